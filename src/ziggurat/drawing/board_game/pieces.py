"""Pieces: what lies on the map, each with a shape of its own.

Owns cities, figures, huts, villages and markers. A piece of a seat bears the seat's emblem and a
figure its letter, so that colour is never needed. All is drawn about the origin, for squares with
sides of 64.
"""

from __future__ import annotations

from typing import Final

from ziggurat.drawing.board_game.terrain import HALF, ICONS
from ziggurat.drawing.glyphs import Glyph, Look
from ziggurat.drawing.palette import CARD, GOLD, INK, PAPER, SEATS, SHADE
from ziggurat.drawing.shapes import emblem, plate
from ziggurat.drawing.svg import moved, polygon, tag, words, wrapped
from ziggurat.tables.board_game.kinds import PERSON, WONDER

BROWN: Final = "#8A5A34"
FRAMES: Final = {WONDER: GOLD, PERSON: "#6C7A89"}


def colour_of(seat: int) -> int:
    """Which of the colours a seat has."""
    return seat % len(SEATS)


def capital(seat: int) -> str:
    """A stepped tower."""
    steps = ((-21, 18), (-21, 7), (-15, 7), (-15, -4), (-8, -4), (-8, -16), (8, -16), (8, -4),
             (15, -4), (15, 7), (21, 7), (21, 18))  # fmt: skip
    tower = polygon(steps, fill=SEATS[colour_of(seat)], stroke=CARD, stroke_width=2.2,
                    stroke_linejoin="round")  # fmt: skip
    return tower + moved(0, 6, emblem(colour_of(seat), 6.4, fill=CARD))


def city(seat: int) -> str:
    """A block house with a pitched roof."""
    house = ((-17, 16), (-17, -2), (0, -15), (17, -2), (17, 16))
    walls = polygon(house, fill=SEATS[colour_of(seat)], stroke=CARD, stroke_width=2.2,
                    stroke_linejoin="round")  # fmt: skip
    return walls + moved(0, 5, emblem(colour_of(seat), 6.2, fill=CARD))


def walls() -> str:
    """Battlements around a city."""
    edge = HALF - 4
    ring = tag("rect", x=-edge, y=-edge, width=2 * edge, height=2 * edge, fill="none",
               stroke=INK, stroke_width=5, stroke_dasharray="8 4")  # fmt: skip
    inner = edge - 3
    return ring + tag("rect", x=-inner, y=-inner, width=2 * inner, height=2 * inner, fill="none",
                      stroke=INK, stroke_width=1.6)  # fmt: skip


def army(seat: int, letter: str) -> str:
    """A flag on a pole, with the emblem of its seat and a letter."""
    paint = SEATS[colour_of(seat)]
    pole = tag("path", d="M-13 15v-29", stroke=INK, stroke_width=2.6, stroke_linecap="round")
    cloth = tag("path", d="M-13 -14h29l-5 8.5l5 8.5h-29z", fill=paint, stroke=CARD,
                stroke_width=1.6,
                stroke_linejoin="round")  # fmt: skip
    mark = moved(-6, -5.5, emblem(colour_of(seat), 4, fill=CARD))
    return pole + cloth + mark + words(4.6, -1.4, letter, 11.5, CARD, "middle", "700")


def scout(seat: int, letter: str) -> str:
    """A covered wagon, with the emblem of its seat and a letter."""
    cover = tag("path", d="M-15 5q-3 -19 4 -19h22q7 0 4 19z", fill=SEATS[colour_of(seat)],
                stroke=CARD, stroke_width=1.6)  # fmt: skip
    wheels = "".join(
        [tag("circle", cx=x, cy=9, r=4.4, fill=CARD, stroke=INK, stroke_width=1.8) for x in (-8, 8)]
    )
    mark = moved(-6, -5, emblem(colour_of(seat), 4, fill=CARD))
    return cover + wheels + mark + words(5.4, -1, letter, 11.5, CARD, "middle", "700")


def many(count: int) -> str:
    """How many figures one stands for, if more than one."""
    if count < 2:
        return ""
    disc = tag("circle", cx=14, cy=10, r=7.2, fill=CARD, stroke=INK, stroke_width=1.2)
    return disc + words(14, 13.8, str(count), 10.5, INK, "middle", "700")


