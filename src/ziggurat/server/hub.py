"""The hub: open sockets, and what is sent to them.

Owns the rooms of games, one socket's backlog and who is present. It never looks into a match:
messages come to it ready made, once for each audience.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine, Generator
from functools import partial
from typing import Any, Final, TypeAlias

POLICY: Final = 1008
TRY_LATER: Final = 1013
GOING_AWAY: Final = 1001

SendText: TypeAlias = Callable[[str], Coroutine[Any, Any, None]]


class Wire:
    """One socket.  Messages queue up here, so that a slow socket holds up nobody else."""

    def __init__(self, session: bytes, seat: int, backlog: int, send: SendText) -> None:
        self.session: Final = session
        self.seat: Final = seat
        self.closing: tuple[int, str] | None = None
        self._most: Final = backlog
        self._send: Final = send
        self._stuck: Rest | None = None
        self._waiting: Final[deque[str]] = deque()
        self._woken: Final = asyncio.Event()

    def push(self, text: str) -> None:
        """Send a message at once if the socket is ready for it, else queue it.

        A socket that is too far behind is closed and comes back by itself.
        """
        if self.closing is not None:
            return
        if self._stuck is None:
            self._try(text)
        elif len(self._waiting) < self._most:
            self._waiting.append(text)
        else:
            self.close(TRY_LATER, "too_slow")

    def _try(self, text: str) -> None:
        """Let a message take its first step; most need no other, and no task has to wake up."""
        sending = self._send(text)
        try:
            until = sending.send(None)
        except StopIteration:
            return
        except Exception:
            self.close(GOING_AWAY, "lost")
            return
        self._stuck = Rest(sending, until)
        self._woken.set()

    def close(self, code: int, reason: str) -> None:
        """Ask the socket to close once it can."""
        if self.closing is None:
            self.closing = (code, reason)
            self._woken.set()

    async def pump(self) -> tuple[int, str]:
        """Send what is stuck until the socket has to close; returns the code and the reason."""
        while self.closing is None:
            self._woken.clear()
            await self._woken.wait()
            while self._stuck is not None and self.closing is None:
                await self._stuck
                self._stuck = None
                while self._waiting and self._stuck is None:
                    self._try(self._waiting.popleft())
        return self.closing


class Rest:
    """What is left of a coroutine that has taken its first step and waits for something."""

    def __init__(self, coroutine: Coroutine[Any, Any, None], until: Any) -> None:
        self._coroutine: Final = coroutine
        self._until: Final = until

    def __await__(self) -> Generator[Any, Any, None]:
        until = self._until
        while True:
            try:
                given = yield until
            except BaseException as error:
                step = partial(self._coroutine.throw, error)
            else:
                step = partial(self._coroutine.send, given)
            try:
                until = step()
            except StopIteration:
                return


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
