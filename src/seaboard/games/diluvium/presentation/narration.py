"""What is told of a game: every step that did something, with the clauses it rests on, as each seat may hear it."""

from __future__ import annotations

from typing import Dict, List

from seaboard.core.messages import Argument, Line, Message
from seaboard.core.trace import ANSWER, Moment, trace
from seaboard.games.diluvium.components.loading import Components
from seaboard.games.diluvium.presentation.narration_steps import STEPS, Teller, flight, ship_name
from seaboard.games.diluvium.presentation.rule_ids import BOARD_RULES, card_rule
from seaboard.games.diluvium.presentation.told import Told, action_name, card_name, kind_name, line
from seaboard.games.diluvium.rules.actions import (
    ARM,
    BOARD,
    CARD,
    CHOOSE,
    COMMIT,
    COMPASS,
    DISCARD,
    FIRST,
    FLEE,
    GAIN,
    GATE,
    LEGENDARY,
    MAP,
    PEOPLE,
    PLAY,
    SELL,
    SLAY,
    SPARE,
    STAY,
    TILE,
    WEAPONS,
    WHEEL,
    verb_of,
)
from seaboard.games.diluvium.rules.movement import Sail
from seaboard.games.diluvium.rules.notation import BOARD_NAMES, PEOPLE_NAMES
from seaboard.games.diluvium.rules.produce import PRICE
from seaboard.games.diluvium.rules.ruins import DrawCard
from seaboard.games.diluvium.rules.scare import Scare
from seaboard.games.diluvium.rules.state import EXPLORER, SHIPS, UNDECIDED, WARSHIP, DiluviumState


def narrate(box: Components, moment: Moment[DiluviumState], seat: int) -> List[Line]:
    told = Told(box, moment, seat)
    teller = ANSWERS.get(verb_of(moment.action)) if moment.step == ANSWER else STEPS.get(moment.step)
    return teller(told) if teller is not None else []


def foresee(box: Components, state: DiluviumState, seat: int, action: int) -> List[Line]:
    """As far as the seat may know: not what another has sealed (D-12.2), nor how the gold comes out (D-10.5)."""
    moments = trace(state, seat, action)
    if verb_of(action) == COMMIT:
        moments = moments[:1]
    known = [moment for moment in moments if moment.step != "next_player"]
    return [line for moment in known for line in narrate(box, moment, seat)]


def _tile(told: Told) -> List[Line]:
    cell, tile = told.argument & 63, told.argument >> 6
    return [line("diluvium-tile-up", "D-2.1", "D-5.3", place=told.names[cell], tile=tile)]


def _first(told: Told) -> List[Line]:
    return [line("diluvium-first-player", "D-2.7", who=told.who(told.argument))]


def _people(told: Told) -> List[Line]:
    seat = told.before.people.index(UNDECIDED)
    people = Message(f"diluvium-the-{PEOPLE_NAMES[told.argument]}")
    return [line("diluvium-people-dealt", "D-2.8", seat=seat + 1, people=people)]


def _board(told: Told) -> List[Line]:
    boards = zip(told.before.board, told.after.board, strict=True)
    seat = [old == new for old, new in boards].index(False)
    board = Message(f"diluvium-board-{BOARD_NAMES[told.argument]}")
    return [line("diluvium-board-given", "D-2.8", BOARD_RULES[told.argument], who=told.who(seat), board=board)]


def _card(told: Told) -> List[Line]:
    assert isinstance(told.rule, DrawCard)
    seat = told.rule.seat
    if told.listener == seat:
        return [line("diluvium-card-drawn", "D-7.2", who=told.who(seat), card=card_name(told.argument))]
    return [line("diluvium-card-drawn-hidden", "D-7.2", "D-15.3", who=told.who(seat))]


def _wheel(told: Told) -> List[Line]:
    return [line("diluvium-turns-wheel", "D-3.2", who=told.who(told.actor), action=action_name(told.argument))]


