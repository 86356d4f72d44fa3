"""The moments of The Board Game: every point at which a row may act.

A topic with many moments of its own keeps them in its file; these are the ones that cards of
several families use.
"""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.content import AdjustMoment, AllowMoment, DoMoment, OfferMoment

# Setup.
SETUP_SEAT: Final = DoMoment("setup_seat", "a seat's capital and market are laid out")

# Phases: what a seat may use in its own part of each.
START_OF_TURN: Final = OfferMoment("start_of_turn", "a seat's own part of Start of Turn")
TRADE: Final = OfferMoment("trade", "the Trade phase, before goods change hands")
CITY_MANAGEMENT: Final = OfferMoment("city_management", "a seat's own part of City Management")
CITY_ACTION: Final = OfferMoment(
    "city_action", "what one city may do as its action, once a turn; args slot"
)
MOVEMENT: Final = OfferMoment("movement", "a seat's own part of Movement, between moves")
WHILE_MOVING: Final = OfferMoment(
    "while_moving", "a figure of another seat moves; args seat, square", True
)
BESIDE_CITY: Final = OfferMoment(
    "beside_city", "figures that move could step into a city; args square, armies, scouts moving"
)
RESEARCH: Final = OfferMoment("research", "the Research phase")
BATTLE: Final = OfferMoment("battle", "a seat's own battle turn, before or after its unit")

# What may be cancelled, and by whom.
EVENT_PLAYED: Final = OfferMoment(
    "event_played",
    "a culture event is announced; args seat, event, then the seats it targets, or -1",
    True,
)
ABILITY_USED: Final = OfferMoment(
    "ability_used", "a resource ability is announced; args seat, row", True
)
ACTION_TAKEN: Final = OfferMoment(
    "action_taken", "a city action is announced; args seat, slot", True
)
CANCELLABLE: Final = AllowMoment(
    "cancellable", "somebody is about to cancel an event of the holder; args event"
)
ABILITY_CANCELLABLE: Final = AllowMoment(
    "ability_cancellable", "somebody is about to cancel a resource ability of the holder; args row"
)
ACTION_CANCELLABLE: Final = AllowMoment(
    "action_cancellable",
    "somebody is about to cancel a city action of the holder; args slot, verb and what it names",
)
TARGETED: Final = AllowMoment(
    "targeted", "a culture event is about to target the holder; args seat"
)

# What a seat has.
HOLDINGS: Final = AdjustMoment(
    "holdings", "rows that act for a seat, as a mask; what modules put before it is added here"
)
OBSOLETES: Final = AdjustMoment(
    "obsoletes", "where a seat may make wonders obsolete: 1 on the map, 2 in the market, 3 both"
)

SECRETS: Final = AdjustMoment(
    "secrets", "how many cards and markers lie facedown before a seat, with those of modules"
)
MIGHT_HOLD: Final = AdjustMoment(
    "might_hold", "1 if a seat may have a row for all that others know; args row"
)
COUNTS_AS: Final = AdjustMoment(
    "counts_as", "the resources that a good may be spent as by a seat, as a mask; args good"
)
PAID_WITH_TWO: Final = AdjustMoment(
    "paid_with_two", "how many of a resource may be paid with any two others each; args resource"
)

