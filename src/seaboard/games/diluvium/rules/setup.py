"""Set-up (D-2): the sea, the peoples, the first player, the boards."""

from __future__ import annotations

from typing import ClassVar, Final, List, Optional, Tuple, final

from seaboard.core.ask import Ask, ask_of_each_seat, ask_of_nature
from seaboard.core.engine import advance
from seaboard.core.native import i64
from seaboard.core.packing import ARGUMENT, VERB, pack
from seaboard.core.pieces.pile import EMPTY
from seaboard.core.procedure import Procedure, Steps, step_number
from seaboard.core.rng import Rng
from seaboard.games.diluvium.components.tables import BOARDS, CITY, HIDDEN, Tables
from seaboard.games.diluvium.rules.actions import BOARD, CELLS, CHOOSE, FIRST, PEOPLE, TILE
from seaboard.games.diluvium.rules.movement import tiles_left, turn_up
from seaboard.games.diluvium.rules.state import NO_ACTION, PLAYING, SECTIONS, UNDECIDED, DiluviumState
from seaboard.games.diluvium.rules.turn import Turn

PEOPLES: Final = 4
A_SIDE: Final = 0
ALL_TILES: Final = 0x3FFFFFFE  # tiles 1 to 29
SEATED: Final[List[List[int]]] = [[], [], [0, 2], [0, 1, 2], [0, 1, 3, 2]]  # Greeks, Egyptians, Aztecs, Chinese

BOARDS_A: Final = 0
BOARDS_DEALT: Final = 1
BOARDS_CHOSEN: Final = 2


LAY_A_TILE: Final = ask_of_nature("diluvium-ask-lay", ("D-2.1",))
DEAL_A_PEOPLE: Final = ask_of_nature("diluvium-ask-people", ("D-2.8",))
DRAW_FIRST: Final = ask_of_nature("diluvium-ask-first", ("D-2.7",))
DEAL_A_BOARD: Final = ask_of_nature("diluvium-ask-deal-board", ("D-2.8",))
CHOOSE_A_BOARD: Final = ask_of_each_seat("diluvium-ask-board", ("D-2.8", "D-17.1"))


def set_up(tables: Tables, boards: int, dealt_peoples: bool) -> DiluviumState:
    """D-2.2 to D-2.6: boards, ships in their cities (D-2.3), the ruins deck (D-2.4), full trays (D-2.5)."""
    players = int(tables.players)
    tiles = [HIDDEN] * CELLS
    for cell in tables.city:
        tiles[cell] = CITY
    state = DiluviumState(
        tables=tables,
        players=players,
        first=UNDECIDED, active=0, rounds=0, last_round=0, ending=PLAYING, bonus=0, moved=UNDECIDED,
        bag=ALL_TILES,
        deck=tables.deck,
        buried=EMPTY,
        up=tables.cities,
        slain=0,
        people=[UNDECIDED] * players if dealt_peoples else SEATED[players],
        board=[A_SIDE if boards == BOARDS_A else UNDECIDED] * players,
        tiles=tiles,
        taken=[0] * CELLS,
        marks=[0] * CELLS,
        mine=[0] * (CELLS * players),
        settled=[0] * players,
        explored=[0] * players,
        ships=[cell for cell in tables.city for _ in range(2)],
        sections=[0] * (SECTIONS * players),
        held=[0] * (3 * players),
        cards=[EMPTY] * players,
        gold=[0] * players,
        strength=[0] * players,
        markers=[int(tables.markers)] * players,
        wheel=[NO_ACTION] * players,
        tray=[int(tables.supply)] * 3,
        stack=[Setup(0, boards)],
        pending=None,
    )  # fmt: skip
    if boards == BOARDS_A:
        for seat in range(players):
            furnish(state, seat, A_SIDE)
    advance(state)
    return state


