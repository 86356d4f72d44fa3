"""Great Library, University of Sankore and Amundsen-Scott."""

from __future__ import annotations

from tests.games.new_dawn.terra_incognita.kit import Frontier, shown
from tests.games.new_dawn.terra_incognita.leaders.kit import paid, use_up
from tests.kit.trace import component, rule
from ziggurat.games.new_dawn.board.supplies import unused_cities
from ziggurat.games.new_dawn.content.wonders_scientific import ImproveCards
from ziggurat.games.new_dawn.ids import NONE
from ziggurat.games.new_dawn.masks import has
from ziggurat.games.new_dawn.terra_incognita.wonders.scientific import station_sites
from ziggurat.games.new_dawn.wonders.wonders import PlaceWonder, may_build_wonder
from ziggurat.kernel.reason import ALLOWED

# Great Library


def library(rival_row: dict[str, str], leader: str = "georgia") -> Frontier:
    """p1's caravan comes to a city of p2, in whose row cards were replaced."""
    t = Frontier("foreign_trade", 5).hold("p1", "great_library", leader).give("p2", cities="5b")
    row = [rival_row.get(card, card) for card in t.fact("row p2")]
    t.set("row p2", *row).caravans("11g").begin()
    return t.play("move c1 5b", "put left", "put 1", "pass")


@component("wonder.great_library")
@rule("nd.focus.replace_tokens")
def test_the_great_library_copies_type_and_level() -> None:
    t = library({"astrology": "mathematics", "pottery": "animal_husbandry_ti"})
    assert t.asked() == ["p1 copy_card"]
    science = t.fact("row p1").index("astrology")
    industry = t.fact("row p1").index("pottery")
    assert t.options() == [
        "pass",
        *sorted([f"gain {science} mathematics", f"gain {industry} animal_husbandry_ti"]),
    ]
    assert t.refused(f"gain {science} replaceable_parts") == "nd.focus.card_text_over_rules"
    t.play(f"gain {science} mathematics")
    assert t.fact("row p1")[science] == "mathematics"
    assert t.asked() == ["p2 focus"]


@component("wonder.great_library")
def test_levels_in_between_may_be_left_out() -> None:
    t = library({"astrology": "nuclear_power"})
    science = t.fact("row p1").index("astrology")
    t.play(f"gain {science} nuclear_power")
    assert t.fact("row p1")[science] == "nuclear_power"


@component("wonder.great_library")
@rule("ti.focus.unique_gain")
def test_the_own_unique_card_of_the_level_may_be_taken_and_no_rivals() -> None:
    """England's own science card is of level III."""
    t = library({"astrology": "replaceable_parts"}, "england")
    science = t.fact("row p1").index("astrology")
    own = f"gain {science} natural_history"
    assert set(t.options()) == {"pass", own, f"gain {science} replaceable_parts"}
    t = library({"astrology": "replaceable_parts"}, "zulu")
    assert own not in t.options()


@component("wonder.great_library")
def test_nothing_is_asked_where_nothing_can_be_copied() -> None:
    t = library({})
    assert t.asked() == ["p2 focus"]
    t = Frontier("foreign_trade", 5, capitals=("15a", "9a")).hold("p1", "great_library")
    t.caravans("12e").begin().play("move c1 12f", "pass")
    assert t.asked() == ["p2 focus"]


@component("wonder.great_library", "focus_card.steam_power")
@rule("ti.focus.unique_rules")
def test_a_card_copied_on_the_way_is_not_the_one_that_is_resolved() -> None:
    """Foreign Trade crosses no water, even once Steam Power has taken its place."""
    t = Frontier("foreign_trade", 5, capitals=("9a", "11a")).hold("p1", "great_library", "georgia")
    t.set("row p2", *["steam_power" if at == "foreign_trade" else at for at in t.fact("row p2")])
    t.give("p2", cities="12a").caravans("12c").begin()
    t.play("move c1 12a", "put left", "put 1", "pass", "gain 5 steam_power")
    assert t.caravans_at() == ["card", "card", "locked"]
    assert "move c2 9c" in t.options()
    assert "move c2 9d" not in t.options()


