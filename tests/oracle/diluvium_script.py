"""Diluvium told once more, as one plain script, from the rulebook and docs/rules/diluvium.md.

It shares nothing with the engine. A game is a generator: it yields questions and is sent answers in notation. Places,
spaces and cards are names; a rack is a dictionary; a settler is the space it stands on.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Generator, Iterable
from dataclasses import dataclass, field

LAYOUTS = {
    2: ["-1 -2 11221", "0 -3 a02220b", "1 -2 12211"],
    3: ["-3 1 a", "-2 -1 1012", "-1 -1 12211", "0 -2 22220", "1 -2 1221b", "2 -3 c012", "3 -2 1"],
    4: ["-2 -2 a11111b", "-1 -2 022220", "0 -3 1222221", "1 -3 022220", "2 -4 d11111c"],
}
# cost: tiles; a tile: its spaces, its exploration spaces, its monster
TILES = """
0: 1 FFC 1S, 2 FFW 1S, 3 CCF 1S, 4 WWF 1S
1: 5 FFFC 12S, 6 CCCW 12S, 7 WWWF 12S, 8 FFCC 2S, 9 CCWW 2S, 10 WWFF 2S, 11 FFWR 12S, 12 CCWR 12S, 13 WWCR 12S,
   14 FCW 22S, 15 FC 12S 34, 16 WW 12S 45
2: 17 FFR 2S 45, 18 WWFR 23S, 19 CCCR 23S, 20 RRFC 2S, 21 FFFWW 23S, 22 CCCFF 23S, 23 WWWCC 23S, 24 FFCCW 3S,
   25 RF 23S 56, 26 CC 23S 56, 27 WW 23S 57, 28 FC 23S 68, 29 R 23 69
