"""N-12: two players together."""

from __future__ import annotations

import pytest

from seaboard.core.errors import NotYourDecision
from seaboard.core.seats import NATURE
from tests.games.nautilion.helpers import EVERYBODY, GAME, KNOWN_PATH, Table, lay, new_table, position

ADMIRAL_I = (1, 3, 4, 5, 6, 8)
ADMIRAL_II = (2, 4, 5, 6, 7, 9)


def turn_of(table: Table, seat: int, token: int) -> Table:
    """A player's Nautilion stops on this token; nobody is aboard, so no duct is needed."""
    table.state.active = seat
    table.state.path[1] = token
    return table.sail(1, 1, 1)


# N-12.1 Admirals


@pytest.mark.parametrize(
    ("deal", "first", "second"), [("I-II", ADMIRAL_I, ADMIRAL_II), ("II-I", ADMIRAL_II, ADMIRAL_I)]
)
def test_n12_1_each_player_gets_one_admiral(deal: str, first: tuple[int, ...], second: tuple[int, ...]) -> None:
    assert new_table(players=2, admirals=deal).see.admirals == (first, second)


def test_n12_1_the_admirals_are_dealt_at_random_before_the_first_roll() -> None:
    table = Table(GAME.new({"players": 2})).do(*lay(KNOWN_PATH))
    assert (table.asked, table.question, table.see.admirals) == (NATURE, "admirals", ())
    listed = {GAME.write(table.state, action): weight for action, weight in GAME.outcomes(table.state)}
    assert listed == {"~admirals I-II": 1, "~admirals II-I": 1}


def test_n12_1_nothing_else_comes_before_the_deal() -> None:
    table = Table(GAME.new({"players": 2})).do(*lay(KNOWN_PATH))
    assert table.refused_chance("~roll 1 1 1").rules == ("N-12.1",)


def test_n12_1_a_player_alone_has_no_admiral() -> None:
    table = new_table(players=1)
    assert (table.question, table.see.admirals) == ("roll", ())


# N-12.2, N-12.3 the reserve


@pytest.mark.parametrize("reserve", [1, 2, 3, 4, 5, 6])
def test_n12_2_two_more_tokens_than_alone(reserve: int) -> None:
    alone, together = new_table(reserve=reserve), new_table(reserve=reserve, players=2)
    assert together.see.reserve == alone.see.reserve + 2


@pytest.mark.parametrize("seat", [0, 1])
def test_n12_3_either_player_pays_from_the_one_reserve(seat: int) -> None:
    table = position(players=2, active=seat, spare=1, held=[3]).roll(1, 1, 1).do("tide 1 2")
    assert table.see.reserve == 0


def test_n12_3_what_one_reserves_the_other_may_spend() -> None:
    table = position(players=2, active=0, spare=0).sail(1, 1, 1).do("reserve 1").roll(1, 1, 1)
    assert table.asked == 1
    assert "whirlwind" in table.moves()


# N-12.4 who starts


@pytest.mark.parametrize("seat", [0, 1])
def test_n12_4_the_chosen_player_plays_the_whole_first_turn(seat: int) -> None:
    table = new_table(players=2).roll(1, 1, 4)
    assert (table.asked, table.question) == (0, "start")
    table.do(f"start {seat + 1}")
    assert (table.asked, table.question, table.see.active) == (seat, "plan", seat)
    table.do("plan 1 1 4")
    assert (table.asked, table.question) == (seat, "landing")


def test_n12_4_the_choice_comes_after_the_roll_and_before_any_spell() -> None:
    table = new_table(players=2)
    assert table.question == "roll"
    table.roll(1, 2, 4)
    assert table.moves() == {"start 1", "start 2"}
    assert table.refused("whirlwind").rules == ("N-3.1", "N-4.2")
    assert table.refused("plan 1 2 4").rules == ("N-3.1", "N-4.2")


@pytest.mark.parametrize("move", ["place 2", "reserve 2", "discard reserve", "swap 3", "with 4"])
def test_n12_4_nothing_else_is_done_before_the_choice(move: str) -> None:
    assert new_table(players=2).roll(1, 2, 4).refused(move).rules


def test_n12_4_the_first_seat_states_the_choice() -> None:
    table = new_table(players=2).roll(1, 2, 4)
    with pytest.raises(NotYourDecision) as refusal:
        GAME.apply(table.state, 1, GAME.read(table.state, "start 2"))
    assert refusal.value.rules == ("N-12.4",)


