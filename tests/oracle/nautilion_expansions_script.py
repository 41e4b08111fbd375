"""Nautilion's five expansions told once more, as one plain script, from docs/rules/nautilion.md (N-13 to N-17).

It shares nothing with the engine. A game is a generator: it yields questions and is sent answers in notation. The path
is a line of pieces, tokens and both submarines, so that "next", "passes" and "between" are positions in a list; a token
that is gone is simply not there. A spot of the path is therefore named by its index in the line, not by its place as in
the engine's notation.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable
from dataclasses import dataclass, field
from itertools import combinations_with_replacement, permutations, product

from tests.oracle.nautilion_script import ADMIRALS, DICE, DUCTS, Question, Script, ask

CHANCE = "~"
CREW = [str(number) for number in range(1, 10)]
MAGES = ["A", "B", "C"]
PARTNERS = {"A": "1", "B": "4", "C": "7"}
MERCENARY, BLANK, REEF = "mercenary", "blank", "reef"
BLUE = [*CREW, *MAGES, MERCENARY]  # what lies face down in the reserve, in the order in which it is spent
ARMED, TRADERS, REEF_NUMBERS = (2, 5, 8), (1, 4, 7), (3, 6, 9)
REEFS_OF_A_NUMBER, BERTHS, FREE_FROM, RECOVERY_PRICE = 6, 6, 3, 2
REDS = {"no": 0, "intro": 3, "normal": 4, "difficult": 5}
RED, BLUES, ROW = range(1, 10), range(10, 13), 5

# the Darkhouse's cards, N-16.4 to N-16.15
TWICE, ONE_BY_ONE, PUT_BACK, TWO_TOKENS, TOLL, EXCHANGE, ASTERN, NAUTILION_FIRST, FIXED_DICE = RED
ONLY_ON_FOUR, FREE_WHIRLWIND, RECOVERY = BLUES
# the Heroic Action cards, N-17.4 to N-17.15
SILENCE, PHANTOM_ASTERN, SET_DICE, REPLACE, PHANTOM_STILL, FROM_PILE, FROM_RESERVE, NET, TRANSLATIONS = range(1, 10)
TRADE, DISARM, CLEAR_REEFS = range(10, 13)

DARKHOUSE, PHANTOM, NAUTILION = range(3)  # who gets a die
JOINED = {
    submarine: {
        cabin: {int(end) for duct in ducts.split() if str(cabin) in duct for end in duct if end != str(cabin)}
        for cabin in range(1, 10)
    }
    for submarine, ducts in DUCTS.items()
}


class GameOver(Exception):
    """With the ending's name."""


class TurnEnds(Exception):
    """N-14.5: at once, after a collision."""


@dataclass(frozen=True)
class Box:
    """What was chosen before the game."""

    players: int = 1
    submarine: str = "A1"
    reserve: int = 4
    mages: bool = False
    harpoons: int = 0
    reefs: bool = False
    machinations: str = "no"
    heroics: bool = False
    printed: tuple[int, ...] = tuple(
        range(13)
    )  # what each Heroic Action card does, by the card that does it in our box


@dataclass(eq=False)
class Piece:
    """A token of the path, or a submarine there; `reef` is the number of the Reef beside it, or 0."""

    name: str
    reef: int = 0


@dataclass
class Turn:
    """What lasts no longer than a turn."""

    card: int = 0  # the Darkhouse's, where it works
    heroics: set[int] = field(default_factory=set)  # those that work in a later phase
    dice: list[int] = field(default_factory=list)  # in hand
    given: list[int] = field(default_factory=lambda: [0, 0, 0])
    laid: bool = False
    held: bool = False
    whirlwinds: int = 0  # free ones
    translations: int = 0
    rerolls: int = 0
    recovered: bool = False
    aside: str = ""
    again: tuple[int, int] | None = None  # what card 1 of the turn before does once dice lie, and who paid for it
    lasting: tuple[int, int] | None = None  # the same of this turn


