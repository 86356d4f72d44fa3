"""The techs of Fame and Fortune, each with everything it does; Agriculture is with metropolises."""

import pytest

from tests.games.board_game.fame_and_fortune.kit import laid_out
from tests.games.board_game.kit import open_map, resting, row_of, state
from tests.kit.table import Position
from tests.kit.trace import component
from ziggurat.games.board_game.cities.production import production
from ziggurat.games.board_game.culture.hand import draw_event
from ziggurat.games.board_game.culture.track import trade_cost
from ziggurat.games.board_game.ids import ANCIENT, CAPITAL, MOUNTAIN
from ziggurat.games.board_game.research.phase import research_cost
from ziggurat.games.board_game.rows.tech import Tech

ONCE = "cb.tech.resource_once_per_turn"
PARTS = "cb.tech.resource_ability_parts"


def knowing(*techs: str, seats: int = 2) -> Position:
    """A laid-out table on which p1 knows techs."""
    return laid_out(seats).set("known p1", *techs)


@pytest.mark.parametrize(
    ("name", "level", "cost"),
    [("agriculture", 1, 6), ("mysticism", 2, 11), ("ecology", 3, 16), ("plastics", 4, 21)],
)
@component("tech.agriculture", "tech.mysticism", "tech.ecology", "tech.plastics")
def test_levels_and_costs(name: str, level: int, cost: int) -> None:
    t = laid_out()
    row = t.rules.rows[row_of(t, name)]
    assert isinstance(row, Tech)
    assert (row.level, row.units, row.buildings) == (level, (), ())
    assert research_cost(state(t), 0, row.number) == cost


# Mysticism


@component("tech.mysticism")
def test_mysticism_draws_two_culture_events_and_keeps_one() -> None:
    t = knowing("mysticism")
    draw_event(state(t), 0, ANCIENT)
    t.at(resting(0), *t.state.stack)
    first = next(iter(t.odds()))
    t.play(f"nature {first}")
    second = next(word for word in t.odds() if word != first)
    t.play(f"nature {second}")
    assert t.asked() == ["p1 keep_event"]
    t.play(t.options()[0])
    assert len(t.fact("hand p1")) == 1
    assert len(state(t).event_bags[ANCIENT].discard) == 1


@component("tech.mysticism")
def test_mysticism_makes_another_seat_discard_a_coin_token() -> None:
    t = knowing("mysticism", seats=3).set("facedown_finds p1", "hut_spy")
    t.set("coin_tokens p2", "pottery", "code_of_laws", "pottery").set("coin_tokens p3", "pottery")
    t.at(resting(0), "city_management p1").play("p1 use mysticism", "p1 pay hut_spy")
    assert t.options() == ["p1 target p2", "p1 target p3"]
    t.play("p1 target p2")
    assert set(t.options()) == {"p1 drop_coin code_of_laws", "p1 drop_coin pottery"}
    assert t.refused("p1 drop_coin writing") == PARTS
    t.play("p1 drop_coin pottery")
    assert t.fact("coin_tokens p2") == ["code_of_laws", "pottery"]
    assert t.fact("coin_tokens p1") == []
    assert t.fact("facedown_finds p1") == []
    assert t.refused("p1 use mysticism") == ONCE


@component("tech.mysticism")
def test_mysticism_needs_somebody_with_a_coin_token() -> None:
    t = knowing("mysticism").set("facedown_finds p1", "hut_spy").set("coin_tokens p1", "pottery")
    t.at(resting(0), "city_management p1")
    assert t.refused("p1 use mysticism") == PARTS


# Ecology


@component("tech.ecology")
@pytest.mark.parametrize(("coins", "cost"), [(0, 3), (2, 3), (3, 2), (8, 1), (12, 0)])
def test_ecology_pays_the_track_with_coins(coins: int, cost: int) -> None:
    t = knowing("ecology").set("coin_tokens p1", *["pottery"] * coins)
    assert trade_cost(state(t), 0, 8) == cost
    assert trade_cost(state(t), 1, 8) == 3
    # What costs no trade costs none still.
    assert trade_cost(state(t), 0, 1) == 0


def greening(*facts: tuple[str, str]) -> Position:
    """p1 has paid for Ecology and chooses a square."""
    t = open_map(knowing("ecology")).set("resources p1 wheat", "1")
    for fact, value in facts:
        t.set(fact, value)
    return t.at(resting(0), "start_of_turn p1").play("p1 use ecology")


