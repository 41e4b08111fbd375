"""Why a move may not be made now in the campaign: Diluvium's reasons, and those of the solo game."""

from __future__ import annotations

from typing import Callable, Dict, List, Tuple, cast

from seaboard.core.messages import Message
from seaboard.core.verbs import Attempt, Reason
from seaboard.core.view import Refusal
from seaboard.games.diluvium.campaign.components.loading import Chart
from seaboard.games.diluvium.campaign.presentation.narration import deed_row
from seaboard.games.diluvium.campaign.presentation.near_moves import near_moves
from seaboard.games.diluvium.campaign.presentation.words import Tried, words_of
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
    deed_of,
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
ASKED: Dict[str, Tuple[int, ...]] = {
    **plain.ASKED,
    "diluvium-ask-trade": (*plain.ASKED["diluvium-ask-trade"], DEED),
    "solo-ask-escort": (DEED,),
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
    tried = Attempt(state, seat, action, chart.names[2])
    for question in words_of(state.story.id).questions:
        if (question.prompt, question.verb) == (ask.prompt, verb):
            return (question.reason or no_deed)(tried)
    if verb not in ASKED.get(ask.prompt, ()):
        return Message("move-not-now"), ask.rules
    own = REASONS.get(verb)
    return own(tried) if own is not None else as_in_diluvium(verb, tried)


def as_in_diluvium(verb: int, tried: Tried) -> Reason:
    return plain.REASONS[verb](plain.Try([*tried.names], tried.state, tried.seat, tried.argument))


def no_deed(tried: Tried) -> Reason:
    """Where the scenario has such a deed, what is missing for it."""
    deed = deed_row(int(deed_of(tried.action)))
    own = deed in words_of(tried.state.story.id).deeds
    missing = deed.missing(tried) if own and deed.missing is not None else None
    return (missing or Message("solo-no-deed")), deed.rules


def _no_sail(tried: Tried) -> Reason:
    state, cell = tried.state, tried.argument
    rule = cast("Sail", state.stack[-1])
    place = tried.names[cell]
    if state.ship_at(rule.ship) == cell:
        return as_in_diluvium(STAY, tried)
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


def _no_take(tried: Tried) -> Reason:
    state = tried.state
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
        return as_in_diluvium(TAKE, tried)
    return Message("diluvium-nowhere-to-go"), ("D-7.3", "D-7.4")


def _no_place(tried: Tried) -> Reason:
    rule = cast("MoveSettler", tried.state.stack[-1])
    cell = tried.argument // SLOTS
    if rule.source == ALLIES and not tried.state.story.open_to_allies(tried.state, cell):
        return Message("solo-not-for-allies", {"place": tried.names[cell]}), ("S-12.10",)
    return as_in_diluvium(PLACE, tried)


def _no_flight(tried: Tried) -> Reason:
    state = tried.state
    rule = cast("SoloScare", state.stack[-1])
    if tried.argument < SECTION and state.tiles[state.home()] != CITY:
        return Message("solo-flee-no-city"), ("S-12.5", "D-13.3")
    if tried.argument < SECTION and state.story.flight(state, rule.came) != TO_CITY_OR_BOARD:
        return Message("solo-flee-board"), ("D-13.3", *words_of(state.story.id).flee_to_board)
    return as_in_diluvium(FLEE, tried)


def _no_slaying(tried: Tried) -> Reason:
    state = tried.state
    wanted = int(weapons_needed(state, state.ship_at(WARSHIP)))
    held = state.held[YOU * RESOURCES + WEAPONS]
    return Message("diluvium-too-few", {"kind": kind_name(WEAPONS), "wanted": wanted, "held": held}), ("D-14.2",)


def _no_commitment(tried: Tried) -> Reason:
    reason, _ = as_in_diluvium(COMMIT, tried)
    return reason, ("S-9.1",)


def _no_pick(tried: Tried) -> Reason:
    """S-5.2: which tiles the adversary may be given a settler on."""
    state, place = tried.state, tried.names[tried.argument]
    rule = cast("AdversarySettle", state.stack[-1])
    if not tiles_it_may_settle(state, rule.only) >> tried.argument & 1:
        return Message("solo-pick-not-open", {"place": place}), ("S-5.1",)
    fewest = min(state.settlers_at(ADVERSARY, argument_of(action)) for action in rule.options)
    if state.settlers_at(ADVERSARY, tried.argument) > fewest:
        return Message("solo-pick-more-settlers", {"place": place}), ("S-5.2",)
    return Message("solo-pick-no-space", {"place": place}), ("S-5.2",)


def _no_title(tried: Tried) -> Reason:
    title = Message(f"solo-title-{tried.state.story.titles[tried.argument]}")
    return Message("solo-title-not-won", {"title": title}), ("S-2.5", f"S-{tried.state.story.number}.1")


REASONS: Dict[int, Callable[[Tried], Reason]] = {
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
