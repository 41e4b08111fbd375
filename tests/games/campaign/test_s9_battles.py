"""S-9: battles between your warship and the adversary's."""

from __future__ import annotations

import pytest

from seaboard.core.pieces.pile import kinds
from seaboard.games import load_game
from seaboard.games.diluvium.campaign.presentation.battle import OddsView
from seaboard.games.diluvium.campaign.presentation.view import SoloView
from seaboard.games.diluvium.campaign.rules.notation import TOKEN_NAMES
from tests.games.campaign.helpers import CALM, Solo, position

YOU, ADVERSARY = 0, 1


def attack(mine: int, theirs: int, weapons: int, token: str, **given: object) -> Solo:
    solo = position(
        tiles=CALM,
        warship={0: "B4", 1: "B5"},
        strength={0: mine, 1: theirs},
        held="weapons 3",
        **given,  # type: ignore[arg-type]
    )
    return solo.do("wheel engage", "sail B5", f"commit {weapons}", f"~token {token}")


def defend(mine: int, theirs: int, weapons: int, token: str) -> Solo:
    solo = position(tiles=CALM, warship={0: "B6", 1: "B7"}, strength={0: mine, 1: theirs}, held="weapons 3")
    return solo.it_does("engage", f"commit {weapons}", f"~token {token}")


def odds_before(attacking: bool, mine: int, theirs: int) -> OddsView:
    """What is shown while you choose your weapons, of which you have three."""
    ships = {0: "B4", 1: "B5"} if attacking else {0: "B6", 1: "B7"}
    solo = position(tiles=CALM, warship=ships, strength={0: mine, 1: theirs}, held="weapons 3")
    solo = solo.do("wheel engage", "sail B5") if attacking else solo.it_does("engage")
    view = load_game("campaign").view(solo.state, YOU)
    assert isinstance(view, SoloView)
    assert view.solo.odds is not None
    return view.solo.odds


@pytest.mark.parametrize("attacking", [True, False])
@pytest.mark.parametrize(("mine", "theirs"), [(2, 2), (1, 2), (3, 1), (1, 5)])
def test_s9_3_the_odds_that_are_shown_are_what_the_tokens_bring(attacking: bool, mine: int, theirs: int) -> None:
    odds = odds_before(attacking, mine, theirs)
    pile = [TOKEN_NAMES[kind] for kind in kinds(position(tiles=CALM).state.combat)]
    fight = attack if attacking else defend
    assert (odds.ties, odds.tokens, len(odds.wins)) == (attacking, len(pile), 4)
    for weapons, wins in enumerate(odds.wins):
        assert wins == sum(fight(mine, theirs, weapons, token).state.wins for token in pile)


def test_s9_1_you_choose_weapons_first_and_they_are_spent() -> None:
    solo = position(tiles=CALM, warship={0: "B4", 1: "B5"}, held="weapons 3").do("wheel engage", "sail B5")
    assert (solo.question, solo.moves()) == ("commit", ["commit 0", "commit 1", "commit 2", "commit 3"])
    assert solo.do("commit 2", "~token 0").held() == {"weapons": 1}


def test_s9_1_without_weapons_nothing_is_asked() -> None:
    solo = position(tiles=CALM, warship={0: "B4", 1: "B5"}).do("wheel engage", "sail B5")
    assert solo.question == "token"


@pytest.mark.parametrize(("token", "won"), [("0", True), ("1", True), ("2", False)])
def test_s9_2_the_token_adds_to_its_strength(token: str, won: bool) -> None:
    """3 against 2 and the token: a tie is the attacker's."""
    assert (attack(3, 2, 0, token).warship(ADVERSARY) == "B7") == won


@pytest.mark.parametrize(("token", "won"), [("0", True), ("1", False), ("2", False)])
def test_s9_3_the_attacker_wins_a_tie(token: str, won: bool) -> None:
    assert (defend(3, 2, 0, token).warship(ADVERSARY) == "B7") == won


def test_s9_3_the_winner_is_paid_by_the_losers_marker() -> None:
    assert attack(6, 4, 0, "1").state.gold[YOU] == 2
    assert attack(1, 6, 0, "1").state.gold[ADVERSARY] == 1


def test_s9_3_the_loser_goes_home_and_victories_are_counted() -> None:
    won, lost = attack(6, 1, 0, "1"), attack(1, 6, 0, "1")
    assert (won.warship(ADVERSARY), won.state.wins) == ("B7", 1)
    assert (lost.warship(YOU), lost.state.wins) == ("B1", 0)
    assert defend(6, 1, 0, "1").state.wins == 1


@pytest.mark.parametrize(("token", "strength"), [("0", 3), ("1", 2), ("2", 2)])
def test_s9_4_a_token_of_value_nothing_makes_it_stronger(token: str, strength: int) -> None:
    assert attack(6, 2, 0, token).state.strength[ADVERSARY] == strength


def test_s9_4_printed_example() -> None:
    """No weapons, strength 3 against 2 and a 0: you gain 1 gold, and its strength becomes 3."""
    solo = defend(3, 2, 0, "0")
    assert (solo.state.gold[YOU], solo.warship(ADVERSARY), solo.state.strength[ADVERSARY]) == (1, "B7", 3)
    assert kinds(solo.state.shown) == [0]


def test_s9_2_three_of_a_value_are_shuffled_after_the_battle() -> None:
    solo = attack(6, 1, 0, "2", combat="0 0 1 1 2", shown="1* 2 2*")
    assert (kinds(solo.state.shown), len(kinds(solo.state.combat))) == ([], 8)


def test_s9_2_the_symbol_means_nothing_in_a_battle() -> None:
    solo = attack(6, 1, 0, "2*")
    assert solo.warship(ADVERSARY) == "B7"
    assert solo.question != "column"
