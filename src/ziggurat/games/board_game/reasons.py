"""Refusals that several topics of The Board Game share; each topic adds its own.

Numbers by topic: shared 10, setup 30, start of turn 40, trade 70, city management 90, culture and
great people 130, movement 150, battle 180, research 200, techs 220, wonders and civilizations 250,
culture events 270.
"""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.reason import ReasonKind

NOT_ON_WATER: Final = 10
BLOCKADED: Final = 11
STACK_FULL: Final = 12
HIDDEN_TILE: Final = 13
NOT_IN_OUTSKIRTS: Final = 14
NOT_YOURS: Final = 15
NOT_KNOWN: Final = 16
TRADE_SHORT: Final = 17
CULTURE_SHORT: Final = 18
RESOURCE_SHORT: Final = 19
ALREADY_USED: Final = 20
DEMOCRACY_ATTACKS_NO_CITY: Final = 21
DOES_NOT_PAY: Final = 22
NAMED_BEFORE: Final = 23
OTHER_PHASE: Final = 24
EVENT_OTHER_PHASE: Final = 25
GOOD_MISSING: Final = 26

SHARED_REASONS: Final = (
    ReasonKind(NOT_ON_WATER, "not_on_water", "cb.figure.placement_water"),
    ReasonKind(BLOCKADED, "blockaded", "cb.blockade.no_marker_placement"),
    ReasonKind(STACK_FULL, "stack_full", "cb.movement.stacking_limit_two"),
    ReasonKind(HIDDEN_TILE, "hidden_tile", "cb.movement.hidden_tile_blocked"),
    ReasonKind(NOT_IN_OUTSKIRTS, "not_in_outskirts", "cb.building.placed_in_outskirts"),
    ReasonKind(NOT_YOURS, "not_yours", "cb.replace.only_own"),
    ReasonKind(NOT_KNOWN, "not_known", "cb.building.needs_tech"),
    ReasonKind(TRADE_SHORT, "trade_short", "cb.trade.dial_minimum"),
    ReasonKind(CULTURE_SHORT, "culture_short", "cb.track.both_parts_required"),
    ReasonKind(RESOURCE_SHORT, "resource_short", "cb.resource.pay_ability"),
    ReasonKind(ALREADY_USED, "already_used", "cb.tech.resource_once_per_turn"),
    ReasonKind(
        DEMOCRACY_ATTACKS_NO_CITY, "democracy_attacks_no_city", "cb.gov.benefits_only_while_active"
    ),
    ReasonKind(DOES_NOT_PAY, "does_not_pay", "cb.resource.pay_ability"),
    ReasonKind(NAMED_BEFORE, "named_before", "cb.turn.set_any_order"),
    ReasonKind(OTHER_PHASE, "other_phase", "cb.turn.five_phases"),
    ReasonKind(GOOD_MISSING, "good_missing", "cb.resource.pay_ability"),
    ReasonKind(EVENT_OTHER_PHASE, "event_other_phase", "cb.event.phase_bound"),
)
