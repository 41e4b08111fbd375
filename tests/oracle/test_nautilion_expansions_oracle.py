"""The engine and an independent script of Nautilion's expansions play the same games and must agree at every question.

Games from the set-up on meet each combination of expansions; odd positions, which no set-up would lead to so soon, meet
what is rare: full boards, split crews, the last tokens of a path, cards that work together.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache
from itertools import product
from random import Random
from typing import Any

import pytest

from seaboard.core.game import Game
from seaboard.core.pieces.pile import kinds
from seaboard.core.rng import Rng
from seaboard.core.seats import NATURE, seat_name
from seaboard.games import load_game
from seaboard.games.nautilion.components.kit import HEROICS
from seaboard.games.nautilion.presentation.verbs import VERBS
from seaboard.games.nautilion.rules.expansions.state import ExpandedState
from seaboard.games.nautilion.rules.state import NautilionState
from tests.games.nautilion.helpers import GAME, SUBMARINES, ExpandedTable, expanded
from tests.golden import goldens
from tests.oracle.nautilion_expansions_script import (
    ARMED,
    BLANK,
    BLUE,
    CREW,
    MAGES,
    MERCENARY,
    NET,
    PARTNERS,
    PHANTOM_ASTERN,
    PHANTOM_STILL,
    REEF,
    REEF_NUMBERS,
    Box,
    Piece,
    Sea,
    heroics_in_the_game,
    new_game,
    sail,
)
from tests.oracle.nautilion_script import Question, Script

NAMES = [BLANK, *BLUE, REEF]  # by the engine's numbers
KINDS = {name: kind for kind, name in enumerate(NAMES)}
SPOTS = {"swap", "with", "insert"}
EVENTFUL = {"heroic", "recover", "reroll", "translation"}
CALM = {"plan", "place", "cabin"}
Chooser = Callable[[list[str], Random], str]
EXPANSIONS = {
    "mages": ("no", "yes"),
    "mercenaries": ("no", "2", "3"),
    "reefs": ("no", "yes"),
    "machinations": ("no", "intro", "normal", "difficult"),
    "heroics": ("no", "yes"),
}
COMBINATIONS = [choice for choice in product(*EXPANSIONS.values()) if set(choice) != {"no"}]
GAMES_OF_EACH = 3  # of the 95 combinations
POSITIONS = 900
EDITIONS_OF_EACH = 30  # of the eleven effects
LONGEST = 60  # answers in an odd position
TOGETHER = [PHANTOM_ASTERN, PHANTOM_STILL, NET]  # cards that work together, or not
CARDS = {f"{what} {card}" for what in ("card", "heroic") for card in range(1, 13)}
FROM_THE_START = {"~strew", "~reefs", "~admirals", "~machination", "~reveal", "~roll", "start", "collision", *CARDS}
STORY = {
    *CARDS,
    *("whirlwind", "tide", "translation", "swap", "with", "plan", "discard", "place", "reserve", "reroll", "heroic"),
    *("recover", "spend", "station", "cabin", "take", "keep", "set", "unseat", "insert", "banish", "leave"),
    *(f"held with card {card}" for card in range(13)),
    *("free", "free by a friend", "second time", "back on the Happy Isles", "exchanged", "toll of an exchange"),
    *("split by heroic 6", "split by heroic 7", "still", "still, not astern", "in the net", "net of an exchange"),
    *("traded", "disarmed", "reefs cleared"),
    *("tide on a given die", "paid with what comes back"),
    *("no berth", "tie", "ahead in harpoons", "collision", "exchange dropped", "toll of a Mercenary"),
    *("phantom-arrived", "crew-incomplete", "mages-missing", "heroics-left", "harpooned", "victory"),
}


def laid_out(sea: Sea) -> dict[str, object]:
    """The position as the script has it."""
    return {
        "line": [(piece.name, piece.reef) for piece in sea.line],
        "crew": (sea.crew, sea.soldiers),
        "mage's cabin": sea.guests,
        "Phantom's board": (sorted(sea.slaves), sea.rammed),
        "reserve": (sea.green, sea.reefs_held, sorted(sea.blue)),
        "pile": sorted(sea.pile),
        "darkhouse": (sea.row, sea.at if sea.row else None, sea.silent),
        "heroics": (sea.shown, sea.deck),
        "turn": (sea.number, sea.active),
        "dice": (sorted(sea.now.dice), sea.now.lasting),
        "hand": (sea.hand, sea.now.aside),
        "ending": sea.ending,
    }


def laid_out_of(table: ExpandedTable) -> dict[str, object]:
    """The same of the engine's state."""
    state = table.more
    reserve, pile = named(kinds(state.held)), named(kinds(state.discarded))
    return {
        "line": [(name, state.reefs[place]) for place, name in line_of(state)],
        "crew": (members(state.crew), members(state.soldiers)),
        "mage's cabin": set(named(members(state.guests))),
        "Phantom's board": (named(kinds(state.slaves)), bool(state.rammed)),
        "reserve": (state.spare, state.reefs_held, reserve),
        "pile": sorted([*pile, *[BLANK] * state.blanks_gone, *[REEF] * state.reefs_gone]),
        "darkhouse": (state.row, state.walked if state.row else None, state.silence),
        "heroics": (members(state.shown), members(state.deck)),
        "turn": (state.turn, state.active),
        "dice": (sorted(die for die in (state.dice & 7, state.dice >> 3 & 7, state.dice >> 6) if die), lasting(state)),
        "hand": (NAMES[state.taken] if state.taken else "", NAMES[state.aside] if state.aside else ""),
        "ending": table.ending,
    }


