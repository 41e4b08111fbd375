"""Whole games told in the three languages: every message that really occurs renders without complaint."""

from __future__ import annotations

import pytest

from seaboard.core.messages import Message
from seaboard.core.play import Play
from seaboard.core.rng import Rng
from seaboard.core.seats import NATURE
from seaboard.core.trace import trace
from seaboard.games import load_game
from seaboard.language import LANGUAGES, best_language, language


def told_in_a_game(players: int, seed: int) -> list[Message]:
    """Every message of one random game: prompts, refusals, narration, descriptions, the end."""
    game = load_game("nautilion")
    play, rng = Play(game, {"players": players, "submarine": "C1"}), Rng(seed)
    told: list[Message] = [option.label for option in game.options()]
    while (ask := game.ask(play.state)) is not None:
        state = play.state
        view = game.view(state, max(ask.seat, 0))
        assert view.ask is not None
        told += [view.ask.prompt, *[refusal.reason for refusal in view.ask.refusals], *game.describe(state, 0)]
        action = game.sample(state, rng) if ask.seat == NATURE else rng.choice(game.legal(state, ask.seat))
        told += [line.message for moment in trace(state, ask.seat, action) for line in game.narrate(moment, 0)]
        play.apply(ask.seat, action)
    outcome = game.outcome(play.state)
    assert outcome is not None
    return [*told, outcome.message]


@pytest.mark.parametrize("code", LANGUAGES)
def test_everything_said_in_a_game_renders(code: str) -> None:
    tongue = language(code)
    for seed in range(12):
        for message in told_in_a_game(1 + seed % 2, seed):
            text, faults = tongue.render(message)
            assert faults == [], message
            assert text
            assert "{" not in text


def test_arguments_may_be_messages_and_plurals_agree() -> None:
    spanish = language("es")
    dear = Message("nautilion-too-dear", {"spell": Message("nautilion-tide"), "cost": 2, "reserve": 1})
    assert "Marea artificial" in spanish.say(dear)
    english = language("en")
    assert english.text("nautilion-see-reserve", count=1) != english.text("nautilion-see-reserve", count=2)
    assert "tokens" in english.text("nautilion-see-reserve", count=2)


def test_an_unknown_message_shows_its_id() -> None:
    text, faults = language("en").render(Message("no-such-message", {"a": 1}))
    assert text == "no-such-message(a=1)"
    assert faults


@pytest.mark.parametrize(
    ("wanted", "code"), [("es_MX.UTF-8", "es"), ("fr", "fr"), ("de_DE", "en"), (None, "en"), ("C", "en")]
)
def test_the_nearest_language_is_chosen(wanted: str | None, code: str) -> None:
    assert best_language(wanted) == code
