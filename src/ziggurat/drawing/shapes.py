"""Shapes that stand for seats, and a few that many drawings use.

Owns emblems. Each is drawn about the origin, to be moved and scaled.
"""

from __future__ import annotations

from ziggurat.drawing.palette import SHAPES
from ziggurat.drawing.svg import Attribute, around, polygon, tag


def emblem(colour: int, radius: float, **attributes: Attribute) -> str:
    """The shape of a colour, about as large as a circle of a radius."""
    shape = SHAPES[colour % len(SHAPES)]
    if shape == "circle":
        return tag("circle", r=radius, **attributes)
    if shape == "square":
        side = radius * 0.88
        return tag("rect", x=-side, y=-side, width=2 * side, height=2 * side, **attributes)
    if shape == "triangle":
        corners = [(x, y + radius * 0.22) for x, y in around(3, radius * 1.22)]
        return polygon(corners, **attributes)
    if shape == "diamond":
        return polygon(around(4, radius * 1.25), **attributes)
    return polygon(around(5, radius * 1.1), **attributes)


def star(radius: float, inner: float, count: int = 5) -> list[tuple[float, float]]:
    """The corners of a star."""
    outer = around(count, radius)
    between = around(count, inner, turn=-90 + 180 / count)
    return [corner for pair in zip(outer, between, strict=True) for corner in pair]


def plate(
    x: float, y: float, width: float, height: float, fill: str, stroke: str | None = None
) -> str:
    """A card or a panel: a rectangle with soft corners."""
    return tag(
        "rect", x=x, y=y, width=width, height=height, rx=6, fill=fill, stroke=stroke,
        stroke_width=None if stroke is None else 1,
    )  # fmt: skip
