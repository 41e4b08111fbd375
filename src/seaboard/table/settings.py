"""What `seaboard serve` was told, as its worker is told it: JSON in one variable of the environment."""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass
from urllib.parse import urlsplit

VARIABLE = "SEABOARD_SETTINGS"
CONNECTIONS = 700  # of one address at a time: a club behind one router may have 600 tables open (`limits.SOCKETS`)


@dataclass(frozen=True)
class Settings:
    """`window` are the seconds of every clock, whatever was set with its table. `address` is where the table is open;
    `public_address` where people behind a proxy find it; `listening` the addresses it is bound to; `limits` multiplies
    what strangers may do, 0 for no limit.
    """

    database: str
    window: float | None = None
    address: str = ""
    public_address: str = ""
    allowed_hosts: tuple[str, ...] = ()
    trusted_proxies: tuple[str, ...] = ()
    connections: int = CONNECTIONS
    limits: float = 1.0
    log: str | None = None
    listening: tuple[str, ...] = ()

    def hosts(self) -> list[str]:
        """The names the table goes by, that of its public address among them."""
        public = urlsplit(self.public_address).hostname
        return [*self.allowed_hosts, *([public] if public else [])]

    def json(self) -> str:
        return json.dumps(asdict(self))


def settings_from(text: str) -> Settings:
    given = json.loads(text)
    lists = {name: tuple(given[name]) for name in ("allowed_hosts", "listening", "trusted_proxies")}
    return Settings(**{**given, **lists})


def settings_of_environment() -> Settings:
    return settings_from(os.environ[VARIABLE])
