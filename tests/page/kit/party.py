"""People who play one game in several browsers: each acts when the table asks them.

Owns whose turn to act it is. How somebody acts is for the drivers.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

from tests.page.kit.driver import RESTS, Driver, StalledError

ASKED: Final = "() => document.querySelector('.bar.yours:not(.busy)') !== null"
PAUSE: Final = 50


class Party:
    """Plays for several people, each at a page of their own."""

    def __init__(self, drivers: Sequence[Driver], patience: float) -> None:
        self._drivers: Final = list(drivers)
        self._patience: Final = patience

    @property
    def clicks(self) -> int:
        """How often anybody has clicked."""
        return sum([len(driver.clicks) for driver in self._drivers])

    def play(self, most: int) -> None:
        """Play until the game is over for everybody."""
        since = time.monotonic()
        while not all([driver.over() for driver in self._drivers]):
            if self.clicks >= most:
                raise AssertionError(f"not over after {most} clicks")
            if self._act():
                since = time.monotonic()
            elif time.monotonic() - since > self._patience:
                asked = [driver.page.locator(".bar").inner_text() for driver in self._drivers]
                raise StalledError(f"nobody is asked anything: {asked}")
            else:
                self._drivers[0].page.wait_for_timeout(PAUSE)

    def _act(self) -> bool:
        """Let everybody act who is asked; tells whether somebody was."""
        acted = False
        for driver in self._drivers:
            driver.read()
            if driver.page.evaluate(ASKED) and not driver.over():
                driver.click(driver.choice(), RESTS)
                acted = True
        return acted
