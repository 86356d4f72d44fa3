"""Why a caravan cannot be moved, a diplomacy card not taken, and a resource not exchanged."""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.reason import ReasonKind

CARAVAN_LOCKED: Final = 70
CARAVAN_RETURNED: Final = 71
CARAVAN_MOVED: Final = 72
CARAVAN_UNDERWAY: Final = 73
CARAVAN_ALIKE: Final = 74
CARAVAN_STAYS: Final = 75
CARAVAN_ON_WATER: Final = 76
CARAVAN_BARBARIAN: Final = 77
CARAVAN_TERRAIN: Final = 78
CARAVAN_TWICE: Final = 79
CARAVAN_TOO_FAR: Final = 80
NO_CARAVAN_LEFT: Final = 81
OTHER_TYPE: Final = 82

OWN_CARD: Final = 85
OTHER_GIVER: Final = 86
CARD_HELD: Final = 87
CARD_WITH_OTHERS: Final = 88
COPIES_GONE: Final = 89
CARDS_CLOSED: Final = 90
CARD_NOT_HELD: Final = 91
RETURN_FIRST: Final = 92
NOTHING_IN_RETURN: Final = 93

NO_RESOURCE: Final = 95
NO_BARBARIAN: Final = 96
SAME_CARD: Final = 97

ECONOMY_REASONS: Final = (
    ReasonKind(CARAVAN_LOCKED, "caravan_locked", "nd.economy.unlock"),
    ReasonKind(CARAVAN_RETURNED, "caravan_returned", "nd.economy.no_second_move"),
    ReasonKind(CARAVAN_MOVED, "caravan_moved", "nd.economy.each_caravan"),
    ReasonKind(CARAVAN_UNDERWAY, "caravan_underway", "nd.economy.step_by_step"),
    ReasonKind(CARAVAN_ALIKE, "caravan_alike", "nd.economy.each_caravan"),
    ReasonKind(CARAVAN_STAYS, "caravan_stays", "nd.economy.up_to"),
    ReasonKind(CARAVAN_ON_WATER, "caravan_on_water", "nd.economy.not_water"),
    ReasonKind(CARAVAN_BARBARIAN, "caravan_barbarian", "nd.economy.barbarian_blocks"),
    ReasonKind(CARAVAN_TERRAIN, "caravan_terrain", "nd.economy.terrain_limit"),
    ReasonKind(CARAVAN_TWICE, "caravan_twice", "nd.economy.one_per_destination"),
    ReasonKind(CARAVAN_TOO_FAR, "caravan_too_far", "nd.economy.step_by_step"),
    ReasonKind(NO_CARAVAN_LEFT, "no_caravan_left", "nd.economy.trade_token"),
    ReasonKind(OTHER_TYPE, "other_type", "nd.economy.citystate_tokens"),
    ReasonKind(OWN_CARD, "own_card", "nd.diplomacy.own_none"),
    ReasonKind(OTHER_GIVER, "other_giver", "nd.diplomacy.availability"),
    ReasonKind(CARD_HELD, "card_held", "nd.diplomacy.limit_citystate"),
    ReasonKind(CARD_WITH_OTHERS, "card_with_others", "nd.economy.rival_card"),
    ReasonKind(COPIES_GONE, "copies_gone", "nd.economy.citystate_card"),
    ReasonKind(CARDS_CLOSED, "cards_closed", "nd.citystate.conquered_no_cards"),
    ReasonKind(CARD_NOT_HELD, "card_not_held", "nd.diplomacy.use_taken"),
    ReasonKind(RETURN_FIRST, "return_first", "nd.diplomacy.limit_player"),
    ReasonKind(NOTHING_IN_RETURN, "nothing_in_return", "nd.diplomacy.availability"),
    ReasonKind(NO_RESOURCE, "no_resource", "nd.resource.spend"),
    ReasonKind(NO_BARBARIAN, "no_barbarian", "nd.space.neutral_pieces"),
    ReasonKind(SAME_CARD, "same_card", "nd.focus.card_text_over_rules"),
)
