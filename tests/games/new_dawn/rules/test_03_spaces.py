"""Spaces: what lies beside what, what the terrain asks for, and whose a space is."""

import pytest

from tests.games.new_dawn.kit import first_game, resolve
from tests.kit.table import Position
from tests.kit.trace import component, rule
from ziggurat.games.new_dawn.board.spaces import friendly, rival_spaces
from ziggurat.games.new_dawn.board.terrain import difficulties
from ziggurat.games.new_dawn.content.tiles import SIDES
from ziggurat.games.new_dawn.ids import NATURAL_WONDER, TERRAINS, WATER
from ziggurat.games.new_dawn.masks import has, members
from ziggurat.games.new_dawn.state import Table, table

DIRECTIONS = {(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)}


def game(t: Position) -> Table:
    return table(t.state)


def space(t: Position, label: str) -> int:
    return t.rules.kinds["space"].parse(label)


def shown(t: Position, mask: int) -> set[str]:
    return {t.rules.kinds["space"].write(at) for at in members(mask)}


def beside(t: Position, label: str) -> set[str]:
    return shown(t, game(t).board.near[space(t, label)])


@rule("nd.space.hex")
def test_spaces_are_adjacent_when_they_share_a_side() -> None:
    t = first_game()
    assert beside(t, "13a") == {"13b", "13c", "13d", "13e", "13f", "13g"}
    assert beside(t, "16d") == {"13e", "14d", "14e", "16a", "16c", "16e"}
    where = {at: cell for cell, at in game(t).board.where.items()}
    for one, (q, r) in where.items():
        touching = {at for at, (x, y) in where.items() if (x - q, y - r) in DIRECTIONS}
        assert set(members(game(t).board.near[one])) == touching


@rule("nd.space.edge")
def test_a_corner_has_fewer_neighbours() -> None:
    t = first_game()
    assert beside(t, "12d") == {"12a", "12c", "12e"}
    assert beside(t, "16j") == {"16h", "16i"}
    assert resolve(t, "early_empire", 5).refused("p1 place 9a") == "nd.space.edge"


@rule("nd.space.terrain_types")
def test_the_six_terrains() -> None:
    names = {TERRAINS[at] for side in SIDES for at in side.terrain}
    assert names - {"natural_wonder"} == {
        "grassland",
        "hills",
        "forest",
        "desert",
        "mountain",
        "water",
    }


@rule("nd.space.majority_terrain")
def test_every_space_has_exactly_one_terrain() -> None:
    for side in SIDES:
        assert len(side.terrain) == 10
        natural = [] if side.natural is None else [side.natural.at]
        assert [at for at in range(10) if side.terrain[at] == NATURAL_WONDER] == natural
    board = game(first_game(4)).board
    for at in board.where.values():
        assert [kind for kind in range(7) if has(board.with_terrain(kind), at)] == [
            board.terrain[at]
        ]


@rule("nd.space.difficulty")
@component(
    "terrain.grassland",
    "terrain.hills",
    "terrain.forest",
    "terrain.desert",
    "terrain.mountain",
    "terrain.natural_wonder",
)
def test_terrains_are_as_difficult_as_the_slot_they_stand_at() -> None:
    assert difficulties(first_game().rules) == (1, 2, 3, 4, 5, 1, 5)


@rule("nd.space.difficulty")
@pytest.mark.parametrize(
    ("label", "lowest"), [("16b", 1), ("14g", 2), ("14a", 3), ("16e", 4), ("4h", 5)]
)
def test_the_lowest_slot_that_a_terrain_needs(label: str, lowest: int) -> None:
    for slot in range(1, 6):
        t = resolve(first_game().set("cities p1", "4b", "14b"), "early_empire", slot)
        assert (f"p1 place {label}" in t.options()) == (slot >= lowest)
    assert game(t).board.difficulty(space(t, label)) == lowest


@rule("nd.space.water_difficulty")
@component("terrain.water")
def test_water_has_difficulty_one_for_whoever_may_enter_it() -> None:
    t = resolve(first_game().set("caravans p1", "16b"), "steam_power", 1)
    assert "p1 move c1 16h" in t.options()
    assert game(t).board.difficulty(space(t, "16h")) == 1


@rule("nd.space.water_barred")
@pytest.mark.parametrize("card", ["early_empire", "foreign_trade", "pottery", "masonry"])
def test_basic_cards_do_not_use_water(card: str) -> None:
    t = first_game().set("cities p1", "6i").set("caravans p1", "16b").set("control p1", "2g")
    t = resolve(t.set("control p2", "2f"), card, 5)
    used = {label for option in t.options() for label in option.split()[2:]}
    waters = shown(t, game(t).board.with_terrain(WATER))
    assert waters >= {"6h", "6j", "16h"}
    assert not used & waters


