"""What a seat may know of a game of Diluvia: everything but the cards in others' hands and what they seal."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Dict, List, Optional, Tuple

from seaboard.core.messages import Argument, Message
from seaboard.core.packing import verb_of
from seaboard.core.verbs import Verbs
from seaboard.core.view import AskView, View
from seaboard.games.diluvia.components.tables import TOP, places
from seaboard.games.diluvia.presentation.names import card_name, target_name, who, whom
from seaboard.games.diluvia.presentation.outcome import outcome
from seaboard.games.diluvia.presentation.risks import Risk, risks
from seaboard.games.diluvia.presentation.shows import DiluviaShows, shows
from seaboard.games.diluvia.presentation.squares import described, vip_seat
from seaboard.games.diluvia.rules.actions import ACTION_CARDS, CARD_OF
from seaboard.games.diluvia.rules.ending import rings_of, sides
from seaboard.games.diluvia.rules.flood import Rise
from seaboard.games.diluvia.rules.notation import CARD_NAMES, FACE_NAMES, SPECIES_NAMES, seat_name, square_name
from seaboard.games.diluvia.rules.play import Play
from seaboard.games.diluvia.rules.state import NOBODY, UNDECIDED, DiluviaState

ASK_SEAT = "diluvia-ask-seat"


@dataclass(frozen=True)
class PlayerView:
    """`hand` has the kinds of cards, None where the viewer may not know them. A sentence begins with `who`; `whom` is
    the name inside one.
    """

    seat: int
    species: str
    side: int
    cards: int
    hand: Optional[Tuple[str, ...]]
    jungle: Tuple[str, ...]
    aboard: Tuple[str, ...]
    adrift: int
    rings: Tuple[int, ...]
    who: Message
    whom: Message


@dataclass(frozen=True)
class PlayView:
    """The card that has been declared: its text, kind and player, what has become of it so far, and what it would do,
    in words and as a picture.
    """

    do: str
    card: str
    player: int
    cancelled: bool
    roller: Optional[int]
    message: Message
    shows: DiluviaShows


@dataclass(frozen=True)
class DiluviaView(View):
    """`deck` tells how many cards are left and how many of them are Floods; `discards` how many of each kind lie open.
    `waived` are the seats that undo nothing more this turn, `boarding` is whose animal waits for a seat. `described`
    has every square and seat in words.
    """

    players: Tuple[PlayerView, ...]
    teams: int
    express: bool
    turn: int
    first: Optional[int]
    active: Optional[int]
    level: int
    raft: Optional[str]
    columns: int
    rows: int
    vip: str
    edges: Tuple[str, ...]
    meter: int
    spaces: int
    die: Optional[str]
    deck: int
    floods: int
    discards: Dict[str, int]
    emptied: bool
    play: Optional[PlayView]
    waived: Tuple[int, ...]
    risk: Risk
    boarding: Optional[int]
    described: Dict[str, Tuple[Message, ...]]


def view(verbs: Verbs[DiluviaState], state: DiluviaState, seat: int) -> DiluviaView:
    """Field by field."""
    tables = state.tables
    columns = int(tables.columns)
    return DiluviaView(
        seat=seat,
        ask=ask_view(verbs, state, seat),
        outcome=outcome(state),
        players=tuple(player(state, one, seat) for one in range(state.players)),
        teams=sides(state) if tables.rules.team else 0,
        express=tables.rules.express,
        turn=state.turn,
        first=None if state.first == UNDECIDED else state.first,
        active=state.active if state.turn else None,
        level=state.level,
        raft=square_name(state.raft) if state.level < TOP else None,
        columns=columns,
        rows=int(tables.rows),
        vip=vip_seat(tables),
        edges=tuple(seat_name(place, columns) for place in places(tables.edges)),
        meter=state.meter,
        spaces=tables.meter,
        die=FACE_NAMES[state.die] if state.die != UNDECIDED else None,
        deck=sum(state.deck),
        floods=sum(state.deck[ACTION_CARDS:]),
        discards={CARD_NAMES[kind]: number for kind, number in enumerate(discards(state)) if number},
        emptied=bool(state.emptied),
        play=declared(verbs, state),
        waived=tuple(one for one in range(state.players) if state.waived >> one & 1),
        risk=risks(state),
        boarding=boarding(state),
        described=described(state, seat),
    )


def discards(state: DiluviaState) -> List[int]:
    return [*state.discard, *state.spent]


def player(state: DiluviaState, one: int, viewer: int) -> PlayerView:
    columns = int(state.tables.columns)
    known = one == viewer or bool(state.ending)
    counts = state.hands[one * ACTION_CARDS : (one + 1) * ACTION_CARDS]
    hand = tuple(CARD_NAMES[kind] for kind in range(ACTION_CARDS) for _ in range(counts[kind]))
    return PlayerView(
        seat=one,
        species=SPECIES_NAMES[one],
        side=state.tables.rules.side(one),
        cards=len(hand),
        hand=hand if known else None,
        jungle=tuple(square_name(square) for square in places(state.jungle[one])),
        aboard=tuple(seat_name(place, columns) for place in places(state.aboard[one])),
        adrift=state.adrift[one],
        rings=tuple(rings_of(state, state.tables.rules.side(one))),
        who=who(one),
        whom=whom(one),
    )


def declared(verbs: Verbs[DiluviaState], state: DiluviaState) -> Optional[PlayView]:
    rule = state.stack[-1] if state.stack else None
    if not isinstance(rule, Play):
        return None
    roller = None if rule.roller == NOBODY else int(rule.roller)
    card = CARD_NAMES[card_of(rule.action)]
    message = Message("diluvia-plays", declaration(state, rule))
    shown = shows(state, rule.action)
    return PlayView(verbs.write(rule.action), card, state.active, bool(rule.cancelled), roller, message, shown)


def declaration(state: DiluviaState, rule: Play) -> Dict[str, Argument]:
    card, target = card_name(card_of(rule.action)), target_name(state, rule.action)
    return {"who": who(state.active), "card": card, "target": target}


def boarding(state: DiluviaState) -> Optional[int]:
    rule, ask = (state.stack[-1] if state.stack else None), state.pending
    if ask is None or ask.prompt != ASK_SEAT or not isinstance(rule, (Play, Rise)):
        return None
    return int(rule.boarding)


def card_of(action: int) -> int:
    return CARD_OF[verb_of(action)]


def ask_view(verbs: Verbs[DiluviaState], state: DiluviaState, seat: int) -> Optional[AskView]:
    """In a window all opponents are shown as asked until it closes: nobody sees who has answered (DV-9.1)."""
    if state.pending is None:
        return None
    asked = verbs.ask_view(state, seat, prompt(state))
    window = open_window(state)
    return replace(asked, seats=window, sealed=True) if asked is not None and window else asked


def open_window(state: DiluviaState) -> Tuple[int, ...]:
    """DV-9.1: all who were asked, as long as the window is open."""
    rule, ask = state.stack[-1], state.pending
    if not isinstance(rule, Play) or ask is None or not ask.timed:
        return ()
    return tuple(seat for seat in range(state.players) if rule.asked >> seat & 1)


def prompt(state: DiluviaState) -> Message:
    """Nothing in it that only some may know."""
    ask = state.pending
    assert ask is not None
    rule, newcomer = state.stack[-1], boarding(state)
    if isinstance(rule, Play) and ask.timed:
        # also when all have answered: nobody sees that (DV-9.1)
        return Message("diluvia-ask-undo", declaration(state, rule))
    return Message(ask.prompt, {"who": whom(newcomer)} if newcomer is not None else {})
