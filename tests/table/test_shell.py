"""The client as an app: its manifest, its icons, its service worker, and what browsers may keep of it."""

from __future__ import annotations

import json
import struct
from pathlib import Path

import pytest

from seaboard.table.routes import STATIC
from tests.table.test_app import Browser, client

__all__ = ["client"]
ROOT = Path(__file__).parents[2]
BUILT = pytest.mark.skipif(not (STATIC / "sw.js").exists(), reason="the client is not built")


@BUILT
def test_the_manifest_names_icons_that_are_there(client: Browser) -> None:
    answer = client.get("/manifest.webmanifest")
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = json.loads(answer.content)
    assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
    assert {icon.get("purpose", "any") for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        picture = client.get(icon["src"])
        assert picture.headers["content-type"] == "image/png"
        width, height = struct.unpack(">II", picture.content[16:24])
        assert icon["sizes"] == f"{width}x{height}"


@BUILT
def test_the_worker_keeps_the_page_and_never_the_table(client: Browser) -> None:
    answer = client.get("/sw.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "__SHELL__" not in answer.text
    page = client.get("/").text
    kept = [part.split('"')[0] for part in answer.text.split('"/assets/')[1:]]
    assert kept
    assert all(f"/assets/{file}" in page for file in kept)
    assert not any("/api" in file for file in kept)


@BUILT
def test_what_has_a_hash_is_kept_for_good_and_nothing_else(client: Browser) -> None:
    file = client.get("/sw.js").text.split('"/assets/')[1].split('"')[0]
    assert "immutable" in client.get(f"/assets/{file}").headers["cache-control"]
    for address in ("/", "/t/any", "/new/nautilion", "/sw.js", "/manifest.webmanifest"):
        answer = client.get(address)
        assert answer.headers["cache-control"] == "no-cache", address
        assert "default-src 'self'" in answer.headers["content-security-policy"]


def test_without_a_build_there_is_no_worker(client: Browser, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("seaboard.table.routes.STATIC", tmp_path)
    for address in ("/sw.js", "/manifest.webmanifest"):
        assert client.get(address).status_code == 404
