"""Where a new tile goes: the list counted once more, and its best place taken away step by step."""

from __future__ import annotations

import pytest

from tests.games.new_dawn.automated_player_terra_incognita.kit import Pioneer, shown, space
from tests.games.new_dawn.automated_player_terra_incognita.setup.naive import FAR, Cell, Sketch
from tests.kit.trace import component, rule
from ziggurat.games.new_dawn.automated_player.weighing import foreseen
from ziggurat.games.new_dawn.automated_player_terra_incognita.exploration.laying import (
    NEW_TILE,
    SetExplored,
    frontier,
    placed_by,
)
from ziggurat.games.new_dawn.board.geometry import cells
from ziggurat.games.new_dawn.board.growing import extended
from ziggurat.games.new_dawn.ids import DESERT, FOREST, MOUNTAIN, NATURAL_WONDER
from ziggurat.games.new_dawn.printed import Placed, printed
from ziggurat.games.new_dawn.state import Table
from ziggurat.kernel.question import SPACE, Question

FITS = {
    "campus": (MOUNTAIN, NATURAL_WONDER),
    "commercial_hub": (DESERT,),
    "industrial_zone": (FOREST,),
}


def value(t: Pioneer, placed: Placed, districts: dict[str, str]) -> tuple[int, ...]:
    """What the list compares for one place of a tile, more being better."""
    g: Table = t.g
    tile, side, rotation, q, r = placed
    row = printed(g.rules).tiles.side(tile, side)
    after = extended(g.rules, g.board, placed)
    sketch = Sketch(g, after.placed, after.water)
    own = cells(side, rotation, q, r)
    where = {there: cell for cell, there in g.board.where.items()}
    better = 0
    for name, label in districts.items():
        near = sketch.around(where[space(label)])
        better += len([at for at in own if at in near and sketch.terrain[at] in FITS[name]])
    contacts = 0
    for cell in own:
        kind = sketch.terrain[cell]
        others = [at for at in sketch.around(cell) if sketch.tile.get(at, tile) != tile]
        if kind in (FOREST, DESERT, MOUNTAIN) and kind in [sketch.terrain[at] for at in others]:
            contacts += 1
    steps: dict[Cell, int] = sketch.steps(where[g.realms[t.seat].capital], True)
    sights = [steps[own[at.at]] for at in (row.natural, row.city_state) if at]
    camps = [steps[own[at.at]] for at in (row.barbarian,) if at]
    return (better, contacts, -min(sights, default=FAR), min(camps, default=FAR))


@rule("ap.ti.explore.tile_order", "ap.ti.explore.measures", "ap.ti.explore.options")
@component("priority_list.new_tile", "criterion.better_districts", "criterion.tile_contacts")
@component("criterion.sight_near_capital", "criterion.barbarian_far")
@component("automated_topic.ap_explored_tile")
@pytest.mark.parametrize("tile", [1, 4, 14, 18, 20])
@pytest.mark.parametrize("origin", ["11b", "11d"])
def test_places_for_a_new_tile_rank_as_the_list_says(tile: int, origin: str) -> None:
    districts = {"campus": "11e", "industrial_zone": "11b", "commercial_hub": "11c"}
    t = Pioneer()
    for name, label in districts.items():
        t.district(name, label)
    options = SetExplored(t.seat, space(origin), tile).listed(t.g)
    assert {at[2] for at in options} == {0, 1}
    question = Question(t.seat, "ap_explored_tile", SPACE, options, (tile,))
    worth = {at: value(t, placed_by(question, at), districts) for at in options}
    left = options
    while left:
        best = foreseen(t.g, question, NEW_TILE, left)
        top = max([worth[at] for at in left])
        assert set(best) == {at for at in left if worth[at] == top}
        left = tuple([at for at in left if at not in best])


@rule("ap.ti.explore.where", "ap.ti.explore.options")
def test_it_explores_from_the_edge_of_its_own_capital_tile_only() -> None:
    t = Pioneer().set("stack", "1", "2")
    found = shown(frontier(t.g, t.seat))
    assert found
    assert all([label.startswith("11") for label in found])
    assert "11a" not in found
    t.set("stack")
    assert frontier(t.g, t.seat) == 0
