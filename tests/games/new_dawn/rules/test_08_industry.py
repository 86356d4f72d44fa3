"""Industry: either a city or a world wonder, and where a city may stand."""

import pytest

from tests.games.new_dawn.kit import first_game, in_slot, resolve
from tests.kit.table import Position
from tests.kit.trace import rule
from ziggurat.games.new_dawn.board.supplies import unused_tokens
from ziggurat.games.new_dawn.state import table

SEVEN = ("13b", "4b", "2g", "1c", "15j", "14j", "12e")


def outpost(*control: str) -> Position:
    """p1 has control tokens far from its capital; a wonder keeps the question open."""
    t = first_game().set("offer cultural", "stonehenge").set("resources p1 marble", "4")
    return t.set("control p1", *(control or ("4b",)))


def builds(t: Position) -> list[str]:
    """The spaces on which p1 may build."""
    return [option.split()[2] for option in t.options() if option.startswith("p1 build ")]


# Either or


@rule("nd.industry.either")
def test_one_resolution_offers_cities_and_wonders_together() -> None:
    t = resolve(outpost(), "pottery", 3)
    assert "p1 build 4g" in t.options()
    assert "p1 wonder stonehenge" in t.options()
    assert "p1 pass" in t.options()


@rule("nd.industry.either")
def test_after_a_city_the_card_builds_nothing_else() -> None:
    t = resolve(outpost(), "pottery", 3).play("p1 build 4g")
    assert t.fact("cities p1") == ["4g", "16a"]
    assert t.asked() == ["p2 focus"]
    assert t.fact("resources p1 marble") == ["4"]


@rule("nd.industry.either")
def test_after_a_wonder_the_card_builds_nothing_else() -> None:
    t = resolve(outpost().set("resources p1 marble", "2"), "pottery", 3)
    t.play("p1 wonder stonehenge")
    assert t.fact("wonder_at stonehenge") == ["16a"]
    assert (t.fact("cities p1"), t.asked()) == (["16a"], ["p2 focus"])


@rule("nd.industry.either")
def test_nothing_has_to_be_built() -> None:
    t = resolve(outpost(), "pottery", 3).play("p1 pass")
    assert (t.fact("cities p1"), t.asked()) == (["16a"], ["p2 focus"])


# The figure


@rule("nd.industry.city_unused")
def test_seven_cities_beside_the_capital_are_all() -> None:
    t = resolve(outpost("14f").set("cities p1", *SEVEN), "pottery", 5)
    assert t.options() == ["p1 pass", "p1 wonder stonehenge"]
    assert t.refused("p1 build 14f") == "nd.industry.city_unused"


@rule("nd.industry.city_unused")
def test_the_seventh_city_can_be_built() -> None:
    t = resolve(outpost("14f").set("cities p1", *SEVEN[:6]), "pottery", 5).play("p1 build 14f")
    assert len(t.fact("cities p1")) == 8


# Range


@rule("nd.industry.city_range")
@pytest.mark.parametrize(
    ("card", "last", "beyond"),
    [
        ("pottery", "14h", "14j"),
        ("animal_husbandry", "14j", "14c"),
        ("nationalism", "2b", "2c"),
        ("urbanization", "2c", "1e"),
    ],
)
def test_the_printed_number_of_spaces_is_the_range(card: str, last: str, beyond: str) -> None:
    t = outpost().set("city_state_tokens", "15a").set("capital p1", "12d")
    resolve(t, card, 5)
    assert last in builds(t)
    assert t.refused(f"p1 build {beyond}") == "nd.industry.city_range"


@rule("nd.industry.city_count_start")
def test_the_terrain_of_the_first_space_does_not_matter() -> None:
    t = resolve(outpost("6b"), "pottery", 1)
    assert "6i" in builds(t)
    assert t.refused("p1 build 6b") == "nd.industry.city_terrain_build"


@rule("nd.industry.city_count_start")
def test_the_first_space_counted_is_the_neighbour() -> None:
    straight = ("4b", "4g", "14h", "14i")
    t = resolve(outpost().set("resource marble", "1i"), "pottery", 5)
    assert [label in builds(t) for label in straight] == [True, True, True, False]


@rule("nd.industry.city_any_friendly")
@pytest.mark.parametrize("fact", ["control p1", "reinforced p1", "cities p1", "capital p1"])
def test_every_friendly_space_is_a_place_to_count_from(fact: str) -> None:
    t = resolve(outpost("12c").set(fact, "4b"), "pottery", 5)
    assert "14h" in builds(t)


