"""What people read of The Hydra's Ire."""

from __future__ import annotations

from typing import Final, List

from seaboard.core.messages import Line, line
from seaboard.core.packing import argument_of
from seaboard.core.verbs import Reason
from seaboard.games.diluvium.campaign.presentation.near_moves import settlers_on_the_map
from seaboard.games.diluvium.campaign.presentation.scene import SoloScene
from seaboard.games.diluvium.campaign.presentation.signs import on_tiles
from seaboard.games.diluvium.campaign.presentation.words import Aim, Question, Sign, Tried, Words, refuse
from seaboard.games.diluvium.campaign.rules.state import ALLY, SoloState
from seaboard.games.diluvium.campaign.scenarios.hydras_ire.rules import HAVENS, HEADS, HYDRA, heads_cut_off, prey
from seaboard.games.diluvium.rules.actions import CELLS, SECTION, SLOTS, TAKE


def devoured(scene: SoloScene) -> List[Line]:
    allies = range(ALLY * CELLS, (ALLY + 1) * CELLS)
    where = [at - ALLY * CELLS for at in allies if scene.before.mine[at] != scene.after.mine[at]]
    return [line("solo-devoured", "S-35.3", place=scene.tile(where[0]))] if where else []


def head_cut_off(scene: SoloScene) -> List[Line]:
    """S-35.6."""
    return [line("solo-head", "S-35.6", heads=int(HEADS - heads_cut_off(scene.after)))]


def not_devoured(tried: Tried) -> Reason:
    """S-35.3: the nearest tile, then the one with the most allies."""
    state, cell = tried.state, tried.argument // SLOTS
    if tried.argument >= SECTION or not state.mine[ALLY * CELLS + cell] >> tried.argument % SLOTS & 1:
        return refuse("no-ally-here", "S-35.3")
    most = max(state.settlers_at(ALLY, argument_of(action) // SLOTS) for action in prey(state))
    fewer = state.settlers_at(ALLY, cell) < most
    return refuse("devour-fewer" if fewer else "devour-farther", "S-35.3", place=tried.names[cell])


def signs(state: SoloState) -> List[Sign]:
    """S-35.2, S-35.4."""
    beast = on_tiles(state, (HYDRA,), "hydra") if heads_cut_off(state) < HEADS else []
    return beast + on_tiles(state, HAVENS, "haven")


WORDS: Final = Words(
    aims={"slayer": Aim(lambda state: (int(heads_cut_off(state)), HEADS))},
    steps={("Devour", "devour"): devoured},
    answers={("Devour", TAKE): devoured},
    questions=(Question("solo-ask-devour", TAKE, lambda state, _: settlers_on_the_map(state, ALLY), not_devoured),),
    signs=signs,
    not_slain=head_cut_off,
    allies_placed=("S-35.4",),
    allies_scared=("S-35.4",),
)