def hut() -> str:
    """A round hut under a thatched roof, facedown."""
    body = tag("path", d="M-10 12v-9h20v9z", fill=PAPER, stroke=INK, stroke_width=1.6)
    roof = tag("path", d="M-15 4q5 -16 15 -17q10 1 15 17z", fill=BROWN, stroke=INK,
               stroke_width=1.6, stroke_linejoin="round")  # fmt: skip
    return body + roof + words(0, 1, "?", 12, CARD, "middle", "700")


def village() -> str:
    """Tents behind a palisade, facedown."""
    tents = tag("path", d="M-17 12l9 -22l9 22zM-1 12l9 -22l9 22z", fill="#B5473C", stroke=INK,
                stroke_width=1.6, stroke_linejoin="round")  # fmt: skip
    stakes = tag("path", d="M-17 13v-5M-11 13v-5M-5 13v-5M1 13v-5M7 13v-5M13 13v-5M17 13v-5",
                 stroke=INK, stroke_width=2.4, stroke_linecap="round")  # fmt: skip
    return tents + stakes + words(0, 0, "!", 14, CARD, "middle", "700")


def marker(family: str, name: str, icons: tuple[int, ...], faded: bool = False) -> str:
    """A building, wonder or great person: its frame, its name and what it brings."""
    edge = HALF - 4
    frame = FRAMES.get(family, INK)
    lines = wrapped(name, 2 * edge - 3, 9.2, 2)
    parts = [plate(-edge, -edge, 2 * edge, 2 * edge, SHADE if faded else CARD, frame)]
    if family == WONDER:
        parts.append(moved(0, -edge + 9, temple()))
    elif family == PERSON:
        parts.append(moved(0, -edge + 9, person()))
    else:
        parts.append(moved(0, -edge + 9, house()))
    parts.extend(
        [words(0, 1 + 9.6 * at, line, 9.2, INK, "middle", "600") for at, line in enumerate(lines)]
    )
    return "".join(parts) + moved(0, edge - 8, icon_row(icons))


def icon_row(icons: tuple[int, ...]) -> str:
    """What a marker brings, as a centred row of signs; four of a kind are told by a number."""
    shown = [(sign, count) for sign, count in zip(ICONS, icons, strict=True) if count]
    drawn: list[tuple[str, float]] = []
    for sign, count in shown:
        if count > 2 or (count > 1 and len(shown) > 1):
            drawn.append((sign() + words(8, 3.4, str(count), 10, INK, None, "700"), 21.0))
        else:
            drawn.extend([(sign(), 13.0)] * count)
    left = -sum([wide for _, wide in drawn]) / 2
    parts = []
    for sign_drawn, wide in drawn:
        parts.append(moved(left + 6.5, 0, sign_drawn))
        left += wide
    return "".join(parts)


def temple() -> str:
    """A small temple, the sign of a wonder."""
    roof = polygon(((-9, -3), (0, -8), (9, -3)), fill=GOLD, stroke=INK, stroke_width=0.8)
    return roof + tag("path", d="M-7 -2v6M-2.4 -2v6M2.4 -2v6M7 -2v6M-9 5h18", stroke=GOLD,
                      stroke_width=2.2)  # fmt: skip


def person() -> str:
    """A head and shoulders, the sign of a great person."""
    shoulders = tag("path", d="M-8 6q0 -8 8 -8t8 8z", fill="#6C7A89")
    return shoulders + tag("circle", cy=-4, r=4, fill="#6C7A89")


def house() -> str:
    """A house, the sign of a building."""
    return polygon(((-7, 5), (-7, -2), (0, -7), (7, -2), (7, 5)), fill=BROWN)


def _marker(look: Look) -> str:
    """A small sign stands for any marker where none of its rows is meant."""
    row = look.row
    if row is None:
        return {WONDER: temple, PERSON: person}.get(look.face, house)()
    icons = (row.trade, row.production, row.culture, row.coins, row.combat)
    return marker(look.face, look.name, icons, look.faded)


GLYPHS: Final[dict[str, Glyph]] = {
    "hut": lambda look: hut(),
    "village": lambda look: village(),
    "building": _marker,
    "wonder": _marker,
    "great_person": _marker,
    "city": lambda look: city(look.colour),
    "capital": lambda look: capital(look.colour),
    "army": lambda look: army(look.colour, look.label) + many(look.amount),
    "scout": lambda look: scout(look.colour, look.label) + many(look.amount),
    "walled": lambda look: walls(),
}
