"""Three languages, one set of messages: nothing missing, nothing unused, nothing that Fluent stumbles over."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from seaboard.games import game_names
from seaboard.language import LANGUAGES

pytestmark = pytest.mark.source
ROOT = Path(__file__).parents[2]
SOURCE = "\n".join(path.read_text("utf-8") for path in sorted((ROOT / "src").rglob("*.py")))
CLIENT = "\n".join(
    path.read_text("utf-8")
    for pattern in ("*.ts", "*.svelte")
    for path in sorted((ROOT / "client" / "src").rglob(pattern))
)
# ids made from parts: who is aboard or gets a die, the shape of a value, an ending, a command, an option, a provenance,
# the names of games, options and bots in the browser, and Diluvium's peoples, boards, cards, resources and prospects
FAMILIES = (
    "calibration-column-",
    "help-solo-ask-",  # the conformance kit holds that every question has its help
    *(f"help-{game}-ask-" for game in game_names()),
    "lesson-fault-",
    *(f"rulebook-{game}-" for game in game_names()),  # tests/rulebook holds that a book says each
    *(f"coach-{game}-" for game in game_names()),  # tests/bots/test_coach.py holds that every term has its words
    *(f"lesson-{game}-" for game in game_names()),  # tests/lessons holds that a lesson says each
    "board-collision-",
    "board-crew-",
    "board-dil-about-",
    "board-dil-legend-",
    "board-dil-effect-",
    "board-dlv-effect-",
    "board-dlv-one-",
    "board-dlv-pick-",
    "board-dlv-sign-",
    "board-effect-",
    "board-give-",
    "board-has-",
    "board-legend-",
    "board-solo-battle-",
    "board-solo-deed-",
    "board-solo-goal-",
    "board-spell-",
    "board-tip-",
    "campaign-source-",
    "cli-arena-",
    "cli-help-",
    "cli-opt-",
    "diluvia-card-",
    "diluvia-end-",
    "diluvia-face-",
    "diluvia-people-",
    "diluvia-source-",
    "diluvia-the-",
    "diluvium-board-",
    "diluvium-card-",
    "diluvium-end-",
    "diluvium-of-",
    "diluvium-people-",
    "diluvium-prospect-",
    "diluvium-some-",
    "diluvium-source-",
    "diluvium-the-",
    "do-solo-",
    "edition-type-",
    "goal-",
    "limit-",
    "log-defeat-",
    "log-level-",
    "nautilion-end-",
    "nautilion-heroic-",
    "nautilion-machination-",
    "nautilion-option-",
    "nautilion-source-",
    "provenance-",
    "rank-",
    "solo-ask-offer-",
    "solo-bonus-",
    "solo-end-",
    "solo-left-",
    "solo-option-",
    "solo-panel-",
    "solo-refuse-",
    "solo-scenario-",
    "solo-sign-",
    "solo-title-",
    "solo-token-",
    "story-",
    "levels-",
    "strength-",
    "survey-",
    "web-campaign-level-",
    "web-campaign-place-",
    "web-choice-",
    "web-end-nobody-",
    "web-game-",
    "web-level-",
    "web-lobby-card-",
    "web-lobby-result-",
    "web-lobby-weight-",
    "web-option-",
    "web-settings-",
)
FOR_THE_TABLE = ("nature-name",)  # the next layer shows who moved
ACTIONS_AND_KINDS = {
    f"diluvium-{name}" for name in ("explore", "settle", "produce", "engage", "food", "craft", "weapons", "ruins")
}


# a move of Diluvia, a weight of its bots, a card's effect in Nautilion, and a table of pyproject.toml
NO_MESSAGES = {"undo-it", "undo-kept", "nautilion-first", "entry-points"}


class Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the visitor's own naming)
        self.names.add(node.id.name)


def messages(code: str) -> dict[str, set[str]]:
    """Each message of a language with the variables it uses."""
    found: dict[str, set[str]] = {}
    for path in sorted((ROOT / "locales" / code).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{path}: {entry.id.name} twice"
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.names
    return found


PREFIXES = (
    "core|cli|play|dice|table|serve|web|board|rule|engine|provenance|bot|nautilion|diluvium|diluvia|solo|log"
    "|move|record|edition|entry|option|undo|game|do|event|lesson|coach|rulebook|help"
)


def used_ids() -> set[str]:
    return (
        set(re.findall(rf'"((?:{PREFIXES})-[a-z0-9-]+)"', SOURCE))
        | set(re.findall(r"(?:language|tongue)\.text\(['\"]([a-z-]+)['\"]", SOURCE))
        | set(re.findall(r'"((?:web|board)-[a-z0-9-]+)"', CLIENT))
    ) - NO_MESSAGES


def ids_in_the_client() -> set[str]:
    """With these prefixes the client also names shapes and targets, so that not each of them must be a message."""
    return set(re.findall(rf'"((?:{PREFIXES}|nature|seat)-[a-z0-9-]+)"', CLIENT))


@pytest.mark.parametrize("code", [code for code in LANGUAGES if code != "en"])
def test_every_language_has_every_message_with_the_same_variables(code: str) -> None:
    assert messages(code) == messages("en")


def test_every_message_in_the_code_is_in_the_catalogue() -> None:
    assert used_ids() - set(messages("en")) == set()


def test_every_message_in_the_catalogue_is_used() -> None:
    used = used_ids() | ids_in_the_client() | set(FOR_THE_TABLE) | ACTIONS_AND_KINDS
    unused = [name for name in messages("en") if name not in used and not name.startswith(FAMILIES)]
    assert unused == []


def test_no_two_languages_say_the_same_long_sentence() -> None:
    """A sentence left untranslated shows up as one that is the same in two languages."""
    texts: dict[str, set[str]] = {code: set() for code in LANGUAGES}
    for code in LANGUAGES:
        for path in sorted((ROOT / "locales" / code).glob("*.ftl")):
            for line in path.read_text("utf-8").splitlines():
                text = line.partition("=")[2].strip()
                words = re.findall(r"[^\W\d]+", re.sub(r"\{[^}]*\}", "", text))
                if len(words) >= 3:
                    texts[code].add(text)
    assert texts["en"] & texts["es"] == set()
    assert texts["en"] & texts["fr"] == set()
    assert texts["es"] & texts["fr"] == set()
