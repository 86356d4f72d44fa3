"""Where an explored tile may lie, and what happens when it is laid."""

import pytest

from tests.games.new_dawn.map import naive
from tests.games.new_dawn.terra_incognita.exploration.kit import Explorer
from tests.games.new_dawn.terra_incognita.kit import set_up, space
from tests.kit.trace import rule
from ziggurat import api
from ziggurat.games.new_dawn.board.board import laid
from ziggurat.games.new_dawn.board.grid import REACH, cell_at, coordinates
from ziggurat.games.new_dawn.board.growing import lay_during_play, places_beside
from ziggurat.games.new_dawn.diplomacy.cards import available_cards
from ziggurat.games.new_dawn.ids import DIAMOND, FIRST_WATER, MARBLE
from ziggurat.games.new_dawn.masks import has, members
from ziggurat.games.new_dawn.state import Table
from ziggurat.games.new_dawn.terra_incognita.exploration.exploring import (
    DrawTile,
    LayExplored,
    TurnExplored,
)
from ziggurat.games.new_dawn.terra_incognita.exploration.origins import origins
from ziggurat.games.new_dawn.terra_incognita.ids import AUCKLAND
from ziggurat.games.new_dawn.verbs import LAY, TURN
from ziggurat.match.codec import decode_state, digest, encode_state

Place = tuple[int, int, int, int]


def cell_of(g: Table, at: int) -> tuple[int, int]:
    """The coordinates of a space."""
    return next(cell for cell, there in g.board.where.items() if there == at)


def slow_places(g: Table, at: int) -> set[Place]:
    """Where a tile may lie beside a space, by a second count on sets of coordinates."""
    there = frozenset(g.board.where)
    found = set()
    for side in (0, 1):
        for rotation in range(6):
            shape = naive.cells_of(side, rotation, 0, 0)
            near = naive.beside(frozenset([cell_of(g, at)])) - there
            for q, r in {(q - a, r - b) for q, r in near for a, b in shape}:
                cells = frozenset((q + a, r + b) for a, b in shape)
                if not cells & there and len(naive.beside(cells) & there) >= 4:
                    found.add((side, rotation, q, r))
    return found


