"""The hand of culture events: its size, its secrecy, discards and the decks."""

import pytest

from tests.games.board_game.kit import laid_out, open_map, row_of, state
from tests.kit.trace import rule
from ziggurat.games.board_game.culture.hand import draw_event
from ziggurat.games.board_game.ids import ANCIENT, MEDIEVAL
from ziggurat.kernel.engine import advance
from ziggurat.lib.bag import Bag

CITIES = "turn p1 city management"


@rule("cb.event.hand_size")
def test_two_cards_may_be_held() -> None:
    t = laid_out().set("hand p1", "drought", "lost").at(CITIES)
    assert (t.fact("hand_size p1"), t.asked()) == (["2"], ["p1 city_management"])


@rule("cb.event.hand_size_tech")
def test_techs_raise_the_hand_size_and_add_up() -> None:
    t = laid_out().set("known p1", "pottery").set("known p2", "pottery", "theology")
    assert (t.fact("hand_size p1"), t.fact("hand_size p2")) == (["3"], ["4"])


@rule("cb.event.discard_down", "cb.event.discard_choice")
def test_a_third_card_forces_a_discard_before_anything_else() -> None:
    t = laid_out().set("hand p1", "we_love_the_despot_day", "lost").set("culture p1", "3")
    t.at(CITIES).play("p1 advance", "nature draw_event drought")
    assert t.options() == [
        "p1 discard drought", "p1 discard we_love_the_despot_day", "p1 discard lost",
    ]  # fmt: skip
    assert t.refused("p1 event we_love_the_despot_day") == "cb.event.discard_down"
    assert t.refused("p1 discard sabotage") == "cb.event.secret_hand"
    t.play("p1 discard drought")
    assert t.asked() == ["p1 city_management"]


@rule("cb.event.discard_choice")
def test_what_others_learn_of_a_discard_is_the_card_only() -> None:
    t = laid_out().set("hand p1", "lost", "drought").set("culture p1", "3")
    t.at(CITIES).play("p1 advance", "nature draw_event drought")
    question = t.state.asked[0]
    assert (question.audience, question.steady) == (1, True)
    t.play("p1 discard lost")
    assert f"discarded {row_of(t, 'lost')}" in t.heard("p2")


@rule("cb.event.discard_place")
def test_a_discard_lies_faceup_under_its_deck() -> None:
    t = laid_out().set("hand p1", "lost", "drought").set("culture p1", "3")
    t.at(CITIES).play("p1 advance", "nature draw_event drought", "p1 discard lost")
    bags = state(t).event_bags
    assert [bag.discard for bag in bags] == [(), (row_of(t, "lost"),), ()]
    assert bags[MEDIEVAL].size() == 16


@rule("cb.event.reshuffle")
def test_an_empty_deck_is_turned_over_and_shuffled() -> None:
    t = laid_out()
    g = state(t)
    cards = (row_of(t, "drought"), row_of(t, "sabotage"))
    g.event_bags = (Bag((), (), cards), *g.event_bags[1:])
    t.set("culture p1", "3").at(CITIES).play("p1 advance")
    assert t.odds() == {"draw_event drought": 1, "draw_event sabotage": 1}
    assert g.event_bags[ANCIENT].discard == ()


@rule("cb.event.reshuffle")
def test_without_any_card_left_nothing_is_drawn() -> None:
    t = laid_out()
    g = state(t)
    g.event_bags = (Bag((), (), ()), *g.event_bags[1:])
    t.set("culture p1", "3").at(CITIES).play("p1 advance")
    assert (t.asked(), t.fact("hand p1")) == (["p1 city_management"], [])


@rule("cb.event.secret_hand")
def test_others_see_backs_only() -> None:
    t = laid_out().set("hand p1", "drought", "lost").at(CITIES)
    other = laid_out().set("hand p1", "sabotage", "catastrophe").at(CITIES)
    assert t.fact("backs p1") == other.fact("backs p1") == ["ancient_card", "medieval_card"]
    assert t.knows("p2") == other.knows("p2")
    assert t.knows("p1") != other.knows("p1")


@rule("cb.event.hand_size_drop")
def test_a_smaller_hand_size_forces_a_discard() -> None:
    t = laid_out().set("government p1", "monarchy").set("hand p1", "drought", "lost", "sabotage")
    t.set("known p1", "monarchy_tech").at("turn p1 start of turn").play("p1 govern anarchy")
    assert t.options() == ["p1 discard drought", "p1 discard sabotage", "p1 discard lost"]


@rule("cb.event.hand_size_drop")
@pytest.mark.parametrize("phase", ["start_of_turn", "city_management", "movement"])
def test_coins_that_were_lost_make_the_hand_smaller_in_every_own_part(phase: str) -> None:
    t = (
        laid_out()
        .set("hand p1", "drought", "lost", "sabotage")
        .at("turn p1 research", f"{phase} p1")
    )
    assert t.asked() == ["p1 discard"]
    t.play("p1 discard lost")
    assert t.asked() == [f"p1 {phase}"]


def test_several_cards_are_discarded_one_by_one() -> None:
    t = laid_out().set("hand p1", "drought", "drought", "lost", "sabotage").at(CITIES)
    t.play("p1 discard drought", "p1 discard drought")
    assert (t.fact("hand p1"), t.asked()) == (["sabotage", "lost"], ["p1 city_management"])


def test_a_drawn_card_acts_for_its_holder() -> None:
    t = laid_out().at(CITIES)
    g = state(t)
    draw_event(g, 0, MEDIEVAL)
    advance(g)
    t.play("nature draw_event we_love_the_queen_day")
    assert "p1 event we_love_the_queen_day" in t.options()


@rule("cb.event.hand_size_drop")
def test_a_coin_that_is_lost_costs_a_card_before_anything_else() -> None:
    t = open_map(laid_out()).set("known p2", "computers").set("coin_tokens p2", *["pottery"] * 3)
    t.set("hand p2", "drought", "lost", "jousting_tourney").set("marker H12", "bank")
    t.set("hand p1", "sabotage", "drought").set("scouts p1", "F14").at("turn p1 start of turn")
    t.play("p1 event sabotage", "p2 pass")
    assert t.asked() == ["p2 discard"]
    t.play("p2 discard lost")
    assert t.asked() == ["p1 start_of_turn"]
