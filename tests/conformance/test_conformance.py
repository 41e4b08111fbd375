"""Every game passes the kit, and the kit catches what it promises to catch."""

from __future__ import annotations

from typing import Any, Dict, List, Optional, Tuple, Type, Union

import pytest

from seaboard.conformance import ConformanceError, Report, check_game, every_setting
from seaboard.core.ask import Ask
from seaboard.core.game import Game
from seaboard.core.messages import Line, Message
from seaboard.core.outcome import Gain
from seaboard.core.rng import Rng
from seaboard.core.trace import Moment
from seaboard.core.view import AskView, Refusal, View
from seaboard.games import game_names, load_game
from tests.conformance.toy import SEAL, Match, Tides, TidesGame
from tests.table.reefs import ReefsGame

ELSEWHERE = ("diluvium", "diluvia", "campaign")  # their ways to play have tests of their own beside this file


@pytest.mark.parametrize("name", game_names())
def test_every_game_conforms(name: str) -> None:
    game = load_game(name)
    games = 1 if name in ELSEWHERE else 2 * len(every_setting(game))
    assert check_game(game, games).games == games


def test_a_game_of_sealed_answers_and_hidden_hands_conforms() -> None:
    report = check_game(TidesGame(), games=30)
    assert report.positions > 30 * 4
    assert report.endings == {"counted"}
    assert check_game(ReefsGame(), games=30).games == 30


def check(game: Game[Any]) -> Report:
    return check_game(game, games=12)


def caught(game: Game[Any]) -> str:
    with pytest.raises(ConformanceError) as error:
        check(game)
    return error.value.check


class LeakingView(TidesGame):
    """Shows the other hand."""

    def view(self, state: Tides, seat: int) -> View:
        view = super().view(state, seat)
        assert view.ask is not None
        prompt = Message("toy-table", {"all": str(state.hands)})
        leak = AskView(prompt, (), False, True, ("T-2.1",), (), ())
        return View(seat, leak, view.outcome)


class LeakingSeal(TidesGame):
    """Tells the first seal to everybody."""

    def describe(self, state: Tides, seat: int) -> List[Message]:
        rule = state.stack[-1] if state.stack else None
        return [Message("toy-shown", {"sealed": rule.one if isinstance(rule, Match) else 0})]


class LeakingLog(TidesGame):
    """Narrates what was sealed."""

    def narrate(self, moment: Moment[Tides], seat: int) -> List[Line]:
        if moment.actor < 0:
            return super().narrate(moment, seat)
        return [Line(Message("toy-has-sealed", {"number": moment.action >> 5}), ("T-2.1",))]


class LeakingNotation(TidesGame):
    """Writes a sealed answer for everybody."""

    def shown(self, state: Tides, mover: int, action: int, seat: int) -> str:
        return self.write(state, action) if mover >= 0 else super().shown(state, mover, action, seat)


class TakingBackWhatWasSeen(TidesGame):
    """Lets the second seal, which opens both, be taken back."""

    def reveals(self, state: Tides, seat: int, action: int) -> bool:
        return False


class LeakingDraw(ReefsGame):
    """Writes a number drawn face down for everybody."""

    def shown(self, state: Any, mover: int, action: int, seat: int) -> str:
        return self.write(state, action) if mover < 0 else super().shown(state, mover, action, seat)


class ImaginingTheTruth(TidesGame):
    """Imagines the other hand as far from the true one as can be: nobody sees it, and yet the truth is in it."""

    def imagine(self, state: Tides, seat: int, rng: Rng) -> Tides:
        if seat < 0 or not state.stack or not state.hands[0] or state.shown:
            return super().imagine(state, seat, rng)
        twin, truth = state.copy(), state.hands[1 - seat]
        pool = [number for number in range(8) if not state.hands[seat] >> number & 1]
        pool.sort(key=lambda number: truth >> number & 1)
        twin.hands[1 - seat] = sum(1 << number for number in pool[: truth.bit_count()])
        return twin


class UnannouncedSecrets(ReefsGame):
    def secrets(self) -> bool:
        return False


class LeakingRefusals(TidesGame):
    """Refuses in a way that depends on the other hand."""

    def refusals(self, state: Tides, seat: int) -> List[Refusal]:
        refused = super().refusals(state, seat)
        return refused[:1] if state.hands[1 - seat if seat >= 0 else 0] & 1 else refused


class AliasingState(Tides):
    def copy(self) -> Tides:
        return AliasingState(self.hands, self.shown, self.rounds[:], [r.copy() for r in self.stack], self.pending)


class AliasingCopy(TidesGame):
    """Its copies share the hands."""

    def new(self, options: Any) -> Tides:
        state = super().new(options)
        return AliasingState(state.hands, state.shown, state.rounds, state.stack, state.pending)


