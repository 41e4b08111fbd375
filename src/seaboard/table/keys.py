"""Secret links, and the one secret of a browser. Only hashes are kept, and none is ever logged."""

from __future__ import annotations

import hashlib
import hmac
import secrets

from seaboard.table.store import Key

INVITE, WATCH = "invite", "watch"
COOKIE = "cookie"  # of the first version, which gave a browser one for each table


def new_secret() -> str:
    return secrets.token_urlsafe(24)


def new_table_id() -> str:
    """Short enough to read out; the links, not the id, keep strangers out."""
    return "".join(secrets.choice("abcdefghjkmnpqrstuvwxyz23456789") for _ in range(10))


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode("utf-8")).hexdigest()


def new_key(table: str, kind: str, seats: tuple[int, ...]) -> tuple[str, Key]:
    """A secret, to be given away once, and what is stored of it."""
    secret = new_secret()
    return secret, Key(hashed(secret), table, kind, seats, host=False)


def link(table: str, secret: str) -> str:
    """The secret stands behind the #, which browsers never send: it reaches no log."""
    return f"/t/{table}#{secret}"


def share_key(table: str, seed: bytes) -> str:
    """Opens the replay of a finished game. It follows from the seed of its dice, a secret until the end; whoever has
    the seed then has it from the record, which tells more than the replay.
    """
    return hmac.new(seed, f"share {table}".encode(), hashlib.sha256).hexdigest()[:32]


def share_link(table: str, seed: bytes) -> str:
    return f"/r/{table}#{share_key(table, seed)}"


def campaign_link(campaign: str, secret: str) -> str:
    return f"/c/{campaign}#{secret}"
