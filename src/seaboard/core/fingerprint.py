"""A short digest of any plain data: the same data, the same digest, everywhere."""

from __future__ import annotations

import hashlib
import json
from typing import Any


def canonical(data: Any) -> str:
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True)


def fingerprint(data: Any) -> str:
    """The first 16 hexadecimal digits of SHA-256 over canonical JSON."""
    return hashlib.sha256(canonical(data).encode("ascii")).hexdigest()[:16]
