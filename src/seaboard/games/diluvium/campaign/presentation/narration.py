"""What is told of the campaign: what you do as in Diluvium, and of the adversary every step with its reason."""

from __future__ import annotations

from typing import Callable, Dict, List, Optional, Tuple, cast

from seaboard.core.messages import Argument, Line, Message
from seaboard.core.trace import ANSWER, Moment, trace
from seaboard.games.diluvium.campaign.components.loading import Chart
from seaboard.games.diluvium.campaign.presentation import narration_adversary, narration_scenarios
from seaboard.games.diluvium.campaign.presentation.narration_adversary import learned
from seaboard.games.diluvium.campaign.presentation.outcome import outcome
from seaboard.games.diluvium.campaign.presentation.told import SoloTold
from seaboard.games.diluvium.campaign.rules.actions import NUMBER, TITLE, VALUE, VETERAN
from seaboard.games.diluvium.campaign.rules.battle import (
    ITS_CITY,
    ITS_SECOND,
    ITS_WARSHIP,
    OUTPOST,
    SoloBattle,
    my_strength,
)
from seaboard.games.diluvium.campaign.rules.scare import SoloScare, free_city_space
from seaboard.games.diluvium.campaign.rules.settlers import SoloMoveSettler, is_ally
from seaboard.games.diluvium.campaign.rules.setup import Setup
from seaboard.games.diluvium.campaign.rules.state import ADVERSARY, ALLY, FORSAKEN, YOU, SoloState
from seaboard.games.diluvium.presentation import narration as plain
from seaboard.games.diluvium.presentation.narration_steps import STEPS, flight
from seaboard.games.diluvium.presentation.told import action_name, kind_name, line, space_kind
from seaboard.games.diluvium.rules.actions import (
    BIT,
    CELLS,
    COMMIT,
    ENGAGE,
    FLEE,
    RUINS,
    SECTION,
    SLAY,
    SLOTS,
    TILE,
    WEAPONS,
    verb_of,
)
from seaboard.games.diluvium.rules.state import EXPLORER, SECTIONS, SHIPS, WARSHIP

Teller = Callable[[SoloTold], List[Line]]
SCARED_ALLIES = {24: "S-24.7", 28: "S-28.6", 35: "S-35.4"}
ALLIES_PLACED = {24: ("S-24.4", "S-24.5"), 35: ("S-35.4",)}


def narrate(chart: Chart, moment: Moment[SoloState], _: int) -> List[Line]:
    """The same for everybody: there are no secrets."""
    told = SoloTold(chart, moment)
    teller = _teller(moment)
    lines = teller(told) if teller is not None else []
    lines = lines + narration_scenarios.robbed(told) + _conditions(moment, told)
    result = outcome(moment.after) if not moment.before.ending else None
    return [*lines, Line(result.message, result.rules)] if result is not None else lines


def _teller(moment: Moment[SoloState]) -> Optional[Teller]:
    """By rule and step, or by rule and verb of the answer; else what Diluvium tells of it."""
    if moment.step == ANSWER:
        verb = verb_of(moment.action)
        own = ANSWERS.get((moment.rule, verb)) or ANY_ANSWER.get(verb)
        return own or cast("Optional[Teller]", plain.ANSWERS.get(verb))
    own = TELLERS.get((moment.rule, moment.step))
    return own or (STEPS.get(moment.step) if moment.rule in SHARED else None)


def foresee(chart: Chart, state: SoloState, seat: int, action: int) -> List[Line]:
    return [line for moment in trace(state, seat, action) for line in narrate(chart, moment, seat)]


# the round


def _begin(told: SoloTold) -> List[Line]:
    new = told.new
    begun: List[Line] = []
    if new.last_round and not told.old.last_round:
        begun = [line("solo-last-round", "S-2.2", "S-2.3", pool=_empty_pool(new))]
    if not new.story.acts():
        return begun
    if new.rounds == 1:
        return [*begun, line("solo-first-round", "S-1.6", "S-3.1")]
    return [*begun, line("solo-its-turn", "S-3.1", round=int(new.rounds), who=told.whom(ADVERSARY))]


