"""One sentence why: the parts of what two positions are worth are compared, and the largest differences named."""

from __future__ import annotations

from typing import Dict, List, Tuple

from seaboard.core.messages import Message

Terms = Dict[str, float]
BESIDE_THE_NEXT, BESIDE_THE_BEST, BESIDE_THE_CHOSEN = "coach-why-next", "coach-why-best", "coach-why-chosen"
WORTH_NAMING = 0.4  # of the largest difference: a smaller one is not named beside it

Difference = Tuple[float, str]


def reason_against(game: str, mine: Terms, other: Terms, trifle: float, against: str) -> Message:
    """What an answer gains and what it costs beside another one; `against` says which."""
    found = differences(mine, other, trifle)
    if against == BESIDE_THE_BEST and found and all(by < 0 for by, _ in found):
        return Message(against, {"what": Message("coach-only-cost", {"cost": said(game, found[0][1], "less")})})
    return Message(against, {"what": compared(game, found)})


def differences(mine: Terms, other: Terms, trifle: float) -> List[Difference]:
    """The largest first."""
    names = dict.fromkeys([*mine, *other])
    found = [(mine.get(name, 0.0) - other.get(name, 0.0), name) for name in names]
    return sorted([(by, name) for by, name in found if abs(by) > trifle], key=lambda found: (-abs(found[0]), found[1]))


def compared(game: str, found: List[Difference]) -> Message:
    largest = abs(found[0][0]) if found else 0.0
    named = [(by, name) for by, name in found if abs(by) >= WORTH_NAMING * largest]
    gains = [said(game, name, "more") for by, name in named if by > 0]
    costs = [said(game, name, "less") for by, name in named if by < 0]
    if gains and costs:
        return Message("coach-gain-and-cost", {"gain": gains[0], "cost": costs[0]})
    if len(gains) > 1:
        return Message("coach-gains", {"gain": gains[0], "second": gains[1]})
    if gains:
        return Message("coach-gain", {"gain": gains[0]})
    return Message("coach-cost", {"cost": costs[0]}) if costs else Message("coach-alike")


def said(game: str, name: str, way: str) -> Message:
    return Message(f"coach-{game}-{name}-{way}")
