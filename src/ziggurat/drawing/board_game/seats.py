"""Seats: what each player has, beside the map.

Owns a seat's panel: dials, forces, hidden things by their number, and the tech pyramid.
"""

from __future__ import annotations

from typing import Final

from ziggurat.drawing.board_game import pieces, terrain
from ziggurat.drawing.board_game.squaremap import seat_name
from ziggurat.drawing.palette import CARD, FAINT, INK, LINE, SEATS, SHADE
from ziggurat.drawing.shapes import emblem, plate
from ziggurat.drawing.svg import fitted, moved, tag, title, width_of, words
from ziggurat.drawing.wording import Wording
from ziggurat.tables.board_game.table import Data, SquareTable
from ziggurat.tables.numerals import roman

PAD: Final = 12.0
HEAD: Final = 84.0
STEP: Final = 21.0
LINE_HEIGHT: Final = 17.0
# Levels from dark to light, so that rows can be told apart.
TINTS: Final = ("#E9DFC6", "#E3E8D0", "#D7E6E4", "#DDDDEE", "#F0D9C8")


class SeatPanel:
    """What one seat has."""

    def __init__(self, position: SquareTable, wording: Wording, seat: int) -> None:
        self._position: Final = position
        self._wording: Final = wording
        self._seat: Final = seat
        self._own: Final[Data] = position.seats[seat]
        rows = position.pyramid(seat)
        self._rows: Final = [(at, row) for at, row in enumerate(rows) if row][::-1]
        self._lines: Final = self._told()
        self.height: Final = (
            HEAD + LINE_HEIGHT * len(self._lines) + STEP * max(1, len(self._rows)) + 8
        )

    def draw(self, x: float, y: float, width: float) -> str:
        """The panel, `height` high."""
        band = tag("rect", x=0, y=8, width=5, height=self.height - 16,
                   fill=SEATS[pieces.colour_of(self._seat)])  # fmt: skip
        parts = [plate(0, 0, width, self.height, CARD, LINE), band, self._head(width)]
        parts.append(self._dials(width))
        top = HEAD
        for line in self._lines:
            parts.append(words(PAD + 8, top, fitted(line, width - 2 * PAD - 8, 12), 12))
            top += LINE_HEIGHT
        parts.append(self._pyramid(width, top - 6))
        return moved(x, y, *parts)

    def _head(self, width: float) -> str:
        own, say = self._own, self._wording
        told = say.seat(self._seat)
        if own["civilization"] >= 0:
            told = f"{seat_name(self._position, say, self._seat)} · {told}"
        rule = say.row(own["government"]) if own["government"] >= 0 else ""
        first = say("seat.first") if self._position.data["first"] == self._seat else ""
        right = " · ".join([text for text in (rule, first) if text])
        room = width - 2 * PAD - 50 - width_of(right, 12)
        colour = pieces.colour_of(self._seat)
        mark = moved(PAD + 14, 19, emblem(colour, 9, fill=SEATS[colour]))
        name = words(PAD + 32, 24, fitted(told, room, 15), 15, INK, None, "700")
        return mark + name + words(width - PAD, 24, right, 12, FAINT, "end")

    def _dials(self, width: float) -> str:
        """Trade, culture, the track and coins, each with its sign."""
        own = self._own
        entries = (
            (
                terrain.trade(),
                f"{own['trade']}/{self._position.most_trade}",
                self._wording("icon.trade"),
            ),
            (terrain.culture(), str(own["culture"]), self._wording("icon.culture")),
            (
                pieces.temple(),
                f"{own['track']}/{self._position.last_space}",
                self._wording("seat.track"),
            ),
            (
                terrain.coin(),
                f"{own['coins']}/{self._position.coins_to_win}",
                self._wording("icon.coins"),
            ),
        )
        step = (width - 2 * PAD) / len(entries)
        parts = []
        for at, (sign, value, name) in enumerate(entries):
            shown = moved(10, 0, sign, scale=1.35)
            number = words(26, 6, value, 17, INK, None, "700")
            label = words(32 + width_of(value, 17), 5, name, 11, FAINT)
            parts.append(moved(PAD + 8 + step * at, 50, title(name), shown, number, label))
        return "".join(parts)

    def _told(self) -> list[str]:
        """Lines about figures, forces, tokens and hidden things."""
        own, say = self._own, self._wording
        units = [
            f"{say.value('unit_type', at)} {count}" + _rank(own["ranks"], at)
            for at, count in enumerate(own["units"])
            if count or at < len(own["ranks"])
        ]
        kept = [
            f"{say.value('resource', at)} {count}"
            for at, count in enumerate(own["resources"])
            if count
        ]
        hidden = say("seat.hidden", sum(own["cards"]), own["huts"], own["villages"])
        lines = [
            f"{say('seat.units')} {', '.join(units)}",
            " · ".join([*kept, hidden, say("seat.left", own["armies_left"], own["scouts_left"])]),
        ]
        shown = self._position.shown
        chips = [say.table.chip(chip) for chip in shown.chips(self._seat)]
        lines.extend([" · ".join(chips)] if chips else [])
        lines.extend([say.table.line(line) for line in shown.lines(self._seat)])
        names = [*own["wonders"], *own["reserve"]]
        if names:
            lines.append(f"{say('seat.has')} {', '.join([say.row(row) for row in names])}")
        secrets = [*own["hand"], *own["facedown_finds"], *own["forces"]]
        if secrets:
            lines.append(f"{say('seat.secret')} {', '.join([say.row(row) for row in secrets])}")
        return lines

    def _pyramid(self, width: float, top: float) -> str:
        """Known techs, the highest row above."""
        if not self._rows:
            return words(PAD + 8, top + 12, self._wording("seat.no_techs"), 11, FAINT)
        widest = max([len(row) for _, row in self._rows])
        room = width - 2 * PAD - 34
        card = min(room / widest, 108.0)
        middle = PAD + 34 + room / 2
        parts = []
        for at, (level, row) in enumerate(self._rows):
            y = top + STEP * at
            parts.append(words(PAD + 8, y + 13, roman(level + 1), 11, FAINT, None, "700"))
            left = middle - card * len(row) / 2
            for place, tech in enumerate(row):
                parts.append(moved(left + card * place, y, self._tech(tech, level, card - 4)))
        return "".join(parts)

    def _tech(self, tech: int, level: int, width: float) -> str:
        name = self._wording.row(tech)
        text = self._wording.row_text(tech)
        coins = self._own["coin_tokens"].count(tech)
        told = fitted(name, width - 8 - 13 * coins, 10.5)
        box = plate(0, 0, width, STEP - 4, TINTS[level % len(TINTS)] if coins == 0 else SHADE, LINE)
        signs = [moved(width - 9 - 12 * at, 8.5, terrain.coin()) for at in range(coins)]
        return "".join(
            [title(f"{name}: {text}" if text else name), box, words(5, 12.5, told, 10.5), *signs]
        )


def _rank(ranks: list[int], unit_type: int) -> str:
    """The rank of a type that has ranks."""
    return f" ({roman(ranks[unit_type])})" if unit_type < len(ranks) else ""
