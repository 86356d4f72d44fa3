"""The sheet: what stands where in a picture of The Board Game.

Owns the layout. The map is on the left, as large as it is for the number of seats; what belongs to
somebody stands on the right, and what means what at the bottom.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.drawing.board_game.legend import legend
from ziggurat.drawing.board_game.market import market, market_height
from ziggurat.drawing.board_game.seats import SeatPanel
from ziggurat.drawing.board_game.squaremap import Drawn, seat_name
from ziggurat.drawing.board_game.terrain import SIDE, grounds
from ziggurat.drawing.palette import FAINT, INK, PAPER
from ziggurat.drawing.svg import document, moved, tag, words
from ziggurat.drawing.wording import Wording
from ziggurat.tables.board_game.table import SquareTable

if TYPE_CHECKING:
    from ziggurat.tables import Presentation
    from ziggurat.words import Words

MARGIN: Final = 24.0
GAP: Final = 14.0
HEAD: Final = 64.0
SIDE_WIDTH: Final = 720.0
# Steps of a turn in which seats act.
PHASES: Final = {
    "start of turn": "phase.start",
    "trade": "phase.trade",
    "city management": "phase.cities",
    "movement": "phase.movement",
    "research": "phase.research",
}


def draw(shown: Presentation, own: Words) -> str:
    """Draw a position as SVG."""
    wording = Wording(shown.rules, own)
    position = SquareTable(shown)
    map_width, map_height = position.width * SIDE, position.height * SIDE
    left = MARGIN + map_width + GAP + 6
    width = left + SIDE_WIDTH + MARGIN
    right, bottom = _right(position, wording, left)
    bottom = max(HEAD + map_height + GAP, bottom)
    legend_drawn, legend_height = legend(shown, wording, MARGIN, bottom, width - 2 * MARGIN)
    height = bottom + legend_height + MARGIN
    content = (
        tag("defs", grounds(len(shown.rules.kinds["terrain"].values()))),
        tag("rect", width=width, height=height, fill=PAPER),
        _head(position, wording, width),
        Drawn(position, wording).draw(MARGIN, HEAD, 1.0),
        right,
        legend_drawn,
    )
    name = wording.words.text("game.name")
    return document(width, height, name, _state(position, wording), *content)


def draw_map(shown: Presentation, own: Words) -> str:
    """Draw the map alone."""
    wording = Wording(shown.rules, own)
    position = SquareTable(shown)
    content = (
        tag("defs", grounds(len(shown.rules.kinds["terrain"].values()))),
        Drawn(position, wording).draw(0, 0, 1.0),
    )
    name = wording.words.text("game.name")
    return document(position.width * SIDE, position.height * SIDE, name, "", *content)


def _state(position: SquareTable, wording: Wording) -> str:
    """Where the game stands, in a few words."""
    if not position.phase:
        return wording("sheet.setup")
    first = seat_name(position, wording, position.data["first"])
    phase = PHASES.get(position.phase, "phase.start")
    return wording("sheet.turn", position.data["turn"], wording(phase), first)


def _head(position: SquareTable, wording: Wording, width: float) -> str:
    name = words(MARGIN, 42, wording.words.text("game.name"), 28, INK, None, "700")
    return name + words(width - MARGIN, 42, _state(position, wording), 18, FAINT, "end")


def _right(position: SquareTable, wording: Wording, left: float) -> tuple[str, float]:
    """The panels on the right, and where they end."""
    top = HEAD
    parts = []
    for seat in range(len(position.seats)):
        panel = SeatPanel(position, wording, seat)
        parts.append(panel.draw(left, top, SIDE_WIDTH))
        top += panel.height + GAP
    parts.append(market(position, wording, left, top, SIDE_WIDTH))
    return moved(0, 0, *parts), top + market_height(position) + GAP
