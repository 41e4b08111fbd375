"""What people read of Facing Destiny."""

from __future__ import annotations

from typing import Dict, Final, List

from seaboard.core.messages import Argument, Line, line
from seaboard.core.verbs import Reason, because
from seaboard.games.diluvium.campaign.components.tables import green
from seaboard.games.diluvium.campaign.presentation.aims import on_green
from seaboard.games.diluvium.campaign.presentation.scene import SoloScene
from seaboard.games.diluvium.campaign.presentation.words import Aim, Question, Steps, Tried, Words, refuse_place
from seaboard.games.diluvium.campaign.rules.actions import PICK, PICKS
from seaboard.games.diluvium.campaign.rules.adversary_settle import tiles_it_may_settle
from seaboard.games.diluvium.campaign.rules.state import ADVERSARY, ALLY, NOWHERE, SoloState, settlers_of
from seaboard.games.diluvium.campaign.scenarios.facing_destiny.rules import ReplaceAlly, order_of_ally
from seaboard.games.diluvium.presentation.names import kind_name
from seaboard.games.diluvium.presentation.prospects import cells
from seaboard.games.diluvium.presentation.scene import space_kind
from seaboard.games.diluvium.rules.actions import BIT, CELLS, SECTION, SLOTS


def replaced(scene: SoloScene) -> List[Line]:
    rule = scene.rule
    assert isinstance(rule, ReplaceAlly)
    goal = int(rule.goal)
    kind = kind_name(space_kind(scene.before, _space_entered(scene, goal)))
    args: Dict[str, Argument] = {"kind": kind, "place": scene.tile(goal)}
    return [line("solo-ally-replaced", "S-28.3", who=scene.it, **args)]


def _space_entered(scene: SoloScene, cell: int) -> int:
    """The space a settler of the adversary has come to."""
    at = ADVERSARY * CELLS + cell
    return cell * SLOTS + (scene.after.mine[at] & ~scene.before.mine[at]).bit_length() - 1


def tiles_with_allies(state: SoloState, _: int) -> List[int]:
    return [PICKS[cell] for cell in cells(state, state.settled[ALLY])]


def no_ally_replaced(tried: Tried) -> Reason:
    state, cell = tried.state, tried.argument
    if not state.settlers_at(ALLY, cell):
        return refuse_place(tried, "no-ally-there", "S-28.3")
    if not tiles_it_may_settle(state, NOWHERE) >> cell & 1:
        return because("solo-pick-not-open", "S-28.3", "S-28.4", place=tried.names[cell])
    kind = state.column[order_of_ally(state)]
    if not state.slots_with(ALLY, cell, kind):
        return refuse_place(tried, "ally-elsewhere", "S-28.3", kind=kind_name(kind))
    return because("solo-pick-more-settlers", "S-28.3", "S-5.2", place=tried.names[cell])


def own_colour_on_green(state: SoloState) -> Steps:
    """S-28.1: without the Aztec settler."""
    have, need = on_green(state)
    if state.veteran < 0:
        return have, need
    there = state.veteran < SECTION and green(state) & BIT[state.veteran // SLOTS]
    return have - (1 if there else 0), need - 1


def allies_gone(state: SoloState) -> Steps:
    """S-28.1."""
    return int(state.lost), int(state.lost) + int(settlers_of(state, ALLY))


WORDS: Final = Words(
    aims={"leader": Aim(own_colour_on_green), "loner": Aim(allies_gone)},
    steps={("ReplaceAlly", "replace"): replaced},
    questions=(Question("solo-ask-replace", PICK, tiles_with_allies, no_ally_replaced),),
    allies_scared=("S-28.6",),
)
