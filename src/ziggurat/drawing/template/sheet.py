"""Pictures of the Night Market: the ware on show, the stalls, and one's own tricks.

Owns the drawing only; what lies there, `tables/` tells.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ziggurat.drawing.palette import (
    CARD,
    FAINT,
    GOLD,
    INK,
    LINE,
    PAPER,
    SEATS,
    SHADE,
)
from ziggurat.drawing.shapes import emblem, plate
from ziggurat.drawing.svg import document, fitted, moved, tag, title, words, wrapped
from ziggurat.drawing.wording import Wording
from ziggurat.tables.template import Market

if TYPE_CHECKING:
    from ziggurat.tables import Presentation
    from ziggurat.words import Words

WIDTH: Final = 860.0
MARGIN: Final = 24.0
TOP: Final = 84.0
STALL: Final = 84.0
WARE: Final = 200.0
HAND: Final = 138.0
ABSENT: Final = -1


def draw(shown: Presentation, own: Words) -> str:
    """Draw a position as SVG."""
    wording = Wording(shown.rules, own)
    market = Market(shown)
    data, hand = market.data, market.hand
    bottom = TOP + len(market.stalls) * STALL
    height = bottom + (HAND if hand else 0) + MARGIN
    content = [tag("rect", width=WIDTH, height=height, fill=PAPER), _head(wording, data)]
    content.append(_on_show(wording, data, len(market.stalls) * STALL - 12))
    for seat in range(len(market.stalls)):
        drawn = _stall(wording, market, seat)
        content.append(moved(2 * MARGIN + WARE, TOP + seat * STALL, drawn))
    if hand:
        content.append(moved(MARGIN, bottom, _hand(wording, hand)))
    return document(WIDTH, height, own.text("game.name"), _night(wording, data), *content)


def _night(wording: Wording, market: dict[str, Any]) -> str:
    return wording("market.night", market["night"], market["nights"])


def _head(wording: Wording, market: dict[str, Any]) -> str:
    name = words(MARGIN, 46, wording.words.text("game.name"), 28, INK, None, "700")
    decks = wording("market.decks", market["trick_deck"], market["ware_deck"])
    right = words(WIDTH - MARGIN, 38, _night(wording, market), 20, FAINT, "end")
    return name + right + words(WIDTH - MARGIN, 60, decks, 12, FAINT, "end")


def _on_show(wording: Wording, market: dict[str, Any], height: float) -> str:
    """The ware of tonight, as a card."""
    parts = [plate(0, 0, WARE, height, CARD, LINE)]
    if market["ware"] == ABSENT:
        parts.append(words(WARE / 2, height / 2, wording("market.nothing"), 14, FAINT, "middle"))
        return moved(MARGIN, TOP, *parts)
    parts.append(words(14, 26, wording("market.on_show"), 12, FAINT))
    parts.append(words(14, 52, wording.row(market["ware"]), 20, INK, None, "700"))
    told = wrapped(wording.row_text(market["ware"]), WARE - 28, 12, 5)
    parts.extend([words(14, 76 + 17 * at, line, 12) for at, line in enumerate(told)])
    return moved(MARGIN, TOP, *parts)


def _stall(wording: Wording, market: Market, seat: int) -> str:
    width = WIDTH - WARE - 3 * MARGIN
    stall, colour = market.stalls[seat], market.colour(seat)
    name = wording.seat(seat)
    if seat == market.data["first"]:
        name += f" · {wording('market.first')}"
    for chip in market.chips[seat]:
        name += f" · {wording.table.chip(chip)}"
    wares = ", ".join([wording.row(row) for row in stall["wares"]]) or "–"
    coin = tag("circle", r=13, fill=GOLD, stroke=CARD, stroke_width=2)
    count = words(0, 4.5, str(stall["coins"]), 13, CARD, "middle", "700")
    tricks = wording("market.tricks", stall["cards"])
    return "".join(
        [
            plate(0, 0, width, STALL - 12, CARD, LINE),
            tag("rect", x=0, y=8, width=4, height=STALL - 28, fill=SEATS[colour]),
            moved(26, 25, emblem(colour, 9, fill=SEATS[colour])),
            words(46, 30, name, 16, INK, None, "700"),
            words(46, 54, fitted(wares, width - 60, 13), 13, FAINT),
            words(width - 50, 30, tricks, 12, FAINT, "end"),
            moved(width - 26, 26, title(wording("market.coins")), coin, count),
        ]
    )


def _hand(wording: Wording, hand: list[int]) -> str:
    """One's own tricks as cards."""
    wide = min((WIDTH - 2 * MARGIN + 10) / len(hand) - 10, 190)
    parts = []
    for at, card in enumerate(hand):
        lines = wrapped(wording.row_text(card), wide - 20, 11, 5)
        drawn = [plate(0, 0, wide, HAND - 12, SHADE, LINE)]
        drawn.append(words(10, 22, fitted(wording.row(card), wide - 20, 14), 14, INK, None, "700"))
        drawn.extend([words(10, 42 + 15 * row, line, 11) for row, line in enumerate(lines)])
        parts.append(moved(at * (wide + 10), 0, *drawn))
    return "".join(parts)
