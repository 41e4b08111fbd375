"""The dice of a real table: settled before play by a seed nobody knows, promised by its hash, shown at the end.

Each answer of chance is a keyed function of the seed and of the number of its event, so whoever has the receipt can
derive every one of them again, and nobody can know one before it falls.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from typing import Any

from seaboard.core.errors import BadRecord
from seaboard.core.game import Game
from seaboard.core.messages import Message
from seaboard.core.play import Play
from seaboard.core.record import Record
from seaboard.core.rng import Rng
from seaboard.core.seats import NATURE

SEED_BYTES = 32
_PROMISE = b"seaboard dice 1: "
_HEX = re.compile(rf"[0-9a-f]{{{2 * SEED_BYTES}}}")


class CommittedDice:
    """`commitment` may be shown to anybody at any time, `seed` only when the game is over."""

    def __init__(self, seed: bytes) -> None:
        self.seed = seed
        self.commitment = hashlib.sha256(_PROMISE + seed).hexdigest()

    def answer(self, game: Game[Any], state: Any, number: int) -> int:
        """What chance answers as event `number` of the game."""
        key = hmac.new(self.seed, f"event {number}".encode("ascii"), hashlib.sha256).digest()
        return game.sample(state, Rng(int.from_bytes(key[:8], "big"), int.from_bytes(key[8:12], "big")))

    def luck(self, number: int, seat: int) -> tuple[int, int]:
        """What a bot draws from when `number` events have happened: nobody can foresee it, and it is the same again."""
        key = hmac.new(self.seed, f"bot {number} {seat}".encode("ascii"), hashlib.sha256).digest()
        return int.from_bytes(key[:8], "big"), int.from_bytes(key[8:12], "big")

    def receipt(self, over: bool) -> dict[str, str]:
        """What a record says of the dice: the promise, and after the game what was promised."""
        return {"commitment": self.commitment, "seed": self.seed.hex()} if over else {"commitment": self.commitment}


def fresh_dice() -> CommittedDice:
    return CommittedDice(secrets.token_bytes(SEED_BYTES))


def dice_of_number(number: int) -> CommittedDice:
    """The same dice for the same number: for lessons, tests and games played twice."""
    return CommittedDice(hashlib.sha256(f"seaboard-seed-{number}".encode("ascii")).digest())


def dice_from_hex(text: str) -> CommittedDice | None:
    """Dice from their written seed; None when the text is no seed."""
    return CommittedDice(bytes.fromhex(text)) if _HEX.fullmatch(text) else None


def check_dice(play: Play[Any], record: Record) -> int | None:
    """How many answers of chance follow from the seed; None when no seed is shown. Raises BadRecord."""
    if "seed" not in record.dice:
        return None
    dice = dice_from_hex(record.dice["seed"])
    if dice is None or dice.commitment != record.dice.get("commitment"):
        raise BadRecord(Message("record-broken-promise"))
    checked = 0
    for number, event in enumerate(play.events, 1):
        if event.seat == NATURE:
            before = play.at(number - 1)
            if play.game.write(before, dice.answer(play.game, before, number)) != event.text:
                raise BadRecord(Message("record-other-dice", {"number": number, "event": event.text[:60]}))
            checked += 1
    return checked