@dataclass
class Sea:
    """What lies on the table."""

    box: Box
    green: int  # tokens of the start in the reserve
    nautilion: Piece = field(default_factory=lambda: Piece("Nautilion"))
    phantom: Piece = field(default_factory=lambda: Piece("Phantom"))
    line: list[Piece] = field(default_factory=list)  # from the Happy Isles to the Abyss
    in_the_abyss: bool = True  # the Phantom
    crew: set[int] = field(default_factory=set)
    soldiers: set[int] = field(default_factory=set)  # cabins with a Mercenary
    guests: set[str] = field(default_factory=set)  # in the mage's cabin
    slaves: list[str] = field(default_factory=list)  # on the Phantom's board
    rammed: bool = False
    blue: list[str] = field(default_factory=list)
    reefs_held: int = 0
    pile: list[str] = field(default_factory=list)
    row: list[int] = field(default_factory=list)
    at: int = -1
    shown: set[int] = field(default_factory=set)
    deck: set[int] = field(default_factory=set)
    silent: int = 0
    admirals: str = "I-II"
    active: int = 0  # -1 until two players have said who starts
    number: int = 1  # of the turn
    now: Turn = field(default_factory=Turn)
    hand: str = ""
    ending: str = ""
    story: set[str] = field(default_factory=set)

    def who(self) -> str:
        return str(self.active + 1)

    def aboard(self) -> set[int]:
        """N-14.4: the ducts lead to Mercenaries too."""
        return self.crew | self.soldiers

    def joined(self, cabin: int) -> set[int]:
        return JOINED[self.box.submarine][cabin]

    def groups(self, cabins: set[int]) -> list[set[int]]:
        left, found = set(cabins), []
        while left:
            group = {min(left)}
            while more := {cabin for cabin in left - group if self.joined(cabin) & group}:
                group |= more
            found.append(group)
            left -= group
        return found

    def together(self, cabins: set[int]) -> bool:
        return len(self.groups(cabins)) <= 1

    def on_my_card(self, number: int) -> bool:
        """N-12.6"""
        return self.box.players == 1 or number in ADMIRALS[self.admirals][self.active]

    def reachable(self, cabin: int) -> bool:
        """N-9.1, N-9.2"""
        aboard = self.aboard()
        return cabin not in aboard and (not aboard or bool(self.joined(cabin) & aboard))

    def may_board(self, number: int) -> bool:
        return self.reachable(number) and self.on_my_card(number)

    def reserve(self) -> int:
        return self.green + self.reefs_held + len(self.blue)

    def put_in_reserve(self, token: str) -> None:
        if token == BLANK:
            self.green += 1
        elif token == REEF:
            self.reefs_held += 1
        else:
            self.blue.append(token)

    def armed(self) -> bool:
        """N-14.2: the part before the collision."""
        return self.box.harpoons > 0 and not self.rammed

    def tokens(self) -> list[Piece]:
        return [piece for piece in self.line if piece not in (self.nautilion, self.phantom)]

    def ahead(self, submarine: Piece, *, to_the_abyss: bool) -> list[Piece]:
        """What lies before it that way, nearest first."""
        here = self.line.index(submarine)
        return self.line[here + 1 :] if to_the_abyss else self.line[:here][::-1]


# Set-up


def new_game(box: Box) -> tuple[Sea, Script]:
    sea = Sea(box, box.reserve + 2 * (box.players - 1), active=0 if box.players == 1 else -1)
    sea.line = [sea.nautilion, sea.phantom]
    sea.deck = heroics_in_the_game(box)
    return sea, script(sea)


def script(sea: Sea) -> Script:
    yield from set_up(sea)
    yield from sail(sea)


def set_up(sea: Sea) -> Script:
    """N-2, N-12.1, N-13.1, N-14.1, N-15.1, N-16.2, N-17.1"""
    for _ in range(4 + sea.box.mages + (sea.box.harpoons > 0)):
        _, *tokens = yield from ask(CHANCE)
        sea.line[-1:] = [*[Piece(token) for token in tokens], sea.phantom]
    if sea.box.reefs:
        yield from lay_reefs(sea)
    if sea.box.players == 2:
        _, sea.admirals = yield from ask(CHANCE, ["~admirals I-II", "~admirals II-I"])
    for _ in range(ROW if REDS[sea.box.machinations] else 0):
        _, card = yield from ask(CHANCE, {f"~machination {card}" for card in cards_for_the_row(sea)})
        sea.row.append(int(card))
    for _ in range(3 if sea.box.heroics else 0):
        yield from reveal(sea)


def lay_reefs(sea: Sea) -> Script:
    """N-15.1: six of each number, beside the first token and every third from there."""
    beside = sea.tokens()[::3]
    left = Counter(dict.fromkeys(REEF_NUMBERS, REEFS_OF_A_NUMBER))
    for first in range(0, len(beside), 3):
        three = [some for some in product(REEF_NUMBERS, repeat=3) if Counter(some) <= left]
        _, *numbers = yield from ask(CHANCE, {f"~reefs {a} {b} {c}" for a, b, c in three})
        for token, number in zip(beside[first : first + 3], numbers, strict=True):
            token.reef = int(number)
            left[int(number)] -= 1


