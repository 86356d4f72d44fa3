"""Why a focus card of this box cannot be used so.  Numbers 340 to 369."""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.reason import ReasonKind

NO_TOKEN_TO_SPEND: Final = 340
NOT_OWN_CITY: Final = 341
NOBODY_HAS_IT: Final = 342
NOT_BY_DISTRICT: Final = 343

GROWTH_REASONS: Final = (
    ReasonKind(NO_TOKEN_TO_SPEND, "no_token_to_spend", "ti.growth.trade_token"),
    ReasonKind(NOT_OWN_CITY, "not_own_city", "ti.focus.unique_rules"),
    ReasonKind(NOBODY_HAS_IT, "nobody_has_it", "ti.growth.either"),
    ReasonKind(NOT_BY_DISTRICT, "not_by_district", "ti.growth.either"),
)
