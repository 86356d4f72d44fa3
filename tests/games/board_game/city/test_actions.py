"""Which city acts when, and what it may do."""

import pytest

from tests.games.board_game.city.town import acting, made, managing, town, with_city
from tests.kit.table import Position
from tests.kit.trace import rule
from ziggurat.kernel.question import PUBLIC


@rule("cb.cityaction.one_per_city")
def test_two_cities_take_two_actions() -> None:
    t = managing(with_city(town()))
    assert t.options() == ["p1 pass", "p1 city capital", "p1 city city1"]
    t.play("p1 city capital", "p1 arts")
    assert t.refused("p1 city capital") == "cb.cityaction.one_per_city"
    t.play("p1 city city1", "p1 arts")
    assert t.asked() == ["p2 city_management"]


@rule("cb.cityaction.one_per_city")
def test_a_city_that_is_not_there_takes_none() -> None:
    t = managing(town())
    assert t.refused("p1 city city1") == "cb.cityaction.one_per_city"


@rule("cb.cityaction.choice")
def test_cities_produce_devote_themselves_and_harvest() -> None:
    t = acting(town(30).set("trade p1", "3").set("known p1", "pottery", "masonry"))
    verbs = sorted({move.split()[0] for move in made(t)})
    produce = ["build", "erect", "produce_army", "produce_scout", "raise"]
    assert verbs == sorted([*produce, "arts", "harvest", "pass", "rush"])


@rule("cb.cityaction.same_kind_allowed")
def test_two_cities_may_do_the_same() -> None:
    t = managing(with_city(town()))
    t.play("p1 city capital", "p1 arts", "p1 city city1", "p1 arts")
    assert t.fact("culture p1") == ["2"]


@rule("cb.cityaction.order_of_cities")
def test_the_younger_city_may_act_first() -> None:
    t = managing(with_city(town())).play("p1 city city1", "p1 arts")
    assert (t.fact("actions p1 capital"), t.fact("actions p1 city1")) == (["1"], ["0"])
    assert t.options() == ["p1 pass", "p1 city capital"]


@rule("cb.cityaction.sequential_players")
def test_the_next_player_waits_for_all_cities_of_the_first() -> None:
    t = managing(with_city(town()))
    t.play("p1 city capital", "p1 arts")
    assert t.asked() == ["p1 city_management"]
    assert t.refused("p2 city capital") == "zg.not_asked"
    t.play("p1 pass")
    assert t.asked() == ["p2 city_management"]


@rule("cb.cityaction.sequential_players")
def test_the_first_player_begins() -> None:
    t = managing(town(seats=3).set("first", "p2"))
    for seat in ("p2", "p3", "p1"):
        assert t.asked() == [f"{seat} city_management"]
        t.play(f"{seat} pass")


@rule("cb.cityaction.pass_allowed")
def test_a_phase_may_end_with_unused_actions() -> None:
    t = managing(town()).play("p1 pass")
    assert t.asked() == ["p2 city_management"]
    assert t.fact("actions p1 capital") == ["1"]


@rule("cb.cityaction.pass_allowed")
def test_one_city_may_rest() -> None:
    t = acting(with_city(town())).play("p1 pass")
    assert t.options() == ["p1 pass", "p1 city city1"]
    assert t.fact("culture p1") == ["0"]


def test_in_anarchy_the_capital_takes_no_action() -> None:
    t = managing(with_city(town()).set("government p1", "anarchy"))
    assert t.options() == ["p1 pass", "p1 city city1"]


def test_cards_facedown_hide_that_there_is_nothing_to_do() -> None:
    t = town().set("known p1", "currency").set("facedown_finds p1", "hut_iron")
    t = managing(t.set("government p1", "anarchy"))
    assert t.options() == ["p1 pass"]
    assert t.state.asked[0].audience == 1


def test_who_knows_nothing_to_use_is_not_asked_for_it() -> None:
    t = managing(town().set("facedown_finds p1", "hut_iron").set("government p1", "anarchy"))
    assert t.asked() == ["p2 city_management"]


def test_the_culture_track_is_climbed_between_actions() -> None:
    t = managing(town().set("culture p1", "3")).play("p1 advance")
    assert (t.fact("track p1"), t.fact("culture p1")) == (["1"], ["0"])
    t.play(t.options()[0])
    assert t.refused("p1 advance")


# At any time of the own part: also once a city is chosen


