"""The base game's part of its table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ziggurat.tables.board_game.position import BUILDING, PERSON, WONDER
from ziggurat.tables.parts import Data, Part

if TYPE_CHECKING:
    from ziggurat.kernel.rules import Rules

UNIT: Final = "unit"


class BoardGame(Part):
    """The Board Game."""

    def face(self, rules: Rules, family: str, number: int) -> Data:
        row: Any = rules.rows[number]
        if family == "tech":
            return {"level": row.level}
        if family == UNIT:
            return {"type": row.unit_type}
        if family not in (BUILDING, WONDER, PERSON):
            return {}
        brings = {"yields": (row.trade, row.production, row.culture, row.coins, row.combat)}
        if family == BUILDING:
            return {"cost": row.cost, **brings}
        if family == WONDER:
            return {"cost": row.cost, "lower": row.lower_cost, "tech": row.tech, **brings}
        return brings


PART: Final = BoardGame()
