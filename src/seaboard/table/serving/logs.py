"""The log: faults with their tracebacks and a number that the answer carries too, and no secret."""

from __future__ import annotations

import logging
import re
import sys
import time
import traceback
from types import TracebackType
from typing import Any

LOG = logging.getLogger("seaboard")
FORMAT = "%(asctime)s %(levelname)s %(message)s"
LONGEST = 300
# What a fault quotes may be a cookie, a link, a seed or a piece of a body.
SECRET = re.compile(r"""b?(['"]).*?\1|[\w%+/=-]{16,}|\\x[0-9a-f]{2}""", re.DOTALL)
Fault = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]


class WithoutSecrets(logging.Formatter):
    """Where it happened in full, what was at hand not at all."""

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802
        """A traceback that another process told: its places stay, and what its faults say is masked."""
        first, *rest = record.message.split("\n")
        record.message = "\n".join([first, *(line if line.startswith(" ") else masked(line) for line in rest)])
        return super().formatMessage(record)

    def formatException(self, ei: Fault) -> str:  # noqa: N802 (logging's own name)
        fault = ei[1]
        return "\n".join(chain_of(fault)) if fault is not None else ""


def chain_of(fault: BaseException) -> list[str]:
    """The chain of faults, the first cause first, each with its places in the code."""
    before = fault.__cause__ or (None if fault.__suppress_context__ else fault.__context__)
    lines = chain_of(before) if before is not None else []
    places = traceback.extract_tb(fault.__traceback__)
    lines += [f"  {place.filename}:{place.lineno} {place.name}" for place in places]
    return [*lines, f"{type(fault).__module__}.{type(fault).__qualname__}: {masked(str(fault))}"]


def masked(text: str) -> str:
    return SECRET.sub("…", text)[:LONGEST]


def open_log(file: str | None) -> None:
    """To the file, or to where faults of programs go."""
    handler = logging.FileHandler(file, encoding="utf-8") if file else logging.StreamHandler(sys.stderr)
    formatter = WithoutSecrets(FORMAT)
    formatter.converter = time.gmtime
    handler.setFormatter(formatter)
    logging.basicConfig(handlers=[handler], level=logging.ERROR, force=True)
    LOG.setLevel(logging.WARNING)


def log_fault(request: str, what: Any, fault: BaseException) -> None:
    LOG.error("%s %s", request, what, exc_info=fault)
