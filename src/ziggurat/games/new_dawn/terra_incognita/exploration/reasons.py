"""Why nobody can explore from a space, or lay a tile or a water token somewhere."""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.terra_incognita.ids import FIRST_NEW_REASON
from ziggurat.kernel.reason import ReasonKind

STACK_EMPTY: Final = FIRST_NEW_REASON + 20
NOT_AT_RIM: Final = FIRST_NEW_REASON + 21
NO_CAPITAL_TILE: Final = FIRST_NEW_REASON + 22
NOT_IN_REACH: Final = FIRST_NEW_REASON + 23
NO_TILE: Final = FIRST_NEW_REASON + 25
FITS_NOWHERE: Final = FIRST_NEW_REASON + 26
OVERLAPS_MAP: Final = FIRST_NEW_REASON + 27
TOUCHES_FEW: Final = FIRST_NEW_REASON + 28
MISSES_ORIGIN: Final = FIRST_NEW_REASON + 29
TOO_FAR_OUT: Final = FIRST_NEW_REASON + 30
FEWER_TILES: Final = FIRST_NEW_REASON + 31
NOT_LOOKED_AT: Final = FIRST_NEW_REASON + 32
FLOATS_AWAY: Final = FIRST_NEW_REASON + 33
SHUTS_OFF: Final = FIRST_NEW_REASON + 34
NO_ROOM_THERE: Final = FIRST_NEW_REASON + 35
NOT_NEAR_CITY: Final = FIRST_NEW_REASON + 36
EXPLORED_BEFORE: Final = FIRST_NEW_REASON + 37

EXPLORATION_REASONS: Final = (
    ReasonKind(STACK_EMPTY, "stack_empty", "ti.explore.empty_stack"),
    ReasonKind(NOT_AT_RIM, "not_at_rim", "ti.explore.condition_edge"),
    ReasonKind(NO_CAPITAL_TILE, "no_capital_tile", "ti.explore.condition_capital_tile"),
    ReasonKind(NOT_IN_REACH, "not_in_reach", "ti.explore.cost"),
    ReasonKind(NO_TILE, "no_tile", "ti.explore.single_spaces"),
    ReasonKind(FITS_NOWHERE, "fits_nowhere", "ti.explore.touch_four"),
    ReasonKind(OVERLAPS_MAP, "overlaps_map", "nd.space.hex"),
    ReasonKind(TOUCHES_FEW, "touches_few", "ti.explore.touch_four"),
    ReasonKind(MISSES_ORIGIN, "misses_origin", "ti.explore.touch_figure_space"),
    ReasonKind(TOO_FAR_OUT, "too_far_out", "nd.space.hex"),
    ReasonKind(FEWER_TILES, "fewer_tiles", "ti.explore.looked_at"),
    ReasonKind(NOT_LOOKED_AT, "not_looked_at", "ti.explore.looked_at"),
    ReasonKind(FLOATS_AWAY, "floats_away", "ti.explore.touch_any_space"),
    ReasonKind(SHUTS_OFF, "shuts_off", "ti.explore.condition_edge"),
    ReasonKind(NO_ROOM_THERE, "no_room_there", "ti.explore.touch_four"),
    ReasonKind(NOT_NEAR_CITY, "not_near_city", "ti.industry.legal_space"),
    ReasonKind(EXPLORED_BEFORE, "explored_before", "ti.explore.once"),
)
