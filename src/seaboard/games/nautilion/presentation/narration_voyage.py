"""How the submarines move and what they catch, in sentences (N-7, N-8; N-14 to N-17)."""

from __future__ import annotations

from typing import Dict, List, Tuple

from seaboard.core.messages import Argument, Line, line
from seaboard.core.trace import Moment
from seaboard.games.nautilion.components.kit import (
    ASTERN,
    MAGE_A,
    MAGE_C,
    MERCENARY,
    NET,
    PHANTOM_ASTERN,
    PHANTOM_STILL,
)
from seaboard.games.nautilion.presentation.description import spaces_to_go
from seaboard.games.nautilion.presentation.names import named, signs
from seaboard.games.nautilion.presentation.narration_landing import no_place
from seaboard.games.nautilion.presentation.outcome import ending
from seaboard.games.nautilion.rules.expansions.heroics import is_done
from seaboard.games.nautilion.rules.expansions.losses import Loss, losable
from seaboard.games.nautilion.rules.expansions.mercenaries import Collision, harpoons_of_the_phantom, is_armed
from seaboard.games.nautilion.rules.expansions.reefs import reef_beside
from seaboard.games.nautilion.rules.expansions.state import ExpandedState
from seaboard.games.nautilion.rules.state import HAPPY_ISLES

Seen = Moment[ExpandedState]

# the token the Phantom stops on: kept for an exchange, on its board, or discarded
FATES = ("nautilion-phantom-aside", "nautilion-phantom-boards", "nautilion-phantom-moves")
FATES_ASTERN = ("nautilion-caught-aside", "nautilion-caught-boards", "nautilion-caught-discards")


# the Phantom


def phantom(seen: Seen) -> List[Line]:
    before, after = seen.before, seen.after
    die = before.plan >> 3 & 7
    if is_done(before, PHANTOM_STILL):
        return [line("nautilion-phantom-still", "N-17.8", die=die)]
    if after.ending:
        return [line("nautilion-phantom-arrives", "N-7.1", "N-7.4", die=die), *ending(after)]
    if isinstance(after.stack[-1], Collision):
        return [line("nautilion-phantom-collides", "N-7.1", "N-14.5", die=die, place=after.phantom)]
    if is_done(before, PHANTOM_ASTERN):
        return _phantom_astern(before, after, die)
    return [_phantom_moves(before, after, die), *_catch(before, after)]


def _phantom_astern(before: ExpandedState, after: ExpandedState, die: int) -> List[Line]:
    if after.phantom == after.abyss():
        return [line("nautilion-phantom-astern-abyss", "N-17.5", die=die)]
    there = line("nautilion-phantom-astern", "N-7.3", "N-17.5", die=die, place=after.phantom)
    name, rules, shown = _fate(before, after, FATES_ASTERN)
    return [there, line(name, *rules, **shown), *_catch(before, after)]


def _phantom_moves(before: ExpandedState, after: ExpandedState, die: int) -> Line:
    crossed = ("N-7.2", "N-7.5") if after.phantom < before.nautilion < before.phantom else ()
    name, rules, shown = _fate(before, after, FATES)
    left = spaces_to_go(after)[1]
    return line(name, "N-7.1", *rules, *crossed, die=die, place=after.phantom, left=left, **shown)


def _fate(
    before: ExpandedState, after: ExpandedState, names: Tuple[str, str, str]
) -> Tuple[str, Tuple[str, ...], Dict[str, Argument]]:
    """Which sentence says what becomes of the token the Phantom stops on, its clauses and arguments."""
    aside, boards, discards = names
    kind = before.path[after.phantom]
    token = named(kind)
    if after.aside:
        return aside, ("N-16.9",), {"token": token}
    if after.slaves != before.slaves:
        return boards, ("N-14.3",), {"token": token, "harpoons": harpoons_of_the_phantom(after)}
    mage = ("N-13.7",) if MAGE_A <= kind <= MAGE_C else ()
    return discards, ("N-7.3", *mage), {"token": token}


def _catch(before: ExpandedState, after: ExpandedState) -> List[Line]:
    place = after.phantom
    lines = _board_full(before, after, before.path[place]) if not after.aside else []
    if before.reefs[place] and not after.reefs[place]:
        lines.append(line("nautilion-reef-lost", "N-15.2", number=before.reefs[place]))
    return lines + _toll(after)


