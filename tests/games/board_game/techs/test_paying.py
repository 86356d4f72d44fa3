"""Paying with resources: tokens, facedown markers and gifts, and what others see of it."""

from tests.games.board_game.kit import laid_out, state
from tests.games.board_game.techs.using import knowing, managing
from tests.kit.table import Position
from tests.kit.trace import rule
from ziggurat.games.board_game.reasons import DOES_NOT_PAY, GOOD_MISSING, NAMED_BEFORE
from ziggurat.games.board_game.research.paying import Pay
from ziggurat.games.board_game.research.prices import can_pay, hides_payment, payers
from ziggurat.games.board_game.rows.tech import ANY_2, ANY_3, IRON_1, SPY_1, URANIUM_1
from ziggurat.kernel.engine import why_not
from ziggurat.kernel.question import only
from ziggurat.match.notation import parse

MIXED = (1, 1, 0, 0, 0, 0, 1)


def reason_against(t: Position, good: str) -> int:
    """The number of the reason why p1 does not pay with a good now."""
    reason = why_not(t.state, 0, parse(t.rules, f"pay {good}"))
    assert reason is not None
    return reason.number


@rule("cb.tech.resource_any")
def test_any_resource_pays_a_question_mark() -> None:
    t = knowing("pottery").set("resources p1 wheat", "2").set("resources p1 iron", "1")
    t = managing(t.set("facedown_finds p1", "hut_spy", "village_uranium")).play("p1 use pottery")
    goods = ["p1 pay iron", "p1 pay wheat", "p1 pay hut_spy", "p1 pay village_uranium"]
    assert t.options() == goods
    t.play("p1 pay wheat")
    assert t.options() == goods
    t.play("p1 pay village_uranium")
    assert t.fact("facedown_finds p1") == ["hut_spy"]
    assert t.fact("resources p1 wheat") == ["1"]


@rule("cb.tech.resource_any")
def test_where_everything_goes_there_is_nothing_to_name() -> None:
    t = laid_out().set("resources p1 wheat", "1").set("resources p1 iron", "1")
    t.at("turn p1 research", Pay(0, ANY_2, ()))
    assert t.fact("resources p1 wheat") == t.fact("resources p1 iron") == ["0"]


def test_spent_tokens_return_to_the_market_and_markers_to_the_box() -> None:
    t = laid_out().set("resources p1 iron", "1").set("facedown_finds p1", "hut_iron")
    market = int(t.fact("market iron")[0])
    huts = state(t).hut_bag.size()
    t.at("turn p1 research", Pay(0, IRON_1, ()), Pay(0, IRON_1, ())).play("p1 pay hut_iron")
    assert t.fact("market iron") == [str(market + 1)]
    assert t.fact("facedown_finds p1") == []
    assert state(t).hut_bag.size() == huts


def test_prices_that_cannot_be_paid() -> None:
    t = laid_out().set("resources p1 iron", "2")
    g = state(t)
    assert can_pay(g, 0, ANY_2)
    assert not can_pay(g, 0, ANY_3)
    assert not can_pay(g, 0, SPY_1)
    t.set("facedown_finds p1", "hut_spy", "village_uranium")
    assert can_pay(g, 0, SPY_1)
    assert can_pay(g, 0, URANIUM_1)
    assert can_pay(g, 0, (0, 2, 0, 0, 1, 1, 0))
    assert not can_pay(g, 0, (0, 2, 0, 0, 1, 1, 1))


def test_what_pays_one_part_is_kept_for_it() -> None:
    t = laid_out().set("resources p1 incense", "1").set("resources p1 iron", "2")
    g = state(t)
    assert can_pay(g, 0, MIXED)
    kind = t.rules.kinds["good"]
    assert [kind.write(good) for good in payers(g, 0, MIXED, ())] == ["incense", "iron"]
    iron = kind.parse("iron")
    assert [kind.write(good) for good in payers(g, 0, MIXED, (iron, iron))] == ["incense"]


def test_gifts_pay_too_and_are_discarded() -> None:
    t = laid_out().set("hand p1", "a_generous_gift").set("resources p1 iron", "1")
    t.at("turn p1 research", "city_management p1", Pay(0, (0, 1, 0, 0, 1, 0, 0), ()))
    assert t.options() == ["p1 pay iron", "p1 pay a_generous_gift"]
    t.play("p1 pay a_generous_gift")
    assert t.fact("resources p1 iron") == ["0"]
    assert t.fact("hand p1") == []
    assert len(state(t).event_bags[1].discard) == 1


def test_others_do_not_see_what_a_seat_could_pay_with() -> None:
    seen = []
    for find in ("hut_silk", "hut_wheat"):
        t = knowing("pottery").set("resources p1 iron", "2").set("facedown_finds p1", find)
        t = managing(t).play("p1 use pottery")
        assert t.state.asked[0].audience == only(0)
        seen.append(t.knows("p2"))
    assert seen[0] == seen[1]


def test_nobody_pays_with_what_does_not_count() -> None:
    t = knowing("currency").set("resources p1 incense", "1").set("facedown_finds p1", "hut_incense")
    t = managing(t.set("resources p1 silk", "1")).play("p1 use currency")
    assert t.options() == ["p1 pay incense", "p1 pay hut_incense"]
    assert t.refused("p1 pay silk") == "cb.resource.pay_ability"
    assert reason_against(t, "silk") == DOES_NOT_PAY
    assert reason_against(t, "wheat") == GOOD_MISSING


@rule("cb.turn.set_any_order")
def test_what_was_paid_with_is_refused_because_it_was_named() -> None:
    t = (
        knowing("pottery")
        .set("resources p1 wheat", "1")
        .set("facedown_finds p1", "hut_spy", "hut_silk")
    )
    t = managing(t).play("p1 use pottery", "p1 pay hut_spy")
    assert t.options() == ["p1 pay wheat", "p1 pay hut_silk"]
    assert reason_against(t, "hut_spy") == NAMED_BEFORE
    assert reason_against(t, "hut_iron") == GOOD_MISSING


def test_a_payment_is_asked_for_only_if_something_facedown_might_pay() -> None:
    """No hut is uranium, and neither is any culture event of the Ancient era."""
    t = laid_out().set("facedown_finds p1", "hut_iron").set("hand p1", "sabotage")
    assert not hides_payment(state(t), 0, URANIUM_1)
    assert hides_payment(state(t), 0, SPY_1)
    assert hides_payment(state(t), 0, ANY_2)
    t.set("facedown_finds p1", "village_spy")
    assert hides_payment(state(t), 0, URANIUM_1)
