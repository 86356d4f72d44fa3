"""Great scientists, one by one."""

from tests.games.board_game.great_person_deck.kit import OURS, country, holding, people
from tests.games.board_game.great_person_deck.test_artists import managing
from tests.games.board_game.kit import row_of, square_of, state
from tests.kit.trace import component
from ziggurat.games.board_game.board.layouts import Layout
from ziggurat.games.board_game.cities.markers import place_marker
from ziggurat.games.board_game.movement.figures import stacking
from ziggurat.games.board_game.research.prices import can_pay
from ziggurat.games.board_game.research.pyramid import row_counts
from ziggurat.games.board_game.rows.tech import URANIUM_1


@component("person_card.alan_turing")
def test_alan_turing_counts_armies_that_are_not_built() -> None:
    t = holding("alan_turing", "scientist").set("armies p1", "A44", "A44", "A43")
    found = (t.rules.limits["armies"] - 3) // 2
    t.at("turn p1 start of turn").play("p1 use alan_turing")
    assert (t.fact("trade p1"), t.fact("culture p1")) == ([str(found)], [str(found)])
    assert t.fact("faceup_people p1") == ["alan_turing"]


@component("person_card.albert_einstein")
def test_albert_einstein_turns_trade_into_culture_or_back() -> None:
    t = holding("albert_einstein", "scientist").set("trade p1", "25").set("culture p1", "6")
    managing(t).play("p1 use albert_einstein")
    assert t.refused("p1 to_culture 26") == "bx.gpdeck.timing"
    assert t.refused("p1 to_trade 3") == "bx.gpdeck.timing"
    assert len(t.options()) == 25 + 2
    t.play("p1 to_culture 20")
    assert (t.fact("trade p1"), t.fact("culture p1")) == (["5"], ["26"])
    t = holding("albert_einstein", "scientist").set("trade p1", "2").set("culture p1", "6")
    managing(t).play("p1 use albert_einstein", "p1 to_trade 6")
    assert (t.fact("trade p1"), t.fact("culture p1")) == (["8"], ["0"])
    assert t.fact("discarded_people") == ["albert_einstein"]


@component("person_card.albert_einstein")
def test_albert_einstein_needs_something_to_turn() -> None:
    t = managing(holding("albert_einstein", "scientist"))
    assert t.refused("p1 use albert_einstein") == "bx.gpdeck.timing"


@component("person_card.charles_darwin")
def test_charles_darwin_turns_what_a_city_gives_into_trade_once_a_turn() -> None:
    t = country(holding("charles_darwin", "scientist", up=True)).set("city p1 city1", "C22")
    t.set("actions p1 city1", "1").set("culture p1", "4")
    managing(t).play("p1 city capital", "p1 arts")
    assert t.options() == ["p1 pass", "p1 become_trade"]
    given = int(t.fact("culture p1")[0]) - 4
    t.play("p1 become_trade")
    assert (t.fact("culture p1"), t.fact("trade p1")) == (["4"], [str(given)])
    t.play("p1 city city1", "p1 arts")
    assert t.asked()[0].split()[1] != "turn_to_trade"


@component("person_card.charles_darwin")
def test_who_declines_may_use_charles_darwin_for_another_city() -> None:
    t = country(holding("charles_darwin", "scientist", up=True)).set("city p1 city1", "C22")
    t.set("actions p1 city1", "1")
    managing(t).play("p1 city capital", "p1 arts", "p1 pass", "p1 city city1", "p1 arts")
    assert t.asked() == ["p1 turn_to_trade"]


@component("person_card.galileo_galilei")
def test_galileo_galilei_sends_figures_along_the_edge() -> None:
    t = country(holding("galileo_galilei", "scientist")).set("armies p1", "A14", "A33")
    t.set("scouts p1", "A14").set("terrain B11", "grassland").set("armies p2", "B12")
    t.set("terrain B12", "grassland").set("terrain B14", "water").set("terrain B22", "grassland")
    managing(t).play("p1 use galileo_galilei")
    if t.asked() == ["p1 orbit"]:
        assert t.refused("p1 at A33") == "bx.gpdeck.timing"
        t.play("p1 at A14")
    assert t.refused("p1 at B12") == "bx.gpdeck.timing"
    assert t.refused("p1 at B22") == "bx.gpdeck.timing"
    assert t.refused("p1 at B14") == "cb.movement.water_cross_must_land"
    t.play("p1 at B11")
    assert (t.fact("armies p1"), t.fact("scouts p1")) == (["A33", "B11"], ["B11"])
    assert t.fact("moved_figures p1 army") == ["B11"]
    assert t.fact("moved_figures p1 scout") == ["B11"]
    assert t.fact("discarded_people") == ["galileo_galilei"]


@component("person_card.galileo_galilei")
def test_the_gap_of_the_map_of_five_is_no_outer_edge() -> None:
    layout: Layout = state(people(5)).layout
    beside = [square for square, near in enumerate(layout.beside) if min(near) < 0]
    assert set(layout.rim) < set(beside)


@component("person_card.louis_pasteur")
def test_louis_pasteur_lets_one_more_figure_stand_on_a_square() -> None:
    plain = stacking(state(holding("louis_pasteur", "scientist")), 0)
    assert stacking(state(holding("louis_pasteur", "scientist", up=True)), 0) == plain + 1


@component("person_card.marie_curie", "rule.findings_of_great_people")
def test_marie_curie_lets_another_resource_pay_for_uranium_once() -> None:
    t = holding("marie_curie", "scientist").set("known p1", "atomic_theory")
    t.set("resources p1 wheat", "1").set("resources p1 iron", "1")
    managing(t).play("p1 city capital", "p1 arts")
    assert "p1 use atomic_theory" not in t.options()
    t.play("p1 use marie_curie")
    assert t.fact("discarded_people") == ["marie_curie"]
    assert "p1 use marie_curie" not in t.options()
    t.play("p1 use atomic_theory")
    assert t.options() == ["p1 pay iron", "p1 pay wheat"]
    t.play("p1 pay wheat")
    assert (t.fact("resources p1 wheat"), t.fact("resources p1 iron")) == (["0"], ["1"])
    # That was it: iron is iron again.
    assert not can_pay(state(t), 0, URANIUM_1)


@component("person_card.sir_isaac_newton", "rule.findings_of_great_people")
def test_sir_isaac_newton_lies_in_the_pyramid_for_good() -> None:
    t = holding("sir_isaac_newton", "scientist").set("known p1", "pottery", "writing")
    t.at("turn p1 research").play("p1 use sir_isaac_newton")
    assert t.options() == ["p1 lay_in_row 1", "p1 lay_in_row 2"]
    assert t.refused("p1 lay_in_row 3") == "bx.gpdeck.timing"
    t.play("p1 lay_in_row 2")
    assert t.fact("blank_tech p1") == ["2"]
    assert row_counts(state(t), 0) == [2, 1, 0, 0, 0]
    assert (t.fact("facedown_people p1"), t.fact("faceup_people p1")) == ([], [])
    for check in t.rules.invariants.values():
        assert check.check(t.state) == ""
    place_marker(state(t), 0, square_of(t, OURS), row_of(t, "artist"))
    assert row_counts(state(t), 0) == [2, 1, 0, 0, 0]
