"""The lists by which the automated player places districts and uses them."""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.automated_player.culture.criteria import (
    HIGHEST_TERRAIN,
    MOST_CITIES,
    NATURAL_WONDER_THERE,
    NEAR_MATURITY,
    RESOURCE_THERE,
    SPAWN_POINT_THERE,
)
from ziggurat.games.new_dawn.automated_player.industry.cities import CITY_SITES
from ziggurat.games.new_dawn.automated_player.measures import (
    defence,
    nearness,
    terrain,
)
from ziggurat.games.new_dawn.automated_player.military.reinforcing import THREATENED
from ziggurat.games.new_dawn.automated_player.rows import Criterion, PriorityList
from ziggurat.games.new_dawn.automated_player_terra_incognita.districts.measures import (
    district_defence,
    enemies_near,
    plain_cities,
    rough_around,
    terrain_around,
    treasures_near,
)
from ziggurat.games.new_dawn.automated_player_terra_incognita.ids import (
    FIRST_NEW_CRITERION,
    FIRST_NEW_LIST,
)
from ziggurat.games.new_dawn.board.spaces import rival_spaces
from ziggurat.games.new_dawn.ids import BARBARIAN, DESERT, FOREST, NONE
from ziggurat.games.new_dawn.masks import has
from ziggurat.games.new_dawn.rows import Piece
from ziggurat.games.new_dawn.state import Table
from ziggurat.games.new_dawn.terra_incognita.districts.placing import district_spaces
from ziggurat.games.new_dawn.terra_incognita.districts.verbs import ROUT
from ziggurat.games.new_dawn.terra_incognita.ids import ARMY
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.question import Question

# Places for a district: choices name the district, then the space.


def most_enemies(g: Table, question: Question, choice: Choice) -> int:
    return enemies_near(g, question.seat, choice[2])


def best_defence(g: Table, question: Question, choice: Choice) -> int:
    return district_defence(g, question.seat, choice[2])


def site_near_rival(g: Table, question: Question, choice: Choice) -> int:
    return nearness(g, choice[2], rival_spaces(g, question.seat))


def site_far_from_rival(g: Table, question: Question, choice: Choice) -> int:
    return -nearness(g, choice[2], rival_spaces(g, question.seat))


def bare(g: Table, question: Question, choice: Choice) -> int:
    return 0 if has(g.realms[question.seat].control, choice[2]) else 1


def most_treasures(g: Table, question: Question, choice: Choice) -> int:
    return treasures_near(g, choice[2])


def beside_plain_city(g: Table, question: Question, choice: Choice) -> int:
    return 1 if g.board.near[choice[2]] & plain_cities(g, question.seat) else 0


def most_deserts(g: Table, question: Question, choice: Choice) -> int:
    return terrain_around(g, choice[2], DESERT)


def most_forests(g: Table, question: Question, choice: Choice) -> int:
    return terrain_around(g, choice[2], FOREST)


def most_rough(g: Table, question: Question, choice: Choice) -> int:
    return rough_around(g, choice[2])


def roughest_site(g: Table, question: Question, choice: Choice) -> int:
    return terrain(g, choice[2])


MOST_ENEMIES: Final = Criterion(FIRST_NEW_CRITERION + 10, "most_enemies", most_enemies)
DISTRICT_DEFENCE: Final = Criterion(FIRST_NEW_CRITERION + 11, "district_defence", best_defence)
SITE_NEAR_RIVAL: Final = Criterion(FIRST_NEW_CRITERION + 12, "site_near_rival", site_near_rival)
SITE_FAR_FROM_RIVAL: Final = Criterion(
    FIRST_NEW_CRITERION + 13, "site_far_from_rival", site_far_from_rival
)
NO_TOKEN_THERE: Final = Criterion(FIRST_NEW_CRITERION + 14, "no_token_there", bare)
MOST_TREASURES: Final = Criterion(FIRST_NEW_CRITERION + 15, "most_treasures", most_treasures)
BESIDE_PLAIN_CITY: Final = Criterion(
    FIRST_NEW_CRITERION + 16, "beside_plain_city", beside_plain_city
)
MOST_DESERTS: Final = Criterion(FIRST_NEW_CRITERION + 17, "most_deserts", most_deserts)
MOST_FORESTS: Final = Criterion(FIRST_NEW_CRITERION + 18, "most_forests", most_forests)
MOST_ROUGH: Final = Criterion(FIRST_NEW_CRITERION + 19, "most_rough", most_rough)
ROUGHEST_SITE: Final = Criterion(FIRST_NEW_CRITERION + 20, "roughest_site", roughest_site)

