"""What the automated player shows: the orders on its cards, and what its lists compare.

Owns what is printed on its rows. What lies on the table is told like everybody's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ziggurat.tables.parts import Data, Part

if TYPE_CHECKING:
    from ziggurat.kernel.rules import Rules


class AutomatedPlayer(Part):
    """The automated player's part of every table."""

    rounds: ClassVar[tuple[str, ...]] = ("automated_map",)

    def face(self, rules: Rules, family: str, number: int) -> Data:
        row: Any = rules.rows[number]
        if family == "focus_card" and hasattr(row, "orders"):
            return {"orders": [order.number for order in row.orders]}
        if family == "priority_list":
            return {"criteria": [criterion.number for criterion in row.criteria]}
        return {}


PART: Final = AutomatedPlayer()
