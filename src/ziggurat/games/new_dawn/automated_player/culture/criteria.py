"""What the automated player looks for in a space for a control token, and its three lists."""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.automated_player.ids import FIRST_CRITERION, FIRST_LIST
from ziggurat.games.new_dawn.automated_player.measures import (
    cities_near,
    holds_natural,
    holds_resource,
    maturity,
    spawn_points,
    terrain,
    treasures,
    uncovered_spawns,
)
from ziggurat.games.new_dawn.automated_player.rows import Criterion, PriorityList
from ziggurat.games.new_dawn.board.spaces import rival_spaces
from ziggurat.games.new_dawn.masks import has
from ziggurat.games.new_dawn.state import Table
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.question import Question


def natural_wonder(g: Table, question: Question, choice: Choice) -> int:
    return holds_natural(g, choice[1])


def resource(g: Table, question: Question, choice: Choice) -> int:
    return holds_resource(g, choice[1])


def spawn_point(g: Table, question: Question, choice: Choice) -> int:
    return 1 if has(spawn_points(g), choice[1]) else 0


def beside_treasure(g: Table, question: Question, choice: Choice) -> int:
    wanted = treasures(g) | uncovered_spawns(g)
    return 1 if g.board.near[choice[1]] & wanted else 0


def most_cities(g: Table, question: Question, choice: Choice) -> int:
    return cities_near(g, question.seat, choice[1])


def near_maturity(g: Table, question: Question, choice: Choice) -> int:
    return maturity(g, question.seat, choice[1])


def beside_rival(g: Table, question: Question, choice: Choice) -> int:
    return 1 if g.board.near[choice[1]] & rival_spaces(g, question.seat) else 0


def highest_terrain(g: Table, question: Question, choice: Choice) -> int:
    return terrain(g, choice[1])


NATURAL_WONDER_THERE: Final = Criterion(FIRST_CRITERION, "natural_wonder_there", natural_wonder)
RESOURCE_THERE: Final = Criterion(FIRST_CRITERION + 1, "resource_there", resource)
SPAWN_POINT_THERE: Final = Criterion(FIRST_CRITERION + 2, "spawn_point_there", spawn_point)
BESIDE_TREASURE: Final = Criterion(FIRST_CRITERION + 3, "beside_treasure", beside_treasure)
MOST_CITIES: Final = Criterion(FIRST_CRITERION + 4, "most_cities", most_cities)
NEAR_MATURITY: Final = Criterion(FIRST_CRITERION + 5, "near_maturity", near_maturity)
BESIDE_RIVAL: Final = Criterion(FIRST_CRITERION + 6, "beside_rival", beside_rival)
HIGHEST_TERRAIN: Final = Criterion(FIRST_CRITERION + 7, "highest_terrain", highest_terrain)

CRITERIA: Final = (
    NATURAL_WONDER_THERE, RESOURCE_THERE, SPAWN_POINT_THERE, BESIDE_TREASURE, MOST_CITIES,
    NEAR_MATURITY, BESIDE_RIVAL, HIGHEST_TERRAIN,
)  # fmt: skip

CULTURE_EARLY: Final = PriorityList(
    FIRST_LIST, "culture_early", "ap.culture.order_early",
    (
        NATURAL_WONDER_THERE, RESOURCE_THERE, SPAWN_POINT_THERE, MOST_CITIES, NEAR_MATURITY,
        HIGHEST_TERRAIN,
    ),
)  # fmt: skip
CULTURE_CIVIL_SERVICE: Final = PriorityList(
    FIRST_LIST + 1, "culture_civil_service", "ap.culture.order_civil_service",
    (
        NATURAL_WONDER_THERE, RESOURCE_THERE, SPAWN_POINT_THERE, BESIDE_TREASURE, MOST_CITIES,
        NEAR_MATURITY, HIGHEST_TERRAIN,
    ),
)  # fmt: skip
CULTURE_MASS_MEDIA: Final = PriorityList(
    FIRST_LIST + 2, "culture_mass_media", "ap.culture.order_mass_media",
    (
        NATURAL_WONDER_THERE, RESOURCE_THERE, SPAWN_POINT_THERE, MOST_CITIES, NEAR_MATURITY,
        BESIDE_RIVAL, HIGHEST_TERRAIN,
    ),
)  # fmt: skip

LISTS: Final = (CULTURE_EARLY, CULTURE_CIVIL_SERVICE, CULTURE_MASS_MEDIA)
