"""Narration of the campaign: what you do as in Diluvium, and of the adversary every step with its reason."""

from __future__ import annotations

from typing import Dict, List, Optional, Tuple

from seaboard.core.messages import Argument, Line, Message, at, line
from seaboard.core.trace import ANSWER, Moment
from seaboard.core.verbs import Verbs
from seaboard.games.diluvium.campaign.components.loading import Chart
from seaboard.games.diluvium.campaign.presentation.deeds import deed_row
from seaboard.games.diluvium.campaign.presentation.narration_adversary import ITS_ANSWERS, ITS_STEPS, learned
from seaboard.games.diluvium.campaign.presentation.outcome import outcome
from seaboard.games.diluvium.campaign.presentation.scene import SoloScene
from seaboard.games.diluvium.campaign.presentation.words import Narrator, Words
from seaboard.games.diluvium.campaign.rules.actions import (
    ALLIES,
    LYING,
    VALUE,
    VETERAN,
)
from seaboard.games.diluvium.campaign.rules.battle import (
    ITS_CITY,
    ITS_SECOND,
    ITS_WARSHIP,
    OUTPOST,
    SoloBattle,
    my_strength,
)
from seaboard.games.diluvium.campaign.rules.movement import SoloSail
from seaboard.games.diluvium.campaign.rules.scare import SoloScare, free_city_space
from seaboard.games.diluvium.campaign.rules.settlers import SoloMoveSettler, is_ally
from seaboard.games.diluvium.campaign.rules.setup import Setup
from seaboard.games.diluvium.campaign.rules.state import ADVERSARY, ALLY, FORSAKEN, YOU, SoloState
from seaboard.games.diluvium.campaign.rules.turn import is_richer
from seaboard.games.diluvium.presentation.names import action_name, kind_name, ship_name
from seaboard.games.diluvium.presentation.narration import STEPS
from seaboard.games.diluvium.presentation.narration_settlers import source_place
from seaboard.games.diluvium.presentation.narration_war import flight
from seaboard.games.diluvium.presentation.scene import space_kind
from seaboard.games.diluvium.rules.actions import (
    BIT,
    CELLS,
    ENGAGE,
    RUINS,
    SECTION,
    SLOTS,
    WEAPONS,
)
from seaboard.games.diluvium.rules.state import EXPLORER, SECTIONS, SHIPS, WARSHIP


def narrate(chart: Chart, verbs: Verbs[SoloState], moment: Moment[SoloState]) -> List[Line]:
    """The same for everybody: there are no secrets."""
    scene = SoloScene(chart, moment)
    narrator = _narrator(verbs, scene.words, moment)
    lines = narrator(scene) if narrator is not None else []
    lines = lines + scene.words.always(scene) + _conditions(moment, scene)
    result = outcome(moment.after) if not moment.before.ending else None
    return [*lines, Line(result.message, result.rules)] if result is not None else lines


def quietly(chart: Chart, verbs: Verbs[SoloState], moment: Moment[SoloState]) -> List[Line]:
    """Of an answer that led to nothing else that is told."""
    lines = verbs.of(moment.action).quiet
    return lines(SoloScene(chart, moment)) if lines is not None else []


def _narrator(verbs: Verbs[SoloState], words: Words, moment: Moment[SoloState]) -> Optional[Narrator]:
    """By rule and step, or by rule and verb of the answer: the scenario's, the campaign's, else Diluvium's."""
    if moment.step == ANSWER:
        verb = verbs.of(moment.action)
        own = words.answers.get((moment.rule, verb.code)) or ITS_ANSWERS.get((moment.rule, verb.code))
        return own or verb.lines
    own = words.steps.get((moment.rule, moment.step)) or OWN_STEPS.get((moment.rule, moment.step))
    return own or (STEPS.get(moment.step) if moment.rule in SHARED else None)


# the round


def _begin(scene: SoloScene) -> List[Line]:
    new = scene.after
    begun: List[Line] = []
    if new.last_round and not scene.before.last_round:
        begun = [line("solo-last-round", "S-2.2", "S-2.3", pool=_empty_pool(new))]
    if not new.story.acts():
        return begun
    if new.rounds == 1:
        return [*begun, line("solo-first-round", "S-1.6", "S-3.1")]
    return [*begun, line("solo-its-turn", "S-3.1", round=int(new.rounds), who=scene.whom(ADVERSARY))]


