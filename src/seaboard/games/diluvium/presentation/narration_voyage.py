"""What is told of voyages and exploring (D-5, D-6)."""

from __future__ import annotations

from typing import Dict, List

from seaboard.core.messages import Argument, Line, line
from seaboard.games.diluvium.components.tables import CITY
from seaboard.games.diluvium.presentation.names import ship_name
from seaboard.games.diluvium.presentation.scene import Scene
from seaboard.games.diluvium.rules.actions import FOOD, MARK_SLOTS
from seaboard.games.diluvium.rules.explore import Mark
from seaboard.games.diluvium.rules.movement import NOWHERE, Sail
from seaboard.games.diluvium.rules.state import EXPLORER, SHIPS


def tile_up(scene: Scene) -> List[Line]:
    cell, tile = scene.argument & 63, scene.argument >> 6
    return [line("diluvium-tile-up", "D-2.1", "D-5.3", place=scene.names[cell], tile=tile)]


def sailed(scene: Scene) -> List[Line]:
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


def stayed(scene: Scene) -> List[Line]:
    assert isinstance(scene.rule, Sail)
    place = scene.names[scene.before.ships[scene.active * SHIPS + scene.rule.ship]]
    rule = "D-5.6" if scene.rule.ship == EXPLORER else "D-5.7"
    return [line("diluvium-stays", rule, who=scene.who(scene.actor), ship=ship_name(scene.rule.ship), place=place)]


def explored(scene: Scene) -> List[Line]:
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


def space_effect(scene: Scene) -> List[Line]:
    rule = scene.rule
    assert isinstance(rule, Mark)
    if rule.space < 0:
        return []
    if scene.gained(scene.active):
        return [line("diluvium-space-gold", "D-6.4", who=scene.who(scene.active), gold=scene.gained(scene.active))]
    return [
        line("diluvium-space-settle", "D-6.5", who=scene.who(scene.active), place=scene.names[rule.space // MARK_SLOTS])
    ]
