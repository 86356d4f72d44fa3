"""Where the automated player's caravans are bound, and which of them sets out first."""

from __future__ import annotations

from tests.games.new_dawn.automated_player.economy.kit import Traders, heading, sends
from tests.kit.trace import rule


@rule("ap.economy.destinations")
def test_the_list_takes_new_city_states_then_rival_cities_then_other_city_states() -> None:
    m = Traders(seats=3).sent("11a").hold("p3", "kabul").give("p1", cities="13b 13j").sending()
    options = heading("15j", "12f", "9a", "5c", "13b", "13j")
    assert m.ranked("ap_destination", options) == [
        ["c1 12f"], ["c1 5c"], ["c1 13b", "c1 13j"], ["c1 9a"], ["c1 15j"]
    ]  # fmt: skip


@rule("ap.economy.destinations", "ap.economy.foreign_trade")
def test_a_new_city_state_far_away_is_preferred_to_anything_near() -> None:
    m = Traders().sent("15h").hold("p2", "kabul").give("p1", cities="15f").begin()
    assert m.bound() == [("12f", 3)]
    assert m.why() == [("caravan_destination", "new_city_state", 4, 1)]


@rule("ap.economy.citystate_card_gone")
def test_a_city_state_whose_cards_others_hold_is_new_all_the_same() -> None:
    m = Traders(seats=4).hold("p1", "kabul").hold("p2", "kabul").hold("p4", "seoul")
    m.give("p1", cities="15b").sent("15i").begin()
    assert m.bound() == [("15j", 1)]
    assert m.cards("p4") == ["seoul"]
    assert sum(m.own_realm.trade) == 2


@rule("ap.economy.rival_which")
def test_any_city_of_anybody_is_a_destination_and_the_nearest_is_taken() -> None:
    m = Traders(seats=3).states().sent("5g").give("p1", cities="5f").hold("p3", "embassy-blue")
    m.begin()
    assert m.bound() == [("5f", 1)]
    far = Traders(seats=3).states().sent("11f").give("p1", cities="5f").begin()
    assert far.bound() == [("5c", 1)]


@rule("ap.economy.distance")
def test_water_is_crossed_where_the_card_allows_it_only() -> None:
    land = Traders().states().sent("12h").give("p1", cities="12a 9h").begin()
    assert land.bound() == [("9h", 3)]
    water = Traders("ap_steam_power").states().sent("12h").give("p1", cities="12a 9h").begin()
    water.play("nature resource oil")
    assert water.bound() == [("12a", 2)]


@rule("ap.economy.distance")
def test_no_way_leads_through_a_barbarian() -> None:
    m = Traders().sent("15i").barbarian("15j").begin()
    assert m.bound() == [("12f", 3)]
    around = Traders().states("15j").sent("15g").barbarian("15h").begin()
    assert around.bound() == [("15j", 3)]
    through = Traders().states("15j").sent("15g").begin()
    assert through.bound() == [("15j", 2)]


@rule("ap.economy.distance")
def test_a_caravan_without_a_destination_stays_where_it_is() -> None:
    m = Traders().sent("11i").barbarian("11b", "A").barbarian("11h", "B").begin()
    assert m.asked() == ["p1 focus"]
    assert m.where()[0] == "11i"
    assert m.told("bound_for", "moved_caravan") == []


@rule("ap.economy.different", "ap.economy.order", "ap.economy.currency")
def test_caravans_are_bound_for_different_destinations_the_nearest_first() -> None:
    m = Traders("ap_currency").states("12f").sent("15i", "15c").begin()
    assert m.bound() == [("12f", 1), ("9a", 7)]
    assert m.where()[:2] != ["15i", "15c"]
    assert m.where()[1] == "card"


@rule("ap.economy.order")
def test_the_list_of_caravans_ranks_them_by_the_way_to_their_best_destination() -> None:
    m = Traders("ap_capitalism").sent("11a", "13b", "15i").sending()
    assert m.ranked("ap_send_caravan", sends(3)) == [["c3"], ["c2"], ["c1"]]
    closed = Traders("ap_capitalism").sent("11a", "13b", "15i").sending("15j")
    assert closed.ranked("ap_send_caravan", sends(3)) == [["c3"], ["c2"], ["c1"]]


@rule("ap.economy.order", "ap.random.options")
def test_caravans_equally_near_are_left_to_chance_and_like_ones_count_once() -> None:
    m = Traders("ap_currency").states().sent("9c", "9g").begin()
    assert m.asked() == ["nature ap_send_caravan"]
    assert m.options() == ["send c1", "send c2"]
    alike = Traders("ap_currency").states("12f").sent("card", "card").begin()
    assert alike.asked() == ["nature ap_stop_caravan"]
    order = alike.rules.kinds["priority_list"].parse("caravan_order")
    assert ("one_option", 1, order) in alike.told("one_option")


@rule("ap.economy.destinations", "ap.golden.random_rest")
def test_destinations_equal_in_everything_are_left_to_chance() -> None:
    m = Traders().states().sent("11f").give("p1", cities="13b 13j").begin()
    assert m.asked() == ["nature ap_destination"]
    assert m.options() == ["head_for c1 13j", "head_for c1 13b"]


@rule("ap.economy.start")
def test_a_caravan_on_the_card_sets_out_where_its_way_is_shortest() -> None:
    m = Traders().states("12f").sent("card").own(cities="15b", tokens="15a 15c 15g 15h 15i")
    assert m.begin().bound() == [("12f", 2)]
    bare = Traders().states("12f").sent("card").own(cities="15b", tokens="15a 15c 15g 15h")
    assert bare.begin().bound() == [("12f", 11)]


@rule("ap.economy.start", "ap.economy.en_route")
def test_cities_that_are_equally_near_are_left_to_chance_with_the_spaces_after_them() -> None:
    m = Traders().states().sent("card").give("p1", cities="15f").barbarian("13a")
    m.own(cities="13i 5e", tokens="5f 5g 13b 13h 13j 5a 5d 13c").begin()
    assert m.bound() == [("15f", 4)]
    assert m.options() == ["move c1 13f", "move c1 13e"]
