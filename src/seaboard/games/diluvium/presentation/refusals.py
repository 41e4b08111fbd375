"""Why a move may not be made now: every refusal with its reason and the clause behind it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Callable, Dict, List, Tuple

from seaboard.core.messages import Message
from seaboard.core.pieces.pile import count
from seaboard.core.view import Refusal
from seaboard.games.diluvium.components.loading import Components
from seaboard.games.diluvium.presentation import near_moves
from seaboard.games.diluvium.presentation.names import card_name, kind_name
from seaboard.games.diluvium.presentation.rule_ids import card_rule
from seaboard.games.diluvium.rules.actions import (
    ARM,
    BOARD,
    CARD,
    CELLS,
    CHOOSE,
    COMMIT,
    COMPASS,
    CRAFT,
    DISCARD,
    DONE,
    END,
    FIRST,
    FLEE,
    GAIN,
    MARK,
    MARK_SLOTS,
    PEOPLE,
    PLACE,
    PLAY,
    PRODUCE,
    RESOURCES,
    SAIL,
    SECTION,
    SELL,
    SLAY,
    SLOTS,
    SPARE,
    STAY,
    TAKE,
    TILE,
    WEAPONS,
    WHEEL,
    argument_of,
    verb_of,
)
from seaboard.games.diluvium.rules.engage import missing_strength
from seaboard.games.diluvium.rules.explore import Mark
from seaboard.games.diluvium.rules.movement import UNREACHABLE, Sail, food_price, moves_of
from seaboard.games.diluvium.rules.produce import PRICE
from seaboard.games.diluvium.rules.settlers import ANYWHERE, MoveSettler
from seaboard.games.diluvium.rules.state import EXPLORER, SHIPS, DiluviumState

Reason = Tuple[Message, Tuple[str, ...]]

CHANCE: Dict[int, str] = {FIRST: "D-2.7", PEOPLE: "D-2.8", BOARD: "D-2.8", TILE: "D-5.3", CARD: "D-15.2"}
ASKED: Dict[str, Tuple[int, ...]] = {
    "diluvium-ask-board": (CHOOSE,),
    "diluvium-ask-wheel": (WHEEL, PLAY),
    "diluvium-ask-end": (END, PLAY),
    "diluvium-ask-sail": (SAIL, STAY, PLAY),
    "diluvium-ask-sail-to-war": (SAIL, STAY, PLAY),
    "diluvium-ask-mark": (MARK,),
    "diluvium-ask-take": (TAKE,),
    "diluvium-ask-place": (PLACE,),
    "diluvium-ask-gain": (GAIN,),
    "diluvium-ask-produce": (PRODUCE,),
    "diluvium-ask-trade": (SELL, ARM, DONE),
    "diluvium-ask-commit": (COMMIT,),
    "diluvium-ask-flee": (FLEE,),
    "diluvium-ask-monster": (SLAY, SPARE),
    "diluvium-ask-discard": (DISCARD,),
}


@dataclass(frozen=True)
class Try:
    """A move somebody tries: the names of the places, and the argument of the verb."""

    names: List[str]
    state: DiluviumState
    seat: int
    argument: int


def refusals(box: Components, state: DiluviumState, seat: int) -> List[Refusal]:
    """Near-moves that are not legal now."""
    legal = set(state.stack[-1].legal(state, seat))
    near = [action for action in near_moves.near_moves(state, seat) if action not in legal]
    return [why(box, state, seat, action) for action in near]


def why(box: Components, state: DiluviumState, seat: int, action: int) -> Refusal:
    """The reason against a move that is not legal."""
    move = box.notations[int(state.players)].write(action)
    reason, rules = _reason(box, state, seat, action)
    return Refusal(move, reason, rules)


def _reason(box: Components, state: DiluviumState, seat: int, action: int) -> Reason:
    verb = verb_of(action)
    if verb in CHANCE:
        return Message("move-only-chance"), (CHANCE[verb],)
    ask = state.pending
    assert ask is not None
    if verb not in ASKED.get(ask.prompt, ()):
        return Message("move-not-now"), ask.rules
    return REASONS[verb](Try(box.names[int(state.players)], state, seat, argument_of(action)))


def _no_board(_: Try) -> Reason:
    return Message("diluvium-no-board"), ("D-2.8",)


def _no_wheel(_: Try) -> Reason:
    return Message("diluvium-no-same-action"), ("D-3.3",)


def _no_card(tried: Try) -> Reason:
    if not count(tried.state.cards[tried.seat], tried.argument):
        return Message("diluvium-card-not-held", {"card": card_name(tried.argument)}), ("D-15.1",)
    if tried.argument == COMPASS:
        return Message("diluvium-compass-not-now"), ("D-15.7",)
    if isinstance(tried.state.stack[-1], Sail):
        return Message("diluvium-only-compass"), ("D-15.1", "D-15.7")
    return Message("diluvium-card-useless", {"card": card_name(tried.argument)}), ("D-15.1", card_rule(tried.argument))


def _no_sail(tried: Try) -> Reason:
    rule = tried.state.stack[-1]
    assert isinstance(rule, Sail)
    place = tried.names[tried.argument]
    if tried.state.ships[tried.seat * SHIPS + rule.ship] == tried.argument:
        return _no_stay(tried)
    if tried.argument in tried.state.tables.city and tried.state.tables.city[tried.seat] != tried.argument:
        return Message("diluvium-enemy-city", {"place": place}), ("D-5.4",)
    if rule.ship == EXPLORER and tried.state.enemy_warships(tried.seat) >> tried.argument & 1:
        return Message("diluvium-enemy-warship", {"place": place}), ("D-5.5",)
    price = food_price(
        tried.state, tried.seat, rule.ship, moves_of(tried.state, tried.seat, rule.ship) + rule.extra, tried.argument
    )
    if price == UNREACHABLE:
        return Message("diluvium-no-way", {"place": place}), ("D-5.3",)
    held = tried.state.held[tried.seat * RESOURCES]
    return Message("diluvium-too-far", {"place": place, "food": price, "held": held}), ("D-5.2", "D-5.3")


def _no_stay(tried: Try) -> Reason:
    rule = tried.state.stack[-1]
    assert isinstance(rule, Sail)
    if rule.ship == EXPLORER:
        return Message("diluvium-must-move"), ("D-5.6",)
    return Message("diluvium-say-stay"), ("D-5.7",)


def _no_mark(tried: Try) -> Reason:
    rule = tried.state.stack[-1]
    assert isinstance(rule, Mark)
    cell, slot = tried.argument // MARK_SLOTS, tried.argument % MARK_SLOTS
    if rule.cell >= 0 and cell != rule.cell:
        return Message("diluvium-mark-elsewhere", {"place": tried.names[rule.cell]}), ("D-6.1",)
    if tried.state.explored[tried.seat] >> cell & 1:
        return Message("diluvium-explored-already"), ("D-6.6",)
    if not tried.state.up >> cell & 1:
        return Message("diluvium-face-down"), ("D-15.11",)
    if tried.state.marks[cell] >> 3 * slot & 7:
        return Message("diluvium-mark-taken"), ("D-6.3",)
    return Message("diluvium-no-such-space"), ("D-6.3",)


def _no_take(tried: Try) -> Reason:
    rule = tried.state.stack[-1]
    assert isinstance(rule, MoveSettler)
    if not own_settler(tried.state, tried.seat, tried.argument):
        return Message("diluvium-not-your-settler"), ("D-8.1",)
    if tried.argument == rule.barred:
        return Message("diluvium-just-moved"), ("D-8.1",)
    return Message("diluvium-nowhere-to-go"), ("D-7.3", "D-7.4")


def own_settler(state: DiluviumState, seat: int, space: int) -> bool:
    if space >= SECTION:
        return state.sections[seat * 4 + space - SECTION] > 0
    return bool(state.mine[seat * CELLS + space // SLOTS] >> space % SLOTS & 1)


def _no_place(tried: Try) -> Reason:
    rule = tried.state.stack[-1]
    assert isinstance(rule, MoveSettler)
    cell, slot = tried.argument // SLOTS, tried.argument % SLOTS
    place = tried.names[cell]
    if rule.only not in (ANYWHERE, cell):
        return Message("diluvium-only-this-tile", {"place": tried.names[rule.only]}), ("D-6.5",)
    if not tried.state.up >> cell & 1 or not tried.state.tables.slots[tried.state.tiles[cell]] >> slot & 1:
        return Message("diluvium-no-such-space"), ("D-4.1",)
    if cell in tried.state.tables.city and cell != tried.state.tables.city[tried.seat]:
        return Message("diluvium-foreign-city"), ("D-8.1",)
    if cell not in tried.state.tables.city and not tried.state.explored[tried.seat] >> cell & 1:
        return Message("diluvium-not-explored", {"place": place}), ("D-8.1",)
    if tried.state.enemy_warships(tried.seat) >> cell & 1:
        return Message("diluvium-under-warship", {"place": place}), ("D-7.4",)
    if tried.state.taken[cell] >> slot & 1:
        return Message("diluvium-space-taken"), ("D-8.1",)
    return Message("diluvium-same-island"), ("D-7.3",)


def _no_gain(tried: Try) -> Reason:
    return Message("diluvium-tray-empty", {"kind": kind_name(tried.argument)}), ("D-10.4",)


def _no_produce(tried: Try) -> Reason:
    return Message("diluvium-no-settler-there", {"place": tried.names[tried.argument]}), ("D-9.1",)


def _no_sale(tried: Try) -> Reason:
    held = tried.state.held[tried.seat * RESOURCES + CRAFT]
    return Message("diluvium-too-few", {"kind": kind_name(CRAFT), "wanted": PRICE, "held": held}), ("D-9.2",)


def _no_arms(tried: Try) -> Reason:
    if tried.state.strength[tried.seat] >= tried.state.tables.strongest:
        return Message("diluvium-strongest"), ("D-9.3",)
    held = tried.state.held[tried.seat * RESOURCES + WEAPONS]
    return Message("diluvium-too-few", {"kind": kind_name(WEAPONS), "wanted": PRICE, "held": held}), ("D-9.3",)


def _no_commitment(tried: Try) -> Reason:
    held = tried.state.held[tried.seat * RESOURCES + WEAPONS]
    return Message("diluvium-too-few", {"kind": kind_name(WEAPONS), "wanted": tried.argument, "held": held}), (
        "D-12.2",
    )


def _no_flight(tried: Try) -> Reason:
    if tried.argument >= SECTION:
        return Message("diluvium-section-full"), ("D-13.3",)
    if tried.argument // SLOTS != tried.state.tables.city[tried.seat]:
        return Message("diluvium-flee-home"), ("D-13.3",)
    return Message("diluvium-space-taken"), ("D-13.3",)


def _no_slaying(tried: Try) -> Reason:
    held, wanted = tried.state.held[tried.seat * RESOURCES + WEAPONS], missing_strength(tried.state)
    return Message("diluvium-too-few", {"kind": kind_name(WEAPONS), "wanted": wanted, "held": held}), ("D-14.2",)


def _no_discard(tried: Try) -> Reason:
    return Message("diluvium-too-few", {"kind": kind_name(tried.argument), "wanted": 1, "held": 0}), ("D-10.2",)


REASONS: Dict[int, Callable[[Try], Reason]] = {
    CHOOSE: _no_board,
    WHEEL: _no_wheel,
    PLAY: _no_card,
    SAIL: _no_sail,
    STAY: _no_stay,
    MARK: _no_mark,
    TAKE: _no_take,
    PLACE: _no_place,
    GAIN: _no_gain,
    PRODUCE: _no_produce,
    SELL: _no_sale,
    ARM: _no_arms,
    COMMIT: _no_commitment,
    FLEE: _no_flight,
    SLAY: _no_slaying,
    DISCARD: _no_discard,
}
