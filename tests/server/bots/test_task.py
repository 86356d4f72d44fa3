"""Tasks: nothing but what a seat may know becomes bytes, and a worker decides by them."""

from __future__ import annotations

import io

import msgspec
import pytest

from tests.server.bots.scripts import asked_seat, new_match, task
from ziggurat.api import Match, Seeded, State, digest, parse, pick
from ziggurat.checks.hidden import other_world
from ziggurat.match.history import History
from ziggurat.players.protocol import Answer, Asked, Ready
from ziggurat.server.bots.task import NotAsked, job_line, options_of, task_of
from ziggurat.server.bots.worker import JOB, rules_for, serve


def played(match: Match, decisions: int) -> Match:
    """A match some random decisions later."""
    dice = Seeded(5)
    for _ in range(decisions):
        question = match.state.asked[0]
        match.play(question.seat, pick(question, dice))
    return match


def standing_at(match: Match, s: State) -> Match:
    """A match that stands at a state."""
    history = History(match.rules, match.header, [])
    history.keep(s)
    return Match(history, s, None, None)


@pytest.mark.parametrize("decisions", [7, 12, 25, 40])
def test_a_canary_in_another_hand_never_crosses(decisions: int) -> None:
    match = played(new_match("template", 3), decisions)
    seat = asked_seat(match)
    other = other_world(match.state, seat, Seeded(7))
    assert digest(other) != digest(match.state)
    twin = standing_at(match, other)
    assert task_of(match, seat, "greedy", Seeded(3)) == task_of(twin, seat, "greedy", Seeded(3))


def test_the_bytes_are_those_of_the_protocol() -> None:
    match = new_match()
    found = msgspec.json.decode(task(match).question, type=Asked)
    question = match.questions(asked_seat(match))[0]
    assert (found.seat, found.topic) == (question.seat, question.topic)
    assert options_of(task(match)) == found.options


def test_a_seat_that_is_not_asked_has_no_task() -> None:
    match = new_match()
    with pytest.raises(NotAsked, match="blue is asked nothing"):
        task_of(match, 1, "random", Seeded(1))


def test_an_unknown_level_is_refused_at_once() -> None:
    with pytest.raises(ValueError, match="there is no bot 'genius'"):
        task_of(new_match(), 0, "genius", Seeded(1))


def test_a_worker_answers_line_by_line_and_the_same_again() -> None:
    matches = [played(new_match("new-dawn"), 30), played(new_match("template", 3), 5)]
    lines = [job_line("greedy", task(match), at, 9.0) for at, match in enumerate(matches)]
    output = io.BytesIO()
    serve(io.BytesIO(b"".join(lines * 2)), output)
    ready, *answers = output.getvalue().splitlines()
    assert msgspec.json.decode(ready, type=Ready).ready == 1
    assert answers[:2] == answers[2:]
    for line, match in zip(answers, matches, strict=False):
        choice = msgspec.json.decode(line, type=Answer).choice
        assert parse(match.rules, choice) in match.questions(asked_seat(match))[0].options


@pytest.mark.parametrize(
    ("change", "expected"),
    [({"version": 99}, "the host plays version 99"), ({"level": "program:ls"}, "there is no bot")],
)
def test_a_worker_refuses_what_it_does_not_know(change: dict[str, object], expected: str) -> None:
    job = JOB.decode(job_line("random", task(new_match()), 1, 1.0))
    line = msgspec.json.encode(msgspec.structs.replace(job, **change))
    with pytest.raises(ValueError, match=expected):
        serve(io.BytesIO(line), io.BytesIO())


def test_tables_of_a_kind_share_rules() -> None:
    first, second = [
        JOB.decode(job_line("random", task(new_match(seed=seed)), 1, 1.0)) for seed in (1, 2)
    ]
    assert rules_for(first) is rules_for(second)
