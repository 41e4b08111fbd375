"""Diluvia keeps its secrets, and the kit would notice if it did not: one planted leak for each secret."""

from __future__ import annotations

import dataclasses
from typing import Dict, List, Type

import pytest

from seaboard.conformance import ConformanceError, check_game
from seaboard.core.messages import Line, Message
from seaboard.core.rng import Rng
from seaboard.core.trace import Moment
from seaboard.core.view import Refusal
from seaboard.games.diluvia.components.loading import components
from seaboard.games.diluvia.game import Diluvia, diluvia
from seaboard.games.diluvia.presentation.view import DiluviaView
from seaboard.games.diluvia.rules.actions import ACTION_CARDS, CARD_UNDO
from seaboard.games.diluvia.rules.play import Play
from seaboard.games.diluvia.rules.state import DiluviaState
from tests.games.diluvia.helpers import EVERYBODY, Setting, position

# a short meter and much rain: a game is over in a dozen turns
RAIN = """
[edition]
name = "Much rain"

[meter]
spaces = 2

[die]
faces = ["cloud", "cloud", "cloud", "cloud", "cloud", "joker"]
"""
OPTIONS: Dict[str, Setting] = {
    **EVERYBODY,
    "three express": {"players": 3, "express": "yes"},
    "2v2 express": {"players": 4, "teams": "pairs", "express": "yes"},
    "2v2v2 express": {"players": 6, "teams": "pairs", "express": "yes"},
    "tentacles anywhere": {"players": 3, "tentacles": "anywhere"},
    "owners choose seats": {"players": 3, "seats": "owner"},
    "owners choose seats in teams": {"players": 4, "teams": "pairs", "seats": "owner"},
    "discards only": {"players": 2, "reset": "discards"},
}


@pytest.mark.parametrize("setting", OPTIONS.values(), ids=list(OPTIONS))
def test_it_conforms_in_every_mode_and_with_every_option(setting: Setting) -> None:
    report = check_game(Diluvia(components(RAIN)), 1, 2, [setting])
    assert report.positions > 50


@pytest.mark.slow
@pytest.mark.parametrize(
    "setting", [{"players": 2}, {"players": 3}, {"players": 6, "teams": "threes", "express": "yes"}]
)
def test_whole_games_with_the_printed_box_conform(setting: Setting) -> None:
    assert check_game(diluvia(), 1, 3, [setting]).positions > 250


class ShowsHands(Diluvia):
    """Shows every hand (DV-9.1)."""

    def view(self, state: DiluviaState, seat: int) -> DiluviaView:
        view, hands = super().view(state, seat), state.hands
        players = tuple(
            dataclasses.replace(one, hand=tuple(str(n) for n in hands[one.seat * ACTION_CARDS :][:ACTION_CARDS]))
            for one in view.players
        )
        return dataclasses.replace(view, players=players)


class TellsUndos(Diluvia):
    """Describes how many Undos are in hands."""

    def describe(self, state: DiluviaState, seat: int) -> List[Message]:
        return [*super().describe(state, seat), Message("leak", {"undos": sum(state.hands[CARD_UNDO::ACTION_CARDS])})]


class TellsTheDeck(Diluvia):
    """Describes what is left in the deck, and so what others may hold."""

    def describe(self, state: DiluviaState, seat: int) -> List[Message]:
        return [*super().describe(state, seat), Message("leak", {"deck": str(state.deck)})]


class WritesTheCardDrawn(Diluvia):
    def shown(self, state: DiluviaState, mover: int, action: int, seat: int) -> str:
        text = self.write(state, action)
        return text if text.startswith("~draw") else super().shown(state, mover, action, seat)


class WritesTheHandDealt(Diluvia):
    def shown(self, state: DiluviaState, mover: int, action: int, seat: int) -> str:
        text = self.write(state, action)
        return text if text.startswith("~hand") else super().shown(state, mover, action, seat)


class TellsTheCardDrawn(Diluvia):
    def narrate(self, moment: Moment[DiluviaState], seat: int) -> List[Line]:
        return super().narrate(moment, moment.before.active if moment.step == "answer" else seat)


class ShowsTheSeal(Diluvia):
    """Tells who wants to undo while the window is open (DV-9.1)."""

    def describe(self, state: DiluviaState, seat: int) -> List[Message]:
        rule = state.stack[-1] if state.stack else None
        wanting = str(rule.wanting) if isinstance(rule, Play) else ""
        return [*super().describe(state, seat), Message("leak", {"wanting": wanting})]


