"""What a seat of The Board Game may learn, as the page is sent it.

Owns the list of techs that a seat does not know, with cost and place of each. Numbers are asked
of the game by name; no class of it is known here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.server.tables.board_game_cities import facts
from ziggurat.server.tables.plain import Data

if TYPE_CHECKING:
    from ziggurat.kernel.state import State
    from ziggurat.tables.board_game.table import SquareTable


def learning_data(position: SquareTable, dealt: State, seat: int) -> list[Data]:
    """The techs that a seat does not know yet; empty for spectators.

    `rows` are those of its pyramid with a place for the tech, `short` is the trade it lacks, and
    `kept` the trade it would have left after learning it.
    """
    if seat < 0:
        return []
    own = position.seats[seat]
    found: list[Data] = []
    for tech in position.rules.families["tech"]:
        if tech not in own["techs"]:
            cost, kept = facts(dealt, "research_cost", seat, tech)
            found.append(
                {
                    "row": tech,
                    "cost": cost,
                    "short": max(0, cost - own["trade"]),
                    "kept": kept,
                    "rows": facts(dealt, "tech_places", seat, tech),
                }
            )
    return found
