"""The round (S-3.1): the adversary acts, then you (D-3); the end of the game (S-2)."""

from __future__ import annotations

from typing import ClassVar, Final, List, Optional, Tuple, final

from seaboard.core.ask import Ask
from seaboard.core.native import i64
from seaboard.core.packing import ARGUMENT, VERB, pack
from seaboard.core.pieces.pile import EMPTY, kinds
from seaboard.core.procedure import Steps, step_number
from seaboard.games.diluvium.campaign.rules.actions import TITLE
from seaboard.games.diluvium.campaign.rules.adversary import AdversaryTurn
from seaboard.games.diluvium.campaign.rules.engage import SoloEngage
from seaboard.games.diluvium.campaign.rules.explore import SoloExplore, SoloMark, marks
from seaboard.games.diluvium.campaign.rules.produce import SoloProduce
from seaboard.games.diluvium.campaign.rules.settlers import SoloMoveSettler, SoloSettle, settlers_to_take
from seaboard.games.diluvium.campaign.rules.state import (
    ADVERSARY,
    EXHAUSTED,
    FIRST_VICTORY,
    POORER,
    YOU,
    SoloState,
)
from seaboard.games.diluvium.rules.actions import (
    COMPASS,
    DISCARDS,
    EXPLORE,
    GATE,
    MAP,
    PLAYS,
    PRODUCING,
    RESOURCES,
    SETTLE,
    WHEELS,
)
from seaboard.games.diluvium.rules.explore import ANY_TILE
from seaboard.games.diluvium.rules.ruins import does_something_at_once
from seaboard.games.diluvium.rules.settlers import ANYWHERE, NOBODY
from seaboard.games.diluvium.rules.turn import CHOOSE_AN_ACTION, DISCARD_WHICH, NOT_CHOSEN, Turn, cleared_sections

WHICH_TITLE: Final = Ask("solo-ask-title", (YOU,), ("S-2.5",))


