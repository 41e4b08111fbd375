"""What is told of a game: every step that did something, with the clauses it rests on, as each seat may hear it."""

from __future__ import annotations

from typing import Dict, List

from seaboard.core.messages import Argument, Line, Message, line
from seaboard.core.trace import ANSWER, Moment, trace
from seaboard.games.diluvium.components.loading import Components
from seaboard.games.diluvium.presentation.names import (
    action_name,
    board_rule,
    card_name,
    card_rule,
    kind_name,
    ship_name,
)
from seaboard.games.diluvium.presentation.narration_steps import STEPS, Teller, flight
from seaboard.games.diluvium.presentation.scene import Scene
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
    scene = Scene(box, moment, seat)
    teller = ANSWERS.get(verb_of(moment.action)) if moment.step == ANSWER else STEPS.get(moment.step)
    return teller(scene) if teller is not None else []


def foresee(box: Components, state: DiluviumState, seat: int, action: int) -> List[Line]:
    """As far as the seat may know: not what another has sealed (D-12.2), nor how the gold comes out (D-10.5)."""
    moments = trace(state, seat, action)
    if verb_of(action) == COMMIT:
        moments = moments[:1]
    known = [moment for moment in moments if moment.step != "next_player"]
    return [line for moment in known for line in narrate(box, moment, seat)]


def _tile(scene: Scene) -> List[Line]:
    cell, tile = scene.argument & 63, scene.argument >> 6
    return [line("diluvium-tile-up", "D-2.1", "D-5.3", place=scene.names[cell], tile=tile)]


def _first(scene: Scene) -> List[Line]:
    return [line("diluvium-first-player", "D-2.7", who=scene.who(scene.argument))]


def _people(scene: Scene) -> List[Line]:
    seat = scene.before.people.index(UNDECIDED)
    people = Message(f"diluvium-the-{PEOPLE_NAMES[scene.argument]}")
    return [line("diluvium-people-dealt", "D-2.8", seat=seat + 1, people=people)]


def _board(scene: Scene) -> List[Line]:
    boards = zip(scene.before.board, scene.after.board, strict=True)
    seat = [old == new for old, new in boards].index(False)
    board = Message(f"diluvium-board-{BOARD_NAMES[scene.argument]}")
    return [line("diluvium-board-given", "D-2.8", board_rule(scene.argument), who=scene.who(seat), board=board)]


def _card(scene: Scene) -> List[Line]:
    assert isinstance(scene.rule, DrawCard)
    seat = scene.rule.seat
    if scene.listener == seat:
        return [line("diluvium-card-drawn", "D-7.2", who=scene.who(seat), card=card_name(scene.argument))]
    return [line("diluvium-card-drawn-hidden", "D-7.2", "D-15.3", who=scene.who(seat))]


def _wheel(scene: Scene) -> List[Line]:
    return [line("diluvium-turns-wheel", "D-3.2", who=scene.who(scene.actor), action=action_name(scene.argument))]


def _play(scene: Scene) -> List[Line]:
    kind, seat = scene.argument, scene.actor
    rules = ("D-15.1", card_rule(kind))
    played = line("diluvium-plays", *rules, who=scene.who(seat), card=card_name(kind))
    if kind <= LEGENDARY:
        took = scene.took(seat, kind)
        return [
            played,
            line("diluvium-takes", card_rule(kind), "D-10.4", who=scene.who(seat), number=took, kind=kind_name(kind)),
        ]
    if kind in (COMPASS, GATE, MAP):
        return [played]
    if scene.gained(seat):
        return [played, line("diluvium-gains", card_rule(kind), who=scene.who(seat), gold=scene.gained(seat))]
    return [
        played,
        line("diluvium-strength", card_rule(kind), who=scene.who(seat), strength=scene.after.strength[seat]),
    ]


def _stay(scene: Scene) -> List[Line]:
    assert isinstance(scene.rule, Sail)
    place = scene.names[scene.before.ships[scene.active * SHIPS + scene.rule.ship]]
    rule = "D-5.6" if scene.rule.ship == EXPLORER else "D-5.7"
    return [line("diluvium-stays", rule, who=scene.who(scene.actor), ship=ship_name(scene.rule.ship), place=place)]


def _gain(scene: Scene) -> List[Line]:
    return [line("diluvium-settle-bonus", "D-8.2", who=scene.who(scene.actor), kind=kind_name(scene.argument))]


def _sell(scene: Scene) -> List[Line]:
    return [line("diluvium-sells", "D-9.2", who=scene.who(scene.actor), craft=PRICE, gold=scene.gained(scene.actor))]


def _arm(scene: Scene) -> List[Line]:
    strength = scene.after.strength[scene.actor]
    return [line("diluvium-arms", "D-9.3", who=scene.who(scene.actor), weapons=PRICE, strength=strength)]


def _commit(scene: Scene) -> List[Line]:
    if scene.listener == scene.actor:
        return [line("diluvium-commits", "D-12.2", who=scene.who(scene.actor), weapons=scene.argument)]
    return [line("diluvium-commits-hidden", "D-12.2", who=scene.who(scene.actor))]


def _flee(scene: Scene) -> List[Line]:
    assert isinstance(scene.rule, Scare)
    return flight(scene, scene.rule.cell, scene.rule.winner, scene.actor, scene.argument)


def _slay(scene: Scene) -> List[Line]:
    before, seat = scene.before, scene.actor
    cell = before.ships[seat * SHIPS + WARSHIP]
    gold = before.tables.monster_gold[before.tiles[cell]]
    args: Dict[str, Argument] = {
        "who": scene.who(seat),
        "place": scene.names[cell],
        "weapons": -scene.took(seat, WEAPONS),
        "gold": gold,
    }
    slain = [line("diluvium-slays", "D-14.2", "D-14.3", **args)]
    if scene.gained(seat) > gold:
        slain.append(
            line("diluvium-engage-bonus", "D-14.4", "D-3.4", who=scene.who(seat), gold=scene.gained(seat) - gold)
        )
    return slain


def _spare(scene: Scene) -> List[Line]:
    return [line("diluvium-spares", "D-14.1", who=scene.who(scene.actor))]


def _discard(scene: Scene) -> List[Line]:
    args: Dict[str, Argument] = {"kind": kind_name(scene.argument), "limit": scene.before.tables.resource_limit}
    return [line("diluvium-discards", "D-10.2", "D-10.3", who=scene.who(scene.actor), **args)]


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
