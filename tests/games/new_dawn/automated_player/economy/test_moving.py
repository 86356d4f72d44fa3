"""How far the automated player's caravans come, where they stop and what they spend for it."""

from __future__ import annotations

import pytest

from tests.games.new_dawn.automated_player.economy.kit import Traders
from tests.kit.trace import rule
from ziggurat.games.new_dawn.automated_player.economy.destinations import tokens_worth_it

SCIENCE, ECONOMY = 1, 4


@rule("ap.economy.full_move", "ap.economy.foreign_trade")
def test_a_caravan_that_cannot_arrive_moves_its_full_distance_on_a_shortest_way() -> None:
    m = Traders().states().sent("11a").give("p1", cities="13j").begin()
    assert m.bound() == [("13j", 5)]
    assert m.options() == ["move c1 5h", "move c1 5g"]
    m.play("nature move c1 5g")
    assert m.where()[0] == "5g"
    assert m.told("spent_for_caravans") == []


@rule("ap.economy.en_route", "ap.random.nature")
def test_between_equally_short_ways_chance_picks_the_space_in_which_it_stops() -> None:
    m = Traders().sent("11a").begin()
    assert m.asked() == ["nature ap_stop_caravan"]
    assert m.options() == ["move c1 5g", "move c1 5a", "move c1 5d"]
    one = Traders().states().sent("11f").give("p1", cities="13i").begin()
    assert one.where()[0] == "card"
    assert one.told("moved_caravan") != []


@rule("ap.economy.en_route")
def test_a_full_move_that_ends_in_another_destination_completes_a_journey_there() -> None:
    m = Traders().states("15j", "12f").hold("p2", "kabul")
    m.sent("15f").give("p1", cities="12a").set("city_state_tokens", "15j")
    m.give("p1", cities="15c").states("15j").begin()
    assert m.bound()[0][0] in ("15c", "15j")


@rule("ap.economy.trade_tokens")
@pytest.mark.parametrize(("tokens", "left", "where"), [(1, 1, "map"), (2, 0, "card")])
def test_tokens_are_spent_only_if_a_caravan_arrives_by_them(
    tokens: int, left: int, where: str
) -> None:
    m = Traders().states().sent("11a").give("p1", cities="13j").trade(5, tokens, "p2").begin()
    if where == "map":
        m.play("nature move c1 5g")
    assert m.own_realm.trade[ECONOMY] == left + (where == "card")
    assert (m.where()[0] == "card") == (where == "card")


@rule("ap.economy.trade_tokens_count")
@pytest.mark.parametrize(
    ("most", "lengths", "spent"),
    [
        (2, [5, 7], 1),
        (3, [5, 7], 3),
        (3, [4, 3], 0),
        (1, [7, 5], 1),
        (3, [8], 0),
        (0, [5], 0),
    ],
)
def test_the_fewest_tokens_are_spent_for_the_most_arrivals(
    most: int, lengths: list[int], spent: int
) -> None:
    assert tokens_worth_it(most, 4, lengths) == spent


@rule("ap.economy.trade_tokens_count", "ap.economy.trade_tokens")
def test_what_later_caravans_lack_is_spent_before_the_first_one_moves() -> None:
    m = Traders("ap_currency").states().give("p1", cities="13j 5j").sent("11a", "11d")
    m.trade(5, 3, "p2").begin()
    assert m.told("spent_for_caravans") == [("spent_for_caravans", 1, 6)]
    assert m.where()[:2] == ["card", "card"]


@rule("ap.bonus.first", "ap.wonder.bonus_token", "ap.bonus.every_resolution")
def test_an_economic_wonder_adds_a_space_whether_a_caravan_arrives_or_not() -> None:
    m = Traders().states().sent("11a").give("p1", cities="13j").hold("p2", "colossus")
    m.begin(times=2)
    assert m.options() == ["move c1 13i"] or m.where()[0] == "13i"
    assert m.own_realm.trade[ECONOMY] == 0


@rule("ap.economy.citystate_arrival", "ap.citystate.bonus_token")
def test_a_city_state_brings_two_tokens_for_its_type_and_its_card_once() -> None:
    m = Traders().sent("12a").trade(2, 2, "p2").begin()
    assert m.where()[0] == "card"
    assert m.own_realm.trade[SCIENCE] == 3
    assert m.cards("p2") == ["seoul"]
    again = Traders().states("12f").sent("12a").hold("p2", "seoul").give("p1", cities="12d")
    again.conquered("15j")
    assert again.begin().cards("p2") == ["seoul"]


@rule("ap.economy.rival_arrival", "ap.diplomacy.take", "ap.trade.free_tokens")
def test_a_rival_city_brings_two_tokens_one_by_one_and_a_card() -> None:
    m = Traders().states().sent("9c").begin()
    assert m.where()[0] == "card"
    assert sum(m.own_realm.trade) == 2
    assert m.cards("p2") == ["joint_war-blue"]
