"""Why a fort or a capital tile may not be laid as a seat wishes while the map is built."""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.terra_incognita.ids import FIRST_NEW_REASON
from ziggurat.kernel.reason import ReasonKind

FORT_ON_MAP: Final = FIRST_NEW_REASON
FORT_OFF_CORE: Final = FIRST_NEW_REASON + 1
FORT_AT_FORT: Final = FIRST_NEW_REASON + 2
FORT_AT_CITY_STATE: Final = FIRST_NEW_REASON + 3
FORT_STRANDS: Final = FIRST_NEW_REASON + 4
CAPITAL_TOUCHES_FEW: Final = FIRST_NEW_REASON + 5
CAPITAL_STRANDS: Final = FIRST_NEW_REASON + 6
CAPITAL_FITS_NOWHERE: Final = FIRST_NEW_REASON + 7

SETUP_REASONS: Final = (
    ReasonKind(FORT_ON_MAP, "fort_on_map", "ti.map.fort_free_hex"),
    ReasonKind(FORT_OFF_CORE, "fort_off_core", "ti.map.fort_touch_core"),
    ReasonKind(FORT_AT_FORT, "fort_at_fort", "ti.map.fort_not_fort"),
    ReasonKind(FORT_AT_CITY_STATE, "fort_at_city_state", "ti.map.fort_not_citystate"),
    ReasonKind(FORT_STRANDS, "fort_strands", "ti.map.no_stranding"),
    ReasonKind(CAPITAL_TOUCHES_FEW, "capital_touches_few", "ti.map.capital_touch_four"),
    ReasonKind(CAPITAL_STRANDS, "capital_strands", "ti.map.no_stranding"),
    ReasonKind(CAPITAL_FITS_NOWHERE, "capital_fits_nowhere", "ti.map.capital_touch_four"),
)
