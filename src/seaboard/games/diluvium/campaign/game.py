"""A scenario of the campaign as a game: the contract filled in. Bonuses are options, so that a record has all."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Dict, Final, List, Optional, Tuple

from seaboard.core.engine import advance
from seaboard.core.errors import BadOptions
from seaboard.core.game import Game
from seaboard.core.messages import Line, Message
from seaboard.core.native import i64
from seaboard.core.options import Option, Options, OptionValue, read_options
from seaboard.core.outcome import Gain, Outcome
from seaboard.core.rng import Rng
from seaboard.core.saving import load_fields, load_stack, refused_if_incomplete, rules_by_name
from seaboard.core.trace import Moment
from seaboard.core.verbs import Verbs
from seaboard.games.diluvium.campaign.components.loading import Booklet, Chart, booklet
from seaboard.games.diluvium.campaign.presentation import description, narration
from seaboard.games.diluvium.campaign.presentation.cues import cue
from seaboard.games.diluvium.campaign.presentation.outcome import endings, outcome
from seaboard.games.diluvium.campaign.presentation.sources import gains
from seaboard.games.diluvium.campaign.presentation.verbs import verbs_of
from seaboard.games.diluvium.campaign.presentation.view import SoloView, view
from seaboard.games.diluvium.campaign.rules.adversary import AdversaryTurn
from seaboard.games.diluvium.campaign.rules.adversary_engage import AdversaryEngage
from seaboard.games.diluvium.campaign.rules.adversary_explore import AdversaryExplore
from seaboard.games.diluvium.campaign.rules.adversary_settle import AdversaryCard, AdversarySettle
from seaboard.games.diluvium.campaign.rules.battle import SoloBattle
from seaboard.games.diluvium.campaign.rules.census import census
from seaboard.games.diluvium.campaign.rules.deeds import Offer, TurnUpNumber
from seaboard.games.diluvium.campaign.rules.engage import SoloEngage
from seaboard.games.diluvium.campaign.rules.explore import SoloExplore, SoloMark
from seaboard.games.diluvium.campaign.rules.movement import SoloSail
from seaboard.games.diluvium.campaign.rules.produce import SoloProduce
from seaboard.games.diluvium.campaign.rules.ruins import SoloDrawCard
from seaboard.games.diluvium.campaign.rules.scare import SoloScare
from seaboard.games.diluvium.campaign.rules.settlers import SoloMoveSettler, SoloSettle
from seaboard.games.diluvium.campaign.rules.setup import Bonuses, Setup, set_up
from seaboard.games.diluvium.campaign.rules.state import YOU, SoloState
from seaboard.games.diluvium.campaign.rules.turn import SoloTurn
from seaboard.games.diluvium.campaign.scenarios import IDS
from seaboard.games.diluvium.campaign.scenarios import PROCEDURES as STORIES
from seaboard.games.diluvium.rules.notation import ACTION_NAMES, BOARD_NAMES, CARD_NAMES, PEOPLE_NAMES

RULES_VERSION: Final = 2
LEVELS: Final = ("normal", "hard", "extreme", "divine")
YES: Final = "yes"
SWITCH: Final = ("no", YES)
NONE: Final = "none"
PROCEDURES: Final = rules_by_name(
    Setup, SoloTurn, SoloExplore, SoloSail, SoloMark, SoloSettle, SoloMoveSettler, SoloDrawCard, SoloProduce,
    SoloEngage, SoloBattle, SoloScare, Offer, TurnUpNumber, AdversaryTurn, AdversaryExplore, AdversarySettle,
    AdversaryCard, AdversaryEngage, *STORIES,
)  # fmt: skip


def _option(name: str, default: OptionValue, values: Tuple[OptionValue, ...], *rules: str) -> Option:
    return Option(name, default, values, Message(f"solo-option-{name}"), rules)


def _bonus(name: str, default: OptionValue, values: Tuple[OptionValue, ...], *rules: str) -> Option:
    """What earlier victories bring: not worth saying where there is none."""
    return replace(_option(name, default, values, *rules), unsaid=default)


OPTIONS: Final[List[Option]] = [
    _option("scenario", IDS[0], IDS, "S-1.1"),
    _option("difficulty", LEVELS[0], LEVELS, "S-11.1", "S-11.2", "S-11.3", "S-11.4"),
    _option("board", BOARD_NAMES[0], BOARD_NAMES, "S-12.2"),
    _bonus("food", "no", SWITCH, "S-12.3"),
    _bonus("token", "no", SWITCH, "S-12.4"),
    _bonus("card", NONE, (NONE, *CARD_NAMES), "S-12.7"),
    _bonus("home", 0, tuple(range(30)), "S-12.5"),
    _bonus("aztec", NONE, (NONE, *ACTION_NAMES), "S-12.6"),
    _bonus("holder", 6, (6, 12), "S-12.8"),
    _bonus("warship", "no", SWITCH, "S-12.9"),
    _bonus("allies", PEOPLE_NAMES[1], (PEOPLE_NAMES[1], PEOPLE_NAMES[2]), "S-12.10"),
]


class Campaign(Game[SoloState]):
    def __init__(self, box: Booklet) -> None:
        super().__init__("campaign", RULES_VERSION, box.edition, OPTIONS)
        self.box = box
        self._verbs: Dict[str, Verbs[SoloState]] = {}

    def new(self, options: Options) -> SoloState:
        """S-1."""
        chosen = read_options(OPTIONS, options)
        chart = self.box.chart(str(chosen["scenario"]))
        return begin(chart, bonuses_of(chosen), LEVELS.index(str(chosen["difficulty"])))

    def chart(self, state: SoloState) -> Chart:
        return self.box.chart(state.story.id)

    def seats(self, state: SoloState) -> int:
        return 1

    def verbs(self, state: SoloState) -> Verbs[SoloState]:
        name = state.story.id
        if name not in self._verbs:
            self._verbs[name] = verbs_of(self.chart(state))
        return self._verbs[name]

    def view(self, state: SoloState, seat: i64) -> SoloView:
        return view(self.chart(state), self.verbs(state), state, seat)

    def describe(self, state: SoloState, seat: i64) -> List[Message]:
        return description.describe(self.chart(state), state)

    def narrate(self, moment: Moment[SoloState], seat: i64) -> List[Line]:
        return narration.narrate(self.chart(moment.before), self.verbs(moment.before), moment)

    def narrate_quietly(self, moment: Moment[SoloState], seat: i64) -> List[Line]:
        told = narration.quietly(self.chart(moment.before), self.verbs(moment.before), moment)
        return told or super().narrate_quietly(moment, seat)

    def turn(self, state: SoloState) -> int:
        """S-3.1: yours and the adversary's in a round."""
        return 2 * int(state.rounds)

    def cue(self, state: SoloState, line: Line) -> Line:
        return cue(state, line)

    def imagine(self, state: SoloState, seat: i64, rng: Rng) -> SoloState:
        return state.copy()

    def outcome(self, state: SoloState) -> Optional[Outcome]:
        return outcome(state)

    def standing(self, state: SoloState) -> Tuple[int, ...]:
        return (int(state.gold[YOU]),)

    def gains(self, moment: Moment[SoloState]) -> List[Gain]:
        return gains(moment)

    def endings(self) -> List[str]:
        return endings()

    def census(self, state: SoloState) -> Dict[str, int]:
        return census(state)

    def load(self, data: Dict[str, Any]) -> SoloState:
        return load(self.box, data)


