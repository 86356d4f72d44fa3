"""Military cards as rows: what they print beyond other focus cards.

Owns the row class only; the four cards stand in `content/military_cards.py`.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.ids import MILITARY, NONE
from ziggurat.games.new_dawn.rows import FocusCard, ResolveIt
from ziggurat.games.new_dawn.state import Table
from ziggurat.kernel.content import Hook


class MilitaryCard(FocusCard):
    """A military card: `count` attacks with a range of `distance`, each with `bonus`.

    `barbarian_bonus` is added against barbarians; `anything` may be counted through. A card
    is used either to reinforce or to attack, unless it says that one reinforces before the
    attacks (`reinforce_first`) or after them, one token less for each (`then_reinforce`).
    """

    def __init__(
        self,
        level: int,
        name: str,
        resolve: ResolveIt,
        count: int,
        distance: int,
        bonus: int = 0,
        barbarian_bonus: int = 0,
        water: bool = False,
        anything: bool = False,
        reinforce_first: bool = False,
        then_reinforce: bool = False,
        hooks: tuple[Hook, ...] = (),
        number: int = NONE,
        leader: int = NONE,
    ) -> None:
        super().__init__(
            MILITARY, level, name, resolve, count, distance, water, bonus, hooks, number, leader
        )
        self.barbarian_bonus: Final = barbarian_bonus
        self.anything: Final = anything
        self.reinforce_first: Final = reinforce_first
        self.then_reinforce: Final = then_reinforce


def military_card(g: Table, seat: int, place: int) -> MilitaryCard:
    """The military card in a place of a seat's row, or the arms of the card there."""
    row = g.rules.rows[g.realms[seat].row[place]]
    assert isinstance(row, FocusCard)
    card = row if row.arms is None else row.arms
    assert isinstance(card, MilitaryCard)
    return card
