"""Narration of the adversary: every step with the clause that makes it take it."""

from __future__ import annotations

from typing import Dict, List, Tuple

from seaboard.core.messages import Argument, Line, Message, line
from seaboard.core.pieces.pile import EMPTY
from seaboard.games.diluvium.campaign.presentation.names import order_name
from seaboard.games.diluvium.campaign.presentation.scene import SoloScene
from seaboard.games.diluvium.campaign.presentation.words import Narrator
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
from seaboard.games.diluvium.presentation.names import action_name, card_name, kind_name, ship_name
from seaboard.games.diluvium.presentation.narration import STEPS
from seaboard.games.diluvium.presentation.prospects import cells
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

# combat tokens


def _token(scene: SoloScene) -> List[Line]:
    """At the start of its turn: what it means for the action."""
    name = "solo-token-symbol" if RANDOM[scene.argument] else "solo-token-plain"
    return [line(name, "S-3.2", value=VALUE[scene.argument]), *_shuffled(scene)]


def _token_in_battle(scene: SoloScene) -> List[Line]:
    rule = "S-9.2" if isinstance(scene.rule, SoloBattle) else "S-10.1"
    drawn = line("solo-token-battle", rule, who=scene.it, value=VALUE[scene.argument])
    if not RANDOM[scene.argument]:
        return [drawn, *_shuffled(scene)]
    return [drawn, line("solo-symbol-ignored", rule), *_shuffled(scene)]


def _shuffled(scene: SoloScene) -> List[Line]:
    if scene.after.shown != EMPTY:
        return []
    return [line("solo-tokens-shuffled", "S-3.3", value=VALUE[scene.argument])]


def learned(scene: SoloScene) -> List[Line]:
    """S-9.4."""
    strength = scene.after.strength[ADVERSARY]
    if strength == scene.before.strength[ADVERSARY]:
        return []
    return [line("solo-learns", "S-9.4", who=scene.it, strength=strength)]


# its turn


def _column(scene: SoloScene) -> List[Line]:
    column = scene.after.column
    action = action_name(random_action(column[0]))
    args: Dict[str, Argument] = {"order": order_name(column), "kind": kind_name(column[0]), "action": action}
    return [line("solo-column-shuffled", "S-3.4", "S-3.5", **args)]


def _decide(scene: SoloScene) -> List[Line]:
    rule = scene.after.stack[-1]
    assert isinstance(rule, AdversaryTurn)
    lines = scene.words.deciding(scene)
    if rule.action == NOTHING:
        return [*lines, line("solo-does-nothing", "S-3.6", who=scene.it)]
    if RANDOM[rule.token]:
        return [*lines, line("solo-acts-randomly", "S-3.5", who=scene.it, action=action_name(rule.action))]
    return [*lines, line("solo-mirrors", "S-3.1", "S-3.2", who=scene.it, action=action_name(rule.action))]


