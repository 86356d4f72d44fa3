"""Medieval culture events, each with its effect and its refusals."""

from tests.games.board_game.culture.played import CITIES, FACE, MOVES, START, gone, holding, offered
from tests.games.board_game.kit import row_of, state
from tests.kit.trace import component, rule
from ziggurat.games.board_game.ids import RESOURCES
from ziggurat.games.board_game.trade.goods import counts_as


@component("culture_event.a_generous_gift")
def test_a_generous_gift_pays_and_nobody_is_thanked() -> None:
    t = holding("a_generous_gift", seats=3).set("known p1", "horseback_riding").at("turn p1 trade")
    t.play("p1 use horseback_riding", "p1 pay a_generous_gift")
    assert gone(t, "a_generous_gift")
    assert t.fact("coin_tokens p2") == t.fact("coin_tokens p3") == []


@component("culture_event.a_generous_gift")
def test_a_generous_gift_is_iron_wheat_silk_or_a_spy() -> None:
    t = holding("a_generous_gift")
    mask = counts_as(state(t), 0, row_of(t, "a_generous_gift"))
    fits = [name for at, name in enumerate(RESOURCES) if (mask >> at) & 1]
    assert fits == ["iron", "silk", "wheat", "spy"]
    assert t.at(CITIES).refused("p1 event a_generous_gift") == "zg.other_question"


@component("culture_event.catastrophe")
def test_catastrophe_destroys_a_building_within_six() -> None:
    t = holding("catastrophe").set("marker H12", "library").set("marker H31", "temple")
    t.set("marker H13", "harbor").set("scouts p1", "E44").at(START).play("p1 event catastrophe")
    assert t.options() == ["p1 raze H12", "p1 raze H13", "p1 raze H31"]
    assert t.refused("p1 raze H21") == FACE
    t.play("p1 raze H31")
    assert (t.fact("marker H31"), t.fact("supply temple")) == ([], ["5"])
    assert gone(t, "catastrophe")


@component("culture_event.catastrophe")
def test_catastrophe_reaches_no_further() -> None:
    t = holding("catastrophe").set("marker H12", "library").set("scouts p1", "D14").at(START)
    assert t.refused("p1 event catastrophe") == FACE


@component("culture_event.deforestation")
def test_deforestation_clears_a_forest() -> None:
    t = holding("deforestation").set("marker H31", "temple").at(START)
    t.play("p1 event deforestation")
    for square in ("A11", "A12", "H31", "H23"):
        assert t.refused(f"p1 at {square}") == FACE
    t.play("p1 at A41")
    assert (t.fact("terrain A41"), t.fact("printed A41")) == (["grassland"], [])
    assert gone(t, "deforestation")


@rule("cb.event.cancel_any")
@component("culture_event.jousting_tourney")
def test_jousting_tourney_cancels_any_event() -> None:
    t = holding("we_love_the_despot_day").set("hand p2", "jousting_tourney").at(CITIES)
    t.play("p1 event we_love_the_despot_day")
    assert t.options() == ["p2 pass", "p2 cancel jousting_tourney"]
    t.play("p2 cancel jousting_tourney")
    assert t.fact("bonus p1 capital") == ["0"]
    assert gone(t, "we_love_the_despot_day")
    assert t.fact("hand p2") == []


@rule("cb.event.cancel_any")
@component("culture_event.jousting_tourney")
def test_jousting_tourney_is_cancelled_by_another_one() -> None:
    t = holding("we_love_the_despot_day", "jousting_tourney").set("hand p2", "jousting_tourney")
    t.at(CITIES).play("p1 event we_love_the_despot_day", "p2 cancel jousting_tourney")
    t.play("p1 cancel jousting_tourney")
    assert t.fact("bonus p1 capital") == ["4"]
    assert t.fact("discarded_events").count("jousting_tourney") == 2


@component("culture_event.knowledge_shared")
def test_knowledge_shared_teaches_up_to_level_two() -> None:
    t = holding("knowledge_shared").set("known p1", "pottery", "writing")
    t.set("known p2", "masonry", "currency", "chivalry", "gunpowder").at(START)
    t.play("p1 event knowledge_shared")
    assert t.options() == ["p1 learn currency", "p1 learn masonry", "p1 learn chivalry"]
    assert t.refused("p1 learn gunpowder") == FACE
    t.play("p1 learn chivalry", "p2 learn writing")
    assert (t.fact("rank p1 mounted"), gone(t, "knowledge_shared")) == (["2"], True)


