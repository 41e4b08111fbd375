"""Tides: a small game of secrets for two, made to try the kit on what Nautilion lacks.

Each player holds a hidden hand of three of the numbers 1 to 8, dealt by NATURE; two stay in the box, unseen. In each of
three rounds both seal one number at once; the higher takes the round. The numbers played are shown and leave the hands.
"""

from __future__ import annotations

from typing import Any, ClassVar, Dict, List, Optional, Tuple

from seaboard.core.ask import Ask, ask_of_nature
from seaboard.core.edition import Edition
from seaboard.core.engine import advance
from seaboard.core.game import Game
from seaboard.core.messages import Line, Message
from seaboard.core.options import Option, Options, read_options
from seaboard.core.outcome import Outcome
from seaboard.core.procedure import Procedure, State, Steps, step_number
from seaboard.core.rng import Rng
from seaboard.core.trace import ANSWER, Moment
from seaboard.core.verbs import Notation, Verb, Word
from seaboard.core.view import AskView, Choice, Refusal, View

DEAL, SEAL = 0, 1
NUMBERS = 8
NOTATION = Notation([Verb(DEAL, "~deal", (Word(0, 255),) * 2, bits=8), Verb(SEAL, "seal", (Word(1, NUMBERS),))])
HANDS = [mask for mask in range(256) if mask.bit_count() == 3]
DEALS = [DEAL | (one | two << 8) << 5 for one in HANDS for two in HANDS if not one & two]
DEAL_THE_HANDS = ask_of_nature("toy-deal", ("T-1.1",))
SEALED = {
    (0, 1): Ask("toy-seal", (0, 1), ("T-2.1",), sealed=True),
    (0,): Ask("toy-seal", (0,), ("T-2.1",), sealed=True),
    (1,): Ask("toy-seal", (1,), ("T-2.1",), sealed=True),
}


class Tides(State):
    """Hands are bit masks, bit n for the number n + 1; `shown` is the mask of numbers out of the game."""

    def __init__(
        self, hands: List[int], shown: int, rounds: List[int], stack: List[Procedure[Any]], pending: Optional[Ask]
    ) -> None:
        super().__init__(stack, pending)
        self.hands = hands
        self.shown = shown
        self.rounds = rounds

    def copy(self) -> Tides:
        return Tides(self.hands[:], self.shown, self.rounds[:], [rule.copy() for rule in self.stack], self.pending)

    def data(self) -> Dict[str, Any]:
        return {
            "hands": self.hands[:],
            "shown": self.shown,
            "rounds": self.rounds[:],
            "stack": [rule.data() for rule in self.stack],
        }


class Match(Procedure[Tides]):
    """`one` and `two` are the sealed numbers, 0 while they are owed."""

    STEPS: ClassVar[Steps] = {"deal": ("T-1.1",), "seal": ("T-2.1",), "reveal": ("T-2.2",)}
    FIELDS: ClassVar[Tuple[str, ...]] = ("one", "two")

    def __init__(self, step: int = 0, one: int = 0, two: int = 0) -> None:
        super().__init__(step)
        self.one = one
        self.two = two

    def deal(self, state: Tides) -> Optional[Ask]:
        return None if state.hands[0] else DEAL_THE_HANDS

    def seal(self, state: Tides) -> Optional[Ask]:
        owed = tuple(seat for seat, number in enumerate((self.one, self.two)) if not number)
        return SEALED[owed] if owed else None

    def reveal(self, state: Tides) -> Optional[Ask]:
        for seat, number in enumerate((self.one, self.two)):
            state.hands[seat] &= ~(1 << number - 1)
            state.shown |= 1 << number - 1
        if self.one != self.two:
            state.rounds[0 if self.one > self.two else 1] += 1
        self.one = self.two = 0
        if state.hands[0] == 0:
            state.stop()
            return None
        return self.go_to(1)

    def legal(self, state: Tides, seat: int) -> List[int]:
        if self.step == 0:
            return DEALS
        return [SEAL | number << 5 for number in range(1, NUMBERS + 1) if state.hands[seat] >> number - 1 & 1]

    def answer(self, state: Tides, seat: int, action: int) -> None:
        argument = action >> 5
        if seat < 0:
            state.hands[:] = [argument & 255, argument >> 8]
        elif seat == 0:
            self.one = argument
        else:
            self.two = argument

    def sample(self, state: Tides, rng: Rng) -> int:
        return rng.choice(DEALS)


class TidesView(View):
    pass