@component("wonder.great_library", "focus_card.capitalism")
@rule("nd.science.replace_resolving_card")
def test_capitalism_copied_on_the_way_resolves_no_other_card_this_turn() -> None:
    t = Frontier("foreign_trade", 5, capitals=("9a", "11a")).hold("p1", "great_library", "georgia")
    t.set("row p2", *["capitalism" if at == "foreign_trade" else at for at in t.fact("row p2")])
    t.give("p2", cities="12a").caravans("12c")
    t.g.active = 0
    t.at("turn p1 focus").play("focus 5", "move c1 12a", "put left", "put 1", "pass")
    t.play("gain 5 capitalism", "pass")
    assert t.fact("row p1")[0] == "capitalism"
    assert t.asked() == ["p2 focus"]


# University of Sankore


def sankore(replaced: bool) -> Frontier:
    """The end of a turn of p1, in which it gained a card or not."""
    t = Frontier("astrology", 5).hold("p1", "university_of_sankore", "georgia").turn()
    if not replaced:
        return t.at("turn p1 end of turn")
    t.at("turn p1 end of turn", ImproveCards(0, 1, NONE))
    return t.play("gain 5 mathematics")


@component("wonder.university_of_sankore")
def test_sankore_swaps_two_cards_at_the_end_of_a_turn_with_a_new_card() -> None:
    t = sankore(True)
    assert t.asked() == ["p1 swap_others"]
    science = t.fact("row p1").index("mathematics")
    assert len(t.options()) == 11
    assert t.refused(f"swap left {science}") == "nd.focus.card_text_over_rules"
    first, second = t.fact("row p1")[0], t.fact("row p1")[4]
    t.play("swap left 4")
    assert (t.fact("row p1")[0], t.fact("row p1")[4]) == (second, first)
    assert t.asked() == ["p2 focus"]


@component("wonder.university_of_sankore")
def test_sankore_is_silent_without_a_new_card_and_in_turns_of_others() -> None:
    assert sankore(False).asked() == ["p2 focus"]
    t = Frontier("astrology", 5).hold("p2", "university_of_sankore").hold("p1", "georgia").turn()
    t.at("turn p1 end of turn", ImproveCards(0, 1, NONE)).play("gain 5 mathematics")
    assert t.asked() == ["p2 focus"]


@component("wonder.university_of_sankore")
def test_sankore_asks_for_the_whole_turn_in_which_it_was_built() -> None:
    """The card was replaced before there was a university, but in the same turn."""
    t = Frontier("astrology", 5).hold("p1", "georgia").turn()
    t.at(
        "turn p1 end of turn",
        PlaceWonder(0, t.row("university_of_sankore")),
        ImproveCards(0, 1, NONE),
    )
    t.play("gain 5 mathematics")
    paid(t)
    assert t.asked() == ["p1 swap_others"]


@component("wonder.university_of_sankore")
def test_sankore_remembers_no_earlier_turn() -> None:
    t = sankore(True).play("pass")
    t.at("turn p1 start of turn").at("turn p1 end of turn")
    assert t.asked() == ["p2 focus"]


# Amundsen-Scott


def station() -> Frontier:
    return Frontier("pottery", 5).set("offer scientific", "amundsen_scott").trade(5, 3)


def built(t: Frontier) -> Frontier:
    t.set("resources p1 mercury", "2").begin().play("wonder amundsen_scott")
    while t.asked() == ["p1 pay"]:
        t.play(t.options()[0])
    return t


