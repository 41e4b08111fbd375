"""Diluvium keeps its secrets, and the kit would notice if it did not: one planted leak for each secret."""

from __future__ import annotations

import dataclasses
from itertools import product
from typing import List, Type

import pytest

from seaboard.conformance import ConformanceError, check_game
from seaboard.core.messages import Line, Message
from seaboard.core.pieces.pile import kinds
from seaboard.core.rng import Rng
from seaboard.core.trace import Moment
from seaboard.core.view import Refusal
from seaboard.games.diluvium.components.loading import components
from seaboard.games.diluvium.game import Diluvium
from seaboard.games.diluvium.presentation.view import DiluviumView
from seaboard.games.diluvium.rules.battle import Battle
from seaboard.games.diluvium.rules.notation import CARD_NAMES
from seaboard.games.diluvium.rules.state import DiluviumState

# The printed sea, over sooner; with whole trays it is in `test_conformance`.
SMALL_TRAYS = """[edition]
name = "Small trays"

[supplies]
tray = [11, 14, 16]
"""


@pytest.mark.slow
@pytest.mark.parametrize(("players", "boards"), list(product((2, 3, 4), ("A", "dealt", "chosen"))))
def test_it_conforms_for_every_number_of_players_and_every_way_to_give_boards(players: int, boards: str) -> None:
    peoples = "dealt" if boards == "dealt" else "seated"
    game = Diluvium(components(SMALL_TRAYS))
    report = check_game(game, 1, players, [{"players": players, "boards": boards, "peoples": peoples}])
    assert report.positions > 60


class TellsKinds(Diluvium):
    """Describes what others hold (D-10.1)."""

    def describe(self, state: DiluviumState, seat: int) -> List[Message]:
        return [*super().describe(state, seat), Message("leak", {"held": str(state.held)})]


class ShowsKindsOfOne(Diluvium):
    """Shows the rack of the first player to all."""

    def view(self, state: DiluviumState, seat: int) -> DiluviumView:
        view = super().view(state, seat)
        held = tuple(state.held[:3])
        first = dataclasses.replace(view.players[0], held=(held[0], held[1], held[2]))
        return dataclasses.replace(view, players=(first, *view.players[1:]))


class TellsGold(Diluvium):
    """Describes who leads (D-10.5)."""

    def describe(self, state: DiluviumState, seat: int) -> List[Message]:
        return [*super().describe(state, seat), Message("leak", {"leader": state.gold.index(max(state.gold))})]


class ShowsGold(Diluvium):
    def view(self, state: DiluviumState, seat: int) -> DiluviumView:
        view = super().view(state, seat)
        players = tuple(dataclasses.replace(player, gold=state.gold[player.seat]) for player in view.players)
        return dataclasses.replace(view, players=players)


class ShowsCards(Diluvium):
    """Shows all hands as the viewer's (D-15.3)."""

    def view(self, state: DiluviumState, seat: int) -> DiluviumView:
        hands = tuple(CARD_NAMES[kind] for pile in state.cards for kind in kinds(pile))
        return dataclasses.replace(super().view(state, seat), hand=hands)


class TellsTheDeck(Diluvium):
    """Describes what is left in the deck, and so what others may hold."""

    def describe(self, state: DiluviumState, seat: int) -> List[Message]:
        return [*super().describe(state, seat), Message("leak", {"deck": state.deck})]


class TellsTheCardDrawn(Diluvium):
    """Tells everybody which card was drawn."""

    def narrate(self, moment: Moment[DiluviumState], seat: int) -> List[Line]:
        rule = moment.before.stack[-1]
        return super().narrate(moment, getattr(rule, "seat", seat))


class WritesTheCardDrawn(Diluvium):
    def shown(self, state: DiluviumState, mover: int, action: int, seat: int) -> str:
        text = self.write(state, action)
        return text if text.startswith("~card") else super().shown(state, mover, action, seat)


class ShowsTheSeal(Diluvium):
    """Tells what has been sealed (D-12.2)."""

    def describe(self, state: DiluviumState, seat: int) -> List[Message]:
        rule = state.stack[-1] if state.stack else None
        sealed = f"{rule.attack} {rule.defence}" if isinstance(rule, Battle) else ""
        return [*super().describe(state, seat), Message("leak", {"sealed": sealed})]


class WritesTheSeal(Diluvium):
    def shown(self, state: DiluviumState, mover: int, action: int, seat: int) -> str:
        return self.write(state, action)


class TellsTheSeal(Diluvium):
    def narrate(self, moment: Moment[DiluviumState], seat: int) -> List[Line]:
        return super().narrate(moment, moment.actor)


class RefusesByAnothersRack(Diluvium):
    """Has other refusals when the next player holds food."""

    def refusals(self, state: DiluviumState, seat: int) -> List[Refusal]:
        refused = super().refusals(state, seat)
        return refused[1:] if seat >= 0 and state.held[(seat + 1) % state.players * 3] else refused


class TakesBackSeals(Diluvium):
    def reveals(self, state: DiluviumState, seat: int, action: int) -> bool:
        return False


class ImaginesTheTruth(Diluvium):
    """Draws the others' gold near the truth."""

    def imagine(self, state: DiluviumState, seat: int, rng: Rng) -> DiluviumState:
        world = super().imagine(state, seat, rng)
        world.gold[:] = [gold + 1000 if who != seat else gold for who, gold in enumerate(state.gold)]
        return world


PLANTED: list[tuple[Type[Diluvium], set[str]]] = [
    (TellsKinds, {"views keep secrets"}),
    (ShowsKindsOfOne, {"views keep secrets"}),
    (TellsGold, {"views keep secrets"}),
    (ShowsGold, {"views keep secrets"}),
    (ShowsCards, {"views keep secrets"}),
    (TellsTheDeck, {"views keep secrets"}),
    (TellsTheCardDrawn, {"chance stays hidden"}),
    (WritesTheCardDrawn, {"chance stays hidden"}),
    (ShowsTheSeal, {"views keep secrets", "sealed answers stay sealed"}),
    (WritesTheSeal, {"sealed answers stay sealed", "chance stays hidden"}),
    (TellsTheSeal, {"sealed answers stay sealed"}),
    (RefusesByAnothersRack, {"views keep secrets"}),
    (TakesBackSeals, {"undo is bounded by information"}),
    (ImaginesTheTruth, {"imagining knows no secrets"}),
]


# two tiles between three cities: warships meet, ruins are near, games are short
CROWDED = """
[edition]
name = "A crowded sea"

[layout.3]
rows = ["0 0 : city1 0 city2", "1 0 : 0 city3"]

[supplies]
tray = [16, 12, 28]
""" + "".join(f'[tile.{n}]\nislands = ["ruins 3", "food 1", "weapons 1"]\n' for n in range(1, 5))


def caught(game: Diluvium) -> str:
    with pytest.raises(ConformanceError) as error:
        check_game(game, 20, 1, [{"players": 3}])
    return error.value.check


def test_the_crowded_sea_conforms() -> None:
    check_game(Diluvium(components(CROWDED)), 1, 1, [{"players": 3}])


@pytest.mark.slow
@pytest.mark.source  # a leak is planted in plain Python
@pytest.mark.parametrize(("leak", "checks"), PLANTED, ids=[leak.__name__ for leak, _ in PLANTED])
def test_the_kit_catches_the_leak(leak: Type[Diluvium], checks: set[str]) -> None:
    assert caught(leak(components(CROWDED))) in checks
