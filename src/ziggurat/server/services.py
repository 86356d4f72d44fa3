"""Services: everything a running server is made of, in one place.

Owns putting the parts together, their common life, and the chores between requests. Routes
find it with `services_of`.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from litestar import Request
from litestar.datastructures import Cookie

from ziggurat.match.codec import prepare_records
from ziggurat.server import errors, news
from ziggurat.server.bots import BotPool
from ziggurat.server.desk import Desk, OpenGame
from ziggurat.server.driver import Driver
from ziggurat.server.examining import Examiner
from ziggurat.server.hub import DELETED, Hub
from ziggurat.server.limits import Clock, Limiter, is_loopback, network_of
from ziggurat.server.memory import Sweeper
from ziggurat.server.security import (
    COOKIE_AGE,
    cookie_name,
    hashed,
    is_secure,
    new_secret,
    session_in,
)
from ziggurat.server.settings import Settings
from ziggurat.server.store import Store, open_store

if TYPE_CHECKING:
    from litestar import Litestar
    from litestar.types import Scope

Req: TypeAlias = Request[Any, Any, Any]

NO_SESSION: Final = b""
# How long games that can be let go wait for that at most.
TIDY_SECONDS: Final = 1.0


class Limiters:
    """The rates of a server, counted."""

    def __init__(self, settings: Settings, clock: Clock) -> None:
        limits = settings.limits
        self.choices: Final = Limiter(limits.choices, clock)
        self.looks: Final = Limiter(limits.looks, clock)
        self.chat: Final = Limiter(limits.chat, clock)
        self.new_games: Final = Limiter(limits.new_games, clock)
        self.failed_tokens: Final = Limiter(limits.failed_tokens, clock)


class Services:
    """The parts of one server."""

    def __init__(
        self, settings: Settings, store: Store, clock: Clock, bots: BotPool | None = None
    ) -> None:
        self.settings: Final = settings
        self.limits: Final = settings.limits
        self.clock: Final = clock
        self.store: Final = store
        self.hub: Final = Hub()
        self.desk: Final = Desk(settings, store, clock)
        self.rates: Final = Limiters(settings, clock)
        self.bots: Final = bots or BotPool(
            settings.bot_workers, settings.bot_seconds, settings.bot_memory_mb
        )
        self.driver: Final = Driver(self.desk, self.bots, settings.bot_pause)
        self.examiner: Final = Examiner(settings.limits)
        self.sweeper: Final = Sweeper()
        self._chores: Final[set[asyncio.Task[None]]] = set()
        self._said: Final[dict[str, int]] = {}

    @classmethod
    async def start(
        cls, settings: Settings, clock: Clock = time.monotonic, bots: BotPool | None = None
    ) -> Services:
        """Open the store and begin to serve."""
        # Here and not in the threads of the first requests, all at once.
        prepare_records()
        services = cls(settings, await open_store(settings.db), clock, bots)
        await services.bots.start()
        services.desk.on_change = services._changed
        services.desk.on_people = services._moved
        if settings.shared:
            services.store.listen(services._heard)
            services._do(services._recheck())
        services._do(services._tidy())
        return services

    def _do(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._chores.add(task)
        task.add_done_callback(self._chores.discard)

    def _changed(self, game: OpenGame) -> None:
        """A game may have something to tell or to do; called under its lock."""
        news.tell_entries(game, self.hub)
        self.driver.poke(game)

    def _moved(self, game: OpenGame) -> None:
        """Another server has changed chairs or rights; called under the game's lock."""
        news.tell_seats(game, self.hub)
        news.tell_rewind(game, self.hub)

    def _heard(self, game_id: str, last: int) -> None:
        """Another server has played on."""
        game = self.desk.games.get(game_id)
        if game is not None and last > game.last:
            self._do(self._catch_up(game_id, last))

    async def _catch_up(self, game_id: str, last: int) -> None:
        try:
            async with self.desk.hold(game_id) as game:
                if game.last < last:
                    await self.desk.refresh(game)
        except Exception as error:
            errors.log.warning("game %s cannot be caught up with: %s", game_id, error)

    async def _recheck(self) -> None:
        """Look now and then for what another server has changed besides playing."""
        while True:
            await asyncio.sleep(self.settings.recheck_seconds)
            for game_id in self.hub.rooms():
                try:
                    await self._recheck_one(game_id)
                except errors.ApiError as error:
                    if error.code == "no_game":
                        self.hub.end(game_id, DELETED)
                    else:
                        errors.log.warning("game %s cannot be looked at again: %s", game_id, error)
                except Exception as error:
                    errors.log.warning("game %s cannot be looked at again: %s", game_id, error)

    async def _recheck_one(self, game_id: str) -> None:
        async with self.desk.hold(game_id):
            # Holding a game reads again what is too old.
            await self.tell_talk(game_id, 0)

    async def tell_talk(self, game_id: str, since: int) -> None:
        """Tell what was said since the last time, here or elsewhere."""
        since = self._said.get(game_id, since)
        said = await self.store.said(game_id, since)
        if said:
            news.tell_chat(game_id, self.hub, said)
            self._said[game_id] = said[-1].number

    async def has_read(self, session: bytes, game_id: str) -> bool:
        """Tell whether a session held a seat of a game before."""
        if not game_id:
            return False
        async with self.desk.hold(game_id) as game:
            return any([reader.session == session.hex() for reader in game.meta.readers])

    async def hear_talk(self, game_id: str) -> None:
        """From now on what is said at a game is told."""
        if self.settings.shared and game_id not in self._said:
            said = await self.store.newest_said(game_id, 1)
            self._said.setdefault(game_id, said[-1].number if said else 0)

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(min(max(self.settings.idle_seconds / 4, 0.05), TIDY_SECONDS))
            gone = self.desk.unload_idle(lambda game_id: self.hub.room(game_id) is not None)
            await self.sweeper.sweep(gone, len(self.desk.games))
            for game_id in [known for known in self._said if self.hub.room(known) is None]:
                del self._said[game_id]

    async def close(self) -> None:
        """End everything; what was acknowledged is saved."""
        self.hub.close()
        for chore in list(self._chores):
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        await self.examiner.close()
        await self.driver.close()
        await self.bots.close()
        await self.store.close()


