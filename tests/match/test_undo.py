"""Undo stays inside a seat's own run; rewinds need everybody; forks leave the past alone."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.match.drill import (
    GAMES,
    OTHER_SEED,
    PEEK,
    PLAIN,
    SEED,
    STEP,
    STOP,
    TOSS,
    drilled,
    finished,
    played,
)
from ziggurat.games.template.ids import BID
from ziggurat.match.chance import Fast
from ziggurat.match.codec import digest
from ziggurat.match.errors import MatchError, UndoRefused
from ziggurat.match.match import Match
from ziggurat.match.promise import keeps
from ziggurat.match.save import dump, verify

BOTH = frozenset((0, 1))


def refused(match: Match, seat: int) -> str:
    """Why a seat cannot take anything back; nothing may change by asking."""
    before = match.entries
    assert not match.can_undo(seat)
    with pytest.raises(UndoRefused) as caught:
        match.undo(seat)
    assert match.entries == before
    return caught.value.reason


def test_a_run_can_be_taken_back_step_by_step() -> None:
    match = drilled()
    marks = [digest(match.state)]
    for _ in range(3):
        match.play(0, (STEP,))
        marks.append(digest(match.state))
    for mark in reversed(marks[:-1]):
        match.undo(0)
        assert digest(match.state) == mark
    assert refused(match, 0) == "nothing"
    assert [entry.kind for entry in match.entries] == ["choice"] * 3 + ["undo"] * 3


def test_an_undo_is_an_entry_that_says_where_it_went() -> None:
    match = drilled((0, STEP), (0, STEP))
    (entry,) = match.undo(0)
    assert (entry.number, entry.kind, entry.seat, entry.move) == (3, "undo", 0, "to 1")
    match.play(0, (STEP,))
    assert match.undo(0)[0].move == "to 1"
    assert match.undo(0)[0].move == "to 0"


def test_undo_stops_where_chance_answered() -> None:
    match = drilled((0, STEP), (0, TOSS))
    assert refused(match, 0) == "nature"
    match.play(0, (STEP,))
    match.undo(0)
    assert refused(match, 0) == "nature"


def test_undo_stops_where_a_secret_was_shown() -> None:
    match = drilled((0, STEP), (0, PEEK))
    assert refused(match, 0) == "reveal"
    match.play(0, (STEP,))
    match.undo(0)
    assert refused(match, 0) == "reveal"


def test_undo_stops_where_another_seat_acted() -> None:
    match = drilled((0, STOP), (1, STEP))
    assert refused(match, 0) == "other_seat"
    match.undo(1)
    assert refused(match, 0) == "other_seat"
    assert refused(match, 1) == "other_seat"


def test_the_end_of_a_turn_can_be_taken_back_until_the_next_seat_acts() -> None:
    match = drilled((0, STEP), (0, STOP))
    assert match.can_undo(0)
    assert not match.can_undo(1)
    match.undo(0)
    assert match.state.asked[0].seat == 0


def test_nobody_takes_back_a_finished_game() -> None:
    match = finished()
    assert refused(match, match.entries[-1].seat) == "finished"
    with pytest.raises(UndoRefused, match="over"):
        match.rewind(3, BOTH)


def test_a_secret_answer_can_be_taken_back_before_others_answer() -> None:
    match = played(Match.new(PLAIN, 2, SEED), 1)
    before = digest(match.state)
    match.play(1, (BID, 2))
    match.undo(1)
    assert digest(match.state) == before
    assert match.log(0)[-2:][0].move == ""


@given(st.lists(st.sampled_from([STEP, PEEK, TOSS, -1]), max_size=30))
def test_undo_never_reaches_behind_a_bound(acts: list[int]) -> None:
    match = drilled()
    run = 0
    for act in acts:
        assert match.can_undo(0) == (run > 0)
        if act >= 0:
            match.play(0, (act,))
            run = run + 1 if act == STEP else 0
        elif run > 0:
            match.undo(0)
            run -= 1
    assert verify(dump(match), GAMES).ok


def test_a_rewind_needs_everybody() -> None:
    match = drilled((0, STEP), (0, TOSS), (0, STOP), (1, STEP))
    before = match.entries
    for consents in (frozenset[int](), frozenset((0,)), frozenset((0, 1, 2))):
        with pytest.raises(UndoRefused, match="agree"):
            match.rewind(1, consents)
    for number in (-1, 5, 6):
        with pytest.raises(UndoRefused, match="no such"):
            match.rewind(number, BOTH)
    assert match.entries == before


def test_a_rewind_restores_a_position_and_is_an_entry() -> None:
    match = drilled((0, STEP), (0, TOSS), (0, STOP), (1, STEP))
    (entry,) = match.rewind(1, BOTH)
    assert (entry.number, entry.kind, entry.move) == (6, "rewind", "to 1")
    assert digest(match.state) == digest(match.state_at(1)) == entry.digest
    assert refused(match, 0) == "bound"


def test_dice_after_a_rewind_are_fresh() -> None:
    answers = set()
    match = drilled()
    for _ in range(12):
        answers.add(match.play(0, (TOSS,))[1].move)
        match.rewind(0, BOTH)
    assert len(answers) > 2


def test_a_rewind_to_where_chance_is_asked_lets_it_answer_again() -> None:
    match = drilled((0, TOSS))
    back = match.rewind(1, BOTH)
    assert [entry.kind for entry in back] == ["rewind", "choice"]
    assert back[1].move.startswith("land ")


def test_any_position_can_be_had_again() -> None:
    match = finished(4)
    assert len(match.entries) > 100
    for entry in match.entries:
        assert digest(match.state_at(entry.number)) == entry.digest
    with pytest.raises(MatchError, match="no entry"):
        match.state_at(len(match.entries) + 1)


def test_a_fork_shares_the_past_and_goes_its_own_way() -> None:
    match = drilled((0, STEP), (0, TOSS), (0, STEP))
    before = match.entries
    fork = match.fork(1, OTHER_SEED)
    assert fork.entries[:1] == before[:1]
    assert (fork.entries[1].kind, fork.entries[1].move) == ("fork", fork.commitment)
    assert fork.commitment != match.commitment
    assert keeps(fork.header, fork.entries, OTHER_SEED)
    assert not keeps(fork.header, fork.entries, SEED)
    fork.play(0, (STOP,))
    assert match.entries == before
    assert not fork.can_undo(1)


def test_a_fork_where_chance_is_asked_has_dice_of_its_own() -> None:
    match = drilled((0, TOSS))
    moves = {match.fork(1, bytes([at] * 32)).entries[-1].move for at in range(12)}
    assert len(moves) > 2


def test_a_match_without_dice_can_be_forked() -> None:
    match = played(Match.new(PLAIN, 2, chance=Fast(1)), 10)
    fork = played(match.fork(8, SEED), 10_000)
    assert fork.outcome is not None
    assert verify(dump(fork), GAMES).ok
