"""Refusals of what techs let a seat do."""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.reason import ReasonKind

CARD_FULL: Final = 220
NO_OWN_CITY: Final = 221
ONLY_OTHERS: Final = 222
NOTHING_TO_STRIKE: Final = 223
NO_UNIT_TO_KILL: Final = 224
NO_BUILDING_THERE: Final = 225
NO_OWN_FIGURE: Final = 226
NOT_OPEN_WATER: Final = 227
NO_CITY_TO_DESTROY: Final = 228
NO_ARMY_ENDED_THERE: Final = 229
NO_UNIT_TO_WOUND: Final = 230
NOT_WOUNDED: Final = 231
EVENTS_ARE_SAFE: Final = 232
UNIT_IS_PLAYED: Final = 233
USED_IN_BATTLE: Final = 234
NO_PERSON_LEFT: Final = 235
NOTHING_TO_PRODUCE: Final = 236
DIAL_FULL: Final = 237
ALL_BARRED: Final = 238
NO_FACEUP_WAY: Final = 239

PARTS: Final = "cb.tech.resource_ability_parts"

TECH_REASONS: Final = (
    ReasonKind(CARD_FULL, "card_full", "cb.coin.token_maximum"),
    ReasonKind(NO_OWN_CITY, "no_own_city", PARTS),
    ReasonKind(ONLY_OTHERS, "only_others", PARTS),
    ReasonKind(NOTHING_TO_STRIKE, "nothing_to_strike", PARTS),
    ReasonKind(NO_UNIT_TO_KILL, "no_unit_to_kill", PARTS),
    ReasonKind(NO_BUILDING_THERE, "no_building_there", PARTS),
    ReasonKind(NO_OWN_FIGURE, "no_own_figure", PARTS),
    ReasonKind(NOT_OPEN_WATER, "not_open_water", PARTS),
    ReasonKind(NO_CITY_TO_DESTROY, "no_city_to_destroy", PARTS),
    ReasonKind(NO_ARMY_ENDED_THERE, "no_army_ended_there", "cb.tech.constant_ability"),
    ReasonKind(NO_UNIT_TO_WOUND, "no_unit_to_wound", PARTS),
    ReasonKind(NOT_WOUNDED, "not_wounded", "cb.tech.constant_ability"),
    ReasonKind(EVENTS_ARE_SAFE, "events_are_safe", "cb.tech.constant_ability"),
    ReasonKind(UNIT_IS_PLAYED, "unit_is_played", "cb.battle.turn_structure"),
    ReasonKind(USED_IN_BATTLE, "used_in_battle", "cb.tech.constant_ability"),
    ReasonKind(NO_PERSON_LEFT, "no_person_left", "cb.gp.pile_empty"),
    ReasonKind(NOTHING_TO_PRODUCE, "nothing_to_produce", "cb.production.cost_at_most"),
    ReasonKind(DIAL_FULL, "dial_full", "cb.trade.dial_maximum"),
    ReasonKind(ALL_BARRED, "all_barred", "cb.gov.anarchy_effect"),
    ReasonKind(NO_FACEUP_WAY, "no_faceup_way", "cb.explore.effects_stop"),
)
