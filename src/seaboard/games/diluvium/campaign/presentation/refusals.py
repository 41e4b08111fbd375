"""Why a move may not be made now in the campaign: Diluvium's reasons, and those of the solo game."""

from __future__ import annotations

from typing import Callable, Dict, List, Tuple, cast

from seaboard.core.messages import Message
from seaboard.core.view import Refusal
from seaboard.games.diluvium.campaign.components.loading import Chart
from seaboard.games.diluvium.campaign.presentation.near_moves import near_moves
from seaboard.games.diluvium.campaign.presentation.refusals_scenarios import Reason, Try, no_deed, reason_at
from seaboard.games.diluvium.campaign.rules.actions import (
    ALLIES,
    COLUMN,
    COURSE,
    DEED,
    LYING,
    NUMBER,
    PICK,
    SKIP,
    TITLE,
    TOKEN,
    VETERAN,
)
from seaboard.games.diluvium.campaign.rules.adversary_settle import AdversarySettle, tiles_it_may_settle
from seaboard.games.diluvium.campaign.rules.engage import weapons_needed
from seaboard.games.diluvium.campaign.rules.movement import food_price
from seaboard.games.diluvium.campaign.rules.scare import TO_CITY_OR_BOARD, SoloScare
from seaboard.games.diluvium.campaign.rules.state import ADVERSARY, YOU, SoloState
from seaboard.games.diluvium.components.tables import CITY
from seaboard.games.diluvium.presentation import transition as plain
from seaboard.games.diluvium.presentation.names import kind_name
from seaboard.games.diluvium.rules.actions import (
    CARD,
    COMMIT,
    FLEE,
    PLACE,
    RESOURCES,
    SAIL,
    SECTION,
    SLAY,
    SLOTS,
    STAY,
    TAKE,
    TILE,
    WEAPONS,
    argument_of,
    verb_of,
)
from seaboard.games.diluvium.rules.movement import UNREACHABLE, Sail, moves_of
from seaboard.games.diluvium.rules.settlers import MoveSettler
from seaboard.games.diluvium.rules.state import EXPLORER, WARSHIP

CHANCE: Dict[int, str] = {
    TILE: "S-1.2",
    CARD: "D-15.2",
    TOKEN: "S-3.2",
    COLUMN: "S-3.4",
    COURSE: "S-4.2",
    NUMBER: "S-1.8",
}
TO_BOARD_ONLY = {30: "S-30.6", 31: "S-31.11"}
ASKED: Dict[str, Tuple[int, ...]] = {
    **plain.ASKED,
    "diluvium-ask-trade": (*plain.ASKED["diluvium-ask-trade"], DEED),
    "solo-ask-commit": (COMMIT,),
    "solo-ask-settle-for-it": (PICK,),
    "solo-ask-offer": (DEED, SKIP),
    "solo-ask-title": (TITLE,),
}


def refusals(chart: Chart, state: SoloState, seat: int) -> List[Refusal]:
    """Near-moves that are not legal now."""
    legal = set(state.stack[-1].legal(state, seat))
    return [why(chart, state, seat, action) for action in near_moves(state) if action not in legal]


def why(chart: Chart, state: SoloState, seat: int, action: int) -> Refusal:
    """The reason against a move that is not legal."""
    move = chart.notations[2].write(action)
    reason, rules = _reason(chart, state, seat, action)
    return Refusal(move, reason, rules)


def _reason(chart: Chart, state: SoloState, seat: int, action: int) -> Reason:
    verb = verb_of(action)
    if verb in CHANCE:
        return Message("move-only-chance"), (CHANCE[verb],)
    ask = state.pending
    assert ask is not None
    tried = Try(chart.names[2], state, seat, argument_of(action), state)
    if ask.prompt not in ASKED:
        found = reason_at(ask.prompt, verb, state.stack[-1].legal(state, YOU), tried)
        return found if found is not None else (Message("move-not-now"), ask.rules)
    if verb not in ASKED[ask.prompt]:
        return Message("move-not-now"), ask.rules
    own = REASONS.get(verb)
    return own(tried) if own is not None else plain.REASONS[verb](tried)


