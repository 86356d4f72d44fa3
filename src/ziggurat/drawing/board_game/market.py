"""The market: wonders on offer, buildings and resources that are left, and the piles.

Owns the panel of what can still be bought and drawn.
"""

from __future__ import annotations

from typing import Any, Final

from ziggurat.drawing.board_game import pieces, terrain
from ziggurat.drawing.palette import CARD, FAINT, INK, LINE
from ziggurat.drawing.shapes import plate
from ziggurat.drawing.svg import fitted, moved, title, width_of, words
from ziggurat.drawing.wording import Wording
from ziggurat.tables.board_game.kinds import BUILDING
from ziggurat.tables.board_game.table import SquareTable
from ziggurat.tables.slots import NONE

HEAD: Final = 28.0
ROW: Final = 22.0
PAD: Final = 12.0


def market_height(position: SquareTable) -> float:
    """How high the panel is."""
    return HEAD + ROW * (len(position.data["offer"]) + 3) + 6


def market(position: SquareTable, wording: Wording, x: float, y: float, width: float) -> str:
    """The panel."""
    data = position.data
    parts = [
        plate(0, 0, width, market_height(position), CARD, LINE),
        words(PAD, 19, wording("market.wonders"), 13, INK, None, "700"),
    ]
    top = HEAD + 14
    for wonder in data["offer"]:
        parts.append(_wonder(position, wording, wonder, top, width))
        top += ROW
    parts.append(_resources(position, wording, top))
    top += ROW
    for line in (_buildings(position, wording), _piles(position, wording)):
        parts.append(words(PAD, top, fitted(line, width - 2 * PAD, 11.5), 11.5, FAINT))
        top += ROW
    return moved(x, y, *parts)


def _wonder(position: SquareTable, wording: Wording, wonder: int, base: float, width: float) -> str:
    row: Any = position.rules.rows[wonder]
    text = wording.row_text(wonder)
    cost = str(row.cost)
    if row.tech != NONE:
        cost = wording("market.cost", row.cost, row.lower_cost, wording.row(row.tech))
    name = wording.row(wonder)
    behind = PAD + 30 + width_of(name, 12.5)
    right = width - PAD - width_of(cost, 12)
    return "".join(
        [
            title(f"{name}: {text}" if text else name),
            moved(PAD + 10, base - 4, pieces.temple()),
            words(PAD + 26, base, name, 12.5, INK, None, "600"),
            words(behind, base, fitted(text, max(right - behind - 8, 0), 10.5), 10.5, FAINT),
            words(width - PAD, base, cost, 12, INK, "end"),
        ]
    )


def _resources(position: SquareTable, wording: Wording, base: float) -> str:
    parts = [words(PAD, base, wording("market.resources"), 12, INK, None, "600")]
    left = PAD + width_of(wording("market.resources"), 12) + 20
    for kind, count in enumerate(position.data["market"]):
        name = wording.value("resource", kind)
        parts.append(moved(left, base - 4, title(name), terrain.resource(kind), scale=0.8))
        told = f"{count} {name}"
        parts.append(words(left + 13, base, told, 12))
        left += 40 + width_of(told, 12)
    return "".join(parts)


def _buildings(position: SquareTable, wording: Wording) -> str:
    """How many markers of each building are left; both sides share them."""
    rows: Any = [position.rules.rows[at] for at in position.rules.families[BUILDING]]
    basic = [row for row in rows if row.basic == NONE and row.group != NONE]
    left = [f"{wording.row(row.number)} {position.data['supply'][row.group]}" for row in basic]
    return f"{wording('market.buildings')} {', '.join(left)}"


def _piles(position: SquareTable, wording: Wording) -> str:
    data = position.data
    return wording(
        "market.piles", sum(data["wonder_decks"]), data["people"], data["huts"], data["villages"],
        *data["event_decks"],
    )  # fmt: skip
