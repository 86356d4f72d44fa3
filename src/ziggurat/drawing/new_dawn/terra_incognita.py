"""How the pieces of Terra Incognita look in a picture: armies, districts and forts.

All is drawn about the origin, for hexes of radius 40.
"""

from __future__ import annotations

from typing import Final

from ziggurat.drawing.glyphs import Glyph
from ziggurat.drawing.new_dawn.icons import focus_mark
from ziggurat.drawing.palette import CARD, INK, LINE, PAPER, SEATS
from ziggurat.drawing.shapes import emblem
from ziggurat.drawing.svg import moved, polygon, tag
from ziggurat.tables.new_dawn.terra_incognita import DISTRICTS

BLOCKS: Final = ((-17, 14), (-17, -2), (-7, -2), (-7, -16), (5, -16), (5, -7), (17, -7), (17, 14))
WINDOWS: Final = "M-14 2h4v4h-4zM-3 -12h4v4h-4zM9 -3h4v4h-4z"


def army(colour: int) -> str:
    """A banner on its staff."""
    staff = tag("path", d="M-9 15V-17", stroke=INK, stroke_width=2.6, stroke_linecap="round")
    cloth = tag("path", d="M-8 -16q8 -3 13 0t11 0l-4 8l4 8q-6 3 -11 0t-13 0z", fill=SEATS[colour],
                stroke=CARD, stroke_width=1.8, stroke_linejoin="round")  # fmt: skip
    return staff + cloth + moved(2, -8, emblem(colour, 4.4, fill=CARD))


def district(colour: int, kind: str, reinforced: bool = False) -> str:
    """Blocks of houses with the mark of what it is for; a wall round it if it is reinforced."""
    paint = SEATS[colour]
    houses = polygon(BLOCKS, fill=paint, stroke=CARD, stroke_width=2.2, stroke_linejoin="round")
    houses += tag("path", d=WINDOWS, fill=CARD)
    sign = tag("circle", r=8.4, fill=PAPER, stroke=LINE)
    mark = moved(14, 10, sign, moved(0, 0, focus_mark(DISTRICTS[kind]), scale=0.7))
    wall = ""
    if reinforced:
        wall = tag("rect", x=-20, y=-19, width=40, height=36, rx=5, fill=CARD, stroke=paint,
                   stroke_width=3)  # fmt: skip
    return wall + houses + moved(-1, 6, emblem(colour, 5.4, fill=CARD)) + mark


def fort() -> str:
    """A tower with battlements."""
    outline = "M-17 15V-13h7v5h6v-5h8v5h6v-5h7V15z"
    tower = tag("path", d=outline, fill=PAPER, stroke=INK, stroke_width=2, stroke_linejoin="round")
    gate = tag("path", d="M-5 15v-8q5 -7 10 0v8z", fill=INK)
    return tower + gate


GLYPHS: Final[dict[str, Glyph]] = {
    "army": lambda look: army(look.colour),
    "district": lambda look: district(look.colour, look.row.name if look.row else "campus"),
    "reinforced_district": lambda look: district(
        look.colour, look.row.name if look.row else "campus", True
    ),
    "fort": lambda look: fort(),
}
