"""What a Heroic Action may not do, and what a player may well try (N-17)."""

from __future__ import annotations

from typing import List

from seaboard.core.packing import pack
from seaboard.core.pieces.pile import count
from seaboard.core.verbs import Reason, because
from seaboard.games.nautilion.components.kit import FROM_DISCARD, FROM_RESERVE
from seaboard.games.nautilion.presentation.names import HEROIC_RULES, by_role, heroic, in_mask, named, shown_dice
from seaboard.games.nautilion.rules.actions import HEROIC, TAKE
from seaboard.games.nautilion.rules.ducts import CABINS
from seaboard.games.nautilion.rules.expansions.heroics import HeroicAction, shown_cards
from seaboard.games.nautilion.rules.expansions.state import ExpandedState


def no_heroic(state: ExpandedState, pair: int) -> Reason:
    """N-17.3: the card must lie open, and the crew member must be free to go."""
    card, cabin = pair & 15, pair >> 4
    if not state.shown >> card & 1:
        return _not_shown(state, card, "N-17.3")
    if state.soldiers >> cabin & 1:
        return because("nautilion-mercenary-pays-not", "N-17.3", cabin=cabin)
    if not state.crew >> cabin & 1:
        guest = ("N-13.8",) if state.guests >> cabin & 1 else ()
        return because("nautilion-payer-not-aboard", "N-17.3", *guest, token=cabin)
    deed = state.tables.kit.heroics[card]
    if deed in (FROM_DISCARD, FROM_RESERVE):
        return because("nautilion-would-split-for-good", "N-9.3", HEROIC_RULES[deed], token=cabin)
    return because("nautilion-payer-would-split", "N-9.3", "N-17.3", token=cabin, card=heroic(deed))


def _not_shown(state: ExpandedState, card: int, rule: str) -> Reason:
    cards = " ".join(str(shown) for shown in in_mask(state.shown)) or "-"
    return because("nautilion-card-not-shown", rule, number=card, cards=cards)


def no_setting(state: ExpandedState, dice: int) -> Reason:
    """N-17.6: as many dice as there are, written lowest first."""
    wanted = by_role(dice)
    strange = [face for face in wanted if face and face not in state.tables.kit.faces]
    if strange:
        return because("nautilion-face-not-on-dice", "N-4.1", "N-17.6", face=strange[0])
    if wanted.count(0) != by_role(state.dice).count(0):
        return because("nautilion-set-as-many", "N-17.6", dice=shown_dice(state.dice))
    return because("nautilion-set-in-order", "N-17.6")


def no_banishing(state: ExpandedState, card: int) -> Reason:
    return _not_shown(state, card, "N-17.7")


def no_leaving(_: ExpandedState, _argument: int) -> Reason:
    """N-17.9, N-17.10: not while the crew is apart."""
    return because("nautilion-must-mend", "N-17.9", "N-17.10", "N-9.3")


def no_comer(state: ExpandedState, action: HeroicAction, kind: int) -> Reason:
    """Why this crew member cannot come back."""
    rule, token = HEROIC_RULES[action.deed], named(kind)
    if not 1 <= kind <= CABINS:
        return because("nautilion-only-crew", rule, token=token)
    if not count(_source(state, action), kind):
        absent = "nautilion-not-in-reserve" if action.deed == FROM_RESERVE else "nautilion-not-discarded"
        return because(absent, rule, token=token)
    if state.aboard() >> kind & 1:
        return because("nautilion-cabin-occupied", rule, "N-8.4", cabin=kind)
    if not state.admiral() >> kind & 1:
        return because("nautilion-not-on-admiral", rule, "N-12.6", token=token)
    return because("nautilion-would-not-join", rule, "N-9.1", token=token)


def _source(state: ExpandedState, action: HeroicAction) -> int:
    return state.held if action.deed == FROM_RESERVE else state.discarded


# what a player may well try


def near_heroics(state: ExpandedState) -> List[int]:
    payers = in_mask(state.aboard()) or [1]
    return [pack(HEROIC, card | cabin << 4) for card in shown_cards(state) for cabin in payers]


def near_comers(state: ExpandedState, action: HeroicAction) -> List[int]:
    source = _source(state, action)
    return [pack(TAKE, number) for number in range(1, CABINS + 1) if count(source, number)]
