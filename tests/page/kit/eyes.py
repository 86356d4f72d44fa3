"""Somebody who looks over a player's shoulder: what does not fit, and how every question looks.

Owns what is noted while a whole game is driven. It never acts.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

from tests.page.kit.hits import covered
from tests.page.kit.tables import BAR, bar_height, loud_passes, spills

MOST_TOLD: Final = 3


class Eyes:
    """Notes what scrolls, moves or covers the table, and photographs every question once."""

    def __init__(self, shots: Path | None = None, fits: bool = True) -> None:
        """`fits`: whether the screen has room for all; on a smaller one some of it scrolls."""
        self._fits: Final = fits
        self._shots: Final = shots
        self._pictures: Final[set[str]] = set()
        self._spilt: Final[dict[str, list[str]]] = {}
        self._covered: Final[dict[str, list[str]]] = {}

    def __call__(self, page: Page) -> None:
        """Look at a table that asks something."""
        sentence = _name(page.locator(".bar-ask").inner_text())
        found = [*(spills(page) if self._fits else []), *loud_passes(page)]
        if self._fits and (height := bar_height(page)) > BAR:
            found.append(f"bar {height} high")
        for name in found:
            self._spilt.setdefault(name, []).append(sentence)
            self.photograph(page, f"spilt_{_name(name)}")
        for name in covered(page):
            self._covered.setdefault(name, []).append(sentence)
            self.photograph(page, f"covered_{_name(name)}")
        self.photograph(page, sentence)

    def photograph(self, page: Page, name: str) -> None:
        """Take a picture, unless there is one of this name."""
        if self._shots is None or name in self._pictures:
            return
        self._pictures.add(name)
        self._shots.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=self._shots / f"{len(self._pictures):03}-{name}.png")

    def faults(self) -> list[str]:
        """What did not fit or could not be clicked, how often, and where at first."""
        return [
            f"{what}: {name}, {len(where)} times, at {', '.join(where[:MOST_TOLD])}"
            for what, found in (("spill", self._spilt), ("covered", self._covered))
            for name, where in found.items()
        ]


def _name(text: str) -> str:
    return re.sub(r"\W+", "_", text)[:40].strip("_")
