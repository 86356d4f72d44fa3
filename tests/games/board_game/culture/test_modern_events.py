"""Modern culture events, each with its effect and its refusals."""

from tests.games.board_game.culture.played import CITIES, FACE, MOVES, START, gone, holding
from tests.games.board_game.kit import row_of, state
from tests.kit.trace import component, rule
from ziggurat.games.board_game.ids import RESOURCES
from ziggurat.games.board_game.trade.goods import counts_as


@component("culture_event.a_princely_gift")
def test_a_princely_gift_is_uranium_too() -> None:
    t = holding("a_princely_gift").set("known p1", "horseback_riding")
    mask = counts_as(state(t), 0, row_of(t, "a_princely_gift"))
    fits = [name for at, name in enumerate(RESOURCES) if (mask >> at) & 1]
    assert fits == ["iron", "silk", "wheat", "spy", "uranium"]
    t.at("turn p1 trade").play("p1 use horseback_riding", "p1 pay a_princely_gift")
    assert gone(t, "a_princely_gift")


@component("culture_event.disaster")
def test_disaster_destroys_two_buildings_of_others_anywhere() -> None:
    t = holding("disaster", seats=3).set("marker J12", "library").set("marker G21", "library")
    t.set("marker A12", "temple").at(START).play("p1 event disaster")
    assert t.refused("p1 raze A12") == FACE
    t.play("p1 raze G21")
    assert t.options() == ["p1 pass", "p1 raze J12"]
    t.play("p1 raze J12")
    assert t.fact("marker G21") == t.fact("marker J12") == []
    assert gone(t, "disaster")


@component("culture_event.disaster")
def test_disaster_may_stop_at_one_building() -> None:
    t = holding("disaster").set("marker H12", "library").set("marker H31", "temple").at(START)
    t.play("p1 event disaster", "p1 raze H12")
    assert t.refused("p1 raze H12") == "cb.turn.set_any_order"
    t.play("p1 pass")
    assert (t.fact("marker H12"), t.fact("marker H31")) == ([], ["temple"])


@component("culture_event.disaster")
def test_both_who_lose_a_building_may_answer() -> None:
    t = holding("disaster", seats=3).set("marker J12", "library").set("marker G21", "library")
    t.set("hand p2", "bread_and_circuses").set("hand p3", "bread_and_circuses").at(START)
    t.play("p1 event disaster", "p1 raze G21", "p1 raze J12", "p2 pass")
    t.play("p3 cancel bread_and_circuses")
    assert t.fact("marker G21") == t.fact("marker J12") == ["library"]


@component("culture_event.out_of_position")
def test_out_of_position_leads_a_group_four_squares() -> None:
    t = holding("out_of_position").set("armies p2", "C21").set("scouts p2")
    for square in ("C21", "C22", "C23", "C24", "D21", "D22"):
        t.set(f"terrain {square}", "grassland").set(f"token {square}", "nothing")
    t.at(CITIES).play("p1 event out_of_position")
    assert t.refused("p1 move_to C21 D22") == FACE
    t.play("p1 move_to C21 D21")
    assert t.fact("armies p2") == ["D21"]
    assert gone(t, "out_of_position")


@rule("cb.event.cancel_any")
@component("culture_event.primetime_tv")
def test_primetime_tv_cancels_an_event() -> None:
    t = holding("we_love_the_despot_day").set("hand p2", "primetime_tv").at(CITIES)
    t.play("p1 event we_love_the_despot_day", "p2 cancel primetime_tv")
    assert t.fact("bonus p1 capital") == ["0"]


@rule("cb.event.cancel_ability")
@component("culture_event.primetime_tv")
def test_primetime_tv_cancels_an_ability_and_what_was_paid_is_lost() -> None:
    t = holding().set("known p1", "horseback_riding").set("resources p1 silk", "1")
    t.set("hand p2", "primetime_tv").at("turn p1 trade")
    before = t.fact("trade p1")
    t.play("p1 use horseback_riding", "p2 cancel primetime_tv")
    assert (t.fact("trade p1"), t.fact("resources p1 silk")) == (before, ["0"])
    assert "primetime_tv" in t.fact("discarded_events")


@component("culture_event.think_tank")
def test_think_tank_teaches_up_to_level_three() -> None:
    level_one = ("pottery", "writing", "currency", "navigation")
    t = holding("think_tank").set("known p1", *level_one, "chivalry", "engineering", "sailing")
    t.set("known p2", "gunpowder", "flight", "philosophy").at(START).play("p1 event think_tank")
    assert t.options() == ["p1 learn philosophy", "p1 learn gunpowder"]
    assert t.refused("p1 learn flight") == FACE
    t.play("p1 learn gunpowder", "p2 learn pottery")
    assert (t.fact("rank p1 infantry"), gone(t, "think_tank")) == (["3"], True)


@component("culture_event.we_love_the_president_day")
def test_president_day_gives_a_city_eight_production() -> None:
    t = holding("we_love_the_president_day").at(CITIES)
    before = int(t.fact("production p1 capital")[0])
    t.play("p1 event we_love_the_president_day")
    assert t.fact("production p1 capital") == [str(before + 8)]
    assert gone(t, "we_love_the_president_day")


@component("culture_event.wholesale_defection")
def test_wholesale_defection_strikes_anywhere() -> None:
    t = holding("wholesale_defection").set("armies p2", "H33", "H33").set("marker H12", "artist")
    t.at(MOVES).play("p1 event wholesale_defection")
    assert "p1 raze H12" in t.options()
    assert t.refused("p1 raze H21") == FACE
    t.play("p1 kill p2 army H33", "p1 kill p2 army H33")
    assert t.fact("armies p2") == []
    assert gone(t, "wholesale_defection")
