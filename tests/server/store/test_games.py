"""Games are kept whole, and survive a restart."""

import msgspec
import pytest
from sqlalchemy import Connection, func, select

from tests.server.store.samples import ANN, BOB, HEADER, LINK, move, new_game, seat
from ziggurat.server.store import Grant, Store, StoreError, open_store
from ziggurat.server.store.tables import metadata

pytestmark = pytest.mark.anyio


async def test_a_new_game_is_read_back_as_it_was_written(store: Store) -> None:
    await store.create(new_game("one", entries=3), [], [])
    found = await store.load("one")
    assert found is not None
    assert found.entries == new_game("one", entries=3).entries
    assert (found.snapshot, found.snapshot_at) == (b"state", 3)
    assert (found.row.header, found.row.seed, found.row.meta) == (HEADER, b"seed", b"meta")
    assert (found.row.last, found.row.over) == (3, False)
    assert found.row.created == found.row.updated


async def test_a_game_may_have_no_seed_and_no_entries(store: Store) -> None:
    await store.create(msgspec.structs.replace(new_game("one"), seed=None, over=True), [], [])
    found = await store.load("one")
    assert found is not None
    assert (found.entries, found.snapshot_at, found.row.seed) == ([], 0, None)
    assert found.row.over is True


async def test_a_game_that_is_not_there_is_none(store: Store) -> None:
    assert await store.load("none") is None
    assert await store.row("none") is None
    assert await store.entries_since("none", 0) == []


@pytest.mark.parametrize("game_id", ["", "two words", "a" * 65, "naïve", "a\n"])
async def test_a_bad_id_is_refused(store: Store, game_id: str) -> None:
    with pytest.raises(StoreError, match="id of a game"):
        await store.create(new_game(game_id), [], [])


async def test_an_id_is_given_once(store: Store) -> None:
    await store.create(new_game("one", entries=1), [], [])
    with pytest.raises(StoreError, match="already"):
        await store.create(new_game("one"), [(ANN, Grant("one", "host", -1))], [])
    row = await store.row("one")
    assert row is not None
    assert row.last == 1
    assert await store.sessions_of("one") == []


async def test_a_new_game_with_a_gap_in_its_numbers_is_refused(store: Store) -> None:
    entries = [new_game("x", entries=3).entries[at] for at in (0, 2)]
    with pytest.raises(StoreError, match="numbered"):
        await store.create(msgspec.structs.replace(new_game("one"), entries=entries), [], [])


async def test_entries_since_a_number(store: Store) -> None:
    await store.create(new_game("one", entries=5), [], [])
    assert [entry.number for entry in await store.entries_since("one", 3)] == [4, 5]


async def test_meta_is_replaced(store: Store) -> None:
    await store.create(new_game("one"), [], [])
    await store.set_meta("one", b"other")
    row = await store.row("one")
    assert row is not None
    assert row.meta == b"other"
    with pytest.raises(StoreError, match="no game"):
        await store.set_meta("none", b"other")


async def test_what_was_noted_before_can_be_kept(store: Store) -> None:
    await store.create(new_game("one"), [], [])
    await store.set_meta("one", b"old")
    assert await store.set_meta("one", b"new", lambda old, new: old + b" " + new) == b"old new"
    row = await store.row("one")
    assert row is not None
    assert row.meta == b"old new"


async def test_own_games_come_newest_first(store: Store) -> None:
    for name in ("one", "two", "three"):
        await store.create(new_game(name), [(ANN, seat(name, 0))], [])
    await store.create(new_game("foreign"), [(BOB, seat("foreign", 0))], [])
    await store.grant(ANN, Grant("one", "host", -1))
    await store.append(move("one", 1))
    found = await store.games_of(ANN)
    assert [row.id for row, _ in found] == ["one", "three", "two"]
    assert found[0][1] == [Grant("one", "host", -1), seat("one", 0)]


async def test_at_most_two_hundred_own_games_are_listed(store: Store) -> None:
    for number in range(203):
        await store.create(new_game(f"game-{number}"), [(ANN, seat(f"game-{number}", 0))], [])
    found = await store.games_of(ANN)
    assert len(found) == 200
    assert found[0][0].id == "game-202"


async def test_games_are_counted(store: Store) -> None:
    assert await store.count() == 0
    await store.create(new_game("one"), [], [])
    assert await store.count() == 1


async def test_a_restart_keeps_everything(address: str) -> None:
    first = await open_store(address)
    await first.create(
        new_game("one", entries=2), [(ANN, seat("one", 0))], [(LINK, seat("one", 1))]
    )
    await first.append(move("one", 3, "move-3", count=2))
    await first.say("one", 0, "hello")
    before = await first.load("one")
    await first.close()
    again = await open_store(address)
    assert await again.load("one") == before
    assert (await again.append(move("one", 5, "move-3"))).outcome == "repeated"
    assert [said.text for said in await again.said("one", 0)] == ["hello"]
    assert await again.exchange(LINK, BOB) == seat("one", 1)
    assert await again.grants(ANN, "one") == [seat("one", 0)]
    await again.close()


async def test_a_deleted_game_leaves_nothing_and_no_other_is_touched(store: Store) -> None:
    for game in ("one", "two"):
        await store.create(new_game(game, entries=2), [(ANN, seat(game, 0))], [])
        await store.issue(LINK + game.encode(), seat(game, 1))
        await store.append(move(game, 3))
        await store.say(game, 0, "hello")
    assert await store.delete("one") is True
    assert await store.delete("one") is False
    assert await store.load("one") is None
    assert (await store.sessions_of("one"), await store.said("one", 0)) == ([], [])
    assert await store.link(LINK + b"one") is None
    assert [row.id for row, _ in await store.games_of(ANN)] == ["two"]
    with pytest.raises(StoreError, match="no game"):
        await store.append(move("one", 4))
    await store.create(new_game("one"), [], [])
    two = await store.load("two")
    assert two is not None
    assert (two.row.last, len(await store.said("two", 0))) == (3, 1)
    assert await store.link(LINK + b"two") == seat("two", 1)


async def test_a_deletion_empties_every_table_of_a_game(store: Store) -> None:
    """Whatever table is added later has to be emptied, too."""
    await store.create(new_game("one", entries=2), [(ANN, seat("one", 0))], [])
    await store.issue(LINK, seat("one", 1))
    await store.append(move("one", 3))
    await store.say("one", 0, "hello")
    rows: dict[str, int] = {}

    def count(connection: Connection) -> None:
        for table in metadata.sorted_tables:
            if table.name == "games" or "game_id" in table.c:
                asked = select(func.count()).select_from(table)
                rows[table.name] = connection.execute(asked).scalar_one()

    await store.fill(count)
    assert all(rows.values()), rows
    await store.delete("one")
    await store.fill(count)
    assert not any(rows.values()), rows
