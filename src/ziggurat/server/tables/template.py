"""The table of the Night Market as the page is sent it.

Owns the shape: the market and its stalls. What lies there, `tables/` tells.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.server.tables.plain import Data, Presenter
from ziggurat.tables.template import Market

if TYPE_CHECKING:
    from ziggurat.kernel.state import State
    from ziggurat.tables import Presentation


class NightMarket(Presenter):
    """The Night Market."""

    def table(self, shown: Presentation, dealt: State) -> Data:
        """The market by name of its fields."""
        market = Market(shown)
        stalls = range(len(market.stalls))
        return {
            **market.data,
            "is": "template",
            "seats": [{**_fields(market.stalls[seat]), "seat": seat} for seat in stalls],
            "realms": [{"seat": seat, "colour": market.colour(seat)} for seat in stalls],
        }


def _fields(record: Data) -> Data:
    return {name: value for name, value in record.items() if name != "is"}
