"""Verifying plays the whole game again and names the first entry that differs."""

import msgspec
import pytest

from tests.match.drill import (
    DRILL,
    GAMES,
    OTHER_SEED,
    PEEK,
    SEED,
    STEP,
    STOP,
    TOSS,
    drilled,
    finished,
)
from tests.match.test_broken_saves import rechained
from ziggurat.match.chance import Scripted
from ziggurat.match.codec import canonical, digest
from ziggurat.match.entry import Entry, note_hash
from ziggurat.match.form import Save
from ziggurat.match.match import Match
from ziggurat.match.promise import GIVEN, Seed, promised
from ziggurat.match.retrace import Differs
from ziggurat.match.save import Report, dump, replay, save, verify

BOTH = frozenset((0, 1))


def forged(found: Save, number: int, **fields: object) -> Save:
    """A save in which one entry says something else, its chain of hashes made good again."""
    entries: list[Entry] = list(found.entries)
    entries[number - 1] = msgspec.structs.replace(entries[number - 1], **fields)
    return rechained(found, found.header, entries)


def checked(found: Save) -> Report:
    """What checking says."""
    return verify(canonical(found), GAMES)


def test_a_whole_game_is_proven() -> None:
    match = finished(4)
    report = verify(dump(match), GAMES)
    assert (report.ok, report.proven, report.first_bad_entry) == (True, True, None)
    assert report.entries == len(match.entries)


def test_the_seed_may_come_later() -> None:
    data = dump(finished(), with_seed=False)
    assert verify(data, GAMES).ok
    assert not verify(data, GAMES).proven
    assert verify(data, GAMES, SEED).proven
    assert "seed" in verify(data, GAMES, OTHER_SEED).text
    assert not verify(data, GAMES, OTHER_SEED).ok


def test_an_answer_that_chance_did_not_give_is_named() -> None:
    acts = ((0, STEP), (0, TOSS), (0, TOSS), (0, TOSS))
    meant = [entry.move for entry in drilled(*acts).entries]
    found = save(drilled(*acts, seed=OTHER_SEED))
    differ = [at.number for at in found.entries if at.move != meant[at.number - 1]]
    promise = promised(found.header, (), "local", Seed(SEED, GIVEN))
    header = msgspec.structs.replace(found.header, commitment=promise)
    claimed = msgspec.structs.replace(found, seed=SEED.hex())
    report = checked(rechained(claimed, header, found.entries))
    assert report.first_bad_entry == differ[0]
    assert "does not follow from the seed: Nature said" in report.text


@pytest.mark.parametrize(
    ("number", "fields", "text"),
    [
        (1, {"move": "toss"}, "leads to another position"),
        (1, {"move": "bid 3"}, "cannot be played"),
        (1, {"move": "hop"}, "'hop' is not a verb"),
        (1, {"seat": 1}, "by a seat that was not asked"),
        (1, {"audience": 1}, "open to the wrong seats"),
        (1, {"digest": "0" * 32}, "leads to another position"),
        (3, {"move": "land 06"}, "not written as it should be"),
        (4, {"kind": "rewind", "seat": -2, "move": "to 9"}, "no earlier position"),
        (4, {"kind": "rewind", "seat": -2, "move": "to 01"}, "no earlier position"),
        (4, {"kind": "rewind", "seat": 0, "move": "to 1"}, "a rewind by one seat"),
        (4, {"kind": "rewind", "seat": -2, "move": "to 1"}, "leads to another position"),
        (4, {"kind": "undo", "move": "to 1"}, "chance has answered"),
        (2, {"kind": "undo", "move": "to 1"}, "takes back more or less"),
        (2, {"kind": "undo", "move": "to 0", "audience": 1}, "everybody may read"),
        (1, {"kind": "version", "move": "1"}, "not the position it led to"),
    ],
)
def test_a_forged_entry_is_named(number: int, fields: dict[str, object], text: str) -> None:
    found = save(drilled((0, STEP), (0, TOSS), (0, STEP)))
    report = checked(forged(found, number, **fields))
    assert not report.ok
    assert text in report.text
    assert report.first_bad_entry == number


def test_undo_past_a_bound_is_named() -> None:
    match = drilled((0, PEEK), (0, STEP))
    match.undo(0)
    found = save(match)
    start = digest(match.state_at(0))
    report = checked(forged(found, 3, move="to 0", digest=start))
    assert report.first_bad_entry == 3


