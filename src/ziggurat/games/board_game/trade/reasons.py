"""Refusals of the Trade phase."""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.reason import ReasonKind

FACE_HIDDEN: Final = 71
GIVER_SHORT: Final = 72
OFFER_EMPTY: Final = 73
OFFER_FULL: Final = 74
NO_MORE_DEALS: Final = 75
NO_MORE_COUNTERS: Final = 76
NO_PARTNER: Final = 77
NOT_IN_OFFER: Final = 78
PROMISED: Final = 79
OTHER_BACK: Final = 80
NO_CHANGE: Final = 81

TRADE_REASONS: Final = (
    ReasonKind(FACE_HIDDEN, "face_hidden", "cb.trade.hidden_marker_in_deal"),
    ReasonKind(GIVER_SHORT, "giver_short", "cb.trade.deal_trade_points"),
    ReasonKind(OFFER_EMPTY, "offer_empty", "cb.trade.gifts_allowed"),
    ReasonKind(OFFER_FULL, "offer_full", "cb.trade.deals_after_collection"),
    ReasonKind(NO_MORE_DEALS, "no_more_deals", "cb.trade.deals_after_collection"),
    ReasonKind(NO_MORE_COUNTERS, "no_more_counters", "cb.trade.deals_after_collection"),
    ReasonKind(NO_PARTNER, "no_partner", "cb.trade.deals_after_collection"),
    ReasonKind(NOT_IN_OFFER, "not_in_offer", "cb.trade.hidden_marker_in_deal"),
    ReasonKind(PROMISED, "promised", "cb.trade.deal_promises"),
    ReasonKind(OTHER_BACK, "other_back", "cb.trade.hidden_marker_in_deal"),
    ReasonKind(NO_CHANGE, "no_change", "cb.trade.deals_after_collection"),
)
