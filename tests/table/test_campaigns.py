"""Campaigns at the table: stored for ever, told by the logs of their tables, forked, taken along and brought back."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from seaboard.core.errors import BadOptions, BadRecord, NotYourDecision
from seaboard.core.messages import Message
from seaboard.core.play import Play
from seaboard.core.record import read_record, replay
from seaboard.games import load_game
from seaboard.games.diluvium.campaign.game import LEVELS
from seaboard.games.diluvium.campaign.logbook import gifts, sections
from seaboard.games.diluvium.campaign.presentation.outcome import DEFEATS
from seaboard.games.diluvium.campaign.rules.ledger import Chapter, Ledger, NotOnTheRoad, chapter_of
from seaboard.games.diluvium.campaign.rules.roads import NO_RANK, RANKS, ROADS
from seaboard.language import LANGUAGES, language
from seaboard.table import hall as halls
from seaboard.table.app import make_app
from seaboard.table.campaign.campaigns import Campaigns, ChangedMeanwhile, Kept, written
from seaboard.table.campaign.store import CampaignRow
from seaboard.table.dice import CommittedDice
from seaboard.table.hall import Hall, LinkUsed, NoSuchTable, NotYourSeat
from seaboard.table.replaying import OtherRules
from seaboard.table.room import Viewer
from seaboard.table.store import Store, StoredEvent, TableRow
from tests.table.test_app import Browser, Tab, other_browser
from tests.table.test_store import database, postgres_database, sqlite_url, with_store
from tests.table.voyages import seed_of, voyage, won_whispers

__all__ = ["database", "postgres_database"]

WHISPERS = "whispers-from-the-east"
PERILOUS = "perilous-land"
Work = Callable[[Campaigns], Coroutine[Any, Any, None]]


def with_campaigns(url: str, work: Work) -> None:
    async def whole(store: Store) -> None:
        await work(Campaigns(Hall(store)))

    with_store(url, whole)


async def begun(campaigns: Campaigns, difficulty: str = "normal") -> Kept:
    campaign = await campaigns.create("The voyage", difficulty)
    return await campaigns.read(campaign)


def dice_of(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    """The next tables get these dice."""
    monkeypatch.setattr(halls, "fresh_dice", lambda: CommittedDice(seed_of(number)))


async def finish(campaigns: Campaigns, kept: Kept, luck: int = 1, scenario: str | None = None) -> Chapter:
    """Play the open scenario to its end, as another program would; how it ended."""
    table = await campaigns.play(kept, scenario, None)
    stored = len(await campaigns.hall.store.events(table.id))
    play = voyage(table.options, table.seed, luck)
    new = [StoredEvent(event.seat, event.text, None) for event in play.events[stored:]]
    await campaigns.hall.store.append(table.id, stored + 1, new)
    return chapter_of(play.state, table.id)


async def finish_whispers(
    campaigns: Campaigns, kept: Kept, monkeypatch: pytest.MonkeyPatch, title: str = "explorer"
) -> Chapter:
    number, _ = won_whispers(title)
    dice_of(monkeypatch, number)
    chapter = await finish(campaigns, kept, number, WHISPERS)
    assert chapter.ending == title
    return chapter


# stored


def test_a_campaign_is_kept_with_its_name_and_difficulty(database: str) -> None:
    async def make(campaigns: Campaigns) -> None:
        kept = await begun(campaigns, "hard")
        assert kept.ledger == Ledger("hard", 3)
        assert (kept.row.name, kept.row.table) == ("The voyage", None)
        await campaigns.create("Another", "divine")

    async def check(campaigns: Campaigns) -> None:
        found = {kept.row.name: kept.ledger for kept in await campaigns.all()}
        assert found == {"The voyage": Ledger("hard", 3), "Another": Ledger("divine", 3)}

    with_campaigns(database, make)
    with_campaigns(database, check)


def test_a_database_of_before_gets_the_campaigns_and_keeps_its_tables(database: str) -> None:
    async def age(store: Store) -> None:
        await Hall(store).create("nautilion", {}, ["here"])
        async with store.engine.begin() as connection:
            await connection.run_sync(migrate_down)

    async def check(campaigns: Campaigns) -> None:
        await begun(campaigns)
        assert len(await campaigns.all()) == 1
        async with campaigns.hall.store.engine.connect() as connection:
            found = (await connection.exec_driver_sql("SELECT game FROM tables")).scalars().all()
        assert list(found) == ["nautilion"]

    with_store(database, age)
    with_campaigns(database, check)


def migrate_down(connection: Any) -> None:
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415

    from seaboard.table.store import MIGRATIONS  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.downgrade(config, "0001")


def test_a_migration_that_was_cut_off_is_taken_up_again(tmp_path: Path) -> None:
    async def nothing(_: Store) -> None:
        return

    url = sqlite_url(tmp_path)
    with_store(url, nothing)
    with sqlite3.connect(tmp_path / "tables.db") as file:
        file.execute("DROP TABLE campaign_tables")
        file.execute("UPDATE alembic_version SET version_num = '0001'")

    async def check(campaigns: Campaigns) -> None:
        kept = await begun(campaigns)
        await campaigns.play(kept, PERILOUS, None)

    with_campaigns(url, check)


@pytest.mark.parametrize("name", ["", "   ", "x" * 61, "a\x1b[31mb"])
def test_a_name_that_is_none_is_refused(tmp_path: Path, name: str) -> None:
    async def check(campaigns: Campaigns) -> None:
        with pytest.raises(BadOptions):
            await campaigns.create(name, "normal")
        kept = await begun(campaigns)
        with pytest.raises(BadOptions):
            await campaigns.rename(kept, name)

    with_campaigns(sqlite_url(tmp_path), check)


def test_keys_open_a_campaign_and_a_link_is_used_once(database: str) -> None:
    async def check(campaigns: Campaigns) -> None:
        mine, friends = "m" * 64, "f" * 64
        campaign = await campaigns.create("The voyage", "normal", mine)
        other = await campaigns.create("Another", "normal", friends)
        kept = await campaigns.held(campaign, mine)
        for wrong in (None, "", "guess"):
            with pytest.raises(NotYourSeat):
                await campaigns.held(campaign, wrong)
        with pytest.raises(NotYourSeat):
            await campaigns.held(other, mine)
        token = await campaigns.link(kept)
        with pytest.raises(NotYourSeat):
            await campaigns.held(campaign, token)
        with pytest.raises(LinkUsed):
            await campaigns.enter(other, token, friends)
        await campaigns.enter(campaign, token, friends)
        assert (await campaigns.held(campaign, friends)).row == kept.row
        assert (await campaigns.held(campaign, mine)).row == kept.row
        with pytest.raises(LinkUsed):
            await campaigns.enter(campaign, token, friends)
        assert [one.row.id for one in await campaigns.held_by(mine)] == [campaign]
        assert {one.row.id for one in await campaigns.held_by(friends)} == {campaign, other}

    with_campaigns(database, check)


def test_deleting_wants_the_name_and_leaves_the_tables(database: str) -> None:
    async def check(campaigns: Campaigns) -> None:
        kept = await begun(campaigns)
        chapter = await finish(campaigns, kept, scenario=PERILOUS)
        kept = await campaigns.read(kept.row.id)
        with pytest.raises(BadOptions):
            await campaigns.delete(kept, "the voyage")
        assert (await campaigns.read(kept.row.id)).row == kept.row
        await campaigns.delete(kept, "The voyage")
        with pytest.raises(NoSuchTable):
            await campaigns.read(kept.row.id)
        table = await campaigns.hall.store.table(chapter.game)
        assert table is not None
        assert table.campaign is None
        assert await campaigns.hall.store.events(chapter.game)

    with_campaigns(database, check)


# played


def test_a_game_that_was_lost_costs_a_life_and_is_played_again(database: str) -> None:
    async def check(campaigns: Campaigns) -> None:
        kept = await begun(campaigns)
        chapter = await finish(campaigns, kept, scenario=PERILOUS)
        kept = await campaigns.read(kept.row.id)
        assert kept.ledger.chapters == (chapter,)
        assert not chapter.won
        assert (kept.ledger.lives, kept.ledger.open_scenarios(), kept.row.table) == (2, (PERILOUS,), None)
        again = await campaigns.play(kept, None, None)
        assert again.id != chapter.game
        assert again.options["scenario"] == PERILOUS
        with pytest.raises(NotOnTheRoad):
            await campaigns.play(await campaigns.read((await begun(campaigns)).row.id), "friend-in-need", None)

    with_campaigns(database, check)


def test_a_victory_opens_the_next_scenario_with_its_bonuses(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check(campaigns: Campaigns) -> None:
        kept = await begun(campaigns)
        chapter = await finish_whispers(campaigns, kept, monkeypatch, "prospector")
        kept = await campaigns.read(kept.row.id)
        assert kept.ledger.chapters == (chapter,)
        assert kept.ledger.gold == chapter.gold > 0
        table = await campaigns.play(kept, None, None)
        assert (table.options["scenario"], table.options["token"]) == ("friend-in-need", "yes")
        assert (table.game, table.seats, table.campaign) == ("campaign", ["here"], kept.row.id)

    with_campaigns(database, check)


def test_reading_again_changes_nothing_and_a_game_is_counted_once(database: str) -> None:
    async def check(campaigns: Campaigns) -> None:
        kept = await begun(campaigns)
        await finish(campaigns, kept, scenario=PERILOUS)
        first = await campaigns.read(kept.row.id)
        several = await asyncio.gather(*[campaigns.read(kept.row.id) for _ in range(5)])
        other = Campaigns(Hall(Store(database)))
        elsewhere = await other.read(kept.row.id)
        await other.hall.close()
        assert all(one.ledger == first.ledger for one in [*several, elsewhere])
        assert len(first.ledger.chapters) == 1

    with_campaigns(database, check)


def test_many_who_read_at_once_write_the_chapter_once(database: str) -> None:
    async def check(campaigns: Campaigns) -> None:
        kept = await begun(campaigns)
        await finish(campaigns, kept, scenario=PERILOUS)
        others = [Campaigns(Hall(Store(database))) for _ in range(4)]
        read = await asyncio.gather(*[one.read(kept.row.id) for one in others])
        for one in others:
            await one.hall.close()
        assert {len(one.ledger.chapters) for one in read} == {1}
        assert (await campaigns.read(kept.row.id)).ledger.lives == 2

    with_campaigns(database, check)


def test_of_many_who_begin_a_chapter_at_once_one_makes_the_table(database: str) -> None:
    async def check(campaigns: Campaigns) -> None:
        kept = await begun(campaigns)
        tried = await asyncio.gather(*[campaigns.play(kept, PERILOUS, None) for _ in range(4)], return_exceptions=True)
        made = [table for table in tried if not isinstance(table, BaseException)]
        assert len(made) == 1
        assert all(isinstance(fault, ChangedMeanwhile) for fault in tried if isinstance(fault, BaseException))
        kept = await campaigns.read(kept.row.id)
        assert kept.row.table == made[0].id
        assert (await campaigns.play(kept, None, None)).id == made[0].id

    with_campaigns(database, check)


def test_another_scenario_may_be_chosen_until_the_first_move(database: str) -> None:
    async def check(campaigns: Campaigns) -> None:
        kept = await begun(campaigns)
        with pytest.raises(NotOnTheRoad):
            await campaigns.play(kept, None, None)
        first = await campaigns.play(kept, PERILOUS, None)
        kept = await campaigns.read(kept.row.id)
        second = await campaigns.play(kept, WHISPERS, None)
        assert second.options["scenario"] == WHISPERS
        with pytest.raises(NoSuchTable):
            await campaigns.hall.room(first.id)
        room = await campaigns.hall.room(second.id)
        move = room.game.write(room.play.state, next(iter(room.game.legal(room.play.state, 0))))
        await room.do(Viewer((0,)), move, room.ask_number(), "first")
        kept = await campaigns.read(kept.row.id)
        assert (await campaigns.play(kept, WHISPERS, None)).id == second.id
        with pytest.raises(ChangedMeanwhile):
            await campaigns.play(kept, PERILOUS, None)
        assert (await campaigns.read(kept.row.id)).row.table == second.id

    with_campaigns(database, check)


async def all_but_the_last_move(campaigns: Campaigns, kept: Kept) -> tuple[str, Play[Any], int]:
    """The table, the whole game, and how many events were stored: a move and what it brings are left."""
    table = await campaigns.play(kept, PERILOUS, None)
    play = voyage(table.options, table.seed, 5)
    last = max(number for number, event in enumerate(play.events) if event.seat >= 0)
    before = [StoredEvent(event.seat, event.text, None) for event in play.events[:last]]
    await campaigns.hall.store.append(table.id, 1, before)
    return table.id, play, last


def test_the_log_has_a_game_as_soon_as_its_last_move_is_made(tmp_path: Path) -> None:
    async def check(campaigns: Campaigns) -> None:
        kept = await begun(campaigns)
        table, play, last = await all_but_the_last_move(campaigns, kept)
        room = await campaigns.hall.room(table)
        await room.do(Viewer((0,)), play.events[last].text, room.ask_number(), "last")
        row = await campaigns.store.get(kept.row.id)
        assert row is not None
        assert json.loads(row.ledger)["chapters"] == [chapter_of(play.state, table).data()]
        assert row.table is None

    with_campaigns(sqlite_url(tmp_path), check)


def test_the_last_move_is_not_taken_back_and_the_chapter_stands(tmp_path: Path) -> None:
    """The seed was shown with the end: every later die would be known."""

    async def check(campaigns: Campaigns) -> None:
        kept = await begun(campaigns)
        table, play, last = await all_but_the_last_move(campaigns, kept)
        room = await campaigns.hall.room(table)
        await room.do(Viewer((0,)), play.events[last].text, room.ask_number(), "last")
        chapters = (await campaigns.read(kept.row.id)).ledger.chapters
        for whole in (False, True):
            with pytest.raises(NotYourDecision) as refusal:
                await room.undo(Viewer((0,)), whole, room.ask_number(), f"undo {whole}")
            assert refusal.value.message.id == "undo-after-the-end"
        assert (await campaigns.read(kept.row.id)).ledger.chapters == chapters != ()

    with_campaigns(sqlite_url(tmp_path), check)


@pytest.mark.parametrize("moved", [False, True])
def test_a_chapter_begun_under_other_rules_is_begun_anew(tmp_path: Path, moved: bool) -> None:
    async def check(campaigns: Campaigns) -> None:
        kept = await begun(campaigns)
        old = await campaigns.play(kept, WHISPERS, None)
        if moved:
            room = await campaigns.hall.room(old.id)
            move = room.game.write(room.play.state, next(iter(room.game.legal(room.play.state, 0))))
            await room.do(Viewer((0,)), move, room.ask_number(), "first")
        async with campaigns.hall.store.engine.begin() as connection:
            await connection.exec_driver_sql("UPDATE tables SET rules_version = 0")
        later = Campaigns(Hall(Store(sqlite_url(tmp_path))))
        kept = await later.read(kept.row.id)
        assert kept.row.table == old.id
        new = await later.play(kept, None, None, anew=True)
        assert (new.options["scenario"], new.rules_version) == (WHISPERS, load_game("campaign").rules_version)
        assert (await later.read(kept.row.id)).row.table == new.id
        with pytest.raises(OtherRules):  # kept, but set aside
            await later.hall.room(old.id)
        await later.hall.close()

    with_campaigns(sqlite_url(tmp_path), check)


def test_a_game_of_older_rules_leaves_the_log_as_it_is(tmp_path: Path) -> None:
    async def check(campaigns: Campaigns) -> None:
        kept = await begun(campaigns)
        chapter = await finish(campaigns, kept, scenario=PERILOUS)
        assert (await campaigns.read(kept.row.id)).ledger.chapters == (chapter,)
        async with campaigns.hall.store.engine.begin() as connection:
            await connection.exec_driver_sql("UPDATE events SET text = 'no longer a move' WHERE seat = 0")
        other = Campaigns(Hall(Store(sqlite_url(tmp_path))))
        assert (await other.read(kept.row.id)).ledger.chapters == (chapter,)
        await other.hall.close()

    with_campaigns(sqlite_url(tmp_path), check)


# other rules


def older(path: Path, table: str) -> None:
    """The table was made when the rules were of another version."""
    with sqlite3.connect(path / "tables.db") as file:
        file.execute("UPDATE tables SET rules_version = 1 WHERE id = ?", (table,))


async def first_move(campaigns: Campaigns, table: TableRow) -> None:
    """As another program would make it."""
    stored = len(await campaigns.hall.store.events(table.id))
    play = voyage(table.options, table.seed, 1)
    until = next(number for number, event in enumerate(play.events, 1) if event.seat >= 0 and number > stored)
    new = [StoredEvent(event.seat, event.text, None) for event in play.events[stored:until]]
    await campaigns.hall.store.append(table.id, stored + 1, new)


def test_a_game_in_progress_of_other_rules_is_told_and_begun_anew(tmp_path: Path) -> None:
    async def check(campaigns: Campaigns) -> None:
        kept = await begun(campaigns)
        old = await campaigns.play(kept, WHISPERS, None)
        await first_move(campaigns, old)
        older(tmp_path, old.id)
        kept = await campaigns.read(kept.row.id)
        assert (kept.row.table, kept.ledger.chapters) == (old.id, ())
        with pytest.raises(OtherRules) as fault:
            await campaigns.play(kept, None, None)
        args = {"recorded": 1, "current": load_game("campaign").rules_version}
        assert fault.value.message == Message("log-other-rules", args)
        new = await campaigns.play(kept, None, None, anew=True)
        assert (new.options, new.rules_version) == (old.options, load_game("campaign").rules_version)
        assert new.id != old.id
        assert await campaigns.hall.store.events(old.id)
        kept = await campaigns.read(kept.row.id)
        assert kept.row.table == new.id
        assert (await campaigns.play(kept, None, None)).id == new.id
        chapter = await finish(campaigns, kept)
        assert (await campaigns.read(kept.row.id)).ledger.chapters == (chapter,)

    with_campaigns(sqlite_url(tmp_path), check)


def test_anew_leaves_a_game_of_these_rules_as_it_is(tmp_path: Path) -> None:
    async def check(campaigns: Campaigns) -> None:
        kept = await begun(campaigns)
        table = await campaigns.play(kept, WHISPERS, None)
        kept = await campaigns.read(kept.row.id)
        assert (await campaigns.play(kept, None, None, anew=True)).id == table.id

    with_campaigns(sqlite_url(tmp_path), check)


def test_a_chapter_of_other_rules_stands_but_its_record_is_refused_with_that_reason(tmp_path: Path) -> None:
    async def check(campaigns: Campaigns) -> None:
        kept = await begun(campaigns)
        chapter = await finish(campaigns, kept, scenario=PERILOUS)
        await campaigns.read(kept.row.id)
        older(tmp_path, chapter.game)
        kept = await Campaigns(campaigns.hall).read(kept.row.id)
        assert kept.ledger.chapters == (chapter,)
        with pytest.raises(OtherRules) as fault:
            await campaigns.record(kept, 1)
        assert fault.value.message.id == "record-other-rules"
        with pytest.raises(OtherRules) as fault:
            await campaigns.export(kept)
        assert "version 1 of the rules" in language("en").say(fault.value.message)
        assert (await campaigns.play(kept, PERILOUS, None)).options["scenario"] == PERILOUS
        fork = await campaigns.fork(kept, 0, "Another way")
        assert (await campaigns.read(fork)).ledger.chapters == ()

    with_campaigns(sqlite_url(tmp_path), check)


def test_a_file_with_a_game_of_other_rules_is_refused_with_that_reason(tmp_path: Path, exported: str) -> None:
    current = load_game("campaign").rules_version

    async def check(campaigns: Campaigns) -> None:
        with pytest.raises(BadRecord) as fault:
            await campaigns.bring(exported.replace(f"rules_version = {current}", "rules_version = 1", 1))
        reason = Message("record-other-rules", {"recorded": 1, "current": current})
        assert fault.value.message == Message("log-bad-chapter", {"chapter": 1, "reason": reason})

    with_campaigns(sqlite_url(tmp_path), check)


def test_the_aztec_settler_stands_where_it_is_told(tmp_path: Path) -> None:
    chapters = (
        Chapter(PERILOUS, "bellicose", won=True, gold=10),
        Chapter("answer-too-late", "corruptor", won=True, gold=10),
    )
    ledger = Ledger("normal", 3, chapters)

    async def check(campaigns: Campaigns) -> None:
        await campaigns.store.add(CampaignRow("aztecs", "Aztecs", written(ledger), None, 1), "", [])
        kept = await campaigns.read("aztecs")
        known = sections(kept.ledger, "facing-destiny")
        assert set(known) <= {"explore", "settle", "produce", "engage"}
        with pytest.raises(BadOptions):
            await campaigns.play(kept, None, "nowhere")
        table = await campaigns.play(kept, None, known[-1])
        assert (table.options["aztec"], table.options["allies"]) == (known[-1], "aztecs")
        assert table.options["board"] == "warmonger"

    with_campaigns(sqlite_url(tmp_path), check)
    assert sections(Ledger("normal", 3), PERILOUS) == []


# forked, taken along, brought back


def test_a_fork_goes_its_own_way(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check(campaigns: Campaigns) -> None:
        kept = await begun(campaigns)
        await finish_whispers(campaigns, kept, monkeypatch)
        kept = await campaigns.read(kept.row.id)
        monkeypatch.undo()
        lost = await finish(campaigns, kept, 3)
        kept = await campaigns.read(kept.row.id)
        assert len(kept.ledger.chapters) == 2
        forked = await campaigns.fork(kept, 1, "Again")
        twin = await campaigns.read(forked)
        assert twin.ledger == kept.ledger.fork(1)
        table = await campaigns.play(twin, None, None)
        assert table.id != lost.game
        assert table.campaign == forked
        assert (await campaigns.read(kept.row.id)).ledger == kept.ledger
        for wrong in (-1, 3):
            with pytest.raises(BadOptions):
                await campaigns.fork(kept, wrong, "Again")

    with_campaigns(database, check)


def test_an_exported_campaign_comes_back_as_a_new_one(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check(campaigns: Campaigns) -> None:
        kept = await begun(campaigns, "hard")
        await finish(campaigns, kept, 4, WHISPERS)
        kept = await campaigns.read(kept.row.id)
        await finish(campaigns, kept, 6)
        kept = await campaigns.read(kept.row.id)
        await campaigns.play(kept, None, None)
        text = await campaigns.export(await campaigns.read(kept.row.id))
        brought = await campaigns.bring(text)
        again = await campaigns.bring(text)
        copy = await campaigns.read(brought)
        assert len({kept.row.id, brought, again}) == 3
        assert (copy.row.name, copy.row.table, copy.ledger.lives) == ("The voyage", None, 1)
        plain = [(chapter.scenario, chapter.ending, chapter.gold) for chapter in copy.ledger.chapters]
        assert plain == [(chapter.scenario, chapter.ending, chapter.gold) for chapter in kept.ledger.chapters]
        games = {chapter.game for one in (kept, copy) for chapter in one.ledger.chapters}
        assert len(games) == 4
        assert await campaigns.record(copy, 1) == await campaigns.record(kept, 1)
        assert (await campaigns.play(copy, None, None)).options["scenario"] == WHISPERS

    with_campaigns(database, check)


@pytest.fixture(scope="module")
def exported(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A campaign with a game won and a game lost."""
    texts: list[str] = []
    patch = pytest.MonkeyPatch()

    async def write(campaigns: Campaigns) -> None:
        kept = await begun(campaigns)
        await finish_whispers(campaigns, kept, patch)
        patch.undo()
        await finish(campaigns, await campaigns.read(kept.row.id), 2)
        texts.append(await campaigns.export(await campaigns.read(kept.row.id)))

    with_campaigns(sqlite_url(tmp_path_factory.mktemp("exported")), write)
    return texts[0]


