"""People: those who play at a server's tables, each with a session and a socket of their own.

Owns how games are made, joined and played by script. They read no more of an answer than they
need to go on.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Final
from uuid import uuid4

import msgspec

from ziggurat.server.bench.crowd import Crowd, LoadFault, Mover
from ziggurat.server.bench.orders import Tables
from ziggurat.server.bench.script import Step, script, seed_of
from ziggurat.server.bench.wire import HOST, Http, Reply, Socket, dial, dial_socket, request

# So many different games are played at all tables together.
SCRIPTS: Final = 5
COOKIE: Final = b"\r\nset-cookie: "


class Told(msgspec.Struct):
    """What matters of a message to a seat."""

    type: str = ""
    last: int = -1


class Made(msgspec.Struct):
    """What matters of a new game."""

    id: str
    links: dict[str, str] = {}


TOLD: Final = msgspec.json.Decoder(Told)
MADE: Final = msgspec.json.Decoder(Made)


class Lines:
    """Connections to a server, shared by everybody; the one used last is taken first."""

    def __init__(self, port: int) -> None:
        self._port: Final = port
        self._free: Final[list[Http]] = []
        self._all: Final[list[Http]] = []

    def take_free(self) -> Http | None:
        """A connection that nobody uses, if there is one."""
        while self._free:
            http = self._free.pop()
            if not http.closed:
                return http
        return None

    async def take(self) -> Http:
        """A connection that nobody uses, or a new one."""
        http = self.take_free()
        if http is None:
            http = await dial(self._port)
            self._all.append(http)
        return http

    def give(self, http: Http) -> None:
        """Give a connection back."""
        self._free.append(http)

    def request(self, method: str, path: str, data: object, cookie: str = "") -> bytes:
        """A request of the session that a cookie names."""
        body = b"" if data is None else msgspec.json.encode(data)
        head = f"Cookie: {cookie}\r\n" if cookie else ""
        return request(method, path, f"{HOST}:{self._port}", body, head)

    async def ask(self, method: str, path: str, data: object = None, cookie: str = "") -> Reply:
        """Ask and wait; an answer that is no success is a `LoadFault`."""
        http = await self.take()
        reply = await http.ask(self.request(method, path, data, cookie))
        self.give(http)
        if not 200 <= reply.status < 300:
            raise LoadFault(_refused(f"{method} {path}", reply))
        return reply

    def close(self) -> None:
        """Close all connections."""
        for http in self._all:
            http.close()


class Game:
    """One game with a socket on each seat."""

    def __init__(self, game_id: str, cookies: list[str], steps: tuple[Step, ...]) -> None:
        self.id: Final = game_id
        self.path: Final = f"/api/games/{game_id}/choices"
        self.cookies: Final = cookies
        self.steps: Final = steps
        self._sockets: Final[list[Socket]] = []
        self._waiting: Final = [False] * len(cookies)
        self._last = 0
        self._on_told: Callable[[], None] | None = None

    async def sit(self, port: int) -> None:
        """Open the sockets."""
        for seat, cookie in enumerate(self.cookies):
            path = f"/api/games/{self.id}/events?seat={seat}&since=0"
            head = f"Cookie: {cookie}\r\n"
            socket = await dial_socket(port, path, partial(self._told, seat), head)
            self._sockets.append(socket)

    def expect(self, last: int, on_told: Callable[[], None]) -> int:
        """Call `on_told` for each seat that hears of an entry; returns how many seats will."""
        self._last = last
        self._on_told = on_told
        for seat in range(len(self._waiting)):
            self._waiting[seat] = True
        return len(self._waiting)

    def _told(self, seat: int, text: bytes) -> None:
        told = TOLD.decode(text)
        if self._waiting[seat] and told.type == "entries" and told.last >= self._last:
            self._waiting[seat] = False
            if self._on_told is not None:
                self._on_told()

    def leave(self) -> None:
        """Close the sockets."""
        for socket in self._sockets:
            socket.close()


class Table(Mover):
    """People who play some games, one after the other; the script says whose choice it is."""

    def __init__(self, lines: Lines, games: list[Game]) -> None:
        super().__init__()
        self._lines: Final = lines
        self.games: Final = games
        self._game = 0
        self._at = 0
        self._left = 0

    def is_able(self) -> bool:
        while self._game < len(self.games):
            if self._at < len(self.games[self._game].steps):
                return True
            self._game, self._at = self._game + 1, 0
        return False

    def step(self) -> None:
        game = self.games[self._game]
        move = game.steps[self._at]
        self._at += 1
        self._left = 1 + game.expect(move.last, self._arrived)
        data = {"seat": move.seat, "choice": move.choice, "expect": move.expect}
        data["move_id"] = str(uuid4())
        sent = self._lines.request("POST", game.path, data, game.cookies[move.seat])
        http = self._lines.take_free()
        if http is None:
            asyncio.get_running_loop().create_task(self._send_anew(sent))
        else:
            http.send(sent, partial(self._replied, http))

    async def _send_anew(self, sent: bytes) -> None:
        http = await self._lines.take()
        http.send(sent, partial(self._replied, http))

    def _replied(self, http: Http, reply: Reply) -> None:
        self._lines.give(http)
        if 200 <= reply.status < 300:
            self._arrived()
        else:
            self.fail(_refused("a choice", reply))

    def _arrived(self) -> None:
        self._left -= 1
        if self._left == 0:
            self.done()


async def table_crowd(order: Tables) -> Crowd:
    """People at all tables of a server."""
    lines = Lines(order.port)
    tables = [Table(lines, await _games(lines, order, at)) for at in range(order.tables)]

    def leave() -> None:
        lines.close()
        for table in tables:
            for game in table.games:
                game.leave()

    return Crowd(list(tables), leave)


async def _games(lines: Lines, order: Tables, table: int) -> list[Game]:
    """The games of one table, with the same people in all of them."""
    cookies = [""] * order.seats
    found: list[Game] = []
    for at in range(order.games):
        number = (table * order.games + at) % SCRIPTS
        steps = script(order.game, order.seats, number, order.longest)
        seats = [{"kind": "you" if seat == 0 else "link"} for seat in range(order.seats)]
        wanted = {"game": order.game, "seats": seats, "seed": seed_of(number).hex()}
        reply = await lines.ask("POST", "/api/games", wanted, cookies[0])
        cookies[0] = cookie_of(reply) or cookies[0]
        made = MADE.decode(reply.body)
        for seat in range(1, order.seats):
            link = {"token": made.links[str(seat)]}
            joined = await lines.ask("POST", "/api/join", link, cookies[seat])
            cookies[seat] = cookie_of(joined) or cookies[seat]
        game = Game(made.id, cookies, steps)
        await game.sit(order.port)
        found.append(game)
    return found


def cookie_of(reply: Reply) -> str:
    """The session that an answer begins, as the client sends it back; empty if none."""
    at = reply.head.lower().find(COOKIE)
    if at < 0:
        return ""
    found = reply.head[at + len(COOKIE) :]
    return found[: found.index(b";")].decode()


def _refused(what: str, reply: Reply) -> str:
    return f"{what} was answered with {reply.status}: {reply.body[:200].decode(errors='replace')}"