# Numbers of a seat.
COINS: Final = AdjustMoment("coins", "coins besides those of squares and tokens")
SPEED: Final = AdjustMoment(
    "speed", "travel speed; known techs give the highest, others add; args armies, scouts"
)
STACKING: Final = AdjustMoment("stacking", "figures of a seat on one square")
WATER_USE: Final = AdjustMoment("water_use", "0 none, 1 figures cross water, 2 they may end there")
CITY_LIMIT: Final = AdjustMoment("city_limit", "cities a seat may have, the capital included")
EVENT_HAND: Final = AdjustMoment("event_hand", "culture events a seat may hold")
BATTLE_HAND: Final = AdjustMoment(
    "battle_hand", "units drawn for a battle; args square, 1 if attacking"
)
BATTLE_BONUS: Final = AdjustMoment("battle_bonus", "combat bonus; args square, 1 if attacking")
UNIT_STRENGTH: Final = AdjustMoment("unit_strength", "strength of a unit in battle; args unit")
COLLECT_TRADE: Final = AdjustMoment("collect_trade", "trade collected in the Trade phase")
CITY_PRODUCTION: Final = AdjustMoment("city_production", "production of a city; args slot")
ARTS: Final = AdjustMoment("arts", "culture a city gives when devoted to the arts; args slot")
RUSH: Final = AdjustMoment("rush", "production that 3 trade buy")
RESEARCH_COST: Final = AdjustMoment("research_cost", "trade that a tech needs; args tech")
WONDER_COST: Final = AdjustMoment("wonder_cost", "production that a wonder needs; args wonder")
CITY_ACTIONS: Final = AdjustMoment("city_actions", "actions of a city this turn; args slot")
HARVEST_FROM: Final = AdjustMoment("harvest_from", "1 if a city may harvest in all own outskirts")
FOUNDERS: Final = AdjustMoment("founders", "1 if armies found cities too")
HUT_EXPLORERS: Final = AdjustMoment("hut_explorers", "1 if scouts explore huts too")
PASSES_OVER: Final = AdjustMoment("passes_over", "1 if figures pass over all that stops others")
OPEN_HAND: Final = AdjustMoment("open_hand", "1 if the opponent plays with an open battle hand")

# Things that have happened to a seat.
LEARNED: Final = DoMoment("learned", "a tech was learned; args tech, 1 if researched")
CITY_FOUNDED: Final = DoMoment("city_founded", "a city was founded; args square")
CITY_LOST: Final = DoMoment("city_lost", "a city of the holder was destroyed; args slot")
WONDER_BUILT: Final = DoMoment("wonder_built", "a wonder was produced; args wonder")
MADE_OBSOLETE: Final = DoMoment(
    "made_obsolete",
    "a wonder was made obsolete, and acts for the last time itself; args wonder, its owner or -1",
)
HUT_EXPLORED: Final = DoMoment("hut_explored", "a hut was explored; args square")
VILLAGE_TAKEN: Final = DoMoment("village_taken", "a village was conquered; args square")
CITY_TAKEN: Final = DoMoment("city_taken", "a city of another seat was conquered; args its seat")
BATTLE_WON: Final = DoMoment("battle_won", "a battle was won; args square, loser or -1")
BATTLE_OVER: Final = DoMoment(
    "battle_over", "a battle is over for the holder; args 1 if won, then its units that were killed"
)
ATTACKS_CITY: Final = DoMoment(
    "attacks_city", "a city is about to be attacked; args its seat, slot"
)
MAY_ATTACK_CITY: Final = AllowMoment("may_attack_city", "the holder is about to attack a city")

MOMENTS: Final = (
    SETUP_SEAT, HOLDINGS, OBSOLETES, SECRETS, MIGHT_HOLD, COUNTS_AS, PAID_WITH_TWO, START_OF_TURN,
    TRADE, CITY_MANAGEMENT, CITY_ACTION, MOVEMENT,
    WHILE_MOVING,
    BESIDE_CITY,
    RESEARCH, BATTLE, EVENT_PLAYED, ABILITY_USED, ACTION_TAKEN, CANCELLABLE, ABILITY_CANCELLABLE,
    ACTION_CANCELLABLE, TARGETED, COINS,
    SPEED, STACKING, WATER_USE, CITY_LIMIT, EVENT_HAND, BATTLE_HAND, BATTLE_BONUS,
    UNIT_STRENGTH, COLLECT_TRADE, CITY_PRODUCTION, ARTS, RUSH, RESEARCH_COST, WONDER_COST,
    CITY_ACTIONS, HARVEST_FROM, FOUNDERS, HUT_EXPLORERS, PASSES_OVER, OPEN_HAND, LEARNED,
    CITY_FOUNDED, CITY_LOST, WONDER_BUILT, MADE_OBSOLETE, HUT_EXPLORED, VILLAGE_TAKEN, CITY_TAKEN,
    BATTLE_WON, BATTLE_OVER, ATTACKS_CITY, MAY_ATTACK_CITY,
)  # fmt: skip