def cards_for_the_row(sea: Sea) -> set[int]:
    """N-16.2"""
    reds = REDS[sea.box.machinations]
    has = len([card for card in sea.row if card in RED])
    red = set(RED) if has < reds else set()
    blue = set(BLUES) if len(sea.row) - has < ROW - reds else set()
    return (red | blue) - set(sea.row)


def heroics_in_the_game(box: Box) -> set[int]:
    """N-17.2"""
    if not box.heroics:
        return set()
    absent = {TRADE: not box.mages, DISARM: not box.harpoons, CLEAR_REEFS: not box.reefs}
    return {card for card in range(1, 13) if not absent.get(card)}


def reveal(sea: Sea) -> Script:
    _, card = yield from ask(CHANCE, {f"~reveal {card}" for card in sea.deck})
    sea.deck.remove(int(card))
    sea.shown.add(int(card))


# The turn


def sail(sea: Sea) -> Script:
    """N-3.1, N-12.5: turn after turn, from any position."""
    try:
        while True:
            sea.now = Turn(again=sea.now.lasting)
            try:
                yield from turn(sea)
            except TurnEnds:
                sea.story.add("collision")
            sea.number += 1
            sea.silent = max(0, sea.silent - 1)
            sea.active = (sea.active + 1) % sea.box.players
    except GameOver as over:
        sea.ending = str(over)


def turn(sea: Sea) -> Script:
    yield from machinations(sea)
    yield from reef(sea)
    yield from currents(sea)
    yield from phases(sea)
    if sea.now.card == TWICE:  # N-16.4
        sea.story.add("second time")
        sea.now.held, sea.now.given, sea.now.aside = False, [0, 0, 0], ""
        _, *dice = yield from ask(sea.who(), plans(sea))
        sea.now.given = given(dice)
        yield from phases(sea)


def phases(sea: Sea) -> Script:
    """N-3.1: phases 3 to 5"""
    yield from darkhouse(sea)
    yield from phantom(sea)
    yield from nautilion(sea)


def written(verb: str, dice: Iterable[int]) -> str:
    """Three dice; a `-` where there is none."""
    faces = [str(die) for die in dice]
    return " ".join([verb, *["-"] * (3 - len(faces)), *faces])


def given(words: list[str]) -> list[int]:
    return [0 if word == "-" else int(word) for word in words]


def roll(dice: int) -> Generator[Question, str, list[int]]:
    """N-4.1"""
    throws = {written("~roll", faces) for faces in combinations_with_replacement(DICE, dice)}
    _, *faces = yield from ask(CHANCE, throws)
    return [face for face in given(faces) if face]


# Phase 0 (N-16.1, N-16.3)


def machinations(sea: Sea) -> Script:
    if not sea.row or sea.silent:  # N-17.4: the figure stays
        return
    sea.at = (sea.at + 1) % len(sea.row)
    sea.now.card = sea.row[sea.at]
    sea.story.add(f"card {sea.now.card}")
    if sea.now.card == TOLL:
        yield from lose(sea, 1)
    elif sea.now.card == PUT_BACK:
        yield from put_back(sea)
    elif sea.now.card == FREE_WHIRLWIND:
        sea.now.whirlwinds = 1


def put_back(sea: Sea) -> Script:
    """N-16.6"""
    leaving = {f"unseat {one}" for one in sea.crew if sea.together(sea.aboard() - {one})}
    if not leaving:
        return
    _, one = yield from ask(sea.who(), leaving)
    sea.crew.remove(int(one))
    here = sea.line.index(sea.nautilion)
    spots = [spot for spot, piece in enumerate(sea.line) if spot >= here and not in_the_abyss(sea, piece)]
    _, spot = yield from ask(sea.who(), {f"insert {spot}" for spot in spots})
    sea.line.insert(int(spot) + 1, Piece(one))


def in_the_abyss(sea: Sea, piece: Piece) -> bool:
    return piece is sea.phantom and sea.in_the_abyss


# The Reef before phase 1 (N-15.3 to N-15.5)


def reef(sea: Sea) -> Script:
    number = sea.nautilion.reef
    if not number:
        return
    [die] = yield from roll(1)
    bonus = 1 if number in sea.crew else 0
    if die + bonus >= FREE_FROM:
        take_the_reef(sea)
        sea.story.add("free by a friend" if die < FREE_FROM else "free")
    else:
        sea.now.held = True
        sea.story.add(f"held with card {sea.now.card}")


def take_the_reef(sea: Sea) -> None:
    if sea.nautilion.reef:
        sea.reefs_held += 1
        sea.nautilion.reef = 0


# Phases 1 and 2


