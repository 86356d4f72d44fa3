"""The Shipyard."""

from tests.games.board_game.kit import resting, row_of, square_of, state
from tests.games.board_game.wisdom_and_warfare.kit import laid_out
from tests.kit.table import Position
from tests.kit.trace import component, rule
from ziggurat.games.board_game.battle.bonuses import marker_bonus
from ziggurat.games.board_game.board.yields import production_on, trade_on
from ziggurat.games.board_game.cities.buildings import building_row, may_put_building
from ziggurat.games.board_game.ids import NONE
from ziggurat.kernel.reason import ALLOWED

AROUND = ("A11", "A12", "A13", "A21", "A23", "A31", "A32", "A33")
WATER = ["A11", "A21"]


def open_squares(t: Position) -> list[str]:
    """Where the capital of p1 could put a Shipyard."""
    g, row = state(t), row_of(t, "shipyard")
    return [at for at in AROUND if may_put_building(g, 0, 0, row, square_of(t, at)) == ALLOWED]


@component("building.shipyard")
@rule("ww.building.shipyard_terrain")
def test_a_shipyard_stands_on_water_and_costs_five() -> None:
    t = laid_out()
    assert open_squares(t) == WATER
    assert building_row(state(t), row_of(t, "shipyard")).cost == 5
    t.set("marker A11", "shipyard")
    g, square = state(t), square_of(t, "A11")
    assert (production_on(g, square), trade_on(g, square), marker_bonus(g, 0)) == (2, 0, 2)


@rule("ww.building.shipyard_limited")
def test_a_city_has_one_building_with_a_star() -> None:
    assert open_squares(laid_out().set("marker A12", "temple")) == []
    assert open_squares(laid_out().set("marker A11", "shipyard")) == []
    assert open_squares(laid_out().set("marker A11", "harbor")) == WATER


@rule("ww.building.shipyard_not_upgrade")
def test_a_harbor_stays_a_harbor() -> None:
    t = laid_out()
    g = state(t)
    harbor, shipyard = (building_row(g, row_of(t, name)) for name in ("harbor", "shipyard"))
    assert (harbor.basic, shipyard.basic) == (NONE, NONE)
    assert harbor.group != shipyard.group
    t.set("marker A11", "shipyard")
    assert (t.fact("supply shipyard"), t.fact("supply harbor")) == (["4"], ["10"])


@rule("ww.building.shipyard_water_square")
def test_the_square_stays_water() -> None:
    for known, allowed in ((), False), (("sailing",), True):
        t = laid_out().set("marker A11", "shipyard").set("armies p1", "A12").set("scouts p1")
        t.set("known p1", *known).at(resting(0), "movement p1").play("p1 take A12 1 0")
        assert ("p1 step A11" in t.options()) == allowed
        if not allowed:
            assert t.refused("p1 step A11") == "cb.movement.water_forbidden"


@rule("ww.building.shipyard_tech")
def test_navy_unlocks_the_shipyard() -> None:
    for known, allowed in ((), False), (("navy",), True):
        t = laid_out().set("known p1", *known).set("bonus p1 capital", "20")
        t.set("actions p1 capital", "1").at(resting(0), "city_management p1 manage")
        t.play("p1 city capital")
        assert ("p1 build shipyard" in t.options()) == allowed
        assert (t.refused("p1 build shipyard") == "") == allowed
    t.play("p1 build shipyard")
    assert t.options() == ["p1 put A11", "p1 put A21"]
    t.play("p1 put A11")
    assert (t.fact("marker A11"), t.fact("supply shipyard")) == (["shipyard"], ["4"])


@rule("ww.building.shipyard_terrain")
def test_five_production_suffice() -> None:
    plain = int(laid_out().fact("production p1 capital")[0])
    for production, allowed in ((4, False), (5, True)):
        t = laid_out().set("known p1", "navy").set("bonus p1 capital", str(production - plain))
        t.set("actions p1 capital", "1").at(resting(0), "city_management p1 manage")
        t.play("p1 city capital")
        assert ("p1 build shipyard" in t.options()) == allowed


@rule("ww.building.shipyard_not_upgrade")
def test_learning_navy_turns_no_harbor_over() -> None:
    t = laid_out().set("marker A11", "harbor").set("known p1", "navy", "navigation")
    assert t.fact("marker A11") == ["harbor"]
    t.set("bonus p1 capital", "20").set("actions p1 capital", "1")
    t.at(resting(0), "city_management p1 manage").play("p1 city capital")
    assert {"p1 build harbor", "p1 build shipyard"} <= set(t.options())
