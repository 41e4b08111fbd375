"""`--random-order` shuffles modules and the tests in them; the number it tells gives the same order again.

Tests of the sources run them as they are, whatever compiled rules `make` has made from them.
"""

from __future__ import annotations

import os
import random
import signal

import pytest

if os.environ.get("SEABOARD_TEST_INSTALLED") != "1":
    os.environ["SEABOARD_PURE"] = "1"

# A shell that starts something behind it leaves Ctrl-C unheard in there, and in all that is started from there.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

OPTION = "--random-order"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(OPTION, nargs="?", type=int, const=-1, default=None, metavar="NUMBER", help="shuffle the tests")


def pytest_configure(config: pytest.Config) -> None:
    """Chosen once: xdist's workers are told the number of the process that started them, or they would disagree."""
    told = getattr(config, "workerinput", {}).get(OPTION)
    wanted: int | None = config.getoption(OPTION)
    config.stash[NUMBER] = told if told is not None else (random.randrange(10**6) if wanted == -1 else wanted)


NUMBER = pytest.StashKey["int | None"]()


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node: pytest.Item) -> None:
    config: pytest.Config = node.config
    node.workerinput[OPTION] = config.stash[NUMBER]  # type: ignore[attr-defined]


def pytest_report_header(config: pytest.Config) -> str | None:
    number = config.stash[NUMBER]
    return None if number is None else f"{OPTION}={number}"


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    number = config.stash[NUMBER]
    if number is None:
        return
    luck = random.Random(number)
    modules = sorted({item.nodeid.partition("::")[0] for item in items})
    luck.shuffle(modules)
    places = {module: place for place, module in enumerate(modules)}
    luck.shuffle(items)
    items.sort(key=lambda item: places[item.nodeid.partition("::")[0]])
