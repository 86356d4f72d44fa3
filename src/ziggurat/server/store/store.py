"""The store: games, moves, access and talk, kept durably.

Owns the face that the server uses and the choice of a database by its address. It knows no
rules and no sessions' secrets, and answers a write only once it is durable.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from sqlalchemy import Connection
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from ziggurat.match.entry import Entry
from ziggurat.server.store import reading, writing
from ziggurat.server.store.backend import Backend, Told
from ziggurat.server.store.group import Group
from ziggurat.server.store.sqlite import open_sqlite
from ziggurat.server.store.values import (
    Append,
    Appended,
    Damaged,
    GameRow,
    Grant,
    NewGame,
    Role,
    Said,
    Stored,
    StoreError,
)

# Lines of talk that are kept of a game or read at once, where nobody says otherwise.
TALK: Final = 2000


class Store:
    """Everything that outlives the server."""

    def __init__(self, backend: Backend) -> None:
        self._backend = backend
        self._group = Group(backend)
        self._closed = False

    async def append(self, append: Append) -> Appended:
        """Append a move's entries; it shares a commit with others that arrive meanwhile."""
        return await self._group.append(append)

    async def create(self, game: NewGame, grants: writing.Held, tokens: writing.Held) -> None:
        """Keep a new game, what sessions may do in it, and the links to it."""
        work = partial(writing.create, game=game, held=grants, issued=tokens, now=time.time())
        await self._backend.write(work)

    async def load(self, game_id: str) -> Stored | None:
        """A game with all its entries and notes."""
        return await self._backend.read(partial(reading.load, game_id=game_id))

    async def row(self, game_id: str) -> GameRow | None:
        """A game without its entries."""
        return await self._backend.read(partial(reading.row_of, game_id=game_id))

    async def entries_since(self, game_id: str, number: int) -> list[Entry]:
        """The entries after a number, in order."""
        work = partial(reading.entries_since, game_id=game_id, number=number)
        return await self._backend.read(work)

    async def games_of(self, session: bytes) -> list[tuple[GameRow | Damaged, list[Grant]]]:
        """The games a session may enter and what it may do there, newest first.

        A game that cannot be read stands there as what is wrong with it.
        """
        return await self._backend.read(partial(reading.games_of, session=session))

    async def grants(self, session: bytes, game_id: str) -> list[Grant]:
        """What a session may do in a game."""
        work = partial(reading.grants_of, session=session, game_id=game_id)
        return await self._backend.read(work)

    async def knows(self, session: bytes) -> bool:
        """Tell whether a session may enter any game."""
        return await self._backend.read(partial(reading.is_known, session=session))

    async def sessions_of(self, game_id: str) -> list[tuple[bytes, Grant]]:
        """Every session with a grant in a game, once per grant."""
        return await self._backend.read(partial(reading.sessions_of, game_id=game_id))

    async def grant(self, session: bytes, given: Grant) -> None:
        """Let a session do something in a game; doing so twice changes nothing."""
        await self._backend.write(partial(writing.grant, session=session, given=given))

    async def issue(self, token: bytes, given: Grant, *, revoke: bool = False) -> None:
        """Keep a link; `revoke` takes back older links to the place, and grants of it."""
        work = partial(writing.issue, token=token, given=given, now=time.time(), revoked=revoke)
        await self._backend.write(work)

    async def link(self, token: bytes) -> Grant | None:
        """What a link would give; it stays as it is."""
        return await self._backend.read(partial(reading.link_to, token=token))

    async def exchange(self, token: bytes, session: bytes) -> Grant | None:
        """Turn a link into a grant of the session; the second time there is none."""
        return await self._backend.write(partial(writing.exchange, token=token, session=session))

    async def revoke(self, game_id: str, role: Role, seat: int) -> None:
        """Take back the unused links to a place in a game and the grants of it."""
        work = partial(writing.revoke, game_id=game_id, role=role, seat=seat)
        await self._backend.write(work)

    async def set_meta(
        self, game_id: str, meta: bytes, merge: writing.Merge | None = None
    ) -> bytes:
        """Replace what the server notes about a game; `merge` sees what was noted before."""
        work = partial(writing.set_meta, game_id=game_id, meta=meta, merge=merge)
        return await self._backend.write(work)

    async def delete(self, game_id: str) -> bool:
        """Delete a game, its log, notes, talk, links and rights; whether there was one."""
        return await self._backend.write(partial(writing.erase, game_id=game_id))

    async def say(self, game_id: str, seat: int, text: str, most: int = TALK) -> Said:
        """Add a line to a game's talk, of which the newest lines are kept, at most so many."""
        work = partial(
            writing.say, game_id=game_id, seat=seat, text=text, now=time.time(), most=most
        )
        return await self._backend.write(work)

    async def said(self, game_id: str, since: int, most: int = TALK) -> list[Said]:
        """The first lines of a game's talk after a number, at most so many."""
        work = partial(reading.talk_since, game_id=game_id, number=since, most=most)
        return await self._backend.read(work)

    async def newest_said(self, game_id: str, most: int) -> list[Said]:
        """The last lines of a game's talk, at most so many."""
        return await self._backend.read(partial(reading.newest_talk, game_id=game_id, most=most))

    async def fill(self, work: Callable[[Connection], object]) -> None:
        """Have rows written by somebody who knows the tables, all of them or none."""
        await self._backend.write(work)

    def listen(self, callback: Told) -> None:
        """Call back, with a game and its newest number, for commits of other processes."""
        self._backend.listen(callback)

    async def count(self) -> int:
        """How many games are kept."""
        return await self._backend.read(reading.count)

    async def close(self) -> None:
        """Finish what waits and let go of the database; closing twice does no harm."""
        if not self._closed:
            self._closed = True
            await self._group.finish()
            await self._backend.close()


async def open_store(url: str) -> Store:
    """Open the database at an address and bring it to the newest schema."""
    address = address_of(url)
    if address.drivername == "sqlite":
        return Store(await open_sqlite(Path(address.database or "")))
    return Store(await _open_postgres(address))


def address_of(url: str) -> URL:
    """The address of a database: of a SQLite file or of PostgreSQL, or `StoreError`."""
    try:
        address = make_url(url)
    except (ArgumentError, ValueError):
        # A port that is not a number is not an `ArgumentError`.
        raise StoreError(_unknown(url)) from None
    file = address.drivername == "sqlite" and address.database not in (None, "", ":memory:")
    if not file and address.drivername != "postgresql":
        raise StoreError(_unknown(url))
    return address


async def _open_postgres(address: URL) -> Backend:
    """Open a PostgreSQL; its driver is an extra, so it is imported only here."""
    try:
        from ziggurat.server.store.postgres import open_postgres

        return await open_postgres(address)
    except ImportError as error:
        raise no_driver(error) from None


def no_driver(error: ImportError) -> StoreError:
    """What to say where the driver of PostgreSQL is not installed."""
    return StoreError(f"PostgreSQL needs more packages ({error}): pip install 'ziggurat[postgres]'")


def _unknown(url: str) -> str:
    scheme = url.partition(":")[0]
    return (
        f"no database can be opened at an address that begins '{scheme:.20}:'; "
        "write sqlite:///path/to/file.db or postgresql://user@host/name"
    )
