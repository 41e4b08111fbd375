"""What is told of a game: every step that did something, with the clauses it rests on, as each seat may hear it."""

from __future__ import annotations

from typing import Callable, Dict, List

from seaboard.core.messages import Argument, Line, Message
from seaboard.core.pieces.pile import kinds
from seaboard.core.trace import ANSWER, Moment, trace
from seaboard.games.diluvium.actions import (
    ARM,
    BIT,
    BOARD,
    CARD,
    CHOOSE,
    COMMIT,
    COMPASS,
    DISCARD,
    FIRST,
    FLEE,
    FOOD,
    GAIN,
    GATE,
    LEGENDARY,
    MAP,
    MARK_SLOTS,
    PEOPLE,
    PLAY,
    RESOURCES,
    RUINS,
    SECTION,
    SELL,
    SETTLE,
    SLAY,
    SLOTS,
    SPARE,
    STAY,
    TILE,
    WEAPONS,
    WHEEL,
    verb_of,
)
from seaboard.games.diluvium.battle import Battle, strength_with
from seaboard.games.diluvium.components import Components
from seaboard.games.diluvium.explore import Mark
from seaboard.games.diluvium.movement import NOWHERE, Sail
from seaboard.games.diluvium.notation import BOARD_NAMES, PEOPLE_NAMES
from seaboard.games.diluvium.produce import PRICE, Produce
from seaboard.games.diluvium.results import outcome
from seaboard.games.diluvium.ruins import DrawCard
from seaboard.games.diluvium.rule_ids import BOARD_RULES, card_rule
from seaboard.games.diluvium.scare import Scare
from seaboard.games.diluvium.settle import Settle
from seaboard.games.diluvium.settlers import MoveSettler
from seaboard.games.diluvium.state import EXPLORER, SHIPS, WARSHIP, DiluviumState
from seaboard.games.diluvium.tables import CITY
from seaboard.games.diluvium.told import Told, action_name, card_name, kind_name, line, space_kind
from seaboard.games.diluvium.view import fleeing


def narrate(box: Components, moment: Moment[DiluviumState], seat: int) -> List[Line]:
    told = Told(box, moment, seat)
    teller = ANSWERS.get(verb_of(moment.action)) if moment.step == ANSWER else STEPS.get(moment.step)
    return teller(told) if teller is not None else []


def foresee(box: Components, state: DiluviumState, seat: int, action: int) -> List[Line]:
    """As far as the seat may know: not what another has sealed (D-12.2), nor how the gold comes out (D-10.5)."""
    moments = trace(state, seat, action)
    if verb_of(action) == COMMIT:
        moments = moments[:1]
    known = [moment for moment in moments if moment.step != "next_player"]
    return [line for moment in known for line in narrate(box, moment, seat)]


# answers


def _tile(told: Told) -> List[Line]:
    cell, tile = told.argument & 63, told.argument >> 6
    return [line("diluvium-tile-up", "D-2.1", "D-5.3", place=told.names[cell], tile=tile)]


def _first(told: Told) -> List[Line]:
    return [line("diluvium-first-player", "D-2.7", seat=told.argument + 1)]


def _people(told: Told) -> List[Line]:
    seat = told.before.people.index(-1) + 1
    return [
        line("diluvium-people-dealt", "D-2.8", seat=seat, people=Message(f"diluvium-{PEOPLE_NAMES[told.argument]}"))
    ]


def _board(told: Told) -> List[Line]:
    boards = zip(told.before.board, told.after.board, strict=True)
    seat = [old == new for old, new in boards].index(False) + 1
    name = BOARD_NAMES[told.argument]
    return [
        line(
            "diluvium-board-given",
            "D-2.8",
            BOARD_RULES[told.argument],
            seat=seat,
            board=Message(f"diluvium-board-{name}"),
        )
    ]


def _card(told: Told) -> List[Line]:
    assert isinstance(told.rule, DrawCard)
    seat = told.rule.seat
    if told.listener == seat:
        return [line("diluvium-card-drawn", "D-7.2", seat=seat + 1, card=card_name(told.argument))]
    return [line("diluvium-card-drawn-hidden", "D-7.2", "D-15.3", seat=seat + 1)]


def _wheel(told: Told) -> List[Line]:
    return [line("diluvium-turns-wheel", "D-3.2", seat=told.actor + 1, action=action_name(told.argument))]


