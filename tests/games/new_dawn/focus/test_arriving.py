"""Journeys completed: tokens and diplomacy cards."""

from __future__ import annotations

from tests.games.new_dawn.focus.kit import Market
from tests.kit.trace import rule


def at_seoul(seats: int = 2) -> Market:
    """A caravan of p1 next to Seoul (science, slot 2)."""
    return Market(seats=seats).caravans("12a")


def at_city(seats: int = 2) -> Market:
    """A caravan of p1 next to a city of p2."""
    return Market(seats=seats).caravans("11h").give("p2", cities="11g")


@rule("nd.economy.return", "nd.economy.no_stop_without_trade")
def test_the_caravan_comes_back() -> None:
    assert at_seoul().begin().play("move c1 12f").where()[0] == "card"
    assert at_city().begin().play("move c1 11g").where()[0] == "card"


@rule("nd.economy.gain_two", "nd.economy.citystate_tokens")
def test_a_city_state_puts_both_tokens_on_the_card_of_its_type() -> None:
    m = at_seoul().begin().play("move c1 12f")
    assert m.realm().trade == (0, 2, 0, 0, 0)
    assert m.asked() == ["p1 city_state_card"]


@rule("nd.economy.gain_two", "nd.economy.rival_tokens")
def test_tokens_of_a_rival_city_may_be_split() -> None:
    m = at_city().begin().play("move c1 11g")
    assert m.options() == ["put 1", "put 2", "put 3", "put 4", "put 5"]
    m.play("put 1", "put 4")
    assert m.realm().trade == (1, 0, 0, 1, 0)
    assert m.asked() == ["p1 rival_card"]


@rule("nd.economy.rival_tokens")
def test_tokens_of_a_rival_city_may_stay_together() -> None:
    m = at_city().begin().play("move c1 11g", "put 5", "put 5")
    assert m.realm().trade == (0, 0, 0, 0, 2)


@rule("nd.economy.capital_destination")
def test_a_rival_capital_is_a_destination() -> None:
    m = Market().caravans("9b").begin().play("move c1 9a", "put 1", "put 1")
    assert m.realm().trade[0] == 2
    assert m.play("take embassy-green").cards() == ["embassy-green"]


@rule("nd.economy.card_optional", "nd.economy.citystate_card_wording")
def test_the_card_may_be_left() -> None:
    assert at_seoul().begin().play("move c1 12f", "pass").cards() == []
    assert at_city().begin().play("move c1 11g", "put 1", "put 1", "pass").cards() == []


@rule("nd.economy.card_optional")
def test_one_card_at_most() -> None:
    m = at_city().begin().play("move c1 11g", "put 1", "put 1", "take joint_war-green")
    assert m.cards() == ["joint_war-green"]
    assert m.asked() == ["p2 focus"]


@rule("nd.economy.citystate_card")
def test_a_city_state_gives_its_card() -> None:
    m = at_seoul().begin().play("move c1 12f")
    assert m.options() == ["pass", "take seoul"]
    assert m.refused("take kabul") == "nd.diplomacy.availability"
    assert m.play("take seoul").cards() == ["seoul"]


@rule("nd.economy.citystate_card", "nd.citystate.two_cards", "nd.citystate.no_stealing")
def test_the_third_visitor_finds_no_card() -> None:
    m = at_seoul(seats=3).hold("p2", "seoul").hold("p3", "seoul").begin().play("move c1 12f")
    assert m.asked() == ["p2 focus"]
    assert m.realm().trade[1] == 2
    assert (m.cards("p1"), m.cards("p2"), m.cards("p3")) == ([], ["seoul"], ["seoul"])


@rule("nd.citystate.two_cards")
def test_the_second_visitor_finds_a_card() -> None:
    m = at_seoul(seats=3).hold("p2", "seoul").begin().play("move c1 12f", "take seoul")
    assert m.cards() == m.cards("p2") == ["seoul"]


@rule("nd.economy.citystate_card_dup", "nd.diplomacy.limit_citystate")
def test_a_second_visit_brings_tokens_but_no_card() -> None:
    m = at_seoul().hold("p1", "seoul").begin().play("move c1 12f")
    assert m.realm().trade[1] == 2
    assert m.asked() == ["p2 focus"]


@rule("nd.economy.rival_card", "nd.diplomacy.availability")
def test_only_cards_in_the_rivals_own_set_are_offered() -> None:
    m = at_city(seats=3).hold("p3", "embassy-green").begin().play("move c1 11g", "put 1", "put 1")
    offered = ["joint_war-green", "defensive_pact-green", "open_borders-green"]
    assert m.options() == ["pass", *[f"take {card}" for card in offered]]
    assert m.refused("take embassy-green") == "nd.economy.rival_card"
    assert m.refused("take embassy-orange") == "nd.diplomacy.availability"
    assert m.refused("take embassy-blue") == "nd.diplomacy.own_none"


@rule("nd.economy.rival_card_exchange", "nd.diplomacy.limit_player")
def test_the_card_already_held_goes_back_first() -> None:
    m = at_city().hold("p1", "embassy-green").begin().play("move c1 11g", "put 1", "put 1")
    m.play("take joint_war-green")
    assert m.cards() == ["joint_war-green"]


@rule("nd.economy.conquered_citystate")
def test_a_conquered_city_state_is_a_rival_city() -> None:
    m = at_seoul().conquered("12f").give("p2", cities="12f").begin().play("move c1 12f")
    m.play("put 1", "put 4")
    assert m.realm().trade == (1, 0, 0, 1, 0)
    assert "take embassy-green" in m.options()
    assert "take seoul" not in m.options()


@rule("nd.economy.conquered_citystate")
def test_a_control_token_holds_a_conquered_city_state_too() -> None:
    m = at_seoul().conquered("12f").give("p2", tokens="12f").begin().play("move c1 12f")
    assert m.asked() == ["p1 put_tokens"]


@rule("nd.economy.conquered_citystate")
def test_a_razed_or_own_city_state_brings_nothing() -> None:
    assert at_seoul().conquered("12f").begin().play("move c1 12f").where()[0] == "12f"
    own = at_seoul().conquered("12f").give("p1", cities="12f").begin().play("move c1 12f")
    assert own.where()[0] == "12f"


@rule("nd.economy.citystate_tokens", "nd.economy.citystate_tokens_several")
def test_two_cards_of_the_type_leave_a_choice_and_none_brings_nothing() -> None:
    two, none = at_seoul(), at_seoul()
    two.set("row p1", "astrology", "mathematics", "foreign_trade", "pottery", "masonry")
    none.set("row p1", "early_empire", "drama_and_poetry", "foreign_trade", "pottery", "masonry")
    assert two.begin().play("move c1 12f").options() == ["put 1", "put 2"]
    assert two.refused("put 3") == "nd.economy.citystate_tokens"
    assert sum(none.begin().play("move c1 12f").realm().trade) == 0


def test_a_card_beside_the_row_may_take_the_tokens() -> None:
    m = at_seoul().hold("p1", "great_zimbabwe").set("trade p1 store", "3")
    m.begin().play("move c1 12f")
    assert m.options() == ["put 2", "put store"]
    m.play("put store")
    assert (m.realm().trade[1], m.realm().stored) == (1, 4)