@rule("nd.space.water_barred")
def test_basic_cards_do_not_count_through_water() -> None:
    t = resolve(first_game().set("control p1", "2g"), "pottery", 5)
    assert t.refused("p1 build 6i") == "nd.industry.city_range"
    t = resolve(first_game().set("control p1", "2g").set("control p2", "6i"), "masonry", 5)
    assert t.refused("p1 attack 6i") == "nd.attack.count_water"


def pieces() -> Position:
    """Three seats with a city, a control token and a caravan each."""
    t = first_game(3).set("cities p1", "4b").set("control p1", "16b").set("caravans p1", "16g")
    t.set("cities p2", "12g").set("control p2", "13c").set("caravans p2", "13e")
    return t.set("cities p3", "6i").set("control p3", "13d").set("caravans p3", "16c")


@rule("nd.space.friendly_components")
def test_own_pieces_serve_their_owner_only() -> None:
    t = resolve(pieces(), "masonry", 5)
    assert t.refused("p1 reinforce 16b") == ""
    assert t.refused("p1 reinforce 13c") == "nd.military.reinforce_own"
    t = resolve(pieces(), "foreign_trade", 5)
    assert t.refused("p1 move c1 16f") == ""
    assert t.refused("p1 move c1 13a") == "nd.economy.step_by_step"
    t = resolve(pieces(), "early_empire", 5)
    assert t.refused("p1 place 4c") == ""
    assert t.refused("p1 place 12f") == "nd.culture.adjacent_city"


@rule("nd.space.rival_components")
def test_everybody_else_is_a_rival() -> None:
    t = resolve(pieces().set("control p1", "13b", "16b"), "mass_media", 1)
    t.play("p1 pass")
    assert t.options() == ["p1 pass", "p1 strike 13c", "p1 strike 13d"]


@rule("nd.space.friendly_space")
def test_a_city_or_a_control_token_makes_a_space_friendly() -> None:
    t = pieces()
    assert shown(t, friendly(game(t).realms[0])) == {"16a", "4b", "16b"}
    assert shown(t, friendly(game(t).realms[2])) == {"7a", "6i", "13d"}


@rule("nd.space.rival_space")
def test_cities_and_control_tokens_of_all_others_make_a_space_rival() -> None:
    t = pieces()
    assert shown(t, rival_spaces(game(t), 0)) == {"11a", "12g", "13c", "7a", "6i", "13d"}
    assert shown(t, rival_spaces(game(t), 1)) == {"16a", "4b", "16b", "7a", "6i", "13d"}


@rule("nd.space.caravan_neutral")
def test_a_caravan_claims_nothing() -> None:
    t = pieces()
    for seat, label in enumerate(["16g", "13e", "16c"]):
        for at in range(3):
            assert label not in shown(t, friendly(game(t).realms[at]))
        assert label not in shown(t, rival_spaces(game(t), (seat + 1) % 3))
    # p1 counts through the space of p3's caravan, but not from that of its own.
    t = first_game(3).set("caravans p3", "16c").set("caravans p1", "14g")
    t = resolve(t, "pottery", 5)
    assert t.refused("p1 build 13f") == ""
    assert t.refused("p1 build 4h") == "nd.industry.city_range"


@rule("nd.space.neutral_pieces")
@pytest.mark.parametrize("label", ["14d", "16f"])
def test_city_states_and_barbarians_are_nobodys(label: str) -> None:
    t = first_game().set("barbarian D", "16f")
    for seat in range(2):
        assert label not in shown(t, friendly(game(t).realms[seat]))
        assert label not in shown(t, rival_spaces(game(t), seat))


@rule("nd.space.empty")
@pytest.mark.parametrize(
    ("fact", "values"),
    [
        ("resource oil", ["13f"]),
        ("natural_tokens", ["13f"]),
        ("city_state_tokens", ["13f"]),
        ("barbarian D", ["13f"]),
        ("caravans p1", ["13f"]),
        ("caravans p2", ["13f"]),
        ("control p1", ["16c", "13f"]),
        ("control p2", ["13f"]),
        ("cities p2", ["13f"]),
        ("wonder_at petra", ["13f"]),
    ],
)
def test_any_token_or_figure_makes_a_space_not_empty(fact: str, values: list[str]) -> None:
    t = resolve(first_game().set("control p1", "16c"), "drama_and_poetry", 1).play("p1 pass")
    assert t.refused("p1 shift 16c 13f") == ""
    t = first_game().set("control p1", "16c").set(fact, *values)
    t = resolve(t, "drama_and_poetry", 1).play("p1 pass")
    assert t.refused("p1 shift 16c 13f") == "nd.space.empty"
