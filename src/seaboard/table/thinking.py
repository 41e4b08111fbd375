"""What runs in the processes where bots think. Imports no web and no database: a process is there in a moment."""

from __future__ import annotations

from seaboard.bots.bot import Observation
from seaboard.bots.registry import load_bot
from seaboard.core.options import OptionValue
from seaboard.core.play import Play
from seaboard.core.rng import Rng
from seaboard.games import load_game


def choice(
    game: str,
    edition: str,
    options: dict[str, OptionValue],
    events: list[tuple[int, str]],
    seat: int,
    bot: str,
    luck: tuple[int, int],
) -> str:
    """What the bot answers, in notation. `luck` seeds what it draws."""
    play = Play(load_game(game, edition), options)
    for mover, text in events:
        play.do(mover, text)
    observation = Observation(play.game, play.state, seat)
    return play.game.write(play.state, load_bot(bot).choose(observation, Rng(*luck)))


def warm(game: str, bot: str) -> None:
    """Imports what the first choice will need."""
    load_game(game)
    load_bot(bot)
