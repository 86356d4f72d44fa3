"""Focus cards as rows: what is printed on them, and the function of their type.

Owns the row class only; the twenty cards stand in `focus_cards.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from ziggurat.games.new_dawn.ids import focus_card
from ziggurat.kernel.content import Hook, Row

if TYPE_CHECKING:
    from ziggurat.games.new_dawn.state import Table

# Table, seat, place in the row, slot value.
ResolveIt: TypeAlias = "Callable[[Table, int, int, int], None]"


class FocusCard(Row):
    """A focus card.

    `count` is what its type counts: control tokens (culture), caravans (economy), attacks
    (military). `distance` is its range, `water` whether water may be crossed or counted
    through, `bonus` what it adds in a fight.
    """

    def __init__(
        self,
        focus: int,
        level: int,
        name: str,
        resolve: ResolveIt,
        count: int = 0,
        distance: int = 0,
        water: bool = False,
        bonus: int = 0,
        hooks: tuple[Hook, ...] = (),
    ) -> None:
        super().__init__(focus_card(focus, level), name, hooks)
        self.focus: Final = focus
        self.level: Final = level
        self.resolve: Final = resolve
        self.count: Final = count
        self.distance: Final = distance
        self.water: Final = water
        self.bonus: Final = bonus