def _board_full(before: ExpandedState, after: ExpandedState, token: int) -> List[Line]:
    fights = token == MERCENARY or token in before.tables.kit.armed
    if fights and is_armed(before) and before.slaves == after.slaves:
        return [line("nautilion-phantom-full", "N-14.3")]
    return []


def _toll(after: ExpandedState) -> List[Line]:
    """N-14.11: a Mercenary in the Phantom's way costs a token after the collision."""
    if not isinstance(after.stack[-1], Loss):
        return []
    if not losable(after):
        return [line("nautilion-mercenary-toll-nothing", "N-14.11", "N-6.3")]
    return [line("nautilion-mercenary-toll", "N-14.11")]


# the Nautilion


def nautilion(seen: Seen) -> List[Line]:
    before, after = seen.before, seen.after
    if before.stuck:
        return [_held(before, after)]
    die = before.plan >> 6
    if after.ending:
        return [line("nautilion-reaches-abyss", "N-8.1", die=die), *ending(after)]
    if isinstance(after.stack[-1], Collision):
        met = line("nautilion-collides", "N-8.1", "N-14.5", die=die, place=after.nautilion)
        return [met, *_aside_dropped(before, after)]
    astern = before.scheme == ASTERN and before.turn > 1
    if astern and after.nautilion == HAPPY_ISLES:
        return [line("nautilion-astern-isles", "N-16.10", die=die)]
    return [_nautilion_moves(before, after, die, astern), *_landed(before, after)]


def _held(before: ExpandedState, after: ExpandedState) -> Line:
    """N-17.15: the Reef may be gone by then."""
    number = reef_beside(before)
    if not number:
        return line("nautilion-held-without-reef", "N-15.5", "N-17.15")
    return line("nautilion-held", "N-15.5", "N-15.6", number=number, reserve=after.reserve)


def _aside_dropped(before: ExpandedState, after: ExpandedState) -> List[Line]:
    if not before.aside:
        return []
    boards = after.slaves != before.slaves
    name = "nautilion-no-exchange-boards" if boards else "nautilion-no-exchange"
    lines = [line(name, "N-16.9", "N-14.3", token=named(before.aside))]
    if after.reefs_gone > before.reefs_gone:
        lines.append(line("nautilion-reef-lost", "N-15.2", number=before.reefs[before.phantom]))
    return lines


def _nautilion_moves(before: ExpandedState, after: ExpandedState, die: int, astern: bool) -> Line:
    place, token = after.nautilion, named(before.path[after.nautilion])
    if before.aside:
        fate, aside = "boards" if after.slaves != before.slaves else "discards", named(before.aside)
        rules = ("N-8.1", "N-16.9")
        return line("nautilion-exchanges", *rules, die=die, place=place, token=token, taken=aside, fate=fate)
    if astern:
        return line("nautilion-moves-astern", "N-8.3", "N-16.10", die=die, place=place, token=token)
    crossed = ("N-8.2",) if before.nautilion < before.phantom < place else ()
    return line("nautilion-moves", "N-8.1", "N-8.3", *crossed, die=die, place=place, token=token)


def _landed(before: ExpandedState, after: ExpandedState) -> List[Line]:
    token = before.aside or before.path[after.nautilion]
    lines = _board_full(before, after, before.path[after.nautilion]) if before.aside else []
    if is_done(before, NET):
        lines += _hauled_in(before, after)
    elif not after.taken:
        lines.append(no_place(before, token))
    if reef_beside(after):
        lines.append(line("nautilion-lies-at-reef", "N-15.3", number=reef_beside(after)))
    return lines + _toll(after)


def _hauled_in(before: ExpandedState, after: ExpandedState) -> List[Line]:
    gone = [place for place, kind in enumerate(before.path) if kind and not after.path[place]]
    caught = [before.aside if before.aside and place == after.nautilion else before.path[place] for place in gone]
    reefs = [before.reefs[place] for place in gone if before.reefs[place] and not after.reefs[place]]
    netted = line("nautilion-netted", "N-17.11", tokens=signs(caught), reserve=after.reserve)
    return [netted, *[line("nautilion-reef-lost", "N-17.11", number=number) for number in reefs]]
