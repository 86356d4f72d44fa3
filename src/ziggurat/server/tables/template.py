"""The table of the Night Market as the page is sent it.

Owns the shape: the market, its stalls, and what modules add. What a seat may know, the
game's view has decided.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ziggurat.server.tables.plain import Data, Presenter

if TYPE_CHECKING:
    from ziggurat.kernel.rules import Rules
    from ziggurat.kernel.state import State

MARKET: Final = "MarketView"
FESTIVAL: Final = "FestivalView"
# The page's colours of seats that are named by theirs.
COLOURS: Final = {"blue": 0, "green": 1, "yellow": 2, "red": 3}


class NightMarket(Presenter):
    """The Night Market."""

    def table(self, view: Data, dealt: State) -> Data:
        """The market by name of its fields; a lantern nobody may see is -1."""
        parts = {part["is"]: part for part in view["parts"]}
        market = parts[MARKET]
        lanterns = parts.get(FESTIVAL, {}).get("lanterns", ())
        shown: Data = {**market, "is": "template"}
        shown["seats"] = [
            {**stall, "seat": seat, "lantern": lanterns[seat] if lanterns else -1}
            for seat, stall in enumerate(market["seats"])
        ]
        for stall in shown["seats"]:
            del stall["is"]
        names = dealt.rules.game.seat_names[: dealt.seats]
        shown["realms"] = [
            {"seat": seat, "colour": COLOURS[name]} for seat, name in enumerate(names)
        ]
        return shown

    def face(self, rules: Rules, family: str, number: int) -> Data:
        row: Any = rules.rows[number]
        return {"copies": row.copies}
