"""Any position of Diluvia in one call, by the names of squares and seats, and moves in notation.

The jungle has columns a to g and rows 1 (lowest) to 7; the raft columns a to e and rows 1 to 3, its VIP seat is b2's
neighbour c2. A move may name who makes it, as in a record: `2 undo-it`; without that whoever is asked makes it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import pytest

from seaboard.core.engine import advance
from seaboard.core.errors import IllegalAction
from seaboard.core.game import Game
from seaboard.core.messages import Message
from seaboard.core.outcome import Outcome
from seaboard.core.play import Play, read_event
from seaboard.core.rng import Rng
from seaboard.core.seats import NATURE
from seaboard.core.trace import trace
from seaboard.games import load_game
from seaboard.games.diluvia.components.tables import places
from seaboard.games.diluvia.game import Diluvia
from seaboard.games.diluvia.presentation.view import DiluviaView
from seaboard.games.diluvia.rules.actions import ACTION_CARDS, SIDE
from seaboard.games.diluvia.rules.notation import CARD_NAMES, seat_name, square_name
from seaboard.games.diluvia.rules.state import DiluviaState
from seaboard.games.diluvia.rules.turn import Turn

GAME = load_game("diluvia")
assert isinstance(GAME, Diluvia)
CAPYBARAS, CROCODILES, CHEETAHS, PARROTS, MONKEYS, SNAKES = range(6)
OUT_OF_THE_WAY = ("a7", "g7", "d7", "a5", "g5", "d5")
Setting = dict[str, Any]
EVERYBODY: dict[str, Setting] = {
    "two": {"players": 2},
    "three": {"players": 3},
    "four": {"players": 4},
    "four express": {"players": 4, "express": "yes"},
    "2v2": {"players": 4, "teams": "pairs"},
    "2v2v2": {"players": 6, "teams": "pairs"},
    "3v3": {"players": 6, "teams": "threes"},
    "3v3 express": {"players": 6, "teams": "threes", "express": "yes"},
}
Words = str | Iterable[str]


@dataclass(frozen=True)
class Refused:
    message: str
    rules: tuple[str, ...]
    args: Mapping[str, Any]


def words(text: Words) -> list[str]:
    return text.split() if isinstance(text, str) else list(text)


def square(name: str) -> int:
    return (int(name[1]) - 1) * SIDE + "abcdefg".index(name[0])


class Table:
    """A game in hand: whoever is asked answers in notation."""

    def __init__(self, state: DiluviaState, game: Game[DiluviaState] = GAME) -> None:
        self.state = state
        self.game = game

    @property
    def asked(self) -> int:
        return self.all_asked[0]

    @property
    def all_asked(self) -> tuple[int, ...]:
        ask = self.game.ask(self.state)
        assert ask is not None, "the game is over"
        return ask.seats

    @property
    def question(self) -> str:
        ask = self.game.ask(self.state)
        return "" if ask is None else ask.prompt.removeprefix("diluvia-ask-")

    @property
    def outcome(self) -> Outcome:
        outcome = self.game.outcome(self.state)
        assert outcome is not None, "the game goes on"
        return outcome

    def see(self, seat: int = 0) -> DiluviaView:
        view = self.game.view(self.state, seat)
        assert isinstance(view, DiluviaView)
        return view

    def do(self, *moves: str) -> Table:
        for move in moves:
            event = read_event(move) if move[0].isdigit() or move[0] == "~" else None
            seat, text = (event.seat, event.text) if event is not None else (self.asked, move)
            self.game.apply(self.state, seat, self.game.read(self.state, text))
        return self

    def copy(self) -> Table:
        return Table(self.state.copy(), self.game)

    def moves(self, verb: str = "", seat: int | None = None) -> set[str]:
        """The legal moves of whoever is asked; with a verb, what may follow it."""
        mover = self.asked if seat is None else seat
        written = {self.game.write(self.state, action) for action in self.game.legal(self.state, mover)}
        return {move.removeprefix(f"{verb} ") for move in written if not verb or move.split()[0] == verb}

    def chances(self) -> dict[str, int]:
        """What NATURE may answer, with weights."""
        return {self.game.write(self.state, action): weight for action, weight in self.game.outcomes(self.state)}

    # what lies where

    def jungle(self, seat: int = 0) -> set[str]:
        return {square_name(place) for place in places(self.state.jungle[seat])}

    def aboard(self, seat: int = 0) -> set[str]:
        columns = int(self.state.tables.columns)
        return {seat_name(place, columns).removeprefix("raft.") for place in places(self.state.aboard[seat])}

    def adrift(self, seat: int = 0) -> int:
        return self.state.adrift[seat]

    def raft(self) -> str:
        return square_name(self.state.raft)

    def hand(self, seat: int = 0) -> list[str]:
        return heap(self.state.hands[seat * ACTION_CARDS : (seat + 1) * ACTION_CARDS])

    def deck(self) -> list[str]:
        return heap(self.state.deck)

    def discards(self) -> list[str]:
        return heap([*self.state.discard, *self.state.spent])

    def refill(self, *cards: str) -> Table:
        """The player draws these, then Moves, until the hand is full."""
        left = list(cards)
        while self.question == "draw":
            wanted = left.pop(0) if left else "move" if "~draw move" in self.chances() else next(iter(self.chances()))
            self.do(wanted if wanted.startswith("~") else f"~draw {wanted}")
        return self

    def deal(self, *hands: Words) -> Table:
        """Everybody is dealt a hand."""
        for hand in hands:
            counts = [words(hand).count(name) for name in CARD_NAMES[:ACTION_CARDS]]
            self.do("~hand " + " ".join(map(str, counts)))
        return self

    # refusals and the story

    def refused(self, move: str, seat: int | None = None) -> Refused:
        """What is said against a player's move; trying it must change nothing."""
        mover = self.asked if seat is None else seat
        before, pending = self.state.data(), self.state.pending
        action = self.game.read(self.state, move)
        with pytest.raises(IllegalAction) as refusal:
            self.game.apply(self.state, mover, action)
        assert self.state.data() == before
        assert self.state.pending is pending
        if mover != NATURE:
            why = self.game.why(self.state, mover, action)
            assert (why.do, why.reason, why.rules) == (move, refusal.value.message, refusal.value.rules)
        return _refused(refusal.value.message, refusal.value.rules)

    def near_refusals(self) -> dict[str, Refused]:
        listed = self.game.refusals(self.state, self.asked)
        return {refusal.do: _refused(refusal.reason, refusal.rules) for refusal in listed}

    def lines_of(self, move: str, listener: int = 0) -> dict[str, tuple[str, ...]]:
        """The narration a move would bring, each message with its clauses."""
        moments = trace(self.state, self.asked, self.game.read(self.state, move))
        lines = [line for moment in moments for line in self.game.narrate(moment, listener)]
        return {line.message.id.removeprefix("diluvia-"): line.rules for line in lines}


