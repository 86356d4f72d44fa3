"""How the pieces of Fame and Fortune look in a picture: relics.

All is drawn about the origin, for squares with sides of 64.
"""

from __future__ import annotations

from typing import Final

from ziggurat.drawing.glyphs import Glyph
from ziggurat.drawing.palette import GOLD, INK, PAPER
from ziggurat.drawing.svg import polygon, tag
from ziggurat.tables.board_game.fame_and_fortune import ATLANTIS, SCHOOL
from ziggurat.tables.board_game.fame_and_fortune import GOLD as SEVEN_CITIES

SEA: Final = "#3E7CA6"


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


GLYPHS: Final[dict[str, Glyph]] = {
    ATLANTIS: lambda look: atlantis(),
    SCHOOL: lambda look: school(),
    SEVEN_CITIES: lambda look: seven_cities(),
}
