"""The contract: budgets, names and the random player."""

from __future__ import annotations

import pytest

from tests.players.scripts import new_match
from ziggurat.api import Seeded
from ziggurat.players.player import Budget
from ziggurat.players.program import Program
from ziggurat.players.random import RandomPlayer
from ziggurat.players.table import UnknownPlayer, make_player


class Clock:
    """A clock that tests set."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_budget_runs_out_by_its_own_clock() -> None:
    clock = Clock()
    budget = Budget(2.0, 64, clock)
    clock.now += 1.5
    assert budget.left() == 0.5
    clock.now += 1.5
    assert budget.left() == -1.0


def test_a_budget_begins_afresh() -> None:
    clock = Clock()
    budget = Budget(2.0, 64, clock)
    clock.now += 1.5
    fresh = budget.afresh()
    assert (fresh.left(), fresh.memory_mb) == (2.0, 64)


@pytest.mark.parametrize(("seconds", "memory"), [(0.0, 1), (-1.0, 1), (1.0, -1)])
def test_a_budget_of_nothing_is_refused(seconds: float, memory: int) -> None:
    with pytest.raises(ValueError, match="cannot be kept"):
        Budget(seconds, memory)


def answers(player: RandomPlayer, count: int = 20) -> list[tuple[int, ...]]:
    """What a player says to the same question, again and again."""
    match = new_match()
    match.play(0, (0,))
    question = match.questions(0)[0]
    assert question.topic == "bid"
    view, s = match.view(0), match.state
    return [player.decide(view, question, s, Budget()) for _ in range(count)]


def test_the_random_player_is_decided_by_its_seed() -> None:
    first = answers(RandomPlayer(Seeded(7)))
    assert first == answers(RandomPlayer(Seeded(7)))
    assert first != answers(RandomPlayer(Seeded(8)))
    assert len(set(first)) > 1


def test_a_parameter_beats_the_seed() -> None:
    named = make_player("random:7", seed=1)
    plain = make_player("random", seed=7)
    assert isinstance(named, RandomPlayer)
    assert isinstance(plain, RandomPlayer)
    assert answers(named) == answers(plain)


def test_a_program_is_named_by_its_command() -> None:
    player = make_player("program:python3 'my bot.py' --fast")
    assert isinstance(player, Program)
    assert player.name == "python3 my bot.py --fast"


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("", "there is no player ''; there are: random, random:SEED, program:COMMAND"),
        ("Random", "there is no player 'Random'"),
        ("random:x", "'x' is not a seed: write a whole number"),
        ("random:-1", "'-1' is not a seed"),
        ("program:", "write which program plays"),
        ("program:'a", "is not a command: No closing quotation"),
    ],
)
def test_unknown_names_are_explained(name: str, expected: str) -> None:
    with pytest.raises(UnknownPlayer, match=expected):
        make_player(name)
