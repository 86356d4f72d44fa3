"""Standing answers: a seat declines a question for the rest of the turn.

Owns which questions can be declined so and what each seat has said. It is kept in memory only and
never in a log: what it leads to are ordinary entries, so that nobody can tell.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.kernel.choice import PASS
from ziggurat.kernel.engine import question_for

if TYPE_CHECKING:
    from ziggurat.kernel.question import Question
    from ziggurat.kernel.rules import Rules
    from ziggurat.kernel.state import State

# The fact by which every game numbers the turn that is being played.
TURN: Final = "turn"


def may_stand(rules: Rules, question: Question) -> bool:
    """Tell whether a question can be declined until the turn ends.

    Those can that are asked at a moment where skipping them would tell a secret: they come again
    and again, mostly with nothing to answer.
    """
    moment = rules.moments.get(question.topic)
    if moment is None or not moment.steady or not question.steady or TURN not in rules.facts:
        return False
    return (PASS,) in question.options


def turn_of(s: State) -> int:
    """The number of the turn that is being played; 0 if the game counts none."""
    fact = s.rules.facts.get(TURN)
    return fact.read(s, ())[0] if fact is not None else 0


class Standing:
    """What the seats of one game decline this turn."""

    def __init__(self) -> None:
        self._said: Final[dict[int, dict[str, int]]] = {}

    def __bool__(self) -> bool:
        """Tell whether anybody declines anything."""
        return any(self._said.values())

    def decline(self, s: State, seat: int, topic: str) -> None:
        """Let a seat decline a topic as long as this turn lasts."""
        self._said.setdefault(seat, {})[topic] = turn_of(s)

    def topics(self, s: State, seat: int) -> tuple[str, ...]:
        """What a seat declines in the turn that is being played."""
        said = self._said.get(seat)
        if not said:
            return ()
        turn = turn_of(s)
        return tuple([topic for topic in sorted(said) if said[topic] == turn])

    def withdraw(self, seat: int, topic: str = "") -> None:
        """Let a seat be asked again: about a topic, or about everything."""
        if topic:
            self._said.get(seat, {}).pop(topic, None)
        else:
            self._said.pop(seat, None)

    def clear(self) -> None:
        """Let everybody be asked again."""
        self._said.clear()

    def due(self, s: State) -> list[int]:
        """The seats that are asked what they decline."""
        return [seat for seat in self._said if self._is_due(s, seat)]

    def _is_due(self, s: State, seat: int) -> bool:
        question = question_for(s, seat)
        if question is None or question.topic not in self.topics(s, seat):
            return False
        return may_stand(s.rules, question)
