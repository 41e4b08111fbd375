"""What is told of the submarines' moves, of what they catch, and of the tokens that come aboard or are lost."""

from __future__ import annotations

from typing import Dict, List, Tuple

from seaboard.core.messages import Argument, Line
from seaboard.core.pieces.pile import count, kinds
from seaboard.core.trace import Moment
from seaboard.games.nautilion.components.kit import (
    ASTERN,
    BLANK,
    MAGE_A,
    MAGE_C,
    MERCENARY,
    NET,
    PHANTOM_ASTERN,
    PHANTOM_STILL,
    TRADES,
)
from seaboard.games.nautilion.presentation.names import LETTERS, in_mask, line, named, signs
from seaboard.games.nautilion.presentation.view import outcome, spaces_to_go
from seaboard.games.nautilion.rules.actions import CABIN_CREW, RESERVE_PILE, argument_of
from seaboard.games.nautilion.rules.ducts import CABINS, may_join
from seaboard.games.nautilion.rules.expansions.heroics import HeroicAction, is_done
from seaboard.games.nautilion.rules.expansions.losses import Loss, Payment, losable
from seaboard.games.nautilion.rules.expansions.machinations import Recovery
from seaboard.games.nautilion.rules.expansions.mages import partnerships
from seaboard.games.nautilion.rules.expansions.mercenaries import (
    Collision,
    harpoons_of_the_nautilion,
    harpoons_of_the_phantom,
    is_armed,
)
from seaboard.games.nautilion.rules.expansions.reefs import reef_beside
from seaboard.games.nautilion.rules.expansions.state import ExpandedState
from seaboard.games.nautilion.rules.state import HAPPY_ISLES

Seen = Moment[ExpandedState]

# the token the Phantom stops on: kept for an exchange, on its board, or discarded
FATES = ("nautilion-phantom-aside", "nautilion-phantom-boards", "nautilion-phantom-moves")
FATES_ASTERN = ("nautilion-caught-aside", "nautilion-caught-boards", "nautilion-caught-discards")


def ending(state: ExpandedState) -> List[Line]:
    result = outcome(state)
    return [Line(result.message, result.rules)] if result is not None else []


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
    told = line("nautilion-phantom-astern", "N-7.3", "N-17.5", die=die, place=after.phantom)
    return [told, _fate(before, after, FATES_ASTERN), *_catch(before, after)]


def _phantom_moves(before: ExpandedState, after: ExpandedState, die: int) -> Line:
    crossed = after.phantom < before.nautilion < before.phantom
    more = ("N-7.2", "N-7.5") if crossed else ()
    args: Dict[str, Argument] = {"die": die, "place": after.phantom, "left": spaces_to_go(after)[1]}
    return _fate(before, after, FATES, "N-7.1", *more, **args)


def _fate(before: ExpandedState, after: ExpandedState, names: Tuple[str, ...], *rules: str, **args: Argument) -> Line:
    aside, boards, discards = names
    token = named(before.path[after.phantom])
    if after.aside:
        return line(aside, *rules, "N-16.9", token=token, **args)
    if after.slaves != before.slaves:
        return line(boards, *rules, "N-14.3", token=token, harpoons=harpoons_of_the_phantom(after), **args)
    mage = ("N-13.7",) if before.path[after.phantom] in range(MAGE_A, MAGE_C + 1) else ()
    return line(discards, *rules, "N-7.3", *mage, token=token, **args)


def _catch(before: ExpandedState, after: ExpandedState) -> List[Line]:
    place = after.phantom
    told = _board_full(before, after, before.path[place]) if not after.aside else []
    if before.reefs[place] and not after.reefs[place]:
        told.append(line("nautilion-reef-lost", "N-15.2", number=before.reefs[place]))
    return told + _toll(after)


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
    told = [line(name, "N-16.9", "N-14.3", token=named(before.aside))]
    if after.reefs_gone > before.reefs_gone:
        told.append(line("nautilion-reef-lost", "N-15.2", number=before.reefs[before.phantom]))
    return told


def _nautilion_moves(before: ExpandedState, after: ExpandedState, die: int, astern: bool) -> Line:
    token = before.path[after.nautilion]
    crossed = before.nautilion < before.phantom < after.nautilion
    args: Dict[str, Argument] = {"die": die, "place": after.nautilion, "token": named(token)}
    if before.aside:
        fate = "boards" if after.slaves != before.slaves else "discards"
        return line("nautilion-exchanges", "N-8.1", "N-16.9", taken=named(before.aside), fate=fate, **args)
    if astern:
        return line("nautilion-moves-astern", "N-8.3", "N-16.10", **args)
    return line("nautilion-moves", "N-8.1", "N-8.3", *(("N-8.2",) if crossed else ()), **args)


def _landed(before: ExpandedState, after: ExpandedState) -> List[Line]:
    token = before.aside or before.path[after.nautilion]
    told = _board_full(before, after, before.path[after.nautilion]) if before.aside else []
    if is_done(before, NET):
        told += _hauled_in(before, after)
    elif not after.taken:
        told.append(no_place(before, token))
    if reef_beside(after):
        told.append(line("nautilion-lies-at-reef", "N-15.3", number=reef_beside(after)))
    return told + _toll(after)


def _hauled_in(before: ExpandedState, after: ExpandedState) -> List[Line]:
    gone = [place for place, kind in enumerate(before.path) if kind and not after.path[place]]
    caught = [before.aside if before.aside and place == after.nautilion else before.path[place] for place in gone]
    told = [line("nautilion-netted", "N-17.11", tokens=signs(caught), reserve=after.reserve)]
    reefs = [place for place in gone if before.reefs[place] and not after.reefs[place]]
    return told + [line("nautilion-reef-lost", "N-17.11", number=before.reefs[place]) for place in reefs]


