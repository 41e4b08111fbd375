"""Reefs: a small game of secrets for four, to try the table on hidden hands and sealed answers of several at once.

Each holds a hidden hand of two of the numbers 1 to 12. In each of two rounds all seal one number at once; the
highest takes the round and, but for the last, draws a number from the box that nobody else sees.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from seaboard.core.ask import Ask, ask_of_nature
from seaboard.core.edition import Edition
from seaboard.core.engine import advance
from seaboard.core.errors import TooManyOutcomes
from seaboard.core.game import Game
from seaboard.core.messages import Line, Message
from seaboard.core.options import Option, Options
from seaboard.core.outcome import Outcome
from seaboard.core.procedure import Procedure, State, Steps, step_number
from seaboard.core.rng import Rng
from seaboard.core.seats import NATURE
from seaboard.core.trace import ANSWER, Moment
from seaboard.core.verbs import Notation, Verb, Word
from seaboard.core.view import AskView, Choice, Refusal, View

SEATS, HAND, NUMBERS, ROUNDS = 4, 2, 12, 2
DEALT = SEATS * HAND
DEAL, SEAL, DRAW = 0, 1, 2
NUMBER = (Word(1, NUMBERS),)
NOTATION = Notation(
    [Verb(DEAL, "~deal", NUMBER * DEALT, bits=5), Verb(SEAL, "seal", NUMBER), Verb(DRAW, "~draw", NUMBER)]
)
DEAL_THE_HANDS, DRAW_ONE = ask_of_nature("reefs-deal", ("R-1",)), ask_of_nature("reefs-draw", ("R-3",))
OWED = [tuple(seat for seat in range(SEATS) if mask >> seat & 1) for mask in range(1, 16)]
SEALED = {owed: Ask("reefs-seal", owed, ("R-2",), sealed=True) for owed in OWED}


class Reefs(State):
    """`shown` are the numbers out of the game, `won` the rounds each has taken."""

    def __init__(
        self, hands: list[list[int]], shown: list[int], won: list[int], stack: list[Procedure[Any]], pending: Ask | None
    ) -> None:
        super().__init__(stack, pending)
        self.hands = hands
        self.shown = shown
        self.won = won

    def copy(self) -> Reefs:
        hands = [hand[:] for hand in self.hands]
        return Reefs(hands, self.shown[:], self.won[:], [rule.copy() for rule in self.stack], self.pending)

    def data(self) -> dict[str, Any]:
        hands = [hand[:] for hand in self.hands]
        return {"hands": hands, "shown": self.shown[:], "won": self.won[:], "stack": [r.data() for r in self.stack]}


class Match(Procedure[Reefs]):
    """`sealed` has each seat's number, 0 while it is owed; `drawer` is the seat that draws, -1 when none does."""

    STEPS: ClassVar[Steps] = {"deal": ("R-1",), "seal": ("R-2",), "reveal": ("R-2",), "draw": ("R-3",)}
    FIELDS: ClassVar[tuple[str, ...]] = ("sealed", "drawer")

    def __init__(self, step: int = 0, sealed: list[int] | None = None, drawer: int = -1) -> None:
        super().__init__(step)
        self.sealed = sealed or [0] * SEATS
        self.drawer = drawer

    def copy(self) -> Match:
        return Match(self.step, self.sealed[:], self.drawer)

    def data(self) -> dict[str, Any]:
        return {**super().data(), "sealed": self.sealed[:]}

    def deal(self, state: Reefs) -> Ask | None:
        return None if state.hands[0] else DEAL_THE_HANDS

    def seal(self, state: Reefs) -> Ask | None:
        owed = tuple(seat for seat, number in enumerate(self.sealed) if not number)
        return SEALED[owed] if owed else None

    def reveal(self, state: Reefs) -> Ask | None:
        for hand, number in zip(state.hands, self.sealed, strict=True):
            hand.remove(number)
            state.shown.append(number)
        best = self.sealed.index(max(self.sealed))
        state.won[best] += 1
        self.sealed, self.drawer = [0] * SEATS, best
        if sum(state.won) == ROUNDS:
            state.stop()
        return None

    def draw(self, state: Reefs) -> Ask | None:
        return DRAW_ONE if self.drawer >= 0 else self.go_to(1)

    def box(self, state: Reefs) -> list[int]:
        out = {*state.shown, *[number for hand in state.hands for number in hand]}
        return [number for number in range(1, NUMBERS + 1) if number not in out]

    def legal(self, state: Reefs, seat: int) -> list[int]:
        return [SEAL | number << 5 for number in state.hands[seat]] if not self.sealed[seat] else []

    def answer(self, state: Reefs, seat: int, action: int) -> None:
        argument = action >> 5
        if seat >= 0:
            self.sealed[seat] = argument
        elif action & 31 == DEAL:
            numbers = [argument >> 5 * place & 31 for place in range(DEALT)]
            state.hands[:] = [sorted(numbers[HAND * each : HAND * each + HAND]) for each in range(SEATS)]
        else:
            state.hands[self.drawer] = sorted([*state.hands[self.drawer], argument])
            self.drawer = -1

    def sample(self, state: Reefs, rng: Rng) -> int:
        pool = self.box(state)
        if self.step:
            return DRAW | rng.choice(pool) << 5
        return DEAL | sum(pool.pop(rng.below(len(pool))) << 5 * place for place in range(DEALT)) << 5


@dataclass(frozen=True)
class ReefsView(View):
    hand: tuple[int, ...]
    counts: tuple[int, ...]
    shown: tuple[int, ...]
    won: tuple[int, ...]


def match_of(state: Reefs) -> Match:
    rule = state.stack[-1]
    assert isinstance(rule, Match)
    return rule