def _play(told: Told) -> List[Line]:
    kind, seat = told.argument, told.actor
    rules = ("D-15.1", card_rule(kind))
    played = line("diluvium-plays", *rules, seat=seat + 1, card=card_name(kind))
    if kind <= LEGENDARY:
        took = told.took(seat, kind)
        return [
            played,
            line("diluvium-takes", card_rule(kind), "D-10.4", seat=seat + 1, number=took, kind=kind_name(kind)),
        ]
    if kind in (COMPASS, GATE, MAP):
        return [played]
    if told.gained(seat):
        return [played, line("diluvium-gains", card_rule(kind), seat=seat + 1, gold=told.gained(seat))]
    return [played, line("diluvium-strength", card_rule(kind), seat=seat + 1, strength=told.after.strength[seat])]


def _stay(told: Told) -> List[Line]:
    assert isinstance(told.rule, Sail)
    place = told.names[told.before.ships[told.active * SHIPS + told.rule.ship]]
    rule = "D-5.6" if told.rule.ship == EXPLORER else "D-5.7"
    return [line("diluvium-stays", rule, seat=told.actor + 1, ship=_ship(told.rule.ship), place=place)]


def _ship(ship: int) -> Message:
    return Message("diluvium-explorer-ship" if ship == EXPLORER else "diluvium-warship")


def _gain(told: Told) -> List[Line]:
    return [line("diluvium-settle-bonus", "D-8.2", seat=told.actor + 1, kind=kind_name(told.argument))]


def _sell(told: Told) -> List[Line]:
    return [line("diluvium-sells", "D-9.2", seat=told.actor + 1, craft=PRICE, gold=told.gained(told.actor))]


def _arm(told: Told) -> List[Line]:
    strength = told.after.strength[told.actor]
    return [line("diluvium-arms", "D-9.3", seat=told.actor + 1, weapons=PRICE, strength=strength)]


def _commit(told: Told) -> List[Line]:
    if told.listener == told.actor:
        return [line("diluvium-commits", "D-12.2", seat=told.actor + 1, weapons=told.argument)]
    return [line("diluvium-commits-hidden", "D-12.2", seat=told.actor + 1)]


def _flee(told: Told) -> List[Line]:
    assert isinstance(told.rule, Scare)
    return _flight(told, told.rule, told.actor, told.argument)


