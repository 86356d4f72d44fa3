"""Producing wonders: what they cost, where they stand, and the market."""

import pytest

from tests.games.board_game.city.town import acting, made, managing, town, with_city
from tests.games.board_game.kit import row_of, state
from tests.kit.table import Position
from tests.kit.trace import component, rule
from ziggurat.games.board_game.cities.arts import arts_yield
from ziggurat.games.board_game.cities.wonders import wonder_cost

RICH = 30
ANCIENT = ["stonehenge", "the_colossus", "the_hanging_gardens", "the_oracle"]


def producing(amount: int, t: Position) -> Position:
    """Let p1's capital have exactly so much production, and ask what it does."""
    return acting(t.set("bonus p1 capital", str(amount - 6)))


@rule("cb.wonder.only_from_market")
def test_only_wonders_of_the_market_are_made() -> None:
    t = acting(town(RICH))
    assert made(t, "erect") == [f"erect {name}" for name in ANCIENT]
    assert t.refused("p1 erect the_louvre") == "cb.wonder.only_from_market"


@rule("cb.wonder.any_era")
def test_the_era_of_a_wonder_does_not_matter() -> None:
    t = acting(town(RICH).set("offer", "stonehenge", "the_louvre", "panama_canal", "the_oracle"))
    assert {"erect the_louvre", "erect panama_canal"} <= set(made(t))


@rule("cb.wonder.full_cost")
def test_a_wonder_costs_what_is_printed() -> None:
    assert "erect the_oracle" in made(producing(15, town()))
    poor = producing(14, town())
    assert poor.refused("p1 erect the_oracle") == "cb.production.cost_at_most"


@rule("cb.wonder.discount_cost")
def test_the_named_tech_makes_it_cheaper() -> None:
    t = producing(10, town().set("known p1", "code_of_laws"))
    assert "erect the_oracle" in made(t)
    assert t.refused("p1 erect the_colossus") == "cb.production.cost_at_most"
    assert wonder_cost(state(t), 1, row_of(t, "the_oracle")) == 15


@rule("cb.wonder.single_city")
def test_one_city_pays_alone() -> None:
    t = with_city(town(2), 8)
    assert acting(t).refused("p1 erect the_oracle") == "cb.production.cost_at_most"


@rule("cb.wonder.card_to_owner")
def test_the_card_lies_before_its_owner() -> None:
    t = acting(town(RICH)).play("p1 erect the_oracle", "p1 put A12")
    oracle = row_of(t, "the_oracle")
    assert t.fact("wonder_of the_oracle") == ["p1"]
    assert [t.state.holds(seat, oracle) for seat in (0, 1)] == [True, False]


@rule("cb.wonder.marker_in_outskirts", "cb.wonder.not_on_water")
def test_a_wonder_stands_on_land_beside_its_city() -> None:
    t = acting(with_city(town(RICH)).set("terrain A12", "grassland")).play("p1 erect stonehenge")
    land = ["A12", "A13", "A23", "A31", "A32", "A33"]
    assert made(t) == [f"put {square}" for square in land]
    terrains = {t.fact(f"terrain {square}")[0] for square in land}
    assert terrains == {"grassland", "forest", "mountain", "desert"}
    assert t.refused("p1 put A11") == "cb.wonder.not_on_water"
    assert t.refused("p1 put C11") == "cb.building.placed_in_outskirts"


@rule("cb.blockade.no_marker_placement")
def test_no_wonder_among_enemies() -> None:
    t = acting(town(RICH).set("armies p2", "A13")).play("p1 erect stonehenge")
    assert t.refused("p1 put A13") == "cb.blockade.no_marker_placement"


# The market


@rule("cb.wonder.refill_card")
def test_the_next_wonder_of_the_deck_fills_the_market() -> None:
    t = acting(town(RICH)).play("p1 erect stonehenge", "p1 put A12")
    assert len(t.odds()) == 4
    t.play("nature draw_wonder the_louvre")
    assert t.fact("offer") == [*ANCIENT[1:], "the_louvre"]


@rule("cb.wonder.refill_empty_deck")
def test_an_empty_deck_leaves_a_gap() -> None:
    t = town(RICH)
    g = state(t)
    rest = [row for bag in g.wonder_bags for row in bag.unknown]
    names = [t.rules.rows[row].name for row in rest]
    built = with_all_but(t, names)
    acting(built).play("p1 erect stonehenge", "p1 put A12")
    assert t.fact("offer") == ANCIENT[1:]
    assert t.asked() == ["p2 city_management"]


def with_all_but(t: Position, names: list[str]) -> Position:
    """Put the wonders of the deck on the map, around cities far away."""
    places = [f"{place}{at}" for place in "DF" for at in (11, 12, 13, 21)]
    t.set("city p2 city1", "D22").set("city p2 city2", "F22")
    for name, square in zip(names, places, strict=True):
        t.set(f"marker {square}", name)
    return t


# Limits


@rule("cb.wonder.one_per_city")
def test_a_city_has_one_wonder() -> None:
    t = with_city(town(RICH), RICH).set("marker A12", "stonehenge")
    managing(t).play("p1 city capital", "p1 erect the_oracle")
    assert t.fact("marker A12") == ["the_oracle"]
    assert t.fact("wonder_of stonehenge") == []


@rule("cb.wonder.one_per_city")
def test_another_square_is_refused() -> None:
    t = town(RICH).set("marker A12", "stonehenge").set("scouts p2", "A12")
    assert acting(t).refused("p1 erect the_oracle") == "cb.wonder.one_per_city"


@rule("cb.wonder.with_limited_building")
def test_a_wonder_and_a_limited_building_share_a_city() -> None:
    t = acting(town(RICH).set("marker A12", "temple")).play("p1 erect stonehenge", "p1 put A13")
    assert (t.fact("marker A12"), t.fact("marker A13")) == (["temple"], ["stonehenge"])
    t = town(RICH).set("marker A13", "stonehenge").set("known p1", "philosophy")
    acting(t).play("p1 build temple", "p1 put A12")
    assert (t.fact("marker A12"), t.fact("marker A13")) == (["temple"], ["stonehenge"])


@rule("cb.wonder.not_a_building")
def test_what_destroys_buildings_spares_wonders() -> None:
    t = town().set("city p2 city1", "D22").set("known p1", "gunpowder")
    t.set("marker D11", "panama_canal").set("marker D13", "market").set("marker H33", "temple")
    t.set("resources p1 iron", "2")
    managing(t).play("p1 use gunpowder")
    assert made(t, "raze") == ["raze D13", "raze H33"]
    assert t.refused("p1 raze D11")


@rule("cb.wonder.icons_replace_square")
@pytest.mark.parametrize(("name", "icons"), [("stonehenge", 1), ("the_louvre", 2)])
def test_a_wonder_yields_culture_and_covers_its_square(name: str, icons: int) -> None:
    t = town().set("marker A13", name)
    assert t.fact("production p1 capital") == ["4"]
    assert arts_yield(state(t), 0, 0) == 1 + icons


# What answers a wonder


@component("civilization.romans")
@pytest.mark.parametrize(("civilization", "track"), [("romans", "1"), ("germans", "0")])
def test_a_produced_wonder_is_answered_by_the_romans(civilization: str, track: str) -> None:
    t = acting(town(RICH).set("civilization p1", civilization).set("offer", "the_oracle"))
    t.play("p1 erect the_oracle", "p1 put A33")
    while t.asked()[0].startswith("nature"):
        t.play(t.options()[0])
    assert (t.fact("marker A33"), t.fact("track p1")) == (["the_oracle"], [track])
