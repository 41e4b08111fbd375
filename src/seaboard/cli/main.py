"""`seaboard`: play, learn, campaign, simulate, arena, levels, strength, odds, fuzz, replay, verify, rules, about."""

from __future__ import annotations

import os

import click

from seaboard.cli.commands.localized import Group, option, usage_message
from seaboard.core.errors import SeaboardError
from seaboard.language import LANGUAGES, Language, best_language, language

# A command's module is imported when the command is wanted: a start of the table, and every bot's process, needs one.
COMMANDS = {
    "play": "seaboard.cli.commands.play:play_command",
    "learn": "seaboard.cli.commands.learn:learn_command",
    "campaign": "seaboard.cli.commands.campaign:campaign_command",
    "serve": "seaboard.cli.commands.serve:serve_command",
    "simulate": "seaboard.cli.commands.simulate:simulate_command",
    "arena": "seaboard.cli.commands.arena:arena_command",
    "levels": "seaboard.cli.commands.levels:levels_command",
    "calibrate": "seaboard.cli.commands.calibrate:calibrate_command",
    "strength": "seaboard.cli.commands.nautilion_strength:strength_command",
    "odds": "seaboard.cli.commands.nautilion_odds:odds_command",
    "fuzz": "seaboard.cli.commands.fuzz:fuzz_command",
    "replay": "seaboard.cli.commands.records:replay_command",
    "verify": "seaboard.cli.commands.records:verify_command",
    "rule": "seaboard.cli.commands.rules:rule_command",
    "rules": "seaboard.cli.commands.rules:rules_command",
    "about": "seaboard.cli.commands.rules:about_command",
}


def split_language(arguments: list[str]) -> tuple[str | None, list[str]]:
    """`--lang es` may stand anywhere on the line: what it says, and the line without it."""
    for place, argument in enumerate(arguments):
        if argument == "--lang":
            return "".join(arguments[place + 1 : place + 2]), arguments[:place] + arguments[place + 2 :]
        if argument.startswith("--lang="):
            return argument.partition("=")[2], arguments[:place] + arguments[place + 1 :]
    return None, arguments


def wanted_language(said: str | None) -> str:
    """What the line says, then SEABOARD_LANG, then the system's."""
    names = ("SEABOARD_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
    settings = [said, *[os.environ.get(name) for name in names]]
    return best_language(next((setting for setting in settings if setting), None))


def build(tongue: Language) -> click.Group:
    group = Group(tongue, "seaboard", COMMANDS, "cli-help-seaboard")
    group.params.append(option(tongue, "--lang", type=click.Choice(LANGUAGES), expose_value=False))
    return group


def run(arguments: list[str]) -> int:
    """The exit status: 0 well, 1 refused, 2 misused."""
    said, arguments = split_language(arguments)
    tongue = language(wanted_language(said))
    if said is not None and said not in LANGUAGES:
        click.echo(tongue.text("cli-bad-value", name="--lang", allowed=", ".join(LANGUAGES)), err=True)
        return 2
    try:
        result = build(tongue).main(arguments, prog_name="seaboard", standalone_mode=False)
    except SeaboardError as error:
        click.echo(tongue.error(error), err=True)
        return 1
    except click.UsageError as error:
        click.echo(tongue.say(usage_message(error)), err=True)
        return 2
    except (click.Abort, KeyboardInterrupt):
        return 130
    except UnicodeDecodeError:
        click.echo(tongue.text("cli-not-text"), err=True)
        return 1
    except OSError as error:
        fault = error.strerror or str(error)
        click.echo(tongue.text("cli-file-fault", file=str(error.filename), fault=fault), err=True)
        return 1
    return result if isinstance(result, int) else 0
