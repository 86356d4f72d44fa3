"""Why a tile may not be laid as a seat wishes while the map is built."""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.reason import ReasonKind

TILE_NOT_HELD: Final = 20
TILE_OVERLAPS: Final = 21
TILE_TOUCHES_FEW: Final = 22
TILE_OFF_CORE: Final = 23
TILE_OTHER_SIDE: Final = 24
TILE_OFF_RING: Final = 25
TILE_STRANDS: Final = 26
TILE_FITS_NOWHERE: Final = 27

MAP_REASONS: Final = (
    ReasonKind(TILE_NOT_HELD, "tile_not_held", "nd.map.deal_two"),
    ReasonKind(TILE_OVERLAPS, "tile_overlaps", "nd.space.hex"),
    ReasonKind(TILE_TOUCHES_FEW, "tile_touches_few", "nd.map.touch_four"),
    ReasonKind(TILE_OFF_CORE, "tile_off_core", "nd.map.touch_core"),
    ReasonKind(TILE_OTHER_SIDE, "tile_other_side", "nd.map.touch_core_flip"),
    ReasonKind(TILE_OFF_RING, "tile_off_ring", "nd.map.touch_second_ring"),
    ReasonKind(TILE_STRANDS, "tile_strands", "nd.map.leave_place"),
    ReasonKind(TILE_FITS_NOWHERE, "tile_fits_nowhere", "nd.map.touch_four"),
)
