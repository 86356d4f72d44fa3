"""Where the automated player builds cities."""

from __future__ import annotations

from tests.games.new_dawn.automated_player.industry.kit import Works, sites_at
from tests.kit.trace import component, rule


@rule("ap.industry.city_order")
def test_the_list_counts_tokens_around_then_spawn_points_then_defence() -> None:
    w = Works().set("resource marble", "11b", "11i").set("resource oil", "5h")
    w.own(tokens="5d", reinforced="5d")
    assert w.ranked("ap_city_site", sites_at("11h 11j 5b 5i 11c 5c 11d 11e")) == [
        ["11h"], ["11j"], ["11c", "5b", "5i"], ["11e"], ["11d"], ["5c"],
    ]  # fmt: skip


@rule("ap.industry.city_order", "ap.define.tokens_present")
def test_natural_wonders_and_resources_are_added_up_while_they_lie_there() -> None:
    w = Works().set("resource marble", "13b")
    assert w.ranked("ap_city_site", sites_at("13g 13f")) == [["13g"], ["13f"]]
    w.set("natural_tokens")
    assert w.ranked("ap_city_site", sites_at("13g 13f 13e")) == [["13g"], ["13e", "13f"]]


@component("focus_card.ap_pottery")
@rule("ap.industry.pottery", "ap.industry.city_count")
def test_pottery_builds_within_two_spaces() -> None:
    w = Works()
    assert w.sites() == ["5b", "5c", "5i", "11h", "11i"]
    assert w.begin().fact("cities p2") == ["11a", "11i"]
    assert w.why() == [("city_sites", "site_defence", 5, 1)]


@rule("ap.industry.city_count")
def test_the_range_passes_mountains_but_no_barbarian_and_no_rival() -> None:
    w = Works().barbarian("11f").barbarian("11g", "B")
    assert w.sites() == ["5c", "11h", "11i"]
    rival = Works(seats=3)
    assert rival.sites() == ["5i", "11h", "11i"]


@rule("ap.industry.city_count")
def test_an_own_token_is_replaced_and_a_token_of_the_map_keeps_it_out() -> None:
    w = Works().own(tokens="5b").set("resource oil", "5i", "5g", "5h")
    assert "5b" in w.sites()
    assert "5i" not in w.sites()
    w.begin()
    assert w.fact("cities p2") == ["5b", "11a"]
    assert w.fact("control p2") == []


@component("focus_card.ap_animal_husbandry")
@rule("ap.industry.animal_husbandry")
def test_animal_husbandry_builds_within_three_spaces_of_a_caravan_too() -> None:
    w = Works("ap_animal_husbandry")
    near = w.sites()
    assert "5a" in near
    assert "13b" not in near
    w.caravans("15b", seat="p2")
    added = set(w.sites()) - set(near)
    assert {"15b", "15a", "15f", "13f"} <= added
    assert "13a" not in added
    assert "12e" not in added
    assert "12a" not in added


@component("focus_card.ap_nationalism")
@rule("ap.industry.nationalism")
def test_nationalism_builds_within_four_spaces_counted_through_water() -> None:
    w = Works("ap_nationalism").own(tokens="15d").set("control p2", "15c")
    husbandry = Works("ap_animal_husbandry").set("control p2", "15c")
    assert "12h" in w.sites()
    assert "12h" not in husbandry.sites()
    # Five spaces away.
    assert "13b" not in Works("ap_nationalism").sites()


@component("focus_card.ap_urbanization")
@rule("ap.industry.urbanization")
def test_urbanization_builds_within_five_spaces() -> None:
    sites = Works("ap_urbanization").sites()
    assert "13b" in sites
    assert "13g" not in sites


@rule("ap.industry.both")
def test_a_wonder_and_a_city_are_built_in_one_turn() -> None:
    w = Works("ap_urbanization").own(cities="13g").offer("colossus").begin()
    assert w.told("built_wonder") != []
    if w.asked() == ["nature ap_city_site"]:
        w.play(f"nature {w.options()[0]}")
    assert [key for key, *_ in w.told("built_wonder", "built_city")] == [
        "built_wonder", "built_city",
    ]  # fmt: skip


@rule("ap.industry.nothing_built", "ap.turn.replaced_card")
def test_a_card_that_built_nothing_is_replaced_and_the_new_one_is_reset() -> None:
    w = Works().no_city_left().trade(5, 2, "p2").turn()
    assert w.fact("row p2")[0] == "ap_animal_husbandry"
    assert w.fact("trade p2 1") == ["2"]
    again = Works("ap_urbanization").no_city_left().turn()
    assert "ap_urbanization" in again.fact("row p2")


@rule("ap.industry.nothing_built", "ap.turn.replaced_card")
def test_urbanization_that_has_just_come_does_not_resolve_culture() -> None:
    w = Works("ap_nationalism").no_city_left().turn()
    assert w.fact("row p2")[0] == "ap_urbanization"
    assert w.told("resolves_another") == []


@rule("ap.industry.nothing_built")
def test_a_card_that_built_a_wonder_only_stays() -> None:
    w = Works().no_city_left().offer("colossus").trade(5, 2, "p2").turn()
    assert w.wonders() == ["colossus"]
    assert w.fact("row p2")[0] == "ap_pottery"
