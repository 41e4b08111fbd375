"""Committed dice for a game in the terminal: the seed waits in a file of its own until the game is over."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from seaboard.cli.terminal.saves import seed_path, write_whole
from seaboard.core.play import Play
from seaboard.table.dice import CommittedDice, dice_from_hex, dice_of_number, fresh_dice


class TerminalDice:
    """`promised` is what the record of a game already promises; dice that do not keep it are used unpromised."""

    def __init__(self, autosave: Path, number: int | None, promised: str | None, begun: bool) -> None:
        self.file = seed_path(autosave)
        kept = self._kept() if begun and promised else None
        self.committed = not begun or (kept is not None and kept.commitment == promised)
        self.dice = kept if kept and self.committed else self._new(number)

    def _kept(self) -> CommittedDice | None:
        return dice_from_hex(self.file.read_text("utf-8").strip()) if self.file.exists() else None

    def _new(self, number: int | None) -> CommittedDice:
        dice = fresh_dice() if number is None else dice_of_number(number)
        write_whole(self.file, dice.seed.hex() + "\n")
        return dice

    def answer(self, play: Play[Any]) -> int:
        return self.dice.answer(play.game, play.state, len(play.events) + 1)

    def receipt(self, play: Play[Any]) -> dict[str, str]:
        """What the record says of these dice; nothing when they were not promised before the first roll."""
        return self.dice.receipt(play.game.outcome(play.state) is not None) if self.committed else {}