def no_place(state: ExpandedState, token: int) -> Line:
    """Why the token went straight to the reserve."""
    shown = named(token)
    if token == MERCENARY:
        if state.rammed:
            return line("nautilion-reserved-mercenary", "N-14.12", "N-8.5")
        return line("nautilion-reserved-no-cabin", "N-14.4", "N-8.5")
    if token > CABINS:
        return line("nautilion-reserved-mage", "N-13.3", "N-8.5", token=shown)
    if state.crew >> token & 1:
        return line("nautilion-reserved-double", "N-8.4", "N-8.5", token=shown)
    if state.soldiers >> token & 1:
        return line("nautilion-reserved-taken", "N-14.4", "N-8.5", token=shown)
    if not may_join(token, state.aboard(), state.tables.joined):
        return line("nautilion-reserved-no-duct", "N-8.5", "N-9.1", token=shown)
    return line("nautilion-reserved-admiral", "N-8.5", "N-12.6", token=shown, seat=state.active + 1)


def without_a_place(seen: Seen) -> List[Line]:
    """A token in hand whose place went with what was lost for a Mercenary, or that never had one."""
    before = seen.before
    return [no_place(before, before.taken)] if before.taken and not seen.after.taken else []


# where tokens go


def _allowing(state: ExpandedState) -> List[str]:
    """The clause by which a token is being put somewhere; none of its own for the one the Nautilion took."""
    rule = state.stack[-1]
    if isinstance(rule, Collision):
        return ["N-14.9"]
    if isinstance(rule, Recovery):
        return ["N-16.15"]
    return ["N-17.13"] if isinstance(rule, HeroicAction) else []


def placed(seen: Seen) -> List[Line]:
    return [placed_line(seen.before, seen.after, argument_of(seen.action))]


def placed_line(before: ExpandedState, after: ExpandedState, token: int) -> Line:
    ducts = "N-9.1" if before.aboard() else "N-9.2"
    rules = ["N-8.4", ducts, *_allowing(before)]
    return line("nautilion-placed", *rules, token=token, aboard=len(in_mask(after.crew)))


def entered_the_cabin(seen: Seen) -> List[Line]:
    return cabin_lines(seen.before, seen.after, argument_of(seen.action))


def cabin_lines(before: ExpandedState, after: ExpandedState, kind: int) -> List[Line]:
    told = [line("nautilion-cabin-entered", "N-13.3", "N-13.4", *_allowing(before), token=named(kind))]
    if partnerships(after) > partnerships(before):
        partners = after.tables.kit.partners
        trade = kind - MAGE_A if kind >= MAGE_A else partners.index(kind)
        told.append(line("nautilion-partnership", "N-13.5", letter=LETTERS[trade], partner=partners[trade]))
    return told


def stationed(seen: Seen) -> List[Line]:
    return [station_line(seen.before, seen.after, argument_of(seen.action))]


def station_line(before: ExpandedState, after: ExpandedState, cabin: int) -> Line:
    harpoons = harpoons_of_the_nautilion(after)
    return line("nautilion-stationed", "N-14.4", *_allowing(before), cabin=cabin, harpoons=harpoons)


def reserved(seen: Seen) -> List[Line]:
    token = named(argument_of(seen.action))
    rules = ["N-8.5", *_allowing(seen.before)]
    return [line("nautilion-reserved", *rules, token=token, reserve=seen.after.reserve)]


# what is lost and what is spent


def given_up(seen: Seen) -> List[Line]:
    return [_gone(seen.before, argument_of(seen.action))]


def _gone(state: ExpandedState, source: int) -> Line:
    if source == RESERVE_PILE:
        return line("nautilion-lost-reserve", "N-6.1")
    if source > CABINS:
        kind = source if source < CABIN_CREW else state.tables.kit.partners[source - CABIN_CREW]
        return line("nautilion-lost-guest", "N-6.1", "N-13.6", token=named(kind))
    if state.soldiers >> source & 1:
        return line("nautilion-lost-mercenary", "N-6.1", "N-9.3", cabin=source)
    return line("nautilion-lost-crew", "N-6.1", "N-9.3", token=source)


def lost(seen: Seen) -> List[Line]:
    """What went without a question, because nothing else could."""
    before, after = seen.before, seen.after
    told = [_gone(before, cabin) for cabin in in_mask(before.aboard() & ~after.aboard())]
    partners = before.tables.kit.partners
    gone = before.guests & ~after.guests
    sources = [MAGE_A + trade for trade in range(TRADES) if gone >> MAGE_A + trade & 1]
    sources += [CABIN_CREW + trade for trade in range(TRADES) if gone >> partners[trade] & 1]
    asked = isinstance(after.stack[-1], Payment)
    sources += [RESERVE_PILE] * (1 if asked else before.reserve - after.reserve)
    return told + [_gone(before, source) for source in sources]


def spent(seen: Seen) -> List[Line]:
    return [line("nautilion-spent", "N-4.3", token=named(argument_of(seen.action)))]


def spent_the_rest(seen: Seen) -> List[Line]:
    """What is left to pay when there is no choice any more."""
    before, after = seen.before, seen.after
    blanks = before.spare + before.reefs_held - after.spare - after.reefs_held
    crew = [kind for kind in dict.fromkeys(kinds(before.held)) for _ in range(_fewer(before, after, kind))]
    return [line("nautilion-spent", "N-4.3", token=named(kind)) for kind in [BLANK] * blanks + crew]


def _fewer(before: ExpandedState, after: ExpandedState, kind: int) -> int:
    return count(before.held, kind) - count(after.held, kind)
