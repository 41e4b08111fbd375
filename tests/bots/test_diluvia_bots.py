"""The bots of Diluvia: an answer to every question, no look at what is hidden, Undo for real harm, all rivals alike."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, islice
from typing import Any

import pytest

from seaboard.bots import search_bot
from seaboard.bots.bot import Observation
from seaboard.bots.diluvia import value as diluvia_value
from seaboard.bots.diluvia.mind import DiluviaMind
from seaboard.bots.diluvia.plan import ranking
from seaboard.bots.diluvia.value import Judge
from seaboard.bots.registry import bots_for
from seaboard.bots.skill import Skill
from seaboard.games.diluvia.rules.actions import ACTION_CARDS
from seaboard.games.diluvia.rules.cards import carry_out
from seaboard.games.diluvia.rules.state import DiluviaState
from seaboard.lab.simulate import Job, simulate
from tests.bots import helpers
from tests.games.diluvia.helpers import GAME, Setting, Table, position

BOTS = bots_for("diluvia")
THINKERS = ("greedy", "search")
TABLES: dict[str, Setting] = {
    "two": {"players": 2},
    "three": {"players": 3},
    "three express": {"players": 3, "express": "yes"},
    "four": {"players": 4},
    "four express": {"players": 4, "express": "yes"},
    "2v2": {"players": 4, "teams": "pairs"},
    "2v2 express": {"players": 4, "teams": "pairs", "express": "yes"},
    "2v2v2": {"players": 6, "teams": "pairs"},
    "2v2v2 express": {"players": 6, "teams": "pairs", "express": "yes"},
    "3v3": {"players": 6, "teams": "threes"},
    "3v3 express": {"players": 6, "teams": "threes", "express": "yes"},
}
EVERY_ANSWER = {
    "move", "push", "maneuver", "tsunami", "tentacles", "rescue", "drop", "roll", "undo-it", "pass", "waive", "seat",
    "advance", "hold",
}  # fmt: skip


@pytest.fixture(autouse=True)
def small_mind(monkeypatch: pytest.MonkeyPatch) -> None:
    """The search as it is, with little time."""
    think(monkeypatch, turns=20)


def think(monkeypatch: pytest.MonkeyPatch, turns: int) -> None:
    mind = DiluviaMind(
        diluvia_value.WEIGHTS,
        width=4,
        worlds=200,
        rounds=1,
        turns=turns,
        window=turns,
        late_turns=turns,
        trust=6.0,
        late_trust=60.0,
    )
    monkeypatch.setattr(search_bot, "skill_of", lambda _: Skill(mind=mind))


def questions(table: str, seed: int) -> Iterator[tuple[DiluviaState, int]]:
    return helpers.questions(GAME, TABLES[table], seed)


def choice(name: str, table: Table, seat: int | None = None, seed: int = 1) -> str:
    mover = table.asked if seat is None else seat
    return GAME.write(table.state, helpers.answer(name, GAME, table.state, mover, seed))


# an answer to every question


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("name", BOTS)
def test_every_answer_is_legal_and_the_state_is_left_alone(name: str, table: str) -> None:
    every = {"random": 3, "greedy": 5, "novice": 5, "sailor": 5}.get(name, 29)  # the others think
    for state, seat in islice(questions(table, seed=3), 0, None, every):
        assert helpers.answers_legally(name, GAME, state, seat)


def test_greedy_answers_every_kind_of_question() -> None:
    asked = chain.from_iterable(questions(table, seed) for seed, table in enumerate(TABLES))
    assert helpers.answers_every_kind("greedy", GAME, asked) >= EVERY_ANSWER


@pytest.mark.parametrize("table", TABLES)
def test_whole_games_at_every_table(table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Search, greedy and random at one table: `Game.apply` refuses what is not legal."""
    think(monkeypatch, turns=4)
    seats = int(TABLES[table]["players"])
    tally = simulate(Job("diluvia", TABLES[table], (("search", "greedy", "random") * 2)[:seats], 4), 1)
    assert sum(tally.endings.values()) == 1