@rule("nd.industry.city_any_friendly")
def test_rival_spaces_and_caravans_are_no_place_to_count_from() -> None:
    t = outpost("12c").set("control p2", "4b").set("cities p2", "4d").set("caravans p1", "4g")
    assert resolve(t, "pottery", 5).refused("p1 build 14h") == "nd.industry.city_range"


# The space


@rule("nd.industry.city_empty")
@pytest.mark.parametrize("label", ["4a", "4i", "4j"])
def test_natural_wonder_barbarian_and_resource_stand_in_the_way(label: str) -> None:
    t = resolve(outpost(), "pottery", 5)
    assert t.refused(f"p1 build {label}") == "nd.industry.city_empty"
    assert label not in builds(t)


@rule("nd.industry.city_empty")
@pytest.mark.parametrize(
    ("fact", "label"), [("city_state_tokens", "12a"), ("cities p1", "4b"), ("cities p2", "4g")]
)
def test_city_states_and_cities_stand_in_the_way(fact: str, label: str) -> None:
    t = resolve(outpost("12g", "14f").set(fact, label), "pottery", 5)
    assert t.refused(f"p1 build {label}") == "nd.industry.city_empty"


@rule("nd.industry.city_empty")
def test_an_own_token_with_a_barbarian_on_it_is_not_built_over() -> None:
    t = resolve(outpost("4b", "4h").set("barbarian D", "4b"), "pottery", 5)
    assert t.refused("p1 build 4b") == "nd.industry.city_empty"
    assert "4h" in builds(t)


@rule("nd.industry.city_on_caravan")
@pytest.mark.parametrize("owner", ["p1", "p2"])
def test_a_caravan_shares_the_space_with_the_city(owner: str) -> None:
    t = resolve(outpost().set(f"caravans {owner}", "4g"), "pottery", 3).play("p1 build 4g")
    assert t.fact("cities p1") == ["4g", "16a"]
    assert t.fact(f"caravans {owner}") == ["4g"]


@rule("nd.industry.city_on_token")
def test_an_own_token_below_a_city_goes_back() -> None:
    t = resolve(outpost("4b", "14h"), "pottery", 3)
    before = unused_tokens(table(t.state), 0)
    t.play("p1 build 4b")
    assert (t.fact("control p1"), t.fact("cities p1")) == (["14h"], ["4b", "16a"])
    assert unused_tokens(table(t.state), 0) == before + 1


@rule("nd.industry.city_on_token_reinforced")
def test_a_reinforced_token_below_a_city_goes_back_too() -> None:
    t = resolve(outpost("4b", "14h").set("reinforced p1", "4b"), "pottery", 3)
    t.play("p1 build 4b")
    assert (t.fact("control p1"), t.fact("reinforced p1")) == (["14h"], [])
    assert t.fact("cities p1") == ["4b", "16a"]


@rule("nd.industry.city_not_rival_token")
@pytest.mark.parametrize("fact", ["control p2", "reinforced p2"])
def test_nobody_builds_on_a_rival_token(fact: str) -> None:
    t = resolve(outpost().set(fact, "4g"), "pottery", 5)
    assert "4g" not in builds(t)
    assert t.refused("p1 build 4g") == "nd.industry.city_empty"


@rule("nd.industry.city_not_adjacent")
@pytest.mark.parametrize("fact", ["cities p1", "cities p2", "capital p1", "capital p2"])
def test_nobody_builds_next_to_a_city(fact: str) -> None:
    assert "14g" in builds(resolve(outpost(), "pottery", 5))
    t = resolve(outpost().set(fact, "14b"), "pottery", 5)
    assert t.refused("p1 build 14g") == "nd.industry.city_not_adjacent"
    assert t.refused("p1 build 4g") == ""


@rule("nd.industry.city_not_adjacent")
def test_nobody_builds_next_to_a_city_state() -> None:
    t = resolve(outpost("14f"), "pottery", 5)
    assert t.refused("p1 build 14a") == "nd.industry.city_not_adjacent"
    t = resolve(outpost("14f").set("city_state_tokens", "15a"), "pottery", 5)
    assert "14a" in builds(t)


@rule("nd.industry.city_not_adjacent")
def test_an_own_token_next_to_a_city_is_not_built_over() -> None:
    t = resolve(outpost("4b", "16b"), "pottery", 5)
    assert t.refused("p1 build 16b") == "nd.industry.city_not_adjacent"


@rule("nd.industry.city_not_water")
@pytest.mark.parametrize("card", ["pottery", "nationalism"])
def test_nobody_builds_on_water(card: str) -> None:
    t = resolve(outpost("6i"), card, 5)
    for label in ("6h", "6j"):
        assert t.refused(f"p1 build {label}") == "nd.industry.city_not_water"
        assert label not in builds(t)


# Terrain


