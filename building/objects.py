"""What a C compiler made, kept by the hash of all it was made from: made once, never stale, made again when damaged."""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

UNUSED = 30 * 24 * 3600  # seconds after which nobody will want it again
SHOWN = ("CC", "CFLAGS", "CPPFLAGS", "LDFLAGS", "LDSHARED")
Make = Callable[[Any, Path], Path]


def compiler_command() -> list[str]:
    return (os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")).split()


def has_compiler() -> bool:
    return shutil.which(compiler_command()[0]) is not None


def compiler_identity() -> str:
    """The compiler's own words, what it is told, and the Python and mypyc whose code it meets."""
    from mypy.version import __version__ as mypy_version  # noqa: PLC0415 (needed only when compiling)

    said = subprocess.run([*compiler_command(), "--version"], capture_output=True, text=True, check=False).stdout
    settings = [f"{name}={os.environ.get(name)} {sysconfig.get_config_var(name)}" for name in SHOWN]
    return "\n".join([said, *settings, sys.version, platform.machine(), mypy_version])


def hashed(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


class Objects:
    """A folder of shared objects; beside each its hash, by which a damaged one is known."""

    def __init__(self, folder: Path, identity: str) -> None:
        self.folder = folder
        self.identity = identity
        folder.mkdir(parents=True, exist_ok=True)

    def key(self, name: str, texts: Iterable[str], flags: Iterable[str]) -> str:
        """Of a unit with this name, made from these files with these flags."""
        known = hashlib.sha256("\n".join([self.identity, name, *flags]).encode())
        for text in texts:
            known.update(f"\n{Path(text).name} {hashed(Path(text))}".encode())
        return known.hexdigest()[:32]

    def find(self, key: str) -> Path | None:
        kept, seal = self.folder / f"{key}.so", self.folder / f"{key}.sha256"
        if not kept.is_file() or not seal.is_file() or seal.read_text() != hashed(kept):
            return None
        os.utime(kept)
        return kept

    def put(self, key: str, made: Path) -> Path:
        """Each file appears whole or not at all; the seal is the last."""
        kept, seal = self.folder / f"{key}.so", self.folder / f"{key}.sha256"
        seal.unlink(missing_ok=True)
        whole(kept, made.read_bytes())
        whole(seal, hashed(kept).encode())
        return kept

    def forget(self, before: float | None = None) -> None:
        """Those nobody has used for long."""
        limit = time.time() - UNUSED if before is None else before
        for kept in self.folder.glob("*.so"):
            if kept.stat().st_mtime < limit:
                kept.with_suffix(".sha256").unlink(missing_ok=True)
                kept.unlink()


def whole(path: Path, data: bytes) -> None:
    """A file that is never seen half written."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=".part-")
    with os.fdopen(handle, "wb") as file:
        file.write(data)
    Path(name).chmod(0o755)
    Path(name).replace(path)
