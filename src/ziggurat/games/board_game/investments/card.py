"""The row class of investment cards."""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.investments.state import markers_on
from ziggurat.kernel.content import Adjust, AdjustMoment, Cue, Hook, Row
from ziggurat.kernel.state import State


class Investment(Row):
    """An investment card: how many markers each of its abilities needs, ascending.

    Its hooks act while the first of them is active; only the dearest active one has an effect.
    Rules: bx.invest.activation, bx.invest.only_highest, bx.invest.in_between
    """

    def __init__(
        self, number: int, name: str, tiers: tuple[int, ...], hooks: tuple[Hook, ...]
    ) -> None:
        super().__init__(number, name, hooks)
        self.tiers: Final = tiers


def tier_of(s: State, seat: int, card: int) -> int:
    """Which ability of a card is active for a seat: 0 for none, 1 for the cheapest."""
    row = s.rules.rows[card]
    assert isinstance(row, Investment)
    there = markers_on(s, seat, card)
    return len([needed for needed in row.tiers if needed <= there])


class ByTier(Adjust):
    """A number that grows by what the active ability of a card says."""

    def __init__(self, moment: AdjustMoment, amounts: tuple[int, ...]) -> None:
        super().__init__(moment, self.grown)
        self.amounts: Final = amounts

    def grown(self, s: State, cue: Cue, value: int) -> int:
        return value + self.amounts[tier_of(s, cue.owner, cue.card) - 1]
