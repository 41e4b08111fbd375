"""Where others find the table: only addresses it really listens at, and a clear word where there are none."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import ifaddr
import pytest
from litestar.testing import TestClient

from seaboard.table import reach as reaching
from seaboard.table.app import make_app
from seaboard.table.reach import BY_MAKE, is_near, own_addresses, reach, reachable
from seaboard.table.settings import Settings
from tests.table.server import Browser, Server

HERE, NEAR, FAR = "127.0.0.1", "192.168.1.20", "203.0.113.9"
PUBLIC_NET = "8.8.4.4"
OWN = {"127.0.0.1", "::1", "192.168.1.5", "10.0.0.1", PUBLIC_NET, "fe80::1", "fd00::2"}


@pytest.fixture(autouse=True)
def own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reaching, "own_addresses", lambda: {ipaddress.ip_address(one) for one in OWN})
    monkeypatch.delenv(BY_MAKE, raising=False)


def settings(*listening: str, **more: Any) -> Settings:
    return Settings("x", address="http://127.0.0.1:8200/", listening=listening, **more)


def test_all_addresses_of_the_machine_where_it_listens_at_all() -> None:
    found = reach(settings("0.0.0.0"), "127.0.0.1:8200", HERE)
    assert found.addresses == ["http://10.0.0.1:8200", "http://192.168.1.5:8200", f"http://{PUBLIC_NET}:8200"]
    assert not found.only_here
    assert reach(settings("::"), "[::1]:8200", HERE).addresses == [*found.addresses, "http://[fd00::2]:8200"]


def test_only_the_address_it_is_bound_to() -> None:
    found = reach(settings("192.168.1.5", "127.0.0.1"), "192.168.1.5:8200", NEAR)
    assert found.addresses == ["http://192.168.1.5:8200"]
    assert reachable(["127.0.0.1", "fe80::1%eth0", "::1"]) == []


def test_a_table_for_this_machine_says_so_and_how_to_open_it(monkeypatch: pytest.MonkeyPatch) -> None:
    found = reach(settings("127.0.0.1", "::1"), "localhost:8200", HERE)
    assert (found.addresses, found.only_here) == ([], True)
    assert found.command == "seaboard serve --host 0.0.0.0 --port 8200"
    monkeypatch.setenv(BY_MAKE, "open")
    usual = Settings("x", address="http://127.0.0.1:8123/", listening=("127.0.0.1",))
    assert reach(usual, "127.0.0.1:8123", HERE).command == 'make play ARGS="--host 0.0.0.0"'


def test_behind_a_proxy_it_is_the_public_address() -> None:
    found = reach(settings("127.0.0.1", public_address="https://table.example/"), "table.example", FAR)
    assert (found.addresses, found.only_here) == (["https://table.example"], False)


def test_whoever_came_by_another_name_than_this_machines_can_be_followed() -> None:
    """A tunnel or a proxy brings them: their own address is the one to give away."""
    found = reach(settings("127.0.0.1"), "tunnel.example", HERE)
    assert (found.addresses, found.only_here) == ([], False)


@pytest.mark.parametrize("visitor", [HERE, NEAR, "fd00::7", "::ffff:10.1.1.1"])
def test_neighbours_are_told_addresses(visitor: str) -> None:
    assert is_near(visitor)


@pytest.mark.parametrize("visitor", [PUBLIC_NET, "2a00:1450::1", "", "x", "::ffff:8.8.8.8"])
def test_strangers_from_afar_are_told_none(visitor: str) -> None:
    found = reach(settings("0.0.0.0"), f"{PUBLIC_NET}:8200", visitor)
    assert (found.addresses, found.only_here, found.command) == ([], False, "")


def test_the_machine_knows_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    assert ipaddress.ip_address("127.0.0.1") in own_addresses()


def test_a_system_that_does_not_tell_is_no_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()

    def silent() -> list[Any]:
        raise OSError

    monkeypatch.setattr(ifaddr, "get_adapters", silent)
    assert own_addresses() == set()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    made = Server(tmp_path)
    made.start()
    yield made
    made.clear()


def test_a_server_knows_what_it_is_bound_to(server: Server) -> None:
    status, text = Browser(server).get("/api/reach")
    assert status == 200
    assert '"only_here":true' in text
    assert f"--host 0.0.0.0 --port {server.port}" in text


def test_the_answer_tells_nothing_else_it_was_told(tmp_path: Path) -> None:
    told = Settings(f"sqlite+aiosqlite:///{tmp_path}/secret.db", listening=("127.0.0.1",), log="hidden.log")
    with TestClient(make_app(told.database, settings=told), base_url="http://127.0.0.1") as client:
        answer = client.get("/api/reach")
    assert answer.json() == {"addresses": [], "only_here": True, "command": "seaboard serve --host 0.0.0.0"}
