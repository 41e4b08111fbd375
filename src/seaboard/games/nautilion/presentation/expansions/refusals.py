"""Why a move may not be made now, with expansions: out of time, out of reach, or against a card."""

from __future__ import annotations

from typing import Callable, Dict, List, Tuple

from seaboard.core.messages import Argument, Message
from seaboard.games.nautilion.components.kit import (
    FROM_DISCARD,
    FROM_RESERVE,
    NAUTILION_FIRST,
    ONE_BY_ONE,
    RECOVERY,
)
from seaboard.games.nautilion.presentation.expansions import denials
from seaboard.games.nautilion.presentation.names import heroic, in_mask, machination, shown_dice
from seaboard.games.nautilion.presentation.reasons import (
    Reason,
    no_spell,
    no_such_die,
    no_such_turn,
    no_swap,
    not_these_dice,
)
from seaboard.games.nautilion.rules.actions import (
    BANISH,
    CABIN,
    DISCARD,
    HEROIC,
    INSERT,
    KEEP,
    LEAVE,
    NAUTILIONS_DIE,
    PLACE,
    PLAN,
    RECOVER,
    REROLL,
    RESERVE,
    SET,
    SPEND,
    START,
    STATION,
    SWAP,
    TAKE,
    TIDE,
    TRANSLATION,
    UNSEAT,
    WHIRLWIND,
    WITH,
)
from seaboard.games.nautilion.rules.currents import CAST_OR_PLAN, CHOOSE_WHO_STARTS, SWAP_WHICH, SWAP_WITH
from seaboard.games.nautilion.rules.expansions.currents import faces
from seaboard.games.nautilion.rules.expansions.heroics import BANISH_WHICH, RECOVER_WHOM, SET_HOW, TRADE_WHERE
from seaboard.games.nautilion.rules.expansions.losses import LOSE_WHICH, SPEND_WHICH
from seaboard.games.nautilion.rules.expansions.machinations import INSERT_WHERE, RECOVER_WHICH, UNSEAT_WHOM
from seaboard.games.nautilion.rules.expansions.mages import partnerships
from seaboard.games.nautilion.rules.expansions.mercenaries import KEEP_WHICH, TAKE_WHICH
from seaboard.games.nautilion.rules.expansions.state import ExpandedState

PLANNING = (CAST_OR_PLAN[0].prompt,)
# the questions each verb answers, and what to say when it comes at another time
TIMES: Dict[int, Tuple[Tuple[str, ...], str, Tuple[str, ...]]] = {
    START: ((CHOOSE_WHO_STARTS.prompt,), "nautilion-no-start-now", ("N-12.4",)),
    WHIRLWIND: (PLANNING, "nautilion-no-currents-now", ("N-3.1", "N-4.2")),
    TIDE: (PLANNING, "nautilion-no-currents-now", ("N-3.1", "N-4.2")),
    TRANSLATION: (PLANNING, "nautilion-no-currents-now", ("N-3.1", "N-4.2")),
    PLAN: (PLANNING, "nautilion-no-currents-now", ("N-3.1", "N-4.2")),
    REROLL: (PLANNING, "nautilion-no-reroll-now", ("N-13.5",)),
    HEROIC: (PLANNING, "nautilion-no-heroic-now", ("N-17.3",)),
    RECOVER: (PLANNING, "nautilion-no-recover-now", ("N-16.15",)),
    SWAP: ((SWAP_WHICH[0].prompt,), "nautilion-no-swap-now", ("N-4.6",)),
    WITH: ((SWAP_WITH[0].prompt,), "nautilion-no-swap-now", ("N-4.6",)),
    DISCARD: ((LOSE_WHICH[0].prompt,), "nautilion-no-loss-now", ("N-6.1",)),
    SPEND: ((SPEND_WHICH[0].prompt,), "nautilion-no-spend-now", ("N-4.3",)),
    TAKE: (
        (TAKE_WHICH[0].prompt, RECOVER_WHICH[0].prompt, RECOVER_WHOM[0].prompt),
        "nautilion-no-take-now",
        ("N-14.8", "N-16.15", "N-17.9", "N-17.10"),
    ),
    KEEP: ((KEEP_WHICH[0].prompt,), "nautilion-no-keep-now", ("N-14.10",)),
    SET: ((SET_HOW[0].prompt,), "nautilion-no-set-now", ("N-17.6",)),
    BANISH: ((BANISH_WHICH[0].prompt,), "nautilion-no-banish-now", ("N-17.7",)),
    LEAVE: (
        (RECOVER_WHOM[0].prompt, TRADE_WHERE[0].prompt),
        "nautilion-no-leave-now",
        ("N-17.9", "N-17.10", "N-17.13"),
    ),
    UNSEAT: ((UNSEAT_WHOM[0].prompt,), "nautilion-no-unseat-now", ("N-16.6",)),
    INSERT: ((INSERT_WHERE[0].prompt,), "nautilion-no-unseat-now", ("N-16.6",)),
}
CHANGES_DICE = (WHIRLWIND, TIDE, TRANSLATION, REROLL, HEROIC, RECOVER)


