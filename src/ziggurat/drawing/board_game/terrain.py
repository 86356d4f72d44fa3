"""Terrain: the ground of a square with its marks, and what is printed on it.

Owns the five grounds and the printed icons. All is drawn about the origin for a square with
sides of `SIDE`. Every ground has marks and letters of its own, so that colour is never needed.
"""

from __future__ import annotations

from typing import Final

from ziggurat.drawing.palette import CARD, GOLD, INK, OTHER_TERRAIN, SHADE
from ziggurat.drawing.svg import group, number, polygon, tag

SIDE: Final = 64.0
HALF: Final = SIDE / 2

# Grassland, forest, mountain, desert, water: the colour of the ground and that of its marks.
GROUNDS: Final = ("#C3DB98", "#84B06B", "#B5B0BA", "#F0DCA0", "#8FC1DC")
MARKS: Final = ("#8FB25C", "#4C7A3A", "#7A7584", "#CDAE5B", "#5C93B4")
# Incense, iron, silk, wheat.
TINTS: Final = ("#D8B4E2", "#8D99A6", "#F2C1C8", "#F0C24B")
CULTURE: Final = "#8E5AA8"
CORNERS: Final = ((-20.0, -8.0), (20.0, -18.0), (-21.0, 16.0), (20.0, 14.0))


def ground_id(terrain: int) -> str:
    """The name under which a ground is kept to be used again."""
    return f"square-{terrain}"


def grounds(count: int) -> str:
    """So many grounds, to be used by name."""
    return "".join(
        [group((_plain(ground_tint(at)), _mark(at)), id=ground_id(at)) for at in range(count)]
    )


def ground_tint(terrain: int) -> str:
    """The colour of a ground."""
    return GROUNDS[terrain] if terrain < len(GROUNDS) else OTHER_TERRAIN


def _mark(terrain: int) -> str:
    """What is drawn on a ground; nothing on one that a module brings."""
    marks = (_tufts, _trees, _peaks, _dots, _waves)
    return marks[terrain](MARKS[terrain]) if terrain < len(marks) else ""


def ground(terrain: int) -> str:
    """A ground by name."""
    return tag("use", href=f"#{ground_id(terrain)}")


def _plain(colour: str) -> str:
    return tag("rect", x=-HALF, y=-HALF, width=SIDE, height=SIDE, fill=colour, stroke=CARD,
               stroke_width=1.2)  # fmt: skip


def _lines(path: str, colour: str, width: float = 2.0) -> str:
    return tag("path", d=path, fill="none", stroke=colour, stroke_width=width,
               stroke_linecap="round", stroke_linejoin="round")  # fmt: skip


def _tufts(colour: str) -> str:
    strokes = [
        f"M{number(x - 4)} {number(y - 3)}l2 6m2 0v-8m2 8l2 -6" for x, y in CORNERS
    ]  # fmt: skip
    return _lines("".join(strokes), colour, 1.8)


def _trees(colour: str) -> str:
    trees = []
    for x, y in (*CORNERS, (-7.0, 20.0), (6.0, -20.0)):
        crown = ((x, y - 9.0), (x + 5.5, y + 3.0), (x - 5.5, y + 3.0))
        trees.append(polygon(crown, fill=colour))
        trees.append(tag("rect", x=x - 1, y=y + 3, width=2, height=3.5, fill=colour))
    return "".join(trees)


def _peaks(colour: str) -> str:
    peaks = []
    for x, y in CORNERS:
        peaks.append(polygon(((x, y - 10), (x + 9, y + 6), (x - 9, y + 6)), fill=colour))
        snow = ((x, y - 10), (x + 3.4, y - 4), (x, y - 2.4), (x - 3.4, y - 4))
        peaks.append(polygon(snow, fill=CARD))
    return "".join(peaks)