class AskingMutates(TidesGame):
    """Asking for a seal counts a round."""

    def match(self) -> Match:
        return MutatingMatch()


class MutatingMatch(Match):
    def seal(self, state: Tides) -> Optional[Ask]:
        state.rounds[0] += 1
        return super().seal(state)


class LookingMutates(TidesGame):
    """Listing refusals changes the state."""

    def refusals(self, state: Tides, seat: int) -> List[Refusal]:
        state.rounds[1] += 1
        return super().refusals(state, seat)


class LosesAPiece(TidesGame):
    def match(self) -> Match:
        return LosingMatch()


class LosingMatch(Match):
    def reveal(self, state: Tides) -> Optional[Ask]:
        ask = super().reveal(state)
        state.shown &= state.shown - 1
        return ask


class AcceptsAnything(TidesGame):
    def apply(self, state: Tides, seat: int, action: int) -> None:
        if state.pending is not None and seat >= 0 and seat in state.pending.seats:
            from seaboard.core.engine import answer  # noqa: PLC0415

            answer(state, seat, action)
            return
        super().apply(state, seat, action)


class ForgetsOnSaving(TidesGame):
    def load(self, data: Dict[str, Any]) -> Tides:
        return super().load({**data, "rounds": [0, 0]})


class BrokenNotation(TidesGame):
    def read(self, state: Tides, text: str) -> int:
        return SEAL | 1 << 5 if text.startswith("seal") else super().read(state, text)


class OrderMatters(TidesGame):
    def match(self) -> Match:
        return HastyMatch()


class HastyMatch(Match):
    """Who seals first wins ties: remembered in the rounds."""

    def answer(self, state: Tides, seat: int, action: int) -> None:
        if seat == 0 and not self.two:
            state.rounds[0] += 10
        super().answer(state, seat, action)


class FastPathDiffers(TidesGame):
    def match(self) -> Match:
        return FusedMatch()


class FusedMatch(Match):
    def run(self, state: Tides) -> Optional[Ask]:
        if self.one and self.two:
            state.rounds[0] += 1
        return super().run(state)


class NoRules(TidesGame):
    def rules_of(self, state: Tides, action: int) -> tuple[str, ...]:
        return ()


class NeverEnds(TidesGame):
    def match(self) -> Match:
        return EndlessMatch()


class EndlessMatch(Match):
    def reveal(self, state: Tides) -> Optional[Ask]:
        self.one = self.two = 0
        return self.go_to(1)


class UnlikelyChance(TidesGame):
    def sample(self, state: Tides, rng: Rng) -> int:
        return 255 << 5


class ForgetsASource(TidesGame):
    """Tells of the points of one seat alone."""

    def standing(self, state: Tides) -> Tuple[int, ...]:
        return tuple(state.rounds)

    def gains(self, moment: Moment[Tides]) -> List[Gain]:
        won = moment.after.rounds[0] - moment.before.rounds[0]
        return [Gain("tides", 0, won)] if won else []


PLANTED: List[Tuple[Type[Union[TidesGame, ReefsGame]], str]] = [
    (LeakingView, "views keep secrets"),
    (LeakingDraw, "chance stays hidden"),
    (ImaginingTheTruth, "imagining knows no secrets"),
    (LeakingSeal, "views keep secrets"),
    (LeakingRefusals, "views keep secrets"),
    (LeakingLog, "sealed answers stay sealed"),
    (LeakingNotation, "sealed answers stay sealed"),
    (TakingBackWhatWasSeen, "undo is bounded by information"),
    (UnannouncedSecrets, "secrets are announced"),
    (AliasingCopy, "copies are independent"),
    (AskingMutates, "asking is pure"),
    (LookingMutates, "asking is pure"),
    (LosesAPiece, "no piece is lost"),
    (AcceptsAnything, "exactly the legal moves are accepted"),
    (ForgetsOnSaving, "saved form round trips"),
    (BrokenNotation, "notation round trips"),
    (OrderMatters, "sealed answers commute"),
    (FastPathDiffers, "the fast path equals the steps"),
    (NoRules, "every move names its rule"),
    (UnlikelyChance, "chance is listed"),
    (ForgetsASource, "sources add up"),
]


@pytest.mark.parametrize(("game", "check_name"), PLANTED, ids=[game.__name__ for game, _ in PLANTED])
def test_the_kit_catches_a_planted_fault(game: Type[Union[TidesGame, ReefsGame]], check_name: str) -> None:
    assert caught(game()) == check_name


def test_the_kit_catches_an_endless_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("seaboard.conformance.MOST_EVENTS", 60)
    assert caught(NeverEnds()) == "every game ends"


def test_a_fault_comes_with_the_game_that_shows_it() -> None:
    with pytest.raises(ConformanceError) as error:
        check(LosesAPiece())
    assert error.value.play is not None
    assert len(error.value.play.events) > 1
