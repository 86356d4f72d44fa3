"""Culture events that let two seats learn from each other."""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.content.event_effects import other_seats
from ziggurat.games.board_game.culture.reasons import NO_LESSON, NOT_ANOTHER_SEAT
from ziggurat.games.board_game.research.free_tech import FreeTech, free_techs
from ziggurat.games.board_game.rows.event import Aims, Effect
from ziggurat.games.board_game.state import Table
from ziggurat.games.board_game.verbs import TARGET
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION


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
        return ALLOWED if free_techs(g, seat, self.level, choice[1]) else NO_LESSON

    def targets(self, g: Table, seat: int, chosen: Aims) -> tuple[int, ...]:
        return (chosen[0][1],)

    def resolve(self, g: Table, seat: int, chosen: Aims) -> None:
        other = chosen[0][1]
        g.push(Lesson(other, seat, self.level))
        g.push(Lesson(seat, other, self.level))


class Lesson(FreeTech):
    """A seat learns one tech that another knows, if there is one it has a place for."""

    SPEC: ClassVar[str] = "seat: int, teacher: int, level: int"

    def __init__(self, seat: int, teacher: int, level: int) -> None:
        super().__init__(seat, level, teacher)

    def lesson(self) -> str:
        return "lesson"

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.teacher)
