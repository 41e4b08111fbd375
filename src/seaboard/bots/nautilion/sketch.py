"""A position of Nautilion as the bots weigh it: the tokens left, in order, with the two submarines between them.

A space is a token that is still there, so a die is a step in this list, whatever was removed before.
"""

from __future__ import annotations

from typing import Final, List, final

from seaboard.core.native import i64
from seaboard.games.nautilion.components.kit import ASTERN, EXCHANGE, MERCENARY, NET, PHANTOM_ASTERN, PHANTOM_STILL
from seaboard.games.nautilion.components.tables import Tables
from seaboard.games.nautilion.rules.ducts import CABINS
from seaboard.games.nautilion.rules.expansions.heroics import is_done
from seaboard.games.nautilion.rules.expansions.mercenaries import harpoons_of_the_phantom, is_armed
from seaboard.games.nautilion.rules.expansions.state import ExpandedState
from seaboard.games.nautilion.rules.state import GONE, NautilionState

KINDS: Final = 15
HIGHEST_BIT: Final = 55
ONE_HIGHEST: Final = 0x80000000000000  # see core/pieces/pile.py for why it is shifted down


def bit(index: i64) -> i64:
    return ONE_HIGHEST >> HIGHEST_BIT - index


def bits(mask: i64) -> i64:
    """How many are set, of the lowest 56."""
    mask -= mask >> 1 & 0x55555555555555
    mask = (mask & 0x33333333333333) + (mask >> 2 & 0x33333333333333)
    mask = mask + (mask >> 4) & 0x0F0F0F0F0F0F0F
    mask += mask >> 8
    mask += mask >> 16
    mask += mask >> 32
    return mask & 127


@final
class Sketch:
    """`tokens[ahead:]` lie ahead of the Nautilion, `tokens[:before]` before the Phantom; `places` tells where on the
    path each of them is, `reefs` the number of the Reef beside it, `kinds[k]` is the mask of those of a kind.
    `theirs` are the Phantom's harpoons until the collision; `cards` counts the Heroic Actions still to be played.
    """

    def __init__(self, state: NautilionState) -> None:
        self.tables: Tables = state.tables
        self.tokens: List[int] = []
        self.places: List[int] = []
        self.kinds: List[int] = [0] * KINDS
        self.ahead: i64 = 0
        self.before: i64 = 0
        self.crew: i64 = state.crew
        self.reserve: i64 = state.reserve
        self.admiral: i64 = state.admiral() if state.active >= 0 else state.tables.admirals[2]
        self.next_admiral: i64 = self.admiral
        if state.players == 2 and state.active >= 0:
            self.next_admiral = state.tables.admirals[state.first_admiral ^ 1 - state.active]
        self.soldiers: i64 = 0
        self.guests: i64 = 0
        self.reefs: List[int] = []
        self.beside: i64 = 0
        self.theirs: i64 = 0
        self.cards: i64 = 0
        self.scheme: i64 = 0
        self.armed = False
        self.mages = False
        self.stuck = False
        self.silent = False
        self.backwards = False
        self.exchange = False
        self.net = False
        self.phantom_still = False
        self.phantom_back = False
        self.rammed = False
        self.look_along(state)
        self.all: i64 = bit(len(self.tokens)) - 1
        if isinstance(state, ExpandedState):
            self.look_closer(state)

    def look_along(self, state: NautilionState) -> None:
        path = state.path
        tokens = self.tokens
        places = self.places
        kinds = self.kinds
        nautilion = state.nautilion
        phantom = state.phantom
        index: i64 = 0
        place: i64 = 1
        last: i64 = len(path) - 1
        while place < last:
            token: i64 = path[place]
            if token != GONE:
                tokens.append(token)
                places.append(place)
                kinds[token] |= bit(index)
                index += 1
                if place < nautilion:
                    self.ahead = index
                if place < phantom:
                    self.before = index
            place += 1

    def look_closer(self, state: ExpandedState) -> None:
        extra = state.expansions
        self.soldiers = state.soldiers
        self.guests = state.guests
        self.mages = extra.mages != 0
        self.armed = is_armed(state)
        self.rammed = state.rammed != 0
        if self.armed:
            self.theirs = harpoons_of_the_phantom(state)
        self.cards = bits(state.shown)
        self.scheme = state.scheme
        self.stuck = state.stuck != 0
        self.silent = state.silence != 0
        self.backwards = state.scheme == ASTERN and state.turn > 1
        self.exchange = state.scheme == EXCHANGE and state.stuck == 0
        if state.deeds:
            self.net = is_done(state, NET)
            self.phantom_still = is_done(state, PHANTOM_STILL)
            self.phantom_back = is_done(state, PHANTOM_ASTERN)
        if extra.reefs:
            self.beside = state.reefs[state.nautilion]
            self.reefs = [state.reefs[place] for place in self.places]

    def swap(self, one: i64, other: i64) -> None:
        """Two tokens change places; Reefs do not."""
        first: i64 = self.tokens[one]
        second: i64 = self.tokens[other]
        both = bit(one) | bit(other)
        self.tokens[one] = second
        self.tokens[other] = first
        self.kinds[first] ^= both
        self.kinds[second] ^= both

    def harpoons(self, crew: i64, soldiers: i64) -> i64:
        """Of the Nautilion, with this crew and these Mercenaries."""
        kit = self.tables.kit
        found = bits(soldiers) * kit.harpoons
        for number in kit.armed:
            if crew >> number & 1:
                found += 1
        return found

    def catch(self, token: i64) -> i64:
        """How many harpoons the Phantom gains by this token."""
        if not self.armed:
            return 0
        kit = self.tables.kit
        if token == MERCENARY:
            return kit.harpoons
        return 1 if token in kit.armed else 0


def largest_group(crew: i64, joined: List[int]) -> i64:
    """As many as can stay together without anybody else."""
    best: i64 = 0
    left = crew
    while left:
        reached = left & -left
        while True:
            spread = reached
            cabin: i64 = 1
            while cabin <= CABINS:
                if reached >> cabin & 1:
                    spread |= joined[cabin] & left
                cabin += 1
            if spread == reached:
                break
            reached = spread
        best = max(best, bits(reached))
        left &= ~reached
    return best
