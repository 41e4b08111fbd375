"""Every rule id that is cited exists, every clause is cited, and the three registers tell the same rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from seaboard.core.rules import RULE_ID, read_register
from seaboard.games import game_names
from seaboard.language import LANGUAGES, clauses, register

ROOT = Path(__file__).parents[2]
PREFIX = {"nautilion": "N-", "diluvium": "D-", "diluvia": "DV-", "campaign": "S-"}
FOLDER = {"campaign": "diluvium/campaign"}


def cited(game: str) -> set[str]:
    folder = ROOT / "src" / "seaboard" / "games" / FOLDER.get(game, game)
    text = "\n".join(path.read_text("utf-8") for path in sorted(folder.rglob("*.py")))
    return {rule for rule in RULE_ID.findall(text) if rule.startswith(PREFIX[game])}


@pytest.mark.source
@pytest.mark.parametrize("game", game_names())
def test_every_cited_clause_exists(game: str) -> None:
    chapters = {rule.split(".")[0] for rule in register(game)}
    assert cited(game) - set(register(game)) - chapters == set()


@pytest.mark.source
@pytest.mark.parametrize("game", game_names())
def test_every_clause_is_cited(game: str) -> None:
    assert set(register(game)) - cited(game) == set()


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("code", LANGUAGES)
def test_the_registers_tell_the_same_rules(game: str, code: str) -> None:
    english, other = register(game), register(game, code)
    assert list(english) == list(other)
    for rule_id, rule in other.items():
        assert rule.title, rule_id
        assert rule.text, rule_id
        assert rule.source, rule_id
        assert bool(rule.ruling) == bool(english[rule_id].ruling), rule_id
        if code != "en":
            assert rule.text != english[rule_id].text, rule_id


def test_a_clause_written_twice_is_refused() -> None:
    with pytest.raises(ValueError, match=r"Q-1\.1"):
        read_register("## Q-1 A\n### Q-1.1 B\nSource: x\ntext\n### Q-1.1 C\nSource: x\ntext\n")


def test_a_clause_is_read_in_its_parts() -> None:
    rule = read_register("## Q-1 A\n### Q-1.1 B\nSource: x\none\ntwo\n\n> three\n> four\n")["Q-1.1"]
    assert (rule.chapter, rule.title, rule.source, rule.text, rule.ruling) == ("A", "B", "x", "one two", "three four")


def test_the_campaign_may_cite_the_clauses_of_diluvium() -> None:
    assert set(clauses("campaign")) == {*register("campaign"), *register("diluvium")}
    assert set(clauses("diluvium")) == set(register("diluvium"))
