"""Diplomacy cards of the automated player: which it takes, keeps and what they do for it."""

from __future__ import annotations

import pytest

from tests.games.new_dawn.automated_player.economy.kit import Traders
from tests.games.new_dawn.automated_player.kit import Automated
from tests.games.new_dawn.strip import space
from tests.kit.trace import rule
from ziggurat.games.new_dawn.automated_player.measures import maturity, missing
from ziggurat.games.new_dawn.automated_player.trade.bonus import bonus_tokens
from ziggurat.games.new_dawn.board.pieces import remove_city
from ziggurat.games.new_dawn.diplomacy.cards import TakeCard
from ziggurat.games.new_dawn.ids import CULTURE, ECONOMY, INDUSTRY, MILITARY, SCIENCE
from ziggurat.games.new_dawn.verbs import PUT, TAKE
from ziggurat.kernel.choice import PASS

KINDS = ("joint_war", "defensive_pact", "open_borders", "embassy")


@rule("ap.diplomacy.order")
def test_the_list_of_player_cards_has_a_fixed_order() -> None:
    m = Automated()
    options = tuple([(TAKE, m.row(f"{kind}-blue")) for kind in sorted(KINDS)])
    assert m.ranked("rival_card", options, (0,)) == [[f"{kind}-blue"] for kind in KINDS]


@rule("ap.diplomacy.take", "ap.diplomacy.order")
@pytest.mark.parametrize("gone", range(3))
def test_it_takes_the_first_card_that_is_there(gone: int) -> None:
    m = Automated(seats=4)
    for seat, kind in zip(("p2", "p3"), KINDS[:gone], strict=False):
        m.hold(seat, f"{kind}-blue")
    m.at("turn p4 end", TakeCard(3, 0))
    assert m.cards("p4") == [f"{KINDS[gone]}-blue"]


@rule("ap.diplomacy.keep")
def test_it_keeps_the_card_it_has_of_a_player() -> None:
    m = Automated(seats=3).hold("p3", "embassy-blue", "joint_war-green")
    m.at("turn p3 end", TakeCard(2, 0))
    assert m.cards("p3") == ["embassy-blue", "joint_war-green"]
    assert m.told("took_card", "returned") == []


@rule("ap.economy.citystate_arrival")
def test_it_takes_the_card_of_a_city_state_unless_there_is_none() -> None:
    m = Automated()
    take = (TAKE, m.row("kabul"))
    assert m.ranked("city_state_card", ((PASS,), take), (m.row("kabul"),))[0] == ["kabul"]
    assert m.ranked("city_state_card", ((PASS,),), (m.row("kabul"),)) == [["pass"]]


@rule("ap.diplomacy.embassy")
def test_the_gift_of_an_embassy_goes_where_most_tokens_lie_but_not_on_a_full_card() -> None:
    m = Automated().trade(1, 1, "p1").trade(2, 2, "p1").trade(3, 3, "p1").trade(4, 2, "p1")
    options = tuple([(PUT, place) for place in range(5)])
    assert m.ranked("embassy_token", options, (0,)) == [["2"], ["4"], ["1"], ["5"], ["3"]]


@rule("ap.diplomacy.embassy", "ap.diplomacy.player_cards_work", "ap.economy.resource_type")
def test_embassy_works_for_it_and_chance_draws_the_resource() -> None:
    m = Traders().states().sent("9c").hold("p2", "embassy-blue").trade(3, 1, "p1").begin()
    while m.asked() == ["nature put_tokens"]:
        m.play(f"nature {m.options()[0]}")
    assert m.asked() == ["nature take_resource"]
    assert m.told("gave_token") == [("gave_token", 1, 0, 2)]
    m.play("nature resource marble")
    assert m.own_realm.resources == (1, 0, 0, 0)
    assert m.fact("trade p1 3") == ["2"]


@rule("ap.diplomacy.player_cards_work", "ap.define.closest_to_maturity")
def test_open_borders_counts_tokens_of_its_giver_for_maturity() -> None:
    m = Automated().give("p1", tokens="11b 11c")
    assert missing(m.g, 1, space("11a")) == 6
    m.hold("p2", "open_borders-blue")
    assert missing(m.g, 1, space("11a")) == 4
    assert maturity(m.g, 1, space("11d")) == -4


@rule("ap.wonder.text_ignored")
def test_texts_of_its_wonders_and_city_state_cards_do_nothing() -> None:
    m = Automated().hold("p2", "seoul", "kabul", "great_lighthouse", "joint_war-blue").turn()
    assert "start_of_turn" not in m.asked()[0]
    acting = {at.card for moment in m.rules.moments for at in m.g.acting(1, moment)}
    for name in ("seoul", "kabul", "great_lighthouse"):
        assert m.row(name) not in acting
    assert m.row("joint_war-blue") in acting


@rule("ap.wonder.bonus_token", "ap.citystate.bonus_token", "ap.bonus.every_resolution")
def test_every_wonder_and_city_state_card_is_a_bonus_token_of_its_type() -> None:
    m = Automated().own(cities="13g 12e").hold("p2", "stonehenge", "brussels", "kabul", "seoul")
    m.set("wonder_at oracle", "13g").set("wonder_at colossus", "12e")
    counted = {at: bonus_tokens(m.g, 1, at) for at in range(5)}
    assert counted == {CULTURE: 1, SCIENCE: 2, ECONOMY: 1, INDUSTRY: 1, MILITARY: 1}


@rule("ap.wonder.bonus_token")
def test_a_bonus_token_goes_with_the_wonder() -> None:
    m = Automated().own(cities="12e").set("wonder_at colossus", "12e")
    assert bonus_tokens(m.g, 1, ECONOMY) == 1
    remove_city(m.g, 1, space("12e"))
    assert bonus_tokens(m.g, 1, ECONOMY) == 0
