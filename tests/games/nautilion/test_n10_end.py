"""N-10: three endings."""

from __future__ import annotations

import pytest

from seaboard.core.errors import NotYourDecision
from tests.games.nautilion.helpers import ABYSS, EVERYBODY, GAME, ISLES, Table, position


def rules_of_the_end(table: Table) -> tuple[str, ...]:
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    return outcome.rules


def before_the_abyss(crew: list[int]) -> Table:
    """One token lies between the Nautilion and the Abyss: two steps reach it, three pass it."""
    return position(nautilion=30, phantom=20, crew=crew, path={15: 1, 16: 1, 17: 1, 18: 1, 33: 7})


@pytest.mark.parametrize("die", [2, 3, 4])
def test_n10_1_victory_by_reaching_or_passing_the_abyss_with_a_full_crew(die: int) -> None:
    table = before_the_abyss([*EVERYBODY]).sail(1, 1, die)
    assert (table.ending, table.see.nautilion) == ("victory", ABYSS)
    assert rules_of_the_end(table) == ("N-10.1",)
    assert GAME.outcome(table.state) == table.see.outcome


def test_n10_1_one_step_short_is_no_victory_yet() -> None:
    assert before_the_abyss([*EVERYBODY]).sail(1, 1, 1).ending == ""


def test_n10_1_the_game_is_over_for_everybody() -> None:
    table = before_the_abyss([*EVERYBODY]).sail(1, 1, 2)
    assert GAME.ask(table.state) is None
    assert GAME.legal(table.state, 0) == []
    assert GAME.refusals(table.state, 0) == []
    with pytest.raises(NotYourDecision) as refusal:
        GAME.apply(table.state, 0, GAME.read(table.state, "plan 1 1 2"))
    assert refusal.value.message.id == "move-game-over"


@pytest.mark.parametrize("die", [2, 3, 4])
def test_n10_2_defeat_when_the_phantom_reaches_or_passes_the_happy_isles(die: int) -> None:
    table = position(nautilion=25, phantom=10, crew=EVERYBODY, path={5: 1, 30: 2, 31: 3}).sail(1, die, 1)
    assert (table.ending, table.see.phantom) == ("phantom-arrived", ISLES)
    assert rules_of_the_end(table) == ("N-7.4", "N-10.2")


@pytest.mark.parametrize("die", [2, 3, 4])
@pytest.mark.parametrize("missing", EVERYBODY)
def test_n10_3_defeat_when_anybody_is_missing_at_the_abyss(die: int, missing: int) -> None:
    table = before_the_abyss([member for member in EVERYBODY if member != missing]).sail(1, 1, die)
    assert (table.ending, table.see.nautilion) == ("crew-incomplete", ABYSS)
    assert rules_of_the_end(table) == ("N-10.3",)


def test_n10_3_crew_in_the_reserve_is_not_aboard() -> None:
    table = position(nautilion=36, phantom=20, crew=range(1, 9), held=[9]).sail(1, 1, 1)
    assert table.ending == "crew-incomplete"


def test_n10_3_three_endings_and_three_more_with_expansions() -> None:
    of_expansions = {"mages-missing", "heroics-left", "harpooned"}
    assert set(GAME.endings()) == {"victory", "phantom-arrived", "crew-incomplete"} | of_expansions