def test_an_exported_file_is_small_and_its_records_are_whole(exported: str) -> None:
    assert len(exported) < 40_000
    first = exported.split("record = '''\n")[1].split("'''", maxsplit=1)[0]
    play = replay(load_game("campaign"), read_record(first))
    assert play.game.outcome(play.state) is not None


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("format = 1\nkind", "format = 2\nkind", "record-wrong-format"),
        ('kind = "campaign"', 'kind = "picnic"', "log-not-a-campaign"),
        ("[ledger]", "[ledger", "record-not-toml"),
        ("hearts = 3", "hearts = 33", "solo-log-broken"),
        ('ending = "explorer"', 'ending = "prospector"', "solo-log-broken"),
        ('difficulty = "normal"\nhearts', 'difficulty = "hard"\nhearts', "log-bad-chapter"),
        ("gold = ", "gold = 1", "log-bad-chapter"),
        ('"1 wheel ', '"1 wheeel ', "log-bad-chapter"),
        ("seed = ", "seeds = ", "log-bad-chapter"),
        ("record = ", "recording = ", "record-incomplete"),
    ],
)
def test_a_file_that_does_not_hold_is_refused_with_its_reason(
    tmp_path: Path, exported: str, old: str, new: str, reason: str
) -> None:
    assert old in exported

    async def check(campaigns: Campaigns) -> None:
        with pytest.raises(BadRecord) as fault:
            await campaigns.bring(exported.replace(old, new, 1))
        assert fault.value.message.id == reason
        for code in LANGUAGES:
            assert not language(code).render(fault.value.message)[1]
        assert await campaigns.all() == []

    with_campaigns(sqlite_url(tmp_path), check)


