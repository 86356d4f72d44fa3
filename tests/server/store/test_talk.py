"""Talk is numbered without gaps and read from any number on."""

import asyncio

import pytest

from tests.server.store.samples import new_game
from ziggurat.server.store import Store, StoreError

pytestmark = pytest.mark.anyio


async def test_lines_are_numbered_in_order(store: Store) -> None:
    await store.create(new_game("one"), [], [])
    first = await store.say("one", 0, "hello")
    second = await store.say("one", -2, "Grüße 🎲")
    assert await store.said("one", 0) == [first, second]
    assert await store.said("one", 1) == [second]
    assert (second.number, second.seat, second.text) == (2, -2, "Grüße 🎲")


async def test_lines_said_at_once_all_count(store: Store) -> None:
    await store.create(new_game("one"), [], [])
    await asyncio.gather(*[store.say("one", 0, str(number)) for number in range(10)])
    said = await store.said("one", 0)
    assert [line.number for line in said] == list(range(1, 11))
    assert {line.text for line in said} == {str(number) for number in range(10)}


async def test_there_is_no_talk_without_a_game(store: Store) -> None:
    with pytest.raises(StoreError, match="no game"):
        await store.say("none", 0, "hello")
