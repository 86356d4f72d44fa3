"""A tech for nothing: what several cards and relics give.

Owns the question which tech it is. Who gives it and when is said elsewhere.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.culture.reasons import TOO_ADVANCED
from ziggurat.games.board_game.research.learning import learn
from ziggurat.games.board_game.research.pyramid import ROWS, learnable, may_learn
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.verbs import LEARN
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import CARD, Question
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION, Reason
from ziggurat.kernel.state import State

ANY_LEVEL: Final = ROWS


def may_be_given(g: Table, seat: int, level: int, tech: int) -> int:
    """The reason why a seat cannot learn a tech up to a level for nothing."""
    return TOO_ADVANCED if g.printed.levels[tech] > level else may_learn(g, seat, tech)


def gifts(g: Table, seat: int, level: int) -> list[int]:
    """The techs up to a level that a seat could learn now, ascending."""
    return [tech for tech in learnable(g, seat) if g.printed.levels[tech] <= level]


class FreeTech(Frame):
    """A seat learns a tech up to a level without trade, if there is one it has a place for.

    Rules: cb.pyramid.free_tech_needs_place
    """

    SPEC: ClassVar[str] = "seat: int, level: int"
    CITES: ClassVar[tuple[str, ...]] = ("cb.pyramid.free_tech_needs_place",)

    def __init__(self, seat: int, level: int) -> None:
        self.seat: Final = seat
        self.level: Final = level

    def run(self, s: State) -> bool:
        if gifts(table(s), self.seat, self.level):
            return True
        s.pop()
        return False

    def question(self, s: State) -> Question:
        techs = gifts(table(s), self.seat, self.level)
        options = tuple([(LEARN, tech) for tech in techs])
        return Question(self.seat, "free_tech", CARD, options, (self.level,))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        s.pop()
        learn(table(s), seat, choice[1], researched=False)

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        if choice[0] != LEARN:
            return Reason(OTHER_QUESTION)
        reason = may_be_given(table(s), seat, self.level, choice[1])
        return None if reason == ALLOWED else Reason(reason, choice[1:])

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.level)