@pytest.mark.parametrize("table", TABLES)
def test_greedy_leaves_random_far_behind(table: str) -> None:
    """Two sides, one of each; with three or four sides greedy is one of them."""
    seats = int(TABLES[table]["players"])
    team = {"pairs": 2, "threes": 3}.get(TABLES[table].get("teams", ""), 1)
    tally = simulate(Job("diluvia", TABLES[table], ("greedy",) * team + ("random",) * (seats - team), 1), 6)
    assert tally.wins[0] >= 5
    assert tally.scores[0] > 2 * max(tally.scores[seat] for seat in range(team, seats))


# what is hidden


@pytest.mark.parametrize("name", BOTS)
def test_the_same_luck_gives_the_same_answer(name: str) -> None:
    for state, seat in islice(questions("three", seed=2), 0, None, 9):
        assert helpers.answer(name, GAME, state, seat, seed=8) == helpers.answer(name, GAME, state, seat, seed=8)


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("table", ["two", "three", "four express", "2v2v2", "3v3"])
def test_what_a_seat_cannot_know_does_not_change_its_answer(name: str, table: str) -> None:
    """Worlds that differ in the others' cards and in their answers in a window alone; mates hide theirs too."""
    asked = enumerate(islice(questions(table, seed=11), 0, None, 14))
    assert sum(helpers.answers_blindly(name, GAME, state, seat, number) for number, (state, seat) in asked) >= 5


@pytest.mark.parametrize("name", THINKERS)
def test_what_the_others_answered_in_a_window_does_not_change_the_answer(name: str) -> None:
    wave = declared("tsunami left", aboard={0: "c2", 1: "a1 a2", 2: "a3"}, hands={1: "undo", 2: "undo"})
    assert len({choice(name, wave.copy().do(*others), 1) for others in ((), ("3 pass",), ("3 undo-it",))}) == 1


# Undo (DV-9)


def declared(move: str, **more: Any) -> Table:
    """The first seat declares a card; what the others hold is in `hands`."""
    hands = {0: "move stampede maneuver tsunami tentacles rescue", **more.pop("hands")}
    return position(hands=hands, **more).do(move)


HARM: dict[str, tuple[str, dict[str, Any]]] = {
    "a wave throws off three": ("tsunami left", {"aboard": {0: "c2", 1: "a1 a2 a3"}}),
    "a wave throws off two": ("tsunami right", {"aboard": {0: "c2", 1: "e1 e3"}, "level": 6}),
    "the raft leaves three that the next cloud drowns": (
        "tentacles a4",
        {"jungle": {0: "a5", 1: "c4 e4 e5"}, "level": 3, "raft": "d4", "meter": 5},
    ),
}
NO_HARM: dict[str, tuple[str, dict[str, Any]]] = {
    "a wave throws off others": ("tsunami left", {"aboard": {0: "c2", 1: "b1 b2", 2: "a1 a2 a3"}}),
    "a wave throws off nobody": ("tsunami left", {"aboard": {0: "c2", 1: "c1 d2", 2: "c3"}}),
    "a step far away": ("move a7 a6", {}),
    "the raft comes nearer": ("maneuver left", {"jungle": {0: "g7", 1: "a1 b2"}, "raft": "e1"}),
}


@pytest.mark.parametrize("harm", HARM)
@pytest.mark.parametrize("name", THINKERS)
def test_undo_answers_a_card_that_costs_animals(name: str, harm: str, monkeypatch: pytest.MonkeyPatch) -> None:
    think(monkeypatch, turns=600)
    move, more = HARM[harm]
    assert choice(name, declared(move, hands={1: "undo move"}, **more), 1) == "undo-it"


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("harm", NO_HARM)
@pytest.mark.parametrize("name", THINKERS)
def test_undo_is_kept_when_only_others_or_nobody_is_harmed(name: str, harm: str, seed: int) -> None:
    """However little the search has thought: what does no harm is not even tried."""
    move, more = NO_HARM[harm]
    table = declared(move, hands={1: "undo undo move"}, **more)
    assert choice(name, table, 1, seed) == "pass"


def test_a_trifle_is_not_undone() -> None:
    """A rival comes nearer to the raft: that costs a little, and early an Undo is kept for more."""
    step = declared("move b1 c1", jungle={0: "b1", 1: "b2 e3"}, raft="d1", hands={1: "undo move"})
    assert harm_of(step, 1) > 0
    for seed in range(4):
        assert {choice(name, step, 1, seed) for name in THINKERS} == {"pass"}


