"""Campaigns over HTTP. The protocol is docs/protocol.md."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from seaboard.games.diluvium.campaign.logbook import sections
from seaboard.table import shapes
from seaboard.table.browsers import Visitor, address_of, known_visitor, renewed, visitor
from seaboard.table.campaign.campaigns import Campaigns, Kept
from seaboard.table.campaign.presenter import Head, atlas, summary
from seaboard.table.keys import campaign_link
from seaboard.table.limits import TABLES
from seaboard.table.replaying import OtherRules
from seaboard.table.requests import FILE_BODY
from seaboard.table.routes import answer, hall_of, limits_of
from seaboard.table.wire.answers import Atlas, CampaignSummary, CampaignTable, Done, Link, NewCampaign, Playing

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


def made(campaign: str, who: Visitor) -> Response[bytes]:
    return answer(NewCampaign(campaign), 201, who.cookies)


async def coming(request: Request[Any, Any, State]) -> Visitor:
    return await visitor(request, hall_of(request.app.state).holdings)


async def beginning(request: Request[Any, Any, State]) -> Visitor:
    """Whoever makes a new campaign: it counts as a table."""
    who = await coming(request)
    limits_of(request.app.state).take(TABLES, who.browser, address_of(request))
    return who


async def opening(request: Request[Any, Any, State], campaign: str) -> tuple[Campaigns, Kept]:
    campaigns = campaigns_of(request.app.state)
    who = await known_visitor(request, campaigns.hall.holdings)
    return campaigns, await campaigns.held(campaign, who.browser if who is not None else None)


def head(kept: Kept) -> Head:
    row = kept.row
    return Head(row.id, row.name, row.created, row.table)


@get("/api/campaigns", responses=shapes.answers(list[CampaignSummary]))
async def listed(request: Request[Any, Any, State]) -> Response[bytes]:
    """The campaigns of this browser, newest first."""
    campaigns = campaigns_of(request.app.state)
    who = await known_visitor(request, campaigns.hall.holdings)
    if who is None:
        return answer([])
    shown = [summary(head(kept), kept.ledger) for kept in await campaigns.held_by(who.browser)]
    return answer(shown, cookies=who.cookies or renewed(request))


@post("/api/campaigns", responses=shapes.changed(NewCampaign, status=201))
async def create(data: JSONBody[NewCampaignBody], request: Request[Any, Any, State]) -> Response[bytes]:
    who = await beginning(request)
    return made(await campaigns_of(request.app.state).create(data.name, data.difficulty, who.browser), who)


@post(
    "/api/campaigns/import",
    request_max_body_size=FILE_BODY,
    responses=shapes.changed(NewCampaign, 422, status=201),
)
async def bring(data: JSONBody[FileBody], request: Request[Any, Any, State]) -> Response[bytes]:
    who = await beginning(request)
    campaigns = campaigns_of(request.app.state)
    return made(await campaigns.bring(data.text, who.browser, address_of(request)), who)


@get("/api/campaigns/{campaign:str}", responses=shapes.answers(Atlas))
async def read(campaign: FromPath[str], request: Request[Any, Any, State]) -> Response[bytes]:
    campaigns, kept = await opening(request, campaign)
    games = [chapter.game for chapter in kept.ledger.chapters]
    own = {game for game in games if await campaigns.own(campaign, game)}
    scenarios = kept.ledger.open_scenarios()
    open_sections = list(sections(kept.ledger, scenarios[0])) if scenarios else []
    return answer(atlas(head(kept), kept.ledger, own, open_sections, await playing(campaigns, kept)))


async def playing(campaigns: Campaigns, kept: Kept) -> Playing | None:
    if kept.row.table is None:
        return None
    table = await campaigns.hall.store.table(kept.row.table)
    assert table is not None
    scenario = str(table.options["scenario"])
    try:
        room = await campaigns.room(table.id, "log-other-rules")
    except OtherRules as fault:
        return Playing(table.id, scenario, None, fault.message)
    return Playing(table.id, scenario, room.last_shown(), None)


@post("/api/campaigns/{campaign:str}/play", status_code=200, responses=shapes.changed(CampaignTable, 409))
async def play(campaign: FromPath[str], data: JSONBody[PlayBody], request: Request[Any, Any, State]) -> Response[bytes]:
    campaigns, kept = await opening(request, campaign)
    table = await campaigns.play(kept, data.scenario, data.aztec, data.anew)
    who = await coming(request)
    await campaigns.seat(table, who.browser)
    return answer(CampaignTable(table.id, str(table.options["scenario"])), cookies=who.cookies)


@post("/api/campaigns/{campaign:str}/fork", responses=shapes.changed(NewCampaign, status=201))
async def fork(campaign: FromPath[str], data: JSONBody[ForkBody], request: Request[Any, Any, State]) -> Response[bytes]:
    campaigns, kept = await opening(request, campaign)
    who = await beginning(request)
    return made(await campaigns.fork(kept, data.chapters, data.name, who.browser), who)


@post("/api/campaigns/{campaign:str}/name", status_code=200, responses=shapes.changed(Done))
async def rename(
    campaign: FromPath[str], data: JSONBody[NameBody], request: Request[Any, Any, State]
) -> Response[bytes]:
    campaigns, kept = await opening(request, campaign)
    await campaigns.rename(kept, data.name)
    return answer(Done())


@post("/api/campaigns/{campaign:str}/delete", status_code=200, responses=shapes.changed(Done))
async def delete(
    campaign: FromPath[str], data: JSONBody[NameBody], request: Request[Any, Any, State]
) -> Response[bytes]:
    campaigns, kept = await opening(request, campaign)
    await campaigns.delete(kept, data.name)
    return answer(Done())


@post("/api/campaigns/{campaign:str}/link", status_code=200, responses=shapes.changed(Link))
async def link(campaign: FromPath[str], request: Request[Any, Any, State]) -> Response[bytes]:
    campaigns, kept = await opening(request, campaign)
    return answer(Link(campaign_link(campaign, await campaigns.link(kept))))


@post("/api/campaigns/{campaign:str}/enter", status_code=200, responses=shapes.changed(Done, 409))
async def enter(
    campaign: FromPath[str], data: JSONBody[TokenBody], request: Request[Any, Any, State]
) -> Response[bytes]:
    who = await coming(request)
    await campaigns_of(request.app.state).enter(campaign, data.token, who.browser)
    return answer(Done(), cookies=who.cookies)


@get(
    "/api/campaigns/{campaign:str}/chapters/{number:int}/record",
    responses=shapes.answers(str, 409, media_type=shapes.TOML_TYPE),
)
async def record(campaign: FromPath[str], number: FromPath[int], request: Request[Any, Any, State]) -> Response[str]:
    campaigns, kept = await opening(request, campaign)
    return Response(await campaigns.record(kept, number), media_type=TOML)


@get("/api/campaigns/{campaign:str}/export", responses=shapes.answers(str, 409, media_type=shapes.TOML_TYPE))
async def export(campaign: FromPath[str], request: Request[Any, Any, State]) -> Response[str]:
    campaigns, kept = await opening(request, campaign)
    named = {"content-disposition": f'attachment; filename="campaign-{campaign}.toml"'}
    return Response(await campaigns.export(kept), media_type=TOML, headers=named)


CAMPAIGN_ROUTES = (listed, create, bring, read, play, fork, rename, delete, link, enter, record, export)
