"""Why a control token cannot be placed or shifted, and why a card cannot be gained."""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.reason import ReasonKind

ON_WATER: Final = 40
BARBARIAN_THERE: Final = 41
CITY_THERE: Final = 42
CITY_STATE_THERE: Final = 43
TOKEN_THERE: Final = 44
TOO_DIFFICULT: Final = 45
NOT_NEXT_TO_CITY: Final = 46
NONE_LEFT_TO_PLACE: Final = 47
TOKENS_UNUSED: Final = 48
NOT_YOUR_TOKEN: Final = 49
NOT_EMPTY: Final = 50
NOT_ADJACENT: Final = 51
NO_RIVAL_TOKEN: Final = 52
STILL_TO_PLACE: Final = 53
NOT_IN_AREA: Final = 54
FREES_NONE: Final = 55

WRONG_LEVEL: Final = 60
NOT_IN_DECK: Final = 61
WRONG_SLOT: Final = 62
TYPE_OWNED: Final = 63
SUPPLY_EMPTY: Final = 64
OTHER_LEVEL: Final = 65

CULTURE_REASONS: Final = (
    ReasonKind(ON_WATER, "on_water", "nd.culture.not_water"),
    ReasonKind(BARBARIAN_THERE, "barbarian_there", "nd.culture.blocked_barbarian"),
    ReasonKind(CITY_THERE, "city_there", "nd.culture.blocked_city"),
    ReasonKind(CITY_STATE_THERE, "city_state_there", "nd.culture.blocked_citystate"),
    ReasonKind(TOKEN_THERE, "token_there", "nd.culture.blocked_control"),
    ReasonKind(TOO_DIFFICULT, "too_difficult", "nd.culture.terrain_limit"),
    ReasonKind(NOT_NEXT_TO_CITY, "not_next_to_city", "nd.culture.adjacent_city"),
    ReasonKind(NONE_LEFT_TO_PLACE, "none_left_to_place", "nd.culture.effect"),
    ReasonKind(TOKENS_UNUSED, "tokens_unused", "nd.culture.no_token_left"),
    ReasonKind(NOT_YOUR_TOKEN, "not_your_token", "nd.culture.no_token_left_general"),
    ReasonKind(NOT_EMPTY, "not_empty", "nd.space.empty"),
    ReasonKind(NOT_ADJACENT, "not_adjacent", "nd.space.hex"),
    ReasonKind(NO_RIVAL_TOKEN, "no_rival_token", "nd.space.rival_components"),
    ReasonKind(STILL_TO_PLACE, "still_to_place", "nd.culture.trade_token"),
    ReasonKind(NOT_IN_AREA, "not_in_area", "nd.focus.card_text_over_rules"),
    ReasonKind(FREES_NONE, "frees_none", "nd.culture.no_token_left"),
    ReasonKind(WRONG_LEVEL, "wrong_level", "nd.science.gain_exact_level"),
    ReasonKind(OTHER_LEVEL, "other_level", "nd.science.gain_exact_level"),
    ReasonKind(NOT_IN_DECK, "not_in_deck", "nd.science.gain_own_deck"),
    ReasonKind(WRONG_SLOT, "wrong_slot", "nd.science.replace_same_type"),
    ReasonKind(TYPE_OWNED, "type_owned", "nd.focus.advanced"),
    ReasonKind(SUPPLY_EMPTY, "supply_empty", "nd.component.resource_shortage"),
)