def test_the_first_fault_of_a_chapter_is_named(tmp_path: Path, exported: str) -> None:
    async def reason(campaigns: Campaigns, text: str) -> str:
        with pytest.raises(BadRecord) as fault:
            await campaigns.bring(text)
        return language("en").say(fault.value.message)

    async def check(campaigns: Campaigns) -> None:
        other_level = exported.replace('difficulty = "normal"\nhearts', 'difficulty = "hard"\nhearts')
        assert "bonuses" in await reason(campaigns, other_level)
        richer = exported.replace("gold = ", "gold = 1", 1)
        assert "did not end as the log says" in await reason(campaigns, richer)

    with_campaigns(sqlite_url(tmp_path), check)


# over HTTP


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Browser]:
    with TestClient(make_app(f"sqlite+aiosqlite:///{tmp_path}/tables.db"), base_url="http://127.0.0.1") as server:
        yield Browser(server)


def new_campaign(client: Browser, name: str = "The voyage", difficulty: str = "normal") -> str:
    made = client.post("/api/campaigns", json={"name": name, "difficulty": difficulty})
    assert made.status_code == 201, made.text
    campaign: str = made.json()["campaign"]
    return campaign


def read(client: Browser, campaign: str) -> dict[str, Any]:
    answer = client.get(f"/api/campaigns/{campaign}")
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def test_the_atlas_over_http(client: Browser) -> None:
    campaign = new_campaign(client, difficulty="extreme")
    told = read(client, campaign)
    assert (told["campaign"], told["name"], told["difficulty"]) == (campaign, "The voyage", "extreme")
    assert (told["hearts"], told["lives"], told["gold"], told["status"], told["rank"]) == (3, 3, 0, "ongoing", None)
    assert (told["victories"], told["length"], told["played"]) == (0, 4, 0)
    assert (told["open"], told["chapters"], told["bonuses"], told["sections"]) == ([PERILOUS, WHISPERS], [], [], [])
    assert (told["table"], told["playing"]) == (None, None)
    assert told["standalone"] == ["between-forge-and-iron", "seething-heart"]
    assert len(told["scenarios"]) == 15
    assert {place["place"] for place in told["scenarios"] if place["depth"] == 0} == {"open"}
    assert {place["place"] for place in told["scenarios"] if place["depth"] > 0} == {"ahead"}
    assert sorted({place["depth"] for place in told["scenarios"]}) == [0, 1, 2, 3]
    assert len(told["roads"]) == 22
    assert {road["road"] for road in told["roads"]} == {"open"}
    loner = next(road for road in told["roads"] if road["title"] == "loner")
    assert loner["lives"] == -1
    assert loner["gives"] == [{"id": "solo-bonus-life-lost", "args": {}}]
    for code in LANGUAGES:
        for road in told["roads"]:
            assert all(language(code).knows(message["id"]) for message in road["gives"])


