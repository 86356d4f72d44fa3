"""What older rules played is shown as it was, and goes on by the rules of today.

The rule that changes is the drill's: of the newer game a step counts two instead of one.
"""

from __future__ import annotations

import msgspec
import pytest

from tests.match.drill import (
    GAME,
    GAMES,
    PEEK,
    SEED,
    STEP,
    STOP,
    TOSS,
    ask_drill,
    drilled,
    finished,
    install_drill,
    refuse,
    resolve_drill,
)
from ziggurat.build.build import Build
from ziggurat.build.game import Module
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.flows import Ask
from ziggurat.kernel.rules import Asker, Step
from ziggurat.kernel.state import State
from ziggurat.match.codec import canonical, digest_of, encode_state
from ziggurat.match.entry import note_hash
from ziggurat.match.errors import SaveError, UndoRefused
from ziggurat.match.form import read_save
from ziggurat.match.match import Match
from ziggurat.match.save import dump, load, replay, resume, save, verify

NEXT = GAME.version + 1
BOTH = frozenset((0, 1))
# The same rules under a newer number, and rules in which one thing has changed.
RENAMED = {GAME.name: GAME._replace(version=NEXT)}


def resolve_longer(
    s: State, order: tuple[int, ...], answers: tuple[Choice, ...], args: tuple[int, ...]
) -> None:
    """A step counts two."""
    resolve_drill(s, order, answers, args)
    if answers[0][0] == STEP:
        s.swap(Ask("drill", order[0], (args[0] + 2,)))


def install_longer(b: Build) -> None:
    install_drill(b)
    b.askers.replace("drill", Asker("drill", ask_drill, refuse, resolve_longer))


CHANGED = {
    GAME.name: GAME._replace(
        version=NEXT, modules=(*GAME.modules[:-1], Module("drill", install_longer))
    )
}
NEWEST = {GAME.name: CHANGED[GAME.name]._replace(version=NEXT + 1)}


def older() -> Match:
    """A match in which the newer rules would come to other positions from entry 2 on."""
    return drilled((0, PEEK), (0, STEP), (0, TOSS), (0, STEP))


def marks(match: Match) -> list[str]:
    """The digests of all positions but the first, under the version that led to each."""
    found, version = [], match.header.version
    for entry in match.entries:
        version = int(entry.move) if entry.kind == "version" else version
        header = match.header
        s = match.state_at(entry.number)
        found.append(digest_of(header.game, version, header.modules, header.options, s))
    return found


def test_opening_changes_nothing_and_shows_everything() -> None:
    before = older()
    match = load(dump(before), CHANGED)
    assert match.entries == before.entries
    assert dump(match) == dump(before)
    assert marks(match) == [entry.digest for entry in before.entries]
    told = [(number, at.key, at.args) for number, at in match.events(0)]
    assert told == [(number, at.key, at.args) for number, at in before.events(0)]


def test_the_first_new_entry_says_that_other_rules_are_in_force() -> None:
    match = load(dump(older()), CHANGED)
    last = match.next_entry - 1
    count = match.questions(0)[0].facts[0]
    new = match.play(0, (STEP,))
    assert [(at.kind, at.move) for at in new] == [("version", str(NEXT)), ("choice", "step")]
    assert match.questions(0)[0].facts[0] == count + 2
    assert match.undo(0)[0].move == f"to {last + 1}"
    with pytest.raises(UndoRefused, match="change of rules"):
        match.undo(0)
    assert [entry.kind for entry in match.play(0, (STEP,))] == ["choice"]


def test_what_older_rules_played_cannot_be_taken_back_before_the_mark_either() -> None:
    match = load(dump(drilled((0, STEP), (0, STEP))), CHANGED)
    assert not match.can_undo(0)
    with pytest.raises(UndoRefused, match="change of rules"):
        match.undo(0)


def test_all_may_agree_to_go_back_behind_the_mark() -> None:
    match = load(dump(older()), CHANGED)
    assert [at.kind for at in match.rewind(2, BOTH)] == ["version", "rewind"]
    assert verify(dump(match), CHANGED).ok
    assert load(dump(match), CHANGED).questions(0)[0].facts == match.questions(0)[0].facts


def test_a_finished_game_stays_as_it_is() -> None:
    before = finished()
    match = load(dump(before), RENAMED)
    assert match.outcome is not None
    assert match.entries == before.entries
    assert marks(match)[-1] == before.entries[-1].digest


def test_a_mixed_match_is_saved_and_opened_again_and_again() -> None:
    match = load(dump(older()), CHANGED)
    match.play(0, (STEP,))
    again = load(dump(match), CHANGED)
    assert dump(again) == dump(match)
    third = load(dump(again), NEWEST)
    third.play(0, (STOP,))
    assert marks(third) == [entry.digest for entry in third.entries]
    kinds = [entry.move for entry in third.entries if entry.kind == "version"]
    assert kinds == [str(NEXT), str(NEXT + 1)]
    assert verify(dump(third), NEWEST).ok


