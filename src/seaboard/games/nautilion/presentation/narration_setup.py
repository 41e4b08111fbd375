"""Set-up and whose turn it is, in sentences (N-2, N-12; N-15.1, N-16.2)."""

from __future__ import annotations

from typing import Dict, List

from seaboard.core.messages import Argument, Line, Message, at, line
from seaboard.core.packing import argument_of
from seaboard.core.trace import Moment
from seaboard.games.nautilion.components.loading import ADMIRALS
from seaboard.games.nautilion.presentation.names import machination, signs
from seaboard.games.nautilion.rules.expansions.state import ExpandedState

Seen = Moment[ExpandedState]


def path_laid(seen: Seen) -> List[Line]:
    before, after = seen.before, seen.after
    first = before.laid + 1
    rules = ["N-2.1", "N-2.2"]
    rules += ["N-13.1"] if after.expansions.mages else []
    rules += ["N-14.1"] if after.expansions.harpoons else []
    tokens = signs(after.path[first : after.laid + 1])
    laid = line("nautilion-laid", *rules, first=first, last=after.laid, tokens=tokens)
    return [at(laid, *[f"path-{place}" for place in range(first, after.laid + 1)])]


def reefs_laid(seen: Seen) -> List[Line]:
    before, after = seen.before, seen.after
    new = [place for place, number in enumerate(after.reefs) if number and not before.reefs[place]]
    numbers = " ".join(str(after.reefs[place]) for place in new)
    places = ", ".join(str(place) for place in new)
    laid = line("nautilion-reefs-laid", "N-15.1", places=places, numbers=numbers)
    return [at(laid, *[f"path-{place}" for place in new])]


def admirals_dealt(seen: Seen) -> List[Line]:
    first = seen.after.first_admiral
    one, other = Message("seat-who", {"seat": 1}), Message("seat-name", {"seat": 2})
    told: Dict[str, Argument] = {"one": one, "first": ADMIRALS[first], "other": other, "second": ADMIRALS[1 - first]}
    return [line("nautilion-dealt", "N-12.1", **told)]


def machination_laid(seen: Seen) -> List[Line]:
    kit, card = seen.after.tables.kit, argument_of(seen.action)
    colour, name = "red" if kit.red[card] else "blue", machination(kit.machinations[card])
    return [line("nautilion-card-laid", "N-16.2", place=len(seen.after.row), card=name, colour=colour)]


def starts(seen: Seen) -> List[Line]:
    return [line("nautilion-starts", "N-12.4", seat=seen.after.active + 1)]


def next_player(seen: Seen) -> List[Line]:
    if seen.after.players == 1:
        return []
    return [line("nautilion-next-player", "N-12.5", seat=seen.after.active + 1, turn=seen.after.turn)]
