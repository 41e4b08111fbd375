"""The sentences of a game with expansions: narration, foresight, questions and the position in words."""

from __future__ import annotations

from typing import Any

import pytest

from seaboard.core.messages import Message
from seaboard.core.rng import Rng
from seaboard.core.seats import NATURE
from seaboard.core.trace import trace
from seaboard.games.nautilion.components.kit import MERCENARY
from seaboard.language import language
from tests.games.nautilion.helpers import GAME, A, B, C, Table, expanded

COLLIDING: dict[str, Any] = {"harpoons": 2, "nautilion": 10, "phantom": 12, "path": {9: 1}}


def say(message: Message) -> str:
    return language("en").say(message).replace("\u2019", "'")


def lines(table: Table, move: str) -> list[str]:
    """What a move brings, in English."""
    moments = trace(table.state, table.asked, GAME.read(table.state, move))
    return [say(line.message) for moment in moments for line in GAME.narrate(moment, 0)]


def foreseen(table: Table, move: str) -> list[str]:
    said = GAME.foresee(table.state, table.asked, GAME.read(table.state, move))
    return [say(line.message) for line in said]


def prompt(table: Table) -> str:
    ask = table.see.ask
    assert ask is not None
    return say(ask.prompt)


# the collision


def test_a_collision_is_narrated_with_both_harpoons_and_its_result() -> None:
    table = expanded(**COLLIDING, crew=[2, 5], slaves=[5]).roll(1, 1, 2)
    said = lines(table, "plan 1 1 2")
    assert said[2:] == [
        "With a 1 the Phantom would pass the Nautilion: at place 11 they collide.",
        "Harpoons: 2 on the Nautilion, 3 on the Phantom. The Phantom wins.",
        "Defeat on turn 2: the Phantom had more harpoons, with 2 crew members aboard the Nautilion.",
    ]
    assert foreseen(table, "plan 1 1 2") == said


def test_a_tie_clears_both_boards_and_brings_a_token_to_the_reserve() -> None:
    table = expanded(**COLLIDING, crew=[2, 3], soldiers=[1], slaves=[5], discarded=[4]).roll(1, 1, 2)
    said = lines(table, "plan 1 1 2")
    assert said[3] == "Harpoons: 3 on the Nautilion, 3 on the Phantom. A tie."
    assert "its token is discarded. The Mercenary on the Nautilion is discarded." in said[4]
    table.do("plan 1 1 2")
    assert lines(table, "take 4") == ["The 4 goes from the discard pile to the reserve, which now holds 5."]


def test_after_a_victory_the_token_may_go_aboard() -> None:
    table = expanded(**COLLIDING, crew=[2, 3], soldiers=[1, 9], discarded=[4]).roll(1, 1, 2)
    assert lines(table, "plan 1 1 2")[3] == "Harpoons: 5 on the Nautilion, 2 on the Phantom. The Nautilion wins."
    table.do("plan 1 1 2")
    assert lines(table, "take 4") == ["The 4 comes back from the discard pile."]
    assert lines(table.do("take 4"), "place 4") == ["The 4 takes its cabin: 3 of 9 aboard."]


def test_the_groups_that_are_lost_are_named() -> None:
    table = expanded(**COLLIDING, crew=[1, 2, 3, 5], soldiers=[9], discarded=[4]).sail(1, 1, 2).do("take 4")
    table.do("reserve 4")
    assert lines(table, "keep 1") == ["The group 1 2 3 stays; 5 is discarded."]


# the plan and what follows


def test_foresight_goes_behind_the_question_what_is_lost_but_says_no_more_than_the_moves() -> None:
    table = expanded(reefs={}, crew=[1, 2], nautilion=3, phantom=20).roll(1, 2, 3)
    said = foreseen(table, "plan 3 1 2")
    assert said[:2] == [
        "The Plan: 3 for the Darkhouse, 1 for the Phantom, 2 for the Nautilion.",
        "The Darkhouse has a 3 and demands a token.",
    ]
    assert [line.split(" and ")[0] for line in said[2:]] == [
        "The Phantom moves one space to place 19",
        "The Nautilion moves 2 spaces to place 5",
    ]