def _act(scene: SoloScene) -> List[Line]:
    """S-7: the other actions have rules of their own to speak of them."""
    rule = scene.rule
    assert isinstance(rule, AdversaryTurn)
    if rule.action != PRODUCING:
        return []
    craft, weapons = int(scene.before.adversary_on(CRAFT)), int(scene.before.adversary_on(WEAPONS))
    args: Dict[str, Argument] = {"who": scene.it, "settlers": craft, "pairs": craft // PAIR}
    lines = [line("solo-produces-craft", "S-7.1", gold=scene.gained(ADVERSARY), **args)]
    args = {"who": scene.it, "settlers": weapons, "pairs": weapons // PAIR, "strength": scene.after.strength[ADVERSARY]}
    if scene.before.strength == scene.after.strength and weapons >= PAIR:
        return [*lines, line("solo-strongest", "S-7.2", who=scene.it)]
    return [*lines, line("solo-produces-weapons", "S-7.2", **args)]


# its ships


def nearest(state: SoloState, start: int, goals: int, sea: int) -> Tuple[int, List[int]]:
    """How far the nearest of the goals are, and which they are; -1 when no way leads to any."""
    far = rings(state, start, goals, sea)
    front = BIT[start]
    for step in range(1, len(far)):
        front = beside(state.tables, front) & far[len(far) - 1 - step]
    return len(far) - 1, cells(state, front & goals) if far else []


def _range(scene: SoloScene, ship: int, rule: str) -> Line:
    settlers = int(scene.before.adversary_on(FOOD))
    args: Dict[str, Argument] = {"who": scene.it, "ship": ship_name(ship), "moves": int(scene.before.reach())}
    return line("solo-range", rule, settlers=settlers, **args)


def _sets_out(scene: SoloScene) -> List[Line]:
    old = scene.before
    goals = unexplored(old)
    steps, where = nearest(old, its_explorer(old), goals, passable(old))
    if not where:
        return [line("solo-nothing-to-explore", "S-4.1", who=scene.it)]
    args: Dict[str, Argument] = {"who": scene.it, "places": scene.places(where), "steps": steps}
    name = "solo-heads-for" if len(where) == 1 else "solo-heads-for-many"
    return [_range(scene, EXPLORER, "S-4.3"), line(name, "S-4.1", **args)]


def _course(scene: SoloScene) -> List[Line]:
    ship = EXPLORER if isinstance(scene.rule, AdversaryExplore) else WARSHIP
    rules = ("S-4.2",) if ship == EXPLORER else ("S-8.1", "S-4.2")
    args: Dict[str, Argument] = {"who": scene.it, "ship": ship_name(ship), "place": scene.names[scene.argument]}
    return [line("solo-astrolabe", *rules, **args)]


def _sails(scene: SoloScene) -> List[Line]:
    rule, old, new = scene.rule, scene.before, scene.after
    assert isinstance(rule, AdversaryExplore)
    here = its_explorer(old)
    if its_explorer(new) != here:
        place = scene.names[its_explorer(new)]
        return [line("solo-sails", "S-4.1", who=scene.it, ship=ship_name(EXPLORER), place=place)]
    if new.stack[-1].step == rule.step or unexplored(old) & BIT[here]:
        return []
    args: Dict[str, Argument] = {"who": scene.it, "place": scene.names[here]}
    steps, where = nearest(old, here, unexplored(old), passable(old))
    if not where:
        return []
    if not rule.moves:
        return [line("solo-out-of-moves", "S-4.3", steps=steps, **args)]
    return [line("solo-barred", "S-4.5", **args)]


def _turns_up(scene: SoloScene) -> List[Line]:
    cell, tile = scene.argument & 63, scene.argument >> 6
    rule = "S-4.4" if isinstance(scene.rule, AdversaryExplore) else "S-8.3"
    return [line("solo-turns-up", rule, "S-1.2", who=scene.it, place=scene.names[cell], tile=tile)]


def _explores(scene: SoloScene) -> List[Line]:
    old = scene.before
    cell = its_explorer(old)
    if not unexplored(old) & BIT[cell]:
        return []
    if not old.markers[ADVERSARY]:
        return [line("solo-no-markers", "S-4.8", who=scene.it, gold=scene.gained(ADVERSARY))]
    space = old.tables.mark_gold[old.tiles[cell] * MARK_SLOTS + preferred_space(old, cell)]
    args: Dict[str, Argument] = {"who": scene.it, "place": scene.tile(cell)}
    if space == SETTLE_SPACE:
        marked = line("solo-explores-settle", "S-4.4", "S-4.7", **args)
    elif space >= RICH_SPACE:
        marked = line("solo-explores-rich", "S-4.4", "S-4.6", gold=space, **args)
    else:
        marked = line("solo-explores-poor", "S-4.4", "S-4.6", gold=space, **args)
    track = scene.gained(ADVERSARY) - max(space, 0)
    return [marked, line("solo-track-gold", "S-4.9", who=scene.it, gold=track)]


# its settlers


def _settles(scene: SoloScene) -> List[Line]:
    rule, old, new = scene.rule, scene.before, scene.after
    assert isinstance(rule, AdversarySettle)
    if not rule.left:
        return []
    if not old.reserve():
        return [line("solo-no-settlers", "S-5.5", who=scene.it, gold=scene.gained(ADVERSARY))]
    if rule.stuck == old.reserve():
        return []
    order = place_for_settler(old, rule.only)
    if order < 0:
        return _fails(scene)
    where = best_tiles(old, rule.only, order)
    cell = int(rule.goal) if rule.goal != NOWHERE else where[0]
    if new.settlers_at(ADVERSARY, cell) == old.settlers_at(ADVERSARY, cell):
        return []
    return _settled(scene, rule, int(order), cell)


def _settled(scene: SoloScene, rule: AdversarySettle, order: int, cell: int) -> List[Line]:
    column = scene.before.column
    kind = kind_name(column[order])
    lines: List[Line] = []
    if order:
        lines = [line("solo-tokens-passed", "S-5.2", who=scene.it, kinds=order_name(column[:order]))]
    args: Dict[str, Argument] = {"who": scene.it, "place": scene.tile(cell), "kind": kind}
    if rule.only != NOWHERE:
        lines.append(line("solo-settles-fresh", "S-4.7", "S-5.2", "S-3.7", **args))
    else:
        settlers = int(scene.before.settlers_at(ADVERSARY, cell))
        lines.append(line("solo-settles", "S-5.1", "S-5.2", "S-3.7", settlers=settlers, **args))
    if scene.before.column != scene.after.column:
        lines.append(line("solo-token-down", "S-5.3", kind=kind))
    return lines


def _fails(scene: SoloScene) -> List[Line]:
    """S-5.4; of what a scenario does instead its own rule speaks."""
    if not scene.gained(ADVERSARY):
        return [line("solo-cannot-settle", "S-5.4", who=scene.it)]
    lost = [kind for kind in range(3) if scene.before.tray[kind] != scene.after.tray[kind]]
    if not lost:
        return [line("solo-fails-empty", "S-5.4", who=scene.it)]
    return [line("solo-fails", "S-5.4", "S-3.7", who=scene.it, kind=kind_name(lost[0]))]


def _picked(scene: SoloScene) -> List[Line]:
    return [line("solo-picked", "S-5.2", place=scene.tile(scene.argument))]


# its ruins cards


def _card(scene: SoloScene) -> List[Line]:
    below = scene.before.stack[-2] if len(scene.before.stack) > 1 else None
    rules = ("S-6.1",) if isinstance(below, AdversarySettle) else ("S-11.4", "S-6.1")
    return [line("diluvium-card-drawn", *rules, who=scene.it, card=card_name(scene.argument))]


def _carries_out(scene: SoloScene) -> List[Line]:
    rule = scene.rule
    assert isinstance(rule, AdversaryCard)
    card, gold = int(rule.card), scene.gained(ADVERSARY)
    if card < 0:
        return [line("diluvium-no-card", "D-15.2", who=scene.whom(ADVERSARY))]
    if card <= LEGENDARY:
        tokens = scene.before.tray[card] - scene.after.tray[card]
        return [line("solo-card-discards", "S-6.2", "S-3.7", number=tokens, kind=kind_name(card))]
    if card == GATE:
        return [line("solo-card-settles", "S-6.3", who=scene.it)]
    if card == CANNON:
        if scene.before.strength == scene.after.strength:
            return [line("solo-strongest", "S-6.4", who=scene.it)]
        return [line("diluvium-strength", "S-6.4", who=scene.it, strength=scene.after.strength[ADVERSARY])]
    if card == TREASURE:
        return [line("diluvium-gains", "S-6.5", who=scene.it, gold=gold)]
    if card == COMPASS and scene.before.defeated:
        return [line("solo-card-no-voyage", "S-6.6", "S-3.6", who=scene.it)]
    if card == COMPASS:
        return [line("solo-card-sails", "S-6.6", who=scene.it)]
    if scene.before.markers == scene.after.markers:
        return [line("solo-card-no-marker", "S-6.7", who=scene.it)]
    return [line("solo-card-marker", "S-6.7", who=scene.it, gold=gold)]


# its warships


def _sails_to_war(scene: SoloScene) -> List[Line]:
    """Where a warship is bound for, and how far it may go."""
    rule, old = scene.rule, scene.before
    assert isinstance(rule, AdversaryEngage)
    here = warship_at(old, rule.which)
    if here == NOWHERE:
        return []
    steps, where = nearest(old, here, old.story.quarry(old, rule.which), sea_for_warships(old))
    if not where:
        return [line("solo-no-quarry", "S-8.1", who=scene.it)]
    lines: List[Line] = []
    by_card = len(old.stack) > 1 and isinstance(old.stack[-2], AdversaryCard)
    if rule.which == ITS_WARSHIP and not by_card:
        lines = [_range(scene, WARSHIP, "S-8.2")]
    args: Dict[str, Argument] = {"who": scene.it, "places": _listed_places(scene, where), "steps": steps}
    return [*lines, line("solo-bound-for" if rule.which == ITS_WARSHIP else "solo-second-bound-for", "S-8.1", **args)]


def _listed_places(scene: SoloScene, where: List[int]) -> Message:
    return scene.tile(where[0]) if len(where) == 1 else scene.places(where)


def _warship_sails(scene: SoloScene) -> List[Line]:
    rule, old = scene.rule, scene.before
    assert isinstance(rule, AdversaryEngage)
    here, there = warship_at(old, rule.which), warship_at(scene.after, rule.which)
    if here != there:
        return [line("solo-sails", "S-8.1", who=scene.it, ship=ship_name(WARSHIP), place=scene.names[there])]
    return []


def _stops(scene: SoloScene) -> List[Line]:
    rule, old = scene.rule, scene.before
    assert isinstance(rule, AdversaryEngage)
    cell = warship_at(old, rule.which)
    if cell == NOWHERE or scene.after.ending or old.tiles[cell] == HIDDEN:
        return []
    steps, where = nearest(old, cell, old.story.quarry(old, rule.which), sea_for_warships(old))
    if steps <= 0 or not where:
        return []
    return [line("solo-warship-stops", "S-8.2", who=scene.it, place=scene.tile(cell), steps=steps)]


def _meets(scene: SoloScene) -> List[Line]:
    if len(scene.after.stack) == len(scene.before.stack):
        return []
    rule = scene.after.stack[-1]
    assert isinstance(rule, SoloBattle)
    args: Dict[str, Argument] = {"who": scene.it, "place": scene.names[rule.cell]}
    if rule.lone:
        return [line("solo-meets-escort", "S-8.4", "S-9.1", "S-12.9", **args)]
    return [line("solo-meets", "S-8.4", "S-9.1", **args)]


def _monster(scene: SoloScene) -> List[Line]:
    """S-10: once the token has been drawn."""
    rule, old = scene.rule, scene.before
    assert isinstance(rule, AdversaryEngage)
    if rule.token < 0 or not rule.is_there(old) or not old.story.fights_monster(old, rule.cell):
        return []
    tile, value = old.tiles[rule.cell], VALUE[rule.token]
    strength = old.strength[ADVERSARY]
    args: Dict[str, Argument] = {
        "who": scene.it, "place": scene.names[rule.cell], "strength": strength, "token": value, "sum": strength + value,
        "monster": old.tables.monster[tile],
    }  # fmt: skip
    if scene.after.slain == old.slain:
        return [line("solo-monster-stands", "S-10.1", "S-10.3", **args), *learned(scene)]
    gold = scene.gained(ADVERSARY)
    return [line("solo-monster-slain", "S-10.1", "S-10.2", gold=gold, **args), *learned(scene)]


ITS_STEPS: Dict[Tuple[str, str], Narrator] = {
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
ITS_ANSWERS: Dict[Tuple[str, int], Narrator] = {
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
