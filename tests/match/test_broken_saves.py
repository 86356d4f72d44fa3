"""A save that is not what it was is refused, whole, in one clear line."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tests.match.drill import GAMES, OTHER_SEED, PLAIN, SEED, STEP, TOSS, drilled, played
from ziggurat.match.codec import canonical, encode_state
from ziggurat.match.entry import Entry, Header, sealed
from ziggurat.match.errors import SaveError
from ziggurat.match.form import LARGEST, Save
from ziggurat.match.match import Match
from ziggurat.match.save import dump, load, save, verify

SMALL = dump(drilled((0, STEP), (0, TOSS), (0, STEP)))
LOG = SMALL.index(b'"entries":')


def rechained(found: Save, header: Header, entries: list[Entry]) -> Save:
    """A save with another log, forged so that its chain of hashes holds."""
    chain: list[Entry] = []
    before = header.hash()
    for entry in entries:
        chain.append(sealed(msgspec.structs.replace(entry, before=before)))
        before = chain[-1].hash
    return msgspec.structs.replace(found, header=header, entries=chain)


def refused(data: bytes) -> str:
    """What loading says; checking must refuse it too."""
    assert not verify(data, GAMES).ok
    with pytest.raises(SaveError) as caught:
        load(data, GAMES)
    assert "\n" not in str(caught.value)
    return str(caught.value)


@pytest.mark.parametrize("flip", [1, 2, 16, 128])
def test_any_changed_byte_of_the_log_is_found(flip: int) -> None:
    for at in range(LOG, len(SMALL)):
        changed = bytearray(SMALL)
        changed[at] ^= flip
        assert not verify(bytes(changed), GAMES).ok, f"byte {at} of the log"


def test_any_changed_byte_stops_loading() -> None:
    for at in range(len(SMALL)):
        changed = bytearray(SMALL)
        changed[at] ^= 1
        with pytest.raises(SaveError):
            load(bytes(changed), GAMES)


def test_any_cut_save_is_refused() -> None:
    for at in range(0, len(SMALL), 37):
        with pytest.raises(SaveError):
            load(SMALL[:at], GAMES)


@pytest.mark.parametrize(
    ("data", "text"),
    [
        (b"", "this is not a save"),
        (b"null", "this is not a save"),
        (b"[1, 2]", "this is not a save"),
        (b'{"format":', "this is not a save"),
        (b"\xff\xfe", "this is not a save"),
        (b'{"format":"1"}', "this is not a save"),
        (b'{"format":1}', "format 1; this program reads format 2"),
        (b'{"format":2}', "missing required field"),
        (SMALL + b"\n", "its text is not as it was written"),
        (SMALL.replace(b'"seed":', b'"seed": '), "its text is not as it was written"),
        (SMALL.replace(b'"seed":', b'"sead":'), "unknown field"),
        (b'{"format":2,"header":' + b"[" * 99_999 + b"]" * 99_999 + b"}", "nested too deeply"),
        (b" " * (LARGEST + 1), "at most 32 MiB"),
    ],
)
def test_what_is_no_save_is_refused(data: bytes, text: str) -> None:
    assert text in refused(data)


@pytest.mark.parametrize(
    ("fields", "text"),
    [
        ({"game": "chess"}, "unknown game 'chess'; known: template"),
        ({"modules": ("moon",)}, "no module 'moon'"),
        ({"options": {"length": "short"}}, "cannot be 'short'"),
        ({"options": {"width": "usual"}}, "no option 'width'"),
        ({"seats": 9}, "2 to 4 seats, not 9"),
        ({"seats": 3}, "another number of seats"),
        ({"modules": ()}, "snapshot"),
        ({"options": {"length": "long"}}, "not the position its log leads to"),
        ({"commitment": "00" * 32}, "not the one that was promised for this match"),
        ({"commitment": "00"}, "'00' is not a promise of dice that this program can read"),
        ({"commitment": "3:local:given:" + "0" * 64}, "not a promise of dice"),
    ],
)
def test_a_header_that_names_something_else_is_refused(fields: dict[str, Any], text: str) -> None:
    found = save(drilled((0, STEP)))
    header = msgspec.structs.replace(found.header, **fields)
    assert text in refused(canonical(rechained(found, header, found.entries)))


def test_a_header_belongs_to_its_log() -> None:
    found = save(drilled((0, STEP)))
    header = msgspec.structs.replace(found.header, options={"length": "long"})
    forged = msgspec.structs.replace(found, header=header)
    assert "entry 1 does not follow" in refused(canonical(forged))


@pytest.mark.parametrize("seed", ["", "00", "zz" * 32, SEED.hex().upper(), OTHER_SEED.hex()])
def test_a_wrong_seed_is_refused(seed: str) -> None:
    found = msgspec.structs.replace(save(drilled((0, STEP))), seed=seed)
    assert "seed" in refused(canonical(found))


def changed_snapshot(change: Callable[[dict[str, Any]], object]) -> str:
    found = save(played(Match.new(PLAIN, 2, SEED), 3))
    snapshot = msgspec.json.decode(canonical(found.snapshot))
    change(snapshot)
    return refused(canonical(msgspec.structs.replace(found, snapshot=snapshot)))


def test_a_changed_snapshot_is_refused() -> None:
    assert "log leads to" in changed_snapshot(lambda data: data.update(night=5))
    assert "state.night: expected int" in changed_snapshot(lambda data: data.update(night="x"))
    assert "unknown field 'moon'" in changed_snapshot(lambda data: data.update(moon=1))
    assert "number of seats" in changed_snapshot(lambda data: data.clear())


def test_a_snapshot_without_a_log_must_be_the_start() -> None:
    found = save(drilled())
    later = save(drilled((0, STEP)))
    forged = msgspec.structs.replace(found, snapshot=later.snapshot)
    assert "not the position its log leads to" in refused(canonical(forged))


def test_a_missing_answer_of_chance_is_noticed() -> None:
    match = drilled((0, TOSS))
    found = save(match)
    cut = msgspec.structs.replace(
        found,
        snapshot=encode_state(match.state_at(1)),
        entries=found.entries[:1],
        notes=found.notes[:2],
    )
    assert "answer of chance is missing" in refused(canonical(cut))