class ReefsGame(Game[Reefs]):
    def __init__(self) -> None:
        self.id = "reefs"
        self.rules_version = 1
        self.edition = ""

    def secrets(self) -> bool:
        return True

    def components(self) -> Edition:
        return Edition("", {}, {})

    def options(self) -> list[Option]:
        return []

    def new(self, options: Options) -> Reefs:
        state = Reefs([[] for _ in range(SEATS)], [], [0] * SEATS, [Match()], None)
        advance(state)
        return state

    def seats(self, state: Reefs) -> int:
        return SEATS

    def outcomes(self, state: Reefs) -> list[tuple[int, int]]:
        if not match_of(state).step:
            raise TooManyOutcomes(Message("reefs-deal"))
        return [(DRAW | number << 5, 1) for number in match_of(state).box(state)]

    def possible(self, state: Reefs, action: int) -> bool:
        box, argument = match_of(state).box(state), action >> 5
        if match_of(state).step:
            return action & 31 == DRAW and argument in box
        numbers = [argument >> 5 * place & 31 for place in range(DEALT)]
        return (
            action & 31 == DEAL
            and argument < 1 << 5 * DEALT
            and len(set(numbers)) == DEALT
            and set(numbers) <= set(box)
        )

    def reveals(self, state: Reefs, seat: int, action: int) -> bool:
        """The last seal opens all of them."""
        return state.pending is None or len(state.pending.seats) == 1

    def why(self, state: Reefs, seat: int, action: int) -> Refusal:
        return Refusal("seal", Message("reefs-not-in-hand"), ("R-2",))

    def refusals(self, state: Reefs, seat: int) -> list[Refusal]:
        return []

    def rules_of(self, state: Reefs, action: int) -> tuple[str, ...]:
        return ("R-2",)

    def view(self, state: Reefs, seat: int) -> ReefsView:
        ask, legal = state.pending, self.legal(state, seat)
        choices = tuple(
            Choice(NOTATION.write(action), (), ("R-2",), Message("move-as-written", {"move": NOTATION.write(action)}))
            for action in legal
        )
        prompt = Message(ask.prompt) if ask else None
        asked = AskView(prompt, ask.seats, bool(legal), ask.sealed, ask.rules, choices, ()) if ask and prompt else None
        hand = tuple(state.hands[seat]) if seat >= 0 else ()
        counts = tuple(len(each) for each in state.hands)
        return ReefsView(seat, asked, self.outcome(state), hand, counts, tuple(state.shown), tuple(state.won))

    def shown(self, state: Reefs, mover: int, action: int, seat: int) -> str:
        """A deal is face down, a seal is its owner's, a drawn number is seen by who draws."""
        text = NOTATION.write(action)
        owner = match_of(state).drawer if action & 31 == DRAW else mover
        return text if seat == owner else f"{text.split()[0]} ?"

    def describe(self, state: Reefs, seat: int) -> list[Message]:
        return []

    def narrate(self, moment: Moment[Reefs], seat: int) -> list[Line]:
        """One moment, told to each in as much as they may see."""
        if moment.step == "reveal":
            opened = " ".join(str(number) for number in moment.after.shown[-SEATS:])
            return [Line(Message("reefs-opened", {"numbers": opened}), ("R-2",))]
        if moment.step != ANSWER:
            return []
        if moment.actor != NATURE:
            return [Line(Message("reefs-has-sealed", {"seat": moment.actor + 1}), ("R-2",))]
        if moment.action & 31 == DRAW:
            drawer = match_of(moment.before).drawer
            if seat == drawer:
                return [Line(Message("reefs-you-draw", {"number": moment.action >> 5}), ("R-3",))]
            return [Line(Message("reefs-draws", {"seat": drawer + 1}), ("R-3",))]
        hand = " ".join(str(number) for number in moment.after.hands[seat]) if seat >= 0 else ""
        return [Line(Message("reefs-you-hold", {"hand": hand}) if hand else Message("reefs-dealt"), ("R-1",))]

    def imagine(self, state: Reefs, seat: int, rng: Rng) -> Reefs:
        """What this seat cannot see is dealt anew, from nothing but what it can see."""
        twin = state.copy()
        if not state.stack or not state.hands[0]:
            return twin
        known = {*state.shown, *(state.hands[seat] if seat >= 0 else ())}
        pool = [number for number in range(1, NUMBERS + 1) if number not in known]
        rule = match_of(twin)
        for other in range(SEATS):
            if other != seat:
                twin.hands[other] = sorted(pool.pop(rng.below(len(pool))) for _ in state.hands[other])
                rule.sealed[other] = rng.choice(twin.hands[other]) if rule.sealed[other] else 0
        return twin

    def outcome(self, state: Reefs) -> Outcome | None:
        if state.stack:
            return None
        winners = tuple(seat for seat in range(SEATS) if state.won[seat] == max(state.won))
        return Outcome("counted", tuple(state.won), winners, Message("reefs-over"), ("R-4",))

    def endings(self) -> list[str]:
        return ["counted"]

    def census(self, state: Reefs) -> dict[str, int]:
        numbers = [*state.shown, *[number for hand in state.hands for number in hand]]
        return {"numbers twice": len(numbers) - len(set(numbers))}

    def read(self, state: Reefs, text: str) -> int:
        return NOTATION.read(text)

    def write(self, state: Reefs, action: int) -> str:
        return NOTATION.write(action)

    def load(self, data: dict[str, Any]) -> Reefs:
        stack: list[Procedure[Any]] = [
            Match(step_number(Match, saved["step"]), list(saved["sealed"]), saved["drawer"]) for saved in data["stack"]
        ]
        state = Reefs([list(hand) for hand in data["hands"]], list(data["shown"]), list(data["won"]), stack, None)
        advance(state)
        return state
