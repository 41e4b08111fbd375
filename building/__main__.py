"""`python -m building play | terminal | test | compiled | wheel | ready [arguments]`: what `make` begins with."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence

from building import ready
from building.locks import only_one
from building.phases import Phase, PhaseFailed, Progress, carry_out
from building.playing import compile_now, may_compile, play


def prepare(*phases: Phase) -> None:
    """One `make` at a time prepares; another waits and then finds it done. Raises PhaseFailed."""
    progress = Progress()
    with only_one(ready.BUILD / ".lock", lambda: progress.line("another make is preparing; waiting for it")):
        carry_out(phases, progress)


def table(arguments: Sequence[str]) -> int:
    prepare(ready.environment(ready.PLAY), ready.client_packages(), ready.page())
    return play(arguments)


def terminal(arguments: Sequence[str]) -> int:
    prepare(ready.environment(ready.PLAY))
    return become(str(ready.BIN / "seaboard"), "play", *(arguments or ["nautilion"]))


def test(arguments: Sequence[str]) -> int:
    everything(())
    return become(str(ready.PYTHON), str(ready.ROOT / "scripts" / "test-legs"), *arguments)


def everything(_: Sequence[str]) -> int:
    """All that checks and tests need, but no compiled rules."""
    prepare(ready.programs(), ready.environment(ready.ALL), ready.client_packages(), ready.page())
    return 0


def tools(_: Sequence[str]) -> int:
    """What checks need."""
    prepare(ready.environment(ready.ALL), ready.client_packages())
    return 0


def compiled(_: Sequence[str]) -> int:
    prepare(ready.environment(ready.PLAY))
    return compile_now()


def wheel(_: Sequence[str]) -> int:
    prepare(ready.environment(ready.ALL), ready.client_packages(), ready.page())
    if may_compile() and compile_now():
        return 1
    prepare(ready.environment(ready.ALL), ready.client_packages(), ready.page(), ready.wheel())
    return 0


def become(*command: str) -> int:
    sys.stdout.flush()
    os.chdir(ready.ROOT)
    os.environ.update(ready.with_tools())
    os.execv(command[0], command)  # noqa: S606


WAYS: dict[str, Callable[[Sequence[str]], int]] = {
    "play": table, "terminal": terminal, "test": test, "compiled": compiled, "wheel": wheel, "tools": tools,
    "everything": everything,
}  # fmt: skip


def main(arguments: list[str]) -> int:
    way, *rest = arguments or ["play"]
    try:
        return WAYS[way](rest)
    except PhaseFailed as fault:
        print(fault, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nstopped; what was under way begins again next time", file=sys.stderr)
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
