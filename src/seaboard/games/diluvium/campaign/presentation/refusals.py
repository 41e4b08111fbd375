"""Why a move may not be made now in the campaign, where that differs from Diluvium."""

from __future__ import annotations

from seaboard.core.messages import Message
from seaboard.core.packing import argument_of
from seaboard.core.verbs import Reason, because
from seaboard.games.diluvium.campaign.presentation.deeds import deed_row
from seaboard.games.diluvium.campaign.presentation.words import Tried, words_of
from seaboard.games.diluvium.campaign.rules.actions import ALLIES, LYING, VETERAN
from seaboard.games.diluvium.campaign.rules.adversary_settle import AdversarySettle, tiles_it_may_settle
from seaboard.games.diluvium.campaign.rules.engage import weapons_needed
from seaboard.games.diluvium.campaign.rules.movement import food_price
from seaboard.games.diluvium.campaign.rules.scare import TO_CITY_OR_BOARD, SoloScare
from seaboard.games.diluvium.campaign.rules.state import ADVERSARY, YOU
from seaboard.games.diluvium.components.tables import CITY
from seaboard.games.diluvium.presentation import refusals as diluvium
from seaboard.games.diluvium.rules.actions import RESOURCES, SECTION, SLOTS, WEAPONS
from seaboard.games.diluvium.rules.movement import UNREACHABLE, Sail, moves_of
from seaboard.games.diluvium.rules.settlers import MoveSettler
from seaboard.games.diluvium.rules.state import EXPLORER, WARSHIP


def no_sail(tried: Tried) -> Reason:
    state, cell, rule = tried.state, tried.argument, tried.rule
    assert isinstance(rule, Sail)
    place = tried.names[cell]
    if state.ship_at(rule.ship) == cell:
        return diluvium.no_stay(tried)
    if state.story.void(state) >> cell & 1:
        return because("solo-no-sea", "S-1.2", place=place)
    if (state.story.closed(state, rule.ship) & ~state.enemy_warships(YOU)) >> cell & 1:
        return because("diluvium-enemy-city", "D-5.4", place=place)
    if rule.ship == EXPLORER and state.enemy_warships(YOU) >> cell & 1:
        return because("diluvium-enemy-warship", "D-5.5", place=place)
    price = food_price(state, rule.ship, moves_of(state, YOU, rule.ship) + rule.extra, cell)
    if price == UNREACHABLE:
        return because("diluvium-no-way", "D-5.3", place=place)
    held = state.held[YOU * RESOURCES]
    return because("diluvium-too-far", "D-5.2", "D-5.3", place=place, food=int(price), held=held)


def no_take(tried: Tried) -> Reason:
    state, rule = tried.state, tried.rule
    assert isinstance(rule, MoveSettler)
    if tried.argument == ALLIES:
        return because("solo-no-ally", "S-12.10")
    if tried.argument >= LYING:
        return because("solo-nobody-lies", "S-30.2")
    if tried.argument == VETERAN:
        return because("solo-no-veteran", "S-12.6")
    if state.veteran == tried.argument >= SECTION and state.sections[tried.argument - SECTION] == 1:
        return because("solo-say-aztec", "S-12.6")
    return diluvium.no_take(tried)


def no_place(tried: Tried) -> Reason:
    rule, cell = tried.rule, tried.argument // SLOTS
    assert isinstance(rule, MoveSettler)
    if rule.source == ALLIES and not tried.state.story.open_to_allies(tried.state, cell):
        return because("solo-not-for-allies", "S-12.10", place=tried.names[cell])
    return diluvium.no_place(tried)


def no_flight(tried: Tried) -> Reason:
    state, rule = tried.state, tried.rule
    assert isinstance(rule, SoloScare)
    if tried.argument < SECTION and state.tiles[state.home()] != CITY:
        return because("solo-flee-no-city", "S-12.5", "D-13.3")
    if tried.argument < SECTION and state.story.flight(state, rule.came) != TO_CITY_OR_BOARD:
        return because("solo-flee-board", "D-13.3", *words_of(state.story.id).flee_to_board)
    return diluvium.no_flight(tried)


def no_slaying(tried: Tried) -> Reason:
    wanted = int(weapons_needed(tried.state, tried.state.ship_at(WARSHIP)))
    return diluvium.too_few(tried, WEAPONS, wanted, "D-14.2")


def no_commitment(tried: Tried) -> Reason:
    return diluvium.too_few(tried, WEAPONS, tried.argument, "S-9.1")


def no_pick(tried: Tried) -> Reason:
    """S-5.2: which tiles the adversary may be given a settler on."""
    state, rule, place = tried.state, tried.rule, tried.names[tried.argument]
    assert isinstance(rule, AdversarySettle)
    if not tiles_it_may_settle(state, rule.only) >> tried.argument & 1:
        return because("solo-pick-not-open", "S-5.1", place=place)
    fewest = min(state.settlers_at(ADVERSARY, argument_of(action)) for action in rule.options)
    if state.settlers_at(ADVERSARY, tried.argument) > fewest:
        return because("solo-pick-more-settlers", "S-5.2", place=place)
    return because("solo-pick-no-space", "S-5.2", place=place)


def no_title(tried: Tried) -> Reason:
    story = tried.state.story
    title = Message(f"solo-title-{story.titles[tried.argument]}")
    return because("solo-title-not-won", "S-2.5", f"S-{story.number}.1", title=title)


def no_deed(tried: Tried) -> Reason:
    """Where the scenario has such a deed, what is missing for it."""
    deed = deed_row(tried.action)
    own = deed in words_of(tried.state.story.id).deeds
    missing = deed.missing(tried) if own and deed.missing is not None else None
    return (missing or Message("solo-no-deed")), deed.rules
