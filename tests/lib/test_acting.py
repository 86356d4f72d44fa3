"""Acting: one meet of masks finds the same rows as asking for each of them."""

from __future__ import annotations

import pytest

from ziggurat.api import Seeded, build, new_state, pick
from ziggurat.kernel.content import AdjustMoment, Attached, Plus
from ziggurat.kernel.engine import act
from ziggurat.kernel.state import State
from ziggurat.lib import acting
from ziggurat.lib.acting import Acting

COUNT = AdjustMoment("count", "something is counted")
ROWS = (3, 70, 500)
ATTACHED = tuple([Attached(card, Plus(COUNT, 1)) for card in ROWS])


def found(table: Acting, *in_play: int) -> list[int]:
    """The rows that act if these are in play."""
    return [at.card for at in table.among(sum(1 << card for card in in_play))]


def test_only_rows_that_are_attached_and_in_play_act_in_row_order() -> None:
    table = Acting(ATTACHED)
    assert found(table) == found(table, 4, 71) == []
    assert found(table, 70, 71) == [70]
    assert found(table, 500, 4, 3) == [3, 500]
    assert found(table, *ROWS) == list(ROWS)
    assert found(Acting(()), *ROWS) == []


def test_what_was_found_once_is_found_again() -> None:
    table = Acting(ATTACHED)
    assert table.among(1 << 3) is table.among(1 << 3 | 1 << 4)


def test_sets_are_forgotten_when_there_are_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(acting, "MOST_SETS", 2)
    table = Acting(ATTACHED)
    for _ in range(2):
        assert [found(table, card) for card in ROWS] == [[3], [70], [500]]
    assert len(table.known) <= 3


@pytest.mark.parametrize("game", ["new-dawn", "board-game"])
def test_a_game_finds_the_rows_that_it_says_a_seat_holds(game: str) -> None:
    rules = build(game)
    s = new_state(rules, 3)
    chooser = Seeded(5)
    acted = 0
    for number in range(400):
        act(s, s.asked[0].seat, pick(s.asked[0], chooser))
        if s.outcome is not None:
            break
        if number % 20 == 0:
            for moment in rules.moments:
                for seat in range(s.seats):
                    rows = s.acting(seat, moment)
                    assert rows == State.acting(s, seat, moment)
                    acted += len(rows)
    assert acted > 0
