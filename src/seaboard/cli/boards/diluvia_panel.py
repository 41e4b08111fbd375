"""What lies beside the boards of Diluvia, in lines; and a word about each move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from seaboard.core.messages import Message
from seaboard.games.diluvia.presentation.view import DiluviaView, PlayerView
from seaboard.games.diluvia.rules.notation import CARD_NAMES
from seaboard.language import Language

LAST_ROW = 7
CARD_OF = {"push": "stampede"}


def facts(view: DiluviaView, marks: list[str], language: Language) -> list[str]:
    """Turn, water, meter, deck, each player, and the viewer's hand."""
    if view.active is None:
        return [language.text("diluvia-see-setup")]
    lines = [*_table(view, language), ""]
    for player in view.players:
        lines.append(marks[player.seat] + _standing(view, player, language))
        if player.hand is not None:
            lines.append("   " + language.text("diluvia-panel-hand", cards=_counted(player.hand, language)))
    return lines


def standing(view: DiluviaView, language: Language) -> list[str]:
    """The flood token, and the viewer's hand."""
    hands = [player.hand for player in view.players if player.seat == view.seat and player.hand is not None]
    own = [language.text("diluvia-panel-hand", cards=_counted(hand, language)) for hand in hands]
    return [*_meter(view, language), *own]


def _meter(view: DiluviaView, language: Language) -> list[str]:
    if view.active is None or view.level >= LAST_ROW:
        return []
    return [language.text("diluvia-see-meter", meter=view.meter, spaces=view.spaces)]


def _table(view: DiluviaView, language: Language) -> list[str]:
    assert view.active is not None
    raft = view.raft or ""
    lines = [
        language.text("diluvia-see-turn", turn=view.turn, who=_people(view, view.active, "the")),
        language.text("diluvia-see-water", level=view.level, raft=raft),
    ]
    if view.level < LAST_ROW:
        lines += _meter(view, language)
        lines.append(language.text("diluvia-see-deck", cards=view.deck, floods=view.floods))
    open_cards = [card for card, number in view.discards.items() for _ in range(number)]
    return [*lines, language.text("diluvia-panel-discards", cards=_counted(open_cards, language))]


def _counted(cards: Iterable[str], language: Language) -> str:
    """`2 Move, 1 Undo`."""
    counts = Counter(cards)
    named = [f"{counts[card]} {language.text(f'diluvia-card-{card}')}" for card in CARD_NAMES if counts[card]]
    return ", ".join(named) or "-"


def _standing(view: DiluviaView, player: PlayerView, language: Language) -> str:
    """What everybody may know of a player; an arrow points at the viewer."""
    who = language.say(_people(view, player.seat, "people"))
    if view.teams:
        who = f"{who} ({language.text('diluvia-team', team=player.side + 1)})"
    sentence = language.text(
        "diluvia-panel-player",
        who=who,
        aboard=len(player.aboard),
        jungle=len(player.jungle),
        adrift=player.adrift,
        cards=player.cards,
    )
    return f"> {sentence}" if player.seat == view.seat else f"  {sentence}"


def _people(view: DiluviaView, seat: int, form: str) -> Message:
    return Message(f"diluvia-{form}-{view.players[seat].species}")


def player_name(view: DiluviaView, seat: int, language: Language) -> str:
    """`Player 2 (the crocodiles)`."""
    return language.text("diluvia-panel-name", seat=seat + 1, who=_people(view, seat, "the"))


def heading(move: str, language: Language) -> str:
    """The card that a group of moves belongs to."""
    verb = move.partition(" ")[0]
    card = CARD_OF.get(verb, verb)
    return language.text(f"diluvia-card-{card}") if card in CARD_NAMES else ""


def note(move: str, language: Language) -> str:
    """The name of a card that is dropped, or of the Undo; what the other answers to a card mean."""
    verb, _, argument = move.partition(" ")
    if verb == "drop":
        return language.text(f"diluvia-card-{argument}")
    if verb in ("pass", "waive"):
        return language.text(f"board-dlv-do-{verb}")
    return language.text("diluvia-card-undo") if verb == "undo-it" else ""
