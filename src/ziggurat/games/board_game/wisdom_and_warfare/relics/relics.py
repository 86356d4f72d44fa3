"""The relics of this box, which give what they give at once."""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.expansions.free_spaces import AdvanceFree
from ziggurat.games.board_game.expansions.relics import Relic
from ziggurat.games.board_game.state import Table
from ziggurat.games.board_game.wisdom_and_warfare.free_units import give_units
from ziggurat.games.board_game.wisdom_and_warfare.ids import (
    ARK_CODE,
    ARK_OF_THE_COVENANT,
    ATTILA_CODE,
    ATTILAS_VILLAGE,
)

SPACES: Final = 2
UNITS: Final = 2


def lead_on(g: Table, seat: int, relic: int) -> None:
    """The Ark leads two spaces along the culture track, and both give what they give.

    Rules: ww.relic.ark_benefit, ww.relic.ark_rewards
    """
    g.push(AdvanceFree(seat, SPACES))


def join_the_horde(g: Table, seat: int, relic: int) -> None:
    """Two units of any types join (ww.relic.attila_benefit, ww.relic.attila_same_type)."""
    give_units(g, seat, UNITS)


RELICS: Final = (
    Relic(ATTILAS_VILLAGE, "attilas_village", ATTILA_CODE, join_the_horde),
    Relic(ARK_OF_THE_COVENANT, "ark_of_the_covenant", ARK_CODE, lead_on),
)
