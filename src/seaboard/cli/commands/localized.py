"""click in three languages: help pages, errors and the options of each game."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import click

from seaboard.cli.pages.help_page import PageContext
from seaboard.core.game import Game
from seaboard.core.messages import Message
from seaboard.games import game_names, load_game
from seaboard.language import Language


class Speaking:
    """A help page whose every word comes from the catalogue."""

    context_class: type[click.Context] = PageContext
    language: Language

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        command = ctx.command
        pieces = command.collect_usage_pieces(ctx)
        formatter.write_usage(ctx.command_path, " ".join(pieces), self.language.text("cli-usage") + " ")
        if command.help:
            formatter.write_paragraph()
            with formatter.indentation():
                formatter.write_text(command.help)
        rows = [record for param in command.get_params(ctx) if (record := param.get_help_record(ctx)) is not None]
        self._section(formatter, "cli-options", rows)
        if isinstance(command, click.Group):
            listed = [(name, command.get_command(ctx, name)) for name in command.list_commands(ctx)]
            self._section(formatter, "cli-commands", [(name, sub.help or "") for name, sub in listed if sub])

    def _section(self, formatter: click.HelpFormatter, heading: str, rows: list[tuple[str, str]]) -> None:
        if rows:
            with formatter.section(self.language.text(heading)):
                formatter.write_dl(rows)

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        def show(ctx: click.Context, _: click.Parameter, value: bool) -> None:
            if value and not ctx.resilient_parsing:
                click.echo(ctx.get_help())
                ctx.exit()

        explained = self.language.text("cli-help-help")
        return click.Option(["--help"], is_flag=True, is_eager=True, expose_value=False, callback=show, help=explained)


class Command(Speaking, click.Command):
    def __init__(
        self,
        language: Language,
        name: str,
        callback: Callable[..., Any],
        params: list[click.Parameter],
        help_id: str = "",
    ) -> None:
        super().__init__(name, callback=callback, params=params, help=language.text(help_id or f"cli-help-{name}"))
        self.language = language


class Group(Speaking, click.Group):
    """Commands by name, each as `module:function`, imported when it is wanted."""

    def __init__(self, language: Language, name: str, makers: dict[str, str], help_id: str) -> None:
        super().__init__(name, help=language.text(help_id))
        self.language = language
        self._makers = makers

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted(self._makers)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self._makers:
            return None
        module, _, function = self._makers[cmd_name].partition(":")
        made: click.Command = getattr(import_module(module), function)(self.language)
        return made


class GameGroup(Speaking, click.Group):
    """A command that takes a game and then that game's own options."""

    def __init__(self, language: Language, name: str, make: Callable[[str], click.Command]) -> None:
        super().__init__(name, help=language.text(f"cli-help-{name}"))
        self.language = language
        self._make = make

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(game_names())

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        return self._make(cmd_name) if cmd_name in game_names() else None


def game_command(
    language: Language, game: str, callback: Callable[..., Any], params: list[click.Parameter], help_id: str
) -> click.Command:
    """A command for one game: its options become options of the command line."""
    return Command(language, game, callback, [*params, *game_options(language, load_game(game))], help_id)


def for_each_game(
    language: Language,
    name: str,
    run: Callable[[Language, str, dict[str, Any]], Any],
    params: Callable[[str], list[click.Parameter]],
) -> click.Command:
    """`seaboard NAME GAME …`: `run` is given the game and what was said, by the names of the options."""

    def make(game: str) -> click.Command:
        def callback(**given: Any) -> Any:
            return run(language, game, given)

        return game_command(language, game, callback, params(game), f"cli-help-{name}")

    return GameGroup(language, name, make)


def lab_options(language: Language, largest_seed: int = 2**63) -> list[click.Parameter]:
    """What every measurement has: the same seed gives the same figures, however many workers there are."""
    return [
        option(language, "--seed", type=click.IntRange(0, largest_seed), default=1, show_default=True),
        option(language, "--workers", type=click.IntRange(1, 256), default=1, show_default=True),
        option(language, "--edition", metavar="…"),
        option(language, "--json", is_flag=True),
    ]


def page_options(language: Language) -> list[click.Parameter]:
    """A page of several measurements: earlier ones as JSON, and where it is written."""
    return [option(language, "--also", multiple=True, metavar="….json"), option(language, "--out", metavar="….md")]


OURS = ("seats", "seed", "games", "bots", "edition")  # a game's option of such a name is written with the game's
OF_GAME = "of_game_"


def game_options(language: Language, game: Game[Any]) -> list[click.Parameter]:
    """Left as text: the game itself reads and refuses them."""
    made: list[click.Parameter] = []
    for option in game.options():
        allowed = ", ".join(str(value) for value in option.values)
        rules = ", ".join(option.rules)
        shown = language.text(
            "cli-option-of-game", label=option.label, allowed=allowed, default=str(option.default), rules=rules
        )
        flag = f"{game.id}-{option.name}" if option.name in OURS else option.name
        made.append(click.Option([f"--{flag}", f"{OF_GAME}{option.name}"], help=shown, metavar="…"))
    return made


def chosen_options(game: Game[Any], given: dict[str, Any]) -> dict[str, Any]:
    names = [option.name for option in game.options()]
    return {name: given[OF_GAME + name] for name in names if given.get(OF_GAME + name) is not None}


def option(language: Language, *names: str, **settings: Any) -> click.Option:
    """An option whose help is the message `cli-opt-<name>`."""
    return click.Option(list(names), help=language.text(f"cli-opt-{names[-1].lstrip('-')}"), **settings)


def read_text(path: str | None) -> str:
    return Path(path).read_text("utf-8") if path else ""


def usage_message(error: click.UsageError) -> Message:
    """What click complains about, in our words."""
    if isinstance(error, click.NoSuchOption):
        return Message("cli-no-such-option", {"option": error.option_name})
    if isinstance(error, click.MissingParameter):
        param = error.param
        return Message("cli-missing", {"name": param.human_readable_name if param else "?"})
    if isinstance(error, click.BadParameter):
        param = error.param
        name, allowed = (param.opts[0], _allowed(param)) if param else ("?", "?")
        return Message("cli-bad-value", {"name": name, "allowed": allowed})
    if isinstance(error, click.BadOptionUsage):
        return Message("cli-needs-value", {"option": error.option_name})
    return Message("cli-misused", {"known": ", ".join(_known_commands(error))})


def _allowed(param: click.Parameter) -> str:
    kind = param.type
    if isinstance(kind, click.Choice):
        return ", ".join(str(choice) for choice in kind.choices)
    if isinstance(kind, click.IntRange):
        return f"{kind.min} … {kind.max}"
    return kind.name


def _known_commands(error: click.UsageError) -> list[str]:
    ctx = error.ctx
    command = ctx.command if ctx else None
    return command.list_commands(ctx) if ctx and isinstance(command, click.Group) else ["--help"]