def reason(state: ExpandedState, verb: int, argument: int) -> Reason:
    ask = state.pending
    if verb in TIMES:
        prompts, message, rules = TIMES[verb]
        if ask is None or ask.prompt not in prompts:
            return Message(message), rules
    if state.pass_ and verb in CHANGES_DICE:
        return Message("nautilion-dice-stand"), ("N-16.4",)
    return REASONS[verb](state, argument)


def _no_whirlwind(state: ExpandedState, argument: int) -> Reason:
    return no_spell(state, WHIRLWIND, argument)


def _no_tide(state: ExpandedState, argument: int) -> Reason:
    """N-16.5, N-16.11: the Nautilion may have its die already."""
    old, new, die = argument & 7, argument >> 3, state.plan >> 6
    if not die or state.reserve < state.tables.tide or old not in (NAUTILIONS_DIE, die):
        return no_spell(state, TIDE, argument)
    if old == NAUTILIONS_DIE and state.scheme == ONE_BY_ONE:
        return Message("nautilion-die-given-away", {"die": die, "dice": shown_dice(state.dice)}), ("N-4.5", "N-16.5")
    if old == NAUTILIONS_DIE:
        return no_such_turn(die, new, "N-4.5", "N-16.11")
    if state.scheme == NAUTILION_FIRST and old not in faces(state.dice):
        return Message("nautilion-name-its-die", {"die": die, "face": new}), ("N-4.5", "N-16.11")
    return no_spell(state, TIDE, argument)


def _no_translation(state: ExpandedState, argument: int) -> Reason:
    return no_spell(state, TRANSLATION, argument, state.free_swaps)


def _no_plan(state: ExpandedState, plan: int) -> Reason:
    """N-5.1, and what a Reef or a card says about the dice."""
    dice: Dict[str, Argument] = {"dice": shown_dice(state.dice)}
    if state.stuck and plan >> 6:
        return Message("nautilion-held-no-die", dice), ("N-15.5",)
    if state.scheme == ONE_BY_ONE:
        return Message("nautilion-one-die-now", dice), ("N-16.5",)
    if state.scheme == NAUTILION_FIRST and not state.plan:
        return Message("nautilion-first-die", dice), ("N-16.11",)
    if state.scheme == NAUTILION_FIRST:
        return Message("nautilion-die-stands", {**dice, "die": state.plan >> 6}), ("N-16.11",)
    if state.stuck:
        return Message("nautilion-two-dice", dice), ("N-5.1", "N-15.5")
    return not_these_dice(state)


def _no_reroll(state: ExpandedState, face: int) -> Reason:
    pairs = partnerships(state)
    if not pairs:
        return Message("nautilion-no-partnership"), ("N-13.5",)
    if pairs <= state.rerolled:
        return Message("nautilion-rerolled-all", {"count": pairs}), ("N-13.5",)
    return no_such_die(state, face, "N-13.5")