def furnish(state: DiluviumState, seat: i64, board: i64) -> None:
    """D-2.2: settlers and strength marker as the board shows."""
    given = state.board[:]
    given[seat] = board
    state.board = given
    state.strength[seat] = state.tables.start_strength[board]
    section: i64 = 0
    while section < SECTIONS:
        state.sections[seat * SECTIONS + section] = state.tables.settlers[board * SECTIONS + section]
        section += 1


@final
class Setup(Procedure[DiluviumState]):
    """`boards` is one of BOARDS_A, BOARDS_DEALT, BOARDS_CHOSEN."""

    STEPS: ClassVar[Steps] = {
        "lay_the_sea": ("D-2.1",),
        "deal_peoples": ("D-2.8",),
        "choose_first": ("D-2.7",),
        "give_boards": ("D-2.2", "D-2.8"),
        "set_sail": ("D-3.1",),
    }
    FIELDS: ClassVar[Tuple[str, ...]] = ("boards",)
    boards: i64 = 0

    def lay_the_sea(self, state: DiluviumState) -> Optional[Ask]:
        """D-2.1: the tiles that begin face up, in reading order."""
        return LAY_A_TILE if next_face_up(state) != UNDECIDED else None

    def deal_peoples(self, state: DiluviumState) -> Optional[Ask]:
        """D-2.8."""
        return DEAL_A_PEOPLE if UNDECIDED in state.people else None

    def choose_first(self, state: DiluviumState) -> Optional[Ask]:
        """D-2.7."""
        return DRAW_FIRST if state.first == UNDECIDED else None

    def give_boards(self, state: DiluviumState) -> Optional[Ask]:
        """D-2.8: dealt by seat, or chosen from the last player back to the first."""
        seat = self.next_without_board(state)
        if seat == UNDECIDED:
            return None
        return DEAL_A_BOARD if self.boards == BOARDS_DEALT else CHOOSE_A_BOARD[seat]

    def set_sail(self, state: DiluviumState) -> Optional[Ask]:
        """D-3.1: the turns begin."""
        state.active = state.first
        return self.hand_over(state, Turn())

    def next_without_board(self, state: DiluviumState) -> i64:
        for back in range(state.players):
            seat = (state.first - 1 - back) % state.players if self.boards == BOARDS_CHOSEN else back
            if state.board[seat] == UNDECIDED:
                return seat
        return UNDECIDED

    def legal(self, state: DiluviumState, seat: i64) -> List[int]:
        step = self.step
        if step == LAY_THE_SEA:
            return tiles_left(state, next_face_up(state))
        if step == DEAL_PEOPLES:
            return [pack(PEOPLE, people) for people in range(PEOPLES) if people not in state.people]
        if step == CHOOSE_FIRST:
            return [pack(FIRST, first) for first in range(state.players)]
        verb = BOARD if self.boards == BOARDS_DEALT else CHOOSE
        return [pack(verb, board) for board in range(1, BOARDS) if board not in state.board]

    def answer(self, state: DiluviumState, seat: i64, action: i64) -> None:
        verb = action & VERB
        argument = action >> ARGUMENT
        if verb == TILE:
            turn_up(state, action)
        elif verb == FIRST:
            state.first = argument
        elif verb == PEOPLE:
            dealt = state.people[:]
            dealt[dealt.index(UNDECIDED)] = argument
            state.people = dealt
        else:
            furnish(state, self.next_without_board(state), argument)

    def sample(self, state: DiluviumState, rng: Rng) -> i64:
        return rng.choice(self.legal(state, UNDECIDED))


LAY_THE_SEA: Final = step_number(Setup, "lay_the_sea")
DEAL_PEOPLES: Final = step_number(Setup, "deal_peoples")
CHOOSE_FIRST: Final = step_number(Setup, "choose_first")


def next_face_up(state: DiluviumState) -> i64:
    for cell in state.tables.face_up:
        if state.tiles[cell] == HIDDEN:
            return cell
    return UNDECIDED
