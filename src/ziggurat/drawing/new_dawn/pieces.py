"""Pieces: what lies on the map, each with a shape of its own.

Owns cities, tokens, caravans, barbarians, city-states and wonders. A piece of a seat bears
the seat's emblem, so that colour is never needed. All is drawn about the origin, for hexes
of radius 40.
"""

from __future__ import annotations

from typing import Final

from ziggurat.drawing.glyphs import Glyph
from ziggurat.drawing.new_dawn.icons import focus_mark, resource_mark
from ziggurat.drawing.palette import CARD, GOLD, INK, LINE, PAPER, SEATS, SHADE
from ziggurat.drawing.shapes import emblem, star
from ziggurat.drawing.svg import around, moved, polygon, tag, words


def control_token(colour: int, reinforced: bool = False) -> str:
    """A disc with an emblem; a second ring shows that it is reinforced."""
    paint = SEATS[colour]
    disc = tag("circle", r=14, fill=paint, stroke=CARD, stroke_width=2.2)
    mark = emblem(colour, 6.2, fill=CARD)
    if not reinforced:
        return disc + mark
    ring = tag("circle", r=18.6, fill=CARD, stroke=paint, stroke_width=3)
    return ring + disc + mark


def city(colour: int) -> str:
    """A block house with a pitched roof."""
    house = ((-15, 14), (-15, -3), (0, -15), (15, -3), (15, 14))
    walls = polygon(house, fill=SEATS[colour], stroke=CARD, stroke_width=2.2,
                    stroke_linejoin="round")  # fmt: skip
    return walls + moved(0, 3, emblem(colour, 6, fill=CARD))


def capital(colour: int) -> str:
    """A stepped tower."""
    steps = ((-19, 16), (-19, 5), (-13, 5), (-13, -6), (-7, -6), (-7, -17), (7, -17), (7, -6),
             (13, -6), (13, 5), (19, 5), (19, 16))  # fmt: skip
    tower = polygon(steps, fill=SEATS[colour], stroke=CARD, stroke_width=2.2,
                    stroke_linejoin="round")  # fmt: skip
    return tower + moved(0, 4, emblem(colour, 6.4, fill=CARD))


def roofs(colour: int) -> str:
    """A ring of roofs round a mature city."""
    found = []
    for x, y in around(10, 25.5, turn=-72):
        found.append(polygon(((x, y - 4), (x + 4.6, y + 3), (x - 4.6, y + 3)),
                             fill=SEATS[colour], stroke=CARD, stroke_width=1))  # fmt: skip
    return "".join(found)


def caravan(colour: int) -> str:
    """A cart with a cover."""
    cover = tag("path", d="M-11 3q-3 -16 3 -16h16q6 0 3 16z", fill=SEATS[colour], stroke=CARD,
                stroke_width=1.8)  # fmt: skip
    shaft = tag("path", d="M-17 4h28", stroke=INK, stroke_width=2.2, stroke_linecap="round")
    wheels = "".join(
        [tag("circle", cx=x, cy=7, r=4, fill=CARD, stroke=INK, stroke_width=1.8) for x in (-6, 6)]
    )
    return cover + shaft + wheels + moved(0, -5, emblem(colour, 4.2, fill=CARD))


def barbarian(letter: str) -> str:
    """A helmet with horns and its letter."""
    horns = tag("path", d="M-12 -2q-8 -4 -6 -14q4 7 10 7M12 -2q8 -4 6 -14q-4 7 -10 7",
                fill=PAPER, stroke=INK, stroke_width=1.8, stroke_linejoin="round")  # fmt: skip
    helmet = tag("path", d="M-14 11v-8q0 -15 14 -15t14 15v8z", fill=PAPER, stroke=INK,
                 stroke_width=2, stroke_linejoin="round")  # fmt: skip
    return horns + helmet + words(0, 7, letter, 15, INK, "middle", "700")


def city_state(focus: int) -> str:
    """A column in a round frame, with the mark of its focus type."""
    frame = tag("circle", r=18, fill=PAPER, stroke=INK, stroke_width=2)
    column = tag(
        "path", d="M-9 -10h18M-7 -7h14M-5 -6v14M0 -6v14M5 -6v14M-9 11h18M-7 8h14", fill="none",
        stroke=INK, stroke_width=2, stroke_linecap="round",
    )  # fmt: skip
    mark = tag("circle", r=8, fill=PAPER, stroke=LINE) + moved(0, 0, focus_mark(focus), scale=0.68)
    return frame + column + moved(15, 13, mark)


def natural_wonder(resource: int) -> str:
    """A star with the resource it can be spent as."""
    body = polygon(star(19, 10.5, 8), fill=PAPER, stroke=INK, stroke_width=1.8,
                   stroke_linejoin="round")  # fmt: skip
    return body + (moved(0, 0, resource_mark(resource), scale=0.85) if resource >= 0 else "")


def resource(kind: int) -> str:
    """A resource token: its mark on a light disc."""
    disc = tag("circle", r=13.5, fill=SHADE, stroke=INK, stroke_width=1.4)
    return disc + resource_mark(kind)


def wonder() -> str:
    """A small temple, the sign of a world wonder."""
    roof = polygon(((-9, -3), (0, -9), (9, -3)), fill=GOLD, stroke=CARD, stroke_width=1.4)
    body = tag("rect", x=-8, y=-3, width=16, height=10, fill=GOLD, stroke=CARD, stroke_width=1.4)
    posts = tag("path", d="M-4 -1v6M0 -1v6M4 -1v6", stroke=CARD, stroke_width=1.6, fill="none")
    return body + roof + posts


def conquered() -> str:
    """A broken column: a city-state stood here."""
    column = "M-7 9h14M-5 7v-9l3 -4v13M0 7v-10l3 3v7"
    disc = tag("circle", r=12, fill=PAPER, stroke=INK, stroke_width=1.4)
    return disc + tag("path", d=column, fill="none", stroke=INK, stroke_width=1.8,
                      stroke_linecap="round")  # fmt: skip


GLYPHS: Final[dict[str, Glyph]] = {
    "resource": lambda look: resource(look.number),
    "natural_wonder": lambda look: natural_wonder(look.row.resource if look.row else -1),
    "city_state": lambda look: city_state(look.row.focus if look.row else 0),
    "conquered": lambda look: conquered(),
    "control": lambda look: control_token(look.colour),
    "reinforced": lambda look: control_token(look.colour, True),
    "city": lambda look: city(look.colour),
    "capital": lambda look: capital(look.colour),
    "wonder": lambda look: wonder(),
    "caravan": lambda look: caravan(look.colour),
    "barbarian": lambda look: barbarian(look.label),
}
