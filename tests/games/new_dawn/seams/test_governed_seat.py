"""A seat that the rules govern: Nature answers for it, among what the rule leaves."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Final

import pytest

from tests.games.new_dawn.seams.kit import FIRST_ROW, probed
from ziggurat import api
from ziggurat.build.build import Build, new_state
from ziggurat.games.new_dawn import asking
from ziggurat.games.new_dawn.masks import mask_of, members
from ziggurat.games.new_dawn.printed import GOVERNORS, printed
from ziggurat.games.new_dawn.rows import Governor
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.engine import advance

GAME: Final = Path(asking.__file__).parent
LONGEST: Final = 10_000


def first_option(g: Table, question: api.Question) -> tuple[Choice, ...]:
    return question.options[:1]


def last_two(g: Table, question: api.Question) -> tuple[Choice, ...]:
    return question.options[-2:]


def first_always(b: Build) -> None:
    """The last seat always takes the first thing it is offered."""
    b.content(GOVERNORS).add((Governor(FIRST_ROW, "first", first_option),))


def one_of_the_last(b: Build) -> None:
    """The last seat takes one of the last two things it is offered, by chance."""
    b.content(GOVERNORS).add((Governor(FIRST_ROW, "last", last_two, silent=("leader", "wonder")),))


def play_out(rules: api.Rules, seats: int, seed: int) -> tuple[api.State, set[str]]:
    """Play at random to the end; tell which topics were put to Nature."""
    dice = api.Seeded(seed)
    s = new_state(rules, seats)
    advance(s)
    topics: set[str] = set()
    for _ in range(LONGEST):
        if not s.asked:
            return s, topics
        for question in s.asked:
            assert question.seat != seats - 1, f"the governed seat is asked '{question.topic}'"
            if question.seat == api.NATURE:
                topics.add(question.topic)
        api.play(s, s.asked[0].seat, api.pick(s.asked[0], dice))
        for invariant in rules.invariants.values():
            assert invariant.check(s) == ""
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_governed_seat_is_never_asked(seats: int) -> None:
    rules = probed(one_of_the_last, "advanced", governed=1)
    asked: set[str] = set()
    for seed in range(3):
        s, topics = play_out(rules, seats, seed)
        assert s.outcome is not None
        asked |= topics
    # Its own choices, in its turns and in those of others.
    assert {"focus", "place_tokens", "put_tokens"} <= asked


def test_one_answer_left_is_no_question() -> None:
    """A rule that leaves one answer needs no chance: Nature is asked for dice and draws alone."""
    s, topics = play_out(probed(first_always, governed=1), 3, 5)
    assert s.outcome is not None
    assert not {"focus", "place_tokens"} & topics


def test_a_governed_seat_acts_for_itself() -> None:
    """What is decided for a seat changes that seat and no other."""
    s = new_state(probed(one_of_the_last, governed=1), 2)
    s.journal = []
    advance(s)
    dice = api.Seeded(7)
    while s.asked and len(s.journal) < 400:
        api.play(s, s.asked[0].seat, api.pick(s.asked[0], dice))
    placed = {event.seat for event in s.journal if event.key == "placed"}
    assert placed == {0, 1}


def test_silent_rows_do_nothing_for_a_governed_seat_and_are_still_its_own() -> None:
    s = table(new_state(probed(one_of_the_last, governed=1), 2))
    advance(s)
    rows = members(printed(s.rules).wonders)
    for realm in s.realms:
        realm.in_play |= mask_of(rows)
    for moment in s.rules.attached:
        assert not [at for at in s.acting(1, moment) if at.card in rows]
    assert any([at.card in rows for moment in s.rules.attached for at in s.acting(0, moment)])
    assert not any([s.holds(1, wonder) for wonder in rows])
    assert all([s.holds(0, wonder) for wonder in rows])


def test_every_question_to_a_seat_goes_through_ask() -> None:
    """By construction: no other file of the game makes a question."""
    for path in sorted(GAME.rglob("*.py")):
        if path == GAME / "asking.py":
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                assert node.func.id not in ("Question", "Window", "Ask"), f"{path.name}"


def test_frames_act_for_their_own_seat() -> None:
    """The seat that `answer` is told may be Nature, so that no frame reads it."""
    for path in sorted(GAME.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name in ("answer", "refuse"):
                read = [at for at in ast.walk(node) if isinstance(at, ast.Name) and at.id == "seat"]
                assert not read, f"{path.name}: line {node.lineno}"