def test_foresight_of_a_collision_behind_a_loss_says_nothing_of_harpoons() -> None:
    """What is lost decides about them."""
    table = expanded(**COLLIDING, crew=[2, 5]).roll(3, 1, 2)
    said = foreseen(table, "plan 3 1 2")
    assert "they collide" in said[-1]
    assert not any("Harpoons" in line for line in said)


def test_a_reef_is_narrated_with_the_helper_aboard() -> None:
    table = expanded(reefs={4: 3}, nautilion=4, phantom=30, crew=[3])
    assert prompt(table) == "A die is rolled for the Reef 3."
    assert lines(table, "~roll - - 2")[0].startswith("A 2 for the Reef 3, and one more with the 3 aboard: 3. ")
    held = table.copy().do("~roll - - 1", "~roll - 1 2")
    assert "nothing for the Nautilion" in lines(held, "plan 1 2 -")[0]
    assert lines(held, "plan 1 2 -")[-1].startswith("The Nautilion stays where it is. The Reef 3 goes to the reserve")


def test_cards_that_a_held_nautilion_ignores() -> None:
    for card in (6, 7, 8):
        table = expanded(reefs={4: 3}, card=card, nautilion=4, phantom=30)
        assert "is ignored" in lines(table, "~roll - - 1")[1]
    assert len(lines(expanded(reefs={4: 3}, card=10, nautilion=4, phantom=30), "~roll - - 1")) == 1


def test_the_darkhouse_walks_and_says_what_its_card_does() -> None:
    table = expanded(row=[10, 4, 1, 2, 3], walked=4, nautilion=2, phantom=30).sail(1, 1, 1)
    said = lines(table, "reserve 3")
    assert any(line.startswith("The Darkhouse is on card 2: Two tokens. If the") for line in said)


def test_an_exchange_names_both_tokens() -> None:
    table = expanded(card=6, nautilion=3, phantom=20, path={4: 4, 19: 7}).roll(1, 1, 1)
    said = lines(table, "plan 1 1 1")
    assert "the 7 there is kept aside for the exchange" in said[2]
    assert said[3] == "The Nautilion moves one space to place 4. Exchange: you get the 7, and the 4 is discarded."


def test_dice_one_by_one_are_narrated_by_whom_they_go_to() -> None:
    table = expanded(card=2).do("~roll - - 3")
    assert prompt(table).startswith("Give this die to the Darkhouse")
    assert lines(table, "plan - 3 -")[0] == "The Phantom gets the 3."


# Heroic Actions


@pytest.mark.parametrize(
    ("card", "paid", "sentence"),
    [
        (11, 2, "2 Mercenaries of the Phantom are discarded; harpoons left to it: 2."),
        (11, 3, "The 3 was the wrong one to pay with: the card is spent without effect."),
        (12, 3, "One Reef 3 is gone."),
        (12, 2, "The 2 was the wrong one to pay with: the card is spent without effect."),
        (10, 2, "The 2 was the wrong one to pay with: the card is spent without effect."),
        (10, 1, "None of the others can come back."),
        (6, 1, None),
        (7, 1, "Nobody can come aboard."),
    ],
)
def test_a_heroic_action_is_narrated_with_its_price_and_its_consequence(
    card: int, paid: int, sentence: str | None
) -> None:
    crew = [1, 2, 3, 4, 8, 9]  # anybody may leave
    enemies = [MERCENARY, MERCENARY]
    table = expanded(mages=True, harpoons=2, reefs={9: 3}, heroics=[card], crew=crew, slaves=enemies).roll(1, 2, 4)
    said = foreseen(table, f"heroic {card} {paid}")
    assert said[0].startswith(f"Heroic Action, paid with the {paid}: ")
    assert said[1:] == ([sentence] if sentence else [])


