"""Moves as text: whatever is typed is read or refused, and what is written reads back."""

from __future__ import annotations

from hypothesis import example, given, settings
from hypothesis import strategies as st

from seaboard.core.errors import SeaboardError, UnreadableAction
from seaboard.core.fingerprint import canonical
from seaboard.core.play import Play
from seaboard.core.seats import NATURE
from seaboard.games.nautilion.rules.state import NautilionState
from tests.games.nautilion.helpers import GAME, SUBMARINES, new_table, random_play

STEADY = settings(deadline=None, derandomize=True)
VERBS = "plan place reserve discard tide whirlwind translation swap with start undo ~roll ~lay ~admirals"
WORDS = st.one_of(
    st.integers(-2, 40).map(str),
    st.sampled_from(["reserve", "RESERVE", "I-II", "ii-i", "~", "٣", "²", "1e1", "0x1", "+1", "1_0", "9" * 5000]),
    st.text(max_size=4),
)
NEAR_MOVES = st.builds(
    lambda verb, words: " ".join([verb, *words]),
    st.sampled_from([*VERBS.split(), *VERBS.upper().split()]),
    st.lists(WORDS, max_size=13),
)
OPTIONS = st.fixed_dictionaries(
    {"players": st.integers(1, 2), "submarine": st.sampled_from(SUBMARINES), "reserve": st.integers(1, 6)}
)
STATE = new_table().state


def check_that_it_is_read_or_refused(text: str) -> None:
    try:
        action = GAME.read(STATE, text)
    except UnreadableAction:
        return
    assert GAME.read(STATE, GAME.write(STATE, action)) == action


@STEADY
@given(st.text())
@example("")
@example("\x00")
@example("\u2003plan\u20031 2 4")
def test_any_text_is_read_or_refused(text: str) -> None:
    check_that_it_is_read_or_refused(text)


@settings(STEADY, max_examples=500)
@given(NEAR_MOVES)
def test_any_near_move_is_read_or_refused(text: str) -> None:
    check_that_it_is_read_or_refused(text)


@settings(STEADY, max_examples=300)
@given(st.integers(0, 20), st.integers(4, 80), st.one_of(st.text(), NEAR_MOVES), st.integers(-2, 3))
def test_any_text_at_any_moment_is_a_move_or_changes_nothing(seed: int, events: int, text: str, seat: int) -> None:
    play = random_play({"players": 1 + seed % 2}, seed, events)
    before, length = canonical(play.state.data()), len(play.events)
    try:
        play.do(seat, text)
    except SeaboardError:
        assert (canonical(play.state.data()), len(play.events)) == (before, length)
    else:
        assert len(play.events) == length + 1


@settings(STEADY, max_examples=300)
@given(st.one_of(st.integers(), st.integers(0, 2**20), st.integers(0, 2**10)), st.integers(0, 20), st.integers(4, 60))
def test_any_number_is_a_move_or_refused(action: int, seed: int, events: int) -> None:
    play = random_play({"players": 1 + seed % 2, "reserve": 6}, seed, events)
    ask = GAME.ask(play.state)
    if ask is None:
        return
    before = canonical(play.state.data())
    try:
        play.apply(ask.seat, action)
    except SeaboardError:
        assert canonical(play.state.data()) == before
    else:
        assert GAME.read(play.state, play.events[-1].text) == action


@STEADY
@given(st.integers())
@example(31)
@example(-1)
@example(4 | 1 << 5)
def test_a_number_is_written_as_a_move_that_reads_back_or_not_at_all(action: int) -> None:
    try:
        text = GAME.write(STATE, action)
    except UnreadableAction:
        return
    assert GAME.read(STATE, text) == action


def check_round_trip(state: NautilionState, action: int) -> None:
    written = GAME.write(state, action)
    assert GAME.read(state, written) == action
    assert GAME.read(state, f"  {written.upper()} ") == action
    assert GAME.write(state, GAME.read(state, written)) == written


@settings(STEADY, max_examples=150)
@given(OPTIONS, st.integers(0, 10_000), st.integers(0, 90))
def test_every_legal_move_reads_back(options: dict[str, int | str], seed: int, events: int) -> None:
    play: Play[NautilionState] = random_play(options, seed, events)
    ask = GAME.ask(play.state)
    if ask is None:
        return
    if ask.seat != NATURE:
        actions = GAME.legal(play.state, ask.seat)
    elif ask.prompt.endswith("lay"):
        actions = [GAME.read(play.state, "~lay 1 2 3 4 5 6 7 8 9 9 8 7")]
    else:
        actions = [action for action, _ in GAME.outcomes(play.state)]
    assert actions
    assert len({GAME.write(play.state, action) for action in actions}) == len(set(actions))
    for action in actions:
        check_round_trip(play.state, action)
