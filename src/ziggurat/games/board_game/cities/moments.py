"""The moments of City Management at which rows may act, besides those shared by phases."""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.content import AdjustMoment, DoMoment, OfferMoment

CITY_PREPARES: Final = OfferMoment(
    "city_prepares", "what a seat may do for a city before it says what it does; args slot"
)
OUTSKIRTS_PRODUCTION: Final = AdjustMoment(
    "outskirts_production", "production of the squares that yield for a city; args slot"
)
REACHED_RESOURCES: Final = AdjustMoment(
    "reached_resources", "a mask of the resources whose icons a city reaches; args slot"
)
UNIT_COST: Final = AdjustMoment("unit_cost", "production that a unit needs; args unit type")
PUT_BESIDE: Final = AdjustMoment(
    "put_beside", "a mask of more own cities beside which a city puts a figure; args slot, figure"
)
PRODUCED: Final = DoMoment("produced", "a city has produced an item; args slot, verb")
FIGURE_BUILT: Final = DoMoment("figure_built", "a figure was built; args figure, square")

CITY_MOMENTS: Final = (
    CITY_PREPARES, OUTSKIRTS_PRODUCTION, REACHED_RESOURCES, UNIT_COST, PUT_BESIDE, PRODUCED,
    FIGURE_BUILT,
)  # fmt: skip
