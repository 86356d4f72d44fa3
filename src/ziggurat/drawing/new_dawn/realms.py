"""Realms: a panel for each seat, with its focus row.

Owns what is told of a seat outside the map.
"""

from __future__ import annotations

from typing import Final

from ziggurat.drawing.glyphs import Look, glyph
from ziggurat.drawing.new_dawn import pieces
from ziggurat.drawing.new_dawn.hexmap import short
from ziggurat.drawing.new_dawn.icons import focus_mark, resource_mark
from ziggurat.drawing.palette import (
    CARD,
    FAINT,
    GOLD,
    INK,
    LINE,
    SEATS,
    SHADE,
    focus_tint,
    seat_colour,
    terrain_tint,
)
from ziggurat.drawing.shapes import emblem, plate
from ziggurat.drawing.svg import fitted, group, moved, tag, title, width_of, words, wrapped
from ziggurat.drawing.wording import Wording
from ziggurat.tables.new_dawn.table import (
    Data,
    HexTable,
    level_of,
    row_of,
    slots_of,
)
from ziggurat.tables.new_dawn.terrain import slot_terrains

HEIGHT: Final = 152.0
CARD_TOP: Final = 62.0
CARD_HEIGHT: Final = 80.0
PAD: Final = 10.0
TINY: Final = 0.6


