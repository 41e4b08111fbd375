"""A card is played (DV-5.3): declared, perhaps undone (DV-9), carried out; an animal may board."""

from __future__ import annotations

from typing import ClassVar, Final, List, Optional, Tuple, final

from seaboard.core.ask import Ask, ask_of_nature
from seaboard.core.native import i64
from seaboard.core.packing import ARGUMENT, VERB
from seaboard.core.procedure import Procedure, Steps, step_number
from seaboard.core.rng import Rng
from seaboard.core.seats import NATURE
from seaboard.games.diluvia.rules.actions import (
    ACTION_CARDS,
    BIT,
    CARD_OF,
    CARD_UNDO,
    CLOSE,
    CLOSES,
    CLOUD,
    DIE,
    MAY_PASS,
    MAY_UNDO,
    SEAT,
    UNDO,
    WAIVE,
)
from seaboard.games.diluvia.rules.boarding import WHICH_SEAT, board, chooser, empty_jungle, free_seats, seats_left
from seaboard.games.diluvia.rules.cards import carry_out
from seaboard.games.diluvia.rules.state import NOBODY, DiluviaState

MOST_PLAYERS: Final = 6
WINDOW_RULES: Final = ("DV-9.1", "DV-9.5")
WINDOWS: Final[List[Ask]] = [
    Ask(
        "diluvia-ask-undo",
        tuple(seat for seat in range(MOST_PLAYERS) if mask >> seat & 1) or (0,),
        WINDOW_RULES,
        sealed=True,
        timed=True,
    )
    for mask in range(1 << MOST_PLAYERS)
]
CLOSE_THE_WINDOW: Final = Ask("diluvia-ask-close", (NATURE,), WINDOW_RULES, timed=True)
ROLL_TO_UNDO: Final = ask_of_nature("diluvia-ask-undo-die", ("DV-9.2",))


