"""The rows of the automated player: cards made of orders, priority lists made of criteria.

Owns the classes only. An order and a list both name the rule they follow, so that every act
can be traced to it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from ziggurat.games.new_dawn.automated_player.ids import AUTOMATED_PLAYER, automated_card
from ziggurat.games.new_dawn.ids import NONE
from ziggurat.games.new_dawn.rows import FocusCard, NarrowIt, ResolveIt
from ziggurat.kernel.content import Hook, Row

if TYPE_CHECKING:
    from ziggurat.games.new_dawn.automated_player.reading import ReadCard
    from ziggurat.games.new_dawn.state import Table
    from ziggurat.kernel.choice import Choice
    from ziggurat.kernel.question import Question

# Carries out one order of the card that is being read.
ObeyIt: TypeAlias = "Callable[[Table, ReadCard], None]"
# How much an option to a question has of what a criterion asks for; more is better.
MeasureIt: TypeAlias = "Callable[[Table, Question, Choice], int]"


class Order(Row):
    """One instruction of a card (`rule` is the entry it follows) and how it is carried out."""

    def __init__(self, number: int, name: str, rule: str, obey: ObeyIt) -> None:
        super().__init__(number, name)
        self.rule: Final = rule
        self.obey: Final = obey


class AutomatedCard(FocusCard):
    """A focus card of the automated player: its orders are carried out one after the other.

    `count`, `distance`, `water` and `bonus` are as for every card; `amount` is what else it
    prints a number for: dial spaces, production or combat value. A card on another `sheet` than
    the automated player's own is in no row and no deck until something puts it there.
    """

    def __init__(
        self,
        focus: int,
        level: int,
        name: str,
        resolve: ResolveIt,
        orders: tuple[Order, ...],
        count: int = 0,
        distance: int = 0,
        water: bool = False,
        bonus: int = 0,
        amount: int = 0,
        hooks: tuple[Hook, ...] = (),
        number: int = NONE,
        arms: FocusCard | None = None,
        sheet: int = AUTOMATED_PLAYER,
    ) -> None:
        own = automated_card(focus, level) if number == NONE else number
        super().__init__(
            focus, level, name, resolve, count, distance, water, bonus, hooks, own, sheet, arms
        )  # fmt: skip
        self.orders: Final = orders
        self.amount: Final = amount


class Criterion(Row):
    """What a priority list compares options by."""

    def __init__(self, number: int, name: str, measure: MeasureIt) -> None:
        super().__init__(number, name)
        self.measure: Final = measure

    def worth(self, g: Table, question: Question, choice: Choice) -> int:
        """How much an option has of it."""
        return self.measure(g, question, choice)


class PriorityList(Row):
    """Criteria in order of weight; `rule` is the entry that gives them (ap.general.filter)."""

    def __init__(self, number: int, name: str, rule: str, criteria: tuple[Criterion, ...]) -> None:
        super().__init__(number, name)
        self.rule: Final = rule
        self.criteria: Final = criteria


class Topic(Row):
    """How a question of some topic is decided for the automated player; the row has its name."""

    def __init__(self, number: int, topic: str, narrow: NarrowIt) -> None:
        super().__init__(number, topic)
        self.narrow: Final = narrow
