"""Governments: six tokens, one for each focus type, and the slots farther they bring a card.

Owns the row class, the rows and what a token does to the card it lies on.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.ids import CULTURE, ECONOMY, INDUSTRY, MILITARY, SCIENCE
from ziggurat.games.new_dawn.moments import SLOT_VALUE
from ziggurat.games.new_dawn.terra_incognita.ids import (
    AUTOCRACY,
    COMMUNISM,
    DEMOCRACY,
    GROWTH,
    MONARCHY,
    OLIGARCHY,
    REPUBLIC,
)
from ziggurat.games.new_dawn.terra_incognita.state import unknown
from ziggurat.kernel.content import Adjust, Cue, Row
from ziggurat.kernel.state import State


class Government(Row):
    """A government: the focus type on whose card it lies, and its arrows."""

    def __init__(self, number: int, name: str, focus: int, arrows: int) -> None:
        super().__init__(number, name, (Adjust(SLOT_VALUE, farther),))
        self.focus: Final = focus
        self.arrows: Final = arrows


def farther(s: State, cue: Cue, place: int) -> int:
    """Its card is resolved as many slots farther right as it has arrows; no other card is.

    Rules: ti.government.effect, ti.government.only_that_card.
    """
    if unknown(s).governed[cue.owner] != cue.args[0]:
        return place
    row = s.rules.rows[cue.card]
    assert isinstance(row, Government)
    return place + row.arrows


GOVERNMENTS: Final = (
    Government(MONARCHY, "monarchy", GROWTH, 2),
    Government(REPUBLIC, "republic", CULTURE, 2),
    # Secondary: the arrows of these two rest on sources that copy each other.
    Government(AUTOCRACY, "autocracy", MILITARY, 2),
    Government(OLIGARCHY, "oligarchy", ECONOMY, 2),
    # Secondary: the arrows of these two rest on one source.
    Government(DEMOCRACY, "democracy", SCIENCE, 1),
    Government(COMMUNISM, "communism", INDUSTRY, 1),
)
