"""Reading TOML that anybody may have written."""

from __future__ import annotations

from typing import Any, Dict


class NotToml(Exception):
    """Its text says where the fault is."""


def read_toml(text: str) -> Dict[str, Any]:
    """Raises NotToml for whatever the reader cannot take: bad syntax, endless numbers, endless nesting."""
    import tomllib  # noqa: PLC0415 (absent on PyPy's Python 3.9, where nothing needs it before this)

    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as fault:
        raise NotToml(str(fault)[:200]) from fault