@final
class SoloTurn(Turn[SoloState]):
    """`title` is the victory you chose where two were won at once."""

    STEPS: ClassVar[Steps] = {
        "begin": ("S-2.2", "S-3.1"),
        "its_limit": ("S-3.8", "D-10.2", "D-10.3"),
        "your_turn": ("D-3.4", "S-3.1"),
        "choose_action": ("D-3.2", "D-3.3", "D-15.1"),
        "act": ("D-3.2",),
        "finish": ("D-15.1",),
        "limit": ("D-10.2", "D-10.3"),
        "close": ("S-2.4",),
        "judge": ("S-2.4", "S-2.5"),
        "reward": ("S-12.1",),
        "next_round": ("S-2.2", "S-2.4", "S-2.5"),
    }
    FIELDS: ClassVar[Tuple[str, ...]] = ("action", "done", "playing", "title")
    title: i64 = -1

    def begin(self, state: SoloState) -> Optional[Ask]:
        """S-2.2: an empty pool makes this round the last; S-3.1: in the first round only you act."""
        state.rounds += 1
        if state.story.exhausted(state):
            state.last_round = 1
        if state.rounds > 1 and state.story.acts():
            state.active = ADVERSARY
            state.stack.append(AdversaryTurn())
        return None

    def its_limit(self, state: SoloState) -> Optional[Ask]:
        """S-3.8: settlers that fled into your city may have brought you too much."""
        return self.limit(state) if state.active == ADVERSARY else None

    def your_turn(self, state: SoloState) -> Optional[Ask]:
        """D-3.4: the bonuses are judged now; S-3.6: a beaten warship has had its rest."""
        state.witness()
        state.defeated = 0
        state.active = YOU
        self.action = NOT_CHOSEN
        self.done = 0
        state.bonus = cleared_sections(state, YOU)
        return None

    def choose_action(self, state: SoloState) -> Optional[Ask]:
        """D-3.2, D-3.3; D-15.1."""
        self.put_down(state)
        if self.action != NOT_CHOSEN:
            return None
        self.options = WHEELS[state.wheel[YOU]] + self.cards(state, YOU)
        return CHOOSE_AN_ACTION[YOU]

    def act(self, state: SoloState) -> Optional[Ask]:
        """D-3.2."""
        if self.action == EXPLORE:
            state.stack.append(SoloExplore())
        elif self.action == SETTLE:
            state.stack.append(SoloSettle())
        elif self.action == PRODUCING:
            state.stack.append(SoloProduce())
        else:
            state.stack.append(SoloEngage())
        return None

    def finish(self, state: SoloState) -> Optional[Ask]:
        """D-15.1: nothing is asked when no card could be played."""
        self.put_down(state)
        if not self.done and not self.cards(state, YOU):
            return None
        return Turn.finish(self, state)

    def cards(self, state: SoloState, seat: i64) -> List[int]:
        """D-15.1."""
        if state.cards[YOU] == EMPTY:
            return []
        return [PLAYS[kind] for kind in dict.fromkeys(kinds(state.cards[YOU])) if can_play(state, kind)]

    def open_the_gate(self, state: SoloState) -> None:
        self.call(state, SoloMoveSettler(0, ANYWHERE))

    def read_the_map(self, state: SoloState) -> None:
        self.call(state, SoloMark(0, ANY_TILE))

    def limit(self, state: SoloState) -> Optional[Ask]:
        """D-10.2."""
        return DISCARD_WHICH[YOU] if state.resources(YOU) > state.tables.resource_limit else None

    def close(self, state: SoloState) -> Optional[Ask]:
        rule = state.story.end_of_turn(state)
        if rule is not None:
            state.stack.append(rule)
        return None

    def judge(self, state: SoloState) -> Optional[Ask]:
        """S-2.4, S-2.5: two victories at once leave you the choice."""
        state.witness()
        met = state.titles_met()
        if not met or not is_richer(state):
            return None
        if self.title < 0 and len(met) > 1:
            return WHICH_TITLE
        if self.title < 0:
            self.title = met[0]
        return None

    def reward(self, state: SoloState) -> Optional[Ask]:
        """S-12.1: what the victory lets you choose or draw."""
        if self.title >= 0:
            rule = state.story.reward(state, self.title)
            if rule is not None:
                state.stack.append(rule)
        return None

    def next_round(self, state: SoloState) -> Optional[Ask]:
        """S-2.2, S-2.4, S-2.5."""
        if self.title >= 0:
            state.finish(FIRST_VICTORY + self.title)
            return None
        if state.doom:
            state.finish(state.doom)
        elif state.met:
            state.finish(POORER)
        elif state.last_round:
            state.finish(EXHAUSTED)
        else:
            return self.go_to(BEGIN)
        return None

    def legal(self, state: SoloState, seat: i64) -> List[int]:
        if self.step in (LIMIT, ITS_LIMIT):
            return [DISCARDS[kind] for kind in range(RESOURCES) if state.held[YOU * RESOURCES + kind]]
        if self.step == JUDGE:
            return [pack(TITLE, title) for title in state.titles_met()]
        return self.options

    def answer(self, state: SoloState, seat: i64, action: i64) -> None:
        if action & VERB == TITLE:
            self.title = action >> ARGUMENT
        else:
            Turn.answer(self, state, seat, action)


BEGIN: Final = step_number(SoloTurn, "begin")
ITS_LIMIT: Final = step_number(SoloTurn, "its_limit")
LIMIT: Final = step_number(SoloTurn, "limit")
JUDGE: Final = step_number(SoloTurn, "judge")


def is_richer(state: SoloState) -> bool:
    """S-2.5."""
    return not state.story.needs_gold or state.gold[YOU] > state.gold[ADVERSARY]


def can_play(state: SoloState, kind: i64) -> bool:
    """D-15.1: a card that would do something now."""
    if kind == COMPASS:
        return False
    if kind == GATE:
        return len(settlers_to_take(state, ANYWHERE, NOBODY)) > 0
    if kind == MAP:
        return len(marks(state, ANY_TILE)) > 0
    return does_something_at_once(state, YOU, kind)
