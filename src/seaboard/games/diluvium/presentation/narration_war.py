"""What is told of battles, flight and monsters (D-12 to D-14)."""

from __future__ import annotations

from typing import Dict, List

from seaboard.core.messages import Argument, Line, at, line
from seaboard.games.diluvium.presentation.names import action_name, kind_name
from seaboard.games.diluvium.presentation.narration_settlers import source_place
from seaboard.games.diluvium.presentation.scene import Scene, space_kind
from seaboard.games.diluvium.rules.actions import SECTION, SLOTS, WEAPONS
from seaboard.games.diluvium.rules.battle import Battle, strength_with
from seaboard.games.diluvium.rules.scare import Scare
from seaboard.games.diluvium.rules.state import EXPLORER, SHIPS, WARSHIP


def committed(scene: Scene) -> List[Line]:
    if scene.listener == scene.actor:
        return [line("diluvium-commits", "D-12.2", who=scene.who(scene.actor), weapons=scene.argument)]
    return [line("diluvium-commits-hidden", "D-12.2", who=scene.who(scene.actor))]


def fought(scene: Scene) -> List[Line]:
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


def ships_fled(scene: Scene) -> List[Line]:
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


def settlers_fled(scene: Scene) -> List[Line]:
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


def fled(scene: Scene) -> List[Line]:
    assert isinstance(scene.rule, Scare)
    return flight(scene, scene.rule.cell, scene.rule.winner, scene.actor, scene.argument)


def flight(scene: Scene, cell: int, winner: int, seat: int, goal: int) -> List[Line]:
    args: Dict[str, Argument] = {"who": scene.who(seat), "place": scene.names[cell], "winner": scene.whom(winner)}
    if goal >= SECTION:
        fled = line("diluvium-flees-board", "D-13.3", "D-13.4", action=action_name(goal - SECTION), **args)
        return [at(fled, *source_place(seat, goal))]
    kind = space_kind(scene.before, goal)
    took = scene.took(seat, kind)
    return [line("diluvium-flees-city", "D-13.3", "D-13.4", "D-7.1", kind=kind_name(kind), number=took, **args)]


def slain(scene: Scene) -> List[Line]:
    before, seat = scene.before, scene.actor
    cell = before.ships[seat * SHIPS + WARSHIP]
    gold = before.tables.monster_gold[before.tiles[cell]]
    args: Dict[str, Argument] = {
        "who": scene.who(seat),
        "place": scene.names[cell],
        "weapons": -scene.took(seat, WEAPONS),
        "gold": gold,
    }
    slain = [line("diluvium-slays", "D-14.2", "D-14.3", **args)]
    if scene.gained(seat) > gold:
        slain.append(
            line("diluvium-engage-bonus", "D-14.4", "D-3.4", who=scene.who(seat), gold=scene.gained(seat) - gold)
        )
    return slain


def spared(scene: Scene) -> List[Line]:
    return [line("diluvium-spares", "D-14.1", who=scene.who(scene.actor))]
