"""The position of a scenario in sentences: for a screen reader, the terminal and tests. Nothing is hidden."""

from __future__ import annotations

from typing import Dict, List

from seaboard.core.messages import Argument, Message
from seaboard.core.pieces.pile import kinds
from seaboard.games.diluvium.campaign.components.loading import Chart
from seaboard.games.diluvium.campaign.components.tables import green
from seaboard.games.diluvium.campaign.presentation.aims import progress, still_to_do, too_poor
from seaboard.games.diluvium.campaign.presentation.gifts import gifts_of
from seaboard.games.diluvium.campaign.presentation.names import order_name, place_name
from seaboard.games.diluvium.campaign.presentation.signs import signs
from seaboard.games.diluvium.campaign.rules.actions import VALUE
from seaboard.games.diluvium.campaign.rules.state import ADVERSARY, ALLY, FACE_DOWN, NOWHERE, YOU, SoloState
from seaboard.games.diluvium.campaign.rules.turn import SoloTurn, is_richer
from seaboard.games.diluvium.presentation.description import own_goods
from seaboard.games.diluvium.presentation.names import action_name, amounts, free_spaces, listed, whom
from seaboard.games.diluvium.presentation.names import who as named
from seaboard.games.diluvium.presentation.prospects import cells
from seaboard.games.diluvium.rules.actions import ACTIONS, ENGAGE, HOW_MANY, KINDS, RESOURCES, SECTION
from seaboard.games.diluvium.rules.state import EXPLORER, SHIPS, WARSHIP
from seaboard.games.diluvium.rules.turn import NOT_CHOSEN

Names = List[str]


def describe(chart: Chart, state: SoloState) -> List[Message]:
    shown = cells(state, state.up & ~state.story.void(state)) if state.rounds else []
    return beside_the_sea(chart, state) + [message for cell in shown for message in _tile(state, cell, chart.places)]


def beside_the_sea(chart: Chart, state: SoloState) -> List[Message]:
    """Everything but the tiles."""
    names = chart.places
    scenario = Message("solo-see-scenario", {"scenario": Message(f"solo-scenario-{state.story.id}")})
    if not state.rounds:
        return [scenario, Message("diluvium-see-setup")]
    sentences = [scenario, Message("diluvium-see-round", {"round": state.rounds, "who": whom(state, state.active)})]
    if state.is_last_round():
        sentences.append(Message("diluvium-see-last-round"))
    food, craft, weapons = state.tray
    sentences.append(Message("diluvium-see-trays", {"food": food, "craft": craft, "weapons": weapons}))
    sentences.append(Message("solo-see-gold", {"gold": int(state.coins), "aside": int(state.aside)}))
    sentences += [*_goals(state), *own_goods(state, YOU), _fleet(state, YOU, names), *_companions(state, names)]
    return sentences + _adversary(state, names) if state.story.acts() else sentences


def aims(state: SoloState) -> List[Message]:
    """What this scenario is played for, and how far you are."""
    return [Message("solo-see-scenario", {"scenario": Message(f"solo-scenario-{state.story.id}")}), *_goals(state)]


def how_you_stand(state: SoloState) -> List[Message]:
    """Your goods, and how far you are: what may change with each of your moves."""
    return [*_victories(state), *own_goods(state, YOU)]


def _goals(state: SoloState) -> List[Message]:
    """S-2.4, S-2.5."""
    if not state.story.needs_gold:
        return [*_victories(state), *_gifts(state), Message("solo-see-no-gold-needed")]
    gold: Dict[str, Argument] = {"gold": int(state.gold[YOU]), "rival": int(state.gold[ADVERSARY])}
    purses = Message("solo-see-richer" if is_richer(state) else "solo-see-poorer", gold)
    return [*_victories(state), *_gifts(state), purses]


def _victories(state: SoloState) -> List[Message]:
    sentences: List[Message] = []
    for title in range(len(state.story.titles)):
        sentences.append(_goal(state, title))
        left = still_to_do(state, title)
        sentences += [left] if left is not None else []
        sentences += [Message("solo-see-too-poor")] if too_poor(state, title) else []
    return sentences


def _gifts(state: SoloState) -> List[Message]:
    """What each victory brings for the rest of a campaign."""
    titles = state.story.titles
    return [
        Message("solo-see-gives", {"title": Message(f"solo-title-{title}"), "gift": gift})
        for title in titles
        for gift in gifts_of(state.story.id, title)
    ]


def _goal(state: SoloState, title: int) -> Message:
    have, need = progress(state, title)
    called = state.story.titles[title]
    args: Dict[str, Argument] = {"title": Message(f"solo-title-{called}"), "have": int(have), "need": int(need)}
    return Message("solo-see-goal", {**args, "what": Message(f"board-solo-goal-{called}")})


