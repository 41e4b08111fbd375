"""The wire: every message in and out as a type, and the one place where anything outgoing is made into bytes.

TypeScript's types are generated from these (`scripts/wire-types`), and so is the API's description of its answers.
"""

from __future__ import annotations

from typing import Any

import msgspec

from seaboard.core.messages import Message

Encoded = msgspec.Raw


class Sent(msgspec.Struct, forbid_unknown_fields=True):
    """What leaves the server: nothing is sent that is not named."""


class Refused(Sent):
    """Why something was not done, the clauses it rests on, and for an edition each of its faults."""

    message: Message
    rules: tuple[str, ...] = ()
    problems: list[Message] | msgspec.UnsetType = msgspec.UNSET


def outgoing(message: Any) -> bytes:
    """The only door out: whatever leaves the server passes here. Parts may be encoded already."""
    return msgspec.json.encode(message)


def encoded(part: Any) -> Encoded:
    """A part of a message that is sent more than once, or among very many."""
    return Encoded(outgoing(part))