def _dots(colour: str) -> str:
    places = [(-24, -6), (-16, -14), (-12, -3), (12, -18), (22, -8), (15, 1), (-20, 13),
              (-10, 21), (10, 22), (22, 14), (-26, 4), (25, 4)]  # fmt: skip
    return "".join([tag("circle", cx=x, cy=y, r=1.9, fill=colour) for x, y in places])


def _waves(colour: str) -> str:
    places = ((-28, -6), (8, -16), (-8, 7), (-28, 19), (12, 20))
    return _lines("".join([f"M{x} {y}q4 -5 8 0t8 0" for x, y in places]), colour, 2.0)


# What is printed


def resource(kind: int) -> str:
    """A resource: its shape on a light disc, about 22 wide."""
    disc = tag("circle", r=11, fill=SHADE, stroke=INK, stroke_width=1.2)
    return disc + resource_mark(kind)


def resource_mark(kind: int) -> str:
    """The shape of a resource: flame, anvil, skein, ear; a bare disc for any other."""
    marks = (_flame, _anvil, _skein, _ear)
    return marks[kind](TINTS[kind]) if kind < len(marks) else ""


def _path(path: str, fill: str, width: float = 1.2) -> str:
    return tag("path", d=path, fill=fill, stroke=INK, stroke_width=width,
               stroke_linejoin="round", stroke_linecap="round")  # fmt: skip


def _flame(tint: str) -> str:
    flame = _path("M0 -8q5 5 5 9q0 4 -5 4q-5 0 -5 -4q0 -4 5 -9z", tint)
    return flame + _path("M-6 7h12", "none", 1.6)


def _anvil(tint: str) -> str:
    return _path("M-8 -5h15q-1 4 -5 4v3l4 4h-11l4 -4v-3q-5 0 -7 -4z", tint)


def _skein(tint: str) -> str:
    roll = _path("M-7 -4q7 -5 14 0v8q-7 5 -14 0z", tint)
    return roll + _path("M-7 0q7 -4 14 0M-7 3q7 -4 14 0", "none", 1)


def _ear(tint: str) -> str:
    grains = [(-3.2, -3), (3.2, -3), (-3.2, 1), (3.2, 1), (0, -6.5)]
    ear = [
        tag("ellipse", cx=x, cy=y, rx=2.4, ry=3.2, fill=tint, stroke=INK, stroke_width=0.9)
        for x, y in grains
    ]
    return _path("M0 8v-11", "none", 1.4) + "".join(ear)


def trade() -> str:
    """Two arrows, the sign of trade."""
    disc = tag("circle", r=6, fill=CARD, stroke=INK, stroke_width=0.9)
    return disc + _path("M-4 -1.6h6l-2 -2M4 1.6h-6l2 2", "none", 1.2)


def production() -> str:
    """A hammer, the sign of production."""
    disc = tag("circle", r=6, fill="#D98A4B", stroke=INK, stroke_width=0.9)
    return disc + _path("M-3 -3.6h6v2.4h-6zM0 -1v5.4", CARD, 1.1)


def culture() -> str:
    """A note, the sign of culture."""
    disc = tag("circle", r=6, fill=CULTURE, stroke=INK, stroke_width=0.9)
    note = tag("path", d="M-1 3.4v-6.6l3.4 -0.8v2", fill="none", stroke=CARD, stroke_width=1.3)
    return disc + note + tag("circle", cx=-2.2, cy=3.2, r=1.7, fill=CARD)


def coin() -> str:
    """A coin."""
    rim = tag("circle", r=6, fill=GOLD, stroke=INK, stroke_width=0.9)
    return rim + tag("circle", r=3.4, fill="none", stroke=CARD, stroke_width=1.2)


def combat() -> str:
    """A shield, the sign of a combat bonus."""
    return _path("M-5 -5.4q5 1.8 10 0v5q0 4.4 -5 6.4q-5 -2 -5 -6.4z", "#C8645A", 0.9)


# Trade, production, culture, coins and combat bonus, as markers list them.
ICONS: Final = (trade, production, culture, coin, combat)
