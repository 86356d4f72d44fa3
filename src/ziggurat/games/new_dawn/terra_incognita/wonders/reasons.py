"""Why a wonder of this box cannot be used as somebody says."""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.reason import ReasonKind

NOT_BESIDE_CITY: Final = 490
CITY_OUT_OF_REACH: Final = 491
CAPITAL_STAYS: Final = 492
CITY_SHELTERED: Final = 493
SCIENCE_STAYS: Final = 494
NOT_SHOWN: Final = 495

WONDER_REASONS: Final = (
    ReasonKind(NOT_BESIDE_CITY, "not_beside_city", "nd.focus.card_text_over_rules"),
    ReasonKind(CITY_OUT_OF_REACH, "city_out_of_reach", "nd.focus.card_text_over_rules"),
    ReasonKind(CAPITAL_STAYS, "capital_stays", "nd.focus.card_text_over_rules"),
    ReasonKind(CITY_SHELTERED, "city_sheltered", "ti.army.shield"),
    ReasonKind(SCIENCE_STAYS, "science_stays", "nd.focus.card_text_over_rules"),
    ReasonKind(NOT_SHOWN, "not_shown", "nd.focus.card_text_over_rules"),
)
