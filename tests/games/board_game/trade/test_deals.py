"""Deals: what can change hands, when, and what is never enforced."""

import pytest

from tests.games.board_game.kit import laid_out, row_of, state
from tests.kit.table import Position
from tests.kit.trace import rule
from ziggurat.games.board_game.trade.negotiation import Trading

TRADE = "turn p1 trade"


def market_day(seats: int = 2) -> Position:
    """Two seats with something of everything to trade; p1 has the first word."""
    t = laid_out(seats).set("culture p1", "6").set("culture p2", "5")
    t.set("resources p1 silk", "1").set("resources p2 iron", "1")
    t.set("facedown_finds p1", "hut_spy", "village_iron").set("facedown_finds p2", "hut_wheat")
    return t.set("hand p1", "drought", "sabotage").set("hand p2", "lost")


def agreed(t: Position, *lines: str) -> Position:
    """p1 proposes a deal of these lines to p2, which accepts."""
    return t.play("p1 deal p2", *[f"p1 {line}" for line in lines], "p1 propose", "p2 accept")


@rule("cb.trade.deals_after_collection")
def test_what_was_just_collected_can_be_given() -> None:
    t = laid_out().at(TRADE)
    assert (t.fact("trade p1"), t.asked()) == (["3"], ["p1 trading"])
    agreed(t, "give trade 3")
    assert (t.fact("trade p1"), t.fact("trade p2")) == (["0"], ["6"])


@rule("cb.trade.deals_after_collection")
def test_every_seat_has_its_say_from_the_first_player_on() -> None:
    t = laid_out(3).set("first", "p2").at("turn p2 trade")
    order = []
    for _ in range(3):
        order += t.asked()
        t.play(f"{t.asked()[0].split()[0]} pass")
    assert order == ["p2 trading", "p3 trading", "p1 trading"]


@rule("cb.trade.deals_only_in_trade_phase")
def test_no_deal_outside_the_trade_phase() -> None:
    for step in ("start of turn", "city management", "movement"):
        t = market_day().at(f"turn p1 {step}")
        assert t.refused("p1 deal p2") == "cb.turn.five_phases"


@rule("cb.trade.deal_trade_points")
def test_trade_moves_from_dial_to_dial() -> None:
    t = agreed(market_day().set("trade p1", "9").at(TRADE), "give trade 5")
    assert (t.fact("trade p1"), t.fact("trade p2")) == (["7"], ["8"])


@rule("cb.trade.deal_trade_points", "cb.trade.dial_maximum")
def test_a_swap_of_trade_does_not_run_over_in_between() -> None:
    t = market_day().set("trade p1", "24").set("trade p2", "24").at(TRADE)
    agreed(t, "give trade 5", "want trade 6")
    assert (t.fact("trade p1"), t.fact("trade p2")) == (["27"], ["26"])


@rule("cb.trade.deal_trade_points", "cb.trade.dial_minimum")
def test_nobody_gives_what_it_does_not_have() -> None:
    t = market_day().at(TRADE).play("p1 deal p2")
    for line in ("give trade 4", "give culture 7", "give silk 2", "give iron 1", "want iron 2"):
        assert t.refused(f"p1 {line}") == "cb.trade.deal_trade_points"


@rule("cb.trade.deal_culture")
def test_culture_tokens_change_owner() -> None:
    t = agreed(market_day().at(TRADE), "give culture 4")
    assert (t.fact("culture p1"), t.fact("culture p2")) == (["2"], ["9"])


@rule("cb.trade.deal_resources")
def test_a_resource_token_changes_owner() -> None:
    t = agreed(market_day().at(TRADE), "give silk 1", "want iron 1")
    assert (t.fact("resources p1 silk"), t.fact("resources p2 silk")) == (["0"], ["1"])
    assert (t.fact("resources p1 iron"), t.fact("resources p2 iron")) == (["1"], ["0"])


@rule("cb.trade.deal_hut_village")
def test_facedown_markers_change_owner() -> None:
    t = agreed(market_day().at(TRADE), "give unseen_village 1", "want unseen_hut 1")
    assert t.fact("facedown_finds p1") == ["hut_wheat", "hut_spy"]
    assert t.fact("facedown_finds p2") == ["village_iron"]


