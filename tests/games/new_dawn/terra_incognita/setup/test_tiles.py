"""Tiles of the expansion: what is printed on each side, written down a second time."""

import pytest

from tests.games.new_dawn.terra_incognita.kit import ti_rules
from tests.kit.trace import component, rule
from ziggurat.games.new_dawn.board.board import Board, laid
from ziggurat.games.new_dawn.ids import DIAMOND, FOREST, MARBLE, MERCURY, OIL, RESOURCES, TERRAINS
from ziggurat.games.new_dawn.masks import has
from ziggurat.games.new_dawn.printed import printed
from ziggurat.games.new_dawn.rows import (
    CAPITAL_TILE,
    CITY_STATE_TILE,
    NATURAL_TILE,
    NaturalWonder,
)

# Space by space: the first letter of the terrain and, behind a colon, what is printed on it. A
# capital letter is that of a barbarian.
PRINTED = {
    "17a": "d:capital d m f:oil h h h d d h",
    "17b": "g:capital g h m m:mercury h g w w w",
    "18a": "n:dead_sea h w d:J d:oil m d h w g",
    "18b": "n:mato_tipila f:J h g h g h g f g:marble",
    "19a": "n:ha_long_bay g w w w f m f g f",
    "19b": "n:gobustan h:diamond m m h d d f m f",
    "20a": "w w h:K w m:diamond w g:auckland f w h",
    "20b": "g:akkad w d d d h w d d:mercury d:K",
    "21a": "w h:marble w f g:antananarivo w f m h g",
    "21b": "h g:palenque m f f w f f m h",
}
KINDS = {CAPITAL_TILE: (17,), NATURAL_TILE: (18, 19), CITY_STATE_TILE: (20, 21)}


def icon(board: Board, space: int) -> str:
    """What is printed on a space of a board."""
    icons = board.icons
    found = [RESOURCES[kind] for kind, mask in enumerate(icons.resources) if has(mask, space)]
    found += ["ABCDEFGHIJK"[at] for at, where in enumerate(icons.barbarians) if where == space]
    names = {**ti_rules().kinds["natural_wonder"].labels, **ti_rules().kinds["city_state"].labels}
    for rows in (icons.naturals, icons.city_states):
        found += [names[rows[space]]] if space in rows else []
    found += ["capital"] if has(icons.capitals, space) else []
    return ":".join(["", *found])


@component(
    "tile.17a", "tile.17b", "tile.18a", "tile.18b", "tile.19a", "tile.19b", "tile.20a", "tile.20b",
    "tile.21a", "tile.21b",
)  # fmt: skip
@rule("ti.component.tiles_added", "ti.setup.populate_frames")
@pytest.mark.parametrize("name", list(PRINTED))
def test_what_is_printed_on_a_side(name: str) -> None:
    tile, side = int(name[:-1]), "ab".index(name[-1])
    board = laid(ti_rules(), ((tile, side, 0, 0, 0),), ())
    base = (tile - 1) * 10
    spaces = [TERRAINS[board.terrain[at]][0] + icon(board, at) for at in range(base, base + 10)]
    assert spaces == PRINTED[name].split()
    row = printed(ti_rules()).tiles.side(tile, side)
    assert (row.name, tile in KINDS[row.kind]) == (name, True)


@rule("ti.component.tiles_added")
def test_there_are_21_tiles_of_two_sides() -> None:
    tiles = printed(ti_rules()).tiles
    assert tiles.numbers == tuple(range(1, 22))
    assert tiles.capitals == (7, 9, 11, 16, 17)
    assert len(tiles.others) == 16


@component("tile.22", "tile.23", "tile.24", "tile.25", "tile.26")
@rule("ti.component.forts", "ti.fort.terrain")
@pytest.mark.parametrize("fort", [22, 23, 24, 25, 26])
def test_a_fort_is_a_space_of_its_own_that_counts_as_forest(fort: int) -> None:
    assert printed(ti_rules()).tiles.singles == (22, 23, 24, 25, 26)
    board = laid(ti_rules(), ((7, 0, 0, 0, 0), (fort, 2, 0, -2, 0)), ())
    space = ti_rules().kinds["space"].parse(f"{fort}a")
    assert board.where[(-2, 0)] == space
    assert board.terrain[space] == FOREST
    assert board.difficulty(space) == 3


@component(
    "natural_wonder.dead_sea",
    "natural_wonder.mato_tipila",
    "natural_wonder.ha_long_bay",
    "natural_wonder.gobustan",
)
@pytest.mark.parametrize(
    ("name", "resource"),
    [("dead_sea", MARBLE), ("mato_tipila", MERCURY), ("ha_long_bay", DIAMOND), ("gobustan", OIL)],
)
def test_a_natural_wonder_works_as_a_resource(name: str, resource: int) -> None:
    row = ti_rules().rows[ti_rules().kinds["natural_wonder"].parse(name)]
    assert isinstance(row, NaturalWonder)
    assert row.resource == resource
