"""The API as it describes itself: schemathesis asks every address in every way, and answers keep to the description."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, Phase, settings
from litestar.openapi.spec import OpenAPI
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from seaboard.core.record import read_record
from seaboard.table.app import make_app
from seaboard.table.wire import Refused, answers, live, rulebook
from tests.table.ports import HeldPort
from tests.table.test_app import Browser, Tab, client, new_table

__all__ = ["client"]  # the fixture
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
EXAMPLES = 12
SECRET = "s" * 32
KNOWN = {"game": ["nautilion", "diluvium", "diluvia", "campaign"], "code": ["en", "es", "fr"]}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server of its own, without limits: a stranger's thousand questions are the point."""
    folder = tmp_path_factory.mktemp("api")
    app = make_app(f"sqlite+aiosqlite:///{folder}/tables.db", limits=0)
    held = HeldPort()
    server = uvicorn.Server(uvicorn.Config(app, port=held.port, log_level="critical"))
    thread = threading.Thread(target=server.run)
    thread.start()
    while not server.started:
        assert thread.is_alive()
        time.sleep(0.01)
    yield f"http://127.0.0.1:{held.port}"
    server.should_exit = True
    thread.join()
    held.close()


schema = schemathesis.openapi.from_dict(make_app("sqlite+aiosqlite://").openapi_schema.to_schema())
ONCE = settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
    phases=[Phase.explicit, Phase.generate],
)


@schema.parametrize()
@ONCE
def test_a_stranger_asks_anything(case: Any, address: str) -> None:
    case.call_and_validate(address, checks=CHECKS)


@pytest.fixture(scope="module")
def own(address: str) -> dict[str, str]:
    """A table and a campaign of this browser."""
    import requests  # noqa: PLC0415 (schemathesis brings it)

    with requests.Session() as session:
        session.cookies.set("seaboard", SECRET)
        body = {"game": "nautilion", "seats": ["here"]}
        table = session.post(f"{address}/api/tables", json=body, timeout=60).json()["table"]
        campaign = session.post(f"{address}/api/campaigns", json={"name": "One"}, timeout=60).json()["campaign"]
    return {"table": table, "campaign": campaign}


@schema.parametrize()
@ONCE
def test_a_guest_asks_anything_of_what_is_theirs(case: Any, address: str, own: dict[str, str]) -> None:
    given = case.path_parameters or {}
    for name in given:
        given[name] = own.get(name, KNOWN.get(name, [given[name]])[0])
    if case.path.endswith("/delete"):
        return
    case.call_and_validate(address, checks=CHECKS, cookies={"seaboard": SECRET})


# every answer to its shape, every field of it named


def shown(answer: Any, shape: Any, status: int = 200) -> Any:
    assert answer.status_code == status, answer.text
    msgspec.json.decode(answer.content, type=shape)
    return answer.json()


def test_the_answers_of_a_tables_life_keep_to_their_shapes(client: Browser) -> None:
    shown(client.get("/api/games"), list[answers.GameInfo])
    for game in ("nautilion", "diluvium"):
        shown(client.get(f"/api/games/{game}/odds"), answers.Odds | None)
    body = {"game": "nautilion", "seats": ["here", "link"], "options": {"players": 2}}
    made = shown(client.post("/api/tables", json=body), answers.NewTable, 201)
    shown(client.get("/api/tables"), answers.TablePage)
    table = made["table"]
    token = {"token": made["links"]["1"].partition("#")[2]}
    shown(client.post(f"/api/tables/{table}/sit", json=token), answers.Seated)
    shown(client.post(f"/api/tables/{table}/sit", json=token), Refused, 409)
    shown(client.post(f"/api/tables/{table}/reissue", json={"seat": 1}), answers.Link)
    shown(client.get(f"/api/tables/{table}/at/0"), live.Frame)
    shown(client.get(f"/api/tables/{table}/at/9999"), Refused, 404)
    shown(client.get("/api/rules/diluvia/fr"), list[answers.Clause])
    shown(client.get("/api/rulebook/diluvia"), rulebook.Rulebook)
    shown(client.get("/api/rulebook/diluvia/examples/rise"), rulebook.WorkedExample)
    shown(client.get("/api/rulebook/diluvia/search/fr?words=eau"), rulebook.FoundClauses)
    assert client.get("/api/rulebook/diluvia/examples/none").status_code == 404
    assert client.get("/api/rulebook/chess").status_code == 404
    edition = {**body, "edition": "[grimoire]\ntide = 'x'\nnone = 1"}
    shown(client.post("/api/tables", json=edition), Refused, 400)


def test_the_answers_about_a_record_keep_to_their_shapes(client: Browser) -> None:
    table = new_table(client, "here")["table"]
    with client.websocket_connect(f"/api/tables/{table}/live") as socket:
        tab = Tab(socket)
        tab.hello()
        tab.do(tab.choices()[0])
    record = client.get(f"/api/tables/{table}/receipt").text
    assert read_record(record).game == "nautilion"
    shown(client.post("/api/replay", json={"text": record}), answers.Replayed)
    shown(client.post("/api/replay", json={"text": "x = "}), Refused, 422)


def test_the_answers_of_a_campaigns_life_keep_to_their_shapes(client: Browser) -> None:
    made = shown(client.post("/api/campaigns", json={"name": "One"}), answers.NewCampaign, 201)
    path = f"/api/campaigns/{made['campaign']}"
    shown(client.get("/api/campaigns"), list[answers.CampaignSummary])
    shown(client.get(path), answers.Atlas)
    shown(client.post(f"{path}/play", json={"scenario": "perilous-land"}), answers.CampaignTable)
    shown(client.get(path), answers.Atlas)
    shown(client.post(f"{path}/fork", json={"chapters": 0, "name": "Two"}), answers.NewCampaign, 201)
    shown(client.post(f"{path}/name", json={"name": "Three"}), answers.Done)
    link = shown(client.post(f"{path}/link", json={}), answers.Link)["link"]
    shown(client.post(f"{path}/enter", json={"token": link.partition("#")[2]}), answers.Done)
    shown(client.post(f"{path}/delete", json={"name": "Three"}), answers.Done)


def test_every_address_tells_its_body_its_answer_and_its_refusals(tmp_path: Path) -> None:
    described: OpenAPI = make_app(f"sqlite+aiosqlite:///{tmp_path}/tables.db").openapi_schema
    paths = described.to_schema()["paths"]
    assert len(paths) > 15
    for path, operations in paths.items():
        for method, operation in operations.items():
            known = operation["responses"]
            assert {"400", "403", "404", "413", "429", "503"} <= set(known), path
            assert all("schema" in next(iter(answer["content"].values())) for answer in known.values()), path
            if method == "post":
                assert "415" in known, path
                assert path.endswith("/link") or "requestBody" in operation, path
