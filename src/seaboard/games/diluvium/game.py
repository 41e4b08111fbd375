"""DILUVIUM: the contract of a game, filled in."""

from __future__ import annotations

from typing import Any, Dict, Final, List, Optional, Tuple

from seaboard.core.engine import advance, answer
from seaboard.core.game import Game
from seaboard.core.messages import Line, Message
from seaboard.core.native import i64
from seaboard.core.options import Option, Options, read_options
from seaboard.core.outcome import Gain, Outcome
from seaboard.core.packing import VERB
from seaboard.core.rng import Rng
from seaboard.core.saving import load_fields, load_stack, refused_if_incomplete, rules_by_name
from seaboard.core.trace import Moment
from seaboard.core.verbs import Verbs
from seaboard.games.diluvium.components.loading import PLAYERS, Components, components
from seaboard.games.diluvium.presentation import description, narration
from seaboard.games.diluvium.presentation.cues import cue
from seaboard.games.diluvium.presentation.outcome import ENDINGS, outcome
from seaboard.games.diluvium.presentation.sources import gains
from seaboard.games.diluvium.presentation.verbs import rows
from seaboard.games.diluvium.presentation.view import DiluviumView, view
from seaboard.games.diluvium.rules.actions import CARD, COMMIT, PLAY
from seaboard.games.diluvium.rules.battle import Battle
from seaboard.games.diluvium.rules.census import census
from seaboard.games.diluvium.rules.engage import Engage
from seaboard.games.diluvium.rules.explore import Explore, Mark
from seaboard.games.diluvium.rules.imagine import imagine
from seaboard.games.diluvium.rules.movement import Sail
from seaboard.games.diluvium.rules.notation import BOARD_NAMES, SeaWords
from seaboard.games.diluvium.rules.produce import Produce
from seaboard.games.diluvium.rules.ruins import DrawCard
from seaboard.games.diluvium.rules.scare import Scare
from seaboard.games.diluvium.rules.settle import Settle
from seaboard.games.diluvium.rules.settlers import MoveSettler
from seaboard.games.diluvium.rules.setup import BOARDS_A, BOARDS_CHOSEN, BOARDS_DEALT, Setup, set_up
from seaboard.games.diluvium.rules.state import PLAYING, DiluviumState
from seaboard.games.diluvium.rules.turn import Turn

RULES_VERSION: Final = 1
BOARDS: Final[Dict[str, int]] = {"A": BOARDS_A, "dealt": BOARDS_DEALT, "chosen": BOARDS_CHOSEN}
PROCEDURES: Final = rules_by_name(
    Setup, Turn, Explore, Sail, Mark, Settle, MoveSettler, DrawCard, Produce, Engage, Battle, Scare
)


