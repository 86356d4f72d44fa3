"""Natural wonders: where each token lies, which resource it works as, how often."""

import pytest

from tests.games.new_dawn.cards.kit import Tried, empty_table, number, printed, space
from tests.kit.trace import component, rule
from ziggurat.games.new_dawn.board.pieces import collect
from ziggurat.games.new_dawn.masks import bit
from ziggurat.games.new_dawn.state import table
from ziggurat.games.new_dawn.wonders.wonders import PayWonder, eligible_naturals, paying_types

# All six pairs of resources.
WONDERS = (
    "stonehenge",
    "terracotta_army",
    "great_lighthouse",
    "petra",
    "pyramids",
    "hanging_gardens",
)


@component(
    "natural_wonder.torres_del_paine",
    "natural_wonder.cliffs_of_dover",
    "natural_wonder.mt_everest",
    "natural_wonder.crater_lake",
    "natural_wonder.grand_mesa",
    "natural_wonder.galapagos_islands",
    "natural_wonder.mt_kilimanjaro",
    "natural_wonder.pantanal",
)
@rule("nd.naturalwonder.as_resource")
@pytest.mark.parametrize(
    ("name", "resource", "tile", "side", "label"),
    [
        ("torres_del_paine", "diamond", 1, 0, "1a"),
        ("cliffs_of_dover", "marble", 1, 1, "1a"),
        ("mt_everest", "oil", 2, 0, "2a"),
        ("crater_lake", "mercury", 2, 1, "2b"),
        ("grand_mesa", "diamond", 4, 0, "4a"),
        ("galapagos_islands", "mercury", 4, 1, "4a"),
        ("mt_kilimanjaro", "oil", 13, 0, "13a"),
        ("pantanal", "marble", 13, 1, "13a"),
    ],
)
def test_where_a_natural_wonder_lies_and_what_it_works_as(
    name: str, resource: str, tile: int, side: int, label: str
) -> None:
    t = empty_table((tile, side, 0, 0, 0)).set("natural_tokens", label)
    g = table(t.state)
    collect(g, 0, space(label))
    assert (t.fact("naturals p1"), t.fact("natural_tokens")) == ([name], [])
    for wonder in WONDERS:
        pays = eligible_naturals(g, 0, paying_types(g, 0, number(wonder))) != 0
        assert pays == (resource in printed(wonder)[3])


@component("natural_wonder.mt_kilimanjaro")
@rule("nd.naturalwonder.once_per_turn", "nd.naturalwonder.not_returned")
def test_a_natural_wonder_pays_once_a_turn_and_stays() -> None:
    t = Tried().set("natural_tokens", "1a", "2a", "4a").set("naturals p1", "mt_kilimanjaro")
    t.run(PayWonder(0, number("petra"), 4, 2))
    assert t.realm("p1").natural == bit(number("mt_kilimanjaro"))
    assert t.realm("p1").used_this_turn == bit(number("mt_kilimanjaro"))
    assert eligible_naturals(t.g, 0, paying_types(t.g, 0, number("pyramids"))) == 0
    t.turn()
    assert eligible_naturals(t.g, 0, paying_types(t.g, 0, number("pyramids"))) != 0
