"""Games with a seat that a rule plays, in the arena: it needs no player."""

from __future__ import annotations

from pathlib import Path

import pytest

from ziggurat import api
from ziggurat.arena.simulate import simulate
from ziggurat.build.governed import chairs_of, governed_seats, players_at, seats_with
from ziggurat.match.save import dump, load, verify

MODULES = ("automated_player",)


def test_which_seats_a_rule_plays() -> None:
    rules = api.build("new-dawn", MODULES)
    assert governed_seats(rules, 3) == (2,)
    assert (players_at(rules, 3), seats_with(rules, 2)) == (2, 3)
    assert chairs_of(rules) == (1, 2, 3)
    base = api.build("new-dawn")
    assert governed_seats(base, 3) == ()
    assert chairs_of(base) == (2, 3, 4)


@pytest.mark.parametrize("players", [("random",), ("greedy",), ("random", "greedy")])
def test_a_game_is_played_without_a_player_for_the_rule(
    players: tuple[str, ...], tmp_path: Path
) -> None:
    rules = api.build("new-dawn", MODULES)
    seats = len(players) + 1
    summary = simulate(
        rules, seats, players, games=1, seed=3, limit=60, check=True, save_to=tmp_path
    )
    assert summary.failed == 0
    assert len(summary.wins) == seats


def test_a_player_too_many_is_refused() -> None:
    with pytest.raises(ValueError, match="1 seats need as many players, not 2"):
        simulate(api.build("new-dawn", MODULES), 2, ("random", "random"), games=1)


def test_the_log_replays_and_verifies_without_any_program() -> None:
    match = api.Match.new(api.build("new-dawn", MODULES), 2, bytes(32))
    dice = api.Seeded(5)
    for _ in range(30):
        question = match.state.asked[0]
        assert question.seat == 0
        match.play(0, api.pick(question, dice))
    assert {entry.seat for entry in match.entries} == {0, api.NATURE}
    again = load(dump(match), api.games())
    assert api.digest(again.state) == api.digest(match.state)
    assert verify(dump(match), api.games()).ok
