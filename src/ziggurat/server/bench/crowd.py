"""Crowds: clients that move as fast as they can, or at a steady pace.

Owns who moves when, and the stopwatch: a move counts once every seat of its table was told of
it. It runs in the process of the load generator and never in that of a server.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final, TypeAlias

import msgspec

from ziggurat.server.bench.orders import Heard, percentile

OnDone: TypeAlias = "Callable[[Mover, float], None]"

LOST_SECONDS: Final = 20.0
TABLES_AHEAD: Final = 25
SETTLE_SECONDS: Final = 0.3


class LoadFault(Exception):
    """A server did not do what a client asked; the text says what it did."""


class Tally:
    """What a run counts."""

    def __init__(self) -> None:
        self.times: Final[list[float]] = []
        self.moves = 0
        self._began = time.perf_counter()
        self._cpu = time.process_time()

    def add(self, spent: float) -> None:
        """Count a move."""
        self.times.append(spent)
        self.moves += 1

    def begin(self) -> None:
        """Count from here on; what was before was warming up."""
        self.times.clear()
        self._began = time.perf_counter()
        self._cpu = time.process_time()

    def heard(self) -> Heard:
        """What has been counted so far."""
        seconds = time.perf_counter() - self._began
        millis = [1e3 * spent for spent in self.times]
        return Heard(
            len(millis),
            self.moves,
            seconds,
            (time.process_time() - self._cpu) / seconds,
            percentile(millis, 0.5),
            percentile(millis, 0.95),
            percentile(millis, 0.99),
        )


class Mover:
    """Whoever makes one move after the other.  `step` must be written."""

    def __init__(self) -> None:
        self.moving = False
        self.fault = ""
        self.since = 0.0
        self._on_done: OnDone | None = None

    def move(self, on_done: OnDone, since: float = 0.0) -> bool:
        """Begin a move; `on_done` hears how long it took.  False if there is none left."""
        if self.moving or self.fault or not self.is_able():
            return False
        self.moving = True
        self._on_done = on_done
        self.since = since or time.perf_counter()
        self.step()
        return True

    def is_able(self) -> bool:
        """Tell whether there is a move left to make."""
        return True

    def step(self) -> None:
        """Send the next move."""
        raise NotImplementedError

    def done(self) -> None:
        """The move is over: everybody was told."""
        self.moving = False
        if self._on_done is not None:
            self._on_done(self, time.perf_counter() - self.since)

    def fail(self, fault: str) -> None:
        """The move was not taken, and no other will be made."""
        self.fault = fault
        self.moving = False


class Crowd:
    """All movers of one measurement."""

    def __init__(self, movers: list[Mover], leave: Callable[[], None]) -> None:
        self._movers: Final = movers
        self._tally = Tally()
        self._running = False
        self.leave: Final = leave

    async def rush(self, seconds: float) -> Heard:
        """Everybody moves again as soon as the last move is over.

        Should one run out of moves, the measurement ends there: it was complete until then.
        """
        self._tally = Tally()
        self._running = True
        exhausted = asyncio.Event()

        def again(mover: Mover, spent: float) -> None:
            self._tally.add(spent)
            if self._running and not mover.move(again):
                exhausted.set()

        for mover in self._movers:
            mover.move(again)
        await asyncio.sleep(min(SETTLE_SECONDS, seconds))
        self._tally.begin()
        try:
            await asyncio.wait_for(exhausted.wait(), seconds)
        except TimeoutError:
            pass
        heard = self._tally.heard()
        self._running = False
        await self._drained()
        return msgspec.structs.replace(heard, all_moves=self._tally.moves)

    async def go_ahead(self, moves: int) -> None:
        """Let everybody make some moves that nobody measures, a few tables at a time."""
        left = {id(mover): moves for mover in self._movers}

        def again(mover: Mover, spent: float) -> None:
            left[id(mover)] -= 1
            if left[id(mover)] > 0:
                mover.move(again)

        for start in range(0, len(self._movers) if moves > 0 else 0, TABLES_AHEAD):
            for mover in self._movers[start : start + TABLES_AHEAD]:
                mover.move(again)
            await self._drained()

    async def pace(self, seconds: float, every: float) -> Heard:
        """One move at each table every so many seconds, evenly spread.

        Whoever is late moves as soon as the last move is over, and the wait counts.
        """
        loop = asyncio.get_running_loop()
        self._tally = Tally()
        tasks = [
            loop.create_task(self._paced(mover, every * at / len(self._movers), seconds, every))
            for at, mover in enumerate(self._movers)
        ]
        await asyncio.gather(*tasks)
        heard = self._tally.heard()
        await self._drained()
        return heard

    async def _paced(self, mover: Mover, phase: float, seconds: float, every: float) -> None:
        due = time.perf_counter() + phase
        until = time.perf_counter() + seconds
        while due < until:
            await asyncio.sleep(due - time.perf_counter())
            since = 0.0
            while mover.moving:
                since = due
                await asyncio.sleep(every / 100)
            mover.move(self._count, since)
            due += every
        while mover.moving:
            await asyncio.sleep(every / 100)

    def _count(self, mover: Mover, spent: float) -> None:
        self._tally.add(spent)

    async def _drained(self) -> None:
        """Wait until no move is under way; raises `LoadFault` if one failed or got lost."""
        while moving := [mover.since for mover in self._movers if mover.moving]:
            if time.perf_counter() - min(moving) > LOST_SECONDS:
                raise LoadFault("a move was never told to all seats")
            await asyncio.sleep(0.01)
        for mover in self._movers:
            if mover.fault:
                raise LoadFault(mover.fault)