def _conditions(moment: Moment[SoloState], scene: SoloScene) -> List[Line]:
    """S-2.4: what makes this round the last; at the end of the round the outcome says it."""
    if (moment.rule, moment.step) == ("SoloTurn", "judge"):
        return []
    met = [title for title in scene.after.titles_met() if title not in scene.before.titles_met()]
    lines = [
        line("solo-met", "S-2.4", scene.clause(1), title=Message(f"solo-title-{scene.after.story.titles[title]}"))
        for title in met
    ]
    if met and not is_richer(scene.after):
        purses = {"gold": int(scene.after.gold[YOU]), "rival": int(scene.after.gold[ADVERSARY])}
        lines.append(line("solo-met-poorer", "S-2.5", **purses))
    if scene.after.doom == FORSAKEN and not scene.before.doom:
        lines.append(line("solo-met-forsaken", "S-2.4", "S-35.5"))
    return lines


def _empty_pool(state: SoloState) -> Message:
    if 0 in state.tray:
        return kind_name(state.tray.index(0))
    return Message("solo-gold")


def _your_turn(scene: SoloScene) -> List[Line]:
    return [line("diluvium-turn", "S-3.1", who=scene.whom(YOU), round=int(scene.after.rounds))]


def title_chosen(scene: SoloScene) -> List[Line]:
    title = Message(f"solo-title-{scene.after.story.titles[scene.argument]}")
    return [line("solo-title-chosen", "S-2.5", scene.clause(1), title=title)]


def tile_up(scene: SoloScene) -> List[Line]:
    cell, tile = scene.argument & 63, scene.argument >> 6
    rules = ("S-1.2",) if isinstance(scene.rule, Setup) else ("D-5.3", "S-1.2")
    up = line("diluvium-tile-up", *rules, place=scene.names[cell], tile=tile)
    return [up, *scene.words.turned_up(scene, cell)]


def number_up(scene: SoloScene) -> List[Line]:
    where = [cell for cell in range(CELLS) if scene.before.tokens[cell] != scene.after.tokens[cell]]
    return [line("solo-number", "S-1.8", number=scene.argument, place=scene.tile(where[0]))] if where else []


# settlers


