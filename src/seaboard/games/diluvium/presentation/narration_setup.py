"""What is told of the setting up and of whose turn it is (D-2, D-3, D-16)."""

from __future__ import annotations

from typing import List

from seaboard.core.messages import Line, Message, at, line
from seaboard.games.diluvium.presentation.names import action_name, board_rule, kind_name
from seaboard.games.diluvium.presentation.outcome import outcome
from seaboard.games.diluvium.presentation.scene import Scene
from seaboard.games.diluvium.rules.notation import ACTION_NAMES, BOARD_NAMES, PEOPLE_NAMES
from seaboard.games.diluvium.rules.state import UNDECIDED


def first_player(scene: Scene) -> List[Line]:
    return [line("diluvium-first-player", "D-2.7", who=scene.who(scene.argument))]


def people_dealt(scene: Scene) -> List[Line]:
    seat = scene.before.people.index(UNDECIDED)
    people = Message(f"diluvium-the-{PEOPLE_NAMES[scene.argument]}")
    return [line("diluvium-people-dealt", "D-2.8", seat=seat + 1, people=people)]


def board_given(scene: Scene) -> List[Line]:
    boards = zip(scene.before.board, scene.after.board, strict=True)
    seat = [old == new for old, new in boards].index(False)
    board = Message(f"diluvium-board-{BOARD_NAMES[scene.argument]}")
    return [line("diluvium-board-given", "D-2.8", board_rule(scene.argument), who=scene.who(seat), board=board)]


def turn_begins(scene: Scene) -> List[Line]:
    after = scene.after
    begun = []
    if after.last_round and not scene.before.last_round:
        begun = [line("diluvium-last-round", "D-16.1", kind=kind_name(after.tray.index(0)))]
    return [*begun, line("diluvium-turn", "D-3.1", who=scene.whom(after.active), round=after.rounds)]


def wheel_turned(scene: Scene) -> List[Line]:
    turned = line("diluvium-turns-wheel", "D-3.2", who=scene.who(scene.actor), action=action_name(scene.argument))
    return [at(turned, f"wheel-{scene.actor}-{ACTION_NAMES[scene.argument]}")]


def turn_over(scene: Scene) -> List[Line]:
    return [line("diluvium-plays-no-card", "D-15.1", who=scene.who(scene.actor))]


def game_over(scene: Scene) -> List[Line]:
    result = outcome(scene.after)
    return [Line(result.message, result.rules)] if result is not None else []
