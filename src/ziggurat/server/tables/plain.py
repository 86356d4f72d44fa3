"""The table of a game that the page has no drawing for: its view, by name of its fields.

Owns what every presenter has in common. A presenter turns a view into what the page draws;
it never sees the true state and never words anything.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from ziggurat.kernel.question import PUBLIC

if TYPE_CHECKING:
    from ziggurat.kernel.choice import Choice
    from ziggurat.kernel.question import Question
    from ziggurat.kernel.rules import Rules
    from ziggurat.kernel.state import State
    from ziggurat.tables import Presentation

Data: TypeAlias = dict[str, Any]


class Presenter:
    """How a game is shown; this one shows any game."""

    def table(self, shown: Presentation, dealt: State) -> Data:
        """The table, from what a seat is shown.

        `dealt` is a state that the seat cannot tell from the true one, for what follows from
        its view by the rules; nothing else may be read from it.
        """
        return {"is": "plain", "view": shown.view}

    def round(self, shown: Presentation) -> int:
        """The number of the round, 0 if the game counts none."""
        return 0

    def people(self, shown: Presentation) -> list[int]:
        """The row that each seat leads, below 0 as long as that is open; empty where none do."""
        return []

    def turn(self, table: Data, asked: list[int]) -> int:
        """The seat whose turn it is, -1 if it is nobody's alone."""
        return asked[0] if len(asked) == 1 else -1

    def facing(self, shown: Presentation, dealt: State) -> Data | None:
        """What both sides of an attack that has just begun bring, where no odds can be told."""
        return None

    def slot_seat(self, question: Question) -> int:
        """The seat that arguments of a question mean when they name a place of somebody."""
        return question.seat

    def closes(self, rules: Rules, question: Question) -> bool:
        """Whether passing ends a part of the seat's own turn; such buttons keep their place."""
        return False

    def adds_up(self, dealt: State, question: Question) -> bool:
        """Whether a question asks for a payment of which nothing counts but the sum."""
        return False

    def aside(self, dealt: State, question: Question) -> dict[str, list[Choice]]:
        """Options that few want each time: the page keeps them behind a button, by its name."""
        return {}

    def is_open(self, dealt: State, question: Question) -> bool:
        """Whether all can see what could be answered, so that a quick pass tells nothing."""
        return question.audience == PUBLIC

    def cells(self, rules: Rules, question: Question) -> Data:
        """Where things lie that can be chosen and are not on the table, by number."""
        return {}

    def tiles(self, rules: Rules, question: Question) -> Data:
        """What a question is about that lies nowhere on the table yet, by number."""
        return {}

    def ghost(self, rules: Rules, question: Question) -> Data | None:
        """What would be laid on the table, if a question is about that."""
        return None

    def placing(self, dealt: State, question: Question) -> Data | None:
        """All ways to lay what a question is about, if it begins such a thing."""
        return None
