"""A map that grows during play: where one more tile may lie, and the board with it.

Owns laying a tile on a finished map. Boards are shared (`board.laid`), so that a search that
lays the same tile again works nothing out twice. It never asks whose tile it is or what it
costs: the rules that let a map grow do.
"""

from __future__ import annotations

from ziggurat.games.new_dawn.board.board import Board, laid
from ziggurat.games.new_dawn.board.grid import (
    EVERYWHERE,
    cell_at,
    coordinates,
    covered,
    fitting,
    holes_in,
    shape_of,
    touching,
)
from ziggurat.games.new_dawn.board.supplies import resource_supply
from ziggurat.games.new_dawn.ids import NOWHERE, WATERS, first_space
from ziggurat.games.new_dawn.masks import bit, mask_of, members
from ziggurat.games.new_dawn.printed import Placed, printed
from ziggurat.games.new_dawn.state import Table
from ziggurat.kernel.rules import Rules
from ziggurat.lib.vec import put


def cells_of(board: Board) -> int:
    """The cells of all spaces of a map, water that fills holes included; worked out once."""
    if not board.cells:
        board.cells = mask_of([cell_at(q, r) for q, r in board.where])
    return board.cells


def cell_of(board: Board, space: int) -> int:
    """The cell of a space; `NOWHERE` if it is not on the map."""
    for (q, r), there in board.where.items():
        if there == space:
            return cell_at(q, r)
    return NOWHERE


def places_beside(board: Board, space: int) -> list[int]:
    """For each shape of a tile, where it fits, touches four spaces and one certain space.

    Worked out once for each board and space.
    """
    found = board.places.get(space)
    if found is None:
        fits = [cells & EVERYWHERE for cells in fitting(cells_of(board))]
        found = touching(bit(cell_of(board, space)), fits)
        board.places[space] = found
    return found


def extended(rules: Rules, board: Board, placed: Placed) -> Board:
    """The board with one more tile, and with water in every hole that it closes."""
    _, side, rotation, q, r = placed
    holes = holes_in(cells_of(board) | covered(shape_of(side, rotation), cell_at(q, r)))
    return laid(rules, (*board.placed, placed), _watered(board, holes))


def flooded(rules: Rules, board: Board, cell: int) -> Board:
    """The board with water on one more cell, and in every hole that it closes."""
    holes = holes_in(cells_of(board) | bit(cell))
    return laid(rules, board.placed, _watered(board, holes | bit(cell)))


def _watered(board: Board, cells: int) -> tuple[tuple[int, int], ...]:
    """The water of a board with that of some more cells; there are numbers for so much only."""
    if not cells:
        return board.water
    return (*board.water, *[coordinates(cell) for cell in members(cells)])[:WATERS]


def lay_during_play(g: Table, placed: Placed) -> None:
    """Lay a tile on the map, and put on it what its icons show (nd.setup.populate_icons)."""
    g.board = extended(g.rules, g.board, placed)
    populate_tile(g, placed[0], placed[1])


def populate_tile(g: Table, tile: int, side: int) -> None:
    """Put a token on every icon of a tile, as long as there are resources of its type.

    Rules: nd.setup.populate_icons, nd.component.resource_shortage
    """
    row = printed(g.rules).tiles.side(tile, side)
    base = first_space(tile)
    for icon in row.resources:
        if resource_supply(g, icon.what) <= 0:
            continue
        at = bit(base + icon.at)
        g.resources = put(g.resources, icon.what, g.resources[icon.what] | at)
    if row.barbarian is not None:
        g.barbarians = put(g.barbarians, row.barbarian.what, base + row.barbarian.at)
    if row.natural is not None:
        g.natural |= bit(base + row.natural.at)
    if row.city_state is not None:
        g.city_states |= bit(base + row.city_state.at)
