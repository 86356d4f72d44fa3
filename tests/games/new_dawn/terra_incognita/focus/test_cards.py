"""Culture, science and industry cards of the box: leaders' own and Animal Husbandry anew."""

from __future__ import annotations

import pytest

from tests.games.new_dawn.terra_incognita.kit import Frontier, space
from tests.kit.trace import component, rule
from ziggurat.games.new_dawn.rows import NaturalWonder

# Culture


@component("focus_card.radio")
def test_radio_places_three_tokens_and_from_slot_5_takes_a_rival_city() -> None:
    t = Frontier("radio", 5).hold("p1", "america").give("p2", cities="5f 13d 15a")
    t.hold("p1", "embassy-green").set("wonder_at stonehenge", "5f").begin()
    t.play("place 11b", "place 11c", "place 11d")
    assert t.asked() == ["p1 win_over"]
    # Within four spaces of an own city; a capital never.
    assert t.options() == ["pass", "strike 5f"]
    assert t.refused("strike 13d") == "ti.focus.unique_rules"
    assert t.refused("strike 9a") == "ti.focus.unique_rules"
    t.play("strike 5f")
    assert "5f" in t.fact("cities p1")
    assert "5f" not in t.fact("cities p2")
    # No attack: the card stays; the wonder goes with its city.
    assert t.cards() == ["embassy-green"]
    assert t.g.holds(0, t.row("stonehenge"))


@component("focus_card.radio")
def test_radio_takes_no_city_from_a_lower_slot_nor_one_with_an_army() -> None:
    t = Frontier("radio", 4).hold("p1", "america").give("p2", cities="5f").begin().play("pass")
    assert t.asked() == ["p2 focus"]
    t = Frontier("radio", 5).hold("p1", "america").give("p2", cities="5f")
    t.armies("5f", seat="p2").begin().play("pass")
    assert t.asked() == ["p2 focus"]


@component("focus_card.humanism")
def test_humanism_places_next_to_friendly_spaces_then_gains_for_mature_cities() -> None:
    t = Frontier("humanism", 1).hold("p1", "france").give("p1", "11b 11d 11e 11f 11g").begin()
    # 5i lies next to a control token and to no city.
    t.play("place 5i", "place 11c")
    assert t.asked() == ["p1 put_tokens"]
    assert t.facts() == (1,)
    t.play("put 4")
    assert t.fact("trade p1 4") == ["1"]
    assert t.asked() == ["p2 focus"]


@component("focus_card.state_workforce")
def test_state_workforce_places_a_token_on_a_mountain_from_slot_5() -> None:
    t = Frontier("state_workforce", 5).hold("p1", "inca").begin().play("place 11b", "place 11c")
    assert t.asked() == ["p1 place_tokens"]
    assert t.options() == ["pass", "place 11e", "place 11f"]
    t.play("place 11e")
    assert "11e" in t.fact("control p1")
    t = Frontier("state_workforce", 4).hold("p1", "inca").begin().play("place 11b", "place 11c")
    assert t.asked() == ["p2 focus"]


# Science


@rule("ti.define.then")
@component("focus_card.writing")
def test_writing_moves_the_dial_one_farther_with_a_wonder() -> None:
    t = Frontier("writing", 3).hold("p1", "china").begin().play("spend 0", "pass")
    assert t.fact("dial p1") == ["3"]
    t = Frontier("writing", 4).hold("p1", "china", "stonehenge").begin().play("spend 0", "pass")
    assert t.fact("dial p1") == ["5"]
    # The step after counts even if the dial was not moved before.
    t = Frontier("writing", 4).hold("p1", "china", "stonehenge").begin().play("pass")
    assert t.fact("dial p1") == ["1"]


@component("focus_card.writing")
def test_two_wonders_move_the_dial_no_farther_and_its_step_may_bring_a_card() -> None:
    t = Frontier("writing", 2).hold("p1", "china", "stonehenge").give("p1", cities="9f")
    t.set("wonder_at colossus", "9f").begin().play("spend 0")
    assert t.fact("dial p1") == ["3"]
    assert t.asked() == ["p1 gain_card"]


