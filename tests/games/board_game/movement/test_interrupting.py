"""Others may interrupt a move; who could is asked, whether or not it can."""

from tests.games.board_game.kit import laid_out
from tests.games.board_game.movement.field import army, listed, moves, plain
from tests.kit.table import Position


def watched(hand: str = "defection") -> Position:
    """Two armies of p1 beside an army of p2, who holds a culture event."""
    return army("C11", "C11", "D44").set("armies p2", "C33").set("hand p2", hand)


def test_a_move_is_interrupted_when_it_begins_and_after_every_step_that_does_not_end_it() -> None:
    t = moves(watched()).play("p1 take C11 2 0")
    assert t.asked() == ["p2 while_moving"]
    t.play("p2 pass", "p1 step C12")
    assert t.asked() == ["p2 while_moving"]
    t.play("p2 pass", "p1 step C13")
    assert t.asked() == ["p1 movement"]


def test_killed_figures_leave_the_group() -> None:
    t = moves(watched()).play("p1 take C11 2 0", "p2 event defection", "p2 kill p1 army C11")
    assert t.asked() == ["p1 moving"]
    t.play("p1 step C12", "p1 step C13")
    assert t.fact("armies p1") == ["C13", "D44"]


def test_who_is_under_way_is_killed_before_those_who_stay() -> None:
    t = moves(watched()).play("p1 take C11 1 0", "p2 event defection", "p2 kill p1 army C11")
    assert t.asked() == ["p1 movement"]
    assert (t.fact("armies p1"), t.fact("moved_figures p1 army")) == (["C11", "D44"], [])
    assert "p1 take C11 1 0" in t.options()


def test_the_move_of_a_group_that_was_killed_is_over() -> None:
    t = moves(watched()).play("p1 take C11 1 0", "p2 pass", "p1 step C12")
    t.play("p2 event defection", "p2 kill p1 army C12")
    assert t.asked() == ["p1 movement"]
    assert t.fact("armies p1") == ["C11", "D44"]
    assert t.fact("moved_figures p1 army") == []


def test_nobody_else_is_asked_once_the_whole_group_is_killed() -> None:
    t = plain(3).set("armies p2", "C11", "D44").set("armies p3", "C33")
    t.set("hand p3", "defection", "mass_defection").set("hand p1", "drought")
    moves(t, "p2").play("p2 take C11 1 0", "p3 event defection", "p3 kill p2 army C11")
    assert t.asked() == ["p2 movement"]


def test_all_others_are_asked_as_long_as_somebody_is_under_way() -> None:
    t = plain(3).set("armies p2", "C11", "C11").set("armies p3", "C33")
    t.set("hand p3", "defection").set("hand p1", "drought")
    moves(t, "p2").play("p2 take C11 2 0", "p3 event defection", "p3 kill p2 army C11")
    assert t.asked() == ["p1 while_moving"]


def test_others_do_not_learn_whether_somebody_could_interrupt() -> None:
    able = moves(watched("defection")).play("p1 take C11 1 0")
    unable = moves(watched("drought")).play("p1 take C11 1 0")
    assert unable.options() == ["p2 pass"]
    assert able.knows("p1") == unable.knows("p1")


def test_who_hides_nothing_is_asked_only_if_it_can_answer() -> None:
    t = army("C11").set("known p2", "communism_tech")
    assert moves(t).play("p1 take C11 1 0").asked() == ["p1 moving"]


def test_who_has_used_its_ability_and_holds_no_card_is_not_asked() -> None:
    t = army("C11").set("known p2", "communism_tech").set("facedown_finds p2", "village_spy")
    t.set("used p2", "communism_tech")
    assert moves(t).play("p1 take C11 1 0").asked() == ["p1 moving"]


def test_a_held_square_stops_the_move() -> None:
    t = army("C11", "D44").set("known p2", "communism_tech").set("facedown_finds p2", "village_spy")
    moves(t).play("p1 take C11 1 0", "p2 pass", "p1 step C12", "p2 use communism_tech")
    t.play("p2 pay village_spy", "p2 at C12")
    assert t.asked() == ["p1 movement"]
    assert (t.fact("armies p1"), t.fact("moved_figures p1 army")) == (["C12", "D44"], ["C12"])


def test_a_held_square_does_not_keep_figures_from_discovering() -> None:
    t = laid_out().set("armies p1", "A43").set("locked", "A43")
    moves(t).play("p1 take A43 1 0")
    assert t.options() == ["p1 pass", "p1 discover C"]
    assert t.refused("p1 step A42") == "cb.tech.resource_ability_parts"


def test_nobody_leaves_a_held_square() -> None:
    t = army("A43").set("tile C", "neutral_1").set("locked", "A43")
    moves(t).play("p1 take A43 1 0")
    assert t.asked() == ["p1 movement"]
    assert t.fact("armies p1") == ["A43"]


def army_of_three() -> Position:
    """Three seats, of which p2 moves and the others hold culture events."""
    t = plain(3).set("armies p2", "C11").set("hand p1", "drought").set("hand p3", "sabotage")
    return moves(t, "p2")


def test_all_others_are_asked_from_the_left_on() -> None:
    t = army_of_three().play("p2 take C11 1 0")
    assert t.asked() == ["p3 while_moving"]
    assert t.play("p3 pass").asked() == ["p1 while_moving"]


def test_four_seats_are_asked_clockwise_too() -> None:
    t = plain(4).set("armies p3", "C11")
    for seat in ("p1", "p2", "p4"):
        t.set(f"hand {seat}", "drought" if seat == "p1" else "defection")
    asked = [moves(t, "p3").play("p3 take C11 1 0").asked()[0]]
    asked.extend([t.play(f"{seat} pass").asked()[0] for seat in ("p4", "p1", "p2")])
    assert [line.split(" ")[0] for line in asked] == ["p4", "p1", "p2", "p3"]


def test_what_a_seat_may_use_between_moves_is_its_secret() -> None:
    able = army("C11").set("hand p1", "defection")
    unable = army("C11").set("hand p1", "drought")
    assert "p1 event defection" in moves(able).options()
    assert "event" not in [move.split(" ")[1] for move in moves(unable).options()]
    assert able.knows("p2") == unable.knows("p2")


def test_movement_of_a_seat_that_might_use_something_is_always_asked() -> None:
    t = army().set("scouts p1").set("hand p1", "drought").set("scouts p2", "A44")
    assert moves(t).options() == ["p1 pass"]
    t = army().set("scouts p1").set("hand p1", "drought")
    assert moves(t).asked() == ["p2 movement"]
    u = army().set("scouts p1")
    assert moves(u).asked() == ["p2 movement"]
    assert listed(u, "take")
