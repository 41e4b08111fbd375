"""What is told of the adversary: every step with the clause that makes it take it."""

from __future__ import annotations

from typing import Callable, Dict, List, Tuple

from seaboard.core.messages import Argument, Line, Message
from seaboard.core.pieces.pile import EMPTY
from seaboard.games.diluvium.campaign.presentation.told import SoloTold, order_name
from seaboard.games.diluvium.campaign.rules.actions import COLUMN, COURSE, PICK, RANDOM, TOKEN, VALUE
from seaboard.games.diluvium.campaign.rules.adversary import NOTHING, PAIR, AdversaryTurn, random_action
from seaboard.games.diluvium.campaign.rules.adversary_engage import AdversaryEngage, sea_for_warships, warship_at
from seaboard.games.diluvium.campaign.rules.adversary_explore import (
    RICH_SPACE,
    AdversaryExplore,
    its_explorer,
    passable,
    preferred_space,
    unexplored,
)
from seaboard.games.diluvium.campaign.rules.adversary_settle import (
    AdversaryCard,
    AdversarySettle,
    best_tiles,
    place_for_settler,
)
from seaboard.games.diluvium.campaign.rules.astrolabe import rings
from seaboard.games.diluvium.campaign.rules.battle import ITS_WARSHIP, SoloBattle
from seaboard.games.diluvium.campaign.rules.state import ADVERSARY, NOWHERE, SoloState
from seaboard.games.diluvium.components.tables import HIDDEN, beside
from seaboard.games.diluvium.presentation.narration_steps import STEPS, ship_name
from seaboard.games.diluvium.presentation.prospects import cells
from seaboard.games.diluvium.presentation.told import action_name, card_name, kind_name, line
from seaboard.games.diluvium.rules.actions import (
    BIT,
    CANNON,
    CARD,
    COMPASS,
    CRAFT,
    FOOD,
    GATE,
    LEGENDARY,
    MARK_SLOTS,
    PRODUCING,
    TILE,
    TREASURE,
    WEAPONS,
)
from seaboard.games.diluvium.rules.explore import SETTLE_SPACE
from seaboard.games.diluvium.rules.state import EXPLORER, WARSHIP

Teller = Callable[[SoloTold], List[Line]]


# combat tokens


def _token(told: SoloTold) -> List[Line]:
    """At the start of its turn: what it means for the action."""
    name = "solo-token-symbol" if RANDOM[told.argument] else "solo-token-plain"
    return [line(name, "S-3.2", value=VALUE[told.argument]), *_shuffled(told)]


def _token_in_battle(told: SoloTold) -> List[Line]:
    rule = "S-9.2" if isinstance(told.rule, SoloBattle) else "S-10.1"
    drawn = line("solo-token-battle", rule, who=told.it, value=VALUE[told.argument])
    if not RANDOM[told.argument]:
        return [drawn, *_shuffled(told)]
    return [drawn, line("solo-symbol-ignored", rule), *_shuffled(told)]


def _shuffled(told: SoloTold) -> List[Line]:
    if told.new.shown != EMPTY:
        return []
    return [line("solo-tokens-shuffled", "S-3.3", value=VALUE[told.argument])]


def learned(told: SoloTold) -> List[Line]:
    """S-9.4."""
    strength = told.new.strength[ADVERSARY]
    if strength == told.old.strength[ADVERSARY]:
        return []
    return [line("solo-learns", "S-9.4", who=told.it, strength=strength)]


# its turn


def _column(told: SoloTold) -> List[Line]:
    column = told.new.column
    action = action_name(random_action(column[0]))
    args: Dict[str, Argument] = {"order": order_name(column), "kind": kind_name(column[0]), "action": action}
    return [line("solo-column-shuffled", "S-3.4", "S-3.5", **args)]


def _decide(told: SoloTold) -> List[Line]:
    rule = told.after.stack[-1]
    assert isinstance(rule, AdversaryTurn)
    lines: List[Line] = []
    if told.old.column != told.new.column:
        lines.append(line("solo-column-put-back", "S-27.3", kind=kind_name(told.new.column[0])))
    if rule.action == NOTHING:
        return [*lines, line("solo-does-nothing", "S-3.6", who=told.it)]
    if RANDOM[rule.token]:
        return [*lines, line("solo-acts-randomly", "S-3.5", who=told.it, action=action_name(rule.action))]
    return [*lines, line("solo-mirrors", "S-3.1", "S-3.2", who=told.it, action=action_name(rule.action))]


