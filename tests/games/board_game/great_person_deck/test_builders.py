"""Great builders and inventors, one by one."""

from tests.games.board_game.great_person_deck.kit import THEIRS, holding
from tests.games.board_game.great_person_deck.test_artists import managing
from tests.games.board_game.kit import state
from tests.kit.table import Position
from tests.kit.trace import component
from ziggurat.games.board_game.movement.figures import speed
from ziggurat.games.board_game.research.pyramid import row_counts


@component("person_card.ada_lovelace")
def test_ada_lovelace_lets_a_city_act_once_more_and_nobody_cancels_that() -> None:
    t = holding("ada_lovelace", "builder").set(f"marker {THEIRS}", "artist")
    t.set("facedown_people p2", "mark_twain")
    managing(t).play("p1 city capital", "p1 arts", "p2 pass")
    once = t.fact("culture p1")
    t.play("p1 use ada_lovelace", "p1 arts")
    assert not t.asked()[0].startswith("p2")
    assert int(t.fact("culture p1")[0]) == 2 * int(once[0])
    assert t.fact("discarded_people") == ["ada_lovelace"]


@component("person_card.ada_lovelace")
def test_ada_lovelace_moves_even_the_capital_in_anarchy() -> None:
    t = holding("ada_lovelace", "builder").set("government p1", "anarchy")
    t.at("turn p1 city management")
    assert "p1 city capital" not in t.options()
    t.play("p1 use ada_lovelace", "p1 arts")
    assert int(t.fact("culture p1")[0]) > 0


@component("person_card.archimedes")
def test_archimedes_gains_culture_for_what_nobody_else_knows() -> None:
    for known, found in ((False, 3), (True, 0)):
        t = holding("archimedes", "builder", up=True).set("trade p1", "6")
        if known:
            t.set("known p2", "pottery")
        t.at("turn p1 research").play("p1 research pottery")
        assert t.fact("culture p1") == [str(found)]


@component("person_card.archimedes")
def test_archimedes_gains_nothing_if_others_research_the_same() -> None:
    t = holding("archimedes", "builder", up=True).set("trade p1", "6").set("trade p2", "6")
    t.at("turn p1 research").play("p1 research pottery", "p2 research pottery")
    assert t.fact("culture p1") == ["0"]


@component("person_card.frank_lloyd_wright")
def test_frank_lloyd_wright_counts_buildings() -> None:
    t = (
        holding("frank_lloyd_wright", "builder")
        .set("marker A23", "market")
        .set("walls p1", "capital")
    )
    managing(t).play("p1 use frank_lloyd_wright")
    assert (t.fact("trade p1"), t.fact("culture p1")) == (["2"], ["2"])
    assert t.fact("discarded_people") == ["frank_lloyd_wright"]


@component("person_card.frank_lloyd_wright")
def test_without_buildings_he_is_of_no_use() -> None:
    t = managing(holding("frank_lloyd_wright", "builder"))
    assert t.refused("p1 use frank_lloyd_wright") == "bx.gpdeck.timing"


@component("person_card.henry_ford")
def test_henry_ford_makes_figures_faster() -> None:
    slow = speed(state(holding("henry_ford", "builder")), 0, 1, 0)
    assert speed(state(holding("henry_ford", "builder", up=True)), 0, 1, 0) == slow + 1


def studying() -> Position:
    """p1 knows techs, has trade for level II, and Nikola Tesla."""
    t = holding("nikola_tesla", "builder").set("trade p1", "11")
    return t.set("known p1", "pottery", "writing")


@component("person_card.nikola_tesla")
def test_nikola_tesla_lets_a_tech_lie_one_row_lower() -> None:
    t = studying().at("turn p1 research").play("p1 use nikola_tesla", "p1 research construction")
    assert t.options() == ["p1 lay_in_row 1", "p1 lay_in_row 2"]
    assert t.refused("p1 lay_in_row 3") == "bx.gpdeck.timing"
    t.play("p1 lay_in_row 1")
    assert row_counts(state(t), 0) == [3, 0, 0, 0, 0]
    assert t.fact("lowered_techs p1") == ["construction"]
    t = studying().at("turn p1 research").play("p1 use nikola_tesla", "p1 research construction")
    t.play("p1 lay_in_row 2")
    assert row_counts(state(t), 0) == [2, 1, 0, 0, 0]


@component("person_card.nikola_tesla")
def test_a_tech_without_a_place_lies_lower_at_once() -> None:
    t = holding("nikola_tesla", "builder").set("trade p1", "11").set("known p1", "pottery")
    t.at("turn p1 research")
    assert t.refused("p1 research construction") != ""
    t.play("p1 use nikola_tesla", "p1 research construction")
    assert row_counts(state(t), 0) == [2, 0, 0, 0, 0]


@component("person_card.orville_wright")
def test_orville_wright_builds_an_aircraft_that_nobody_knows() -> None:
    t = holding("orville_wright", "builder").at("turn p1 start of turn")
    t.play("p1 use orville_wright")
    assert {move.split()[1] for move in t.options()} == {"draw_unit"}
    t.play(t.options()[0])
    assert [name.split("_")[0] for name in t.fact("forces p1")] == ["aircraft"]


@component("person_card.thomas_edison")
def test_thomas_edison_learns_what_others_know() -> None:
    t = holding("thomas_edison", "builder").set("known p2", "pottery", "writing", "construction")
    t.set("known p1", "writing").at("turn p1 start of turn")
    t.play("p1 use thomas_edison")
    assert t.fact("known p1") == ["pottery", "writing"]
    t = holding("thomas_edison", "builder").set("known p2", "pottery", "writing")
    t.at("turn p1 start of turn").play("p1 use thomas_edison")
    assert t.options() == ["p1 learn pottery", "p1 learn writing"]
    assert t.refused("p1 learn masonry") == "cb.pyramid.free_tech_needs_place"
