"""Wares: bought in the open, each worth points and most of them good for something."""

from __future__ import annotations

from typing import Final

from ziggurat.games.template.ids import AMULET, CARPET, MIRROR, SILK, SPICE
from ziggurat.games.template.moments import CLOSING, INCOME, STOLEN_FROM
from ziggurat.games.template.reasons import PROTECTED
from ziggurat.games.template.state import earn, table
from ziggurat.kernel.content import Allow, Cue, Do, Hook, Plus, Row
from ziggurat.kernel.state import State

SILK_GAIN: Final = 1
MIRROR_BELOW: Final = 4


class Ware(Row):
    """A ware and how many copies of it the deck has."""

    def __init__(self, number: int, name: str, copies: int, hooks: tuple[Hook, ...] = ()) -> None:
        super().__init__(number, name, hooks)
        self.copies: Final = copies


def gain(s: State, cue: Cue, coins: int) -> None:
    """Give the holder of a ware its coins and tell why."""
    earn(table(s), cue.owner, coins)
    s.note("gained", cue.owner, (cue.owner, coins, cue.card), cue.card)


def silk_closing(s: State, cue: Cue) -> None:
    gain(s, cue, SILK_GAIN)


def mirror_closing(s: State, cue: Cue) -> None:
    coins = table(s).coins[cue.owner]
    gain(s, cue, coins if coins < MIRROR_BELOW else 0)


def amulet_stolen_from(s: State, cue: Cue) -> int:
    return PROTECTED


WARES: Final = (
    Ware(SILK, "silk", 3, (Do(CLOSING, silk_closing, commutes=False),)),
    Ware(MIRROR, "mirror", 3, (Do(CLOSING, mirror_closing, commutes=False),)),
    Ware(SPICE, "spice", 3, (Plus(INCOME, 1),)),
    Ware(AMULET, "amulet", 2, (Allow(STOLEN_FROM, amulet_stolen_from),)),
    Ware(CARPET, "carpet", 4),
)
