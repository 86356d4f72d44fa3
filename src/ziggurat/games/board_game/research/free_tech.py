"""A tech without paying for it: what wonders, civilizations, events and other cards give.

Owns which techs a seat may choose from and the question which one it is. Who gives it and when is
said elsewhere.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.culture.reasons import TOO_ADVANCED
from ziggurat.games.board_game.research.learning import learn
from ziggurat.games.board_game.research.pyramid import ROWS, knows, learnable, may_learn
from ziggurat.games.board_game.research.reasons import NOT_TAUGHT
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.verbs import LEARN
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import CARD, Question
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION, Reason
from ziggurat.kernel.state import State

ANY_LEVEL: Final = ROWS
# Whose techs a seat chooses from, if not those of one other seat: all, or what others know.
ALL_TECHS: Final = -1
TECHS_OF_OTHERS: Final = -2


def is_taught(g: Table, seat: int, teacher: int, tech: int) -> bool:
    """Tell whether a tech is known to a teacher of a seat, or needs none."""
    if teacher == ALL_TECHS:
        return True
    if teacher == TECHS_OF_OTHERS:
        return any([knows(g, other, tech) for other in range(g.seats) if other != seat])
    return knows(g, teacher, tech)


def may_be_given(g: Table, seat: int, level: int, teacher: int, tech: int) -> int:
    """The reason why a seat cannot learn a tech up to a level for nothing."""
    if not is_taught(g, seat, teacher, tech):
        return NOT_TAUGHT
    return TOO_ADVANCED if g.printed.levels[tech] > level else may_learn(g, seat, tech)


def free_techs(g: Table, seat: int, level: int = ANY_LEVEL, teacher: int = ALL_TECHS) -> list[int]:
    """The techs that `may_be_given` to a seat now, ascending."""
    return [
        tech
        for tech in learnable(g, seat)
        if g.printed.levels[tech] <= level and is_taught(g, seat, teacher, tech)
    ]


class FreeTech(Frame):
    """A seat learns a tech up to a level without paying, if there is one it has a place for.

    `teacher` is the seat that has to know it, `ALL_TECHS` or `TECHS_OF_OTHERS`.
    Rules: cb.pyramid.free_tech_needs_place
    """

    SPEC: ClassVar[str] = "seat: int, level: int, teacher: int"
    CITES: ClassVar[tuple[str, ...]] = ("cb.pyramid.free_tech_needs_place",)

    def __init__(self, seat: int, level: int = ANY_LEVEL, teacher: int = ALL_TECHS) -> None:
        self.seat: Final = seat
        self.level: Final = level
        self.teacher: Final = teacher

    def run(self, s: State) -> bool:
        if free_techs(table(s), self.seat, self.level, self.teacher):
            return True
        s.pop()
        return False

    def question(self, s: State) -> Question:
        techs = free_techs(table(s), self.seat, self.level, self.teacher)
        options = tuple([(LEARN, tech) for tech in techs])
        if self.teacher == ALL_TECHS:
            return Question(self.seat, "free_tech", CARD, options, (self.level,))
        if self.teacher == TECHS_OF_OTHERS:
            return Question(self.seat, "learn_known", CARD, options)
        return Question(self.seat, self.lesson(), CARD, options, (self.teacher,))

    def lesson(self) -> str:
        """The question which tech of one other seat it is."""
        return "learn_from"

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        s.pop()
        learn(table(s), seat, choice[1], researched=False)

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        if choice[0] != LEARN:
            return Reason(OTHER_QUESTION)
        reason = may_be_given(table(s), seat, self.level, self.teacher, choice[1])
        return None if reason == ALLOWED else Reason(reason, choice[1:])

    def about(self) -> tuple[int, ...]:
        return (self.seat,)
