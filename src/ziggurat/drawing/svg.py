"""SVG, written by hand: elements as text, with numbers that are the same everywhere.

Owns escaping, the writing of numbers and the fitting of words into a width. It never knows
what is drawn.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Final, TypeAlias

from ziggurat.drawing.palette import INK

Attribute: TypeAlias = str | float | None

FONT: Final = "'Segoe UI', 'Helvetica Neue', 'Liberation Sans', Arial, system-ui, sans-serif"
NARROW: Final = frozenset("fijlrt.,:;|!'()[]I1 ·")
WIDE: Final = frozenset("mwMWÄÖÜ@%–…")
# Done here, because what Python brings for it imports half of the network.
IN_TEXT: Final = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;"})
BREAKS: Final = str.maketrans({"\n": "&#10;", "\r": "&#13;", "\t": "&#9;"})


def escape(text: str) -> str:
    """A text as it stands inside an element."""
    return text.translate(IN_TEXT)


def number(value: float) -> str:
    """A number with at most two decimals, and none that say nothing."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def tag(name: str, *content: str, **attributes: Attribute) -> str:
    """An element.  `stroke_width` is written stroke-width; what is None is left out."""
    written = "".join(
        f" {key.rstrip('_').replace('_', '-')}={_value(value)}"
        for key, value in attributes.items()
        if value is not None
    )
    inside = "".join(content)
    return f"<{name}{written}>{inside}</{name}>" if inside else f"<{name}{written}/>"


def _value(value: str | float) -> str:
    if not isinstance(value, str):
        return f'"{number(value)}"'
    text = escape(value).translate(BREAKS)
    if '"' in text and "'" not in text:
        return f"'{text}'"
    return '"' + text.replace('"', "&quot;") + '"'


def group(content: Iterable[str], **attributes: Attribute) -> str:
    """Elements that belong together."""
    return tag("g", *content, **attributes)


def moved(x: float, y: float, *content: str, scale: float = 1.0, role: str | None = None) -> str:
    """Elements drawn about the origin, put somewhere in some size."""
    size = "" if scale == 1.0 else f" scale({number(scale)})"
    return tag("g", *content, transform=f"translate({number(x)} {number(y)}){size}", role=role)


def title(text: str) -> str:
    """What an element is, for pointers and for readers of screens."""
    return f"<title>{escape(text)}</title>"


def words(
    x: float,
    y: float,
    text: str,
    size: float = 12,
    fill: str = INK,
    anchor: str | None = None,
    weight: str | None = None,
) -> str:
    """A line of text; `y` is where letters stand."""
    if not text:
        return ""
    return tag(
        "text", escape(text), x=x, y=y, font_size=size, fill=fill, text_anchor=anchor,
        font_weight=weight,
    )  # fmt: skip


def points(*places: tuple[float, float]) -> str:
    """Corners, as polygons want them."""
    return " ".join([f"{number(x)},{number(y)}" for x, y in places])


def polygon(places: Iterable[tuple[float, float]], **attributes: Attribute) -> str:
    """A closed shape by its corners."""
    return tag("polygon", points=points(*places), **attributes)


def around(count: int, radius: float, turn: float = -90.0) -> list[tuple[float, float]]:
    """Places on a circle about the origin, clockwise from the top."""
    angles = [math.radians(turn + 360 * at / count) for at in range(count)]
    return [(radius * math.cos(angle), radius * math.sin(angle)) for angle in angles]


def width_of(text: str, size: float) -> float:
    """About how wide a line of text is; a little more than it needs."""
    return sum([_unit(sign) for sign in text]) * size


def _unit(sign: str) -> float:
    if sign in NARROW:
        return 0.31
    if sign in WIDE:
        return 0.86
    return 0.68 if sign.isupper() else 0.55


def fitted(text: str, room: float, size: float) -> str:
    """A text that fits into a width: cut off at its end if it must be."""
    if width_of(text, size) <= room:
        return text
    while text and width_of(f"{text}…", size) > room:
        text = text[:-1]
    return f"{text.rstrip()}…"


def wrapped(text: str, room: float, size: float, most: int) -> list[str]:
    """A text in at most so many lines of a width."""
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width_of(longer, size) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    kept = lines[:most]
    if len(lines) > most:
        kept[-1] = f"{kept[-1]} {' '.join(lines[most:])}"
    return [fitted(line, room, size) for line in kept]


def document(width: float, height: float, name: str, about: str, *content: str) -> str:
    """A whole picture that needs nothing from outside."""
    head = (title(name), f"<desc>{escape(about)}</desc>") if about else (title(name),)
    return tag(
        "svg", *head, *content, xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(width)} {number(height)}", width=width, height=height,
        role="graphics-document", font_family=FONT,
    )  # fmt: skip
