"""Refusals of disbanding and of caravans."""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.reason import ReasonKind

NO_ARMY_DISBANDED: Final = 322
NO_SCOUT_DISBANDED: Final = 323
CARAVAN_PRODUCES: Final = 324
NO_CARAVAN: Final = 325

DISBANDING_REASONS: Final = (
    ReasonKind(NO_ARMY_DISBANDED, "no_army_disbanded", "ff.fortify.place"),
    ReasonKind(NO_SCOUT_DISBANDED, "no_scout_disbanded", "ff.caravan.place"),
    ReasonKind(CARAVAN_PRODUCES, "caravan_produces", "ff.caravan.only_build_action"),
    ReasonKind(NO_CARAVAN, "no_caravan", "ff.caravan.use"),
)
