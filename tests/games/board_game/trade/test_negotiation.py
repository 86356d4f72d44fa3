"""Negotiation: drafts, answers, counter-offers, and what stays facedown."""

import pytest

from tests.games.board_game.kit import row_of, state
from tests.games.board_game.trade.test_deals import TRADE, agreed, market_day
from tests.kit.table import Position
from tests.kit.trace import rule
from ziggurat.games.board_game.trade.handing import CloseDeal
from ziggurat.games.board_game.trade.negotiation import Drafting, offer_on_table

HIDDEN = "cb.trade.hidden_marker_in_deal"


def test_a_draft_lists_a_few_lines_and_admits_others() -> None:
    t = market_day().at(TRADE).play("p1 deal p2")
    assert "p1 give culture 1" in t.options()
    assert "p1 give culture 5" not in t.options()
    assert t.refused("p1 give culture 5") == ""
    assert t.state.asked[0].offered


def test_a_draft_lists_each_line_once_and_ascending() -> None:
    t = market_day().at(TRADE)
    t.play("p1 deal p2", "p1 give unseen_hut 1", "p1 give ancient_card 2")
    options = t.state.asked[0].options
    assert list(options) == sorted(set(options))


def test_a_line_can_be_changed_and_taken_out() -> None:
    t = market_day().at(TRADE).play("p1 deal p2", "p1 give culture 2", "p1 give culture 3")
    assert t.refused("p1 give culture 3") == "cb.trade.deals_after_collection"
    t.play("p1 give culture 0", "p1 give silk 1", "p1 propose", "p2 accept")
    assert (t.fact("culture p1"), t.fact("resources p2 silk")) == (["6"], ["1"])


def test_a_draft_ends_after_twelve_changes() -> None:
    t = market_day().at(TRADE).play("p1 deal p2")
    for at in range(12):
        t.play(f"p1 give culture {1 + at % 2}")
    assert t.options() == ["p1 pass", "p1 propose"]
    assert t.refused("p1 give culture 1") == "cb.trade.deals_after_collection"


def test_an_offer_can_be_dropped_or_declined() -> None:
    t = market_day().at(TRADE).play("p1 deal p2", "p1 give culture 2", "p1 pass")
    t.play("p1 deal p2", "p1 give culture 2", "p1 propose", "p2 pass")
    assert (t.asked(), t.fact("culture p1")) == (["p2 trading"], ["6"])


@rule("cb.trade.deals_after_collection")
@pytest.mark.parametrize("reply", ["pass", "accept"])
def test_another_deal_with_another_seat_follows_any_answer(reply: str) -> None:
    t = market_day(3).at(TRADE).play("p1 deal p2", "p1 give culture 2", "p1 propose")
    t.play(f"p2 {reply}")
    assert t.asked() == ["p1 trading"]
    assert t.options() == ["p1 pass", "p1 deal p2", "p1 deal p3"]


def test_a_counter_offer_starts_from_the_offer() -> None:
    t = market_day().at(TRADE).play("p1 deal p2", "p1 give culture 2", "p1 want iron 1")
    t.play("p1 propose", "p2 counter", "p2 want culture 3", "p2 propose", "p1 accept")
    assert (t.fact("culture p1"), t.fact("resources p1 iron")) == (["3"], ["1"])


def test_there_are_three_counter_offers_to_a_deal() -> None:
    t = market_day().at(TRADE).play("p1 deal p2", "p1 give culture 2", "p1 propose")
    for seat in ("p2", "p1", "p2"):
        t.play(f"{seat} counter", f"{seat} propose")
    assert t.options() == ["p1 pass", "p1 accept"]
    assert t.refused("p1 counter") == "cb.trade.deals_after_collection"


@rule("cb.trade.hidden_marker_in_deal")
def test_an_offer_names_backs_only() -> None:
    t = market_day().at(TRADE).play("p1 deal p2")
    assert t.refused("p1 give hut_spy 1") == HIDDEN
    assert t.refused("p1 want hut_wheat 1") == HIDDEN
    t.play("p1 give unseen_hut 1", "p1 propose")
    assert "would_give 6 1" in t.heard("p2")
    assert not [line for line in t.heard("p2") if str(row_of(t, "hut_spy")) in line.split()]


@rule("cb.trade.hidden_marker_in_deal")
def test_the_giver_may_show_the_face_to_its_partner_alone() -> None:
    t = market_day(3).at(TRADE).play("p1 deal p2", "p1 give unseen_hut 1", "p1 show hut_spy")
    face = f"showed {row_of(t, 'hut_spy')}"
    assert face in t.heard("p2")
    assert face not in t.heard("p3")
    assert "showed_a_face" in t.heard("p3")
    assert t.state.unveiled == 1


