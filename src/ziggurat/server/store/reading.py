"""What is read from the store.

Owns one function per question. A game is read snapshot first, then head, then entries up to
the head: all three only grow, so they fit together even while another process appends.
"""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, Row, func, select

from ziggurat.match.entry import Entry
from ziggurat.server.store.codec import unpack_entries, unpack_header
from ziggurat.server.store.tables import entries, games, grants, heads, snapshots, talk
from ziggurat.server.store.values import GameRow, Grant, Said, Stored

GAMES_OF: Final = 200  # as many games of one session are listed

_ROW_COLUMNS: Final = (
    games.c.id, games.c.header, games.c.seed, games.c.meta,
    heads.c.last, heads.c.over, games.c.created, heads.c.updated,
)  # fmt: skip


def row_of(connection: Connection, game_id: str) -> GameRow | None:
    """A game without its entries."""
    both = select(*_ROW_COLUMNS).join_from(games, heads).where(games.c.id == game_id)
    row = connection.execute(both).one_or_none()
    return None if row is None else _game_row(row)


def load(connection: Connection, game_id: str) -> Stored | None:
    """A whole game."""
    newest = select(snapshots.c.body, snapshots.c.number).where(snapshots.c.game_id == game_id)
    snapshot = connection.execute(newest).one_or_none()
    row = row_of(connection, game_id)
    if row is None or snapshot is None:
        return None
    return Stored(row, snapshot[0], snapshot[1], _entries(connection, game_id, 0, row.last))


def entries_since(connection: Connection, game_id: str, number: int) -> list[Entry]:
    """The entries after a number."""
    return _entries(connection, game_id, number, None)


def _entries(connection: Connection, game_id: str, after: int, to: int | None) -> list[Entry]:
    asked = select(entries.c.body).where(entries.c.game_id == game_id, entries.c.number > after)
    if to is not None:
        asked = asked.where(entries.c.number <= to)
    return unpack_entries(connection.execute(asked.order_by(entries.c.number)).scalars())


def games_of(connection: Connection, session: bytes) -> list[tuple[GameRow, list[Grant]]]:
    """The games that a session may enter, the one played last first."""
    own = select(grants.c.game_id).where(grants.c.session == session)
    asked = (
        select(*_ROW_COLUMNS)
        .join_from(games, heads)
        .where(games.c.id.in_(own))
        .order_by(heads.c.updated.desc(), games.c.id)
        .limit(GAMES_OF)
    )
    rows = [_game_row(row) for row in connection.execute(asked)]
    held: dict[str, list[Grant]] = {}
    for grant in _grants(connection, grants.c.session == session):
        held.setdefault(grant.game_id, []).append(grant)
    return [(row, held[row.id]) for row in rows if row.id in held]


def grants_of(connection: Connection, session: bytes, game_id: str) -> list[Grant]:
    """What a session may do in a game."""
    return _grants(connection, grants.c.session == session, grants.c.game_id == game_id)


def sessions_of(connection: Connection, game_id: str) -> list[tuple[bytes, Grant]]:
    """Every session that may enter a game, once per grant."""
    asked = (
        select(grants.c.session, grants.c.game_id, grants.c.role, grants.c.seat)
        .where(grants.c.game_id == game_id)
        .order_by(grants.c.role, grants.c.seat, grants.c.session)
    )
    return [(row[0], Grant(*row[1:])) for row in connection.execute(asked)]


def talk_since(connection: Connection, game_id: str, number: int) -> list[Said]:
    """The lines of a game's talk after a number."""
    asked = (
        select(talk.c.number, talk.c.seat, talk.c.text, talk.c.at)
        .where(talk.c.game_id == game_id, talk.c.number > number)
        .order_by(talk.c.number)
    )
    return [Said(*row) for row in connection.execute(asked)]


def count(connection: Connection) -> int:
    """How many games there are."""
    return connection.execute(select(func.count()).select_from(games)).scalar_one()


def changed_since(connection: Connection, time: float) -> list[tuple[str, int]]:
    """The games that were appended to after a time, with their newest numbers."""
    asked = select(heads.c.game_id, heads.c.last).where(heads.c.updated >= time)
    return [(row[0], row[1]) for row in connection.execute(asked)]


def _grants(connection: Connection, *where: Any) -> list[Grant]:
    asked = select(grants.c.game_id, grants.c.role, grants.c.seat).where(*where)
    ordered = asked.order_by(grants.c.game_id, grants.c.role, grants.c.seat)
    return [Grant(*row) for row in connection.execute(ordered)]


def _game_row(row: Row[*tuple[Any, ...]]) -> GameRow:
    game_id, header, seed, meta, last, over, created, updated = row
    return GameRow(game_id, unpack_header(header), seed, meta, last, over, created, updated)
