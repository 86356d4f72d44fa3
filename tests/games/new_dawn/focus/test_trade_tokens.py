"""Trade tokens: on cards, spent from there, never more than three."""

from __future__ import annotations

from tests.games.new_dawn.focus.kit import Market
from tests.kit.trace import rule


@rule("nd.economy.trade_token", "nd.trade.returned")
def test_a_token_moves_every_caravan_farther() -> None:
    m = Market("currency", 3).caravans("11a", "9f").trade(3, 1).begin()
    assert "13i" not in m.ends("c1")
    assert "12f" not in m.ends("c2")
    m.play("spend 1")
    assert m.realm().trade[2] == 0
    assert "13i" in m.ends("c1")
    assert "12f" in m.play("move c1 13i").ends("c2")


@rule("nd.economy.trade_token")
def test_tokens_need_a_caravan_still_to_move() -> None:
    m = Market().trade(3, 2).begin()
    assert "spend 1" in m.options()
    m.play("move c1 11g")
    assert m.asked() == ["p2 focus"]
    assert m.realm().trade[2] == 2


@rule("nd.economy.trade_token", "nd.trade.returned")
def test_several_tokens_add_up() -> None:
    m = Market(slot=3).trade(3, 2).begin().play("spend 1", "spend 1")
    assert "13i" in m.ends()
    assert m.refused("spend 1") == "nd.trade.spend_on_resolve"


@rule("nd.trade.spend_own_card")
def test_tokens_of_other_cards_are_not_spent() -> None:
    m = Market().trade(1, 3).begin()
    assert "spend 1" not in m.options()
    assert m.refused("spend 1") == "nd.trade.spend_on_resolve"


@rule("nd.trade.fresh_tokens")
def test_tokens_gained_on_the_way_may_be_spent_at_once() -> None:
    m = Market("currency", 3).give("p2", cities="5i").caravans("5b", "11a").begin()
    assert "spend 1" not in m.options()
    m.play("move c1 5i", "put 3", "put 3", "pass")
    assert "13i" not in m.ends("c2")
    assert "13i" in m.play("spend 1").ends("c2")


@rule("nd.trade.where")
def test_gained_tokens_go_on_cards_at_once() -> None:
    m = Market().give("p2", cities="11g").begin().play("move c1 11g")
    assert "pass" not in m.options()
    m.play("put 1", "put 2", "pass")
    assert m.realm().trade == (1, 1, 0, 0, 0)


@rule("nd.trade.limit")
def test_a_fourth_token_does_not_stay() -> None:
    m = Market().give("p2", cities="11g").trade(1, 3).begin().play("move c1 11g", "put 1", "put 2")
    assert m.realm().trade == (3, 1, 0, 0, 0)


@rule("nd.trade.excess")
def test_what_is_too_much_is_lost() -> None:
    m = Market().caravans("12a").trade(2, 2).begin().play("move c1 12f")
    assert m.realm().trade == (0, 3, 0, 0, 0)


@rule("nd.trade.sources")
def test_caravans_bring_tokens_only_when_they_arrive() -> None:
    m = Market("currency").caravans("5b", "12a").barbarian("5i").begin()
    m.play("move c1 5i", "move c1 11g")
    assert sum(m.realm().trade) == 0
    assert sum(m.play("move c2 12f").realm().trade) == 2


@rule("nd.trade.keep")
def test_tokens_stay_on_their_cards() -> None:
    m = Market().trade(3, 2).trade(2, 1).turn().play("focus 3", "pass")
    assert m.realm().row[0] == 8
    assert m.realm().trade == (2, 0, 1, 0, 0)
    m.turn().play("focus 1", "pass")
    assert m.realm().trade == (2, 0, 1, 0, 0)


@rule("nd.trade.no_move")
def test_tokens_are_never_moved_to_other_cards() -> None:
    m = Market().trade(1, 2).trade(3, 1).give("p2", tokens="5i").turn()
    assert m.options() == [f"focus {slot}" for slot in range(1, 6)]
    words = {option.split()[0] for option in m.play("focus 3").options()}
    assert words == {"pass", "spend", "move"}
    assert m.refused("put 1") == "zg.other_question"