@component("focus_card.natural_history")
def test_natural_history_counts_types_of_resources_with_natural_wonders() -> None:
    t = Frontier("natural_history", 1).hold("p1", "england").set("resources p1 marble", "3")
    natural = t.rules.rows[t.g.board.icons.naturals[space("13a")]]
    assert isinstance(natural, NaturalWonder)
    kind = t.rules.kinds["resource"].write(natural.resource)
    t.give("p1", "13a").set("natural_tokens").set("naturals p1", natural.name)
    t.set("resources p1 oil", "1").begin()
    owned = {"marble", "oil", kind}
    assert t.facts() == (1 + len(owned),)
    t.play("spend 0", "pass")
    assert t.fact("dial p1") == [str(1 + len(owned))]


# Industry


@component("focus_card.animal_husbandry_ti")
def test_animal_husbandry_builds_where_an_own_figure_stands() -> None:
    t = Frontier("animal_husbandry_ti", 1).caravans("13e").armies("15f", "13g")
    t.give("p2", "13g").begin()
    assert "settle 13e" in t.options()
    assert "settle_army 15f" in t.options()
    # A rival's token is in the way; where no figure stands, none settles.
    assert t.refused("settle_army 13g") == "nd.industry.city_empty"
    assert t.refused("settle 13f") == "ti.industry.legal_space"
    assert t.refused("build 13e") == "nd.industry.city_terrain_build"
    t.play("settle 13e")
    assert "13e" in t.fact("cities p1")
    assert t.caravans_at()[0] == "card"
    assert t.asked() == ["p2 focus"]


@component("focus_card.animal_husbandry_ti")
def test_of_two_figures_in_the_space_one_goes_back_to_its_card() -> None:
    t = Frontier("animal_husbandry_ti", 1).caravans("13e").armies("13e").begin()
    t.play("settle_army 13e")
    assert t.where()[0] == "card"
    assert t.caravans_at()[0] == "13e"
    assert "13e" in t.fact("cities p1")


@component("focus_card.animal_husbandry_ti")
def test_animal_husbandry_builds_within_three_spaces_and_never_beside_a_city() -> None:
    t = Frontier("animal_husbandry_ti", 2).caravans("11g").begin()
    assert "build 5b" in t.options()
    assert t.refused("settle 11g") == "nd.industry.city_not_adjacent"


@component("focus_card.industrialization")
def test_industrialization_produces_more_for_each_district() -> None:
    t = Frontier("industrialization", 3).hold("p1", "japan").set("district p1 campus", "11b")
    t.set("district p1 encampment", "11g").give("p1", "11c").begin()
    assert t.facts() == (3, 5)


@component("focus_card.construction")
def test_construction_makes_each_resource_worth_three() -> None:
    t = Frontier("construction", 2).hold("p1", "nubia").set("offer cultural", "stonehenge")
    t.set("resources p1 marble", "2").begin()
    # Seven to pay: two from the slot, three from one resource, the rest from another.
    assert "wonder stonehenge" in t.options()
    t.play("wonder stonehenge")
    assert t.fact("wonder_at stonehenge") == ["11a"]
    assert t.fact("resources p1 marble") == ["0"]
    t = Frontier("pottery", 2).set("offer cultural", "stonehenge").set("resources p1 marble", "2")
    assert "wonder stonehenge" not in t.begin().options()


@rule("ti.define.then")
@component("focus_card.craftsmanship")
@pytest.mark.parametrize(("build", "dial"), [("wonder stonehenge", "1"), ("build 5i", "0")])
def test_craftsmanship_moves_the_dial_with_a_wonder_only(build: str, dial: str) -> None:
    t = Frontier("craftsmanship", 3).hold("p1", "sumeria").set("offer cultural", "stonehenge")
    t.set("resources p1 marble", "2").begin().play(build)
    assert t.fact("dial p1") == [dial]


@component("focus_card.craftsmanship")
def test_craftsmanship_brings_a_card_where_the_dial_says_so() -> None:
    t = Frontier("craftsmanship", 3).hold("p1", "sumeria").set("offer cultural", "stonehenge")
    t.set("resources p1 marble", "2").set("dial p1", "2").begin().play("wonder stonehenge")
    assert t.asked() == ["p1 gain_card"]
