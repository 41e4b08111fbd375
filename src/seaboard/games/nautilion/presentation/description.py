"""A position in sentences, for a reader or a listener."""

from __future__ import annotations

from typing import List, Tuple

from seaboard.core.messages import Message
from seaboard.core.pieces.pile import kinds
from seaboard.games.nautilion.components.kit import BLANK, REEF
from seaboard.games.nautilion.presentation.names import (
    ROLES,
    by_role,
    heroic,
    heroic_text,
    in_mask,
    machination,
    machination_text,
    named,
    shown_dice,
    signs,
)
from seaboard.games.nautilion.rules.expansions.heroics import at_work, lasts, shown_cards
from seaboard.games.nautilion.rules.expansions.mages import partnerships
from seaboard.games.nautilion.rules.expansions.mercenaries import harpoons_of_the_nautilion, harpoons_of_the_phantom
from seaboard.games.nautilion.rules.expansions.state import NOT_YET, ExpandedState
from seaboard.games.nautilion.rules.state import HAPPY_ISLES


def describe(state: ExpandedState) -> List[Message]:
    """Where everybody is, what is aboard, what lies ahead, and what the cards threaten or offer."""
    if state.bag:
        return [Message("nautilion-ask-lay")]
    turn = Message("nautilion-see-turn", {"turn": state.turn})
    aboard = [*_crew(state), *_cabin(state), *_harpoons(state)]
    return [turn, *_path(state), *aboard, *_piles(state), *_cards(state), *_in_hand(state)]


def spaces_to_go(state: ExpandedState) -> Tuple[int, int]:
    """How many spaces part the Nautilion from the Abyss and the Phantom from the Happy Isles, ends included."""
    ahead = [token for token in state.path[state.nautilion + 1 : -1] if token]
    behind = [token for token in state.path[1 : state.phantom] if token]
    return len(ahead) + 1, len(behind) + 1


def _path(state: ExpandedState) -> List[Message]:
    ahead = [token for token in state.path[state.nautilion + 1 : -1] if token]
    found = [*_submarines(state), Message("nautilion-see-ahead", {"count": len(ahead), "tokens": signs(ahead)})]
    if state.expansions.reefs:
        reefs = [f"{number} ({place})" for place, number in enumerate(state.reefs) if number]
        found.append(Message("nautilion-see-reefs", {"count": len(reefs), "reefs": ", ".join(reefs)}))
    if state.stuck:
        found.append(Message("nautilion-see-stuck"))
    return found


def _submarines(state: ExpandedState) -> List[Message]:
    """The base game's sentences know how long its path is; with expansions it has no fixed length."""
    to_abyss, to_isles = spaces_to_go(state)
    if not state.expansions.any():
        return [
            Message("nautilion-see-nautilion", {"place": state.nautilion, "left": to_abyss}),
            Message("nautilion-see-phantom", {"place": state.phantom, "left": to_isles}),
        ]
    ours, theirs = _whereabouts(state, state.nautilion), _whereabouts(state, state.phantom)
    return [
        Message("nautilion-see-nautilion-there", {"where": ours, "left": to_abyss}),
        Message("nautilion-see-phantom-there", {"where": theirs, "left": to_isles}),
    ]


def _whereabouts(state: ExpandedState, place: int) -> Message:
    if place == HAPPY_ISLES:
        return Message("nautilion-at-isles")
    return Message("nautilion-at-abyss") if place == state.abyss() else Message("nautilion-at-place", {"place": place})


def _crew(state: ExpandedState) -> List[Message]:
    crew, soldiers = in_mask(state.crew), in_mask(state.soldiers)
    found = [Message("nautilion-see-crew", {"count": len(crew), "tokens": signs(crew)})]
    if soldiers:
        found.append(Message("nautilion-see-soldiers", {"count": len(soldiers), "cabins": signs(soldiers)}))
    return found


def _cabin(state: ExpandedState) -> List[Message]:
    if not state.expansions.mages:
        return []
    guests, pairs = in_mask(state.guests), partnerships(state)
    found = [Message("nautilion-see-cabin", {"count": len(guests), "tokens": signs(guests)})]
    if pairs:
        left = max(0, pairs - state.rerolled)
        found.append(Message("nautilion-see-partnerships", {"count": pairs, "left": left}))
    return found


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


def _piles(state: ExpandedState) -> List[Message]:
    """With expansions it matters which tokens lie in the reserve and the discard pile: some may come back."""
    found = [Message("nautilion-see-reserve", {"count": state.reserve})]
    if not state.expansions.any():
        return found
    if state.held:
        found.append(Message("nautilion-see-held", {"tokens": signs(kinds(state.held))}))
    pile = kinds(state.discarded) + [REEF] * state.reefs_gone + [BLANK] * state.blanks_gone
    return [*found, Message("nautilion-see-discarded", {"count": len(pile), "tokens": signs(pile)})]


def _cards(state: ExpandedState) -> List[Message]:
    found = [_machination(state, index) for index in range(len(state.row))]
    if state.silence:
        found.append(Message("nautilion-see-silence", {"turns": state.silence}))
    found += [_heroic(state, card) for card in shown_cards(state)]
    found += [Message("nautilion-see-deed", {"text": heroic_text(deed)}) for deed in at_work(state)]
    if state.lasting:
        found.append(Message("nautilion-see-lasting", {"text": heroic_text(state.lasting & 15)}))
    return found


def _machination(state: ExpandedState, index: int) -> Message:
    effect = state.tables.kit.machinations[state.row[index]]
    here = index == state.walked and state.walked != NOT_YET
    name = "nautilion-see-card-here" if here else "nautilion-see-card"
    return Message(name, {"place": index + 1, "card": machination(effect), "text": machination_text(effect)})


def _heroic(state: ExpandedState, card: int) -> Message:
    effect = state.tables.kit.heroics[card]
    text = heroic_text(effect, lasts(card))
    return Message("nautilion-see-heroic", {"number": card, "card": heroic(effect), "text": text})


def _in_hand(state: ExpandedState) -> List[Message]:
    """The dice and the token taken."""
    found: List[Message] = []
    if state.dice:
        found += _given(state) if state.expansions.any() else []
        found.append(Message("nautilion-see-dice", {"dice": shown_dice(state.dice)}))
    if state.taken:
        found.append(Message("nautilion-see-taken", {"token": named(state.taken)}))
    return found


def _given(state: ExpandedState) -> List[Message]:
    """N-16.5, N-16.11: a card may have dice given out before the others are rolled."""
    given = zip(ROLES, by_role(state.plan))  # noqa: B905 (PyPy's 3.9 has no `strict`)
    return [Message("nautilion-die-given", {"role": role, "die": die}) for role, die in given if die]
