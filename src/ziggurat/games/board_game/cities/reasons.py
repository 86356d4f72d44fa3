"""Refusals of City Management: which city may act, and what it may produce or harvest."""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.reason import ReasonKind

CITY_NOT_BUILT: Final = 90
NO_ACTION_LEFT: Final = 91
PRODUCTION_SHORT: Final = 92
RUSH_SHORT: Final = 93
OTHER_CITY: Final = 94
NO_FIGURE_LEFT: Final = 95
NO_ROOM_FOR_FIGURE: Final = 96
NOT_BESIDE_CITY: Final = 97
SCOUT_BLOCKADED: Final = 98
NO_UNIT_LEFT: Final = 99
NO_AIRCRAFT_YET: Final = 100
NO_MARKER_LEFT: Final = 101
WRONG_TERRAIN: Final = 102
LIMITED_TAKEN: Final = 103
NO_ROOM_FOR_BUILDING: Final = 104
STANDS_THERE: Final = 105
WALLED: Final = 106
NO_ICON: Final = 107
MARKET_EMPTY: Final = 108
BASIC_CLOSED: Final = 109
CITY_BARRED: Final = 110

CITY_REASONS: Final = (
    ReasonKind(CITY_NOT_BUILT, "city_not_built", "cb.cityaction.one_per_city"),
    ReasonKind(NO_ACTION_LEFT, "no_action_left", "cb.cityaction.one_per_city"),
    ReasonKind(PRODUCTION_SHORT, "production_short", "cb.production.cost_at_most"),
    ReasonKind(RUSH_SHORT, "rush_short", "cb.production.rush_rate"),
    ReasonKind(OTHER_CITY, "other_city", "cb.production.rush_one_city"),
    ReasonKind(NO_FIGURE_LEFT, "no_figure_left", "cb.figure.needs_available_piece"),
    ReasonKind(NO_ROOM_FOR_FIGURE, "no_room_for_figure", "cb.figure.placed_in_outskirts"),
    ReasonKind(NOT_BESIDE_CITY, "not_beside_city", "cb.figure.placed_in_outskirts"),
    ReasonKind(SCOUT_BLOCKADED, "scout_blockaded", "cb.blockade.no_scout_placement"),
    ReasonKind(NO_UNIT_LEFT, "no_unit_left", "cb.unit.deck_empty"),
    ReasonKind(NO_AIRCRAFT_YET, "no_aircraft_yet", "cb.unit.aircraft_needs_flight"),
    ReasonKind(NO_MARKER_LEFT, "no_marker_left", "cb.building.supply_limit"),
    ReasonKind(WRONG_TERRAIN, "wrong_terrain", "cb.building.terrain_required"),
    ReasonKind(LIMITED_TAKEN, "limited_taken", "cb.building.limited_one_per_city"),
    ReasonKind(NO_ROOM_FOR_BUILDING, "no_room_for_building", "cb.building.placed_in_outskirts"),
    ReasonKind(STANDS_THERE, "stands_there", "cb.replace.building_by_building"),
    ReasonKind(WALLED, "walled", "cb.building.walls_one_per_city"),
    ReasonKind(NO_ICON, "no_icon", "cb.resource.needs_icon"),
    ReasonKind(MARKET_EMPTY, "market_empty", "cb.resource.market_empty"),
    ReasonKind(BASIC_CLOSED, "basic_closed", "cb.tech.basic_form_closed"),
    ReasonKind(CITY_BARRED, "city_barred", "cb.gov.anarchy_effect"),
)
