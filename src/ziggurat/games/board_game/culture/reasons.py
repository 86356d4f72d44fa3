"""Refusals about the culture track and culture events."""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.reason import ReasonKind

END_OF_TRACK: Final = 130
NOT_IN_HAND: Final = 270
NO_TARGET: Final = 271
NOT_AIMED_AT_YOU: Final = 272
NOT_ANOTHER_SEAT: Final = 273
TOO_FAR: Final = 274
NO_BUILDING: Final = 275
OWN_BUILDING: Final = 276
NOTHING_TO_KILL: Final = 277
OTHER_SQUARE: Final = 278
NO_FIGURES_THERE: Final = 279
NO_WAY: Final = 280
WRONG_TERRAIN: Final = 281
BUILT_ON: Final = 282
NO_LESSON: Final = 283
TOO_ADVANCED: Final = 284
ANARCHY_ALREADY: Final = 285
NO_CITY: Final = 286
OVER_HAND_SIZE: Final = 287

# An event says on its face what it may do: that is the rule behind most of these.
FACE: Final = "cb.event.resolve_then_discard"

EVENT_REASONS: Final = (
    ReasonKind(END_OF_TRACK, "end_of_track", "cb.track.victory_space"),
    ReasonKind(NOT_IN_HAND, "not_in_hand", "cb.event.secret_hand"),
    ReasonKind(NO_TARGET, "event_no_target", FACE),
    ReasonKind(NOT_AIMED_AT_YOU, "not_aimed_at_you", FACE),
    ReasonKind(NOT_ANOTHER_SEAT, "not_another_seat", FACE),
    ReasonKind(TOO_FAR, "event_too_far", FACE),
    ReasonKind(NO_BUILDING, "event_no_building", FACE),
    ReasonKind(OWN_BUILDING, "own_building", FACE),
    ReasonKind(NOTHING_TO_KILL, "nothing_to_kill", FACE),
    ReasonKind(OTHER_SQUARE, "event_other_square", FACE),
    ReasonKind(NO_FIGURES_THERE, "no_figures_there", FACE),
    ReasonKind(NO_WAY, "event_no_way", FACE),
    ReasonKind(WRONG_TERRAIN, "event_terrain", FACE),
    ReasonKind(BUILT_ON, "event_built_on", FACE),
    ReasonKind(NO_LESSON, "no_lesson", FACE),
    ReasonKind(TOO_ADVANCED, "too_advanced", FACE),
    ReasonKind(ANARCHY_ALREADY, "anarchy_already", FACE),
    ReasonKind(NO_CITY, "event_no_city", FACE),
    ReasonKind(OVER_HAND_SIZE, "over_hand_size", "cb.event.discard_down"),
)
