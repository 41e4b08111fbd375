"""Questions of single scenarios: a wrong answer is told the rule that forbids it."""

from __future__ import annotations

import pytest

from seaboard.core.engine import advance
from seaboard.games import load_game
from seaboard.games.diluvium.campaign.game import Campaign
from seaboard.games.diluvium.campaign.scenarios.assault_at_the_very_heart.rules import REFUGE_WHERE, Refuge
from seaboard.games.diluvium.campaign.scenarios.condemned_lands.rules import MoorElsewhere
from seaboard.games.diluvium.campaign.scenarios.curse_of_mu.rules import GiveBack
from seaboard.games.diluvium.campaign.scenarios.facing_destiny.rules import ReplaceAlly
from seaboard.games.diluvium.campaign.scenarios.flash_of_steel.rules import Earning
from seaboard.games.diluvium.campaign.scenarios.hydras_ire.rules import Devour
from seaboard.games.diluvium.campaign.scenarios.last_bastion.rules import TakeOver
from seaboard.games.diluvium.campaign.scenarios.what_killed_them.rules import ChooseHome
from seaboard.language import LANGUAGES, language
from tests.games.campaign.helpers import Solo, position

GAME = load_game("campaign")
assert isinstance(GAME, Campaign)


def asked(solo: Solo, *rules: object) -> Solo:
    solo.state.stack += rules  # type: ignore[arg-type]
    advance(solo.state)
    return solo


def no(solo: Solo, move: str) -> tuple[str, tuple[str, ...]]:
    """The end of the reason's name, and its rules; it can be said in every language."""
    assert isinstance(GAME, Campaign)
    assert move not in solo.moves()
    refusal = GAME.why(solo.state, 0, GAME.read(solo.state, move))
    assert all(not language(code).render(refusal.reason)[1] for code in LANGUAGES)
    return refusal.reason.id.removeprefix("solo-refuse-"), refusal.rules


def near(solo: Solo) -> set[str]:
    return {refusal.do for refusal in GAME.refusals(solo.state, 0)}


def test_s23_6_a_home_has_a_token_on_it() -> None:
    solo = position("what-killed-them", tally=4)
    for place, token in (("A1", 1), ("B3", 2)):
        solo.state.tokens[solo.cell(place)] = token
    asked(solo, ChooseHome())
    up = next(solo.names[cell] for cell in range(len(solo.names)) if solo.state.up >> cell & 1 and not
              solo.state.tokens[cell] and solo.state.tables.ocean >> cell & 1)  # fmt: skip
    assert no(solo, f"pick {up}") == ("home", ("S-23.6",))
    assert f"pick {up}" in near(solo)


def test_s30_4_its_warship_flees_to_the_nearest_archipelago() -> None:
    """On our map no two of them are equally close, so that only another edition asks."""
    solo = position("assault-at-the-very-heart")
    solo.state.stack.append(Refuge())
    solo.state.pending = REFUGE_WHERE
    green = [name for name in solo.names if solo.state.tokens[solo.cell(name)]]
    far = [name for name in green if f"pick {name}" not in solo.moves()]
    assert far
    assert no(solo, f"pick {far[0]}") == ("refuge-farther", ("S-30.4",))
    assert f"pick {far[0]}" in near(solo)
    assert no(solo, "pick B2") == ("no-archipelago", ("S-30.4", "S-30.5"))
    solo.state.ships[1] = solo.cell(far[0])
    assert no(solo, f"pick {far[0]}") == ("refuge-guarded", ("S-30.4",))


def test_s31_10_a_ship_moors_on_the_nearest_explored_tile() -> None:
    solo = position("condemned-lands")
    state = solo.state
    home = state.home()
    ring = [cell for cell in range(len(solo.names)) if state.tables.ocean >> cell & 1]
    state.explored[0] = sum(1 << cell for cell in ring)
    asked(solo, MoorElsewhere())
    assert solo.question == "moor"
    far = next(name for name in solo.names if f"pick {name}" not in solo.moves() and solo.cell(name) != home
               and state.explored[0] >> solo.cell(name) & 1)  # fmt: skip
    assert no(solo, f"pick {far}") == ("moor-farther", ("S-31.10",))
    state.explored[0] &= ~(1 << solo.cell(far))
    assert no(solo, f"pick {far}") == ("moor-unexplored", ("S-31.10",))


