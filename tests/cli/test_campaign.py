"""`seaboard campaign`: the log in the terminal, on the database of the data folder."""

from __future__ import annotations

import io
import re
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from seaboard.cli.main import run
from seaboard.cli.terminal import campaign_desk
from seaboard.cli.terminal.campaign_desk import opened
from seaboard.games import load_game
from seaboard.games.diluvium.campaign.rules.ledger import Ledger, NotOnTheRoad
from seaboard.games.diluvium.campaign.rules.roads import STARTS
from seaboard.language import LANGUAGES, language
from seaboard.table import hall as halls
from seaboard.table.campaign.atlas import GRAPH
from seaboard.table.campaign.campaigns import Kept
from seaboard.table.dice import CommittedDice
from tests.table.voyages import seed_of, won_whispers

WHISPERS = "whispers-from-the-east"


@pytest.fixture(autouse=True)
def own_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    for name in ("SEABOARD_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


Say = Callable[..., str]


@pytest.fixture
def say(capsys: pytest.CaptureFixture[str]) -> Say:
    """Run a command; what it says."""

    def command(*arguments: str, status: int = 0) -> str:
        assert run(["campaign", *arguments]) == status, capsys.readouterr().err
        shown = capsys.readouterr()
        return shown.err if status else shown.out

    return command


def kept(wanted: str) -> Kept:
    with opened() as desk:
        return desk.find(wanted)


def type_in(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def win_whispers(monkeypatch: pytest.MonkeyPatch, say: Say, campaign: str, title: str = "explorer") -> str:
    """Every move typed at the prompt; what the terminal said."""
    number, play = won_whispers(title)
    monkeypatch.setattr(halls, "fresh_dice", lambda: CommittedDice(seed_of(number)))
    type_in(monkeypatch, *[event.text for event in play.events if event.seat >= 0])
    return say("play", campaign, "--scenario", WHISPERS)


def test_no_campaign_yet(say: Say) -> None:
    assert "seaboard campaign new" in say("list")
    assert "seaboard campaign new" in say("show", status=1)
    assert "nowhere" in say("show", "nowhere", status=1)


def test_several_campaigns_side_by_side(say: Say) -> None:
    assert "“One” begins" in say("new", "One")
    say("new", "Two", "--difficulty", "divine")
    listed = say("list").splitlines()
    assert len(listed) == 2
    assert any("Two (divine punishment): 0 of 4 victories, 0 gold, 3 lives" in line for line in listed)
    assert kept("One").ledger == Ledger("normal", 3)
    assert kept(kept("Two").row.id).row.name == "Two"
    assert {kept("1").row.name, kept("2").row.name} == {"One", "Two"}
    say("new", "Two")
    assert "Several campaigns" in say("show", "Two", status=1)
    say("show", "4", status=1)
    assert run(["campaign", "new", "Three", "--difficulty", "easy"]) == 2
    say("new", "x" * 61, status=1)


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_atlas_is_told_in_every_language(say: Say, code: str) -> None:
    say("new", "One")
    assert run(["--lang", code, "campaign", "list"]) == 0
    shown = say("show", "One", "--all", "--lang", code)
    assert not re.findall(r"\b(?:log|solo|rank|story)-[a-z-]+", shown)
    tongue = language(code)
    for road in GRAPH:
        assert tongue.text(f"solo-scenario-{road.scenario}") in shown
        assert tongue.text(f"solo-title-{road.title}") in shown


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_atlas_spoils_nothing_unless_it_is_asked_to(say: Say, code: str) -> None:
    say("new", "One")
    shown, tongue = say("show", "One", "--lang", code), language(code)
    for road in GRAPH:
        is_open = road.scenario in STARTS
        assert (tongue.text(f"solo-scenario-{road.scenario}") in shown) == is_open
        way = tongue.text("log-way", title=tongue.text(f"solo-title-{road.title}"), what="").rstrip()
        assert (way in shown) == is_open  # a board may have the same name
    assert "perilous-land" in shown
    assert "--all" in shown


def test_a_new_campaign_says_how_to_go_on_word_for_word(monkeypatch: pytest.MonkeyPatch, say: Say) -> None:
    told = [say("new", "One"), say("play", "One", status=1)]
    for scenario in STARTS:
        command = f"seaboard campaign play {kept('One').row.id} --scenario {scenario}"
        name = language("en").text(f"solo-scenario-{scenario}")
        assert all(command in text and name in text for text in told)
    type_in(monkeypatch, "quit")
    assert "Dry land does not fill" in say(*command_of(told[0]))


def command_of(told: str) -> list[str]:
    """The first command that is told, as it would be typed."""
    return told.split("seaboard campaign ")[1].splitlines()[0].split()


@pytest.mark.parametrize("name", ["A PERILOUS LAND", "une terre perilleuse", "perilous-land", "Perilous Land"])
def test_a_scenario_may_be_named(monkeypatch: pytest.MonkeyPatch, say: Say, name: str) -> None:
    named = [language(code).text("solo-scenario-perilous-land") for code in LANGUAGES]
    say("new", "One")
    for wanted in [name] if "terre" not in name else named:
        type_in(monkeypatch, "quit")
        assert "A Perilous Land" in say("play", "One", "--scenario", wanted)


def test_a_scenario_that_nobody_knows_is_refused_in_words(say: Say, capsys: pytest.CaptureFixture[str]) -> None:
    say("new", "One")
    told = say("play", "One", "--scenario", "Atlantis", status=1)
    assert "no scenario “Atlantis”" in told
    assert "perilous-land" in told
    assert run(["play", "campaign", "--scenario", "Atlantis"]) == 1
    assert "no scenario “Atlantis”" in capsys.readouterr().err
    closed = say("play", "One", "--scenario", "The Curse of Mu", status=1)
    assert "Curse of Mu cannot be played now" in closed


def test_a_ledger_refuses_what_is_no_scenario_without_a_raw_key() -> None:
    with pytest.raises(NotOnTheRoad) as refused:
        Ledger("normal", 3).options("A Perilous Land")
    assert language("en").error(refused.value) == "A Perilous Land cannot be played now in this campaign."


def test_a_victory_at_the_prompt_goes_into_the_log(monkeypatch: pytest.MonkeyPatch, say: Say) -> None:
    say("new", "One")
    shown = win_whispers(monkeypatch, say, "One")
    tongue = language("en")
    flat = " ".join(shown.split())
    assert tongue.text("story-whispers-from-the-east") in flat
    assert tongue.text("story-whispers-from-the-east-explorer") in flat
    assert "1 of 4 victories" in flat
    assert flat.count("You win as the Explorer") == 1
    assert not re.search(r"[0-9a-f]{64}", flat)
    one = kept("One")
    assert [(chapter.scenario, chapter.ending) for chapter in one.ledger.chapters] == [(WHISPERS, "explorer")]
    atlas = say("show", "One", "--all")
    assert f"1. Whispers from the East: the Explorer, {one.ledger.gold} gold" in atlas
    taken, _, left = atlas.partition("Roads left")
    left, _, closed = left.partition("Roads you left behind")
    assert "What Killed Them Will Make Us Stronger" in taken
    assert "the Archeologist" in left
    assert "the Bellicose" in closed


def test_a_game_is_left_and_taken_up_again(monkeypatch: pytest.MonkeyPatch, say: Say) -> None:
    say("new", "One")
    type_in(monkeypatch, "1")
    assert "The game waits in the log of “One”" in say("play", "One", "--scenario", "perilous-land")
    assert "in progress: A Perilous Land" in " ".join(say("list").split())
    table = kept("One").row.table
    type_in(monkeypatch, "undo", "quit")
    shown = say("play", "One")
    assert language("en").text("play-undone") in shown
    assert kept("One").row.table == table
    type_in(monkeypatch, "quit")
    assert "fork" in say("play", "One", "--scenario", WHISPERS, status=1)


def test_a_game_of_other_rules_is_told_and_begun_anew(
    monkeypatch: pytest.MonkeyPatch, say: Say, own_data_folder: Path
) -> None:
    say("new", "One")
    type_in(monkeypatch, "1")
    say("play", "One", "--scenario", "perilous-land")
    old = kept("One").row.table
    with sqlite3.connect(next(own_data_folder.rglob("*.db"))) as file:
        file.execute("UPDATE tables SET rules_version = 1")
    assert "in progress: A Perilous Land" in " ".join(say("list").split())
    refused = say("play", "One", status=1)
    assert "begun with version 1 of the rules" in refused
    assert "--anew" in refused
    type_in(monkeypatch, "quit")
    say("play", "One", "--anew")
    assert kept("One").row.table not in (None, old)


def test_a_kept_game_of_other_rules_is_refused_with_that_reason(
    say: Say, own_data_folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    type_in(monkeypatch, "1", "quit")
    assert run(["play", "campaign"]) == 0
    file = own_data_folder / "seaboard" / "campaign-last.toml"
    current = load_game("campaign").rules_version
    file.write_text(file.read_text("utf-8").replace(f"rules_version = {current}", "rules_version = 1"), "utf-8")
    for command in (["play", "campaign", "--resume"], ["verify", str(file)], ["replay", str(file)]):
        capsys.readouterr()
        assert run(command) == 1
        assert f"version 1 of the rules; the current one is {current}" in capsys.readouterr().err


def test_a_move_made_elsewhere_ends_the_game_at_the_prompt(monkeypatch: pytest.MonkeyPatch, say: Say) -> None:
    """The browser has gone on with it: the terminal says so and loses nothing."""
    say("new", "One")
    type_in(monkeypatch)
    say("play", "One", "--scenario", "perilous-land")
    stored: list[int] = []

    def meanwhile(prompt: str = "") -> str:
        if not stored:
            with opened() as desk:
                room = desk.run(desk.campaigns.room(str(kept_table(desk))))
                move = room.game.write(room.play.state, next(iter(room.game.legal(room.play.state, 0))))
                from seaboard.table.room import Viewer  # noqa: PLC0415

                desk.run(room.do(Viewer((0,)), move, room.ask_number(), "elsewhere"))
                stored.append(len(room.play.events))
        return "1"

    monkeypatch.setattr("builtins.input", lambda prompt="": elsewhere(meanwhile, prompt))
    shown = say("play", "One")
    assert "went on elsewhere" in shown
    with opened() as desk:
        assert desk.run(desk.campaigns.store.events(str(kept_table(desk)))) == stored[0]


def kept_table(desk: campaign_desk.Desk) -> str | None:
    return desk.find("One").row.table


def elsewhere(work: Callable[[str], str], prompt: str) -> str:
    """In a thread of its own, as another program would: the terminal's loop is not used twice."""
    import threading  # noqa: PLC0415

    said: list[str] = []
    thread = threading.Thread(target=lambda: said.append(work(prompt)))
    thread.start()
    thread.join()
    return said[0]


def test_fork_export_import_rename_delete(monkeypatch: pytest.MonkeyPatch, say: Say, tmp_path: Path) -> None:
    say("new", "One")
    win_whispers(monkeypatch, say, "One", "prospector")
    say("fork", "One", "--chapters", "0", "--name", "Afresh")
    assert kept("Afresh").ledger == Ledger("normal", 3)
    say("fork", "One", "--chapters", "2", status=1)
    file = tmp_path / "one.toml"
    say("export", "One", str(file))
    text = file.read_text("utf-8")
    assert 'kind = "campaign"' in text
    say("rename", "One", "First")
    say("import", str(file))
    assert kept("One").ledger.gold == kept("First").ledger.gold > 0
    file.write_text(text.replace("gold = ", "gold = 9", 1), "utf-8")
    assert "Chapter 1 does not hold" in say("import", str(file), status=1)
    say("import", str(tmp_path / "missing.toml"), status=1)
    say("delete", "First", "Last", status=1)
    say("delete", "First", "First")
    assert len(say("list").splitlines()) == 2


def test_a_link_opens_it_in_the_browser_once(say: Say) -> None:
    say("new", "One")
    campaign = kept("One").row.id
    shown = say("link", "One")
    found = re.search(rf"/c/{campaign}#(\S+)", shown)
    assert found is not None
    with opened() as desk:
        desk.run(desk.campaigns.enter(campaign, found[1], "b" * 64))
        assert desk.run(desk.campaigns.held(campaign, "b" * 64)).row.name == "One"


def test_without_the_database_layer_it_says_so(monkeypatch: pytest.MonkeyPatch, say: Say) -> None:
    monkeypatch.setattr(campaign_desk, "find_spec", lambda _: None)
    assert "seaboard[table]" in say("list", status=1)


@pytest.mark.parametrize("code", LANGUAGES)
def test_help_is_in_every_language(capsys: pytest.CaptureFixture[str], code: str) -> None:
    names = ["list", "new", "show", "play", "fork", "rename", "delete", "export", "import", "link"]
    for arguments in [[], *[[name] for name in names]]:
        assert run(["campaign", *arguments, "--help", "--lang", code]) == 0
        shown = capsys.readouterr().out
        assert not re.findall(r"cli-(?:help|opt)-", shown)
        assert language(code).text("cli-usage") in shown
