"""Campaigns over HTTP. The protocol is docs/protocol.md."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import Cookie, State
from litestar.params import FromPath, JSONBody

from seaboard.core.errors import SeaboardError
from seaboard.table.atlas import atlas, summary
from seaboard.table.campaigns import Campaigns, Kept, OtherRules, check_rules, sections
from seaboard.table.hall import Hall
from seaboard.table.keys import CAMPAIGN_PREFIX, campaign_cookie_name, campaign_link, cookie_name
from seaboard.table.routes import A_YEAR, answer, hall_of, seat_cookie

TOML = "application/toml"


class NewCampaignBody(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    difficulty: str = "normal"


class PlayBody(msgspec.Struct, forbid_unknown_fields=True):
    scenario: str | None = None
    aztec: str | None = None
    anew: bool = False


class ForkBody(msgspec.Struct, forbid_unknown_fields=True):
    chapters: int
    name: str


class NameBody(msgspec.Struct, forbid_unknown_fields=True):
    name: str


class TokenBody(msgspec.Struct, forbid_unknown_fields=True):
    token: str


class FileBody(msgspec.Struct, forbid_unknown_fields=True):
    text: str


def campaigns_of(state: State) -> Campaigns:
    campaigns: Campaigns = state.campaigns
    return campaigns


def campaign_cookie(campaign: str, secret: str) -> Cookie:
    name = campaign_cookie_name(campaign)
    return Cookie(key=name, value=secret, path="/", httponly=True, samesite="strict", max_age=A_YEAR)


def made(campaign: str, secret: str) -> Response[bytes]:
    return answer({"campaign": campaign}, 201, [campaign_cookie(campaign, secret)])


async def opening(request: Request[Any, Any, State], campaign: str) -> tuple[Campaigns, Kept]:
    campaigns = campaigns_of(request.app.state)
    return campaigns, await campaigns.held(campaign, request.cookies.get(campaign_cookie_name(campaign)))


def head(kept: Kept) -> dict[str, Any]:
    row = kept.row
    return {"campaign": row.id, "name": row.name, "created": row.created, "table": row.table}


@get("/api/campaigns")
async def listed(request: Request[Any, Any, State]) -> Response[bytes]:
    """The campaigns this browser holds a key to."""
    shown = []
    for name in request.cookies:
        if not name.startswith(CAMPAIGN_PREFIX):
            continue
        try:
            _, kept = await opening(request, name.removeprefix(CAMPAIGN_PREFIX))
        except SeaboardError:
            continue
        shown.append({**head(kept), **summary(kept.ledger)})
    return answer(sorted(shown, key=lambda told: -int(told["created"])))


@post("/api/campaigns")
async def create(data: JSONBody[NewCampaignBody], state: State) -> Response[bytes]:
    return made(*await campaigns_of(state).create(data.name, data.difficulty))


@post("/api/campaigns/import")
async def bring(data: JSONBody[FileBody], state: State) -> Response[bytes]:
    return made(*await campaigns_of(state).bring(data.text))


@get("/api/campaigns/{campaign:str}")
async def read(campaign: FromPath[str], request: Request[Any, Any, State]) -> Response[bytes]:
    campaigns, kept = await opening(request, campaign)
    told = {**head(kept), **atlas(kept.ledger)}
    for chapter in told["chapters"]:
        chapter["mine"] = await campaigns.own(campaign, chapter["game"])
    scenarios = kept.ledger.open_scenarios()
    told["sections"] = sections(kept.ledger, scenarios[0]) if scenarios else []
    told["playing"] = await playing(campaigns, kept)
    return answer(told)


async def playing(campaigns: Campaigns, kept: Kept) -> dict[str, Any] | None:
    if kept.row.table is None:
        return None
    table = await campaigns.hall.store.table(kept.row.table)
    assert table is not None
    number, other = None, None
    try:
        check_rules(table, "log-other-rules")
        number = (await campaigns.room(table.id)).told_up_to()
    except OtherRules as fault:
        other = fault.message.data()
    except SeaboardError:  # its moves cannot be made again
        number = None
    return {"table": table.id, "scenario": table.options["scenario"], "number": number, "other_rules": other}


@post("/api/campaigns/{campaign:str}/play", status_code=200)
async def play(campaign: FromPath[str], data: JSONBody[PlayBody], request: Request[Any, Any, State]) -> Response[bytes]:
    campaigns, kept = await opening(request, campaign)
    table = await campaigns.play(kept, data.scenario, data.aztec, data.anew)
    held = request.cookies.get(cookie_name(table.id))
    cookies = []
    if not await sits(hall_of(request.app.state), table.id, held):
        cookies.append(seat_cookie(table.id, await campaigns.seat(table)))
    return answer({"table": table.id, "scenario": table.options["scenario"]}, cookies=cookies)


async def sits(hall: Hall, table: str, cookie: str | None) -> bool:
    try:
        return 0 in (await hall.viewer(table, cookie)).seats
    except SeaboardError:
        return False


@post("/api/campaigns/{campaign:str}/fork")
async def fork(campaign: FromPath[str], data: JSONBody[ForkBody], request: Request[Any, Any, State]) -> Response[bytes]:
    campaigns, kept = await opening(request, campaign)
    return made(*await campaigns.fork(kept, data.chapters, data.name))


@post("/api/campaigns/{campaign:str}/name", status_code=200)
async def rename(
    campaign: FromPath[str], data: JSONBody[NameBody], request: Request[Any, Any, State]
) -> Response[bytes]:
    campaigns, kept = await opening(request, campaign)
    await campaigns.rename(kept, data.name)
    return answer({})


@post("/api/campaigns/{campaign:str}/delete", status_code=200)
async def delete(
    campaign: FromPath[str], data: JSONBody[NameBody], request: Request[Any, Any, State]
) -> Response[bytes]:
    campaigns, kept = await opening(request, campaign)
    await campaigns.delete(kept, data.name)
    return answer({})


@post("/api/campaigns/{campaign:str}/link", status_code=200)
async def link(campaign: FromPath[str], request: Request[Any, Any, State]) -> Response[bytes]:
    campaigns, kept = await opening(request, campaign)
    return answer({"link": campaign_link(campaign, await campaigns.link(kept))})


@post("/api/campaigns/{campaign:str}/enter", status_code=200)
async def enter(campaign: FromPath[str], data: JSONBody[TokenBody], state: State) -> Response[bytes]:
    secret = await campaigns_of(state).enter(campaign, data.token)
    return answer({}, cookies=[campaign_cookie(campaign, secret)])


@get("/api/campaigns/{campaign:str}/chapters/{number:int}/record")
async def record(campaign: FromPath[str], number: FromPath[int], request: Request[Any, Any, State]) -> Response[str]:
    campaigns, kept = await opening(request, campaign)
    return Response(await campaigns.record(kept, number), media_type=TOML)


@get("/api/campaigns/{campaign:str}/export")
async def export(campaign: FromPath[str], request: Request[Any, Any, State]) -> Response[str]:
    campaigns, kept = await opening(request, campaign)
    named = {"content-disposition": f'attachment; filename="campaign-{campaign}.toml"'}
    return Response(await campaigns.export(kept), media_type=TOML, headers=named)


CAMPAIGN_ROUTES = (listed, create, bring, read, play, fork, rename, delete, link, enter, record, export)
