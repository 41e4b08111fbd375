"""The workshop: what takes too long or too much is stopped, its process replaced, and none outlives the server."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from seaboard.core.errors import BadEdition
from seaboard.table import worker
from seaboard.table.line import Busy
from seaboard.table.workshop import NeedsTooMuch, TookTooLong, WorkFailed, Workshop
from tests.table.thoughts import double, forever, greed, own_number, refuse, stumble, vanish

PATIENCE = 60.0
SHORT = 0.3


def work(story: Callable[[Workshop], Awaitable[None]], workers: int = 1) -> None:
    async def whole() -> None:
        workshop = Workshop(workers)
        try:
            await story(workshop)
        finally:
            workshop.close()

    asyncio.run(whole())


def gone(number: int) -> bool:
    """Whether no such process runs; one that nobody has buried yet does not."""
    try:
        return Path(f"/proc/{number}/stat").read_text("utf-8").rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


def wait_until(truth: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not truth():
        assert time.monotonic() < end
        time.sleep(0.01)


def test_a_job_is_done_elsewhere_and_the_process_stays() -> None:
    async def story(workshop: Workshop) -> None:
        assert not workshop.started()
        assert await workshop.do(double, 21) == 42
        first = await workshop.do(own_number)
        assert first != os.getpid()
        assert await workshop.do(own_number) == first

    work(story)


def test_rules_compiled_meanwhile_are_used_from_the_next_job_on(monkeypatch: pytest.MonkeyPatch) -> None:
    folders: list[Path | None] = [None]
    monkeypatch.setattr(worker, "compiled_folder", lambda: folders[0])

    async def story(workshop: Workshop) -> None:
        pure = await workshop.do(own_number)
        assert await workshop.do(own_number) == pure
        folders[0] = Path("compiled")
        compiled = await workshop.do(own_number)
        assert compiled != pure
        assert gone(pure)
        assert await workshop.do(own_number) == compiled

    work(story)


def test_what_takes_too_long_is_killed_and_replaced(caplog: pytest.LogCaptureFixture) -> None:
    async def story(workshop: Workshop) -> None:
        first = await workshop.do(own_number)
        with pytest.raises(TookTooLong) as late:
            await workshop.do(forever, seconds=SHORT)
        assert late.value.message.id == "table-took-too-long"
        assert gone(first)
        assert await workshop.do(own_number) != first

    work(story)
    assert any("late job=forever" in record.getMessage() for record in caplog.records)


def test_the_loop_goes_on_while_a_job_takes_too_long() -> None:
    """The heart beats as often as it does when nothing is done."""
    beats = 0

    async def heart() -> None:
        nonlocal beats
        while True:
            await asyncio.sleep(0.01)
            beats += 1

    async def story(workshop: Workshop) -> None:
        await workshop.do(double, 1)
        beating = asyncio.create_task(heart())
        with pytest.raises(TookTooLong):
            await workshop.do(forever, seconds=1.0)
        beating.cancel()
        assert beats >= 10

    work(story)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux bounds the address space")
def test_memory_has_a_bound_and_the_next_job_has_all_of_it(caplog: pytest.LogCaptureFixture) -> None:
    async def story(workshop: Workshop) -> None:
        first = await workshop.do(own_number)
        with pytest.raises(NeedsTooMuch):
            await workshop.do(greed, 4_000_000_000)
        assert await workshop.do(greed, 100_000_000) == 100_000_000
        assert await workshop.do(own_number) != first

    work(story)
    assert any("memory job=greed" in record.getMessage() for record in caplog.records)


def test_a_refusal_comes_back_as_it_was_raised() -> None:
    async def story(workshop: Workshop) -> None:
        with pytest.raises(BadEdition) as refused:
            await workshop.do(refuse)
        assert refused.value.message.args == {"count": 1}
        assert [problem.id for problem in refused.value.problems] == ["edition-no-name"]

    work(story)


def test_a_fault_of_ours_is_in_the_log_and_not_in_the_answer(caplog: pytest.LogCaptureFixture) -> None:
    async def story(workshop: Workshop) -> None:
        with pytest.raises(WorkFailed) as failed:
            await workshop.do(stumble)
        assert failed.value.message.args == {}
        assert await workshop.do(double, 2) == 4

    work(story)
    assert any("ZeroDivisionError" in record.getMessage() for record in caplog.records)


@pytest.mark.parametrize("by", ["itself", "another"])
def test_a_dead_process_is_started_again_and_the_log_says_why(by: str, caplog: pytest.LogCaptureFixture) -> None:
    async def story(workshop: Workshop) -> None:
        first = await workshop.do(own_number)
        if by == "itself":
            with pytest.raises(WorkFailed):
                await workshop.do(vanish)
        else:
            job = asyncio.create_task(workshop.do(forever, seconds=PATIENCE))
            await asyncio.sleep(0.1)
            os.kill(first, signal.SIGKILL)
            with pytest.raises(WorkFailed):
                await job
        assert await workshop.do(own_number) != first

    work(story)
    code = "7" if by == "itself" else "-9"
    assert any(f"exit={code};" in record.getMessage() for record in caplog.records)


def test_an_owner_has_one_job_at_a_time_and_is_told_when_to_come_again() -> None:
    async def story(workshop: Workshop) -> None:
        endless = asyncio.create_task(workshop.do(forever, seconds=PATIENCE, owner="stranger"))
        waiting = [asyncio.create_task(workshop.do(double, n, owner="stranger")) for n in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(Busy) as busy:
            await workshop.do(double, 1, owner="stranger")
        assert busy.value.message.id == "table-busy-with-yours"
        assert await workshop.do(double, 4, owner="neighbour") == 8
        assert not any(task.done() for task in (endless, *waiting))
        for task in (endless, *waiting):
            task.cancel()
        await asyncio.gather(endless, *waiting, return_exceptions=True)

    work(story, workers=2)


def test_closing_ends_what_is_under_way_at_once() -> None:
    numbers: list[int] = []

    async def story(workshop: Workshop) -> None:
        numbers.append(await workshop.do(own_number))
        job = asyncio.create_task(workshop.do(forever, seconds=PATIENCE))
        await asyncio.sleep(0.1)
        workshop.close()
        with pytest.raises(WorkFailed):
            await job

    work(story)
    assert gone(numbers[0])


def test_a_refusal_nobody_waits_for_is_no_ones_business(caplog: pytest.LogCaptureFixture) -> None:
    async def story(workshop: Workshop) -> None:
        await workshop.do(double, 1)
        job = asyncio.create_task(workshop.do(forever, seconds=SHORT))
        await asyncio.sleep(0.05)
        job.cancel()
        await asyncio.gather(job, return_exceptions=True)
        assert await workshop.do(double, 2) == 4
        gc.collect()

    work(story)
    assert [record for record in caplog.records if record.name == "asyncio"] == []


SERVER = """
import asyncio, sys
from seaboard.table.workshop import Workshop
from tests.table.thoughts import forever, own_number