def lasting(state: ExpandedState) -> tuple[int, int] | None:
    return (state.lasting & 15, state.lasting >> 4) if state.lasting else None


def members(mask: int) -> set[int]:
    return {number for number in range(1, 16) if mask >> number & 1}


def named(tokens: list[int] | set[int]) -> list[str]:
    return sorted(NAMES[token] for token in tokens)


def line_of(state: ExpandedState) -> list[tuple[int, str]]:
    """What still lies on the path and where; at the end of a game who arrives comes to lie behind the other."""
    found = [(place, NAMES[token]) for place, token in enumerate(state.path[:-1]) if place and token]
    found += [(state.phantom, "Phantom"), (state.nautilion, "Nautilion")]
    return sorted(found, key=lambda piece: piece[0])


def offered(table: ExpandedTable) -> dict[str, int]:
    """The moves of whoever is asked in the script's words, which name a spot of the path by its index in the line."""
    moves = {written(action): action for action in GAME.legal(table.state, table.asked)}
    if table.question not in SPOTS:
        return moves
    index = {str(place): number for number, (place, _) in enumerate(line_of(table.more))}
    return {f"{verb} {index[place]}": action for move, action in moves.items() for verb, place in [move.split()]}


written = cache(VERBS.write)


def asked(table: ExpandedTable, moves: Mapping[str, int]) -> Question:
    """The engine's question in the script's words."""
    if table.asked != NATURE:
        return Question(seat_name(table.asked), frozenset(moves))
    if table.question == "lay":
        return Question("~", frozenset())
    return Question("~", frozenset(written(action) for action, _ in GAME.outcomes(table.state)))


def eager_answer(moves: list[str], rng: Random) -> str:
    """At random, but often what happens too rarely so."""
    eventful = [move for move in moves if move.split()[0] in EVENTFUL]
    return rng.choice(eventful if eventful and rng.random() < 0.45 else moves)


def calm_answer(moves: list[str], rng: Random) -> str:
    """Sails on and keeps the crew: at random hardly anybody arrives with all nine."""
    calm = [move for move in moves if move.split()[0] in CALM or move == "discard reserve"]
    return rng.choice(calm or moves)


def play_both(table: ExpandedTable, sea: Sea, script: Script, seed: int, longest: int = 1000) -> set[str]:
    """One game on engine and script together; what happened in it."""
    played: list[str] = []
    choose = calm_answer if seed % 4 == 0 else eager_answer
    try:
        follow(table, sea, script, seed, choose, longest, played)
    except Exception as error:
        error.add_note(f"seed {seed}: {sea.box}, after {played}")
        raise
    return {*sea.story, *(move.split()[0] for move in played), sea.ending}


def follow(
    table: ExpandedTable, sea: Sea, script: Script, seed: int, choose: Chooser, longest: int, played: list[str]
) -> None:
    rng, chance = Random(seed), Rng(seed)
    question: Question | None = next(script)
    while question is not None and len(played) < longest:
        seat = table.asked
        moves = {} if seat == NATURE else offered(table)
        assert laid_out_of(table) == laid_out(sea)
        assert asked(table, moves) == question
        if seat == NATURE:
            action = GAME.sample(table.state, chance)
            move = written(action)
        else:
            move = choose(sorted(moves), rng)
            action = moves[move]
        played.append(move)
        GAME.apply(table.state, seat, action)
        question = next_question(script, move)
    if question is None:
        assert GAME.ask(table.state) is None
        assert laid_out_of(table) == laid_out(sea)


def next_question(script: Script, move: str) -> Question | None:
    """None when the script's game is over."""
    try:
        return script.send(move)
    except StopIteration:
        return None


