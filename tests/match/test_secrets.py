"""No seat reads in its log or its events what it may not know."""

import msgspec
import pytest

from tests.match.drill import FESTIVE, PLAIN, SEED, finished, played
from ziggurat.kernel.question import PUBLIC, may_see
from ziggurat.match.match import Match


def test_a_secret_move_is_blank_for_others() -> None:
    match = Match.new(PLAIN, 3, SEED)
    drawn = [entry.move for entry in match.entries]
    for seat in range(3):
        read = [line.move for line in match.log(seat)]
        assert read == [drawn[0], *[drawn[1 + at] if at == seat else "" for at in range(3)]]
    assert [line.move for line in match.log(-1)] == [drawn[0], "", "", ""]


@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
def test_a_log_shows_exactly_what_the_seat_may_read(seat: int) -> None:
    match = played(Match.new(FESTIVE, 3, SEED), 60)
    for line, entry in zip(match.log(seat), match.entries, strict=True):
        assert line.move == (entry.move if may_see(entry.audience, seat) else "")
        assert (line.number, line.kind, line.seat) == (entry.number, entry.kind, entry.seat)


def test_a_log_gives_nobody_a_hash_to_test_guesses_on() -> None:
    match = finished(3)
    text = msgspec.json.encode(match.log(0)).decode()
    for entry in match.entries:
        assert entry.hash not in text
        assert entry.digest not in text


@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
def test_events_show_exactly_what_the_seat_may_read(seat: int) -> None:
    match = finished(3)
    veiled = [event for _, event in match.events(seat) if event.key == "drew_hidden"]
    own = [event for _, event in match.events(seat) if event.key == "drew"]
    assert veiled
    assert all(event.args == () for event in veiled)
    assert all(event.seat == seat for event in own)
    assert bool(own) == (seat >= 0)
    assert all(may_see(event.audience, seat) for _, event in match.events(seat))


def test_two_worlds_that_differ_in_a_secret_read_alike() -> None:
    """A bid is secret until all are in: other seats read the same whatever it is."""
    one, other = (played(Match.new(PLAIN, 3, SEED), 1) for _ in range(2))
    one.play(1, one.state.asked[1].options[0])
    other.play(1, other.state.asked[1].options[3])
    for seat in (-1, 0, 2):
        assert one.log(seat) == other.log(seat)
        assert [at.key for _, at in one.events(seat)] == [at.key for _, at in other.events(seat)]
    assert one.log(1) != other.log(1)


def test_what_is_public_stays_public() -> None:
    match = finished(2)
    lines = match.log(-1)
    shown = [entry for entry in match.entries if entry.audience == PUBLIC]
    assert [line.move for line in lines if line.move] == [entry.move for entry in shown]
    assert match.log(0, since=10)[0].number == 10