@rule("cb.trade.deal_culture_cards")
def test_a_card_changes_hands_and_third_parties_see_its_back() -> None:
    t = market_day(3).at(TRADE)
    agreed(t, "give ancient_card 1").play("p1 give sabotage 1")
    assert t.fact("hand p2") == ["sabotage", "lost"]
    card = f"got_face {row_of(t, 'sabotage')}"
    assert card in t.heard("p1")
    assert card in t.heard("p2")
    assert card not in t.heard("p3")
    assert "gave 1 8 1" in t.heard("p3")


@rule("cb.trade.deal_culture_cards")
def test_a_card_that_was_given_no_longer_acts_for_its_giver() -> None:
    t = market_day().at(TRADE)
    agreed(t, "give ancient_card 2")
    drought = row_of(t, "drought")
    masks = state(t).in_play
    assert ((masks[0] >> drought) & 1, (masks[1] >> drought) & 1) == (0, 1)


@rule("cb.trade.deal_hand_limit")
def test_too_many_cards_are_discarded_at_once() -> None:
    t = market_day().at(TRADE)
    agreed(t, "give ancient_card 2")
    assert t.options() == ["p2 discard drought", "p2 discard sabotage", "p2 discard lost"]
    t.play("p2 discard lost")
    assert (t.asked(), t.fact("hand p2")) == (["p1 trading"], ["drought", "sabotage"])


@rule("cb.trade.gifts_allowed")
def test_a_gift_needs_nothing_in_return() -> None:
    t = agreed(market_day().at(TRADE), "give culture 3")
    assert (t.fact("culture p1"), t.fact("culture p2")) == (["3"], ["8"])


@rule("cb.trade.gifts_allowed")
def test_somebody_may_ask_for_a_gift_but_not_for_nothing() -> None:
    t = market_day().at(TRADE).play("p1 deal p2")
    assert t.refused("p1 propose") == "cb.trade.gifts_allowed"
    t.play("p1 want culture 2", "p1 propose", "p2 accept")
    assert t.fact("culture p1") == ["8"]


@rule("cb.trade.deal_promises")
def test_a_promise_is_words_only() -> None:
    plain = agreed(market_day().at(TRADE), "give culture 1")
    t = agreed(market_day().at(TRADE), "give culture 1", "promise peace")
    assert "promised 0" in t.heard("p2")
    assert t.fact("culture p2") == plain.fact("culture p2") == ["6"]
    assert t.options() == plain.options()


@rule("cb.trade.deal_promises")
def test_a_promise_can_be_all_there_is_to_an_offer() -> None:
    t = market_day().at(TRADE).play("p1 deal p2", "p1 promise repayment")
    assert t.refused("p1 promise repayment") == "cb.trade.deal_promises"
    t.play("p1 propose", "p2 accept")
    assert t.asked() == ["p1 trading"]


@rule("cb.trade.nothing_else_tradable")
@pytest.mark.parametrize(
    "thing", ["infantry_1", "army", "coin", "masonry", "stonehenge", "artist", "republic", "city1"]
)
def test_nothing_else_is_a_good(thing: str) -> None:
    t = market_day().at(TRADE)
    with pytest.raises(ValueError, match="is not of kind 'good'"):
        t.rules.kinds["good"].parse(thing)


@rule("cb.trade.deals_after_collection")
def test_a_seat_starts_two_deals_at_the_most() -> None:
    t = market_day().set("known p1", "horseback_riding").at(TRADE)
    for _ in range(2):
        t.play("p1 deal p2", "p1 pass")
    assert t.refused("p1 deal p2") == "cb.trade.deals_after_collection"
    assert "p1 pass" in t.options()


def test_who_can_do_nothing_more_is_not_asked() -> None:
    t = market_day().at(TRADE).play("p1 deal p2", "p1 pass", "p1 deal p2", "p1 pass")
    assert t.asked() == ["p2 trading"]


def test_nobody_deals_with_itself_or_an_empty_chair() -> None:
    t = market_day().at(TRADE)
    for partner in ("p1", "p3"):
        assert t.refused(f"p1 deal {partner}") == "cb.trade.deals_after_collection"


def test_the_first_question_is_for_its_seat_alone() -> None:
    t = market_day().at(TRADE)
    question = t.state.asked[0]
    assert (question.audience, question.steady) == (1, True)
    assert isinstance(t.state.stack[-1], Trading)
