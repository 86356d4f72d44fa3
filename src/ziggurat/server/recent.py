"""What was worked out lately and may be asked for again.

Owns a bounded number of texts for all games together, so that games that nobody looks at cost
nothing here. It never decides what still holds: keys say what a text is about.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final


class Recent:
    """Texts by key; when there are too many, those go that were asked for longest ago."""

    def __init__(self, most: int) -> None:
        self._most: Final = most
        self._texts: Final[dict[Hashable, bytes]] = {}

    def get(self, key: Hashable) -> bytes | None:
        """The text of a key, if it is still there."""
        text = self._texts.pop(key, None)
        if text is not None:
            self._texts[key] = text
        return text

    def put(self, key: Hashable, text: bytes) -> None:
        """Keep a text."""
        self._texts[key] = text
        if len(self._texts) > self._most:
            del self._texts[next(iter(self._texts))]