def harm_of(table: Table, seat: int) -> float:
    """What the card declared by the first seat would cost."""
    judge = Judge(diluvia_value.WEIGHTS)
    before = judge_of(judge, table.state, seat)
    rule = table.state.stack[-1]
    after = table.state.copy()
    carry_out(after, 0, rule.data()["action"])
    return before - judge_of(judge, after, seat)


@pytest.mark.parametrize("name", THINKERS)
def test_near_the_end_an_undo_is_kept_for_nothing(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One animal thrown off: early it may be let go, with the water before row 7 it decides."""
    think(monkeypatch, turns=600)
    last = declared("tsunami left", aboard={0: "c1 c2", 1: "a1 b2", 2: "d1"}, hands={1: "undo"}, level=6, meter=5)
    assert choice(name, last, 1) == "undo-it"


@pytest.mark.parametrize("table", ["2v2", "2v2v2", "3v3"])
def test_nobody_is_asked_to_undo_a_mates_card(table: str) -> None:
    """DV-16.4: so a bot keeps its Undo for opponents."""
    hands = dict.fromkeys(range(int(TABLES[table]["players"])), "undo move tsunami")
    wave = position(aboard={0: "c2", 1: "a1 a2 a3"}, hands=hands, **TABLES[table]).do("tsunami left")
    assert 1 not in wave.all_asked


@pytest.mark.parametrize("name", THINKERS)
def test_a_bot_undoes_what_throws_off_its_mates_animals(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    think(monkeypatch, turns=600)
    hands = {0: "tsunami move", 3: "undo move"}
    aboard = {0: "c2", 2: "a1 a2 a3", 3: "d2"}
    wave = position(aboard=aboard, hands=hands, level=6, **TABLES["2v2"]).do("tsunami left")
    assert choice(name, wave, 3) == "undo-it"


# all rivals alike, whoever plays them: a person, a bot, or a bot in place of somebody who left


def traded(state: DiluviaState, one: int, other: int) -> DiluviaState:
    """The same position with everything two seats have changed about."""
    twin = state.copy()
    for heap in (twin.jungle, twin.aboard, twin.adrift):
        heap[one], heap[other] = heap[other], heap[one]
    here, there = (slice(seat * ACTION_CARDS, (seat + 1) * ACTION_CARDS) for seat in (one, other))
    twin.hands[here], twin.hands[there] = twin.hands[there], twin.hands[here]
    return twin


RIVALS = {"three": (0, 1, 2), "four": (1, 0, 3), "2v2": (0, 2, 3), "2v2v2": (1, 2, 5), "3v3": (0, 3, 5)}


@pytest.mark.parametrize("table", RIVALS)
def test_no_rival_counts_more_than_another(table: str) -> None:
    """Two of them change places: nothing is better or worse, and the same answers are as promising as before."""
    seat, one, other = RIVALS[table]
    judge, compared = Judge(diluvia_value.WEIGHTS), 0
    for state, asked in questions(table, seed=6):
        if asked != seat or state.stack[-1].data()["rule"] != "Turn":
            continue
        twin = traded(state, one, other)
        assert judge_of(judge, twin, seat) == pytest.approx(judge_of(judge, state, seat))
        assert ranking(twin, seat, judge) == ranking(state.copy(), seat, judge)
        compared += 1
    assert compared >= 10


def judge_of(judge: Judge, state: DiluviaState, seat: int) -> float:
    judge.look_at(state.tables)
    return judge.worth(state, seat)


@pytest.mark.parametrize("victim", [1, 2])
@pytest.mark.parametrize("name", THINKERS)
def test_a_wave_goes_where_it_costs_rivals_most_whoever_they_are(
    name: str, victim: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    think(monkeypatch, turns=600)
    aboard = {0: "c1 d2 c3", victim: "a1 a2 a3", 3 - victim: "e1"}
    assert choice(name, position(aboard=aboard, hands={0: "tsunami"}, level=5)) == "tsunami left"


def test_a_bot_is_not_told_who_plays_a_seat() -> None:
    """Who left and who stands in is known to the table alone."""
    observation = Observation(GAME, GAME.new({}), 0)
    assert {name for name in dir(observation) if not name.startswith("_")} == {
        "game", "seat", "view", "legal", "imagine",
    }  # fmt: skip