def without_a_die(sea: Sea) -> list[int]:
    """N-5.1, N-15.5"""
    everybody = (DARKHOUSE, PHANTOM) if sea.now.held else (DARKHOUSE, PHANTOM, NAUTILION)
    return [one for one in everybody if not sea.now.given[one]]


def nautilion_first(sea: Sea) -> bool:
    """N-16.11"""
    return sea.now.card == NAUTILION_FIRST and not sea.now.held


def how_many_dice(sea: Sea) -> int:
    """N-15.5, N-16.5, N-16.11"""
    if sea.now.card == ONE_BY_ONE:
        return 1
    if nautilion_first(sea):
        return 2 if any(sea.now.given) else 1
    return 2 if sea.now.held and sea.now.card not in (TWICE, FIXED_DICE) else 3


def currents(sea: Sea) -> Script:
    """N-4, N-5.1: what one likes after each roll, until everybody has a die."""
    while without_a_die(sea):
        if not sea.now.dice:
            yield from dice(sea)
        if sea.now.again:  # N-17.3
            effect, paid = sea.now.again
            sea.now.again = None
            sea.story.add(f"heroic {effect} again")
            yield from does(sea, effect, paid)
        verb, *words = yield from ask(sea.who(), choices(sea))
        yield from act(sea, verb, words)


def dice(sea: Sea) -> Script:
    if sea.now.card == FIXED_DICE and not sea.now.laid:  # N-16.12
        sea.now.dice, sea.now.laid = [2, 3, 4], True
    else:
        sea.now.dice = yield from roll(how_many_dice(sea))
    if sea.active < 0:  # N-12.4
        _, starter = yield from ask("1", ["start 1", "start 2"])
        sea.active = int(starter) - 1


def plans(sea: Sea) -> set[str]:
    """N-5.1: the dice in hand to those who have none."""
    waiting = without_a_die(sea)
    if sea.now.card == ONE_BY_ONE:
        gifts = [{one: sea.now.dice[0]} for one in waiting]
    elif nautilion_first(sea) and not any(sea.now.given):
        gifts = [{NAUTILION: sea.now.dice[0]}]
    else:
        gifts = [dict(zip(waiting, faces, strict=True)) for faces in permutations(sea.now.dice, len(waiting))]
    return {planned(sea.now.given, gift) for gift in gifts}


def planned(before: list[int], gift: dict[int, int]) -> str:
    faces = [gift.get(one, before[one]) for one in (DARKHOUSE, PHANTOM, NAUTILION)]
    return " ".join(["plan", *[str(face) if face else "-" for face in faces]])


def choices(sea: Sea) -> set[str]:
    return plans(sea) | spells(sea) | rerolls(sea) | playable(sea) | recoveries(sea)


def spells(sea: Sea) -> set[str]:
    """N-4.4 to N-4.6, N-16.14, N-17.12"""
    found, reserve = set(), sea.reserve()
    if sea.now.whirlwinds or reserve >= 1:
        found.add("whirlwind")
    if reserve >= 2:
        found |= {f"tide {old} {new}" for old in sea.now.dice for new in DICE if old != new}
        if nautilion_first(sea) and (die := sea.now.given[NAUTILION]):  # N-16.11
            found |= {f"tide nautilion {new}" for new in DICE if new != die}
    if (sea.now.translations or reserve >= 3) and len({token.name for token in sea.tokens()}) > 1:
        found.add("translation")
    return found


def act(sea: Sea, verb: str, words: list[str]) -> Script:
    if verb == "plan":
        sea.now.given = given(words)
        if without_a_die(sea):
            sea.now.dice = []
    elif verb == "whirlwind":
        yield from whirlwind(sea)
    elif verb == "tide":
        if words[0] == "nautilion":
            sea.now.given[NAUTILION] = int(words[1])
            sea.story.add("tide on a given die")
        else:
            sea.now.dice.remove(int(words[0]))
            sea.now.dice.append(int(words[1]))
        yield from pay(sea, 2)
    elif verb == "translation":
        yield from translation(sea)
    elif verb == "reroll":
        yield from reroll(sea, int(words[0]))
    elif verb == "recover":
        yield from recover(sea)
    else:
        yield from heroic(sea, int(words[0]), int(words[1]))


def whirlwind(sea: Sea) -> Script:
    """N-4.4, N-16.14: the dice in hand are rolled again."""
    sea.now.dice = []
    if sea.now.whirlwinds:
        sea.now.whirlwinds -= 1
    else:
        yield from pay(sea, 1)


