"""Military cards as rows: what they print about armies.

Owns the row class only; the cards stand in `cards.py`.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.combat.card import MilitaryCard, military_card
from ziggurat.games.new_dawn.ids import NONE
from ziggurat.games.new_dawn.rows import ResolveIt
from ziggurat.games.new_dawn.state import Table
from ziggurat.kernel.content import Hook


class ArmyCard(MilitaryCard):
    """A military card: `count` armies that move up to `distance` spaces and attack with `bonus`.

    One of its armies that was defeated may move again if the card `rallies`. If it `scorches`, a
    defeated control token may be discarded once a turn, and the army moves again.
    """

    def __init__(
        self,
        number: int,
        level: int,
        name: str,
        resolve: ResolveIt,
        count: int,
        distance: int,
        bonus: int = 0,
        barbarian_bonus: int = 0,
        water: bool = False,
        rallies: bool = False,
        scorches: bool = False,
        hooks: tuple[Hook, ...] = (),
        leader: int = NONE,
    ) -> None:
        super().__init__(
            level, name, resolve, count, distance, bonus, barbarian_bonus, water,
            hooks=hooks, number=number, leader=leader,
        )  # fmt: skip
        self.rallies: Final = rallies
        self.scorches: Final = scorches


def army_card(g: Table, seat: int, place: int) -> ArmyCard:
    """The military card in a place of a seat's row, or the arms of the card there."""
    row = military_card(g, seat, place)
    assert isinstance(row, ArmyCard)
    return row
