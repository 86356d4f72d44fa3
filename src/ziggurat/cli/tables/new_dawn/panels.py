"""What lies beside the map: dials, wonders, victory cards, realms and focus rows.

Owns these tables. What a number means is told by its heading, and codes by the legend.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from rich.padding import Padding
from rich.text import Text

from ziggurat.cli.console import grid
from ziggurat.cli.tables.legend import legend
from ziggurat.cli.tables.new_dawn.hexmap import seat_style, terrain_code
from ziggurat.cli.tables.seat_table import NOTHING, Data
from ziggurat.drawing import palette
from ziggurat.drawing.new_dawn.hexmap import seat_name
from ziggurat.drawing.wording import Wording
from ziggurat.tables.legend import Entry
from ziggurat.tables.new_dawn.table import (
    HexTable,
    agendas_of,
    level_of,
    row_of,
    slots_of,
)
from ziggurat.tables.new_dawn.terrain import slot_terrains, terrains
from ziggurat.tables.numerals import roman
from ziggurat.tables.slots import NONE

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.table import Table

    from ziggurat.cli.tables.seat_table import SeatTable

TOKEN: Final = "•"
# Arrows of the six directions, clockwise from the east.
ARROWS: Final = "→↘↙←↖↗"


class Panels:
    """The tables of one position."""

    def __init__(self, board: SeatTable, position: HexTable) -> None:
        self.board: Final = board
        self.position: Final = position
        self._names: Final = Wording(board.rules, board.words)

    def _say(self, name: str, *facts: int | str) -> str:
        return self.board.say(f"table.new_dawn.{name}", *facts)

    def _row(self, number: int) -> str:
        return self.board.words.row(self.board.rules, number)

    def seat(self, seat: int) -> Text:
        """A seat: its number as on the map, its emblem and its leader."""
        realm = self.position.realms[seat]
        colour = palette.seat_colour(realm["colour"], seat)
        mark = f" {seat + 1}{palette.EMBLEMS[colour]}"
        leader = seat_name(self.position, self._names, seat)
        name = Text.assemble((mark, seat_style(self.position, seat)), " ", (leader, "bold"))
        if seat == self.board.seat:
            name.append(f" ({self.board.say('table.you')})")
        elif governor := self.board.say.governor(seat):
            name.append(f" ({governor})")
        return name

    def sign(self) -> Text:
        """The round, whose turn it is, and the event dial."""
        data = self.position.data
        if self.position.building:
            return Text(self._say("building"), style="bold")
        line = Text(self._say("round", self.position.round), style="bold")
        line.append(f" · {self._say('first', data['first'] + 1)}", style="not bold")
        sections = self.board.rules.families["event_section"]
        line.append(f" · {self._say('events')} ", style="not bold")
        for at, section in enumerate(sections):
            now = at == data["dial"]
            name = f"[{self._row(section)}]" if now else self._row(section)
            line.append(" – " if at else "", style="not bold dim")
            line.append(name, style="bold" if now else "not bold dim")
        return line

    def directions(self) -> Text:
        """Which way barbarians go for each number of the die."""
        shown = directions(self.position.data["direction"])
        return Text(self._say("directions", shown), style="dim")

    def leaders(self) -> list[RenderableType]:
        """Who leads whom, and what that brings."""
        told: list[RenderableType] = []
        for seat, realm in enumerate(self.position.realms):
            text = ""
            if realm["leader"] >= 0:
                text = self.board.words.row_text(self.board.rules, realm["leader"])
            told.extend((self.seat(seat), Padding(Text(text), (0, 0, 0, 4))))
        return told

    # Wonders and victory

    def wonders(self) -> Table:
        """The wonders on offer, with cost and the resources that help to pay."""
        heads = [self._say(name) for name in ("wonders", "era", "cost", "pay")]
        table = grid(heads, right=(2,))
        tokens = self.board.shown.tokens()
        for at, wonder in enumerate(self.position.data["offer"]):
            kind = self.board.value("wonder_type", at)
            if wonder < 0:
                table.add_row(Text(f"{kind}: {NOTHING}", style="dim"), "", "", "")
                continue
            row: Any = self.board.rules.rows[wonder]
            name = Text(self._row(wonder))
            marks = "".join([TOKEN * sign.amount for sign in tokens.get(wonder, ())])
            name.append(f" {marks}" if marks else "")
            text = self.board.words.row_text(self.board.rules, wonder)
            name.append(f"  {kind}\n{text}", style="dim")
            pay = ", ".join([self.board.value("resource", kind) for kind in row.resources])
            era = roman(row.era + 1)
            table.add_row(name, era, str(self._cost(at, row)), pay)
        return table

    def _cost(self, at: int, row: Any) -> int:
        """What a wonder costs this seat, or what is printed for anybody else."""
        if self.board.seat < 0:
            return int(row.cost)
        return int(self.position.realms[self.board.seat]["costs"][at])

    def victory(self) -> Table:
        """The victory cards with everybody's progress; one agenda of a card is enough."""
        table = grid([self._say("victory"), *[""] * self.position.seats])
        for seat in range(self.position.seats):
            table.columns[seat + 1].header = self._number(seat)
        for card in self.position.data["victory"]:
            for at, agenda in enumerate(agendas_of(self.board.rules, card)):
                done = [
                    self._progress(seat, card, agenda, at) for seat in range(self.position.seats)
                ]
                name = Text()
                name.append(f"  {self._say('or')} " if at else "", style="dim")
                name.append(self._row(agenda), style="not dim")
                text = self.board.words.row_text(self.board.rules, agenda)
                name.append(f"  {text}" if text else "", style="dim")
                table.add_row(name, *done)
        return table

    def _number(self, seat: int) -> Text:
        return Text.assemble((f" {seat + 1} ", seat_style(self.position, seat)))

    def _progress(self, seat: int, card: int, agenda: int, at: int) -> Text:
        if card in self.position.realms[seat]["claims"]:
            return Text("" if at else self._say("claimed"), style="bold")
        found = self.position.shown.progress(seat).get(agenda)
        return Text(NOTHING if found is None else str(found))

    # Realms

    def realms(self) -> list[RenderableType]:
        """What each seat has, apart from its focus row."""
        told: list[RenderableType] = []
        for seat in range(self.position.seats):
            told.extend((self.seat(seat), Padding(self._holdings(seat), (0, 0, 0, 4))))
        return told

    def _holdings(self, seat: int) -> Text:
        realm = self.position.realms[seat]
        cities, mature = len(realm["cities"]), len(realm["mature"])
        levels = [space for space, _ in self.position.data["tech_levels"]]
        parts = [
            self._say("tech", realm["dial"], levels[-1], _next_level(levels, realm["dial"])),
            self._say("cities", cities, mature, realm["cities_left"]),
            self._say("tokens", len(realm["control"]), realm["tokens_left"]),
            *self._figures(seat),
        ]
        parts.extend([self.board.table_words.chip(chip) for chip in self.board.shown.chips(seat)])
        told = Text(" · ".join(parts))
        for name, text in self._possessions(seat, realm):
            told.append(f"\n{self._say(name)} ", style="dim")
            told.append(text, style="not dim")
        for line in self.board.shown.lines(seat):
            told.append(f"\n{self.board.table_words.line(line)}", style="not dim")
        return told

    def _figures(self, seat: int) -> list[str]:
        """Where the figures are that can be used, by kind."""
        write, card = self.board.rules.kinds["space"].write, self._say("on_card")
        places: dict[str, Counter[str]] = {}
        for at in self.board.shown.figures(seat):
            there = card if at.at == NONE else write(at.at)
            places.setdefault(at.kind, Counter())[there] += 1
        kinds = self.board.shown.kinds
        told = {
            kind: [f"{place} ×{count}" if count > 1 else place for place, count in found.items()]
            for kind, found in places.items()
        }
        return [
            self._say("figures", self.board.table_words.face(kinds[kind]), ", ".join(found))
            for kind, found in told.items()
        ]

    def _possessions(self, seat: int, realm: Data) -> list[tuple[str, str]]:
        resources = [
            f"{self.board.value('resource', kind)} ×{count}" if count > 1
            else self.board.value("resource", kind)
            for kind, count in enumerate(realm["resources"])
            if count
        ]  # fmt: skip
        resources.extend([self._row(row) for row in realm["natural"]])
        wonders = [self._wonder(row) for row in self.position.held(seat, "wonder")]
        cards = [
            self._row(row)
            for family in ("diplomacy_card", "city_state")
            for row in self.position.held(seat, family)
        ]
        found = {"has": resources, "controls": wonders, "diplomacy": cards}
        return [(name, ", ".join(names)) for name, names in found.items() if names]

    def _wonder(self, row: int) -> str:
        at = self.board.rules.families["wonder"].index(row)
        space = self.position.data["wonders"][at]
        where = f" ({self.board.rules.kinds['space'].write(space)})" if space >= 0 else ""
        return self._row(row) + where

    # Focus rows

    def rows(self) -> Table:
        """The focus rows; what lies on a card is below its name."""
        heads = [
            f"{value} {self._names.terrain(terrain)}"
            for value, terrain in zip(
                slots_of(self.board.rules), slot_terrains(self.board.rules), strict=True
            )
        ]
        table = grid([self._say("rows"), *heads])
        for seat, realm in enumerate(self.position.realms):
            cards = [self._card(seat, place) for place in range(len(realm["row"]))]
            table.add_row(self.seat(seat), *cards)
        return table

    def narrow_rows(self) -> list[RenderableType]:
        """The focus rows where there is no room for columns: slot, card, level, tokens."""
        told: list[RenderableType] = []
        for seat, realm in enumerate(self.position.realms):
            line = Text()
            lying = self.board.shown.lying(seat)
            for place, card in enumerate(realm["row"]):
                line.append(" · " if place else "", style="dim")
                line.append(f"{slots_of(self.board.rules)[place]} ", style="dim")
                line.append(self._row(card), style="bold")
                line.append(f" {level_of(self.board.rules, card)}")
                line.append(f" {TOKEN * realm['trade'][place]}" if realm["trade"][place] else "")
                line.append("".join([f" +{self._row(row)}" for row in lying.get(place, ())]))
            told.extend((self.seat(seat), Padding(line, (0, 0, 0, 4))))
        return told

    def _card(self, seat: int, place: int) -> Text:
        """A focus card: name, type and level, tokens."""
        realm = self.position.realms[seat]
        rules, card = self.board.rules, realm["row"][place]
        told = Text(self._row(card), style="bold")
        told.append(f" {TOKEN * realm['trade'][place]}" if realm["trade"][place] else "")
        kind = self.board.value("focus", row_of(rules, card).focus)
        told.append(f"\n{kind} {level_of(rules, card)}", style="not bold dim")
        if realm["values"][place] not in (0, slots_of(rules)[place]):
            told.append(f" {self._say('as_slot', realm['values'][place])}", style="not bold")
        for token in self.board.shown.lying(seat).get(place, ()):
            told.append(f"\n+ {self._row(token)}", style="not bold")
        return told

    def supply(self) -> Text:
        """What is left to take, and what is kept off the rows."""
        left = [
            f"{self.board.value('resource', kind)} {count}"
            for kind, count in enumerate(self.position.data["supply"])
        ]
        told = Text(self._say("supply", ", ".join(left)), style="dim")
        for seat, realm in enumerate(self.position.realms):
            if realm["stored"]:
                told.append(f" · {self._say('stored', seat + 1, realm['stored'])}")
        return told

    def legend(self) -> list[RenderableType]:
        """What the signs on the map mean."""
        found = terrains(self.board.rules)
        grounds = [
            Entry(terrain_code(self.board, at), self._names.terrain(at)) for at in range(len(found))
        ]
        return legend(self.board, grounds, [])


def directions(turned: int) -> str:
    """The direction of each number of the die, with the direction token turned so far."""
    return " ".join([f"{arrow}{(at - turned) % 6 + 1}" for at, arrow in enumerate(ARROWS)])


def _next_level(levels: list[int], dial: int) -> int:
    """The next space of the tech dial that brings a card; from the last one it goes on below."""
    return next((space for space in levels if space > dial), levels[-2])
