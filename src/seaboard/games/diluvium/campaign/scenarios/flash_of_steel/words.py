"""What people read of A Flash of Steel."""

from __future__ import annotations

from typing import Final, List, Optional

from seaboard.core.messages import Line, Message, line
from seaboard.games.diluvium.campaign.presentation.aims import weapons_to_bring
from seaboard.games.diluvium.campaign.presentation.scene import SoloScene
from seaboard.games.diluvium.campaign.presentation.words import Deed, Question, Sign, Tried, Words
from seaboard.games.diluvium.campaign.rules.actions import ARM_ALLY, DEED, POOL, amount_of
from seaboard.games.diluvium.campaign.rules.state import ADVERSARY, YOU, SoloState
from seaboard.games.diluvium.campaign.scenarios.flash_of_steel.rules import ARMS, Earning, allied_city, is_ally_armed


def armed(_: SoloScene) -> List[Line]:
    return [line("solo-arms-ally", "S-33.6", weapons=int(ARMS))]


def pooled(scene: SoloScene) -> List[Line]:
    taken = scene.after.gold[YOU] - scene.before.gold[YOU]
    return [line("solo-pools", "S-33.3", pooled=scene.before.aside - scene.after.aside, gold=taken)]


def earned(scene: SoloScene) -> List[Line]:
    """A choice nobody was asked for."""
    rule = scene.rule
    assert isinstance(rule, Earning)
    same = scene.before.gold == scene.after.gold and scene.before.aside == scene.after.aside
    return [] if rule.done or same else pooled(scene)


def robbed(scene: SoloScene) -> List[Line]:
    """S-33.4: the adversary takes from you what the supply does not have."""
    lost = scene.before.gold[YOU] - scene.after.gold[YOU]
    if lost <= 0 or scene.after.gold[ADVERSARY] == scene.before.gold[ADVERSARY]:
        return []
    return [line("solo-robbed", "S-33.4", gold=lost)]


def no_pooling(tried: Tried) -> Optional[Message]:
    rule = tried.rule
    if not isinstance(rule, Earning):
        return None
    if amount_of(tried.action) == 0:
        return Message("solo-refuse-empty-supply")
    return Message("solo-refuse-pool", {"gold": int(rule.gold), "all": int(rule.gold * rule.times)})


def gold_waiting(state: SoloState) -> int:
    """S-33.3."""
    waiting = [rule for rule in state.stack if isinstance(rule, Earning) and not rule.done]
    return sum(int(rule.gold * rule.times) for rule in waiting)


def signs(state: SoloState) -> List[Sign]:
    """S-33.6."""
    return [(allied_city(state), "ally")]


WORDS: Final = Words(
    aims={"condottiere": weapons_to_bring(ARMS, "ally", is_ally_armed)},
    steps={("Earning", "decide"): earned},
    deeds=(Deed(ARM_ALLY, ("S-33.6",), armed), Deed(POOL, ("S-33.3",), pooled, no_pooling)),
    questions=(Question("solo-ask-pool", DEED),),
    signs=signs,
    whose_city="egyptians",
    always=robbed,
    waiting=gold_waiting,
)
