"""The client's types are those of the server: the checked-in files are what the generator writes."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_clients_types_are_the_servers() -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "scripts" / "wire-types"), "--check"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
