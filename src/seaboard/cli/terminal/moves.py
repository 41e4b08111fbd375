"""The moves of a question in numbered columns, and the moves one might try and what forbids them."""

from __future__ import annotations

from typing import Any

from seaboard.bots.hint import Hint
from seaboard.cli.boards.board import Board
from seaboard.cli.terminal.screen import wrapped
from seaboard.core.view import View
from seaboard.language import Language


def move_lines(board: Board[Any], view: View, language: Language, columns: int, with_rules: bool) -> list[str]:
    """Grouped by the rules that allow them; a game may add what a move means."""
    assert view.ask is not None
    groups: dict[tuple[str, tuple[str, ...]], list[str]] = {}
    for number, choice in enumerate(view.ask.choices, 1):
        group = (board.heading(view, choice.do, language), choice.rules)
        groups.setdefault(group, []).append(f"{number:>3} {explained(board, view, choice.do, language)}")
    lines: list[str] = []
    for (above, rules), moves in groups.items():
        lines += wrapped(above, columns) if above else []
        lines += in_columns(moves, columns)
        if with_rules:
            lines[-1:] = wrapped(f"{lines[-1]}  [{', '.join(rules)}]", columns)
    return lines


def explained(board: Board[Any], view: View, move: str, language: Language) -> str:
    """The notation, and what it means where that is another word."""
    meaning = board.note(view, move, language)
    said = not meaning or meaning.casefold() in move.casefold().split()
    return move if said else f"{move} ({meaning})"


def in_columns(items: list[str], columns: int) -> list[str]:
    width = max(map(len, items)) + 1
    each = max((columns - 1) // width, 1)
    rows = [items[first : first + each] for first in range(0, len(items), each)]
    lines = ["".join(f"{item:{width}}" for item in row).rstrip() for row in rows]
    return [part for line in lines for part in (wrapped(line, columns) if len(line) > columns else [line])]


def refusal_lines(view: View, language: Language) -> list[str]:
    """Moves with the same reason against them share a line."""
    assert view.ask is not None
    groups: dict[tuple[str, tuple[str, ...]], list[str]] = {}
    for refusal in view.ask.refusals:
        groups.setdefault((language.say(refusal.reason), refusal.rules), []).append(refusal.do)
    return [
        f"  {language.text('play-refused', move=' · '.join(moves), reason=reason)}  [{', '.join(rules)}]"
        for (reason, rules), moves in groups.items()
    ]


def hint_line(language: Language, move: str, hint: Hint) -> str:
    shares = {"percent": hint.chance, "low": hint.low, "high": hint.high}
    return language.text(
        "play-hint-chance", move=move, games=hint.games, **{name: round(100 * share) for name, share in shares.items()}
    )