@component("culture_event.knowledge_shared")
def test_knowledge_needs_a_place_in_the_pyramid() -> None:
    t = holding("knowledge_shared").set("known p1", "pottery").set("known p2", "chivalry").at(START)
    assert t.refused("p1 event knowledge_shared") == FACE


@component("culture_event.lost")
def test_lost_leads_a_group_three_squares() -> None:
    t = holding("lost").set("armies p2", "C21", "C21").set("scouts p2")
    for square in ("C21", "C22", "C23", "C24"):
        t.set(f"terrain {square}", "grassland").set(f"token {square}", "nothing")
    t.at(CITIES).play("p1 event lost")
    assert "p1 move_to C21 C24" in t.options()
    assert t.refused("p1 move_to C21 D21") == FACE
    t.play("p1 move_to C21 C24")
    assert t.fact("armies p2") == ["C24", "C24"]
    assert gone(t, "lost")


@component("culture_event.lost")
def test_a_group_may_not_overcrowd_a_square() -> None:
    t = holding("lost").set("armies p2", "C21", "C21", "C22").set("scouts p2")
    for square in ("C21", "C22", "C23"):
        t.set(f"terrain {square}", "grassland").set(f"token {square}", "nothing")
    t.at(CITIES).play("p1 event lost")
    assert t.refused("p1 move_to C21 C22") == FACE
    assert "p1 move_to C21 C23" in t.options()


@component("culture_event.mass_defection")
def test_mass_defection_kills_up_to_two_figures_of_a_square() -> None:
    t = holding("mass_defection").set("armies p2", "C11", "C12", "H33").set("scouts p2", "C11")
    t.at(MOVES).play("p1 event mass_defection")
    assert t.refused("p1 kill p2 army H33") == FACE
    t.play("p1 kill p2 army C11")
    assert t.options() == ["p1 pass", "p1 kill p2 scout C11"]
    assert t.refused("p1 kill p2 army C12") == FACE
    t.play("p1 kill p2 scout C11")
    assert (t.fact("armies p2"), t.fact("scouts p2")) == (["C12", "H33"], [])
    assert gone(t, "mass_defection")


@component("culture_event.mass_defection")
def test_mass_defection_may_stop_at_one_figure() -> None:
    t = holding("mass_defection").set("armies p2", "C11", "C11").at(MOVES)
    t.play("p1 event mass_defection", "p1 kill p2 army C11", "p1 pass")
    assert t.fact("armies p2") == ["C11"]


@component("culture_event.mass_defection")
def test_mass_defection_kills_a_great_person_instead() -> None:
    t = holding("mass_defection").set("marker H12", "artist").set("scouts p1", "E44").at(MOVES)
    t.play("p1 event mass_defection")
    for square in ("H13", "P11"):
        assert t.refused(f"p1 raze {square}") == FACE
    t.play("p1 raze H12")
    assert (t.fact("marker H12"), t.fact("reserve p2")) == ([], [])
    assert gone(t, "mass_defection")


@component("culture_event.the_citizens_are_revolting_ii")
def test_the_second_revolt_works_like_the_first() -> None:
    t = holding("the_citizens_are_revolting_ii", seats=3).at(START)
    t.play("p1 event the_citizens_are_revolting_ii")
    assert t.options() == ["p1 target p2", "p1 target p3"]
    assert t.refused("p1 target p1") == FACE
    t.play("p1 target p2")
    assert (t.fact("government p2"), t.fact("government p3")) == (["anarchy"], ["despotism"])
    assert gone(t, "the_citizens_are_revolting_ii")


@component("culture_event.we_love_the_queen_day")
def test_queen_day_gives_a_city_six_production() -> None:
    t = holding("we_love_the_queen_day").at(CITIES).play("p1 event we_love_the_queen_day")
    assert t.fact("bonus p1 capital") == ["6"]
    assert gone(t, "we_love_the_queen_day")
    assert not offered(t, "we_love_the_queen_day")
