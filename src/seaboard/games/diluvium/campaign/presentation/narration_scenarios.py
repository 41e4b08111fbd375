"""What is told of the scenarios' own rules and deeds."""

from __future__ import annotations

from typing import Callable, Dict, List, Tuple

from seaboard.core.messages import Argument, Line, line
from seaboard.games.diluvium.campaign.presentation.scene import SoloScene
from seaboard.games.diluvium.campaign.rules.actions import (
    ARM_ALLY,
    BARTER,
    BRIBE,
    CORRUPT,
    COURSE,
    DEED,
    DELIVER,
    ESCORT,
    FIRST_CARD,
    GIVE,
    LIFT,
    MEET,
    PICK,
    POOL,
    SKIP,
    amount_of,
    deed_of,
)
from seaboard.games.diluvium.campaign.rules.adversary_engage import AdversaryEngage
from seaboard.games.diluvium.campaign.rules.battle import ITS_CITY, OUTPOST, SoloBattle
from seaboard.games.diluvium.campaign.rules.state import ADVERSARY, ALLY, FACE_DOWN, NO_TOKEN, NOWHERE, YOU
from seaboard.games.diluvium.campaign.scenarios.assault_at_the_very_heart.rules import Refuge
from seaboard.games.diluvium.campaign.scenarios.condemned_lands.rules import MoorElsewhere, has_found
from seaboard.games.diluvium.campaign.scenarios.facing_destiny.rules import ReplaceAlly
from seaboard.games.diluvium.campaign.scenarios.flash_of_steel.rules import ARMS as ALLYS_ARMS
from seaboard.games.diluvium.campaign.scenarios.flash_of_steel.rules import Earning
from seaboard.games.diluvium.campaign.scenarios.hydras_ire.rules import HEADS
from seaboard.games.diluvium.campaign.scenarios.last_bastion.rules import TakeOver
from seaboard.games.diluvium.campaign.scenarios.seething_heart.rules import ARMS as REBELS_ARMS
from seaboard.games.diluvium.presentation.names import action_name, amounts, card_name, kind_name, ship_name
from seaboard.games.diluvium.presentation.narration_steps import STEPS
from seaboard.games.diluvium.presentation.scene import space_kind
from seaboard.games.diluvium.rules.actions import CARD, CELLS, FLEE, RESOURCES, SECTION, SLOTS, TAKE
from seaboard.games.diluvium.rules.state import EXPLORER, SHIPS, WARSHIP

Teller = Callable[[SoloScene], List[Line]]


# deeds


def _deed(told: SoloScene) -> List[Line]:
    return DEEDS[deed_of(told.action)](told)


def _meets_exile(told: SoloScene) -> List[Line]:
    gold = told.old.gold[YOU] - told.new.gold[YOU]
    return [line("solo-meets-exile", "S-26.4", gold=gold, place=told.tile(told.old.exile))]


def _bribes(told: SoloScene) -> List[Line]:
    cell = told.old.ship_at(EXPLORER)
    settlers = int(told.old.settlers_at(ADVERSARY, cell))
    args: Dict[str, Argument] = {"settlers": settlers, "gold": int(amount_of(told.action))}
    return [line("solo-bribes", "S-27.5", place=told.tile(cell), **args)]


def _corrupts(told: SoloScene) -> List[Line]:
    place = told.tile(told.old.ship_at(EXPLORER))
    return [line("solo-corrupts", "S-30.5", gold=int(amount_of(told.action)), place=place)]


def _arms_ally(_: SoloScene) -> List[Line]:
    return [line("solo-arms-ally", "S-33.6", weapons=int(ALLYS_ARMS))]


def _delivers(_: SoloScene) -> List[Line]:
    return [line("solo-arms-rebels", "S-37.3", weapons=int(REBELS_ARMS))]


def _returns(told: SoloScene) -> List[Line]:
    return [line("solo-returns-card", "S-32.3", card=card_name(int(amount_of(told.action)) - FIRST_CARD))]


def _barters(told: SoloScene) -> List[Line]:
    return [line("solo-bartered", "S-24.8", number=int(told.new.tally))]


def _gives(told: SoloScene) -> List[Line]:
    return [line("solo-gives-craft", "S-25.9", craft=int(amount_of(told.action)), number=int(told.new.tally))]


def _escorted(_: SoloScene) -> List[Line]:
    return [line("solo-escorted", "S-12.9")]


