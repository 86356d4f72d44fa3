"""What was named so far of a set: found in the log, whatever was taken back."""

from __future__ import annotations

import random

from ziggurat import api
from ziggurat.api import Match, Question
from ziggurat.kernel.choice import PASS
from ziggurat.match.chance import Fast
from ziggurat.match.naming import named

MOVES = 4000


def at_tokens() -> tuple[Match, Question]:
    """A game of A New Dawn in which several tokens are placed one by one."""
    match = Match.new(api.build("new-dawn", options={"map": "first-game"}), 2, chance=Fast(1))
    dice = random.Random(2)
    for _ in range(MOVES):
        question = match.state.asked[0]
        if question.topic == "place_tokens" and question.facts[0] > 1 and len(question.options) > 4:
            return match, question
        match.play(question.seat, dice.choice(question.options))
    raise AssertionError("nobody places tokens")


def as_set(match: Match) -> Question:
    """What is asked now, as a question that asks for a set."""
    q = match.state.asked[0]
    return Question(q.seat, q.topic, q.kind, q.options, q.facts, any_order=True)


def test_what_was_named_is_found_in_the_log() -> None:
    match, question = at_tokens()
    assert named(match, match.next_entry - 1, as_set(match)) == []
    first = next(choice for choice in question.options if choice[0] != PASS)
    match.play(question.seat, first)
    assert match.state.asked[0].topic == "place_tokens"
    assert named(match, match.next_entry - 1, as_set(match)) == [first]


def test_what_was_taken_back_is_not_named() -> None:
    match, question = at_tokens()
    first, second = [choice for choice in question.options if choice[0] != PASS][:2]
    match.play(question.seat, first)
    match.undo(question.seat)
    assert named(match, match.next_entry - 1, as_set(match)) == []
    match.play(question.seat, second)
    assert named(match, match.next_entry - 1, as_set(match)) == [second]


def test_a_question_that_asks_for_no_set_names_nothing() -> None:
    match, question = at_tokens()
    first = next(choice for choice in question.options if choice[0] != PASS)
    match.play(question.seat, first)
    assert named(match, match.next_entry - 1, match.state.asked[0]) == []
