"""Nautilion's answers in the order of their promise: every question of the game, with expansions or without.

A way through the dice is weighed by the chart of the turn; anything else by the position it leads to. `thorough` looks
at more ways to pay for a Heroic Action than a trial of the search has time for.
"""

from __future__ import annotations

from typing import Final, List, Tuple

from seaboard.bots.nautilion.chart import Chart
from seaboard.bots.nautilion.sketch import Sketch, bit
from seaboard.bots.nautilion.value import Judge
from seaboard.core.engine import answer
from seaboard.core.native import i64
from seaboard.core.packing import ARGUMENT, VERB, pack
from seaboard.games.nautilion.components.kit import BLANK, CARDS, FROM_RESERVE
from seaboard.games.nautilion.rules.actions import (
    BANISH,
    CABIN,
    CABIN_CREW,
    DISCARD,
    HEROIC,
    INSERT,
    KEEP,
    PLACE,
    PLAN,
    RECOVER,
    REROLL,
    RESERVE,
    RESERVE_PILE,
    SET,
    SPEND,
    START,
    STATION,
    SWAP,
    TAKE,
    TIDE,
    TRANSLATION,
    UNSEAT,
    WHIRLWIND,
    WITH,
)
from seaboard.games.nautilion.rules.currents import Translation
from seaboard.games.nautilion.rules.ducts import CABINS
from seaboard.games.nautilion.rules.expansions.mercenaries import group_of
from seaboard.games.nautilion.rules.expansions.state import ExpandedState
from seaboard.games.nautilion.rules.expansions.turn import PHANTOM, ExpandedTurn
from seaboard.games.nautilion.rules.state import NautilionState

Ranked = List[Tuple[float, int]]

NEVER: Final = -90000.0
INSERT_AT: Final = 1  # the gap a crew member put back is best reached in
PAYERS: Final = 2
# Heroic Actions by how gladly they are banished unplayed, by what they do
USELESS: Final[List[float]] = [0.0, 3.0, 5.0, 2.0, 0.0, 4.0, 1.0, 1.5, 6.0, 5.5, 3.5, 3.0, 4.0]


def best_action(state: NautilionState, seat: i64, judge: Judge, thorough: bool) -> int:
    """The most promising answer."""
    options = state.stack[-1].legal(state, seat)
    if len(options) == 1:
        return options[0]
    verb = options[0] & VERB
    if verb == PLACE and not isinstance(state, ExpandedState):
        return options[0]
    best = 4.0 * NEVER
    chosen = options[0]
    for worth, action in weighed(state, options, judge, thorough):
        if worth > best:
            best, chosen = worth, action
    return chosen


def ranking(state: NautilionState, seat: i64, judge: Judge) -> Ranked:
    """The answers that are worth a thought with what they promise, the best first."""
    options = state.stack[-1].legal(state, seat)
    return sorted(weighed(state, options, judge, True), key=lambda ranked: -ranked[0])


def weighed(state: NautilionState, options: List[int], judge: Judge, thorough: bool) -> Ranked:
    verb = options[0] & VERB
    if verb == PLAN:
        return currents(state, options, judge, thorough)
    if verb in (SWAP, WITH):
        return swaps(state, options, judge)
    if verb == DISCARD:
        return losses(state, options, judge)
    if verb in (START, SET):
        return rolled(state, options, judge)
    if isinstance(state, ExpandedState) and verb in (SPEND, INSERT, BANISH):
        return [(taste(state, action, place), action) for place, action in enumerate(options)]
    sketch = Sketch(state)
    judge.look_at(state.tables)
    return [(settled(sketch, action, judge), action) for action in options]


# phases 1 and 2


