"""The contract of a game: everything above `games` uses only this."""

from __future__ import annotations

from typing import Any, Dict, Final, Generic, List, Optional, Tuple

from seaboard.core.ask import Ask
from seaboard.core.edition import Edition
from seaboard.core.engine import answer
from seaboard.core.errors import IllegalAction, NotYourDecision, TooManyOutcomes
from seaboard.core.messages import Line, Message
from seaboard.core.native import i64, mypyc_attr
from seaboard.core.options import Option, Options
from seaboard.core.outcome import Gain, Outcome
from seaboard.core.procedure import S
from seaboard.core.rng import Rng
from seaboard.core.seats import NATURE
from seaboard.core.trace import Moment, trace
from seaboard.core.verbs import Verbs
from seaboard.core.view import Refusal, View

BEYOND_ACTIONS: Final = 0x4000000000000000


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """A set of rules bound to the components of one edition. It holds no game in progress: that is a state."""

    def __init__(self, name: str, rules_version: int, edition: Edition, options: List[Option]) -> None:
        self.id: str = name
        self.rules_version: int = rules_version
        self.edition: str = edition.text
        self._components = edition
        self._options = options

    def components(self) -> Edition:
        """The printed values in use, and where each comes from."""
        return self._components

    def options(self) -> List[Option]:
        """The choices before a game, in the order a form shows them."""
        return self._options

    def new(self, options: Options) -> S:
        """A game about to begin. Raises BadOptions."""
        raise NotImplementedError

    def plays_version(self, version: int, options: Options) -> bool:
        """Whether a game begun with this version of the rules is the same now: nothing it can meet has changed."""
        return version == self.rules_version

    def seats(self, state: S) -> int:
        """How many players sit at this game."""
        raise NotImplementedError

    def sides(self, state: S) -> Tuple[int, ...]:
        """Of each seat the side it wins or loses with: its own, or its team's."""
        return tuple(range(self.seats(state)))

    def ask(self, state: S) -> Optional[Ask]:
        """Who must decide what; None when the game is over."""
        return state.pending

    def legal(self, state: S, seat: i64) -> List[int]:
        """The actions open to this seat now. A shared list: read it, don't keep or change it."""
        ask = state.pending
        if ask is None or seat == NATURE or (seat != ask.seat and seat not in ask.seats):
            return []
        return state.stack[-1].legal(state, seat)

    def apply(self, state: S, seat: i64, action: int) -> None:
        """Answer the pending ask. Raises NotYourDecision, IllegalAction or UnreadableAction and changes nothing."""
        ask = state.pending
        if ask is None or (seat != ask.seat and seat not in ask.seats):
            raise not_asked(ask, seat)
        if seat == NATURE:
            if not 0 <= action < BEYOND_ACTIONS or not self.possible(state, action):
                raise IllegalAction(Message("move-impossible-chance", {"move": self.write(state, action)}), ask.rules)
        elif action not in state.stack[-1].legal(state, seat):
            refusal = self.why(state, seat, action)
            raise IllegalAction(refusal.reason, refusal.rules)
        answer(state, seat, action)

    def sample(self, state: S, rng: Rng) -> int:
        """NATURE's answer, drawn with the right odds."""
        return state.stack[-1].sample(state, rng)

    def outcomes(self, state: S) -> List[Tuple[int, int]]:
        """All of NATURE's answers with whole weights. Raises TooManyOutcomes where only `sample` is practical."""
        ask = state.pending
        if ask is None or ask.seat != NATURE:
            return []
        listed = state.stack[-1].legal(state, NATURE)
        if not listed:
            raise TooManyOutcomes(Message("move-too-many-outcomes"), ask.rules)
        return [(action, listed.count(action)) for action in dict.fromkeys(listed)]

    def possible(self, state: S, action: int) -> bool:
        """Whether NATURE could give this answer. A game whose outcomes are too many to list says it in its own way."""
        return action in state.stack[-1].legal(state, NATURE)

    def verbs(self, state: S) -> Verbs[S]:
        """The moves of this game, one row a verb."""
        raise NotImplementedError

    def why(self, state: S, seat: i64, action: int) -> Refusal:
        """The reason why a move that is not legal is not."""
        return self.verbs(state).why(state, seat, action)

    def refusals(self, state: S, seat: i64) -> List[Refusal]:
        """Near-moves: what a player may well try now, with the rule that forbids each."""
        ask = state.pending
        return self.verbs(state).refusals(state, seat) if ask is not None and 0 <= seat in ask.seats else []

    def rules_of(self, state: S, action: int) -> Tuple[str, ...]:
        """The clauses that allow this move."""
        return self.verbs(state).rules_of(state, action)

    def secrets(self) -> bool:
        """Whether seats may know different things: then one screen shows one seat at a time, and records come last."""
        return False

    def reveals(self, state: S, seat: i64, action: int) -> bool:
        """Whether a player's answer shows anybody something new: then it cannot be taken back."""
        return False

    def shown(self, state: S, mover: i64, action: int, seat: i64) -> str:
        """The notation of an event as this seat may read it: a game with secrets writes `?` for what it may not."""
        return self.write(state, action)

    def silence(self, state: S, seat: i64) -> int:
        """What it means that a seat has not answered when a window closes. Only for games with timed asks."""
        raise NotImplementedError

    def only_waits(self, state: S, seat: i64) -> bool:
        """Whether a timed ask leaves this seat nothing but silence: known to nobody else."""
        return False

    def window_kinds(self) -> Tuple[str, ...]:
        """What timed asks of this game may be about: a seat can say in advance of which it wants to be asked."""
        return ()

    def window_kind(self, state: S) -> str:
        """Which of these the pending timed ask is about."""
        raise NotImplementedError

    def touches(self, state: S, seat: i64) -> bool:
        """Whether what a timed ask is about would change something for this seat, by what everybody sees."""
        return True

    def view(self, state: S, seat: i64) -> View:
        """All that this seat may know, and nothing else."""
        raise NotImplementedError

    def describe(self, state: S, seat: i64) -> List[Message]:
        """The position in sentences, from what this seat may know."""
        raise NotImplementedError

    def narrate(self, moment: Moment[S], seat: i64) -> List[Line]:
        """What this seat is told of one moment of the rules."""
        raise NotImplementedError

    def narrate_quietly(self, moment: Moment[S], seat: i64) -> List[Line]:
        """What this seat is told of an answer that led to nothing else worth telling: never nothing."""
        before, actor, action = moment.before, moment.actor, moment.action
        if self.shown(before, actor, action, seat) != self.write(before, action):
            return [Line(Message("event-sealed", {"seat": actor + 1}), moment.rules)]
        did = self.verbs(before).label(before, actor, action)
        if actor == NATURE:
            return [Line(Message("event-chance", {"move": did}), moment.rules)]
        return [Line(Message("event-did", {"seat": actor + 1, "move": did}), moment.rules)]

    def turn(self, state: S) -> int:
        """The number of the turn a state is in, another for each player's: for logs. 0 before the first, or unknown."""
        return 0

    def cue(self, state: S, line: Line) -> Line:
        """The line with what it sounds like and is about (`core/cues.py`), in a game like this state's."""
        return line

    def shows(self, state: S, seat: i64, action: int) -> object:
        """What a board draws of a move of this seat before it is made: a dataclass of the game's own, or None."""
        return None

    def foresee(self, state: S, seat: i64, action: int) -> List[Line]:
        """What this seat would be told of a move of its own, as far as it can be known before.

        Of a sealed answer that is the answer alone: what it leads to hangs on the others'.
        """
        moments = trace(state, seat, action)
        ask = state.pending
        known = moments[:1] if ask is not None and ask.sealed else moments
        return [line for moment in known for line in self.narrate(moment, seat)]

    def imagine(self, state: S, seat: i64, rng: Rng) -> S:
        """A full state this seat could be in: what it cannot know is drawn anew."""
        raise NotImplementedError

    def outcome(self, state: S) -> Optional[Outcome]:
        """The result; None while the game goes on."""
        raise NotImplementedError

    def standing(self, state: S) -> Tuple[int, ...]:
        """Each seat's score so far, secret or not: shown when the game is over. Empty where nothing is scored."""
        return ()

    def charted(self, state: S) -> Tuple[int, ...]:
        """What a chart of the whole game draws of a position: the standing, or what else tells how it went."""
        return self.standing(state)

    def gains(self, moment: Moment[S]) -> List[Gain]:
        """What one moment brought whom, and from where: all of them together make the final standing."""
        return []

    def traits(self, state: S) -> Dict[str, Tuple[str, ...]]:
        """What each seat was given that may decide a game, by kind, such as its board: for the tables of the lab."""
        return {}

    def endings(self) -> List[str]:
        """Every way a game can end."""
        raise NotImplementedError

    def census(self, state: S) -> Dict[str, int]:
        """Each kind of piece and how many of it are anywhere in the game: the same at every moment."""
        raise NotImplementedError

    def read(self, state: S, text: str) -> int:
        """A move from its notation. Raises UnreadableAction."""
        return self.verbs(state).read(text)

    def write(self, state: S, action: int) -> str:
        """The notation of a move; `read` gives it back."""
        return self.verbs(state).write(action)

    def load(self, data: Dict[str, Any]) -> S:
        """A state from its saved form. Raises BadRecord."""
        raise NotImplementedError


def not_asked(ask: Optional[Ask], seat: int) -> NotYourDecision:
    if ask is None:
        return NotYourDecision(Message("move-game-over"))
    return NotYourDecision(Message("move-not-your-decision", {"seat": seat + 1}), ask.rules)