class RealmPanel:
    """What one seat has."""

    def __init__(self, position: HexTable, wording: Wording, seat: int) -> None:
        self._position: Final = position
        self._wording: Final = wording
        self._seat: Final = seat
        self._realm: Final[Data] = position.realms[seat]
        self._colour: Final = seat_colour(self._realm["colour"], seat)

    def draw(self, x: float, y: float, width: float) -> str:
        """The panel, `HEIGHT` high."""
        active = not self._position.building and self._position.data["active"] == self._seat
        frame = plate(0, 0, width, HEIGHT, CARD, SEATS[self._colour] if active else LINE)
        band = tag("rect", x=0, y=8, width=4, height=HEIGHT - 16, fill=SEATS[self._colour])
        content = (frame, band, self._head(width), self._belongings(width), self._row(width))
        return moved(x, y, *content)

    def _head(self, width: float) -> str:
        """Who it is, and how far."""
        figures = self._figures()
        room = width - 2 * PAD - 40 - width_of(figures, 12)
        own = self._wording.seat(self._seat)
        leader = self._wording.row(self._realm["leader"]) if self._realm["leader"] >= 0 else ""
        told = f"{leader} · {own}" if leader else own
        if width_of(told, 14) > room:
            told = f"{short(leader)} · {own}"
        mark = moved(PAD + 12, 19, emblem(self._colour, 8, fill=SEATS[self._colour]))
        name = words(PAD + 28, 24, fitted(told, room, 14), 14, INK, None, "700")
        return mark + name + words(width - PAD, 24, figures, 12, FAINT, "end")

    def _figures(self) -> str:
        realm = self._realm
        parts = (
            self._wording("realm.tech", realm["dial"], self._position.data["tech_levels"][-1][0]),
            self._wording("realm.cities", len(realm["cities"]), len(realm["mature"])),
            self._wording("realm.tokens", realm["tokens_left"]),
        )
        chips = [self._wording.table.chip(at) for at in self._position.shown.chips(self._seat)]
        return " · ".join([*parts, *chips])

    def _belongings(self, width: float) -> str:
        """Resources, caravans at home, wonders and cards, in one line."""
        left, drawn = PAD + 14, []
        for kind, count in enumerate(self._realm["resources"]):
            if count:
                told = title(self._wording.value("resource", kind))
                drawn.append(moved(left, 44, told, pieces.resource(kind), scale=TINY))
                left += 13
                drawn.append(words(left, 48.5, f"×{count}" if count > 1 else "", 12))
                left += 26 if count > 1 else 8
        for row in self._realm["natural"]:
            told = title(self._wording.row(row))
            mark = resource_mark(row_of(self._position.rules, row).resource)
            drawn.append(moved(left + 2, 44, told, pieces.natural_wonder(-1), mark, scale=TINY))
            left += 28
        left += 6 if drawn else 0
        for figure in self._position.shown.figures(self._seat):
            shape = glyph(self._position.rules, figure.kind, Look(self._colour))
            opacity = 0.3 if figure.at >= 0 else 1.0
            drawn.append(group((moved(left, 45, shape, scale=0.75),), opacity=opacity))
            left += 24
        first = self._position.data["first"] == self._seat and not self._position.building
        mark = self._wording("realm.first") if first else ""
        drawn.append(words(width - PAD, 49, mark, 12, FAINT, "end"))
        room = width - 2 * PAD - left - width_of(mark, 12)
        told = fitted(" · ".join(self._cards()), room, 12)
        return "".join(drawn) + words(left, 49, told, 12)

    def _cards(self) -> list[str]:
        """Wonders and diplomacy cards by name."""
        position = self._position
        families = ("wonder", "diplomacy_card", "city_state")
        rows = [row for family in families for row in position.held(self._seat, family)]
        names = [self._wording.row(row) for row in rows]
        if self._realm["stored"]:
            names.append(self._wording("realm.stored", self._realm["stored"]))
        names.extend([self._wording.table.line(at) for at in position.shown.lines(self._seat)])
        return names

    # The focus row

    def _row(self, width: float) -> str:
        count = len(self._realm["row"])
        step = (width - 2 * PAD + 6) / count
        cards = [self._card(place, step - 6) for place in range(count)]
        return "".join(
            [moved(PAD + 2 + at * step, CARD_TOP, card) for at, card in enumerate(cards)]
        )

    def _card(self, place: int, width: float) -> str:
        """A focus card in its slot: slot number and terrain above, tokens below."""
        rules, card = self._position.rules, self._realm["row"][place]
        focus = row_of(rules, card).focus
        name = wrapped(self._wording.row(card), width - 10, 11.5, 2)
        kind = self._wording.value("focus", focus)
        value = slots_of(rules)[place]
        tint = terrain_tint(slot_terrains(rules)[place])
        parts = [
            title(f"{value}: {self._wording.row(card)}, {kind} {level_of(rules, card)}"),
            plate(0, 0, width, CARD_HEIGHT, SHADE, LINE),
            tag("rect", x=0, y=0, width=width, height=17, rx=6, fill=tint),
            tag("rect", x=0, y=9, width=width, height=8, fill=tint),
            words(7, 13, self._slot(place), 12, INK, None, "700"),
            words(width - 6, 13, level_of(rules, card), 11, INK, "end", "700"),
            tag("rect", x=0, y=17, width=width, height=2.5, fill=focus_tint(focus)),
            moved(width - 13, CARD_HEIGHT - 13, focus_mark(focus), scale=0.95),
        ]
        parts.extend(
            [words(6, 34 + 13 * at, line, 11.5) for at, line in enumerate(name)]
        )  # fmt: skip
        return "".join(parts) + self._tokens(place)

    def _slot(self, place: int) -> str:
        value, printed = self._realm["values"][place], slots_of(self._position.rules)[place]
        return f"{printed}" if value in (0, printed) else f"{printed} → {value}"

    def _tokens(self, place: int) -> str:
        """Trade tokens as pips, other tokens as letters of their names."""
        drawn = []
        left = 11.0
        for _ in range(self._realm["trade"][place]):
            drawn.append(tag("circle", cx=left, cy=CARD_HEIGHT - 12, r=5, fill=GOLD, stroke=CARD,
                             stroke_width=1.2))  # fmt: skip
            left += 12
        for row in self._position.shown.lying(self._seat).get(place, ()):
            name = self._wording.row(row)
            short = name[:3]
            wide = width_of(short, 10) + 8
            drawn.append(title(name) + plate(left - 5, CARD_HEIGHT - 19, wide, 14, CARD, INK))
            drawn.append(words(left - 1, CARD_HEIGHT - 8.5, short, 10))
            left += wide + 4
        return "".join(drawn)
