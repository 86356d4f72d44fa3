"""Processes that share a PostgreSQL hear of each other's commits."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from tests.server.kit.postgres import Postgres
from tests.server.store.samples import move, new_game
from ziggurat.server.store import Store, open_store
from ziggurat.server.store.notice import LONGEST, notices, read_notice

pytestmark = pytest.mark.anyio


class Ear:
    """What a store hears."""

    def __init__(self, store: Store) -> None:
        self.heard: list[tuple[str, int]] = []
        self._news = asyncio.Event()
        store.listen(self._hear)

    def _hear(self, game: str, last: int) -> None:
        self.heard.append((game, last))
        self._news.set()

    async def until(self, game: str, last: int) -> None:
        async with asyncio.timeout(20):
            while (game, last) not in self.heard:
                self._news.clear()
                await self._news.wait()


@pytest.fixture
def shared(postgres: Postgres) -> str:
    """The address of a database that several stores share."""
    return postgres.new_database()


@pytest.fixture
async def pair(shared: str) -> AsyncIterator[tuple[Store, Store]]:
    """Two stores on one database."""
    stores = (await open_store(shared), await open_store(shared))
    yield stores
    for store in stores:
        await store.close()


async def test_others_hear_of_a_commit_and_the_writer_does_not(pair: tuple[Store, Store]) -> None:
    writer, reader = pair
    own, ear = Ear(writer), Ear(reader)
    await writer.create(new_game("one"), [], [])
    await writer.append(move("one", 1, count=2))
    await ear.until("one", 2)
    await reader.append(move("one", 3))
    await own.until("one", 3)
    assert (own.heard, ear.heard) == ([("one", 3)], [("one", 2)])


async def test_what_was_heard_of_can_be_read(pair: tuple[Store, Store]) -> None:
    writer, reader = pair
    ear = Ear(reader)
    await writer.create(new_game("one"), [], [])
    await writer.append(move("one", 1))
    await ear.until("one", 1)
    assert [entry.number for entry in await reader.entries_since("one", 0)] == [1]


async def test_two_processes_never_take_the_same_number(pair: tuple[Store, Store]) -> None:
    await pair[0].create(new_game("one"), [], [])
    moves = [pair[at % 2].append(move("one", 1 + at // 8)) for at in range(80)]
    answers = await asyncio.gather(*moves)
    found = await pair[0].load("one")
    assert found is not None
    committed = sorted(one.first for one in answers if one.outcome == "committed")
    assert [entry.number for entry in found.entries] == committed
    assert committed == list(range(1, found.row.last + 1))


async def test_a_notice_that_a_crash_left_behind_is_sent(postgres: Postgres, shared: str) -> None:
    first = await open_store(shared)
    await first.close()
    name = shared.rpartition("/")[2]
    postgres.run(name, "INSERT INTO outbox (notice) VALUES (E'dead\\nlost 7')")
    second = await open_store(shared)
    third = await open_store(shared)
    ear = Ear(third)
    await second.create(new_game("one"), [], [])
    await second.append(move("one", 1))
    await ear.until("one", 1)
    assert postgres.run(name, "SELECT count(*) FROM outbox") == "0"
    await second.close()
    await third.close()


async def test_a_lost_connection_is_made_again(
    postgres: Postgres, shared: str, pair: tuple[Store, Store]
) -> None:
    writer, reader = pair
    ear = Ear(reader)
    await writer.create(new_game("one"), [], [])
    name = shared.rpartition("/")[2]
    postgres.run(
        "postgres",
        f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'",
    )
    await writer.append(move("one", 1))
    await ear.until("one", 1)
    await writer.append(move("one", 2))
    await ear.until("one", 2)


async def test_notices_are_short_enough_to_send_and_complete() -> None:
    news = [(f"game-{number:060}", number) for number in range(500)]
    written = notices("writer", news)
    assert max(len(notice.encode()) for notice in written) <= LONGEST
    read = [read_notice(notice) for notice in written]
    assert [pair for _, pairs in read for pair in pairs] == news
    assert {writer for writer, _ in read} == {"writer"}
