"""Nautilion's base game told once more, as one plain script, from the rulebook and docs/rules/nautilion.md.

It shares nothing with the engine. A game is a generator: it yields questions and is sent answers in notation. The
path is a dictionary of the tokens left, so that a space is simply an entry; the crew is a set.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from dataclasses import dataclass, field
from itertools import combinations_with_replacement, permutations

ISLES, ABYSS = 0, 37
DICE = (1, 2, 3, 4)
RIM = "12 23 34 45 56 67 78"
DUCTS = {
    "A1": f"{RIM} 18 29 49 69 89",
    "A2": f"{RIM} 89 16 25 58 49",
    "B1": f"{RIM} 18 29",
    "B2": f"{RIM} 89 19",
    "C1": f"{RIM} 59",
    "C2": f"{RIM} 89",
}
ADMIRALS = {"I-II": ({1, 3, 4, 5, 6, 8}, {2, 4, 5, 6, 7, 9}), "II-I": ({2, 4, 5, 6, 7, 9}, {1, 3, 4, 5, 6, 8})}


@dataclass
class Sea:
    """What lies on the table."""

    pipes: list[set[int]]
    green: int  # tokens of the start in the reserve
    blue: list[int] = field(default_factory=list)  # crew tokens in the reserve
    path: dict[int, int] = field(default_factory=dict)
    nautilion: int = ISLES
    phantom: int = ABYSS
    crew: set[int] = field(default_factory=set)
    pile: list[int] = field(default_factory=list)  # crew tokens discarded
    dice: list[int] = field(default_factory=list)
    hand: int = 0
    ending: str = ""

    def pay(self, tokens: int) -> None:
        for _ in range(tokens):
            if self.green:
                self.green -= 1
            else:
                self.blue.sort()
                self.pile.append(self.blue.pop(0))

    def reserve(self) -> int:
        return self.green + len(self.blue)

    def beside(self, cabin: int, others: set[int]) -> set[int]:
        return {other for other in others if {cabin, other} in self.pipes}

    def together(self, crew: set[int]) -> bool:
        """Whether the crew is one group: keep the first and pull in neighbours until nobody follows."""
        group = set(list(crew)[:1])
        while more := {one for one in crew - group if self.beside(one, group)}:
            group |= more
        return group == crew


@dataclass(frozen=True)
class Question:
    who: str  # "~" for chance, otherwise the seat from 1
    moves: frozenset[str]  # empty where they are too many to list


Script = Generator[Question, str, None]


def ask(who: str, moves: Iterable[str] = ()) -> Generator[Question, str, list[str]]:
    answer = yield Question(who, frozenset(moves))
    return answer.split()


def game(sea: Sea, players: int) -> Script:
    """Set-up (N-2, N-12.1), then turn after turn (N-3, N-12.5) until somebody arrives."""
    for first in (1, 13, 25):
        _, *tokens = yield from ask("~")
        sea.path |= {first + place: int(token) for place, token in enumerate(tokens)}
    cards = [set(range(1, 10))]
    if players == 2:
        _, deal = yield from ask("~", ["~admirals I-II", "~admirals II-I"])
        cards = list(ADMIRALS[deal])
    yield from roll(sea)
    seat = 0
    if players == 2:  # N-12.4
        _, starter = yield from ask("1", ["start 1", "start 2"])
        seat = int(starter) - 1
    while True:
        yield from turn(sea, str(seat + 1), cards[seat])
        if sea.ending:
            return
        seat = (seat + 1) % players
        yield from roll(sea)


def new_game(players: int, submarine: str, reserve: int) -> tuple[Sea, Script]:
    pipes = [{int(cabin) for cabin in duct} for duct in DUCTS[submarine].split()]
    sea = Sea(pipes, reserve + 2 * (players - 1))
    return sea, game(sea, players)


def roll(sea: Sea) -> Script:
    """N-4.1"""
    throws = [f"~roll {a} {b} {c}" for a, b, c in combinations_with_replacement(DICE, 3)]
    sea.dice = []
    _, *dice = yield from ask("~", throws)
    sea.dice = [int(die) for die in dice]


def turn(sea: Sea, who: str, card: set[int]) -> Script:
    darkhouse, phantom, nautilion = yield from currents(sea, who)
    if darkhouse >= 3 and (sea.crew or sea.reserve()):  # N-6
        yield from bite(sea, who)
    # N-7: the spaces ahead of the Phantom, nearest first
    way = [*sorted((place for place in sea.path if place < sea.phantom), reverse=True), ISLES]
    sea.phantom = way[min(phantom, len(way)) - 1]
    if sea.phantom == ISLES:
        sea.ending = "phantom-arrived"
        return
    sea.pile.append(sea.path.pop(sea.phantom))
    # N-8: and those ahead of the Nautilion
    way = [*sorted(place for place in sea.path if place > sea.nautilion), ABYSS]
    sea.nautilion = way[min(nautilion, len(way)) - 1]
    if sea.nautilion == ABYSS:
        sea.ending = "victory" if len(sea.crew) == 9 else "crew-incomplete"
        return
    yield from take(sea, who, card)
    sea.dice = []


def currents(sea: Sea, who: str) -> Generator[Question, str, list[int]]:
    """N-4.2 to N-4.6 and N-5.1: spells until the dice are given out."""
    while True:
        plans = {f"plan {a} {b} {c}" for a, b, c in permutations(sea.dice)}
        whirl = {"whirlwind"} if sea.reserve() >= 1 else set()
        tides = {f"tide {old} {new}" for old in sea.dice for new in DICE if old != new} if sea.reserve() >= 2 else set()
        swaps = {"translation"} if sea.reserve() >= 3 and len(set(sea.path.values())) > 1 else set()
        spell, *words = yield from ask(who, plans | whirl | tides | swaps)
        if spell == "plan":
            return [int(die) for die in words]
        if spell == "whirlwind":
            sea.pay(1)
            yield from roll(sea)
        elif spell == "tide":
            sea.pay(2)
            sea.dice.remove(int(words[0]))
            sea.dice = sorted([*sea.dice, int(words[1])])
        else:
            sea.pay(3)
            _, one = yield from ask(who, {f"swap {place}" for place in sea.path})
            token = sea.path[int(one)]
            _, two = yield from ask(who, {f"with {place}" for place in sea.path if sea.path[place] != token})
            sea.path[int(one)], sea.path[int(two)] = sea.path[int(two)], token


def bite(sea: Sea, who: str) -> Script:
    """N-6.1, N-9.3"""
    losses = [f"discard {one}" for one in sea.crew if sea.together(sea.crew - {one})]
    losses += ["discard reserve"] if sea.reserve() else []
    _, lost = losses[0].split() if len(losses) == 1 else (yield from ask(who, losses))
    if lost == "reserve":
        sea.pay(1)
    else:
        sea.crew.remove(int(lost))
        sea.pile.append(int(lost))


def take(sea: Sea, who: str, card: set[int]) -> Script:
    """N-8.3 to N-8.5, N-9.1, N-9.2, N-12.6"""
    token = sea.path.pop(sea.nautilion)
    where = "reserve"
    if token in card - sea.crew and (not sea.crew or sea.beside(token, sea.crew)):
        sea.hand = token
        where, _ = yield from ask(who, [f"place {token}", f"reserve {token}"])
        sea.hand = 0
    if where == "place":
        sea.crew.add(token)
    else:
        sea.blue.append(token)