class TidesGame(Game[Tides]):
    def __init__(self) -> None:
        self.id = "toy"
        self.rules_version = 1
        self.edition = ""

    def secrets(self) -> bool:
        return True

    def components(self) -> Edition:
        return Edition("", {}, {})

    def options(self) -> List[Option]:
        return [Option("length", 3, (3,), Message("toy-length"), ("T-1.1",))]

    def new(self, options: Options) -> Tides:
        read_options(self.options(), options)
        state = Tides([0, 0], 0, [0, 0], [self.match()], None)
        advance(state)
        return state

    def match(self) -> Match:
        return Match()

    def seats(self, state: Tides) -> int:
        return 2

    def outcomes(self, state: Tides) -> List[Tuple[int, int]]:
        return [(action, 1) for action in state.stack[-1].legal(state, -1)]

    def possible(self, state: Tides, action: int) -> bool:
        return action in state.stack[-1].legal(state, -1)

    def reveals(self, state: Tides, seat: int, action: int) -> bool:
        """The second seal shows both."""
        return len(state.pending.seats) == 1 if state.pending else True

    def why(self, state: Tides, seat: int, action: int) -> Refusal:
        return Refusal(NOTATION.write(action), Message("toy-not-in-hand"), ("T-2.1",))

    def refusals(self, state: Tides, seat: int) -> List[Refusal]:
        if state.pending is None or seat not in state.pending.seats or seat < 0:
            return []
        missing = [SEAL | number << 5 for number in range(1, NUMBERS + 1) if not state.hands[seat] >> number - 1 & 1]
        return [self.why(state, seat, action) for action in missing]

    def rules_of(self, state: Tides, action: int) -> Tuple[str, ...]:
        return ("T-2.1",)

    def view(self, state: Tides, seat: int) -> View:
        ask = state.pending
        mine = ask is not None and seat in ask.seats
        choices = tuple(
            Choice(NOTATION.write(a), (str(a >> 5),), ("T-2.1",), Message("toy-seal"))
            for a in self.legal(state, seat)
            if seat >= 0
        )
        hand = f"{state.hands[seat]}" if seat >= 0 else ""
        told = Message("toy-table", {"hand": hand, "shown": state.shown, "won": str(state.rounds)})
        asked = AskView(told, ask.seats if ask else (), mine, True, ("T-2.1",), choices, ())
        return TidesView(seat, asked, self.outcome(state))

    def shown(self, state: Tides, mover: int, action: int, seat: int) -> str:
        """Hands are dealt face down, and a seal is opened only when both have sealed."""
        return self.write(state, action) if mover == seat else self.write(state, action).split()[0] + " ?"

    def describe(self, state: Tides, seat: int) -> List[Message]:
        return [Message("toy-shown", {"shown": state.shown})]

    def narrate(self, moment: Moment[Tides], seat: int) -> List[Line]:
        if moment.step == ANSWER and moment.actor >= 0:
            return [Line(Message("toy-has-sealed", {"seat": moment.actor}), ("T-2.1",))]
        return []

    def imagine(self, state: Tides, seat: int, rng: Rng) -> Tides:
        """Deal the numbers this seat cannot see anew, and seal one of them where the other has sealed."""
        twin = state.copy()
        if state.hands[0] == 0 or not state.stack:
            return twin
        known = twin.shown | (twin.hands[seat] if seat >= 0 else 0)
        for hidden in (0, 1) if seat < 0 else (1 - seat,):
            self.redeal(twin, hidden, known, rng)
            known |= twin.hands[hidden]
        return twin

    def redeal(self, twin: Tides, hidden: int, known: int, rng: Rng) -> None:
        rule = twin.stack[-1]
        assert isinstance(rule, Match)
        pool = [number for number in range(NUMBERS) if not known >> number & 1]
        hand = [pool.pop(rng.below(len(pool))) for _ in range(twin.hands[hidden].bit_count())]
        twin.hands[hidden] = sum(1 << number for number in hand)
        if hidden == 0 and rule.one:
            rule.one = 1 + hand[0]
        if hidden == 1 and rule.two:
            rule.two = 1 + hand[0]

    def outcome(self, state: Tides) -> Optional[Outcome]:
        if state.stack:
            return None
        best = max(state.rounds)
        winners = tuple(seat for seat in (0, 1) if state.rounds[seat] == best)
        return Outcome("counted", tuple(state.rounds), winners, Message("toy-over"), ("T-3.1",))

    def endings(self) -> List[str]:
        return ["counted"]

    def census(self, state: Tides) -> Dict[str, int]:
        """Six numbers are out of the box once they are dealt, and none is in two places."""
        places = (*state.hands, state.shown)
        out = sum(mask.bit_count() for mask in places) or 6
        return {
            "numbers out": out,
            "numbers twice": out - (places[0] | places[1] | places[2]).bit_count() if any(places) else 0,
        }

    def read(self, state: Tides, text: str) -> int:
        return NOTATION.read(text)

    def write(self, state: Tides, action: int) -> str:
        return NOTATION.write(action)

    def load(self, data: Dict[str, Any]) -> Tides:
        stack: List[Procedure[Any]] = [
            type(self.match())(step_number(Match, saved["step"]), saved["one"], saved["two"]) for saved in data["stack"]
        ]
        state = Tides(list(data["hands"]), data["shown"], list(data["rounds"]), stack, None)
        advance(state)
        return state