def begin(options: Mapping[str, Any]) -> tuple[ExpandedTable, Sea, Script]:
    harpoons = options["mercenaries"]
    box = Box(
        players=options["players"],
        submarine=options["submarine"],
        reserve=options["reserve"],
        mages=options["mages"] == "yes",
        harpoons=0 if harpoons == "no" else int(harpoons),
        reefs=options["reefs"] == "yes",
        machinations=options["machinations"],
        heroics=options["heroics"] == "yes",
    )
    return ExpandedTable(GAME.new(options)), *new_game(box)


def odd_position(rng: Random, first: int = 1) -> tuple[ExpandedTable, Sea]:
    """A turn about to begin on engine and script, in a position that need not come from a game. `first` is what card 1
    does; the card that does it in our box is the silence then.
    """
    sea = Sea(odd_box(rng, first), rng.randint(0, 5))
    bag = [*CREW * 4, *(MAGES * 3 if sea.box.mages else []), *([MERCENARY] * 9 if sea.box.harpoons else [])]
    spaces = len(bag)
    rng.shuffle(bag)
    man_the_boards(sea, bag, rng)
    sea.blue = draw(bag, rng.randint(0, 8))
    sea.pile = [*draw(bag, rng.randint(0, 12)), *draw([BLANK], rng.randint(0, 1))]
    if sea.box.mages and rng.random() < 0.5:
        sea.pile += PARTNERS.values()
    if sea.box.reefs:
        sea.reefs_held = rng.randint(0, 2)
        sea.pile += draw([REEF], rng.randint(0, 1))
    if sea.box.machinations != "no":
        sea.row = rng.sample(range(1, 13), 5)
        sea.at = rng.randint(-1, 4)
    sea.number = 1 if sea.row and sea.at < 0 else 2
    if sea.box.heroics:
        cards = sorted(heroics_in_the_game(sea.box))
        sea.shown = set(rng.choice([TOGETHER, *[rng.sample([*cards, *cards[9:] * 2], rng.randint(0, 3))] * 4]))
        sea.shown |= {1} if first > 1 else set()
        sea.deck = {card for card in cards if card not in sea.shown and rng.random() < 0.5}
    sea.admirals, sea.active = rng.choice(["I-II", "II-I"]), rng.randrange(sea.box.players)
    on_the_isles = lay_the_line(sea, draw(bag, int(spaces * rng.random())), rng)
    return table_of(sea, spaces, rng, on_the_isles=on_the_isles), sea


def odd_box(rng: Random, first: int) -> Box:
    box = Box(
        players=rng.choice([1, 2]),
        submarine=rng.choice(SUBMARINES),
        mages=rng.random() < 0.6,
        harpoons=rng.choice([0, 2, 2, 3]),
        reefs=rng.random() < 0.6,
        machinations="normal" if rng.random() < 0.8 else "no",
        heroics=rng.random() < 0.7,
    )
    if first == 1:
        return box
    printed = [*range(13)]
    printed[1], printed[first] = first, 1
    return replace(box, heroics=True, printed=tuple(printed))


@cache
def game_of(printed: tuple[int, ...]) -> Game[NautilionState]:
    """With an owner's edition where other cards do what our twelve do."""
    cards = [f'[heroic.{card}]\neffect = "{HEROICS[printed[card]]}"' for card in range(1, 13) if printed[card] != card]
    return load_game("nautilion", "\n".join(['[edition]\nname = "other icons"', *cards])) if cards else GAME


def draw(bag: list[str], tokens: int) -> list[str]:
    drawn = bag[:tokens]
    del bag[:tokens]
    return drawn


def man_the_boards(sea: Sea, bag: list[str], rng: Random) -> None:
    sea.rammed = sea.box.harpoons > 0 and rng.random() < 0.4
    complete = rng.random() < 0.25
    for _ in range(9 if complete else rng.randint(0, 9)):
        sea.crew.add(rng.choice([cabin for cabin in range(1, 10) if sea.reachable(cabin)]))
    if sea.armed() and not complete:
        sea.soldiers = {cabin for cabin in sea.crew if rng.random() < 0.3}
        sea.crew -= sea.soldiers
    if sea.armed():
        sea.slaves = rng.choices([*map(str, ARMED), MERCENARY], k=rng.randint(0, 6))
    if sea.box.mages:
        sea.guests = {guest for pair in PARTNERS.items() for guest in pair if rng.random() < (0.8 if complete else 0.4)}
    gone = [*map(str, sea.crew), *[MERCENARY] * len(sea.soldiers), *sea.slaves, *sea.guests]
    for token in gone:
        if token in bag:
            bag.remove(token)


