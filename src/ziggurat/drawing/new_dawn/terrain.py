"""Terrain: the hex of a space, its mark and its number.

Owns the grounds: seven have marks, any other is told by its colour and its number. All is
drawn about the origin for a hex of radius `R`.
"""

from __future__ import annotations

import math
from typing import Final

from ziggurat.drawing.palette import CARD, INK, TERRAIN_MARKS, terrain_tint
from ziggurat.drawing.shapes import star
from ziggurat.drawing.svg import around, group, number, points, polygon, tag, words

R: Final = 40.0
WIDTH: Final = R * math.sqrt(3)
CORNERS: Final = tuple(around(6, R))

# Where small marks stand: they leave the middle to pieces.
SPOTS: Final = ((-19.0, -8.0), (19.0, -8.0), (-20.0, 13.0), (20.0, 13.0))


def hexagon(terrain: int) -> str:
    """The ground of a space."""
    return polygon(CORNERS, fill=terrain_tint(terrain), stroke="#FFFFFF", stroke_opacity=0.55,
                   stroke_width=1.4)  # fmt: skip


def ground_id(terrain: int) -> str:
    """The name under which a ground is kept to be used again."""
    return f"ground-{terrain}"


def grounds(count: int) -> str:
    """So many grounds, to be used by name."""
    return "".join([group((hexagon(at), _mark(at)), id=ground_id(at)) for at in range(count)])


def _mark(terrain: int) -> str:
    """What is drawn on a ground; nothing on one that a module brings."""
    marks = (_tufts, _hills, _trees, _dots, _peaks, _waves, _star)
    return marks[terrain](TERRAIN_MARKS[terrain]) if terrain < len(marks) else ""


def ground(terrain: int) -> str:
    """A ground by name."""
    return tag("use", href=f"#{ground_id(terrain)}")


def caption(difficulty: int, water: bool, label: str) -> str:
    """The number of the terrain above, the name of the space below."""
    told = words(0, 32, label, 10, INK, "middle")
    if water:
        return told
    return words(0, -25.5, str(difficulty), 12, INK, "middle", "700") + told


def _lines(path: str, colour: str, width: float = 2.0) -> str:
    return tag("path", d=path, fill="none", stroke=colour, stroke_width=width,
               stroke_linecap="round", stroke_linejoin="round")  # fmt: skip


def _tufts(colour: str) -> str:
    path = "".join(
        [
            f"M{number(x - 4)} {number(y - 3)}l2 6 m2 0 v-8 m2 8 l2 -6 "
            for x, y in SPOTS
        ]
    )  # fmt: skip
    return _lines(path, colour, 1.8)


def _hills(colour: str) -> str:
    path = "".join(
        [f"M{number(x - 8)} {number(y + 4)}q8 -13 16 0 " for x, y in SPOTS]
    )  # fmt: skip
    return _lines(path, colour, 2.2)


def _trees(colour: str) -> str:
    trees = []
    for x, y in (*SPOTS, (-28.0, 3.0), (28.0, 3.0)):
        crown = ((x, y - 9.0), (x + 5.5, y + 3.0), (x - 5.5, y + 3.0))
        trees.append(polygon(crown, fill=colour))
        trees.append(tag("rect", x=x - 1, y=y + 3, width=2, height=3.5, fill=colour))
    return "".join(trees)


def _dots(colour: str) -> str:
    places = [(-22, -4), (-15, -11), (-13, 0), (14, -11), (22, -5), (15, 1), (-20, 13),
              (-12, 19), (12, 19), (20, 12), (-25, 5), (25, 4)]  # fmt: skip
    return "".join([tag("circle", cx=x, cy=y, r=1.7, fill=colour) for x, y in places])


def _peaks(colour: str) -> str:
    peaks = []
    for x, y in SPOTS:
        peaks.append(polygon(((x, y - 10), (x + 9, y + 6), (x - 9, y + 6)), fill=colour))
        snow = ((x, y - 10), (x + 3.4, y - 4), (x, y - 2.4), (x - 3.4, y - 4))
        peaks.append(polygon(snow, fill=CARD))
    return "".join(peaks)


def _waves(colour: str) -> str:
    path = "".join(
        [f"M{x} {y}q4 -5 8 0 t8 0 " for x, y in ((-26, -6), (8, -9), (-8, 7), (-27, 18), (11, 19))]
    )
    return _lines(path, colour, 2.0)


def _star(colour: str) -> str:
    return tag("polygon", points=points(*star(22, 11, 8)), fill=colour, fill_opacity=0.55)
