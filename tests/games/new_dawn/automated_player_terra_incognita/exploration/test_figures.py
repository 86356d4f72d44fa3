"""When its figures explore, from where, and what they do then."""

from __future__ import annotations

from tests.games.new_dawn.automated_player_terra_incognita.kit import Pioneer, space
from tests.kit.trace import component, rule
from ziggurat.games.new_dawn.automated_player_terra_incognita.exploration.choosing import facts_of
from ziggurat.games.new_dawn.terra_incognita.exploration.verbs import EXPLORE


def trading(card: str = "ap_foreign_trade") -> Pioneer:
    """No city-state, a stack of two tiles, one caravan on the card; p1's capital is far away."""
    t = Pioneer(card).set("city_state_tokens").set("stack", "1", "2")
    return t.caravans("card", seat=t.ap)


def where(t: Pioneer) -> list[str]:
    """Where its caravans are."""
    names = {-1: "card", -2: "locked"}
    kind = t.rules.kinds["space"]
    return [names[at] if at in names else kind.write(at) for at in t.own_realm.caravans]


@rule("ap.ti.explore.when_caravan", "ap.ti.explore.where", "ap.ti.explore.caravan_goes_on")
@component("automated_order.send_caravans")
def test_a_caravan_explores_when_no_new_partner_is_in_reach() -> None:
    t = trading().begin().by_chance()
    assert len(t.told("tile_explored")) == 1
    assert len(t.told("tile_laid")) == 1
    # Two of three spaces were used: one to go to the edge, one to explore. It goes on with one.
    assert where(t)[0] != "card"
    assert t.told("bound_for")


@rule("ap.ti.explore.when_caravan")
def test_a_caravan_with_a_partner_in_reach_does_not_explore() -> None:
    t = trading().give("p1", cities="5i").begin().by_chance()
    assert t.told("tile_explored") == []
    assert where(t)[0] == "card"
    t = trading().give("p1", cities="5h").own_trade(0, 0, 0, 0, 0)
    t.trade(5, 1, t.ap).begin().by_chance()
    assert t.told("tile_explored") == []


@rule("ap.ti.explore.when_caravan")
def test_a_city_state_whose_card_it_holds_does_not_keep_it_from_exploring() -> None:
    t = trading().set("city_state_tokens", "15j").caravans("15h", seat="p2").hold("p2", "kabul")
    t.begin().by_chance()
    assert where(t)[0] == "13g"  # on its way to the edge of its capital tile, three spaces on


@rule("ap.ti.explore.when_caravan")
def test_without_tiles_it_does_not_explore() -> None:
    t = trading().set("stack").begin().by_chance()
    assert t.told("explores") == []
    assert t.told("bound_for")


@rule("ap.ti.explore.approach")
def test_a_caravan_that_cannot_explore_yet_goes_toward_its_space() -> None:
    t = trading().caravans("5e", seat="p2").begin().by_chance()
    assert t.told("tile_explored") == []
    assert where(t)[0].startswith("11")  # with no movement left to explore there


@rule("ap.ti.explore.space_order")
@component("priority_list.space_to_explore", "criterion.shortest_way_to_explore")
@component("criterion.roughest_to_explore", "criterion.explore_far_from_rival")
@component("automated_topic.ap_explore_space")
def test_spaces_to_explore_from_rank_by_way_terrain_and_rivals() -> None:
    t = trading().give("p1", tokens="5c")
    labels = ["11b", "11c", "11d", "11e", "11h", "11i", "11j"]
    ways = [(space(label), 2 if label in ("11h", "11i") else 1) for label in labels]
    ways[-1] = (space("11j"), 3)
    options = tuple([(EXPLORE, 0, at) for at, _ in ways])
    found = t.ranked("ap_explore_space", options, facts_of(ways))
    assert [[word.split(" ")[-1] for word in words] for words in found] == [
        ["11e"],  # one space away, a mountain
        ["11b"],  # a forest
        ["11d"],  # hills
        ["11c"],  # grassland
        ["11i"],  # two spaces away, a forest
        ["11h"],  # hills
        ["11j"],  # three spaces away
    ]
    # With the same way and terrain the farthest from a rival comes first.
    ways = [(space("11e"), 1), (space("11f"), 1)]
    options = tuple([(EXPLORE, 0, at) for at, _ in ways])
    found = t.ranked("ap_explore_space", options, facts_of(ways))
    assert found == [["c1 11e", "c1 11f"]]
    t.give("p1", tokens="5h")
    t.set("control p1", "5h")
    found = t.ranked("ap_explore_space", options, facts_of(ways))
    assert found == [["c1 11e"], ["c1 11f"]]


@rule("ap.ti.figures.closest_first")
@component("priority_list.caravan_order", "criterion.caravan_near_target")
def test_the_caravan_closest_to_its_target_begins() -> None:
    t = trading("ap_steam_power").give("p1", cities="13i")
    t.caravans("11c", "13h", seat=t.ap).set("stack")
    t.begin().by_chance()
    moved = [event[2] for event in t.told("moved_caravan")]
    assert moved[0] == 1


@rule("ap.economy.trade_tokens", "ap.ti.explore.when_caravan")
def test_no_token_is_spent_for_a_caravan_that_will_explore() -> None:
    """The first caravan arrives in 5i anyway; for Kabul, whose card it holds, a token is missing,
    but the second one goes to explore.
    """
    t = trading("ap_currency").set("city_state_tokens", "15j").hold("p2", "kabul")
    t.barbarian("12f").give("p1", cities="5i").caravans("11g", "13h", seat="p2")
    t.trade(5, 1, t.ap).begin().by_chance()
    assert [event[2] for event in t.told("moved_caravan")] == [0, 1]
    assert t.told("spent_for_caravans") == []


@rule("ap.ti.explore.when_army", "ap.ti.explore.army_stays")
def test_an_army_that_explored_stays_where_it_is() -> None:
    """No barbarian is on either side of tile 21, and there is movement left."""
    t = Pioneer("ap_flight").set("stack", "21").armies("card", seat="p2")
    t.set("city_state_tokens").begin().by_chance()
    assert len(t.told("tile_explored")) == 1
    assert t.unknown.armies[t.seat][0] == t.told("explores")[0][2]


@rule("ap.ti.explore.army_stays")
@component("priority_list.found_barbarians")
def test_an_army_that_finds_a_barbarian_attacks_it() -> None:
    """A barbarian is on both sides of tile 18, and Flight has three spaces left."""
    t = Pioneer("ap_flight").set("stack", "18").armies("card", seat="p2")
    t.set("city_state_tokens").begin().by_chance()
    assert len(t.told("tile_explored")) == 1
    assert len(t.told("attack_value")) == 1


@rule("ap.ti.explore.when_army")
def test_an_army_with_a_target_in_reach_attacks_instead() -> None:
    t = Pioneer("ap_masonry").set("stack", "1").armies("card", seat="p2").barbarian("11e")
    t.begin().by_chance()
    assert t.told("tile_explored") == []