def lay_the_line(sea: Sea, tokens: list[str], rng: Random) -> bool:
    """The path with both submarines; whether the Nautilion is on the Happy Isles."""

    def perhaps_a_reef() -> int:
        return rng.choice([0, *REEF_NUMBERS]) if sea.box.reefs else 0

    sea.line = [Piece(token, perhaps_a_reef()) for token in tokens]
    here = rng.randint(0, len(sea.line))
    sea.line.insert(here, sea.nautilion)
    sea.line.insert(rng.randint(here + 1 if sea.armed() or not here else 0, len(sea.line)), sea.phantom)
    on_the_isles = here == 0 and rng.random() < 0.5
    sea.nautilion.reef = 0 if on_the_isles else perhaps_a_reef()
    sea.in_the_abyss = sea.line[-1] is sea.phantom and rng.random() < 0.5
    return on_the_isles


def table_of(sea: Sea, spaces: int, rng: Random, *, on_the_isles: bool) -> ExpandedTable:
    """The position on the engine's path, where tokens that are gone leave gaps, and some of the gaps have a Reef."""
    first, last = int(on_the_isles), len(sea.line) - int(sea.in_the_abyss)
    inner = sorted(rng.sample(range(1, spaces + 1), last - first))
    places = [*[0] * first, *inner, *[spaces + 1] * (len(sea.line) - last)]
    line = dict(zip(places, sea.line, strict=True))
    left_behind = {place: rng.choice(REEF_NUMBERS) for place in range(1, spaces + 1, 3)}
    where = {piece: place for place, piece in line.items()}
    return expanded(
        mages=sea.box.mages,
        harpoons=sea.box.harpoons,
        reefs={**left_behind, **{place: piece.reef for place, piece in line.items()}} if sea.box.reefs else None,
        row=sea.row,
        walked=sea.at,
        heroics=sea.shown if sea.box.heroics else None,
        deck=sea.deck,
        nautilion=where[sea.nautilion],
        phantom=where[sea.phantom],
        crew=sea.crew,
        soldiers=sea.soldiers,
        guests=[KINDS[guest] for guest in sea.guests],
        slaves=[KINDS[slave] for slave in sea.slaves],
        rammed=sea.rammed,
        spare=sea.green,
        held=[KINDS[token] for token in sea.blue],
        reefs_held=sea.reefs_held,
        discarded=[KINDS[token] for token in sea.pile],
        path={where[token]: KINDS[token.name] for token in sea.tokens()},
        players=sea.box.players,
        submarine=sea.box.submarine,
        admirals=sea.admirals,
        active=sea.active,
        turn=sea.number,
        game=game_of(sea.box.printed),
    )


def test_engine_and_script_agree_at_every_question() -> None:
    story: set[str] = set()
    for seed, combination in enumerate(COMBINATIONS * GAMES_OF_EACH):
        rng = Random(seed)
        base = {"players": rng.choice([1, 2]), "submarine": rng.choice(SUBMARINES), "reserve": rng.randint(1, 6)}
        options = {**base, **dict(zip(EXPANSIONS, combination, strict=True))}
        story |= play_both(*begin(options), seed)
    assert story >= FROM_THE_START


def test_they_agree_in_odd_positions() -> None:
    story: set[str] = set()
    for seed in range(POSITIONS):
        table, sea = odd_position(Random(seed))
        story |= play_both(table, sea, sail(sea), seed, LONGEST)
    assert story >= STORY


def test_they_agree_whatever_card_1_does() -> None:
    story: set[str] = set()
    for seed, first in enumerate([*range(2, 13)] * EDITIONS_OF_EACH):
        table, sea = odd_position(Random(seed), first)
        story |= play_both(table, sea, sail(sea), seed, LONGEST)
    assert story >= {f"heroic {effect} again" for effect in range(2, 13)}


@pytest.mark.parametrize("name", [name for name in goldens.names("nautilion") if name.startswith("with-")])
def test_the_script_tells_the_golden_games_the_same_way(name: str) -> None:
    play = goldens.played("nautilion", name)
    table, sea, script = begin(play.options)
    question: Question | None = next(script)
    for _, event in play.line():
        moves = {} if table.asked == NATURE else offered(table)
        assert (asked(table, moves), laid_out_of(table)) == (question, laid_out(sea))
        action = GAME.read(table.state, event.text)
        words = next((move for move, one in moves.items() if one == action), event.text)
        table.do(event.text)
        question = next_question(script, words)
    assert laid_out_of(table) == laid_out(sea)
