"""Why culture events of Wisdom and Warfare cannot be aimed somewhere."""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.reason import ReasonKind

NOT_EMPTY: Final = 435
IN_OUTSKIRTS: Final = 436
NO_SUCH_FIGURE: Final = 437
NOBODY_TO_RAID: Final = 438
FAR_FROM_VILLAGES: Final = 439
NOT_THE_CAPITAL: Final = 440
NO_JOURNEY: Final = 441

EVENT_REASONS: Final = (
    ReasonKind(NOT_EMPTY, "event_square_taken", "cb.event.resolve_then_discard"),
    ReasonKind(IN_OUTSKIRTS, "event_in_outskirts", "ww.event.encampment_square"),
    ReasonKind(NO_SUCH_FIGURE, "event_no_figure", "ww.event.move_one_figure"),
    ReasonKind(NOBODY_TO_RAID, "nobody_to_raid", "ww.event.horde_target"),
    ReasonKind(FAR_FROM_VILLAGES, "far_from_villages", "ww.event.horde_range"),
    ReasonKind(NOT_THE_CAPITAL, "event_no_capital", "cb.event.resolve_then_discard"),
    ReasonKind(NO_JOURNEY, "event_no_journey", "ww.event.move_one_figure"),
)
