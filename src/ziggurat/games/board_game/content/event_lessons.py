"""Culture events that let two seats learn from each other."""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.content.event_effects import other_seats
from ziggurat.games.board_game.culture.reasons import NO_LESSON, NOT_ANOTHER_SEAT, TOO_ADVANCED
from ziggurat.games.board_game.reasons import NOT_KNOWN
from ziggurat.games.board_game.research.learning import learn
from ziggurat.games.board_game.research.pyramid import knows, learnable, may_learn, tech_row
from ziggurat.games.board_game.rows.event import Aims, Effect
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.verbs import LEARN, TARGET
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import CARD, Question
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION, Reason
from ziggurat.kernel.state import State


def may_be_taught(g: Table, seat: int, teacher: int, level: int, tech: int) -> int:
    """The reason why a seat cannot learn a tech of another, up to a level."""
    if not knows(g, teacher, tech):
        return NOT_KNOWN
    if tech_row(g, tech).level > level:
        return TOO_ADVANCED
    return may_learn(g, seat, tech)


def lessons_of(g: Table, seat: int, teacher: int, level: int) -> list[int]:
    """Techs up to a level that a seat could learn from another, ascending."""
    return [
        tech
        for tech in learnable(g, seat)
        if knows(g, teacher, tech) and tech_row(g, tech).level <= level
    ]


class ShareKnowledge(Effect):
    """A seat learns one tech of another for nothing, then the other one of it."""

    def __init__(self, level: int) -> None:
        super().__init__(friendly=True)
        self.level: Final = level

    def aims(self, g: Table, seat: int, chosen: Aims) -> list[Choice]:
        return other_seats(g, seat)

    def reason(self, g: Table, seat: int, chosen: Aims, choice: Choice) -> int:
        if choice[0] != TARGET:
            return OTHER_QUESTION
        if choice not in other_seats(g, seat):
            return NOT_ANOTHER_SEAT
        return ALLOWED if lessons_of(g, seat, choice[1], self.level) else NO_LESSON

    def targets(self, g: Table, seat: int, chosen: Aims) -> tuple[int, ...]:
        return (chosen[0][1],)

    def resolve(self, g: Table, seat: int, chosen: Aims) -> None:
        other = chosen[0][1]
        g.push(Lesson(other, seat, self.level))
        g.push(Lesson(seat, other, self.level))


class Lesson(Frame):
    """A seat learns one tech that another knows, if there is one it has a place for."""

    SPEC: ClassVar[str] = "seat: int, teacher: int, level: int"

    def __init__(self, seat: int, teacher: int, level: int) -> None:
        self.seat: Final = seat
        self.teacher: Final = teacher
        self.level: Final = level

    def run(self, s: State) -> bool:
        if lessons_of(table(s), self.seat, self.teacher, self.level):
            return True
        s.pop()
        return False

    def question(self, s: State) -> Question:
        techs = lessons_of(table(s), self.seat, self.teacher, self.level)
        options = tuple([(LEARN, tech) for tech in techs])
        return Question(self.seat, "lesson", CARD, options, (self.teacher,))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        s.pop()
        learn(table(s), seat, choice[1], researched=False)

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        if choice[0] != LEARN:
            return Reason(OTHER_QUESTION)
        reason = may_be_taught(table(s), seat, self.teacher, self.level, choice[1])
        return None if reason == ALLOWED else Reason(reason, choice[1:])

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.teacher)