def places(g: Table, at: int) -> set[Place]:
    """Where a tile may lie beside a space, as the rules say."""
    return {
        (shape // 6, shape % 6, *coordinates(cell))
        for shape, cells in enumerate(places_beside(g.board, at))
        for cell in members(cells)
    }


@rule("ti.explore.touch_four", "ti.explore.touch_figure_space", "ti.explore.touch_any_space")
@rule("ti.explore.touch_four_min", "ti.explore.either_side")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_tile_may_lie_where_a_slow_second_opinion_says(seats: int) -> None:
    """Forts and water count like any other space, and touching more than four is fine."""
    g = set_up(seats, seed=seats)
    for at in members(origins(g)):
        assert places(g, at) == slow_places(g, at)


@rule("ti.explore.touch_four", "ti.explore.touch_four_min", "ti.explore.touch_figure_space")
def test_every_refusal_says_what_is_missing() -> None:
    t = Explorer().caravans("11d").begin().play("explore c1 11d", "nature draw 8")
    legal = slow_places(t.g, space("11d"))
    there = frozenset(t.g.board.where)
    seen = set()
    for q in range(-8, 9):
        for r in range(-8, 9):
            frame = LayExplored(0, space("11d"), 8, 0, 0)
            reason = frame.refuse(t.state, 0, (LAY, cell_at(q, r)))
            cells = naive.cells_of(0, 0, q, r)
            touched = len(naive.beside(cells) & there)
            if (0, 0, q, r) in legal:
                assert reason is None
                continue
            assert reason is not None
            name = t.rules.reasons[reason.number].name
            seen.add(name)
            if cells & there:
                assert name == "overlaps_map"
            elif touched < 4:
                assert (name, reason.facts) == ("touches_few", (touched,))
            else:
                assert name == "misses_origin"
    assert {"overlaps_map", "touches_few"} <= seen


@rule("ti.explore.touch_figure_space")
def test_a_tile_that_misses_the_figure_is_refused() -> None:
    g = set_up(4, seed=2)
    froms = members(origins(g))
    for at in froms:
        for other in froms:
            for side, rotation, q, r in slow_places(g, other) - slow_places(g, at):
                frame = LayExplored(0, at, 8, side, rotation)
                reason = frame.refuse(g, 0, (LAY, cell_at(q, r)))
                assert reason is not None
                assert g.rules.reasons[reason.number].name == "misses_origin"
                return
    raise AssertionError("no such place was found")


@rule("ti.explore.touch_any_space", "ti.explore.single_spaces")
def test_a_fort_counts_among_the_spaces_touched() -> None:
    t = Explorer()
    board = t.g.board
    before = places(t.g, space("11d"))
    gained = 0
    for fort in naive.beside(frozenset(board.where)):
        t.g.board = laid(t.rules, (*board.placed, (22, 2, 0, *fort)), ())
        found = places(t.g, space("11d"))
        assert found == slow_places(t.g, space("11d"))
        for place in found - before:
            assert fort in naive.beside(naive.cells_of(*place))
            gained += 1
    assert gained


@rule("ti.explore.either_side", "ti.explore.must_place")
def test_both_sides_are_offered_and_nothing_else() -> None:
    t = Explorer().caravans("11d").begin().play("explore c1 11d", "nature draw 8")
    listed = [choice[1:] for choice in t.g.asked[0].options]
    legal = slow_places(t.g, space("11d"))
    assert listed == sorted({at[:2] for at in legal})
    assert {side for side, _ in listed} == {0, 1}
    assert t.refused("pass") != ""
    for side in (0, 1):
        for rotation in range(6):
            frame = TurnExplored(0, space("11d"), 8)
            reason = frame.refuse(t.state, 0, (TURN, side, rotation))
            assert (reason is None) == ((side, rotation) in listed)


@rule("ti.explore.draw_bottom", "ti.explore.public_stack")
def test_the_tile_comes_from_the_bottom_and_nobody_knew_it() -> None:
    t = Explorer().caravans("11d").begin().play("explore c1 11d")
    assert t.odds() == {f"draw {tile}": 1 for tile in (1, 2, 3, 4, 6, 8, 10, 14, 18, 19, 20, 21)}
    t.play("nature draw 14").lay()
    assert t.left() == 11
    assert "14" not in t.fact("stack")
    assert t.told("tile_explored") == [("tile_explored", 0, 14, space("11d"))]


@rule("ti.explore.draw_bottom")
def test_a_tile_known_to_be_at_the_bottom_is_the_one_that_is_drawn() -> None:
    t = Explorer().set("stack_bottom", "6", "2").caravans("11d").begin()
    t.play("explore c1 11d")
    assert t.told("tile_explored") == [("tile_explored", 0, 6, space("11d"))]
    assert t.fact("stack_bottom") == ["2"]


@rule("ti.explore.cannot_place", "ti.explore.cannot_place_cost", "ti.explore.public_stack")
def test_a_tile_without_a_place_goes_on_top_and_the_space_is_spent() -> None:
    """Water around 11d leaves a way out that is one space wide, and no tile is that narrow."""
    t = Explorer()
    at = space("11d")
    there = frozenset(t.g.board.where)
    beside = naive.beside(frozenset([cell_of(t.g, at)])) - there
    narrow = min(beside)
    beyond = naive.beside(frozenset([narrow])) - there - beside
    water = (beside - {narrow}) | (beyond - {min(beyond)})
    t.g.board = laid(t.rules, t.g.board.placed, tuple(sorted(water)))
    t.set("stack", "8", "10").caravans("11d").begin()
    assert t.facts() == (3, 0)
    t.play("explore c1 11d", "nature draw 10")
    assert t.fact("stack_top") == ["10"]
    assert t.fact("stack") == ["8"]
    assert t.fact("knowers 10") == ["p1", "p2"]
    assert t.facts() == (2, 0)
    assert t.exploring() == []
    t.play("pass").at("turn p1 end", DrawTile(0, at))
    assert t.fact("stack_top") == ["8", "10"]
    t.at("turn p1 end", DrawTile(0, at))
    assert t.told("tile_explored")[-1] == ("tile_explored", 0, 10, at)


@rule("ti.explore.populate", "ti.explore.direction_token")
def test_the_tile_gets_its_tokens_at_once() -> None:
    t = Explorer().caravans("11d").begin()
    turned = t.g.direction
    t.play("explore c1 11d", "nature draw 18").lay()
    side = t.g.board.placed[-1][1]
    assert has(t.g.natural, 170)
    assert t.g.barbarians[9] == 170 + (3, 1)[side]
    kind, at = ((2, 4), (MARBLE, 9))[side]
    assert has(t.g.resources[kind], 170 + at)
    assert t.g.direction == turned


@rule("ti.component.limit", "ti.explore.populate")
def test_an_icon_stays_bare_if_no_resource_of_its_type_is_left() -> None:
    t = Explorer().set("resources p2 diamond", "10").caravans("11d").begin()
    lay_during_play(t.g, (20, 0, *_first(t)))
    assert not has(t.g.resources[DIAMOND], 194)
    t = Explorer().set("resources p2 diamond", "9").caravans("11d").begin()
    lay_during_play(t.g, (20, 0, *_first(t)))
    assert has(t.g.resources[DIAMOND], 194)


@rule("ti.explore.citystate_cards", "ti.setup.citystate_stack")
def test_a_new_city_state_brings_its_cards() -> None:
    t = Explorer().caravans("11d").begin()
    assert not has(t.g.city_states, 196)
    lay_during_play(t.g, (20, 0, *_first(t)))
    assert has(t.g.city_states, 196)
    assert available_cards(t.g, 0, AUCKLAND) == 1 << AUCKLAND
    assert available_cards(t.g, 1, AUCKLAND) == 1 << AUCKLAND


def _first(t: Explorer) -> tuple[int, int, int]:
    """The first place on side A beside 11d."""
    side, rotation, q, r = sorted(slow_places(t.g, space("11d")))[0]
    assert side == 0
    return rotation, q, r


@rule("ti.explore.hole")
def test_holes_become_water() -> None:
    wet = 0
    for seed in range(6):
        g = set_up(4, seed)
        for at in members(origins(g)):
            for place in sorted(places(g, at)):
                board = g.board
                lay_during_play(g, (tile_left(g), *place))
                cells = frozenset(board.where) | naive.cells_of(*place)
                new = naive.holes(cells)
                assert set(g.board.water) == set(board.water) | new
                for number, cell in enumerate(g.board.water):
                    assert g.board.where[cell] == FIRST_WATER + number
                    assert has(g.board.waters, FIRST_WATER + number)
                wet += len(new)
                g.board = board
    assert wet


def tile_left(g: Table) -> int:
    """A tile that is not on the map."""
    there = [placed[0] for placed in g.board.placed]
    return next(tile for tile in range(1, 22) if tile not in there)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_figures_never_explore_beyond_the_grid(seats: int) -> None:
    """A tile is five cells long; wherever a capital tile lies, one more finds room on the grid."""
    for seed in range(6):
        g = set_up(seats, seed)
        froms = [cell_of(g, at) for at in members(origins(g))]
        assert max([max(abs(q), abs(r)) for q, r in froms]) + 5 <= REACH


def test_a_grown_map_is_saved_and_read() -> None:
    t = Explorer().caravans("11d").begin().play("explore c1 11d", "nature draw 8").lay()
    read = decode_state(t.rules, encode_state(t.state))
    assert digest(read) == digest(t.state)
    assert api.view(read, 0).parts
