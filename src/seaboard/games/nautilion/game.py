"""NAUTILION: the contract of a game, filled in."""

from __future__ import annotations

from typing import Any, Dict, Final, List, Optional, Tuple, final

from seaboard.core.engine import advance
from seaboard.core.game import Game
from seaboard.core.messages import Line, Message
from seaboard.core.native import i64
from seaboard.core.options import Option, Options, OptionValue, read_options
from seaboard.core.outcome import Gain, Outcome
from seaboard.core.rng import Rng
from seaboard.core.saving import load_fields, load_stack, refused_if_incomplete, rules_by_name
from seaboard.core.seats import NATURE
from seaboard.core.trace import Moment
from seaboard.core.verbs import Verbs
from seaboard.games.nautilion.components.loading import SUBMARINES, Components, components
from seaboard.games.nautilion.presentation.cues import cue
from seaboard.games.nautilion.presentation.description import describe
from seaboard.games.nautilion.presentation.foresight import foresee
from seaboard.games.nautilion.presentation.narration import narrate, quietly
from seaboard.games.nautilion.presentation.outcome import ENDINGS, outcome
from seaboard.games.nautilion.presentation.shows import shows
from seaboard.games.nautilion.presentation.sources import gains
from seaboard.games.nautilion.presentation.verbs import VERBS
from seaboard.games.nautilion.presentation.view import NautilionView, view
from seaboard.games.nautilion.rules.census import census
from seaboard.games.nautilion.rules.currents import ROLL_THE_DICE, Translation, could_be_rolled
from seaboard.games.nautilion.rules.expansions.heroics import HeroicAction
from seaboard.games.nautilion.rules.expansions.losses import Loss, Payment
from seaboard.games.nautilion.rules.expansions.machinations import PutBack, Recovery
from seaboard.games.nautilion.rules.expansions.mercenaries import Collision
from seaboard.games.nautilion.rules.expansions.reefs import LAY_REEFS
from seaboard.games.nautilion.rules.expansions.reefs import could_be_laid as reefs_could_be_laid
from seaboard.games.nautilion.rules.expansions.setup import STREW_THE_PATH, ExpandedSetup, could_be_strewn
from seaboard.games.nautilion.rules.expansions.setup import set_up as set_up_expanded
from seaboard.games.nautilion.rules.expansions.state import ExpandedState, Expansions
from seaboard.games.nautilion.rules.expansions.turn import ExpandedTurn
from seaboard.games.nautilion.rules.full import in_full
from seaboard.games.nautilion.rules.setup import ADMIRAL_DEALS, LAY_THE_PATH, Setup, could_be_laid, set_up
from seaboard.games.nautilion.rules.state import NautilionState
from seaboard.games.nautilion.rules.turn import Turn

RULES_VERSION: Final = 2
RULES: Final = rules_by_name(
    Setup, Turn, Translation, ExpandedSetup, ExpandedTurn, Loss, Payment, Collision, PutBack, Recovery, HeroicAction
)
NO: Final = "no"
WITHOUT_OR_WITH: Final = (NO, "yes")
PHANTOMS: Final = (NO, "2", "3")  # the Phantom's own harpoons
MACHINATIONS: Final = (NO, "intro", "normal", "difficult")


def _expansion(name: str, values: Tuple[OptionValue, ...], *rules: str) -> Option:
    return Option(name, NO, values, Message(f"nautilion-option-{name}"), rules, unsaid=NO, alone=True)


