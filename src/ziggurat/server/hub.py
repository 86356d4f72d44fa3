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
RESTARTING: Final = 1012
# Why the sockets of a game are closed that is no more.
DELETED: Final = "deleted"

Sending: TypeAlias = Coroutine[Any, Any, None]
SendText: TypeAlias = Callable[[str], Sending]
SendClose: TypeAlias = Callable[[int, str], Sending]


class Wire:
    """One socket.  A message is sent at once where the socket is ready, and waits where not.

    So a slow socket holds up nobody else, and a ready one costs no task of its own.
    """

    def __init__(
        self, session: bytes, seat: int, backlog: int, send: SendText, end: SendClose
    ) -> None:
        self.session: Final = session
        self.seat: Final = seat
        self.closed = False
        self._most: Final = backlog
        self._send: Final = send
        self._end: Final = end
        self._waiting: Final[deque[str]] = deque()
        self._task: asyncio.Task[None] | None = None

    def push(self, text: str) -> None:
        """Send a message; a socket that is too far behind is closed and comes back by itself."""
        if self.closed:
            return
        if self._task is None:
            self._try(self._send(text))
        elif len(self._waiting) < self._most:
            self._waiting.append(text)
        else:
            self.close(TRY_LATER, "too_slow")

    def _try(self, sending: Sending) -> None:
        """Let something take its first step; mostly that is all, else a task goes on with it."""
        try:
            until = sending.send(None)
        except StopIteration:
            return
        except Exception:
            # The socket is gone; whoever listens to it will notice.
            self.closed = True
            return
        self._task = asyncio.create_task(self._go_on(Rest(sending, until)))

    async def _go_on(self, rest: Rest) -> None:
        try:
            await rest
            while self._waiting and not self.closed:
                await self._send(self._waiting.popleft())
        except Exception:
            self.closed = True
        finally:
            self._task = None

    def close(self, code: int, reason: str) -> None:
        """Close the socket; nothing more is sent."""
        if not self.closed:
            self.closed = True
            self._try(self._end(code, reason))

    def leave(self) -> None:
        """The socket is gone."""
        self.closed = True
        if self._task is not None:
            self._task.cancel()


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
            wire.close(RESTARTING, "closing")

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

    def end(self, game_id: str, reason: str) -> None:
        """Send everybody at a game away for good."""
        room = self._rooms.get(game_id)
        for wire in room.all() if room is not None else ():
            wire.close(POLICY, reason)

    def close(self) -> None:
        """Send everybody away, and whoever comes."""
        self.closed = True
        for room in self._rooms.values():
            for wire in room.all():
                wire.close(RESTARTING, "closing")
