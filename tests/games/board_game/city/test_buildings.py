"""Buildings: which may be produced, where they stand, and what they cover."""

import pytest

from tests.games.board_game.city.town import (
    RICH,
    acting,
    knowing,
    made,
    mixed,
    town,
    with_city,
)
from tests.games.board_game.kit import square_of, state
from tests.kit.table import Position
from tests.kit.trace import rule
from ziggurat.games.board_game.board.yields import culture_on, production_on, trade_on
from ziggurat.games.board_game.content.buildings import BUILDINGS
from ziggurat.games.board_game.movement.figures import is_water, may_stand
from ziggurat.games.board_game.reasons import NOT_ON_WATER
from ziggurat.games.board_game.start.founding import destroy_city


def stands_on(building: str, tech: str) -> list[str]:
    """The terrains on which a building is offered a place."""
    t = acting(mixed(tech)).play(f"p1 build {building}")
    places = made(t, "put")
    return sorted({t.fact(f"terrain {place.split()[1]}")[0] for place in places})


# Which


@rule("cb.building.needs_tech")
def test_a_building_needs_its_tech() -> None:
    t = acting(knowing("pottery"))
    assert made(t, "build") == []
    assert t.refused("p1 build market") == "cb.building.needs_tech"
    assert made(acting(knowing("currency")), "build") == ["build market"]


@rule("cb.building.needs_tech")
def test_the_upgraded_form_closes_the_basic_one() -> None:
    t = acting(knowing("currency", "banking"))
    assert made(t, "build") == ["build bank"]
    assert t.refused("p1 build market") == "cb.tech.basic_form_closed"


@rule("cb.building.cost_printed")
def test_a_building_costs_what_is_printed() -> None:
    assert {row.name: row.cost for row in BUILDINGS} == {
        "market": 7, "bank": 10, "temple": 7, "cathedral": 10, "barracks": 7, "academy": 10,
        "granary": 5, "aqueduct": 8, "library": 5, "university": 8, "workshop": 7,
        "iron_mine": 10, "trading_post": 7, "harbor": 7, "city_walls": 7,
    }  # fmt: skip


@rule("cb.building.cost_printed")
def test_one_production_less_is_too_little() -> None:
    rich = town(1).set("known p1", "currency")
    assert "build market" in made(acting(rich))
    poor = town(0).set("known p1", "currency")
    assert acting(poor).refused("p1 build market") == "cb.production.cost_at_most"


def sold_out(t: Position) -> Position:
    """Put all five markets on the map, none of them beside p1's capital."""
    for city, centre in (("p1 city1", "C22"), ("p1 city2", "E22"), ("p2 city1", "D22")):
        t.set(f"city {city}", centre).set(f"marker {centre[0]}11", "market")
    t.set("city p2 city2", "F22").set("marker F11", "market")
    return t.set("marker H33", "market")


@rule("cb.building.supply_limit")
@pytest.mark.parametrize(("tech", "name"), [("currency", "market"), ("banking", "bank")])
def test_no_marker_is_left(tech: str, name: str) -> None:
    t = acting(sold_out(knowing(tech)))
    assert t.fact("supply market") == ["0"]
    assert t.refused(f"p1 build {name}") == "cb.building.supply_limit"
    assert made(t, "build") == []


@rule("cb.building.supply_shared")
def test_both_sides_of_a_marker_share_a_supply() -> None:
    t = with_city(knowing("pottery")).set("city p2 city1", "F22")
    for square in ("C11", "C12", "C13"):
        t.set(f"marker {square}", "granary")
    for square in ("F11", "F12", "F13"):
        t.set(f"marker {square}", "aqueduct")
    assert t.fact("supply granary") == t.fact("supply aqueduct") == ["0"]
    assert acting(t, "city1").refused("p1 build granary") == "cb.building.supply_limit"


@rule("cb.building.supply_refill")
def test_a_destroyed_building_can_be_built_again() -> None:
    t = sold_out(knowing("currency"))
    destroy_city(state(t), 1, 1)
    assert t.fact("supply market") == ["1"]
    assert "build market" in made(acting(t))


# Where


@rule("cb.building.placed_in_outskirts")
def test_a_building_stands_beside_its_city() -> None:
    t = acting(with_city(knowing("currency"))).play("p1 build market")
    land = ["A12", "A13", "A23", "A31", "A32", "A33"]
    assert made(t, "put") == [f"put {square}" for square in land]
    for square in ("C11", "A22", "A44"):
        assert t.refused(f"p1 put {square}") == "cb.building.placed_in_outskirts"
    assert t.play("p1 put A13").fact("marker A13") == ["market"]


@rule("cb.building.terrain_required")
def test_a_granary_stands_on_no_forest() -> None:
    t = acting(mixed("pottery").set("terrain A33", "grassland")).play("p1 build granary")
    assert t.refused("p1 put A12") == "cb.building.terrain_required"
    assert made(t, "put") == ["put A11", "put A33"]


@rule("cb.building.terrain_required")
def test_a_city_without_the_terrain_is_not_offered_it() -> None:
    t = acting(knowing("pottery"))
    assert t.refused("p1 build granary") == "cb.building.placed_in_outskirts"


