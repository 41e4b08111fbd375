"""Ports for tests that run beside each other."""

from __future__ import annotations

import socket


class HeldPort:
    """A port nobody else is given while a server of ours is down: bound here, but only a server listens on it."""

    def __init__(self) -> None:
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self.socket.bind(("127.0.0.1", 0))
        self.port: int = self.socket.getsockname()[1]

    def close(self) -> None:
        self.socket.close()
