"""Map tiles: what is printed on each of the 32 sides, written down a second time."""

import pytest

from tests.kit.trace import component
from ziggurat import api
from ziggurat.games.new_dawn.board.board import Board, laid
from ziggurat.games.new_dawn.content.tiles import SIDES
from ziggurat.games.new_dawn.ids import RESOURCES, TERRAINS
from ziggurat.games.new_dawn.masks import has
from ziggurat.games.new_dawn.printed import printed
from ziggurat.games.new_dawn.rows import CAPITAL_TILE, CITY_STATE_TILE, NATURAL_TILE, PLAIN_TILE

RULES = api.build("new-dawn")

# Space by space: the first letter of the terrain and, behind a colon, what is printed on it. A
# capital letter is that of a barbarian.
PRINTED = {
    "1a": "n:torres_del_paine h g d h m m:A m m:marble w",
    "1b": "n:cliffs_of_dover w w w g:A f h g w g",
    "2a": "n:mt_everest m h h m h g h m:B m",
    "2b": "w n:crater_lake h m:diamond m m m h f f",
    "3a": "w g g d:marble m w g m:C f:oil m",
    "3b": "d:C d h d h:oil d g f f d:mercury",
    "4a": "n:grand_mesa h d m m f h m g:D m:mercury",
    "4b": "n:galapagos_islands w w w w w g h h m:D",
    "5a": "m g g m:diamond h h h f:oil g f",
    "5b": "m:mercury h h f f h h g:E g g",
    "6a": "w m h f g:carthage f w w g w",
    "6b": "h m h f g:kumasi h g f g m:marble",
    "7a": "g:capital g m w w w w m f f:mercury",
    "7b": "g:capital g m w f w g f:diamond f g",
    "8a": "f f f g:mercury g w w f:diamond f f",
    "8b": "f m f:mercury w w w d f m w",
    "9a": "h:capital g h w w g h h g m:diamond",
    "9b": "h:capital h h w f f h f:oil g f",
    "10a": "w w h g g h d:oil d:F m m",
    "10b": "f:F g d:diamond d f d:marble g w w w",
    "11a": "g:capital f g h m m:diamond h h f f:G",
    "11b": "g:capital m g w h h g d g:marble g",
    "12a": "g:brussels h d d h h h m:mercury d d",
    "12b": "g w h f:mercury g g:seoul w f g g:H",
    "13a": "n:mt_kilimanjaro g g h d d d f g f",
    "13b": "n:pantanal g w f w f w h:diamond f w",
    "14a": "f f f g:geneva h f h h f:marble m",
    "14b": "d g g d f g g:mohenjo_daro h g m:oil",
    "15a": "g:buenos_aires m w w w w m:marble f:I g m",
    "15b": "g m m w d:oil d m:I g g g:kabul",
    "16a": "g:capital g g d:oil d g g w h w",
    "16b": "f:capital g g h m d f g h:marble w",
}
KINDS = {
    NATURAL_TILE: (1, 2, 4, 13),
    CITY_STATE_TILE: (6, 12, 14, 15),
    CAPITAL_TILE: (7, 9, 11, 16),
    PLAIN_TILE: (3, 5, 8, 10),
}
# Where the ten spaces of a side lie, seen from the first of them: columns east, rows south-east.
SPOTS = {
    "a": "0,0 0,-1 -1,0 -1,1 0,1 1,0 1,-1 1,-2 0,-2 1,-3",
    "b": "0,0 1,-1 1,0 0,1 -1,1 -1,0 0,-1 1,-2 2,-2 2,-3",
}

NAMES = {number: row.name for number, row in api.build("new-dawn").rows.items()}


def icon(board: Board, space: int) -> str:
    """What is printed on a space of a board."""
    found = [RESOURCES[kind] for kind, mask in enumerate(board.icons.resources) if has(mask, space)]
    found += ["ABCDEFGHI"[at] for at, where in enumerate(board.icons.barbarians) if where == space]
    for rows in (board.icons.naturals, board.icons.city_states):
        found += [NAMES[rows[space]]] if space in rows else []
    found += ["capital"] if has(board.icons.capitals, space) else []
    return ":".join(["", *found])


@component(
    "tile.1a",
    "tile.1b",
    "tile.2a",
    "tile.2b",
    "tile.3a",
    "tile.3b",
    "tile.4a",
    "tile.4b",
    "tile.5a",
    "tile.5b",
    "tile.6a",
    "tile.6b",
    "tile.7a",
    "tile.7b",
    "tile.8a",
    "tile.8b",
    "tile.9a",
    "tile.9b",
    "tile.10a",
    "tile.10b",
    "tile.11a",
    "tile.11b",
    "tile.12a",
    "tile.12b",
    "tile.13a",
    "tile.13b",
    "tile.14a",
    "tile.14b",
    "tile.15a",
    "tile.15b",
    "tile.16a",
    "tile.16b",
)
@pytest.mark.parametrize("name", list(PRINTED))
def test_what_is_printed_on_a_side(name: str) -> None:
    tile, side = int(name[:-1]), "ab".index(name[-1])
    board = laid(RULES, ((tile, side, 0, 0, 0),), ())
    base = (tile - 1) * 10
    spaces = [
        "_" if board.terrain[at] < 0 else TERRAINS[board.terrain[at]][0] + icon(board, at)
        for at in range(base, base + 10)
    ]
    assert spaces == PRINTED[name].split()
    where = {space: f"{q},{r}" for (q, r), space in board.where.items()}
    assert [where[at] for at in range(base, base + 10)] == SPOTS[name[-1]].split()
    row = printed(RULES).tiles.side(tile, side)
    assert (row.name, tile in KINDS[row.kind]) == (name, True)


def test_there_are_no_other_sides() -> None:
    assert [side.name for side in SIDES] == list(PRINTED)
