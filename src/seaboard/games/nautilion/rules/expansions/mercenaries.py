"""Expansion 2, the Mercenaries: the Phantom's board and the collision (N-14)."""

from __future__ import annotations

from typing import ClassVar, Final, List, Optional, Tuple, final

from seaboard.core.ask import Ask, ask_of_each_seat
from seaboard.core.native import i64
from seaboard.core.packing import argument_of, pack, verb_of
from seaboard.core.pieces.pile import EMPTY, added, count, kinds
from seaboard.core.procedure import Procedure, Steps, step_number
from seaboard.games.nautilion.components.kit import MERCENARY
from seaboard.games.nautilion.rules.actions import KEEP, PLACE, TAKE
from seaboard.games.nautilion.rules.ducts import CABINS, reached
from seaboard.games.nautilion.rules.expansions.landing import may_board, settle, to_reserve
from seaboard.games.nautilion.rules.expansions.state import ExpandedState
from seaboard.games.nautilion.rules.state import HARPOONED, NO_TOKEN

TAKE_WHICH: Final = ask_of_each_seat("nautilion-ask-take", ("N-14.8", "N-14.9"))
BOARD_OR_RESERVE: Final = ask_of_each_seat("nautilion-ask-landing", ("N-14.9",))
KEEP_WHICH: Final = ask_of_each_seat("nautilion-ask-keep", ("N-14.10",))


def is_armed(state: ExpandedState) -> bool:
    """N-14.2: the first part of the game, before the collision."""
    return state.expansions.harpoons != 0 and not state.rammed


def catch(state: ExpandedState, kind: i64) -> bool:
    """N-7.3, N-14.3: what the Phantom stops on goes aboard its board or is discarded. N-14.11: after the collision a
    Mercenary costs a token more: whether it does.
    """
    fights = kind == MERCENARY or kind in state.tables.kit.armed
    if is_armed(state) and fights and len(kinds(state.slaves)) < state.tables.kit.berths:
        state.slaves = added(state.slaves, kind)
        return False
    state.throw_away(kind)
    return kind == MERCENARY and state.rammed != 0


def harpoons_of_the_nautilion(state: ExpandedState) -> i64:
    """N-14.6: armed crew has one each, a Mercenary two. Crew in the mage's cabin does not count."""
    kit = state.tables.kit
    harpoons: i64 = 0
    for number in kit.armed:
        if state.crew >> number & 1:
            harpoons += 1
    each: i64 = kit.harpoons
    cabin: i64 = 1
    while cabin <= CABINS:
        if state.soldiers >> cabin & 1:
            harpoons += each
        cabin += 1
    return harpoons


def harpoons_of_the_phantom(state: ExpandedState) -> i64:
    """N-14.6: its own, and those of everybody on its board."""
    kit = state.tables.kit
    each: i64 = kit.harpoons
    harpoons = state.expansions.harpoons + each * count(state.slaves, MERCENARY)
    for number in kit.armed:
        harpoons += count(state.slaves, number)
    return harpoons


def group_of(cabin: i64, crew: i64, joined: List[int]) -> i64:
    """Everybody in one group with this cabin."""
    return reached(1 << cabin, crew, joined)


def groups(state: ExpandedState) -> List[int]:
    """The lowest cabin of each group."""
    left = state.crew
    found: List[int] = []
    cabin: i64 = 1
    while left:
        if left >> cabin & 1:
            found.append(cabin)
            left &= ~group_of(cabin, left, state.tables.joined)
        cabin += 1
    return found


@final
class Collision(Procedure[ExpandedState]):
    """N-14.5 to N-14.10."""

    STEPS: ClassVar[Steps] = {
        "compare": ("N-14.6", "N-14.7"),
        "clear": ("N-14.8",),
        "take": ("N-14.8", "N-14.9"),
        "settle": ("N-14.9", "N-14.12"),
        "keep_one_group": ("N-14.10",),
    }
    FIELDS: ClassVar[Tuple[str, ...]] = ("ahead",)
    ahead: i64 = 0

    def compare(self, state: ExpandedState) -> Optional[Ask]:
        """N-14.7: more harpoons on the Phantom end the game."""
        ours = harpoons_of_the_nautilion(state)
        theirs = harpoons_of_the_phantom(state)
        if theirs > ours:
            state.finish(HARPOONED)
        self.ahead = 1 if ours > theirs else 0
        return None

    def clear(self, state: ExpandedState) -> Optional[Ask]:
        """N-14.8: the Phantom's board and all Mercenaries of the Nautilion are gone."""
        for kind in kinds(state.slaves):
            state.throw_away(kind)
        state.slaves = EMPTY
        for cabin in range(1, CABINS + 1):
            if state.soldiers >> cabin & 1:
                state.give_up(cabin)
        state.rammed = 1
        return None

    def take(self, state: ExpandedState) -> Optional[Ask]:
        """N-14.8: one token of the discard pile."""
        if state.taken:
            return None
        pile = state.discard_pile()
        if len(pile) > 1:
            return TAKE_WHICH[state.active]
        if pile:
            self.pick_up(state, pile[0])
        return None

    def settle(self, state: ExpandedState) -> Optional[Ask]:
        """N-14.9: with more harpoons it may go aboard."""
        if state.taken:
            return BOARD_OR_RESERVE[state.active]
        return None

    def keep_one_group(self, state: ExpandedState) -> Optional[Ask]:
        """N-14.10: the player chooses which group of crew stays."""
        return KEEP_WHICH[state.active] if len(groups(state)) > 1 else None

    def legal(self, state: ExpandedState, seat: i64) -> List[int]:
        if self.step == TAKING:
            return [pack(TAKE, kind) for kind in state.discard_pile()]
        if self.step == SETTLING:
            return [pack(PLACE, state.taken), to_reserve(state.taken)]
        return [pack(KEEP, cabin) for cabin in groups(state)]

    def answer(self, state: ExpandedState, seat: i64, action: i64) -> None:
        verb = verb_of(action)
        if verb == TAKE:
            self.step = SETTLING
            self.pick_up(state, argument_of(action))
        elif verb == KEEP:
            self.cast_off(state, group_of(argument_of(action), state.crew, state.tables.joined))
        else:
            settle(state, action)
            state.taken = NO_TOKEN

    def pick_up(self, state: ExpandedState, kind: i64) -> None:
        """N-14.8, N-14.9: into the reserve, unless it may go aboard."""
        state.take_back(kind)
        if self.ahead and 1 <= kind <= CABINS and may_board(state, kind):
            state.taken = kind
        else:
            state.put_in_reserve(kind)

    def cast_off(self, state: ExpandedState, staying: i64) -> None:
        for cabin in range(1, CABINS + 1):
            if state.crew >> cabin & 1 and not staying >> cabin & 1:
                state.give_up(cabin)


TAKING: Final = step_number(Collision, "take")
SETTLING: Final = step_number(Collision, "settle")
