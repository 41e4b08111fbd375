"""What can be done now, and why: every question of every game has its sentence, and the terminal tells it all."""

from __future__ import annotations

import pytest

from seaboard.cli.terminal.question_help import help_lines, kinds
from seaboard.core.rng import Rng
from seaboard.core.seats import NATURE
from seaboard.core.verbs import CHANCE
from seaboard.games import game_names, load_game
from seaboard.games.diluvium.campaign.scenarios import IDS
from seaboard.language import LANGUAGES, language

MANY = 30  # questions of one game


def asked_in(name: str) -> set[str]:
    """The questions that some move of a player answers."""
    game = load_game(name)
    settings = [{"scenario": scenario} for scenario in IDS] if name == "campaign" else [{}]
    rows = [verb for options in settings for verb in game.verbs(game.new(options)).verbs]
    return {asked for verb in rows if not verb.name.startswith(CHANCE) for asked in verb.asked}


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
def test_every_question_tells_where_to_look_first(name: str, code: str) -> None:
    missing = [asked for asked in asked_in(name) if not language(code).knows(f"help-{asked}")]
    assert missing == []


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
def test_the_terminal_tells_what_can_be_done_and_why(name: str, code: str) -> None:
    game, rng, tongue = load_game(name), Rng(5), language(code)
    state, questions = game.new({}), 0
    while (ask := game.ask(state)) is not None and questions < MANY:
        if ask.seat != NATURE:
            questions += 1
            view = game.view(state, ask.seat)
            assert view.ask is not None
            told = help_lines(tongue, game.id, view)
            assert tongue.text(f"help-{view.ask.prompt.id}") == told[1]
            assert sum(map(len, kinds(view.ask.choices))) == len(view.ask.choices)
            first = tongue.rule(name, view.ask.rules[0])
            assert first is not None
            assert f"  {first.title} [{first.id}]" in told
            assert (tongue.text("help-cannot") in told) == bool(view.ask.refusals)
        action = game.sample(state, rng) if ask.seat == NATURE else rng.choice(game.legal(state, ask.seat))
        game.apply(state, ask.seat, action)
    assert questions
