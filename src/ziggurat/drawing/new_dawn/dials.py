"""Dials: the tech dial with everybody's pointer, the event dial, and the direction token.

Owns the three round things.
"""

from __future__ import annotations

import math
from typing import Final

from ziggurat.drawing.palette import CARD, FAINT, GOLD, INK, LINE, SEATS, SHADE, seat_colour
from ziggurat.drawing.shapes import emblem, star
from ziggurat.drawing.svg import around, group, moved, number, polygon, tag, title, words, wrapped
from ziggurat.drawing.wording import Wording
from ziggurat.tables.new_dawn.table import HexTable
from ziggurat.tables.numerals import roman

TECH: Final = 84.0
EVENT: Final = 84.0
COMPASS: Final = 48.0


def tech_dial(position: HexTable, wording: Wording) -> str:
    """A track of spaces; those that bring a card are golden and name its level."""
    levels: dict[int, int] = dict(position.data["tech_levels"])
    spaces = max(levels) + 1
    parts = [
        title(wording("dial.tech")),
        tag("circle", r=TECH, fill=CARD, stroke=LINE),
        tag("circle", r=TECH - 30, fill=SHADE, stroke=LINE),
        words(0, 4, wording("dial.tech_hint"), 10.5, FAINT, "middle"),
    ]
    for space, (x, y) in enumerate(around(spaces, TECH - 9)):
        level = levels.get(space)
        if level:
            parts.append(tag("circle", cx=x, cy=y, r=8.5, fill=GOLD, fill_opacity=0.35))
        told = roman(level) if level else str(space)
        parts.append(words(x, y + 3.2, told, 9, INK if level else FAINT, "middle",
                           "700" if level else None))  # fmt: skip
    inner = around(spaces, TECH - 21)
    by_space: dict[int, int] = {}
    for seat, realm in enumerate(position.realms):
        x, y = inner[realm["dial"]]
        pile = by_space.get(realm["dial"], 0)
        by_space[realm["dial"]] = pile + 1
        shrink = 1 - pile * 11 / (TECH - 21)
        colour = seat_colour(realm["colour"], seat)
        mark = emblem(colour, 5, fill=SEATS[colour], stroke=CARD, stroke_width=1)
        parts.append(moved(x * shrink, y * shrink, mark))
    return "".join(parts)


def event_dial(position: HexTable, wording: Wording) -> str:
    """The sections clockwise; the pointer has reached the golden one."""
    sections = position.rules.families["event_section"]
    now = position.data["dial"]
    share = 2 * math.pi / len(sections)
    parts = [title(wording("dial.events")), tag("circle", r=EVENT, fill=CARD, stroke=LINE)]
    parts.append(_slice(share * now - math.pi / 2, share, EVENT))
    for at, section in enumerate(sections):
        middle = share * at - math.pi / 2
        edge = middle + share / 2
        parts.append(tag("line", x2=EVENT * math.cos(edge), y2=EVENT * math.sin(edge), stroke=LINE))
        lines = wrapped(wording.row(section), 62, 9.5, 3)
        x, y = math.cos(middle) * EVENT * 0.63, math.sin(middle) * EVENT * 0.63
        for row, line in enumerate(lines):
            base = y + 3.5 + 10.5 * (row - (len(lines) - 1) / 2)
            parts.append(words(x, base, line, 9.5, INK, "middle", "700" if at == now else None))
    return "".join(parts)


def _slice(middle: float, share: float, radius: float) -> str:
    start, end = middle - share / 2, middle + share / 2
    path = (
        f"M0 0L{number(radius * math.cos(start))} {number(radius * math.sin(start))}"
        f"A{number(radius)} {number(radius)} 0 0 1 "
        f"{number(radius * math.cos(end))} {number(radius * math.sin(end))}Z"
    )
    return tag("path", d=path, fill=GOLD, fill_opacity=0.3, stroke=GOLD, stroke_opacity=0.5)


def compass(position: HexTable, wording: Wording) -> str:
    """Which way barbarians go for each number of the die; east is the first direction."""
    turned = position.data["direction"]
    parts = [title(wording("dial.direction")), tag("circle", r=COMPASS, fill=CARD, stroke=LINE)]
    for at, (x, y) in enumerate(around(6, COMPASS - 13, turn=0)):
        parts.append(words(x, y + 4.5, str((at - turned) % 6 + 1), 13, INK, "middle", "700"))
    rose = polygon(star(17, 7, 6), fill=SHADE, stroke=LINE, transform="rotate(90)")
    return group((*parts, rose))
