"""City-states of this box on the strip: a tile of theirs lies at its left end.

Tile 21 with Antananarivo (21e, beside 11c, 21d and the waters 21a and 21f) or Palenque (21b, beside
11i); tile 20 with Auckland (20g, beside 11i) or Akkad (20a).
"""

from __future__ import annotations

from tests.games.new_dawn.terra_incognita.armies.kit import Campaign
from tests.games.new_dawn.terra_incognita.kit import CAPITALS

TILES = {
    "antananarivo": (21, 0, "21e"),
    "palenque": (21, 1, "21b"),
    "auckland": (20, 0, "20g"),
    "akkad": (20, 1, "20a"),
}


class Embassy(Campaign):
    """A position with one of these city-states on the map; nobody holds its card yet."""

    def __init__(
        self,
        state: str,
        card: str = "masonry_ti",
        slot: int = 1,
        seats: int = 2,
        capitals: tuple[str, ...] = CAPITALS,
    ) -> None:
        super().__init__(card, slot, seats, capitals=capitals)
        tile, side, where = TILES[state]
        self.set(f"laid {tile}", str(side), "0", "-2", "-1").add("city_state_tokens", where)
