"""Which cards it takes, what a pact means for it, and how it pays for wonders."""

from __future__ import annotations

import pytest

from tests.games.new_dawn.automated_player_terra_incognita.kit import Pioneer, row
from tests.kit.trace import component, rule
from ziggurat.games.new_dawn.terra_incognita.diplomacy.pact import AnswerPact
from ziggurat.games.new_dawn.verbs import NATURAL, RESOURCE, TAKE, TRADE
from ziggurat.games.new_dawn.wonders.wonders import wonder_cost
from ziggurat.kernel.choice import Choice

CARDS = (
    "joint_war-blue",
    "defensive_pact-blue",
    "open_borders_ti-blue",
    "embassy-blue",
    "non_aggression_pact-blue",
)


@rule("ap.ti.diplomacy.order", "ap.ti.diplomacy.pact_last")
@component("priority_list.player_cards", "criterion.takes_open_borders")
def test_cards_of_a_human_are_taken_in_a_fixed_order_with_the_pact_last() -> None:
    t = Pioneer()
    options: tuple[Choice, ...] = tuple([(TAKE, row(name)) for name in reversed(CARDS)])
    assert t.ranked("rival_card", options, (0,)) == [[name] for name in CARDS]
    assert t.ranked("rival_card", options[:2], (0,)) == [[CARDS[3]], [CARDS[4]]]


@rule("ap.ti.diplomacy.pact_held")
def test_a_pact_keeps_it_from_the_pieces_of_its_giver() -> None:
    t = Pioneer("ap_mass_media").own(cities="5b").give("p1", tokens="5f 5h")
    t.hold("p2", "non_aggression_pact-blue").begin().by_chance()
    assert {"5f", "5h"} <= set(t.fact("control p1"))
    t = Pioneer("ap_masonry").give("p1", tokens="11e").hold("p2", "non_aggression_pact-blue")
    t.begin().by_chance()
    assert t.fact("control p1") == ["11e"]
    assert "non_aggression_pact-blue" in t.cards("p2")


@rule("ap.ti.diplomacy.pact_held", "ap.general.optional_declined")
def test_it_never_gives_a_pact_back() -> None:
    t = Pioneer().hold("p2", "non_aggression_pact-blue")
    before = t.own_row()
    t.at("turn p1 start of turn", AnswerPact(t.seat, row("non_aggression_pact-blue")))
    assert t.cards("p2") == ["non_aggression_pact-blue"]
    assert t.own_row() == before


@rule("ap.human.pact_with_ap")
def test_a_human_with_its_pact_may_answer_its_attack() -> None:
    t = Pioneer("ap_masonry").give("p1", tokens="11e").hold("p1", "non_aggression_pact-green")
    t.begin()
    while t.asked()[0].startswith("nature"):
        t.by_chance()
    topics: list[str] = []
    while t.asked()[0].startswith("p1") and "answer_pact" not in t.asked()[0]:
        topics.append(t.asked()[0])
        if "focus" in topics[-1] or "start_of_turn" in topics[-1]:
            break
        t.play("p1 pass").by_chance()
    assert t.asked() == ["p1 answer_pact"]


@rule("ap.ti.payment.order")
@component("priority_list.wonder_payment", "criterion.pays_trade")
def test_a_wonder_is_paid_with_natural_wonders_then_trade_tokens_then_resources() -> None:
    t = Pioneer("ap_pottery")
    options: tuple[Choice, ...] = ((RESOURCE, 1), (NATURAL, row("cliffs_of_dover")), (TRADE,))
    assert t.ranked("pay", options, (0, 1)) == [["cliffs_of_dover"], ["trade"], ["mercury"]]
    assert t.ranked("pay", options, (0, 3)) == [["cliffs_of_dover"], ["trade"], ["mercury"]]


@rule("ap.ti.payment.order")
def test_trade_tokens_are_spent_before_resources_are() -> None:
    t = Pioneer("ap_pottery").set("offer economic", "colossus").trade(5, 3, "p2")
    t.set("resources p2 marble", "2")
    cost = wonder_cost(t.g, t.seat, row("colossus"))
    t.begin().by_chance()
    assert len(t.told("built_wonder")) == 1
    spent = 3 - t.own_trade_now()[5]
    assert spent == min(3, cost - 5)


@rule("ap.ti.payment.event_token")
@pytest.mark.parametrize("priced", [True, False])
def test_a_trade_token_on_a_wonder_lowers_its_cost(priced: bool) -> None:
    t = Pioneer("ap_pottery").set("offer economic", "colossus")
    usual = wonder_cost(t.g, t.seat, row("colossus"))
    if priced:
        t.unknown.priced = 1 << row("colossus")
    assert wonder_cost(t.g, t.seat, row("colossus")) == usual - (1 if priced else 0)
