"""The turn (DV-5) and the turn of a team (DV-16.2)."""

from __future__ import annotations

from typing import ClassVar, Final, List, Optional, Tuple

from seaboard.core.ask import Ask, ask_of_each_seat, ask_of_nature
from seaboard.core.native import i64
from seaboard.core.packing import ARGUMENT, VERB
from seaboard.core.procedure import Procedure, Steps, step_number
from seaboard.core.rng import Rng
from seaboard.games.diluvia.rules.actions import ADVANCE, CLOUD, DIE, DROP, HOLD, JOKER, JOKERS, ROLL, ROLLS
from seaboard.games.diluvia.rules.cards import add_open_plays
from seaboard.games.diluvia.rules.flood import Rise
from seaboard.games.diluvia.rules.play import Play
from seaboard.games.diluvia.rules.refill import Refill
from seaboard.games.diluvia.rules.state import DiluviaState

PLAY_A_CARD: Final = ask_of_each_seat("diluvia-ask-play", ("DV-5.2", "DV-5.3"))
PLAY_OR_ROLL: Final = ask_of_each_seat("diluvia-ask-play-or-roll", ("DV-5.2", "DV-5.3"))
ROLL_THE_DIE: Final = ask_of_nature("diluvia-ask-die", ("DV-5.4",))
ADVANCE_OR_HOLD: Final = ask_of_each_seat("diluvia-ask-joker", ("DV-5.4",))
NO_FACE: Final = -1
PLAYS: Final = 2  # alone; a member of a team plays one


def opener(state: DiluviaState) -> i64:
    """DV-16.2: who plays first in the team whose turn it is: who got the throne at the start, in the other teams the
    member with the lowest seat.
    """
    team = state.tables.rules.team
    lowest = state.active - state.active % team
    return state.first if lowest <= state.first < lowest + team else lowest


class Turn(Procedure[DiluviaState]):
    """`played` counts cards, `rolls` those made; `enough` tells that no second card comes, `face` is what fell."""

    STEPS: ClassVar[Steps] = {
        "begin": ("DV-2.6", "DV-5.1"),
        "play_cards": ("DV-5.2", "DV-5.3", "DV-16.2", "DV-16.3"),
        "member_draws": ("DV-16.2",),
        "next_member": ("DV-16.2",),
        "roll_the_die": ("DV-5.2", "DV-5.4", "DV-16.2"),
        "apply_the_die": ("DV-3.2", "DV-5.4"),
        "player_draws": ("DV-5.5",),
        "next_player": ("DV-5.1", "DV-2.6"),
    }
    FIELDS: ClassVar[Tuple[str, ...]] = ("played", "enough", "rolls", "face")
    SHARED: ClassVar[Tuple[str, ...]] = ("options",)
    played: i64 = 0
    enough: i64 = 0
    rolls: i64 = 0
    face: i64 = -1
    options: List[int] = ROLLS

    def begin(self, state: DiluviaState) -> Optional[Ask]:
        """DV-9.5: who waived is asked again when the next player's turn begins, or the next team's."""
        if state.tables.rules.team == 0 or state.active == opener(state):
            state.waived = 0
        state.turn += 1
        self.played = 0
        self.enough = 0
        self.rolls = 0
        return None

    def play_cards(self, state: DiluviaState) -> Optional[Ask]:
        """DV-5.2: alone one or two cards, in a team one."""
        alone = state.tables.rules.team == 0
        most: i64 = PLAYS if alone else 1
        if self.enough or self.played >= most:
            return None
        seat = state.active
        first = self.played == 0
        options = [] if first else ROLLS[:]
        add_open_plays(options, state, seat)
        if len(options) == self.played:
            return None
        self.options = options
        return PLAY_A_CARD[seat] if first else PLAY_OR_ROLL[seat]

    def member_draws(self, state: DiluviaState) -> Optional[Ask]:
        """DV-16.2."""
        return self.call(state, Refill()) if state.tables.rules.team else None

    def next_member(self, state: DiluviaState) -> Optional[Ask]:
        """DV-16.2: the whole team plays before the die is rolled."""
        team = state.tables.rules.team
        if team == 0:
            return None
        place = state.active % team
        following = state.active - place + (place + 1) % team
        if following == opener(state):
            return None
        state.active = following
        return self.go_to(BEGIN)

    def roll_the_die(self, state: DiluviaState) -> Optional[Ask]:
        """DV-5.2: once after two cards, twice after one; once for a team."""
        if self.face != NO_FACE:
            return None
        wanted: i64 = 1 if state.tables.rules.team or self.played == PLAYS else 2
        return ROLL_THE_DIE if self.rolls < wanted else self.go_to(PLAYER_DRAWS)

    def apply_the_die(self, state: DiluviaState) -> Optional[Ask]:
        """DV-5.4, DV-3.2."""
        face = self.face
        if face == JOKER:
            return ADVANCE_OR_HOLD[state.active]
        self.face = NO_FACE
        self.rolls += 1
        self.go_to(ROLL_DIE)
        if face == CLOUD:
            state.meter += 1
            if state.meter == state.tables.meter:
                state.meter = 0
                return self.call(state, Rise())
        return None

    def player_draws(self, state: DiluviaState) -> Optional[Ask]:
        """DV-5.5; members of a team have drawn already."""
        return None if state.tables.rules.team else self.call(state, Refill())

    def next_player(self, state: DiluviaState) -> Optional[Ask]:
        """DV-5.1, DV-16.2."""
        team = state.tables.rules.team
        following = state.active + 1 if team == 0 else state.active - state.active % team + team
        state.active = following if following < state.players else 0
        if team:
            state.active = opener(state)
        return self.go_to(BEGIN)

    def legal(self, state: DiluviaState, seat: i64) -> List[int]:
        if self.step == APPLY_DIE:
            return JOKERS
        return state.tables.faces if self.step == ROLL_DIE else self.options

    def answer(self, state: DiluviaState, seat: i64, action: i64) -> None:
        verb = action & VERB
        if verb == DIE:
            self.face = action >> ARGUMENT
            state.die = self.face
        elif verb == ROLL:
            self.enough = 1
        elif verb == ADVANCE:
            self.face = CLOUD
        elif verb == HOLD:
            self.face = 0
        elif verb == DROP:
            state.discard_card(seat, action >> ARGUMENT)
            self.played += 1
        else:
            self.played += 1
            self.call(state, Play(0, action))

    def sample(self, state: DiluviaState, rng: Rng) -> i64:
        return rng.choice(state.tables.faces)


BEGIN: Final = step_number(Turn, "begin")
ROLL_DIE: Final = step_number(Turn, "roll_the_die")
APPLY_DIE: Final = step_number(Turn, "apply_the_die")
PLAYER_DRAWS: Final = step_number(Turn, "player_draws")
