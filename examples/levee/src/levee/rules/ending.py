"""L-3: what each village has made of it."""

from __future__ import annotations

from levee.rules.state import LeveeState

FIELD, HARVEST, BAGS = 2, 2, 3  # points of a field and of a harvest; sandbags to a point


def scores(state: LeveeState) -> tuple[int, ...]:
    """L-3.2."""
    rows = zip(state.fields, state.harvests, state.bags, strict=True)
    return tuple(FIELD * fields + HARVEST * harvests + bags // BAGS for fields, harvests, bags in rows)


def winners(state: LeveeState) -> tuple[int, ...]:
    """L-3.3: those with the most points share the victory."""
    points = scores(state)
    return tuple(seat for seat, own in enumerate(points) if own == max(points))
