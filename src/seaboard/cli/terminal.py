"""A whole game at a prompt: the same notation, rules and refusals as everywhere else."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Any

import click

from seaboard.bots.bot import Bot, Observation
from seaboard.bots.registry import hints, may_hint
from seaboard.cli.audience import Audience
from seaboard.cli.boards import draw_table, player_name, signs
from seaboard.cli.moves import hint_line, move_lines, refusal_lines, terminal_columns
from seaboard.cli.records import told_again
from seaboard.cli.rules import clause, find_rule
from seaboard.cli.saves import save
from seaboard.cli.terminal_dice import TerminalDice
from seaboard.core.errors import NotYourDecision, SeaboardError, UnreadableAction
from seaboard.core.messages import Line, Message
from seaboard.core.play import Play
from seaboard.core.rng import Rng
from seaboard.core.seats import NATURE, WATCHER
from seaboard.core.view import AskView, View
from seaboard.language import LANGUAGES, Language, language

COMMANDS = (
    "?", "??", "try", "why", "hint", "undo", "restart", "board", "see", "log", "rule", "save", "lang", "help", "quit",
)  # fmt: skip
FEW_REFUSALS = 8  # more of them would push the moves off the screen


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
        self.audience = Audience(play, bots)
        self.knows_signs: set[int] = set()
        self.leaving = False
        self.shown = -1  # the events whose board is on the screen

    def run(self, read: Callable[[str], str]) -> None:
        """Until the game is over, the player quits or the input ends."""
        while not self.leaving:
            self.advance()
            if self.game.ask(self.play.state) is None:
                self.show_end()
                return
            try:
                if self.audience.must_change(self.seat()):
                    self.hand_over(read)
                    self.shown = -1
                elif self.shown != len(self.play.events):
                    self.show_board()
                    self.show_signs_once()
                    self.show_moves()
                    self.shown = len(self.play.events)
                else:
                    self.obey(read(self.prompt()).strip())
            except EOFError:
                break
        click.echo("\n" + self.where_kept())

    def hand_over(self, read: Callable[[str], str]) -> None:
        """One person leaves, the screen is wiped, the next sits down and is told what they missed."""
        seat, view = self.seat(), self.game.view(self.play.state, WATCHER)
        coming = player_name(view, seat, self.language)
        answer = ""
        if self.audience.looking is not None:
            leaving = player_name(view, self.audience.looking, self.language)
            answer = read(self.language.text("play-hand-over", who=leaving, next=coming))
        self.audience.leave()
        if answer.strip().lower() != "quit":
            answer = read(self.language.text("play-take-over", who=coming))
        if answer.strip().lower() == "quit":
            self.quit()
            return
        missed = self.audience.sit_down(seat)
        if missed:
            click.echo(self.language.text("play-meanwhile"))
            self.tell(missed)

    # what happens by itself

    def advance(self) -> None:
        """Chance and bots answer until a person is asked."""
        while (ask := self.game.ask(self.play.state)) is not None:
            if ask.seat == NATURE:
                self.apply(NATURE, self.dice.answer(self.play))
            elif ask.seat in self.bots:
                observation = Observation(self.game, self.play.state, ask.seat)
                action = self.bots[ask.seat].choose(observation, self.rng)
                if not self.game.secrets():  # elsewhere the story says it, as far as it may be known
                    move = self.game.write(self.play.state, action)
                    click.echo(self.language.text("play-bot-moves", seat=ask.seat + 1, move=move))
                self.apply(ask.seat, action)
            else:
                return

    def apply(self, seat: int, action: int) -> None:
        """Make a move, keep it, then tell it to whoever reads the screen."""
        self.play.apply(seat, action)
        self.keep()
        if self.audience.looking is not None:
            self.tell(self.audience.told(len(self.play.events)))
            self.audience.has_read()

    def keep(self) -> None:
        """Every move is on the disk before it is told."""
        save(self.play, self.autosave, self.dice.receipt(self.play))

    def tell(self, lines: list[Line]) -> None:
        for line in lines:
            click.echo("  " + self.language.line(line))

    # what the player types

    def seat(self) -> int:
        ask = self.game.ask(self.play.state)
        assert ask is not None
        return next(seat for seat in ask.seats if seat not in self.bots)

    def prompt(self) -> str:
        view, ask = self.question()
        alone = self.game.seats(self.play.state) == 1
        asked = self.language.say(ask.prompt)
        if not alone:
            who = player_name(view, self.seat(), self.language)
            asked = self.language.text("play-asked", who=who, question=asked)
        return f"{asked} {self.language.text('play-hint')}"

    def question(self) -> tuple[View, AskView]:
        view = self.game.view(self.play.state, self.seat())
        assert view.ask is not None
        return view, view.ask

    def obey(self, line: str) -> None:
        """A command or a move; whatever is wrong with it is explained and changes nothing."""
        word, _, rest = line.partition(" ")
        try:
            if word.lower() in COMMANDS:
                self.command(word.lower(), rest.strip())
            elif line:
                self.apply(self.seat(), self.game.read(self.play.state, self.notation(line)))
        except SeaboardError as error:
            click.echo("  " + self.language.error(error))
        except OSError as error:
            click.echo("  " + self.language.text("cli-file-fault", file=str(error.filename), fault=str(error.strerror)))

    def notation(self, line: str) -> str:
        """A move as it was typed, or by its number in the list."""
        if not (line.isascii() and line.isdigit()):
            return line
        _, ask = self.question()
        if not 0 < int(line[:6]) <= len(ask.choices):
            raise UnreadableAction(Message("play-no-such-number", {"number": line[:6], "count": len(ask.choices)}))
        return ask.choices[int(line) - 1].do

    def command(self, word: str, rest: str) -> None:
        simple: dict[str, Callable[[], None]] = {
            "?": self.show_choices,
            "??": self.show_refusals,
            "hint": self.hint,
            "undo": self.undo,
            "restart": self.restart,
            "board": self.show_board,
            "see": self.show_description,
            "log": lambda: click.echo("\n".join(told_again(self.language, self.play, self.seat()))),
            "help": self.show_help,
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
        action = self.game.read(state, self.notation(text))
        self.game.apply(state.copy(), seat, action)
        for line in self.game.foresee(state, seat, action):
            click.echo("  " + self.language.line(line))

    def hint(self) -> None:
        """Who plays alone may be helped; the log says so, on the disk, before the help is there."""
        if not may_hint(self.game.id, self.game.seats(self.play.state)):
            raise NotYourDecision(Message("table-no-hints"))
        seat, state = self.seat(), self.play.state
        if not self.play.is_helped():
            self.play.hint(seat)
            self.keep()
            self.shown = len(self.play.events)
        found = hints(Observation(self.game, state, seat), self.rng, perf_counter)
        click.echo(self.language.text("play-hinted"))
        for hint in found:
            click.echo("  " + hint_line(self.language, self.game.write(state, hint.action), hint))

    def explain(self, text: str) -> None:
        """Why a move may not be made, or that it may; with the clauses in full."""
        seat, state = self.seat(), self.play.state
        action = self.game.read(state, self.notation(text))
        if action in self.game.legal(state, seat):
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

    def show_help(self) -> None:
        rule = self.question()[1].rules[0]
        click.echo(self.language.text("play-help", rule=rule))
        self.show_signs()

    def show_signs(self) -> None:
        for line in signs(self.game, self.language, terminal_columns()):
            click.echo(click.style(line, dim=True))

    def show_signs_once(self) -> None:
        """Each person reads them once; `help` shows them again."""
        if self.seat() not in self.knows_signs:
            self.knows_signs.add(self.seat())
            self.show_signs()

    def show_description(self) -> None:
        for message in self.game.describe(self.play.state, self.seat()):
            click.echo(self.language.say(message))

    def show_moves(self) -> None:
        view, _ = self.question()
        click.echo("\n".join(move_lines(view, self.language, terminal_columns(), with_rules=False)))

    def show_choices(self) -> None:
        """Every legal move with its rules, then the moves one might try and what forbids them, unless they are many."""
        view, _ = self.question()
        click.echo("\n".join(move_lines(view, self.language, terminal_columns(), with_rules=True)))
        refused = refusal_lines(view, self.language)
        if len(refused) > FEW_REFUSALS:
            refused = ["  " + self.language.text("play-more-refusals", count=len(refused))]
        for line in refused:
            click.echo(click.style(line, dim=True))

    def show_refusals(self) -> None:
        for line in refusal_lines(self.question()[0], self.language):
            click.echo(click.style(line, dim=True))

    def show_end(self) -> None:
        outcome = self.game.outcome(self.play.state)
        assert outcome is not None
        click.echo("\n" + draw_table(self.game, self.play.state, WATCHER, self.language))
        click.echo(click.style("\n" + self.language.say(outcome.message), bold=True))
        click.echo(self.where_recorded())

    def where_kept(self) -> str:
        return self.language.text("play-kept", file=str(self.autosave))

    def where_recorded(self) -> str:
        return self.language.text("play-recorded", file=str(self.autosave))