def translation(sea: Sea) -> Script:
    """N-4.6, N-15.7, N-17.12: two names change places, the Reefs stay."""
    if sea.now.translations:
        sea.now.translations -= 1
    else:
        yield from pay(sea, 3)
    tokens = sea.tokens()
    one = yield from spot(sea, "swap", tokens)
    two = yield from spot(sea, "with", [token for token in tokens if token.name != one.name])
    one.name, two.name = two.name, one.name


def spot(sea: Sea, verb: str, pieces: list[Piece]) -> Generator[Question, str, Piece]:
    _, chosen = yield from ask(sea.who(), {f"{verb} {sea.line.index(piece)}" for piece in pieces})
    return sea.line[int(chosen)]


# Tokens that are spent or lost


def spendable(sea: Sea) -> list[str]:
    """N-4.3: tokens of the start and Reefs are alike."""
    blank = [BLANK] if sea.green or sea.reefs_held else []
    return blank + [token for token in BLUE if token in sea.blue]


def spend(sea: Sea, token: str) -> None:
    if token != BLANK:
        sea.blue.remove(token)
        sea.pile.append(token)
    elif sea.green:
        sea.green -= 1
        sea.pile.append(BLANK)
    else:
        sea.reefs_held -= 1
        sea.pile.append(REEF)


def may_be_wanted_back(sea: Sea) -> bool:
    """N-4.3: by N-14.8, N-16.15, N-17.9, N-17.10 or N-17.13"""
    to_come = {sea.box.printed[card] for card in sea.shown | sea.deck}
    to_come |= {due[0] for due in (sea.now.again, sea.now.lasting) if due}
    return sea.armed() or RECOVERY in sea.row or bool({FROM_PILE, FROM_RESERVE, TRADE} & to_come)


def pay(sea: Sea, price: int, *, to_recover: bool = False) -> Script:
    """N-4.3; N-16.15: what is paid for must be there in the end."""
    for owed in range(price, 0, -1):
        tokens = spendable(sea)
        if to_recover and owed == 1 and not recoverable(sea.pile, sea):
            tokens = recoverable(tokens, sea)
            sea.story.add("paid with what comes back")
        token = tokens[0]
        if owed < sea.reserve() and len(tokens) > 1 and may_be_wanted_back(sea):
            _, token = yield from ask(sea.who(), {f"spend {token}" for token in tokens})
        spend(sea, token)


def lose(sea: Sea, tokens: int) -> Script:
    """N-6.1, N-6.3, N-13.6: tokens at your choice, one after the other."""
    for _ in range(tokens):
        losses = [f"discard {cabin}" for cabin in sea.aboard() if sea.together(sea.aboard() - {cabin})]
        losses += [f"discard {guest}" if guest in MAGES else f"discard cabin-{guest}" for guest in sea.guests]
        losses += ["discard reserve"] if sea.reserve() else []
        if not losses:
            return
        _, lost = losses[0].split() if len(losses) == 1 else (yield from ask(sea.who(), losses))
        if lost == "reserve":
            yield from pay(sea, 1)
        else:
            give_up(sea, lost)


def give_up(sea: Sea, lost: str) -> None:
    guest = lost.removeprefix("cabin-")
    if lost in MAGES or guest != lost:
        sea.guests.remove(guest)
        sea.pile.append(guest)
    elif int(lost) in sea.soldiers:
        sea.soldiers.remove(int(lost))
        sea.pile.append(MERCENARY)
    else:
        sea.crew.remove(int(lost))
        sea.pile.append(lost)


# Where a token goes


def places(sea: Sea, token: str) -> list[str]:
    """N-8.4, N-13.3, N-13.4, N-13.9, N-14.4, N-14.12: where it may lie face up."""
    if token == MERCENARY:
        return [f"station {cabin}" for cabin in range(1, 10) if not sea.rammed and sea.reachable(cabin)]
    found = [f"place {token}"] if token in CREW and sea.may_board(int(token)) else []
    welcome = token in MAGES or (token in PARTNERS.values() and sea.on_my_card(int(token)))
    if sea.box.mages and welcome and token not in sea.guests:
        found.append(f"cabin {token}")
    return found


def put(sea: Sea, verb: str, where: str, token: str) -> None:
    if verb == "place":
        sea.crew.add(int(where))
    elif verb == "cabin":
        sea.guests.add(where)
    elif verb == "station":
        sea.soldiers.add(int(where))
    else:
        sea.put_in_reserve(token)


def settle(sea: Sea, token: str, offered: list[str]) -> Script:
    """One of the places offered; a single one needs no question."""
    sea.hand = token
    verb, where = offered[0].split() if len(offered) == 1 else (yield from ask(sea.who(), offered))
    put(sea, verb, where, token)
    sea.hand = ""


# N-13 Mages