class Diluvium(Game[DiluviumState]):
    def __init__(self, box: Components) -> None:
        options = [
            Option("players", 2, PLAYERS, Message("diluvium-option-players"), ("D-1.1", "D-2.1")),
            Option("boards", "A", tuple(BOARDS), Message("diluvium-option-boards"), ("D-2.2", "D-2.8")),
            Option("peoples", "seated", ("seated", "dealt"), Message("diluvium-option-peoples"), ("D-2.8",)),
        ]
        super().__init__("diluvium", RULES_VERSION, box.edition, options)
        self.box = box
        self._verbs: Dict[int, Verbs[DiluviumState]] = {
            players: Verbs(rows(SeaWords(names)), names) for players, names in box.names.items()
        }
        self._read: Dict[str, Tuple[int, int, bool]] = {}

    def new(self, options: Options) -> DiluviumState:
        """D-2."""
        wanted = repr(options)
        if wanted not in self._read:
            chosen = read_options(self._options, options)
            players, boards = int(chosen["players"]), BOARDS[str(chosen["boards"])]
            self._read[wanted] = players, boards, chosen["peoples"] == "dealt"
        players, boards, dealt = self._read[wanted]
        return set_up(self.box.tables(players), boards, dealt)

    def seats(self, state: DiluviumState) -> int:
        return state.players

    def verbs(self, state: DiluviumState) -> Verbs[DiluviumState]:
        return self._verbs[int(state.players)]

    def secrets(self) -> bool:
        return True

    def reveals(self, state: DiluviumState, seat: i64, action: int) -> bool:
        """A card nobody had seen, a sealed number, or the gold of all when the game ends."""
        if action & VERB in (PLAY, COMMIT):
            return True
        if not state.last_round:
            return False
        after = state.copy()
        answer(after, seat, action)
        return after.ending != PLAYING

    def shown(self, state: DiluviumState, mover: i64, action: int, seat: i64) -> str:
        """D-12.2, D-15.3."""
        text = self.write(state, action)
        verb, rule = action & VERB, state.stack[-1]
        drawer = rule.seat if isinstance(rule, DrawCard) else -1
        secret = (verb == CARD and seat != drawer) or (verb == COMMIT and seat != mover)
        return f"{text.split()[0]} ?" if secret else text

    def view(self, state: DiluviumState, seat: i64) -> DiluviumView:
        return view(self.verbs(state), state, seat)

    def describe(self, state: DiluviumState, seat: i64) -> List[Message]:
        return description.describe(self.box, state, seat)

    def narrate(self, moment: Moment[DiluviumState], seat: i64) -> List[Line]:
        return narration.narrate(self.box, self.verbs(moment.before), moment, seat)

    def narrate_quietly(self, moment: Moment[DiluviumState], seat: i64) -> List[Line]:
        told = narration.quietly(self.box, self.verbs(moment.before), moment, seat)
        return told or super().narrate_quietly(moment, seat)

    def turn(self, state: DiluviumState) -> int:
        """D-3.1: another number for every player's."""
        if not state.rounds:
            return 0
        return int((state.rounds - 1) * state.players + (state.active - state.first) % state.players + 1)

    def cue(self, state: DiluviumState, line: Line) -> Line:
        return cue(state, line)

    def foresee(self, state: DiluviumState, seat: i64, action: int) -> List[Line]:
        return narration.foresee(self.box, self.verbs(state), state, seat, action)

    def imagine(self, state: DiluviumState, seat: i64, rng: Rng) -> DiluviumState:
        return imagine(state, seat, rng)

    def outcome(self, state: DiluviumState) -> Optional[Outcome]:
        return outcome(state)

    def standing(self, state: DiluviumState) -> Tuple[int, ...]:
        return tuple(state.gold)

    def gains(self, moment: Moment[DiluviumState]) -> List[Gain]:
        return gains(moment)

    def endings(self) -> List[str]:
        return [name for name, _ in ENDINGS.values()]

    def traits(self, state: DiluviumState) -> Dict[str, Tuple[str, ...]]:
        """D-2.8, D-3.1: its board, and its place in the order of turns."""
        players = state.players
        turns = tuple(str((seat - state.first) % players + 1) for seat in range(players))
        return {"turn": turns, "board": tuple(BOARD_NAMES[board] for board in state.board)}

    def census(self, state: DiluviumState) -> Dict[str, int]:
        return census(state)

    def load(self, data: Dict[str, Any]) -> DiluviumState:
        return load(self.box, data)


def load(box: Components, data: Dict[str, Any]) -> DiluviumState:
    """A state from its saved form."""
    with refused_if_incomplete():
        state = set_up(box.tables(int(data["players"])), BOARDS_A, dealt_peoples=False)
        load_fields(state, (*DiluviumState.NUMBERS, *DiluviumState.LISTS), data)
        state.stack = load_stack(PROCEDURES, data)
    advance(state)
    return state


def diluvium(edition: str = "") -> Diluvium:
    """The game with the printed components, or with an owner's. Raises BadEdition."""
    return Diluvium(components(edition))
