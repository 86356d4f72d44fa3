"""Why a focus card of this box cannot be used so.  Numbers 340 to 369."""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.reason import ReasonKind

NOT_OWN_CITY: Final = 341
NOBODY_HAS_IT: Final = 342
NOT_BY_DISTRICT: Final = 343
CITY_TOO_FAR: Final = 344
CITY_KEPT: Final = 345
NO_FIGURE_THERE: Final = 346

FOCUS_REASONS: Final = (
    ReasonKind(NOT_OWN_CITY, "not_own_city", "ti.focus.unique_rules"),
    ReasonKind(NOBODY_HAS_IT, "nobody_has_it", "ti.growth.either"),
    ReasonKind(NOT_BY_DISTRICT, "not_by_district", "ti.growth.either"),
    ReasonKind(CITY_TOO_FAR, "city_too_far", "ti.focus.unique_rules"),
    ReasonKind(CITY_KEPT, "city_kept", "ti.focus.unique_rules"),
    ReasonKind(NO_FIGURE_THERE, "no_figure_there", "ti.industry.legal_space"),
)
