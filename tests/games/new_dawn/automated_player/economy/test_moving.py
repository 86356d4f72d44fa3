"""How far the automated player's caravans come, where they stop and what they spend for it."""

from __future__ import annotations

import pytest

from tests.games.new_dawn.automated_player.economy.kit import Traders
from tests.games.new_dawn.strip import space
from tests.kit.trace import rule
from ziggurat.games.new_dawn.automated_player.economy.destinations import tokens_worth_it
from ziggurat.games.new_dawn.masks import bit


@rule("ap.economy.full_move", "ap.economy.foreign_trade")
def test_a_caravan_that_cannot_arrive_moves_its_full_distance_on_a_shortest_way() -> None:
    m = Traders().states().sent("11a").give("p1", cities="13j").begin()
    assert m.bound() == [("13j", 5)]
    assert m.where()[0] == "5g"


@rule("ap.economy.en_route", "ap.random.nature")
def test_between_equally_short_ways_chance_picks_the_space_in_which_it_stops() -> None:
    m = Traders().states().sent("11a").give("p1", cities="13b").begin()
    assert m.asked() == ["nature ap_stop_caravan"]
    assert m.options() == ["move c1 5g", "move c1 5a"]
    assert m.play("nature move c1 5a").where()[0] == "5a"


@rule("ap.economy.en_route")
def test_a_full_move_that_ends_in_another_destination_completes_a_journey_there() -> None:
    m = Traders().states("12f").hold("p2", "seoul").sent("15f").give("p1", cities="9b").begin()
    assert m.bound() == [("9b", 6)]
    assert m.where()[0] == "card"
    assert m.fact("trade p2 2") == ["2"]


@rule("ap.economy.en_route")
def test_it_stops_a_space_before_a_destination_that_was_reached_this_turn() -> None:
    m = Traders().states("12f").hold("p2", "seoul").sent("15f").give("p1", cities="9b")
    m.own_realm.journeys = bit(space("12f"))
    m.begin()
    assert m.bound() == [("9b", 6)]
    assert m.where()[0] == "15c"


@rule("ap.economy.trade_tokens")
def test_nothing_is_spent_if_no_caravan_arrives_by_it() -> None:
    m = Traders().states().sent("11a").give("p1", cities="13j").trade(5, 1, "p2").begin()
    assert m.where()[0] == "5g"
    assert m.fact("trade p2 5") == ["1"]


@rule("ap.economy.trade_tokens")
def test_tokens_are_spent_for_a_caravan_that_arrives_by_them() -> None:
    m = Traders().states("12f").sent("13f").trade(5, 2, "p2").begin()
    assert m.where()[0] == "card"
    assert m.told("spent_trade", "spent_for_caravans") == [
        ("spent_trade", 1, 1, m.own_realm.row[4]),
        ("spent_for_caravans", 1, 4),
    ]
    assert m.fact("trade p2 5") == ["1"]


@rule("ap.economy.trade_tokens_count")
@pytest.mark.parametrize(
    ("most", "lengths", "spent"),
    [(2, [5, 7], 1), (3, [5, 7], 3), (3, [4, 3], 0), (1, [7, 5], 1), (3, [8], 0), (0, [5], 0)],
)
def test_the_fewest_tokens_are_spent_for_the_most_arrivals(
    most: int, lengths: list[int], spent: int
) -> None:
    assert tokens_worth_it(most, 4, lengths) == spent


@rule("ap.economy.trade_tokens_count", "ap.economy.trade_tokens")
@pytest.mark.parametrize(("tokens", "distance"), [(3, 7), (2, 5)])
def test_what_later_caravans_lack_is_spent_before_the_first_one_moves(
    tokens: int, distance: int
) -> None:
    m = Traders("ap_currency").states("12f").sent("11a", "13g").give("p1", cities="13f")
    m.trade(5, tokens, "p2").begin()
    assert m.bound() == [("12f", 5), ("13f", 7)]
    assert m.told("spent_for_caravans") == [("spent_for_caravans", 1, distance)]
    assert m.where()[1] == "card"
    assert (m.where()[0] == "card") == (distance == 7)


@rule("ap.bonus.first", "ap.wonder.bonus_token", "ap.bonus.every_resolution")
def test_an_economic_wonder_adds_a_space_to_every_move_whether_a_caravan_arrives_or_not() -> None:
    m = Traders().states().sent("11a").hold("p2", "colossus").trade(5, 1, "p2").begin(times=2)
    m.play("nature move c1 5f", "nature move c1 15g")
    assert m.where()[0] == "15g"
    assert m.fact("trade p2 5") == ["1"]


@rule("ap.economy.citystate_arrival")
def test_a_city_state_brings_two_tokens_for_its_type_and_its_card_once() -> None:
    m = Traders().sent("12a").trade(2, 2, "p2").begin()
    assert m.where()[0] == "card"
    assert m.fact("trade p2 2") == ["3"]
    assert m.cards("p2") == ["seoul"]
    again = Traders().states("12f").sent("12a").hold("p2", "seoul").barbarian("12c").barbarian(
        "12d", "B"
    )  # fmt: skip
    again.begin()
    assert again.bound() == [("12f", 1)]
    assert (again.fact("trade p2 2"), again.cards("p2")) == (["2"], ["seoul"])


@rule("ap.economy.rival_arrival", "ap.trade.free_tokens")
def test_a_rival_city_brings_two_tokens_one_by_one() -> None:
    m = Traders().states().sent("9c").begin()
    assert m.where()[0] == "card"
    assert m.own_realm.trade == (0, 0, 0, 1, 1)
