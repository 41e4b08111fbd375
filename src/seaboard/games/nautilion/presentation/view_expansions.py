"""What the expansions add to a view: all of it lies open but the order of the cards to come.

Tokens are numbers: crew 1 to 9, Mages 10 (A) to 12 (C), a Mercenary 13, a Reef in the reserve or the discard pile 14.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import List, Mapping, Optional, Tuple

from seaboard.core.pieces.pile import kinds
from seaboard.games.nautilion.components.kit import FROM_RESERVE, HEROICS, MACHINATIONS, MAGE_A, NEEDS, TRADES
from seaboard.games.nautilion.presentation.names import in_mask
from seaboard.games.nautilion.rules.expansions.heroics import HeroicAction, at_work, lasts, shown_cards
from seaboard.games.nautilion.rules.expansions.mages import partnerships
from seaboard.games.nautilion.rules.expansions.mercenaries import harpoons_of_the_nautilion, harpoons_of_the_phantom
from seaboard.games.nautilion.rules.expansions.reefs import reef_beside
from seaboard.games.nautilion.rules.expansions.state import NOT_YET, ExpandedState

RECONSTRUCTED = "reconstructed"
CREW_BACK = "nautilion-ask-crew-back"


@dataclass(frozen=True)
class CabinView:
    """The mage's cabin: `partners[n]` is the crew number beside the Mage `letters[n]`; `rerolls` are left this turn."""

    letters: Tuple[int, ...]
    partners: Tuple[int, ...]
    guests: Tuple[int, ...]
    partnerships: int
    rerolls: int


@dataclass(frozen=True)
class PhantomBoardView:
    """`ours` and `theirs` are the harpoons that a collision now would compare, `own` the Phantom's without its crew."""

    own: int
    berths: int
    slaves: Tuple[int, ...]
    theirs: int
    ours: int
    rammed: bool


@dataclass(frozen=True)
class ReefView:
    """`free` of `faces` faces of the die free the Nautilion from a Reef of this number, with the crew as it is."""

    number: int
    free: int
    faces: int
    left: int


@dataclass(frozen=True)
class CardView:
    """`effect` names the card's message, `needs` the expansion it belongs to, or nothing; it `lasts` so many turns."""

    number: int
    colour: str
    effect: str
    needs: str
    reconstructed: bool
    lasts: int


@dataclass(frozen=True)
class DarkhouseView:
    """The row of cards; `at` is where the Darkhouse stands, `next` where it goes; `silent` for so many turns."""

    row: Tuple[CardView, ...]
    at: Optional[int]
    next: int
    scheme: str
    silent: int


@dataclass(frozen=True)
class HeroicsView:
    """`pile` cards may still be revealed; `deeds` are at work this turn, `lasting`, if any, once more on the next."""

    shown: Tuple[CardView, ...]
    pile: int
    deeds: Tuple[str, ...]
    lasting: str


@dataclass(frozen=True)
class ExpansionsView:
    """Parts that are not in the game are None. `soldiers` are cabins of the Nautilion, `reefs` the number beside each
    place of the path, `beside` the Reef the Nautilion lies at. `second` is the second time through phases 2 to 5.
    `recovery` is where the token that is asked for comes from: `reserve` or `discards`.
    """

    cabin: Optional[CabinView]
    phantom_board: Optional[PhantomBoardView]
    soldiers: Tuple[int, ...]
    reefs: Tuple[int, ...]
    reef_odds: Tuple[ReefView, ...]
    beside: int
    stuck: bool
    darkhouse: Optional[DarkhouseView]
    heroics: Optional[HeroicsView]
    second: bool
    aside: Optional[int]
    free_whirlwinds: int
    free_translations: int
    recovery_cost: Optional[int]
    recovery: Optional[str]
    reefs_in_reserve: int
    reefs_discarded: int
    blanks_discarded: int


