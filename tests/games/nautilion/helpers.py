"""Any position of Nautilion in one call, and moves in notation."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import pytest

from seaboard.core.engine import advance
from seaboard.core.errors import IllegalAction
from seaboard.core.game import Game
from seaboard.core.messages import Message
from seaboard.core.play import Play
from seaboard.core.rng import Rng
from seaboard.core.seats import NATURE
from seaboard.core.trace import trace
from seaboard.games import load_game
from seaboard.games.nautilion.components.kit import BLANK, MAGE_A, MERCENARY, REEF
from seaboard.games.nautilion.presentation.view import NautilionView
from seaboard.games.nautilion.presentation.view_expansions import ExpansionsView
from seaboard.games.nautilion.rules.expansions.state import ExpandedState
from seaboard.games.nautilion.rules.expansions.turn import ExpandedTurn
from seaboard.games.nautilion.rules.state import NautilionState

GAME: Game[NautilionState] = load_game("nautilion")
SUBMARINES = ("A1", "A2", "B1", "B2", "C1", "C2")
EVERYBODY = range(1, 10)
ISLES = 0
ABYSS = 37
KNOWN_PATH = [*EVERYBODY] * 4  # place 1 has a 1, place 9 a 9, place 10 a 1 again
AROUND_THE_RIM = (1, 2, 3, 4, 5, 6, 7, 8)
MAGES = A, B, C = (MAGE_A, MAGE_A + 1, MAGE_A + 2)
ONE_BY_ONE, PUT_BACK, TWO_TOKENS, TOLL, EXCHANGE, ASTERN, NAUTILION_FIRST, FIXED_DICE = range(2, 10)
TWICE, ONLY_ON_FOUR, FREE_WHIRLWIND, RECOVERY = 1, 10, 11, 12  # cards of the Darkhouse


@dataclass(frozen=True)
class Refused:
    message: str
    rules: tuple[str, ...]
    args: Mapping[str, Any]


class Table:
    """A game in hand: whoever is asked answers in notation."""

    def __init__(self, state: NautilionState, game: Game[NautilionState] = GAME) -> None:
        self.state = state
        self.game = game

    @property
    def asked(self) -> int:
        ask = self.game.ask(self.state)
        assert ask is not None, "the game is over"
        return ask.seat

    @property
    def question(self) -> str:
        ask = self.game.ask(self.state)
        return "" if ask is None else ask.prompt.removeprefix("nautilion-ask-")

    @property
    def see(self) -> NautilionView:
        view = self.game.view(self.state, 0)
        assert isinstance(view, NautilionView)
        return view

    @property
    def ending(self) -> str:
        outcome = self.game.outcome(self.state)
        return "" if outcome is None else outcome.ending

    def do(self, *moves: str) -> Table:
        for move in moves:
            self.game.apply(self.state, self.asked, self.game.read(self.state, move))
        return self

    def roll(self, *dice: int) -> Table:
        missing = ["-"] * (3 - len(dice))
        return self.do(" ".join(["~roll", *missing, *[str(die) for die in sorted(dice)]]))

    def sail(self, darkhouse: int, phantom: int, nautilion: int) -> Table:
        """Roll these dice and give them out."""
        return self.roll(darkhouse, phantom, nautilion).do(f"plan {darkhouse} {phantom} {nautilion}")

    def copy(self) -> Table:
        return Table(self.state.copy(), self.game)

    def moves(self, verb: str = "") -> set[str]:
        """The legal moves of whoever is asked, or those of one verb."""
        written = {self.game.write(self.state, action) for action in self.game.legal(self.state, self.asked)}
        return {move for move in written if not verb or move.split()[0] == verb}

    def refused(self, move: str) -> Refused:
        """What is said against a player's move; trying it must change nothing."""
        refusal = self._tried(move)
        why = self.game.why(self.state, self.asked, self.game.read(self.state, move))
        assert (why.do, why.reason, why.rules) == (move, refusal.message, refusal.rules)
        return _refused(refusal.message, refusal.rules)

    def refused_chance(self, move: str) -> Refused:
        """What is said against an answer NATURE cannot give."""
        assert self.asked == NATURE
        refusal = self._tried(move)
        assert refusal.message.id == "move-impossible-chance"
        return _refused(refusal.message, refusal.rules)

    def _tried(self, move: str) -> IllegalAction:
        before, pending = self.state.data(), self.state.pending
        with pytest.raises(IllegalAction) as refusal:
            self.game.apply(self.state, self.asked, self.game.read(self.state, move))
        assert self.state.data() == before
        assert self.state.pending is pending
        return refusal.value

    def near_refusals(self) -> dict[str, Refused]:
        """The refusals the game offers unasked."""
        listed = self.game.refusals(self.state, self.asked)
        return {refusal.do: _refused(refusal.reason, refusal.rules) for refusal in listed}

    def narrated(self, move: str) -> dict[str, tuple[str, ...]]:
        """The narration a move would bring, each message with its clauses."""
        moments = trace(self.state, self.asked, self.game.read(self.state, move))
        lines = [line for moment in moments for line in self.game.narrate(moment, 0)]
        return {line.message.id: line.rules for line in lines}