def _conditions(moment: Moment[SoloState], told: SoloTold) -> List[Line]:
    """S-2.4: what makes this round the last; at the end of the round the outcome tells it."""
    if (moment.rule, moment.step) == ("SoloTurn", "judge"):
        return []
    met = [title for title in told.new.titles_met() if title not in told.old.titles_met()]
    lines = [
        line("solo-met", "S-2.4", told.clause(1), title=Message(f"solo-title-{told.new.story.titles[title]}"))
        for title in met
    ]
    if told.new.doom == FORSAKEN and not told.old.doom:
        lines.append(line("solo-met-forsaken", "S-2.4", "S-35.5"))
    return lines


def _empty_pool(state: SoloState) -> Message:
    if 0 in state.tray:
        return kind_name(state.tray.index(0))
    return Message("solo-gold")


def _your_turn(told: SoloTold) -> List[Line]:
    return [line("diluvium-turn", "S-3.1", who=told.whom(YOU), round=int(told.new.rounds))]


def _title(told: SoloTold) -> List[Line]:
    title = Message(f"solo-title-{told.new.story.titles[told.argument]}")
    return [line("solo-title-chosen", "S-2.5", told.clause(1), title=title)]


def _tile(told: SoloTold) -> List[Line]:
    cell, tile = told.argument & 63, told.argument >> 6
    rules = ("S-1.2",) if isinstance(told.rule, Setup) else ("D-5.3", "S-1.2")
    up = line("diluvium-tile-up", *rules, place=told.names[cell], tile=tile)
    return [up, *narration_scenarios.stored(told, cell)]


def _number(told: SoloTold) -> List[Line]:
    where = [cell for cell in range(CELLS) if told.old.tokens[cell] != told.new.tokens[cell]]
    return [line("solo-number", "S-1.8", number=told.argument, place=told.tile(where[0]))] if where else []


# settlers