@final
class Nautilion(Game[NautilionState]):
    def __init__(self, box: Components) -> None:
        options = [
            Option("players", 1, (1, 2), Message("nautilion-option-players"), ("N-1.1", "N-12.1")),
            Option("submarine", "A1", SUBMARINES, Message("nautilion-option-submarine"), ("N-2.4", "N-11.2")),
            Option(
                "reserve", box.normal_reserve, box.reserves(), Message("nautilion-option-reserve"), ("N-2.5", "N-11.1")
            ),
            _expansion("mages", WITHOUT_OR_WITH, "N-13.1"),
            _expansion("mercenaries", PHANTOMS, "N-14.1", "N-14.13"),
            _expansion("reefs", WITHOUT_OR_WITH, "N-15.1"),
            _expansion("machinations", MACHINATIONS, "N-16.2"),
            _expansion("heroics", WITHOUT_OR_WITH, "N-17.1"),
        ]
        super().__init__("nautilion", RULES_VERSION, box.edition, options)
        self.box = box
        self._read: Dict[str, Tuple[str, int, int, Tuple[int, ...]]] = {}

    def plays_version(self, version: int, options: Options) -> bool:
        """Version 2 changed cards of the expansions (N-16, N-17) and what is saved of a game with any of them."""
        if version == 1:
            return not any(expansions_in(read_options(self._options, options)))
        return version == RULES_VERSION

    def new(self, options: Options) -> NautilionState:
        """N-2, and N-12.2 for the two more tokens of two players."""
        wanted = repr(options)
        if wanted not in self._read:
            chosen = read_options(self._options, options)
            size = str(chosen["submarine"]), int(chosen["players"]), int(chosen["reserve"])
            self._read[wanted] = *size, expansions_in(chosen)
        submarine, players, reserve, extra = self._read[wanted]
        tokens = reserve + (self.box.extra_for_two if players == 2 else 0)
        if any(extra):
            return set_up_expanded(self.box.tables(submarine), Expansions(*extra), players, tokens)
        return set_up(self.box.tables(submarine), players, tokens)

    def seats(self, state: NautilionState) -> int:
        return state.players

    def sides(self, state: NautilionState) -> Tuple[int, ...]:
        """N-1.1: both win or lose as one."""
        return (0,) * state.players

    def possible(self, state: NautilionState, action: int) -> bool:
        ask = state.pending
        if ask is LAY_THE_PATH:
            return could_be_laid(state.bag, action)
        if ask is STREW_THE_PATH:
            return could_be_strewn(state.bag, action)
        if isinstance(state, ExpandedState):
            if ask is LAY_REEFS:
                return reefs_could_be_laid(state, action)
            return action in state.stack[-1].legal(state, NATURE)
        return could_be_rolled(state.tables, action) if ask is ROLL_THE_DICE else action in ADMIRAL_DEALS

    def verbs(self, state: NautilionState) -> Verbs[NautilionState]:
        return VERBS

    def view(self, state: NautilionState, seat: i64) -> NautilionView:
        return view(in_full(state), seat, self.box)

    def describe(self, state: NautilionState, seat: i64) -> List[Message]:
        return describe(in_full(state))

    def narrate(self, moment: Moment[NautilionState], seat: i64) -> List[Line]:
        return narrate(moment)

    def narrate_quietly(self, moment: Moment[NautilionState], seat: i64) -> List[Line]:
        return quietly(moment) or super().narrate_quietly(moment, seat)

    def turn(self, state: NautilionState) -> int:
        set_up = bool(state.stack) and isinstance(state.stack[0], (Setup, ExpandedSetup))
        return 0 if set_up else state.turn

    def cue(self, state: NautilionState, line: Line) -> Line:
        return cue(state, line)

    def shows(self, state: NautilionState, seat: i64, action: int) -> object:
        return shows(state, seat, action)

    def foresee(self, state: NautilionState, seat: i64, action: int) -> List[Line]:
        return foresee(state, seat, action)

    def imagine(self, state: NautilionState, seat: i64, rng: Rng) -> NautilionState:
        """Nothing is hidden: the only state a seat could be in is the true one."""
        return state.copy()

    def outcome(self, state: NautilionState) -> Optional[Outcome]:
        return outcome(state)

    def charted(self, state: NautilionState) -> Tuple[int, ...]:
        """Where both submarines are on the path, the Nautilion first."""
        return int(state.nautilion), int(state.phantom)

    def gains(self, moment: Moment[NautilionState]) -> List[Gain]:
        return gains(moment)

    def endings(self) -> List[str]:
        return [name for name, _ in ENDINGS.values()]

    def census(self, state: NautilionState) -> Dict[str, int]:
        return census(state)

    def load(self, data: Dict[str, Any]) -> NautilionState:
        with refused_if_incomplete():
            state = self._restored(data)
        advance(state)
        return state

    def _restored(self, data: Dict[str, Any]) -> NautilionState:
        tables, players, spare = self.box.tables(str(data["submarine"])), int(data["players"]), int(data["spare"])
        state = set_up(tables, players, spare)
        if "expansions" in data:
            extra = Expansions(*[int(data["expansions"][field]) for field in Expansions.FIELDS])
            state = ExpandedState(tables, extra, players, spare)
            load_fields(state, (*ExpandedState.MORE, "reefs", "row"), data)
        load_fields(state, NautilionState.FIELDS, data)
        state.stack = load_stack(RULES, data)
        return state


def expansions_in(chosen: Options) -> Tuple[int, ...]:
    """The values of `Expansions`, in the order of its fields."""
    harpoons = 0 if chosen["mercenaries"] == NO else int(chosen["mercenaries"])
    level = MACHINATIONS.index(str(chosen["machinations"]))
    flags = [0 if chosen[name] == NO else 1 for name in ("mages", "reefs", "heroics")]
    return flags[0], harpoons, flags[1], level, flags[2]


def nautilion(edition: str = "") -> Nautilion:
    """The game with the printed components, or with an owner's. Raises BadEdition."""
    return Nautilion(components(edition))
