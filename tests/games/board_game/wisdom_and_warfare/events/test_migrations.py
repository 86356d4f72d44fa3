"""Migrants, Colonists and Immigrants: other policies, or one figure that moves."""

import pytest

from tests.games.board_game.culture.played import CITIES, FACE, MOVES, gone
from tests.games.board_game.kit import square_of, state
from tests.games.board_game.wisdom_and_warfare.kit import plain
from tests.kit.table import Position
from tests.kit.trace import component, rule
from ziggurat.games.board_game.ids import ARMY, SCOUT
from ziggurat.games.board_game.wisdom_and_warfare.events.migrations import journeys

REACH = {"migrants": 2, "colonists": 4, "immigrants": 6}
SWITCHED = {"migrants": 1, "colonists": 2, "immigrants": 3}
ADOPTED = ("expansionism", "natural_religion", "pacifism")


def open_land() -> Position:
    """C and D are grassland without anything; p1 has an army on C11 and a scout on C12."""
    t = plain()
    for place in ("C", "D"):
        for row in range(1, 5):
            for column in range(1, 5):
                t.set(f"token {place}{row}{column}", "nothing")
    return t.set("armies p1", "C11").set("scouts p1", "C12")


def goals(t: Position, figure: str, start: str) -> set[str]:
    """Where the event could move a figure."""
    begin = f"p1 migrate {figure} {start} "
    return {move.removeprefix(begin) for move in t.options() if move.startswith(begin)}


def steps_between(one: str, other: str) -> int:
    """Orthogonal steps between squares of one tile."""
    return abs(int(one[1]) - int(other[1])) + abs(int(one[2]) - int(other[2]))


# Moving a figure


@component("culture_event.migrants")
@component("culture_event.colonists")
@component("culture_event.immigrants")
@rule("ww.event.move_one_figure", "ww.event.two_effects")
@pytest.mark.parametrize("card", REACH)
def test_a_figure_moves_so_far_and_may_still_move(card: str) -> None:
    t = open_land().set("hand p1", card).set("policies p1", "pacifism").at(MOVES)
    t.play(f"p1 event {card}")
    own = [f"C{row}{column}" for row in range(1, 5) for column in range(1, 5)]
    near = {at for at in own if 0 < steps_between("C11", at) <= REACH[card]} - {"C12"}
    assert {at for at in goals(t, "army", "C11") if at[0] == "C"} == near
    far = max(sorted(near), key=lambda at: steps_between("C11", at))
    t.play(f"p1 migrate army C11 {far}")
    assert t.fact("armies p1") == [far]
    assert gone(t, card)
    # No policy was switched, and the army is offered for its own move.
    assert t.fact("policies p1") == ["pacifism"]
    assert f"p1 take {far} 1 0" in t.options()


@rule("ww.event.move_one_figure")
def test_it_ends_on_empty_squares_only() -> None:
    t = open_land().set("hand p1", "immigrants").set("scouts p1", "C12", "C31")
    t.set("token C21", "hut").set("token C22", "village").set("armies p2", "D11")
    t.set("city p2 city1", "D33").set("marker D43", "market")
    t.at(MOVES).play("p1 event immigrants")
    found = goals(t, "army", "C11")
    for square in ("C11", "C12", "C21", "C22", "C31", "D11", "D33", "D43"):
        assert square not in found
        assert t.refused(f"p1 migrate army C11 {square}") == FACE
    assert "C13" in found
    # It goes past own figures, but huts and villages would stop it.
    assert "C32" in found
    assert steps_between("C11", "C32") == 3


@rule("ww.event.move_one_figure")
def test_it_goes_by_the_rules_of_movement() -> None:
    t = open_land().set("scouts p1", "C22").set("token C21", "hut")
    for square in ("C12", "C23", "C32"):
        t.set(f"terrain {square}", "water")
    # The scout stands between water and a hut: it goes nowhere.
    assert journeys(state(t), 0, SCOUT, square_of(t, "C22"), 6) == []
    t.set("known p1", "navigation")
    found = journeys(state(t), 0, SCOUT, square_of(t, "C22"), 2)
    # Across water, but the army is on C11.
    assert {t.rules.kinds["square"].write(at) for at in found} & {
        f"C{row}{column}" for row in range(1, 5) for column in range(1, 5)
    } == {"C13", "C24", "C33", "C31", "C42"}


@rule("ww.event.move_one_figure")
def test_huts_and_others_stop_it() -> None:
    # An army in a corridor: a hut on one side, armies of p2 on the other.
    t = open_land().set("armies p1", "C22").set("scouts p1").set("armies p2", "C23")
    for square in ("C12", "C32"):
        t.set(f"terrain {square}", "water")
    t.set("token C21", "hut")
    assert journeys(state(t), 0, ARMY, square_of(t, "C22"), 6) == []


