"""Industry cards: the range of a city, base production, and what their texts add."""

import pytest

from tests.games.new_dawn.kit import acts_for, choose, first_game, in_slot, resolve
from tests.kit.table import Position
from tests.kit.trace import component, rule
from ziggurat.games.new_dawn.content.industry_cards import INDUSTRY_CARDS
from ziggurat.games.new_dawn.ids import FOCUS_TYPES

CARDS = ("pottery", "animal_husbandry", "nationalism", "urbanization")


def builds(t: Position) -> list[str]:
    return [option.split()[2] for option in t.options() if " build " in option]


@component(
    "focus_card.pottery",
    "focus_card.animal_husbandry",
    "focus_card.nationalism",
    "focus_card.urbanization",
)
def test_levels_of_the_industry_cards() -> None:
    printed = [(card.name, FOCUS_TYPES[card.focus], card.level) for card in INDUSTRY_CARDS]
    assert printed == [(name, "industry", level + 1) for level, name in enumerate(CARDS)]


@component(
    "focus_card.pottery",
    "focus_card.animal_husbandry",
    "focus_card.nationalism",
    "focus_card.urbanization",
)
@pytest.mark.parametrize(
    ("card", "last", "beyond"),
    [
        ("pottery", "13f", "13g"),
        ("animal_husbandry", "13g", "13h"),
        ("nationalism", "13h", "13j"),
        ("urbanization", "13j", "4f"),
    ],
)
def test_how_far_a_city_may_be(card: str, last: str, beyond: str) -> None:
    t = resolve(first_game(), card, 5)
    assert last in builds(t)
    assert t.refused(f"p1 build {beyond}") == "nd.industry.city_range"


@component(
    "focus_card.pottery",
    "focus_card.animal_husbandry",
    "focus_card.nationalism",
    "focus_card.urbanization",
)
@rule("nd.focus.card_text_over_rules")
@pytest.mark.parametrize(
    ("card", "water"), list(zip(CARDS, (False, False, True, True), strict=True))
)
def test_which_cards_count_through_water(card: str, water: bool) -> None:
    t = resolve(first_game().set("control p1", "2g"), card, 1)
    assert t.refused("p1 build 6i") == ("" if water else "nd.industry.city_range")
    assert t.refused("p1 build 6h") == "nd.industry.city_not_water"


@component(
    "focus_card.pottery",
    "focus_card.animal_husbandry",
    "focus_card.nationalism",
    "focus_card.urbanization",
)
@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("slot", [1, 2, 3, 4, 5])
def test_base_production_is_the_slot_but_for_nationalism_in_slot_five(card: str, slot: int) -> None:
    """Colossus costs 7; each trade token adds one."""
    production = 7 if card == "nationalism" and slot == 5 else slot
    for tokens in range(4):
        t = in_slot(first_game().set("offer economic", "colossus"), card, slot)
        t = choose(t.set(f"trade p1 {slot}", str(tokens)), slot)
        assert ("p1 wonder colossus" in t.options()) == (production + tokens >= 7)


@component("focus_card.pottery")
def test_pottery_builds_a_city_and_does_nothing_more() -> None:
    t = resolve(first_game(), "pottery", 5).play("p1 build 13f")
    assert (t.fact("cities p1"), t.asked()) == (["13f", "16a"], ["p2 focus"])


# Animal Husbandry


@component("focus_card.animal_husbandry")
def test_animal_husbandry_builds_beside_an_own_caravan() -> None:
    t = first_game().set("caravans p1", "2g").set("caravans p2", "14h")
    t = resolve(t, "animal_husbandry", 2)
    assert {"2f", "2h"} <= set(builds(t))
    assert t.refused("p1 build 2b") == "nd.industry.city_terrain_build"
    assert t.refused("p1 build 6h") == "nd.industry.city_not_water"
    assert t.refused("p1 build 2d") == "nd.industry.city_range"
    assert t.refused("p1 build 4g") == "nd.industry.city_range"
    t.play("p1 build 2f")
    assert (t.fact("cities p1"), t.fact("caravans p1")) == (["2f", "16a"], ["2g"])


@component("focus_card.animal_husbandry")
@pytest.mark.parametrize("card", ["pottery", "nationalism", "urbanization"])
def test_other_industry_cards_do_not_build_from_caravans(card: str) -> None:
    t = resolve(first_game().set("caravans p1", "2g"), card, 2)
    assert t.refused("p1 build 2f") == "nd.industry.city_range"


# Nationalism


@component("focus_card.nationalism")
def test_nationalism_in_slot_five_pays_seven() -> None:
    t = first_game().set("offer economic", "colossus").set("resources p1 oil", "1")
    t = resolve(t, "nationalism", 5).play("p1 wonder colossus", "p1 pass")
    assert acts_for(t, "colossus")
    assert t.fact("resources p1 oil") == ["1"]


# Urbanization


@component("focus_card.urbanization")
def test_urbanization_places_up_to_two_tokens_beside_the_new_city() -> None:
    t = resolve(first_game(), "urbanization", 4).play("p1 build 13g")
    assert t.options() == ["p1 pass", *[f"p1 place {at}" for at in ("12g", "13b", "13f", "13h")]]
    assert t.refused("p1 place 13a") == "nd.culture.terrain_limit"
    assert t.refused("p1 place 16b") == "nd.focus.card_text_over_rules"
    t.play("p1 place 12g", "p1 place 13h")
    assert (t.fact("control p1"), t.asked()) == (["12g", "13h"], ["p2 focus"])


@component("focus_card.urbanization")
@pytest.mark.parametrize("count", [0, 1])
def test_the_tokens_of_urbanization_are_optional(count: int) -> None:
    t = resolve(first_game(), "urbanization", 4).play("p1 build 13g")
    t.play(*["p1 place 12g"][:count], "p1 pass")
    assert (t.fact("control p1"), t.asked()) == (["12g"][:count], ["p2 focus"])


@component("focus_card.urbanization")
def test_trade_tokens_buy_no_more_tokens_of_urbanization() -> None:
    t = in_slot(first_game(), "urbanization", 4).set("trade p1 4", "3")
    t = choose(t, 4).play("p1 build 13g", "p1 place 12g", "p1 place 13h")
    assert (t.asked(), t.fact("trade p1 1")) == (["p2 focus"], ["3"])


@component("focus_card.urbanization")
def test_a_wonder_brings_no_tokens() -> None:
    t = first_game().set("offer economic", "colossus").set("resources p1 oil", "2")
    t = resolve(t, "urbanization", 3).play("p1 wonder colossus")
    assert acts_for(t, "colossus")
    assert t.asked() == ["p2 focus"]
