"""A whole game at a prompt: the same notation, rules and refusals as everywhere else."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Any

from seaboard.bots.bot import Bot, Observation
from seaboard.bots.registry import hints, may_hint
from seaboard.cli.commands.records import story_of
from seaboard.cli.commands.rules import clause, find_rule
from seaboard.cli.terminal.moves import hint_line
from seaboard.cli.terminal.question_help import help_lines
from seaboard.cli.terminal.saves import save
from seaboard.cli.terminal.screen import echo
from seaboard.cli.terminal.table_screen import TableScreen
from seaboard.cli.terminal.terminal_dice import TerminalDice
from seaboard.core.errors import NotYourDecision, SeaboardError, UnreadableAction
from seaboard.core.messages import Line, Message
from seaboard.core.play import Play
from seaboard.core.rng import Rng
from seaboard.core.seats import NATURE, WATCHER
from seaboard.core.sources import sources
from seaboard.language import LANGUAGES, Language, language

SHORT_SETUP, ITS_END = 8, 4  # lines: of a longer set-up only the end is told


class Terminal(TableScreen):
    """One game, its players at one keyboard, bots in the other seats."""

    def __init__(
        self, play: Play[Any], tongue: Language, dice: TerminalDice, bots: dict[int, Bot], autosave: Path
    ) -> None:
        super().__init__(play, tongue, bots)
        self.dice = dice
        self.rng = Rng(0)  # what bots need; the dice are another matter
        self.bots = bots
        self.autosave = autosave
        self.leaving = False

    def run(self, read: Callable[[str], str]) -> None:
        """Until the game is over, the player quits or the input ends."""
        self.begin()
        while not self.leaving:
            self.advance()
            if self.game.ask(self.play.state) is None:
                self.show_end()
                return
            try:
                if self.audience.must_change(self.seat()):
                    self.hand_over(read)
                    self.shown, self.drawn = -1, ()  # the screen was wiped
                elif self.shown != len(self.play.events):
                    self.show_question()
                else:
                    self.obey(read(self.prompt()).strip())
            except EOFError:
                break
        echo("\n" + self.where_kept())

    def begin(self) -> None:
        """What is played for; then chance sets the table up, told in full by `log`."""
        self.show_goal()
        lines: list[Line] = []
        begins = not self.play.events
        while begins and (ask := self.game.ask(self.play.state)) is not None and ask.seat == NATURE:
            self.play.apply(NATURE, self.dice.answer(self.play))
            self.keep()
            lines += self.audience.lines(len(self.play.events)) if self.audience.looking is not None else []
        self.audience.has_read()
        if len(lines) > SHORT_SETUP:
            echo(self.language.text("play-set-up"))
            lines = lines[-ITS_END:]
        self.tell(lines)

    def hand_over(self, read: Callable[[str], str]) -> None:
        """One person leaves, the screen is wiped, the next sits down and is told what they missed."""
        seat, view = self.seat(), self.game.view(self.play.state, WATCHER)
        coming = self.board.player_name(view, seat, self.language)
        answer = ""
        if self.audience.looking is not None:
            leaving = self.board.player_name(view, self.audience.looking, self.language)
            answer = read(self.language.text("play-hand-over", who=leaving, next=coming))
        self.audience.leave()
        if answer.strip().lower() != "quit":
            answer = read(self.language.text("play-take-over", who=coming))
        if answer.strip().lower() == "quit":
            self.quit()
            return
        missed = self.audience.sit_down(seat)
        if missed:
            echo(self.language.text("play-meanwhile"))
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
                    echo(self.language.text("play-bot-moves", seat=ask.seat + 1, move=move))
                self.apply(ask.seat, action)
            else:
                return

    def apply(self, seat: int, action: int) -> None:
        """Make a move, keep it, then tell it to whoever reads the screen."""
        self.play.apply(seat, action)
        self.keep()
        if self.audience.looking is not None:
            self.tell(self.audience.lines(len(self.play.events)))
            self.audience.has_read()

    def keep(self) -> None:
        """Every move is on the disk before it is told."""
        save(self.play, self.autosave, self.dice.receipt(self.play))

    # what the player types

    def prompt(self) -> str:
        view, ask = self.question()
        alone = self.game.seats(self.play.state) == 1
        asked = self.language.say(ask.prompt)
        if not alone:
            who = self.board.player_name(view, self.seat(), self.language)
            asked = self.language.text("play-asked", who=who, question=asked)
        return f"{asked} {self.language.text('play-hint')}"

    def obey(self, line: str) -> None:
        """A move of the list, a command or another move; whatever is wrong is explained and changes nothing."""
        try:
            if not self.listed(line) and (command := self.command(line)) is not None:
                command()
            elif line:
                self.apply(self.seat(), self.game.read(self.play.state, self.notation(line)))
        except SeaboardError as error:
            echo("  " + self.language.error(error))
        except OSError as error:
            echo("  " + self.language.text("cli-file-fault", file=str(error.filename), fault=str(error.strerror)))

    def listed(self, line: str) -> bool:
        """Whether it is a move of the list: such a move is never taken for a command."""
        said = " ".join(line.lower().split())
        return any(choice.do.lower() == said for choice in self.question()[1].choices)

    def notation(self, line: str) -> str:
        """A move as it was typed, or by its number in the list."""
        if not (line.isascii() and line.isdigit()):
            return line
        _, ask = self.question()
        if not 0 < int(line[:6]) <= len(ask.choices):
            raise UnreadableAction(Message("play-no-such-number", {"number": line[:6], "count": len(ask.choices)}))
        return ask.choices[int(line) - 1].do

    def command(self, line: str) -> Callable[[], None] | None:
        """What a line that begins with a command does; None where it begins with none."""
        word, _, rest = line.partition(" ")
        name, argument = word.lower(), rest.strip()
        with_word = self.commands_with_a_word()
        if name in with_word:
            return lambda: with_word[name](argument)
        return self.simple_commands().get(name) if not argument else None

    def simple_commands(self) -> dict[str, Callable[[], None]]:
        return {
            "?": self.show_choices,
            "??": self.show_refusals,
            "goal": self.show_goal,
            "hint": self.hint,
            "undo": self.undo,
            "restart": self.restart,
            "board": self.show_board,
            "see": self.show_description,
            "log": lambda: echo("\n".join(story_of(self.language, self.play, self.seat()))),
            "dice": self.show_promise,
            "help": self.show_help,
            "quit": self.quit,
        }

    def commands_with_a_word(self) -> dict[str, Callable[[str], None]]:
        return {
            "try": self.preview,
            "why": self.explain,
            "rule": self.show_rule,
            "save": self.save_as,
            "lang": self.speak,
        }

    def quit(self) -> None:
        self.leaving = True

    def save_as(self, name: str) -> None:
        path = Path(name.replace("\0", "") or f"{self.game.id}.toml")
        save(self.play, path, self.dice.receipt(self.play))
        echo(self.language.text("play-saved", file=str(path)))

    def speak(self, code: str) -> None:
        if code in LANGUAGES:
            self.language = language(code).called(self.language.names)
            self.show_board()
        else:
            echo(self.language.text("play-languages", known=", ".join(LANGUAGES)))

    def undo(self) -> None:
        self.play.undo(self.seat())
        self.keep()
        echo(self.language.text("play-undone"))

    def restart(self) -> None:
        """Back to the last thing that chance or another seat did."""
        seat = self.seat()
        target = self.play.restart_target(seat)
        self.play.do(seat, f"undo {target}")
        self.keep()
        echo(self.language.text("play-undone"))

    def preview(self, text: str) -> None:
        """What a move would do up to the next question, told on an imagined state: nothing hidden shows."""
        if not text:
            self.say_how("try")
            return
        seat = self.seat()
        state = self.game.imagine(self.play.state, seat, self.rng.copy())
        action = self.game.read(state, self.notation(text))
        self.game.apply(state.copy(), seat, action)
        for line in self.game.foresee(state, seat, action):
            echo("  " + self.language.line(line))

    def say_how(self, command: str) -> None:
        """A command that needs a move, with one to try it on."""
        ask = self.question()[1]
        examples = [refusal.do for refusal in ask.refusals] if command == "why" else []
        example = (examples or [choice.do for choice in ask.choices])[0]
        echo("  " + self.language.text("play-needs-move", command=command, example=example))

    def hint(self) -> None:
        """Who plays alone or among bots may be helped; the log says so, on the disk, before the help is there."""
        if not may_hint(self.game.id, self.game.seats(self.play.state) - len(self.bots)):
            raise NotYourDecision(Message("table-no-hints"))
        seat, state = self.seat(), self.play.state
        if not self.play.is_helped():
            self.play.hint(seat)
            self.keep()
            self.shown = len(self.play.events)
        found = hints(Observation(self.game, state, seat), self.rng, perf_counter)
        echo(self.language.text("play-hinted"))
        for hint in found:
            label = self.language.say(self.game.verbs(state).label(state, seat, hint.action))
            echo("  " + hint_line(self.language, f"{self.game.write(state, hint.action)} ({label})", hint))
            echo("    " + self.language.say(hint.why))

    def explain(self, text: str) -> None:
        """Why a move may not be made, or that it may, with the clauses in full; without a move, what can be done."""
        if not text:
            self.say_how("why")
            for line in help_lines(self.language, self.game.id, self.question()[0]):
                echo(line)
            return
        seat, state = self.seat(), self.play.state
        action = self.game.read(state, self.notation(text))
        if action in self.game.legal(state, seat):
            rules = self.game.rules_of(state, action)
            echo(self.language.text("play-why-legal", move=self.game.write(state, action)))
        else:
            refusal = self.game.why(state, seat, action)
            rules = refusal.rules
            echo(self.language.say(refusal.reason))
        for rule_id in rules:
            rule = self.language.rule(self.game.id, rule_id)
            if rule is not None:
                echo("\n".join(clause(self.language, rule)))

    def show_rule(self, rule: str) -> None:
        """A clause; where none is named, those the question rests on."""
        for wanted in [rule] if rule else self.question()[1].rules:
            echo("\n".join(clause(self.language, find_rule(self.language, wanted))))

    def show_promise(self) -> None:
        """What was promised of the dice before the first was rolled, and how it can be checked."""
        if self.dice.committed:
            echo(self.language.text("play-dice-promised", commitment=self.dice.dice.commitment))
        else:
            echo(self.language.text("play-dice-unpromised"))

    def show_end(self) -> None:
        outcome = self.game.outcome(self.play.state)
        assert outcome is not None
        self.draw(WATCHER)
        echo(self.language.line(Line(outcome.message, outcome.rules)), bold=True)
        self.show_sources()
        echo(self.where_recorded())

    def show_sources(self) -> None:
        """Where points came from, a number for each seat."""
        seats, found = self.game.seats(self.play.state), sources(self.play)
        if found:
            echo(self.language.text("source-head", seats=seats))
        for source in found:
            amounts = " · ".join(str(amount) for amount in source.amounts[:seats])
            echo("  " + self.language.text("source-line", what=source.what, amounts=amounts))

    def where_kept(self) -> str:
        return self.language.text("play-kept", file=str(self.autosave))

    def where_recorded(self) -> str:
        return self.language.text("play-recorded", file=str(self.autosave))
