"""The turn (D-3): cards, the wheel, the action, cards again, the limit of resources (D-10.2), the next player."""

from __future__ import annotations

from typing import ClassVar, Final, List, Optional, Tuple

from seaboard.core.ask import Ask, ask_of_each_seat
from seaboard.core.native import i64
from seaboard.core.packing import ARGUMENT, VERB, pack
from seaboard.core.pieces.pile import EMPTY, added, kinds, removed
from seaboard.core.procedure import Procedure, Steps, step_number
from seaboard.games.diluvium.rules.actions import (
    BIT,
    COMPASS,
    DISCARD,
    DISCARDS,
    END,
    EXPLORE,
    GATE,
    MAP,
    PLAY,
    PLAYS,
    PRODUCING,
    RESOURCES,
    SETTLE,
    WHEEL,
    WHEELS,
)
from seaboard.games.diluvium.rules.ending import result
from seaboard.games.diluvium.rules.engage import Engage
from seaboard.games.diluvium.rules.explore import ANY_TILE, Explore, Mark, open_marks
from seaboard.games.diluvium.rules.produce import Produce
from seaboard.games.diluvium.rules.ruins import at_once, does_something_at_once
from seaboard.games.diluvium.rules.settle import Settle
from seaboard.games.diluvium.rules.settlers import ANYWHERE, NOBODY, MoveSettler, sources
from seaboard.games.diluvium.rules.state import SECTIONS, D, DiluviumState

NOT_CHOSEN: Final = -1
NO_CARD: Final = -1


CHOOSE_AN_ACTION: Final = ask_of_each_seat("diluvium-ask-wheel", ("D-3.2", "D-3.3", "D-15.1"))
END_OR_PLAY: Final = ask_of_each_seat("diluvium-ask-end", ("D-15.1",))
DISCARD_WHICH: Final = ask_of_each_seat("diluvium-ask-discard", ("D-10.2",))
ENDS: Final[List[int]] = [pack(END)]


