"""The engine: questions open, forced ones answer themselves, choices are refused or played."""

from __future__ import annotations

import pytest

from tests.kernel import toy
from tests.kit.trace import rule
from ziggurat.kernel.choice import PASS, Choice
from ziggurat.kernel.engine import advance, child, play, question_for, why_not
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import PICK, Question
from ziggurat.kernel.reason import (
    FINISHED,
    NOT_ASKED,
    OTHER_QUESTION,
    UNEXPLAINED,
    DeadEnd,
    Reason,
    Refused,
)
from ziggurat.kernel.rules import Asker
from ziggurat.kernel.state import State
from ziggurat.match.codec import digest


def asker(
    options: tuple[Choice, ...],
    steady: bool = False,
    offered: bool = False,
    refusal: Reason | None = None,
) -> Asker:
    """A question with these options and one answer to everything that is not listed."""

    def ask(s: State, seat: int, args: toy.Ints) -> Question:
        return Question(seat, "test", PICK, options, steady=steady, offered=offered)

    return Asker("test", ask, lambda s, seat, args, choice: refusal, toy.tell_sayings)


def test_the_engine_stops_at_a_question_and_goes_on_after_the_answer() -> None:
    s = toy.begun(toy.asking(toy.SAYING))
    assert [question.topic for question in s.asked] == ["saying"]
    play(s, 0, (toy.SAY, 2))
    assert toy.told(s) == [("said 2", 0)]
    assert s.outcome is not None
    assert s.asked == ()


def test_a_question_with_one_answer_answers_itself() -> None:
    s = toy.begun(toy.asking(asker(((toy.SAY, 7),))))
    assert toy.told(s) == [("said 7", 0)]
    assert s.outcome is not None


@pytest.mark.parametrize(("steady", "offered"), [(True, False), (False, True)])
def test_a_steady_or_offered_question_is_asked_with_one_answer(steady: bool, offered: bool) -> None:
    s = toy.begun(toy.asking(asker(((toy.SAY, 7),), steady, offered)))
    assert len(s.asked) == 1


def test_a_question_without_an_answer_is_a_dead_end() -> None:
    with pytest.raises(DeadEnd, match="Ask asks 'test' without an answer"):
        toy.begun(toy.asking(asker(())))


def test_no_work_and_no_outcome_is_a_dead_end() -> None:
    s = toy.begun(toy.asking(toy.SAYING))
    s.pop()
    s.pop()
    with pytest.raises(DeadEnd, match="nobody has won"):
        advance(s)


def test_a_frame_that_waits_must_ask() -> None:
    s = toy.begun(toy.asking(toy.SAYING))
    s.push(Frame())
    with pytest.raises(TypeError, match="waits but asks nothing"):
        advance(s)


def test_question_for_finds_the_question_of_a_seat() -> None:
    s = toy.begun(toy.asking(toy.SAYING, seat=1))
    assert question_for(s, 1) is s.asked[0]
    assert question_for(s, 0) is None


def test_an_unlisted_choice_is_refused_and_changes_nothing() -> None:
    s = toy.begun(toy.asking(toy.SAYING))
    before = digest(s)
    with pytest.raises(Refused, match="forbidden") as refused:
        play(s, 0, (toy.SAY, 3))
    assert refused.value.reason.number == toy.FORBIDDEN
    assert digest(s) == before


def test_refusals_tell_why() -> None:
    s = toy.begun(toy.asking(toy.SAYING))
    assert why_not(s, 0, (toy.SAY, 1)) is None
    numbers = [why_not(s, seat, choice) for seat, choice in ((0, (PASS,)), (1, (toy.SAY, 1)))]
    assert [reason and reason.number for reason in numbers] == [OTHER_QUESTION, NOT_ASKED]
    play(s, 0, (toy.SAY, 1))
    finished = why_not(s, 0, (toy.SAY, 1))
    assert finished is not None
    assert finished.number == FINISHED


@rule("zg.unexplained")
def test_a_refusal_that_a_frame_does_not_explain_says_so() -> None:
    s = toy.begun(toy.asking(asker(toy.SAYINGS, refusal=None)))
    reason = why_not(s, 0, (toy.SAY, 3))
    assert reason is not None
    assert reason.number == UNEXPLAINED


def test_an_offered_question_accepts_what_its_frame_does_not_refuse() -> None:
    s = toy.begun(toy.asking(asker(toy.SAYINGS, offered=True, refusal=None)))
    play(s, 0, (toy.SAY, 9))
    assert toy.told(s) == [("said 9", 0)]


def test_an_offered_question_refuses_what_its_frame_refuses() -> None:
    refusal = Reason(toy.FORBIDDEN)
    s = toy.begun(toy.asking(asker(toy.SAYINGS, offered=True, refusal=refusal)))
    with pytest.raises(Refused):
        play(s, 0, (toy.SAY, 9))


def test_a_child_leaves_its_parent_as_it_is() -> None:
    s = toy.begun(toy.asking(toy.SAYING))
    before = digest(s)
    after = child(s, 0, (toy.SAY, 1))
    assert after.outcome is not None
    assert digest(s) == before
    assert len(s.asked) == 1