def test_a_chapter_over_http(client: Browser) -> None:
    """A table is made, played at over the socket, and knows its campaign."""
    campaign = new_campaign(client)
    assert client.post(f"/api/campaigns/{campaign}/play", json={}).status_code == 409
    assert client.post(f"/api/campaigns/{campaign}/play", json={"scenario": "curse-of-mu"}).status_code == 409
    made = client.post(f"/api/campaigns/{campaign}/play", json={"scenario": PERILOUS})
    assert made.status_code == 200, made.text
    table = made.json()["table"]
    assert made.json() == {"table": table, "scenario": PERILOUS}
    assert client.post(f"/api/campaigns/{campaign}/play", json={}).json() == made.json()
    told = read(client, campaign)
    assert told["table"] == table
    number = told["playing"]["number"]
    assert told["playing"] == {"table": table, "scenario": PERILOUS, "number": number, "other_rules": None}
    assert [(one["table"], one["campaign"]) for one in client.get("/api/tables").json()["tables"]] == [
        (table, campaign)
    ]
    with client.websocket_connect(f"/api/tables/{table}/live") as socket:
        tab = Tab(socket)
        update = tab.hello()
        assert (update["campaign"], update["yours"], update["game"]) == (campaign, [0], "campaign")
        choice = update["view"]["ask"]["choices"][0]["do"]
        socket.send_json({"type": "do", "do": choice, "ask": update["ask"], "id": "one"})
        tab.wait("answer")
    assert client.post(f"/api/campaigns/{campaign}/play", json={"scenario": WHISPERS}).status_code == 409
    assert read(client, campaign)["playing"]["number"] > told["playing"]["number"]