def _act(told: SoloTold) -> List[Line]:
    """S-7: the other actions are told by their own rules."""
    rule = told.rule
    assert isinstance(rule, AdversaryTurn)
    if rule.action != PRODUCING:
        return []
    craft, weapons = int(told.old.adversary_on(CRAFT)), int(told.old.adversary_on(WEAPONS))
    args: Dict[str, Argument] = {"who": told.it, "settlers": craft, "pairs": craft // PAIR}
    lines = [line("solo-produces-craft", "S-7.1", gold=told.gained(ADVERSARY), **args)]
    args = {"who": told.it, "settlers": weapons, "pairs": weapons // PAIR, "strength": told.new.strength[ADVERSARY]}
    if told.old.strength == told.new.strength and weapons >= PAIR:
        return [*lines, line("solo-strongest", "S-7.2", who=told.it)]
    return [*lines, line("solo-produces-weapons", "S-7.2", **args)]


# its ships


def nearest(state: SoloState, start: int, goals: int, sea: int) -> Tuple[int, List[int]]:
    """How far the nearest of the goals are, and which they are; -1 when no way leads to any."""
    far = rings(state, start, goals, sea)
    front = BIT[start]
    for step in range(1, len(far)):
        front = beside(state.tables, front) & far[len(far) - 1 - step]
    return len(far) - 1, cells(state, front & goals) if far else []


def _range(told: SoloTold, ship: int, rule: str) -> Line:
    settlers = int(told.old.adversary_on(FOOD))
    args: Dict[str, Argument] = {"who": told.it, "ship": ship_name(ship), "moves": int(told.old.reach())}
    return line("solo-range", rule, settlers=settlers, **args)


def _sets_out(told: SoloTold) -> List[Line]:
    old = told.old
    goals = unexplored(old)
    steps, where = nearest(old, its_explorer(old), goals, passable(old))
    if not where:
        return [line("solo-nothing-to-explore", "S-4.1", who=told.it)]
    args: Dict[str, Argument] = {"who": told.it, "places": told.places(where), "steps": steps}
    name = "solo-heads-for" if len(where) == 1 else "solo-heads-for-many"
    return [_range(told, EXPLORER, "S-4.3"), line(name, "S-4.1", **args)]


def _course(told: SoloTold) -> List[Line]:
    ship = EXPLORER if isinstance(told.rule, AdversaryExplore) else WARSHIP
    rules = ("S-4.2",) if ship == EXPLORER else ("S-8.1", "S-4.2")
    args: Dict[str, Argument] = {"who": told.it, "ship": ship_name(ship), "place": told.names[told.argument]}
    return [line("solo-astrolabe", *rules, **args)]


def _sails(told: SoloTold) -> List[Line]:
    rule, old, new = told.rule, told.old, told.new
    assert isinstance(rule, AdversaryExplore)
    here = its_explorer(old)
    if its_explorer(new) != here:
        place = told.names[its_explorer(new)]
        return [line("solo-sails", "S-4.1", who=told.it, ship=ship_name(EXPLORER), place=place)]
    if new.stack[-1].step == rule.step or unexplored(old) & BIT[here]:
        return []
    args: Dict[str, Argument] = {"who": told.it, "place": told.names[here]}
    steps, where = nearest(old, here, unexplored(old), passable(old))
    if not where:
        return []
    if not rule.moves:
        return [line("solo-out-of-moves", "S-4.3", steps=steps, **args)]
    return [line("solo-barred", "S-4.5", **args)]


def _turns_up(told: SoloTold) -> List[Line]:
    cell, tile = told.argument & 63, told.argument >> 6
    rule = "S-4.4" if isinstance(told.rule, AdversaryExplore) else "S-8.3"
    return [line("solo-turns-up", rule, "S-1.2", who=told.it, place=told.names[cell], tile=tile)]


def _explores(told: SoloTold) -> List[Line]:
    old = told.old
    cell = its_explorer(old)
    if not unexplored(old) & BIT[cell]:
        return []
    if not old.markers[ADVERSARY]:
        return [line("solo-no-markers", "S-4.8", who=told.it, gold=told.gained(ADVERSARY))]
    space = old.tables.mark_gold[old.tiles[cell] * MARK_SLOTS + preferred_space(old, cell)]
    args: Dict[str, Argument] = {"who": told.it, "place": told.tile(cell)}
    if space == SETTLE_SPACE:
        marked = line("solo-explores-settle", "S-4.4", "S-4.7", **args)
    elif space >= RICH_SPACE:
        marked = line("solo-explores-rich", "S-4.4", "S-4.6", gold=space, **args)
    else:
        marked = line("solo-explores-poor", "S-4.4", "S-4.6", gold=space, **args)
    track = told.gained(ADVERSARY) - max(space, 0)
    return [marked, line("solo-track-gold", "S-4.9", who=told.it, gold=track)]


# its settlers


def _settles(told: SoloTold) -> List[Line]:
    rule, old, new = told.rule, told.old, told.new
    assert isinstance(rule, AdversarySettle)
    if not rule.left:
        return []
    if not old.reserve():
        return [line("solo-no-settlers", "S-5.5", who=told.it, gold=told.gained(ADVERSARY))]
    if rule.stuck == old.reserve():
        return []
    order = place_for_settler(old, rule.only)
    if order < 0:
        return _fails(told)
    where = best_tiles(old, rule.only, order)
    cell = int(rule.goal) if rule.goal != NOWHERE else where[0]
    if new.settlers_at(ADVERSARY, cell) == old.settlers_at(ADVERSARY, cell):
        return []
    return _settled(told, rule, int(order), cell)


def _settled(told: SoloTold, rule: AdversarySettle, order: int, cell: int) -> List[Line]:
    column = told.old.column
    kind = kind_name(column[order])
    lines: List[Line] = []
    if order:
        lines = [line("solo-tokens-passed", "S-5.2", who=told.it, kinds=order_name(column[:order]))]
    args: Dict[str, Argument] = {"who": told.it, "place": told.tile(cell), "kind": kind}
    if rule.only != NOWHERE:
        lines.append(line("solo-settles-fresh", "S-4.7", "S-5.2", "S-3.7", **args))
    else:
        settlers = int(told.old.settlers_at(ADVERSARY, cell))
        lines.append(line("solo-settles", "S-5.1", "S-5.2", "S-3.7", settlers=settlers, **args))
    if told.old.column != told.new.column:
        lines.append(line("solo-token-down", "S-5.3", kind=kind))
    return lines


def _fails(told: SoloTold) -> List[Line]:
    """S-5.4; what a scenario does instead is told by its own rule."""
    if not told.gained(ADVERSARY):
        return [line("solo-cannot-settle", "S-5.4", who=told.it)]
    lost = [kind for kind in range(3) if told.old.tray[kind] != told.new.tray[kind]]
    if not lost:
        return [line("solo-fails-empty", "S-5.4", who=told.it)]
    return [line("solo-fails", "S-5.4", "S-3.7", who=told.it, kind=kind_name(lost[0]))]


def _picked(told: SoloTold) -> List[Line]:
    return [line("solo-picked", "S-5.2", place=told.tile(told.argument))]


# its ruins cards


def _card(told: SoloTold) -> List[Line]:
    below = told.before.stack[-2] if len(told.before.stack) > 1 else None
    rules = ("S-6.1",) if isinstance(below, AdversarySettle) else ("S-11.4", "S-6.1")
    return [line("diluvium-card-drawn", *rules, who=told.it, card=card_name(told.argument))]


def _carries_out(told: SoloTold) -> List[Line]:
    rule = told.rule
    assert isinstance(rule, AdversaryCard)
    card, gold = int(rule.card), told.gained(ADVERSARY)
    if card < 0:
        return [line("diluvium-no-card", "D-15.2", who=told.whom(ADVERSARY))]
    if card <= LEGENDARY:
        tokens = told.old.tray[card] - told.new.tray[card]
        return [line("solo-card-discards", "S-6.2", "S-3.7", number=tokens, kind=kind_name(card))]
    if card == GATE:
        return [line("solo-card-settles", "S-6.3", who=told.it)]
    if card == CANNON:
        if told.old.strength == told.new.strength:
            return [line("solo-strongest", "S-6.4", who=told.it)]
        return [line("diluvium-strength", "S-6.4", who=told.it, strength=told.new.strength[ADVERSARY])]
    if card == TREASURE:
        return [line("diluvium-gains", "S-6.5", who=told.it, gold=gold)]
    if card == COMPASS and told.old.defeated:
        return [line("solo-card-no-voyage", "S-6.6", "S-3.6", who=told.it)]
    if card == COMPASS:
        return [line("solo-card-sails", "S-6.6", who=told.it)]
    if told.old.markers == told.new.markers:
        return [line("solo-card-no-marker", "S-6.7", who=told.it)]
    return [line("solo-card-marker", "S-6.7", who=told.it, gold=gold)]


# its warships


def _sails_to_war(told: SoloTold) -> List[Line]:
    """Where a warship is bound for, and how far it may go."""
    rule, old = told.rule, told.old
    assert isinstance(rule, AdversaryEngage)
    here = warship_at(old, rule.which)
    if here == NOWHERE:
        return []
    steps, where = nearest(old, here, old.story.quarry(old, rule.which), sea_for_warships(old))
    if not where:
        return [line("solo-no-quarry", "S-8.1", who=told.it)]
    lines: List[Line] = []
    by_card = len(old.stack) > 1 and isinstance(old.stack[-2], AdversaryCard)
    if rule.which == ITS_WARSHIP and not by_card:
        lines = [_range(told, WARSHIP, "S-8.2")]
    args: Dict[str, Argument] = {"who": told.it, "places": _listed_places(told, where), "steps": steps}
    return [*lines, line("solo-bound-for" if rule.which == ITS_WARSHIP else "solo-second-bound-for", "S-8.1", **args)]


def _listed_places(told: SoloTold, where: List[int]) -> Message:
    return told.tile(where[0]) if len(where) == 1 else told.places(where)


def _warship_sails(told: SoloTold) -> List[Line]:
    rule, old = told.rule, told.old
    assert isinstance(rule, AdversaryEngage)
    here, there = warship_at(old, rule.which), warship_at(told.new, rule.which)
    if here != there:
        return [line("solo-sails", "S-8.1", who=told.it, ship=ship_name(WARSHIP), place=told.names[there])]
    return []


def _stops(told: SoloTold) -> List[Line]:
    rule, old = told.rule, told.old
    assert isinstance(rule, AdversaryEngage)
    cell = warship_at(old, rule.which)
    if cell == NOWHERE or told.new.ending or old.tiles[cell] == HIDDEN:
        return []
    steps, where = nearest(old, cell, old.story.quarry(old, rule.which), sea_for_warships(old))
    if steps <= 0 or not where:
        return []
    return [line("solo-warship-stops", "S-8.2", who=told.it, place=told.tile(cell), steps=steps)]


def _meets(told: SoloTold) -> List[Line]:
    if len(told.after.stack) == len(told.before.stack):
        return []
    rule = told.after.stack[-1]
    assert isinstance(rule, SoloBattle)
    args: Dict[str, Argument] = {"who": told.it, "place": told.names[rule.cell]}
    if rule.lone:
        return [line("solo-meets-escort", "S-8.4", "S-9.1", "S-12.9", **args)]
    return [line("solo-meets", "S-8.4", "S-9.1", **args)]


def _monster(told: SoloTold) -> List[Line]:
    """S-10: told when the token has been drawn."""
    rule, old = told.rule, told.old
    assert isinstance(rule, AdversaryEngage)
    if rule.token < 0 or not rule.is_there(old) or not old.story.fights_monster(old, rule.cell):
        return []
    tile, value = old.tiles[rule.cell], VALUE[rule.token]
    strength = old.strength[ADVERSARY]
    args: Dict[str, Argument] = {
        "who": told.it, "place": told.names[rule.cell], "strength": strength, "token": value, "sum": strength + value,
        "monster": old.tables.monster[tile],
    }  # fmt: skip
    if told.new.slain == old.slain:
        return [line("solo-monster-stands", "S-10.1", "S-10.3", **args), *learned(told)]
    gold = told.gained(ADVERSARY)
    return [line("solo-monster-slain", "S-10.1", "S-10.2", gold=gold, **args), *learned(told)]


TELLERS: Dict[Tuple[str, str], Teller] = {
    ("AdversaryTurn", "decide"): _decide,
    ("AdversaryTurn", "act"): _act,
    ("AdversaryExplore", "set_out"): _sets_out,
    ("AdversaryExplore", "sail"): _sails,
    ("AdversaryExplore", "mark"): _explores,
    ("AdversarySettle", "settle"): _settles,
    ("AdversaryCard", "reshuffle"): STEPS["reshuffle"],
    ("AdversaryCard", "carry_out"): _carries_out,
    ("AdversaryEngage", "set_out"): _sails_to_war,
    ("AdversaryEngage", "sail"): _warship_sails,
    ("AdversaryEngage", "stop"): _stops,
    ("AdversaryEngage", "fight"): _meets,
    ("AdversaryEngage", "face_the_monster"): _monster,
}
ANSWERS: Dict[Tuple[str, int], Teller] = {
    ("AdversaryTurn", TOKEN): _token,
    ("AdversaryTurn", COLUMN): _column,
    ("AdversaryExplore", COURSE): _course,
    ("AdversaryExplore", TILE): _turns_up,
    ("AdversarySettle", PICK): _picked,
    ("AdversaryCard", CARD): _card,
    ("AdversaryEngage", COURSE): _course,
    ("AdversaryEngage", TILE): _turns_up,
    ("AdversaryEngage", TOKEN): _token_in_battle,
    ("SoloBattle", TOKEN): _token_in_battle,
}
