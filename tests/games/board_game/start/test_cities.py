"""Founding cities: who may, where, and what goes with it."""

import pytest

from tests.games.board_game.kit import square_of, state
from tests.games.board_game.start.ground import OPEN, country, hide, play_to, starting
from tests.kit.trace import component, rule
from ziggurat.games.board_game.board.yields import city_squares, production_on, seat_squares
from ziggurat.games.board_game.content.layouts import LAYOUTS
from ziggurat.games.board_game.ids import NONE, SCOUT
from ziggurat.games.board_game.movement.figures import scouts_left
from ziggurat.games.board_game.start.founding import destroy_city, may_found, near_city
from ziggurat.games.board_game.trade.collection import collection
from ziggurat.kernel.reason import ALLOWED

FOUND = f"p1 found scout {OPEN}"


# How many


@rule("cb.city.max_two")
def test_a_second_city_is_the_last() -> None:
    t = country().set("city p1 city1", "G22").set("scouts p1", OPEN)
    assert starting(t).refused(FOUND) == "cb.city.max_two"
    assert FOUND not in t.options()


@rule("cb.city.max_three_irrigation")
def test_irrigation_allows_a_third_city_but_no_fourth() -> None:
    t = country().set("known p1", "irrigation").set("city p1 city1", "E33")
    t.set("scouts p1", OPEN, "G22")
    starting(t).play(FOUND)
    assert t.fact("city p1 city2") == [OPEN]
    assert t.refused("p1 found scout G22") == "cb.city.max_two"


@rule("cb.city.several_per_turn")
def test_two_cities_in_one_turn() -> None:
    t = country().set("known p1", "irrigation").set("scouts p1", OPEN, "E33")
    starting(t).play(FOUND, "p1 found scout E33")
    assert t.fact("city p1 city1") == [OPEN]
    assert t.fact("city p1 city2") == ["E33"]


@rule("cb.city.founding_optional")
def test_nobody_has_to_found_a_city() -> None:
    t = starting(country().set("scouts p1", OPEN))
    assert FOUND in t.options()
    t.play("p1 pass")
    assert t.fact("scouts p1") == [OPEN]
    assert t.fact("city p1 city1") == []


@rule("cb.city.marker_returns")
def test_the_marker_of_a_destroyed_city_founds_another() -> None:
    t = country().set("city p1 city1", "E33").set("walls p1", "city1").set("scouts p1", OPEN)
    destroy_city(state(t), 0, 1)
    assert t.fact("city p1 city1") == []
    starting(t).play(FOUND)
    assert t.fact("city p1 city1") == [OPEN]
    assert t.fact("walls p1") == []


# Where


@rule("cb.city.needs_scout")
def test_an_army_founds_no_city() -> None:
    t = starting(country().set("armies p1", OPEN))
    assert t.refused(f"p1 found army {OPEN}") == "cb.city.needs_scout"
    assert t.refused(FOUND) == "cb.city.needs_scout"


@component("government.republic")
def test_armies_of_a_republic_found_cities() -> None:
    t = country().set("government p1", "republic").set("armies p1", OPEN)
    starting(t).play(f"p1 found army {OPEN}")
    assert t.fact("city p1 city1") == [OPEN]
    assert t.fact("armies p1") == []


@rule("cb.city.not_on_water")
def test_no_city_on_water() -> None:
    t = country().set("scouts p1", OPEN).set(f"terrain {OPEN}", "water")
    assert starting(t).refused(FOUND) == "cb.city.not_on_water"


@rule("cb.city.eight_revealed_neighbours")
def test_no_city_beside_a_facedown_tile() -> None:
    t = country().set("scouts p1", "C44")
    assert may_found(state(t), 0, square_of(t, "C44"), SCOUT) == ALLOWED
    hide(t, "F")
    assert starting(t).refused("p1 found scout C44") == "cb.city.eight_revealed_neighbours"


@rule("cb.city.not_at_map_edge")
def test_no_city_at_the_edge_of_the_map() -> None:
    t = starting(country().set("scouts p1", "E21"))
    assert t.refused("p1 found scout E21") == "cb.city.not_at_map_edge"


@rule("cb.city.not_next_to_hut", "cb.city.not_next_to_village")
@pytest.mark.parametrize("token", ["hut", "village"])
def test_no_city_beside_a_hut_or_a_village(token: str) -> None:
    t = country().set("scouts p1", OPEN).set("token C33", token)
    assert starting(t).refused(FOUND) == f"cb.city.not_next_to_{token}"


@rule("cb.city.not_next_to_enemy_army", "cb.city.not_next_to_enemy_scout")
@pytest.mark.parametrize(("figures", "figure"), [("armies", "army"), ("scouts", "scout")])
def test_no_city_beside_figures_of_others(figures: str, figure: str) -> None:
    t = country().set("scouts p1", OPEN).set(f"{figures} p2", "C33")
    assert starting(t).refused(FOUND) == f"cb.city.not_next_to_enemy_{figure}"


@rule("cb.city.not_next_to_enemy_army")
def test_figures_of_others_two_squares_away_do_no_harm() -> None:
    t = country().set("scouts p1", OPEN).set("armies p2", "C24").set("armies p1", "C33")
    assert FOUND in starting(t).options()


