"""What is told of the steps of the rules."""

from __future__ import annotations

from typing import Callable, Dict, List

from seaboard.core.messages import Argument, Line, Message, line
from seaboard.core.pieces.pile import kinds
from seaboard.games.diluvium.components.tables import CITY
from seaboard.games.diluvium.presentation.names import action_name, amounts, kind_name, ship_name
from seaboard.games.diluvium.presentation.outcome import outcome
from seaboard.games.diluvium.presentation.scene import Scene, space_kind
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


def flight(scene: Scene, cell: int, winner: int, seat: int, goal: int) -> List[Line]:
    args: Dict[str, Argument] = {"who": scene.who(seat), "place": scene.names[cell], "winner": scene.whom(winner)}
    if goal >= SECTION:
        return [line("diluvium-flees-board", "D-13.3", "D-13.4", action=action_name(goal - SECTION), **args)]
    kind = space_kind(scene.before, goal)
    took = scene.took(seat, kind)
    return [line("diluvium-flees-city", "D-13.3", "D-13.4", "D-7.1", kind=kind_name(kind), number=took, **args)]


def _begin(scene: Scene) -> List[Line]:
    after = scene.after
    begun = []
    if after.last_round and not scene.before.last_round:
        begun = [line("diluvium-last-round", "D-16.1", kind=kind_name(after.tray.index(0)))]
    return [*begun, line("diluvium-turn", "D-3.1", who=scene.whom(after.active), round=after.rounds)]


def _pay(scene: Scene) -> List[Line]:
    rule = scene.rule
    assert isinstance(rule, Sail)
    if rule.goal == NOWHERE:
        return []
    food = -scene.took(scene.active, FOOD)
    rules = ["D-5.1", *(["D-5.2"] if food else [])]
    hidden = not scene.before.up >> rule.goal & 1
    args: Dict[str, Argument] = {
        "who": scene.who(scene.active),
        "ship": ship_name(rule.ship),
        "place": scene.names[rule.goal],
    }
    if hidden:
        return [line("diluvium-sails-hidden", "D-5.3", *rules, food=food, **args)]
    return [line("diluvium-sails", *rules, food=food, **args)]


def _reshuffle(scene: Scene) -> List[Line]:
    if scene.before.deck or not scene.before.buried:
        return []
    return [line("diluvium-reshuffled", "D-15.2", cards=len(kinds(scene.before.buried)))]


def _no_card(scene: Scene) -> List[Line]:
    """Nothing is left to draw."""
    assert isinstance(scene.rule, DrawCard)
    if scene.before.deck or scene.rule.drawn:
        return []
    return [line("diluvium-no-card", "D-15.2", who=scene.whom(scene.rule.seat))]


