"""Whole games at the prompt, as a person types them."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from seaboard.cli.main import run
from seaboard.core.record import read_record, replay
from seaboard.games import load_game


@pytest.fixture(autouse=True)
def own_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    for name in ("SEABOARD_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


def type_in(monkeypatch: pytest.MonkeyPatch, lines: list[str], *arguments: str) -> int:
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines) + "\n"))
    return run(["play", "nautilion", *arguments])


def first_offered(capsys: pytest.CaptureFixture[str]) -> Callable[[str], str]:
    """A player who asks for the moves and types the first one, read off the screen."""

    def read(prompt: str = "") -> str:
        shown = capsys.readouterr().out
        verbs = "plan|place|discard|reserve|start|swap|with"
        offered = re.findall(rf"^ +1 ((?:{verbs})(?: [0-9a-z]+)*)", shown, re.MULTILINE)
        return offered[0] if shown.startswith("  1 ") and offered else "?"

    return read


def autosave(folder: Path) -> Path:
    return folder / "seaboard" / "nautilion-last.toml"


def test_a_whole_game_is_played_with_the_notation(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], own_data_folder: Path
) -> None:
    """Each question is answered with the first move that `?` shows, read off the screen."""
    monkeypatch.setattr("builtins.input", first_offered(capsys))
    assert run(["play", "nautilion", "--seed", "11"]) == 0
    end = capsys.readouterr().out
    record = read_record(autosave(own_data_folder).read_text("utf-8"))
    play = replay(load_game("nautilion"), record)
    assert play.game.outcome(play.state) is not None
    assert record.result["ending"] in ("phantom-arrived", "crew-incomplete", "victory")
    assert "nautilion-last.toml" in end


def test_the_board_shows_path_figures_cabins_and_dice(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert type_in(monkeypatch, ["quit"], "--seed", "1", "--submarine", "C1") == 0
    out = capsys.readouterr().out
    assert "N> Happy Isles" in out
    assert "<P Abyss" in out
    assert " 1 ─── 2 ─── 3 ─── 4 " in out
    assert out.count("(1)") == 4
    assert re.search(r"The dice show \d \d \d", out)


def test_why_explains_a_refusal_with_the_clause_in_full(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    type_in(monkeypatch, ["why place 4", "why plan 4 4 4", "quit"], "--seed", "1")
    out = capsys.readouterr().out
    assert "N-8.3" in out
    assert "N-5.1  One die each" in out


def test_illegal_and_unreadable_moves_are_explained_and_change_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], own_data_folder: Path
) -> None:
    type_in(monkeypatch, ["quit"], "--seed", "1")
    untouched = autosave(own_data_folder).read_text("utf-8")
    type_in(monkeypatch, ["fly", "plan", "plan 9 9 9", "plan 4 4 4", "why", "rule Q-1", "undo", "quit"], "--seed", "1")
    out = capsys.readouterr().out
    assert autosave(own_data_folder).read_text("utf-8") == untouched
    assert "“fly” is not a move" in out
    assert "[N-5.1]" in out


def test_undo_and_restart_take_back_moves_but_not_chance(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], own_data_folder: Path
) -> None:
    type_in(monkeypatch, ["tide 1 4", "tide 1 3", "restart", "undo", "quit"], "--seed", "1")
    events = read_record(autosave(own_data_folder).read_text("utf-8")).events
    assert events[-3:] == ["1 tide 1 4", "1 tide 1 3", "1 undo 4"]
    assert "cannot be taken back" in capsys.readouterr().out


def test_try_tells_what_would_happen_without_doing_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], own_data_folder: Path
) -> None:
    type_in(monkeypatch, ["try plan 1 1 2", "try plan 4 4 4", "quit"], "--seed", "1")
    out = capsys.readouterr().out
    assert "The Phantom moves" in out
    assert len(read_record(autosave(own_data_folder).read_text("utf-8")).events) == 4


def test_a_hint_names_moves_with_chances_and_the_record_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], own_data_folder: Path
) -> None:
    type_in(monkeypatch, ["hint", "hint", "log", "quit"], "--seed", "3")
    shown = capsys.readouterr().out
    chances = re.findall(r"^  (\w[^(]*) \(.+\): (\d+) % \((\d+) to (\d+) %, (\d+) games\)", shown, re.MULTILINE)
    assert 2 <= len(chances) <= 6
    assert all(int(low) <= int(chance) <= int(high) for _, chance, low, high, _ in chances)
    assert "Player 1 asked for a hint (assistance)." in shown
    play = replay(load_game("nautilion"), read_record(autosave(own_data_folder).read_text("utf-8")))
    assert play.hints() == 1
    assert {play.game.read(play.state, move) for move, *_ in chances} <= set(play.game.legal(play.state, 0))


def test_two_admirals_get_no_hint(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    type_in(monkeypatch, ["hint", "quit"], "--seed", "3", "--players", "2")
    assert "Hints are given to whoever plays alone" in capsys.readouterr().out


def test_a_game_goes_on_after_the_program_was_left(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], own_data_folder: Path
) -> None:
    type_in(monkeypatch, ["tide 1 4"], "--seed", "1")
    kept = read_record(autosave(own_data_folder).read_text("utf-8")).events
    type_in(monkeypatch, ["see", "log", "quit"], "--resume")
    assert read_record(autosave(own_data_folder).read_text("utf-8")).events == kept
    assert "1 tide 1 4" in "".join(capsys.readouterr().out.splitlines(keepends=True)).replace("  ", " ")


def test_saving_to_a_file_and_loading_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    target = tmp_path / "mine.toml"
    type_in(monkeypatch, ["tide 1 4", f"save {target}", "quit"], "--seed", "1")
    assert type_in(monkeypatch, ["quit"], "--load", str(target)) == 0
    assert run(["verify", str(target)]) == 0
    assert run(["replay", str(target)]) == 0
    assert "Artificial Tide" in capsys.readouterr().out


def test_a_disk_that_refuses_is_reported_and_the_game_goes_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    type_in(monkeypatch, [f"save {tmp_path}/no/such\0/file", "save /proc/nope/x.toml", "quit"], "--seed", "1")
    assert "cannot be used" in capsys.readouterr().out


def test_a_bot_takes_the_second_seat(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    lines = ["start 2", "quit"]
    assert type_in(monkeypatch, lines, "--players", "2", "--seats", "me,greedy", "--seed", "1") == 0
    assert "Player 2 (bot): plan" in capsys.readouterr().out


def test_players_are_called_by_their_names_in_every_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    names = ' Ana ,{ "Bo" }\u202e'
    assert type_in(monkeypatch, ["start 1", "lang es", "undo", "start 2"], "--players", "2", "--names", names) == 0
    told = capsys.readouterr().out
    assert "Ana plays the first turn." in told
    assert '{ "Bo" } juega el primer turno.' in told
    assert "Ana gets Admiral" in told
    assert "Player 1" not in told


@pytest.mark.parametrize(("names", "told"), [(",Bo", "Bo plays the first"), ("", "Player 2 plays the first")])
def test_whoever_is_not_named_has_a_number(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], names: str, told: str
) -> None:
    assert type_in(monkeypatch, ["start 2"], "--players", "2", "--names", names) == 0
    assert told in capsys.readouterr().out


@pytest.mark.parametrize(
    ("code", "word"), [("en", "The dice show"), ("es", "Los dados muestran"), ("fr", "Les dés montrent")]
)
def test_the_game_speaks_three_languages(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], code: str, word: str
) -> None:
    monkeypatch.setenv("SEABOARD_LANG", code)
    type_in(monkeypatch, ["help", "?", "see", "lang xx", "quit"], "--seed", "1")
    assert word in capsys.readouterr().out


def test_the_language_changes_in_mid_game(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    type_in(monkeypatch, ["lang fr", "quit"], "--seed", "1")
    assert "Îles Bienheureuses" in capsys.readouterr().out


BAD_STARTS = [
    (["--players", "3"], "cannot be “3”"),
    (["--submarine", "Z9"], "cannot be “Z9”"),
    (["--reserve", "7"], "cannot be “7”"),
    (["--seats", "me,me"], "2 seats are given"),
    (["--seats", "greedy"], "Nobody would play"),
    (["--players", "2", "--seats", "me,deep"], "no bot called “deep”"),
    (["--players", "2", "--names", "Ana,Bo,Eve"], "more names (3) than seats (2)"),
    (["--resume"], "No game was left"),
    (["--load", "/no/such/file"], "cannot be used"),
    (["--edition", "/no/such/file"], "cannot be used"),
]


@pytest.mark.parametrize(("arguments", "told"), BAD_STARTS, ids=[" ".join(words) for words, _ in BAD_STARTS])
def test_a_game_that_cannot_begin_says_why(capsys: pytest.CaptureFixture[str], arguments: list[str], told: str) -> None:
    assert run(["play", "nautilion", *arguments]) == 1
    assert told in capsys.readouterr().err


def test_an_edition_file_changes_the_game_and_a_broken_one_lists_its_faults(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, own_data_folder: Path
) -> None:
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text('[edition]\nname = "mine"\n[grimoire]\ntide = 4\n', "utf-8")
    bad.write_text('[edition]\nname = "mine"\n[grimoire]\ntied = 4\nwhirlwind = "one"\n', "utf-8")
    type_in(monkeypatch, ["tide 1 4", "?", "quit"], "--seed", "1", "--edition", str(good))
    assert "for 4 tokens" in capsys.readouterr().out
    type_in(monkeypatch, ["quit"], "--resume")
    assert "grimoire" in autosave(own_data_folder).read_text("utf-8")
    assert type_in(monkeypatch, [], "--edition", str(bad)) == 1
    err = capsys.readouterr().err
    assert "grimoire.tied" in err
    assert "grimoire.tide" in err
    assert "grimoire.whirlwind" in err


def test_the_dice_are_promised_and_the_record_of_a_whole_game_verifies(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], own_data_folder: Path
) -> None:
    monkeypatch.setattr("builtins.input", first_offered(capsys))
    assert run(["play", "nautilion"]) == 0
    capsys.readouterr()
    record = read_record(autosave(own_data_folder).read_text("utf-8"))
    assert set(record.dice) == {"commitment", "seed"}
    assert run(["verify", str(autosave(own_data_folder))]) == 0
    assert "all" in capsys.readouterr().out


def test_the_seed_stays_out_of_the_record_until_the_end_and_is_kept_for_going_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], own_data_folder: Path
) -> None:
    type_in(monkeypatch, ["quit"])
    record = read_record(autosave(own_data_folder).read_text("utf-8"))
    assert set(record.dice) == {"commitment"}
    assert record.dice["commitment"] not in capsys.readouterr().out
    type_in(monkeypatch, ["dice", "quit"], "--resume")
    assert read_record(autosave(own_data_folder).read_text("utf-8")) == record
    assert record.dice["commitment"] in capsys.readouterr().out


def test_a_game_whose_seed_is_lost_goes_on_without_a_promise(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], own_data_folder: Path
) -> None:
    type_in(monkeypatch, ["quit"])
    autosave(own_data_folder).with_suffix(".seed").unlink()
    capsys.readouterr()
    type_in(monkeypatch, ["tide 1 2", "tide 2 1", "tide 3 1", "tide 4 1", "quit"], "--resume")
    assert "cannot be verified" in capsys.readouterr().out
    assert read_record(autosave(own_data_folder).read_text("utf-8")).dice == {}
    assert run(["verify", str(autosave(own_data_folder))]) == 0
    assert "not promised" in capsys.readouterr().out
