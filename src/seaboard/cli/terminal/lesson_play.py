"""A lesson at the prompt: the game's own prompt, and a coach who speaks before each question."""

from __future__ import annotations

from typing import Any

from seaboard.bots.bot import Bot, Observation
from seaboard.bots.registry import bot_for
from seaboard.cli.terminal.prompt import Terminal
from seaboard.cli.terminal.saves import data_folder
from seaboard.cli.terminal.screen import echo
from seaboard.cli.terminal.terminal_dice import TerminalDice
from seaboard.core.play import Play
from seaboard.core.rng import Rng
from seaboard.language import Language
from seaboard.lessons.lesson import Lesson
from seaboard.lessons.progress import must_be_wanted, progress
from seaboard.lessons.proof import number_of, opened
from seaboard.table.dice import CommittedDice, dice_of_number


class LessonDice(TerminalDice):
    """They are known to everybody and promise nothing."""

    committed = False

    def __init__(self, dice: CommittedDice) -> None:
        self.dice = dice

    def answer(self, play: Play[Any]) -> int:
        return self.dice.answer(play.game, play.state, number_of(play) + 1)


class LessonBot:
    """It thinks with the luck it has at every table of this lesson."""

    def __init__(self, bot: Bot, play: Play[Any], dice: CommittedDice) -> None:
        self.name = bot.name
        self._bot, self._play, self._dice = bot, play, dice

    def choose(self, observation: Observation[Any], rng: Rng) -> int:
        return self._bot.choose(observation, Rng(*self._dice.luck(number_of(self._play), observation.seat)))


class LessonTerminal(Terminal):
    def __init__(self, lesson: Lesson, tongue: Language) -> None:
        dice = dice_of_number(lesson.dice)
        play = opened(lesson, dice)
        bots: dict[int, Bot] = {
            seat: LessonBot(bot_for(lesson.game, name), play, dice) for seat, name in lesson.bots().items()
        }
        autosave = data_folder() / f"{lesson.game}-lesson-last.toml"
        super().__init__(play, tongue, LessonDice(dice), bots, autosave)
        self.lesson: Lesson | None = lesson
        self.told: tuple[str, ...] = ()  # what the coach said last

    def begin(self) -> None:
        assert self.lesson is not None
        echo(self.language.say(self.lesson.title), bold=True)
        echo(self.language.text("lesson-terminal"))
        self.audience.has_read()

    def advance(self) -> None:
        """DV-9.1: one learner among bots is not asked in a window where nothing hangs on the answer."""
        super().advance()
        while self._need_not_be_asked():
            seat = self.seat()
            self.apply(seat, self.game.silence(self.play.state, seat))
            super().advance()

    def _need_not_be_asked(self) -> bool:
        game, state = self.game, self.play.state
        ask = game.ask(state)
        if ask is None or not ask.timed:
            return False
        return game.only_waits(state, self.seat()) or not game.touches(state, self.seat())

    def show_question(self) -> None:
        super().show_question()
        self.coach()

    def coach(self) -> None:
        """What the lesson says now; what was said already is not said twice."""
        if self.lesson is None:
            return
        now = progress(self.lesson, self.play)
        said = tuple(self.language.say(page.say) for page in now.pages())
        if said != self.told:
            echo("")
            for sentence in said:
                echo(f"→ {sentence}", bold=True)
        self.told = said
        if now.done:
            self.lesson = None

    def apply(self, seat: int, action: int) -> None:
        if self.lesson is not None and seat not in self.bots and seat >= 0:
            must_be_wanted(self.lesson, self.play, seat, self.game.write(self.play.state, action))
        super().apply(seat, action)

    def simple_commands(self) -> dict[str, Any]:
        return {**super().simple_commands(), "leave": self.leave}

    def leave(self) -> None:
        """For good: the game goes on."""
        self.lesson = None
        echo(self.language.text("lesson-left"))

    def where_kept(self) -> str:
        """A lesson is not gone on with another day: it is begun again."""
        return self.where_recorded()