@rule("ww.event.move_one_figure")
@pytest.mark.parametrize("card", REACH)
def test_what_is_not_listed_is_refused(card: str) -> None:
    t = open_land().set("hand p1", card).set("token C22", "hut").set("terrain C31", "water")
    t.at(MOVES).play(f"p1 event {card}")
    everywhere = [t.rules.kinds["square"].write(at) for at in range(len(state(t).ground))]
    for figure, start in (("army", "C11"), ("scout", "C12")):
        listed = goals(t, figure, start)
        for square in everywhere:
            reason = t.refused(f"p1 migrate {figure} {start} {square}")
            assert (reason == "") == (square in listed)
    assert t.refused("p1 migrate army C12 C13") == "ww.event.move_one_figure"


@rule("ww.event.move_one_figure")
def test_it_turns_up_no_tile_and_leaves_no_locked_square() -> None:
    t = open_land().set("locked", "C11").set("hand p1", "migrants").at(MOVES)
    t.play("p1 event migrants")
    assert goals(t, "army", "C11") == set()
    assert goals(t, "scout", "C12")
    assert not [move for move in t.options() if "discover" in move]


@rule("ww.event.move_one_figure")
@pytest.mark.parametrize("moved", [0, 1, 2])
def test_a_figure_that_has_moved_does_not_move_again_by_itself(moved: int) -> None:
    t = open_land().set("armies p1", "C33", "C33").set("moved_figures p1 army", *["C33"] * moved)
    t.set("hand p1", "migrants").at(MOVES).play("p1 event migrants", "p1 migrate army C33 C44")
    assert ("p1 take C44 1 0" in t.options()) == (moved < 2)
    assert ("p1 take C33 1 0" in t.options()) == (moved == 0)
    assert len(t.fact("moved_figures p1 army")) == moved


def test_a_scout_that_leaves_gathers_nothing_where_it_comes() -> None:
    t = open_land().set("scout_city p1 C12", "capital").set("hand p1", "migrants").at(MOVES)
    t.play("p1 event migrants", "p1 migrate scout C12 C13")
    assert t.fact("scouts p1") == ["C13"]
    assert t.fact("scout_city p1 C13") == []


def test_without_a_figure_that_could_move_it_is_not_offered() -> None:
    t = open_land().set("armies p1").set("scouts p1").set("hand p1", "migrants").at(MOVES)
    assert t.refused("p1 event migrants")


# Switching policies


@component("culture_event.migrants")
@component("culture_event.colonists")
@component("culture_event.immigrants")
@rule("ww.event.two_effects")
@pytest.mark.parametrize("card", SWITCHED)
def test_policies_are_switched_in_city_management(card: str) -> None:
    t = open_land().set("city p1 city1", "D22").set("city p1 city2", "C33")
    t.set("policies p1", *ADOPTED).set("hand p1", card)
    t.at(CITIES).play(f"p1 event {card}")
    switched = SWITCHED[card]
    # One has to be switched, of several nobody has to switch any.
    assert ("p1 pass" in t.options()) == (switched > 1)
    flips = ("pacifism military_tradition", "expansionism urban_development",
             "natural_religion organized_religion")  # fmt: skip
    for at in range(switched):
        assert t.asked() == ["p1 switch_policy"]
        t.play(f"p1 switch {flips[at]}")
    assert t.asked() == ["p1 city_management"]
    left = [
        name for name in ADOPTED if name not in [flip.split(" ")[0] for flip in flips[:switched]]
    ]
    new = [flip.split(" ")[1] for flip in flips[:switched]]
    assert sorted(t.fact("policies p1")) == sorted([*left, *new])
    assert gone(t, card)
    # Nobody has moved.
    assert (t.fact("armies p1"), t.fact("scouts p1")) == (["C11"], ["C12"])


def test_whoever_may_switch_several_may_stop() -> None:
    t = open_land().set("policies p1", "pacifism").set("hand p1", "colonists")
    t.at(CITIES).play("p1 event colonists", "p1 pass")
    assert t.fact("policies p1") == ["pacifism"]
    assert gone(t, "colonists")


def test_without_a_policy_nothing_is_switched() -> None:
    t = open_land().set("hand p1", "migrants").at(CITIES)
    assert "p1 event migrants" not in t.options()


def test_whoever_leaves_frees_what_it_blockaded() -> None:
    t = open_land().set("city p2 city1", "D22").set("hand p1", "migrants")
    t.set("scouts p1", "D33").set("armies p1").set("marker D33", "bank")
    t.set("coin_tokens p2", *["pottery"] * 14).set("known p2", "pottery")
    t.at(MOVES)
    assert t.fact("coins p2") == ["14"]
    t.play("p1 event migrants", "p1 migrate scout D33 D44")
    # The Bank gives its coin again: that is enough to win at once.
    assert t.fact("coins p2") == ["15"]
    assert t.state.outcome is not None