def test_s28_3_which_ally_is_replaced() -> None:
    solo = position("facing-destiny")
    state = solo.state
    green = [solo.names[cell] for cell in range(len(solo.names)) if state.settlers_at(2, cell)]
    state.explored[1] = sum(1 << solo.cell(name) for name in green[:3])
    asked(solo, ReplaceAlly())
    assert solo.question == "replace"
    assert no(solo, "pick B2") == ("no-ally-there", ("S-28.3",))
    assert no(solo, f"pick {green[3]}") == ("solo-pick-not-open", ("S-28.3", "S-28.4"))
    others = [name for name in green[:3] if f"pick {name}" not in solo.moves()]
    assert all(no(solo, f"pick {name}") == ("ally-elsewhere", ("S-28.3",)) for name in others)
    assert {f"pick {name}" for name in [*others, green[3]]} <= near(solo)


def test_s34_3_which_of_your_settlers_is_pushed_aside() -> None:
    solo = position(
        "last-bastion",
        tiles={"B3": 9, "B5": 22},
        settlers={0: "B3.3 B3.4 B5.1 B5.2"},
        column="weapons craft food ruins",
    )
    asked(solo, TakeOver())
    assert solo.question == "replace"
    wrong = [f"take {space}" for space in solo.settlers(0) if f"take {space}" not in solo.moves() and space[:2] != "B1"]
    assert wrong
    assert all(no(solo, move) == ("settler-kind", ("S-34.3",)) for move in wrong)
    assert set(wrong) <= near(solo)
    assert no(solo, "take B5.4") == ("no-settler-there", ("S-34.3",))
    assert no(solo, "take B1.1")[0] in {"no-settler-there", "settler-safe"}
    solo.do(solo.moves()[0])
    assert solo.question == "back"
    assert no(solo, "flee B1.1") == ("back-to-board", ("S-34.3",))
    full = [move for move in near(solo) if move.startswith("flee board.")]
    assert all(no(solo, move) == ("diluvium-section-full", ("S-34.3",)) for move in full)


def test_s34_4_only_where_the_ship_stopped() -> None:
    solo = position("last-bastion", tiles={"B3": 9, "B5": 22}, settlers={0: "B3.1 B3.2 B5.1 B5.2"})
    asked(solo, TakeOver(0, solo.cell("B5")))
    assert solo.question == "replace"
    assert no(solo, "take B3.1") == ("only-there", ("S-34.4",))


def test_s35_3_the_hydra_takes_the_nearest_where_most_are() -> None:
    solo = asked(position("hydras-ire"), Devour())
    assert solo.question == "devour"
    assert no(solo, "take B2.1") == ("no-ally-here", ("S-35.3",))
    taken = next(space for space in solo.settlers(2) if f"take {space}" in solo.moves())
    place = taken.partition(".")[0]
    mate = next(space for space in solo.settlers(2) if space.startswith(place) and space != taken)
    solo.state.remove(2, solo.space(taken))
    assert no(solo, f"take {mate}") == ("devour-fewer", ("S-35.3",))
    assert f"take {mate}" in near(solo)
    solo.state.tiles[solo.cell("A1")] = solo.state.tiles[solo.cell("A3")]
    solo.state.put(2, solo.space("A1.1"))
    solo.state.put(2, solo.space("A1.2"))
    assert no(solo, "take A1.1") == ("devour-farther", ("S-35.3",))


def test_s32_3_a_card_that_is_not_in_your_hand() -> None:
    solo = asked(position("curse-of-mu", cards="gate map"), GiveBack())
    assert solo.question == "lift"
    assert solo.moves() == ["deed lift gate", "deed lift map"]
    assert no(solo, "deed lift treasure") == ("card", ("S-32.3",))
    assert no(solo, "deed pool 1") == ("solo-no-deed", ("S-33.3",))
    assert no(solo, "skip") == ("move-not-now", ("S-32.3",))


def test_s33_3_gold_is_put_away_by_earnings() -> None:
    solo = position("flash-of-steel", coins=0)
    asked(solo, Earning(0, 2, 2))
    assert solo.question == "pool"
    assert no(solo, "deed pool 1") == ("pool", ("S-33.3",))
    assert no(solo, "deed pool 0") == ("empty-supply", ("S-33.3",))


@pytest.mark.parametrize(
    ("name", "held", "move", "reason", "rule"),
    [
        ("friend-in-need", "craft 4 weapons 1", "deed barter 0", "barter", "S-24.8"),
        ("answer-too-late", "craft 4", "deed give 1", "no-neighbours", "S-25.9"),
    ],
)
def test_s24_8_s25_9_what_is_missing_for_a_trade(name: str, held: str, move: str, reason: str, rule: str) -> None:
    """The craft is sold first, so that the question is asked."""
    solo = position(name, settlers={0: "B1.2"}, held=held).do("wheel produce")
    while solo.question != "trade":
        solo.do(solo.moves()[0])
    assert no(solo, move) == (reason, (rule,))
    assert move in near(solo)