@rule("ti.wonder.amundsen_city")
@component("wonder.amundsen_scott")
def test_the_station_brings_a_city_at_the_edge_and_two_tokens() -> None:
    t = built(station())
    assert t.asked() == ["p1 place_wonder"]
    sites = {at.split()[1] for at in t.options()}
    assert {"5d", "13j", "15g"} <= sites
    assert not {"11a", "5a", "9c", "11b", "12e", "12f", "15h"} & sites
    assert sites <= set(shown(t.g.board.edge))
    t.play("under 13j")
    while t.asked()[0].startswith("nature"):
        t.play("nature " + t.options()[0])
    assert "13j" in t.fact("cities p1")
    assert t.fact("wonder_at amundsen_scott") == ["13j"]
    assert unused_cities(t.g, 0) == 6
    assert t.asked() == ["p1 place_tokens"]
    assert t.facts() == (2,)
    t.play("place 13h")
    assert t.options()[0] == "pass"
    t.play("pass")
    assert t.fact("control p1") == ["13h"]
    assert t.asked() == ["p2 focus"]


@rule("ti.wonder.amundsen_city")
@component("wonder.amundsen_scott")
def test_it_can_be_built_though_all_cities_hold_wonders() -> None:
    t = station().hold("p1", "colossus")
    assert may_build_wonder(t.g, 0, t.row("amundsen_scott"), 5, 99) == ALLOWED


@rule("ti.wonder.amundsen_city")
@component("wonder.amundsen_scott")
def test_without_an_unused_city_it_goes_under_a_free_one_and_does_nothing() -> None:
    t = station().give("p1", cities="5b 5e 13i 13d 15h 15e 12i")
    assert station_sites(t.g, 0) == 0
    built(t)
    sites = {at.split()[1] for at in t.options()}
    assert sites == {"11a", "5b", "5e", "13i", "13d", "15h", "15e", "12i"}
    t.play("under 5b")
    while t.asked()[0].startswith("nature"):
        t.play("nature " + t.options()[0])
    assert t.asked() == ["p2 focus"]
    assert t.fact("control p1") == []


@rule("ti.wonder.amundsen_city")
@component("wonder.amundsen_scott")
def test_neither_a_city_nor_a_free_one() -> None:
    t = station().give("p1", cities="5b 5e 13i 13d 15h 15e 12i")
    wonders = ("colossus", "oracle", "petra", "alhambra", "big_ben", "kremlin", "pyramids")
    for name, city in zip(wonders, t.fact("cities p1"), strict=False):
        t.set(f"wonder_at {name}", city)
    assert t.fact("cities p1")[7:] != []
    t.set("wonder_at stonehenge", t.fact("cities p1")[7])
    assert may_build_wonder(t.g, 0, t.row("amundsen_scott"), 5, 99) != ALLOWED


@rule("ti.wonder.amundsen_city")
@component("wonder.amundsen_scott")
def test_without_an_edge_space_it_goes_under_a_free_city() -> None:
    t = use_up(station(), 0, "", "p2")
    for letter, label in zip("ABCDEFGHIJK", shown(station_sites(t.g, 0)), strict=False):
        t.barbarian(label, letter)
    assert station_sites(t.g, 0) == 0
    assert may_build_wonder(t.g, 0, t.row("amundsen_scott"), 5, 99) == ALLOWED


@rule("ti.wonder.amundsen_city", "ti.define.captured")
@component("wonder.amundsen_scott")
def test_captured_it_builds_nothing() -> None:
    t = Frontier("masonry_ti", 2).armies("5b").give("p2", cities="5g")
    t.set("wonder_at amundsen_scott", "5g").begin().play("march a1 5g", "nature roll 6")
    t.play("nature roll 1")
    assert has(t.realm().in_play, t.row("amundsen_scott"))
    assert t.fact("cities p1") == ["5g", "11a"]


@component("wonder.amundsen_scott", "leader.england")
def test_england_guards_the_stations_city_too() -> None:
    t = built(station().hold("p1", "england")).play("under 13j")
    topics: list[str] = []
    while t.asked()[0].startswith(("p1", "nature")):
        topics.append(t.asked()[0].split()[1])
        t.play("nature " + t.options()[0] if t.asked()[0].startswith("nature") else "pass")
    assert {"place_tokens", "guard_city"} <= set(topics)
