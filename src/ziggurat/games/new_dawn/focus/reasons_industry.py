"""Why a city or a world wonder cannot be built."""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.reason import ReasonKind

NO_CITY_LEFT: Final = 100
CITY_ON_WATER: Final = 101
CITY_TOO_DIFFICULT: Final = 102
CITY_SPACE_TAKEN: Final = 103
CITY_TOO_CLOSE: Final = 104
CITY_OUT_OF_RANGE: Final = 105
NOT_FACEUP: Final = 106
NO_FREE_CITY: Final = 107
PRODUCTION_SHORT: Final = 108
NOT_ELIGIBLE: Final = 109
NONE_TO_SPEND: Final = 110
NATURAL_SPENT: Final = 111
NO_TRADE_LEFT: Final = 112
NOT_YOUR_CITY: Final = 113
HAS_WONDER: Final = 114
STILL_SHORT: Final = 115
NATURAL_NOT_ELIGIBLE: Final = 116

INDUSTRY_REASONS: Final = (
    ReasonKind(NO_CITY_LEFT, "no_city_left", "nd.industry.city_unused"),
    ReasonKind(CITY_ON_WATER, "city_on_water", "nd.industry.city_not_water"),
    ReasonKind(CITY_TOO_DIFFICULT, "city_too_difficult", "nd.industry.city_terrain_build"),
    ReasonKind(CITY_SPACE_TAKEN, "city_space_taken", "nd.industry.city_empty"),
    ReasonKind(CITY_TOO_CLOSE, "city_too_close", "nd.industry.city_not_adjacent"),
    ReasonKind(CITY_OUT_OF_RANGE, "city_out_of_range", "nd.industry.city_range"),
    ReasonKind(NOT_FACEUP, "not_faceup", "nd.wonder.choose_faceup"),
    ReasonKind(NO_FREE_CITY, "no_free_city", "nd.wonder.no_free_city"),
    ReasonKind(PRODUCTION_SHORT, "production_short", "nd.wonder.production_enough"),
    ReasonKind(NOT_ELIGIBLE, "not_eligible", "nd.wonder.eligible"),
    ReasonKind(NONE_TO_SPEND, "none_to_spend", "nd.resource.spend"),
    ReasonKind(NATURAL_SPENT, "natural_spent", "nd.naturalwonder.once_per_turn"),
    ReasonKind(NO_TRADE_LEFT, "no_trade_left", "nd.wonder.production_trade"),
    ReasonKind(NOT_YOUR_CITY, "not_your_city", "nd.wonder.token_placed"),
    ReasonKind(HAS_WONDER, "has_wonder", "nd.wonder.one_per_city"),
    ReasonKind(STILL_SHORT, "still_short", "nd.wonder.underpay"),
    ReasonKind(NATURAL_NOT_ELIGIBLE, "natural_not_eligible", "nd.wonder.eligible"),
)
