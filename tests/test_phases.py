"""Getting ready: nothing silent, nothing half done, nothing left running; and rules that are compiled behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import textwrap
import threading
import time
from pathlib import Path

import pytest

from building import playing, ready
from building.locks import only_one
from building.phases import Commands, Phase, PhaseFailed, Progress, carry_out

pytestmark = pytest.mark.source
ROOT = Path(__file__).parents[1]


def python(program: str) -> tuple[str, ...]:
    return (sys.executable, "-c", textwrap.dedent(program))


def test_a_phase_is_done_once_and_again_when_what_it_is_made_from_changed(tmp_path: Path) -> None:
    source, times = tmp_path / "source", list[int]()
    source.write_text("a")
    phase = Phase("one", tmp_path / "stamps" / "one", [source], lambda _: times.append(1))
    for text, count in (("a", 1), ("a", 1), ("b", 2), ("b", 2)):
        source.write_text(text)
        carry_out([phase], Progress())
        assert len(times) == count


def test_a_phase_that_fails_says_why_and_has_no_stamp(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    stamp = tmp_path / "one"
    stamp.write_text("of another day")
    program = python("print('the reason'); raise SystemExit(3)")
    phase = Phase("one", stamp, [], lambda commands: commands.run(*program))
    with pytest.raises(PhaseFailed, match="the reason"):
        carry_out([phase], Progress())
    assert not stamp.exists()
    assert "one: failed" in capsys.readouterr().out


def test_phases_run_side_by_side_and_after_what_they_need(tmp_path: Path) -> None:
    order, both = list[str](), threading.Barrier(2, timeout=20)

    def work(name: str) -> Phase:
        def do(_: Commands) -> None:
            if name != "last":
                both.wait()
            order.append(name)

        return Phase(name, tmp_path / name, [], do, needs=("a", "b") if name == "last" else ())

    carry_out([work("last"), work("a"), work("b")], Progress())
    assert sorted(order[:2]) == ["a", "b"]
    assert order[2] == "last"


def test_nothing_is_silent_for_long(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    progress = Progress()
    progress._said -= 5.0
    progress.show("one 5 s")
    assert capsys.readouterr().out == "  ... one 5 s\n"
    progress.show("one 5 s")
    assert capsys.readouterr().out == ""


def test_ctrl_c_leaves_no_process_behind_and_no_stamp(tmp_path: Path) -> None:
    program = f"""
    from pathlib import Path
    from building.phases import *
    here = Path({str(tmp_path)!r})
    sleep = "echo $$ > {tmp_path}/pid; sleep 600"
    carry_out([Phase("long", here / "stamp", [], lambda commands: commands.run("sh", "-c", sleep))], Progress())
    """
    with subprocess.Popen(python(program), cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        number = int(wait_for(tmp_path / "pid"))
        process.send_signal(signal.SIGINT)
        assert process.wait(30) != 0
    assert not (tmp_path / "stamp").exists()
    with pytest.raises(ProcessLookupError):
        os.kill(number, 0)


def wait_for(file: Path) -> str:
    end = time.monotonic() + 30
    while time.monotonic() < end:
        if file.is_file() and (text := file.read_text()):
            return text
        time.sleep(0.05)
    raise AssertionError(file)


def test_two_at_once_wait_for_each_other(tmp_path: Path) -> None:
    said, inside = list[str](), list[int]()

    def second() -> None:
        with only_one(tmp_path / "lock", lambda: said.append("waiting")):
            inside.append(2)

    with only_one(tmp_path / "lock", lambda: said.append("first")):
        other = threading.Thread(target=second)
        other.start()
        other.join(0.5)
        inside.append(1)
    other.join(20)
    assert inside == [1, 2]
    assert said == ["waiting"]


# rules compiled behind


def compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    """A stand-in for the process that compiles."""
    script = tmp_path / "python"
    script.write_text("#!/bin/sh\n" + "".join(f"echo '{line}'\n" for line in lines))
    script.chmod(0o755)
    monkeypatch.setattr(ready, "PYTHON", script)
    monkeypatch.setattr(playing, "has_compiler", lambda: True)
    monkeypatch.delenv("SEABOARD_PURE", raising=False)


def test_what_is_made_behind_is_told_now_and_then(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    step = '{"step": "units", "units": 5, "done": 1}'
    compiler(tmp_path, monkeypatch, '{"step": "mypyc"}', step, step, '{"made": "build/engine/x"}')
    words = list[str]()
    assert playing.compile_rules(Commands(), words.append, 600.0)
    assert len(words) == 2
    assert words[1].startswith("rules: compiled in ")


def test_rules_that_are_there_need_no_word(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compiler(tmp_path, monkeypatch, '{"made": "build/engine/x"}')
    words = list[str]()
    assert playing.compile_rules(Commands(), words.append, 600.0)
    assert words == []


@pytest.mark.parametrize(
    ("lines", "said"),
    [(['{"failed": "unit"}'], playing.FAILED), ([], playing.FAILED), (['{"failed": "edited"}'], playing.EDITED)],
)
def test_a_compiler_that_fails_is_told_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lines: list[str], said: str
) -> None:
    compiler(tmp_path, monkeypatch, *lines)
    words = list[str]()
    assert not playing.compile_rules(Commands(), words.append, 600.0)
    assert words == [said]


def test_without_a_compiler_one_line_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "has_compiler", lambda: False)
    words = list[str]()
    assert not playing.compile_rules(Commands(), words.append, 600.0)
    assert words == [playing.NONE]
