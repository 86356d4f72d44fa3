"""Fourteen wonders: what is printed, what each does and where it stops."""

from __future__ import annotations

import pytest

from tests.games.new_dawn.terra_incognita.kit import Frontier, row, ti_rules
from tests.games.new_dawn.terra_incognita.leaders.kit import paid
from tests.kit.trace import component, rule
from ziggurat.games.new_dawn.focus.row import slot_value
from ziggurat.games.new_dawn.ids import (
    ANCIENT,
    CULTURAL,
    DIAMOND,
    ECONOMIC,
    MARBLE,
    MEDIEVAL,
    MERCURY,
    MILITARISTIC,
    MODERN,
    OIL,
    SCIENTIFIC,
)
from ziggurat.games.new_dawn.rows import Wonder

PRINTED = {
    "colosseum": (CULTURAL, ANCIENT, 9, (MARBLE, OIL)),
    "taj_mahal": (CULTURAL, MEDIEVAL, 9, (MARBLE, DIAMOND)),
    "cristo_redentor": (CULTURAL, MODERN, 11, (MARBLE, MERCURY)),
    "apadana": (ECONOMIC, ANCIENT, 8, (DIAMOND, MARBLE)),
    "machu_picchu_ti": (ECONOMIC, MEDIEVAL, 10, (DIAMOND, MERCURY)),
    "kilwa_kisiwani": (ECONOMIC, MEDIEVAL, 9, (DIAMOND, MARBLE)),
    "orszaghaz": (ECONOMIC, MODERN, 11, (DIAMOND, OIL)),
    "jebel_barkal": (MILITARISTIC, ANCIENT, 7, (OIL, MERCURY)),
    "huey_teocalli": (MILITARISTIC, MEDIEVAL, 9, (OIL, MERCURY)),
    "pentagon_ti": (MILITARISTIC, MODERN, 12, (OIL, DIAMOND)),
    "statue_of_liberty": (MILITARISTIC, MODERN, 12, (OIL, MARBLE)),
    "great_library": (SCIENTIFIC, ANCIENT, 8, (MERCURY, DIAMOND)),
    "university_of_sankore": (SCIENTIFIC, MEDIEVAL, 9, (MERCURY, OIL)),
    "amundsen_scott": (SCIENTIFIC, MODERN, 10, (MERCURY, DIAMOND)),
}


@component(
    "wonder.colosseum",
    "wonder.taj_mahal",
    "wonder.cristo_redentor",
    "wonder.apadana",
    "wonder.machu_picchu_ti",
    "wonder.kilwa_kisiwani",
    "wonder.orszaghaz",
    "wonder.jebel_barkal",
    "wonder.huey_teocalli",
    "wonder.pentagon_ti",
    "wonder.statue_of_liberty",
    "wonder.great_library",
    "wonder.university_of_sankore",
    "wonder.amundsen_scott",
)
@rule("ti.component.wonders_added")
@pytest.mark.parametrize("name", sorted(PRINTED))
def test_what_is_printed(name: str) -> None:
    wonder = ti_rules().rows[row(name)]
    assert isinstance(wonder, Wonder)
    assert (wonder.type, wonder.era, wonder.cost, wonder.resources) == PRINTED[name]


@rule("ti.component.wonders_added", "ti.component.wonders_removed")
def test_three_wonders_of_every_type_and_era() -> None:
    rules = ti_rules()
    found: dict[tuple[int, int], int] = {}
    for number in rules.families["wonder"]:
        wonder = rules.rows[number]
        assert isinstance(wonder, Wonder)
        kind = (wonder.type, wonder.era)
        found[kind] = found.get(kind, 0) + 1
        assert wonder.name not in ("machu_picchu", "pentagon")
    assert sorted(found.values()) == [3] * 12


# Colosseum


@component("wonder.colosseum")
def test_the_colosseum_reinforces_a_token_beside_a_city() -> None:
    t = Frontier().hold("p1", "colosseum").give("p1", "11b 5i", "11c").turn()
    t.play("use colosseum")
    assert t.options() == ["pass", "reinforce 11b"]
    assert t.refused("reinforce 5i") == "nd.focus.card_text_over_rules"
    assert t.refused("reinforce 11c") == "nd.component.control_sides"
    t.play("reinforce 11b")
    assert t.fact("reinforced p1") == ["11b", "11c"]
    assert t.asked() == ["p1 focus"]


@component("wonder.colosseum")
def test_the_colosseum_may_leave_it_and_finds_nothing_without_a_token() -> None:
    t = Frontier().hold("p1", "colosseum").give("p1", "11b").turn().play("use colosseum", "pass")
    assert t.fact("reinforced p1") == []
    assert Frontier().hold("p1", "colosseum").give("p1", "", "11b").turn().asked() == ["p1 focus"]
    t = Frontier().hold("p1", "colosseum").give("p1", "5i").give("p2", cities="5h", tokens="11b")
    assert t.turn().asked() == ["p1 focus"]


