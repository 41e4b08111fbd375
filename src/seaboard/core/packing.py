"""An action is one whole number: the verb in the low five bits, its arguments above. `core/verbs.py` has its text."""

from __future__ import annotations

from typing import Final

from seaboard.core.native import i64

VERB: Final = 31  # mask of the verb
ARGUMENT: Final = 5  # shift of the arguments


def pack(verb: i64, argument: i64 = 0) -> i64:
    return argument << ARGUMENT | verb


def verb_of(action: i64) -> i64:
    return action & VERB


def argument_of(action: i64) -> i64:
    return action >> ARGUMENT
