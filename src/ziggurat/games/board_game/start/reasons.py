"""Refusals of Start of Turn: cities, governments, great people and scouts."""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.reason import ReasonKind

NO_CITY_MARKER: Final = 40
NO_FOUNDER: Final = 41
CITY_ON_WATER: Final = 42
AT_MAP_EDGE: Final = 43
HIDDEN_NEIGHBOUR: Final = 44
HUT_BESIDE: Final = 45
VILLAGE_BESIDE: Final = 46
ENEMY_ARMY_BESIDE: Final = 47
ENEMY_SCOUT_BESIDE: Final = 48
CITY_TOO_NEAR: Final = 49
NO_ROOM_BESIDE: Final = 50
NOT_ON_SQUARE: Final = 51
NOT_BESIDE_NEW_CITY: Final = 52
GOVERNS_ALREADY: Final = 53
GOVERNMENT_UNKNOWN: Final = 54
ANARCHY_FIRST: Final = 55
ANARCHY_LASTS: Final = 56
NOT_IN_RESERVE: Final = 57
JUST_REPLACED: Final = 58
NO_SUCH_CITY: Final = 59
GATHERS_NOTHING: Final = 60
NO_WAY_OUT_THERE: Final = 61
ANARCHY_PASSED_OVER: Final = 62

START_REASONS: Final = (
    ReasonKind(NO_CITY_MARKER, "no_city_marker", "cb.city.max_two"),
    ReasonKind(NO_FOUNDER, "no_founder", "cb.city.needs_scout"),
    ReasonKind(CITY_ON_WATER, "city_on_water", "cb.city.not_on_water"),
    ReasonKind(AT_MAP_EDGE, "at_map_edge", "cb.city.not_at_map_edge"),
    ReasonKind(HIDDEN_NEIGHBOUR, "hidden_neighbour", "cb.city.eight_revealed_neighbours"),
    ReasonKind(HUT_BESIDE, "hut_beside", "cb.city.not_next_to_hut"),
    ReasonKind(VILLAGE_BESIDE, "village_beside", "cb.city.not_next_to_village"),
    ReasonKind(ENEMY_ARMY_BESIDE, "enemy_army_beside", "cb.city.not_next_to_enemy_army"),
    ReasonKind(ENEMY_SCOUT_BESIDE, "enemy_scout_beside", "cb.city.not_next_to_enemy_scout"),
    ReasonKind(CITY_TOO_NEAR, "city_too_near", "cb.city.distance_three"),
    ReasonKind(NO_ROOM_BESIDE, "no_room_beside", "cb.city.displace_must_be_possible"),
    ReasonKind(NOT_ON_SQUARE, "not_on_square", "cb.city.displace_friends"),
    ReasonKind(NOT_BESIDE_NEW_CITY, "not_beside_new_city", "cb.city.displace_friends"),
    ReasonKind(GOVERNS_ALREADY, "governs_already", "cb.gov.one_active"),
    ReasonKind(GOVERNMENT_UNKNOWN, "government_unknown", "cb.gov.known_by_tech"),
    ReasonKind(ANARCHY_FIRST, "anarchy_first", "cb.gov.anarchy_first"),
    ReasonKind(ANARCHY_LASTS, "anarchy_lasts", "cb.gov.not_twice_in_one_phase"),
    ReasonKind(ANARCHY_PASSED_OVER, "anarchy_passed_over", "cb.gov.not_twice_in_one_phase"),
    ReasonKind(NOT_IN_RESERVE, "not_in_reserve", "cb.gp.no_moving_on_map"),
    ReasonKind(JUST_REPLACED, "just_replaced", "cb.gp.replaced_goes_to_reserve"),
    ReasonKind(NO_SUCH_CITY, "no_such_city", "cb.scout.assign_city"),
    ReasonKind(GATHERS_NOTHING, "gathers_nothing", "cb.scout.from_next_turn"),
    ReasonKind(NO_WAY_OUT_THERE, "no_way_out_there", "cb.city.displace_friends"),
)
