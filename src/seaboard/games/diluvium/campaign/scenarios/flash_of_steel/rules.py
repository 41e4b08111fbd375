"""A Flash of Steel (S-33): arm the Egyptians, and feed the supply before the Chinese help themselves to your gold."""

from __future__ import annotations

from typing import ClassVar, Final, List, Optional, Tuple, final

from seaboard.core.ask import Ask
from seaboard.core.native import i64
from seaboard.core.procedure import Procedure, Steps
from seaboard.games.diluvium.campaign.rules.actions import ARM_ALLY, POOL, amount_of, deed
from seaboard.games.diluvium.campaign.rules.deeds import Offer
from seaboard.games.diluvium.campaign.rules.scenario import Scenario
from seaboard.games.diluvium.campaign.rules.state import ADVERSARY, YOU, SoloState, resources_of
from seaboard.games.diluvium.rules.actions import BIT, PRODUCING, SETTLE, WEAPONS
from seaboard.games.diluvium.rules.state import EXPLORER, WARSHIP

TAKE_OR_POOL: Final = Ask("solo-ask-pool", (YOU,), ("S-33.3",))
CONDOTTIERE: Final = 0
SUPPLY: Final = 6
ARMS: Final = 6
ALLIED_CITY: Final = 2  # in the list of cities


@final
class FlashOfSteel(Scenario):
    def __init__(self) -> None:
        super().__init__("flash-of-steel", 33, ("condottiere",))

    def begin(self, state: SoloState) -> None:
        """S-33.2: what a difficulty takes away is missing from the gold set aside."""
        state.aside = max(0, state.coins - SUPPLY)
        state.coins -= state.aside

    def pay(self, state: SoloState, seat: i64, gold: i64) -> None:
        """S-33.3, S-33.4: your choice comes as soon as the rule in progress has made its step."""
        if gold <= 0:
            return
        if seat == ADVERSARY:
            rob(state, gold)
            return
        top = state.stack[-1]
        if isinstance(top, Earning) and top.gold == gold:
            top.times += 1
        else:
            state.stack.append(Earning(0, gold, 1))

    def closed(self, state: SoloState, ship: i64) -> i64:
        """S-33.6: the allied city is open to your ships."""
        ally: i64 = BIT[allied_city(state)]
        return Scenario.closed(self, state, ship) & ~ally

    def on_arrival(self, state: SoloState, ship: i64) -> Optional[Procedure[SoloState]]:
        """S-33.6."""
        return Offer()

    def end_of_turn(self, state: SoloState) -> Optional[Procedure[SoloState]]:
        """S-33.6: for a ship that lay there already in a turn without a voyage."""
        return Offer() if state.wheel[YOU] in (SETTLE, PRODUCING) else None

    def offers(self, state: SoloState) -> List[int]:
        """S-33.6."""
        there = allied_city(state) in (state.ship_at(EXPLORER), state.ship_at(WARSHIP))
        if is_ally_armed(state) or not there or resources_of(state, WEAPONS) < ARMS:
            return []
        return [deed(ARM_ALLY)]

    def do(self, state: SoloState, action: i64) -> Optional[Procedure[SoloState]]:
        arm_the_ally(state)
        return None

    def exhausted(self, state: SoloState) -> bool:
        """S-33.5."""
        no_gold = state.coins == 0 and state.aside == 0
        return state.tray[0] == 0 or state.tray[1] == 0 or state.tray[2] == 0 or no_gold

    def met(self, state: SoloState) -> List[int]:
        """S-33.1."""
        return [CONDOTTIERE] if is_ally_armed(state) else []


def is_ally_armed(state: SoloState) -> bool:
    return state.tally != 0


def arm_the_ally(state: SoloState) -> None:
    state.spend(YOU, WEAPONS, ARMS)
    state.tally = 1


def allied_city(state: SoloState) -> i64:
    cell: i64 = state.tables.city[ALLIED_CITY]
    return cell


def rob(state: SoloState, gold: i64) -> None:
    """S-33.4: the supply first, then what you have."""
    from_supply = min(gold, state.coins)
    yours: i64 = state.gold[YOU]
    from_you = min(gold - from_supply, yours)
    state.coins -= from_supply
    state.gold[YOU] = yours - from_you
    state.gold[ADVERSARY] += from_supply + from_you


def take(state: SoloState, gold: i64) -> None:
    """S-33.3: what the supply has; S-2.3: with nothing set aside any more, all the same."""
    if state.aside:
        gold = min(gold, state.coins)
    state.gold[YOU] += gold
    state.coins = max(0, state.coins - gold)


def pool(state: SoloState, gold: i64) -> None:
    """S-33.3."""
    moved = min(gold, state.aside)
    state.aside -= moved
    state.coins += moved


@final
class Earning(Procedure[SoloState]):
    """S-33.3: you earn so much gold so many times at once, and decide for each of them."""

    STEPS: ClassVar[Steps] = {"decide": ("S-33.3",)}
    FIELDS: ClassVar[Tuple[str, ...]] = ("gold", "times", "done")
    gold: i64 = 0
    times: i64 = 0
    done: i64 = 0

    def decide(self, state: SoloState) -> Optional[Ask]:
        """Nobody is asked when nothing lies aside, or when the supply is empty."""
        if self.done:
            return None
        options = self.legal(state, YOU)
        if len(options) > 1:
            return TAKE_OR_POOL
        self.answer(state, YOU, options[0])
        return None

    def legal(self, state: SoloState, seat: i64) -> List[int]:
        """How much of it goes to the supply; of an empty supply nothing can be taken before."""
        least: i64 = 0 if state.coins or state.aside == 0 else 1
        most: i64 = self.times if state.aside else 0
        return [deed(POOL, self.gold * times) for times in range(least, most + 1)]

    def answer(self, state: SoloState, seat: i64, action: i64) -> None:
        pooled = amount_of(action)
        pool(state, pooled)
        take(state, self.gold * self.times - pooled)
        self.done = 1
