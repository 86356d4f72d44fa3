"""Which figures move together, and how often."""

from tests.games.board_game.movement.field import army, listed, moves, plain
from tests.kit.trace import rule


@rule("cb.movement.any_figures")
def test_a_seat_moves_none_of_its_figures() -> None:
    t = moves(army("C11", "C33")).play("p1 pass")
    assert t.asked() == ["p2 movement"]
    assert t.fact("armies p1") == ["C11", "C33"]


@rule("cb.movement.any_figures")
def test_a_seat_moves_all_of_its_figures() -> None:
    t = moves(army("C11", "C33").set("scouts p1", "D11"))
    t.play("p1 take C11 1 0", "p1 step C12", "p1 pass", "p1 take C33 1 0", "p1 step C43")
    t.play("p1 pass", "p1 take D11 0 1", "p1 step D12", "p1 pass")
    assert t.asked() == ["p2 movement"]
    assert (t.fact("armies p1"), t.fact("scouts p1")) == (["C12", "C43"], ["D12"])


@rule("cb.movement.one_after_another")
def test_a_move_is_completed_before_the_next_begins() -> None:
    t = moves(army("C11", "C33")).play("p1 take C11 1 0", "p1 step C12")
    assert t.refused("p1 take C33 1 0") == "zg.other_question"
    t.play("p1 pass", "p1 take C33 1 0")
    assert "C13" not in listed(t, "step")


@rule("cb.movement.once_per_phase")
def test_a_figure_moves_once() -> None:
    t = moves(army("C11", "C33")).play("p1 take C11 1 0", "p1 step C12", "p1 pass")
    assert t.refused("p1 take C12 1 0") == "cb.movement.once_per_phase"
    assert t.fact("moved_figures p1 army") == ["C12"]
    assert "C33 1 0" in listed(t, "take")


@rule("cb.movement.once_per_phase")
def test_a_figure_that_joins_others_does_not_move_on_with_them() -> None:
    t = moves(army("C11", "C12")).play("p1 take C11 1 0", "p1 step C12", "p1 pass")
    assert "C12 1 0" in listed(t, "take")
    assert t.refused("p1 take C12 2 0") == "cb.movement.once_per_phase"


def test_a_group_that_is_taken_up_and_put_down_has_moved() -> None:
    t = moves(army("C11", "C33")).play("p1 take C11 1 0", "p1 pass")
    assert t.refused("p1 take C11 1 0") == "cb.movement.once_per_phase"


@rule("cb.movement.group")
def test_figures_of_one_square_move_as_a_group() -> None:
    t = moves(army("C11", "C11", "C12").set("scouts p1", "A32"))
    assert listed(t, "take") == ["A32 0 1", "C11 1 0", "C11 2 0", "C12 1 0"]
    t.play("p1 take C11 2 0", "p1 step C21", "p1 step C31")
    assert t.fact("armies p1") == ["C12", "C31", "C31"]
    assert t.fact("moved_figures p1 army") == ["C31", "C31"]


@rule("cb.movement.group_partial")
def test_a_part_of_a_square_moves_and_the_rest_stays() -> None:
    t = moves(army("C11").set("scouts p1", "C11"))
    assert listed(t, "take") == ["C11 0 1", "C11 1 0", "C11 1 1"]
    t.play("p1 take C11 0 1", "p1 step C12", "p1 pass")
    assert (t.fact("armies p1"), t.fact("scouts p1")) == (["C11"], ["C12"])
    assert listed(t, "take") == ["C11 1 0"]


@rule("cb.movement.group_stays_together")
def test_a_group_leaves_nobody_behind() -> None:
    t = moves(army("C11", "C11")).play("p1 take C11 2 0", "p1 step C12")
    assert {move.split(" ")[1] for move in t.options()} == {"pass", "step"}
    t.play("p1 step C13")
    assert t.fact("armies p1") == ["C13", "C13"]
    assert listed(t, "take") == ["A32 0 1"]


def test_a_group_of_nobody_is_none() -> None:
    t = moves(army("C11"))
    assert t.refused("p1 take C11 0 0") == "cb.movement.once_per_phase"
    assert t.refused("p1 take C12 1 0") == "cb.movement.once_per_phase"


def test_seats_move_one_after_the_other_from_the_first_player_on() -> None:
    t = plain().set("first", "p2").at("turn p2 movement")
    assert t.asked() == ["p2 movement"]
    t.play("p2 pass")
    assert t.asked() == ["p1 movement"]


def test_what_moved_is_told() -> None:
    t = moves(army("C11", "C11")).play("p1 take C11 2 0", "p1 step C12")
    assert t.heard("p2")[-1].startswith("moved ")
    assert t.heard("p2")[-1].endswith(" 2 0")


def test_a_scout_that_leaves_its_square_stops_gathering() -> None:
    t = plain().set("scouts p1", "C11", "C11").set("scout_city p1 C11", "capital")
    moves(t).play("p1 take C11 0 1", "p1 step C12", "p1 pass")
    assert (t.fact("scout_city p1 C11"), t.fact("scout_city p1 C12")) == (["capital"], [])
    t.play("p1 take C11 0 1", "p1 step C21", "p1 pass")
    assert t.fact("scout_city p1 C21") == []


def test_a_scout_that_has_moved_does_not_gather_for_one_that_leaves() -> None:
    t = plain().set("scouts p1", "C11", "C12").set("scout_city p1 C11", "capital")
    moves(t).play("p1 take C12 0 1", "p1 step C11", "p1 pass")
    assert t.fact("scout_city p1 C11") == ["capital"]
    t.play("p1 take C11 0 1", "p1 step C21", "p1 pass")
    assert (t.fact("scouts p1"), t.fact("scout_city p1 C11")) == (["C11", "C21"], [])


def test_a_scout_that_passes_a_gatherer_leaves_it_at_work() -> None:
    t = plain().set("scouts p1", "C11", "C12").set("scout_city p1 C11", "capital")
    moves(t).play("p1 take C12 0 1", "p1 step C11", "p1 step C21")
    assert (t.fact("scouts p1"), t.fact("scout_city p1 C11")) == (["C11", "C21"], ["capital"])
