"""The engine: frames run until somebody has a real choice.

This is the whole loop. It never recurses, never draws at random and never looks into
a game. A question with a single answer answers itself unless it is steady.
"""

from __future__ import annotations

from ziggurat.kernel.choice import Choice
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import MOST_STEPS, Question
from ziggurat.kernel.reason import FINISHED, NOT_ASKED, UNEXPLAINED, DeadEnd, Reason, Refused
from ziggurat.kernel.state import State


def advance(s: State) -> None:
    """Run frames until a question is open or the game is over; no work goes on for ever."""
    steps = 0
    while s.outcome is None:
        steps += 1
        if not s.stack or steps > MOST_STEPS:
            raise DeadEnd("no work is pending and nobody has won, or the work never ends")
        frame = s.stack[-1]
        if not frame.run(s):
            continue
        asked = frame.questions(s)
        forced = _forced(frame, asked)
        if forced is None:
            s.asked = asked
            return
        s.asked = ()
        frame.answer(s, forced.seat, forced.options[0])
    s.asked = ()


def _forced(frame: Frame, asked: tuple[Question, ...]) -> Question | None:
    """The first question that leaves no choice."""
    for question in asked:
        if not question.options:
            raise DeadEnd(f"{type(frame).__name__} asks '{question.topic}' without an answer")
        if len(question.options) == 1 and not question.steady and not question.offered:
            return question
    if not asked:
        raise DeadEnd(f"{type(frame).__name__} waits but asks nobody")
    return None


def question_for(s: State, seat: int) -> Question | None:
    """The question that `seat` has to answer now, if any."""
    for question in s.asked:
        if question.seat == seat:
            return question
    return None


def play(s: State, seat: int, choice: Choice) -> None:
    """Answer a question.  Exactly the listed options, and admitted offers, are legal."""
    question = question_for(s, seat)
    if question is None or choice not in question.options:
        reason = why_not(s, seat, choice)
        if reason is not None:
            raise Refused(reason, s.rules.reasons[reason.number].name)
    act(s, seat, choice)


def act(s: State, seat: int, choice: Choice) -> None:
    """Carry out a choice known to be legal."""
    s.stack[-1].answer(s, seat, choice)
    advance(s)


def child(s: State, seat: int, choice: Choice) -> State:
    """Return the state after a choice; `s` stays as it is."""
    after = s.clone()
    play(after, seat, choice)
    return after


def why_not(s: State, seat: int, choice: Choice) -> Reason | None:
    """Explain why a choice is not legal now; None if it is legal.

    ValueError if it is not a choice at all: a verb or an argument that does not exist.
    """
    if not s.rules.is_well_formed(choice):
        raise ValueError(f"{choice} says nothing: no such verb, or arguments that do not exist")
    if s.outcome is not None:
        return Reason(FINISHED)
    question = question_for(s, seat)
    if question is None:
        return Reason(NOT_ASKED, (s.asked[0].seat,))
    if choice in question.options:
        return None
    reason = s.stack[-1].refuse(s, seat, choice)
    if reason is None and not question.offered:
        return Reason(UNEXPLAINED)
    return reason
