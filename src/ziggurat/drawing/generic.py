"""Pictures of any game: the fields of its view, by name.

Owns what a new game looks like before it has a drawing of its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from ziggurat.drawing.palette import FAINT, INK, PAPER
from ziggurat.drawing.svg import document, fitted, tag, words

if TYPE_CHECKING:
    from ziggurat.tables import Presentation
    from ziggurat.words import Words

WIDTH: Final = 900.0
MARGIN: Final = 24.0
TOP: Final = 84.0
ROW: Final = 20.0
INDENT: Final = 20.0
TAG: Final = "is"


def draw(shown: Presentation, own: Words) -> str:
    """Draw a position as SVG."""
    lines = [line for part in shown.view["parts"] for line in _lines(part, 0)]
    height = TOP + ROW * len(lines) + MARGIN
    name = own.text("game.name")
    content = [
        tag("rect", width=WIDTH, height=height, fill=PAPER),
        words(MARGIN, 46, name, 28, INK, None, "700"),
    ]
    for at, (depth, field, value) in enumerate(lines):
        x, y = MARGIN + INDENT * depth, TOP + ROW * at
        content.append(words(x, y, fitted(field, 150, 13), 13, FAINT))
        content.append(words(x + 160, y, fitted(value, WIDTH - x - 160 - MARGIN, 13), 13))
    return document(WIDTH, height, name, "", *content)


def _lines(part: dict[str, Any], depth: int) -> Iterator[tuple[int, str, str]]:
    """Fields as (depth, name, value); records below others are indented."""
    for field, value in part.items():
        if field == TAG:
            continue
        records = value if isinstance(value, list | tuple) else [value]
        if records and all(isinstance(record, dict) for record in records):
            for at, record in enumerate(records):
                yield depth, f"{field} {at}", ""
                yield from _lines(record, depth + 1)
        else:
            yield depth, field, _text(value)


def _text(value: object) -> str:
    if isinstance(value, list | tuple):
        return ", ".join([_text(item) for item in value]) or "–"
    return "–" if value is None else str(value)
