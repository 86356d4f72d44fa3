"""What is done with every move costs the same however many games are stored.

Proven by the plans of both databases, not by time: an index that begins with the game.
"""

import re
from collections.abc import Sequence
from functools import partial

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from tests.server.store.samples import ANN
from ziggurat.server.bench.appends import Appends, compare, fill
from ziggurat.server.store import Store, open_store
from ziggurat.server.store.appending import READ_HEADS, READ_MOVES
from ziggurat.server.store.migrate import schema_of
from ziggurat.server.store.prepared import PreparedList
from ziggurat.server.store.reading import own_games
from ziggurat.server.store.tables import NEWEST, SCHEMAS

pytestmark = pytest.mark.anyio

STORED = 2000
BOTH = re.compile(r"game_id ?= .* AND .*move_id ?= |game_id=\? AND move_id=\?")
INDEX = "ix_entries_game_id_move_id"


@pytest.fixture
async def full(store: Store) -> Store:
    """A store with games whose moves have the same ids."""
    await store.fill(partial(fill, count=STORED))
    await store.fill(lambda connection: connection.exec_driver_sql("ANALYZE"))
    return store


def plan_of(connection: Connection, statement: str, values: tuple[object, ...]) -> list[str]:
    """How a database would carry out a statement."""
    word = "EXPLAIN QUERY PLAN"
    if connection.dialect.name == "postgresql":
        # It reads small tables from end to end, rightly; what matters is what it could do else.
        connection.exec_driver_sql("SET LOCAL enable_seqscan = off")
        word = "EXPLAIN"
    rows = connection.exec_driver_sql(f"{word} {statement}", values).all()
    return [str(row[-1]) for row in rows]


def plan_for(
    connection: Connection, query: PreparedList, keys: Sequence[tuple[str, ...]]
) -> list[str]:
    values = tuple([part for key in keys for part in key])
    return plan_of(connection, query.form(len(keys)).text(connection), values)


@pytest.mark.parametrize("size", [1, 2, 16])
async def test_moves_are_looked_up_by_game_and_id(full: Store, size: int) -> None:
    keys = [(f"stored-{number}", "1:bot 2") for number in range(size)]
    plan = await full._backend.read(partial(plan_for, query=READ_MOVES, keys=keys))
    looked = [line for line in plan if INDEX in line]
    assert len(looked) == size
    assert not [line for line in plan if "Seq Scan" in line or line.startswith("SCAN")]
    looked = [line for line in plan if BOTH.search(line) and "Recheck" not in line]
    assert len(looked) == size, plan


@pytest.mark.parametrize("size", [1, 16])
async def test_heads_are_looked_up_by_game(full: Store, size: int) -> None:
    keys = [(f"stored-{number}",) for number in range(size)]
    plan = await full._backend.read(partial(plan_for, query=READ_HEADS, keys=keys))
    assert not [line for line in plan if "Seq Scan" in line or line.startswith("SCAN")], plan


async def test_ones_own_games_are_found_without_those_of_others(full: Store) -> None:
    def plan(connection: Connection) -> list[str]:
        asked = own_games(ANN).compile(connection, compile_kwargs={"literal_binds": True})
        return plan_of(connection, str(asked), ())

    found = await full._backend.read(plan)
    scans = [line for line in found if "Seq Scan on heads" in line or "SCAN heads" in line]
    assert not scans, found


async def test_a_database_of_the_first_schema_gets_the_index(address: str) -> None:
    store = await open_store(address)
    await store.fill(partial(fill, count=3))
    await store.fill(_to_the_first_schema)
    await store.close()
    again = await open_store(address)
    assert await again._backend.read(schema_of) == NEWEST
    assert await again.count() == 3
    keys = [("stored-1", "1:bot 2")]
    plan = await again._backend.read(partial(plan_for, query=READ_MOVES, keys=keys))
    assert INDEX in "".join(plan)
    await again.close()


def _to_the_first_schema(connection: Connection) -> None:
    connection.execute(text("DROP TABLE notes"))
    connection.execute(text(f"DROP INDEX {INDEX}"))
    connection.execute(text("CREATE INDEX ix_entries_move_id ON entries (move_id)"))
    connection.execute(text("UPDATE alembic_version SET version_num = '0001'"))


def test_all_migrations_are_named() -> None:
    config = Config()
    config.set_main_option("script_location", "ziggurat.server.store:migrations")
    config.set_main_option("path_separator", "os")
    found = ScriptDirectory.from_config(config).walk_revisions()
    assert [migration.revision for migration in found] == list(reversed(SCHEMAS))


async def test_growth_can_be_measured_on_both_databases(
    address: str, request: pytest.FixtureRequest
) -> None:
    if address.startswith("sqlite"):
        other = address.replace("games.db", "other.db")
    else:
        other = request.getfixturevalue("postgres").new_database()
    found = {figure.name: figure for figure in await compare(address, other, Appends(20, 2))}
    assert set(found) == {"append_empty", "append_full", "append_growth"}
    assert found["append_growth"].value > 0
