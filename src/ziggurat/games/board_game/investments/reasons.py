"""Why a coin cannot be invested."""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.reason import ReasonKind

NO_COIN_TOKEN: Final = 370
INVESTED_ALREADY: Final = 371

INVESTMENT_REASONS: Final = (
    ReasonKind(NO_COIN_TOKEN, "no_coin_token", "bx.invest.only_tokens"),
    ReasonKind(INVESTED_ALREADY, "invested_already", "bx.invest.one_per_turn"),
)
