"""The moments of A New Dawn: every point at which a row may act.

Adjust moments whose value is a mask of spaces say so; hooks add or take spaces.
"""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.content import AdjustMoment, AllowMoment, DoMoment, OfferMoment

# What a space asks for.  `purpose` is the focus type at work.
TERRAIN_LIMIT: Final = AdjustMoment(
    "terrain_limit", "the most difficult terrain a seat may use; args purpose (nd.space.difficulty)"
)
WITHIN: Final = AdjustMoment(
    "within", "mask: land within a terrain limit; args purpose, limit (nd.space.difficulty)"
)
SLOT_VALUE: Final = AdjustMoment(
    "slot_value",
    "the place in whose slot a card is resolved, changed in any order; args card, place it is "
    "counted from",
)

# The turn.
START_OF_TURN: Final = OfferMoment(
    "start_of_turn", "a seat's turn has begun and no card is chosen yet"
)
AFTER_RESOLVE: Final = DoMoment(
    "after_resolve", "a card has been resolved, before its reset; args card, place, slot value"
)
AFTER_RESET: Final = DoMoment("after_reset", "a card has been reset; args card, slot value")

# Control tokens and cities.
CULTURE_TOKENS: Final = AdjustMoment(
    "culture_tokens", "how many control tokens a culture card places"
)
TOKEN_SPACES: Final = AdjustMoment(
    "token_spaces", "mask: where a control token may be placed; args terrain limit"
)
AFTER_TOKENS: Final = DoMoment(
    "after_tokens", "a culture card's tokens are placed; args card, slot value"
)
TOKEN_PLACED: Final = DoMoment("token_placed", "a control token was placed; args space")
CONTROL_LEFT: Final = DoMoment(
    "control_left",
    "a city or control token of the holder left a space; args space, then 1 if it was lifted",
)
TOKEN_SHIFTED: Final = DoMoment(
    "token_shifted",
    "a control token was shifted, told before what it left; args space it left, space it is in",
)
STOCK_TOKENS: Final = AdjustMoment(
    "stock_tokens", "mask: where control tokens of a seat lie that are of its stock"
)
UNUSED_CITIES: Final = AdjustMoment(
    "unused_cities", "how many city figures of a seat are not on the map"
)
MATURING: Final = AdjustMoment(
    "maturing", "mask: spaces that count as covered for the maturity of a seat's cities"
)
CITY_SPACES: Final = AdjustMoment(
    "city_spaces", "mask: spaces in range for a new city; args card, slot value"
)
CITY_BUILT: Final = DoMoment(
    "city_built", "a city was built; args industry card or -1, space, terrain limit"
)

# The focus row.
CARD_REPLACED: Final = DoMoment(
    "card_replaced", "a card took the place of another in the row; args card, old card"
)

# Science.
BEFORE_DIAL: Final = DoMoment("before_dial", "a science card is about to move the dial; args card")
GAIN_SLOTS: Final = AdjustMoment(
    "gain_slots", "mask: slots a gained card may take; args card gained"
)

# Economy and diplomacy.
CARAVAN_STARTS: Final = AdjustMoment(
    "caravan_starts", "mask: cities from which a caravan may leave the card"
)
CARAVAN_SPACES: Final = AdjustMoment(
    "caravan_spaces", "mask: what caravans may enter, apart from what closes a space; args card"
)
CARAVAN_LINKS: Final = AdjustMoment(
    "caravan_links", "mask: spaces that lie a step from each other for caravans"
)
CARAVAN_POOL: Final = AdjustMoment(
    "caravan_pool", "extra movement to divide among the caravans of one resolution"
)
CARAVAN_ARRIVED: Final = DoMoment(
    "caravan_arrived", "a journey is completed and rewarded; args space, rival or -1"
)
AFTER_CARAVANS: Final = DoMoment("after_caravans", "an economy card's caravans moved; args card")
# Whoever moves a figure lists these choices, each (verb, figure, space): the figure goes to the
# space, and the choice costs one more space of its movement. What a figure that has done so may
# still do is for each offer to say.
FIGURE_UNDER_WAY: Final = OfferMoment(
    "figure_under_way",
    "a figure is being moved; args kind of piece, figure, mask: where it may be with a space left, "
    "1 if it has done something on this move",
)
DIPLOMACY_LIMIT: Final = AdjustMoment(
    "diplomacy_limit", "how many cards of one rival a seat may hold"
)
CARD_TAKEN: Final = DoMoment("card_taken", "a diplomacy card came to the holder; args card")
SPENDABLE: Final = AdjustMoment(
    "spendable", "what a seat may spend as trade tokens of a card beside those; args place"
)
SPENDING: Final = DoMoment(
    "spending",
    "trade tokens or what counts as such are to be spent; args place, count, mask: resources kept",
)
STORE: Final = AdjustMoment("store", "how many trade tokens a seat's cards beside the row hold")

