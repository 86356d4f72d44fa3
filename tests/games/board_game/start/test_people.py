"""Great people: drawn, placed, kept, replaced and lost."""

import pytest

from tests.games.board_game.kit import row_of, square_of, state
from tests.games.board_game.start.ground import country, play_to, starting, to_next_turn
from tests.kit.table import Position
from tests.kit.trace import component, rule
from ziggurat.games.board_game.board.yields import coins, culture_on, production_on, trade_on
from ziggurat.games.board_game.cities.markers import place_marker
from ziggurat.games.board_game.culture.people import DrawPerson, gain_person
from ziggurat.lib.bag import bag_of


def gaining(t: Position) -> Position:
    """p1 gains a great person in its own Start of Turn."""
    return t.at("turn p1 end of turn", DrawPerson(0, 1, ()))


# Gaining


@rule("cb.gp.random_draw")
def test_a_great_person_is_drawn_from_the_pile() -> None:
    t = gaining(country().set("reserve p2", "artist", "artist", "general"))
    odds = t.odds()
    assert odds["draw_person artist"] == 1
    assert odds["draw_person general"] == 2
    assert odds["draw_person scientist"] == 3


@rule("cb.gp.place_or_keep")
def test_a_new_great_person_is_placed_or_kept() -> None:
    t = gaining(country()).play("nature draw_person general")
    assert "p1 keep general" in t.options()
    assert "p1 settle general A33" in t.options()
    t.play("p1 keep general")
    assert t.fact("reserve p1") == ["general"]
    assert t.fact("marker A33") == []


@rule("cb.gp.place_any_own_city")
def test_a_great_person_goes_to_any_own_city() -> None:
    t = country().set("city p1 city1", "C22").set("city p2 city1", "E33")
    t = gaining(t).play("nature draw_person artist")
    assert t.refused("p1 settle artist E22") == "cb.building.placed_in_outskirts"
    t.play("p1 settle artist C33")
    assert t.fact("marker C33") == ["artist"]


@rule("cb.gp.not_on_water")
def test_a_great_person_does_not_stand_on_water() -> None:
    t = gaining(country()).play("nature draw_person artist")
    squares = [move.split()[-1] for move in t.options() if "settle" in move]
    assert squares == ["A12", "A13", "A23", "A31", "A32", "A33"]
    assert t.refused("p1 settle artist A11") == "cb.figure.placement_water"


@rule("cb.gp.pile_empty")
def test_an_empty_pile_gives_nobody() -> None:
    t = starting(country())
    state(t).people_bag = bag_of(())
    depth = len(t.state.stack)
    gain_person(state(t), 0)
    assert len(t.state.stack) == depth
    assert t.fact("reserve p1") == []


@component("great_person.builder")
def test_the_coin_of_a_great_person_may_win() -> None:
    t = country().set("coin_tokens p1", *["pottery"] * 14)
    gaining(t).play("nature draw_person builder", "p1 settle builder A33")
    assert t.winners() == ["p1"]


# Replacing


@rule("cb.gp.replaces_building")
def test_a_building_makes_room() -> None:
    t = country().set("marker A33", "market")
    supply = int(t.fact("supply market")[0])
    gaining(t).play("nature draw_person builder", "p1 settle builder A33")
    assert t.fact("marker A33") == ["builder"]
    assert int(t.fact("supply market")[0]) == supply + 1


@rule("cb.gp.replaces_wonder")
def test_a_wonder_that_makes_room_is_gone() -> None:
    t = country().set("marker A33", "stonehenge")
    gaining(t).play("nature draw_person builder", "p1 settle builder A33")
    assert t.fact("wonder_of stonehenge") == []
    assert "stonehenge" not in t.fact("offer")
    assert row_of(t, "stonehenge") not in state(t).wonder_bags[0].unknown


@rule("cb.gp.replaced_goes_to_reserve")
@pytest.mark.parametrize("marker", ["market", "the_oracle", "scientist"])
def test_a_great_person_that_makes_room_waits(marker: str) -> None:
    t = country().set("marker A33", "artist")
    place_marker(state(t), 0, square_of(t, "A33"), row_of(t, marker))
    assert t.fact("reserve p1") == ["artist"]
    assert t.fact("marker A33") == [marker]


