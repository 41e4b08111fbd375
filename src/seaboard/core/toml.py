"""TOML: our values written, and texts read that anybody may have written, measured in one pass before they are parsed.

The parser of the standard library takes time and memory with the square of a dotted key's length, and makes numbers of
any size from hexadecimal digits.
"""

from __future__ import annotations

import json
import re
from typing import Any, Dict

from seaboard.core.messages import Argument, Message

LONGEST_TEXT = 1_000_000  # characters
DEEPEST = 12  # brackets within brackets; our own files need two
MOST_NAMES = 8  # in a dotted key; our own files need three
LONGEST_WORD = 120  # a number, or a name in a key
MOST_PARTS = 40_000  # keys, tables and items of lists
LONGEST_FAULT = 200

# Strings and comments are stepped over whole, closed or not, so that no character is read twice.
_TOKEN = re.compile(
    r'"""(?:[^"\\]+|\\(?:.|\Z)|"(?!""))*(?:"{3,5}|\Z)'
    r"|'''(?:[^']+|'(?!''))*(?:'{3,5}|\Z)"
    r'|"(?:[^"\\\n]+|\\[^\n])*"?'
    r"|'[^'\n]*'?"
    r"|\#[^\n]*"
    r"|[\[\]{}.,=\n]"
    r"""|[^\s"'\#\[\]{}.,=]+""",
    re.DOTALL,
)


class NotToml(Exception):
    """`fault` says where it is, or what there is too much of."""

    def __init__(self, fault: Argument) -> None:
        super().__init__(fault)
        self.fault = fault


def toml_value(value: object) -> str:
    """A number, a text or a list of them."""
    return json.dumps(value, ensure_ascii=False)


def read_toml(text: str, longest: int = LONGEST_TEXT) -> Dict[str, Any]:
    """Raises NotToml for whatever the reader cannot take: bad syntax, endless numbers, endless nesting."""
    import tomllib  # noqa: PLC0415 (absent on PyPy's Python 3.9, where nothing needs it before this)

    measure(text, longest)
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as fault:
        raise NotToml(str(fault)[:LONGEST_FAULT]) from fault


def measure(text: str, longest: int = LONGEST_TEXT) -> None:
    """Raises NotToml when there is too much of anything."""
    if len(text) > longest:
        raise NotToml(Message("core-toml-too-long", {"most": longest}))
    depth, names, parts = 0, 1, 0
    for found in _TOKEN.finditer(text):
        word = found[0]
        if word == ".":
            names += 1
            if names > MOST_NAMES:
                raise NotToml(Message("core-toml-long-key", {"most": MOST_NAMES}))
        elif word in "=,\n[]{}":
            names = 1
            parts += word in "=,[{"
            depth = max(0, depth + (word in "[{") - (word in "]}"))
            if depth > DEEPEST:
                raise NotToml(Message("core-toml-too-deep", {"most": DEEPEST}))
            if parts > MOST_PARTS:
                raise NotToml(Message("core-toml-too-much", {"most": MOST_PARTS}))
        elif word[0] not in "\"'#" and len(word) > LONGEST_WORD:
            raise NotToml(Message("core-toml-long-word", {"most": LONGEST_WORD}))
