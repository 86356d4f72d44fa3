"""Ancient culture events, each with its effect and its refusals."""

import pytest

from tests.games.board_game.culture.played import CITIES, FACE, MOVES, START, gone, holding, offered
from tests.games.board_game.kit import laid_out, row_of, state
from tests.kit.trace import component, rule
from ziggurat.games.board_game.ids import RESOURCES
from ziggurat.games.board_game.trade.goods import counts_as


@component("culture_event.a_gift_from_afar")
def test_a_gift_from_afar_pays_and_another_gets_a_coin() -> None:
    t = holding("a_gift_from_afar", seats=3).set("known p1", "horseback_riding")
    t.set("civilization p2", "romans").set("civilization p3", "germans").at("turn p1 trade")
    t.play("p1 use horseback_riding", "p1 pay a_gift_from_afar")
    assert t.options() == ["p1 target p2", "p1 target p3"]
    assert t.refused("p1 target p1") == FACE
    t.play("p1 target p3")
    assert (t.fact("coin_tokens p3"), t.fact("coin_tokens p2")) == (["germans"], [])
    assert gone(t, "a_gift_from_afar")


@component("culture_event.a_gift_from_afar")
def test_a_gift_from_afar_is_no_incense() -> None:
    t = holding("a_gift_from_afar")
    g = state(t)
    card = row_of(t, "a_gift_from_afar")
    fits = [name for at, name in enumerate(RESOURCES) if (counts_as(g, 0, card) >> at) & 1]
    assert fits == ["iron", "silk", "wheat", "spy"]
    assert t.at(CITIES).refused("p1 event a_gift_from_afar") == "zg.other_question"


@rule("cb.event.cancel_aimed")
@component("culture_event.bread_and_circuses")
def test_bread_and_circuses_cancels_what_is_aimed_at_its_holder() -> None:
    t = holding("the_citizens_are_revolting").set("hand p2", "bread_and_circuses").at(START)
    t.play("p1 event the_citizens_are_revolting", "p2 cancel bread_and_circuses")
    assert t.fact("government p2") == ["despotism"]
    assert sorted(t.fact("discarded_events")) == [
        "bread_and_circuses", "the_citizens_are_revolting",
    ]  # fmt: skip


@rule("cb.event.cancel_aimed")
@component("culture_event.bread_and_circuses")
def test_bread_and_circuses_is_for_its_holder_alone() -> None:
    t = holding("the_citizens_are_revolting", seats=3).set("hand p2", "bread_and_circuses", "lost")
    t.set("hand p3", "jousting_tourney").at(START)
    t.play("p1 event the_citizens_are_revolting", "p1 target p3")
    assert t.asked() == ["p2 event_played"]
    assert t.refused("p2 cancel bread_and_circuses") == FACE


@component("culture_event.defection")
def test_defection_kills_one_figure_nearby() -> None:
    t = holding("defection").set("armies p2", "B43", "H33").set("scouts p2", "B43").at(MOVES)
    t.play("p1 event defection")
    assert "p1 kill p2 scout B43" in t.options()
    assert t.refused("p1 kill p2 army H33") == FACE
    assert t.refused("p1 kill p2 army B33") == FACE
    t.play("p1 kill p2 army B43")
    assert (t.fact("armies p2"), t.fact("scouts p2")) == (["H33"], ["B43"])
    assert gone(t, "defection")


@component("culture_event.defection")
def test_defection_interrupts_the_move_of_another() -> None:
    t = (
        holding("defection")
        .set("armies p2", "C11", "C11")
        .set("first", "p2")
        .at("turn p2 movement")
    )
    t.play("p2 take C11 2 0", "p1 event defection", "p1 kill p2 army C11")
    assert t.fact("armies p2") == ["C11"]


@rule("cb.event.kills_unmoved")
@pytest.mark.parametrize("moved", [0, 1])
def test_defection_kills_a_figure_that_has_not_moved(moved: int) -> None:
    t = holding("defection").set("armies p2", "C11", "C11", "H33").set("scouts p2", "H33")
    t.set("moved_figures p2 army", *["C11"] * moved).set("first", "p2").at("turn p2 movement")
    t.play("p2 take H33 1 0", "p1 event defection", "p1 kill p2 army C11", "p2 pass")
    assert t.fact("armies p2") == ["C11", "H33"]
    assert ("p2 take C11 1 0" in t.options()) == (moved == 0)


@component("culture_event.disoriented")
def test_disoriented_leads_a_group_two_squares() -> None:
    t = holding("disoriented").set("armies p2", "C22").set("scouts p2", "C22")
    for square in ("C21", "C23", "C24", "C12", "C32"):
        t.set(f"terrain {square}", "grassland")
    t.set("terrain C12", "water").at(CITIES).play("p1 event disoriented")
    assert t.refused("p1 move_to C22 C12") == FACE
    assert t.refused("p1 move_to C22 C22") == FACE
    assert t.refused("p1 move_to A33 C12") == FACE
    t.play("p1 move_to C22 C24")
    assert (t.fact("armies p2"), t.fact("scouts p2")) == (["C24"], ["C24"])
    assert gone(t, "disoriented")


