"""Who asks: a browser, known by one random id in one cookie. The id is made when there is something to hold."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from seaboard.table.holdings import Holdings
from seaboard.table.keys import hashed, new_secret

COOKIE = "seaboard"
SECURE_COOKIE = "__Host-seaboard"  # over HTTPS: neither another port's page nor a subdomain's can plant it
OLD_PREFIX, OLD_CAMPAIGN_PREFIX = "seaboard-", "seaboard-campaign-"  # the first version: a cookie for each table
KEPT_FOR = 400 * 24 * 3600  # as long as browsers keep any cookie
_SECRET = re.compile(r"[A-Za-z0-9_-]{32}")

Connection = ASGIConnection[Any, Any, Any, Any]


@dataclass(frozen=True)
class Visitor:
    """`browser` is what is stored of the id; `cookies` go out with the answer."""

    browser: str
    cookies: list[Cookie]


def secret_of(connection: Connection) -> str | None:
    """An id is taken as it comes: two servers on one machine share the browser's cookies, so its id, too."""
    for name in (SECURE_COOKIE, COOKIE):
        secret = connection.cookies.get(name, "")
        if _SECRET.fullmatch(secret):
            return secret
    return None


def address_of(connection: Connection) -> str:
    return connection.client.host if connection.client is not None else ""


async def known_visitor(connection: Connection, holdings: Holdings) -> Visitor | None:
    """Whoever has been here before; None for a new browser. Trades the cookies of the first version."""
    secret, old = secret_of(connection), old_cookies(connection)
    if secret is None and not old:
        return None
    if not old:
        return Visitor(hashed(secret or ""), [])
    shown = secret or new_secret()
    await _adopt(holdings, hashed(shown), old, final=secret is not None)
    cookies = [own_cookie(connection, shown)] if secret is None else [_gone(name) for name in old]
    return Visitor(hashed(shown), cookies)


async def visitor(connection: Connection, holdings: Holdings) -> Visitor:
    """Whoever asks, with an id from now on."""
    known = await known_visitor(connection, holdings)
    if known is not None:
        return known
    secret = new_secret()
    return Visitor(hashed(secret), [own_cookie(connection, secret)])


def own_cookie(connection: Connection, secret: str) -> Cookie:
    """Only our own pages send it, and no script reads it."""
    secure = connection.scope["scheme"] in ("https", "wss")
    name = SECURE_COOKIE if secure else COOKIE
    return Cookie(key=name, value=secret, path="/", httponly=True, samesite="strict", secure=secure, max_age=KEPT_FOR)


def renewed(connection: Connection) -> list[Cookie]:
    """Whoever keeps coming back keeps their games."""
    secret = secret_of(connection)
    return [own_cookie(connection, secret)] if secret is not None else []


def old_cookies(connection: Connection) -> dict[str, str]:
    return {name: secret for name, secret in connection.cookies.items() if name.startswith(OLD_PREFIX)}


async def _adopt(holdings: Holdings, browser: str, old: dict[str, str], final: bool) -> None:
    campaigns = [hashed(secret) for name, secret in old.items() if name.startswith(OLD_CAMPAIGN_PREFIX)]
    tables = [hashed(secret) for name, secret in old.items() if not name.startswith(OLD_CAMPAIGN_PREFIX)]
    await holdings.adopt(browser, tables, campaigns, final)


def _gone(name: str) -> Cookie:
    return Cookie(key=name, value="", path="/", httponly=True, samesite="strict", max_age=0)
