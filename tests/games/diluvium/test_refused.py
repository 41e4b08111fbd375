"""The door of the game: whatever is not a legal move is refused with a reason, and changes nothing."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import product
from pathlib import Path

import pytest

from seaboard.core.errors import BadOptions, IllegalAction, NotYourDecision, UnreadableAction
from seaboard.core.rng import Rng
from seaboard.core.rules import read_register
from seaboard.core.seats import NATURE, WATCHER
from seaboard.games.diluvium.presentation import refusals
from seaboard.language import language
from tests.games.diluvium.helpers import CALM_SEA, GAME, Table, new_table, position

REGISTER = read_register((Path(__file__).parents[3] / "docs" / "rules" / "diluvium.md").read_text("utf-8"))
REASONS_IN_CODE = {
    "move-only-chance",
    "move-not-now",
    *re.findall(r'because\("([a-z-]+)"', Path(refusals.__file__).read_text("utf-8")),
}


def board_of_two() -> Table:
    return Table(GAME.new({"boards": "chosen"})).do("~tile B2 1", "~tile B6 2", "~first 1", "board artisan")


def sailing(action: str = "explore", **pieces: object) -> Table:
    return position(**pieces).do(f"wheel {action}")  # type: ignore[arg-type]


def settling(**pieces: object) -> Table:
    return position(**{"tiles": CALM_SEA, **pieces}).do("wheel settle")  # type: ignore[arg-type]


def one_settled() -> Table:
    return settling(marks={0: "A1.1"}).do("take board.settle", "place A1.1")


def with_map(**pieces: object) -> Table:
    return position(cards={0: "map"}, **pieces).do("play map")  # type: ignore[arg-type]


def useless_cannon() -> Table:
    return position(cards={0: "cannon"}, strength={0: 6})


def fleeing() -> Table:
    table = position(tiles=CALM_SEA, settlers={1: "A1.1 B7.1"}, marks={1: "A1.1"}, warship={0: "B2"})
    return table.do("wheel engage", "sail A1")


def fighting() -> Table:
    table = position(tiles=CALM_SEA, warship={0: "B2", 1: "A1"}, held={0: "food 1", 1: "food 1"})
    return table.do("wheel engage", "sail A1")


def facing() -> Table:
    return sailing("engage", tiles={"B3": 25}, warship={0: "B2"}, held={0: "food 5"}).do("sail B3")


def bonus() -> Table:
    return position(settlers={0: "B1.1 B1.2 B1.3"}, tray="food 1 weapons 1").do("wheel settle")


def producing(**pieces: object) -> Table:
    return position(held={0: "craft 1 weapons 1"}, **pieces).do("wheel produce")  # type: ignore[arg-type]


REFUSED: list[tuple[str, tuple[str, ...], Callable[[], Table], str]] = [
    ("move-only-chance", ("D-2.7",), position, "~first 1"),
    ("move-only-chance", ("D-2.8",), position, "~people greeks"),
    ("move-only-chance", ("D-2.8",), position, "~board artisan"),
    ("move-only-chance", ("D-5.3",), position, "~tile A1 5"),
    ("move-only-chance", ("D-15.2",), position, "~card gate"),
    ("move-not-now", ("D-3.2", "D-3.3", "D-15.1"), position, "sail B2"),
    ("move-not-now", ("D-10.2",), lambda: sailing("engage", held={0: "food 7"}).do("stay"), "end"),
    ("diluvium-no-board", ("D-2.8",), board_of_two, "board artisan"),
    ("diluvium-no-board", ("D-2.8",), board_of_two, "board a"),
    ("diluvium-no-same-action", ("D-3.3",), lambda: position(wheel={0: "settle"}), "wheel settle"),
    ("diluvium-card-not-held", ("D-15.1",), position, "play gate"),
    ("diluvium-compass-not-now", ("D-15.7",), lambda: position(cards={0: "compass"}), "play compass"),
    ("diluvium-only-compass", ("D-15.1", "D-15.7"), lambda: sailing(cards={0: "gate"}), "play gate"),
    ("diluvium-card-useless", ("D-15.1", "D-15.9"), useless_cannon, "play cannon"),
    ("diluvium-must-move", ("D-5.6",), sailing, "stay"),
    ("diluvium-must-move", ("D-5.6",), sailing, "sail B1"),
    ("diluvium-say-stay", ("D-5.7",), lambda: sailing("engage"), "sail B1"),
    ("diluvium-enemy-city", ("D-5.4",), sailing, "sail B7"),
    ("diluvium-enemy-warship", ("D-5.5",), lambda: sailing(warship={1: "B2"}, held={0: "food 1"}), "sail B2"),
    ("diluvium-no-way", ("D-5.3",), lambda: sailing(held={0: "food 6"}), "sail B4"),
    ("diluvium-too-far", ("D-5.2", "D-5.3"), sailing, "sail A1"),
    ("diluvium-mark-elsewhere", ("D-6.1",), lambda: sailing().do("sail B2"), "mark B6.1"),
    ("diluvium-explored-already", ("D-6.6",), lambda: with_map(marks={0: "B2.1"}), "mark B2.2"),
    ("diluvium-face-down", ("D-15.11",), with_map, "mark A1.1"),
    ("diluvium-mark-taken", ("D-6.3",), lambda: with_map(marks={1: "B2.1"}), "mark B2.1"),
    ("diluvium-no-such-space", ("D-6.3",), lambda: sailing().do("sail B2"), "mark B2.3"),
    ("diluvium-no-such-space", ("D-4.1",), lambda: settling().do("take board.settle"), "place B2.4"),
    ("diluvium-not-your-settler", ("D-8.1",), settling, "take B1.1"),
    ("diluvium-just-moved", ("D-8.1",), one_settled, "take A1.1"),
    ("diluvium-nowhere-to-go", ("D-7.3", "D-7.4"), lambda: settling(settlers={0: "B1.1"}), "take B1.1"),
    (
        *("diluvium-only-this-tile", ("D-6.5",)),
        *(lambda: sailing(tiles=CALM_SEA).do("sail A1", "mark A1.3", "take board.settle"), "place B1.1"),
    ),
    ("diluvium-foreign-city", ("D-8.1",), lambda: settling().do("take board.settle"), "place B7.1"),
    ("diluvium-not-explored", ("D-8.1",), lambda: settling().do("take board.settle"), "place B2.1"),
    (
        *("diluvium-under-warship", ("D-7.4",)),
        *(lambda: settling(marks={0: "A1.1"}, warship={1: "A1"}).do("take board.settle"), "place A1.1"),
    ),
    ("diluvium-space-taken", ("D-8.1",), lambda: settling(settlers={0: "B1.1"}).do("take board.settle"), "place B1.1"),
    (
        *("diluvium-same-island", ("D-7.3",)),
        *(lambda: settling(marks={0: "A1.1"}, settlers={0: "A1.1"}).do("take A1.1"), "place A1.2"),
    ),
    ("diluvium-tray-empty", ("D-10.4",), bonus, "gain craft"),
    (
        *("diluvium-no-settler-there", ("D-9.1",)),
        *(lambda: position(tiles=CALM_SEA, settlers={0: "A1.1 B1.1"}).do("wheel produce"), "produce B2"),
    ),
    ("diluvium-too-few", ("D-9.2",), producing, "sell"),
    ("diluvium-too-few", ("D-9.3",), producing, "arm"),
    ("diluvium-strongest", ("D-9.3",), lambda: producing(strength={0: 6}), "arm"),
    ("diluvium-too-few", ("D-12.2",), fighting, "commit 1"),
    ("diluvium-section-full", ("D-13.3",), fleeing, "flee board.engage"),
    ("diluvium-flee-home", ("D-13.3",), fleeing, "flee A1.2"),
    ("diluvium-space-taken", ("D-13.3",), fleeing, "flee B7.1"),
    ("diluvium-too-few", ("D-14.2",), facing, "slay"),
    ("diluvium-too-few", ("D-10.2",), lambda: sailing("engage", held={0: "food 7"}).do("stay"), "discard craft"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("message", "rules", "table", "move"), REFUSED, ids=[f"{case[0]}-{case[3]}" for case in REFUSED]
)
def test_a_refusal_says_why_and_names_its_clauses(
    message: str, rules: tuple[str, ...], table: Callable[[], Table], move: str
) -> None:
    refusal = table().refused(move)
    assert (refusal.message, refusal.rules) == (message, rules)


def test_every_reason_in_the_code_is_tried() -> None:
    assert {message for message, *_ in REFUSED} == REASONS_IN_CODE


@pytest.mark.parametrize("case", REFUSED, ids=[f"{case[0]}-{case[3]}" for case in REFUSED])
def test_every_reason_is_a_sentence(case: tuple[str, tuple[str, ...], Callable[[], Table], str]) -> None:
    table = case[2]()
    reason = GAME.why(table.state, table.asked, GAME.read(table.state, case[3])).reason
    text, faults = language("en").render(reason)
    assert faults == []
    assert text.endswith(".")


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"players": 1}, "option-bad-value"),
        ({"players": 5}, "option-bad-value"),
        ({"boards": "B"}, "option-bad-value"),
        ({"peoples": "greeks"}, "option-bad-value"),
        ({"submarine": "A1"}, "option-unknown"),
    ],
)
def test_bad_options_are_refused(options: dict[str, int | str], message: str) -> None:
    with pytest.raises(BadOptions) as refusal:
        GAME.new(options)
    assert refusal.value.message.id == message


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "move-unknown-verb"),
        ("dive", "move-unknown-verb"),
        ("sail", "move-word-count"),
        ("sail B1 B2", "move-word-count"),
        ("end now", "move-word-count"),
        ("sail Z9", "move-bad-word"),
        ("sail B8", "move-bad-word"),
        ("place B1", "move-bad-word"),
        ("place B1.6", "move-bad-word"),
        ("place board.settle", "move-bad-word"),
        ("take board.war", "move-bad-word"),
        ("commit -1", "move-bad-word"),
        ("commit 29", "move-bad-word"),
        ("gain ruins", "move-bad-word"),
        ("play joker", "move-bad-word"),
        ("~tile A1 30", "move-bad-word"),
        ("~tile A1 0", "move-bad-word"),
        ("mark B2.4", "move-bad-word"),
    ],
)
def test_unreadable_moves(text: str, message: str) -> None:
    with pytest.raises(UnreadableAction) as refusal:
        GAME.read(new_table().state, text)
    assert refusal.value.message.id == message


@pytest.mark.parametrize("seat", [1, 2, NATURE, WATCHER, 99])
def test_only_the_seat_that_is_asked_answers(seat: int) -> None:
    table = new_table()
    before = table.state.data()
    with pytest.raises(NotYourDecision):
        GAME.apply(table.state, seat, GAME.read(table.state, "wheel explore"))
    assert table.state.data() == before
    assert (GAME.legal(table.state, seat), GAME.refusals(table.state, seat)) == ([], [])


def test_a_seat_seals_once() -> None:
    table = fighting().answer(0, "commit 0")
    with pytest.raises(NotYourDecision):
        table.answer(0, "commit 0")


def test_nothing_is_done_when_the_game_is_over() -> None:
    table = position(active=1, tray="food 0")
    table.state.last_round = 1
    table.do("wheel produce")
    with pytest.raises(NotYourDecision) as refusal:
        GAME.apply(table.state, 0, 0)
    assert refusal.value.message.id == "move-game-over"


def every_move(table: Table) -> list[str]:
    """Whatever a player could write in this sea."""
    spaces = [f"{place}.{slot}" for place in table.names for slot in range(1, 6)]
    board = [f"board.{action}" for action in ("explore", "settle", "produce", "engage")]
    kinds = ("food", "craft", "weapons")
    cards = ("cornucopia", "machines", "legendary", "compass", "treasure", "cannon", "gate", "map")
    return [
        *("end", "stay", "sell", "arm", "done", "slay", "spare"),
        *(f"wheel {action[6:]}" for action in board),
        *(f"{verb} {place}" for verb, place in product(("sail", "produce"), table.names)),
        *(f"{verb} {space}" for verb, space in product(("take", "place", "flee"), spaces)),
        *(f"{verb} {section}" for verb, section in product(("take", "flee"), board)),
        *(f"mark {place}.{slot}" for place, slot in product(table.names, (1, 2, 3))),
        *(f"{verb} {kind}" for verb, kind in product(("gain", "discard"), kinds)),
        *(f"play {card}" for card in cards),
        *(f"commit {number}" for number in range(29)),
        *(f"board {name}" for name in ("a", "warmonger", "artisan", "explorer", "settler")),
    ]


@pytest.mark.parametrize(("players", "boards", "seed"), [(2, "A", 1), (3, "dealt", 2), (4, "chosen", 3)])
def test_every_move_is_legal_or_refused_with_clauses_at_every_question(players: int, boards: str, seed: int) -> None:
    rng = Rng(seed)
    table = Table(GAME.new({"players": players, "boards": boards}))
    seen: dict[str, int] = {}
    moves = every_move(table)
    while GAME.ask(table.state) is not None:
        if table.asked == NATURE:
            GAME.apply(table.state, NATURE, GAME.sample(table.state, rng))
            continue
        seen[table.question] = seen.get(table.question, 0) + 1
        if seen[table.question] <= 4:
            check_every_move(table, moves)
        GAME.apply(table.state, table.asked, rng.choice(GAME.legal(table.state, table.asked)))
    assert {"wheel", "sail", "take", "place", "mark", "trade", "sail-to-war"} <= set(seen)


def check_every_move(table: Table, moves: list[str]) -> None:
    state, seat, legal, before = table.state, table.asked, table.moves(), table.state.data()
    assert legal <= set(moves)
    for move in moves:
        if move in legal:
            assert set(GAME.rules_of(state, GAME.read(state, move))) <= set(REGISTER)
            continue
        with pytest.raises(IllegalAction) as refusal:
            GAME.apply(state, seat, GAME.read(state, move))
        assert refusal.value.rules, move
        assert set(refusal.value.rules) <= set(REGISTER), move
    assert state.data() == before
    near = table.near_refusals()
    assert not set(near) & legal
    ask = table.see(seat).ask
    assert ask is not None
    assert {choice.do for choice in ask.choices} == legal
    assert set(ask.rules) <= set(REGISTER)


def test_near_moves_are_offered_with_their_reasons() -> None:
    near = position(wheel={0: "settle"}, cards={0: "compass"}).near_refusals()
    assert {move: refusal.rules for move, refusal in near.items()} == {
        "wheel settle": ("D-3.3",),
        "play compass": ("D-15.7",),
    }
    near = sailing().near_refusals()
    assert near["stay"].message == "diluvium-must-move"
    assert near["sail B7"].message == "diluvium-enemy-city"
    assert near["sail A1"].message == "diluvium-too-far"
    assert {"place B7.1", "place B2.1"} <= set(settling().do("take board.settle").near_refusals())
    assert set(fleeing().near_refusals()) >= {"flee B7.1", "flee board.engage"}
    assert set(facing().near_refusals()) == {"slay"}
    assert set(fighting().near_refusals()) == {"commit 1"}
