"""Moments of research: the pyramid, what a seat researches and what is left on its dial."""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.content import AdjustMoment, DoMoment, OfferMoment

SPENT: Final = DoMoment("spent", "a culture event was spent as a resource; args event")
RESOURCE_SPENT: Final = DoMoment("resource_spent", "a resource was spent; args good")
PAID_OTHERWISE: Final = DoMoment(
    "paid_otherwise", "two resources were paid in place of one of another; args that resource"
)
TECH_ROW: Final = AdjustMoment(
    "tech_row", "the row of the pyramid in which a known tech of a seat lies; args tech"
)
LOWEST_ROW: Final = AdjustMoment(
    "lowest_row", "the lowest row of the pyramid in which a seat may lay a new tech; args tech"
)
ROW_COUNT: Final = AdjustMoment(
    "row_count", "how many cards lie in a row of a seat's pyramid; args row"
)
KEPT_TRADE: Final = AdjustMoment(
    "kept_trade",
    "trade left on the dial of a seat that researches; args tech, then what others research",
)
INSTEAD_OF_A_TECH: Final = OfferMoment(
    "instead_of_a_tech",
    "what a seat may choose in Research in place of one tech, in secret; args what others "
    "research, once all have chosen",
)
COIN_LIMIT: Final = AdjustMoment("coin_limit", "coin tokens that a row may hold; args row")
RESEARCH_MOMENTS: Final = (
    SPENT, RESOURCE_SPENT, PAID_OTHERWISE, TECH_ROW, LOWEST_ROW, ROW_COUNT, KEPT_TRADE,
    INSTEAD_OF_A_TECH, COIN_LIMIT,
)  # fmt: skip
