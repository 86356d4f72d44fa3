"""The hub: open sockets, and what is sent to them.

Owns the rooms of games, one socket's backlog and who is present. It never looks into a match:
messages come to it ready made, once for each audience.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

POLICY: Final = 1008
TRY_LATER: Final = 1013
GOING_AWAY: Final = 1001

SendText: TypeAlias = Callable[[str], Awaitable[None]]


class Wire:
    """One socket.  Messages queue up here, so that a slow socket holds up nobody else."""

    def __init__(self, session: bytes, seat: int, backlog: int) -> None:
        self.session: Final = session
        self.seat: Final = seat
        self._most: Final = backlog
        self._waiting: Final[deque[str]] = deque()
        self._woken: Final = asyncio.Event()
        self.closing: tuple[int, str] | None = None

    def push(self, text: str) -> None:
        """Queue a message; a socket that is too far behind is closed and comes back by itself."""
        if self.closing is not None:
            return
        if len(self._waiting) >= self._most:
            self.close(TRY_LATER, "too_slow")
            return
        self._waiting.append(text)
        self._woken.set()

    def close(self, code: int, reason: str) -> None:
        """Ask the socket to close once it can."""
        if self.closing is None:
            self.closing = (code, reason)
            self._waiting.clear()
            self._woken.set()

    async def pump(self, send: SendText) -> tuple[int, str]:
        """Send what is queued until the socket has to close; returns the code and the reason."""
        while True:
            while self._waiting:
                await send(self._waiting.popleft())
            if self.closing is not None:
                return self.closing
            self._woken.clear()
            await self._woken.wait()


class Room:
    """The sockets of one game, by the seat they look from; below 0 are spectators."""

    def __init__(self) -> None:
        self.wires: Final[dict[int, list[Wire]]] = {}

    def seats(self) -> list[int]:
        """The audiences that are there."""
        return list(self.wires)

    def count(self, seat: int) -> int:
        """How many sockets look from a seat."""
        return len(self.wires.get(seat, ()))

    def all(self) -> list[Wire]:
        """All sockets."""
        return [wire for wires in self.wires.values() for wire in wires]


class Hub:
    """All rooms."""

    def __init__(self) -> None:
        self._rooms: Final[dict[str, Room]] = {}
        self.closed = False

    def room(self, game_id: str) -> Room | None:
        """The room of a game, if anybody is in it."""
        return self._rooms.get(game_id)

    def rooms(self) -> list[str]:
        """The games that somebody looks at."""
        return list(self._rooms)

    def enter(self, game_id: str, wire: Wire) -> None:
        """Somebody looks at a game."""
        room = self._rooms.setdefault(game_id, Room())
        room.wires.setdefault(wire.seat, []).append(wire)
        if self.closed:
            wire.close(GOING_AWAY, "closing")

    def leave(self, game_id: str, wire: Wire) -> None:
        """Somebody looks away."""
        room = self._rooms.get(game_id)
        if room is None or wire not in room.wires.get(wire.seat, ()):
            return
        room.wires[wire.seat].remove(wire)
        if not room.wires[wire.seat]:
            del room.wires[wire.seat]
        if not room.wires:
            del self._rooms[game_id]

    def count(self, game_id: str, seat: int) -> int:
        """How many sockets look at a game from a seat."""
        room = self._rooms.get(game_id)
        return 0 if room is None else room.count(seat)

    def send(self, game_id: str, text: str) -> None:
        """Tell everybody at a game the same."""
        room = self._rooms.get(game_id)
        for wire in room.all() if room is not None else ():
            wire.push(text)

    def close(self) -> None:
        """Send everybody away, and whoever comes."""
        self.closed = True
        for room in self._rooms.values():
            for wire in room.all():
                wire.close(GOING_AWAY, "closing")