def _pools(told: SoloScene) -> List[Line]:
    taken = told.new.gold[YOU] - told.old.gold[YOU]
    return [line("solo-pools", "S-33.3", pooled=told.old.aside - told.new.aside, gold=taken)]


def _earns(told: SoloScene) -> List[Line]:
    """A choice nobody was asked for."""
    rule = told.rule
    assert isinstance(rule, Earning)
    same = told.old.gold == told.new.gold and told.old.aside == told.new.aside
    return [] if rule.done or same else _pools(told)


DEEDS: Dict[int, Teller] = {
    MEET: _meets_exile,
    BRIBE: _bribes,
    CORRUPT: _corrupts,
    ARM_ALLY: _arms_ally,
    DELIVER: _delivers,
    LIFT: _returns,
    BARTER: _barters,
    GIVE: _gives,
    ESCORT: _escorted,
    POOL: _pools,
}


def _skips(told: SoloScene) -> List[Line]:
    return [line("solo-skips", told.clause(1))]


def _chooses(told: SoloScene) -> List[Line]:
    ask = told.before.pending
    assert ask is not None
    return [line("solo-you-choose", *ask.rules, place=told.tile(told.argument))]


def robbed(told: SoloScene) -> List[Line]:
    """S-33.4: the adversary takes from you what the supply does not have."""
    lost = told.old.gold[YOU] - told.new.gold[YOU]
    if told.number != 33 or lost <= 0 or told.new.gold[ADVERSARY] == told.old.gold[ADVERSARY]:
        return []
    return [line("solo-robbed", "S-33.4", gold=lost)]


# S-23 to S-27


def _marked(told: SoloScene) -> List[Line]:
    """S-23.4: an objective token for a tile turned up and explored in one action."""
    placed = [
        line("solo-token-placed", "S-23.4", number=told.new.tokens[cell], place=told.tile(cell))
        for cell in _new_tokens(told)
    ]
    return STEPS["mark_it"](told) + placed


def _new_tokens(told: SoloScene) -> List[int]:
    return [cell for cell in range(CELLS) if told.old.tokens[cell] == NO_TOKEN != told.new.tokens[cell]]


def pillage(told: SoloScene, cell: int) -> List[Line]:
    """S-27.4."""
    if told.number != 27:
        return []
    if _new_tokens(told):
        return [line("solo-pillaged", "S-27.4", place=told.tile(cell))]
    return [line("solo-no-second-card", "S-27.4")] if told.old.tokens[cell] != NO_TOKEN else []


def _kept_card(told: SoloScene) -> List[Line]:
    return [line("solo-kept-card", "S-23.3", "S-23.5", card=card_name(told.argument))]


def _home(told: SoloScene) -> List[Line]:
    return [line("solo-home-chosen", "S-23.6", "S-12.5", place=told.tile(told.argument))]


def _exile(told: SoloScene) -> List[Line]:
    place = told.names[told.argument]
    if told.new.found != NOWHERE:
        return [line("solo-city-shown", "S-26.6", place=place)]
    return [line("solo-exile-shown", "S-26.3" if not told.new.tally else "S-26.5", place=place)]


# S-28, S-34, S-35: settlers pushed aside


def _replaced(told: SoloScene) -> List[Line]:
    rule = told.rule
    assert isinstance(rule, ReplaceAlly)
    space = _came(told, int(rule.goal))
    args: Dict[str, Argument] = {"kind": kind_name(space_kind(told.old, space)), "place": told.tile(int(rule.goal))}
    return [line("solo-ally-replaced", "S-28.3", who=told.it, **args)]


def _came(told: SoloScene, cell: int) -> int:
    """The space a settler of the adversary has come to."""
    at = ADVERSARY * CELLS + cell
    return cell * SLOTS + (told.new.mine[at] & ~told.old.mine[at]).bit_length() - 1


