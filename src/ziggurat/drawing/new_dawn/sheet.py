"""The sheet: what stands where in a picture of A New Dawn.

Owns the layout. The map takes what room there is on the left; everything that belongs to
somebody stands on the right, and what means what at the bottom.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.drawing.new_dawn import hands, panels
from ziggurat.drawing.new_dawn.dials import compass, event_dial, tech_dial
from ziggurat.drawing.new_dawn.hexmap import Drawn, seat_name
from ziggurat.drawing.new_dawn.legend import legend
from ziggurat.drawing.new_dawn.realms import HEIGHT, RealmPanel
from ziggurat.drawing.new_dawn.terrain import grounds
from ziggurat.drawing.palette import FAINT, INK, PAPER
from ziggurat.drawing.svg import document, moved, tag, words
from ziggurat.drawing.wording import Wording
from ziggurat.tables.new_dawn.table import HexTable
from ziggurat.tables.new_dawn.terrain import terrains

if TYPE_CHECKING:
    from ziggurat.tables import Presentation
    from ziggurat.words import Words

WIDTH: Final = 1600.0
MARGIN: Final = 24.0
GAP: Final = 12.0
HEAD: Final = 64.0
SIDE: Final = 590.0
FOOT: Final = 196.0
LEAST: Final = 820.0


def draw(shown: Presentation, own: Words) -> str:
    """Draw a position as SVG."""
    wording = Wording(shown.rules, own)
    position = HexTable(shown)
    right, height = _right(position, wording)
    bottom = max(height, LEAST)
    room = WIDTH - SIDE - 2 * MARGIN - GAP
    content = (
        tag("defs", grounds(len(terrains(shown.rules)))),
        tag("rect", width=WIDTH, height=bottom + FOOT + MARGIN, fill=PAPER),
        _head(position, wording),
        Drawn(position, wording, position.spaces).draw(MARGIN, HEAD, room, bottom - HEAD - GAP),
        right,
        _foot(position, wording, bottom),
    )
    name = wording.words.text("game.name")
    return document(WIDTH, bottom + FOOT + MARGIN, name, _state(position, wording), *content)


def draw_map(shown: Presentation, own: Words) -> str:
    """Draw the map alone."""
    wording = Wording(shown.rules, own)
    position = HexTable(shown)
    drawn = Drawn(position, wording, position.spaces)
    content = (
        tag("defs", grounds(len(terrains(shown.rules)))),
        drawn.draw(0, 0, drawn.width, drawn.height),
    )
    return document(drawn.width, drawn.height, wording.words.text("game.name"), "", *content)


def _state(position: HexTable, wording: Wording) -> str:
    """Where the game stands, in a few words."""
    if position.building:
        return wording("sheet.building")
    active = seat_name(position, wording, position.data["active"])
    return wording("sheet.round", position.round, active)


def _head(position: HexTable, wording: Wording) -> str:
    name = words(MARGIN, 42, wording.words.text("game.name"), 28, INK, None, "700")
    return name + words(WIDTH - MARGIN, 42, _state(position, wording), 20, FAINT, "end")


def _right(position: HexTable, wording: Wording) -> tuple[str, float]:
    """The panels on the right, and where they end."""
    left, top = WIDTH - MARGIN - SIDE, HEAD
    parts = []
    for seat in range(position.seats):
        parts.append(RealmPanel(position, wording, seat).draw(left, top, SIDE))
        top += HEIGHT + GAP
    for seat in range(len(position.data["hands"]) if position.building else 0):
        parts.append(hands.hand(position, wording, seat, left, top, SIDE))
        top += hands.HEIGHT + GAP
    if position.data["victory"]:
        parts.append(panels.victory(position, wording, left, top, SIDE))
        top += panels.victory_height(position) + GAP
    if any(wonder >= 0 for wonder in position.data["offer"]):
        parts.append(panels.wonders(position, wording, left, top, SIDE))
        top += panels.wonders_height(position) + GAP
    return "".join(parts), top


def _foot(position: HexTable, wording: Wording, top: float) -> str:
    """Dials and the legend."""
    middle = top + FOOT / 2
    round_things = (tech_dial, event_dial, compass)
    names = ("dial.tech", "dial.events", "dial.direction")
    parts = []
    # Before the map is finished, only the tech dials are in use.
    shown = zip(round_things[:1] if position.building else round_things, names, strict=False)
    for at, (drawn, name) in enumerate(shown):
        x = MARGIN + 88 + 192 * at - (22 if drawn is compass else 0)
        parts.append(moved(x, middle - 8, drawn(position, wording)))
        parts.append(words(x, top + FOOT, wording(name), 12, INK, "middle", "700"))
    parts.append(legend(position, wording, MARGIN + 560, middle - 72, 6))
    return "".join(parts)
