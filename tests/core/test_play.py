"""A game in progress: what may be taken back, and that the log keeps it all."""

from __future__ import annotations

import pytest

from seaboard.core.errors import IllegalAction, NotYourDecision, SeaboardError
from seaboard.core.fingerprint import fingerprint
from seaboard.core.play import Play
from seaboard.core.record import read_record, record_of, replay, write_record
from seaboard.core.rng import Rng
from seaboard.core.seats import NATURE, WATCHER
from seaboard.games.nautilion.rules.state import NautilionState
from tests.games.nautilion.helpers import GAME, KNOWN_PATH, lay

Sea = Play[NautilionState]
ALONE = 0
LAID = 3  # events it takes to lay the path


def begun(*moves: str, players: int = 1) -> Sea:
    """A game with the known path; moves are given as a record writes them."""
    play: Sea = Play(GAME, {"players": players})
    opening = [*lay(KNOWN_PATH), *(["~admirals I-II"] if players == 2 else [])]
    for line in [*opening, *moves]:
        do(play, line)
    return play


def do(play: Sea, line: str) -> str:
    if line.startswith("~"):
        return play.do(NATURE, line)
    seat, text = line.split(" ", 1)
    return play.do(int(seat) - 1, text)


def mark(play: Sea, number: int = -1) -> str:
    return fingerprint(play.at(number if number >= 0 else len(play.events)).data())


def log(play: Sea) -> list[str]:
    return [str(event) for event in play.events]


def refuses(play: Sea, seat: int, text: str) -> bool:
    """Whether an undo is refused; then it must leave everything as it is."""
    before, events = mark(play), log(play)
    try:
        play.do(seat, text)
    except IllegalAction as refusal:
        reason = refusal.message.id
    else:
        return False
    return (reason, mark(play), log(play)) == ("undo-not-allowed", before, events)


def test_undo_gives_back_the_very_same_position() -> None:
    play = begun("~roll 1 2 4")
    before = mark(play)
    play.do(ALONE, "tide 1 3")
    assert mark(play) != before
    assert play.undo(ALONE) == "undo 4"
    assert mark(play) == before
    assert play.state.data() == play.at(4).data()
    assert GAME.ask(play.state) is GAME.ask(play.at(4))


def test_undo_is_an_event_and_deletes_nothing() -> None:
    play = begun("~roll 1 2 4", "1 tide 1 3")
    play.undo(ALONE)
    assert log(play)[LAID:] == ["~roll 1 2 4", "1 tide 1 3", "1 undo 4"]


def test_play_goes_on_after_an_undo() -> None:
    play = begun("~roll 1 2 4", "1 tide 1 3", "1 undo 4", "1 tide 1 4", "1 plan 2 4 4")
    straight = begun("~roll 1 2 4", "1 tide 1 4", "1 plan 2 4 4")
    assert mark(play) == mark(straight)


def test_undo_step_by_step() -> None:
    play = begun("~roll 1 1 1", "1 tide 1 3", "1 tide 1 4")
    assert play.undo_target(ALONE) == 5
    play.undo(ALONE)
    assert play.undo_target(ALONE) == 4
    play.undo(ALONE)
    assert play.undo_target(ALONE) is None
    assert mark(play) == mark(play, 4)


def test_undo_several_moves_at_once() -> None:
    play = begun("~roll 1 1 1", "1 tide 1 3", "1 tide 1 4", "1 plan 1 3 4")
    assert play.restart_target(ALONE) == 4
    play.do(ALONE, "undo 4")
    assert mark(play) == mark(play, 4)


def test_undo_after_an_undo_and_a_new_move() -> None:
    play = begun("~roll 1 1 1", "1 tide 1 3", "1 undo 4", "1 tide 1 4")
    assert play.undo_target(ALONE) == 6
    play.undo(ALONE)
    assert mark(play) == mark(play, 4)
    assert play.undo_target(ALONE) is None


