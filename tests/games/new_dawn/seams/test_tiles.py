"""Tiles that a module replaces or adds, other cores, and spaces that belong to no tile."""

from __future__ import annotations

import pytest

from tests.games.new_dawn.seams.probe import plays_through, rules_with, set_up
from tests.games.new_dawn.seams.tiles import FORT, FORTS
from ziggurat.build.build import Build
from ziggurat.games.new_dawn.board.board import laid
from ziggurat.games.new_dawn.board.draft import EMPTY_DRAFT
from ziggurat.games.new_dawn.board.geometry import DIRECTIONS, SINGLE, A
from ziggurat.games.new_dawn.board.grid import cell_at, coordinates, fitting, fitting_at, singles
from ziggurat.games.new_dawn.content.cores import CORES
from ziggurat.games.new_dawn.ids import FIRST_CORE, FOREST, MARBLE
from ziggurat.games.new_dawn.masks import has, members
from ziggurat.games.new_dawn.printed import printed
from ziggurat.games.new_dawn.rows import CAPITAL_TILE, PLAIN_TILE, Core, Icon, TileSide
from ziggurat.games.new_dawn.state import table
from ziggurat.kernel.rules import Step
from ziggurat.kernel.state import State

DESERT_SEVEN = TileSide(7, A, CAPITAL_TILE, "gddddddddd", resources=(Icon(MARBLE, 5),))


def replaced_tile(b: Build) -> None:
    """A capital tile with another side A."""
    b.content("tile").replace("7a", DESERT_SEVEN)


def forts(b: Build) -> None:
    """A fort: a space of its own."""
    b.content("tile").add(FORTS)


def lay_forts(s: State, seat: int) -> None:
    """Lay a fort for each seat where it touches two spaces of the core and no other fort."""
    g = table(s)
    for fort in printed(g.rules).tiles.singles[: g.seats]:
        around = singles(0, g.draft.alone, 1) if g.draft.alone else 0
        free = singles(g.draft.filled, g.draft.heart, 2) & ~around
        g.draft = g.draft.with_tile((fort, SINGLE, 0, *coordinates(members(free)[0])))


def forts_in_the_draft(b: Build) -> None:
    """Forts are laid round the core before the tiles."""
    b.content("tile").add(tuple([TileSide(FORT + at, SINGLE, PLAIN_TILE, "f") for at in range(4)]))
    b.flow("map").after("core", Step("forts", lay_forts))


def small_core(b: Build) -> None:
    """A core of two tiles of any kind, mirrored."""
    b.limit("core_tiles", 2)
    b.limit("core_naturals", 1)
    for side, name in enumerate(("C1", "C2")):
        spots = CORES[1 - side].spots
        b.content("core").replace(name, Core(FIRST_CORE + side, name, side, spots))


def test_a_replaced_tile_is_the_one_that_lies_there() -> None:
    g = set_up(rules_with(replaced_tile), 4)
    space = g.rules.kinds["space"].parse("7f")
    assert has(g.board.within[4] & ~g.board.within[3], space)
    assert has(g.resources[MARBLE], space)


def test_games_on_a_replaced_tile_end() -> None:
    plays_through(rules_with(replaced_tile), 4)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_core_is_laid_as_its_row_says(seed: int) -> None:
    g = set_up(rules_with(small_core, options={}), 2, seed)
    side = g.board.placed[0][1]
    spots = tuple([placed[2:] for placed in g.board.placed[:2]])
    assert spots == CORES[1 - side].spots[:2]
    assert len(g.board.placed) == 2 + 2 + 4


def test_a_space_of_its_own_is_part_of_the_map() -> None:
    rules = rules_with(forts)
    tile = (7, A, 0, 0, 0)
    board = laid(rules, (tile, (FORT, SINGLE, 0, -2, 0)), ())
    fort = rules.kinds["space"].parse(f"{FORT}a")
    assert board.where[(-2, 0)] == fort
    assert board.terrain[fort] == FOREST
    assert board.near[fort].bit_count() == sum([(q - 2, r) in board.where for q, r in DIRECTIONS])


def test_a_draft_knows_spaces_of_their_own() -> None:
    draft = EMPTY_DRAFT.with_core((1, A, 0, 0, 0)).with_tile((FORT, SINGLE, 0, -2, 0))
    assert members(draft.alone) == [cell_at(-2, 0)]
    assert draft.tiles.bit_count() == 11


def test_forts_are_spaces_of_the_finished_map() -> None:
    rules = rules_with(forts_in_the_draft, options={})
    g = set_up(rules, 3)
    assert len(g.board.placed) == 4 + 3 + 3 + 6
    for fort in (FORT, FORT + 1, FORT + 2):
        space = rules.kinds["space"].parse(f"{fort}a")
        assert has(g.board.land, space)
        assert g.board.near[space].bit_count() >= 2
        assert g.board.difficulty(space) == 3


def test_games_with_forts_end() -> None:
    plays_through(rules_with(forts_in_the_draft, options={}), 3)


def test_free_cells_are_counted_by_what_they_touch() -> None:
    draft = EMPTY_DRAFT.with_core((1, A, 0, 0, 0)).with_core((2, A, 3, 3, 1))
    for least in (1, 2, 3):
        found = {coordinates(cell) for cell in members(singles(draft.filled, draft.heart, least))}
        cells = {coordinates(cell) for cell in members(draft.filled)}
        around = {(q + dq, r + dr) for q, r in cells for dq, dr in DIRECTIONS} - cells
        assert found == {
            (q, r)
            for q, r in around
            if sum([(q + dq, r + dr) in cells for dq, dr in DIRECTIONS]) >= least
        }


def test_only_some_cells_may_count_as_touched() -> None:
    draft = EMPTY_DRAFT.with_core((1, A, 0, 0, 0)).with_tile((2, A, 3, 3, 1))
    assert fitting_at(draft.filled, draft.filled) == fitting(draft.filled)
    fewer = fitting_at(draft.filled, draft.heart)
    for shape, cells in enumerate(fitting(draft.filled)):
        assert fewer[shape] & ~cells == 0
    assert sum([cells.bit_count() for cells in fewer]) > 0
