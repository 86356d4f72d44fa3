"""How Wisdom and Warfare looks in a picture: relics, city-states, their banners, and programs.

All is drawn about the origin, for squares with sides of 64; the sign of a program stands in a
corner of its city, a banner in a corner of its city-state.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from ziggurat.drawing.glyphs import Glyph
from ziggurat.drawing.palette import CARD, GOLD, INK, PAPER, SEATS
from ziggurat.drawing.shapes import emblem
from ziggurat.drawing.svg import moved, tag
from ziggurat.tables.board_game.wisdom_and_warfare import ARK, ATTILA, BANNER, CITY_STATES

# Paths with their fill.
Strokes: TypeAlias = tuple[tuple[str, str], ...]

BROWN: Final = "#B98750"
RED: Final = "#C4694B"
BLUE: Final = "#5B7FA6"
GREEN: Final = "#86A857"
STEEL: Final = "#93A1AE"
SAND: Final = "#ECD9A0"
STONE: Final = "#B3A58C"
DARK: Final = "#5A5148"
VIOLET: Final = "#9A78AD"
TEAL: Final = "#5E9C86"
NO: Final = "none"
LARGE: Final = 1.5
CORNERS: Final = {"program": (-19.0, -19.0)}

GROUND: Final = ("M-11.6 11.2V7.6H11.6V11.2Z", GREEN)
TOWNS: Final[tuple[Strokes, ...]] = (
    (
        ("M-8.4 8.4V0H8.4V8.4Z", SAND),
        ("M-10.4 0Q-9.4 -4.6 -5.2 -4.6T0 0Q.8 -4.6 5.2 -4.6T10.4 0Z", RED),
        ("M-2.4 8.4V3.4H2.4V8.4Z", DARK),
        ("M0 0V-11L5.4 -9L0 -7", BLUE),
    ),
    (
        ("M-9 8.4V-1H9V8.4Z", PAPER),
        ("M-10.6 -1L0 -8.4L10.6 -1Z", VIOLET),
        ("M-5.4 8.4V1H-3.4V8.4ZM-1 8.4V1H1V8.4ZM3.4 8.4V1H5.4V8.4Z", STONE),
    ),
    (
        ("M-8.4 8.4V-3H2V8.4Z", STONE),
        ("M2 8.4V1.4H9V8.4Z", SAND),
        ("M-9.4 -3L-3.2 -8L3 -3Z", DARK),
        ("M1 1.4L5.4 -2.4L10 1.4Z", GOLD),
        ("M-5 8.4V4H-2V8.4Z", INK),
    ),
    (
        ("M-9.4 8.4V-8.4H-7V-6H-4.6V-8.4H-2.4V-6H-.2V-8.4H2.2V8.4Z", STEEL),
        ("M2.2 8.4V-1.4H4V.2H5.8V-1.4H7.6V.2H9.4V8.4Z", STEEL),
        ("M-5 8.4V3.4Q-3.6 1.2 -2.2 3.4V8.4Z", INK),
    ),
    (
        ("M-8 8.4V.4H8V8.4Z", SAND),
        ("M-6.6 .4Q-7.4 -8.4 0 -11.4Q7.4 -8.4 6.6 .4Z", TEAL),
        ("M-11.4 8.4V-1.4L-9.8 -4.4L-8.2 -1.4V8.4ZM8.2 8.4V-1.4L9.8 -4.4L11.4 -1.4V8.4Z", PAPER),
        ("M-2.6 8.4V4.4Q0 1 2.6 4.4V8.4Z", DARK),
    ),
)
CAMP: Final[Strokes] = (
    ("M-12 11.4V8.4H12V11.4Z", GREEN),
    ("M-11 8.6L-5 -4.6L1 8.6Z", BROWN),
    ("M-6.8 8.6L-5 2.4L-3.2 8.6Z", INK),
    ("M7 8.6V-11.4", NO),
    ("M2.6 -9.4H11.4V-6.6H2.6Z", BROWN),
    ("M3.4 -6.6Q2.6 -1 4.6 2.4Q5.6 -1 7 2.4Q8.4 -1 9.4 2.4Q11.4 -1 10.6 -6.6Z", DARK),
)
CHEST: Final[Strokes] = (
    ("M-12 6.4H12", NO),
    ("M-8.6 9.6V.4H8.6V9.6Z", GOLD),
    ("M-9.8 -2.4H9.8V.6H-9.8Z", GOLD),
    ("M-1.2 -2.4Q-2 -8 -8.6 -10.6Q-9.6 -6.4 -6.6 -2.4Z", PAPER),
    ("M1.2 -2.4Q2 -8 8.6 -10.6Q9.6 -6.4 6.6 -2.4Z", PAPER),
)
SCAFFOLD: Final[Strokes] = (
    ("M-5.6 6.6V-6.6M5.6 6.6V-6.6M-7 -3H7M-7 3H7M-5.6 3L5.6 -3", NO),
    ("M-3 3V-1H3V3Z", RED),
)


def drawn(strokes: Strokes, scale: float = LARGE) -> str:
    """Paths one upon the other."""
    paths = [
        tag("path", d=path, fill=fill, stroke=INK, stroke_width=1.1, stroke_linejoin="round",
            stroke_linecap="round")
        for path, fill in strokes
    ]  # fmt: skip
    return moved(0, 0, *paths, scale=scale)


def banner(colour: int) -> str:
    """The flag of a seat over a city-state."""
    paint = SEATS[colour]
    pole = tag("path", d="M14 28v-22", stroke=INK, stroke_width=2, stroke_linecap="round")
    cloth = tag("path", d="M14 6h16v12h-16z", fill=paint, stroke=CARD, stroke_width=1.2)
    return pole + cloth + moved(22, 12, emblem(colour, 4, fill=CARD))


def program() -> str:
    """Scaffolding: a building program."""
    disc = tag("circle", r=10, fill=PAPER, stroke=INK, stroke_width=1.4)
    return disc + drawn(SCAFFOLD, 0.9)


def _town(at: int) -> Glyph:
    return lambda look: drawn((GROUND, *TOWNS[at]))


GLYPHS: Final[dict[str, Glyph]] = {
    ATTILA: lambda look: drawn(CAMP),
    ARK: lambda look: drawn(CHEST),
    **{name: _town(at) for at, name in enumerate(CITY_STATES)},
    BANNER: lambda look: banner(look.colour),
    "program": lambda look: program(),
}