def test_verify_says_what_it_played_again_and_what_it_did_not() -> None:
    match = load(dump(older()), CHANGED)
    match.play(0, (TOSS,))
    report = verify(dump(match), CHANGED)
    last = len(older().entries)
    assert (report.ok, report.proven) == (True, False)
    assert report.chained == ((2, last),)
    assert report.proven_from == last + 1
    assert f"entries 2-{last} were played by older rules" in report.text


def test_rules_that_come_to_the_same_play_all_of_it_again() -> None:
    match = load(dump(older()), RENAMED)
    match.play(0, (STEP,))
    report = verify(dump(match), RENAMED)
    assert (report.ok, report.proven, report.chained) == (True, True, ())


def test_replay_shows_every_position_as_it_was() -> None:
    before = older()
    positions = list(replay(save(before), CHANGED))
    assert [at.recomputed for at in positions[:3]] == [True, True, False]
    assert [encode_state(at.state) for at in positions] == [
        encode_state(before.state_at(number)) for number in range(len(positions))
    ]


def test_a_store_opens_it_with_its_notes() -> None:
    match = older()
    snapshot = canonical(encode_state(match.state_at(1)))
    back = resume(
        match.header, match.seed, snapshot, 1, match.entries, CHANGED, notes=match.notes()
    )  # fmt: skip
    assert dump(back) == dump(match)
    with pytest.raises(SaveError, match="played by other rules"):
        resume(match.header, match.seed, snapshot, 1, match.entries, CHANGED)


def test_a_note_that_was_changed_is_found() -> None:
    found = save(older())
    notes = [bytes(note) for note in found.notes]
    notes[2] = notes[2].replace(b'"args":[', b'"args":[1')
    forged = msgspec.structs.replace(found, notes=[msgspec.Raw(note) for note in notes])
    for games in (GAMES, CHANGED):
        report = verify(canonical(forged), games)
        assert (report.ok, report.first_bad_entry) == (False, 2)
    with pytest.raises(SaveError, match="the note of entry 2"):
        read_save(canonical(forged))


def test_notes_are_the_same_however_they_are_come_by() -> None:
    match = older()
    match.rewind(1, BOTH)
    hashes = [match.header.start, *[entry.note for entry in match.entries]]
    assert [note_hash(note) for note in match.notes()] == hashes
    assert load(dump(match), GAMES).notes() == match.notes()


def test_the_seed_of_an_older_match_still_answers() -> None:
    match = load(dump(older()), CHANGED)
    assert match.seed == SEED
    assert len(match.play(0, (TOSS,))) == 3


def install_richer(b: Build) -> None:
    install_drill(b)
    b.flow("night").before("drill all", Step("gift", give))


def give(s: State, seat: int) -> None:
    """Newer rules begin with something else."""
    s.note("drilled", 0, (STEP,))
    s.unveil()


def test_a_start_that_these_rules_do_not_make_is_not_proven() -> None:
    module = Module("drill", install_richer)
    richer = {GAME.name: GAME._replace(version=NEXT, modules=(*GAME.modules[:-1], module))}
    # Nothing was rolled before the newer rules were in force.
    match = load(dump(drilled()), richer)
    match.play(0, (TOSS,))
    assert match.entries[0].kind == "version"
    report = verify(dump(match), richer)
    assert (report.ok, report.proven, report.start_checked) == (True, False, False)
    assert (report.chained, report.proven_from) == ((), 2)
    assert "the start of the game is not one that these rules make" in report.text
    assert verify(dump(load(dump(drilled()), GAMES)), GAMES).start_checked


def test_what_was_noted_otherwise_is_not_called_played_again() -> None:
    """Where only the words for it differ, positions are the same and notes are not."""

    def louder(
        s: State, order: tuple[int, ...], answers: tuple[Choice, ...], args: tuple[int, ...]
    ) -> None:
        resolve_drill(s, order, answers, args)
        if answers[0][0] == STEP:
            s.note("drilled", order[0], (STEP,))

    def install(b: Build) -> None:
        install_drill(b)
        b.askers.replace("drill", Asker("drill", ask_drill, refuse, louder))

    games = {
        GAME.name: GAME._replace(
            version=NEXT, modules=(*GAME.modules[:-1], Module("drill", install))
        )
    }
    report = verify(dump(older()), games)
    # Two steps; the peek and the toss between them are noted as ever.
    assert (report.ok, report.proven, report.chained) == (True, False, ((2, 2), (5, 5)))
