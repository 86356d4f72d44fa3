"""Saves are examined one at a time, in turn for everybody, and each of them once."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Final

import pytest

from tests.server.app.kit import HERE, YOU, House, finished
from ziggurat.server import examining
from ziggurat.server.errors import ApiError
from ziggurat.server.examining import Examined, Examiner
from ziggurat.server.settings import Limits

ADA, BOB, EVE = b"ada", b"bob", b"eve"
HOME, AWAY = "127.0.0.1", "192.0.2.1"


class StubExaminer:
    """Stands in for the process: what comes in is put down until the test says how it is."""

    def __init__(self) -> None:
        self.seen: Final[list[bytes]] = []
        self.ready: Final = asyncio.Semaphore(0)
        self.sure = True

    async def __call__(self, data: bytes, limits: Limits, played_only: bool) -> Examined:
        self.seen.append(data)
        await self.ready.acquire()
        return Examined(True, "fine", len(self.seen), True, data, sure=self.sure)

    def go_on(self) -> None:
        """Finish one save."""
        self.ready.release()


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch) -> StubExaminer:
    found = StubExaminer()
    monkeypatch.setattr(examining, "_examine", found)
    return found


async def begun(work: Coroutine[Any, Any, Examined]) -> asyncio.Task[Examined]:
    """Something that has got as far as it can."""
    task = asyncio.create_task(work)
    for _ in range(5):
        await asyncio.sleep(0)
    return task


async def refused(work: Coroutine[Any, Any, Examined]) -> str:
    with pytest.raises(ApiError) as error:
        await work
    return error.value.code


def test_one_save_of_each_at_a_time_and_in_turn(desk: StubExaminer) -> None:
    async def run() -> None:
        examiner = Examiner(Limits())
        first = await begun(examiner.examine(b"1", EVE, HOME))
        for data in (b"2", b"3", b"4"):
            assert await refused(examiner.examine(data, EVE, HOME)) == "too_many"
        second = await begun(examiner.examine(b"5", ADA, HOME))
        assert desk.seen == [b"1"]
        desk.go_on()
        await first
        again = await begun(examiner.examine(b"6", EVE, HOME))
        desk.go_on()
        desk.go_on()
        await asyncio.gather(second, again)
        assert desk.seen == [b"1", b"5", b"6"]

    asyncio.run(run())


def test_new_sessions_do_not_make_an_address_more(desk: StubExaminer) -> None:
    async def run() -> None:
        examiner = Examiner(Limits(imports_waiting=4, imports_per_address=2))
        for name in (b"1", b"2"):
            await begun(examiner.examine(name, name, AWAY))
        assert await refused(examiner.examine(b"3", b"3", AWAY)) == "too_many"
        assert await refused(examiner.examine(b"3", b"1", HOME)) == "too_many"
        for name in (b"3", b"4"):
            await begun(examiner.examine(name, name, HOME))
        assert await refused(examiner.examine(b"5", b"5", HOME)) == "too_many"
        await examiner.close()

    asyncio.run(run())


def test_the_same_save_is_examined_once(desk: StubExaminer) -> None:
    async def run() -> None:
        examiner = Examiner(Limits())
        first = await begun(examiner.examine(b"same", ADA, HOME))
        second = await begun(examiner.examine(b"same", BOB, HOME))
        first.cancel()
        desk.go_on()
        assert (await second).data == b"same"
        assert (await examiner.examine(b"same", EVE, HOME)).data == b"same"
        assert desk.seen == [b"same"]
        desk.go_on()
        assert (await examiner.examine(b"other", EVE, HOME)).data == b"other"

    asyncio.run(run())


def test_what_was_given_up_is_tried_again(desk: StubExaminer) -> None:
    async def run() -> None:
        examiner = Examiner(Limits())
        desk.sure = False
        for _ in range(2):
            desk.go_on()
            await examiner.examine(b"slow", ADA, HOME)
        assert desk.seen == [b"slow"] * 2

    asyncio.run(run())


def test_games_and_saves_are_played_again_once(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    real, played = examining._examine, []

    async def counted(data: bytes, limits: Limits, played_only: bool) -> Examined:
        played.append(data)
        return await real(data, limits, played_only)

    monkeypatch.setattr(examining, "_examine", counted)
    visitor, other = house.visitor(), house.visitor()
    game = finished(visitor)
    told = [visitor.post(f"/api/games/{game}/verify") for _ in range(3)]
    assert told[0]["ok"]
    assert told == [told[0]] * 3
    running = visitor.create(YOU, HERE)["id"]
    save = visitor.ask("GET", f"/api/games/{running}/save").content
    made = {other.ask("POST", "/api/games/import", content=save).json()["id"] for _ in range(3)}
    assert (len(made), len(played)) == (3, 2)
    assert all(other.ask("GET", f"/api/games/{new}/save").content == save for new in made)
