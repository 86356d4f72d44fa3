"""Panels beside the map: victory cards and wonders on offer.

Owns what can be won and built. Everybody's progress is told in numbers.
"""

from __future__ import annotations

from typing import Any, Final

from ziggurat.drawing.new_dawn import pieces
from ziggurat.drawing.new_dawn.icons import resource_mark
from ziggurat.drawing.palette import CARD, FAINT, GOLD, INK, LINE, SEATS, SHADE, seat_colour
from ziggurat.drawing.shapes import emblem, plate
from ziggurat.drawing.svg import fitted, moved, polygon, tag, title, width_of, words
from ziggurat.drawing.wording import Wording
from ziggurat.tables.new_dawn.table import HexTable, agendas_of
from ziggurat.tables.numerals import roman

HEAD: Final = 26.0
LINE_HEIGHT: Final = 19.0
COLUMN: Final = 52.0
PAD: Final = 12.0
WONDER_HEIGHT: Final = 25.0


def victory_height(position: HexTable) -> float:
    """How high the panel of victory cards is."""
    return HEAD + 10 + sum([_card_height(position, card) + 4 for card in position.data["victory"]])


def _card_height(position: HexTable, card: int) -> float:
    return len(agendas_of(position.rules, card)) * LINE_HEIGHT + 4


def victory(position: HexTable, wording: Wording, x: float, y: float, width: float) -> str:
    """The victory cards, both agendas of each, and how far everybody is."""
    first = width - PAD - COLUMN * (position.seats - 0.5)
    parts = [
        plate(0, 0, width, victory_height(position), CARD, LINE),
        words(PAD, 18, wording("victory.head"), 13, INK, None, "700"),
    ]
    for seat in range(position.seats):
        colour = seat_colour(position.realms[seat]["colour"], seat)
        mark = emblem(colour, 6.5, fill=SEATS[colour])
        parts.append(moved(first + seat * COLUMN, 14, mark))
    top = HEAD + 4
    for card in position.data["victory"]:
        height = _card_height(position, card)
        parts.append(plate(6, top, width - 12, height, SHADE))
        for at, agenda in enumerate(agendas_of(position.rules, card)):
            base = top + 16 + at * LINE_HEIGHT
            told = (
                wording.row(agenda) if not at else f"{wording('victory.or')} {wording.row(agenda)}"
            )
            text = wording.row_text(agenda)
            room = first - COLUMN / 2 - PAD
            parts.append(title(f"{wording.row(agenda)}: {text}") if text else "")
            parts.append(words(PAD, base, fitted(told, room, 12.5), 12.5, INK, None, "600"))
            behind = width_of(told, 12.5) + 14
            parts.append(words(PAD + behind, base, fitted(text, room - behind, 11), 11, FAINT))
            for seat in range(position.seats):
                parts.append(
                    moved(first + seat * COLUMN, base, _progress(position, seat, card, agenda, at))
                )
        top += height + 4
    return moved(x, y, *parts)


def _progress(position: HexTable, seat: int, card: int, agenda: int, at: int) -> str:
    """Numbers, or a flag of the seat beside the whole card once it is completed."""
    realm = position.realms[seat]
    if card in realm["claims"]:
        if at:
            return ""
        colour = seat_colour(realm["colour"], seat)
        disc = tag("circle", r=14, fill=SEATS[colour], stroke=CARD, stroke_width=2)
        tick = tag("path", d="M-6 0l4 5l8 -9", fill="none", stroke=CARD, stroke_width=3,
                   stroke_linecap="round", stroke_linejoin="round")  # fmt: skip
        if len(agendas_of(position.rules, card)) == 1:
            return moved(0, -4, disc, tick, scale=0.6)
        return moved(0, 5, disc, tick)
    found = position.shown.progress(seat).get(agenda)
    return words(0, 0, "–" if found is None else str(found), 12.5, INK, "middle")


# Wonders


def wonders_height(position: HexTable) -> float:
    """How high the panel of wonders is."""
    return HEAD + 8 + len(position.data["offer"]) * WONDER_HEIGHT


def wonders(position: HexTable, wording: Wording, x: float, y: float, width: float) -> str:
    """The wonders on offer: type, era, cost, and the resources that help to pay."""
    parts = [
        plate(0, 0, width, wonders_height(position), CARD, LINE),
        words(PAD, 18, wording("wonders.head"), 13, INK, None, "700"),
    ]
    for at, wonder in enumerate(position.data["offer"]):
        base = HEAD + 17 + at * WONDER_HEIGHT
        parts.append(moved(PAD + 9, base - 5, pieces.wonder(), scale=0.9))
        kind = wording.value("wonder_type", at)
        if wonder < 0:
            parts.append(words(PAD + 26, base, f"– {kind}", 12.5, FAINT))
            continue
        parts.append(_wonder(position, wording, wonder, kind, base, width))
    return moved(x, y, *parts)


def _wonder(
    position: HexTable, wording: Wording, wonder: int, kind: str, base: float, width: float
) -> str:
    row: Any = position.rules.rows[wonder]
    text = wording.row_text(wonder)
    era = roman(row.era + 1)
    parts = [
        title(f"{wording.row(wonder)}: {text}") if text else "",
        words(PAD + 26, base, fitted(wording.row(wonder), 184, 12.5), 12.5, INK, None, "600"),
        words(PAD + 230, base, fitted(f"{kind} {era}", 130, 12), 12, FAINT),
        moved(width - PAD - 14, base - 4.5, _cost(row.cost)),
    ]
    for at in range(sum([sign.amount for sign in position.shown.tokens().get(wonder, ())])):
        parts.append(tag("circle", cx=PAD + 218 - 11 * at, cy=base - 4.5, r=5, fill=GOLD,
                         stroke=CARD, stroke_width=1.2))  # fmt: skip
    for place, kind_of in enumerate(row.resources):
        mark = title(wording.value("resource", kind_of)) + resource_mark(kind_of)
        parts.append(moved(width - PAD - 88 + 24 * place, base - 4.5, mark))
    return "".join(parts)


def _cost(cost: int) -> str:
    hexagon = ((-13, 0), (-7, -10), (7, -10), (13, 0), (7, 10), (-7, 10))
    badge = polygon(hexagon, fill=GOLD, stroke=CARD, stroke_width=1.5)
    return badge + words(0, 4.5, str(cost), 12.5, CARD, "middle", "700")
