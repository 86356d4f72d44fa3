"""Before research: what a seat may use before all choose their techs.

Owns its own part of the phase, which comes only where rows act in it. Techs are chosen in
`phase.py`.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.moments import RESEARCH
from ziggurat.games.board_game.state import table
from ziggurat.games.board_game.turn.own_part import OwnPart, part_question
from ziggurat.games.board_game.turn.phases import refused
from ziggurat.kernel.choice import PASS, Choice
from ziggurat.kernel.content import offers, refusal, reply
from ziggurat.kernel.question import Question
from ziggurat.kernel.reason import Reason
from ziggurat.kernel.rules import Step
from ziggurat.kernel.state import State

# The flow of a seat's own part, and what it is asked.
BEFORE_RESEARCH: Final = "before_research"


class BeforeResearch(OwnPart):
    """A seat uses what it may use before techs are chosen, until it passes."""

    SPEC: ClassVar[str] = "seat: int"

    def question(self, s: State) -> Question:
        g = table(s)
        options = ((PASS,), *sorted(set(offers(g, RESEARCH, self.seat, ()))))
        return part_question(g, self.seat, RESEARCH, options, BEFORE_RESEARCH)

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        if choice[0] == PASS:
            s.pop()
        else:
            reply(s, RESEARCH, seat, (), choice)

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        reason = refusal(s, RESEARCH, seat, (), choice)
        return refused(table(s), seat, reason, choice, choice[1:])


def prepare(s: State, seat: int) -> None:
    """A seat's own part begins."""
    s.push(BeforeResearch(seat))


BEFORE_STEPS: Final = (Step("act", prepare),)
