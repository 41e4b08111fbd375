"""Only our own pages change anything, by names this server goes by; and every answer says so to browsers."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.datastructures import Headers
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from seaboard.language import LANGUAGES, language
from seaboard.table.app import make_app
from seaboard.table.guard import ForeignPage, Gate, NotJson, gate_for, own_names
from tests.table.test_app import HOME, Browser, new_table

BODY = json.dumps({"game": "nautilion", "seats": ["here"]}).encode()
JSON = {"content-type": "application/json"}
CHANGING = (
    "/api/tables",
    "/api/tables/x/sit",
    "/api/tables/x/reissue",
    "/api/tables/x/name",
    "/api/tables/x/again",
    "/api/replay",
    "/api/campaigns",
    "/api/campaigns/import",
    "/api/campaigns/x/play",
    "/api/campaigns/x/delete",
    "/api/campaigns/x/link",
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    database = tmp_path_factory.mktemp("gate") / "tables.db"
    with TestClient(make_app(f"sqlite+aiosqlite:///{database}"), base_url=HOME) as opened:
        yield opened


@pytest.fixture
def client(server: TestClient[Any]) -> Browser:
    return Browser(server)


@pytest.mark.parametrize("path", CHANGING)
@pytest.mark.parametrize(
    "kind", ["", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/json"]
)
def test_what_a_form_can_send_changes_nothing(client: Browser, path: str, kind: str) -> None:
    answer = client.post(path, content=BODY, headers={"content-type": kind} if kind else {})
    assert (answer.status_code, answer.json()["message"]["id"]) == (415, "table-only-json")


@pytest.mark.parametrize("path", CHANGING)
@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": "http://127.0.0.1:1"},
        {"origin": "http://127.0.0.1.evil.example"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"origin": "http://127.0.0.1", "sec-fetch-site": "cross-site"},
    ],
)
def test_another_sites_page_changes_nothing(client: Browser, path: str, headers: dict[str, str]) -> None:
    answer = client.post(path, content=BODY, headers={**JSON, **headers})
    assert (answer.status_code, answer.json()["message"]["id"]) == (403, "table-foreign-page")


@pytest.mark.parametrize("kind", ["application/json", "application/json; charset=utf-8", "Application/JSON"])
def test_our_own_page_does(client: Browser, kind: str) -> None:
    headers = {"content-type": kind, "origin": "http://127.0.0.1", "sec-fetch-site": "same-origin"}
    assert client.post("/api/tables", content=BODY, headers=headers).status_code == 201


def test_a_page_of_another_site_hears_nothing_by_websocket(client: Browser) -> None:
    table = new_table(client, "here")["table"]
    for origin in ("https://evil.example", "null"):
        headers = {**client.header(), "origin": origin}
        with (
            pytest.raises(WebSocketDisconnect) as refused,
            client.server.websocket_connect(f"/api/tables/{table}/live", headers=headers) as socket,
        ):
            socket.receive_json(timeout=5)
        assert refused.value.code == 4003


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8123", "", "127.0.0.1.evil.example", "[:"])
def test_a_name_that_is_not_ours_reads_nothing(client: Browser, host: str) -> None:
    """A page may come to us by a name of its own that points here: then it would count as our own page."""
    answer = client.server.request("GET", "/api/tables", headers={"host": host})
    assert (answer.status_code, answer.json()["message"]["id"]) == (403, "table-foreign-host")


def checked(gate: Gate, **headers: str) -> str | None:
    given = {"content-type": "application/json", **{name.replace("_", "-"): text for name, text in headers.items()}}
    try:
        gate.check("POST", Headers(given), live=False)
    except (ForeignPage, NotJson) as fault:
        return fault.message.id
    return None


def test_addresses_and_this_machines_own_names_are_ours() -> None:
    for host in ("127.0.0.1:8123", "192.168.1.20:8123", "[::1]:8123", "localhost:8123", *own_names()):
        assert checked(Gate(), host=host, origin=f"http://{host}") is None
    assert checked(Gate(), host="sea.example") == "table-foreign-host"


def test_behind_a_proxy_the_public_name_is_ours() -> None:
    gate = gate_for(["Sea.example"])
    assert checked(gate, host="sea.example", origin="https://sea.example") is None
    assert checked(gate, host="127.0.0.1:8123", origin="https://sea.example") is None  # it asks by its own name
    assert checked(gate, host="127.0.0.1:8123", origin="https://sea.example:8443") is None
    assert checked(gate, host="127.0.0.1:8123", origin="https://sea.example.evil") == "table-foreign-page"
    assert checked(Gate(), host="127.0.0.1:8123", origin="https://sea.example") == "table-foreign-page"


@pytest.mark.parametrize("path", ["/", "/t/x", "/api/games", "/api/tables", "/no/such/page", "/api/locales/en"])
def test_every_answer_forbids_frames_and_guesses(client: Browser, path: str) -> None:
    headers: Any = client.get(path).headers
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "no-referrer"


def test_a_refusal_at_the_gate_says_so_in_every_language(client: Browser) -> None:
    refused = [
        client.post("/api/tables", content=BODY),
        client.post("/api/tables", content=BODY, headers={**JSON, "origin": "https://evil.example"}),
        client.server.request("GET", "/api/tables", headers={"host": "evil.example"}),
    ]
    for answer in refused:
        assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
        message = answer.json()["message"]
        for code in LANGUAGES:
            assert language(code).knows(message["id"])


@pytest.mark.parametrize(
    ("address", "sent"),
    [
        ("http://127.0.0.1", True),
        ("https://127.0.0.1", True),
        ("http://192.168.1.5", False),
    ],
)
def test_browsers_are_not_sent_what_they_complain_of(tmp_path: Path, address: str, sent: bool) -> None:
    with TestClient(make_app(f"sqlite+aiosqlite:///{tmp_path}/tables.db"), base_url=address) as opened:
        headers = opened.get("/api/games").headers
    assert ("cross-origin-opener-policy" in headers) is sent
    assert headers["x-frame-options"] == "DENY"