@final
class Play(Procedure[DiluviaState]):
    """`action` is the declared answer. In a window `asked`, `answered`, `wanting` and `waiving` are masks of seats, and
    `closed` tells that it is over; `roller` rolls now, `face` is what fell, `tried` tells that somebody has rolled in
    this window; `boarding` is whose animal boards.
    """

    STEPS: ClassVar[Steps] = {
        "declare": ("DV-5.3",),
        "window": ("DV-9.1", "DV-9.5", "DV-16.4"),
        "close": ("DV-9.1",),
        "roll_for_it": ("DV-9.2", "DV-9.3", "DV-9.4"),
        "effect": ("DV-4.1", "DV-6.1", "DV-7.1", "DV-8.1", "DV-10.1", "DV-11.1", "DV-13.1"),
        "board_the_raft": ("DV-3.1", "DV-8.2"),
        "settle_down": ("DV-14.1",),
    }
    FIELDS: ClassVar[Tuple[str, ...]] = (
        "action", "asked", "answered", "wanting", "waiving", "closed", "roller", "face", "tried", "cancelled",
        "boarding",
    )  # fmt: skip
    action: i64 = 0
    asked: i64 = -1
    answered: i64 = 0
    wanting: i64 = 0
    waiving: i64 = 0
    closed: i64 = 0
    roller: i64 = -1
    face: i64 = -1
    tried: i64 = 0
    cancelled: i64 = 0
    boarding: i64 = -1

    def declare(self, state: DiluviaState) -> Optional[Ask]:
        """DV-9.3: the card is discarded, whatever becomes of it."""
        state.discard_card(state.active, CARD_OF[self.action & VERB])
        return None

    def window(self, state: DiluviaState) -> Optional[Ask]:
        """DV-9.1: every opponent is asked at the same time."""
        if self.asked < 0:
            self.asked = may_be_asked(state)
        owing = self.asked & ~self.answered
        return WINDOWS[owing] if owing else None

    def close(self, state: DiluviaState) -> Optional[Ask]:
        """DV-9.1: the window is open as long for everybody, whoever has answered."""
        return CLOSE_THE_WINDOW if self.asked and not self.closed else None

    def roll_for_it(self, state: DiluviaState) -> Optional[Ask]:
        """DV-9.2, DV-9.3: clockwise until one succeeds; after failures all are asked again."""
        if self.roller == NOBODY:
            state.waived |= self.waiving
            self.roller = first_wanting(state, self.wanting)
            if self.roller == NOBODY:
                return self.ask_again() if self.tried else None
            bit: i64 = BIT[self.roller]
            self.wanting ^= bit
            state.discard_card(self.roller, CARD_UNDO)
            self.tried = 1
            return self.go_to(ROLL_FOR_IT)
        if self.face < 0:
            return ROLL_TO_UNDO
        if self.face == CLOUD:
            self.cancelled = 1
            return None
        self.roller = NOBODY
        self.face = -1
        return self.go_to(ROLL_FOR_IT)

    def ask_again(self) -> Optional[Ask]:
        self.asked = -1
        self.answered = 0
        self.closed = 0
        self.tried = 0
        return self.go_to(WINDOW)

    def effect(self, state: DiluviaState) -> Optional[Ask]:
        if not self.cancelled:
            self.boarding = carry_out(state, state.active, self.action)
        return None

    def board_the_raft(self, state: DiluviaState) -> Optional[Ask]:
        """DV-3.1: a single free seat is taken without asking."""
        if self.boarding == NOBODY:
            return None
        free = seats_left(state)
        if free & free - 1:
            return WHICH_SEAT[chooser(state, self.boarding)]
        board(state, self.boarding, free_seats(state)[0])
        self.boarding = NOBODY
        return None

    def settle_down(self, state: DiluviaState) -> Optional[Ask]:
        """DV-14.1."""
        empty_jungle(state)
        return None

    def legal(self, state: DiluviaState, seat: i64) -> List[int]:
        if self.step == WINDOW:
            return MAY_UNDO if state.hands[seat * ACTION_CARDS + CARD_UNDO] else MAY_PASS
        if self.step == CLOSE_IT:
            return CLOSES
        return state.tables.faces if self.step == ROLL_FOR_IT else free_seats(state)

    def answer(self, state: DiluviaState, seat: i64, action: i64) -> None:
        verb = action & VERB
        if verb == SEAT:
            board(state, self.boarding, action)
            self.boarding = NOBODY
        elif verb == CLOSE:
            self.closed = 1
        elif verb == DIE:
            self.face = action >> ARGUMENT
            state.die = self.face
        else:
            bit: i64 = BIT[seat]
            self.answered |= bit
            if verb == UNDO:
                self.wanting |= bit
            elif verb == WAIVE:
                self.waiving |= bit

    def sample(self, state: DiluviaState, rng: Rng) -> i64:
        return CLOSES[0] if self.step == CLOSE_IT else rng.choice(state.tables.faces)


WINDOW: Final = step_number(Play, "window")
CLOSE_IT: Final = step_number(Play, "close")
ROLL_FOR_IT: Final = step_number(Play, "roll_for_it")


def may_be_asked(state: DiluviaState) -> i64:
    """DV-9.1, DV-9.5, DV-16.4: opponents with cards who have not waived; nobody when all Undos lie open."""
    if state.discard[CARD_UNDO] == state.tables.undos:
        return 0
    asked: i64 = state.tables.rivals[state.active]
    asked &= ~state.waived
    seat: i64 = 0
    while seat < state.players:
        bit: i64 = BIT[seat]
        if asked & bit and not state.has_cards(seat):
            asked ^= bit
        seat += 1
    return asked


def first_wanting(state: DiluviaState, wanting: i64) -> i64:
    """Clockwise from the player whose turn it is."""
    if wanting == 0:
        return NOBODY
    seat = state.active
    while True:
        seat = seat + 1 if seat + 1 < state.players else 0
        if wanting & BIT[seat]:
            return seat
