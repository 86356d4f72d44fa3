"""Marks for focus types and resources, legible at 12 pixels and at 200.

Owns these signs. Each is drawn about the origin, about 16 wide.
"""

from __future__ import annotations

from ziggurat.drawing.palette import INK, focus_tint, resource_tint
from ziggurat.drawing.svg import around, polygon, tag


def focus_mark(focus: int) -> str:
    """The mark of a focus type: lyre, flask, coin, gear, shield; a leaf for any other."""
    marks = (_lyre, _flask, _coin, _gear, _shield, _leaf)
    return marks[min(focus, len(marks) - 1)](focus_tint(focus))


def resource_mark(kind: int) -> str:
    """The mark of a resource: cut block, vial, derrick, gem; a sack for any other."""
    marks = (_block, _vial, _derrick, _gem, _sack)
    return marks[min(kind, len(marks) - 1)](resource_tint(kind))


def _path(path: str, fill: str, width: float = 1.5) -> str:
    return tag("path", d=path, fill=fill, stroke=INK, stroke_width=width,
               stroke_linejoin="round", stroke_linecap="round")  # fmt: skip


def _lyre(tint: str) -> str:
    frame = "M-3 7h6M0 7v-3M-6 -7q-2 11 6 11q8 0 6 -11q-1 -1 -2 0q1 7 -4 7q-5 0 -4 -7q-1 -1 -2 0z"
    return _path(frame, tint, 1.2) + _path("M-5 -5h10M-1.5 -5v5M1.5 -5v5", "none", 1)


def _flask(tint: str) -> str:
    glass = "M-2.5 -8v6l-5 8q-1 2 1 2h13q2 0 1 -2l-5 -8v-6z"
    return _path(glass, tint) + _path("M-4 -8h8M-5 4h10", "none", 1.2)


def _coin(tint: str) -> str:
    return tag("circle", r=7.5, fill=tint, stroke=INK, stroke_width=1.5) + tag(
        "circle", r=4.4, fill="none", stroke=INK, stroke_width=1.1
    )


def _gear(tint: str) -> str:
    corners: list[tuple[float, float]] = []
    outer, inner = around(32, 8.2, turn=-95.6), around(32, 6.0, turn=-95.6)
    for at in range(0, 32, 4):
        corners.extend((outer[at], outer[at + 1], inner[at + 2], inner[at + 3]))
    wheel = polygon(corners, fill=tint, stroke=INK, stroke_width=1.3, stroke_linejoin="round")
    return wheel + tag("circle", r=2.6, fill="#FFFFFF", stroke=INK, stroke_width=1.2)


def _shield(tint: str) -> str:
    body = "M-7 -7.5q7 2.5 14 0v7q0 6 -7 9q-7 -3 -7 -9z"
    return _path(body, tint) + _path("M0 -6v13M-6 -1h12", "none", 1.1)


def _leaf(tint: str) -> str:
    return _path("M-7 7q-1 -13 14 -14q1 13 -11 12z", tint) + _path("M-7 7l8 -8", "none", 1.1)


def _block(tint: str) -> str:
    faces = _path("M-7 -3l7 -4l7 4v7l-7 4l-7 -4z", tint, 1.3)
    return faces + _path("M-7 -3l7 4l7 -4M0 1v7", "none", 1.2)


def _vial(tint: str) -> str:
    glass = _path("M-3 -8h6M-2 -8v5q-4 2 -4 6q0 5 6 5q6 0 6 -5q0 -4 -4 -6v-5", "#FFFFFF", 1.3)
    drop = _path("M0 -2q3.5 4 3.5 6q0 2.5 -3.5 2.5q-3.5 0 -3.5 -2.5q0 -2 3.5 -6z", tint, 1.1)
    return glass + drop


def _derrick(tint: str) -> str:
    tower = _path("M-6 8l4 -15h4l4 15z", "#FFFFFF", 1.3)
    return (
        tower
        + _path("M-4.5 3h9l-7.5 -5h6M-2.5 -7h5", "none", 1.2)
        + tag("path", d="M-8 8h16", stroke=tint, stroke_width=2.4, stroke_linecap="round")
    )


def _sack(tint: str) -> str:
    return _path("M-3 -5q-6 5 -5 10q1 3 8 3t8 -3q1 -5 -5 -10z", tint, 1.3) + _path(
        "M-3 -5h6M-4 -8l1 3M4 -8l-1 3", "none", 1.2
    )


def _gem(tint: str) -> str:
    return _path("M-4.5 -6h9l4 4.5l-8.5 9.5l-8.5 -9.5z", tint, 1.3) + _path(
        "M-8.5 -1.5h17M-4.5 -6l1.5 4.5l3 9l3 -9l1.5 -4.5M-3 -1.5l3 -4.5l3 4.5", "none", 0.9
    )
