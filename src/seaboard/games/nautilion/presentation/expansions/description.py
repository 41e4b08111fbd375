"""A position with expansions in sentences, for a reader or a listener."""

from __future__ import annotations

from typing import Dict, List

from seaboard.core.messages import Argument, Message
from seaboard.core.pieces.pile import kinds
from seaboard.games.nautilion.components.kit import BLANK, REEF
from seaboard.games.nautilion.presentation.names import (
    heroic,
    heroic_text,
    in_mask,
    machination,
    machination_text,
    named,
    shown_dice,
    signs,
)
from seaboard.games.nautilion.presentation.view import spaces_to_go
from seaboard.games.nautilion.rules.expansions.heroics import at_work, lasts, shown_cards
from seaboard.games.nautilion.rules.expansions.mages import partnerships
from seaboard.games.nautilion.rules.expansions.mercenaries import harpoons_of_the_nautilion, harpoons_of_the_phantom
from seaboard.games.nautilion.rules.expansions.state import NOT_YET, ExpandedState
from seaboard.games.nautilion.rules.state import HAPPY_ISLES


def describe(state: ExpandedState) -> List[Message]:
    """Where everybody is, what is aboard, what lies ahead, and what the cards threaten or offer."""
    if state.bag:
        return [Message("nautilion-ask-lay")]
    told = [Message("nautilion-see-turn", {"turn": state.turn}), *_submarines(state), *_crew(state)]
    told += _cabin(state) + _harpoons(state) + _reserve(state) + _cards(state)
    if state.dice:
        told += _given(state)
        told.append(Message("nautilion-see-dice", {"dice": shown_dice(state.dice)}))
    if state.taken:
        told.append(Message("nautilion-see-taken", {"token": named(state.taken)}))
    return told


def _given(state: ExpandedState) -> List[Message]:
    """N-16.5, N-16.11: the dice given out before the others are rolled."""
    dice = (state.plan & 7, state.plan >> 3 & 7, state.plan >> 6)
    given = [(role, die) for role, die in zip(("darkhouse", "phantom", "nautilion"), dice) if die]  # noqa: B905 (PyPy's 3.9)
    return [Message("nautilion-die-given", {"role": role, "die": die}) for role, die in given]


def whereabouts(state: ExpandedState, place: int) -> Message:
    if place == HAPPY_ISLES:
        return Message("nautilion-at-isles")
    return Message("nautilion-at-abyss") if place == state.abyss() else Message("nautilion-at-place", {"place": place})


def _submarines(state: ExpandedState) -> List[Message]:
    to_abyss, to_isles = spaces_to_go(state)
    ours, theirs = whereabouts(state, state.nautilion), whereabouts(state, state.phantom)
    ahead = [token for token in state.path[state.nautilion + 1 : -1] if token]
    told = [
        Message("nautilion-see-nautilion-there", {"where": ours, "left": to_abyss}),
        Message("nautilion-see-phantom-there", {"where": theirs, "left": to_isles}),
        Message("nautilion-see-ahead", {"count": len(ahead), "tokens": signs(ahead)}),
    ]
    if state.expansions.reefs:
        reefs = [f"{number} ({place})" for place, number in enumerate(state.reefs) if number]
        told.append(Message("nautilion-see-reefs", {"count": len(reefs), "reefs": ", ".join(reefs)}))
    if state.stuck:
        told.append(Message("nautilion-see-stuck"))
    return told


def _crew(state: ExpandedState) -> List[Message]:
    crew, soldiers = in_mask(state.crew), in_mask(state.soldiers)
    told = [Message("nautilion-see-crew", {"count": len(crew), "tokens": signs(crew)})]
    if soldiers:
        told.append(Message("nautilion-see-soldiers", {"count": len(soldiers), "cabins": signs(soldiers)}))
    return told


def _cabin(state: ExpandedState) -> List[Message]:
    if not state.expansions.mages:
        return []
    guests, pairs = in_mask(state.guests), partnerships(state)
    told = [Message("nautilion-see-cabin", {"count": len(guests), "tokens": signs(guests)})]
    if pairs:
        left = max(0, pairs - state.rerolled)
        told.append(Message("nautilion-see-partnerships", {"count": pairs, "left": left}))
    return told


def _harpoons(state: ExpandedState) -> List[Message]:
    if not state.expansions.harpoons:
        return []
    if state.rammed:
        return [Message("nautilion-see-rammed")]
    slaves = kinds(state.slaves)
    harpoons = {"ours": harpoons_of_the_nautilion(state), "theirs": harpoons_of_the_phantom(state)}
    return [
        Message("nautilion-see-phantom-board", {"count": len(slaves), "tokens": signs(slaves)}),
        Message("nautilion-see-harpoons", harpoons),
    ]


def _reserve(state: ExpandedState) -> List[Message]:
    told = [Message("nautilion-see-reserve", {"count": state.reserve})]
    if state.held:
        told.append(Message("nautilion-see-held", {"tokens": signs(kinds(state.held))}))
    pile = kinds(state.discarded) + [REEF] * state.reefs_gone + [BLANK] * state.blanks_gone
    return [*told, Message("nautilion-see-discarded", {"count": len(pile), "tokens": signs(pile)})]


def _cards(state: ExpandedState) -> List[Message]:
    kit = state.tables.kit
    told: List[Message] = []
    for index, card in enumerate(state.row):
        effect = kit.machinations[card]
        args: Dict[str, Argument] = {"place": index + 1, "card": machination(effect), "text": machination_text(effect)}
        here = index == state.walked and state.walked != NOT_YET
        told.append(Message("nautilion-see-card-here" if here else "nautilion-see-card", args))
    if state.silence:
        told.append(Message("nautilion-see-silence", {"turns": state.silence}))
    for card in shown_cards(state):
        effect = kit.heroics[card]
        args = {"number": card, "card": heroic(effect), "text": heroic_text(effect, lasts(card))}
        told.append(Message("nautilion-see-heroic", args))
    told += [Message("nautilion-see-deed", {"text": heroic_text(deed)}) for deed in at_work(state)]
    if state.lasting:
        told.append(Message("nautilion-see-lasting", {"text": heroic_text(state.lasting & 15)}))
    return told