@rule("cb.track.own_city_management")
def test_the_culture_track_is_climbed_once_a_city_is_chosen() -> None:
    t = acting(town().set("culture p1", "3").set("facedown_finds p1", "hut_iron"))
    assert "p1 advance" in t.options()
    t.play("p1 advance", "nature draw_event drought")
    assert (t.asked(), t.fact("track p1")) == (["p1 city_action"], ["1"])
    assert t.refused("p1 advance") == "cb.track.both_parts_required"
    t.play("p1 arts")
    assert t.fact("actions p1 capital") == ["0"]


@rule("cb.track.own_city_management", "cb.event.discard_down")
def test_who_draws_too_much_meanwhile_discards_first() -> None:
    t = town().set("culture p1", "3").set("hand p1", "lost", "sabotage")
    acting(t).play("p1 advance", "nature draw_event drought")
    assert t.asked() == ["p1 discard"]
    t.play("p1 discard lost")
    assert t.asked() == ["p1 city_action"]


@rule("cb.event.phase_bound", "cb.tech.resource_ability_parts")
def test_events_and_abilities_are_used_once_a_city_is_chosen() -> None:
    t = town().set("hand p1", "we_love_the_despot_day").set("known p1", "pottery", "banking")
    acting(t.set("resources p1 wheat", "1"))
    assert t.refused("p1 use pottery") == "cb.resource.pay_ability"
    before = int(t.fact("production p1 capital")[0])
    t.play("p1 event we_love_the_despot_day", "p1 use banking")
    assert t.fact("production p1 capital") == [str(before + 4 + 7)]
    assert (t.asked(), t.fact("actions p1 capital")) == (["p1 city_action"], ["1"])
    assert t.refused("p1 use banking") == "cb.tech.resource_once_per_turn"
    assert t.refused("p1 city capital") == "zg.other_question"


def test_what_a_city_could_do_tells_nothing_of_what_is_hidden() -> None:
    tables = [
        acting(town(seats=3).set("hand p1", card)) for card in ("we_love_the_despot_day", "drought")
    ]
    assert tables[0].options() != tables[1].options()
    for viewer in ("p2", "p3"):
        assert tables[0].knows(viewer) == tables[1].knows(viewer)
    assert acting(town()).state.asked[0].audience == PUBLIC


# Cancelling


def watched() -> Position:
    """A town whose neighbour knows Writing and has a spy."""
    return (
        town(2).set("known p2", "writing").set("facedown_finds p2", "hut_spy").set("trade p1", "3")
    )


def test_a_cancelled_action_is_spent_and_does_nothing() -> None:
    t = acting(watched()).play("p1 rush capital", "p1 produce_army")
    assert t.asked() == ["p2 action_taken"]
    t.play("p2 cancel writing", "p2 pay hut_spy")
    assert t.asked() == ["p2 city_management"]
    assert t.fact("armies p1") == ["A33"]
    assert (t.fact("actions p1 capital"), t.fact("trade p1")) == (["0"], ["0"])
    assert t.fact("facedown_finds p2") == []


def test_an_action_that_nobody_cancels_goes_on() -> None:
    t = acting(watched()).play("p1 produce_army", "p2 pass")
    assert t.asked() == ["p1 put_figure"]
    assert "makes_army 0" in t.heard("p2")


# What a city may do once a turn as its action: what it needs, and what is asked then. Iron is all
# there is to harvest, so that nothing is asked.
ONCE = "cb.tech.resource_once_per_turn"
ONCE_A_TURN = {
    "egyptians": ("civilization p1", "egyptians", "put_building"),
    "engineering": ("known p1", "engineering", "produce"),
    "angkor_wat": ("marker A33", "angkor_wat", "city_management"),
}


def special(name: str) -> Position:
    """Two cities of p1, of which the capital does something that p2 may cancel."""
    t = with_city(watched(), 20).set("known p1", "currency").set("armies p1")
    t.set("government p1", "feudalism")
    fact, value, _ = ONCE_A_TURN[name]
    return acting(t.set(fact, value)).play(f"p1 use {name}")


@pytest.mark.parametrize("name", list(ONCE_A_TURN))
def test_what_is_cancelled_counts_as_used_this_turn(name: str) -> None:
    t = special(name).play("p2 cancel writing", "p2 pay hut_spy", "p1 city city1")
    assert t.refused(f"p1 use {name}") == ONCE
    assert t.fact("used p1") == [name]


@pytest.mark.parametrize("name", list(ONCE_A_TURN))
def test_what_nobody_cancels_is_carried_out(name: str) -> None:
    t = special(name).play("p2 pass")
    assert (t.asked(), t.fact("used p1")) == ([f"p1 {ONCE_A_TURN[name][2]}"], [name])