def _no_heroic(state: ExpandedState, pair: int) -> Reason:
    """N-17.3: the card must lie open, and the crew member must be free to go."""
    card, cabin = pair & 15, pair >> 4
    if not state.shown >> card & 1:
        return Message("nautilion-card-not-shown", {"number": card, "cards": _cards(state)}), ("N-17.3",)
    if state.soldiers >> cabin & 1:
        return Message("nautilion-mercenary-pays-not", {"cabin": cabin}), ("N-17.3",)
    if not state.crew >> cabin & 1:
        guest = ("N-13.8",) if state.guests >> cabin & 1 else ()
        return Message("nautilion-payer-not-aboard", {"token": cabin}), ("N-17.3", *guest)
    deed = state.tables.kit.heroics[card]
    if deed in (FROM_DISCARD, FROM_RESERVE):
        rule = "N-17.9" if deed == FROM_DISCARD else "N-17.10"
        return Message("nautilion-would-split-for-good", {"token": cabin}), ("N-9.3", rule)
    args: Dict[str, Argument] = {"token": cabin, "card": heroic(deed)}
    return Message("nautilion-payer-would-split", args), ("N-9.3", "N-17.3")


def _cards(state: ExpandedState) -> str:
    return " ".join(str(card) for card in in_mask(state.shown)) or "-"


def _no_recovery(state: ExpandedState, _: int) -> Reason:
    cost = state.tables.kit.recovery_cost
    args: Dict[str, Argument] = {"spell": machination(RECOVERY), "cost": cost, "reserve": state.reserve}
    if state.scheme != RECOVERY:
        return Message("nautilion-no-recovery-card"), ("N-16.15",)
    if state.recovered:
        return Message("nautilion-recovered-once"), ("N-16.15",)
    if state.reserve < cost:
        return Message("nautilion-too-dear", args), ("N-4.3", "N-16.15")
    return Message("nautilion-nothing-recoverable"), ("N-16.15",)


def _no_setting(state: ExpandedState, dice: int) -> Reason:
    """N-17.6: as many dice as there are, written lowest first."""
    wanted, kit = [dice & 7, dice >> 3 & 7, dice >> 6], state.tables.kit
    strange = [face for face in wanted if face and face not in kit.faces]
    if strange:
        return Message("nautilion-face-not-on-dice", {"face": strange[0]}), ("N-4.1", "N-17.6")
    if wanted.count(0) != [state.dice & 7, state.dice >> 3 & 7, state.dice >> 6].count(0):
        return Message("nautilion-set-as-many", {"dice": shown_dice(state.dice)}), ("N-17.6",)
    return Message("nautilion-set-in-order"), ("N-17.6",)


def _no_banishing(state: ExpandedState, card: int) -> Reason:
    return Message("nautilion-card-not-shown", {"number": card, "cards": _cards(state)}), ("N-17.7",)


REASONS: Dict[int, Callable[[ExpandedState, int], Reason]] = {
    WHIRLWIND: _no_whirlwind,
    TIDE: _no_tide,
    TRANSLATION: _no_translation,
    PLAN: _no_plan,
    REROLL: _no_reroll,
    HEROIC: _no_heroic,
    RECOVER: _no_recovery,
    SWAP: no_swap,
    WITH: no_swap,
    DISCARD: denials.no_loss,
    SPEND: denials.no_payment,
    TAKE: denials.no_taking,
    KEEP: denials.no_group,
    SET: _no_setting,
    BANISH: _no_banishing,
    LEAVE: denials.no_leaving,
    UNSEAT: denials.no_unseating,
    INSERT: denials.no_insertion,
    PLACE: denials.no_cabin,
    CABIN: denials.no_guest,
    STATION: denials.no_station,
    RESERVE: denials.no_reserve,
}


def near_moves(state: ExpandedState) -> List[int]:
    """What a player may well try at this question."""
    ask = state.pending
    assert ask is not None
    tries = denials.TRIES.get(ask.prompt)
    return tries(state) if tries is not None else []