def rerolls(sea: Sea) -> set[str]:
    """N-13.5"""
    partnerships = [mage for mage, partner in PARTNERS.items() if {mage, partner} <= sea.guests]
    return {f"reroll {die}" for die in sea.now.dice} if len(partnerships) > sea.now.rerolls else set()


def reroll(sea: Sea, die: int) -> Script:
    sea.now.rerolls += 1
    sea.now.dice.remove(die)
    lying, sea.now.dice = sea.now.dice, []
    sea.now.dice = lying + (yield from roll(1))


# N-16.15


def recoverable(tokens: list[str], sea: Sea) -> list[str]:
    return [token for token in tokens if token in BLUE and places(sea, token)]


def recoveries(sea: Sea) -> set[str]:
    open_to_us = sea.now.card == RECOVERY and not sea.now.recovered and sea.reserve() >= RECOVERY_PRICE
    return {"recover"} if open_to_us and recoverable([*sea.pile, *sea.blue], sea) else set()


def recover(sea: Sea) -> Script:
    sea.now.recovered = True
    yield from pay(sea, RECOVERY_PRICE, to_recover=True)
    _, token = yield from ask(sea.who(), {f"take {token}" for token in recoverable(sea.pile, sea)})
    sea.pile.remove(token)
    yield from settle(sea, token, places(sea, token))


# N-17 Heroic Actions


def playable(sea: Sea) -> set[str]:
    """N-17.3: each card showing with each crew member that may pay for it."""
    return {f"heroic {card} {one}" for card in sea.shown for one in sea.crew if may_pay(sea, card, one)}


def may_pay(sea: Sea, card: int, one: int) -> bool:
    """N-17.3, N-17.9, N-17.10: nobody may be cut off, unless who comes back mends it."""
    others = sea.aboard() - {one}
    if sea.together(others):
        return True
    comers = {FROM_PILE: [*sea.pile, str(one)], FROM_RESERVE: sea.blue}.get(sea.box.printed[card], [])
    return bool(menders(sea, comers, others))


def menders(sea: Sea, tokens: list[str], aboard: set[int]) -> set[str]:
    """Crew that may come back and leaves all aboard in one group."""
    crew = {int(token) for token in tokens if token in CREW}
    return {str(one) for one in crew - aboard if sea.on_my_card(one) and sea.together(aboard | {one})}


def heroic(sea: Sea, card: int, paid: int) -> Script:
    if not sea.together(sea.aboard() - {paid}):
        sea.story.add(f"split by heroic {card}")
    sea.crew.remove(paid)
    sea.pile.append(str(paid))
    sea.shown.remove(card)
    sea.story.add(f"heroic {card}")
    effect = sea.box.printed[card]
    if effect == SILENCE:
        sea.silent = max(sea.silent, 2 if card == 1 else 1)
    elif card == 1 and paid in {TRADE: TRADERS, DISARM: ARMED, CLEAR_REEFS: REEF_NUMBERS}.get(effect, [paid]):
        sea.now.lasting = effect, paid
    yield from does(sea, effect, paid)


def does(sea: Sea, effect: int, paid: int) -> Script:
    if effect in (PHANTOM_ASTERN, PHANTOM_STILL, NET):
        sea.now.heroics.add(effect)
    elif effect == TRANSLATIONS:
        sea.now.translations += 2
    elif effect == SET_DICE:
        yield from set_dice(sea)
    elif effect == REPLACE:
        yield from replace(sea)
    elif effect in (FROM_PILE, FROM_RESERVE):
        yield from come_back(sea, sea.pile if effect == FROM_PILE else sea.blue)
    else:
        yield from heroic_of_an_expansion(sea, effect, paid)


def heroic_of_an_expansion(sea: Sea, effect: int, paid: int) -> Script:
    """N-17.13 to N-17.15: without effect if somebody else paid."""
    if effect == TRADE and paid in TRADERS:
        yield from trade(sea, {str(one) for one in TRADERS if one != paid})
    elif effect == DISARM and paid in ARMED:
        disarm(sea)
    elif effect == CLEAR_REEFS and paid in REEF_NUMBERS:
        for piece in sea.line:
            piece.reef = 0 if piece.reef == paid else piece.reef
        sea.story.add("reefs cleared")


def set_dice(sea: Sea) -> Script:
    """N-17.6"""
    settings = combinations_with_replacement(DICE, len(sea.now.dice))
    _, *dice = yield from ask(sea.who(), {written("set", faces) for faces in settings})
    sea.now.dice = [die for die in given(dice) if die]


