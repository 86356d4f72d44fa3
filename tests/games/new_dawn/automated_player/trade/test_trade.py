"""Trade tokens of the automated player: where they go, and which go first."""

from __future__ import annotations

import pytest

from tests.games.new_dawn.automated_player.kit import Automated
from tests.kit.trace import component, rule
from ziggurat.games.new_dawn.automated_player.trade.bonus import bonus_tokens
from ziggurat.games.new_dawn.board.pieces import remove_city
from ziggurat.games.new_dawn.focus.row import PutTokens
from ziggurat.games.new_dawn.ids import CULTURE, FOCUS_TYPES
from ziggurat.games.new_dawn.verbs import DISCARD, PUT
from ziggurat.games.new_dawn.world.barbarians import MoveAll, Raid

PLACES = range(5)


def cards(verb: int) -> tuple[tuple[int, int], ...]:
    return tuple([(verb, place) for place in PLACES])


@rule("ap.trade.free_tokens", "ap.define.highest_in_row")
@component("priority_list.free_tokens", "automated_topic.put_tokens")
@component("criterion.fewest_trade", "criterion.highest_in_row")
def test_free_tokens_go_on_the_card_with_the_fewest_then_highest() -> None:
    """With the best card taken away step by step."""
    t = Automated().own_trade(1, 0, 2, 0, 1)
    assert t.ranked("put_tokens", cards(PUT)) == [["4"], ["2"], ["5"], ["1"], ["3"]]


@rule("ap.trade.discard")
@component("priority_list.lost_tokens", "automated_topic.raid")
@component("criterion.most_trade", "criterion.lowest_slot")
def test_tokens_are_lost_from_the_card_with_the_most_then_lowest() -> None:
    t = Automated().own_trade(1, 3, 2, 3, 1)
    assert t.ranked("raid", cards(DISCARD)) == [["2"], ["4"], ["3"], ["1"], ["5"]]


@rule("ap.trade.free_tokens", "ap.general.recompute")
def test_free_tokens_are_put_one_at_a_time() -> None:
    t = Automated().own_trade(1, 0, 2, 0, 2).at("turn p2 end", PutTokens(1, 4))
    assert (t.own_realm.trade, t.asked()) == ((1, 2, 2, 2, 2), ["p1 focus"])


@rule("ap.trade.discard", "ap.human.forced_ap_choice")
def test_a_raided_capital_loses_two_tokens_one_at_a_time() -> None:
    t = Automated().own_trade(1, 2, 2, 0, 0).at("turn p2 end", Raid(1, 2))
    assert t.own_realm.trade == (1, 1, 1, 0, 0)


@rule("ap.trade.limit")
def test_a_card_holds_three_and_what_is_too_much_is_lost() -> None:
    t = Automated().own_trade(3, 3, 3, 3, 3).at("turn p2 end", PutTokens(1, 2))
    assert t.own_realm.trade == (3, 3, 3, 3, 3)
    assert [at[2] for at in t.told("token_lost")] == [4, 4]


@rule("ap.trade.limit")
def test_other_tokens_count_neither_for_fewest_nor_for_the_limit() -> None:
    t = Automated().own_trade(3, 3, 3, 3, 2).set("tokens_on_card p2 5", "kumasi", "mohenjo_daro")
    t.hold("p2", "stonehenge").at("turn p2 end", PutTokens(1, 1))
    assert t.own_realm.trade == (3, 3, 3, 3, 3)


@rule("ap.event.trade")
def test_the_trade_event_brings_a_token_for_each_mature_city() -> None:
    t = Automated().own(tokens="11b 11c 11d 11e 11f 11g", cities="12j").own_trade(0, 0, 0, 1, 1)
    t.own(tokens="12h 12i").set("event_dial", "movement")
    t.g.turns = 3
    t.at("turn p2 event")
    assert t.own_realm.trade[:4] == (0, 1, 1, 1)


@rule("ap.wonder.bonus_token", "ap.citystate.bonus_token", "ap.bonus.every_resolution")
@pytest.mark.parametrize(
    ("row", "focus"),
    [
        ("stonehenge", "culture"),
        ("colossus", "economy"),
        ("oracle", "science"),
        ("petra", "military"),
        ("kumasi", "culture"),
        ("seoul", "science"),
        ("brussels", "industry"),
        ("kabul", "military"),
    ],
)
def test_each_wonder_and_city_state_card_is_a_bonus_token_of_its_type(row: str, focus: str) -> None:
    t = Automated().hold("p2", row)
    counts = {name: bonus_tokens(t.g, t.seat, at) for at, name in enumerate(FOCUS_TYPES)}
    assert counts == {name: 1 if name == focus else 0 for name in FOCUS_TYPES}


@rule("ap.wonder.bonus_token")
def test_a_lost_wonder_brings_no_bonus_token_any_more() -> None:
    t = Automated().own(cities="12j").set("wonder_at stonehenge", "12j")
    assert bonus_tokens(t.g, t.seat, CULTURE) == 1
    t.g.active = t.seat
    remove_city(t.g, t.seat, t.rules.kinds["space"].parse("12j"))
    assert bonus_tokens(t.g, t.seat, CULTURE) == 0


@rule("ap.trade.free_tokens")
def test_three_tokens_on_empty_cards_go_to_the_last_three_slots() -> None:
    t = Automated().at("turn p2 end", PutTokens(1, 3))
    assert t.own_realm.trade == (0, 0, 1, 1, 1)


@rule("ap.trade.discard", "ap.human.forced_ap_choice")
def test_a_barbarian_in_its_capital_costs_two_tokens() -> None:
    t = Automated().own_trade(0, 2, 0, 3, 0).barbarian("11b").set("direction", "0")
    t.at("turn p2 end", MoveAll()).play("nature roll 2")
    assert t.own_realm.trade == (0, 1, 0, 2, 0)
