"""A map that grows during play, at the speed of a search."""

from __future__ import annotations

from tests.games.new_dawn.seams.probe import rules_with, set_up
from tests.games.new_dawn.seams.tiles import NEW_TILES
from ziggurat import api
from ziggurat.build.build import Build
from ziggurat.games.new_dawn.board.board import Board
from ziggurat.games.new_dawn.board.geometry import cells
from ziggurat.games.new_dawn.board.grid import coordinates
from ziggurat.games.new_dawn.board.growing import extended, lay_during_play, places_beside
from ziggurat.games.new_dawn.ids import FIRST_WATER, MARBLE
from ziggurat.games.new_dawn.masks import has, members
from ziggurat.games.new_dawn.printed import Placed
from ziggurat.match.codec import decode_state, digest, encode_state

TILE = 18


def more_tiles(b: Build) -> None:
    b.content("tile").add(NEW_TILES)


RULES = rules_with(more_tiles)


def spots(board: Board, space: int) -> list[Placed]:
    """Every way to lay the tile beside a space."""
    found: list[Placed] = []
    for shape, where in enumerate(places_beside(board, space)):
        for cell in members(where):
            found.append((TILE, shape // 6, shape % 6, *coordinates(cell)))
    return found


def test_a_tile_touches_four_spaces_and_the_one_it_is_laid_beside() -> None:
    g = set_up(RULES, 2)
    at = {space: cell for cell, space in g.board.where.items()}
    space = members(g.board.edge)[0]
    for _, side, rotation, q, r in spots(g.board, space):
        covers = cells(side, rotation, q, r)
        assert not [cell for cell in covers if cell in g.board.where]
        touched = {
            near
            for near, (x, y) in at.items()
            for a, b in covers
            if (x - a, y - b) in ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
        }
        assert len(touched) >= 4
        assert space in touched


def test_the_same_tile_in_the_same_place_is_worked_out_once() -> None:
    g = set_up(RULES, 2)
    space = members(g.board.edge)[0]
    there = spots(g.board, space)
    assert places_beside(g.board, space) is places_beside(g.board, space)
    first = [extended(RULES, g.board, spot) for spot in there]
    again = [extended(RULES, g.clone().board, spot) for spot in there]
    assert len(there) >= 10
    assert all([one is other for one, other in zip(first, again, strict=True)])


def test_a_laid_tile_joins_the_map_with_its_tokens() -> None:
    g = set_up(RULES, 2)
    before = g.board
    space = members(before.edge)[0]
    lay_during_play(g, spots(before, space)[0])
    assert len(g.board.placed) == len(before.placed) + 1
    assert has(g.resources[MARBLE], RULES.kinds["space"].parse("18b"))
    assert g.barbarians[9] == RULES.kinds["space"].parse("18g")
    assert g.board.near[space] & ~before.near[space]
    # What was there keeps its number and its ground.
    for old in before.where.values():
        assert g.board.terrain[old] == before.terrain[old]
    assert all([check.check(g) == "" for check in RULES.invariants.values()])


def test_a_grown_map_is_saved_and_read() -> None:
    g = set_up(RULES, 2)
    lay_during_play(g, spots(g.board, members(g.board.edge)[0])[3])
    read = decode_state(RULES, encode_state(g))
    assert digest(read) == digest(g)
    view = api.view(read, 0)
    assert view.parts


def test_holes_become_water() -> None:
    g = set_up(RULES, 2)
    wet = [
        board
        for space in members(g.board.edge)
        for spot in spots(g.board, space)
        if (board := extended(RULES, g.board, spot)).water
    ]
    assert wet
    for board in wet[:5]:
        for at, cell in enumerate(board.water):
            assert board.where[cell] == FIRST_WATER + at
            assert has(board.waters, FIRST_WATER + at)
            assert -1 not in board.step[FIRST_WATER + at]