def services_of(request: Req) -> Services:
    """The server that a request came to."""
    return services_in(request.app)


def services_in(app: Litestar) -> Services:
    """The parts of an application that has started."""
    services = app.state.services
    assert isinstance(services, Services)
    return services


def session_of(request: Req) -> bytes:
    """The session of a request; `NO_SESSION` if it has none."""
    return session_in(request.scope) or NO_SESSION


async def entering(request: Req, reader: str = "") -> tuple[bytes, list[Cookie]]:
    """The session of a request; somebody new gets one, in a cookie.

    One that this server never gave may be known to whoever planted it, and is replaced; but
    whoever was sent away from a seat of the game `reader` comes back as the same.
    """
    known = session_in(request.scope)
    if known is not None:
        services = services_of(request)
        if await services.store.knows(known) or await services.has_read(known, reader):
            return known, []
    secret = new_secret()
    return hashed(secret), [session_cookie(request.scope, secret)]


def session_cookie(scope: Scope, secret: str) -> Cookie:
    """The cookie that holds a session."""
    return Cookie(
        key=cookie_name(scope),
        value=secret,
        path="/",
        max_age=COOKIE_AGE,
        httponly=True,
        samesite="lax",
        secure=is_secure(scope),
    )


def host_of(request: Req) -> str:
    """Where a request comes from, as limits count it."""
    return network_of(request.client.host) if request.client is not None else ""


def address_of(request: Req) -> str:
    """Where a request comes from; empty for this machine itself, which no limit binds."""
    address = host_of(request)
    return "" if not address or is_loopback(address) else address


def need(limiter: Limiter, key: object, what: str) -> None:
    """Count something, or refuse it."""
    wait = limiter.take(key)
    if wait > 0:
        raise errors.too_many(what, wait)