def replace(sea: Sea) -> Script:
    """N-17.7"""
    if sea.shown:
        _, card = yield from ask(sea.who(), {f"banish {card}" for card in sea.shown})
        sea.shown.remove(int(card))
    if sea.deck:
        yield from reveal(sea)


def come_back(sea: Sea, tokens: list[str]) -> Script:
    """N-17.9, N-17.10"""
    comers = {f"take {one}" for one in menders(sea, tokens, sea.aboard())}
    if not comers:
        return
    leave = {"leave"} if sea.together(sea.aboard()) else set()
    verb, *chosen = yield from ask(sea.who(), comers | leave)
    if verb == "take":
        tokens.remove(chosen[0])
        sea.crew.add(int(chosen[0]))


def trade(sea: Sea, wanted: set[str]) -> Script:
    """N-17.13"""
    while offered := {place for one in wanted if one in sea.pile for place in places(sea, one)}:
        verb, *words = yield from ask(sea.who(), offered | {"leave"})
        if verb == "leave":
            return
        [one] = words
        wanted.remove(one)
        sea.pile.remove(one)
        put(sea, verb, one, one)
        sea.story.add("traded")


def disarm(sea: Sea) -> None:
    """N-17.14"""
    soldiers = [slave for slave in sea.slaves if slave == MERCENARY]
    sea.slaves = [slave for slave in sea.slaves if slave != MERCENARY]
    sea.pile += soldiers
    if soldiers:
        sea.story.add("disarmed")


# Phase 3


def darkhouse(sea: Sea) -> Script:
    """N-6, N-16.7, N-16.13, N-17.4"""
    die = sea.now.given[DARKHOUSE]
    if not sea.silent and die >= (4 if sea.now.card == ONLY_ON_FOUR else 3):
        yield from lose(sea, 2 if sea.now.card == TWO_TOKENS else 1)


# Phase 4


def phantom(sea: Sea) -> Script:
    """N-7, N-14.5, N-16.9, N-17.5, N-17.8"""
    sea.now.aside = ""
    astern = PHANTOM_ASTERN in sea.now.heroics
    if PHANTOM_STILL in sea.now.heroics:
        sea.story.add("still, not astern" if astern else "still")
        return
    way = sea.ahead(sea.phantom, to_the_abyss=astern)
    stop = reached(sea, way, sea.now.given[PHANTOM])
    if stop is sea.nautilion:
        move_between(sea, sea.phantom, sea.line.index(sea.nautilion) + 1)
        sea.in_the_abyss = False
        yield from collide(sea)
    elif stop is not None:
        yield from phantom_stops(sea, stop)
    elif astern:
        move_between(sea, sea.phantom, len(sea.line))
        sea.in_the_abyss = True
    else:
        move_between(sea, sea.phantom, 0)
        raise GameOver("phantom-arrived")


def reached(sea: Sea, way: list[Piece], die: int) -> Piece | None:
    """N-7.1, N-7.2, N-8.2: the token on which a submarine stops, the other submarine where they collide, or nothing."""
    for piece in way:
        if piece not in (sea.nautilion, sea.phantom):
            die -= 1
            if not die:
                return piece
        elif sea.armed():  # N-14.5
            return piece
    return None


def move_onto(sea: Sea, submarine: Piece, token: Piece) -> None:
    """The token leaves the path, the Reef beside it stays."""
    sea.line.remove(submarine)
    sea.line[sea.line.index(token)] = submarine
    submarine.reef = token.reef


def move_between(sea: Sea, submarine: Piece, spot: int) -> None:
    """In front of what lies there now, on no token."""
    after = sea.line[spot:]
    before = [piece for piece in sea.line[:spot] if piece is not submarine]
    sea.line = [*before, submarine, *[piece for piece in after if piece is not submarine]]
    submarine.reef = 0


def phantom_stops(sea: Sea, token: Piece) -> Script:
    move_onto(sea, sea.phantom, token)
    sea.in_the_abyss = False
    if sea.now.card == EXCHANGE and not sea.now.held:
        sea.now.aside = token.name
        return
    discard_reef(sea, sea.phantom)
    if catch(sea, token.name):
        yield from lose(sea, 1)


def discard_reef(sea: Sea, piece: Piece) -> None:
    """N-15.2"""
    if piece.reef:
        sea.pile.append(REEF)
        piece.reef = 0


def catch(sea: Sea, token: str) -> bool:
    """N-7.3, N-14.3; N-14.11: whether it costs a token."""
    recruit = token == MERCENARY or token in [str(number) for number in ARMED]
    if sea.armed() and recruit and len(sea.slaves) < BERTHS:
        sea.slaves.append(token)
        return False
    if sea.armed() and recruit:
        sea.story.add("no berth")
    sea.pile.append(token)
    if sea.rammed and token == MERCENARY:
        sea.story.add("toll of a Mercenary")
        return True
    return False


