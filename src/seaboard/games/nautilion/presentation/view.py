"""What a seat may know of a game of Nautilion: with one player or two together, everything but the dice to come."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Callable, Dict, List, Mapping, Optional, Tuple

from seaboard.core.messages import Argument, Message
from seaboard.core.outcome import Outcome
from seaboard.core.pieces.pile import kinds
from seaboard.core.view import AskView, Choice, View
from seaboard.games.nautilion.components.loading import Submarine
from seaboard.games.nautilion.components.tables import Tables
from seaboard.games.nautilion.presentation.expansions.questions import arguments
from seaboard.games.nautilion.presentation.expansions.view import ExpansionsView, expansions_view
from seaboard.games.nautilion.presentation.refusals import refusals
from seaboard.games.nautilion.rules.actions import (
    ARGUMENT,
    BANISH,
    CABIN,
    CABIN_CREW,
    DISCARD,
    HEROIC,
    INSERT,
    KEEP,
    LEAVE,
    PLACE,
    PLAN,
    RECOVER,
    REROLL,
    RESERVE,
    RESERVE_PILE,
    SET,
    SPEND,
    START,
    STATION,
    SWAP,
    TAKE,
    TIDE,
    TRANSLATION,
    UNSEAT,
    WHIRLWIND,
    WITH,
    argument_of,
    verb_of,
)
from seaboard.games.nautilion.rules.currents import CAST_OR_PLAN, Translation
from seaboard.games.nautilion.rules.ducts import CABINS
from seaboard.games.nautilion.rules.expansions.state import ExpandedState
from seaboard.games.nautilion.rules.notation import NOTATION
from seaboard.games.nautilion.rules.state import (
    CREW_INCOMPLETE,
    END_OF_PATH,
    HARPOONED,
    HEROICS_LEFT,
    MAGES_MISSING,
    PHANTOM_ARRIVED,
    UNDECIDED,
    VICTORY,
    NautilionState,
)

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
    REROLL: ("N-13.5",),
    HEROIC: ("N-17.3", "N-9.3"),
    RECOVER: ("N-16.15",),
    SPEND: ("N-4.3",),
    STATION: ("N-14.4", "N-9.1"),
    CABIN: ("N-13.3", "N-13.4"),
    TAKE: ("N-14.8", "N-16.15", "N-17.9", "N-17.10"),
    KEEP: ("N-14.10",),
    SET: ("N-17.6",),
    UNSEAT: ("N-16.6", "N-9.3"),
    INSERT: ("N-16.6",),
    BANISH: ("N-17.7",),
    LEAVE: ("N-17.9", "N-17.10", "N-17.13"),
}
ENDINGS: Dict[int, Tuple[str, Tuple[str, ...]]] = {
    VICTORY: ("victory", ("N-10.1",)),
    PHANTOM_ARRIVED: ("phantom-arrived", ("N-7.4", "N-10.2")),
    CREW_INCOMPLETE: ("crew-incomplete", ("N-10.3",)),
    MAGES_MISSING: ("mages-missing", ("N-13.2",)),
    HEROICS_LEFT: ("heroics-left", ("N-17.16",)),
    HARPOONED: ("harpooned", ("N-14.7",)),
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


def view(
    state: NautilionState,
    seat: int,
    submarine: Submarine,
    admirals: List[List[int]],
    provenance: Mapping[str, str],
) -> NautilionView:
    """Field by field; nothing is hidden from anybody but what chance has not settled."""
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
        swapping=swapping(state),
        expansions=expansions_view(state, provenance) if isinstance(state, ExpandedState) else None,
    )


def swapping(state: NautilionState) -> Optional[int]:
    rule = state.stack[-1] if state.stack else None
    return int(rule.one) or None if isinstance(rule, Translation) else None


def grimoire(tables: Tables) -> GrimoireView:
    shown = sorted({roll >> ARGUMENT & 7 for roll in tables.rolls} | {roll >> ARGUMENT + 6 for roll in tables.rolls})
    return GrimoireView(tables.whirlwind, tables.tide, tables.translation, tuple(shown))


def faces(dice: int) -> Tuple[int, ...]:
    return tuple(face for face in (dice & 7, dice >> 3 & 7, dice >> 6) if face)


def ask_view(state: NautilionState, seat: int) -> Optional[AskView]:
    ask = state.pending
    if ask is None:
        return None
    mine = seat >= 0 and seat in ask.seats
    actions = state.stack[-1].legal(state, seat) if mine else []
    choices = tuple(Choice(NOTATION.write(action), targets(action), MOVE_RULES[verb_of(action)]) for action in actions)
    refused = tuple(refusals(state, seat)) if mine else ()
    asked = prompt(state)
    return AskView(asked, ask.seats, mine, ask.sealed, ask.rules, choices, refused, on_board(asked))


USUAL_DICE = ("three", "more")  # they are dragged: the words for the terminal would name the notation
ON_BOARD = {
    "nautilion-ask-plan": "board-ask-plan",
    "nautilion-ask-keep": "board-ask-keep",
    "nautilion-ask-set": "board-ask-set",
}


def on_board(asked: Message) -> Optional[Message]:
    """How the question is put where the board is drawn, if otherwise."""
    usual = asked.args.get("dice", USUAL_DICE[0]) in USUAL_DICE
    return Message(ON_BOARD[asked.id]) if asked.id in ON_BOARD and usual else None


def prompt(state: NautilionState) -> Message:
    ask = state.pending
    assert ask is not None
    args: Dict[str, Argument] = {"seat": ask.seat + 1}
    if isinstance(state, ExpandedState):
        return Message(ask.prompt, {**args, **arguments(state)})
    if state.taken:
        args |= {"token": state.taken, "way": "crew"}
    if ask.prompt == CAST_OR_PLAN[0].prompt:
        args["dice"] = "three"
    return Message(ask.prompt, args)


def targets(action: int) -> Tuple[str, ...]:
    """The parts of the board that stand for this move."""
    parts = TARGETS.get(verb_of(action))
    return parts(argument_of(action)) if parts is not None else (NOTATION.write(action),)


def at(part: str) -> Callable[[int], Tuple[str, ...]]:
    return lambda argument: (f"{part}-{argument}",)


def lost_from(source: int) -> str:
    """A cabin of the Nautilion, the reserve, or a space of the mage's cabin."""
    if source == RESERVE_PILE:
        return "reserve"
    if source <= CABINS:
        return f"cabin-{source}"
    return f"guest-{source}" if source < CABIN_CREW else f"guest-partner-{source - CABIN_CREW}"


TARGETS: Dict[int, Callable[[int], Tuple[str, ...]]] = {
    START: lambda seat: (f"seat-{seat + 1}",),
    SWAP: at("path"),
    WITH: at("path"),
    INSERT: at("path"),
    PLACE: at("cabin"),
    STATION: at("cabin"),
    UNSEAT: at("cabin"),
    KEEP: at("cabin"),
    CABIN: at("guest"),
    DISCARD: lambda source: (lost_from(source),),
    RESERVE: lambda _: ("reserve",),
    HEROIC: lambda pair: (f"heroic-{pair & 15}", f"cabin-{pair >> 4}"),
    BANISH: at("heroic"),
    REROLL: at("die"),
    TAKE: at("discarded"),
    SPEND: at("spend"),
    TIDE: lambda faces: ("tide", f"die-{faces & 7}", f"face-{faces >> 3}"),
    PLAN: lambda dice: (f"darkhouse-{dice & 7}", f"phantom-{dice >> 3 & 7}", f"nautilion-{dice >> 6}"),
}


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
    ahead = [place for place in range(state.nautilion + 1, len(state.path) - 1) if state.path[place]]
    behind = [place for place in range(1, state.phantom) if state.path[place]]
    return len(ahead) + 1, len(behind) + 1