def test_a_game_of_other_rules_over_http(client: Browser, tmp_path: Path) -> None:
    campaign = new_campaign(client)
    old = client.post(f"/api/campaigns/{campaign}/play", json={"scenario": PERILOUS}).json()["table"]
    older(tmp_path, old)
    told = read(client, campaign)["playing"]
    assert (told["table"], told["number"], told["other_rules"]["id"]) == (old, None, "log-other-rules")
    refused = client.post(f"/api/campaigns/{campaign}/play", json={})
    assert (refused.status_code, refused.json()["message"]) == (409, told["other_rules"])
    made = client.post(f"/api/campaigns/{campaign}/play", json={"anew": True}).json()
    assert made["table"] != old
    assert read(client, campaign)["playing"]["other_rules"] is None


def test_several_campaigns_side_by_side(client: Browser) -> None:
    first, second = new_campaign(client, "One"), new_campaign(client, "Two", "divine")
    listed = client.get("/api/campaigns").json()
    assert {one["campaign"]: one["name"] for one in listed} == {first: "One", second: "Two"}
    assert client.post(f"/api/campaigns/{first}/name", json={"name": "Uno"}).status_code == 200
    assert read(client, first)["name"] == "Uno"
    assert client.post(f"/api/campaigns/{first}/delete", json={"name": "One"}).status_code == 400
    assert client.post(f"/api/campaigns/{first}/delete", json={"name": "Uno"}).status_code == 200
    assert client.get(f"/api/campaigns/{first}").status_code == 403
    assert [one["campaign"] for one in client.get("/api/campaigns").json()] == [second]