def _taken_over(told: SoloScene) -> List[Line]:
    rule = told.rule
    assert isinstance(rule, TakeOver)
    kind = kind_name(space_kind(told.old, int(rule.space)))
    args: Dict[str, Argument] = {"kind": kind, "place": told.tile(int(rule.space) // SLOTS)}
    rules = ("S-34.3",) if rule.only == NOWHERE else ("S-34.4", "S-34.3")
    return [line("solo-taken-over", *rules, who=told.it, action=action_name(int(rule.section) - SECTION), **args)]


def _devoured(told: SoloScene) -> List[Line]:
    where = [cell for cell in range(CELLS) if told.old.mine[ALLY * CELLS + cell] != told.new.mine[ALLY * CELLS + cell]]
    return [line("solo-devoured", "S-35.3", place=told.tile(where[0]))] if where else []


def not_slain(told: SoloScene) -> List[Line]:
    """S-35.6: a head of the hydra."""
    return [line("solo-head", "S-35.6", heads=int(HEADS - told.new.tally))]


# S-29, S-30, S-31


def conquest(told: SoloScene, rule: SoloBattle) -> List[Line]:
    """What becomes of an outpost or a city that is beaten."""
    place = told.tile(int(rule.cell))
    if rule.foe == OUTPOST:
        return [line("solo-outpost-destroyed", "S-25.7", place=place)]
    return (
        [line("solo-conquered", "S-29.5" if told.number == 29 else "S-30.3", place=place)]
        if rule.foe == ITS_CITY
        else []
    )


def _refuge(told: SoloScene) -> List[Line]:
    rule = told.after.stack[-1]
    assert isinstance(rule, Refuge)
    old, new = told.old.ships[ADVERSARY * SHIPS + WARSHIP], told.new.ships[ADVERSARY * SHIPS + WARSHIP]
    if old == new:
        return []
    return [line("solo-refuge" if rule.cell != NOWHERE else "solo-no-refuge", "S-30.4", place=told.tile(new))]


def _moors(told: SoloScene) -> List[Line]:
    rule = told.rule
    assert isinstance(rule, MoorElsewhere)
    return [line("solo-moors", "S-31.10", ship=ship_name(int(rule.ship)), place=told.tile(int(rule.goal)))]


def _pursues(told: SoloScene) -> List[Line]:
    if isinstance(told.after.stack[-1], AdversaryEngage):
        return [line("solo-no-weapons-left", "S-31.8")]
    return [line("solo-no-pursuit", "S-31.8", "S-3.6")] if told.old.defeated and not has_found(told.old) else []


def stored(told: SoloScene, cell: int) -> List[Line]:
    """S-31.4."""
    store = told.new.stores[cell * RESOURCES : (cell + 1) * RESOURCES]
    return [line("solo-stored", "S-31.4", place=told.tile(cell), store=amounts(store))] if any(store) else []


# S-32


def _closes(told: SoloScene) -> List[Line]:
    """S-32.4 to S-32.6."""
    sunk = told.old.sunk ^ told.new.sunk
    if sunk:
        cell = int(sunk).bit_length() - 1
        settlers = int(told.new.lost - told.old.lost)
        return [line("solo-sinks", "S-32.4", "S-32.5", place=told.names[cell], settlers=settlers)]
    turned = [cell for cell in range(CELLS) if told.old.tokens[cell] == FACE_DOWN != told.new.tokens[cell]]
    return [line("solo-token-turned", "S-32.4", place=told.names[cell]) for cell in turned]


def _second_card(told: SoloScene) -> List[Line]:
    """The second card, when there was no choice."""
    if told.old.cards == told.new.cards:
        return []
    kind = next(kind for kind in range(8) if (told.old.cards[YOU] - told.new.cards[YOU]) == 1 << 4 * kind)
    return [line("solo-returns-card", "S-32.3", card=card_name(kind))]


TELLERS: Dict[Tuple[str, str], Teller] = {
    ("SoloMark", "mark_it"): _marked,
    ("SoloTurn", "close"): _closes,
    ("ReplaceAlly", "replace"): _replaced,
    ("TakeOver", "take_over"): _taken_over,
    ("Devour", "devour"): _devoured,
    ("Refuge", "choose"): _refuge,
    ("MoorElsewhere", "moor"): _moors,
    ("Pursuit", "pursue"): _pursues,
    ("Earning", "decide"): _earns,
    ("GiveBack", "second_card"): _second_card,
}


def _told_later(_: SoloScene) -> List[Line]:
    return []


ANSWERS: Dict[Tuple[str, int], Teller] = {
    ("TakeKeptCard", CARD): _kept_card,
    ("ChooseHome", PICK): _home,
    ("Exile", COURSE): _exile,
    ("TakeOver", TAKE): _told_later,
    ("TakeOver", FLEE): _told_later,
    ("Devour", TAKE): _devoured,
}
ANY_ANSWER: Dict[int, Teller] = {DEED: _deed, SKIP: _skips, PICK: _chooses}
