"""What a player of the campaign sees: Diluvium's view, and beside it the adversary's board and the scenario."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Dict, List, Optional, Tuple

from seaboard.core.ask import Ask
from seaboard.core.messages import Message
from seaboard.core.packing import argument_of, verb_of
from seaboard.core.pieces.pile import kinds
from seaboard.core.verbs import Verbs
from seaboard.core.view import AskView
from seaboard.games.diluvium.campaign.components.loading import Chart
from seaboard.games.diluvium.campaign.components.tables import green
from seaboard.games.diluvium.campaign.presentation.aims import progress, still_to_do, too_poor
from seaboard.games.diluvium.campaign.presentation.battle import OddsView, battle, foe, odds
from seaboard.games.diluvium.campaign.presentation.gifts import gifts_of
from seaboard.games.diluvium.campaign.presentation.outcome import outcome
from seaboard.games.diluvium.campaign.presentation.places import sea
from seaboard.games.diluvium.campaign.presentation.signs import signs
from seaboard.games.diluvium.campaign.rules.actions import ALLIES, VETERAN
from seaboard.games.diluvium.campaign.rules.adversary_engage import sea_for_warships, warship_at
from seaboard.games.diluvium.campaign.rules.astrolabe import rings
from seaboard.games.diluvium.campaign.rules.deeds import Offer
from seaboard.games.diluvium.campaign.rules.movement import SoloSail, food_price, within_reach
from seaboard.games.diluvium.campaign.rules.notation import TOKEN_NAMES
from seaboard.games.diluvium.campaign.rules.scare import SoloScare, first_settler
from seaboard.games.diluvium.campaign.rules.settlers import SoloMoveSettler
from seaboard.games.diluvium.campaign.rules.state import ADVERSARY, ALLY, FACE_DOWN, NOWHERE, YOU, SoloState
from seaboard.games.diluvium.components.tables import beside
from seaboard.games.diluvium.presentation.names import who as who_is
from seaboard.games.diluvium.presentation.names import whom, whose
from seaboard.games.diluvium.presentation.prospects import Prospect, cells, prospects
from seaboard.games.diluvium.presentation.questions import settler_name, space_name
from seaboard.games.diluvium.presentation.view import (
    DiluviumView,
    PlayerView,
    acting,
    sailing,
    supplies,
)
from seaboard.games.diluvium.rules.actions import RESOURCES, SAIL, SECTION
from seaboard.games.diluvium.rules.movement import moves_of
from seaboard.games.diluvium.rules.notation import ACTION_NAMES, BOARD_NAMES, CARD_NAMES, KIND_NAMES, PEOPLE_NAMES
from seaboard.games.diluvium.rules.state import EXPLORER, SECTIONS, SHIPS, WARSHIP
from seaboard.games.diluvium.rules.turn import cleared_sections

CITY_NAMES = ("home", "foe", "foe2", "ally")
FOUND_CITY = "found"


@dataclass(frozen=True)
class GoalView:
    """A victory of the scenario, how far you are (`have` of `need`), and where it helps what is left to do. It is `met`
    when it was at any time in this round (S-2.4). `gives` is what it brings for the rest of a campaign; it is `poor`
    when the next step reaches it, or did, and your gold is not enough to win with it (S-2.5).
    """

    title: str
    have: int
    need: int
    met: bool
    left: Optional[Message]
    gives: Tuple[Message, ...]
    poor: bool


@dataclass(frozen=True)
class AdversaryView:
    """Its board: settlers in reserve, settlement tokens from the top, combat tokens. `mirrors` is the action it will
    take unless a token says otherwise, None when it will do nothing; `bound` are the places its warships may stop at
    when they sail next.
    """

    people: Optional[str]
    reserve: int
    column: Tuple[str, ...]
    pile: Tuple[str, ...]
    shown: Tuple[str, ...]
    range: int
    mirrors: Optional[str]
    second: Optional[str]
    bound: Tuple[str, ...]


@dataclass(frozen=True)
class SoloPart:
    """`tokens` has by place an objective token's number, 0 while it lies face down; `stores` by place the food, craft
    and weapons lying there; `cities` by place `home`, `foe`, `foe2` or `ally`; `foe` is whom a battle is fought with.
    `signs` has by place what it means here: `hydra`, `guardian`…
    """

    scenario: str
    chapter: int
    goals: Tuple[GoalView, ...]
    needs_gold: bool
    adversary: Optional[AdversaryView]
    coins: int
    aside: int
    cities: Dict[str, str]
    green: Tuple[str, ...]
    tokens: Dict[str, int]
    signs: Dict[str, str]
    stores: Dict[str, Tuple[int, int, int]]
    exile: Optional[str]
    found: Optional[str]
    conquered: Tuple[str, ...]
    escort: Optional[str]
    veteran: Optional[str]
    veteran_lies: bool
    allied: int
    lost: int
    lying: Tuple[int, ...]
    tally: int
    wins: int
    foe: Optional[str]
    odds: Optional[OddsView]


@dataclass(frozen=True)
class SoloView(DiluviumView):
    solo: SoloPart


def view(chart: Chart, verbs: Verbs[SoloState], state: SoloState, seat: int) -> SoloView:
    """Field by field; nothing is hidden from whoever plays."""
    names = chart.places
    begun = state.rounds > 0
    return SoloView(
        seat=seat,
        ask=ask_view(verbs, state, seat, names),
        outcome=outcome(state),
        players=tuple(player(state, who, names) for who in range(state.players)),
        round=int(state.rounds),
        last_round=bool(state.is_last_round()),
        first=ADVERSARY,
        active=int(state.active) if begun else None,
        sea=sea(chart, state, names, bound(state)),
        supplies=supplies(state),
        hand=tuple(CARD_NAMES[card] for card in kinds(state.cards[YOU])),
        ship=sailing(state),
        prices=prices(state, names),
        settler=moving_settler(state, names),
        battle=battle(state, names),
        prospects=hopes(state, names) if begun and not state.ending else {},
        acting=acting(state) if state.active == YOU else None,
        solo=solo_part(chart, state, names),
    )


def named(names: List[str], cell: int) -> str:
    return names[cell] if cell != NOWHERE else ""


def player(state: SoloState, who: int, names: List[str]) -> PlayerView:
    """The adversary plays without sections and resources; allies have settlers only."""
    tables = state.tables
    board, markers = int(state.board[who]), int(tables.markers)
    cleared = cleared_sections(state, YOU) if who == YOU else 0
    held = state.held[who * RESOURCES : who * RESOURCES + RESOURCES]
    own = who == YOU
    at = board * SECTIONS
    return PlayerView(
        seat=who,
        people=PEOPLE_NAMES[state.people[who]] if state.people[who] >= 0 else None,
        board=BOARD_NAMES[board] if own else None,
        city=named(names, tables.city[who] if who < min(ALLY, len(tables.city)) else NOWHERE),
        explorer=named(names, state.ships[who * SHIPS + EXPLORER]),
        warship=named(names, state.ships[who * SHIPS + WARSHIP]),
        strength=int(state.strength[who]),
        track=tuple(tables.track[board * markers : (board + 1) * markers]),
        markers=int(state.markers[who]),
        sections=tuple(state.sections[who * SECTIONS : (who + 1) * SECTIONS]) if own else (0, 0, 0, 0),
        rooms=tuple(tables.settlers[at : at + SECTIONS]) if own else (0, 0, 0, 0),
        cleared=tuple(name for section, name in enumerate(ACTION_NAMES) if cleared >> section & 1),
        wheel=ACTION_NAMES[state.wheel[who]] if state.wheel[who] < SECTIONS else None,
        resources=int(state.resources(who)),
        held=(held[0], held[1], held[2]),
        gold=int(state.gold[who]),
        cards=len(kinds(state.cards[who])),
        explored=tuple(names[cell] for cell in cells(state, state.explored[who])),
        moves=(tables.moves[board * SHIPS], tables.moves[board * SHIPS + 1]),
        tiles_per_food=(tables.tiles_per_food[board * SHIPS], tables.tiles_per_food[board * SHIPS + 1]),
        craft_price=tables.craft_price[board],
        settle_gold=tables.settle_gold[board],
        produce_gold=tables.produce_gold[board],
        placing_gold=tables.placing_gold[board],
        threatens=tuple(names[cell] for cell in cells(state, strikes(state, who))),
        may_threaten=(),
        who=who_is(state, who),
        whom=whom(state, who),
        whose=whose(state, who),
        lying=tuple(state.lying) if own else (),
        guest=ACTION_NAMES[state.veteran - SECTION] if own and state.veteran >= SECTION else None,
        guest_lies=own and bool(state.veteran_lies),
    )


def strikes(state: SoloState, who: int) -> int:
    """Where the warships of a side could strike in its next turn, without food; S-3.6: not those you have beaten."""
    if who == YOU:
        return within_reach(state, WARSHIP, moves_of(state, YOU, WARSHIP), 0) & ~int(state.tables.cities)
    return bound(state) if who == ADVERSARY and not state.defeated else 0


def bound(state: SoloState) -> int:
    """Where its warships may stop when they sail next."""
    if not state.story.acts():
        return 0
    return bound_for(state, 0) | (bound_for(state, 1) if state.rival != NOWHERE else 0)


def bound_for(state: SoloState, which: int) -> int:
    """S-8.1 to S-8.3: the ends of its shortest ways, hidden tiles in between included."""
    start = warship_at(state, which)
    if start == NOWHERE:
        return 0
    far = rings(state, start, state.story.quarry(state, which), sea_for_warships(state))
    front, ends = 1 << start, 0
    for step in range(1, min(len(far) - 1, int(state.reach())) + 1):
        front = beside(state.tables, front) & far[len(far) - 1 - step]
        ends |= front & ~state.up
        front &= state.up
    return ends | (front & ~(1 << start))


def hopes(state: SoloState, names: List[str]) -> Dict[str, Tuple[Prospect, ...]]:
    def reach(_: object, __: int, ship: int, moves: int, food: int) -> int:
        return int(within_reach(state, ship, moves, food))

    def price(_: object, __: int, ship: int, moves: int, cell: int) -> int:
        return int(food_price(state, ship, moves, cell))

    return prospects(state, YOU, names, reach, price)


def prices(state: SoloState, names: List[str]) -> Dict[str, int]:
    """D-5.2, D-5.3: the food each place costs."""
    rule, ask = (state.stack[-1] if state.stack else None), state.pending
    if not isinstance(rule, SoloSail) or ask is None or ask.seat != YOU:
        return {}
    moves = moves_of(state, YOU, rule.ship) + rule.extra
    places = [argument_of(action) for action in rule.options if verb_of(action) == SAIL]
    return {names[cell]: int(food_price(state, rule.ship, moves, cell)) for cell in places}


def moving_settler(state: SoloState, names: List[str]) -> Optional[str]:
    """The space, or the section of the board, of the settler a question is about."""
    rule, ask = (state.stack[-1] if state.stack else None), state.pending
    if ask is None or ask.seat != YOU:
        return None
    if isinstance(rule, SoloMoveSettler) and rule.source >= 0:
        return settler_space(state, rule.source, names)
    if isinstance(rule, SoloScare):
        return space_name(first_settler(state, YOU, rule.cell), names)
    return None


def settler_space(state: SoloState, source: int, names: List[str]) -> str:
    if source == ALLIES:
        return "allies"
    return space_name(state.veteran if source == VETERAN else source, names)


def ask_view(verbs: Verbs[SoloState], state: SoloState, seat: int, names: List[str]) -> Optional[AskView]:
    """An offer rests on the clauses of what it offers as well."""
    ask = state.pending
    if ask is None:
        return None
    shown = verbs.ask_view(state, seat, prompt(state, ask, names))
    if shown is None or not isinstance(state.stack[-1], Offer):
        return shown
    offered = (rule for choice in shown.choices for rule in choice.rules)
    return replace(shown, rules=tuple(dict.fromkeys([*ask.rules, *offered])))


def prompt(state: SoloState, ask: Ask, names: List[str]) -> Message:
    settler = moving_settler(state, names)
    if settler is not None:
        return Message(ask.prompt, {"settler": name_of_settler(settler)})
    offered = isinstance(state.stack[-1], Offer)
    return Message(f"{ask.prompt}-{state.story.id}" if offered else ask.prompt)


def name_of_settler(space: str) -> Message:
    return Message("solo-settler-of-allies") if space == "allies" else settler_name(space)


def solo_part(chart: Chart, state: SoloState, names: List[str]) -> SoloPart:
    story = state.story
    sinking = [names[cell] for cell in cells(state, green(state) & ~story.void(state))]
    return SoloPart(
        scenario=story.id,
        chapter=story.number,
        goals=goals(state),
        needs_gold=story.needs_gold,
        adversary=adversary(state, names) if story.acts() else None,
        coins=int(state.coins),
        aside=int(state.aside),
        cities=cities(chart, state, names),
        green=tuple(sinking),
        tokens={names[cell]: 0 if token == FACE_DOWN else token for cell, token in enumerate(state.tokens) if token},
        signs={names[cell]: sign for cell, sign in signs(state).items()},
        stores=stores(state, names),
        exile=names[state.exile] if state.exile != NOWHERE else None,
        found=names[state.found] if state.found != NOWHERE else None,
        conquered=tuple(names[cell] for _, cell in chart.cities() if story.is_conquered(state, cell)),
        escort=names[state.escort] if state.escort != NOWHERE else None,
        veteran=space_name(state.veteran, names) if state.veteran != NOWHERE else None,
        veteran_lies=bool(state.veteran_lies),
        allied=int(state.allied),
        lost=int(state.lost),
        lying=tuple(state.lying),
        tally=int(state.tally),
        wins=int(state.wins),
        foe=foe(state),
        odds=odds(state),
    )


def cities(chart: Chart, state: SoloState, names: List[str]) -> Dict[str, str]:
    found = {names[cell]: CITY_NAMES[kind] for kind, cell in chart.cities()}
    if state.found != NOWHERE:
        found[names[state.found]] = FOUND_CITY
    return found


def goals(state: SoloState) -> Tuple[GoalView, ...]:
    met = [*state.story.met(state), *state.titles_met()]
    found: List[GoalView] = []
    for number, title in enumerate(state.story.titles):
        have, need = progress(state, number)
        left, gives, poor = still_to_do(state, number), gifts_of(state.story.id, title), too_poor(state, number)
        found.append(GoalView(title, int(have), int(need), number in met, left, tuple(gives), poor))
    return tuple(found)


def stores(state: SoloState, names: List[str]) -> Dict[str, Tuple[int, int, int]]:
    found: Dict[str, Tuple[int, int, int]] = {}
    for cell in range(state.tables.cells):
        food, craft, weapons = state.stores[cell * RESOURCES : (cell + 1) * RESOURCES]
        if food or craft or weapons:
            found[names[cell]] = (food, craft, weapons)
    return found


def adversary(state: SoloState, names: List[str]) -> AdversaryView:
    wheel = state.wheel[YOU]
    idle = wheel >= SECTIONS or (ACTION_NAMES[wheel] == "engage" and bool(state.defeated))
    return AdversaryView(
        people=PEOPLE_NAMES[state.people[ADVERSARY]] if state.people[ADVERSARY] >= 0 else None,
        reserve=int(state.reserve()),
        column=tuple(KIND_NAMES[kind] for kind in state.column),
        pile=tuple(TOKEN_NAMES[kind] for kind in kinds(state.combat)),
        shown=tuple(TOKEN_NAMES[kind] for kind in kinds(state.shown)),
        range=int(state.reach()),
        mirrors=None if idle else ACTION_NAMES[wheel],
        second=names[state.rival] if state.rival != NOWHERE else None,
        bound=tuple(names[cell] for cell in cells(state, bound(state))),
    )