@rule("cb.building.terrain_grassland")
@pytest.mark.parametrize(
    ("building", "tech"),
    [
        ("granary", "pottery"),
        ("aqueduct", "engineering"),
        ("library", "writing"),
        ("university", "printing_press"),
    ],
)
def test_grassland_only(building: str, tech: str) -> None:
    t = acting(mixed(tech)).play(f"p1 build {building}")
    assert t.fact("marker A11") == [building]
    assert stands_on_all(building, tech) == ["grassland"]


def stands_on_all(building: str, tech: str) -> list[str]:
    """The same for a building that might have a single place, and is put there at once."""
    t = mixed(tech).set("terrain A31", "grassland").set("terrain A32", "mountain")
    t.set("terrain A33", "desert")
    acting(t).play(f"p1 build {building}")
    return sorted({t.fact(f"terrain {move.split()[1]}")[0] for move in made(t, "put")})


@rule("cb.building.terrain_mountain")
@pytest.mark.parametrize(
    ("building", "tech"), [("workshop", "construction"), ("iron_mine", "railroad")]
)
def test_mountains_only(building: str, tech: str) -> None:
    assert stands_on_all(building, tech) == ["mountain"]


@rule("cb.building.terrain_desert")
def test_desert_only() -> None:
    assert stands_on_all("trading_post", "code_of_laws") == ["desert"]


@rule("cb.building.terrain_water")
def test_water_only() -> None:
    assert stands_on("harbor", "navigation") == ["water"]


@rule("cb.building.terrain_any_land")
@pytest.mark.parametrize(
    ("building", "tech"),
    [
        ("market", "currency"),
        ("bank", "banking"),
        ("temple", "philosophy"),
        ("cathedral", "theology"),
        ("barracks", "metalworking"),
        ("academy", "military_science"),
    ],
)
def test_any_land(building: str, tech: str) -> None:
    assert stands_on(building, tech) == ["desert", "forest", "grassland", "mountain"]


@rule("cb.building.repeat_type")
def test_three_harbors_in_one_city() -> None:
    t = knowing("navigation").set("terrain A12", "water").set("actions p1 capital", "3")
    t.set("marker A11", "harbor").set("marker A12", "harbor")
    acting(t).play("p1 build harbor")
    assert [t.fact(f"marker {at}") for at in ("A11", "A12", "A21")] == [["harbor"]] * 3


@rule("cb.blockade.no_marker_placement")
def test_no_building_among_enemies() -> None:
    t = acting(knowing("currency").set("scouts p2", "A13")).play("p1 build market")
    assert t.refused("p1 put A13") == "cb.blockade.no_marker_placement"


# What they yield


@rule("cb.building.icons_replace_square")
def test_icons_replace_those_of_the_square() -> None:
    t = acting(knowing("metalworking")).play("p1 build barracks", "p1 put A13")
    g, square = state(t), square_of(t, "A13")
    assert (trade_on(g, square), production_on(g, square), culture_on(g, square)) == (2, 0, 0)
    assert t.fact("production p1 capital") == [str(6 - 2 + RICH)]


@rule("cb.building.covers_resource")
def test_a_building_covers_the_resource() -> None:
    t = acting(with_city(knowing("currency"))).play("p1 build market", "p1 put A31")
    again = town().set("marker A31", "market")
    assert acting(again).refused("p1 harvest iron") == "cb.resource.needs_icon"
    assert t.fact("marker A31") == ["market"]


@rule("cb.building.harbor_square_is_water")
def test_a_harbor_stays_water() -> None:
    t = town().set("marker A11", "harbor").set("armies p1", "A12")
    assert is_water(state(t), square_of(t, "A11"))
    assert may_stand(state(t), 0, square_of(t, "A11")) == NOT_ON_WATER
    t.at("turn p1 movement").play("p1 take A12 1 0")
    assert "p1 step A11" not in t.options()


# One limited building


@rule("cb.building.limited_one_per_city")
def test_a_city_has_one_limited_building() -> None:
    t = acting(knowing("currency", "metalworking").set("marker A12", "temple"))
    t.play("p1 build market")
    assert t.fact("marker A12") == ["market"]
    assert t.fact("supply temple") == ["5"]


@rule("cb.building.limited_one_per_city")
def test_a_second_limited_building_is_refused_elsewhere() -> None:
    t = knowing("currency").set("marker A12", "temple").set("scouts p2", "A12")
    assert acting(t).refused("p1 build market") == "cb.building.limited_one_per_city"
    t = acting(knowing("currency").set("marker A12", "market"))
    assert t.refused("p1 build market") == "cb.building.limited_one_per_city"


@rule("cb.building.limited_types")
def test_three_groups_are_limited() -> None:
    limited = [row.name for row in BUILDINGS if row.limited]
    assert limited == ["market", "bank", "temple", "cathedral", "barracks", "academy"]


@rule("cb.building.limited_one_per_city")
def test_every_city_has_a_limited_building_of_its_own() -> None:
    t = with_city(knowing("currency"), RICH).set("marker A12", "temple")
    acting(t, "city1").play("p1 build market", "p1 put C11")
    assert (t.fact("marker A12"), t.fact("marker C11")) == (["temple"], ["market"])
