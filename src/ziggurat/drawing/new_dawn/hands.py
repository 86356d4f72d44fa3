"""Tiles that are still to be laid: both sides of each, as small pictures.

Owns what a picture shows of hands while the map is being built.
"""

from __future__ import annotations

from typing import Final

from ziggurat.drawing.new_dawn.hexmap import Drawn, seat_name
from ziggurat.drawing.palette import CARD, FAINT, INK, LINE, SEATS, seat_colour
from ziggurat.drawing.shapes import emblem, plate
from ziggurat.drawing.svg import moved, words
from ziggurat.drawing.wording import Wording
from ziggurat.tables.new_dawn.table import HexTable, tile_spaces
from ziggurat.tables.new_dawn.tiles import SIDES

HEIGHT: Final = 136.0
PAD: Final = 12.0
THUMB: Final = 92.0
WIDEST: Final = 84.0


def hand(position: HexTable, wording: Wording, seat: int, x: float, y: float, width: float) -> str:
    """The tiles of a seat."""
    tiles = position.data["hands"][seat] if position.data["hands"] else []
    colour = seat_colour(position.realms[seat]["colour"], seat)
    name = wording("hand.head", seat_name(position, wording, seat))
    parts = [
        plate(0, 0, width, HEIGHT, CARD, LINE),
        moved(PAD + 6, 15, emblem(colour, 6.5, fill=SEATS[colour])),
        words(PAD + 20, 20, name, 13, INK, None, "700"),
    ]
    step = min((width - 2 * PAD) / max(SIDES * len(tiles), 1), WIDEST)
    for at, tile in enumerate(tiles):
        for side in range(SIDES):
            left = PAD + (SIDES * at + side) * step
            drawn = Drawn(position, wording, tile_spaces(position.rules, tile, side))
            parts.append(drawn.draw(left, 28, step - 8, THUMB))
            label = f"{tile}{wording.value('side', side)}"
            parts.append(words(left + (step - 8) / 2, HEIGHT - 6, label, 10, FAINT, "middle"))
    return moved(x, y, *parts)
