"""Any position of a scenario in one call, by the names of places, and moves in notation."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from seaboard.core.engine import advance, playout
from seaboard.core.pieces.pile import added
from seaboard.core.procedure import Procedure
from seaboard.core.rng import Rng
from seaboard.games.diluvium.campaign.rules.setup import Bonuses
from seaboard.games.diluvium.campaign.rules.state import ALLY, YOU, SoloState
from seaboard.games.diluvium.campaign.rules.turn import SoloTurn
from seaboard.games.diluvium.components.tables import HIDDEN
from seaboard.games.diluvium.rules.actions import RESOURCES, SLOTS
from seaboard.games.diluvium.rules.notation import ACTION_NAMES, CARD_NAMES
from seaboard.games.diluvium.rules.state import EXPLORER, SECTIONS, WARSHIP
from tests.games.campaign.in_hand import InHand, set_out, words

Words = str | Iterable[str]
EVERYWHERE = "everywhere"
LEVELS = 4


class Voyage(InHand):
    """A scenario in hand."""

    @property
    def ending(self) -> str:
        return self.result()

    def run(self, rule: Procedure[SoloState]) -> Voyage:
        """Let a rule run now, in the middle of the turn."""
        self.state.stack.append(rule)
        advance(self.state)
        return self

    def moves(self, verb: str = "") -> set[str]:
        """The legal moves of whoever is asked; with a verb, what may follow it."""
        return {move.removeprefix(f"{verb} ") for move in self.written() if not verb or move.split()[0] == verb}

    def copy(self) -> Voyage:
        return Voyage(self.state.copy())

    def at(self, place: str) -> int:
        return self.cell(place)

    def name(self, cell: int) -> str:
        return self.names[cell] if cell >= 0 else ""

    def gold(self, seat: int = YOU) -> int:
        return self.state.gold[seat]

    def held(self) -> tuple[int, ...]:
        """Food, craft, weapons."""
        return tuple(self.state.held[:RESOURCES])

    def settlers(self, seat: int = YOU) -> set[str]:
        return set(self.spaces_of(seat))

    def token(self, place: str) -> int:
        return self.state.tokens[self.at(place)]

    def lay(self, place: str, tile: int) -> None:
        cell = self.at(place)
        if self.state.tiles[cell] != HIDDEN:
            self.state.bag |= 1 << self.state.tiles[cell]
        self.state.tiles[cell] = tile
        self.state.bag &= ~(1 << tile)
        self.state.up |= 1 << cell

    def settle(self, seat: int, spaces: Iterable[str]) -> None:
        """From the board, the adversary's board or the allies' reserve."""
        for space in spaces:
            place, slot = space.split(".")
            number = self.at(place) * SLOTS + int(slot) - 1
            assert self.state.free(self.at(place)) >> int(slot) - 1 & 1, f"{space} is no free space"
            if seat == ALLY:
                self.state.allied -= 1
            else:
                filled = (1, 2, 3, 0) if seat == YOU else (0,)
                section = next(section for section in filled if self.state.sections[SECTIONS * seat + section])
                self.state.sections[SECTIONS * seat + section] -= 1
            self.state.put(seat, number)

    def mark(self, seat: int, spaces: Iterable[str]) -> None:
        for space in spaces:
            place, slot = space.split(".")
            cell = self.at(place)
            assert self.state.free_marks(cell) >> int(slot) - 1 & 1, f"{space} is no free exploration space"
            self.state.marks[cell] |= seat + 1 << 3 * (int(slot) - 1)
            self.state.explored[seat] |= 1 << cell
            self.state.markers[seat] -= 1


def new_voyage(scenario: str, *, level: int = 0, bonuses: Bonuses | None = None, seed: int = 0) -> Voyage:
    """Set up; chance has answered up to the first choice of yours."""
    return Voyage(set_out(scenario, level, bonuses or Bonuses())).chance(seed)


def position(
    scenario: str,
    *,
    tiles: Mapping[str, int] | None = None,
    settlers: Mapping[int, Words] | None = None,
    marks: Mapping[int, Words] | None = None,
    explorer: Mapping[int, str] | None = None,
    warship: Mapping[int, str] | None = None,
    held: str = "",
    cards: Words = "",
    strength: Mapping[int, int] | None = None,
    gold: tuple[int, int] = (0, 0),
    sections: tuple[int, int, int, int] | None = None,
    adversary_acts: str = "",
    bonuses: Bonuses | None = None,
) -> Voyage:
    """Your turn about to begin, or the adversary's when it is to act as you did: then a combat token is asked for."""
    voyage = new_voyage(scenario, bonuses=bonuses)
    state = voyage.state
    for place, tile in (tiles or {}).items():
        voyage.lay(place, tile)
    for seat, spaces in (settlers or {}).items():
        voyage.settle(seat, words(spaces))
    if sections is not None:
        state.sections[:SECTIONS] = list(sections)
    for seat, spaces in (marks or {}).items():
        voyage.mark(seat, words(spaces))
    voyage.moor(EXPLORER, dict(explorer or {}))
    voyage.moor(WARSHIP, dict(warship or {}))
    state.held[:RESOURCES] = [0] * RESOURCES
    voyage.hold(held)
    voyage.draw(words(cards))
    for card in words(cards):
        state.deck -= added(0, CARD_NAMES.index(card))
    for seat, value in (strength or {}).items():
        state.strength[seat] = value
    state.gold[:2] = list(gold)
    state.rounds = 3 if adversary_acts else 0
    if adversary_acts:
        state.wheel[YOU] = ACTION_NAMES.index(adversary_acts)
    state.stack = [SoloTurn()]
    advance(state)
    return voyage


def settlers_by_side(state: SoloState) -> tuple[int, ...]:
    """Yours, the adversary's, the allies': on the map, on boards, in reserve and out of the game."""
    found = []
    for seat in range(int(state.players)):
        on_map = sum(state.mine[36 * seat + cell].bit_count() for cell in range(36))
        found.append(on_map + sum(state.sections[SECTIONS * seat : SECTIONS * seat + SECTIONS]))
    if len(found) == ALLY:
        found[YOU] += int(state.lost)  # S-32.6: swallowed
    if len(found) > ALLY:
        found[ALLY] += int(state.allied) + int(state.lost)
    return tuple(found)


def random_games(scenario: str, games: int = 40) -> list[str]:
    """Games at random to their ends, all levels in turn: no settler is lost or made on the way."""
    endings = []
    for seed in range(games):
        voyage = new_voyage(scenario, level=seed % LEVELS, seed=seed)
        before = settlers_by_side(voyage.state)
        playout(voyage.state, Rng(seed))
        assert settlers_by_side(voyage.state) == before
        assert min(voyage.state.gold) >= 0
        assert min(voyage.state.tray) >= 0
        assert min(voyage.state.held) >= 0
        endings.append(voyage.ending)
    return endings
