"""A state from its saved form: what every game's `load` is made of."""

from __future__ import annotations

from contextlib import contextmanager
from typing import Any, Dict, Iterable, Iterator, List, Mapping, Type

from seaboard.core.errors import BadRecord
from seaboard.core.messages import Message
from seaboard.core.procedure import Procedure, State, step_number

Rules = Dict[str, Type[Procedure[Any]]]


def rules_by_name(*rules: Type[Procedure[Any]]) -> Rules:
    """The rules a game's stack may hold."""
    return {rule.__name__: rule for rule in rules}


@contextmanager
def refused_if_incomplete() -> Iterator[None]:
    """Raises BadRecord for whatever a saved form lacks or has wrong."""
    try:
        yield
    except (KeyError, IndexError, TypeError, ValueError, AttributeError) as fault:
        raise BadRecord(Message("record-incomplete", {"fault": str(fault)[:60]})) from fault


def load_stack(rules: Mapping[str, Type[Procedure[Any]]], data: Mapping[str, Any]) -> List[Procedure[Any]]:
    return [_rule(rules, saved) for saved in data["stack"]]


def _rule(rules: Mapping[str, Type[Procedure[Any]]], saved: Mapping[str, Any]) -> Procedure[Any]:
    rule = rules[saved["rule"]]
    return rule(step_number(rule, saved["step"]), *[int(saved[field]) for field in rule.FIELDS])


def load_fields(state: State, fields: Iterable[str], data: Mapping[str, Any]) -> None:
    """Whole numbers and flat lists of them."""
    for field in fields:
        value = data[field]
        setattr(state, field, [int(item) for item in value] if isinstance(value, list) else int(value))