def test_nobody_goes_back_after_the_end() -> None:
    found = save(finished())
    last = found.entries[-1]
    more = msgspec.structs.replace(last, number=last.number + 1, kind="rewind", move="to 5")
    longer = msgspec.structs.replace(found, notes=[*found.notes, found.notes[-1]])
    report = checked(rechained(longer, found.header, [*found.entries, more]))
    assert report.first_bad_entry == more.number


def test_replay_names_the_first_entry_that_differs() -> None:
    found = forged(save(drilled((0, STEP), (0, STEP))), 2, move="peek")
    positions = replay(found, GAMES)
    assert [next(positions).number, next(positions).number] == [0, 1]
    with pytest.raises(Differs) as caught:
        next(positions)
    assert caught.value.number == 2


def test_a_broken_chain_names_its_entry() -> None:
    found = save(drilled((0, STEP), (0, STEP)))
    entries = [found.entries[0], msgspec.structs.replace(found.entries[1], seat=1)]
    report = checked(msgspec.structs.replace(found, entries=entries))
    assert report.first_bad_entry == 2
    assert "does not match its hash" in report.text
    report = checked(msgspec.structs.replace(found, entries=found.entries[1:]))
    assert report.first_bad_entry == 1


def test_undo_rewind_and_fork_are_checked_along() -> None:
    match = drilled((0, STEP), (0, TOSS), (0, STEP))
    match.undo(0)
    match.play(0, (STOP,))
    match.rewind(1, BOTH)
    match.play(0, (TOSS,))
    assert verify(dump(match), GAMES).proven
    fork = match.fork(4, OTHER_SEED)
    fork.play(0, (TOSS,))
    assert verify(dump(fork), GAMES).ok
    assert not verify(dump(fork), GAMES, SEED).ok


def test_what_chance_said_before_a_fork_is_not_proven() -> None:
    match = drilled((0, STEP), (0, TOSS))
    fork = match.fork(3, OTHER_SEED)
    fork.play(0, (TOSS,))
    report = verify(dump(fork), GAMES)
    assert (report.ok, report.proven, report.proven_from) == (True, False, 5)
    assert "proven from entry 5 on, and not before" in report.text
    # Whatever the dice said before, the seed of the fork is not to be asked.
    lied = "land 1" if match.entries[2].move != "land 1" else "land 2"
    other = Match.new(DRILL, 2, chance=Scripted([lied]))
    for verb in (STEP, TOSS):
        other.play(0, (verb,))
    assert other.entries[2].move == lied
    report = verify(dump(other.fork(3, OTHER_SEED)), GAMES)
    assert (report.ok, report.proven, report.proven_from) == (True, False, 5)


def test_a_fork_before_chance_said_anything_is_proven_as_a_whole() -> None:
    fork = drilled((0, STEP), (0, STEP)).fork(1, OTHER_SEED)
    fork.play(0, (TOSS,))
    report = verify(dump(fork), GAMES)
    assert (report.proven, report.proven_from) == (True, 1)


def test_without_a_seed_nothing_is_proven() -> None:
    report = verify(dump(finished(), with_seed=False), GAMES)
    assert (report.ok, report.proven, report.proven_from) == (True, False, None)


def test_going_back_past_an_answer_of_chance_is_counted() -> None:
    match = drilled((0, STEP), (0, TOSS), (0, STEP))
    assert verify(dump(match), GAMES).asked_again == 0
    # Nothing was rolled since.
    match.undo(0)
    match.rewind(3, BOTH)
    assert verify(dump(match), GAMES).asked_again == 0
    for _ in range(3):
        match.rewind(1, BOTH)
        match.play(0, (TOSS,))
    # The roll that is gone back past is counted once: here nothing was rolled in between.
    match.rewind(1, BOTH)
    match.rewind(0, BOTH)
    report = verify(dump(match), GAMES)
    assert (report.proven, report.asked_again) == (True, 4)
    assert "went back past an answer of Nature 4 times" in report.text


def test_a_note_that_tells_otherwise_is_named() -> None:
    found = save(drilled((0, STEP), (0, TOSS)))
    for number in range(len(found.notes)):
        notes = [bytes(note) for note in found.notes]
        note = msgspec.json.decode(notes[number])
        note["told"] = [*note["told"], ["made_up", 0, [], -1, -1, ""]]
        notes[number] = canonical(note)
        header = msgspec.structs.replace(found.header, start=note_hash(notes[0]))
        entries = [
            msgspec.structs.replace(entry, note=note_hash(notes[entry.number]))
            for entry in found.entries
        ]
        changed = msgspec.structs.replace(found, notes=[msgspec.Raw(note) for note in notes])
        report = checked(rechained(changed, header, entries))
        assert (report.ok, report.first_bad_entry) == (False, number)
