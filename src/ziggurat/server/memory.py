"""Memory: what games have used goes back to the system.

Owns when garbage is looked for and given back. Between requests the server looks for garbage so
rarely that games that were let go, whose parts know each other, would lie around for hours.
"""

from __future__ import annotations

import asyncio
import ctypes
import gc
from collections.abc import Callable
from typing import Final


class Sweeper:
    """Collects what is left of games once there are as many gone as there are still open."""

    def __init__(self) -> None:
        self._gone = 0
        self._trim: Final = _trimmer()

    async def sweep(self, gone: int, still_open: int) -> bool:
        """Note how many games were let go; tells whether memory was given back."""
        self._gone += gone
        # Looking takes as long as there is in memory, so that it has to be worth it.
        if not self._gone or self._gone < still_open:
            return False
        self._gone = 0
        gc.collect()
        if self._trim is not None:
            # The allocator keeps what was freed for the next time, also where that never comes.
            await asyncio.to_thread(self._trim)
        return True


def _trimmer() -> Callable[[], object] | None:
    """What makes the allocator give memory back, where it can be asked to."""
    try:
        found = ctypes.CDLL(None).malloc_trim
    except (AttributeError, OSError, TypeError):
        return None

    def trim() -> object:
        return found(0)

    return trim
