"""What a seat may know of a game of Nautilion: with one player or two together, everything but the dice to come."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Optional, Tuple

from seaboard.core.pieces.pile import kinds
from seaboard.core.view import AskView, View
from seaboard.games.nautilion.components.loading import Components
from seaboard.games.nautilion.components.tables import Tables
from seaboard.games.nautilion.presentation.names import by_role, faces, in_mask
from seaboard.games.nautilion.presentation.outcome import outcome
from seaboard.games.nautilion.presentation.questions import on_board, question
from seaboard.games.nautilion.presentation.verbs import VERBS
from seaboard.games.nautilion.presentation.view_expansions import ExpansionsView, expansions_view
from seaboard.games.nautilion.rules.currents import Translation
from seaboard.games.nautilion.rules.expansions.state import ExpandedState
from seaboard.games.nautilion.rules.state import END_OF_PATH, UNDECIDED


@dataclass(frozen=True)
class BoardView:
    """The submarine's board: its class, how the cabins lie (0 for no cabin) and the ducts between them."""

    id: str
    cls: str
    rows: Tuple[Tuple[int, ...], ...]
    ducts: Tuple[Tuple[int, int], ...]


@dataclass(frozen=True)
class GrimoireView:
    whirlwind: int
    tide: int
    translation: int
    faces: Tuple[int, ...]


@dataclass(frozen=True)
class NautilionView(View):
    """`path` has a place for each token, 0 where it is gone, and -1 at the two ends; `reserve_crew` lies face down. The
    dice of a plan are those of the Darkhouse, the Phantom and the Nautilion, 0 for one that is not given out;
    `swapping` is the place of the token that was chosen first to be swapped.
    """

    players: int
    submarine: str
    turn: int
    active: Optional[int]
    path: Tuple[int, ...]
    nautilion: int
    phantom: int
    crew: Tuple[int, ...]
    reserve: int
    reserve_crew: Tuple[int, ...]
    discarded: Tuple[int, ...]
    dice: Tuple[int, ...]
    plan: Optional[Tuple[int, int, int]]
    taken: Optional[int]
    admirals: Tuple[Tuple[int, ...], ...]
    board: BoardView
    grimoire: GrimoireView
    swapping: Optional[int]
    expansions: Optional[ExpansionsView]


def view(state: ExpandedState, seat: int, box: Components) -> NautilionView:
    """Field by field; nothing is hidden from anybody but what chance has not settled."""
    dealt = state.players == 2 and state.first_admiral != UNDECIDED
    cards = [tuple(box.admirals[state.first_admiral ^ who]) for who in range(2)] if dealt else []
    submarine = box.submarines[state.tables.submarine]
    return NautilionView(
        seat=seat,
        ask=ask_view(state, seat),
        outcome=outcome(state),
        players=state.players,
        submarine=submarine.id,
        turn=state.turn,
        active=None if state.active == UNDECIDED else state.active,
        path=tuple(-1 if token == END_OF_PATH else token for token in state.path),
        nautilion=state.nautilion,
        phantom=state.phantom,
        crew=tuple(in_mask(state.crew)),
        reserve=state.reserve,
        reserve_crew=tuple(kinds(state.held)),
        discarded=tuple(kinds(state.discarded)),
        dice=faces(state.dice),
        plan=by_role(state.plan) if state.plan else None,
        taken=state.taken or None,
        admirals=tuple(cards),
        board=BoardView(submarine.id, submarine.cls, submarine.rows, submarine.ducts),
        grimoire=grimoire(state.tables),
        swapping=swapping(state),
        expansions=expansions_view(state, box.edition.provenance) if state.expansions.any() else None,
    )


def ask_view(state: ExpandedState, seat: int) -> Optional[AskView]:
    if state.pending is None:
        return None
    asked = question(state)
    return VERBS.ask_view(state, seat, asked, on_board(asked))


def swapping(state: ExpandedState) -> Optional[int]:
    rule = state.stack[-1] if state.stack else None
    return int(rule.one) or None if isinstance(rule, Translation) else None


def grimoire(tables: Tables) -> GrimoireView:
    return GrimoireView(tables.whirlwind, tables.tide, tables.translation, tuple(tables.kit.faces))
