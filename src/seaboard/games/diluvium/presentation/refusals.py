"""Why a move may not be made now: the reason against each verb, with the clause behind it."""

from __future__ import annotations

from typing import TypeVar

from seaboard.core.pieces.pile import count
from seaboard.core.verbs import Attempt, Reason, because
from seaboard.games.diluvium.presentation.names import card_name, card_rule, kind_name
from seaboard.games.diluvium.rules.actions import (
    CELLS,
    COMPASS,
    CRAFT,
    MARK_SLOTS,
    RESOURCES,
    SECTION,
    SLOTS,
    WEAPONS,
)
from seaboard.games.diluvium.rules.engage import missing_strength
from seaboard.games.diluvium.rules.explore import Mark
from seaboard.games.diluvium.rules.movement import UNREACHABLE, Sail, food_price, moves_of
from seaboard.games.diluvium.rules.produce import PRICE
from seaboard.games.diluvium.rules.settlers import ANYWHERE, MoveSettler
from seaboard.games.diluvium.rules.state import EXPLORER, SHIPS, DiluviumState

D = TypeVar("D", bound=DiluviumState)  # the campaign's state too


def no_board(_: Attempt[D]) -> Reason:
    return because("diluvium-no-board", "D-2.8")


def no_wheel(_: Attempt[D]) -> Reason:
    return because("diluvium-no-same-action", "D-3.3")


def no_card(tried: Attempt[D]) -> Reason:
    if not count(tried.state.cards[tried.seat], tried.argument):
        return because("diluvium-card-not-held", "D-15.1", card=card_name(tried.argument))
    if tried.argument == COMPASS:
        return because("diluvium-compass-not-now", "D-15.7")
    if isinstance(tried.rule, Sail):
        return because("diluvium-only-compass", "D-15.1", "D-15.7")
    return because("diluvium-card-useless", "D-15.1", card_rule(tried.argument), card=card_name(tried.argument))


def no_sail(tried: Attempt[D]) -> Reason:
    rule = tried.rule
    assert isinstance(rule, Sail)
    place = tried.names[tried.argument]
    if tried.state.ships[tried.seat * SHIPS + rule.ship] == tried.argument:
        return no_stay(tried)
    if tried.argument in tried.state.tables.city and tried.state.tables.city[tried.seat] != tried.argument:
        return because("diluvium-enemy-city", "D-5.4", place=place)
    if rule.ship == EXPLORER and tried.state.enemy_warships(tried.seat) >> tried.argument & 1:
        return because("diluvium-enemy-warship", "D-5.5", place=place)
    price = food_price(
        tried.state, tried.seat, rule.ship, moves_of(tried.state, tried.seat, rule.ship) + rule.extra, tried.argument
    )
    if price == UNREACHABLE:
        return because("diluvium-no-way", "D-5.3", place=place)
    held = tried.state.held[tried.seat * RESOURCES]
    return because("diluvium-too-far", "D-5.2", "D-5.3", place=place, food=price, held=held)


def no_stay(tried: Attempt[D]) -> Reason:
    rule = tried.rule
    assert isinstance(rule, Sail)
    if rule.ship == EXPLORER:
        return because("diluvium-must-move", "D-5.6")
    return because("diluvium-say-stay", "D-5.7")


def no_mark(tried: Attempt[D]) -> Reason:
    rule = tried.rule
    assert isinstance(rule, Mark)
    cell, slot = tried.argument // MARK_SLOTS, tried.argument % MARK_SLOTS
    if rule.cell >= 0 and cell != rule.cell:
        return because("diluvium-mark-elsewhere", "D-6.1", place=tried.names[rule.cell])
    if tried.state.explored[tried.seat] >> cell & 1:
        return because("diluvium-explored-already", "D-6.6")
    if not tried.state.up >> cell & 1:
        return because("diluvium-face-down", "D-15.11")
    if tried.state.marks[cell] >> 3 * slot & 7:
        return because("diluvium-mark-taken", "D-6.3")
    return because("diluvium-no-such-space", "D-6.3")


def no_take(tried: Attempt[D]) -> Reason:
    rule = tried.rule
    assert isinstance(rule, MoveSettler)
    if not own_settler(tried.state, tried.seat, tried.argument):
        return because("diluvium-not-your-settler", "D-8.1")
    if tried.argument == rule.barred:
        return because("diluvium-just-moved", "D-8.1")
    return because("diluvium-nowhere-to-go", "D-7.3", "D-7.4")


def own_settler(state: DiluviumState, seat: int, space: int) -> bool:
    if space >= SECTION:
        return state.sections[seat * 4 + space - SECTION] > 0
    return bool(state.mine[seat * CELLS + space // SLOTS] >> space % SLOTS & 1)


def no_place(tried: Attempt[D]) -> Reason:
    rule = tried.rule
    assert isinstance(rule, MoveSettler)
    cell, slot = tried.argument // SLOTS, tried.argument % SLOTS
    place = tried.names[cell]
    if rule.only not in (ANYWHERE, cell):
        return because("diluvium-only-this-tile", "D-6.5", place=tried.names[rule.only])
    if not tried.state.up >> cell & 1 or not tried.state.tables.slots[tried.state.tiles[cell]] >> slot & 1:
        return because("diluvium-no-such-space", "D-4.1")
    if cell in tried.state.tables.city and cell != tried.state.tables.city[tried.seat]:
        return because("diluvium-foreign-city", "D-8.1")
    if cell not in tried.state.tables.city and not tried.state.explored[tried.seat] >> cell & 1:
        return because("diluvium-not-explored", "D-8.1", place=place)
    if tried.state.enemy_warships(tried.seat) >> cell & 1:
        return because("diluvium-under-warship", "D-7.4", place=place)
    if tried.state.taken[cell] >> slot & 1:
        return because("diluvium-space-taken", "D-8.1")
    return because("diluvium-same-island", "D-7.3")


def no_gain(tried: Attempt[D]) -> Reason:
    return because("diluvium-tray-empty", "D-10.4", kind=kind_name(tried.argument))


def no_produce(tried: Attempt[D]) -> Reason:
    return because("diluvium-no-settler-there", "D-9.1", place=tried.names[tried.argument])


def no_sale(tried: Attempt[D]) -> Reason:
    return too_few(tried, CRAFT, PRICE, "D-9.2")


def no_arms(tried: Attempt[D]) -> Reason:
    if tried.state.strength[tried.seat] >= tried.state.tables.strongest:
        return because("diluvium-strongest", "D-9.3")
    return too_few(tried, WEAPONS, PRICE, "D-9.3")


def no_commitment(tried: Attempt[D]) -> Reason:
    return too_few(tried, WEAPONS, tried.argument, "D-12.2")


def no_flight(tried: Attempt[D]) -> Reason:
    if tried.argument >= SECTION:
        return because("diluvium-section-full", "D-13.3")
    if tried.argument // SLOTS != tried.state.tables.city[tried.seat]:
        return because("diluvium-flee-home", "D-13.3")
    return because("diluvium-space-taken", "D-13.3")


def no_slaying(tried: Attempt[D]) -> Reason:
    return too_few(tried, WEAPONS, missing_strength(tried.state), "D-14.2")


def no_discard(tried: Attempt[D]) -> Reason:
    return too_few(tried, tried.argument, 1, "D-10.2")


def too_few(tried: Attempt[D], kind: int, wanted: int, rule: str) -> Reason:
    """More of a resource is wanted than the player holds."""
    held = tried.state.held[tried.seat * RESOURCES + kind]
    return because("diluvium-too-few", rule, kind=kind_name(kind), wanted=wanted, held=held)