def bonuses_of(chosen: Options) -> Bonuses:
    """S-12: from the options of a game."""
    card, aztec = str(chosen["card"]), str(chosen["aztec"])
    board = BOARD_NAMES.index(str(chosen["board"]))
    return Bonuses(
        board=board,
        food=int(chosen["food"] == YES),
        token=int(chosen["token"] == YES),
        card=CARD_NAMES.index(card) if card != NONE else -1,
        home=int(chosen["home"]),
        veteran=ACTION_NAMES.index(aztec) if aztec != NONE else -1,
        limit=int(chosen["holder"]),
        warship=int(chosen["warship"] == YES),
        allies=PEOPLE_NAMES.index(str(chosen["allies"])),
    )


def begin(chart: Chart, bonuses: Bonuses, level: int) -> SoloState:
    tables = chart.solo_tables(bonuses.limit)
    if bonuses.veteran >= 0 and not tables.settlers[bonuses.board * 4 + bonuses.veteran]:
        raise BadOptions(Message("solo-no-section"), ("S-12.6",))
    if bonuses.home and bonuses.home in chart.tiles_named():
        raise BadOptions(Message("solo-no-home", {"tile": bonuses.home}), ("S-12.5",))
    return set_up(tables, chart.story, chart.people, level, bonuses)


def load(box: Booklet, data: Dict[str, Any]) -> SoloState:
    """A state from its saved form."""
    with refused_if_incomplete():
        stack = load_stack(PROCEDURES, data)
        state = begin(box.chart(str(data["scenario"])), Bonuses(limit=int(data["limit"])), 0)
        fields = (*SoloState.NUMBERS, *SoloState.SOLO_NUMBERS, *SoloState.LISTS, *SoloState.SOLO_LISTS)
        load_fields(state, fields, data)
        state.stack = stack
    advance(state)
    return state


def campaign(edition: str = "") -> Campaign:
    """The campaign with the printed components, or with an owner's. Raises BadEdition."""
    return Campaign(booklet(edition))
