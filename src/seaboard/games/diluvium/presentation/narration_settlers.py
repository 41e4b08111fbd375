"""What is told of settlers and what they yield (D-7 to D-10)."""

from __future__ import annotations

from typing import Dict, List, Tuple

from seaboard.core.messages import Argument, Line, Message, at, line
from seaboard.games.diluvium.presentation.names import action_name, amounts, kind_name
from seaboard.games.diluvium.presentation.scene import Scene, space_kind
from seaboard.games.diluvium.rules.actions import ACTIONS, BIT, RESOURCES, RUINS, SECTION, SETTLE, SLOTS
from seaboard.games.diluvium.rules.notation import ACTION_NAMES, RESOURCE_NAMES
from seaboard.games.diluvium.rules.produce import PRICE, Produce
from seaboard.games.diluvium.rules.settle import Settle
from seaboard.games.diluvium.rules.settlers import MoveSettler


def no_settler(scene: Scene) -> List[Line]:
    """Only what did not come about is told: a settler that could not move."""
    rule = scene.rule
    assert isinstance(rule, MoveSettler)
    if rule.source >= 0 or scene.after.stack[-1].step == rule.step:
        return []
    return [line("diluvium-no-settler", "D-8.1", "D-7.3", who=scene.who(scene.active))]


def settler_taken(scene: Scene) -> List[Line]:
    source = scene.argument
    told = line("diluvium-settler-taken", "D-7.3", "D-8.1", who=scene.who(scene.actor), source=_source(scene, source))
    return [at(told, *source_place(scene.actor, source))]


def source_place(seat: int, source: int) -> Tuple[str, ...]:
    """A section of the board; a place of the sea is named by the sentence."""
    return (f"section-{seat}-{ACTION_NAMES[source - SECTION]}",) if 0 <= source - SECTION < ACTIONS else ()


def trade_over(scene: Scene) -> List[Line]:
    return [line("diluvium-trade-over", "D-9.2", "D-9.3", who=scene.who(scene.actor))]


def settled(scene: Scene) -> List[Line]:
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
    settled = [at(settled[0], *source_place(seat, rule.source))]
    if scene.gained(seat):
        settled.append(line("diluvium-placing-gold", "D-17.4", who=scene.who(seat), gold=scene.gained(seat)))
    return settled


def _source(scene: Scene, source: int) -> Message:
    if source >= SECTION:
        return Message("diluvium-from-board", {"action": action_name(source - SECTION)})
    return Message("diluvium-from-place", {"place": scene.names[source // SLOTS]})


def bonus(scene: Scene) -> List[Line]:
    """Of Settle and of Produce: the Settle bonus that was asked for is told with its answer."""
    seat, before = scene.active, scene.before
    if scene.gained(seat):
        produced = isinstance(scene.rule, Produce)
        rules = ("D-3.4", "D-9.4") if produced else ("D-3.4", "D-8.2", "D-17.2")
        name = "diluvium-produce-bonus" if produced else "diluvium-settle-bonus-gold"
        return [line(name, *rules, who=scene.who(seat), gold=scene.gained(seat))]
    for kind in range(RESOURCES):
        if scene.took(seat, kind):
            return [_bonus_taken(scene, seat, kind, "D-3.4")]
    unpaid = isinstance(scene.rule, Settle) and scene.rule.gained < 0 and before.bonus & BIT[SETTLE]
    if unpaid and not any(before.tray):
        return [line("diluvium-trays-empty", "D-8.2", "D-10.4", who=scene.who(seat))]
    return []


def gained(scene: Scene) -> List[Line]:
    return [_bonus_taken(scene, scene.actor, scene.argument)]


def _bonus_taken(scene: Scene, seat: int, kind: int, *rules: str) -> Line:
    taken = line("diluvium-settle-bonus", *rules, "D-8.2", who=scene.who(seat), kind=kind_name(kind))
    return at(taken, f"tray-{RESOURCE_NAMES[kind]}")


def produced(scene: Scene) -> List[Line]:
    rule = scene.rule
    assert isinstance(rule, Produce)
    if rule.cell < 0:
        return [line("diluvium-no-tile", "D-9.1", who=scene.who(scene.active))]
    took = [scene.took(scene.active, kind) for kind in range(RESOURCES)]
    args: Dict[str, Argument] = {"place": scene.tile(rule.cell), "crop": amounts(took)}
    return [line("diluvium-produces", "D-9.1", "D-9.5", who=scene.who(scene.active), **args)]


def sold(scene: Scene) -> List[Line]:
    return [line("diluvium-sells", "D-9.2", who=scene.who(scene.actor), craft=PRICE, gold=scene.gained(scene.actor))]


def armed(scene: Scene) -> List[Line]:
    strength = scene.after.strength[scene.actor]
    return [line("diluvium-arms", "D-9.3", who=scene.who(scene.actor), weapons=PRICE, strength=strength)]


def discarded(scene: Scene) -> List[Line]:
    args: Dict[str, Argument] = {"kind": kind_name(scene.argument), "limit": scene.before.tables.resource_limit}
    told = line("diluvium-discards", "D-10.2", "D-10.3", who=scene.who(scene.actor), **args)
    return [at(told, f"tray-{RESOURCE_NAMES[scene.argument]}")]
