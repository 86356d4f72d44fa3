"""The real game of Terra Incognita while its map is built."""

from __future__ import annotations

from typing import Final, Self

from tests.games.new_dawn.terra_incognita.kit import ti_rules
from tests.kit.table import Position
from ziggurat import api
from ziggurat.games.new_dawn.board.geometry import SINGLE
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.terra_incognita.state import Unknown, unknown
from ziggurat.kernel.engine import play
from ziggurat.match.notation import write

Placed = tuple[int, int, int, int, int]
# What is asked first once the map is finished and populated.
FINISHED: Final = "direction"


class Building(Position):
    """A table from the drawing of the first player on."""

    def __init__(self, seats: int) -> None:
        super().__init__("new-dawn", seats, rules=ti_rules())
        self.at("setup p1 first player")

    @property
    def g(self) -> Table:
        """The table."""
        return table(self.state)

    @property
    def unknown(self) -> Unknown:
        """What the expansion adds to the table."""
        return unknown(self.state)

    def play(self, *moves: str) -> Self:
        super().play(*moves)
        return self

    def topic(self) -> str:
        """What is asked."""
        return self.g.asked[0].topic

    def on(self, seed: int, until: str = FINISHED) -> Self:
        """Answer at random until a topic is asked or the map is finished."""
        dice = api.Seeded(seed)
        while self.topic() not in (until, FINISHED):
            question = self.g.asked[0]
            play(self.state, question.seat, api.pick(question, dice))
        return self

    def said(self) -> list[str]:
        """What can be answered, without the seat."""
        return [write(self.rules, choice) for choice in self.g.asked[0].options]

    def placed(self) -> tuple[Placed, ...]:
        """Everything laid so far."""
        return self.g.board.placed or self.g.draft.placed

    def core(self) -> tuple[Placed, ...]:
        """The tiles of the core."""
        return self.placed()[: self.rules.limits[f"core_tiles_{self.g.seats}"]]

    def forts(self) -> list[tuple[int, int]]:
        """The cells of forts."""
        return [(q, r) for _, side, _, q, r in self.placed() if side == SINGLE]

    def capitals(self) -> tuple[Placed, ...]:
        """The capital tiles laid so far."""
        rest = self.placed()[len(self.core()) :]
        return tuple([at for at in rest if at[1] != SINGLE])