@component("wonder.colosseum")
def test_the_colosseum_reinforces_districts_too() -> None:
    t = Frontier().hold("p1", "colosseum").set("district p1 campus", "11b").turn()
    assert "reinforce 11b" in t.play("use colosseum").options()


# Taj Mahal and Machu Picchu


@component("wonder.taj_mahal")
def test_the_taj_mahal_counts_wonders_of_the_type_of_a_card() -> None:
    """Row: growth, military, culture, science, economy, industry."""
    t = Frontier().hold("p1", "taj_mahal")
    assert [slot_value(t.g, 0, place) for place in range(6)] == [1, 1, 3, 3, 4, 5]
    t.give("p1", cities="5b 5e 5g").set("wonder_at petra", "5b").set("wonder_at alhambra", "5e")
    t.set("wonder_at oracle", "5g")
    assert [slot_value(t.g, 0, place) for place in range(6)] == [1, 3, 3, 4, 4, 5]
    assert [slot_value(t.g, 1, place) for place in range(6)] == [1, 1, 2, 3, 4, 5]


@component("wonder.taj_mahal")
def test_the_taj_mahal_stops_at_the_last_slot() -> None:
    t = Frontier("early_empire", 5).hold("p1", "taj_mahal")
    assert slot_value(t.g, 0, 5) == 5


@component("wonder.machu_picchu_ti")
@rule("ti.focus.both_first")
def test_machu_picchu_moves_cards_of_the_first_slots_two_to_the_right() -> None:
    t = Frontier().hold("p1", "machu_picchu_ti")
    assert [slot_value(t.g, 0, place) for place in range(6)] == [2, 3, 4, 3, 4, 5]
    assert [slot_value(t.g, 1, place) for place in range(6)] == [1, 1, 2, 3, 4, 5]


# Cristo Redentor


def cristo(*cities: str) -> Frontier:
    """p1 builds Cristo Redentor under its capital 11a; p2 has cities."""
    t = Frontier("pottery", 5).set("offer cultural", "cristo_redentor")
    t.give("p2", cities=" ".join(cities)).set("resources p1 marble", "3")
    return paid(t.begin().play("wonder cristo_redentor"))


@component("wonder.cristo_redentor")
def test_cristo_redentor_takes_a_city_within_three_spaces() -> None:
    """5c and 5i are two spaces away, 5f four."""
    t = cristo("5i", "5f", "5c")
    assert t.asked() == ["p1 exchange_city"]
    assert t.options() == ["strike 5c", "strike 5i"]
    assert t.refused("strike 5f") == "nd.focus.card_text_over_rules"
    t.play("strike 5i")
    assert "5i" in t.fact("cities p1")
    assert "5i" not in t.fact("cities p2")


@component("wonder.cristo_redentor")
@rule("ti.army.shield")
def test_cristo_redentor_spares_cities_with_an_army_and_capitals() -> None:
    t = Frontier("pottery", 5, capitals=("11a", "5g")).set("offer cultural", "cristo_redentor")
    t.give("p2", cities="5i").armies("5i", seat="p2").set("resources p1 marble", "3")
    paid(t.begin().play("wonder cristo_redentor"))
    assert t.asked() == ["p2 focus"]


@component("wonder.cristo_redentor")
def test_cristo_redentor_needs_an_unused_city() -> None:
    t = Frontier("pottery", 5).set("offer cultural", "cristo_redentor").give("p2", cities="5i")
    t.give("p1", cities="13i 13d 15h 15e 12i 12e 12d")
    t.set("resources p1 marble", "3")
    paid(t.begin().play("wonder cristo_redentor"))
    assert "5i" in t.fact("cities p2")


@component("wonder.cristo_redentor")
@rule("nd.space.distance_land")
def test_cristo_redentor_does_not_count_through_water() -> None:
    """From 12h to 12d it is three spaces over water, and farther by land."""
    t = Frontier("pottery", 5).set("offer cultural", "cristo_redentor").hold("p1", "colossus")
    t.give("p1", cities="12h").give("p2", cities="12d").set("resources p1 marble", "3")
    paid(t.begin().play("wonder cristo_redentor"))
    assert t.fact("wonder_at cristo_redentor") == ["12h"]
    assert "12d" in t.fact("cities p2")


# Apadana


