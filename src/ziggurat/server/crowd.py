"""The crowd: how many connections may be open, and which of them goes when there are too many.

Owns the count, in total and by address, and the order in which connections are given up. A
connection is known by its transport. Whoever waits for an answer, or is at a game with a seat, is
never sent away for somebody new; spectators go when nobody idle is left.
"""

from __future__ import annotations

import asyncio
import ipaddress
from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from litestar.enums import ScopeType

from ziggurat.server.errors import ApiError, log, too_many
from ziggurat.server.hub import TRY_LATER
from ziggurat.server.limits import is_loopback, network_of
from ziggurat.server.settings import Limits, Settings

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Receive, Scope, Send

# What a connection is doing; when there are too many, those with the lowest number go first.
SILENT: Final = 0  # no whole request yet, or a socket that nobody has let in yet
RESTING: Final = 1  # answered, and kept open for the next request
SENDING: Final = 2  # in the middle of a request
UNREAD: Final = 3  # does not take its answer
WATCHING: Final = 4  # a spectator of a game
BUSY: Final = 5  # waits for an answer, or is at a game as one of its seats: it stays

# Files that are not connections: the database, bots, saves that are examined, and connections
# that are accepted or closed but not yet counted as such.
RESERVE: Final = 128
FEWEST: Final = 16
# The share of all places that spectators may take, and that one address may.
SPECTATORS: Final = 2
ADDRESS: Final = 8
PAUSE: Final = 1.0


class Crowd:
    """The open connections of a server."""

    def __init__(self, most: int, per_address: int, is_counted: Callable[[str], bool]) -> None:
        self.most: Final = most
        self._per_address: Final = per_address
        self._is_counted: Final = is_counted
        self._doing: Final[dict[asyncio.BaseTransport, int]] = {}
        self._addresses: Final[dict[asyncio.BaseTransport, str]] = {}
        # Dictionaries keep the order of entering, so that the first is the oldest.
        self._idle: Final[list[dict[asyncio.BaseTransport, None]]] = [{} for _ in range(BUSY)]
        self._of: Final[dict[str, dict[asyncio.BaseTransport, None]]] = {}

    def __len__(self) -> int:
        return len(self._doing)

    def enter(self, transport: asyncio.BaseTransport, address: str) -> ApiError | None:
        """Count a connection; where there is no room and nobody to send away, it is refused."""
        if address and self._is_counted(address):
            address = network_of(address)
            mine = self._of.get(address, {})
            if len(mine) >= self._per_address and not self._shed(self._idlest(mine)):
                return too_many("connections from your address", PAUSE)
        else:
            address = ""
        if len(self._doing) >= self.most:
            log.warning("connections are turned away: %d are open, the most that fit", self.most)
            oldest = next((next(iter(idle)) for idle in self._idle if idle), None)
            if not self._shed(oldest):
                return ApiError(503, "busy", "The server is full at the moment; try again later.")
        self._doing[transport] = SILENT
        self._idle[SILENT][transport] = None
        if address:
            self._addresses[transport] = address
            self._of.setdefault(address, {})[transport] = None
        return None

    def _idlest(self, some: dict[asyncio.BaseTransport, None]) -> asyncio.BaseTransport | None:
        idlest = min(some, key=self._doing.__getitem__)
        return None if self._doing[idlest] == BUSY else idlest

    def _shed(self, transport: asyncio.BaseTransport | None) -> bool:
        """Give up a connection at once, whatever it has not read; tells whether there was one."""
        if transport is None:
            return False
        self.leave(transport)
        assert isinstance(transport, asyncio.WriteTransport)
        transport.abort()
        return True

    def does(self, transport: asyncio.BaseTransport, doing: int) -> None:
        """Note what a connection is doing now; one that was given up stays so."""
        before = self._doing.get(transport)
        if before is None or before == doing:
            return
        self._doing[transport] = doing
        if before != BUSY:
            del self._idle[before][transport]
        if doing != BUSY:
            self._idle[doing][transport] = None

    def watches(self, transport: asyncio.BaseTransport) -> bool:
        """Let a connection be a spectator's, unless they have their share of places already."""
        if len(self._idle[WATCHING]) >= self.most // SPECTATORS:
            return False
        self.does(transport, WATCHING)
        return True

    def leave(self, transport: asyncio.BaseTransport) -> None:
        """A connection is closed; a second time changes nothing."""
        doing = self._doing.pop(transport, None)
        if doing is not None and doing != BUSY:
            del self._idle[doing][transport]
        address = self._addresses.pop(transport, "")
        if address:
            del self._of[address][transport]
            if not self._of[address]:
                del self._of[address]


def crowd_for(settings: Settings) -> Crowd:
    """The crowd of a server; a proxy speaks for many, and this machine is not counted."""
    limits = settings.limits

    def is_counted(address: str) -> bool:
        return not is_loopback(address) and not _is_among(address, settings.proxies)

    most = room_for(limits.connections)
    return Crowd(most, most_of_address(limits, most), is_counted)


def most_of_address(limits: Limits, most: int) -> int:
    """How many of all places one address may take."""
    return max(min(limits.connections_per_address, most // ADDRESS), 1)


def _is_among(address: str, named: tuple[str, ...]) -> bool:
    """Tell whether an address is one of some addresses and networks.

    >>> _is_among("10.0.0.7", ("::1", "10.0.0.0/8")), _is_among("10.0.0.7", ("10.0.0.8",))
    (True, False)
    """
    if address in named or "*" in named:
        return True
    for name in named:
        try:
            if ipaddress.ip_address(address) in ipaddress.ip_network(name):
                return True
        except ValueError:
            continue
    return False


def room_for(wanted: int) -> int:
    """How many connections fit into the files this process may open, up to those wanted.

    Where the system allows more files than it gives by itself, it is asked for them.
    """
    try:
        import resource
    except ImportError:
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    files = wanted + RESERVE
    if 0 <= soft < files:
        more = files if hard == resource.RLIM_INFINITY else min(files, hard)
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (more, hard))
            soft = more
        except (ValueError, OSError):
            pass
    return wanted if soft < 0 else max(min(wanted, soft - RESERVE), FEWEST)


class ByAddress:
    """Stands before the application and counts what each address has under way.

    Behind a proxy this is the real address of whoever asks, which no connection tells.
    """

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self._app: Final = app
        self._most: Final = most_of_address(limits, room_for(limits.connections))
        self._under_way: Final[Counter[str]] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        client: Any = scope.get("client")
        address = client[0] if client else ""
        if not address or is_loopback(address):
            await self._app(scope, receive, send)
            return
        address = network_of(address)
        if self._under_way[address] >= self._most:
            await _turn_away(scope, receive, send)
            return
        self._under_way[address] += 1
        try:
            await self._app(scope, receive, send)
        finally:
            self._under_way[address] -= 1
            if not self._under_way[address]:
                del self._under_way[address]


async def _turn_away(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        await receive()
        await send({"type": "websocket.close", "code": TRY_LATER, "reason": "too_many"})
        return
    error = too_many("requests under way from your address", PAUSE)
    body = error.body()
    length = (b"content-length", b"%d" % len(body))
    headers = [(b"content-type", b"application/json"), length, *error.headers()]
    start: Any = {"type": "http.response.start", "status": error.status, "headers": headers}
    await send(start)
    await send({"type": "http.response.body", "body": body, "more_body": False})
