"""The capital tile list once more, counted cell by cell and written without the engine's tables."""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.board.geometry import DIRECTIONS, SINGLE, cells
from ziggurat.games.new_dawn.ids import DESERT, FOREST, MOUNTAIN, WATER
from ziggurat.games.new_dawn.printed import Placed, printed
from ziggurat.games.new_dawn.state import Table

Cell = tuple[int, int]
FAR: Final = 1000


class Sketch:
    """A map as a dictionary of cells, with the icons printed on them."""

    def __init__(self, g: Table, placed: tuple[Placed, ...], water: tuple[Cell, ...]) -> None:
        self.terrain: dict[Cell, int] = dict.fromkeys(water, WATER)
        self.tile: dict[Cell, int] = {}
        self.sights: list[Cell] = []
        self.resources: list[Cell] = []
        self.barbarians: list[Cell] = []
        self.forts: list[Cell] = []
        for tile, side, rotation, q, r in placed:
            row = printed(g.rules).tiles.side(tile, side)
            spots = cells(side, rotation, q, r)
            for at, cell in enumerate(spots):
                self.terrain[cell] = row.terrain[at]
                self.tile[cell] = tile
            if side == SINGLE:
                self.forts.extend(spots)
            self.sights.extend([spots[at.at] for at in (row.natural, row.city_state) if at])
            self.resources.extend([spots[at.at] for at in row.resources])
            self.barbarians.extend([spots[at.at] for at in (row.barbarian,) if at])

    def around(self, cell: Cell) -> list[Cell]:
        """The cells of the map next to one of them."""
        near = [(cell[0] + q, cell[1] + r) for q, r in DIRECTIONS]
        return [at for at in near if at in self.terrain]

    def steps(self, start: Cell, water: bool) -> dict[Cell, int]:
        """How far every cell is, over land only or over everything."""
        found = {start: 0}
        queue = [start]
        for at in queue:
            for to in self.around(at):
                if to not in found and (water or self.terrain[to] != WATER):
                    found[to] = found[at] + 1
                    queue.append(to)
        return found


def value(g: Table, placed: Placed) -> tuple[int, ...]:
    """What the list compares for one place of the capital tile, more being better."""
    after = g.draft.with_tile(placed)
    sketch = Sketch(g, after.placed, after.water)
    home = (placed[3], placed[4])
    land = sketch.steps(home, False)
    every = sketch.steps(home, True)
    contacts = 0
    for cell in cells(placed[1], placed[2], placed[3], placed[4]):
        kind = sketch.terrain[cell]
        others = [
            at for at in sketch.around(cell)
            if sketch.tile.get(at, placed[0]) != placed[0] and at not in sketch.forts
        ]  # fmt: skip
        if kind in (FOREST, DESERT, MOUNTAIN) and kind in [sketch.terrain[at] for at in others]:
            contacts += 1
    return (
        len([at for at in sketch.sights if land.get(at, FAR) <= 3]),
        len([at for at in sketch.resources if land.get(at, FAR) <= 3]),
        -min([land.get(at, FAR) for at in sketch.forts]),
        min([every.get(at, FAR) for at in sketch.barbarians], default=FAR),
        contacts,
    )