@rule("nd.industry.city_terrain_build")
@pytest.mark.parametrize(("slot", "label"), [(1, "6i"), (2, "4g"), (3, "4f"), (4, "4c"), (5, "4d")])
def test_the_slot_is_the_limit_for_the_building_space(slot: int, label: str) -> None:
    assert label in builds(resolve(outpost(), "pottery", slot))
    if slot > 1:
        easier = resolve(outpost(), "pottery", slot - 1)
        assert easier.refused(f"p1 build {label}") == "nd.industry.city_terrain_build"


@rule("nd.industry.city_terrain_build")
def test_an_own_token_on_difficult_terrain_is_not_built_over() -> None:
    t = resolve(outpost("4d", "4c"), "pottery", 4)
    assert t.refused("p1 build 4d") == "nd.industry.city_terrain_build"
    assert "4c" in builds(t)


@rule("nd.industry.city_terrain_count")
def test_the_count_does_not_go_through_difficult_terrain() -> None:
    """Behind the mountain 4d lies the grassland 15i."""
    t = resolve(outpost("4c"), "pottery", 4)
    assert t.refused("p1 build 15i") == "nd.industry.city_range"
    assert "15i" in builds(resolve(outpost("4c"), "pottery", 5))


@rule("nd.industry.city_count_water")
def test_the_count_does_not_go_through_water() -> None:
    """Between 6i and 2g lies the water 6h."""
    t = resolve(outpost("6i"), "pottery", 5)
    assert t.refused("p1 build 2g") == "nd.industry.city_range"
    t = resolve(outpost("6i"), "animal_husbandry", 5)
    assert t.refused("p1 build 2g") == "nd.industry.city_range"


@rule("nd.industry.city_count_rival")
@pytest.mark.parametrize("fact", ["control p2", "reinforced p2"])
def test_the_count_does_not_go_through_a_rival_space(fact: str) -> None:
    t = resolve(outpost().set(fact, "4g"), "pottery", 5)
    assert t.refused("p1 build 14h") == "nd.industry.city_range"


@rule("nd.industry.city_count_rival")
def test_the_count_does_not_go_through_a_rival_city() -> None:
    """From 6i to 15i it is three steps by way of 4c and more by any other."""
    t = outpost("6i").set("cities p2", "4c")
    assert resolve(t, "animal_husbandry", 5).refused("p1 build 15i") == "nd.industry.city_range"
    assert "15i" in builds(resolve(outpost("6i"), "animal_husbandry", 5))


@rule("nd.industry.city_count_barbarian")
def test_the_count_does_not_go_through_a_barbarian() -> None:
    t = resolve(outpost().set("barbarian D", "4g"), "pottery", 5)
    assert t.refused("p1 build 14h") == "nd.industry.city_range"


@rule("nd.industry.city_count_others")
@pytest.mark.parametrize(
    ("start", "card", "slot", "goal"),
    [
        ("12c", "animal_husbandry", 3, "13j"),
        ("4h", "pottery", 5, "13c"),
        ("13b", "pottery", 5, "13e"),
        ("4b", "pottery", 2, "14h"),
    ],
)
def test_nothing_else_stops_the_count(start: str, card: str, slot: int, goal: str) -> None:
    """The way leads through a city-state, a resource, a natural wonder and a caravan."""
    t = outpost(start).set("capital p1", "15j").set("caravans p2", "4g")
    assert goal in builds(resolve(t, card, slot))


# Tokens


@rule("nd.industry.city_trade_tokens")
def test_trade_tokens_stay_and_do_not_lengthen_the_range() -> None:
    t = in_slot(outpost(), "pottery", 5).set("trade p1 5", "3")
    resolve(t, "pottery", 5)
    assert t.refused("p1 build 14j") == "nd.industry.city_range"
    t.play("p1 build 14h")
    assert t.asked() == ["p2 focus"]
    assert t.fact("trade p1 1") == ["3"]


@rule("nd.industry.city_trade_tokens")
def test_trade_tokens_do_not_raise_the_terrain_limit() -> None:
    t = in_slot(outpost(), "pottery", 2).set("trade p1 2", "3")
    assert resolve(t, "pottery", 2).refused("p1 build 4f") == "nd.industry.city_terrain_build"


@rule("nd.industry.city_wonder_token")
def test_a_city_on_an_ownerless_wonder_takes_control_of_it() -> None:
    t = resolve(outpost().set("wonder_at oracle", "14h"), "pottery", 2)
    oracle = t.rules.kinds["wonder"].parse("oracle")
    assert not t.state.holds(0, oracle)
    t.play("p1 build 14h")
    assert t.state.holds(0, oracle)
    assert t.fact("wonder_at oracle") == ["14h"]
