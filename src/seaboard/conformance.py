"""The test kit every game passes. Anybody who writes a game can run it: `check_game(game)`.

It plays random games and checks at every position what the layers above rely on: copies are independent, saved forms
and notation round trips, asking changes nothing, exactly the legal moves are accepted, sealed answers commute, a view
shows nothing a seat may not know, no piece is lost, the fast path equals the steps one by one, every game ends, and
where its points came from adds up.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from seaboard.conformance_secrets import ConformanceError, Onlooker
from seaboard.core.errors import SeaboardError, TooManyOutcomes
from seaboard.core.game import Game
from seaboard.core.options import Options
from seaboard.core.play import Play
from seaboard.core.procedure import one_step
from seaboard.core.record import read_record, record_of, replay, write_record
from seaboard.core.rng import Rng
from seaboard.core.seats import NATURE
from seaboard.core.sources import sources
from seaboard.core.telling import told
from seaboard.core.trace import trace
from seaboard.language import LANGUAGES, language

__all__ = ("ConformanceError", "Report", "check_game", "check_one", "check_play", "every_setting")

MOST_EVENTS = 20_000
KEPT_COPIES = 4
KEPT_EVERY = 4  # positions, about
LISTED_CHOICES = 40


@dataclass
class Report:
    """How much was looked at."""

    games: int = 0
    positions: int = 0
    endings: set[str] = field(default_factory=set)


def every_setting(game: Game[Any]) -> list[Options]:
    """The default options, and every other value of each option once."""
    settings: list[Options] = [{}]
    for option in game.options():
        settings += [{option.name: value} for value in option.values if value != option.default]
    return settings


def check_game(
    game: Game[Any],
    games: int = 20,
    seed: int = 1,
    settings: list[Options] | None = None,
    progress: Callable[[int], None] = lambda _: None,
) -> Report:
    """Play `games` random games, going round the settings, and check everything. Raises ConformanceError."""
    report = Report()
    rounds = settings or every_setting(game)
    for number in range(games):
        check_one(game, rounds[number % len(rounds)], Rng(seed, number), report)
        progress(number + 1)
    return report


def check_one(game: Game[Any], options: Options, rng: Rng, report: Report) -> None:
    check_play(Play(game, options), rng, report)


def check_play(play: Play[Any], rng: Rng, report: Report) -> None:
    """One random game, checked at every position; `play` holds it as far as it got."""
    try:
        _check_play(play, rng, report)
    except SeaboardError as error:
        raise ConformanceError("legal moves are accepted", str(error), play) from error


def _check_play(play: Play[Any], rng: Rng, report: Report) -> None:
    game = play.game
    watch = _Watch(game, play, rng)
    while (ask := game.ask(play.state)) is not None:
        watch.position()
        report.positions += 1
        if len(play.events) > MOST_EVENTS:
            raise ConformanceError("every game ends", f"still going after {MOST_EVENTS} events", play)
        seat = ask.seats[rng.below(len(ask.seats))]
        watch.move(seat)
    watch.over()
    report.games += 1
    outcome = game.outcome(play.state)
    report.endings.add(outcome.ending if outcome else "?")


class _Watch(Onlooker):
    """One game under watch."""

    # every position

    def position(self) -> None:
        """With the eyes of two seats, others each time: a leak shows within a few positions, at a fifth of the cost."""
        self.before = self.play.state.data()
        self.onlookers = self.some_of_the_seats()
        self.shown_now = {seat: self.all_that_is_shown(self.play.state, seat) for seat in self.onlookers}
        self.looking_is_pure()
        self.steps_have_rules()
        self.questions_have_help()
        self.chance_is_listed()
        self.asking_is_pure()
        self.copies_are_independent()
        self.saved_form_round_trips()
        self.no_piece_is_lost()
        self.legal_is_accepted()
        self.strangers_are_refused()
        self.refusals_are_refused()
        self.sealed_answers_commute()
        self.views_keep_secrets()
        self.chance_stays_hidden()
        self.views_travel()

    def steps_have_rules(self) -> None:
        """Every step of a rule in progress is a method and names its clauses."""
        for rule in self.play.state.stack:
            for step, clauses in rule.STEPS.items():
                known = callable(getattr(rule, step, None)) and bool(clauses)
                self.demand(known, "every step names its rule", f"{type(rule).__name__}.{step}")

    def questions_have_help(self) -> None:
        """A game that has words for a question tells whoever is asked where to look first, in every language."""
        ask = self.game.ask(self.play.state)
        if ask is None or ask.seat == NATURE:
            return
        asked = self.game.view(self.play.state, ask.seats[0]).ask
        prompt = asked.prompt.id if asked is not None else ""
        for code in LANGUAGES:
            told = not language(code).knows(prompt) or language(code).knows(f"help-{prompt}")
            self.demand(told, "every question has its help", f"help-{prompt} in {code}")

    def asking_is_pure(self) -> None:
        """The step that asks, asked again, gives the same ask and changes nothing."""
        state, ask = self.play.state, self.game.ask(self.play.state)
        twin, slow = state.copy(), state.copy()
        again, once_more = twin.stack[-1].run(twin), one_step(slow.stack[-1], slow)
        unchanged = twin.data() == self.before and slow.data() == self.before
        self.demand(unchanged, "asking is pure", "the step that asks changed the state")
        self.demand(again is ask and once_more is ask, "asking is pure", "the same question, asked twice, differs")

    def looking_is_pure(self) -> None:
        """Nothing that only looks changes the state."""
        self.game.outcome(self.play.state)
        self.game.census(self.play.state)
        self.demand(self.play.state.data() == self.before, "asking is pure", "looking at a state changed it")

    def copies_are_independent(self) -> None:
        """Copies kept from earlier in the game still hold what they held."""
        for copy, held in self.kept:
            self.demand(copy.data() == held, "copies are independent", "an earlier copy changed afterwards")
        state = self.play.state
        copy = state.copy()
        self.demand(copy.data() == state.data(), "copies are independent", "a copy differs from its original")
        if not self.rng.below(KEPT_EVERY):
            self.kept = [*self.kept[1 - KEPT_COPIES :], (copy, copy.data())]
        self.scribble_on_a_copy(state)

    def scribble_on_a_copy(self, state: Any) -> None:
        """Playing on with a copy leaves the original alone."""
        before = state.data()
        copy = state.copy()
        for _ in range(4):
            ask = self.game.ask(copy)
            if ask is None:
                break
            self.game.apply(copy, ask.seat, self.any_answer(copy, ask.seat))
        self.demand(state.data() == before, "copies are independent", "playing on a copy moved the original")

    def saved_form_round_trips(self) -> None:
        state = self.play.state
        saved = state.data()
        loaded = self.game.load(json.loads(json.dumps(saved)))
        self.demand(loaded.data() == saved, "saved form round trips", "loading gives another state")
        self.demand(self.game.ask(loaded) is self.game.ask(state), "saved form round trips", "loading asks differently")

    def no_piece_is_lost(self) -> None:
        now = self.game.census(self.play.state)
        if now != self.pieces:
            names = sorted(name for name in {*now, *self.pieces} if now.get(name) != self.pieces.get(name))
            self.fail("no piece is lost", ", ".join(f"{n}: {self.pieces.get(n)} -> {now.get(n)}" for n in names))

    def legal_is_accepted(self) -> None:
        """Every legal move has notation that reads back and rules that allow it, and is accepted."""
        state, game = self.play.state, self.game
        ask = game.ask(state)
        assert ask is not None
        for seat in ask.seats:
            if seat == NATURE:
                continue
            legal = list(game.legal(state, seat))
            self.demand(bool(legal), "there is always a move", f"seat {seat} is asked and has none")
            self.demand(len(set(legal)) == len(legal), "legal moves differ", "the same move is listed twice")
            for action in legal[:LISTED_CHOICES]:
                text = game.write(state, action)
                self.demand(game.read(state, text) == action, "notation round trips", text)
                self.demand(bool(game.rules_of(state, action)), "every move names its rule", text)
                game.apply(state.copy(), seat, action)

    def strangers_are_refused(self) -> None:
        """A seat that is not asked can do nothing, not even look for moves."""
        state, game = self.play.state, self.game
        ask = game.ask(state)
        assert ask is not None
        action = self.any_answer(state, ask.seat)
        for seat in {NATURE, *self.seats} - set(ask.seats):
            self.demand(not game.legal(state, seat), "only the asked may move", f"seat {seat} is offered moves")
            self.refused(seat, action)

    def refusals_are_refused(self) -> None:
        """Near-moves are refused as announced, with a reason and a rule, and change nothing."""
        state, game = self.play.state, self.game
        ask = game.ask(state)
        assert ask is not None
        for seat in ask.seats:
            for refusal in game.refusals(state, seat):
                self.demand(bool(refusal.rules), "every refusal names its rule", refusal.do)
                action = game.read(state, refusal.do)
                self.demand(action not in game.legal(state, seat), "refusals are not legal", refusal.do)
                self.refused(seat, action)
            self.senseless_numbers_are_refused(seat)

    def senseless_numbers_are_refused(self, seat: int) -> None:
        """Moves of other times, numbers that are no moves, numbers no machine holds."""
        state, rng = self.play.state, self.rng
        legal = self.game.legal(state, seat)
        earlier = [self.game.read(state, text) for text in self.moves_of_other_times()]
        senseless = [-1, 1 << 70, *[rng.below(1 << bits) for bits in (6, 12, 20, 28)]]
        for action in [*earlier, *senseless]:
            possible = (
                self.game.possible(state, action) if seat == NATURE and 0 <= action < 1 << 62 else action in legal
            )
            if not possible:
                self.refused(seat, action)

    def moves_of_other_times(self) -> list[str]:
        """Moves made earlier in this game: well-formed, and mostly wrong now."""
        events = [event for event in self.play.events if event.seat != NATURE and event.moves()]
        return [event.text for event in events[-3:]]

    def refused(self, seat: int, action: int) -> None:
        state = self.play.state.copy()
        try:
            self.game.apply(state, seat, action)
        except SeaboardError as error:
            self.demand(bool(error.message.id), "refusals have reasons", type(error).__name__)
        else:
            self.fail("exactly the legal moves are accepted", str(action))
        self.demand(state.data() == self.before, "a refusal changes nothing", str(action))

    def chance_is_listed(self) -> None:
        """NATURE's sampled answers are among the listed ones, whose weights are whole and positive."""
        state, game = self.play.state, self.game
        ask = game.ask(state)
        assert ask is not None
        if ask.seat != NATURE:
            return
        try:
            listed = dict(game.outcomes(state))
        except TooManyOutcomes:
            return
        self.demand(all(weight > 0 for weight in listed.values()), "chance is listed", "a weight is not positive")
        for _ in range(3):
            action = game.sample(state, self.rng)
            self.demand(action in listed, "chance is listed", game.write(state, action))

    # every move

    def move(self, seat: int) -> None:
        """Make a random move; taken step by step it must come to the same."""
        state, game = self.play.state, self.game
        action = self.any_answer(state, seat)
        text = game.write(state, action)
        self.demand(game.read(state, text) == action, "notation round trips", text)
        moments = trace(state, seat, action)
        for onlooker in self.onlookers:
            lines = told(game, moments, onlooker)
            self.demand(bool(lines), "every move is told", text)
            for line in lines:
                self.demand(bool(line.rules), "every effect names its rule", line.message.id)
        self.undo_is_bounded(seat, action)
        self.play.apply(seat, action)
        last = moments[-1].after
        self.demand(last.data() == self.play.state.data(), "the fast path equals the steps", text)
        self.demand(game.ask(last) is game.ask(self.play.state), "the fast path equals the steps", text)
        self.undo_is_exact(seat)

    def undo_is_exact(self, seat: int) -> None:
        """What may be taken back leaves no trace, and chance may not."""
        target = self.play.undo_target(seat)
        self.demand(seat != NATURE or target is None, "undo never takes back chance", str(target))
        if target is None or seat == NATURE or self.rng.below(4):
            return
        redone = self.play.events[-1].text
        after = self.play.state.data()
        self.play.undo(seat)
        same = self.play.state.data() == self.play.at(target).data()
        self.demand(same, "undo is exact", "the position taken back to differs")
        self.play.do(seat, redone)
        self.demand(self.play.state.data() == after, "undo is exact", "the same move gives another position")

    # the end

    def over(self) -> None:
        state, game = self.play.state, self.game
        outcome = game.outcome(state)
        if outcome is None:
            self.fail("every game ends with a result", "nobody is asked and there is no outcome")
            return
        self.demand(outcome.ending in game.endings(), "every ending is known", outcome.ending)
        self.demand(len(outcome.scores) == game.seats(state), "every seat has a score", str(outcome.scores))
        self.no_piece_is_lost()
        self.sources_add_up()
        self.copies_are_independent()
        self.saved_form_round_trips()
        text = write_record(record_of(self.play))
        again = replay(game, read_record(text))
        self.demand(write_record(record_of(again)) == text, "records replay", "the replayed record differs")

    def sources_add_up(self) -> None:
        """Of every third game: to tell where points came from takes as long as to play it."""
        standing = self.game.standing(self.play.state)
        found = sources(self.play) if standing and not self.rng.below(3) else []
        for seat, score in enumerate(standing if found else ()):
            total = sum(source.amounts[seat] for source in found)
            self.demand(total == score, "sources add up", f"{total} for a score of {score}")
