"""A scenario in hand, for the tests: you and chance answer in notation. `helpers` and `voyage` set positions up."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self

from seaboard.core.engine import answer
from seaboard.core.pieces.pile import added, kinds
from seaboard.core.rng import Rng
from seaboard.core.seats import NATURE
from seaboard.games.diluvium.campaign.components.loading import booklet
from seaboard.games.diluvium.campaign.presentation.outcome import outcome
from seaboard.games.diluvium.campaign.presentation.verbs import verbs_of
from seaboard.games.diluvium.campaign.rules.setup import Bonuses, set_up
from seaboard.games.diluvium.campaign.rules.state import YOU, SoloState
from seaboard.games.diluvium.rules.actions import CELLS
from seaboard.games.diluvium.rules.notation import CARD_NAMES, RESOURCE_NAMES
from seaboard.games.diluvium.rules.state import EXPLORER, SHIPS, WARSHIP


class InHand:
    def __init__(self, state: SoloState) -> None:
        self.state = state
        self.chart = booklet().chart(state.story.id)
        self.names = self.chart.places
        self.notation = verbs_of(self.chart)

    # asking and answering

    @property
    def asked(self) -> int:
        assert self.state.pending is not None, "the game is over"
        return int(self.state.pending.seat)

    @property
    def question(self) -> str:
        return "" if self.state.pending is None else self.state.pending.prompt.split("-ask-")[1]

    def written(self) -> list[str]:
        """The legal moves of whoever is asked, each once."""
        legal = self.state.stack[-1].legal(self.state, self.asked)
        return [self.notation.write(action) for action in dict.fromkeys(legal)]

    def do(self, *moves: str) -> Self:
        for move in moves:
            action = self.notation.read(move)
            assert action in self.state.stack[-1].legal(self.state, self.asked), (move, self.question, self.written())
            answer(self.state, self.asked, action)
        return self

    def chance(self, seed: int = 1) -> Self:
        """Chance answers until you are asked, or the game is over."""
        rng = Rng(seed)
        while self.state.pending is not None and self.state.pending.seat == NATURE:
            answer(self.state, NATURE, self.state.stack[-1].sample(self.state, rng))
        return self

    # what is where

    def cell(self, place: str) -> int:
        return self.names.index(place)

    def ship(self, seat: int, ship: int) -> str:
        at = self.state.ships[seat * SHIPS + ship]
        return self.names[at] if at >= 0 else ""

    def explorer(self, seat: int = YOU) -> str:
        return self.ship(seat, EXPLORER)

    def warship(self, seat: int = YOU) -> str:
        return self.ship(seat, WARSHIP)

    def spaces_of(self, seat: int) -> list[str]:
        """The spaces of the map with settlers of a seat."""
        found = []
        for cell, name in enumerate(self.names):
            mask = self.state.mine[seat * CELLS + cell]
            found += [f"{name}.{slot + 1}" for slot in range(5) if mask >> slot & 1]
        return found

    def hand(self) -> list[str]:
        return [CARD_NAMES[kind] for kind in kinds(self.state.cards[YOU])]

    def result(self) -> str:
        found = outcome(self.state)
        return "" if found is None else found.ending

    # laying pieces out

    def moor(self, ship: int, places: dict[int, str]) -> None:
        for seat, place in places.items():
            self.state.ships[seat * SHIPS + ship] = self.cell(place)

    def hold(self, held: str) -> None:
        """`food 1 weapons 3`; of kinds that are not named, what there was."""
        named = held.split()
        for kind, number in zip(named[::2], named[1::2], strict=True):
            self.state.held[RESOURCE_NAMES.index(kind)] = int(number)

    def draw(self, cards: Iterable[str]) -> None:
        for card in cards:
            self.state.cards[YOU] = added(self.state.cards[YOU], CARD_NAMES.index(card))


def words(text: str | Iterable[str]) -> list[str]:
    return text.split() if isinstance(text, str) else list(text)


def set_out(name: str, level: int, bonuses: Bonuses) -> SoloState:
    chart = booklet().chart(name)
    return set_up(chart.solo_tables(bonuses.limit), chart.story, chart.people, level, bonuses)
