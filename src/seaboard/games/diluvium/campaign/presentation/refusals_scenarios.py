"""Why an answer is not among those to a question that a single scenario asks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Callable, Dict, Final, List, Optional, Tuple, cast

from seaboard.core.messages import Argument, Message
from seaboard.core.pieces.pile import kinds
from seaboard.games.diluvium.campaign.presentation.rule_ids import DEED_RULES
from seaboard.games.diluvium.campaign.rules.actions import BARTER, DEED, FIRST_CARD, GIVE, LIFT, PICK, POOL
from seaboard.games.diluvium.campaign.rules.adversary_settle import tiles_it_may_settle
from seaboard.games.diluvium.campaign.rules.state import ADVERSARY, ALLY, NOWHERE, YOU, SoloState, resources_of
from seaboard.games.diluvium.campaign.scenarios.answer_too_late.rules import are_neighbours
from seaboard.games.diluvium.campaign.scenarios.assault_at_the_very_heart.rules import archipelagos
from seaboard.games.diluvium.campaign.scenarios.facing_destiny.rules import order_of_ally
from seaboard.games.diluvium.campaign.scenarios.flash_of_steel.rules import Earning
from seaboard.games.diluvium.campaign.scenarios.hydras_ire.rules import prey
from seaboard.games.diluvium.campaign.scenarios.last_bastion.rules import TakeOver, exposed, highest
from seaboard.games.diluvium.presentation import transition as plain
from seaboard.games.diluvium.presentation.names import card_name, kind_name
from seaboard.games.diluvium.rules.actions import (
    CELLS,
    CRAFT,
    FLEE,
    RESOURCES,
    SECTION,
    SLOTS,
    TAKE,
    argument_of,
    verb_of,
)

Reason = Tuple[Message, Tuple[str, ...]]
DEED_KIND: Final = 63  # of a move's argument, without its amount


@dataclass(frozen=True)
class Try(plain.Try):
    """A move somebody tries in a scenario."""

    solo: SoloState

    @property
    def place(self) -> str:
        return self.names[self.argument]


def _no(message: str, *rules: str, **args: Argument) -> Reason:
    return Message(f"solo-refuse-{message}", args), rules


def _no_home(tried: Try) -> Reason:
    return _no("home", "S-23.6", place=tried.place)


def _no_mooring(tried: Try) -> Reason:
    explored = tried.solo.explored[YOU] >> tried.argument & 1
    return _no("moor-farther" if explored else "moor-unexplored", "S-31.10", place=tried.place)


def _no_outpost(tried: Try) -> Reason:
    return _no("outpost", "S-25.4", place=tried.place)


def _no_refuge(tried: Try) -> Reason:
    state = tried.solo
    if not archipelagos(state) >> tried.argument & 1:
        return _no("no-archipelago", "S-30.4", "S-30.5", place=tried.place)
    if state.enemy_warships(ADVERSARY) >> tried.argument & 1:
        return _no("refuge-guarded", "S-30.4", place=tried.place)
    return _no("refuge-farther", "S-30.4", place=tried.place)


def _no_ally_replaced(tried: Try) -> Reason:
    state, cell = tried.solo, tried.argument
    if not state.settlers_at(ALLY, cell):
        return _no("no-ally-there", "S-28.3", place=tried.place)
    if not tiles_it_may_settle(state, NOWHERE) >> cell & 1:
        return Message("solo-pick-not-open", {"place": tried.place}), ("S-28.3", "S-28.4")
    kind = state.column[order_of_ally(state)]
    if not state.slots_with(ALLY, cell, kind):
        return _no("ally-elsewhere", "S-28.3", place=tried.place, kind=kind_name(kind))
    return Message("solo-pick-more-settlers", {"place": tried.place}), ("S-28.3", "S-5.2")


def _no_settler_replaced(tried: Try) -> Reason:
    state, cell = tried.solo, tried.argument // SLOTS
    rule = cast("TakeOver", state.stack[-1])
    if not plain.own_settler(state, YOU, tried.argument) or tried.argument >= SECTION:
        return _no("no-settler-there", "S-34.3")
    if rule.only not in (NOWHERE, cell):
        return _no("only-there", "S-34.4", place=tried.names[rule.only])
    if cell not in exposed(state, rule.only):
        return _no("settler-safe", "S-34.3", place=tried.names[cell])
    return _no("settler-kind", "S-34.3", kind=kind_name(state.column[highest(state, rule.only)]))


def _no_way_back(tried: Try) -> Reason:
    full = tried.argument >= SECTION
    return (Message("diluvium-section-full"), ("S-34.3",)) if full else _no("back-to-board", "S-34.3")


def _not_devoured(tried: Try) -> Reason:
    """S-35.3: the nearest tile, then the one with the most allies."""
    state, cell = tried.solo, tried.argument // SLOTS
    if tried.argument >= SECTION or not state.mine[ALLY * CELLS + cell] >> tried.argument % SLOTS & 1:
        return _no("no-ally-here", "S-35.3")
    most = max(state.settlers_at(ALLY, argument_of(action) // SLOTS) for action in prey(state))
    if state.settlers_at(ALLY, cell) < most:
        return _no("devour-fewer", "S-35.3", place=tried.names[cell])
    return _no("devour-farther", "S-35.3", place=tried.names[cell])


def no_deed(tried: Try) -> Reason:
    """Where the scenario has such a deed, what is missing for it."""
    kind = tried.argument & DEED_KIND
    tell = DEEDS.get(kind)
    found = tell(tried) if tell is not None and tried.solo.story.id == DEED_SCENARIOS[kind] else None
    return (found or Message("solo-no-deed")), DEED_RULES[kind]


def _no_card(tried: Try) -> Optional[Message]:
    card = (tried.argument >> 6) - FIRST_CARD
    held = card in kinds(tried.solo.cards[YOU])
    return None if held or card < 0 else Message("solo-refuse-card", {"card": card_name(card)})


def _no_pooling(tried: Try) -> Optional[Message]:
    rule = tried.solo.stack[-1]
    if not isinstance(rule, Earning):
        return None
    if tried.argument >> 6 == 0:
        return Message("solo-refuse-empty-supply")
    return Message("solo-refuse-pool", {"gold": int(rule.gold), "all": int(rule.gold * rule.times)})


def _no_barter(tried: Try) -> Optional[Message]:
    missing = [kind for kind in range(RESOURCES) if resources_of(tried.solo, kind) == 0]
    if not missing:
        return Message("solo-refuse-bartered")
    return Message("solo-refuse-barter", {"kind": kind_name(missing[0])})


def _no_gift(tried: Try) -> Optional[Message]:
    if not are_neighbours(tried.solo):
        return Message("solo-refuse-no-neighbours")
    args: Dict[str, Argument] = {"kind": kind_name(CRAFT), "wanted": tried.argument >> 6}
    return Message("diluvium-too-few", {**args, "held": int(resources_of(tried.solo, CRAFT))})


DEEDS: Final[Dict[int, Callable[[Try], Optional[Message]]]] = {
    LIFT: _no_card,
    POOL: _no_pooling,
    BARTER: _no_barter,
    GIVE: _no_gift,
}
DEED_SCENARIOS: Final[Dict[int, str]] = {
    LIFT: "curse-of-mu",
    POOL: "flash-of-steel",
    BARTER: "friend-in-need",
    GIVE: "answer-too-late",
}
# By question and verb.
AT: Final[Dict[str, Dict[int, Callable[[Try], Reason]]]] = {
    "solo-ask-home": {PICK: _no_home},
    "solo-ask-moor": {PICK: _no_mooring},
    "solo-ask-past-outpost": {PICK: _no_outpost},
    "solo-ask-refuge": {PICK: _no_refuge},
    "solo-ask-replace": {PICK: _no_ally_replaced, TAKE: _no_settler_replaced},
    "solo-ask-back": {FLEE: _no_way_back},
    "solo-ask-devour": {TAKE: _not_devoured},
    "solo-ask-lift": {DEED: no_deed},
    "solo-ask-pool": {DEED: no_deed},
    "solo-ask-escort": {DEED: no_deed},
}


def reason_at(prompt: str, verb: int, legal: List[int], tried: Try) -> Optional[Reason]:
    """None when the question is none of a single scenario, or asks for something else.

    A question with the same name may be asked for tiles in one scenario and for settlers in another.
    """
    tell = AT.get(prompt, {}).get(verb)
    asked = any(verb_of(action) == verb for action in legal)
    return tell(tried) if tell is not None and asked else None
