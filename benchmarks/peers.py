"""Other engines, timed as ours is: uniformly random games. Run by the environment of the peers.

    .venv-bench/bin/python benchmarks/peers.py [catanatron | chess | openspiel]

Prints one line of JSON for each. A decision in one game is not as much work as in another: compare with care.
"""

from __future__ import annotations

import itertools
import random
from importlib.metadata import version
from typing import Any, Callable, Dict

from timing import Play, copying, options, tell

SEED = 20261115
GAMES_FOR_LENGTH = 200
MOST_TURNS = 1000  # Catanatron's own limit for a game

# OpenSpiel's games written in C++ ("2048" and "pig" are mostly chance, as Nautilion is) and one written in Python
IN_CPP = ("pig", "2048", "tic_tac_toe")
IN_PYTHON = ("python_team_dominoes",)


def catanatron() -> Dict[str, Play]:
    """Catan with four players. Rolling the dice counts as a decision there."""
    from catanatron import Color, Game, RandomPlayer  # noqa: PLC0415 (each peer is loaded when it is wanted)

    rng = random.Random(SEED)

    def new() -> Any:
        seed = rng.randrange(1 << 30)
        random.seed(seed)  # RandomPlayer draws from the global generator
        return Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=seed)

    def play() -> int:
        game = new()
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < MOST_TURNS:
            game.play_tick()
            decisions += 1
        return decisions

    middle = new()
    for _ in range(400):
        middle.play_tick()
    return {"Catan, 4 players": play, "copies": copying(middle.copy)}


def chess() -> Dict[str, Play]:
    """Until no move is left or a draw that needs no claim. Copies leave out the history of moves."""
    from chess import Board  # noqa: PLC0415

    rng = random.Random(SEED)

    def play() -> int:
        board = Board()
        decisions = 0
        while True:
            moves = list(board.legal_moves)
            if not moves or board.is_insufficient_material() or board.is_seventyfive_moves():
                return decisions
            board.push(rng.choice(moves))
            decisions += 1

    middle = Board()
    for _ in range(40):
        middle.push(rng.choice(list(middle.legal_moves)))
    return {"chess": play, "copies": copying(lambda: middle.copy(stack=False))}


def openspiel() -> Dict[str, Play]:
    """Each game driven from Python; those written in C++ also with bots in C++, where Python only starts each game."""
    import open_spiel.python.games  # noqa: F401, PLC0415 (makes the games written in Python known)
    import pyspiel  # noqa: PLC0415

    plays: Dict[str, Play] = {}
    for name in (*IN_CPP, *IN_PYTHON):
        plays[name] = openspiel_stepped(pyspiel.load_game(name), random.Random(SEED))
    for name in IN_CPP:
        plays[f"{name}, C++ loop"] = openspiel_inside(pyspiel, name, plays[name])
    return plays


def openspiel_stepped(game: Any, rng: random.Random) -> Play:
    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, odds)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return play


def openspiel_inside(pyspiel: Any, name: str, stepped: Play) -> Play:
    """It does not say how many decisions a game took: each counts as one of the stepped games, in turn."""
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, SEED + seat) for seat in range(game.num_players())]
    rng = random.Random(SEED)
    lengths = itertools.cycle([stepped() for _ in range(GAMES_FOR_LENGTH)])

    def play() -> int:
        pyspiel.evaluate_bots(game.new_initial_state(), bots, rng.randrange(1 << 30))
        return next(lengths)

    return play


PEERS: Dict[str, Callable[[], Dict[str, Play]]] = {"catanatron": catanatron, "chess": chess, "openspiel": openspiel}
PACKAGES = {"catanatron": "catanatron", "chess": "chess", "openspiel": "open_spiel"}


def main() -> None:
    parser = options("Times other engines; one line of JSON for each.")
    parser.add_argument("peer", nargs="?", choices=[*PEERS], help="only this one")
    chosen = parser.parse_args()
    for name in [chosen.peer] if chosen.peer else [*PEERS]:
        tell(name, version(PACKAGES[name]), PEERS[name](), chosen)


if __name__ == "__main__":
    main()
