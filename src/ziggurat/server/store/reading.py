"""What is read from the store.

Owns one function per question. A game is read with its snapshot and head in one statement, then
its entries and notes up to that head: both only grow, so all fit together even while another
process appends. What cannot be read is `Damaged`, and spoils no other game.
"""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, Select, func, select

from ziggurat.match.entry import Entry
from ziggurat.server.store.rows import (
    GAME_COLUMNS,
    STATE_COLUMNS,
    bare,
    entries_of,
    game_row,
    notes_of,
    snapshot_of,
)
from ziggurat.server.store.tables import (
    entries,
    games,
    grants,
    heads,
    notes,
    snapshots,
    talk,
    tokens,
)
from ziggurat.server.store.values import Damaged, GameRow, Grant, Said, Stored

GAMES_OF: Final = 200  # as many games of one session are listed


def row_of(connection: Connection, game_id: str) -> GameRow | None:
    """A game without its entries."""
    asked = select(*GAME_COLUMNS).select_from(games.outerjoin(heads)).where(games.c.id == game_id)
    row = connection.execute(asked).one_or_none()
    return None if row is None else game_row(row)


def load(connection: Connection, game_id: str) -> Stored | None:
    """A whole game."""
    whole = games.outerjoin(heads).outerjoin(snapshots, snapshots.c.game_id == games.c.id)
    asked = select(*GAME_COLUMNS, *STATE_COLUMNS).select_from(whole).where(games.c.id == game_id)
    found = connection.execute(asked).one_or_none()
    if found is None:
        return None
    row = game_row(found)
    snapshot, at = snapshot_of(row, *found[-len(STATE_COLUMNS) :])
    log = _entries(connection, game_id, 0, row.last)
    return Stored(row, snapshot, at, log, _notes(connection, game_id, row.last))


def entries_since(connection: Connection, game_id: str, number: int) -> list[Entry]:
    """The entries after a number."""
    return _entries(connection, game_id, number, None)


def _notes(connection: Connection, game_id: str, to: int) -> list[bytes]:
    """What is noted of the start and of each entry up to a number."""
    where = [notes.c.game_id == game_id, notes.c.number.between(0, to)]
    asked = select(bare(notes.c.body)).where(*where).order_by(notes.c.number)
    bodies = list(connection.execute(asked).scalars())
    # No two notes have the same number: if there are as many as there should be, none is missing.
    if len(bodies) != to + 1:
        known = set(connection.execute(select(notes.c.number).where(*where)).scalars())
        missing = min([number for number in range(to + 1) if number not in known])
        named = f"entry {missing}" if missing else "the start"
        raise Damaged(game_id, f"the note of {named} is missing", missing)
    return notes_of(game_id, bodies)


def _entries(connection: Connection, game_id: str, after: int, to: int | None) -> list[Entry]:
    where = [entries.c.game_id == game_id, entries.c.number > after]
    if to is not None:
        where.append(entries.c.number <= to)
    asked = select(bare(entries.c.body)).where(*where).order_by(entries.c.number)
    bodies = list(connection.execute(asked).scalars())
    if to is not None and len(bodies) != to - after:
        raise Damaged(game_id, *_gap(connection, game_id, after))
    return entries_of(game_id, bodies, after + 1)


def _gap(connection: Connection, game_id: str, after: int) -> tuple[str, int]:
    """Which entry is missing, and its number."""
    where = [entries.c.game_id == game_id, entries.c.number > after]
    asked = select(entries.c.number).where(*where).order_by(entries.c.number)
    missing = after + 1
    for number in connection.execute(asked).scalars():
        if number != missing:
            break
        missing += 1
    return f"entry {missing} is missing", missing


def own_games(session: bytes) -> Select[str]:
    """The ids of the games that a session may enter, the one played last first.

    Only the small rows of grants and heads are sorted, however many games somebody has.
    """
    own = select(grants.c.game_id).where(grants.c.session == session).distinct().subquery()
    newest = func.coalesce(heads.c.updated, 0)
    both = own.outerjoin(heads, heads.c.game_id == own.c.game_id)
    asked = select(own.c.game_id).select_from(both)
    return asked.order_by(newest.desc(), own.c.game_id).limit(GAMES_OF)


def games_of(connection: Connection, session: bytes) -> list[tuple[GameRow | Damaged, list[Grant]]]:
    """The games that a session may enter, the one played last first; bad ones among them."""
    ids = list(connection.execute(own_games(session)).scalars())
    asked = select(*GAME_COLUMNS).select_from(games.outerjoin(heads)).where(games.c.id.in_(ids))
    rows = {row[0]: row for row in connection.execute(asked)}
    held: dict[str, list[Grant]] = {game_id: [] for game_id in ids}
    for grant in _grants(connection, grants.c.session == session, grants.c.game_id.in_(ids)):
        held[grant.game_id].append(grant)
    listed: list[tuple[GameRow | Damaged, list[Grant]]] = []
    for game_id in [known for known in ids if known in rows]:
        try:
            listed.append((game_row(rows[game_id]), held[game_id]))
        except Damaged as damaged:
            listed.append((damaged, held[game_id]))
    return listed


def grants_of(connection: Connection, session: bytes, game_id: str) -> list[Grant]:
    """What a session may do in a game."""
    return _grants(connection, grants.c.session == session, grants.c.game_id == game_id)


def is_known(connection: Connection, session: bytes) -> bool:
    """Tell whether a session may enter any game."""
    asked = select(grants.c.game_id).where(grants.c.session == session).limit(1)
    return connection.execute(asked).first() is not None


def link_to(connection: Connection, token: bytes) -> Grant | None:
    """What a link would give."""
    asked = select(tokens.c.game_id, tokens.c.role, tokens.c.seat).where(tokens.c.hash == token)
    row = connection.execute(asked).one_or_none()
    return None if row is None else Grant(*row)


def sessions_of(connection: Connection, game_id: str) -> list[tuple[bytes, Grant]]:
    """Every session that may enter a game, once per grant."""
    asked = (
        select(grants.c.session, grants.c.game_id, grants.c.role, grants.c.seat)
        .where(grants.c.game_id == game_id)
        .order_by(grants.c.role, grants.c.seat, grants.c.session)
    )
    return [(row[0], Grant(*row[1:])) for row in connection.execute(asked)]


def talk_since(connection: Connection, game_id: str, number: int, most: int) -> list[Said]:
    """The first lines of a game's talk after a number, at most so many."""
    asked = (
        select(talk.c.number, talk.c.seat, talk.c.text, talk.c.at)
        .where(talk.c.game_id == game_id, talk.c.number > number)
        .order_by(talk.c.number)
        .limit(most)
    )
    return [Said(*row) for row in connection.execute(asked)]


def newest_talk(connection: Connection, game_id: str, most: int) -> list[Said]:
    """The last lines of a game's talk, at most so many."""
    asked = (
        select(talk.c.number, talk.c.seat, talk.c.text, talk.c.at)
        .where(talk.c.game_id == game_id)
        .order_by(talk.c.number.desc())
        .limit(most)
    )
    return [Said(*row) for row in reversed(connection.execute(asked).all())]


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