def expansions_view(state: ExpandedState, provenance: Mapping[str, str]) -> ExpansionsView:
    extra = state.expansions
    return ExpansionsView(
        cabin=cabin(state) if extra.mages else None,
        phantom_board=phantom_board(state) if extra.harpoons else None,
        soldiers=tuple(in_mask(state.soldiers)),
        reefs=tuple(state.reefs) if extra.reefs else (),
        reef_odds=reef_odds(state) if extra.reefs else (),
        beside=reef_beside(state),
        stuck=state.stuck != 0,
        darkhouse=darkhouse(state, provenance) if extra.machinations else None,
        heroics=heroics(state, provenance) if extra.heroics else None,
        second=state.pass_ != 0,
        aside=state.aside or None,
        free_whirlwinds=state.free_whirls,
        free_translations=state.free_swaps,
        recovery_cost=state.tables.kit.recovery_cost if extra.machinations else None,
        recovery=recovery(state),
        reefs_in_reserve=state.reefs_held,
        reefs_discarded=state.reefs_gone,
        blanks_discarded=state.blanks_gone,
    )


def recovery(state: ExpandedState) -> Optional[str]:
    rule = state.stack[-1] if state.stack else None
    if not isinstance(rule, HeroicAction) or state.pending is None or state.pending.prompt != CREW_BACK:
        return None
    return "reserve" if rule.deed == FROM_RESERVE else "discards"


def cabin(state: ExpandedState) -> CabinView:
    pairs = partnerships(state)
    guests = tuple(in_mask(state.guests))
    letters = tuple(range(MAGE_A, MAGE_A + TRADES))
    return CabinView(letters, tuple(state.tables.kit.partners), guests, pairs, max(0, pairs - state.rerolled))


def phantom_board(state: ExpandedState) -> PhantomBoardView:
    return PhantomBoardView(
        own=state.expansions.harpoons,
        berths=state.tables.kit.berths,
        slaves=tuple(kinds(state.slaves)),
        theirs=harpoons_of_the_phantom(state),
        ours=harpoons_of_the_nautilion(state),
        rammed=state.rammed != 0,
    )


def reef_odds(state: ExpandedState) -> Tuple[ReefView, ...]:
    """N-15.3: how likely each number lets the Nautilion go."""
    kit = state.tables.kit
    faces = [roll >> 11 for roll in kit.rolls_of_one]
    found: List[ReefView] = []
    for number in kit.reef_numbers:
        bonus = state.crew >> number & 1
        free = sum(1 for face in faces if face + bonus >= kit.free_from)
        found.append(ReefView(number, free, len(faces), state.reefs.count(number)))
    return tuple(found)


def machination_card(state: ExpandedState, card: int, provenance: Mapping[str, str]) -> CardView:
    kit = state.tables.kit
    sure = provenance[f"machination.{card}.effect"] != RECONSTRUCTED
    return CardView(card, "red" if kit.red[card] else "blue", MACHINATIONS[kit.machinations[card]], "", not sure, 1)


def heroic_card(state: ExpandedState, card: int, provenance: Mapping[str, str]) -> CardView:
    kit = state.tables.kit
    sure = provenance[f"heroic.{card}.effect"] != RECONSTRUCTED
    return CardView(card, "gold", HEROICS[kit.heroics[card]], NEEDS[kit.needs[card]], not sure, lasts(card))


def darkhouse(state: ExpandedState, provenance: Mapping[str, str]) -> DarkhouseView:
    row = tuple(machination_card(state, card, provenance) for card in state.row)
    at = None if state.walked == NOT_YET else int(state.walked)
    following = 0 if at is None or not row else (at + 1) % len(row)
    return DarkhouseView(row, at, following, MACHINATIONS[state.scheme], state.silence)


def heroics(state: ExpandedState, provenance: Mapping[str, str]) -> HeroicsView:
    shown = tuple(heroic_card(state, card, provenance) for card in shown_cards(state))
    deeds = tuple(HEROICS[deed] for deed in at_work(state))
    return HeroicsView(shown, f"{state.deck:b}".count("1"), deeds, HEROICS[state.lasting & 15])
