"""What Killed Them Will Make Us Stronger (S-23): settle the ruins of three tiles, or explore four tiles you turn up."""

from __future__ import annotations

from typing import ClassVar, Final, List, Optional, Tuple, final

from seaboard.core.ask import Ask, ask_of_nature
from seaboard.core.native import i64
from seaboard.core.packing import ARGUMENT
from seaboard.core.pieces.pile import EMPTY, kinds, removed
from seaboard.core.procedure import Procedure, Steps
from seaboard.core.rng import Rng
from seaboard.games.diluvium.campaign.components.tables import green
from seaboard.games.diluvium.campaign.rules.actions import PICKS
from seaboard.games.diluvium.campaign.rules.scenario import Scenario
from seaboard.games.diluvium.campaign.rules.state import NOWHERE, YOU, SoloState
from seaboard.games.diluvium.components.tables import chosen
from seaboard.games.diluvium.rules.actions import RUINS
from seaboard.games.diluvium.rules.ruins import DRAWN
from seaboard.games.diluvium.rules.state import EXPLORER

TOKENS: Final = 4
ARCHEOLOGIST: Final = 0
NAVIGATOR: Final = 1

TAKE_THE_CARD: Final = ask_of_nature("solo-ask-kept-card", ("S-23.5",))
WHICH_HOME: Final = Ask("solo-ask-home", (YOU,), ("S-23.6",))


@final
class WhatKilledThem(Scenario):
    def __init__(self) -> None:
        super().__init__("what-killed-them", 23, ("archeologist", "navigator"), keeps_card=True)

    def on_marked(self, state: SoloState, cell: i64) -> None:
        """S-23.4: a Forgotten Map does not count: then the ship that turned the tile up is not the explorer on it."""
        if cell == state.turned and cell == state.ship_at(EXPLORER) and tokens_placed(state) < TOKENS:
            place_token(state, cell)

    def met(self, state: SoloState) -> List[int]:
        """S-23.1."""
        found: List[int] = []
        if holds_the_ruins(state):
            found.append(ARCHEOLOGIST)
        if tokens_placed(state) >= TOKENS:
            found.append(NAVIGATOR)
        return found

    def reward(self, state: SoloState, title: i64) -> Optional[Procedure[SoloState]]:
        return TakeKeptCard() if title == ARCHEOLOGIST else ChooseHome()


def tokens_placed(state: SoloState) -> i64:
    """How many objective tokens lie on tiles you have turned up and explored in one action."""
    return state.tally


def place_token(state: SoloState, cell: i64) -> None:
    """S-23.4: they are numbered as they come."""
    state.tally += 1
    state.tokens[cell] = state.tally


def holds_the_ruins(state: SoloState) -> bool:
    """A settler of yours on the ruins of each outlined tile; a tile face down has none yet."""
    return all(state.slots_with(YOU, cell, RUINS) for cell in chosen(state.tables.listed, green(state)))


@final
class TakeKeptCard(Procedure[SoloState]):
    """S-23.5: the card kept is one of those nobody has seen, each as likely as the others."""

    STEPS: ClassVar[Steps] = {"turn_up": ("S-23.3", "S-23.5")}

    def turn_up(self, state: SoloState) -> Optional[Ask]:
        return TAKE_THE_CARD if state.prize == NOWHERE and state.deck != EMPTY else None

    def legal(self, state: SoloState, seat: i64) -> List[int]:
        return [DRAWN[kind] for kind in kinds(state.deck)]

    def answer(self, state: SoloState, seat: i64, action: i64) -> None:
        state.prize = action >> ARGUMENT
        state.deck = removed(state.deck, state.prize)

    def sample(self, state: SoloState, rng: Rng) -> i64:
        return DRAWN[rng.choice(kinds(state.deck))]


@final
class ChooseHome(Procedure[SoloState]):
    """S-23.6: one of the tiles with an objective token, by its number."""

    STEPS: ClassVar[Steps] = {"choose": ("S-23.6",)}
    FIELDS: ClassVar[Tuple[str, ...]] = ("done",)
    done: i64 = 0

    def choose(self, state: SoloState) -> Optional[Ask]:
        return None if self.done else WHICH_HOME

    def legal(self, state: SoloState, seat: i64) -> List[int]:
        return [PICKS[cell] for cell in range(state.tables.cells) if state.tokens[cell]]

    def answer(self, state: SoloState, seat: i64, action: i64) -> None:
        state.prize = state.tiles[action >> ARGUMENT]
        self.done = 1
