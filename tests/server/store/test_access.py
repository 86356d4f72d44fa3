"""Links work once, and what was given can be taken back."""

import asyncio

import pytest

from tests.server.store.samples import ANN, BOB, LINK, new_game, seat
from ziggurat.server.store import Grant, Store, StoreError

pytestmark = pytest.mark.anyio

WATCH = Grant("one", "spectator", -2)
OTHER = b"u" * 32


@pytest.fixture
async def store(store: Store) -> Store:
    """A store with a game that Ann holds a seat of and a link leads into."""
    await store.create(new_game("one"), [(ANN, seat("one", 0))], [(LINK, seat("one", 1))])
    return store


async def test_a_link_gives_its_seat_once(store: Store) -> None:
    assert await store.exchange(LINK, BOB) == seat("one", 1)
    assert await store.exchange(LINK, ANN) is None
    assert await store.exchange(LINK, BOB) is None
    assert await store.grants(BOB, "one") == [seat("one", 1)]
    assert await store.grants(ANN, "one") == [seat("one", 0)]


async def test_one_of_many_gets_the_seat(store: Store) -> None:
    sessions = [bytes([number]) * 32 for number in range(20)]
    answers = await asyncio.gather(*[store.exchange(LINK, session) for session in sessions])
    assert [answer for answer in answers if answer] == [seat("one", 1)]
    assert len(await store.sessions_of("one")) == 2


async def test_an_unknown_link_gives_nothing(store: Store) -> None:
    assert await store.exchange(OTHER, BOB) is None


async def test_a_link_for_what_is_held_already_changes_nothing(store: Store) -> None:
    await store.issue(OTHER, seat("one", 0))
    assert await store.exchange(OTHER, ANN) == seat("one", 0)
    assert await store.grants(ANN, "one") == [seat("one", 0)]


async def test_a_new_link_leaves_the_old_one_alone(store: Store) -> None:
    await store.issue(OTHER, seat("one", 1))
    assert await store.exchange(LINK, BOB) == seat("one", 1)
    assert await store.exchange(OTHER, ANN) == seat("one", 1)


async def test_a_new_link_can_revoke_what_came_before(store: Store) -> None:
    await store.grant(BOB, seat("one", 1))
    await store.issue(OTHER, seat("one", 1), revoke=True)
    assert await store.exchange(LINK, BOB) is None
    assert await store.grants(BOB, "one") == []
    assert await store.grants(ANN, "one") == [seat("one", 0)]
    assert await store.exchange(OTHER, BOB) == seat("one", 1)


async def test_revoking_a_seat_takes_links_and_grants_of_that_seat(store: Store) -> None:
    await store.grant(BOB, seat("one", 1))
    await store.revoke("one", "seat", 1)
    assert await store.exchange(LINK, BOB) is None
    assert await store.sessions_of("one") == [(ANN, seat("one", 0))]


async def test_revoking_spectators_takes_all_of_them(store: Store) -> None:
    await store.issue(OTHER, WATCH)
    await store.grant(BOB, WATCH)
    await store.revoke("one", "spectator", 0)
    assert await store.exchange(OTHER, BOB) is None
    assert await store.grants(BOB, "one") == []


async def test_grants_of_other_games_stay(store: Store) -> None:
    await store.create(new_game("two"), [(ANN, seat("two", 0))], [])
    await store.revoke("one", "seat", 0)
    assert await store.grants(ANN, "two") == [seat("two", 0)]


async def test_a_grant_of_no_game_is_refused(store: Store) -> None:
    with pytest.raises(StoreError):
        await store.grant(ANN, seat("none", 0))
    with pytest.raises(StoreError):
        await store.issue(OTHER, seat("none", 0))
