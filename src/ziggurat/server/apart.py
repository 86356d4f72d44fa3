"""Work apart: moves that may take long run in threads of their own, for a limited time.

Owns the threads and how many there may be. It knows no game: whoever gives work here throws away
what the work was done on when it does not end in time.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from typing import Final, TypeVar

from ziggurat.server.errors import ApiError

T = TypeVar("T")

# Threads cannot be ended, so that there are never more of them than these.
MOST_THREADS: Final = 4


class Apart:
    """Runs work beside the event loop."""

    def __init__(self, seconds: float) -> None:
        self._seconds: Final = seconds
        self._running = 0

    async def run(self, work: Callable[[], T]) -> T:
        """What work comes to, or `TimeoutError`; refused when too much is under way."""
        if self._running >= MOST_THREADS:
            message = "The server is working on other long moves; try again in a moment."
            raise ApiError(503, "busy", message)
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()

        def settle(result: T | None, error: BaseException | None) -> None:
            self._running -= 1
            if done.cancelled():
                return
            if error is not None:
                done.set_exception(error)
            else:
                done.set_result(result)  # type: ignore[arg-type]

        def go() -> None:
            result: T | None = None
            fault: BaseException | None = None
            try:
                result = work()
            except BaseException as error:
                fault = error
            try:
                loop.call_soon_threadsafe(settle, result, fault)
            except RuntimeError:
                # The loop has ended, and with it whoever waited.
                pass

        self._running += 1
        # A daemon: work that does not end must not keep the server from ending.
        threading.Thread(target=go, name="apart", daemon=True).start()
        return await asyncio.wait_for(done, self._seconds)
