"""With expansions too, whatever is not a legal move is refused with a reason and its clauses, and changes nothing."""

from __future__ import annotations

from collections import Counter
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from seaboard.core.rng import Rng
from seaboard.core.rules import read_register
from seaboard.core.seats import NATURE
from seaboard.core.verbs import Verb
from seaboard.games.nautilion.components.kit import MERCENARY
from seaboard.games.nautilion.presentation.verbs import VERBS
from seaboard.language import LANGUAGES, language
from tests.games.nautilion.helpers import GAME, A, B, ExpandedTable, Refused, Table, expanded, new_table, position

REGISTER = read_register((Path(__file__).parents[3] / "docs" / "rules" / "nautilion.md").read_text("utf-8"))
COMBINATIONS: list[dict[str, int | str]] = [
    dict(zip(("mages", "mercenaries", "reefs", "machinations", "heroics", "players"), chosen, strict=True))
    for chosen in product(
        ("no", "yes"), ("no", "2", "3"), ("no", "yes"), ("no", "intro", "normal", "difficult"), ("no", "yes"), (1, 2)
    )
]


def texts_of(verb: Verb[Any]) -> list[str]:
    """Every text of a verb; of those that lay out tokens by the dozen just the first few."""
    values = [[word.write(value) for value in range(128) if word.write(value)] for word in verb.words]
    if len(values) > 3:
        values = [row[:1] for row in values[:-1]] + values[-1:]
    return [" ".join([verb.name, *words]) for words in product(*values)]


EVERY_TEXT = [text for verb in VERBS.verbs for text in texts_of(verb)]
READ = {text: VERBS.read(text) for text in EVERY_TEXT}


def check(table: Table, texts: list[str]) -> Counter[str]:
    """How often each reason was given against these texts; every one must have clauses that exist and be sayable."""
    state, seat = table.state, table.asked
    legal, before, given = set(GAME.legal(state, seat)), state.data(), Counter[str]()
    for text in texts:
        if READ[text] in legal:
            continue
        refusal = GAME.why(state, seat, READ[text])
        assert refusal.do == VERBS.write(READ[text])
        assert refusal.rules, text
        assert set(refusal.rules) <= set(REGISTER), (text, refusal)
        assert language("en").render(refusal.reason)[1] == [], (text, refusal)
        given[refusal.reason.id] += 1
    assert state.data() == before
    return given


def test_every_text_can_be_read_and_there_are_many() -> None:
    assert len(EVERY_TEXT) > 1500
    assert {text.split()[0] for text in EVERY_TEXT} == {verb.name for verb in VERBS.verbs}


@pytest.mark.parametrize("share", range(8))
def test_whatever_is_not_legal_is_refused_in_games_of_all_combinations(share: int) -> None:
    """Each question is tried with all texts when it first comes up, later with some."""
    rng, seen = Rng(share), set()
    for options in COMBINATIONS[share::8]:
        table = Table(GAME.new({**options, "submarine": ("A1", "B2", "C1")[rng.below(3)], "reserve": 1 + rng.below(6)}))
        while GAME.ask(table.state) is not None:
            if table.asked == NATURE:
                GAME.apply(table.state, NATURE, GAME.sample(table.state, rng))
                continue
            some = [EVERY_TEXT[rng.below(len(EVERY_TEXT))] for _ in range(12)]
            check(table, some if table.question in seen else EVERY_TEXT)
            seen.add(table.question)
            for refusal in GAME.refusals(table.state, table.asked):
                assert refusal.do not in table.moves()
            GAME.apply(table.state, table.asked, rng.choice(GAME.legal(table.state, table.asked)))
    assert {"plan", "landing", "lose", "spend"} <= seen


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_reason_against_a_move_can_be_said(code: str) -> None:
    table = expanded(mages=True, harpoons=2, reefs={5: 3}, card=12, heroics=[4, 6], crew=[1, 2], guests=[A]).roll(
        1, 2, 4
    )
    for text in EVERY_TEXT:
        if READ[text] not in GAME.legal(table.state, 0):
            said, faults = language(code).render(GAME.why(table.state, 0, READ[text]).reason)
            assert (faults, "{" in said) == ([], False), text


def refused(table: Table, move: str) -> tuple[str, tuple[str, ...]]:
    refusal: Refused = table.refused(move)
    return refusal.message.removeprefix("nautilion-"), refusal.rules


# what is not in the game


