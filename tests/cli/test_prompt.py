"""What the prompt says: goals, prices, dice, what changed; and that nothing said is swallowed or said twice."""

from __future__ import annotations

import io
import re
from dataclasses import replace
from pathlib import Path

import pytest

from seaboard.cli.boards.board import board_of
from seaboard.cli.boards.campaign_board import hexagon
from seaboard.cli.boards.canvas import extent
from seaboard.cli.boards.diluvium_board import NARROW, WIDE
from seaboard.cli.boards.nautilion_board import BOARD
from seaboard.cli.main import run
from seaboard.cli.terminal.moves import move_lines
from seaboard.cli.terminal.prompt import Terminal
from seaboard.core.rng import Rng
from seaboard.core.seats import NATURE
from seaboard.games import game_names, load_game
from seaboard.games.diluvium.campaign.game import Campaign
from seaboard.games.diluvium.campaign.presentation.description import aims, describe
from seaboard.games.diluvium.campaign.presentation.view import SoloView
from seaboard.games.diluvium.campaign.rules.state import ADVERSARY, YOU, SoloState
from seaboard.games.diluvium.campaign.scenarios import IDS
from seaboard.games.diluvium.presentation.view import MonsterView
from seaboard.language import LANGUAGES, language
from tests.games.nautilion.helpers import GAME, expanded

ENGLISH = language("en")


@pytest.fixture(autouse=True)
def own_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("SEABOARD_LANG", "en")
    monkeypatch.setenv("COLUMNS", "80")
    return tmp_path


def type_in(monkeypatch: pytest.MonkeyPatch, lines: list[str], *arguments: str) -> int:
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines) + "\n"))
    return run(["play", *arguments])


# settlers that only a story has


def test_settlers_of_a_story_can_be_taken(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Allied settlers come from no place of the sea; the game goes on with them, too."""
    arguments = ("campaign", "--scenario", "friend-in-need", "--seed", "1")
    assert type_in(monkeypatch, ["wheel settle"], *arguments) == 0
    assert type_in(monkeypatch, ["quit"], "campaign", "--resume") == 0
    assert capsys.readouterr().out.count("take allies (an allied settler from the reserve)") == 2


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("move", ["take aztec", "take lying.settle", "take allies", "deed give 3", "title conqueror"])
def test_every_move_of_a_story_has_a_meaning(code: str, move: str) -> None:
    game, state = started("perilous-land")
    meaning = board_of("campaign").note(game.view(state, YOU), move, language(code))
    assert meaning
    assert "-" not in meaning


def started(scenario: str) -> tuple[Campaign, SoloState]:
    game = load_game("campaign")
    assert isinstance(game, Campaign)
    state, rng = game.new({"scenario": scenario}), Rng(1)
    while (ask := game.ask(state)) is not None and ask.seat == NATURE:
        game.apply(state, NATURE, game.sample(state, rng))
    return game, state


@pytest.mark.parametrize("scenario", IDS)
@pytest.mark.parametrize("step", [WIDE, NARROW])
def test_whatever_lies_on_a_tile_fits_its_hexagon(scenario: str, step: int) -> None:
    """A monster, an outline, a token, an exile, another's warships and resources, all on one tile, on every tile."""
    game, state = started(scenario)
    view = game.view(state, YOU)
    assert isinstance(view, SoloView)
    names = [place.name for place in view.sea]
    for place in view.sea:
        full = replace(place, tile=29, monster=MonsterView(5, 7, slain=False)) if place.city is None else place
        solo = replace(
            view.solo, green=tuple(names), tokens=dict.fromkeys(names, 0), exile=place.name, escort=place.name,
            stores={place.name: (2, 1, 1)},
        )  # fmt: skip
        lines = hexagon(replace(view, solo=solo), full, step - 1)
        assert max(map(extent, lines)) <= step - 1
        written = "".join(text for line in lines for text, _ in line)
        assert "*" in written
        assert "?" in written


# goals


def told_of(scenario: str, gold: int = 0, rival: int = 0) -> str:
    _, state = started(scenario)
    state.gold[YOU], state.gold[ADVERSARY] = gold, rival
    return "\n".join(ENGLISH.say(message) for message in aims(state))


def test_a_goal_says_what_to_do_and_how_far_one_is() -> None:
    told = told_of("perilous-land")
    assert "All your settlers stand on green tiles. So far 0 of 9 to be the Conqueror." in told
    assert "Win 4 battles against its warship. So far 0 of 4 to be the Bellicose." in told


def test_an_aim_reached_with_less_gold_is_warned_of() -> None:
    assert "costs a life" in told_of("perilous-land", 3, 3)
    assert "4 to 3, enough for now" in told_of("perilous-land", 4, 3)
    assert "costs a life" not in told_of("facing-destiny", 0, 9)
    assert "gold does not matter" in told_of("facing-destiny", 0, 9)


def test_what_the_adversary_will_do_is_not_what_it_did() -> None:
    """Before you choose it follows your choice; after that, what you chose."""
    game, state = started("perilous-land")
    state.wheel[YOU] = 1

    def next_action() -> str:
        return " ".join(ENGLISH.say(message) for message in describe(game.chart(state), state))

    assert "they will do in the next round what you choose now" in next_action()
    assert "Settle." not in next_action()
    game.apply(state, YOU, game.read(state, "wheel explore"))
    assert "in the next round what you have chosen: Explore" in next_action()


GOALS = [
    (
        ["nautilion", "--mages", "yes", "--mercenaries", "2", "--heroics", "yes"],
        ["Abyss", "Mage C", "harpoons", "cards"],
    ),
    (["diluvium"], ["the most gold"]),
    (["diluvia", "--players", "4", "--teams", "pairs"], ["as a team", "row 7"]),
    (["diluvia"], ["the most animals", "row 7"]),
    (["campaign", "--scenario", "Hydras Ire"], ["Cut off the three heads of the Hydra"]),
]


@pytest.mark.parametrize(("arguments", "told"), GOALS, ids=[" ".join(words[:1]) for words, _ in GOALS])
def test_every_game_begins_with_its_goal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], arguments: list[str], told: list[str]
) -> None:
    assert type_in(monkeypatch, ["quit"], *arguments, "--seed", "1") == 0
    begins = " ".join(capsys.readouterr().out.split())[:900]
    assert [word for word in told if word not in begins] == []