class Turn(Procedure[D]):
    """`playing` is the ruins card whose effect is still going on."""

    STEPS: ClassVar[Steps] = {
        "begin": ("D-3.1", "D-3.4", "D-16.1"),
        "choose_action": ("D-3.2", "D-3.3", "D-15.1"),
        "act": ("D-3.2",),
        "finish": ("D-15.1",),
        "limit": ("D-10.2", "D-10.3"),
        "next_player": ("D-3.1", "D-16.1", "D-16.2", "D-16.3", "D-16.4"),
    }
    FIELDS: ClassVar[Tuple[str, ...]] = ("action", "done", "playing")
    SHARED: ClassVar[Tuple[str, ...]] = ("options",)
    action: i64 = -1
    done: i64 = 0
    playing: i64 = -1
    options: List[int] = ENDS

    def begin(self, state: D) -> Optional[Ask]:
        """D-3.4: the bonuses are judged now; D-16.1: so is the end, when the first player begins."""
        self.action = NOT_CHOSEN
        self.done = 0
        state.bonus = cleared_sections(state, state.active)
        if state.active == state.first:
            state.rounds += 1
            if not (state.tray[0] and state.tray[1] and state.tray[2]):
                state.last_round = 1
        return None

    def choose_action(self, state: D) -> Optional[Ask]:
        """D-3.2, D-3.3; D-15.1: ruins cards may come before."""
        self.put_down(state)
        if self.action != NOT_CHOSEN:
            return None
        seat = state.active
        options = WHEELS[state.wheel[seat]]
        if state.cards[seat] != EMPTY:
            options = options + self.cards(state, seat)
        self.options = options
        return CHOOSE_AN_ACTION[seat]

    def act(self, state: D) -> Optional[Ask]:
        """D-3.2."""
        action = self.action
        if action == EXPLORE:
            return self.call(state, Explore())
        if action == SETTLE:
            return self.call(state, Settle())
        if action == PRODUCING:
            return self.call(state, Produce())
        state.stack.append(Engage())
        return None

    def finish(self, state: D) -> Optional[Ask]:
        """D-15.1: asked of everybody who holds a card, so that nobody learns which."""
        self.put_down(state)
        seat = state.active
        if self.done or state.cards[seat] == EMPTY:
            return None
        self.options = ENDS + self.cards(state, seat)
        return END_OR_PLAY[seat]

    def cards(self, state: D, seat: i64) -> List[int]:
        """D-15.1."""
        return playable_cards(state, seat)

    def limit(self, state: D) -> Optional[Ask]:
        """D-10.2: everybody, the active player first."""
        seat = state.active
        for _ in range(state.players):
            if state.resources(seat) > state.tables.resource_limit:
                return DISCARD_WHICH[seat]
            seat = seat + 1 if seat + 1 < state.players else 0
        return None

    def next_player(self, state: D) -> Optional[Ask]:
        """D-3.1, D-16.1."""
        seat = state.active + 1 if state.active + 1 < state.players else 0
        if seat == state.first and state.last_round:
            state.finish(result(state))
            return None
        state.active = seat
        return self.go_to(BEGIN)

    def legal(self, state: D, seat: i64) -> List[int]:
        if self.step == LIMIT:
            return [DISCARDS[kind] for kind in range(RESOURCES) if state.held[seat * RESOURCES + kind]]
        return self.options

    def answer(self, state: D, seat: i64, action: i64) -> None:
        verb = action & VERB
        argument = action >> ARGUMENT
        if verb == WHEEL:
            self.action = argument
            state.wheel[seat] = argument
        elif verb == DISCARD:
            state.spend(seat, argument, 1)
        elif verb == PLAY:
            self.play(state, seat, argument)
        else:
            self.done = 1

    def play(self, state: D, seat: i64, kind: i64) -> None:
        """D-15.4 to D-15.11; D-15.2: the card itself is discarded after its effect and cannot be drawn by it."""
        state.cards[seat] = removed(state.cards[seat], kind)
        self.playing = kind
        if kind == GATE:
            self.open_the_gate(state)
        elif kind == MAP:
            self.read_the_map(state)
        else:
            at_once(state, seat, kind)

    def open_the_gate(self, state: D) -> None:
        """D-15.10."""
        self.call(state, MoveSettler(0, ANYWHERE))

    def read_the_map(self, state: D) -> None:
        """D-15.11."""
        self.call(state, Mark(0, ANY_TILE))

    def put_down(self, state: D) -> None:
        """D-15.2."""
        if self.playing != NO_CARD:
            state.buried = added(state.buried, self.playing)
            self.playing = NO_CARD


BEGIN: Final = step_number(Turn, "begin")
LIMIT: Final = step_number(Turn, "limit")


def cleared_sections(state: DiluviumState, seat: i64) -> i64:
    """D-3.4: a mask of the sections that had settlers at the start and have none now."""
    cleared: i64 = 0
    section: i64 = 0
    while section < SECTIONS:
        room: i64 = state.tables.settlers[state.board[seat] * SECTIONS + section]
        if room and state.sections[seat * SECTIONS + section] == 0 and section != EXPLORE:
            bit: i64 = BIT[section]
            cleared |= bit
        section += 1
    return cleared


def playable_cards(state: DiluviumState, seat: i64) -> List[int]:
    """D-15.1: each kind in hand that would do something now; the compass belongs to a movement (D-15.7)."""
    found: List[int] = []
    last: i64 = -1
    for kind in kinds(state.cards[seat]):
        if kind != last and can_be_played(state, seat, kind):
            found.append(PLAYS[kind])
        last = kind
    return found


def can_be_played(state: DiluviumState, seat: i64, kind: i64) -> bool:
    if kind == COMPASS:
        return False
    if kind == GATE:
        return len(sources(state, seat, ANYWHERE, NOBODY)) > 0
    if kind == MAP:
        return len(open_marks(state, seat, ANY_TILE)) > 0
    return does_something_at_once(state, seat, kind)