# Phase 5


def nautilion(sea: Sea) -> Script:
    """N-8, N-14.5, N-15.5, N-16.10"""
    if sea.now.held:
        take_the_reef(sea)
        return
    astern = sea.now.card == ASTERN and sea.number > 1
    way = sea.ahead(sea.nautilion, to_the_abyss=not astern)
    stop = reached(sea, way, sea.now.given[NAUTILION])
    if stop is sea.phantom:
        keep_the_exchange(sea)
        move_between(sea, sea.nautilion, sea.line.index(sea.phantom))
        yield from collide(sea)
    elif stop is not None:
        yield from nautilion_stops(sea, stop)
    elif astern:
        move_between(sea, sea.nautilion, 0)
        sea.story.add("back on the Happy Isles")
    else:
        move_between(sea, sea.nautilion, len(sea.line))
        raise GameOver(at_the_abyss(sea))


def at_the_abyss(sea: Sea) -> str:
    """N-10.1, N-10.3, N-13.2, N-17.16"""
    if len(sea.crew) < 9:
        return "crew-incomplete"
    if sea.box.mages and not sea.guests.issuperset(MAGES):
        return "mages-missing"
    return "heroics-left" if sea.shown else "victory"


def keep_the_exchange(sea: Sea) -> None:
    """N-14.5: a collision drops the exchange, the Phantom keeps what it stopped on."""
    if sea.now.aside:
        discard_reef(sea, sea.phantom)
        catch(sea, sea.now.aside)
        sea.now.aside = ""
        sea.story.add("exchange dropped")


def nautilion_stops(sea: Sea, stop: Piece) -> Script:
    """N-8.3, N-16.9: the Phantom's catch comes before you say where yours goes."""
    move_onto(sea, sea.nautilion, stop)
    token, owes = stop.name, False
    if sea.now.aside:
        owes = catch(sea, token)
        token, sea.now.aside = sea.now.aside, ""
        sea.story.add("exchanged")
    if NET in sea.now.heroics:
        sea.story.add("net of an exchange" if token != stop.name else "net")
        cast_the_net(sea, token)
        token = ""
    sea.hand = token
    if owes:
        sea.story.add("toll of an exchange")
        yield from lose(sea, 1)
    if token:
        yield from settle(sea, token, [f"reserve {token}", *places(sea, token)])


def cast_the_net(sea: Sea, token: str) -> None:
    """N-17.11"""
    sea.put_in_reserve(token)
    tokens = sea.tokens()
    for to_the_abyss in (False, True):
        neighbours = [piece for piece in sea.ahead(sea.nautilion, to_the_abyss=to_the_abyss) if piece in tokens]
        for neighbour in neighbours[:1]:
            sea.line.remove(neighbour)
            sea.put_in_reserve(neighbour.name)
            discard_reef(sea, neighbour)
            sea.story.add("in the net")


# N-14 the collision


def collide(sea: Sea) -> Script:
    """N-14.6 to N-14.10"""
    ours = len(sea.crew.intersection(ARMED)) + 2 * len(sea.soldiers)
    theirs = sea.box.harpoons + sum(2 if slave == MERCENARY else 1 for slave in sea.slaves)
    if theirs > ours:
        raise GameOver("harpooned")
    sea.story.add("tie" if ours == theirs else "ahead in harpoons")
    sea.pile += [*sea.slaves, *[MERCENARY] * len(sea.soldiers)]
    sea.slaves, sea.soldiers, sea.rammed = [], set(), True
    yield from reward(sea, may_board=ours > theirs)
    yield from keep_one_group(sea)
    raise TurnEnds


def reward(sea: Sea, *, may_board: bool) -> Script:
    """N-14.8, N-14.9, N-14.12"""
    found = sorted(set(sea.pile))
    if not found:
        return
    token = found[0]
    if len(found) > 1:
        _, token = yield from ask(sea.who(), {f"take {token}" for token in found})
    sea.pile.remove(token)
    boards = may_board and token in CREW and sea.may_board(int(token))
    yield from settle(sea, token, [f"reserve {token}", *([f"place {token}"] if boards else [])])


def keep_one_group(sea: Sea) -> Script:
    """N-14.10"""
    groups = sea.groups(sea.crew)
    if len(groups) > 1:
        _, first = yield from ask(sea.who(), {f"keep {min(group)}" for group in groups})
        [stay] = [group for group in groups if int(first) in group]
        sea.pile += [str(one) for one in sea.crew - stay]
        sea.crew = stay