@component("tech.ecology")
def test_ecology_makes_an_empty_square_another_terrain() -> None:
    t = greening(("terrain A41", "forest"))
    t.play("p1 at A41")
    assert t.options() == ["p1 become grassland", "p1 become desert", "p1 become water"]
    assert t.refused("p1 become forest") == PARTS
    assert t.refused("p1 become mountain") == PARTS
    t.play("p1 become water")
    assert t.fact("terrain A41") == ["water"]
    assert t.fact("resources p1 wheat") == ["0"]
    assert t.refused("p1 use ecology") == ONCE


@component("tech.ecology")
@pytest.mark.parametrize(
    "facts",
    [
        (("terrain A41", "mountain"),),
        (("terrain A41", "forest"), ("armies p2", "A41")),
        (("terrain A41", "forest"), ("scouts p1", "A41")),
        (("terrain A41", "forest"), ("token A41", "hut")),
        (("terrain A41", "forest"), ("token A41", "atlantis")),
        (("terrain A41", "forest"), ("city p1 capital", "A41")),
    ],
)
def test_ecology_changes_neither_mountains_nor_what_is_not_empty(
    facts: tuple[tuple[str, str], ...],
) -> None:
    t = greening(*facts)
    assert t.refused("p1 at A41") == PARTS
    assert "p1 at A41" not in t.options()


@component("tech.ecology")
def test_ecology_changes_no_square_with_a_marker() -> None:
    t = greening(("terrain A31", "forest"), ("marker A31", "general"))
    assert t.refused("p1 at A31") == PARTS


@component("tech.ecology")
def test_what_is_printed_on_the_square_is_gone() -> None:
    t = greening()
    silk = next(
        at
        for at, ground in enumerate(state(t).ground)
        if ground >> 3 & 7 and ground & 7 != MOUNTAIN
    )
    name = t.rules.kinds["square"].write(silk)
    t.play(f"p1 at {name}")
    t.play(t.options()[0])
    assert t.fact(f"printed {name}") == []


# Plastics


@component("tech.plastics")
def test_plastics_gives_one_city_10_production() -> None:
    t = open_map(knowing("plastics")).set("resources p1 wheat", "1").set("city p1 city1", "E22")
    t.at(resting(0), "city_management p1")
    before = production(state(t), 0, CAPITAL)
    t.play("p1 use plastics", "p1 city capital")
    assert production(state(t), 0, CAPITAL) == before + 10


def moulding(*techs: str) -> Position:
    """p1 is about to build something for nothing."""
    t = open_map(knowing("plastics", *techs)).set("armies p1").set("scouts p1")
    return t.at(resting(0), "start_of_turn p1").play("p1 use plastics")


@component("tech.plastics")
def test_plastics_builds_a_unit_a_figure_or_a_building_for_nothing() -> None:
    t = moulding("masonry")
    assert t.asked() == ["p1 free_item"]
    assert t.refused("p1 build library") == "cb.building.needs_tech"
    assert t.refused("p1 erect stonehenge") == "cb.tech.constant_ability"
    t.play("p1 build city_walls")
    assert t.fact("walls p1") == ["capital"]
    assert t.refused("p1 use plastics") == ONCE
    t = moulding().play("p1 produce_army")
    t.play(t.options()[0])
    assert len(t.fact("armies p1")) == 1
    t = moulding().play("p1 raise infantry")
    t.play("nature draw_unit infantry_2")
    assert t.fact("forces p1") == ["infantry_2"]


@component("tech.plastics")
def test_an_army_built_among_others_fights_them_at_once() -> None:
    t = open_map(knowing("plastics")).set("armies p1").set("scouts p1").set("armies p2", "A33")
    t.set("forces p1", "infantry_3").set("forces p2", "infantry_1")
    t.at(resting(0), "start_of_turn p1").play("p1 use plastics", "p1 produce_army", "p1 army A33")
    assert any(line.startswith("battle") for line in t.heard("p2"))


@component("tech.plastics")
def test_plastics_builds_in_one_of_several_cities_or_nowhere() -> None:
    t = open_map(knowing("plastics", "masonry")).set("city p1 city1", "E22")
    t.at(resting(0), "start_of_turn p1").play("p1 use plastics")
    assert t.options() == ["p1 city capital", "p1 city city1"]
    assert t.refused("p1 city city2")
    t.play("p1 city city1", "p1 pass")
    assert (t.fact("walls p1"), t.asked()) == ([], ["p1 start_of_turn"])


@component("tech.plastics")
def test_plastics_may_be_used_in_both_phases_of_a_turn() -> None:
    t = open_map(knowing("plastics", "masonry")).set("resources p1 wheat", "1")
    t.at(resting(0), "city_management p1", "start_of_turn p1")
    t.play("p1 use plastics", "p1 build city_walls", "p1 pass", "p1 use plastics")
    assert t.fact("bonus p1 capital") == ["10"]
    assert t.refused("p1 use plastics") == ONCE