def test_no_undo_of_an_undo() -> None:
    play = begun("~roll 1 1 1", "1 tide 1 3", "1 undo 4")
    assert refuses(play, ALONE, "undo 5")
    assert refuses(play, ALONE, "undo 4")


def test_no_undo_before_anything_was_done() -> None:
    play = begun("~roll 1 2 4")
    assert play.undo_target(ALONE) is None
    assert play.restart_target(ALONE) is None
    assert refuses(play, ALONE, "undo 3")
    with pytest.raises(IllegalAction):
        play.undo(ALONE)


def test_no_undo_across_a_roll() -> None:
    play = begun("~roll 1 2 4", "1 whirlwind", "~roll 1 1 1")
    assert play.undo_target(ALONE) is None
    assert refuses(play, ALONE, "undo 4")


def test_after_a_roll_only_what_followed_it_can_be_undone() -> None:
    play = begun("~roll 1 2 4", "1 whirlwind", "~roll 1 1 1", "1 tide 1 4")
    assert play.restart_target(ALONE) == 6
    assert refuses(play, ALONE, "undo 4")
    assert not refuses(play, ALONE, "undo 6")


def test_a_spell_may_be_taken_back_while_chance_has_not_answered() -> None:
    play = begun("~roll 1 2 4", "1 whirlwind")
    assert not refuses(play, ALONE, "undo 4")
    assert play.state.reserve == 4


def test_nobody_takes_back_what_another_seat_did() -> None:
    play = begun("~roll 1 2 4", "1 start 2", "2 tide 1 3", players=2)
    assert (play.undo_target(0), play.undo_target(1)) == (None, 6)
    assert refuses(play, 0, "undo 5")
    assert refuses(play, 0, "undo 6")
    assert refuses(play, 1, "undo 5")  # nor what lies behind another's move
    assert not refuses(play, 1, "undo 6")


def test_once_the_other_has_taken_back_their_move_one_may_take_back_ones_own() -> None:
    play = begun("~roll 1 2 4", "1 start 2", "2 tide 1 3", "2 undo 6", players=2)
    assert (play.undo_target(0), play.undo_target(1)) == (5, None)
    play.undo(0)
    assert mark(play) == mark(play, 5)


def test_chance_takes_nothing_back() -> None:
    play = begun("~roll 1 2 4")
    assert play.undo_target(NATURE) is None
    assert play.restart_target(NATURE) is None
    assert refuses(play, NATURE, "undo 3")


