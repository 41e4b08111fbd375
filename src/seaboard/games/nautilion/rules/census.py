"""Every token and card of the box, wherever it is: the count never changes during a game."""

from __future__ import annotations

from typing import Dict

from seaboard.core.pieces.pile import count
from seaboard.games.nautilion.components.kit import CARDS, MAGE_A, MERCENARY, TRADES
from seaboard.games.nautilion.rules.ducts import CABINS
from seaboard.games.nautilion.rules.expansions.machinations import PutBack
from seaboard.games.nautilion.rules.expansions.setup import ExpandedSetup
from seaboard.games.nautilion.rules.expansions.state import ExpandedState
from seaboard.games.nautilion.rules.state import NautilionState


def census(state: NautilionState) -> Dict[str, int]:
    """Each kind over bag, path, hand, boards, reserve and discard pile."""
    found = {f"crew {number}": where(state, number) for number in range(1, CABINS + 1)}
    if isinstance(state, ExpandedState):
        return {**found, **more(state)}
    held = sum(count(state.held, number) for number in range(1, CABINS + 1))
    found["tokens of the reserve unaccounted for"] = state.reserve - state.spare - held
    found["places"] = len(state.path)
    return found


def where(state: NautilionState, kind: int) -> int:
    """How many tokens of this kind there are, wherever they are."""
    piles = count(state.bag, kind) + count(state.held, kind) + count(state.discarded, kind)
    aboard = state.crew >> kind & 1 if kind <= CABINS else 0
    hand = 1 if state.taken == kind else 0
    hidden = in_the_expansions(state, kind) if isinstance(state, ExpandedState) else 0
    return state.path.count(kind) + piles + aboard + hand + hidden


def in_the_expansions(state: ExpandedState, kind: int) -> int:
    """In the mage's cabin, on the Phantom's board, aside for an exchange, on its way back to the path."""
    carried = sum(1 for rule in state.stack if isinstance(rule, PutBack) and rule.token == kind)
    return (state.guests >> kind & 1) + count(state.slaves, kind) + (1 if state.aside == kind else 0) + carried


def more(state: ExpandedState) -> Dict[str, int]:
    mages = {f"mage {letter}": where(state, MAGE_A + trade) for trade, letter in zip(range(TRADES), "ABC")}  # noqa: B905 (PyPy's 3.9 has no `strict`)
    soldiers = f"{state.soldiers:b}".count("1")
    held = sum(count(state.held, kind) for kind in range(1, MERCENARY + 1))
    reefs = sum(1 for number in state.reefs if number)
    waiting = reefs_waiting(state)
    cards = f"{state.deck | state.shown:b}".count("1")
    return {
        **mages,
        "mercenaries": where(state, MERCENARY) + soldiers,
        "reefs": reefs + waiting + state.reefs_held + state.reefs_gone + state.lost,
        "start": state.spare + state.blanks_gone,
        "tokens of the reserve unaccounted for": state.reserve - state.spare - state.reefs_held - held,
        "surplus": max(0, cards - CARDS),
    }


def reefs_waiting(state: ExpandedState) -> int:
    """Before they are laid."""
    if not state.expansions.reefs or not state.stack or not isinstance(state.stack[0], ExpandedSetup):
        return 0
    return sum(1 for place in range(1, state.abyss(), state.tables.kit.reef_every) if not state.reefs[place])