class ExpandedTable(Table):
    """With expansions."""

    @property
    def more(self) -> ExpandedState:
        assert isinstance(self.state, ExpandedState)
        return self.state

    @property
    def extra(self) -> ExpansionsView:
        found = self.see.expansions
        assert found is not None
        return found

    @property
    def harpoons(self) -> tuple[int, int]:
        """The Nautilion's and the Phantom's."""
        board = self.extra.phantom_board
        assert board is not None
        return board.ours, board.theirs

    @property
    def slaves(self) -> tuple[int, ...]:
        board = self.extra.phantom_board
        assert board is not None
        return board.slaves

    @property
    def guests(self) -> tuple[int, ...]:
        cabin = self.extra.cabin
        assert cabin is not None
        return cabin.guests

    @property
    def shown(self) -> tuple[int, ...]:
        """The Heroic Action cards showing."""
        heroics = self.extra.heroics
        assert heroics is not None
        return tuple(card.number for card in heroics.shown)

    @property
    def scheme(self) -> str:
        darkhouse = self.extra.darkhouse
        assert darkhouse is not None
        return darkhouse.scheme

    def do(self, *moves: str) -> ExpandedTable:
        super().do(*moves)
        return self

    def roll(self, *dice: int) -> ExpandedTable:
        super().roll(*dice)
        return self

    def sail(self, darkhouse: int, phantom: int, nautilion: int) -> ExpandedTable:
        super().sail(darkhouse, phantom, nautilion)
        return self

    def copy(self) -> ExpandedTable:
        return ExpandedTable(self.state.copy(), self.game)


def _refused(message: Message, rules: tuple[str, ...]) -> Refused:
    return Refused(message.id, rules, message.args)


def lay(tokens: Iterable[int]) -> list[str]:
    """NATURE's three events that lay this path."""
    numbers = [str(token) for token in tokens]
    return ["~lay " + " ".join(numbers[first : first + 12]) for first in (0, 12, 24)]


def new_table(
    *,
    players: int = 1,
    submarine: str = "A1",
    reserve: int = 4,
    admirals: str = "I-II",
    path: Iterable[int] = KNOWN_PATH,
    game: Game[NautilionState] = GAME,
) -> Table:
    """Set up, with a known path, before the first roll."""
    table = Table(game.new({"players": players, "submarine": submarine, "reserve": reserve}), game).do(*lay(path))
    return table.do(f"~admirals {admirals}") if players == 2 else table


def position(
    *,
    nautilion: int = ISLES,
    phantom: int = ABYSS,
    crew: Iterable[int] = (),
    spare: int = 4,
    held: Iterable[int] = (),
    path: Mapping[int, int] | None = None,
    players: int = 1,
    submarine: str = "A1",
    admirals: str = "I-II",
    active: int = 0,
    game: Game[NautilionState] = GAME,
) -> Table:
    """A turn about to begin. `path` lists the only tokens left on it; without it, those of KNOWN_PATH lie everywhere
    but under the submarines. `spare` counts the tokens of the start in the reserve, `held` are the crew tokens there.
    """
    table = new_table(players=players, submarine=submarine, admirals=admirals, game=game)
    state = table.state
    state.nautilion, state.phantom, state.active = nautilion, phantom, active
    for place in range(1, ABYSS):
        if path is not None:
            state.path[place] = path.get(place, 0)
        elif place in (nautilion, phantom):
            state.path[place] = 0
    state.crew = sum(1 << number for number in set(crew))
    in_reserve = list(held)
    state.held = sum(16**number for number in in_reserve)
    state.spare, state.reserve = spare, spare + len(in_reserve)
    return table


