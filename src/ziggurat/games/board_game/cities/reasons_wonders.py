"""Refusals about wonders: producing one, using one, making one obsolete."""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.reason import ReasonKind

NOT_OFFERED: Final = 256
NO_ROOM_FOR_WONDER: Final = 257
WONDER_TAKEN: Final = 258
WONDER_ON_WATER: Final = 259
NOT_YOUR_WONDER: Final = 260
OBSOLETE_WONDER: Final = 261
WONDER_BLOCKADED: Final = 262
NOT_IN_PLAY: Final = 263
TOO_MODERN: Final = 264
PROTECTED: Final = 265

WONDER_REASONS: Final = (
    ReasonKind(NOT_OFFERED, "not_offered", "cb.wonder.only_from_market"),
    ReasonKind(NO_ROOM_FOR_WONDER, "no_room_for_wonder", "cb.wonder.one_per_city"),
    ReasonKind(WONDER_TAKEN, "wonder_taken", "cb.wonder.one_per_city"),
    ReasonKind(WONDER_ON_WATER, "wonder_on_water", "cb.wonder.not_on_water"),
    ReasonKind(NOT_YOUR_WONDER, "not_your_wonder", "cb.wonder.card_to_owner"),
    ReasonKind(OBSOLETE_WONDER, "obsolete_wonder", "cb.obsolete.ability_gone"),
    ReasonKind(WONDER_BLOCKADED, "wonder_blockaded", "cb.blockade.wonder_ability"),
    ReasonKind(NOT_IN_PLAY, "not_in_play", "cb.obsolete.only_on_map"),
    ReasonKind(TOO_MODERN, "too_modern", "cb.obsolete.by_tech"),
    ReasonKind(PROTECTED, "protected", "cb.event.resolve_then_discard"),
)