"""
TRAY = {2: 16, 3: 23, 4: 28}
KINDS = {"F": "food", "C": "craft", "W": "weapons", "R": "ruins"}
RESOURCES = ("food", "craft", "weapons")
CARDS = ("cornucopia", "machines", "legendary", "compass", "treasure", "cannon", "gate", "map")
SECTIONS = ("explore", "settle", "produce", "engage")
GAUGE = {1: 1, 2: 1, 3: 2, 4: 2, 5: 3, 6: 4}
PEOPLES = ("greeks", "egyptians", "aztecs", "chinese")


@dataclass(frozen=True)
class Board:
    track: str = "112234"
    voyage: int = 2  # tiles of the exploration ship
    stretch: int = 1  # tiles of the warship for a food
    strength: int = 1
    price: int = 3
    crew: str = "0333"
    golden: bool = False  # Settle bonus in gold
    coin: int = 0


BOARDS = {
    "a": Board(),
    "warmonger": Board(strength=3, stretch=2),
    "artisan": Board(price=4, golden=True),
    "explorer": Board(track="223345", voyage=3),
    "settler": Board(crew="3222", coin=1),
}


@dataclass
class Player:
    seat: int
    city: str
    board: Board = field(default_factory=Board)
    explorer: str = ""
    warship: str = ""
    slots: dict[str, int] = field(default_factory=dict)
    track: list[int] = field(default_factory=list)
    strength: int = 0
    gold: int = 0
    rack: dict[str, int] = field(default_factory=lambda: dict.fromkeys(RESOURCES, 0))
    hand: list[str] = field(default_factory=list)
    last: str = ""
    settlers: set[str] = field(default_factory=set)
    explored: set[str] = field(default_factory=set)
    cleared: set[str] = field(default_factory=set)

    def __str__(self) -> str:
        return str(self.seat + 1)

    def sit_down(self, board: str) -> None:
        self.board = BOARDS[board]
        self.slots = dict(zip(SECTIONS, map(int, self.board.crew), strict=True))
        self.track = [int(gold) for gold in self.board.track]
        self.strength = self.board.strength

    def holds(self) -> int:
        return sum(self.rack.values())

    def at_home(self) -> int:
        return sum(self.slots.values())


@dataclass
class Tile:
    number: int
    cost: int
    spaces: list[str]
    marks: str
    monster: tuple[int, int] | None


def read_tiles() -> dict[int, Tile]:
    found = {}
    for line in TILES.replace(",\n  ", ",").strip().splitlines():
        cost, tiles = line.split(":")
        for text in tiles.split(","):
            number, spaces, marks, *monster = text.split()
            beast = (int(monster[0][0]), int(monster[0][1])) if monster else None
            found[int(number)] = Tile(int(number), int(cost), [KINDS[letter] for letter in spaces], marks, beast)
    return found


PRINTED = read_tiles()


@dataclass
class World:
    players: list[Player]
    where: dict[str, tuple[int, int]]
    cost: dict[str, int]
    near: dict[str, list[str]]
    tray: dict[str, int]
    up: dict[str, Tile] = field(default_factory=dict)
    marks: dict[str, int] = field(default_factory=dict)
    slain: set[str] = field(default_factory=set)
    deck: list[str] = field(default_factory=lambda: sorted(CARDS * 2))
    discards: list[str] = field(default_factory=list)
    last_round: bool = False
    winners: list[int] = field(default_factory=list)
    ending: str = ""
    story: set[str] = field(default_factory=set)  # what has happened, for the tests to see that all of it does

    def spaces(self, place: str) -> dict[str, str]:
        """The spaces of a place with what they give."""
        kinds = ["food", "craft", "weapons"] if place in self.cities() else self.up[place].spaces
        return {f"{place}.{number}": kind for number, kind in enumerate(kinds, 1)}

    def cities(self) -> dict[str, Player]:
        return {player.city: player for player in self.players}

    def taken(self) -> set[str]:
        return {space for player in self.players for space in player.settlers}

    def island(self, space: str) -> set[str]:
        place = space.split(".", maxsplit=1)[0]
        spaces = self.spaces(place)
        return set(spaces) if place in self.cities() else {other for other in spaces if spaces[other] == spaces[space]}

    def others(self, player: Player) -> list[Player]:
        """Clockwise from the next."""
        turn = self.players.index(player)
        return self.players[turn + 1 :] + self.players[:turn]

    def take(self, player: Player, kind: str, number: int = 1) -> None:
        number = min(number, self.tray[kind])
        self.tray[kind] -= number
        player.rack[kind] += number


@dataclass(frozen=True)
class Question:
    who: str  # "~" for chance, otherwise the seat from 1
    moves: frozenset[str]


Script = Generator[Question, str, None]
Answer = Generator[Question, str, list[str]]


def ask(who: object, moves: Iterable[str]) -> Answer:
    answer = yield Question(str(who), frozenset(moves))
    return answer.split()


def new_game(players: int, boards: str, peoples: str) -> tuple[World, Script]:
    where: dict[str, tuple[int, int]] = {}
    cost: dict[str, int] = {}
    cities: dict[str, str] = {}
    for letter, row in zip("ABCDEFG", LAYOUTS[players], strict=False):
        r, q, hexagons = row.split()
        for number, hexagon in enumerate(hexagons):
            place = f"{letter}{number + 1}"
            where[place] = (int(q) + number, int(r))
            if hexagon.isalpha():
                cities[hexagon] = place
            else:
                cost[place] = int(hexagon)
    near = {place: [other for other in where if apart(where[place], where[other]) == 1] for place in where}
    seats = [Player(seat, city, explorer=city, warship=city) for seat, (_, city) in enumerate(sorted(cities.items()))]
    world = World(seats, where, cost, near, dict.fromkeys(RESOURCES, TRAY[players]))
    return world, game(world, boards, peoples)


def apart(one: tuple[int, int], two: tuple[int, int]) -> int:
    q, r = one[0] - two[0], one[1] - two[1]
    return (abs(q) + abs(r) + abs(q + r)) // 2


def turn_up(world: World, place: str) -> Script:
    used = {tile.number for tile in world.up.values()}
    left = [n for n, tile in PRINTED.items() if tile.cost == world.cost[place] and n not in used]
    _, _, number = yield from ask("~", [f"~tile {place} {n}" for n in left])
    world.up[place] = PRINTED[int(number)]


def game(world: World, boards: str, peoples: str) -> Script:
    """D-2, then turn after turn until the last round is over (D-16)."""
    players = world.players
    for place in sorted((place for place, cost in world.cost.items() if cost == 0)):
        yield from turn_up(world, place)
    left = list(PEOPLES)
    for _ in players if peoples == "dealt" else ():
        _, people = yield from ask("~", [f"~people {people}" for people in left])
        left.remove(people)
    _, first = yield from ask("~", [f"~first {player}" for player in players])
    order = players[int(first) - 1 :] + players[: int(first) - 1]
    yield from give_boards(players, order, boards)
    while not world.last_round:
        world.last_round = 0 in world.tray.values()
        for player in order:
            yield from turn(world, player)
    most = max(player.gold for player in players)
    rich = [player for player in players if player.gold == most]
    few = [player for player in rich if player.at_home() == min(one.at_home() for one in rich)]
    world.winners = [player.seat for player in few]
    world.ending = "most-gold" if len(rich) == 1 else "fewest-settlers" if len(few) == 1 else "shared-victory"


def give_boards(players: list[Player], order: list[Player], boards: str) -> Script:
    free = [name for name in BOARDS if name != "a"]
    for player in players if boards != "chosen" else reversed(order):
        board = "a"
        if boards == "dealt":
            _, board = yield from ask("~", [f"~board {name}" for name in free])
        elif boards == "chosen":
            _, board = yield from ask(player, [f"board {name}" for name in free])
        player.sit_down(board)
        free = [name for name in free if name != board]


def turn(world: World, player: Player) -> Script:
    """D-3, with cards before and after (D-15.1) and the limit at the end (D-10.2)."""
    player.cleared = {section for section in SECTIONS[1:] if player.slots[section] == 0}
    while True:
        wheel = [f"wheel {action}" for action in SECTIONS if action != player.last]
        verb, what = yield from ask(player, wheel + [f"play {card}" for card in playable(world, player)])
        if verb == "wheel":
            break
        yield from play_card(world, player, what)
    player.last = what
    yield from ACTIONS[what](world, player)
    while player.hand:
        verb, *card = yield from ask(player, ["end", *(f"play {card}" for card in playable(world, player))])
        if verb == "end":
            break
        yield from play_card(world, player, card[0])
    for one in (player, *world.others(player)):
        while one.holds() > 6:
            _, kind = yield from ask(one, [f"discard {kind}" for kind in RESOURCES if one.rack[kind]])
            one.rack[kind] -= 1
            world.story.add("discard")


# ships (D-5)


def prices(world: World, player: Player, ship: str, base: int, food: int) -> dict[str, int]:
    """The food each place would cost, for those where the ship may stop and the food suffices."""
    start = getattr(player, ship)
    stretch = player.board.stretch if ship == "warship" else 1
    steps, queue, found = {start: 0}, deque([start]), {}
    while queue:
        here = queue.popleft()
        for there in world.near[here]:
            if there in steps:
                continue
            steps[there] = steps[here] + 1
            open_ = there in world.up or there in world.cities()
            found[there] = -(-max(0, steps[there] - base) // stretch) + (0 if open_ else world.cost[there])
            if open_:
                queue.append(there)
    closed = {other.city for other in world.others(player)}
    if ship == "explorer":
        closed |= {other.warship for other in world.others(player)}
    return {place: price for place, price in found.items() if place not in closed and price <= food}


def sail(world: World, player: Player, ship: str) -> Script:
    base = player.board.voyage if ship == "explorer" else 2
    while True:
        reach = prices(world, player, ship, base, player.rack["food"])
        if ship == "explorer" and not player.hand and not prices(world, player, ship, base, player.holds()):
            return  # everybody sees that it cannot move
        moves = [f"sail {place}" for place in reach]
        moves += ["stay"] if ship == "warship" or not reach else []
        moves += ["play compass"] if "compass" in player.hand else []
        verb, *words = yield from ask(player, moves)
        if verb != "play":
            break
        player.hand.remove("compass")
        world.discards.append("compass")
        world.story.add("compass")
        base += 2
    if verb == "stay":
        return
    place = words[0]
    player.rack["food"] -= reach[place]
    if place in world.cost and place not in world.up:
        yield from turn_up(world, place)
    setattr(player, ship, place)


# explore (D-6)


def explore(world: World, player: Player) -> Script:
    yield from sail(world, player, "explorer")
    yield from mark(world, player, [player.explorer])


def free_marks(world: World, player: Player, places: Iterable[str]) -> list[str]:
    if not player.track:
        return []
    fresh = [place for place in places if place in world.up and place not in player.explored]
    every = [f"{place}.{number}" for place in fresh for number in range(1, len(world.up[place].marks) + 1)]
    return [space for space in every if space not in world.marks]


def mark(world: World, player: Player, places: Iterable[str]) -> Script:
    free = free_marks(world, player, places)
    if not free:
        return
    space = free[0] if len(free) == 1 else (yield from ask(player, [f"mark {space}" for space in free]))[1]
    place, number = space.split(".")
    player.gold += player.track.pop(0)
    world.marks[space] = player.seat
    player.explored.add(place)
    value = world.up[place].marks[int(number) - 1]
    if value == "S":
        world.story.add("settle space")
        yield from move_settler(world, player, [place])
    else:
        player.gold += int(value)


# settlers (D-7, D-8)


def free_spaces(world: World, player: Player, places: Iterable[str]) -> set[str]:
    feared = {other.warship for other in world.others(player)}
    safe = [place for place in places if place == player.city or place not in feared]
    return {space for place in safe for space in world.spaces(place)} - world.taken()


def movable(world: World, player: Player, places: Iterable[str], tired: str = "") -> dict[str, set[str]]:
    """Each settler that can go somewhere, with where it can go."""
    free = free_spaces(world, player, places)
    ways = {f"board.{section}": free for section in SECTIONS if player.slots[section]}
    ways |= {space: free - world.island(space) for space in player.settlers if space != tired}
    return {settler: goals for settler, goals in ways.items() if goals}


def move_settler(world: World, player: Player, places: list[str], tired: str = "") -> Generator[Question, str, str]:
    """The space it went to; empty when nobody could move."""
    ways = movable(world, player, places, tired)
    if not ways:
        return ""
    _, settler = yield from ask(player, [f"take {settler}" for settler in ways])
    _, goal = yield from ask(player, [f"place {space}" for space in ways[settler]])
    if settler.startswith("board."):
        player.slots[settler.split(".")[1]] -= 1
        player.gold += player.board.coin
    else:
        player.settlers.remove(settler)
    player.settlers.add(goal)
    kind = world.spaces(goal.split(".")[0])[goal]
    if kind == "ruins":
        yield from draw(world, player)
    else:
        world.take(player, kind)
    return goal


def settle(world: World, player: Player) -> Script:
    places = [player.city, *player.explored]
    first = yield from move_settler(world, player, places)
    yield from move_settler(world, player, places, tired=first)
    if "settle" not in player.cleared:
        return
    world.story.add("settle bonus")
    if player.board.golden:
        player.gold += 1
        return
    left = [kind for kind in RESOURCES if world.tray[kind]]
    if len(left) > 1:
        _, kind = yield from ask(player, [f"gain {kind}" for kind in left])
        world.take(player, kind)
    elif left:
        world.take(player, left[0])


# produce (D-9)


def produce(world: World, player: Player) -> Script:
    places = sorted({space.split(".")[0] for space in player.settlers})
    if len(places) > 1:
        _, place = yield from ask(player, [f"produce {place}" for place in places])
        places = [place]
    for space in player.settlers:
        kind = world.spaces(space.split(".")[0])[space]
        if space.split(".")[0] in places and kind != "ruins":
            world.take(player, kind)
    while player.holds() >= 2:
        trades = ["sell"] * (player.rack["craft"] >= 2) + ["arm"] * (
            player.rack["weapons"] >= 2 and player.strength < 6
        )
        (verb,) = yield from ask(player, [*trades, "done"])
        if verb == "done":
            break
        player.rack["craft" if verb == "sell" else "weapons"] -= 2
        if verb == "sell":
            player.gold += player.board.price
        else:
            player.strength += 1
    player.gold += "produce" in player.cleared


# engage (D-11 to D-14)


def engage(world: World, player: Player) -> Script:
    yield from sail(world, player, "warship")
    here = player.warship
    enemies = [other for other in world.others(player) if other.warship == here]
    if enemies and not (yield from fight(world, player, enemies[0], here)):
        return
    yield from scare(world, player, world.others(player), here)
    beast = world.up[here].monster if here in world.up and here not in world.slain else None
    if beast is None:
        return
    strength, prize = beast
    missing = max(0, strength - player.strength)
    if missing > player.holds():
        return
    (verb,) = yield from ask(player, ["spare", *(["slay"] if missing <= player.rack["weapons"] else [])])
    if verb == "slay":
        world.story.add("slay")
        player.rack["weapons"] -= missing
        player.gold += prize + ("engage" in player.cleared) * GAUGE[player.strength]
        world.slain.add(here)


def fight(world: World, attacker: Player, defender: Player, here: str) -> Generator[Question, str, bool]:
    """Whether the attacker has won."""
    power = {}
    sealed = {}
    for player in (attacker, defender):
        sealed[player.seat] = 0
        if player.holds():
            _, number = yield from ask(player, [f"commit {n}" for n in range(player.rack["weapons"] + 1)])
            sealed[player.seat] = int(number)
    for player in (attacker, defender):
        player.rack["weapons"] -= sealed[player.seat]
        power[player.seat] = player.strength + sealed[player.seat]
    won = power[attacker.seat] >= power[defender.seat]
    winner, loser = (attacker, defender) if won else (defender, attacker)
    winner.gold += GAUGE[loser.strength]
    if won and "engage" in attacker.cleared:
        attacker.gold += GAUGE[attacker.strength]
        world.story.add("engage bonus")
    loser.warship = loser.city
    world.story.add("attacker won" if won else "defender won")
    yield from scare(world, winner, [loser], here)
    return won


def scare(world: World, winner: Player, losers: list[Player], here: str) -> Script:
    """The ships of all first, then settler by settler, in the order given."""
    for loser in losers:
        if loser.explorer == here:
            loser.explorer = loser.city
            winner.gold += 1
            world.story.add("ship fled")
    for loser in losers:
        for space in sorted(space for space in loser.settlers if space.split(".")[0] == here):
            ways = sorted(free_spaces(world, loser, [loser.city]))
            ways += [
                f"board.{s}" for s, room in zip(SECTIONS, loser.board.crew, strict=True) if loser.slots[s] < int(room)
            ]
            goal = ways[0] if len(ways) == 1 else (yield from ask(loser, [f"flee {way}" for way in ways]))[1]
            loser.settlers.remove(space)
            winner.gold += 1
            world.story.add("settler fled")
            if goal.startswith("board."):
                loser.slots[goal.split(".")[1]] += 1
            else:
                loser.settlers.add(goal)
                world.take(loser, world.spaces(loser.city)[goal])


ACTIONS = {"explore": explore, "settle": settle, "produce": produce, "engage": engage}


# ruins (D-15)


def draw(world: World, player: Player) -> Script:
    if not world.deck:
        world.deck, world.discards = world.discards, []
        world.story.add("reshuffled")
    if world.deck:
        _, card = yield from ask("~", [f"~card {card}" for card in world.deck])
        world.deck.remove(card)
        player.hand.append(card)


def playable(world: World, player: Player) -> list[str]:
    harvest = {"cornucopia": "food", "machines": "craft", "legendary": "weapons"}
    useful = {card: world.tray[kind] > 0 for card, kind in harvest.items()}
    useful["treasure"], useful["compass"] = True, False
    useful["cannon"] = player.strength < 6
    useful["gate"] = "gate" in player.hand and bool(movable(world, player, [player.city, *player.explored]))
    useful["map"] = "map" in player.hand and bool(free_marks(world, player, world.up))
    return [card for card in CARDS if card in player.hand and useful[card]]


def play_card(world: World, player: Player, card: str) -> Script:
    """The effect first, then the card is discarded (D-15.2)."""
    world.story.add(card)
    player.hand.remove(card)
    if card in {"cornucopia", "machines", "legendary"}:
        world.take(player, RESOURCES[CARDS.index(card)], 3)
    elif card == "treasure":
        player.gold += 2
    elif card == "cannon":
        player.strength += 1
    elif card == "gate":
        yield from move_settler(world, player, [player.city, *player.explored])
    else:
        yield from mark(world, player, list(world.up))
    world.discards.append(card)