def random_play(options: Mapping[str, int | str], seed: int, most_events: int = 10_000) -> Play[NautilionState]:
    """A game played at random, to its end or for so many events."""
    rng = Rng(seed)
    play = Play(GAME, options)
    while (ask := GAME.ask(play.state)) is not None and len(play.events) < most_events:
        if ask.seat == NATURE:
            play.apply(NATURE, GAME.sample(play.state, rng))
        else:
            play.apply(ask.seat, rng.choice(GAME.legal(play.state, ask.seat)))
    return play


def mask(kinds: Iterable[int]) -> int:
    return sum(1 << kind for kind in set(kinds))


def pile(kinds: Iterable[int]) -> int:
    return sum(16**kind for kind in kinds if kind not in (BLANK, REEF))


def set_out(options: Mapping[str, int | str], seed: int = 1, game: Game[NautilionState] = GAME) -> ExpandedTable:
    """A game with expansions whose set-up chance has made, as far as the first roll."""
    table, rng = ExpandedTable(game.new(options), game), Rng(seed)
    while table.question in ("lay", "reefs", "admirals", "machination", "reveal"):
        game.apply(table.state, NATURE, game.sample(table.state, rng))
    return table


def expanded(
    *,
    mages: bool = False,
    harpoons: int = 0,
    reefs: Mapping[int, int] | None = None,
    card: int = 0,
    row: Iterable[int] = (),
    walked: int = 4,
    heroics: Iterable[int] | None = None,
    deck: Iterable[int] = (),
    nautilion: int = ISLES,
    phantom: int = 0,
    crew: Iterable[int] = (),
    soldiers: Iterable[int] = (),
    guests: Iterable[int] = (),
    slaves: Iterable[int] = (),
    rammed: bool = False,
    spare: int = 4,
    held: Iterable[int] = (),
    reefs_held: int = 0,
    discarded: Iterable[int] = (),
    path: Mapping[int, int] | None = None,
    players: int = 1,
    submarine: str = "A1",
    admirals: str = "I-II",
    active: int = 0,
    turn: int = 2,
    game: Game[NautilionState] = GAME,
) -> ExpandedTable:
    """A turn about to begin, with the expansions that are named. Kinds of tokens are the kit's. `card` is the one the
    Darkhouse goes to, `row` all five of them; `reefs` is the number beside each place. A path that is not given has
    KNOWN_PATH, then the Mages, then the Mercenaries, but for the tokens under the submarines.
    """
    cards = list(row) or [card, *[other for other in range(1, 13) if other != card][:4]]
    row = cards if cards[0] else []
    state = game.new(
        {
            "players": players,
            "submarine": submarine,
            "mages": "yes" if mages else "no",
            "mercenaries": str(harpoons) if harpoons else "no",
            "reefs": "no" if reefs is None else "yes",
            "machinations": "normal" if row else "no",
            "heroics": "no" if heroics is None else "yes",
        }
    )
    assert isinstance(state, ExpandedState), "no expansion is named"
    lying = [*KNOWN_PATH, *(MAGES * 3 if mages else ()), *([MERCENARY] * 9 if harpoons else ())]
    state.bag, state.laid = 0, len(lying)
    state.nautilion, state.phantom, state.active, state.turn = nautilion, phantom or state.abyss(), active, turn
    for place, kind in enumerate(lying, start=1):
        given = path.get(place, 0) if path is not None else kind
        state.path[place] = given if path is not None or place not in (nautilion, phantom) else 0
        state.reefs[place] = (reefs or {}).get(place, 0)
    state.crew, state.soldiers, state.guests = mask(crew), mask(soldiers), mask(guests)
    state.slaves, state.rammed = pile(slaves), int(rammed)
    in_reserve, thrown = list(held), list(discarded)
    state.held, state.discarded = pile(in_reserve), pile(thrown)
    state.blanks_gone, state.reefs_gone, state.reefs_held = thrown.count(BLANK), thrown.count(REEF), reefs_held
    state.spare, state.reserve = spare, spare + reefs_held + len(in_reserve)
    state.row, state.walked = row, walked
    state.shown, state.deck = mask(heroics or ()), mask(deck)
    state.first_admiral = -1 if players == 1 else int(admirals == "II-I")
    state.stack = [ExpandedTurn()]
    advance(state)
    return ExpandedTable(state, game)
