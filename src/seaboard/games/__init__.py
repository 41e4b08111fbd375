"""The games, by name."""

from __future__ import annotations

from typing import Any, Tuple

from seaboard.core.errors import BadOptions
from seaboard.core.game import Game
from seaboard.core.messages import Message

GAMES: Tuple[str, ...] = ("nautilion", "diluvium", "diluvia", "campaign")


def load_game(name: str, edition: str = "") -> Game[Any]:
    """A game by its name, with the printed components or those of an edition file's text."""
    if name == "nautilion":
        from seaboard.games.nautilion.game import nautilion  # noqa: PLC0415 (a game is loaded when it is wanted)

        return nautilion(edition)
    if name == "diluvium":
        from seaboard.games.diluvium.game import diluvium  # noqa: PLC0415

        return diluvium(edition)
    if name == "diluvia":
        from seaboard.games.diluvia.game import diluvia  # noqa: PLC0415

        return diluvia(edition)
    if name == "campaign":
        from seaboard.games.diluvium.campaign.game import campaign  # noqa: PLC0415

        return campaign(edition)
    raise BadOptions(Message("game-unknown", {"game": name[:40], "known": ", ".join(GAMES)}))