def _mark(scene: Scene) -> List[Line]:
    rule = scene.rule
    assert isinstance(rule, Mark)
    if rule.space < 0:
        return [] if rule.cell < 0 else _not_explored(scene, rule.cell)
    args: Dict[str, Argument] = {"who": scene.who(scene.active), "gold": scene.gained(scene.active)}
    return [line("diluvium-explores", "D-6.1", "D-6.2", place=scene.tile(rule.space // MARK_SLOTS), **args)]


def _not_explored(scene: Scene, cell: int) -> List[Line]:
    before = scene.before
    if before.tiles[cell] == CITY:
        return []
    args: Dict[str, Argument] = {"who": scene.who(scene.active), "place": scene.names[cell]}
    if before.explored[scene.active] >> cell & 1:
        return [line("diluvium-explored-before", "D-6.6", **args)]
    if not before.markers[scene.active]:
        return [line("diluvium-no-marker", "D-6.1", **args)]
    return [line("diluvium-no-space", "D-6.1", **args)]


def _effect(scene: Scene) -> List[Line]:
    rule = scene.rule
    assert isinstance(rule, Mark)
    if rule.space < 0:
        return []
    if scene.gained(scene.active):
        return [line("diluvium-space-gold", "D-6.4", who=scene.who(scene.active), gold=scene.gained(scene.active))]
    return [
        line("diluvium-space-settle", "D-6.5", who=scene.who(scene.active), place=scene.names[rule.space // MARK_SLOTS])
    ]


def _take(scene: Scene) -> List[Line]:
    """Only what did not come about is told: a settler that could not move."""
    rule = scene.rule
    assert isinstance(rule, MoveSettler)
    if rule.source >= 0 or scene.after.stack[-1].step == rule.step:
        return []
    return [line("diluvium-no-settler", "D-8.1", "D-7.3", who=scene.who(scene.active))]


def _harvest(scene: Scene) -> List[Line]:
    rule = scene.rule
    assert isinstance(rule, MoveSettler)
    if rule.goal < 0:
        return []
    seat = scene.active
    kind = space_kind(scene.before, rule.goal)
    args: Dict[str, Argument] = {"who": scene.who(seat), "place": scene.tile(rule.goal // SLOTS)}
    args["source"] = _source(scene, rule.source)
    if kind == RUINS:
        settled = [line("diluvium-settles-ruins", "D-8.1", "D-7.2", **args)]
    else:
        args["number"], args["kind"] = scene.took(seat, kind), kind_name(kind)
        settled = [line("diluvium-settles", "D-8.1", "D-7.1", **args)]
    if scene.gained(seat):
        settled.append(line("diluvium-placing-gold", "D-17.4", who=scene.who(seat), gold=scene.gained(seat)))
    return settled


def _source(scene: Scene, source: int) -> Message:
    if source >= SECTION:
        return Message("diluvium-from-board", {"action": action_name(source - SECTION)})
    return Message("diluvium-from-place", {"place": scene.names[source // SLOTS]})


def _bonus(scene: Scene) -> List[Line]:
    """Of Settle and of Produce: the Settle bonus that was asked for is told with its answer."""
    seat, before = scene.active, scene.before
    if scene.gained(seat):
        produced = isinstance(scene.rule, Produce)
        rules = ("D-3.4", "D-9.4") if produced else ("D-3.4", "D-8.2", "D-17.2")
        name = "diluvium-produce-bonus" if produced else "diluvium-settle-bonus-gold"
        return [line(name, *rules, who=scene.who(seat), gold=scene.gained(seat))]
    for kind in range(RESOURCES):
        if scene.took(seat, kind):
            return [line("diluvium-settle-bonus", "D-3.4", "D-8.2", who=scene.who(seat), kind=kind_name(kind))]
    unpaid = isinstance(scene.rule, Settle) and scene.rule.gained < 0 and before.bonus & BIT[SETTLE]
    if unpaid and not any(before.tray):
        return [line("diluvium-trays-empty", "D-8.2", "D-10.4", who=scene.who(seat))]
    return []


def _yield(scene: Scene) -> List[Line]:
    rule = scene.rule
    assert isinstance(rule, Produce)
    if rule.cell < 0:
        return [line("diluvium-no-tile", "D-9.1", who=scene.who(scene.active))]
    took = [scene.took(scene.active, kind) for kind in range(RESOURCES)]
    args: Dict[str, Argument] = {"place": scene.tile(rule.cell), "crop": amounts(took)}
    return [line("diluvium-produces", "D-9.1", "D-9.5", who=scene.who(scene.active), **args)]


def _fight(scene: Scene) -> List[Line]:
    rule, before = scene.rule, scene.before
    assert isinstance(rule, Battle)
    winner = scene.after.stack[-1]
    assert isinstance(winner, Battle)
    attacker, defender, won = before.active, rule.defender, winner.winner
    attack, defence = strength_with(before, attacker, rule.attack), strength_with(before, defender, rule.defence)
    shown: Dict[str, Argument] = {
        "who": scene.who(attacker),
        "defender": scene.whom(defender),
        "attack": attack,
        "defence": defence,
        "weapons": max(rule.attack, 0),
        "weapons2": max(rule.defence, 0),
        "place": scene.names[rule.cell],
    }
    loser = attacker + defender - won
    prize = before.tables.military_gold[before.strength[loser]]
    lines = [
        line("diluvium-battle", "D-12.1", "D-12.3", "D-12.4", **shown),
        line(
            "diluvium-battle-won", "D-12.3", "D-12.5", "D-12.6", who=scene.who(won), loser=scene.whom(loser), gold=prize
        ),
    ]
    extra = scene.gained(won) - prize
    if extra:
        lines.append(line("diluvium-engage-bonus", "D-12.7", "D-3.4", who=scene.who(won), gold=extra))
    return lines


def _ships_flee(scene: Scene) -> List[Line]:
    rule = scene.rule
    assert isinstance(rule, Scare)
    fled = []
    for seat in range(scene.before.players):
        at = seat * SHIPS + EXPLORER
        if scene.before.ships[at] != scene.after.ships[at]:
            args: Dict[str, Argument] = {
                "who": scene.who(seat),
                "winner": scene.whom(rule.winner),
                "place": scene.names[rule.cell],
            }
            fled.append(line("diluvium-ship-flees", "D-13.1", "D-13.2", "D-13.4", **args))
    return fled


def _settlers_flee(scene: Scene) -> List[Line]:
    """A flight with a single way, which nobody was asked about."""
    rule = scene.rule
    assert isinstance(rule, Scare)
    seat = rule.next_owner(scene.before)
    if seat < 0 or scene.before.mine == scene.after.mine:
        return []
    moved = [
        at for at, (old, new) in enumerate(zip(scene.before.sections, scene.after.sections, strict=True)) if old != new
    ]
    if moved:
        return flight(scene, rule.cell, rule.winner, seat, SECTION + moved[0] % 4)
    city = scene.before.tables.city[seat]
    slot = (scene.after.taken[city] ^ scene.before.taken[city]).bit_length() - 1
    return flight(scene, rule.cell, rule.winner, seat, city * SLOTS + slot)


def _next_player(scene: Scene) -> List[Line]:
    result = outcome(scene.after)
    return [Line(result.message, result.rules)] if result is not None else []


Teller = Callable[[Scene], List[Line]]
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
