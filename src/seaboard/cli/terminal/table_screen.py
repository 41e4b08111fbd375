"""What a player at the prompt is shown: the table, what has changed, the question with its moves."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import click

from seaboard.cli.boards.board import board_of
from seaboard.cli.terminal.audience import Audience
from seaboard.cli.terminal.moves import move_lines, refusal_lines
from seaboard.cli.terminal.screen import aside, echo, terminal_columns
from seaboard.core.messages import Line
from seaboard.core.play import Play
from seaboard.core.seats import WATCHER
from seaboard.core.view import AskView, View
from seaboard.language import Language

FEW_REFUSALS = 8  # more of them would push the moves off the screen


class TableScreen:
    """A game as whoever is asked may see it."""

    def __init__(self, play: Play[Any], tongue: Language, bots: Collection[int]) -> None:
        self.play = play
        self.game = play.game
        self.language = tongue
        self.board = board_of(self.game.id)
        self.audience = Audience(play, bots)
        self.knows_signs: set[int] = set()
        self.shown = -1  # the events whose question is on the screen
        self.drawn: tuple[Any, ...] = ()  # the scene of the table on the screen
        self.known: list[str] = []  # how the player stood when it was told last

    def seat(self) -> int:
        """Who is asked, of the people at this keyboard."""
        ask = self.game.ask(self.play.state)
        assert ask is not None
        return next(seat for seat in ask.seats if seat in self.audience.people)

    def question(self) -> tuple[View, AskView]:
        view = self.game.view(self.play.state, self.seat())
        assert view.ask is not None
        return view, view.ask

    def tell(self, lines: list[Line]) -> None:
        """The story; how the game ended is told last of all, and once."""
        outcome = self.game.outcome(self.play.state)
        for line in lines:
            if outcome is None or line.message != outcome.message:
                echo("  " + self.language.line(line))

    def show_question(self) -> None:
        """The whole table when the turn is another's or new, else what has changed beside it; then the moves."""
        view, _ = self.question()
        now = (self.seat(), self.language.code, self.board.scene(view))
        if now != self.drawn:
            self.show_board()
            self.drawn = now
        else:
            self.show_changes()
        self.show_signs_once()
        self.show_moves()
        self.shown = len(self.play.events)

    def show_board(self) -> None:
        self.draw(self.seat())
        self.known = self.standing()

    def draw(self, seat: int) -> None:
        state = self.play.state
        click.echo("\n" + self.board.draw(self.game, state, self.game.view(state, seat), self.language) + "\n")

    def standing(self) -> list[str]:
        state = self.play.state
        return self.board.standing(self.game, state, self.game.view(state, self.seat()), self.language)

    def show_changes(self) -> None:
        before, self.known = self.known, self.standing()
        for fact in self.known:
            if fact.strip() and fact not in before:
                echo(fact)

    def show_goal(self) -> None:
        state = self.play.state
        for line in self.board.goals(self.game, state, self.game.view(state, WATCHER), self.language):
            echo(line)

    def show_help(self) -> None:
        rule = self.question()[1].rules[0]
        echo(self.language.text("play-help", rule=rule))
        self.show_signs()

    def show_signs(self) -> None:
        for line in self.board.signs(self.language, terminal_columns()):
            aside(line)

    def show_signs_once(self) -> None:
        """Each person reads them once; `help` shows them again."""
        if self.seat() not in self.knows_signs:
            self.knows_signs.add(self.seat())
            self.show_signs()

    def show_description(self) -> None:
        for message in self.game.describe(self.play.state, self.seat()):
            echo(self.language.say(message))

    def show_moves(self) -> None:
        view, _ = self.question()
        click.echo("\n".join(move_lines(self.board, view, self.language, terminal_columns(), with_rules=False)))

    def show_choices(self) -> None:
        """Every legal move with its rules, then the moves one might try and what forbids them, unless they are many."""
        view, _ = self.question()
        click.echo("\n".join(move_lines(self.board, view, self.language, terminal_columns(), with_rules=True)))
        refused = refusal_lines(view, self.language)
        if len(refused) > FEW_REFUSALS:
            refused = ["  " + self.language.text("play-more-refusals", count=len(refused))]
        for line in refused:
            aside(line)

    def show_refusals(self) -> None:
        refused = refusal_lines(self.question()[0], self.language)
        for line in refused or ["  " + self.language.text("play-no-refusals")]:
            aside(line)
