"""The one place where anything outgoing is made into bytes."""

from __future__ import annotations

from typing import Any

import msgspec

Encoded = msgspec.Raw


def outgoing(message: Any) -> bytes:
    """The only door out: whatever leaves the server passes here. Parts may be encoded already."""
    return msgspec.json.encode(message)


def encoded(part: Any) -> Encoded:
    """A part of a message that is told more than once, or among very many."""
    return Encoded(outgoing(part))