def test_a_move_that_shows_something_new_is_not_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nautilion has no such move, so a Tide is declared to be one."""
    monkeypatch.setattr(type(GAME), "reveals", lambda _game, state, _seat, action: "tide" in GAME.write(state, action))
    play = begun("~roll 1 2 4", "1 translation", "1 swap 1", "1 with 2")
    assert play.restart_target(ALONE) == 4
    play = begun("~roll 1 2 4", "1 tide 1 2")
    assert play.undo_target(ALONE) is None
    assert refuses(play, ALONE, "undo 4")


@pytest.mark.parametrize("seat", [NATURE, WATCHER, 1, 7])
def test_strangers_undo_nothing(seat: int) -> None:
    play = begun("~roll 1 2 4", "1 tide 1 3")
    assert play.undo_target(seat) is None
    assert refuses(play, seat, "undo 4")
    assert refuses(play, seat, "undo 3")


@pytest.mark.parametrize(
    "text", ["undo", "undo x", "undo 99", "undo -1", "undo 0", "undo 5", "undo 4 4", "undo 04", "undo 3"]
)
def test_undo_names_exactly_the_event_to_return_to(text: str) -> None:
    assert refuses(begun("~roll 1 2 4", "1 tide 1 3"), ALONE, text)


def test_undo_may_be_written_large() -> None:
    play = begun("~roll 1 2 4", "1 tide 1 3")
    assert play.do(ALONE, "UNDO  4") == "undo 4"


def over() -> Sea:
    play = begun()
    play.state.nautilion = 36
    do(play, "~roll 1 1 2")
    do(play, "1 plan 1 2 1")
    assert GAME.outcome(play.state) is not None
    return play


@pytest.mark.parametrize("text", ["undo 4", "undo", "undo 0"])
def test_the_move_that_ended_the_game_cannot_be_taken_back(text: str) -> None:
    """Its dice are shown."""
    play = over()
    assert (play.undo_target(ALONE), play.restart_target(ALONE)) == (None, None)
    with pytest.raises(IllegalAction) as refusal:
        play.do(ALONE, text)
    assert refusal.value.message.id == "undo-after-the-end"
    assert len(play.events) == 5


@pytest.mark.parametrize("text", ["hint", "reseat", "plan 1 2 1"])
def test_nothing_is_written_after_the_end(text: str) -> None:
    play = over()
    with pytest.raises(NotYourDecision) as refusal:
        play.do(ALONE, text)
    assert refusal.value.message.id == "move-game-over"
    assert len(play.events) == 5


def test_a_new_key_for_a_seat_changes_no_position_and_hinders_no_undo() -> None:
    play = begun("~roll 1 2 4", "1 start 1", players=2)
    before, asked = mark(play), play.asked_since()
    assert play.reseat(1) == "reseat"
    assert (mark(play), play.asked_since(), log(play)[-1]) == (before, asked, "2 reseat")
    assert (play.hints(), play.asides(), play.is_helped()) == (0, 1, False)
    assert play.undo(ALONE) == "undo 5"
    assert [str(event) for _, event in play.line()][-1] == "~roll 1 2 4"


def test_a_new_key_does_not_hide_that_a_question_was_helped() -> None:
    play = begun("~roll 1 2 4", "1 hint")
    assert play.is_helped()
    play.reseat(ALONE)
    assert play.is_helped()
    play.do(ALONE, "tide 1 3")
    assert not play.is_helped()


@pytest.mark.parametrize("seat", [-1, 2, 98])
def test_a_seat_nobody_has_gets_no_key(seat: int) -> None:
    with pytest.raises(NotYourDecision):
        begun("~roll 1 2 4", players=2).reseat(seat)


def test_a_record_tells_of_a_new_key() -> None:
    play = begun("~roll 1 2 4", "2 reseat", "1 start 1", players=2)
    record = read_record(write_record(record_of(play)))
    assert log(replay(GAME, record)) == log(play)


def test_a_translation_is_undone_choice_by_choice() -> None:
    play = begun("~roll 1 1 1", "1 translation", "1 swap 3", "1 with 5")
    marks = [mark(play, number) for number in (6, 5, 4)]
    for expected in marks:
        play.undo(ALONE)
        assert mark(play) == expected


def test_the_line_leaves_out_what_was_taken_back() -> None:
    play = begun("~roll 1 1 1", "1 tide 1 3", "1 undo 4", "1 tide 1 4", "1 plan 1 1 4")
    told = [(number, str(event)) for number, event in play.line()][LAID:]
    assert told == [(4, "~roll 1 1 1"), (7, "1 tide 1 4"), (8, "1 plan 1 1 4")]


def test_a_position_keeps_what_it_held() -> None:
    """Moves make new positions and leave the old ones alone."""
    play = begun("~roll 1 1 1")
    marks = [mark(play, number) for number in range(5)]
    for line in ("1 tide 1 3", "1 undo 4", "1 translation", "1 swap 1", "1 with 2", "1 plan 1 1 1"):
        do(play, line)
    assert [mark(play, number) for number in range(5)] == marks


def test_the_saved_form_is_a_snapshot() -> None:
    state = begun("~roll 1 1 1", "1 translation", "1 swap 1").state.copy()
    saved = state.data()
    before = fingerprint(saved)
    GAME.apply(state, ALONE, GAME.read(state, "with 2"))
    assert fingerprint(saved) == before
    assert fingerprint(state.data()) != before


def test_a_refused_move_leaves_no_trace() -> None:
    play = begun("~roll 1 2 4")
    before, events = mark(play), log(play)
    for seat, text in [(0, "plan 4 4 4"), (1, "plan 1 2 4"), (0, "dance"), (NATURE, "~roll 1 1 1"), (0, "")]:
        with pytest.raises(SeaboardError):
            play.do(seat, text)
        assert (mark(play), log(play)) == (before, events)


def test_a_move_is_logged_in_its_canonical_text() -> None:
    play = begun("~roll 1 2 4", "1 PLAN  1   2 04")
    assert log(play)[-1] == "1 plan 1 2 4"


def test_an_undone_game_replays_byte_for_byte() -> None:
    play = begun(
        "~roll 1 1 1", "1 tide 1 3", "1 undo 4", "1 translation", "1 swap 1", "1 undo 6", "1 plan 1 1 1", "1 place 1"
    )
    written = write_record(record_of(play))
    again = replay(GAME, read_record(written))
    assert write_record(record_of(again)) == written
    assert mark(again) == mark(play)
    assert again.restart_target(ALONE) == play.restart_target(ALONE)


def test_chance_answers_until_a_player_is_asked() -> None:
    play: Sea = Play(GAME, {"players": 2})
    play.chance(Rng(4))
    ask = GAME.ask(play.state)
    assert ask is not None
    assert (ask.seat, ask.prompt) == (0, "nautilion-ask-start")
    assert [line.split()[0] for line in log(play)] == ["~lay", "~lay", "~lay", "~admirals", "~roll"]


@pytest.mark.parametrize("seed", range(8))
def test_random_games_full_of_undos_replay(seed: int) -> None:
    rng = Rng(seed)
    play: Sea = Play(GAME, {"players": 1 + seed % 2, "reserve": 6})
    undone = 0
    while (ask := GAME.ask(play.state)) is not None:
        seat = rng.below(2)
        if play.undo_target(seat) is not None and rng.below(3) == 0:
            target = play.undo_target(seat) if rng.below(2) else play.restart_target(seat)
            play.do(seat, f"undo {target}")
            undone += 1
        elif ask.seat == NATURE:
            play.apply(NATURE, GAME.sample(play.state, rng))
        else:
            play.apply(ask.seat, rng.choice(GAME.legal(play.state, ask.seat)))
    straight: Sea = Play(GAME, play.options)
    for _, event in play.line():
        straight.do(event.seat, event.text)
    assert undone >= 3
    assert mark(straight) == mark(play)
    assert write_record(record_of(replay(GAME, record_of(play)))) == write_record(record_of(play))


def test_a_hint_is_an_event_that_changes_nothing_else() -> None:
    play = begun("~roll 1 2 4", "1 tide 1 3")
    before = mark(play)
    assert play.do(ALONE, "hint") == "hint"
    assert (mark(play), log(play)[-1], play.hints()) == (before, "1 hint", 1)
    play.undo(ALONE)
    assert mark(play) == mark(play, 4)
    assert not play.events[5].moves()
    assert [event.text for _, event in play.line()][LAID:] == ["~roll 1 2 4"]


def test_what_follows_a_hint_is_played_as_without_it() -> None:
    helped = begun("~roll 1 2 4", "1 hint", "1 tide 1 4", "1 hint", "1 plan 2 4 4")
    assert mark(helped) == mark(begun("~roll 1 2 4", "1 tide 1 4", "1 plan 2 4 4"))
    again = replay(GAME, read_record(write_record(record_of(helped))))
    assert (log(again), again.hints()) == (log(helped), 2)


def test_only_who_is_asked_is_helped() -> None:
    play = begun("~roll 1 2 4", players=2)
    asked = GAME.ask(play.state)
    assert asked is not None
    absent = next(seat for seat in (NATURE, 5) if seat not in asked.seats)
    with pytest.raises(NotYourDecision):
        play.hint(absent)
    assert play.hints() == 0