def test_a_stranger_has_nothing_and_a_link_lets_one_in(client: Browser) -> None:
    campaign = new_campaign(client)
    table = client.post(f"/api/campaigns/{campaign}/play", json={"scenario": PERILOUS}).json()["table"]
    stranger = other_browser(client)
    assert stranger.get("/api/campaigns").json() == []
    for path in ("", "/export", "/chapters/1/record"):
        assert stranger.get(f"/api/campaigns/{campaign}{path}").status_code == 403
    bodies: dict[str, dict[str, Any]] = {
        "play": {}, "fork": {"chapters": 0, "name": "x"}, "name": {"name": "x"}, "delete": {"name": "The voyage"},
        "link": {},
    }  # fmt: skip
    for path, body in bodies.items():
        assert stranger.post(f"/api/campaigns/{campaign}/{path}", json=body).status_code == 403
    link = client.post(f"/api/campaigns/{campaign}/link", json={}).json()["link"]
    page, _, token = link.partition("#")
    assert page == f"/c/{campaign}"
    assert stranger.get(page).status_code == 200
    assert stranger.post(f"/api/campaigns/{campaign}/enter", json={"token": "guess"}).status_code == 409
    assert stranger.post(f"/api/campaigns/{campaign}/enter", json={"token": token}).status_code == 200
    assert read(stranger, campaign)["table"] == table
    assert stranger.post(f"/api/campaigns/{campaign}/play", json={}).json()["table"] == table
    with stranger.websocket_connect(f"/api/tables/{table}/live") as socket:
        assert Tab(socket).hello()["yours"] == [0]
    with client.websocket_connect(f"/api/tables/{table}/live") as socket:
        assert Tab(socket).hello()["yours"] == [0]
    assert other_browser(client).post(f"/api/campaigns/{campaign}/enter", json={"token": token}).status_code == 409