@rule("cb.gp.replaced_goes_to_reserve")
def test_who_was_replaced_in_start_of_turn_waits_for_the_next() -> None:
    t = country().set("marker A33", "artist").set("reserve p1", "general")
    starting(t).play("p1 settle general A33")
    assert t.refused("p1 settle artist A32") == "cb.gp.replaced_goes_to_reserve"
    to_next_turn(t).play("p1 settle artist A32")
    assert t.fact("marker A32") == ["artist"]


@rule("cb.gp.replaced_goes_to_reserve")
def test_who_was_replaced_by_a_new_great_person_waits_too() -> None:
    t = country().set("marker A33", "artist").set("marker A13", "sydney_opera_house")
    starting(t.set("track p1", "2")).play("p1 use sydney_opera_house")
    t.play("nature draw_person general", "p1 settle general A33")
    assert t.refused("p1 settle artist A32") == "cb.gp.replaced_goes_to_reserve"


# The reserve


@rule("cb.start.place_reserve_great_people", "cb.gp.reserve_placement_phase")
def test_all_of_the_reserve_can_be_placed_in_start_of_turn() -> None:
    t = country().set("reserve p1", "artist", "builder")
    starting(t).play("p1 settle builder A33", "p1 settle artist A13")
    assert t.fact("reserve p1") == []
    assert (t.fact("marker A33"), t.fact("marker A13")) == (["builder"], ["artist"])


@rule("cb.gp.reserve_placement_phase")
def test_nobody_leaves_the_reserve_outside_the_own_start_of_turn() -> None:
    t = starting(country().set("reserve p1", "artist").set("city p1 city1", "C22"))
    t.play("p1 pass")
    assert t.refused("p1 settle artist A33") == "zg.other_question"
    t.play("p1 send A32 capital")
    assert t.refused("p1 settle artist A33") == "zg.not_asked"
    play_to(t, "p1 city_management")
    assert t.refused("p1 settle artist A33") != ""


@rule("cb.gp.no_effect_in_reserve")
def test_the_reserve_has_no_effect() -> None:
    t = country()
    before = coins(state(t), 0)
    t.set("reserve p1", "builder", "industrialist")
    assert coins(state(t), 0) == before


@rule("cb.gp.no_moving_on_map")
def test_a_great_person_on_the_map_stays_there() -> None:
    t = starting(country().set("marker A33", "artist"))
    assert [move for move in t.options() if "settle" in move] == []
    assert t.refused("p1 settle artist A32") == "cb.gp.no_moving_on_map"


@rule("cb.gp.no_limit_per_city")
def test_a_city_has_room_for_many() -> None:
    t = country().set("reserve p1", "artist", "artist", "scientist")
    starting(t).play("p1 settle artist A33", "p1 settle artist A32", "p1 settle scientist A13")
    assert t.fact("reserve p1") == []


@rule("cb.gp.icons_replace_square")
def test_icons_of_a_great_person_replace_those_of_the_square() -> None:
    t = country().set("terrain A33", "forest").set("marker A33", "scientist")
    square = square_of(t, "A33")
    assert (trade_on(state(t), square), production_on(state(t), square)) == (2, 1)


# Each of them


@component(
    "great_person.artist", "great_person.builder", "great_person.general",
    "great_person.humanitarian", "great_person.industrialist", "great_person.scientist",
)  # fmt: skip
@pytest.mark.parametrize(
    ("name", "icons"),
    [
        ("artist", (1, 0, 2, 0)),
        ("builder", (0, 2, 0, 1)),
        ("general", (0, 0, 0, 0)),
        ("humanitarian", (1, 1, 1, 1)),
        ("industrialist", (0, 0, 2, 1)),
        ("scientist", (2, 1, 0, 0)),
    ],
)
def test_what_each_great_person_shows(name: str, icons: tuple[int, ...]) -> None:
    t = country().set("reserve p1", name)
    before = coins(state(t), 0)
    starting(t).play(f"p1 settle {name} A33")
    g, square = state(t), square_of(t, "A33")
    shown = (trade_on(g, square), production_on(g, square), culture_on(g, square))
    assert (*shown, coins(g, 0) - before) == icons
