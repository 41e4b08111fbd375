"""What a seat is shown of a game: events, positions, previews. No room here: processes of the workshop use it too."""

from __future__ import annotations

from itertools import takewhile
from typing import Any

from seaboard.core.game import Game
from seaboard.core.messages import Line
from seaboard.core.options import Option, OptionValue
from seaboard.core.play import Play
from seaboard.core.rng import Rng
from seaboard.core.seats import NATURE, WATCHER
from seaboard.core.telling import event_lines, event_text
from seaboard.table.names import BOT
from seaboard.table.wire.live import Frame, Preview, Setting, ShownEvent, TableEvent

MOST_PREVIEWS = 40
WORLDS = 4  # a preview among secrets tells what is the same in so many worlds the seat could be in


def table_event(play: Play[Any], number: int, seat: int) -> TableEvent:
    event = shown_event(play, number, event_text(play, number, seat))
    lines = cued_lines(play, number, seat)
    return TableEvent(event.seat, event.text, event.verb, event.back_to, event.turn, number, lines)


def shown_event(play: Play[Any], number: int, text: str) -> ShownEvent:
    event = play.events[number - 1]
    verb, _, rest = text.partition(" ")
    turn = play.game.turn(play.at(number - 1))
    return ShownEvent(event.seat, text, verb, int(rest) if event.takes_back() else None, turn)


def cued_lines(play: Play[Any], number: int, seat: int) -> list[Line]:
    state = play.at(number)
    return [play.game.cue(state, line) for line in event_lines(play, number, seat)]


def previews(game: Game[Any], state: Any, seat: int, rng: Rng) -> dict[str, Preview]:
    """What each open choice would do up to the next question, as far as this seat can know: on imagined states."""
    if seat == WATCHER or not game.legal(state, seat):
        return {}
    worlds = [game.imagine(state, seat, rng) for _ in range(WORLDS if game.secrets() else 1)]
    choices = list(game.legal(worlds[0], seat))[:MOST_PREVIEWS]
    return {game.write(worlds[0], action): preview(game, worlds, seat, action) for action in choices}


def left_to_chance(game: Game[Any], state: Any, seat: int, rng: Rng) -> list[str]:
    """The open choices that chance answers at once, in the same turn, and that could else be taken back: as far as
    this seat can know. Of a sealed answer nothing is said: it could tell who else has answered.
    """
    ask = game.ask(state)
    if seat == WATCHER or ask is None or ask.sealed or not game.legal(state, seat):
        return []
    world = game.imagine(state, seat, rng)
    return [
        game.write(world, action) for action in game.legal(world, seat) if _is_for_chance(game, world, seat, action)
    ]


def _is_for_chance(game: Game[Any], world: Any, seat: int, action: int) -> bool:
    if game.reveals(world, seat, action):
        return False
    after = world.copy()
    game.apply(after, seat, action)
    ask = game.ask(after)
    return ask is not None and ask.seat == NATURE and game.turn(after) == game.turn(world)


def preview(game: Game[Any], worlds: list[Any], seat: int, action: int) -> Preview:
    """Only what is the same in all these worlds."""
    foreseen = [game.foresee(world, seat, action) for world in worlds]
    agreed = takewhile(lambda same: all(line == same[0] for line in same), zip(*foreseen, strict=False))
    drawn = [game.shows(world, seat, action) for world in worlds]
    shows = drawn[0] if all(one == drawn[0] for one in drawn) else None
    return Preview([game.cue(worlds[0], same[0]) for same in agreed], shows)


def frame(play: Play[Any], number: int, seat: int, text: str | None = None) -> Frame:
    """The position after this many events; the last of them reads `text`, or as this seat may read it."""
    game, state = play.game, play.at(number)
    event = shown_event(play, number, event_text(play, number, seat) if text is None else text) if number else None
    lines = cued_lines(play, number, seat) if number else []
    return Frame(number, event, lines, game.view(state, seat), game.describe(state, seat))


def settings(known: list[Option], options: dict[str, OptionValue]) -> list[Setting]:
    """The options that are worth saying, in the order of the game's form."""
    said = [option for option in known if option.name in options and options[option.name] != option.unsaid]
    return [Setting(one.name, options[one.name], one.alone and options[one.name] == "yes") for one in said]


def bots(seats: list[str]) -> list[str | None]:
    """The bot in each seat; None for a person."""
    return [kind.removeprefix(BOT) if kind.startswith(BOT) else None for kind in seats]
