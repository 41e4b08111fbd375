"""What is told of ruins cards (D-7.2, D-15)."""

from __future__ import annotations

from typing import List

from seaboard.core.messages import Line, at, line
from seaboard.core.pieces.pile import kinds
from seaboard.games.diluvium.presentation.names import card_name, card_rule, kind_name
from seaboard.games.diluvium.presentation.scene import Scene
from seaboard.games.diluvium.rules.actions import COMPASS, GATE, LEGENDARY, MAP
from seaboard.games.diluvium.rules.notation import RESOURCE_NAMES
from seaboard.games.diluvium.rules.ruins import DrawCard


def reshuffled(scene: Scene) -> List[Line]:
    if scene.before.deck or not scene.before.buried:
        return []
    return [line("diluvium-reshuffled", "D-15.2", cards=len(kinds(scene.before.buried)))]


def card_drawn(scene: Scene) -> List[Line]:
    assert isinstance(scene.rule, DrawCard)
    seat = scene.rule.seat
    if scene.listener == seat:
        return [line("diluvium-card-drawn", "D-7.2", who=scene.who(seat), card=card_name(scene.argument))]
    return [line("diluvium-card-drawn-hidden", "D-7.2", "D-15.3", who=scene.who(seat))]


def no_card(scene: Scene) -> List[Line]:
    """Nothing is left to draw."""
    assert isinstance(scene.rule, DrawCard)
    if scene.before.deck or scene.rule.drawn:
        return []
    return [line("diluvium-no-card", "D-15.2", who=scene.whom(scene.rule.seat))]


def card_played(scene: Scene) -> List[Line]:
    kind, seat = scene.argument, scene.actor
    rules = ("D-15.1", card_rule(kind))
    played = line("diluvium-plays", *rules, who=scene.who(seat), card=card_name(kind))
    if kind <= LEGENDARY:
        took = scene.took(seat, kind)
        taken = line(
            "diluvium-takes", card_rule(kind), "D-10.4", who=scene.who(seat), number=took, kind=kind_name(kind)
        )
        return [played, at(taken, f"tray-{RESOURCE_NAMES[kind]}")]
    if kind in (COMPASS, GATE, MAP):
        return [played]
    if scene.gained(seat):
        return [played, line("diluvium-gains", card_rule(kind), who=scene.who(seat), gold=scene.gained(seat))]
    return [
        played,
        line("diluvium-strength", card_rule(kind), who=scene.who(seat), strength=scene.after.strength[seat]),
    ]