def _harvest(scene: SoloScene) -> List[Line]:
    rule = scene.rule
    assert isinstance(rule, SoloMoveSettler)
    if rule.goal < 0:
        return []
    kind = space_kind(scene.before, rule.goal)
    args: Dict[str, Argument] = {"place": scene.tile(rule.goal // SLOTS)}
    if is_ally(scene.before, rule.source):
        return [line("solo-ally-settles", *scene.words.allies_placed, kind=kind_name(kind), **args)]
    args["who"], args["source"] = scene.who(YOU), _source(scene, rule.source)
    if kind == RUINS:
        settled = [line("diluvium-settles-ruins", "D-8.1", "D-7.2", **args)]
        settled += scene.words.settled(scene, rule.goal // SLOTS)
    else:
        args["number"], args["kind"] = scene.took(YOU, kind), kind_name(kind)
        rules = ("D-8.1", "D-7.1", "S-12.6") if scene.took(YOU, kind) > 1 else ("D-8.1", "D-7.1")
        settled = [line("diluvium-settles", *rules, **args)]
    settled[0] = at(settled[0], *source_place(YOU, rule.source))
    if scene.gained(YOU):
        settled.append(line("diluvium-placing-gold", "D-17.4", who=scene.who(YOU), gold=scene.gained(YOU)))
    return settled


def _source(scene: SoloScene, source: int) -> Message:
    if source == VETERAN:
        return Message("solo-from-aztec")
    if source >= LYING:
        source += SECTION - LYING
    if source >= SECTION:
        return Message("diluvium-from-board", {"action": action_name(source - SECTION)})
    return Message("diluvium-from-place", {"place": scene.names[source // SLOTS]})


def _stands_up(scene: SoloScene) -> List[Line]:
    if scene.before.lying == scene.after.lying:
        return []
    return [line("solo-stands-up", "S-30.2", action=action_name(_changed(scene.before.lying, scene.after.lying)))]


def _changed(old: List[int], new: List[int]) -> int:
    return next(at for at, number in enumerate(old) if new[at] != number)


def settler_taken(scene: SoloScene) -> List[Line]:
    source = scene.argument
    if source == ALLIES:
        return [line("solo-ally-taken", *scene.words.allies_placed)]
    told = line("diluvium-settler-taken", "D-7.3", "D-8.1", who=scene.who(YOU), source=_source(scene, source))
    return [at(told, *source_place(YOU, source))]


# ships


def course_set(scene: SoloScene) -> List[Line]:
    """Before the ship leaves something else is asked: who sails along, for one."""
    assert isinstance(scene.rule, SoloSail)
    args: Dict[str, Argument] = {"ship": ship_name(scene.rule.ship), "place": scene.names[scene.argument]}
    return [line("solo-course-set", "D-5.1", who=scene.who(YOU), **args)]


# war


def committed(scene: SoloScene) -> List[Line]:
    return [line("solo-commits", "S-9.1", weapons=scene.argument)]


def _fight(scene: SoloScene) -> List[Line]:
    """S-9.3: the sums of both sides, who wins and why, and what follows."""
    rule, after = scene.rule, scene.after.stack
    assert isinstance(rule, SoloBattle)
    battle = next(each for each in reversed(after) if isinstance(each, SoloBattle))
    weapons, value = max(int(rule.weapons), 0), VALUE[rule.token]
    strength = int(my_strength(scene.before, rule.cell, rule.lone))
    mine, theirs = strength + weapons, int(rule.might) + value
    args: Dict[str, Argument] = {
        "mine": mine, "strength": strength, "weapons": weapons, "theirs": theirs, "might": int(rule.might),
        "token": value, "place": scene.names[rule.cell], "foe": foe_name(rule),
    }  # fmt: skip
    rules = ["S-9.2", "S-9.3", *(["S-12.9"] if strength != scene.before.strength[YOU] else [])]
    lines = [line("solo-battle", *rules, **args)]
    if mine == theirs:
        lines.append(_tie(rule, battle.winner == YOU))
    lines += _spoils(scene, rule, battle.winner == YOU)
    return lines + learned(scene)


def _tie(rule: SoloBattle, won: bool) -> Line:
    if rule.foe == ITS_CITY:
        return line("solo-tie-city", "S-9.3")
    return line("solo-tie-yours" if won else "solo-tie-its", "S-9.3", "D-12.3")


def foe_name(rule: SoloBattle) -> Message:
    names = {ITS_WARSHIP: "solo-foe-warship", ITS_SECOND: "solo-foe-second", ITS_CITY: "solo-foe-city"}
    return Message(names.get(int(rule.foe), "solo-foe-outpost"))


def _spoils(scene: SoloScene, rule: SoloBattle, won: bool) -> List[Line]:
    old = scene.before
    if not won:
        gold = scene.gained(ADVERSARY)
        rules = ("S-25.8",) if rule.foe == OUTPOST else ("S-9.3", "D-12.5", "D-12.6")
        return [line("solo-battle-lost", *rules, gold=gold, place=scene.names[old.home()])]
    bonus = 0
    if rule.attacker == YOU and old.bonus & BIT[ENGAGE]:
        bonus = old.tables.military_gold[old.strength[YOU]]
    lines = [line("solo-battle-won", "S-9.3", "D-12.6", gold=scene.gained(YOU) - bonus)]
    if bonus:
        lines.append(line("diluvium-engage-bonus", "D-12.7", "D-3.4", who=scene.who(YOU), gold=bonus))
    if rule.foe in (OUTPOST, ITS_CITY):
        lines += scene.words.conquered(scene, int(rule.cell))
    at = ADVERSARY * SHIPS + WARSHIP
    if rule.foe == ITS_WARSHIP and scene.after.ships[at] == scene.after.tables.city[ADVERSARY]:
        lines.append(line("solo-its-warship-home", "D-12.5", place=scene.tile(scene.after.ships[at])))
    return lines


def slain(scene: SoloScene) -> List[Line]:
    old = scene.before
    bonus = old.tables.military_gold[old.strength[YOU]] if old.bonus & BIT[ENGAGE] else 0
    cell = old.ships[YOU * SHIPS + WARSHIP]
    args: Dict[str, Argument] = {
        "who": scene.who(YOU), "place": scene.names[cell], "weapons": -scene.took(YOU, WEAPONS),
        "gold": scene.gained(YOU) - bonus,
    }  # fmt: skip
    lines = [line("diluvium-slays", "D-14.2", "D-14.3", **args)]
    if not scene.after.slain >> cell & 1:
        lines = scene.words.not_slain(scene)
    if bonus:
        lines.append(line("diluvium-engage-bonus", "D-14.4", "D-3.4", who=scene.who(YOU), gold=bonus))
    return lines


# flight


def _ships_flee(scene: SoloScene) -> List[Line]:
    rule = scene.rule
    assert isinstance(rule, SoloScare)
    loser = ADVERSARY if rule.winner == YOU else YOU
    if scene.before.ships[loser * SHIPS + EXPLORER] != rule.cell or not scene.gained(rule.winner):
        return []
    args: Dict[str, Argument] = {"winner": scene.whom(rule.winner), "place": scene.names[rule.cell]}
    rules = ("D-13.1", "D-13.2", "D-13.4") if rule.winner == YOU else ("S-8.4", "D-13.2", "D-13.4")
    return [line("diluvium-ship-flees", *rules, who=scene.who(loser), **args)]


def _settlers_flee(scene: SoloScene) -> List[Line]:
    rule = scene.rule
    assert isinstance(rule, SoloScare)
    place = scene.names[rule.cell]
    if rule.winner == YOU:
        gone = scene.gained(YOU)
        return (
            [line("solo-its-settlers-flee", "D-13.1", "D-13.4", "S-8.5", who=scene.it, place=place, settlers=gone)]
            if gone
            else []
        )
    lines: List[Line] = []
    if scene.before.players > ALLY:
        gone = scene.before.settlers_at(ALLY, rule.cell) - scene.after.settlers_at(ALLY, rule.cell)
        if gone:
            rules = ("S-8.5", *scene.words.allies_scared)
            lines = [line("solo-allies-scared", *rules, who=scene.it, place=place, settlers=int(gone))]
    if scene.before.settlers_at(YOU, rule.cell) == scene.after.settlers_at(YOU, rule.cell):
        return lines
    return lines + _flight(scene, rule, _where(scene))


def _where(scene: SoloScene) -> int:
    """Where a settler fled that had only one way."""
    own = slice(YOU * SECTIONS, SECTIONS)
    if scene.before.sections[own] != scene.after.sections[own]:
        return SECTION + _changed(scene.before.sections[own], scene.after.sections[own])
    return int(free_city_space(scene.before, scene.before.home()))


def fled(scene: SoloScene) -> List[Line]:
    assert isinstance(scene.rule, SoloScare)
    return _flight(scene, scene.rule, scene.argument)


def _flight(scene: SoloScene, rule: SoloScare, goal: int) -> List[Line]:
    fled = flight(scene, int(rule.cell), ADVERSARY, YOU, goal)
    if scene.before.lying == scene.after.lying:
        return fled
    return [*fled, line("solo-lies-down", "S-30.6", action=action_name(goal - SECTION))]


# answers


def deed_done(scene: SoloScene) -> List[Line]:
    return deed_row(scene.action).narrate(scene)


def skipped(scene: SoloScene) -> List[Line]:
    return [line("solo-skips", scene.clause(1))]


def place_chosen(scene: SoloScene) -> List[Line]:
    ask = scene.before.pending
    assert ask is not None
    return [line("solo-you-choose", *ask.rules, place=scene.tile(scene.argument))]


# Rules whose steps are narrated as in Diluvium.
SHARED = ("SoloSail", "SoloMark", "SoloMoveSettler", "SoloDrawCard", "SoloProduce", "SoloSettle")
OWN_STEPS: Dict[Tuple[str, str], Narrator] = {
    ("SoloTurn", "begin"): _begin,
    ("SoloTurn", "your_turn"): _your_turn,
    ("SoloMoveSettler", "place_it"): _stands_up,
    ("SoloMoveSettler", "harvest"): _harvest,
    ("SoloBattle", "fight"): _fight,
    ("SoloScare", "ships_flee"): _ships_flee,
    ("SoloScare", "settlers_flee"): _settlers_flee,
    **ITS_STEPS,
}
