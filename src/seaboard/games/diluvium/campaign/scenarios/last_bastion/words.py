"""What people read of The Last Bastion."""

from __future__ import annotations

from typing import Dict, Final, List

from seaboard.core.messages import Argument, Line, Message, line
from seaboard.core.verbs import Reason
from seaboard.games.diluvium.campaign.presentation.near_moves import settlers_on_the_map
from seaboard.games.diluvium.campaign.presentation.scene import SoloScene
from seaboard.games.diluvium.campaign.presentation.signs import at_places
from seaboard.games.diluvium.campaign.presentation.words import (
    Aim,
    Question,
    Steps,
    Tried,
    Words,
    nothing,
    refuse,
)
from seaboard.games.diluvium.campaign.rules.state import ADVERSARY, NOWHERE, YOU, SoloState
from seaboard.games.diluvium.campaign.scenarios.last_bastion.rules import TakeOver, exposed, highest
from seaboard.games.diluvium.components.tables import beside, chosen
from seaboard.games.diluvium.presentation.names import action_name, kind_name
from seaboard.games.diluvium.presentation.refusals import own_settler
from seaboard.games.diluvium.presentation.scene import space_kind
from seaboard.games.diluvium.rules.actions import BIT, CELLS, FLEE, FLEES_TO_SECTION, HOW_MANY, SECTION, SLOTS, TAKE


def taken_over(scene: SoloScene) -> List[Line]:
    rule = scene.rule
    assert isinstance(rule, TakeOver)
    kind = kind_name(space_kind(scene.before, int(rule.space)))
    args: Dict[str, Argument] = {"kind": kind, "place": scene.tile(int(rule.space) // SLOTS)}
    rules = ("S-34.3",) if rule.only == NOWHERE else ("S-34.4", "S-34.3")
    return [line("solo-taken-over", *rules, who=scene.it, action=action_name(int(rule.section) - SECTION), **args)]


def no_settler_replaced(tried: Tried) -> Reason:
    state, cell, rule = tried.state, tried.argument // SLOTS, tried.rule
    assert isinstance(rule, TakeOver)
    if not own_settler(state, YOU, tried.argument) or tried.argument >= SECTION:
        return refuse("no-settler-there", "S-34.3")
    if rule.only not in (NOWHERE, cell):
        return refuse("only-there", "S-34.4", place=tried.names[rule.only])
    if cell not in exposed(state, rule.only):
        return refuse("settler-safe", "S-34.3", place=tried.names[cell])
    return refuse("settler-kind", "S-34.3", kind=kind_name(state.column[highest(state, rule.only)]))


def no_way_back(tried: Tried) -> Reason:
    full = tried.argument >= SECTION
    return (Message("diluvium-section-full"), ("S-34.3",)) if full else refuse("back-to-board", "S-34.3")


def gates(state: SoloState) -> int:
    """S-34.1: the tiles beside its city."""
    return beside(state.tables, BIT[state.tables.city[ADVERSARY]]) & state.tables.ocean


def fullest_tile(state: SoloState) -> Steps:
    """S-34.1: of the gates, the one with the fewest spaces left."""
    best: Steps = (0, 1)
    for cell in chosen(state.tables.listed, gates(state) & state.up):
        need = HOW_MANY[state.tables.slots[state.tiles[cell]]]
        have = HOW_MANY[state.mine[YOU * CELLS + cell]]
        if best == (0, 1) or need - have < best[1] - best[0]:
            best = (have, need)
    return best


WORDS: Final = Words(
    aims={"unstoppable": Aim(fullest_tile)},
    steps={("TakeOver", "take_over"): taken_over},
    answers={("TakeOver", TAKE): nothing, ("TakeOver", FLEE): nothing},  # said when the space is taken over
    questions=(
        Question("solo-ask-replace", TAKE, lambda state, _: settlers_on_the_map(state, YOU), no_settler_replaced),
        Question("solo-ask-back", FLEE, lambda _, __: FLEES_TO_SECTION, no_way_back),
    ),
    signs=lambda state: at_places(state, gates(state), "gate"),
)
