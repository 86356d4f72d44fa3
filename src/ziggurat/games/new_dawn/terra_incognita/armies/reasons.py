"""Why an army does not move somewhere, is not put aside, or rolls no second time."""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.reason import ReasonKind

ARMY_LOCKED: Final = 400
ARMY_MOVED: Final = 401
ARMY_UNDER_WAY: Final = 402
ARMY_ALIKE: Final = 403
ARMY_STAYS: Final = 404
ARMY_ON_WATER: Final = 405
ARMY_TERRAIN: Final = 406
ARMY_TOO_FAR: Final = 407
ARMY_NOT_THERE: Final = 408
NOT_ON_THE_WAY: Final = 409
NO_TOKEN_TO_REROLL: Final = 410
SCORCHED_BEFORE: Final = 411

ARMY_REASONS: Final = (
    ReasonKind(ARMY_LOCKED, "army_locked", "ti.army.card_number"),
    ReasonKind(ARMY_MOVED, "army_moved", "ti.army.move_each"),
    ReasonKind(ARMY_UNDER_WAY, "army_under_way", "ti.army.one_at_a_time"),
    ReasonKind(ARMY_ALIKE, "army_alike", "ti.army.move_each"),
    ReasonKind(ARMY_STAYS, "army_stays", "ti.army.stay"),
    ReasonKind(ARMY_ON_WATER, "army_on_water", "ti.army.not_water"),
    ReasonKind(ARMY_TERRAIN, "army_terrain", "ti.army.terrain"),
    ReasonKind(ARMY_TOO_FAR, "army_too_far", "ti.army.move_distance"),
    ReasonKind(ARMY_NOT_THERE, "army_not_there", "ti.army.forced_attack"),
    ReasonKind(NOT_ON_THE_WAY, "not_on_the_way", "ti.attack.move_back_route"),
    ReasonKind(NO_TOKEN_TO_REROLL, "no_token_to_reroll", "ti.attack.trade_options"),
    ReasonKind(SCORCHED_BEFORE, "scorched_before", "ti.focus.unique_rules"),
)
