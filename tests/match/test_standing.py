"""Standing answers: which questions take them, and how long they last."""

from __future__ import annotations

import random

import pytest

from ziggurat import api
from ziggurat.api import Match, Question
from ziggurat.kernel.choice import PASS
from ziggurat.kernel.engine import question_for
from ziggurat.match.chance import Fast
from ziggurat.match.standing import Standing, may_stand, turn_of

MOST = 4000


def played_to_a_standing_question(game: str, seats: int, seed: int) -> tuple[Match, Question]:
    match = Match.new(api.build(game), seats, chance=Fast(seed))
    dice = random.Random(seed)
    for _ in range(MOST):
        state = match.state
        found = [at for at in state.asked if may_stand(match.rules, at)]
        if found:
            return match, found[0]
        question = state.asked[0]
        match.play(question.seat, dice.choice(question.options))
        if match.outcome is not None:
            match = Match.new(api.build(game), seats, chance=Fast(dice.randrange(999)))
    raise AssertionError("no such question")


@pytest.mark.parametrize("game", ["template", "board-game"])
def test_a_standing_answer_lasts_as_long_as_the_turn(game: str) -> None:
    match, question = played_to_a_standing_question(game, 3, 2)
    standing = Standing()
    assert not standing
    standing.decline(match.state, question.seat, question.topic)
    assert standing.due(match.state) == [question.seat]
    turn = turn_of(match.state)
    dice = random.Random(1)
    while match.outcome is None and turn_of(match.state) == turn:
        assert standing.topics(match.state, question.seat) == (question.topic,)
        for seat in standing.due(match.state):
            match.play(seat, (PASS,))
            break
        else:
            asked = match.state.asked[0]
            match.play(asked.seat, dice.choice(asked.options))
    if match.outcome is None:
        assert standing.topics(match.state, question.seat) == ()
        assert standing.due(match.state) == []


def test_withdrawing_lets_the_seat_be_asked_again() -> None:
    match, question = played_to_a_standing_question("board-game", 2, 5)
    standing = Standing()
    standing.decline(match.state, question.seat, question.topic)
    standing.withdraw(question.seat, "another topic")
    assert standing.due(match.state) == [question.seat]
    standing.withdraw(question.seat, question.topic)
    assert not standing
    assert standing.due(match.state) == []
    standing.decline(match.state, question.seat, question.topic)
    standing.withdraw(question.seat)
    assert not standing


@pytest.mark.parametrize("game", ["template", "board-game", "new-dawn"])
def test_only_what_can_be_declined_can_stand(game: str) -> None:
    """Neither one's own part of a turn nor a question that wants an answer, in random games."""
    rules = api.build(game)
    match = Match.new(rules, 2, chance=Fast(3))
    dice = random.Random(3)
    for _ in range(600):
        if match.outcome is not None:
            break
        for question in match.state.asked:
            if may_stand(rules, question):
                assert (PASS,) in question.options
                assert question.topic in rules.moments
                assert not question.offered
        question = match.state.asked[0]
        match.play(question.seat, dice.choice(question.options))


def test_all_games_number_their_turns() -> None:
    for game in ("template", "board-game", "new-dawn"):
        match = Match.new(api.build(game), 2, chance=Fast(1))
        seen = {turn_of(match.state)}
        dice = random.Random(7)
        for _ in range(400):
            if match.outcome is not None:
                break
            question = question_for(match.state, match.state.asked[0].seat)
            assert question is not None
            match.play(question.seat, dice.choice(question.options))
            seen.add(turn_of(match.state))
        assert len(seen) > 2, game