def test_export_import_and_fork_over_http(client: Browser, exported: str) -> None:
    brought = client.post("/api/campaigns/import", json={"text": exported})
    assert brought.status_code == 201, brought.text
    campaign = brought.json()["campaign"]
    told = read(client, campaign)
    assert (told["played"], told["victories"], told["lives"]) == (2, 1, 2)
    assert [chapter["won"] for chapter in told["chapters"]] == [True, False]
    assert [chapter["mine"] for chapter in told["chapters"]] == [True, True]
    assert told["chapters"][0]["outcome"] == {"id": "solo-title-explorer", "args": {}}
    assert told["chapters"][1]["outcome"]["id"].startswith("log-defeat-")
    assert told["open"] == ["what-killed-them"]
    places = {place["scenario"]: place for place in told["scenarios"]}
    assert (places[WHISPERS]["place"], places[WHISPERS]["chapter"]) == ("won", 1)
    assert (places["what-killed-them"]["place"], places["what-killed-them"]["lost"]) == ("open", 1)
    assert (places["curse-of-mu"]["place"], places["hydras-ire"]["place"]) == ("ahead", "closed")
    roads = {road["title"]: road["road"] for road in told["roads"]}
    assert (roads["explorer"], roads["archeologist"], roads["bellicose"]) == ("taken", "open", "closed")
    record = client.get(f"/api/campaigns/{campaign}/chapters/1/record").text
    shown = client.post("/api/replay", json={"text": record})
    assert shown.status_code == 200
    assert shown.json()["dice"] > 0
    assert client.get(f"/api/campaigns/{campaign}/chapters/3/record").status_code == 404
    forked = client.post(f"/api/campaigns/{campaign}/fork", json={"chapters": 1, "name": "Fork"}).json()["campaign"]
    fork = read(client, forked)
    assert (fork["name"], fork["lives"], fork["played"]) == ("Fork", 3, 1)
    assert fork["chapters"][0]["mine"] is False
    assert client.get(f"/api/campaigns/{forked}/export").headers["content-type"].startswith("application/toml")
    again = client.post("/api/campaigns/import", json={"text": client.get(f"/api/campaigns/{forked}/export").text})
    assert read(client, again.json()["campaign"])["gold"] == fork["gold"]