@component("wonder.apadana")
@rule("ti.explore.single_spaces", "ti.define.then")
def test_apadana_explores_anywhere_and_claims_a_space() -> None:
    t = Frontier("pottery", 5).set("offer economic", "apadana").set("stack", "1", "2", "3")
    t.set("resources p1 diamond", "2").begin().play("wonder apadana")
    paid(t)
    assert t.asked()[0].startswith("p1")
    before = len(t.g.board.placed)
    for _ in range(4):
        if t.asked()[0].endswith("place_tokens"):
            break
        who = "nature " if t.asked()[0].startswith("nature") else ""
        t.play(who + next(at for at in t.options() if at != "pass"))
    assert len(t.g.board.placed) == before + 1
    assert t.asked() == ["p1 place_tokens"]
    tile = t.g.board.placed[-1][0]
    labels = [at.split()[1] for at in t.options() if at != "pass"]
    assert {label[:-1] for label in labels} == {str(tile)}
    t.play(t.options()[-1])
    assert t.fact("control p1") == [labels[-1]]


@component("wonder.apadana")
def test_apadana_without_a_tile_places_nothing() -> None:
    t = Frontier("pottery", 5).set("offer economic", "apadana").set("stack")
    t.set("resources p1 diamond", "2").begin().play("wonder apadana")
    paid(t)
    assert t.asked() == ["p2 focus"]
    assert t.fact("control p1") == []


# Kilwa Kisiwani and Orszaghaz


def trade_at(wonder: str, label: str = "12f") -> Frontier:
    t = Frontier("foreign_trade", 5, capitals=("15a", "9a")).hold("p1", wonder).caravans("12e")
    return t.begin().play(f"move c1 {label}")


@component("wonder.kilwa_kisiwani")
def test_kilwa_kisiwani_brings_a_token_more_for_any_card() -> None:
    t = trade_at("kilwa_kisiwani").play("pass")
    assert t.asked() == ["p1 put_tokens"]
    t.play("put left")
    assert sum(t.realm().trade) == 3
    assert t.realm().trade[0] == 1


@component("wonder.kilwa_kisiwani")
def test_kilwa_kisiwani_is_silent_in_rival_cities() -> None:
    t = Frontier("foreign_trade", 5).hold("p1", "kilwa_kisiwani").give("p2", cities="5b")
    t.caravans("11g").begin().play("move c1 5b", "put left", "put 1", "pass")
    assert t.asked() == ["p2 focus"]


@component("wonder.orszaghaz")
def test_orszaghaz_conquers_the_city_state_after_its_rewards() -> None:
    t = trade_at("orszaghaz").play("take seoul")
    assert t.asked() == ["p1 conquer_by_caravan"]
    t.play("conquer")
    assert "12f" in t.fact("cities p1")
    assert t.fact("closed_city_states") == ["seoul"]
    assert t.cards() == []
    place = [at for at, held in enumerate(t.realm().tokens_on_cards) if held]
    assert t.fact("row p1")[place[0]] == "astrology"
    assert t.realm().trade[place[0]] == 2
    assert "conquered" in [event[0] for event in t.told("conquered")]


@component("wonder.orszaghaz")
def test_orszaghaz_may_leave_it_and_is_silent_in_rival_cities() -> None:
    t = trade_at("orszaghaz").play("pass", "pass")
    assert "12f" in t.fact("city_state_tokens")
    t = Frontier("foreign_trade", 5).hold("p1", "orszaghaz").give("p2", cities="5b")
    t.caravans("11g").begin().play("move c1 5b", "put left", "put 1", "pass")
    assert t.asked() == ["p2 focus"]


@component("wonder.orszaghaz")
@rule("nd.attack.no_city_left")
def test_orszaghaz_without_a_city_places_a_reinforced_token() -> None:
    t = Frontier("foreign_trade", 5, capitals=("15a", "9a")).hold("p1", "orszaghaz")
    t.give("p1", cities="11a 11j 5c 5e 5h 13d 13h").caravans("12e").begin()
    t.play("move c1 12f", "pass", "conquer")
    assert "12f" in t.fact("reinforced p1")
    assert t.fact("closed_city_states") == ["seoul"]


@component("wonder.orszaghaz", "wonder.kilwa_kisiwani")
def test_both_act_at_one_city_state_in_either_order() -> None:
    t = Frontier("foreign_trade", 5, capitals=("15a", "9a")).hold("p1", "orszaghaz")
    t.give("p1", cities="13i").set("wonder_at kilwa_kisiwani", "13i").caravans("12e").begin()
    t.play("move c1 12f", "pass")
    topics = {t.asked()[0]}
    t.play("put left" if t.asked() == ["p1 put_tokens"] else "conquer")
    topics.add(t.asked()[0])
    t.play("put left" if t.asked() == ["p1 put_tokens"] else "conquer")
    assert topics == {"p1 put_tokens", "p1 conquer_by_caravan"}
    assert "12f" in t.fact("cities p1")
    assert sum(t.realm().trade) == 3