def _harvest(told: SoloTold) -> List[Line]:
    rule = told.rule
    assert isinstance(rule, SoloMoveSettler)
    if rule.goal < 0:
        return []
    kind = space_kind(told.before, rule.goal)
    args: Dict[str, Argument] = {"place": told.tile(rule.goal // SLOTS)}
    if is_ally(told.old, rule.source):
        return [line("solo-ally-settles", *ALLIES_PLACED[told.number], kind=kind_name(kind), **args)]
    args["who"], args["source"] = told.who(YOU), _source(told, rule.source)
    if kind == RUINS:
        settled = [line("diluvium-settles-ruins", "D-8.1", "D-7.2", **args)]
        settled += narration_scenarios.pillage(told, rule.goal // SLOTS)
    else:
        args["number"], args["kind"] = told.took(YOU, kind), kind_name(kind)
        rules = ("D-8.1", "D-7.1", "S-12.6") if told.took(YOU, kind) > 1 else ("D-8.1", "D-7.1")
        settled = [line("diluvium-settles", *rules, **args)]
    if told.gained(YOU):
        settled.append(line("diluvium-placing-gold", "D-17.4", who=told.who(YOU), gold=told.gained(YOU)))
    return settled


def _source(told: SoloTold, source: int) -> Message:
    if source == VETERAN:
        return Message("solo-from-aztec")
    if source >= SECTION:
        return Message("diluvium-from-board", {"action": action_name(source - SECTION)})
    return Message("diluvium-from-place", {"place": told.names[source // SLOTS]})


def _stands_up(told: SoloTold) -> List[Line]:
    if told.old.lying == told.new.lying:
        return []
    return [line("solo-stands-up", "S-30.2", action=action_name(_changed(told.old.lying, told.new.lying)))]


def _changed(old: List[int], new: List[int]) -> int:
    return next(at for at, number in enumerate(old) if new[at] != number)


# war


def _commits(told: SoloTold) -> List[Line]:
    return [line("solo-commits", "S-9.1", weapons=told.argument)]


def _fight(told: SoloTold) -> List[Line]:
    """S-9.3: the sums of both sides, who wins and why, and what follows."""
    rule, after = told.rule, told.after.stack
    assert isinstance(rule, SoloBattle)
    battle = next(each for each in reversed(after) if isinstance(each, SoloBattle))
    weapons, value = max(int(rule.weapons), 0), VALUE[rule.token]
    strength = int(my_strength(told.old, rule.cell, rule.lone))
    mine, theirs = strength + weapons, int(rule.might) + value
    args: Dict[str, Argument] = {
        "mine": mine, "strength": strength, "weapons": weapons, "theirs": theirs, "might": int(rule.might),
        "token": value, "place": told.names[rule.cell], "foe": foe_name(rule),
    }  # fmt: skip
    rules = ["S-9.2", "S-9.3", *(["S-12.9"] if strength != told.old.strength[YOU] else [])]
    lines = [line("solo-battle", *rules, **args)]
    if mine == theirs:
        lines.append(_tie(rule, battle.winner == YOU))
    lines += _spoils(told, rule, battle.winner == YOU)
    return lines + learned(told)


def _tie(rule: SoloBattle, won: bool) -> Line:
    if rule.foe == ITS_CITY:
        return line("solo-tie-city", "S-9.3")
    return line("solo-tie-yours" if won else "solo-tie-its", "S-9.3", "D-12.3")


def foe_name(rule: SoloBattle) -> Message:
    names = {ITS_WARSHIP: "solo-foe-warship", ITS_SECOND: "solo-foe-second", ITS_CITY: "solo-foe-city"}
    return Message(names.get(int(rule.foe), "solo-foe-outpost"))


def _spoils(told: SoloTold, rule: SoloBattle, won: bool) -> List[Line]:
    old = told.old
    if not won:
        gold = told.gained(ADVERSARY)
        rules = ("S-25.8",) if rule.foe == OUTPOST else ("S-9.3", "D-12.5", "D-12.6")
        return [line("solo-battle-lost", *rules, gold=gold, place=told.names[old.home()])]
    bonus = 0
    if rule.attacker == YOU and old.bonus & BIT[ENGAGE]:
        bonus = old.tables.military_gold[old.strength[YOU]]
    lines = [line("solo-battle-won", "S-9.3", "D-12.6", gold=told.gained(YOU) - bonus)]
    if bonus:
        lines.append(line("diluvium-engage-bonus", "D-12.7", "D-3.4", who=told.who(YOU), gold=bonus))
    lines += narration_scenarios.conquest(told, rule)
    at = ADVERSARY * SHIPS + WARSHIP
    if rule.foe == ITS_WARSHIP and told.new.ships[at] == told.new.tables.city[ADVERSARY]:
        lines.append(line("solo-its-warship-home", "D-12.5", place=told.tile(told.new.ships[at])))
    return lines


def _slay(told: SoloTold) -> List[Line]:
    old = told.old
    bonus = old.tables.military_gold[old.strength[YOU]] if old.bonus & BIT[ENGAGE] else 0
    cell = old.ships[YOU * SHIPS + WARSHIP]
    args: Dict[str, Argument] = {
        "who": told.who(YOU), "place": told.names[cell], "weapons": -told.took(YOU, WEAPONS),
        "gold": told.gained(YOU) - bonus,
    }  # fmt: skip
    slain = [line("diluvium-slays", "D-14.2", "D-14.3", **args)]
    if not told.new.slain >> cell & 1 or told.gained(YOU) == bonus:
        slain = narration_scenarios.not_slain(told)
    if bonus:
        slain.append(line("diluvium-engage-bonus", "D-14.4", "D-3.4", who=told.who(YOU), gold=bonus))
    return slain


# flight


def _ships_flee(told: SoloTold) -> List[Line]:
    rule = told.rule
    assert isinstance(rule, SoloScare)
    loser = ADVERSARY if rule.winner == YOU else YOU
    if told.old.ships[loser * SHIPS + EXPLORER] != rule.cell or not told.gained(rule.winner):
        return []
    args: Dict[str, Argument] = {"winner": told.whom(rule.winner), "place": told.names[rule.cell]}
    rules = ("D-13.1", "D-13.2", "D-13.4") if rule.winner == YOU else ("S-8.4", "D-13.2", "D-13.4")
    return [line("diluvium-ship-flees", *rules, who=told.who(loser), **args)]


def _settlers_flee(told: SoloTold) -> List[Line]:
    rule = told.rule
    assert isinstance(rule, SoloScare)
    place = told.names[rule.cell]
    if rule.winner == YOU:
        gone = told.gained(YOU)
        return (
            [line("solo-its-settlers-flee", "D-13.1", "D-13.4", "S-8.5", who=told.it, place=place, settlers=gone)]
            if gone
            else []
        )
    lines: List[Line] = []
    if told.old.players > ALLY:
        gone = told.old.settlers_at(ALLY, rule.cell) - told.new.settlers_at(ALLY, rule.cell)
        if gone:
            lines = [
                line(
                    "solo-allies-scared",
                    "S-8.5",
                    SCARED_ALLIES[told.number],
                    who=told.it,
                    place=place,
                    settlers=int(gone),
                )
            ]
    if told.old.settlers_at(YOU, rule.cell) == told.new.settlers_at(YOU, rule.cell):
        return lines
    return lines + _flight(told, rule, _where(told))


def _where(told: SoloTold) -> int:
    """Where a settler fled that had only one way."""
    own = slice(YOU * SECTIONS, SECTIONS)
    if told.old.sections[own] != told.new.sections[own]:
        return SECTION + _changed(told.old.sections[own], told.new.sections[own])
    return int(free_city_space(told.old, told.old.home()))


def _flee(told: SoloTold) -> List[Line]:
    assert isinstance(told.rule, SoloScare)
    return _flight(told, told.rule, told.argument)


def _flight(told: SoloTold, rule: SoloScare, goal: int) -> List[Line]:
    fled = flight(told, int(rule.cell), ADVERSARY, YOU, goal)
    if told.old.lying == told.new.lying:
        return fled
    return [*fled, line("solo-lies-down", "S-30.6", action=action_name(goal - SECTION))]


# Rules whose steps are told as in Diluvium.
SHARED = ("SoloSail", "SoloMark", "SoloMoveSettler", "SoloDrawCard", "SoloProduce", "SoloSettle")
TELLERS: Dict[Tuple[str, str], Teller] = {
    ("SoloTurn", "begin"): _begin,
    ("SoloTurn", "your_turn"): _your_turn,
    ("SoloMoveSettler", "place_it"): _stands_up,
    ("SoloMoveSettler", "harvest"): _harvest,
    ("SoloBattle", "fight"): _fight,
    ("SoloScare", "ships_flee"): _ships_flee,
    ("SoloScare", "settlers_flee"): _settlers_flee,
    **narration_adversary.TELLERS,
    **narration_scenarios.TELLERS,
}
ANSWERS: Dict[Tuple[str, int], Teller] = {
    ("SoloBattle", COMMIT): _commits,
    ("SoloScare", FLEE): _flee,
    **narration_adversary.ANSWERS,
    **narration_scenarios.ANSWERS,
}
ANY_ANSWER: Dict[int, Teller] = {
    TILE: _tile,
    NUMBER: _number,
    TITLE: _title,
    SLAY: _slay,
    **narration_scenarios.ANY_ANSWER,
}
