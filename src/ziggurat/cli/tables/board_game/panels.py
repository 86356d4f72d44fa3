"""What lies beside the map: seats with their dials and techs, the market, and one's own secrets.

Owns these tables. What a number means is told by its heading, and codes by the legend.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rich.padding import Padding
from rich.text import Text

from ziggurat.cli.console import grid
from ziggurat.cli.tables.board_game.squaremap import PRINTED, TERRAIN, seat_style
from ziggurat.cli.tables.legend import legend
from ziggurat.cli.tables.seat_table import NOTHING, Data
from ziggurat.drawing import palette
from ziggurat.drawing.board_game.pieces import colour_of
from ziggurat.drawing.board_game.sheet import PHASES
from ziggurat.drawing.board_game.squaremap import seat_name
from ziggurat.drawing.wording import Wording
from ziggurat.tables.board_game.kinds import BUILDING
from ziggurat.tables.board_game.part import RESOURCE
from ziggurat.tables.board_game.table import SquareTable
from ziggurat.tables.legend import Entry
from ziggurat.tables.numerals import roman
from ziggurat.tables.slots import NONE

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.table import Table

    from ziggurat.cli.tables.seat_table import SeatTable


class Panels:
    """The tables of one position."""

    def __init__(self, board: SeatTable, position: SquareTable) -> None:
        self.board: Final = board
        self.position: Final = position
        self._names: Final = Wording(board.rules, board.words)

    def _say(self, name: str, *facts: int | str) -> str:
        return self.board.say(f"table.board_game.{name}", *facts)

    def _row(self, number: int) -> str:
        return self.board.words.row(self.board.rules, number)

    def seat(self, seat: int) -> Text:
        """A seat: its number as on the map, its emblem and its civilization."""
        mark = f" {seat + 1}{palette.EMBLEMS[colour_of(seat)]}"
        name = seat_name(self.position, self._names, seat)
        told = Text.assemble((mark, seat_style(seat)), " ", (name, "bold"))
        if seat == self.board.seat:
            told.append(f" ({self.board.say('table.you')})")
        return told

    def sign(self) -> Text:
        """The turn, its phase and the first player."""
        data = self.position.data
        if not self.position.phase:
            return Text(self._say("setup"), style="bold")
        line = Text(self._say("turn", data["turn"]), style="bold")
        phase = self._names(PHASES.get(self.position.phase, "phase.start"))
        line.append(f" · {phase} · {self._say('first', data['first'] + 1)}", style="not bold")
        return line

    # Seats

    def dials(self) -> Table:
        """What can be counted of every seat."""
        heads = ("seats", "trade", "culture", "track", "coins", "cards", "huts", "armies", "scouts")
        table = grid([self._say(name) for name in heads], right=tuple(range(1, len(heads))))
        for seat, own in enumerate(self.position.seats):
            table.add_row(
                self.seat(seat), f"{own['trade']}/{self.position.most_trade}", str(own["culture"]),
                f"{own['track']}/{self.position.last_space}",
                f"{own['coins']}/{self.position.coins_to_win}",
                "/".join([str(count) for count in own["cards"]]),
                f"{own['huts']}+{own['villages']}",
                f"{len(own['armies'])}+{own['armies_left']}",
                f"{len(own['scouts'])}+{own['scouts_left']}",
            )  # fmt: skip
        return table

    def key(self) -> Text:
        """How to read the numbers that are put together."""
        return Text(self._say("key"), style="dim")

    def seats(self) -> list[RenderableType]:
        """What each seat has, apart from its dials; before the first turn, what it can do."""
        told: list[RenderableType] = []
        for seat, own in enumerate(self.position.seats):
            shown = self._holdings(seat, own)
            if not self.position.phase and own["civilization"] != NONE:
                text = self.board.words.row_text(self.board.rules, own["civilization"])
                shown.append(f"\n{text}", style="dim")
            told.extend((self.seat(seat), Padding(shown, (0, 0, 0, 4))))
        return told

    def _holdings(self, seat: int, own: Data) -> Text:
        rule = self._row(own["government"]) if own["government"] >= 0 else NOTHING
        told = Text()
        found = {
            "government": rule,
            "units": self._units(own),
            "has": self._tokens(own),
            "wonders": self._listed([*own["wonders"], *own["reserve"]]),
            "tokens": self.board.counted(own["coin_tokens"]) if own["coin_tokens"] else "",
        }
        for name, text in found.items():
            if text:
                told.append(" · " if told else "", style="dim")
                told.append(f"{self._say(name)} ", style="dim")
                told.append(text, style="not dim")
        for chip in self.board.shown.chips(seat):
            told.append(f" · {self.board.table_words.chip(chip)}", style="not dim")
        for line in self.board.shown.lines(seat):
            told.append(f"\n    {self.board.table_words.line(line)}", style="not dim")
        for level, row in reversed(list(enumerate(self.position.pyramid(seat)))):
            if row:
                told.append(f"\n{roman(level + 1):>3} ", style="dim")
                told.append(self._listed(row), style="not dim")
        return told

    def _units(self, own: Data) -> str:
        parts = []
        for at, count in enumerate(own["units"]):
            ranked = at < len(own["ranks"])
            if count or ranked:
                rank = f" ({roman(own['ranks'][at])})" if ranked else ""
                parts.append(f"{self.board.value('unit_type', at)} ×{count}{rank}")
        return ", ".join(parts)

    def _tokens(self, own: Data) -> str:
        kinds = enumerate(own["resources"])
        return ", ".join([f"{self.board.value('resource', at)} {n}" for at, n in kinds if n])

    def _listed(self, rows: list[int]) -> str:
        return ", ".join([self._row(row) for row in rows])

    # The market

    def wonders(self) -> Table:
        """The wonders on offer, with their cost."""
        table = grid([self._say("offer"), self._say("cost"), ""], right=(1,))
        for wonder in self.position.data["offer"]:
            row: Any = self.board.rules.rows[wonder]
            cheaper = ""
            if row.tech != NONE:
                cheaper = self._say("cheaper", row.lower_cost, self._row(row.tech))
            name = Text(self._row(wonder))
            text = self.board.words.row_text(self.board.rules, wonder)
            name.append(f"  {text}" if text else "", style="dim")
            table.add_row(name, str(row.cost), Text(cheaper, style="dim"))
        return table

    def supply(self) -> Text:
        """What is left to take."""
        data = self.position.data
        market = [f"{self.board.value('resource', at)} {n}" for at, n in enumerate(data["market"])]
        rows: Any = [self.board.rules.rows[at] for at in self.board.rules.families[BUILDING]]
        basic = [row for row in rows if row.basic == NONE and row.group != NONE]
        left = [
            self._say("building", self._row(row.number), row.cost, data["supply"][row.group])
            for row in basic
        ]
        told = Text(self._say("market", ", ".join(market)), style="dim")
        told.append(f"\n{self._say('buildings', ', '.join(left))}")
        piles = (sum(data["wonder_decks"]), data["people"], data["huts"], data["villages"])
        told.append(f"\n{self._say('piles', *piles)}")
        for chip in self.board.shown.piles():
            told.append(f" · {self.board.table_words.chip(chip)}")
        return told

    def battle(self) -> list[RenderableType]:
        """A battle that is being fought: what is left to play, and the fronts with wounds."""
        fight = self.position.data["battle"]
        if fight is None:
            return []
        sides = [self._fighter(fight[side]) for side in ("attacker", "defender")]
        square = self.board.value("square", fight["square"])
        shown: list[RenderableType] = [
            Text(self._say("battle", *sides, square), style="bold"),
            Text(self._say("to_play", *fight["left"], *fight["cards"])),
        ]
        fronts = zip(fight["fronts"], fight["strengths"], fight["healths"], strict=True)
        for at, (front, strengths, healths) in enumerate(fronts, 1):
            units = [
                self._unit(front[2 * side], strengths[side], healths[side], front[2 * side + 1])
                for side in (0, 1)
            ]
            shown.append(Text(f"{at:>3}  {' × '.join(units)}"))
        # Of an opponent who plays with an open hand, that hand is seen too.
        names = ("hands", "hand_strengths", "hand_healths")
        for side, name in enumerate(sides):
            hand = list(zip(*[fight[at][side] for at in names], strict=True))
            if hand:
                told = ", ".join([self._unit(unit, own, left, 0) for unit, own, left in hand])
                shown.append(Text(self._say("fighting", name, told)))
        return [*shown, Text()]

    def _fighter(self, seat: int) -> str:
        """Who fights on a side."""
        barbarians = seat == NONE
        return (
            self._say("barbarians") if barbarians else seat_name(self.position, self._names, seat)
        )

    def _unit(self, unit: int, strength: int, health: int, wounds: int) -> str:
        """A unit with the strength that counts, which is not always the printed one."""
        if unit < 0:
            return NOTHING
        row: Any = self.board.rules.rows[unit]
        told = self._say("strength", strength)
        if row.health != NONE or health != strength:
            told = f"{told}, {self._say('health', health)}"
        if wounds:
            told = f"{told}, {self._say('wounds', wounds)}"
        return f"{self._row(unit)} ({told})"

    def deal(self) -> list[RenderableType]:
        """The offer that is drafted or answered, as far as this seat may see it."""
        deal = self.position.data["deal"]
        if deal is None:
            return []
        names = [seat_name(self.position, self._names, deal[at]) for at in ("seat", "other")]
        shown: list[RenderableType] = [
            Text(self._say("drafted" if deal["drafted"] else "offered", *names), style="bold")
        ]
        sides = ((names[0], "give", "words", "shown"), (names[1], "want", "theirs", "seen"))
        for name, goods, promises, faces in sides:
            lines = [f"{amount} × {self.board.value('good', good)}" for good, amount in deal[goods]]
            lines += [self.board.value("promise", word) for word in deal[promises]]
            told = self._say("gives", name, ", ".join(lines) or NOTHING)
            if deal[faces]:
                cards = ", ".join([self.board.value("good", face) for face in deal[faces]])
                told = f"{told} ({self._say('shown', cards)})"
            shown.append(Text(told))
        return [*shown, Text()]

    def secrets(self) -> list[RenderableType]:
        """One's own cards, units and found markers, each with what it does."""
        if self.board.seat < 0:
            return []
        own = self.position.seats[self.board.seat]
        shown: list[RenderableType] = []
        if own["forces"]:
            shown.append(Text(self._say("forces", self.board.counted(own["forces"]))))
        cards = [*own["hand"], *own["facedown_finds"], *self.board.shown.secrets()]
        if cards:
            table = grid([self._say("secret"), ""])
            for number in dict.fromkeys(cards):
                text = self.board.words.row_text(self.board.rules, number)
                table.add_row(self.board.counted([number] * cards.count(number)), text)
            shown.append(table)
        return shown

    def legend(self) -> list[RenderableType]:
        """What the signs on the map mean."""
        code = self.board.table_words.value_code
        terrains = self.board.rules.kinds[TERRAIN].values()
        grounds = [Entry(code(TERRAIN, at), self._names.terrain(at)) for at in terrains]
        resources = range(len(self.position.data["market"]))
        printed = [
            *[Entry(code(RESOURCE, at), self.board.value(RESOURCE, at)) for at in resources],
            *[Entry(letter, self._names(f"icon.{name}")) for name, letter in PRINTED.items()],
        ]
        return [
            *legend(self.board, grounds, printed), Text(self._say("legend_land"), style="dim"),
        ]  # fmt: skip