ENCAMPMENT_PLACE: Final = PriorityList(
    FIRST_NEW_LIST + 3, "encampment_place", "ap.ti.encampment.place",
    (MOST_ENEMIES, DISTRICT_DEFENCE, SITE_NEAR_RIVAL, NO_TOKEN_THERE),
)  # fmt: skip
THEATER_PLACE: Final = PriorityList(
    FIRST_NEW_LIST + 4, "theater_place", "ap.ti.theater.place",
    (MOST_TREASURES, BESIDE_PLAIN_CITY, DISTRICT_DEFENCE, NO_TOKEN_THERE, SITE_FAR_FROM_RIVAL),
)  # fmt: skip
HUB_PLACE: Final = PriorityList(
    FIRST_NEW_LIST + 5, "hub_place", "ap.ti.hub.place",
    (MOST_DESERTS, DISTRICT_DEFENCE, NO_TOKEN_THERE, SITE_FAR_FROM_RIVAL),
)  # fmt: skip
INDUSTRIAL_PLACE: Final = PriorityList(
    FIRST_NEW_LIST + 6, "industrial_place", "ap.ti.industrial.place",
    (MOST_FORESTS, DISTRICT_DEFENCE, NO_TOKEN_THERE, SITE_FAR_FROM_RIVAL),
)  # fmt: skip
CAMPUS_PLACE: Final = PriorityList(
    FIRST_NEW_LIST + 7, "campus_place", "ap.ti.campus.place",
    (MOST_ROUGH, DISTRICT_DEFENCE, NO_TOKEN_THERE, SITE_FAR_FROM_RIVAL),
)  # fmt: skip
# Which of several kinds it is, is left to chance.
DISTRICT_KIND: Final = PriorityList(
    FIRST_NEW_LIST + 8, "district_kind", "ap.ti.district.random_type", ()
)
START_DISTRICT: Final = PriorityList(
    FIRST_NEW_LIST + 9, "start_district", "ap.ti.capital.start_district", (ROUGHEST_SITE,)
)


# Effects: choices name a space.


def beside_city(g: Table, question: Question, choice: Choice) -> int:
    return 1 if g.board.near[choice[1]] & g.realms[question.seat].cities else 0


def beside_district(g: Table, question: Question, choice: Choice) -> int:
    return 1 if g.board.near[choice[1]] & district_spaces(g, question.seat) else 0


def strongest(g: Table, question: Question, choice: Choice) -> int:
    """The defence of a barbarian, or of the army of a seat."""
    kind, owner = (BARBARIAN, NONE) if choice[0] == ROUT else (ARMY, choice[2])
    return defence(g, question.seat, Piece(kind, owner, choice[1]))


def is_district(g: Table, question: Question, choice: Choice) -> int:
    return 1 if has(district_spaces(g, question.seat), choice[1]) else 0


def near_rival(g: Table, question: Question, choice: Choice) -> int:
    return nearness(g, choice[1], rival_spaces(g, question.seat))


BESIDE_CITY: Final = Criterion(FIRST_NEW_CRITERION + 21, "enemy_beside_city", beside_city)
BESIDE_DISTRICT: Final = Criterion(
    FIRST_NEW_CRITERION + 22, "enemy_beside_district", beside_district
)
STRONGEST: Final = Criterion(FIRST_NEW_CRITERION + 23, "strongest_enemy", strongest)
IS_DISTRICT: Final = Criterion(FIRST_NEW_CRITERION + 25, "district_first", is_district)
NEAR_RIVAL: Final = Criterion(FIRST_NEW_CRITERION + 26, "near_rival", near_rival)
ENCAMPMENT_DEFEAT: Final = PriorityList(
    FIRST_NEW_LIST + 10, "encampment_defeat", "ap.ti.encampment.defeat",
    (BESIDE_CITY, BESIDE_DISTRICT, STRONGEST),
)  # fmt: skip
ENCAMPMENT_REINFORCE: Final = PriorityList(
    FIRST_NEW_LIST + 11, "encampment_reinforce", "ap.ti.encampment.reinforce",
    (THREATENED, IS_DISTRICT, HIGHEST_TERRAIN),
)  # fmt: skip
THEATER_TOKEN: Final = PriorityList(
    FIRST_NEW_LIST + 12, "theater_token", "ap.ti.theater.effect_order",
    (
        NATURAL_WONDER_THERE, RESOURCE_THERE, SPAWN_POINT_THERE, NEAR_RIVAL, MOST_CITIES,
        NEAR_MATURITY, HIGHEST_TERRAIN,
    ),
)  # fmt: skip
FOUNDED_CITY: Final = PriorityList(
    FIRST_NEW_LIST + 14, "founded_city", "ap.ti.industrial.city",
    CITY_SITES.criteria,
)  # fmt: skip
REPLACED_TOKEN: Final = PriorityList(
    FIRST_NEW_LIST + 13, "replaced_token", "ap.ti.growth.engineering", (HIGHEST_TERRAIN,)
)

DISTRICT_CRITERIA: Final = (
    MOST_ENEMIES, DISTRICT_DEFENCE, SITE_NEAR_RIVAL, SITE_FAR_FROM_RIVAL, NO_TOKEN_THERE,
    MOST_TREASURES, BESIDE_PLAIN_CITY, MOST_DESERTS, MOST_FORESTS, MOST_ROUGH, ROUGHEST_SITE,
    BESIDE_CITY, BESIDE_DISTRICT, STRONGEST, IS_DISTRICT, NEAR_RIVAL,
)  # fmt: skip
DISTRICT_LISTS: Final = (
    ENCAMPMENT_PLACE, THEATER_PLACE, HUB_PLACE, INDUSTRIAL_PLACE, CAMPUS_PLACE, DISTRICT_KIND,
    START_DISTRICT, ENCAMPMENT_DEFEAT, ENCAMPMENT_REINFORCE, THEATER_TOKEN,
    FOUNDED_CITY, REPLACED_TOKEN,
)  # fmt: skip