def _play(told: Told) -> List[Line]:
    kind, seat = told.argument, told.actor
    rules = ("D-15.1", card_rule(kind))
    played = line("diluvium-plays", *rules, who=told.who(seat), card=card_name(kind))
    if kind <= LEGENDARY:
        took = told.took(seat, kind)
        return [
            played,
            line("diluvium-takes", card_rule(kind), "D-10.4", who=told.who(seat), number=took, kind=kind_name(kind)),
        ]
    if kind in (COMPASS, GATE, MAP):
        return [played]
    if told.gained(seat):
        return [played, line("diluvium-gains", card_rule(kind), who=told.who(seat), gold=told.gained(seat))]
    return [played, line("diluvium-strength", card_rule(kind), who=told.who(seat), strength=told.after.strength[seat])]


def _stay(told: Told) -> List[Line]:
    assert isinstance(told.rule, Sail)
    place = told.names[told.before.ships[told.active * SHIPS + told.rule.ship]]
    rule = "D-5.6" if told.rule.ship == EXPLORER else "D-5.7"
    return [line("diluvium-stays", rule, who=told.who(told.actor), ship=ship_name(told.rule.ship), place=place)]


def _gain(told: Told) -> List[Line]:
    return [line("diluvium-settle-bonus", "D-8.2", who=told.who(told.actor), kind=kind_name(told.argument))]


def _sell(told: Told) -> List[Line]:
    return [line("diluvium-sells", "D-9.2", who=told.who(told.actor), craft=PRICE, gold=told.gained(told.actor))]


def _arm(told: Told) -> List[Line]:
    strength = told.after.strength[told.actor]
    return [line("diluvium-arms", "D-9.3", who=told.who(told.actor), weapons=PRICE, strength=strength)]


def _commit(told: Told) -> List[Line]:
    if told.listener == told.actor:
        return [line("diluvium-commits", "D-12.2", who=told.who(told.actor), weapons=told.argument)]
    return [line("diluvium-commits-hidden", "D-12.2", who=told.who(told.actor))]


def _flee(told: Told) -> List[Line]:
    assert isinstance(told.rule, Scare)
    return flight(told, told.rule.cell, told.rule.winner, told.actor, told.argument)


def _slay(told: Told) -> List[Line]:
    before, seat = told.before, told.actor
    cell = before.ships[seat * SHIPS + WARSHIP]
    gold = before.tables.monster_gold[before.tiles[cell]]
    args: Dict[str, Argument] = {
        "who": told.who(seat),
        "place": told.names[cell],
        "weapons": -told.took(seat, WEAPONS),
        "gold": gold,
    }
    slain = [line("diluvium-slays", "D-14.2", "D-14.3", **args)]
    if told.gained(seat) > gold:
        slain.append(
            line("diluvium-engage-bonus", "D-14.4", "D-3.4", who=told.who(seat), gold=told.gained(seat) - gold)
        )
    return slain


def _spare(told: Told) -> List[Line]:
    return [line("diluvium-spares", "D-14.1", who=told.who(told.actor))]


def _discard(told: Told) -> List[Line]:
    args: Dict[str, Argument] = {"kind": kind_name(told.argument), "limit": told.before.tables.resource_limit}
    return [line("diluvium-discards", "D-10.2", "D-10.3", who=told.who(told.actor), **args)]


ANSWERS: Dict[int, Teller] = {
    TILE: _tile,
    FIRST: _first,
    PEOPLE: _people,
    BOARD: _board,
    CHOOSE: _board,
    CARD: _card,
    WHEEL: _wheel,
    PLAY: _play,
    STAY: _stay,
    GAIN: _gain,
    SELL: _sell,
    ARM: _arm,
    COMMIT: _commit,
    FLEE: _flee,
    SLAY: _slay,
    SPARE: _spare,
    DISCARD: _discard,
}