def _refused(message: Message, rules: tuple[str, ...]) -> Refused:
    return Refused(message.id.removeprefix("diluvia-"), rules, message.args)


def heap(counts: Iterable[int]) -> list[str]:
    return [CARD_NAMES[kind] for kind, number in enumerate(counts) for _ in range(number)]


def new_table(game: Game[DiluviaState] = GAME, **options: Any) -> Table:
    """Nobody is placed yet."""
    return Table(game.new(options), game)


def begun(seed: int = 1, first: int = 0, game: Game[DiluviaState] = GAME, **options: Any) -> Table:
    """Set up at random, but for the first player."""
    table, rng = new_table(game, **options), Rng(seed)
    while table.asked == NATURE:
        action = game.sample(table.state, rng)
        game.apply(
            table.state, NATURE, action if table.question != "first" else game.read(table.state, f"~first {first + 1}")
        )
    return table


def position(
    *,
    active: int = 0,
    jungle: Mapping[int, Words] | None = None,
    aboard: Mapping[int, Words] | None = None,
    adrift: Mapping[int, int] | None = None,
    hands: Mapping[int, Words] | None = None,
    discards: Words = "",
    deck: Words | None = None,
    level: int = 0,
    raft: str | None = None,
    meter: int = 0,
    emptied: bool = False,
    game: Game[DiluviaState] = GAME,
    **options: Any,
) -> Table:
    """A turn about to begin, in a game of three unless `players` says otherwise. Who is not given animals in the jungle
    has one in a corner; animals given nowhere drift, cards given nowhere are in the deck. Hands are empty unless given:
    nobody is asked to undo then.
    """
    table = begun(game=game, **options)
    state = table.state
    tables, players = state.tables, int(state.players)
    columns = int(tables.columns)
    for seat in range(players):
        squares = words((jungle or {}).get(seat, OUT_OF_THE_WAY[seat]))
        seats = words((aboard or {}).get(seat, ""))
        state.jungle[seat] = sum(1 << square(name) for name in squares)
        state.aboard[seat] = sum(1 << (int(name[1]) - 1) * columns + "abcdefg".index(name[0]) for name in seats)
        state.adrift[seat] = (adrift or {}).get(seat, int(tables.animals) - len(squares) - len(seats))
        held = words((hands or {}).get(seat, ""))
        state.hands[seat * ACTION_CARDS : (seat + 1) * ACTION_CARDS] = [held.count(name) for name in CARD_NAMES[:7]]
    _stack_cards(state, words(discards), None if deck is None else words(deck), emptied)
    state.level, state.meter, state.active = level, meter, active
    state.raft = square(raft or f"d{level + 1}")
    state.turn, state.waived, state.emptied = 5, 0, int(emptied)
    state.stack = [Turn()]
    advance(state)
    return table


def _stack_cards(state: DiluviaState, discards: list[str], deck: list[str] | None, emptied: bool) -> None:
    tables = state.tables
    state.discard[:] = [discards.count(name) for name in CARD_NAMES[:ACTION_CARDS]]
    state.spent[:] = [discards.count(name) for name in CARD_NAMES[ACTION_CARDS:]]
    if deck is not None:
        state.deck[:] = [deck.count(name) for name in CARD_NAMES]
        return
    used = [sum(state.hands[kind::ACTION_CARDS]) + state.discard[kind] for kind in range(ACTION_CARDS)]
    gone = ("maneuver", "tentacles") if emptied else ()
    kinds = range(ACTION_CARDS)
    left = [0 if CARD_NAMES[kind] in gone else tables.cards[kind] - used[kind] for kind in kinds]
    floods = [1 - state.spent[0], (2 if tables.rules.express else 0) - state.spent[1]]
    state.deck[:] = [*left, *floods]


def random_play(options: Setting, seed: int, most_events: int = 10_000) -> Play[DiluviaState]:
    """A game played at random, to its end or for so many events."""
    rng = Rng(seed)
    play: Play[DiluviaState] = Play(GAME, options)
    while (ask := GAME.ask(play.state)) is not None and len(play.events) < most_events:
        if ask.seat == NATURE:
            play.apply(NATURE, GAME.sample(play.state, rng))
        else:
            play.apply(ask.seat, rng.choice(GAME.legal(play.state, ask.seat)))
    return play
