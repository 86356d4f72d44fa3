"""Why a district cannot be placed, and why its effect cannot be used so.  Numbers 370 to 389."""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.reason import ReasonKind

DISTRICT_ON_MAP: Final = 370
NO_DISTRICT: Final = 371
DISTRICT_DONE: Final = 372
NOTHING_TO_GATHER: Final = 373
NO_BARBARIAN_NEAR: Final = 374
NO_ARMY_NEAR: Final = 375
TOKEN_TOO_FAR: Final = 376
EFFECT_USED: Final = 377
THREE_TOKENS: Final = 378
TOO_FAR_TO_FOUND: Final = 379
ARMY_SAFE: Final = 380

DISTRICT_REASONS: Final = (
    ReasonKind(DISTRICT_ON_MAP, "district_on_map", "ti.district.one_each"),
    ReasonKind(NO_DISTRICT, "no_district", "ti.district.own_order"),
    ReasonKind(DISTRICT_DONE, "district_done", "ti.district.own_order"),
    ReasonKind(NOTHING_TO_GATHER, "nothing_to_gather", "ti.district.optional_choice"),
    ReasonKind(NO_BARBARIAN_NEAR, "no_barbarian_near", "ti.encampment.defeat"),
    ReasonKind(NO_ARMY_NEAR, "no_army_near", "ti.encampment.army"),
    ReasonKind(TOKEN_TOO_FAR, "token_too_far", "ti.encampment.reinforce"),
    ReasonKind(EFFECT_USED, "effect_used", "ti.encampment.either_both"),
    ReasonKind(THREE_TOKENS, "three_tokens", "ti.industrial.city_needs_three"),
    ReasonKind(TOO_FAR_TO_FOUND, "too_far_to_found", "ti.industrial.city"),
    ReasonKind(ARMY_SAFE, "army_safe", "ti.diplomacy.pact_bars_attack"),
)
