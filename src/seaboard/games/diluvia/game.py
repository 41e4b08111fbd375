"""DILUVIA: the contract of a game, filled in."""

from __future__ import annotations

from typing import Any, Dict, Final, List, Optional, Tuple

from seaboard.core.engine import advance
from seaboard.core.errors import BadOptions
from seaboard.core.game import Game
from seaboard.core.messages import Line, Message
from seaboard.core.native import i64
from seaboard.core.options import Limit, Option, Options, read_options
from seaboard.core.outcome import Gain, Outcome
from seaboard.core.packing import VERB, pack
from seaboard.core.rng import Rng
from seaboard.core.saving import load_fields, load_stack, refused_if_incomplete, rules_by_name
from seaboard.core.trace import Moment
from seaboard.core.verbs import Verbs
from seaboard.games.diluvia.components.loading import Components, Way, components
from seaboard.games.diluvia.components.tables import size
from seaboard.games.diluvia.presentation import description, narration
from seaboard.games.diluvia.presentation.cues import cue
from seaboard.games.diluvia.presentation.outcome import ENDINGS, outcome
from seaboard.games.diluvia.presentation.shows import shows
from seaboard.games.diluvia.presentation.sources import gains
from seaboard.games.diluvia.presentation.stakes import UNDOABLE, declared_card, touches
from seaboard.games.diluvia.presentation.verbs import rows
from seaboard.games.diluvia.presentation.view import DiluviaView, view
from seaboard.games.diluvia.rules.actions import DRAW, EXPRESS, FLOOD, HAND, PASS, UNDO
from seaboard.games.diluvia.rules.census import census
from seaboard.games.diluvia.rules.flood import Rise
from seaboard.games.diluvia.rules.imagine import imagine
from seaboard.games.diluvia.rules.notation import CARD_NAMES
from seaboard.games.diluvia.rules.play import Play
from seaboard.games.diluvia.rules.refill import DEAL_A_HAND, Deal, Refill, could_be_dealt
from seaboard.games.diluvia.rules.setup import PLACE_ANIMALS, Setup, could_be_placed, set_up
from seaboard.games.diluvia.rules.state import DiluviaState
from seaboard.games.diluvia.rules.turn import Turn

RULES_VERSION: Final = 2
PLAYERS: Final = (2, 3, 4, 6)
TEAMS: Final[Dict[str, int]] = {"none": 0, "pairs": 2, "threes": 3}
SWITCH: Final = ("no", "yes")
TEAM_LIMITS: Final = (
    Limit("none", "players", (2, 3, 4), Message("diluvia-six-in-teams")),
    Limit("pairs", "players", (4, 6), Message("diluvia-pairs-of-four-or-six")),
    Limit("threes", "players", (6,), Message("diluvia-threes-of-six")),
)
FULL_LIMITS: Final = (Limit("no", "players", (3, 4, 6)),)
PROCEDURES: Final = rules_by_name(Setup, Deal, Turn, Play, Refill, Rise)


