"""The moves of the campaign, one row a verb: Diluvium's, some of them changed, and those of its own. A scenario has its
questions and deeds in its `words`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Dict, Iterable, List, Tuple

from seaboard.core.verbs import Clauses, Reason, Verb, Verbs, Word
from seaboard.games.diluvium.campaign.components.loading import Chart
from seaboard.games.diluvium.campaign.presentation import labels, narration
from seaboard.games.diluvium.campaign.presentation import near_moves as near
from seaboard.games.diluvium.campaign.presentation import refusals as no
from seaboard.games.diluvium.campaign.presentation.deeds import deed_rules
from seaboard.games.diluvium.campaign.presentation.words import Question, Tried, words_of
from seaboard.games.diluvium.campaign.rules.actions import COLUMN, COURSE, DEED, NUMBER, PICK, SKIP, TITLE, TOKEN
from seaboard.games.diluvium.campaign.rules.notation import SoloWords
from seaboard.games.diluvium.campaign.rules.state import SoloState
from seaboard.games.diluvium.presentation import verbs as diluvium
from seaboard.games.diluvium.rules.actions import (
    BOARD,
    CHOOSE,
    COMMIT,
    FIRST,
    FLEE,
    PEOPLE,
    PLACE,
    SAIL,
    SLAY,
    TAKE,
    TILE,
)

Row = Verb[SoloState]
NEVER_USED = (BOARD, FIRST, PEOPLE, CHOOSE)
OFFERED, ESCORTED, TRADING = "solo-ask-offer", "solo-ask-escort", "diluvium-ask-trade"


def verbs_of(chart: Chart) -> Verbs[SoloState]:
    """The verbs of one scenario."""
    words = SoloWords(chart.places, chart.story.titles)
    asked = words_of(chart.story.id).questions
    rows = [*of_diluvium(words), *chance(words), *decisions(words)]
    return Verbs([with_questions(row, [each for each in asked if each.verb == row.code]) for row in rows], chart.places)


def of_diluvium(words: SoloWords) -> List[Row]:
    rows: List[Row] = diluvium.rows(words)
    return [changed(row, words) for row in rows if row.code not in NEVER_USED]


def changed(row: Row, words: SoloWords) -> Row:
    """A row of Diluvium as the campaign has it."""
    if row.code == TAKE:
        own = replace(row, words=(words.settler,), target=settler, near=near.settlers, reason=no.no_take)
        return replace(own, label=labels.take, quiet=narration.settler_taken)
    if row.code == COMMIT:
        asked = ("solo-ask-commit",)
        return replace(row, rules=("S-9.1",), asked=asked, reason=no.no_commitment, lines=narration.committed)
    if row.code == SAIL:
        return replace(row, near=near.voyages, reason=no.no_sail, quiet=narration.course_set)
    if row.code == TILE:
        return replace(row, rules=("S-1.2",), lines=narration.tile_up)
    if row.code == FLEE:
        return replace(row, reason=no.no_flight, lines=narration.fled)
    if row.code == SLAY:
        return replace(row, reason=no.no_slaying, lines=narration.slain)
    return replace(row, reason=no.no_place) if row.code == PLACE else row


def chance(words: SoloWords) -> List[Row]:
    return [
        Verb(TOKEN, "~token", (words.token,), rules=("S-3.2",)),
        Verb(COLUMN, "~column", (words.column,), bits=5, rules=("S-3.4",)),
        Verb(COURSE, "~course", (words.place,), bits=6, rules=("S-4.2",)),
        Verb(NUMBER, "~number", (Word(1, 4),), rules=("S-1.8",), lines=narration.number_up),
    ]


def decisions(words: SoloWords) -> List[Row]:
    return [
        Verb(
            DEED, "deed", (words.deed, words.amount_or_card), bits=6, target="deed",
            rules=lambda _, action: deed_rules(action),
            asked=(OFFERED, ESCORTED, TRADING), reason=no.no_deed, lines=narration.deed_done, label=labels.deed,
        ),
        Verb(
            SKIP, "skip", rules=rules_of_the_question, asked=(OFFERED,), lines=narration.skipped, label="do-solo-skip",
        ),
        Verb(
            PICK, "pick", (words.place,), bits=6, target="place", rules=rules_of_the_question,
            asked=("solo-ask-settle-for-it",), near=near.tiles_in_sight, reason=no.no_pick,
            lines=narration.place_chosen, label=labels.pick,
        ),
        Verb(
            TITLE, "title", (words.title,), target="title",
            rules=lambda state, _: ("S-2.5", f"S-{state.story.number}.1"),
            asked=("solo-ask-title",), near=near.titles, reason=no.no_title, lines=narration.title_chosen,
            label=labels.title,
        ),
    ]  # fmt: skip


def settler(words: List[str]) -> Tuple[str, ...]:
    """Besides those on spaces and sections: `settler-allies`, `settler-aztec`."""
    return (f"settler-{words[0]}",) if words[0] in ("allies", "aztec") else diluvium.space_or_section(words)


def rules_of_the_question(state: SoloState, _: int) -> Clauses:
    return state.pending.rules if state.pending is not None else ()


def with_questions(row: Row, questions: List[Question]) -> Row:
    """A row that answers questions of the scenario too, with their near-moves and reasons."""
    own: Dict[str, Question] = {question.prompt: question for question in questions}

    def near_it(state: SoloState, seat: int) -> Iterable[int]:
        asked = own.get(state.pending.prompt) if state.pending is not None else None
        found = asked.near if asked is not None else row.near
        return found(state, seat) if found is not None else ()

    def reason(tried: Tried) -> Reason:
        ask = tried.state.pending
        asked = own.get(ask.prompt) if ask is not None else None
        found = asked.reason if asked is not None and asked.reason is not None else row.reason
        assert found is not None
        return found(tried)

    return replace(row, asked=(*row.asked, *own), near=near_it, reason=reason) if own else row
