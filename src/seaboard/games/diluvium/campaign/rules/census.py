"""Every settler, marker, card, tile and token of the campaign, wherever it is: for the conformance kit."""

from __future__ import annotations

from typing import Dict, List

from seaboard.core.pieces.pile import count
from seaboard.games.diluvium.campaign.rules.actions import TOKENS
from seaboard.games.diluvium.campaign.rules.adversary_settle import AdversaryCard
from seaboard.games.diluvium.campaign.rules.notation import TOKEN_NAMES
from seaboard.games.diluvium.campaign.rules.state import ADVERSARY, ALLY, FACE_DOWN, YOU, SoloState
from seaboard.games.diluvium.components.tables import CITY
from seaboard.games.diluvium.rules.actions import CARDS, CELLS, HOW_MANY, KINDS
from seaboard.games.diluvium.rules.notation import CARD_NAMES
from seaboard.games.diluvium.rules.turn import Turn

OBJECTIVES = 4


def census(state: SoloState) -> Dict[str, int]:
    """Markers the adversary has laid off (S-6.7) and coins spent are out of the game and counted nowhere."""
    found: Dict[str, int] = {}
    for seat in range(state.players):
        found[f"settlers {seat}"] = settlers(state, seat)
    found["markers"] = marks_of(state, YOU) + state.markers[YOU]
    found["astray"] = how_many(state.explored[ADVERSARY]) - marks_of(state, ADVERSARY)
    for kind in range(CARDS):
        piles = [state.deck, state.buried, *state.cards]
        loose = [state.prize, *in_effect(state)]
        found[CARD_NAMES[kind]] = sum(count(pile, kind) for pile in piles) + loose.count(kind)
    for tile in range(1, CITY):
        found[f"tile {tile}"] = (state.bag >> tile & 1) + state.tiles.count(tile)
    for kind in range(TOKENS):
        found[f"combat {TOKEN_NAMES[kind]}"] = count(state.combat, kind) + count(state.shown, kind)
    found["column"] = len(set(state.column) & set(range(KINDS)))
    found["surplus"] = objectives_too_many(state)
    found["miscounted"] = len([cell for cell in range(CELLS) if state.taken[cell] != together(state, cell)])
    found["negative"] = len([number for number in counters(state) if number < 0])
    return found


def how_many(mask: int) -> int:
    return bin(mask).count("1")  # noqa: FURB161 (Python 3.9)


def settlers(state: SoloState, seat: int) -> int:
    """On the map and on a board; those of allies also in reserve or out of the game."""
    on_map = sum(HOW_MANY[mask] for mask in state.mine[seat * CELLS : (seat + 1) * CELLS])
    if seat == ALLY:
        return on_map + state.allied + state.lost
    swallowed = state.lost if seat == YOU and state.players == ALLY else 0  # S-32.6
    return on_map + state.settlers_on_board(seat) + swallowed


def marks_of(state: SoloState, seat: int) -> int:
    return sum(marks >> shift & 7 == seat + 1 for marks in state.marks for shift in (0, 3, 6))


def in_effect(state: SoloState) -> List[int]:
    """Ruins cards between a hand, or the deck, and the discards (D-15.2)."""
    yours = [int(rule.playing) for rule in state.stack if isinstance(rule, Turn)]
    return yours + [int(rule.card) for rule in state.stack if isinstance(rule, AdversaryCard)]


def objectives_too_many(state: SoloState) -> int:
    """Numbers seen twice, or seen and yet to be turned up."""
    seen = [token for token in state.tokens if 0 < token < FACE_DOWN]
    twice = len(seen) - len(set(seen))
    return twice + len([number for number in seen if state.numbers >> number & 1])


def together(state: SoloState, cell: int) -> int:
    """The spaces of a tile with a settler of anybody; two on one space would show as a lost settler."""
    taken = 0
    for seat in range(state.players):
        taken |= state.mine[seat * CELLS + cell]
    return taken


def counters(state: SoloState) -> List[int]:
    numbers = [*state.tray, *state.held, *state.gold, *state.sections, *state.markers, *state.lying, *state.stores]
    return [*numbers, int(state.coins), int(state.aside), int(state.allied), int(state.lost)]
