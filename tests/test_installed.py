"""Which engine these tests run on: the sources in pure Python, or the wheel that `make` built."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

import seaboard
from seaboard.core import engine
from seaboard.language import LANGUAGES, language, register

ROOT = Path(__file__).parents[1]
INSTALLED = os.environ.get("SEABOARD_TEST_INSTALLED") == "1"


@pytest.mark.skipif(INSTALLED, reason="this leg tests the installed wheel")
def test_the_first_leg_runs_the_sources() -> None:
    assert Path(seaboard.__file__).is_relative_to(ROOT / "src")
    assert not seaboard.compiled()


@pytest.mark.skipif(not INSTALLED, reason="this leg tests the sources")
def test_the_second_leg_runs_the_wheel_and_it_is_compiled_where_it_can_be() -> None:
    assert not Path(seaboard.__file__).is_relative_to(ROOT / "src")
    assert Path(engine.__file__).parent.parent == Path(seaboard.__file__).parent
    pure_wanted = os.environ.get("SEABOARD_PURE") == "1" or shutil.which(os.environ.get("CC", "cc")) is None
    assert seaboard.compiled() or pure_wanted


def test_languages_and_rules_are_at_hand() -> None:
    for code in LANGUAGES:
        assert language(code).knows("nautilion-ask-plan")
        assert len(register("nautilion", code)) >= 40