@rule("cb.city.distance_three", "cb.city.distance_any_owner")
@pytest.mark.parametrize("owner", ["p1", "p2"])
@pytest.mark.parametrize(
    ("centre", "refused"), [("C44", "cb.city.distance_three"), ("D41", ""), ("E12", "")]
)
def test_cities_are_three_squares_apart(owner: str, centre: str, refused: str) -> None:
    t = country().set(f"city {owner} city1", centre).set("scouts p1", OPEN)
    t.set("known p1", "irrigation")
    assert starting(t).refused(FOUND) == refused


@rule("cb.city.outskirts_never_overlap")
def test_outskirts_of_two_cities_share_no_square() -> None:
    t = country()
    around = LAYOUTS[0].layout.around
    g = state(t)
    for square in range(LAYOUTS[0].layout.squares):
        if not near_city(g, square):
            for cities in g.cities:
                assert not set(around[square]) & set(around[cities[0]])


# What goes with it


@rule("cb.city.scout_sacrificed")
def test_the_scout_goes_back_to_the_sheet() -> None:
    t = starting(country().set("scouts p1", OPEN, "A33"))
    left = scouts_left(state(t), 0)
    t.play(FOUND)
    assert t.fact("scouts p1") == ["A33"]
    assert scouts_left(state(t), 0) == left + 1


@rule("cb.city.new_city_unwalled")
def test_a_new_city_has_no_walls() -> None:
    t = country().set("known p1", "masonry").set("walls p1", "capital").set("scouts p1", OPEN)
    starting(t).play(FOUND)
    assert t.fact("walls p1") == ["capital"]


@rule("cb.city.only_outskirts_yield")
def test_the_centre_yields_nothing() -> None:
    t = country().set("scouts p1", OPEN).set(f"terrain {OPEN}", "forest")
    starting(t).play(FOUND)
    g = state(t)
    assert square_of(t, OPEN) not in seat_squares(g, 0)
    assert sum([production_on(g, square) for square in city_squares(g, 0, 1)]) == 0


@rule("cb.city.works_same_turn")
def test_a_new_city_works_in_the_same_turn() -> None:
    t = country().set("scouts p1", OPEN).set("terrain C11", "desert")
    found = collection(state(t), 0)
    starting(t).play(FOUND)
    play_to(t, "p1 city_management")
    assert t.fact("trade p1") == [str(found + 1)]
    assert "p1 city city1" in t.options()


@rule("cb.city.displace_friends")
def test_other_figures_make_room() -> None:
    t = country().set("scouts p1", OPEN).set("armies p1", OPEN)
    for water in ("C11", "C12", "C13", "C21", "C23", "C31"):
        t.set(f"terrain {water}", "water")
    starting(t).play(FOUND)
    assert t.options() == ["p1 shove army C32", "p1 shove army C33"]
    assert t.refused("p1 shove army C24") == "cb.city.displace_friends"
    assert t.refused("p1 shove scout C32") == "cb.city.displace_friends"
    assert t.refused("p1 shove army C11") == "cb.figure.placement_water"
    t.play("p1 shove army C33")
    assert t.fact("armies p1") == ["C33"]
    assert t.asked() == ["p1 start_of_turn"]


@rule("cb.city.displace_friends")
def test_a_scout_that_made_room_goes_on_gathering() -> None:
    t = country().set("scouts p1", OPEN, OPEN).set("terrain C33", "desert")
    starting(t).play(FOUND, "p1 shove scout C33", "p1 pass", "p1 send C33 capital")
    assert t.fact("scout_city p1 C33") == ["capital"]
    assert square_of(t, "C33") in city_squares(state(t), 0, 0)
    assert square_of(t, "C33") not in city_squares(state(t), 0, 1)


@rule("cb.city.displace_must_be_possible")
def test_no_city_where_nobody_can_make_room() -> None:
    t = country().set("scouts p1", OPEN).set("armies p1", OPEN)
    for beside in ("C11", "C12", "C13", "C21", "C23", "C31", "C32", "C33"):
        t.set(f"terrain {beside}", "water")
    assert starting(t).refused(FOUND) == "cb.city.displace_must_be_possible"
    assert FOUND not in t.options()


@rule("cb.city.displace_must_be_possible")
def test_a_crowded_neighbour_has_no_room() -> None:
    t = country().set("scouts p1", OPEN).set("armies p1", OPEN, "C33", "C33")
    for beside in ("C11", "C12", "C13", "C21", "C23", "C31", "C32"):
        t.set(f"terrain {beside}", "water")
    assert may_found(state(t), 0, square_of(t, OPEN), SCOUT) != ALLOWED
    t.set("armies p1", OPEN, "C33")
    assert may_found(state(t), 0, square_of(t, OPEN), SCOUT) == ALLOWED


@rule("cb.city.marker_returns", "cb.gp.lost_with_city")
def test_what_belongs_to_a_city_goes_with_it() -> None:
    t = country().set("city p1 city1", OPEN).set("walls p1", "city1")
    t.set("marker C11", "market").set("marker C12", "artist").set("marker C13", "the_oracle")
    t.set("scouts p1", "A33").set("scout_city p1 A33", "city1")
    people = state(t).people_bag.size()
    supply = int(t.fact("supply market")[0])
    destroy_city(state(t), 0, 1)
    assert [t.fact(f"marker {at}") for at in ("C11", "C12", "C13")] == [[], [], []]
    assert int(t.fact("supply market")[0]) == supply + 1
    assert t.fact("reserve p1") == []
    assert state(t).people_bag.size() == people
    assert t.fact("wonder_of the_oracle") == []
    assert t.fact("walls p1") == []
    assert t.fact("scout_city p1 A33") == []
    assert state(t).lands[square_of(t, "C11")] == NONE