def test_n12_4_a_whirlwind_does_not_bring_the_choice_back() -> None:
    table = new_table(players=2).roll(1, 2, 4).do("start 2", "whirlwind").roll(1, 1, 1)
    assert (table.asked, table.question) == (1, "plan")
    refusal = table.refused("start 1")
    assert (refusal.message, refusal.rules) == ("nautilion-no-start-now", ("N-12.4",))


def test_n12_4_the_choice_is_made_on_the_first_turn_only() -> None:
    table = new_table(players=2).roll(1, 1, 1).do("start 1", "plan 1 1 1", "reserve 1").roll(1, 1, 1)
    assert table.question == "plan"
    assert table.refused("start 1").rules == ("N-12.4",)


def test_n12_4_a_player_alone_chooses_nothing() -> None:
    table = new_table(players=1).roll(1, 1, 1)
    assert table.question == "plan"
    assert table.refused("start 1").rules == ("N-12.4",)


# N-12.5 whole turns in turn


@pytest.mark.parametrize("starter", [0, 1])
def test_n12_5_the_players_alternate(starter: int) -> None:
    table = new_table(players=2).roll(1, 1, 1).do(f"start {starter + 1}")
    players = []
    for _ in range(6):
        if table.question == "roll":
            table.roll(1, 1, 1)
        players.append(table.asked)
        table.do("plan 1 1 1")
        if table.question == "landing":
            assert table.asked == players[-1]
            table.do(f"reserve {table.see.taken}")
    assert players == [starter, 1 - starter] * 3


def test_n12_5_every_question_of_a_turn_goes_to_its_player() -> None:
    table = position(players=2, active=1, nautilion=4, phantom=20, crew=[4, 9], spare=6).roll(1, 1, 3)
    for move in ("translation", "swap 9", "with 10", "tide 1 2", "plan 3 1 2", "discard reserve"):
        assert table.asked == 1
        table.do(move)
    assert (table.asked, table.question) == (1, "landing")


def test_n12_5_the_turn_passes_also_when_nothing_was_asked_at_its_end() -> None:
    table = position(players=2, active=0, nautilion=4, phantom=20, crew=[4, 5]).sail(1, 1, 1).roll(1, 1, 1)
    assert table.asked == 1


def test_n12_5_the_other_player_may_not_answer() -> None:
    table = position(players=2, active=0).roll(1, 1, 1)
    before = table.state.data()
    with pytest.raises(NotYourDecision) as refusal:
        GAME.apply(table.state, 1, GAME.read(table.state, "plan 1 1 1"))
    assert refusal.value.message.id == "move-not-your-decision"
    assert table.state.data() == before
    assert GAME.legal(table.state, 1) == []


# N-12.6 only your Admiral's crew


@pytest.mark.parametrize("token", EVERYBODY)
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("deal", ["I-II", "II-I"])
def test_n12_6_a_player_places_only_crew_of_their_admiral(deal: str, seat: int, token: int) -> None:
    table = position(players=2, admirals=deal)
    card = table.see.admirals[seat]
    turn_of(table, seat, token)
    assert (f"place {token}" in _open(table)) == (token in card)
    if token not in card:
        assert table.see.reserve_crew == (token,)


def _open(table: Table) -> set[str]:
    return table.moves() if table.question == "landing" else set()


def test_n12_6_the_story_names_the_admiral() -> None:
    table = position(players=2, active=0, nautilion=1).roll(1, 1, 1)
    assert "N-12.6" in table.narrated("plan 1 1 1")["nautilion-reserved-admiral"]


def test_n12_6_a_token_of_the_admiral_still_needs_a_duct() -> None:
    table = position(players=2, active=0, nautilion=5, phantom=20, crew=[1]).sail(1, 1, 1)
    assert table.see.reserve_crew == (6,)


def test_n12_6_a_token_that_is_not_in_hand_is_not_refused_for_the_admiral() -> None:
    refusal = position(players=2, active=0, crew=[1]).roll(1, 1, 1).refused("place 2")
    assert (refusal.message, refusal.rules) == ("nautilion-nothing-taken", ("N-8.3",))


def test_n12_6_the_limit_does_not_bind_discards() -> None:
    table = position(players=2, active=0, nautilion=4, phantom=20, crew=[1, 2], spare=0).sail(3, 1, 1)
    assert table.moves() == {"discard 1", "discard 2"}


def test_n12_6_a_player_alone_may_place_everybody() -> None:
    for token in EVERYBODY:
        table = position()
        table.state.path[1] = token
        assert f"place {token}" in table.sail(1, 1, 1).moves()
