"""People: those who play at a server's tables, each with a session and a socket of their own.

Owns how games are made, joined and played by script. They read no more of an answer than they
need to go on.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final
from uuid import uuid4

import msgspec

from ziggurat.server.bench.crowd import Crowd, Mover
from ziggurat.server.bench.lines import Lines, cookie_of, refused
from ziggurat.server.bench.orders import Tables, Way
from ziggurat.server.bench.script import Step, script, seed_of
from ziggurat.server.bench.wire import Reply, Socket, dial_socket

# So many different games are played at all tables together.
SCRIPTS: Final = 5


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
        self.on_fault: Callable[[str], None] | None = None

    async def sit(self, port: int) -> None:
        """Open the sockets."""
        for seat, cookie in enumerate(self.cookies):
            path = f"/api/games/{self.id}/events?seat={seat}&since=0"
            head = f"Cookie: {cookie}\r\n"
            socket = await dial_socket(port, path, partial(self._told, seat), head)
            self._sockets.append(socket)

    def say(self, seat: int, data: dict[str, object]) -> None:
        """Say something on the socket of a seat."""
        self._sockets[seat].send(msgspec.json.encode(data))

    def expect(self, last: int, on_told: Callable[[], None]) -> int:
        """Call `on_told` for each seat that hears of an entry; returns how many seats will."""
        self._last = last
        self._on_told = on_told
        for seat in range(len(self._waiting)):
            self._waiting[seat] = True
        return len(self._waiting)

    def _told(self, seat: int, text: bytes) -> None:
        news = TOLD.decode(text)
        if news.type == "refused" and self.on_fault is not None:
            self.on_fault(f"a choice was refused: {text.decode()}")
        elif self._waiting[seat] and news.type == "entries" and news.last >= self._last:
            self._waiting[seat] = False
            if self._on_told is not None:
                self._on_told()

    def leave(self) -> None:
        """Close the sockets."""
        for socket in self._sockets:
            socket.close()


class Table(Mover):
    """People who play some games, one after the other; the script says whose choice it is."""

    def __init__(self, lines: Lines, games: list[Game], way: Way) -> None:
        super().__init__()
        self._lines: Final = lines
        self._by_post: Final = way == "post"
        self.games: Final = games
        for game in games:
            game.on_fault = self.fail
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
        self._left = game.expect(move.last, self._arrived)
        data: dict[str, object] = {"seat": move.seat, "choice": move.choice}
        data |= {"expect": move.expect, "move_id": str(uuid4())}
        if not self._by_post:
            game.say(move.seat, {"type": "choose", **data})
            return
        self._left += 1
        sent = self._lines.request("POST", game.path, data, game.cookies[move.seat])
        self._lines.send(sent, self._replied)

    def _replied(self, reply: Reply) -> None:
        if 200 <= reply.status < 300:
            self._arrived()
        else:
            self.fail(refused("a choice", reply))

    def _arrived(self) -> None:
        self._left -= 1
        if self._left == 0:
            self.done()


async def table_crowd(order: Tables) -> Crowd:
    """People at all tables of a server."""
    lines = Lines(order.port)
    tables = [Table(lines, await _games(lines, order, at), order.way) for at in range(order.tables)]

    def leave() -> None:
        lines.close()
        for table in tables:
            for game in table.games:
                game.leave()

    crowd = Crowd(list(tables), leave)
    await crowd.go_ahead(order.ahead)
    return crowd


async def _games(lines: Lines, order: Tables, table: int) -> list[Game]:
    """The games of one table, with the same people in all of them."""
    cookies = [""] * order.seats
    games: list[Game] = []
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
        games.append(game)
    return games