@pytest.mark.parametrize(
    ("move", "expansion", "rule"),
    [
        ("reroll 1", "mages", "N-13.5"),
        ("cabin 4", "mages", "N-13.3"),
        ("discard cabin-4", "mages", "N-13.6"),
        ("discard B", "mages", "N-13.6"),
        ("station 4", "mercenaries", "N-14.4"),
        ("keep 1", "mercenaries", "N-14.10"),
        ("recover", "machinations", "N-16.15"),
        ("unseat 1", "machinations", "N-16.6"),
        ("insert 5", "machinations", "N-16.6"),
        ("heroic 12 3", "heroics", "N-17.3"),
        ("set 1 1 1", "heroics", "N-17.6"),
        ("banish 3", "heroics", "N-17.7"),
        ("leave", "heroics", "N-17.9"),
    ],
)
@pytest.mark.parametrize("base", [True, False])
def test_verbs_of_an_absent_expansion(move: str, expansion: str, rule: str, base: bool) -> None:
    table = position(crew=[1, 2]) if base else expanded(reefs={}, crew=[1, 2])
    refusal = table.roll(1, 2, 4).refused(move)
    assert (refusal.message, refusal.rules) == ("nautilion-not-in-this-game", (rule,))
    assert refusal.args["expansion"].id == f"nautilion-expansion-{expansion}"


@pytest.mark.parametrize("base", [True, False])
def test_places_beyond_the_path(base: bool) -> None:
    table = position() if base else expanded(reefs={})
    table = table.roll(1, 2, 4).do("translation")
    assert refused(table, "swap 120") == ("bare-place", ("N-4.6",))
    assert refused(table.do("swap 5"), "with 120") == ("bare-place", ("N-4.6",))


# out of time


EVERYTHING = {"mages": True, "harpoons": 2, "reefs": {5: 3}, "card": 10, "heroics": [4]}


@pytest.mark.parametrize(
    ("move", "reason", "rule"),
    [
        ("discard reserve", "no-loss-now", "N-6.1"),
        ("spend 4", "no-spend-now", "N-4.3"),
        ("take 4", "no-take-now", "N-14.8"),
        ("keep 4", "no-keep-now", "N-14.10"),
        ("set 1 1 1", "no-set-now", "N-17.6"),
        ("banish 4", "no-banish-now", "N-17.7"),
        ("leave", "no-leave-now", "N-17.9"),
        ("unseat 1", "no-unseat-now", "N-16.6"),
        ("insert 9", "no-unseat-now", "N-16.6"),
        ("start 1", "no-start-now", "N-12.4"),
        ("swap 4", "no-swap-now", "N-4.6"),
        ("place 4", "nothing-taken", "N-8.3"),
        ("place 2", "never-moved", "N-8.6"),
        ("cabin A", "never-moved", "N-8.6"),
        ("reserve 7", "stays-in-reserve", "N-8.6"),
        ("station 3", "only-mercenaries-station", "N-14.4"),
        ("reserve mercenary", "nothing-taken", "N-8.3"),
        ("~reveal 4", "move-only-chance", "N-17.1"),
        ("~machination 4", "move-only-chance", "N-16.2"),
        ("~reefs 3 6 9", "move-only-chance", "N-15.1"),
        ("~strew" + " 1" * 9, "move-only-chance", "N-2.1"),
    ],
)
def test_verbs_out_of_time_at_the_plan(move: str, reason: str, rule: str) -> None:
    table = expanded(**EVERYTHING, crew=[1, 2], guests=[A], held=[7])  # type: ignore[arg-type]
    found, rules = refused(table.roll(1, 2, 4), move)
    assert (found, rules[0]) == (reason, rule)


@pytest.mark.parametrize(
    ("move", "reason", "rule"),
    [
        ("whirlwind", "no-currents-now", "N-3.1"),
        ("plan 1 2 4", "no-currents-now", "N-3.1"),
        ("reroll 1", "no-reroll-now", "N-13.5"),
        ("heroic 4 1", "no-heroic-now", "N-17.3"),
        ("recover", "no-recover-now", "N-16.15"),
    ],
)
def test_the_currents_are_over_when_a_token_waits(move: str, reason: str, rule: str) -> None:
    table = expanded(**EVERYTHING, nautilion=2, phantom=30, crew=[1, 2])  # type: ignore[arg-type]
    table.sail(1, 1, 1)
    assert table.question == "landing"
    found, rules = refused(table, move)
    assert (found, rules[0]) == (reason, rule)


