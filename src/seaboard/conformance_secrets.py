"""The part of the kit that looks at secrets: what seats are shown and told, and what they could not know."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from seaboard.core.fingerprint import canonical
from seaboard.core.game import Game
from seaboard.core.play import Play
from seaboard.core.rng import Rng
from seaboard.core.seats import NATURE, WATCHER
from seaboard.core.telling import told
from seaboard.core.trace import trace
from seaboard.core.view import plain

TRAVELS_EVERY = 6  # positions, about


class ConformanceError(AssertionError):
    """A promise a game does not keep. `play` is the game up to that point: save it, load it, look at it."""

    def __init__(self, check: str, detail: str, play: Play[Any] | None = None) -> None:
        super().__init__(f"{check}: {detail}")
        self.check = check
        self.play = play


class Onlooker:
    """Whoever sits round a game in progress, and what each of them sees of it."""

    def __init__(self, game: Game[Any], play: Play[Any], rng: Rng) -> None:
        self.game = game
        self.play = play
        self.rng = rng
        self.pieces = game.census(play.state)
        self.kept: list[tuple[Any, Any]] = []
        self.before: Any = None
        self.seats = [*range(game.seats(play.state)), WATCHER]
        self.onlookers = self.seats
        self.shown_now: dict[int, list[Any]] = {}

    def fail(self, check: str, detail: str) -> None:
        raise ConformanceError(check, detail, self.play)

    def demand(self, truth: bool, check: str, detail: str) -> None:
        if not truth:
            self.fail(check, detail)

    def some_of_the_seats(self) -> list[int]:
        """One that is asked, and any other."""
        ask = self.game.ask(self.play.state)
        asked = [seat for seat in self.seats if ask is not None and seat in ask.seats] or self.seats
        one = self.rng.choice(asked)
        return [one, self.rng.choice([seat for seat in self.seats if seat != one])]

    def any_answer(self, state: Any, seat: int) -> int:
        return self.game.sample(state, self.rng) if seat == NATURE else self.rng.choice(self.game.legal(state, seat))

    def sealed_answers_commute(self) -> None:
        """Two seats asked at once may answer in either order; a sealed answer shows nothing to the other."""
        state, game = self.play.state, self.game
        ask = game.ask(state)
        assert ask is not None
        if len(ask.seats) < 2:
            return
        first, second = ask.seats[0], ask.seats[1]
        one, two = self.any_answer(state, first), self.any_answer(state, second)
        forth, back = state.copy(), state.copy()
        game.apply(forth, first, one)
        shown, hidden = [self.shown_to_others(first, action) for action in (one, self.any_answer(state, first))]
        self.demand(not ask.sealed or shown == hidden, "sealed answers stay sealed", f"seat {first}'s answer shows")
        game.apply(forth, second, two)
        game.apply(back, second, two)
        game.apply(back, first, one)
        self.demand(forth.data() == back.data(), "sealed answers commute", "the order of answers changes the result")

    def shown_to_others(self, mover: int, action: int) -> str:
        """All that an answer shows to whoever did not give it: view, log and notation."""
        state, game = self.play.state, self.game
        moments = trace(state, mover, action)
        seen: list[Any] = []
        for seat in [seat for seat in self.seats if seat != mover]:
            lines = self.cued(moments, seat)
            seen.append([game.view(moments[-1].after, seat), lines, game.shown(state, mover, action, seat)])
        return canonical(plain(seen))

    def views_keep_secrets(self) -> None:
        """A view does not change when what the seat cannot know is drawn anew: nor do its moves and refusals."""
        game = self.game
        self.demand(game.secrets() or self.seats_see_alike(), "secrets are announced", "`secrets` says there are none")
        for seat, truth in self.shown_now.items():
            imagined, again = self.imagined_twice(seat)
            self.demand(game.census(imagined) == self.pieces, "imagined worlds are complete", f"seat {seat}")
            self.demand(imagined.data() == again.data(), "imagining knows no secrets", f"seat {seat}")
            shown = self.all_that_is_shown(imagined, seat)
            self.demand(shown == truth, "views keep secrets", f"seat {seat} sees what it may not know")

    def imagined_twice(self, seat: int) -> tuple[Any, Any]:
        """A world, and what is imagined in that world with the same luck: the same, where only the known is used."""
        luck = self.rng.copy()
        imagined = self.game.imagine(self.play.state, seat, self.rng)
        return imagined, self.game.imagine(imagined, seat, luck)

    def seats_see_alike(self) -> bool:
        one, other = [replace(shown[0], seat=0, ask=None) for shown in self.shown_now.values()]
        return bool(one == other)

    def all_that_is_shown(self, state: Any, seat: int) -> list[Any]:
        """As the game gives it: made into text, large views take ten times as long to compare."""
        game = self.game
        return [
            game.view(state, seat),
            game.describe(state, seat),
            game.refusals(state, seat),
            [game.write(state, action) for action in game.legal(state, seat)],
        ]

    def chance_stays_hidden(self) -> None:
        """Whoever sees no difference between two answers of chance is told none either.

        Without secrets everybody sees what chance does, even where it comes to the same in the end.
        """
        state = self.play.state
        if state.pending is None or state.pending.seat != NATURE or not self.game.secrets():
            return
        one, two = [trace(state, NATURE, self.any_answer(state, NATURE)) for _ in range(2)]
        for seat in self.onlookers:
            seen, other = [self.all_that_is_shown(moments[-1].after, seat) for moments in (one, two)]
            if seen == other:
                words = [self.shown_of_chance(moments, seat) for moments in (one, two)]
                self.demand(words[0] == words[1], "chance stays hidden", f"seat {seat} is told what it may not know")

    def shown_of_chance(self, moments: list[Any], seat: int) -> list[Any]:
        return [self.cued(moments, seat), self.game.shown(self.play.state, NATURE, moments[0].action, seat)]

    def cued(self, moments: list[Any], seat: int) -> list[Any]:
        """What a seat hears, with what each line sounds like and is about: that comes from the true state."""
        game, after = self.game, moments[-1].after
        return [game.cue(after, line) for line in told(game, moments, seat)]

    def views_travel(self) -> None:
        """What a view holds can be written as JSON; now and then, as it takes as long as all other looks together."""
        if self.rng.below(TRAVELS_EVERY):
            return
        try:
            json.dumps(plain(self.shown_now[self.onlookers[0]][0]))
        except TypeError as fault:
            self.fail("views travel", str(fault))

    def undo_is_bounded(self, mover: int, action: int) -> None:
        """What can be taken back shows nobody anything: it looks the same in every world a seat could be in."""
        state, game = self.play.state, self.game
        if mover == NATURE or game.reveals(state, mover, action):
            return
        after = state.copy()
        game.apply(after, mover, action)
        for seat in self.onlookers[1:]:
            world = game.imagine(state, seat, self.rng)
            if action in game.legal(world, mover):
                game.apply(world, mover, action)
                same = self.all_that_is_shown(world, seat) == self.all_that_is_shown(after, seat)
                self.demand(same, "undo is bounded by information", f"seat {seat} learns from what can be taken back")
