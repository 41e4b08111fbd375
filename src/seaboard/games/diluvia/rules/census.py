"""Every piece is somewhere exactly once."""

from __future__ import annotations

from typing import Dict

from seaboard.games.diluvia.components.tables import size
from seaboard.games.diluvia.rules.actions import ACTION_CARDS
from seaboard.games.diluvia.rules.flood import Rise
from seaboard.games.diluvia.rules.notation import CARD_NAMES
from seaboard.games.diluvia.rules.play import Play
from seaboard.games.diluvia.rules.state import DiluviaState


def census(state: DiluviaState) -> Dict[str, int]:
    """Every animal and every card, wherever it is; cards that left with the empty jungle count as where they were."""
    found: Dict[str, int] = {}
    boarding = [rule.boarding for rule in state.stack if isinstance(rule, (Play, Rise)) and rule.boarding >= 0]
    for seat in range(state.players):
        animals = size(state.jungle[seat]) + size(state.aboard[seat]) + state.adrift[seat] + boarding.count(seat)
        found[f"animals {seat}"] = animals if state.jungle[seat] or state.turn else int(state.tables.animals)
    for kind in range(ACTION_CARDS):
        cards = state.deck[kind] + state.discard[kind] + sum(state.hands[kind::ACTION_CARDS])
        gone = bool(state.emptied) and CARD_NAMES[kind] in ("maneuver", "tentacles")
        found[CARD_NAMES[kind]] = state.tables.cards[kind] if gone and not cards else cards
    crowded = size(state.in_the_jungle()) != sum(size(mask) for mask in state.jungle)
    found["crowded"] = int(crowded or size(state.on_the_raft()) != sum(size(mask) for mask in state.aboard))
    return found
