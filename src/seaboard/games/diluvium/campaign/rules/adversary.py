"""The adversary's turn (S-3): a combat token, then your last action or a random one."""

from __future__ import annotations

from typing import ClassVar, Final, List, Optional, Tuple, final

from seaboard.core.ask import Ask, ask_of_nature
from seaboard.core.native import i64
from seaboard.core.packing import ARGUMENT, VERB
from seaboard.core.procedure import Procedure, Steps
from seaboard.core.rng import Rng
from seaboard.games.diluvium.campaign.rules.actions import COLUMNS, ORDERS, RANDOM, TOKEN
from seaboard.games.diluvium.campaign.rules.adversary_engage import AdversaryEngage
from seaboard.games.diluvium.campaign.rules.adversary_explore import AdversaryExplore
from seaboard.games.diluvium.campaign.rules.adversary_settle import AdversarySettle
from seaboard.games.diluvium.campaign.rules.combat import DRAW_A_TOKEN, show, strengthen, tokens_left
from seaboard.games.diluvium.campaign.rules.state import ADVERSARY, YOU, SoloState
from seaboard.games.diluvium.rules.actions import CRAFT, ENGAGE, EXPLORE, FOOD, PRODUCING, RUINS, SETTLE, WEAPONS

SHUFFLE_COLUMN: Final = ask_of_nature("solo-ask-column", ("S-3.4",))
NOT_YET: Final = -1
NOTHING: Final = 9
PAIR: Final = 2
GOLD_FOR_A_PAIR: Final = 3
SETTLERS_A_TURN: Final = 2


def random_action(kind: i64) -> i64:
    """S-3.5: by the token at the top of the column."""
    if kind == FOOD:
        return EXPLORE
    if kind == RUINS:
        return SETTLE
    return PRODUCING if kind == CRAFT else ENGAGE


@final
class AdversaryTurn(Procedure[SoloState]):
    STEPS: ClassVar[Steps] = {
        "draw_a_token": ("S-3.2", "S-3.3"),
        "shuffle_the_column": ("S-3.4", "S-3.5"),
        "decide": ("S-3.1", "S-3.2", "S-3.6"),
        "act": ("S-3.1", "S-3.5"),
    }
    FIELDS: ClassVar[Tuple[str, ...]] = ("token", "order", "action")
    token: i64 = -1
    order: i64 = -1
    action: i64 = -1

    def draw_a_token(self, state: SoloState) -> Optional[Ask]:
        return DRAW_A_TOKEN if self.token == NOT_YET else None

    def shuffle_the_column(self, state: SoloState) -> Optional[Ask]:
        """S-3.4: only when the token shows the symbol."""
        return SHUFFLE_COLUMN if RANDOM[self.token] and self.order == NOT_YET else None

    def decide(self, state: SoloState) -> Optional[Ask]:
        """S-3.1, S-3.5; S-3.6: no Engage after you have beaten its warship in your turn."""
        if RANDOM[self.token]:
            self.action = random_action(state.column[0])
            state.story.column_shuffled(state)
        else:
            self.action = state.wheel[YOU]
        if self.action == ENGAGE and state.defeated:
            self.action = NOTHING
        return None

    def act(self, state: SoloState) -> Optional[Ask]:
        if self.action == EXPLORE:
            state.stack.append(AdversaryExplore())
        elif self.action == SETTLE:
            state.stack.append(AdversarySettle(0, SETTLERS_A_TURN))
        elif self.action == PRODUCING:
            produce(state)
        elif self.action == ENGAGE:
            state.stack.append(AdversaryEngage(0, 0, state.reach()))
        return None

    def legal(self, state: SoloState, seat: i64) -> List[int]:
        return tokens_left(state) if self.token == NOT_YET else COLUMNS

    def answer(self, state: SoloState, seat: i64, action: i64) -> None:
        if action & VERB == TOKEN:
            self.token = action >> ARGUMENT
            show(state, self.token)
        else:
            self.order = action >> ARGUMENT
            state.column = ORDERS[self.order][:]

    def sample(self, state: SoloState, rng: Rng) -> i64:
        return rng.choice(self.legal(state, NOT_YET))


def produce(state: SoloState) -> None:
    """S-7.1, S-7.2: for each pair of settlers on craft three gold, on weapons a step of strength."""
    state.earn(ADVERSARY, state.adversary_on(CRAFT) // PAIR * GOLD_FOR_A_PAIR)
    for _ in range(state.adversary_on(WEAPONS) // PAIR):
        strengthen(state)