def test_the_dice_stand_the_second_time() -> None:
    table = expanded(card=1, mages=True, guests=[A, 1], heroics=[4], crew=[1, 2], nautilion=2, phantom=30)
    table.sail(1, 1, 1).do("reserve 3")
    for move in ("whirlwind", "tide 1 4", "translation", "reroll 1", "heroic 4 1", "recover"):
        assert refused(table, move) == ("dice-stand", ("N-16.4",))
    assert refused(table, "plan 4 4 4") == ("not-these-dice", ("N-5.1",))


# the dice


def test_plans_that_a_reef_or_a_card_forbids() -> None:
    held = expanded(reefs={4: 3}, nautilion=4, phantom=30).do("~roll - - 1").do("~roll - 2 3")
    assert refused(held, "plan 2 3 2") == ("held-no-die", ("N-15.5",))
    assert refused(held, "plan 4 4 -") == ("two-dice", ("N-5.1", "N-15.5"))
    one = expanded(card=2).do("~roll - - 3")
    assert refused(one, "plan 3 3 3") == ("one-die-now", ("N-16.5",))
    first = expanded(card=8).do("~roll - - 3")
    assert refused(first, "plan 3 - -") == ("first-die", ("N-16.11",))
    first.do("plan - - 3", "~roll - 1 4")
    assert refused(first, "plan 1 4 4") == ("die-stands", ("N-16.11",))
    assert refused(first, "tide 3 1") == ("name-its-die", ("N-4.5", "N-16.11"))
    assert refused(first, "tide 2 1") == ("no-such-die", ("N-4.5",))


def test_tides_on_a_die_of_the_nautilion() -> None:
    first = expanded(card=8).do("~roll - - 3")
    assert refused(first, "tide nautilion 1") == ("no-die-of-the-nautilion", ("N-4.5",))
    first.do("plan - - 3", "~roll - 1 3")
    assert refused(first, "tide nautilion 3") == ("same-face", ("N-4.5", "N-16.11"))
    assert refused(first, "tide nautilion 6") == ("face-not-on-dice", ("N-4.1", "N-4.5", "N-16.11"))
    assert refused(first, "tide 3 3") == ("same-face", ("N-4.5",))
    assert refused(first.do("tide 1 4", "tide 3 4"), "tide nautilion 1") == ("too-dear", ("N-4.3", "N-4.5"))
    one = expanded(card=2).do("~roll - - 3", "plan - - 3", "~roll - - 1")
    assert refused(one, "tide nautilion 1") == ("die-given-away", ("N-4.5", "N-16.5"))
    assert refused(expanded(card=10).roll(1, 1, 3), "tide nautilion 1") == ("no-die-of-the-nautilion", ("N-4.5",))
    assert refused(new_table().roll(1, 1, 3), "tide nautilion 1") == ("no-die-of-the-nautilion", ("N-4.5",))


def test_a_token_that_must_come_back() -> None:
    table = expanded(card=12, crew=[4], spare=2, held=[5, 9, 1]).roll(1, 1, 1).do("recover", "spend blank")
    assert refused(table, "spend 1") == ("must-return", ("N-4.3", "N-16.15"))
    assert refused(table, "spend 7") == ("not-in-reserve", ("N-4.3",))
    assert set(table.near_refusals()) == {"spend blank", "spend 1"}


def test_partnerships_that_cannot_roll() -> None:
    none = expanded(mages=True, guests=[A, 4]).roll(1, 2, 4)
    assert refused(none, "reroll 1") == ("no-partnership", ("N-13.5",))
    one = expanded(mages=True, guests=[A, 1]).roll(1, 2, 4)
    assert refused(one, "reroll 3") == ("no-such-die", ("N-13.5",))
    one.do("reroll 1", "~roll - - 1")
    assert refused(one, "reroll 1") == ("rerolled-all", ("N-13.5",))


def test_dice_that_cannot_be_set() -> None:
    table = expanded(heroics=[3], crew=[1]).roll(1, 2, 4).do("heroic 3 1")
    assert refused(table, "set 1 2 6") == ("face-not-on-dice", ("N-4.1", "N-17.6"))
    assert refused(table, "set - 2 4") == ("set-as-many", ("N-17.6",))
    assert refused(table, "set 4 2 1") == ("set-in-order", ("N-17.6",))
    assert refused(table, "set 4 4 1") == ("set-in-order", ("N-17.6",))


# Heroic Actions


