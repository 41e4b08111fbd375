"""A game played on a map that has changed since is refused for its rules, not for a move that makes no sense."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from seaboard.core.errors import BadRecord
from seaboard.core.messages import Message
from seaboard.core.record import read_record, replay
from seaboard.games import load_game

OLD = Path(__file__).parent / "records" / "before_the_map_changed.toml"  # A Friend in Need, as it was first drawn
GAME = load_game("campaign")


def test_a_record_of_an_older_map_is_refused_for_its_rules() -> None:
    record = read_record(OLD.read_text("utf-8"))
    with pytest.raises(BadRecord) as fault:
        replay(GAME, record)
    args = {"recorded": 1, "current": GAME.rules_version}
    assert fault.value.message == Message("record-other-rules", args)


def test_it_could_not_be_played_on_the_map_of_today() -> None:
    """Why the version had to be raised."""
    record = replace(read_record(OLD.read_text("utf-8")), rules_version=GAME.rules_version)
    with pytest.raises(BadRecord) as fault:
        replay(GAME, record)
    assert fault.value.message.id != "record-other-rules"
