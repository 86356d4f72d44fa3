"""Why the Night Market refuses a choice: one number, one wording, one rule each."""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.reason import ReasonKind

COINS_SHORT: Final = 10
NOT_IN_HAND: Final = 11
YOURSELF: Final = 12
NOT_THEIRS: Final = 13
PROTECTED: Final = 14
NO_SUCH_SEAT: Final = 15
PRICE_ZERO: Final = 16
NOTHING_TO_TAKE: Final = 17
BID_TOO_HIGH: Final = 18
NO_THEFT: Final = 19

REASONS: Final = (
    ReasonKind(COINS_SHORT, "coins_short", "tp.coins.no_debt"),
    ReasonKind(NOT_IN_HAND, "not_in_hand", "tp.trick.from_hand"),
    ReasonKind(YOURSELF, "yourself", "tp.target.another_seat"),
    ReasonKind(NOT_THEIRS, "not_theirs", "tp.barter.ware_held"),
    ReasonKind(PROTECTED, "protected", "tp.ware.amulet"),
    ReasonKind(NO_SUCH_SEAT, "no_such_seat", "tp.target.another_seat"),
    ReasonKind(PRICE_ZERO, "price_zero", "tp.barter.price"),
    ReasonKind(NOTHING_TO_TAKE, "nothing_to_take", "tp.trick.thief_target"),
    ReasonKind(BID_TOO_HIGH, "bid_too_high", "tp.bid.amount"),
    ReasonKind(NO_THEFT, "no_theft", "tp.trick.guard_own"),
)
