"""What a seat may know of a game of Nautilion: with one player or two together, everything but the dice to come."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Dict, List, Optional, Tuple

from seaboard.core.messages import Argument, Message
from seaboard.core.outcome import Outcome
from seaboard.core.pieces.pile import kinds
from seaboard.core.view import AskView, Choice, View
from seaboard.games.nautilion.actions import (
    ARGUMENT,
    DISCARD,
    PLACE,
    PLAN,
    RESERVE,
    RESERVE_PILE,
    START,
    SWAP,
    TIDE,
    TRANSLATION,
    WHIRLWIND,
    WITH,
    argument_of,
    verb_of,
)
from seaboard.games.nautilion.components import Submarine
from seaboard.games.nautilion.ducts import CABINS
from seaboard.games.nautilion.notation import NOTATION
from seaboard.games.nautilion.refusals import refusals
from seaboard.games.nautilion.state import (
    ABYSS,
    CREW_INCOMPLETE,
    END_OF_PATH,
    PHANTOM_ARRIVED,
    UNDECIDED,
    VICTORY,
    NautilionState,
)
from seaboard.games.nautilion.tables import Tables

MOVE_RULES: Dict[int, Tuple[str, ...]] = {
    START: ("N-12.4",),
    WHIRLWIND: ("N-4.2", "N-4.3", "N-4.4"),
    TIDE: ("N-4.2", "N-4.3", "N-4.5"),
    TRANSLATION: ("N-4.2", "N-4.3", "N-4.6"),
    SWAP: ("N-4.6",),
    WITH: ("N-4.6",),
    PLAN: ("N-5.1",),
    DISCARD: ("N-6.1", "N-9.3"),
    PLACE: ("N-8.4", "N-9.1", "N-9.2"),
    RESERVE: ("N-8.5",),
}
ENDINGS: Dict[int, Tuple[str, Tuple[str, ...]]] = {
    VICTORY: ("victory", ("N-10.1",)),
    PHANTOM_ARRIVED: ("phantom-arrived", ("N-7.4", "N-10.2")),
    CREW_INCOMPLETE: ("crew-incomplete", ("N-10.3",)),
}


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
    """`path` has 38 places, 0 where the token is gone and -1 at the two ends; `reserve_crew` lies face down."""

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


def view(state: NautilionState, seat: int, submarine: Submarine, admirals: List[List[int]]) -> NautilionView:
    """Field by field; nothing in the base game is hidden from anybody."""
    dealt = state.players == 2 and state.first_admiral != UNDECIDED
    cards = [tuple(admirals[state.first_admiral ^ who]) for who in range(2)] if dealt else []
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
        crew=tuple(cabin for cabin in range(1, CABINS + 1) if state.crew >> cabin & 1),
        reserve=state.reserve,
        reserve_crew=tuple(kinds(state.held)),
        discarded=tuple(kinds(state.discarded)),
        dice=faces(state.dice),
        plan=(state.plan & 7, state.plan >> 3 & 7, state.plan >> 6) if state.plan else None,
        taken=state.taken or None,
        admirals=tuple(cards),
        board=BoardView(submarine.id, submarine.cls, submarine.rows, submarine.ducts),
        grimoire=grimoire(state.tables),
    )


def grimoire(tables: Tables) -> GrimoireView:
    shown = sorted({roll >> ARGUMENT & 7 for roll in tables.rolls} | {roll >> ARGUMENT + 6 for roll in tables.rolls})
    return GrimoireView(tables.whirlwind, tables.tide, tables.translation, tuple(shown))


def faces(dice: int) -> Tuple[int, ...]:
    return (dice & 7, dice >> 3 & 7, dice >> 6) if dice else ()


def ask_view(state: NautilionState, seat: int) -> Optional[AskView]:
    ask = state.pending
    if ask is None:
        return None
    mine = seat >= 0 and seat in ask.seats
    actions = state.stack[-1].legal(state, seat) if mine else []
    choices = tuple(Choice(NOTATION.write(action), targets(action), MOVE_RULES[verb_of(action)]) for action in actions)
    refused = tuple(refusals(state, seat)) if mine else ()
    return AskView(prompt(state), ask.seats, mine, ask.sealed, ask.rules, choices, refused)


def prompt(state: NautilionState) -> Message:
    ask = state.pending
    assert ask is not None
    args: Dict[str, Argument] = {"seat": ask.seat + 1}
    if state.taken:
        args["token"] = state.taken
    return Message(ask.prompt, args)


def targets(action: int) -> Tuple[str, ...]:
    """The parts of the board that stand for this move."""
    verb, argument = verb_of(action), argument_of(action)
    if verb in (SWAP, WITH):
        return (f"path-{argument}",)
    if verb == PLACE:
        return (f"cabin-{argument}",)
    if verb == DISCARD and argument != RESERVE_PILE:
        return (f"cabin-{argument}",)
    if verb in (DISCARD, RESERVE):
        return ("reserve",)
    if verb == TIDE:
        return ("tide", f"die-{argument & 7}", f"face-{argument >> 3}")
    if verb == PLAN:
        return (f"darkhouse-{argument & 7}", f"phantom-{argument >> 3 & 7}", f"nautilion-{argument >> 6}")
    if verb == START:
        return (f"seat-{argument + 1}",)
    return (NOTATION.write(action),)


def outcome(state: NautilionState) -> Optional[Outcome]:
    if not state.ending:
        return None
    ending, rules = ENDINGS[state.ending]
    won = state.ending == VICTORY
    seats = tuple(range(state.players))
    args: Dict[str, Argument] = {"turn": state.turn, "crew": f"{state.crew:b}".count("1")}
    message = Message(f"nautilion-end-{ending}", args)
    return Outcome(ending, tuple(1 if won else 0 for _ in seats), seats if won else (), message, rules)


def spaces_to_go(state: NautilionState) -> Tuple[int, int]:
    """How many spaces part the Nautilion from the Abyss and the Phantom from the Happy Isles, ends included."""
    ahead = [place for place in range(state.nautilion + 1, ABYSS) if state.path[place]]
    behind = [place for place in range(1, state.phantom) if state.path[place]]
    return len(ahead) + 1, len(behind) + 1
