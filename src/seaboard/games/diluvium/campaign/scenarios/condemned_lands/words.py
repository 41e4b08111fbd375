"""What people read of The Condemned Lands."""

from __future__ import annotations

from typing import Final, List

from seaboard.core.messages import Line, Message, line
from seaboard.core.verbs import Reason
from seaboard.games.diluvium.campaign.presentation.near_moves import tiles_in_sight
from seaboard.games.diluvium.campaign.presentation.scene import SoloScene
from seaboard.games.diluvium.campaign.presentation.words import Aim, Question, Steps, Tried, Words, refuse_place
from seaboard.games.diluvium.campaign.rules.actions import PICK
from seaboard.games.diluvium.campaign.rules.adversary_engage import AdversaryEngage
from seaboard.games.diluvium.campaign.rules.state import FACE_DOWN, YOU, SoloState
from seaboard.games.diluvium.campaign.scenarios.condemned_lands.rules import MoorElsewhere, has_found
from seaboard.games.diluvium.presentation.names import amounts, ship_name
from seaboard.games.diluvium.rules.actions import RESOURCES


def stored(scene: SoloScene, cell: int) -> List[Line]:
    """S-31.4."""
    store = scene.after.stores[cell * RESOURCES : (cell + 1) * RESOURCES]
    return [line("solo-stored", "S-31.4", place=scene.tile(cell), store=amounts(store))] if any(store) else []


def moored(scene: SoloScene) -> List[Line]:
    rule = scene.rule
    assert isinstance(rule, MoorElsewhere)
    return [line("solo-moors", "S-31.10", ship=ship_name(int(rule.ship)), place=scene.tile(int(rule.goal)))]


def pursued(scene: SoloScene) -> List[Line]:
    if isinstance(scene.after.stack[-1], AdversaryEngage):
        return [line("solo-no-weapons-left", "S-31.8")]
    kept_away = scene.before.defeated and not has_found(scene.before)
    return [line("solo-no-pursuit", "S-31.8", "S-3.6")] if kept_away else []


def no_mooring(tried: Tried) -> Reason:
    explored = tried.state.explored[YOU] >> tried.argument & 1
    return refuse_place(tried, "moor-farther" if explored else "moor-unexplored", "S-31.10")


def tokens_turned_up(state: SoloState) -> Steps:
    """S-31.1: each may be the promised land; the last one need not be turned up to be known."""
    laid = [token for token in state.tokens if token]
    return (len(laid) if state.story.met(state) else sum(token != FACE_DOWN for token in laid)), len(laid)


def tokens_left(state: SoloState) -> Message:
    """S-31.1."""
    return Message("solo-left-land", {"hidden": sum(1 for token in state.tokens if token == FACE_DOWN)})


WORDS: Final = Words(
    aims={"discoverer": Aim(tokens_turned_up, tokens_left)},
    steps={("MoorElsewhere", "moor"): moored, ("Pursuit", "pursue"): pursued},
    questions=(Question("solo-ask-moor", PICK, tiles_in_sight, no_mooring),),
    turned_up=stored,
    flee_to_board=("S-31.11",),
)