def currents(state: NautilionState, options: List[int], judge: Judge, thorough: bool) -> Ranked:
    """Spells, re-rolls, Heroic Actions and plans."""
    chart = Chart(judge, Sketch(state), state.plan)
    tables = state.tables
    dice = state.dice
    found: Ranked = []
    for action in options:
        verb = action & VERB
        argument = action >> ARGUMENT
        if verb == PLAN:
            found.append((chart.given(argument, 0), action))
        elif verb == TIDE:
            found.append((chart.after_tide(dice, argument & 7, argument >> 3, tables.tide), action))
        elif verb == WHIRLWIND:
            found.append((chart.after_whirlwind(price_of(state, WHIRLWIND)), action))
        elif verb == REROLL:
            found.append((chart.after_reroll(dice, argument), action))
        elif verb == RECOVER:
            found.append((played(state, action, judge), action))
    found += translation(state, options, chart)
    if isinstance(state, ExpandedState) and state.shown:
        found += deeds(state, options, chart, thorough)
    return found


def translation(state: NautilionState, options: List[int], chart: Chart) -> Ranked:
    """What the best exchange is worth, where it can be paid and there may be one."""
    if pack(TRANSLATION) not in options:
        return []
    price = price_of(state, TRANSLATION)
    swapped = chart.swaps(state.dice, price)
    return [(swapped[0][0], pack(TRANSLATION))] if swapped else []


def price_of(state: NautilionState, spell: i64) -> i64:
    if isinstance(state, ExpandedState):
        if spell == WHIRLWIND and state.free_whirls:
            return 0
        if spell == TRANSLATION and state.free_swaps:
            return 0
    return state.tables.whirlwind if spell == WHIRLWIND else state.tables.translation


def deeds(state: ExpandedState, options: List[int], chart: Chart, thorough: bool) -> Ranked:
    """Each card with whoever is missed least, or with the two of them."""
    sketch = chart.sketch
    judge = chart.judge
    missed: List[float] = [0.0] * (CABINS + 1)
    for cabin in range(1, CABINS + 1):
        if state.crew >> cabin & 1:
            missed[cabin] = -standing(sketch, judge, state.crew & ~bit(cabin), state.guests)
    found: Ranked = []
    for card in range(1, CARDS + 1):
        payers: Ranked = []
        for action in options:
            if action & VERB == HEROIC and action >> ARGUMENT & 15 == card:
                payers.append((missed[action >> ARGUMENT + 4], action))
        payers.sort()
        for _, action in payers[: PAYERS if thorough else 1]:
            found.append((played(state, action, judge), action))
    return found


def played(state: NautilionState, action: i64, judge: Judge) -> float:
    """What the dice are worth after a card, with the answers it asks for given at a guess."""
    after = state.copy()
    turn = state.turn
    answer(after, state.active, action)
    while after.pending is not None and after.turn == turn:
        ask = after.pending
        assert ask is not None
        options = after.stack[-1].legal(after, ask.seat)
        if options[0] & VERB == PLAN:
            return Chart(judge, Sketch(after), after.plan).best(after.dice, after.plan, 0)
        guess = options[0] if ask.seat < 0 else best_action(after, ask.seat, judge, False)
        answer(after, ask.seat, guess)
    return NEVER


def swaps(state: NautilionState, options: List[int], judge: Judge) -> Ranked:
    """The Translation is paid for: which two tokens."""
    sketch = Sketch(state)
    chart = Chart(judge, sketch, state.plan)
    index_at: List[int] = [0] * len(state.path)
    for index, place in enumerate(sketch.places):
        index_at[place] = index
    rule = state.stack[-1]
    found: Ranked = []
    if options[0] & VERB == WITH:
        assert isinstance(rule, Translation)
        one = index_at[rule.one]
        for action in options:
            found.append((chart.worth_of_swap(one, index_at[action >> ARGUMENT], state.dice, 0), action))
        return found
    seen: List[int] = []
    for worth, one, other in chart.swaps(state.dice, 0):
        for index in (one, other):
            action = pack(SWAP, sketch.places[index])
            if action not in seen:
                seen.append(action)
                found.append((worth if index == one else worth - 0.001, action))
    return found or [(0.0, options[0])]


def rolled(state: NautilionState, options: List[int], judge: Judge) -> Ranked:
    """Who begins, or how the dice are set."""
    found: Ranked = []
    chart = Chart(judge, Sketch(state), state.plan)
    for action in options:
        if action & VERB == SET:
            found.append((chart.best(action >> ARGUMENT, state.plan, 0), action))
        else:
            after = state.copy()
            after.active = action >> ARGUMENT
            found.append((Chart(judge, Sketch(after), after.plan).best(after.dice, after.plan, 0), action))
    return found


