"""Whole games told in the three languages: every message that really occurs renders without complaint."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from seaboard.core.messages import Message
from seaboard.core.play import Play
from seaboard.core.rng import Rng
from seaboard.core.seats import NATURE
from seaboard.core.telling import told
from seaboard.core.trace import trace
from seaboard.games import game_names, load_game
from seaboard.games.diluvium.campaign.game import LEVELS
from seaboard.games.diluvium.campaign.scenarios import IDS
from seaboard.language import LANGUAGES, best_language, language


def chosen_options(name: str, seed: int) -> dict[str, int | str]:
    if name == "nautilion":
        return {"players": 1 + seed % 2, "submarine": ("C1", "A1")[seed // 4 % 2], **nautilion_expansions(seed)}
    if name == "diluvia":
        players = (2, 3, 4, 6)[seed % 4]
        teams = {4: ("none", "pairs"), 6: ("threes", "pairs")}.get(players, ("none", "none"))[seed // 4 % 2]
        reset, express = ("all", "discards")[seed // 2 % 2], ("no", "yes")[seed // 3 % 2]
        return {"players": players, "teams": teams, "reset": reset, "express": express}
    if name == "campaign":
        bonuses = {"aztec": "settle", "warship": "yes"} if seed % 3 == 2 else {}
        return {"scenario": IDS[seed], "difficulty": LEVELS[seed % 4], **bonuses}
    return {"players": 2 + seed % 3, "boards": ("A", "dealt", "chosen")[seed % 3], "peoples": "dealt"}


def nautilion_expansions(seed: int) -> dict[str, int | str]:
    """The base game four times, each expansion alone, then all of them together."""
    alone: list[dict[str, int | str]] = [
        {"mages": "yes"},
        {"mercenaries": "2"},
        {"reefs": "yes"},
        {"machinations": "intro"},
        {"heroics": "yes"},
    ]
    together: dict[str, int | str] = {"mages": "yes", "mercenaries": "3", "reefs": "yes", "heroics": "yes"}
    if seed < 4:
        return {}
    return alone[seed - 4] if seed < 9 else {**together, "machinations": ("normal", "difficult")[seed % 2]}


def said_in_a_game(name: str, seed: int) -> set[str]:
    """Every message of one random game, as JSON: prompts, refusals, prospects, narration, descriptions, the end."""
    game = load_game(name)
    play, rng = Play(game, chosen_options(name, seed)), Rng(seed)
    said: list[Message] = [option.label for option in game.options()]
    while (ask := game.ask(play.state)) is not None:
        state = play.state
        view = game.view(state, max(ask.seat, 0))
        assert view.ask is not None
        said += [view.ask.prompt, *[refusal.reason for refusal in view.ask.refusals], *game.describe(state, 0)]
        said += [hope.message for hopes in getattr(view, "prospects", {}).values() for hope in hopes]
        action = game.sample(state, rng) if ask.seat == NATURE else rng.choice(game.legal(state, ask.seat))
        said += [line.message for line in told(game, trace(state, ask.seat, action), 0)]
        said += [choice.label for choice in view.ask.choices]
        if ask.seat != NATURE:
            said += [line.message for line in game.foresee(state, ask.seat, action)]
        play.apply(ask.seat, action)
    outcome = game.outcome(play.state)
    assert outcome is not None
    return {json.dumps(message.data()) for message in [*said, outcome.message]}


def said_in_games(name: str) -> list[Message]:
    seeds = {"campaign": len(IDS), "nautilion": 16}.get(name, 12)
    said = set().union(*[said_in_a_game(name, seed) for seed in range(seeds)])
    return [message_from(json.loads(data)) for data in sorted(said)]


def message_from(data: dict[str, Any]) -> Message:
    args = {name: message_from(arg) if isinstance(arg, dict) else arg for name, arg in data.get("args", {}).items()}
    return Message(data["id"], args)


# After a colon or inside a sentence no people has a capital article; French contracts "de les".
STUMBLES = {
    "en": r"\w[:,]? The |\b1 (?:weapons|settlers|cards|markers|tiles)\b",
    "es": r"\w[:,]? Los ",
    "fr": r"\w[\s:,]* Les |\bde les\b|\bà les\b",
}


def check(code: str, message: Message, peoples: bool) -> None:
    text, faults = language(code).render(message)
    assert faults == [], message
    assert text
    assert "{" not in text
    assert not (peoples and re.search(STUMBLES[code], text)), text


@pytest.mark.parametrize("name", game_names())
def test_everything_said_in_a_game_renders_and_agrees(name: str) -> None:
    said = said_in_games(name)
    for code in LANGUAGES:
        for message in said:
            check(code, message, peoples=name != "nautilion")


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