def test_heroic_actions_that_cannot_be_paid() -> None:
    table = expanded(mages=True, harpoons=2, heroics=[4, 6], crew=[1, 2, 3], soldiers=[4], guests=[7]).roll(1, 2, 4)
    assert refused(table, "heroic 12 3") == ("card-not-shown", ("N-17.3",))
    assert refused(table, "heroic 4 4") == ("mercenary-pays-not", ("N-17.3",))
    assert refused(table, "heroic 4 5") == ("payer-not-aboard", ("N-17.3",))
    assert refused(table, "heroic 4 7") == ("payer-not-aboard", ("N-17.3", "N-13.8"))
    assert refused(table, "heroic 4 2") == ("payer-would-split", ("N-9.3", "N-17.3"))
    assert "heroic 4 2" in table.near_refusals()


def test_a_split_that_nobody_mends() -> None:
    table = expanded(heroics=[7], crew=[1, 2, 3], held=[5]).roll(1, 2, 4)
    assert refused(table, "heroic 7 2") == ("would-split-for-good", ("N-9.3", "N-17.10"))
    mended = expanded(heroics=[7], crew=[1, 2, 3, 4, 9], held=[8]).roll(1, 2, 4)
    assert "heroic 7 2" in mended.moves()


def test_crew_that_cannot_come_back() -> None:
    table = expanded(heroics=[6], crew=[1, 2], discarded=[1, 2, 5, B, 9], players=2, mages=True).roll(1, 2, 4)
    table.do("heroic 6 1")
    assert refused(table, "take B") == ("only-crew", ("N-17.9",))
    assert refused(table, "take 8") == ("not-discarded", ("N-17.9",))
    assert refused(table, "take 2") == ("cabin-occupied", ("N-17.9", "N-8.4"))
    assert refused(table, "take 9") == ("not-on-admiral", ("N-17.9", "N-12.6"))
    assert refused(table, "take 5") == ("would-not-join", ("N-17.9", "N-9.1"))
    assert set(table.near_refusals()) == {"take 2", "take 5", "take 9"}


def test_a_parted_crew_must_be_mended() -> None:
    table = expanded(heroics=[7], crew=[1, 2, 3], held=[2]).roll(1, 2, 4).do("heroic 7 2")
    assert table.moves() == {"take 2"}
    assert refused(table, "leave") == ("must-mend", ("N-17.9", "N-17.10", "N-9.3"))


def test_trades_that_are_not_offered() -> None:
    table = expanded(mages=True, heroics=[10], crew=[4, 5], discarded=[1, 2]).roll(1, 2, 4).do("heroic 10 4")
    assert table.question == "trade"
    assert refused(table, "place 2") == ("other-trade", ("N-17.13",))
    assert refused(table, "cabin 7") == ("not-discarded", ("N-17.13",))
    assert refused(table, "reserve 1") == ("not-to-reserve", ("N-17.13",))
    assert refused(table, "place 1") == ("no-duct", ("N-9.1",))


def test_a_card_that_cannot_be_banished() -> None:
    table = expanded(heroics=[4, 5], deck=[1, 2], crew=[1]).roll(1, 2, 4).do("heroic 4 1")
    assert refused(table, "banish 4") == ("card-not-shown", ("N-17.7",))


# the Darkhouse's cards


def test_a_recovery_that_is_not_to_be_had() -> None:
    other = expanded(card=10, discarded=[4]).roll(1, 2, 4)
    assert refused(other, "recover") == ("no-recovery-card", ("N-16.15",))
    poor = expanded(card=12, discarded=[4], spare=1).roll(1, 2, 4)
    assert refused(poor, "recover") == ("too-dear", ("N-4.3", "N-16.15"))
    assert "recover" in poor.near_refusals()
    nothing = expanded(card=12, crew=[4], discarded=[4]).roll(1, 2, 4)
    assert refused(nothing, "recover") == ("nothing-recoverable", ("N-16.15",))
    twice = expanded(card=12, discarded=[4, 5]).roll(1, 2, 4).do("recover", "take 4")
    assert refused(twice, "recover") == ("recovered-once", ("N-16.15",))


def test_a_token_that_cannot_be_recovered() -> None:
    table = expanded(card=12, mages=True, crew=[1, 2], guests=[A], discarded=[2, 3, A, 5]).roll(1, 2, 4).do("recover")
    assert refused(table, "take 2") == ("no-place-for", ("N-16.15",))
    assert refused(table, "take 9") == ("not-discarded", ("N-16.15",))
    assert {"take 2", "take A", "take 5"} <= set(table.near_refusals())