def _no_sail(tried: Try) -> Reason:
    state, cell = tried.solo, tried.argument
    rule = cast("Sail", state.stack[-1])
    place = tried.names[cell]
    if state.ship_at(rule.ship) == cell:
        return plain.REASONS[STAY](tried)
    if state.story.void(state) >> cell & 1:
        return Message("solo-no-sea", {"place": place}), ("S-1.2",)
    if (state.story.closed(state, rule.ship) & ~state.enemy_warships(YOU)) >> cell & 1:
        return Message("diluvium-enemy-city", {"place": place}), ("D-5.4",)
    if rule.ship == EXPLORER and state.enemy_warships(YOU) >> cell & 1:
        return Message("diluvium-enemy-warship", {"place": place}), ("D-5.5",)
    price = food_price(state, rule.ship, moves_of(state, YOU, rule.ship) + rule.extra, cell)
    if price == UNREACHABLE:
        return Message("diluvium-no-way", {"place": place}), ("D-5.3",)
    held = state.held[YOU * RESOURCES]
    return Message("diluvium-too-far", {"place": place, "food": int(price), "held": held}), ("D-5.2", "D-5.3")


def _no_take(tried: Try) -> Reason:
    state = tried.solo
    if tried.argument == ALLIES:
        return Message("solo-no-ally"), ("S-12.10",)
    if tried.argument >= LYING:
        return Message("solo-nobody-lies"), ("S-30.2",)
    if tried.argument == VETERAN:
        return Message("solo-no-veteran"), ("S-12.6",)
    rule = cast("MoveSettler", state.stack[-1])
    if state.veteran == tried.argument >= SECTION and state.sections[tried.argument - SECTION] == 1:
        return Message("solo-say-aztec"), ("S-12.6",)
    if rule.barred == tried.argument or not plain.own_settler(state, YOU, tried.argument):
        return plain.REASONS[TAKE](tried)
    return Message("diluvium-nowhere-to-go"), ("D-7.3", "D-7.4")


def _no_place(tried: Try) -> Reason:
    rule = cast("MoveSettler", tried.solo.stack[-1])
    cell = tried.argument // SLOTS
    if rule.source == ALLIES and not tried.solo.story.open_to_allies(tried.solo, cell):
        return Message("solo-not-for-allies", {"place": tried.names[cell]}), ("S-12.10",)
    return plain.REASONS[PLACE](tried)


def _no_flight(tried: Try) -> Reason:
    state = tried.solo
    rule = cast("SoloScare", state.stack[-1])
    if tried.argument < SECTION and state.tiles[state.home()] != CITY:
        return Message("solo-flee-no-city"), ("S-12.5", "D-13.3")
    if tried.argument < SECTION and state.story.flight(state, rule.came) != TO_CITY_OR_BOARD:
        return Message("solo-flee-board"), ("D-13.3", TO_BOARD_ONLY[state.story.number])
    return plain.REASONS[FLEE](tried)


def _no_slaying(tried: Try) -> Reason:
    state = tried.solo
    wanted = int(weapons_needed(state, state.ship_at(WARSHIP)))
    held = state.held[YOU * RESOURCES + WEAPONS]
    return Message("diluvium-too-few", {"kind": kind_name(WEAPONS), "wanted": wanted, "held": held}), ("D-14.2",)


def _no_commitment(tried: Try) -> Reason:
    reason, _ = plain.REASONS[COMMIT](tried)
    return reason, ("S-9.1",)


def _no_pick(tried: Try) -> Reason:
    """S-5.2: which tiles the adversary may be given a settler on."""
    state, place = tried.solo, tried.names[tried.argument]
    rule = cast("AdversarySettle", state.stack[-1])
    if not tiles_it_may_settle(state, rule.only) >> tried.argument & 1:
        return Message("solo-pick-not-open", {"place": place}), ("S-5.1",)
    fewest = min(state.settlers_at(ADVERSARY, argument_of(action)) for action in rule.options)
    if state.settlers_at(ADVERSARY, tried.argument) > fewest:
        return Message("solo-pick-more-settlers", {"place": place}), ("S-5.2",)
    return Message("solo-pick-no-space", {"place": place}), ("S-5.2",)


def _no_title(tried: Try) -> Reason:
    title = Message(f"solo-title-{tried.solo.story.titles[tried.argument]}")
    return Message("solo-title-not-won", {"title": title}), ("S-2.5", f"S-{tried.solo.story.number}.1")


REASONS: Dict[int, Callable[[Try], Reason]] = {
    SAIL: _no_sail,
    TAKE: _no_take,
    PLACE: _no_place,
    FLEE: _no_flight,
    SLAY: _no_slaying,
    COMMIT: _no_commitment,
    PICK: _no_pick,
    DEED: no_deed,
    TITLE: _no_title,
}
