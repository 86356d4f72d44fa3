"""How Fame and Fortune looks in a picture: relics, metropolises, and the signs of cities.

All is drawn about the origin, for squares with sides of 64; the signs of a city stand in its upper
corners, so that the city itself is seen.
"""

from __future__ import annotations

from typing import Final

from ziggurat.drawing.glyphs import Glyph
from ziggurat.drawing.palette import CARD, GOLD, INK, PAPER, SEATS
from ziggurat.drawing.svg import polygon, tag
from ziggurat.tables.board_game.fame_and_fortune import ATLANTIS, SCHOOL
from ziggurat.tables.board_game.fame_and_fortune import GOLD as SEVEN_CITIES

SEA: Final = "#3E7CA6"
STONE: Final = "#C9C2B4"
BROWN: Final = "#8A5A34"
# Where the signs of a city stand.
CORNERS: Final = {"fortified": (-19.0, -19.0), "laden": (19.0, -19.0), "unloaded": (19.0, -19.0)}


def atlantis() -> str:
    """A dome over waves."""
    dome = tag("path", d="M-13 4q0 -18 13 -18t13 18z", fill=PAPER, stroke=INK, stroke_width=1.6)
    ribs = tag("path", d="M0 -14v18M-6.5 4q0 -12 6.5 -18M6.5 4q0 -12 -6.5 -18", fill="none",
               stroke=INK, stroke_width=1)  # fmt: skip
    waves = tag("path", d="M-18 9q4.5 -5 9 0t9 0t9 0t9 0M-18 15q4.5 -5 9 0t9 0t9 0t9 0",
                fill="none", stroke=SEA, stroke_width=2.4, stroke_linecap="round")  # fmt: skip
    return dome + ribs + waves


def school() -> str:
    """A hall under a curved roof."""
    hall = tag("path", d="M-12 15v-12h24v12z", fill=PAPER, stroke=INK, stroke_width=1.6)
    pillars = tag("path", d="M-6 15v-12M0 15v-12M6 15v-12", stroke=INK, stroke_width=1.6)
    roof = tag("path", d="M-19 4q8 -1 11 -12h16q3 11 11 12z", fill="#A6433B", stroke=INK,
               stroke_width=1.6, stroke_linejoin="round")  # fmt: skip
    return hall + pillars + roof


def seven_cities() -> str:
    """Golden towers close together."""
    towers = ((-18, 15), (-18, -2), (-13, -8), (-8, -2), (-8, -9), (0, -17), (8, -9), (8, -2),
              (13, -8), (18, -2), (18, 15))  # fmt: skip
    gates = tag("path", d="M-15 15v-7h4v7zM-3 15v-9h6v9zM11 15v-7h4v7z", fill=INK)
    return polygon(towers, fill=GOLD, stroke=INK, stroke_width=1.6, stroke_linejoin="round") + gates


def _path(path: str, fill: str, width: float = 1.4, stroke: str = INK) -> str:
    return tag("path", d=path, fill=fill, stroke=stroke, stroke_width=width,
               stroke_linejoin="round", stroke_linecap="round")  # fmt: skip


def metropolis(colour: int) -> str:
    """Towers on either side of a city, on one broad base."""
    paint = SEATS[colour]
    sides = _path("M-29 20v-17l4 -5l4 5v17zM29 20v-17l-4 -5l-4 5v17z", paint, 1.8, CARD)
    return sides + _path("M-29 22h58", "none", 4, GOLD)


def _badge(*inside: str) -> str:
    return tag("circle", r=10, fill=PAPER, stroke=INK, stroke_width=1.4) + "".join(inside)


def fortified() -> str:
    """A bastion."""
    bastion = "M-6 6v-11h3v2.4h1.6v-2.4h2.8v2.4h1.6v-2.4h3v11z"
    return _badge(_path(bastion, STONE, 1.2), _path("M0 6v-4", "none", 2.6))


def _camel() -> str:
    back = "M-6 6v-6q2 -6 4 -1q2 -5 4 0l2 -1v-4h3v2.4h-1.4v4l-1.6 2v4.6"
    return _path(back, "none", 1.8, BROWN) + _path("M-2.4 6v-4M1.4 6v-4", "none", 1.6, BROWN)


def laden() -> str:
    """A camel, the sign of a caravan."""
    return _badge(_camel())


def unloaded() -> str:
    """A caravan whose bales are on the ground."""
    bales = _path("M-6 0h5v6h-5zM1 0h5v6h-5zM-2.5 -6h5v6h-5z", "#D9B36C", 1.2)
    return _badge(bales)


GLYPHS: Final[dict[str, Glyph]] = {
    ATLANTIS: lambda look: atlantis(),
    SCHOOL: lambda look: school(),
    SEVEN_CITIES: lambda look: seven_cities(),
    "metropolis": lambda look: metropolis(look.colour),
    "fortified": lambda look: fortified(),
    "laden": lambda look: laden(),
    "unloaded": lambda look: unloaded(),
}