def test_what_is_not_a_request_is_refused_in_words(client: Browser) -> None:
    campaign = new_campaign(client)
    answers = [
        client.post("/api/campaigns", json={"name": "x", "difficulty": "easy"}),
        client.post("/api/campaigns", json={"name": ""}),
        client.post("/api/campaigns", json={"title": "x"}),
        client.post("/api/campaigns/import", json={"text": "nothing"}),
        client.post(f"/api/campaigns/{campaign}/fork", json={"chapters": 1, "name": "x"}),
        client.post(f"/api/campaigns/{campaign}/play", json={"scenario": PERILOUS, "aztec": "settle"}),
    ]
    assert [answer.status_code for answer in answers] == [400, 400, 400, 422, 400, 400]
    for answer in answers:
        for code in LANGUAGES:
            assert language(code).knows(answer.json()["message"]["id"])


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_scenario_victory_defeat_and_rank_has_its_words(code: str) -> None:
    tongue = language(code)
    wanted = [f"story-{road.scenario}" for road in ROADS] + [f"story-{road.scenario}-{road.title}" for road in ROADS]
    wanted += [f"rank-{name}{part}" for name in (*dict(RANKS).values(), NO_RANK) for part in ("", "-text")]
    wanted += ["story-prologue", *[f"story-defeat-{name}" for name, _ in DEFEATS.values()]]
    wanted += [f"story-way-{road.scenario}-{road.title}" for road in ROADS if road.leads_to is not None]
    wanted += [f"log-defeat-{name}" for name, _ in DEFEATS.values()] + [f"log-level-{level}" for level in LEVELS]
    wanted += [message.id for road in ROADS for prize in ("", "1") for message in gifts(road, prize)]
    assert [name for name in wanted if not tongue.knows(name)] == []
