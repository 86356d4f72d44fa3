"""A match out of a host's own store: an older snapshot, and the entries that followed it."""

import pytest

from tests.match.drill import (
    DRILL,
    GAME,
    GAMES,
    OTHER_SEED,
    PLAIN,
    SEED,
    STEP,
    TOSS,
    drilled,
    played,
)
from ziggurat.build.build import build
from ziggurat.match.codec import canonical, encode_state
from ziggurat.match.errors import SaveError
from ziggurat.match.match import Match
from ziggurat.match.save import dump, resume


def resumed(match: Match, at: int) -> Match:
    """The same match, out of its snapshot after entry `at`."""
    snapshot = canonical(encode_state(match.state_at(at)))
    return resume(match.header, match.seed, snapshot, at, match.entries, GAMES)


def resting(match: Match) -> list[int]:
    """The entries after which a seat was asked: only there snapshots are taken."""
    return [at for at in range(match.next_entry) if match.state_at(at).asked[0].seat >= 0]


def test_any_snapshot_leads_to_the_same_match() -> None:
    match = played(Match.new(PLAIN, 3, SEED), 30)
    for at in resting(match):
        assert dump(resumed(match, at)) == dump(match)
    again = resumed(match, resting(match)[2])
    assert dump(played(again, 12, luck=4)) == dump(played(match, 12, luck=4))


def test_undo_and_rewind_behind_a_snapshot() -> None:
    match = drilled((0, TOSS), (0, STEP), (0, STEP))
    match.undo(0)
    match.play(0, (STEP,))
    match.rewind(2, frozenset((0, 1)))
    match.play(0, (STEP,))
    for at in resting(match):
        assert dump(resumed(match, at)) == dump(match)
    assert resumed(match, 2).undo(0)[0].move == "to 7"


def test_a_fork_is_resumed_too() -> None:
    match = played(played(Match.new(PLAIN, 2, SEED), 9).fork(9, OTHER_SEED), 6)
    for at in resting(match):
        assert dump(resumed(match, at)) == dump(match)


def test_what_does_not_fit_is_refused() -> None:
    match = played(Match.new(PLAIN, 2, SEED), 12)
    first, other = resting(match)[1:3]
    wrong = canonical(encode_state(match.state_at(other)))
    for snapshot in (wrong, b"", b"[" * 5000, b"[]", b'{"is":"Table"}'):
        with pytest.raises(SaveError):
            resume(match.header, match.seed, snapshot, first, match.entries, GAMES)
    snapshot = canonical(encode_state(match.state_at(first)))
    entries = [*match.entries[:-1], match.entries[0]]
    with pytest.raises(SaveError):
        resume(match.header, match.seed, snapshot, first, entries, GAMES)
    with pytest.raises(SaveError, match="unknown game"):
        resume(match.header, match.seed, snapshot, first, match.entries, {})


def test_rules_of_the_host_are_used() -> None:
    match = played(Match.new(DRILL, 2, SEED), 3)
    snapshot = canonical(encode_state(match.state))
    own = build(GAME, ("drill",))
    last = match.next_entry - 1
    back = resume(match.header, match.seed, snapshot, last, match.entries, GAMES, own)
    assert back.rules is own