@rule("cb.trade.hidden_marker_in_deal")
def test_afterwards_the_receiver_knows_the_face() -> None:
    t = agreed(market_day(3).at(TRADE), "give unseen_hut 1")
    face = f"got_face {row_of(t, 'hut_spy')}"
    assert face in t.heard("p2")
    assert face not in t.heard("p3")


@rule("cb.trade.hidden_marker_in_deal")
def test_what_was_shown_is_what_is_given() -> None:
    t = market_day().at(TRADE)
    agreed(t, "give ancient_card 1", "show sabotage")
    assert t.options() == ["p1 give sabotage 1"]
    assert t.refused("p1 give drought 1") == HIDDEN
    t.play("p1 give sabotage 1")
    assert (t.fact("hand p1"), t.fact("hand p2")) == (["drought"], ["sabotage", "lost"])


def test_only_what_is_given_can_be_shown_and_only_once() -> None:
    t = market_day().at(TRADE).play("p1 deal p2")
    assert t.refused("p1 show hut_spy") == HIDDEN
    t.play("p1 give unseen_hut 1", "p1 show hut_spy")
    assert t.refused("p1 show hut_spy") == HIDDEN
    assert t.refused("p1 show hut_wheat") == HIDDEN


@rule("cb.trade.hidden_marker_in_deal")
def test_of_two_cards_shown_as_many_bind_as_are_still_given() -> None:
    t = market_day().at(TRADE).play("p1 deal p2", "p1 give ancient_card 2")
    t.play("p1 show drought", "p1 show sabotage", "p1 give ancient_card 1")
    assert t.refused("p1 show drought") == HIDDEN
    assert t.refused("p1 show sabotage") == HIDDEN
    t.play("p1 give ancient_card 0", "p1 give ancient_card 2", "p1 show drought")


def test_taking_a_line_out_takes_back_what_was_shown_with_it() -> None:
    t = market_day().at(TRADE).play("p1 deal p2", "p1 give unseen_hut 1", "p1 show hut_spy")
    t.play("p1 give unseen_hut 0")
    deal = offer_on_table(state(t))
    assert deal is not None
    assert deal.shown == ()


def test_the_giver_picks_what_the_other_wants_facedown() -> None:
    t = market_day().at(TRADE)
    t.play("p1 pass", "p2 deal p1", "p2 want ancient_card 1", "p2 propose", "p1 accept")
    question = t.state.asked[0]
    assert (question.audience, question.steady) == (1, True)
    assert t.options() == ["p1 give drought 1", "p1 give sabotage 1"]
    assert t.refused("p1 give lost 1") == HIDDEN
    t.play("p1 give sabotage 1")
    assert t.fact("hand p2") == ["sabotage", "lost"]


def test_others_do_not_learn_from_a_frame_what_was_picked_or_shown() -> None:
    t = market_day().at(TRADE).play("p1 deal p2", "p1 give unseen_hut 1", "p1 show hut_spy")
    for seat, known in ((0, 1), (1, 0)):
        frame = t.state.stack[-1].veil(seat)
        assert isinstance(frame, Drafting)
        assert len(frame.deal.shown) == known
        closed = CloseDeal(frame.deal, frame.deal.shown, ()).veil(seat)
        assert isinstance(closed, CloseDeal)
        assert len(closed.given) == known


def test_third_parties_cannot_tell_what_was_shown() -> None:
    told = []
    for face in ("drought", "sabotage"):
        t = market_day(3).at(TRADE)
        agreed(t, "give ancient_card 1", f"show {face}").play(f"p1 give {face} 1")
        told.append(t.knows("p3"))
    assert told[0] == told[1]


# How long


@rule("cb.trade.deals_after_collection")
@pytest.mark.parametrize(
    ("bargaining", "deals", "changes", "counters"), [("bounded", 2, 12, 3), ("long", 12, 60, 20)]
)
def test_bargaining_is_bounded_or_long(
    bargaining: str, deals: int, changes: int, counters: int
) -> None:
    t = Position("board-game", 2, options={"bargaining": bargaining}).set("culture p1", "9")
    t.at(TRADE).play("p1 deal p2")
    for at in range(changes):
        t.play(f"p1 give culture {1 + at % 2}")
    assert t.refused("p1 give culture 5") == "cb.trade.deals_after_collection"
    t.play("p1 propose")
    for at in range(counters):
        seat = "p1" if at % 2 else "p2"
        t.play(f"{seat} counter", f"{seat} propose")
    last = t.asked()[0].split()[0]
    assert t.refused(f"{last} counter") == "cb.trade.deals_after_collection"
    t.play(f"{last} pass")
    for _ in range(deals - 1):
        t.play("p1 deal p2", "p1 pass")
    assert t.asked() == ["p2 trading"]