def _fleet(state: SoloState, who: int, names: Names) -> Message:
    args: Dict[str, Argument] = {
        "who": named(state, who),
        "explorer": place_name(state, state.ships[who * SHIPS + EXPLORER], names),
        "warship": place_name(state, state.ships[who * SHIPS + WARSHIP], names),
        "strength": state.strength[who],
        "markers": state.markers[who],
        "settlers": state.settlers_on_board(who),
    }
    return Message("solo-see-fleet", args)


def _companions(state: SoloState, names: Names) -> List[Message]:
    """S-12.6, S-12.9, S-12.10, and the settlers that lie down."""
    sentences: List[Message] = []
    if state.escort != NOWHERE:
        sentences.append(Message("solo-see-escort", {"place": place_name(state, state.escort, names)}))
    if state.veteran >= SECTION:
        sentences.append(Message("solo-see-veteran-board", {"action": action_name(state.veteran - SECTION)}))
    elif state.veteran != NOWHERE:
        sentences.append(Message("solo-see-veteran", {"place": place_name(state, state.veteran // 8, names)}))
    if state.players > ALLY:
        sentences.append(Message("solo-see-allies", {"reserve": int(state.allied), "lost": int(state.lost)}))
    return sentences + [
        Message("solo-see-lying", {"action": action_name(section), "settlers": state.lying[section]})
        for section in range(ACTIONS)
        if state.lying[section]
    ]


def _adversary(state: SoloState, names: Names) -> List[Message]:
    """S-1.4: its board, and what it will do."""
    sentences = [_fleet(state, ADVERSARY, names), Message("solo-see-its-gold", {"gold": state.gold[ADVERSARY]})]
    if state.rival != NOWHERE:
        sentences.append(Message("solo-see-rival", {"place": place_name(state, state.rival, names)}))
    sentences.append(Message("solo-see-column", {"order": order_name(state.column)}))
    sentences.append(Message("solo-see-range", {"moves": int(state.reach())}))
    sentences.append(Message("solo-see-tokens", {"left": len(kinds(state.combat)), "shown": _shown(state)}))
    return sentences + _next_action(state)


def _next_action(state: SoloState) -> List[Message]:
    """S-3.1: it has acted before your turn; what it does next is what you choose now."""
    turn = next((rule for rule in state.stack if isinstance(rule, SoloTurn)), None)
    wheel = state.wheel[YOU]
    if turn is not None and turn.action == NOT_CHOSEN:
        return [Message("solo-see-will-mirror")]
    if wheel == ENGAGE and state.defeated:
        return [Message("solo-see-idle")]
    return [Message("solo-see-mirrors", {"action": action_name(wheel)})] if wheel < ACTIONS else []


def _shown(state: SoloState) -> Message:
    values = [Message("solo-value", {"value": VALUE[kind]}) for kind in kinds(state.shown)]
    return listed(values) if values else Message("solo-none-shown")


def _tile(state: SoloState, cell: int, names: Names) -> List[Message]:
    """With what the scenario has there."""
    return tile(state, cell, names) + _extras(state, cell, names[cell])


def tile(state: SoloState, cell: int, names: Names) -> List[Message]:
    """What is free on a face-up tile, who has settlers there, and its monster."""
    tables, number = state.tables, state.tiles[cell]
    free = state.free(cell)
    spaces = [HOW_MANY[free & tables.slots_of[number * KINDS + kind]] for kind in range(KINDS)]
    args: Dict[str, Argument] = {"tile": place_name(state, cell, names), "spaces": free_spaces(spaces)}
    args["marks"] = HOW_MANY[state.free_marks(cell)]
    sentences = [Message("diluvium-see-tile", args)]
    place = names[cell]
    for who in range(state.players):
        settlers = state.settlers_at(who, cell)
        if settlers:
            sentences.append(
                Message("diluvium-see-settlers", {"place": place, "who": whom(state, who), "settlers": settlers})
            )
    if tables.monster[number] and not state.slain >> cell & 1:
        strength, gold = tables.monster[number], tables.monster_gold[number]
        sentences.append(Message("diluvium-see-monster", {"place": place, "strength": strength, "gold": gold}))
    return sentences


def _here(place: str, what: Message) -> Message:
    return Message("solo-see-place", {"place": place, "what": what})


def _extras(state: SoloState, cell: int, place: str) -> List[Message]:
    sentences: List[Message] = []
    if green(state) >> cell & 1:
        sentences.append(Message("solo-see-green", {"place": place}))
    if state.tokens[cell]:
        number = 0 if state.tokens[cell] == FACE_DOWN else state.tokens[cell]
        sentences.append(_here(place, Message(f"solo-token-{state.story.id}", {"number": number})))
    sign = signs(state).get(cell)
    if sign is not None:
        sentences.append(_here(place, Message(f"solo-sign-{sign}")))
    store = state.stores[cell * RESOURCES : (cell + 1) * RESOURCES]
    if any(store):
        sentences.append(Message("solo-see-store", {"place": place, "store": amounts(store)}))
    if state.exile == cell:
        sentences.append(Message("solo-see-exile", {"place": place}))
    return sentences