def test_a_partnership_is_narrated_when_it_is_complete_and_when_it_rolls() -> None:
    table = expanded(mages=True, guests=[A], nautilion=3, phantom=30, path={4: 1, 29: 2}).sail(1, 1, 1)
    assert lines(table, "cabin 1")[:2] == [
        "The 1 takes its space in the mage's cabin.",
        "A and 1 are partners now: one die more may be rolled again each turn.",
    ]
    rolling = expanded(mages=True, guests=[A, 1]).roll(1, 2, 4)
    assert lines(rolling, "reroll 4") == ["A partnership rolls a 4 again."]
    assert lines(rolling.do("reroll 4"), "~roll - - 3") == ["The die shows 3 now: the dice are 1 2 3."]


def test_the_tokens_that_pay_are_named() -> None:
    table = expanded(harpoons=2, held=[3, 5], spare=1).roll(1, 2, 4).do("tide 1 4")
    assert prompt(table) == "Choose the first of 2 tokens of the reserve that are spent."
    assert lines(table, "spend blank") == ["Spent from the reserve: blank token."]


@pytest.mark.parametrize(
    ("card", "sentence"), [(4, "Choose the first of 2 tokens to discard"), (5, "Choose the token")]
)
def test_the_question_what_is_lost_says_how_much_and_from_where(card: int, sentence: str) -> None:
    table = expanded(card=card, crew=[1, 2], nautilion=3, phantom=30)
    plain = table.sail(3, 1, 1) if card == 4 else table
    assert prompt(plain).startswith(sentence)
    assert prompt(plain).endswith(", from the Nautilion or from the reserve.")
    assert "the mage's cabin" in prompt(expanded(card=5, mages=True, crew=[1, 2]))


@pytest.mark.parametrize(
    ("token", "sentence"),
    [
        (B, "You have taken the Mage B: put it in the mage's cabin or in the reserve."),
        (MERCENARY, "You have taken a Mercenary: choose a cabin for it, or put it in the reserve."),
        (4, "You have taken the 4: place it in its cabin or in the mage's cabin, or put it in the reserve."),
        (5, "You have taken the 5: place it in its cabin, or put it in the reserve."),
    ],
)
def test_the_question_where_a_token_goes(token: int, sentence: str) -> None:
    table = expanded(mages=True, harpoons=2, nautilion=3, phantom=30, path={4: token, 29: 2}).sail(1, 1, 1)
    assert prompt(table) == sentence


def test_a_position_is_described_with_everything_in_it() -> None:
    table = expanded(
        mages=True, harpoons=3, reefs={9: 6}, card=4, heroics=[5], crew=[2], soldiers=[1], guests=[C], slaves=[8],
        held=[9], nautilion=3, phantom=37, path={4: A},
    ).roll(1, 2, 4)  # fmt: skip
    said = [say(message) for message in GAME.describe(table.state, 0)]
    for sentence in (
        "The Phantom is at place 37; 2 spaces to the Happy Isles.",
        "One token lies ahead of the Nautilion: A.",
        "Reefs, each with its place: 6 (9).",
        "A Mercenary is in cabin 1.",
        "In the mage's cabin: C.",
        "On the Phantom's board: 8.",
        "Harpoons: 3 on the Nautilion, 4 on the Phantom.",
        "In the reserve, besides blank tokens: 9.",
        "Heroic Action 5: The Phantom keeps still. The Phantom does not move.",
    ):
        assert sentence in said, sentence
    assert any(line.startswith("Darkhouse card 1, where the Darkhouse is: Two tokens.") for line in said)


def test_what_is_foreseen_is_what_happens() -> None:
    """Over random games: all that is foreseen is said, in that order, when the move is made."""
    options = {"mages": "yes", "mercenaries": "2", "reefs": "yes", "machinations": "normal", "heroics": "yes"}
    for seed in range(6):
        rng, table = Rng(seed), Table(GAME.new(options))
        while GAME.ask(table.state) is not None:
            if table.asked == NATURE:
                GAME.apply(table.state, NATURE, GAME.sample(table.state, rng))
                continue
            action = rng.choice(GAME.legal(table.state, table.asked))
            ahead = GAME.foresee(table.state, table.asked, action)
            moments = trace(table.state, table.asked, action)
            said = [line for moment in moments for line in GAME.narrate(moment, 0)]
            assert ahead[: len(said)] == said
            GAME.apply(table.state, table.asked, action)