# prices, dice, promises


def test_a_spell_says_its_price() -> None:
    table = expanded(reefs={4: 3}, nautilion=2).roll(1, 2, 4)
    listed = move_lines(BOARD, table.see, ENGLISH, 80, with_rules=False)
    assert "Artificial Tide, for 2 tokens of the reserve" in listed
    assert listed.index("Repetitive Whirlwind, for one token of the reserve") == listed.index("  7 whirlwind") - 1


def test_a_spell_that_is_free_says_so() -> None:
    table = expanded(card=11).roll(1, 2, 4)
    assert "Repetitive Whirlwind, for nothing now" in move_lines(BOARD, table.see, ENGLISH, 80, with_rules=False)


def test_during_the_darkhouses_question_the_panel_says_who_got_which_die() -> None:
    table = expanded(reefs={30: 3}, crew=[2, 3], nautilion=2).roll(1, 2, 4).do("plan 4 1 2")
    assert table.question == "lose"
    drawn = " ".join(BOARD.draw(GAME, table.state, table.see, ENGLISH).split())
    assert "4 for the Darkhouse, 1 for the Phantom, 2 for the Nautilion" in drawn


def test_the_promise_is_shown_when_it_is_asked_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    type_in(monkeypatch, ["quit"], "nautilion", "--seed", "1")
    assert not re.search(r"[0-9a-f]{64}", capsys.readouterr().out)
    type_in(monkeypatch, ["dice", "quit"], "nautilion", "--seed", "1")
    assert re.search(r"^[0-9a-f]{64}$", capsys.readouterr().out, re.MULTILINE)


# what is typed


def test_commands_without_their_move_say_how_they_are_used(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert (
        type_in(monkeypatch, ["wheel explore", "why", "try", "rule", "quit"], "diluvium", "--seats", "me,random") == 0
    )
    out = capsys.readouterr().out
    assert re.search(r"for example: why sail \w\d", out)
    assert re.search(r"for example: try sail \w\d", out)
    assert re.search(r"not .*\[D-5\.", out)
    assert "D-5.1  " in out


@pytest.mark.parametrize("game", game_names())
def test_no_move_has_the_name_of_a_command(monkeypatch: pytest.MonkeyPatch, game: str, tmp_path: Path) -> None:
    """A verb that needs no more words could never be typed; with more words the list goes first."""
    seen: list[str] = []

    def read(self: Terminal, _: object) -> None:
        ask = self.game.ask(self.play.state)
        assert ask is not None
        seen.extend([*self.simple_commands(), *self.commands_with_a_word()])

    monkeypatch.setattr(Terminal, "run", read)
    assert run(["play", game, "--seed", "1"]) == 0
    rules, rng = load_game(game), Rng(2)
    state = rules.new({})
    for _ in range(300):
        ask = rules.ask(state)
        if ask is None:
            break
        legal = rules.legal(state, ask.seat) if ask.seat != NATURE else []
        assert [move for move in (rules.write(state, action) for action in legal) if move in seen] == []
        rules.apply(state, ask.seat, rng.choice(legal) if legal else rules.sample(state, rng))


# what is shown


def test_the_table_is_drawn_once_a_turn_and_the_rest_is_what_changed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = ["wheel settle", "1", "1", "1", "1", "1", "1", "quit"]
    type_in(monkeypatch, lines, "campaign", "--seed", "3")
    screens = re.split(r"^> ", capsys.readouterr().out, flags=re.MULTILINE)[1:-1]
    heights = [screen.count("\n") for screen in screens]
    drawn = [screen for screen in screens if "+----------+" in screen]
    assert len(drawn) == len({screen for screen in screens if "Round" in screen})
    assert max(height for height, screen in zip(heights, screens, strict=True) if screen not in drawn) <= 14
    assert any("You have 0 gold, 1 food" in screen for screen in screens if screen not in drawn)


def test_the_end_is_told_once(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    type_in(monkeypatch, ["1"] * 500, "diluvium", "--seats", "me,random", "--seed", "1")
    assert len(re.findall(r"The Greeks win with \d+ gold", capsys.readouterr().out)) == 1


def test_of_a_long_set_up_the_end_is_told_and_the_log_has_it_all(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    everything = ["--mages", "yes", "--reefs", "yes", "--machinations", "normal", "--heroics", "yes"]
    type_in(monkeypatch, ["log", "quit"], "nautilion", "--seed", "1", *everything)
    begins, _, rest = capsys.readouterr().out.partition("> ")
    assert "The path is laid" not in begins
    assert "the dice show" in begins
    assert rest.count("The path is laid") == 5


def test_a_sea_too_wide_for_the_terminal_is_told_in_words(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    type_in(monkeypatch, ["quit"], "diluvium", "--seats", "me,random", "--seed", "1")
    out = capsys.readouterr().out
    assert "78 columns wide" in out
    assert "+------" not in out
    assert max(map(len, out.splitlines())) <= 60 or " " not in max(out.splitlines(), key=len)
