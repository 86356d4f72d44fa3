"""Walls, buildings for nothing, and what each building yields."""

import pytest

from tests.games.board_game.city.town import (
    RICH,
    acting,
    knowing,
    made,
    managing,
    mixed,
    town,
    with_city,
)
from tests.games.board_game.kit import row_of, state
from tests.kit.trace import component, rule
from ziggurat.games.board_game.board.yields import culture_on, production_on, trade_on
from ziggurat.games.board_game.cities.buildings import building_row
from ziggurat.games.board_game.research.learning import flip
from ziggurat.kernel.flows import Ask

# Walls


@rule("cb.building.walls_tech")
def test_walls_need_masonry() -> None:
    assert acting(knowing("pottery")).refused("p1 build city_walls") == "cb.building.needs_tech"
    assert "build city_walls" in made(acting(knowing("masonry")))


@rule("cb.building.walls_cost")
def test_walls_cost_seven() -> None:
    poor = acting(town().set("known p1", "masonry"))
    assert poor.refused("p1 build city_walls") == "cb.production.cost_at_most"
    assert "build city_walls" in made(acting(town(1).set("known p1", "masonry")))


@rule("cb.building.walls_in_center", "cb.building.walls_flip_marker")
@component("building.city_walls")
def test_walls_turn_the_city_marker_over() -> None:
    t = acting(with_city(knowing("masonry")))
    before = state(t).markers
    t.play("p1 build city_walls")
    assert t.fact("walls p1") == ["capital"]
    assert state(t).markers == before
    assert t.asked() == ["p1 city_management"]


@rule("cb.building.walls_one_per_city")
def test_a_city_is_walled_once() -> None:
    t = with_city(knowing("masonry"), RICH).set("walls p1", "capital")
    managing(t).play("p1 city capital")
    assert t.refused("p1 build city_walls") == "cb.building.walls_one_per_city"
    t.play("p1 pass", "p1 city city1", "p1 build city_walls")
    assert t.fact("walls p1") == ["capital", "city1"]


@rule("cb.building.walls_beside_limited")
def test_walls_stand_beside_everything_else() -> None:
    t = knowing("masonry").set("marker A12", "temple").set("marker A13", "stonehenge")
    acting(t).play("p1 build city_walls")
    assert t.fact("walls p1") == ["capital"]
    assert (t.fact("marker A12"), t.fact("marker A13")) == (["temple"], ["stonehenge"])


@rule("cb.building.one_marker_per_square")
@pytest.mark.parametrize("first", ["workshop", "stonehenge", "artist"])
def test_a_second_marker_removes_the_first(first: str) -> None:
    t = acting(knowing("currency").set("marker A12", first))
    t.play("p1 build market", "p1 put A12")
    assert t.fact("marker A12") == ["market"]
    assert row_of(t, first) not in state(t).markers


# A building for nothing


def test_a_free_building_needs_tech_and_place() -> None:
    t = town(-6).set("known p1", "construction", "pottery", "masonry")
    t.at("turn p1 movement", Ask("free_building", 0, (0,)))
    assert made(t) == ["build workshop", "build city_walls"]
    assert t.refused("p1 build market") == "cb.building.needs_tech"
    t.play("p1 build workshop", "p1 put A12")
    assert t.fact("marker A12") == ["workshop"]


def test_egyptians_build_for_nothing_once_a_turn() -> None:
    t = with_city(town(-6)).set("civilization p1", "egyptians").set("known p1", "masonry")
    acting(t).play("p1 use egyptians")
    assert t.fact("walls p1") == ["capital"]
    t.play("p1 city city1")
    assert "use egyptians" not in made(t)


# Each building


YIELDS = {
    "market": ("currency", (1, 1, 1)), "bank": ("banking", (1, 1, 1)),
    "temple": ("philosophy", (0, 0, 2)), "cathedral": ("theology", (0, 0, 3)),
    "barracks": ("metalworking", (2, 0, 0)), "academy": ("military_science", (2, 0, 0)),
    "granary": ("pottery", (1, 1, 0)), "aqueduct": ("engineering", (2, 2, 0)),
    "library": ("writing", (1, 0, 1)), "university": ("printing_press", (2, 0, 2)),
    "workshop": ("construction", (0, 3, 0)), "iron_mine": ("railroad", (0, 4, 0)),
    "trading_post": ("code_of_laws", (2, 0, 1)), "harbor": ("navigation", (2, 1, 0)),
}  # fmt: skip


@component(
    "building.market", "building.bank", "building.temple", "building.cathedral",
    "building.barracks", "building.academy", "building.granary", "building.aqueduct",
    "building.library", "building.university", "building.workshop", "building.iron_mine",
    "building.trading_post", "building.harbor",
)  # fmt: skip
@pytest.mark.parametrize("name", YIELDS)
def test_each_building_is_built_and_yields(name: str) -> None:
    tech, icons = YIELDS[name]
    t = acting(mixed(tech)).play(f"p1 build {name}")
    if t.asked() == ["p1 put_building"]:
        t.play(t.options()[0])
    g = state(t)
    square = g.markers.index(row_of(t, name))
    assert (trade_on(g, square), production_on(g, square), culture_on(g, square)) == icons


@component("building.bank")
def test_a_bank_has_a_coin() -> None:
    t = acting(knowing("banking"))
    before = int(t.fact("coins p1")[0])
    t.play("p1 build bank", "p1 put A12")
    assert int(t.fact("coins p1")[0]) == before + 1


@component("building.barracks", "building.academy")
def test_barracks_and_academies_help_in_battle() -> None:
    t = town()
    bonus = [building_row(state(t), row_of(t, name)).combat for name in ("barracks", "academy")]
    assert bonus == [2, 4]


@component("building.aqueduct", "building.cathedral")
def test_markers_are_turned_over_by_the_tech() -> None:
    t = with_city(town()).set("marker C11", "granary").set("marker A12", "temple")
    for name in ("aqueduct", "cathedral"):
        flip(state(t), 0, row_of(t, name))
    assert (t.fact("marker C11"), t.fact("marker A12")) == (["aqueduct"], ["cathedral"])
    assert t.fact("supply granary") == ["5"]
