"""Guests: the people at the tables of a relay, each with a move of their own under way.

Owns how they sit down and move: by socket or by request, told by socket.
"""

from __future__ import annotations

from typing import Final

from ziggurat.server.bench.crowd import Crowd, Mover
from ziggurat.server.bench.lines import Lines, refused
from ziggurat.server.bench.orders import Relays, Way
from ziggurat.server.bench.wire import HOST, Reply, Socket, dial_socket, request

BODY: Final = (
    '{"seat":%d,"choice":[30,12],"expect":100,"move_id":"0b5f1f4e-9f5f-4d27-8c0b-9f3f7a8a0c11"}'
)


class Guest(Mover):
    """Somebody at a relay: a move is over when its echo and, if asked, its answer are there."""

    def __init__(self, lines: Lines, port: int, table: int, seat: int, way: Way) -> None:
        super().__init__()
        self._lines: Final = lines
        self._port: Final = port
        self._path: Final = f"/{way}/{table}"
        self._by_post: Final = way == "post"
        self._mine: Final = b'"seat":%d,' % seat
        self._body: Final = (BODY % seat).encode()
        self._request: Final = request("POST", self._path, f"{HOST}:{port}", self._body)
        self._left = 0
        self._socket: Socket | None = None

    async def sit(self) -> None:
        """Open the socket."""
        self._socket = await dial_socket(self._port, self._path, self._told)

    def step(self) -> None:
        assert self._socket is not None
        if self._by_post:
            self._left = 2
            self._lines.send(self._request, self._replied)
        else:
            self._left = 1
            self._socket.send(self._body)

    def _told(self, text: bytes) -> None:
        if self._mine in text:
            self._arrived()

    def _replied(self, reply: Reply) -> None:
        if reply.status == 200:
            self._arrived()
        else:
            self.fail(refused("a move", reply))

    def _arrived(self) -> None:
        self._left -= 1
        if self._left == 0:
            self.done()

    def leave(self) -> None:
        """Close the socket."""
        if self._socket is not None:
            self._socket.close()


async def relay_crowd(order: Relays) -> Crowd:
    """People at all tables of a relay."""
    lines = Lines(order.port)
    guests = [
        Guest(lines, order.port, table, seat, order.way)
        for table in range(order.tables)
        for seat in range(order.seats)
    ]
    for guest in guests:
        await guest.sit()

    def leave() -> None:
        lines.close()
        for guest in guests:
            guest.leave()

    return Crowd(list(guests), leave)
