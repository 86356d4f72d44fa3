"""Moves are appended once, in order, and share commits without spoiling each other."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

import msgspec
import pytest
from sqlalchemy import Connection

from tests.server.store.samples import entry, move, new_game
from ziggurat.server.store import Appended, Store, StoreError
from ziggurat.server.store.backend import Backend, Told

pytestmark = pytest.mark.anyio

T = TypeVar("T")


class Counted:
    """A database that counts its write transactions."""

    def __init__(self, inner: Backend) -> None:
        self.writes = 0
        self.writer = inner.writer
        self._inner = inner

    async def write(self, work: Callable[[Connection], T]) -> T:
        self.writes += 1
        return await self._inner.write(work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await self._inner.read(work)

    def committed(self) -> None:
        self._inner.committed()

    def listen(self, told: Told) -> None:
        self._inner.listen(told)

    async def close(self) -> None:
        await self._inner.close()


@pytest.fixture
async def game(store: Store) -> str:
    """A game with two entries."""
    await store.create(new_game("one", entries=2), [], [])
    return "one"


async def numbers(store: Store, game: str) -> list[int]:
    return [entry.number for entry in await store.entries_since(game, 0)]


async def test_a_move_is_appended_whole(store: Store, game: str) -> None:
    assert await store.append(move(game, 3, count=3)) == Appended("committed", last=5, first=3)
    row = await store.row(game)
    assert row is not None
    assert row.last == 5
    assert row.updated > row.created
    assert await numbers(store, game) == [1, 2, 3, 4, 5]


async def test_a_repeated_move_id_is_answered_as_the_first_time(store: Store, game: str) -> None:
    await store.append(move(game, 3, "same", count=2))
    await store.append(move(game, 5))
    for first in (3, 6, 9):
        answer = await store.append(move(game, first, "same"))
        assert answer == Appended("repeated", last=4, first=3)
    assert await numbers(store, game) == [1, 2, 3, 4, 5]


async def test_a_move_id_counts_within_its_game_only(store: Store, game: str) -> None:
    await store.create(new_game("two"), [], [])
    await store.append(move(game, 3, "same"))
    assert (await store.append(move("two", 1, "same"))).outcome == "committed"


@pytest.mark.parametrize("first", [1, 2, 4])
async def test_a_stale_number_writes_nothing(store: Store, game: str, first: int) -> None:
    assert await store.append(move(game, first)) == Appended("stale", last=2, first=first)
    assert await numbers(store, game) == [1, 2]


async def test_a_stale_move_id_may_be_sent_again(store: Store, game: str) -> None:
    await store.append(move(game, 2, "late"))
    assert (await store.append(move(game, 3, "late"))).outcome == "committed"


async def test_one_of_many_rivals_wins_a_number(store: Store, game: str) -> None:
    answers = await asyncio.gather(*[store.append(move(game, 3)) for _ in range(20)])
    outcomes = [answer.outcome for answer in answers]
    assert (outcomes.count("committed"), outcomes.count("stale")) == (1, 19)
    assert await numbers(store, game) == [1, 2, 3]


async def test_a_move_sent_twice_at_once_counts_once(store: Store, game: str) -> None:
    answers = await asyncio.gather(*[store.append(move(game, 3, "same")) for _ in range(5)])
    assert sorted(answer.outcome for answer in answers) == ["committed"] + ["repeated"] * 4
    assert {(answer.first, answer.last) for answer in answers} == {(3, 3)}


async def test_moves_of_one_game_follow_each_other_in_a_group(store: Store, game: str) -> None:
    answers = await asyncio.gather(*[store.append(move(game, first)) for first in range(3, 40)])
    assert {answer.outcome for answer in answers} == {"committed"}
    assert await numbers(store, game) == list(range(1, 40))


async def test_bad_members_do_not_spoil_a_group(store: Store, game: str) -> None:
    await store.create(new_game("two"), [], [])
    gap = msgspec.structs.replace(move(game, 3), entries=[entry(3), entry(5)])
    empty = msgspec.structs.replace(move(game, 3), entries=[])
    unwritable = move("two", 1, "\ud800")
    group = [gap, empty, move("none", 1), unwritable, move("two", 9), move(game, 3), move("two", 1)]
    answers = await asyncio.gather(*map(store.append, group), return_exceptions=True)
    assert [isinstance(answer, StoreError) for answer in answers] == [True] * 4 + [False] * 3
    assert answers[4:] == [
        Appended("stale", last=0, first=9),
        Appended("committed", last=3, first=3),
        Appended("committed", last=1, first=1),
    ]
    assert (await numbers(store, game), await numbers(store, "two")) == ([1, 2, 3], [1])


async def test_a_snapshot_is_kept_until_the_next(store: Store, game: str) -> None:
    await store.append(msgspec.structs.replace(move(game, 3), snapshot=b"third"))
    await store.append(move(game, 4))
    found = await store.load(game)
    assert found is not None
    assert (found.snapshot, found.snapshot_at, found.row.last) == (b"third", 3, 4)


async def test_the_last_move_ends_the_game(store: Store, game: str) -> None:
    await store.append(msgspec.structs.replace(move(game, 3), over=True))
    row = await store.row(game)
    assert row is not None
    assert row.over is True


async def test_moves_that_arrive_together_share_commits(store: Store) -> None:
    for number in range(60):
        await store.create(new_game(f"game-{number}"), [], [])
    counted = Counted(store._backend)
    shared = Store(counted)
    moves = [shared.append(move(f"game-{number}", 1)) for number in range(60)]
    answers = await asyncio.gather(*moves)
    assert {answer.outcome for answer in answers} == {"committed"}
    assert counted.writes <= 2


async def test_a_move_is_kept_when_whoever_sent_it_leaves(store: Store, game: str) -> None:
    waiting = asyncio.create_task(store.append(move(game, 3, "gone")))
    await asyncio.sleep(0)
    waiting.cancel()
    answer = await store.append(move(game, 4))
    assert answer == Appended("committed", last=4, first=4)
    assert (await store.append(move(game, 9, "gone"))).outcome == "repeated"