# Wonders and natural wonders.
WONDER_COST: Final = AdjustMoment("wonder_cost", "what a wonder costs; args wonder")
WONDER_PRODUCTION: Final = AdjustMoment(
    "wonder_production", "base production for a wonder; args card, slot value"
)
WONDER_RESOURCES: Final = AdjustMoment(
    "wonder_resources", "mask: types of resources that pay for a wonder; args wonder"
)
RESOURCE_PRODUCTION: Final = AdjustMoment(
    "resource_production", "what each resource adds to production for a wonder; args card"
)
INDUSTRY_USES: Final = OfferMoment(
    "industry_uses", "what else an industry card may be used for; args card, slot value"
)
WONDER_BUILT: Final = DoMoment(
    "wonder_built",
    "a wonder was built, not captured; args wonder and, if it brought its city, where",
)
NATURAL_TAKEN: Final = DoMoment(
    "natural_taken", "a natural wonder token was gained or spent; args natural wonder"
)

# Fights and barbarians.
ATTACK_TARGETS: Final = AdjustMoment(
    "attack_targets", "mask: spaces within range of an attack; args card"
)
ATTACK_BONUS: Final = AdjustMoment(
    "attack_bonus", "the attacker's bonus; args space, kind of piece, defender or -1"
)
DEFENCE_BONUS: Final = AdjustMoment(
    "defence_bonus", "the defender's bonus; args space, attacker, kind of piece"
)
REINFORCED_WORTH: Final = AdjustMoment(
    "reinforced_worth", "what a reinforced token of the holder adds to its defence; args attacker"
)
REINFORCED_AGAINST: Final = AdjustMoment(
    "reinforced_against",
    "what a rival's reinforced token adds to a defence against the holder; args defender",
)
TARGET_DIFFICULTY: Final = AdjustMoment(
    "target_difficulty", "the difficulty a defender uses, as the attacker sees it; args space"
)
BARBARIAN_DEFEATED: Final = DoMoment("barbarian_defeated", "the holder defeated a barbarian")
MAY_AIM: Final = AllowMoment(
    "may_aim", "a seat may attack pieces on the map; args kind of piece, owner or -1"
)
COMBAT_SPENDING: Final = OfferMoment(
    "combat_spending",
    "a side of an attack may spend trade tokens; args space, kind of piece, defender or -1",
)
ATTACK_WON: Final = DoMoment(
    "attack_won", "an attack succeeded; args space, kind of piece, defender or -1"
)
ATTACK_OVER: Final = DoMoment(
    "attack_over",
    "an attack is over, spoils included; args space, kind of piece, defender or -1, 1 if won, "
    "combat value of the attacker",
)
WAS_ATTACKED: Final = DoMoment(
    "was_attacked", "an attack on a piece of the holder is over; args space, kind, attacker"
)
CITY_TAKEN: Final = DoMoment(
    "city_taken", "a city of the holder has replaced a rival city; args space, loser"
)
CAPITAL_DEFEATED: Final = DoMoment("capital_defeated", "an attack defeated a capital; args loser")
WONDER_SEIZED: Final = DoMoment(
    "wonder_seized", "the wonder of a defeated capital came under a city of the holder; args wonder"
)
SHELTERED: Final = AdjustMoment(
    "sheltered", "mask: spaces whose pieces no effect of a seat may take away or replace"
)
BARBARIAN_ENTERS: Final = AllowMoment(
    "barbarian_enters", "a barbarian is about to enter a space of the holder; args space"
)

MOMENTS: Final = (
    TERRAIN_LIMIT, WITHIN, SLOT_VALUE,
    START_OF_TURN, AFTER_RESOLVE, AFTER_RESET,
    CULTURE_TOKENS, TOKEN_SPACES, AFTER_TOKENS, TOKEN_PLACED, CONTROL_LEFT, TOKEN_SHIFTED,
    STOCK_TOKENS, UNUSED_CITIES, MATURING, CITY_SPACES, CITY_BUILT,
    CARD_REPLACED, BEFORE_DIAL, GAIN_SLOTS,
    CARAVAN_STARTS, CARAVAN_SPACES, CARAVAN_LINKS, CARAVAN_POOL, CARAVAN_ARRIVED, AFTER_CARAVANS,
    FIGURE_UNDER_WAY,
    DIPLOMACY_LIMIT, CARD_TAKEN, SPENDABLE, SPENDING, STORE,
    WONDER_COST, WONDER_PRODUCTION, WONDER_RESOURCES, RESOURCE_PRODUCTION, INDUSTRY_USES,
    WONDER_BUILT, NATURAL_TAKEN,
    ATTACK_TARGETS, ATTACK_BONUS, DEFENCE_BONUS, REINFORCED_WORTH, REINFORCED_AGAINST,
    TARGET_DIFFICULTY, BARBARIAN_DEFEATED, MAY_AIM, COMBAT_SPENDING, ATTACK_WON, ATTACK_OVER,
    WAS_ATTACKED, CITY_TAKEN, CAPITAL_DEFEATED, WONDER_SEIZED, SHELTERED, BARBARIAN_ENTERS,
)  # fmt: skip
