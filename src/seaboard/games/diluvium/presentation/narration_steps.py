"""What is told of the steps of the rules."""

from __future__ import annotations

from typing import Callable, Dict, List

from seaboard.core.messages import Argument, Line, Message
from seaboard.core.pieces.pile import kinds
from seaboard.games.diluvium.components.tables import CITY
from seaboard.games.diluvium.presentation.outcome import outcome
from seaboard.games.diluvium.presentation.told import Told, action_name, amounts, kind_name, line, space_kind
from seaboard.games.diluvium.rules.actions import (
    BIT,
    FOOD,
    MARK_SLOTS,
    RESOURCES,
    RUINS,
    SECTION,
    SETTLE,
    SLOTS,
)
from seaboard.games.diluvium.rules.battle import Battle, strength_with
from seaboard.games.diluvium.rules.explore import Mark
from seaboard.games.diluvium.rules.movement import NOWHERE, Sail
from seaboard.games.diluvium.rules.produce import Produce
from seaboard.games.diluvium.rules.ruins import DrawCard
from seaboard.games.diluvium.rules.scare import Scare
from seaboard.games.diluvium.rules.settle import Settle
from seaboard.games.diluvium.rules.settlers import MoveSettler
from seaboard.games.diluvium.rules.state import EXPLORER, SHIPS


def ship_name(ship: int) -> Message:
    return Message("diluvium-explorer-ship" if ship == EXPLORER else "diluvium-warship")


def flight(told: Told, cell: int, winner: int, seat: int, goal: int) -> List[Line]:
    args: Dict[str, Argument] = {"who": told.who(seat), "place": told.names[cell], "winner": told.whom(winner)}
    if goal >= SECTION:
        return [line("diluvium-flees-board", "D-13.3", "D-13.4", action=action_name(goal - SECTION), **args)]
    kind = space_kind(told.before, goal)
    took = told.took(seat, kind)
    return [line("diluvium-flees-city", "D-13.3", "D-13.4", "D-7.1", kind=kind_name(kind), number=took, **args)]


def _begin(told: Told) -> List[Line]:
    after = told.after
    begun = []
    if after.last_round and not told.before.last_round:
        begun = [line("diluvium-last-round", "D-16.1", kind=kind_name(after.tray.index(0)))]
    return [*begun, line("diluvium-turn", "D-3.1", who=told.whom(after.active), round=after.rounds)]


def _pay(told: Told) -> List[Line]:
    rule = told.rule
    assert isinstance(rule, Sail)
    if rule.goal == NOWHERE:
        return []
    food = -told.took(told.active, FOOD)
    rules = ["D-5.1", *(["D-5.2"] if food else [])]
    hidden = not told.before.up >> rule.goal & 1
    args: Dict[str, Argument] = {
        "who": told.who(told.active),
        "ship": ship_name(rule.ship),
        "place": told.names[rule.goal],
    }
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
    return [line("diluvium-no-card", "D-15.2", who=told.whom(told.rule.seat))]


