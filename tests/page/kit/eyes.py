"""Somebody who looks over a player's shoulder: what does not fit, and how every question looks.

Owns what is noted while a whole game is driven. It never acts.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

from tests.page.kit.tables import BAR, bar_height, spills

MOST_TOLD: Final = 3


class Eyes:
    """Notes what scrolls or moves the table, and photographs every question once."""

    def __init__(self, shots: Path | None = None) -> None:
        self._shots: Final = shots
        self._pictures: Final[set[str]] = set()
        self._spilt: Final[dict[str, list[str]]] = {}

    def __call__(self, page: Page) -> None:
        """Look at a table that asks something."""
        sentence = _name(page.locator(".bar-ask").inner_text())
        found = spills(page)
        if (height := bar_height(page)) > BAR:
            found.append(f"bar {height} high")
        for name in found:
            self._spilt.setdefault(name, []).append(sentence)
            self.photograph(page, f"spilt_{_name(name)}")
        self.photograph(page, sentence)

    def photograph(self, page: Page, name: str) -> None:
        """Take a picture, unless there is one of this name."""
        if self._shots is None or name in self._pictures:
            return
        self._pictures.add(name)
        self._shots.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=self._shots / f"{len(self._pictures):03}-{name}.png")

    def faults(self) -> list[str]:
        """What did not fit, how often, and where at first."""
        return [
            f"spill: {name}, {len(where)} times, at {', '.join(where[:MOST_TOLD])}"
            for name, where in self._spilt.items()
        ]


def _name(text: str) -> str:
    return re.sub(r"\W+", "_", text)[:40].strip("_")