async def serve():
    workshop = Workshop(1)
    print(await workshop.do(own_number), flush=True)
    if sys.argv[1] == "busy":
        await workshop.do(forever, seconds=600)
    await asyncio.sleep(600)

if __name__ == "__main__":
    asyncio.run(serve())
"""


@pytest.mark.parametrize("doing", ["busy", "idle"])
@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGTERM])
def test_no_process_outlives_its_server(tmp_path: Path, doing: str, end: signal.Signals) -> None:
    (tmp_path / "server.py").write_text(SERVER, "utf-8")
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    words = [sys.executable, str(tmp_path / "server.py"), doing]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment) as server:
        assert server.stdout is not None
        number = int(server.stdout.readline())
        assert not gone(number)
        server.send_signal(end)
        server.wait(PATIENCE)
        wait_until(lambda: gone(number))


def test_ctrl_c_in_the_terminal_says_nothing_of_the_processes(tmp_path: Path) -> None:
    """It goes to all processes of the terminal; the server alone hears it."""
    (tmp_path / "server.py").write_text(SERVER, "utf-8")
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    words = [sys.executable, str(tmp_path / "server.py"), "idle"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment) as server:
        assert server.stdout is not None
        number = int(server.stdout.readline())
        os.kill(number, signal.SIGINT)
        time.sleep(0.2)
        deaf = not gone(number)
        server.kill()
        _, said = server.communicate(timeout=PATIENCE)
        wait_until(lambda: gone(number))
    assert deaf
    assert said == b""