class ShowsWaivers(Diluvia):
    """Shows who has waived before the window closes (DV-9.5)."""

    def view(self, state: DiluviaState, seat: int) -> DiluviaView:
        view = super().view(state, seat)
        rule = state.stack[-1] if state.stack else None
        waiving = rule.waiving if isinstance(rule, Play) else 0
        return dataclasses.replace(view, waived=(*view.waived, int(waiving)))


class ShowsWhoHasAnswered(Diluvia):
    """Shows who still owes an answer, as other sealed questions do."""

    def view(self, state: DiluviaState, seat: int) -> DiluviaView:
        view = super().view(state, seat)
        if view.ask is None or state.pending is None:
            return view
        return dataclasses.replace(view, ask=dataclasses.replace(view.ask, seats=state.pending.seats))


class AsksAnotherQuestionAtTheEnd(Diluvia):
    """Says so when all have answered."""

    def view(self, state: DiluviaState, seat: int) -> DiluviaView:
        view = super().view(state, seat)
        if view.ask is None or state.pending is None or not state.pending.timed:
            return view
        return dataclasses.replace(view, ask=dataclasses.replace(view.ask, prompt=Message(state.pending.prompt)))


class WritesTheSeal(Diluvia):
    def shown(self, state: DiluviaState, mover: int, action: int, seat: int) -> str:
        return self.write(state, action) if mover >= 0 else super().shown(state, mover, action, seat)


class TellsTheSeal(Diluvia):
    def narrate(self, moment: Moment[DiluviaState], seat: int) -> List[Line]:
        text = self.write(moment.before, moment.action)
        leak = [Line(Message("leak", {"said": text}), ("DV-9.1",))] if moment.actor >= 0 else []
        return [*super().narrate(moment, seat), *leak]


class RefusesByAnothersHand(Diluvia):
    """Has other refusals when the next player holds an Undo."""

    def refusals(self, state: DiluviaState, seat: int) -> List[Refusal]:
        refused, players = super().refusals(state, seat), int(state.players)
        return refused[1:] if seat >= 0 and state.hands[(seat + 1) % players * ACTION_CARDS + CARD_UNDO] else refused


class ImaginesTheTruth(Diluvia):
    """Knows in its worlds how many Undos are in hands."""

    def imagine(self, state: DiluviaState, seat: int, rng: Rng) -> DiluviaState:
        world = super().imagine(state, seat, rng)
        if not state.ending:
            world.by_card = sum(state.hands[CARD_UNDO::ACTION_CARDS])
        return world


class ImaginesTheSeal(Diluvia):
    """Knows in its worlds how many have answered."""

    def imagine(self, state: DiluviaState, seat: int, rng: Rng) -> DiluviaState:
        world, rule = super().imagine(state, seat, rng), state.stack[-1] if state.stack else None
        if isinstance(rule, Play) and rule.answered:
            world.by_card += 1
        return world


PLANTED: list[tuple[Type[Diluvia], set[str]]] = [
    (ShowsHands, {"views keep secrets"}),
    (TellsUndos, {"views keep secrets"}),
    (TellsTheDeck, {"views keep secrets"}),
    (WritesTheCardDrawn, {"chance stays hidden"}),
    (WritesTheHandDealt, {"chance stays hidden"}),
    (TellsTheCardDrawn, {"chance stays hidden"}),
    (ShowsTheSeal, {"views keep secrets", "sealed answers stay sealed"}),
    (ShowsWaivers, {"views keep secrets", "sealed answers stay sealed"}),
    (ShowsWhoHasAnswered, {"views keep secrets"}),
    (AsksAnotherQuestionAtTheEnd, {"views keep secrets"}),
    (WritesTheSeal, {"sealed answers stay sealed"}),
    (TellsTheSeal, {"sealed answers stay sealed"}),
    (RefusesByAnothersHand, {"views keep secrets"}),
    (ImaginesTheTruth, {"imagining knows no secrets"}),
    (ImaginesTheSeal, {"imagining knows no secrets"}),
]


def caught(game: Diluvia) -> str:
    with pytest.raises(ConformanceError) as error:
        check_game(game, 20, 1, [{"players": 3}])
    return error.value.check


@pytest.mark.source  # a leak is planted in plain Python
@pytest.mark.parametrize(("leak", "checks"), PLANTED, ids=[leak.__name__ for leak, _ in PLANTED])
def test_the_kit_catches_the_leak(leak: Type[Diluvia], checks: set[str]) -> None:
    assert caught(leak(components(RAIN))) in checks


def test_anothers_hand_is_null() -> None:
    table = position(hands={0: "undo", 1: "rescue tsunami", 2: "tentacles"})
    others = [one.hand for one in table.see(0).players if one.seat != 0]
    assert others == [None, None]
    assert table.see(-2).players[0].hand is None
    assert table.see(1).players[1].hand == ("tsunami", "rescue")
