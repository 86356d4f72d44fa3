"""The culture track: what spaces cost and give."""

import pytest

from tests.games.board_game.kit import laid_out, state
from tests.kit.table import Position
from tests.kit.trace import rule
from ziggurat.games.board_game.culture.track import advance_free, may_advance

CITIES = "turn p1 city management"


def at_space(space: int, culture: int, trade: int = 0) -> Position:
    """p1 in its City Management, on a space of the track."""
    t = laid_out().set("track p1", str(space)).set("culture p1", str(culture))
    return t.set("trade p1", str(trade)).at(CITIES)


def advanced(t: Position, steps: int = 1) -> Position:
    """p1 advances; rewards come as the first that Nature and p1 can answer."""
    for _ in range(steps):
        t.play("p1 advance")
        while t.asked() and t.asked()[0] not in ("p1 city_management", "p2 city_management"):
            t.play(t.options()[0])
    return t


@rule("cb.track.own_city_management")
def test_advancing_is_possible_before_and_after_actions_only_there() -> None:
    t = advanced(at_space(0, 6)).play("p1 city capital", "p1 arts")
    assert "p1 advance" in t.options()
    for step in ("start of turn", "trade", "movement"):
        t = laid_out().set("culture p1", "9").at(f"turn p1 {step}")
        assert t.refused("p1 advance") == "cb.turn.five_phases"


@rule("cb.track.own_city_management")
def test_nobody_advances_in_the_part_of_another() -> None:
    t = laid_out().set("culture p2", "9").at(CITIES)
    assert t.refused("p2 advance") == "zg.not_asked"


@rule("cb.track.cost_of_entered_space")
def test_the_space_entered_says_the_price() -> None:
    t = at_space(7, 4, 3)
    assert t.refused("p1 advance") == "cb.track.both_parts_required"
    t = advanced(at_space(7, 5, 3))
    assert (t.fact("track p1"), t.fact("culture p1")) == (["8"], ["0"])


@rule("cb.track.reward_of_entered_space")
def test_each_step_gives_its_reward_at_once() -> None:
    t = at_space(0, 9).play("p1 advance", "nature draw_event drought", "p1 advance")
    t.play(
        "nature draw_event sabotage", "p1 advance", "nature draw_person artist", "p1 keep artist"
    )
    assert t.fact("hand p1") == ["drought", "sabotage"]
    assert t.fact("reserve p1") == ["artist"]


@rule("cb.track.trade_cost")
def test_higher_spaces_cost_trade_too() -> None:
    t = advanced(at_space(7, 6, 4))
    assert (t.fact("culture p1"), t.fact("trade p1")) == (["1"], ["1"])


@rule("cb.track.both_parts_required")
def test_both_parts_have_to_be_paid() -> None:
    assert at_space(7, 9, 2).refused("p1 advance") == "cb.trade.dial_minimum"
    assert at_space(7, 4, 9).refused("p1 advance") == "cb.track.both_parts_required"


@rule("cb.track.trade_below_coins")
def test_coins_do_not_hold_the_dial_up() -> None:
    t = laid_out().set("civilization p1", "romans").set("coin_tokens p1", *["romans"] * 4)
    t.set("track p1", "7").set("culture p1", "5").set("trade p1", "3").at(CITIES)
    assert t.fact("coins p1") == ["4"]
    assert advanced(t).fact("trade p1") == ["0"]


@rule("cb.track.several_steps")
def test_as_many_steps_as_can_be_paid() -> None:
    t = advanced(at_space(0, 9), 3)
    assert (t.fact("track p1"), t.refused("p1 advance")) == (["3"], "cb.track.both_parts_required")


@rule("cb.track.shared_spaces")
def test_markers_share_a_space() -> None:
    t = laid_out().set("track p1", "4").set("track p2", "5").set("culture p1", "3").at(CITIES)
    advanced(t)
    assert (t.fact("track p1"), t.fact("track p2")) == (["5"], ["5"])


@rule("cb.track.section_one", "cb.track.section_two", "cb.track.section_three")
@pytest.mark.parametrize(("section", "culture", "trade"), [(0, 3, 0), (1, 5, 3), (2, 7, 6)])
def test_a_section_costs_the_same_for_each_space(section: int, culture: int, trade: int) -> None:
    for space in range(7 * section + 1, 7 * section + 8):
        t = advanced(at_space(space - 1, culture, trade))
        facts = (t.fact("track p1"), t.fact("culture p1"), t.fact("trade p1"))
        assert facts == ([str(space)], ["0"], ["0"])
        assert at_space(space - 1, culture - 1, trade).refused("p1 advance")


@rule("cb.track.great_person_spaces")
@pytest.mark.parametrize("space", [3, 7, 12, 18])
def test_some_spaces_give_a_great_person(space: int) -> None:
    t = at_space(space - 1, 7, 6).play("p1 advance")
    assert t.asked() == ["nature draw_person"]
    t.play("nature draw_person artist", "p1 keep artist")
    assert (t.fact("hand p1"), t.fact("reserve p1")) == ([], ["artist"])


@rule("cb.track.event_spaces")
def test_all_other_spaces_give_a_card_of_their_era() -> None:
    for space in range(1, 21):
        if space in (3, 7, 12, 18):
            continue
        t = at_space(space - 1, 7, 6).play("p1 advance")
        card = next(iter(t.odds())).split()[1]
        first = {0: "a_gift_from_afar", 1: "a_generous_gift", 2: "a_princely_gift"}
        assert card == first[(space - 1) // 7]


@rule("cb.track.event_spaces")
def test_cards_are_drawn_by_their_copies() -> None:
    odds = at_space(14, 7, 6).play("p1 advance").odds()
    assert odds["draw_event disaster"] == 1
    assert sum(odds.values()) == 11


@rule("cb.track.victory_space")
def test_the_last_space_wins_at_once() -> None:
    t = at_space(20, 7, 6).play("p1 advance")
    assert (t.winners(), t.state.outcome and t.state.outcome.by) == (["p1"], "culture")


@rule("cb.track.event_reward_secret")
def test_only_the_owner_sees_the_card() -> None:
    t = at_space(0, 3).play("p1 advance")
    assert (t.state.asked[0].audience, t.state.asked[0].steady) == (1, True)
    t.play("nature draw_event drought")
    assert "drew_an_event" in t.heard("p2")
    assert not [line for line in t.heard("p2") if line.startswith("drew_event")]
    assert [line for line in t.heard("p1") if line.startswith("drew_event")]


def test_a_free_advance_stops_at_the_end() -> None:
    g = state(laid_out().set("track p1", "21").set("culture p1", "50").set("trade p1", "20"))
    advance_free(g, 0)
    assert g.track[0] == 21
    assert g.rules.reasons[may_advance(g, 0)].rule == "cb.track.victory_space"