# tokens


def losses(state: NautilionState, options: List[int], judge: Judge) -> Ranked:
    """Which token goes; before the submarines move it matters where they will stop."""
    sketch = Sketch(state)
    chart = Chart(judge, sketch, state.plan)
    moving = is_about_to_move(state)
    partners = state.tables.kit.partners
    found: Ranked = []
    for action in options:
        source = action >> ARGUMENT
        crew, soldiers, guests, reserve = sketch.crew, sketch.soldiers, sketch.guests, sketch.reserve
        if source == RESERVE_PILE:
            sketch.reserve = reserve - 1
        elif source > CABINS:
            sketch.guests = guests & ~bit(source if source < CABIN_CREW else partners[source - CABIN_CREW])
        else:
            sketch.crew = crew & ~bit(source)
            sketch.soldiers = soldiers & ~bit(source)
        worth = moved(chart, state.plan) if moving else standing(sketch, judge, sketch.crew, sketch.guests)
        found.append((worth, action))
        sketch.crew, sketch.soldiers, sketch.guests, sketch.reserve = crew, soldiers, guests, reserve
    return found


def is_about_to_move(state: NautilionState) -> bool:
    if not state.plan:
        return False
    turn = state.stack[0]
    return turn.step == PHANTOM if isinstance(turn, ExpandedTurn) else True


def moved(chart: Chart, plan: i64) -> float:
    return chart.sail(plan >> 3 & 7, plan >> 6)


def standing(sketch: Sketch, judge: Judge, crew: i64, guests: i64) -> float:
    """The position as it is, but for the crew and the mage's cabin."""
    return judge.worth(
        sketch, crew, sketch.soldiers, guests, float(sketch.reserve), sketch.ahead, sketch.before, 0, sketch.theirs,
        sketch.armed, sketch.cards, sketch.beside,
    )  # fmt: skip


def settled(sketch: Sketch, action: i64, judge: Judge) -> float:
    """The position once a token is put somewhere, or it is decided which group of the crew is kept."""
    verb = action & VERB
    argument = action >> ARGUMENT
    crew = sketch.crew
    soldiers = sketch.soldiers
    guests = sketch.guests
    reserve = float(sketch.reserve)
    joined = sketch.tables.joined
    if verb == PLACE or (verb == TAKE and joins(sketch, argument)):
        crew |= bit(argument)
    elif verb == CABIN or (verb == TAKE and CABINS < argument < CABIN_CREW):
        guests |= bit(argument)
    elif verb == STATION:
        soldiers |= bit(argument)
    elif verb == RESERVE:
        reserve += 1.0
    elif verb == UNSEAT:
        crew &= ~bit(argument)
    elif verb == KEEP:
        crew = group_of(argument, crew, joined)
    return judge.worth(
        sketch, crew, soldiers, guests, reserve, sketch.ahead, sketch.before, 0, sketch.theirs, sketch.armed,
        sketch.cards, sketch.beside,
    )  # fmt: skip


def joins(sketch: Sketch, number: i64) -> bool:
    aboard = sketch.crew | sketch.soldiers
    if not 1 <= number <= CABINS or aboard >> number & 1:
        return False
    return aboard == 0 or sketch.tables.joined[number] & aboard != 0


def taste(state: ExpandedState, action: i64, place: i64) -> float:
    """Where the measure of a position says nothing: what is spent, put back or banished."""
    verb = action & VERB
    argument = action >> ARGUMENT
    if verb == INSERT:
        return -float(max(place - INSERT_AT, INSERT_AT - place))
    kit = state.tables.kit
    if verb == BANISH:
        return USELESS[kit.heroics[argument]]
    if argument == BLANK:
        return 0.0
    wanted = argument <= CABINS and not state.crew >> argument & 1
    if not wanted:
        return -1.0
    for card in range(1, CARDS + 1):
        if state.shown >> card & 1 and kit.heroics[card] == FROM_RESERVE:
            return -2.0
    return 1.0