def _flight(told: Told, rule: Scare, seat: int, goal: int) -> List[Line]:
    source = told.names[fleeing(told.before, rule, seat) // SLOTS]
    args: Dict[str, Argument] = {"seat": seat + 1, "place": source, "winner": rule.winner + 1}
    if goal >= SECTION:
        return [line("diluvium-flees-board", "D-13.3", "D-13.4", action=action_name(goal - SECTION), **args)]
    kind = space_kind(told.before, goal)
    took = told.took(seat, kind)
    return [line("diluvium-flees-city", "D-13.3", "D-13.4", "D-7.1", kind=kind_name(kind), number=took, **args)]


def _slay(told: Told) -> List[Line]:
    before, seat = told.before, told.actor
    cell = before.ships[seat * SHIPS + WARSHIP]
    gold = before.tables.monster_gold[before.tiles[cell]]
    args: Dict[str, Argument] = {
        "seat": seat + 1,
        "place": told.names[cell],
        "weapons": -told.took(seat, WEAPONS),
        "gold": gold,
    }
    slain = [line("diluvium-slays", "D-14.2", "D-14.3", **args)]
    if told.gained(seat) > gold:
        slain.append(line("diluvium-engage-bonus", "D-14.4", "D-3.4", seat=seat + 1, gold=told.gained(seat) - gold))
    return slain


def _spare(told: Told) -> List[Line]:
    return [line("diluvium-spares", "D-14.1", seat=told.actor + 1)]


def _discard(told: Told) -> List[Line]:
    return [line("diluvium-discards", "D-10.2", "D-10.3", seat=told.actor + 1, kind=kind_name(told.argument))]


# steps


def _begin(told: Told) -> List[Line]:
    after = told.after
    begun = []
    if after.last_round and not told.before.last_round:
        begun = [line("diluvium-last-round", "D-16.1", kind=kind_name(after.tray.index(0)))]
    return [*begun, line("diluvium-turn", "D-3.1", seat=after.active + 1, round=after.rounds)]


def _pay(told: Told) -> List[Line]:
    rule = told.rule
    assert isinstance(rule, Sail)
    if rule.goal == NOWHERE:
        return []
    food = -told.took(told.active, FOOD)
    rules = ["D-5.1", *(["D-5.2"] if food else [])]
    hidden = not told.before.up >> rule.goal & 1
    args: Dict[str, Argument] = {"seat": told.active + 1, "ship": _ship(rule.ship), "place": told.names[rule.goal]}
    if hidden:
        return [line("diluvium-sails-hidden", "D-5.3", *rules, food=food, **args)]
    return [line("diluvium-sails", *rules, food=food, **args)]


def _reshuffle(told: Told) -> List[Line]:
    if told.before.deck or not told.before.buried:
        return []
    return [line("diluvium-reshuffled", "D-15.2", cards=len(kinds(told.before.buried)))]


def _no_card(told: Told) -> List[Line]:
    """Nothing is left to draw."""
    assert isinstance(told.rule, DrawCard)
    if told.before.deck or told.rule.drawn:
        return []
    return [line("diluvium-no-card", "D-15.2", seat=told.rule.seat + 1)]


def _mark(told: Told) -> List[Line]:
    rule = told.rule
    assert isinstance(rule, Mark)
    if rule.space < 0:
        return [] if rule.cell < 0 else _not_explored(told, rule.cell)
    args: Dict[str, Argument] = {"seat": told.active + 1, "gold": told.gained(told.active)}
    return [line("diluvium-explores", "D-6.1", "D-6.2", place=told.tile(rule.space // MARK_SLOTS), **args)]


def _not_explored(told: Told, cell: int) -> List[Line]:
    before = told.before
    if before.tiles[cell] == CITY:
        return []
    args: Dict[str, Argument] = {"seat": told.active + 1, "place": told.names[cell]}
    if before.explored[told.active] >> cell & 1:
        return [line("diluvium-explored-before", "D-6.6", **args)]
    if not before.markers[told.active]:
        return [line("diluvium-no-marker", "D-6.1", **args)]
    return [line("diluvium-no-space", "D-6.1", **args)]


def _effect(told: Told) -> List[Line]:
    rule = told.rule
    assert isinstance(rule, Mark)
    if rule.space < 0:
        return []
    if told.gained(told.active):
        return [line("diluvium-space-gold", "D-6.4", seat=told.active + 1, gold=told.gained(told.active))]
    return [line("diluvium-space-settle", "D-6.5", seat=told.active + 1, place=told.names[rule.space // MARK_SLOTS])]


def _take(told: Told) -> List[Line]:
    """Only what did not come about is told: a settler that could not move."""
    rule = told.rule
    assert isinstance(rule, MoveSettler)
    if rule.source >= 0 or told.after.stack[-1].step == rule.step:
        return []
    return [line("diluvium-no-settler", "D-8.1", "D-7.3", seat=told.active + 1)]


def _harvest(told: Told) -> List[Line]:
    rule = told.rule
    assert isinstance(rule, MoveSettler)
    if rule.goal < 0:
        return []
    seat = told.active
    kind = space_kind(told.before, rule.goal)
    args: Dict[str, Argument] = {"seat": seat + 1, "place": told.tile(rule.goal // SLOTS), "kind": kind_name(kind)}
    args["source"] = _source(told, rule.source)
    if kind == RUINS:
        settled = [line("diluvium-settles-ruins", "D-8.1", "D-7.2", **args)]
    else:
        settled = [line("diluvium-settles", "D-8.1", "D-7.1", number=told.took(seat, kind), **args)]
    if told.gained(seat):
        settled.append(line("diluvium-placing-gold", "D-17.4", seat=seat + 1, gold=told.gained(seat)))
    return settled


def _source(told: Told, source: int) -> Message:
    if source >= SECTION:
        return Message("diluvium-from-board", {"action": action_name(source - SECTION)})
    return Message("diluvium-from-place", {"place": told.names[source // SLOTS]})


def _bonus(told: Told) -> List[Line]:
    """Of Settle and of Produce: the Settle bonus that was asked for is told with its answer."""
    seat, before = told.active, told.before
    if told.gained(seat):
        produced = isinstance(told.rule, Produce)
        rules = ("D-3.4", "D-9.4") if produced else ("D-3.4", "D-8.2", "D-17.2")
        name = "diluvium-produce-bonus" if produced else "diluvium-settle-bonus-gold"
        return [line(name, *rules, seat=seat + 1, gold=told.gained(seat))]
    for kind in range(RESOURCES):
        if told.took(seat, kind):
            return [line("diluvium-settle-bonus", "D-3.4", "D-8.2", seat=seat + 1, kind=kind_name(kind))]
    unpaid = isinstance(told.rule, Settle) and told.rule.gained < 0 and before.bonus & BIT[SETTLE]
    if unpaid and not any(before.tray):
        return [line("diluvium-trays-empty", "D-8.2", "D-10.4", seat=seat + 1)]
    return []


def _yield(told: Told) -> List[Line]:
    rule = told.rule
    assert isinstance(rule, Produce)
    if rule.cell < 0:
        return [line("diluvium-no-tile", "D-9.1", seat=told.active + 1)]
    took = [told.took(told.active, kind) for kind in range(RESOURCES)]
    args: Dict[str, Argument] = {"food": took[0], "craft": took[1], "weapons": took[2]}
    return [line("diluvium-produces", "D-9.1", "D-9.5", seat=told.active + 1, place=told.tile(rule.cell), **args)]


def _fight(told: Told) -> List[Line]:
    rule, before = told.rule, told.before
    assert isinstance(rule, Battle)
    winner = told.after.stack[-1]
    assert isinstance(winner, Battle)
    attacker, defender, won = before.active, rule.defender, winner.winner
    attack, defence = strength_with(before, attacker, rule.attack), strength_with(before, defender, rule.defence)
    shown: Dict[str, Argument] = {
        "attacker": attacker + 1,
        "defender": defender + 1,
        "attack": attack,
        "defence": defence,
        "weapons": max(rule.attack, 0),
        "weapons2": max(rule.defence, 0),
        "place": told.names[rule.cell],
    }
    loser = attacker + defender - won
    prize = before.tables.military_gold[before.strength[loser]]
    told_lines = [
        line("diluvium-battle", "D-12.1", "D-12.3", "D-12.4", **shown),
        line("diluvium-battle-won", "D-12.3", "D-12.5", "D-12.6", seat=won + 1, loser=loser + 1, gold=prize),
    ]
    extra = told.gained(won) - prize
    if extra:
        told_lines.append(line("diluvium-engage-bonus", "D-12.7", "D-3.4", seat=won + 1, gold=extra))
    return told_lines


def _ships_flee(told: Told) -> List[Line]:
    rule = told.rule
    assert isinstance(rule, Scare)
    fled = []
    for seat in range(told.before.players):
        at = seat * SHIPS + EXPLORER
        if told.before.ships[at] != told.after.ships[at]:
            args: Dict[str, Argument] = {"seat": seat + 1, "winner": rule.winner + 1, "place": told.names[rule.cell]}
            fled.append(line("diluvium-ship-flees", "D-13.1", "D-13.2", "D-13.4", **args))
    return fled


def _settlers_flee(told: Told) -> List[Line]:
    """A flight with a single way, which nobody was asked about."""
    rule = told.rule
    assert isinstance(rule, Scare)
    seat = rule.next_owner(told.before)
    if seat < 0 or told.before.mine == told.after.mine:
        return []
    moved = [
        at for at, (old, new) in enumerate(zip(told.before.sections, told.after.sections, strict=True)) if old != new
    ]
    if moved:
        return _flight(told, rule, seat, SECTION + moved[0] % 4)
    city = told.before.tables.city[seat]
    slot = (told.after.taken[city] ^ told.before.taken[city]).bit_length() - 1
    return _flight(told, rule, seat, city * SLOTS + slot)


def _next_player(told: Told) -> List[Line]:
    result = outcome(told.after)
    return [Line(result.message, result.rules)] if result is not None else []


Teller = Callable[[Told], List[Line]]
ANSWERS: Dict[int, Teller] = {
    TILE: _tile,
    FIRST: _first,
    PEOPLE: _people,
    BOARD: _board,
    CHOOSE: _board,
    CARD: _card,
    WHEEL: _wheel,
    PLAY: _play,
    STAY: _stay,
    GAIN: _gain,
    SELL: _sell,
    ARM: _arm,
    COMMIT: _commit,
    FLEE: _flee,
    SLAY: _slay,
    SPARE: _spare,
    DISCARD: _discard,
}
STEPS: Dict[str, Teller] = {
    "begin": _begin,
    "pay": _pay,
    "reshuffle": _reshuffle,
    "draw": _no_card,
    "mark_it": _mark,
    "effect": _effect,
    "take_a_settler": _take,
    "harvest": _harvest,
    "bonus": _bonus,
    "yield_resources": _yield,
    "fight": _fight,
    "ships_flee": _ships_flee,
    "settlers_flee": _settlers_flee,
    "next_player": _next_player,
}