def _mark(told: Told) -> List[Line]:
    rule = told.rule
    assert isinstance(rule, Mark)
    if rule.space < 0:
        return [] if rule.cell < 0 else _not_explored(told, rule.cell)
    args: Dict[str, Argument] = {"who": told.who(told.active), "gold": told.gained(told.active)}
    return [line("diluvium-explores", "D-6.1", "D-6.2", place=told.tile(rule.space // MARK_SLOTS), **args)]


def _not_explored(told: Told, cell: int) -> List[Line]:
    before = told.before
    if before.tiles[cell] == CITY:
        return []
    args: Dict[str, Argument] = {"who": told.who(told.active), "place": told.names[cell]}
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
        return [line("diluvium-space-gold", "D-6.4", who=told.who(told.active), gold=told.gained(told.active))]
    return [
        line("diluvium-space-settle", "D-6.5", who=told.who(told.active), place=told.names[rule.space // MARK_SLOTS])
    ]


def _take(told: Told) -> List[Line]:
    """Only what did not come about is told: a settler that could not move."""
    rule = told.rule
    assert isinstance(rule, MoveSettler)
    if rule.source >= 0 or told.after.stack[-1].step == rule.step:
        return []
    return [line("diluvium-no-settler", "D-8.1", "D-7.3", who=told.who(told.active))]


def _harvest(told: Told) -> List[Line]:
    rule = told.rule
    assert isinstance(rule, MoveSettler)
    if rule.goal < 0:
        return []
    seat = told.active
    kind = space_kind(told.before, rule.goal)
    args: Dict[str, Argument] = {"who": told.who(seat), "place": told.tile(rule.goal // SLOTS)}
    args["source"] = _source(told, rule.source)
    if kind == RUINS:
        settled = [line("diluvium-settles-ruins", "D-8.1", "D-7.2", **args)]
    else:
        args["number"], args["kind"] = told.took(seat, kind), kind_name(kind)
        settled = [line("diluvium-settles", "D-8.1", "D-7.1", **args)]
    if told.gained(seat):
        settled.append(line("diluvium-placing-gold", "D-17.4", who=told.who(seat), gold=told.gained(seat)))
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
        return [line(name, *rules, who=told.who(seat), gold=told.gained(seat))]
    for kind in range(RESOURCES):
        if told.took(seat, kind):
            return [line("diluvium-settle-bonus", "D-3.4", "D-8.2", who=told.who(seat), kind=kind_name(kind))]
    unpaid = isinstance(told.rule, Settle) and told.rule.gained < 0 and before.bonus & BIT[SETTLE]
    if unpaid and not any(before.tray):
        return [line("diluvium-trays-empty", "D-8.2", "D-10.4", who=told.who(seat))]
    return []


def _yield(told: Told) -> List[Line]:
    rule = told.rule
    assert isinstance(rule, Produce)
    if rule.cell < 0:
        return [line("diluvium-no-tile", "D-9.1", who=told.who(told.active))]
    took = [told.took(told.active, kind) for kind in range(RESOURCES)]
    args: Dict[str, Argument] = {"place": told.tile(rule.cell), "crop": amounts(took)}
    return [line("diluvium-produces", "D-9.1", "D-9.5", who=told.who(told.active), **args)]


def _fight(told: Told) -> List[Line]:
    rule, before = told.rule, told.before
    assert isinstance(rule, Battle)
    winner = told.after.stack[-1]
    assert isinstance(winner, Battle)
    attacker, defender, won = before.active, rule.defender, winner.winner
    attack, defence = strength_with(before, attacker, rule.attack), strength_with(before, defender, rule.defence)
    shown: Dict[str, Argument] = {
        "who": told.who(attacker),
        "defender": told.whom(defender),
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
        line(
            "diluvium-battle-won", "D-12.3", "D-12.5", "D-12.6", who=told.who(won), loser=told.whom(loser), gold=prize
        ),
    ]
    extra = told.gained(won) - prize
    if extra:
        told_lines.append(line("diluvium-engage-bonus", "D-12.7", "D-3.4", who=told.who(won), gold=extra))
    return told_lines


def _ships_flee(told: Told) -> List[Line]:
    rule = told.rule
    assert isinstance(rule, Scare)
    fled = []
    for seat in range(told.before.players):
        at = seat * SHIPS + EXPLORER
        if told.before.ships[at] != told.after.ships[at]:
            args: Dict[str, Argument] = {
                "who": told.who(seat),
                "winner": told.whom(rule.winner),
                "place": told.names[rule.cell],
            }
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
        return flight(told, rule.cell, rule.winner, seat, SECTION + moved[0] % 4)
    city = told.before.tables.city[seat]
    slot = (told.after.taken[city] ^ told.before.taken[city]).bit_length() - 1
    return flight(told, rule.cell, rule.winner, seat, city * SLOTS + slot)


def _next_player(told: Told) -> List[Line]:
    result = outcome(told.after)
    return [Line(result.message, result.rules)] if result is not None else []


Teller = Callable[[Told], List[Line]]
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
