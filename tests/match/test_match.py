"""A match plays whole choices or nothing, and shows each seat what it may read."""

import pytest

from tests.match.drill import (
    CRASH,
    DRILL,
    LAND,
    OTHER_SEED,
    PLAIN,
    SEED,
    STEP,
    STOP,
    TOSS,
    drilled,
    finished,
    played,
)
from ziggurat.build.seam import BuildError
from ziggurat.games.template.ids import BID
from ziggurat.kernel.choice import PASS
from ziggurat.kernel.nature import Seeded
from ziggurat.kernel.question import NATURE
from ziggurat.kernel.reason import NOT_ASKED, OTHER_QUESTION, Refused
from ziggurat.match.chance import Fast
from ziggurat.match.codec import digest
from ziggurat.match.errors import Finished, MatchError, NoSeed, Stale, Unfinished
from ziggurat.match.match import Match
from ziggurat.match.notation import NotationError
from ziggurat.match.promise import keeps


def test_a_new_match_has_played_its_setup() -> None:
    match = Match.new(PLAIN, 3, SEED)
    assert [entry.seat for entry in match.entries] == [NATURE] * 4
    assert match.entries[0].move.startswith("show ")
    assert [entry.audience for entry in match.entries] == [-1, 1, 2, 4]
    assert match.outcome is None
    assert match.seats == 3


def test_the_same_seed_and_choices_make_the_same_match() -> None:
    assert finished(3, 5).entries == finished(3, 5).entries
    assert finished(3, 5).entries != finished(3, 5, OTHER_SEED).entries


def test_without_a_seed_one_is_drawn() -> None:
    first, second = Match.new(PLAIN, 2), Match.new(PLAIN, 2)
    assert first.commitment != second.commitment
    assert first.seed is not None
    assert keeps(first.header, first.entries, first.seed)
    assert not first.seed_chosen


def test_play_returns_the_choice_and_natures_answers() -> None:
    match = drilled()
    assert [entry.move for entry in match.play(0, (STEP,))] == ["step"]
    toss = match.play(0, (TOSS,))
    assert [(entry.number, entry.seat) for entry in toss] == [(2, 0), (3, NATURE)]
    assert toss[1].move.startswith("land ")
    assert match.entries[-2:] == toss


def test_every_entry_holds_the_digest_of_its_position() -> None:
    match = played(Match.new(PLAIN, 2, SEED), 20)
    for entry in match.entries:
        assert entry.digest == digest(match.state_at(entry.number))


def test_a_late_answer_is_stale() -> None:
    match = drilled((0, STEP))
    with pytest.raises(Stale, match="entry 1 was expected next, but it is 2") as caught:
        match.play(0, (STEP,), expect=1)
    assert caught.value.current == match.next_entry == 2
    match.play(0, (STEP,), expect=2)
    with pytest.raises(Stale):
        match.undo(0, expect=2)


def test_refusals_change_nothing() -> None:
    match = drilled((0, STEP))
    before = (match.entries, digest(match.state))
    with pytest.raises(Refused) as caught:
        match.play(1, (STEP,))
    assert caught.value.reason.number == NOT_ASKED
    with pytest.raises(Refused) as caught:
        match.play(0, (BID, 3))
    assert caught.value.reason.number == OTHER_QUESTION
    with pytest.raises(Refused):
        match.play(NATURE, (LAND, 3))
    with pytest.raises(NotationError):
        match.play(0, (BID,))
    assert (match.entries, digest(match.state)) == before


def test_rules_that_fail_halfway_change_nothing() -> None:
    match = drilled((0, STEP))
    before = (match.entries, digest(match.state), match.events(0))
    with pytest.raises(RuntimeError, match="halfway"):
        match.play(0, (CRASH,))
    assert (match.entries, digest(match.state), match.events(0)) == before
    assert match.play(0, (STEP,))[0].number == 2


def test_what_a_host_takes_out_is_its_own() -> None:
    match = drilled((0, STEP))
    before = digest(match.state)
    match.state.unveil()
    match.state_at(1).unveil()
    assert digest(match.state) == digest(match.state_at(1)) == before


def test_a_finished_match_takes_nothing_more() -> None:
    match = finished()
    with pytest.raises(Finished):
        match.play(0, (PASS,))
    assert match.questions(0) == ()


def test_the_seed_is_shown_when_the_game_is_over() -> None:
    match = finished()
    assert keeps(match.header, match.entries, match.reveal_seed())
    with pytest.raises(Unfinished):
        drilled().reveal_seed()
    with pytest.raises(NoSeed):
        played(Match.new(PLAIN, 2, chance=Fast(1)), 10_000).reveal_seed()


def test_a_match_without_dice_promises_nothing() -> None:
    assert Match.new(PLAIN, 2, chance=Fast(1)).commitment == ""


def test_questions_are_what_a_seat_may_read() -> None:
    match = played(Match.new(PLAIN, 2, SEED), 1)
    assert [at.seat for at in match.state.asked] == [0, 1]
    own, other = match.questions(0)
    assert own.options
    assert other.options == ()
    assert all(at.options == () for at in match.questions(-1))


def test_a_spectator_sees_what_is_public() -> None:
    match = played(Match.new(PLAIN, 2, SEED), 1)
    assert match.view(-1).seat < 0
    assert match.view(1).seat == 1
    with pytest.raises(MatchError, match="no seat 2"):
        match.view(2)


def test_an_imagined_state_keeps_what_the_seat_knows() -> None:
    match = played(Match.new(PLAIN, 3, SEED), 4)
    imagined = match.imagined(1, Seeded(3))
    assert imagined.rules is PLAIN
    assert [at.seat for at in imagined.asked] == [at.seat for at in match.state.asked]
    before = digest(match.state)
    imagined.unveil()
    assert digest(match.state) == before


def test_events_are_told_by_entry() -> None:
    match = drilled((0, STEP), (0, TOSS), (0, STOP))
    told = [(number, event.key) for number, event in match.events(0, since=1)]
    assert told == [(1, "drilled"), (2, "drilled"), (4, "drilled")]
    assert [number for number, _ in match.events(0, since=3)] == [4]
    assert match.events(0)[0][0] == 0


def test_a_match_of_the_wrong_size_is_refused() -> None:
    with pytest.raises(BuildError, match="2 to 4 seats"):
        Match.new(DRILL, 5, SEED)
