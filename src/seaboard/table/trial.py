"""Whether a table can be set up as somebody wants it. With a stranger's edition this runs in the workshop."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from seaboard.bots.registry import bot_for
from seaboard.core.errors import BadEdition, BadOptions, SeaboardError
from seaboard.core.game import Game
from seaboard.core.messages import Message
from seaboard.core.options import Options, OptionValue, fitting_options
from seaboard.core.play import Play
from seaboard.core.rng import Rng
from seaboard.core.seats import NATURE, WATCHER
from seaboard.games import load_game
from seaboard.table.window import CLOCKS

KINDS = ("here", "link")
MOVES = 60  # tried with an edition
LUCK = 1


@dataclass(frozen=True)
class SetUp:
    """What a new table writes down of its game."""

    rules_version: int
    options: dict[str, OptionValue]


def set_up(game_id: str, options: Options, seats: list[str], edition: str = "") -> SetUp:
    """Raises BadOptions or BadEdition."""
    game = load_game(game_id, edition)
    chosen = fitting_options(game.options(), options)
    check_seats(game.id, seats, game.seats(game.new(chosen)))
    return SetUp(game.rules_version, chosen)


def tried(game_id: str, options: Options, seats: list[str], edition: str) -> SetUp:
    """The same, and the game really begins: whatever an edition breaks shows here, not at the table."""
    try:
        made = set_up(game_id, options, seats, edition)
        begin(load_game(game_id, edition), made.options)
    except SeaboardError:
        raise
    except Exception as fault:
        problem = Message("edition-unplayable")
        raise BadEdition(Message("edition-bad-values", {"count": 1}), [problem]) from fault
    return made


def begin(game: Game[Any], options: Options) -> None:
    """The first moves at random, seen by everybody."""
    play, rng = Play(game, options), Rng(LUCK)
    for _ in range(MOVES):
        ask = game.ask(play.state)
        if ask is None:
            break
        if ask.seat == NATURE:
            play.apply(NATURE, game.sample(play.state, rng))
        else:
            play.apply(ask.seat, rng.choice(list(game.legal(play.state, ask.seat))))
        for seat in (WATCHER, *range(game.seats(play.state))):
            game.view(play.state, seat)


def check_clock(game_id: str, clock: int | None) -> None:
    """Where nothing is timed there is no clock to set."""
    if clock is not None and (clock not in CLOCKS or not load_game(game_id).window_kinds()):
        raise BadOptions(Message("table-no-such-clock"))


def check_seats(game: str, seats: list[str], wanted: int) -> None:
    if len(seats) != wanted:
        raise BadOptions(Message("table-seat-count", {"given": len(seats), "wanted": wanted}))
    for seat in seats:
        kind, _, bot = seat.partition(":")
        if kind == "bot":
            bot_for(game, bot[:20])
        elif seat not in KINDS:
            raise BadOptions(Message("table-seat-kind", {"seat": seat[:20]}))