def test_crew_that_cannot_be_put_back() -> None:
    table = expanded(card=3, crew=[1, 2, 3], soldiers=[4], harpoons=2, nautilion=5, phantom=30, path={4: 1, 9: 2})
    assert table.question == "unseat"
    assert refused(table, "unseat 4") == ("nobody-to-unseat", ("N-16.6",))
    assert refused(table, "unseat 2") == ("would-split", ("N-9.3", "N-16.6"))
    assert "unseat 2" in table.near_refusals()
    table.do("unseat 1")
    assert refused(table, "insert 4") == ("behind-nautilion", ("N-16.6",))
    assert refused(table, "insert 7") == ("bare-place", ("N-16.6",))
    assert refused(table, "insert 120") == ("bare-place", ("N-16.6",))


# losing and placing


def losing() -> ExpandedTable:
    table = expanded(mages=True, harpoons=2, crew=[1, 3], soldiers=[2], guests=[A, 4], spare=0, phantom=30)
    return table.sail(3, 1, 1)


def test_tokens_that_cannot_be_lost() -> None:
    table = losing()
    assert table.question == "lose"
    assert table.moves() == {"discard 1", "discard 3", "discard A", "discard cabin-4"}
    assert refused(table, "discard reserve") == ("no-reserve-left", ("N-6.1",))
    assert refused(table, "discard 2") == ("mercenary-holds", ("N-9.3", "N-14.4"))
    assert refused(table, "discard 5") == ("not-aboard", ("N-6.1",))
    assert refused(table, "discard B") == ("not-in-mages-cabin", ("N-13.6",))
    assert refused(table, "discard cabin-7") == ("not-in-mages-cabin", ("N-13.6",))
    assert set(table.near_refusals()) == {"discard reserve", "discard 2"}


def test_tokens_that_cannot_be_spent() -> None:
    table = expanded(harpoons=2, held=[3, 5]).roll(1, 2, 4).do("whirlwind")
    assert table.question == "spend"
    assert refused(table, "spend 4") == ("not-in-reserve", ("N-4.3",))


def test_a_mercenary_that_cannot_be_stationed() -> None:
    table = expanded(harpoons=2, crew=[1, 2], nautilion=2, phantom=30, path={3: MERCENARY, 29: 1}).sail(1, 1, 1)
    assert refused(table, "station 1") == ("cabin-occupied", ("N-8.4",))
    assert refused(table, "station 5") == ("no-duct", ("N-9.1",))
    assert refused(table, "place 3") == ("mercenary-stations", ("N-14.4",))
    assert refused(table, "reserve 3") == ("other-token", ("N-8.3",))
    assert {"station 4", "station 5", "station 6", "station 7"} == set(table.near_refusals())


def test_a_partner_that_finds_a_space_taken() -> None:
    ship = expanded(mages=True, crew=[1, 2], nautilion=3, phantom=30, path={4: 4, 29: 1}).sail(1, 1, 1)
    assert refused(ship, "place 4") == ("no-duct", ("N-9.1",))
    assert refused(ship, "station 9") == ("not-in-this-game", ("N-14.4",))
    cabin = expanded(mages=True, guests=[4], nautilion=3, phantom=30, path={4: 4, 29: 1}).sail(1, 1, 1)
    assert refused(cabin, "cabin 4") == ("guest-already", ("N-13.3",))
    assert refused(cabin, "cabin A") == ("other-token", ("N-8.3",))
    plain = expanded(mages=True, nautilion=3, phantom=30, path={4: 5, 29: 1}).sail(1, 1, 1)
    assert refused(plain, "cabin 5") == ("not-for-mages-cabin", ("N-13.3",))


def test_after_the_collision() -> None:
    table = expanded(
        mages=True, harpoons=2, crew=[1, 2, 3, 5], soldiers=[9], nautilion=10, phantom=12, discarded=[4, 8], path={9: 1}
    )
    table.sail(1, 1, 1)
    assert table.question == "take"
    assert refused(table, "take 7") == ("not-discarded", ("N-14.8",))
    table.do("take 4")
    assert refused(table, "cabin 4") == ("collision-not-cabin", ("N-14.9",))
    table.do("reserve 4")
    assert table.question == "keep"
    assert refused(table, "keep 2") == ("no-such-group", ("N-14.10",))
