"""Levee against its rules; `seaboard.conformance` checks what every game promises."""

from __future__ import annotations

import pytest

from levee.game import levee
from levee.rules.state import LeveeState
from seaboard.conformance import check_game
from seaboard.core.errors import BadEdition, IllegalAction
from seaboard.core.play import Play
from seaboard.language import LANGUAGES, clauses, language

NATURE = -1


def flood(forecast: int, laid: tuple[int, ...], crest: int) -> Play[LeveeState]:
    play = Play(levee(), {"players": len(laid)})
    play.do(NATURE, f"~forecast {forecast}")
    for seat, bags in enumerate(laid):
        play.do(seat, f"lay {bags}")
    play.do(NATURE, f"~crest {crest}")
    return play


def test_it_keeps_the_promises_of_a_game() -> None:
    report = check_game(levee(), 24)
    assert report.endings == {"last-flood", "swept-away"}


def test_l2_2_only_sandbags_one_has() -> None:
    play = Play(levee(), {})
    play.do(NATURE, "~forecast 1")
    with pytest.raises(IllegalAction) as refused:
        play.do(0, "lay 4")
    assert refused.value.message.id == "levee-too-many"
    play.state.bags[0] = 1
    with pytest.raises(IllegalAction) as refused:
        play.do(0, "lay 2")
    assert refused.value.message.id == "levee-too-few-left"


def test_l2_4_the_most_generous_harvest() -> None:
    state = flood(2, (3, 1, 3), 4).state
    assert (state.harvests, state.fields) == ([1, 0, 1], [3, 3, 3])


def test_l2_5_the_stingiest_lose_a_field() -> None:
    state = flood(6, (3, 1, 1), 1).state
    assert (state.harvests, state.fields) == ([0, 0, 0], [3, 2, 2])


def test_l2_6_a_sandbag_is_delivered() -> None:
    assert flood(6, (3, 0), 1).state.bags == [6, 9]


def test_a_sealed_number_is_nobody_elses() -> None:
    play = Play(levee(), {})
    play.do(NATURE, "~forecast 1")
    play.do(0, "lay 2")
    assert [levee().view(play.state, seat).villages[0].laid for seat in (0, 1, -2)] == [2, None, None]


def test_l3_the_last_field_ends_it() -> None:
    play = Play(levee(), {})
    for _ in range(3):
        for event in ((NATURE, "~forecast 6"), (0, "lay 1"), (1, "lay 0"), (NATURE, "~crest 3")):
            play.do(*event)
    outcome = levee().outcome(play.state)
    assert outcome is not None
    assert (outcome.ending, outcome.scores, outcome.winners) == ("swept-away", (8, 3), (0,))


def test_an_edition_is_checked() -> None:
    with pytest.raises(BadEdition):
        levee('[edition]\nname = "x"\n[levee]\nmost = 0\n')


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_sentence_and_clause_is_there(code: str) -> None:
    tongue, game = language(code), levee()
    assert len(clauses("levee", code)) == 10
    play = flood(6, (3, 1, 1), 1)
    for message in [*game.describe(play.state, 0), game.view(play.state, 0).ask.prompt]:  # type: ignore[union-attr]
        assert tongue.render(message)[1] == []
    assert tongue.knows("goal-levee")
