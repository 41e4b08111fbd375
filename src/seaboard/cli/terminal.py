"""A whole game at a prompt: the same notation, rules and refusals as everywhere else."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from seaboard.bots.bot import Bot, Observation
from seaboard.cli.boards import draw_table
from seaboard.cli.records import told_again
from seaboard.cli.rules import clause, find_rule
from seaboard.cli.saves import save
from seaboard.cli.terminal_dice import TerminalDice
from seaboard.core.errors import SeaboardError
from seaboard.core.play import Play
from seaboard.core.rng import Rng
from seaboard.core.seats import NATURE
from seaboard.core.trace import Moment, trace
from seaboard.language import LANGUAGES, Language, language

COMMANDS = ("?", "try", "why", "undo", "restart", "board", "see", "log", "rule", "save", "lang", "help", "quit")


class Terminal:
    """One game, its players at one keyboard, bots in the other seats."""

    def __init__(
        self, play: Play[Any], tongue: Language, dice: TerminalDice, bots: dict[int, Bot], autosave: Path
    ) -> None:
        self.play = play
        self.game = play.game
        self.language = tongue
        self.dice = dice
        self.rng = Rng(0)  # what bots need; the dice are another matter
        self.bots = bots
        self.autosave = autosave
        self.leaving = False

    def run(self, read: Callable[[str], str]) -> None:
        """Until the game is over, the player quits or the input ends."""
        shown = -1
        while not self.leaving:
            self.advance()
            if self.game.ask(self.play.state) is None:
                self.show_end()
                return
            if shown != len(self.play.events):
                self.show_board()
                shown = len(self.play.events)
            try:
                line = read(self.prompt())
            except EOFError:
                break
            self.obey(line.strip())
        click.echo("\n" + self.language.text("play-kept", file=str(self.autosave)))

    # what happens by itself

    def advance(self) -> None:
        """Chance and bots answer until a person is asked."""
        while (ask := self.game.ask(self.play.state)) is not None:
            if ask.seat == NATURE:
                self.apply(NATURE, self.dice.answer(self.play))
            elif ask.seat in self.bots:
                observation = Observation(self.game, self.play.state, ask.seat)
                action = self.bots[ask.seat].choose(observation, self.rng)
                move = self.game.write(self.play.state, action)
                click.echo(self.language.text("play-bot-moves", seat=ask.seat + 1, move=move))
                self.apply(ask.seat, action)
            else:
                return

    def apply(self, seat: int, action: int) -> None:
        """Make a move, keep it, then tell it."""
        moments = trace(self.play.state, seat, action) if self.is_legal(seat, action) else []
        self.play.apply(seat, action)
        self.keep()
        self.tell(moments, seat)

    def keep(self) -> None:
        """Every move is on the disk before it is told."""
        save(self.play, self.autosave, self.dice.receipt(self.play))

    def tell(self, moments: list[Moment[Any]], seat: int) -> None:
        for moment in moments:
            for line in self.game.narrate(moment, max(seat, 0)):
                click.echo("  " + self.language.line(line))

    def is_legal(self, seat: int, action: int) -> bool:
        return seat == NATURE or action in self.game.legal(self.play.state, seat)

    # what the player types

    def seat(self) -> int:
        ask = self.game.ask(self.play.state)
        assert ask is not None
        return next(seat for seat in ask.seats if seat not in self.bots)

    def prompt(self) -> str:
        view = self.game.view(self.play.state, self.seat())
        assert view.ask is not None
        alone = self.game.seats(self.play.state) == 1
        who = "" if alone else f"{self.language.text('seat-name', seat=self.seat() + 1)}: "
        return f"{who}{self.language.say(view.ask.prompt)} {self.language.text('play-hint')}"

    def obey(self, line: str) -> None:
        """A command or a move; whatever is wrong with it is explained and changes nothing."""
        word, _, rest = line.partition(" ")
        try:
            if word.lower() in COMMANDS:
                self.command(word.lower(), rest.strip())
            elif line:
                self.apply(self.seat(), self.game.read(self.play.state, line))
        except SeaboardError as error:
            click.echo("  " + self.language.error(error))
        except OSError as error:
            click.echo("  " + self.language.text("cli-file-fault", file=str(error.filename), fault=str(error.strerror)))

    def command(self, word: str, rest: str) -> None:
        simple: dict[str, Callable[[], None]] = {
            "?": self.show_choices,
            "undo": self.undo,
            "restart": self.restart,
            "board": self.show_board,
            "see": self.show_description,
            "log": lambda: click.echo("\n".join(told_again(self.language, self.play))),
            "help": lambda: click.echo(self.language.text("play-help")),
            "quit": self.quit,
        }
        with_word: dict[str, Callable[[str], None]] = {
            "try": self.preview,
            "why": self.explain,
            "rule": lambda rule: click.echo("\n".join(clause(self.language, find_rule(self.language, rule)))),
            "save": self.save_as,
            "lang": self.speak,
        }
        if word in simple:
            simple[word]()
        else:
            with_word[word](rest)

    def quit(self) -> None:
        self.leaving = True

    def save_as(self, name: str) -> None:
        path = Path(name.replace("\0", "") or f"{self.game.id}.toml")
        save(self.play, path, self.dice.receipt(self.play))
        click.echo(self.language.text("play-saved", file=str(path)))

    def speak(self, code: str) -> None:
        if code in LANGUAGES:
            self.language = language(code)
            self.show_board()
        else:
            click.echo(self.language.text("play-languages", known=", ".join(LANGUAGES)))

    def undo(self) -> None:
        self.play.undo(self.seat())
        self.keep()
        click.echo(self.language.text("play-undone"))

    def restart(self) -> None:
        """Back to the last thing that chance or another seat did."""
        seat = self.seat()
        target = self.play.restart_target(seat)
        self.play.do(seat, f"undo {target}")
        self.keep()
        click.echo(self.language.text("play-undone"))

    def preview(self, text: str) -> None:
        """What a move would do up to the next question, told on an imagined state: nothing hidden shows."""
        seat = self.seat()
        state = self.game.imagine(self.play.state, seat, self.rng.copy())
        action = self.game.read(state, text)
        self.game.apply(state.copy(), seat, action)
        for line in self.game.foresee(state, seat, action):
            click.echo("  " + self.language.line(line))

    def explain(self, text: str) -> None:
        """Why a move may not be made, or that it may; with the clauses in full."""
        seat, state = self.seat(), self.play.state
        action = self.game.read(state, text)
        if self.is_legal(seat, action):
            rules = self.game.rules_of(state, action)
            click.echo(self.language.text("play-why-legal", move=self.game.write(state, action)))
        else:
            refusal = self.game.why(state, seat, action)
            rules = refusal.rules
            click.echo(self.language.say(refusal.reason))
        for rule_id in rules:
            rule = self.language.rule(self.game.id, rule_id)
            if rule is not None:
                click.echo("\n".join(clause(self.language, rule)))

    # what the player sees

    def show_board(self) -> None:
        click.echo("\n" + draw_table(self.game, self.play.state, self.seat(), self.language) + "\n")

    def show_description(self) -> None:
        for message in self.game.describe(self.play.state, self.seat()):
            click.echo(self.language.say(message))

    def show_choices(self) -> None:
        """Every legal move with its rules, then the moves one might try and what forbids them."""
        view = self.game.view(self.play.state, self.seat())
        assert view.ask is not None
        by_rules: dict[tuple[str, ...], list[str]] = {}
        for choice in view.ask.choices:
            by_rules.setdefault(choice.rules, []).append(choice.do)
        for rules, moves in by_rules.items():
            click.echo(f"  {' · '.join(moves)}  [{', '.join(rules)}]")
        for refusal in view.ask.refusals:
            told = self.language.text("play-refused", move=refusal.do, reason=refusal.reason)
            click.echo(click.style(f"  {told}  [{', '.join(refusal.rules)}]", dim=True))

    def show_end(self) -> None:
        outcome = self.game.outcome(self.play.state)
        assert outcome is not None
        click.echo(click.style("\n" + self.language.say(outcome.message), bold=True))
        click.echo(self.language.text("play-recorded", file=str(self.autosave)))