class Diluvia(Game[DiluviaState]):
    def __init__(self, box: Components) -> None:
        options = [
            Option("players", 3, PLAYERS, Message("diluvia-option-players"), ("DV-1.1",)),
            Option("teams", "none", tuple(TEAMS), Message("diluvia-option-teams"), ("DV-16.1",), limits=TEAM_LIMITS),
            Option(
                "express", "no", SWITCH, Message("diluvia-option-express"), ("DV-17.1", "DV-17.4"), limits=FULL_LIMITS
            ),
            Option("tentacles", "row", ("row", "anywhere"), Message("diluvia-option-tentacles"), ("DV-11.1",)),
            Option("seats", "actor", ("actor", "owner"), Message("diluvia-option-seats"), ("DV-3.1",)),
            Option("reset", "all", ("all", "discards"), Message("diluvia-option-reset"), ("DV-17.3",)),
        ]
        super().__init__("diluvia", RULES_VERSION, box.edition, options)
        self.box = box
        self._verbs: Verbs[DiluviaState] = Verbs(rows(box.columns, box.rows))
        self._read: Dict[str, Way] = {}

    def plays_version(self, version: int, options: Options) -> bool:
        """Version 2 changed teams (DV-16.2) and a raft that tentacles put anywhere (DV-11.1)."""
        if version == 1:
            _, team, _, free, _, _ = self._way(options)
            return not team and not free
        return version == RULES_VERSION

    def new(self, options: Options) -> DiluviaState:
        """DV-2."""
        wanted = repr(options)
        if wanted not in self._read:
            self._read[wanted] = self._way(options)
        return set_up(self.box.tables(self._read[wanted]))

    def _way(self, options: Options) -> Way:
        """DV-16.1, DV-17.4: six play in teams, two play express."""
        chosen = read_options(self._options, options)
        players, team = int(chosen["players"]), TEAMS[str(chosen["teams"])]
        if players == 6 and not team:
            team = TEAMS["pairs"]
        if team and (players < 4 or players % team):
            raise BadOptions(Message("diluvia-no-such-teams", {"players": players}), ("DV-16.1",))
        express = players == 2 or chosen["express"] == "yes"
        free, owner = chosen["tentacles"] == "anywhere", chosen["seats"] == "owner"
        return players, team, express, free, owner, chosen["reset"] == "discards"

    def seats(self, state: DiluviaState) -> int:
        return state.players

    def sides(self, state: DiluviaState) -> Tuple[int, ...]:
        """DV-16.1."""
        return tuple(int(side) for side in state.tables.side_of)

    def possible(self, state: DiluviaState, action: int) -> bool:
        if state.pending is PLACE_ANIMALS:
            return could_be_placed(state, action)
        if state.pending is DEAL_A_HAND:
            return could_be_dealt(state, action)
        return super().possible(state, action)

    def verbs(self, state: DiluviaState) -> Verbs[DiluviaState]:
        return self._verbs

    def secrets(self) -> bool:
        return True

    def reveals(self, state: DiluviaState, seat: i64, action: int) -> bool:
        """A card nobody had seen is laid open, a window closes, or the game ends."""
        return True

    def shown(self, state: DiluviaState, mover: i64, action: int, seat: i64) -> str:
        """Cards drawn are their owner's; a window is sealed (DV-9.1)."""
        text = self.write(state, action)
        rule = state.stack[-1]
        verb = action & VERB
        if verb == HAND:
            owner = rule.seat if isinstance(rule, Deal) else -1
            return text if seat == owner else "~hand ?"
        if verb == DRAW:
            flood = text.split()[1] in (CARD_NAMES[FLOOD], CARD_NAMES[EXPRESS])
            return text if flood or seat == state.active else "~draw ?"
        sealed = state.pending is not None and state.pending.sealed
        return "?" if sealed and seat != mover else text

    def silence(self, state: DiluviaState, seat: i64) -> int:
        """DV-9.1: whoever says nothing undoes nothing."""
        return pack(PASS)

    def only_waits(self, state: DiluviaState, seat: i64) -> bool:
        """DV-9.1: whoever holds no Undo."""
        return pack(UNDO) not in state.stack[-1].legal(state, seat)

    def window_kinds(self) -> Tuple[str, ...]:
        return UNDOABLE

    def window_kind(self, state: DiluviaState) -> str:
        return declared_card(state)

    def touches(self, state: DiluviaState, seat: i64) -> bool:
        return touches(state, seat)

    def view(self, state: DiluviaState, seat: i64) -> DiluviaView:
        return view(self._verbs, state, seat)

    def describe(self, state: DiluviaState, seat: i64) -> List[Message]:
        return description.describe(state, seat)

    def narrate(self, moment: Moment[DiluviaState], seat: i64) -> List[Line]:
        return narration.narrate(self._verbs, moment, seat)

    def narrate_quietly(self, moment: Moment[DiluviaState], seat: i64) -> List[Line]:
        return narration.quietly(self._verbs, moment, seat) or super().narrate_quietly(moment, seat)

    def turn(self, state: DiluviaState) -> int:
        return state.turn

    def cue(self, state: DiluviaState, line: Line) -> Line:
        return cue(state, line)

    def shows(self, state: DiluviaState, seat: i64, action: int) -> object:
        return shows(state, action)

    def foresee(self, state: DiluviaState, seat: i64, action: int) -> List[Line]:
        return narration.foresee(self._verbs, state, seat, action)

    def imagine(self, state: DiluviaState, seat: i64, rng: Rng) -> DiluviaState:
        return imagine(state, seat, rng)

    def outcome(self, state: DiluviaState) -> Optional[Outcome]:
        return outcome(state)

    def standing(self, state: DiluviaState) -> Tuple[int, ...]:
        return tuple(int(size(aboard)) for aboard in state.aboard)

    def gains(self, moment: Moment[DiluviaState]) -> List[Gain]:
        return gains(moment)

    def endings(self) -> List[str]:
        return [name for name, _ in ENDINGS.values()]

    def census(self, state: DiluviaState) -> Dict[str, int]:
        return census(state)

    def load(self, data: Dict[str, Any]) -> DiluviaState:
        return load(self.box, data)


def load(box: Components, data: Dict[str, Any]) -> DiluviaState:
    """A state from its saved form."""
    with refused_if_incomplete():
        team, express, free, owner, discards = [int(value) for value in data["rules"]]
        way = (int(data["players"]), team, bool(express), bool(free), bool(owner), bool(discards))
        state = set_up(box.tables(way))
        load_fields(state, (*DiluviaState.NUMBERS, *DiluviaState.LISTS), data)
        state.stack = load_stack(PROCEDURES, data)
    advance(state)
    return state


def diluvia(edition: str = "") -> Diluvia:
    """The game with the printed components, or with an owner's. Raises BadEdition."""
    return Diluvia(components(edition))
