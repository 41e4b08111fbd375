"""Diluvia told once more, as one plain script, from the rulebook and docs/rules/diluvia.md.

It shares nothing with the engine. A game is a generator: it yields questions and is sent answers as lines of a record
(`2 move c3 d4`, `~die sun`). Squares, seats and cards are names; an animal is its square with its owner.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass, field

KINDS = {"move": 16, "stampede": 10, "maneuver": 8, "tsunami": 6, "undo": 6, "tentacles": 5, "rescue": 4}
DIE = Counter({"~die sun": 2, "~die cloud": 2, "~die joker": 2})
LAP = 6
JUNGLE, RAFT = ("abcdefg", "1234567"), ("abcde", "123")
VIP = "c2"
NATURE = "~"


@dataclass(frozen=True)
class Question:
    """Whoever is asked, with what each may answer; chance with its weights, or None where there are too many ways."""

    options: dict[str, frozenset[str] | Counter[str] | None]


Telling = Generator[Question, str, str]
Chapter = Generator[Question, str, None]


class GameOverError(Exception):
    pass


@dataclass
class World:
    """`jungle` and `raft` tell whose animal is where; `story` collects what has happened."""

    players: int
    team: int
    express: bool
    far_tentacles: bool
    owners_seat: bool
    keep_hands: bool
    jungle: dict[str, int] = field(default_factory=dict)
    raft: dict[str, int] = field(default_factory=dict)
    adrift: Counter[int] = field(default_factory=Counter)
    hands: list[list[str]] = field(default_factory=list)
    deck: list[str] = field(default_factory=list)
    discards: list[str] = field(default_factory=list)
    token: str = "d1"
    level: int = 0
    meter: int = 0
    active: int = -1
    first: int = -1
    waived: set[int] = field(default_factory=set)
    emptied: bool = False
    ending: str = ""
    winners: list[int] = field(default_factory=list)
    story: set[str] = field(default_factory=set)

    @property
    def full_hand(self) -> int:
        return 3 if self.team else 6

    def side(self, player: int) -> int:
        return player // self.team if self.team else player

    def seats_left(self) -> list[str]:
        return [name for name in squares(RAFT) if name not in self.raft]

    def dry(self, square: str) -> bool:
        return int(square[1]) > self.level


def squares(board: tuple[str, str]) -> list[str]:
    return [column + row for row in board[1] for column in board[0]]


def beside(place: str, board: tuple[str, str], right: int, up: int) -> str:
    """The place so many steps away, or nothing."""
    column, row = board[0].index(place[0]) + right, board[1].index(place[1]) + up
    return board[0][column] + board[1][row] if 0 <= column < len(board[0]) and 0 <= row < len(board[1]) else ""


WAYS = [(right, up) for right in (-1, 0, 1) for up in (-1, 0, 1) if (right, up) != (0, 0)]


def new_game(
    players: int, team: int, express: bool, far_tentacles: bool, owners_seat: bool, keep_hands: bool
) -> tuple[World, Chapter]:
    world = World(players, team, express or players == 2, far_tentacles, owners_seat, keep_hands)
    return world, game(world)


def game(world: World) -> Chapter:
    yield from set_up(world)
    try:
        while True:
            if world.team:
                yield from team_turn(world)
                following = (world.side(world.active) + 1) % (world.players // world.team)
                world.active = in_order(world, following)[0]
            else:
                yield from turn(world)
                world.active = (world.active + 1) % world.players
    except GameOverError:
        finish(world)


def chance(weights: Counter[str] | None) -> Telling:
    return (yield Question({NATURE: weights}))


def ask(player: int, moves: list[str]) -> Telling:
    answer = yield Question({str(player + 1): frozenset(moves)})
    return answer.partition(" ")[2]


def set_up(world: World) -> Chapter:
    animals = 5 if world.team or world.players == 4 else 7
    for player in range(world.players):
        columns = (yield from chance(None)).split()[1:]
        placed = ["abcdefg"[int(column) - 1] + str(row) for row, column in enumerate(columns, 1) if column != "0"]
        assert len(placed) == len({square[0] for square in placed}) == animals
        assert not set(placed) & {*world.jungle, "d1"}
        world.jungle.update(dict.fromkeys(placed, player))
    world.deck = [kind for kind, number in KINDS.items() for _ in range(number)]
    yield from deal(world)
    world.deck += ["flood"] + ["express"] * (2 if world.express else 0)
    first = yield from chance(Counter(f"~first {player + 1}" for player in range(world.players)))
    world.active = world.first = int(first.split()[1]) - 1


def deal(world: World) -> Chapter:
    world.hands = [[] for _ in range(world.players)]
    for hand in world.hands:
        counts = (yield from chance(None)).split()[1:]
        for kind, number in zip(KINDS, counts, strict=True):
            for _ in range(int(number)):
                world.deck.remove(kind)
                hand.append(kind)
        assert len(hand) == world.full_hand


# turns


def turn(world: World) -> Chapter:
    """Two cards and a roll, or one card and two rolls."""
    world.waived.clear()
    played = yield from play_one(world, may_roll=False)
    if played:
        played += yield from play_one(world, may_roll=True)
    for _ in range(1 if played == 2 else 2):
        yield from roll(world)
    yield from refill(world)


def in_order(world: World, side: int) -> list[int]:
    """The members of a team; whoever got the throne is before the others."""
    members = [player for player in range(world.players) if world.side(player) == side]
    start = members.index(world.first) if world.first in members else 0
    return members[start:] + members[:start]


def team_turn(world: World) -> Chapter:
    world.waived.clear()
    for member in in_order(world, world.side(world.active)):
        world.active = member
        yield from play_one(world, may_roll=False)
        yield from refill(world)
    yield from roll(world)


def play_one(world: World, may_roll: bool) -> Generator[Question, str, int]:
    """How many cards were played: one, or none."""
    player = world.active
    open_now = [move for card in sorted(set(world.hands[player])) for move in uses(world, player, card)]
    if not open_now:
        return 0
    move = yield from ask(player, [*open_now, *(["roll"] if may_roll else [])])
    if move == "roll":
        return 0
    card = move.split()[1] if move.startswith("drop") else "stampede" if move.startswith("push") else move.split()[0]
    world.hands[player].remove(card)
    world.discards.append(card)
    if move.startswith("drop"):
        world.story.add(f"dropped {card}")
    elif (yield from undone(world)):
        world.story.add(f"undone {card}")
    else:
        world.story.add(card)
        yield from carry_out(world, player, move)
        look_at_the_jungle(world)
    return 1


def roll(world: World) -> Chapter:
    face = (yield from chance(DIE)).split()[1]
    if face == "joker":
        face = "cloud" if (yield from ask(world.active, ["advance", "hold"])) == "advance" else "sun"
    if face == "cloud":
        world.meter += 1
        if world.meter == LAP:
            world.meter = 0
            world.story.add("meter")
            yield from rise(world)


def refill(world: World) -> Chapter:
    while len(world.hands[world.active]) < world.full_hand:
        if not world.deck:
            world.meter = 0
            if not world.keep_hands:
                world.story.add("everything anew")
                yield from start_again(world)
                return
            world.story.add("discards anew")
            world.deck, world.discards = world.discards, []
        card = (yield from chance(Counter(f"~draw {card}" for card in world.deck))).split()[1]
        world.deck.remove(card)
        if card not in ("flood", "express"):
            world.hands[world.active].append(card)
            continue
        world.story.add(card)
        world.discards.append(card)
        yield from rise(world)
        if not world.express:
            world.meter = 0
            yield from start_again(world)
            return


def start_again(world: World) -> Chapter:
    """All cards are shuffled and dealt; no Flood is dealt to anybody."""
    world.deck += world.discards + [card for hand in world.hands for card in hand]
    world.discards = []
    yield from deal(world)


# water


def rise(world: World) -> Chapter:
    world.level += 1
    for square in [square for square in world.jungle if not world.dry(square)]:
        world.adrift[world.jungle.pop(square)] += 1
    if world.level == 7:
        raise GameOverError
    world.token = beside(world.token, JUNGLE, 0, 1) or world.token
    if world.token in world.jungle:
        owner = world.jungle.pop(world.token)
        if world.seats_left():
            world.story.add("taken aboard by a rise")
            yield from board(world, owner)
        else:
            world.story.add("no seat")
            world.adrift[owner] += 1
    look_at_the_jungle(world)


def board(world: World, owner: int) -> Chapter:
    free = world.seats_left()
    if len(free) > 1:
        chooser = owner if world.owners_seat else world.active
        seat = (yield from ask(chooser, [f"seat raft.{name}" for name in free])).partition(".")[2]
    else:
        (seat,) = free
        world.story.add("last seat")
    world.raft[seat] = owner


def look_at_the_jungle(world: World) -> None:
    if world.jungle or world.emptied:
        return
    world.emptied = True
    world.story.add("empty jungle")
    for heap in (world.deck, world.discards, *world.hands):
        heap[:] = [card for card in heap if card not in ("maneuver", "tentacles")]


# cards


def uses(world: World, player: int, card: str) -> list[str]:
    """Everything a card can be played at; if that is nothing it may be dropped."""
    found = {
        "move": moves,
        "stampede": pushes,
        "maneuver": lambda w, _: [f"maneuver {way}" for way in ("left", "right") if may_steer(w, way)],
        "tsunami": lambda w, _: ["tsunami left", "tsunami right"] if w.raft else [],
        "undo": lambda _, __: [],
        "tentacles": lambda w, _: [f"tentacles {square}" for square in squares(JUNGLE) if may_jump(w, square)],
        "rescue": rescues,
    }[card](world, player)
    return found or [f"drop {card}"]


def may_enter(world: World, square: str) -> bool:
    """Whether an animal may come to a square of the jungle."""
    return bool(
        square and world.dry(square) and square not in world.jungle and (square != world.token or world.seats_left())
    )


def moves(world: World, player: int) -> list[str]:
    found = []
    for place, owner in world.jungle.items():
        goals = [beside(place, JUNGLE, *way) for way in WAYS] if owner == player else []
        found += [f"move {place} {goal}" for goal in goals if may_enter(world, goal)]
    for place, owner in world.raft.items():
        goals = [beside(place, RAFT, *way) for way in WAYS] if owner == player else []
        found += [f"move raft.{place} raft.{goal}" for goal in goals if goal and goal not in world.raft]
    return found


def pushes(world: World, player: int) -> list[str]:
    found = []
    for place, owner in world.jungle.items():
        for right, up in WAYS if owner == player else ():
            victim, beyond = beside(place, JUNGLE, right, up), beside(place, JUNGLE, 2 * right, 2 * up)
            if world.jungle.get(victim, player) != player and may_enter(world, beyond):
                found.append(f"push {place} {victim}")
    for place, owner in world.raft.items():
        for right, up in WAYS if owner == player else ():
            victim, beyond = beside(place, RAFT, right, up), beside(place, RAFT, 2 * right, 2 * up)
            if world.raft.get(victim, player) != player and beyond and beyond not in world.raft:
                found.append(f"push raft.{place} raft.{victim}")
    return found


def steered(world: World, way: str) -> str:
    return beside(world.token, JUNGLE, -1 if way == "left" else 1, 0)


def may_steer(world: World, way: str) -> bool:
    goal = steered(world, way)
    return bool(goal) and (goal not in world.jungle or bool(world.seats_left()))


def may_jump(world: World, square: str) -> bool:
    low = world.dry(square) if world.far_tentacles else square[1] == world.token[1]
    return low and square not in world.jungle and square != world.token


def rescues(world: World, player: int) -> list[str]:
    return [f"rescue raft.{seat}" for seat in world.seats_left() if seat[0] in "ae"] if world.adrift[player] else []


def carry_out(world: World, player: int, move: str) -> Chapter:
    verb, *places = move.replace("raft.", "").split()
    board_named = RAFT if "raft." in move else JUNGLE
    if verb == "move":
        yield from step(world, board_named, places[0], places[1])
    elif verb == "push":
        pusher, victim = places
        right = board_named[0].index(victim[0]) - board_named[0].index(pusher[0])
        up = int(victim[1]) - int(pusher[1])
        beyond = beside(victim, board_named, right, up)
        animals = world.raft if board_named is RAFT else world.jungle
        owner = animals.pop(victim)
        animals[victim] = animals.pop(pusher)
        yield from arrive(world, board_named, beyond, owner)
    elif verb == "tsunami":
        wave(world, -1 if places[0] == "left" else 1)
    elif verb == "rescue":
        world.adrift[player] -= 1
        world.raft[places[0]] = player
    else:
        world.token = places[0] if verb == "tentacles" else steered(world, places[0])
        if world.token in world.jungle:
            world.story.add("scooped up")
            yield from board(world, world.jungle.pop(world.token))


def step(world: World, on: tuple[str, str], start: str, goal: str) -> Chapter:
    owner = (world.raft if on is RAFT else world.jungle).pop(start)
    yield from arrive(world, on, goal, owner)


def arrive(world: World, on: tuple[str, str], goal: str, owner: int) -> Chapter:
    if on is RAFT:
        world.raft[goal] = owner
    elif goal == world.token:
        world.story.add("pushed aboard" if owner != world.active else "walked aboard")
        yield from board(world, owner)
    else:
        world.jungle[goal] = owner


def wave(world: World, way: int) -> None:
    before, world.raft = world.raft, {}
    for seat, owner in before.items():
        goal = beside(seat, RAFT, way, 0)
        if goal:
            world.raft[goal] = owner
        else:
            world.story.add("overboard")
            world.adrift[owner] += 1


# Undo


def undone(world: World) -> Generator[Question, str, bool]:
    """Windows until nobody tries, or until one try works."""
    while True:
        trying = yield from window(world)
        if not trying:
            return False
        for player in sorted(trying, key=lambda player: (player - world.active) % world.players):
            world.hands[player].remove("undo")
            world.discards.append("undo")
            if (yield from chance(DIE)) == "~die cloud":
                return True
            world.story.add("undo failed")


def window(world: World) -> Generator[Question, str, set[int]]:
    """Who wants to undo."""
    opponents = [other for other in range(world.players) if world.side(other) != world.side(world.active)]
    asked = {other for other in opponents if world.hands[other] and other not in world.waived}
    if world.discards.count("undo") == KINDS["undo"] or not asked:
        return set()
    owing, trying, waiving = set(asked), set[int](), set[int]()
    while owing:
        may = {other: {"pass", "waive", *({"undo-it"} if "undo" in world.hands[other] else ())} for other in owing}
        line = yield Question({str(other + 1): frozenset(answers) for other, answers in may.items()})
        player, answer = int(line.split()[0]) - 1, line.split()[1]
        owing.remove(player)
        if answer == "undo-it":
            trying.add(player)
        elif answer == "waive":
            waiving.add(player)
    yield from chance(Counter(["~close"]))
    world.waived |= waiving
    if len(trying) > 1:
        world.story.add("two undos")
    return trying


# the end


def finish(world: World) -> None:
    """Most animals; of those the most on the VIP seat, then around it, then further out."""
    sides = sorted({world.side(player) for player in range(world.players)})
    score = {}
    for side in sides:
        mine = [seat for seat, owner in world.raft.items() if world.side(owner) == side]
        far = Counter(max(abs("abcde".index(s[0]) - 2), abs(int(s[1]) - int(VIP[1]))) for s in mine)
        score[side] = (len(mine), far[0], far[1], far[2])
    best = max(score.values())
    most = [side for side in sides if score[side][0] == best[0]]
    winning = [side for side in sides if score[side] == best]
    world.winners = [player for player in range(world.players) if world.side(player) in winning]
    world.ending = "most-animals" if len(most) == 1 else "nearest-vip" if len(winning) == 1 else "shared-victory"