@component("culture_event.disoriented")
def test_nobody_is_led_into_a_battle_or_onto_a_hut() -> None:
    t = holding("disoriented").set("armies p2", "C22").set("scouts p2")
    for square in ("C12", "C21", "C23", "C32"):
        t.set(f"terrain {square}", "grassland")
    t.set("armies p1", "C12").set("token C21", "hut").set("token C23", "village")
    t.set("terrain C32", "water").at(CITIES)
    assert not offered(t, "disoriented")
    assert t.refused("p1 event disoriented") == FACE


@component("culture_event.disoriented")
def test_figures_that_may_not_move_any_more_may_not_where_they_are_led() -> None:
    t = holding("disoriented").set("armies p2", "C22", "C22", "H33").set("scouts p2")
    t.set("terrain C23", "grassland").set("moved_figures p2 army", "C22", "H33").at(CITIES)
    t.play("p1 event disoriented", "p1 move_to C22 C23")
    assert t.fact("moved_figures p2 army") == ["C23", "H33"]


@component("culture_event.drought")
def test_drought_makes_a_desert() -> None:
    t = holding("drought").set("marker H13", "harbor").at(START).play("p1 event drought")
    assert t.refused("p1 at A12") == FACE
    assert t.refused("p1 at A22") == FACE
    assert t.refused("p1 at H13") == FACE
    t.play("p1 at H11")
    assert (t.fact("terrain H11"), t.fact("printed H11")) == (["desert"], [])
    assert gone(t, "drought")


@component("culture_event.drought")
def test_drought_reaches_no_facedown_tile() -> None:
    t = laid_out().set("hand p1", "drought").at(START).play("p1 event drought")
    assert t.refused("p1 at B11") == "cb.movement.hidden_tile_blocked"


@component("culture_event.exchange_of_ideas")
def test_exchange_of_ideas_teaches_both() -> None:
    t = holding("exchange_of_ideas").set("known p1", "pottery", "writing")
    t.set("known p2", "masonry", "currency", "chivalry").at(START)
    t.play("p1 event exchange_of_ideas")
    assert t.options() == ["p1 learn currency", "p1 learn masonry"]
    assert t.refused("p1 learn chivalry") == FACE
    assert t.refused("p1 learn navigation") == "cb.pyramid.free_tech_needs_place"
    t.play("p1 learn masonry", "p2 learn writing")
    assert t.fact("known p1") == ["masonry", "pottery", "writing"]
    assert "writing" in t.fact("known p2")
    assert gone(t, "exchange_of_ideas")


@component("culture_event.exchange_of_ideas")
def test_exchange_of_ideas_needs_somebody_to_learn_from() -> None:
    t = holding("exchange_of_ideas").set("known p1", "pottery").set("known p2", "pottery").at(START)
    assert t.refused("p1 event exchange_of_ideas") == FACE


@component("culture_event.sabotage")
def test_sabotage_destroys_a_building_nearby() -> None:
    t = holding("sabotage").set("marker H12", "library").set("marker H31", "temple")
    t.set("scouts p1", "F14").set("marker H23", "artist").set("marker H13", "harbor")
    t.at(START).play("p1 event sabotage")
    assert t.options() == ["p1 raze H12", "p1 raze H13"]
    assert t.refused("p1 raze H23") == FACE
    assert t.refused("p1 raze H21") == FACE
    assert t.refused("p1 raze H31") == FACE
    assert t.fact("supply library") == ["5"]
    t.play("p1 raze H12")
    assert (t.fact("marker H12"), t.fact("supply library")) == ([], ["6"])
    assert gone(t, "sabotage")


@component("culture_event.the_citizens_are_revolting")
def test_another_falls_into_anarchy() -> None:
    t = holding("the_citizens_are_revolting", seats=3).set("government p2", "anarchy").at(START)
    t.play("p1 event the_citizens_are_revolting")
    assert t.fact("government p3") == ["anarchy"]
    assert t.fact("government p1") == ["despotism"]
    assert gone(t, "the_citizens_are_revolting")


@component("culture_event.the_citizens_are_revolting")
def test_who_is_in_anarchy_cannot_revolt() -> None:
    t = holding("the_citizens_are_revolting").set("government p2", "anarchy").at(START)
    assert t.refused("p1 event the_citizens_are_revolting") == FACE


@component("culture_event.we_love_the_despot_day")
def test_despot_day_gives_a_city_four_production() -> None:
    t = holding("we_love_the_despot_day").set("city p1 city1", "C22").at(CITIES)
    t.play("p1 event we_love_the_despot_day")
    assert t.options() == ["p1 city capital", "p1 city city1"]
    assert t.refused("p1 city city2") == FACE
    t.play("p1 city city1")
    assert (t.fact("bonus p1 capital"), t.fact("bonus p1 city1")) == (["0"], ["4"])
    assert gone(t, "we_love_the_despot_day")
