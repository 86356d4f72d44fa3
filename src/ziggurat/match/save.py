"""Saves: a match as bytes, and back; replaying one and checking it.

Owns writing, loading, replaying and verifying. Loading trusts the chain of hashes and
the digest of the snapshot; verifying trusts nothing and plays the whole game again.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from ziggurat.build.build import build, new_state
from ziggurat.build.game import Game
from ziggurat.build.mix import with_implied
from ziggurat.build.seam import BuildError
from ziggurat.kernel.engine import question_for
from ziggurat.kernel.question import NATURE
from ziggurat.kernel.rules import Rules
from ziggurat.kernel.state import State
from ziggurat.match.chance import Dice
from ziggurat.match.chronicle import Chronicle
from ziggurat.match.codec import CodecError, canonical, decode_state, digest_of, encode_state
from ziggurat.match.entry import Entry, Header, current_commitment, current_version
from ziggurat.match.errors import SaveError
from ziggurat.match.form import FORMAT, BrokenChain, Save, check_seed, read_save, seed_of
from ziggurat.match.history import (
    History,
    fingerprint,
    started,
    times_chance_was_asked_again,
)
from ziggurat.match.match import Match
from ziggurat.match.promise import Promise, dice_from, is_told, read_promise
from ziggurat.match.retrace import Differs, Retraced, retrace
from ziggurat.match.told import match_of


def save(match: Match, with_seed: bool = True) -> Save:
    """Write a match down; without its seed it can be looked at but not played on."""
    seed = match.seed if with_seed else None
    snapshot = encode_state(match.state)
    hex_seed = None if seed is None else seed.hex()
    notes = [msgspec.Raw(note) for note in match.notes()]
    return Save(FORMAT, match.header, hex_seed, snapshot, list(match.entries), notes)


def dump(match: Match, with_seed: bool = True) -> bytes:
    """A match as bytes: always the same bytes for the same match."""
    return canonical(save(match, with_seed))


def load(data: bytes, games: Mapping[str, Game]) -> Match:
    """Read a match back, or raise `SaveError`.

    A save of another version of the rules goes on from its snapshot, and the next entry says so;
    what came before is shown as its notes tell it.
    """
    saved = read_save(data)
    rules = rules_of(saved, games)
    s = _snapshot(saved, rules)
    seed = seed_of(saved)
    history = History(rules, saved.header, saved.entries, chronicle_of(saved, rules))
    history.keep(s)
    return match_of(history, s, seed)


def chronicle_of(saved: Save, rules: Rules) -> Chronicle | None:
    """The notes of a save, if it has any."""
    return Chronicle(rules, [bytes(note) for note in saved.notes]) if saved.notes else None


def resume(
    header: Header,
    seed: bytes | None,
    snapshot: bytes,
    at: int,
    entries: Sequence[Entry],
    games: Mapping[str, Game],
    rules: Rules | None = None,
    notes: Sequence[bytes] = (),
) -> Match:
    """A match out of a host's own store: the state after entry `at`, and all entries.

    What came after the snapshot is played again and must lead to the last entry's position; if
    other rules wrote it, `notes` tell what it led to. `rules` may be given by a host that has
    built them before.
    """
    state = _decoded(snapshot)
    saved = Save(FORMAT, header, None, state, list(entries[:at]), [])
    rules = rules or rules_of(saved, games)
    s = _snapshot(saved, rules)
    chronicle = Chronicle(rules, notes) if notes else None
    history = History(rules, header, list(entries), chronicle)
    history.keep(s, at)
    s = history.at(history.last())
    version = current_version(header, history.entries)
    if entries and fingerprint(header, version, s) != entries[-1].digest:
        raise SaveError(f"entry {len(entries)} leads to another position")
    history.keep(s)
    return match_of(history, s, seed)


def _decoded(snapshot: bytes) -> dict[str, Any]:
    try:
        return msgspec.json.decode(snapshot, type=dict[str, Any])
    except (ValueError, RecursionError) as error:
        raise SaveError(f"the snapshot cannot be read: {error}") from None


def rules_of(saved: Save, games: Mapping[str, Game]) -> Rules:
    """Build the rules that a save names."""
    header = saved.header
    if header.game not in games:
        known = ", ".join(sorted(games)) or "none"
        raise SaveError(f"this save is of an unknown game '{header.game:.40}'; known: {known}")
    try:
        game = games[header.game]
        modules = with_implied(game, header.version, header.modules)
        rules = build(game, modules, header.options)
        new_state(rules, header.seats)
    except BuildError as error:
        raise SaveError(f"this save needs other rules: {error}") from None
    return rules


def _snapshot(saved: Save, rules: Rules) -> State:
    """Read the state of a save, after checking that it is the one its log leads to."""
    header = saved.header
    version = current_version(header, saved.entries)
    if saved.snapshot.get("seats") != header.seats:
        raise SaveError("the snapshot of this save has another number of seats than its log")
    try:
        s = decode_state(rules, saved.snapshot)
    except CodecError as error:
        other = "" if version == rules.game.version else f" (it is of version {version})"
        raise SaveError(f"the snapshot does not fit the rules{other}: {error}") from None
    digest = digest_of(header.game, version, header.modules, header.options, s)
    if digest != _last_digest(saved, rules):
        raise SaveError("the snapshot of this save is not the position its log leads to")
    if question_for(s, NATURE) is not None and not is_told(header, saved.entries):
        raise SaveError("this save ends where an answer of chance is missing")
    return s


def _last_digest(saved: Save, rules: Rules) -> str:
    if saved.entries:
        return saved.entries[-1].digest
    header = saved.header
    if header.version != rules.game.version and saved.notes:
        return fingerprint(header, header.version, Chronicle(rules, saved.notes).state(0))
    return fingerprint(header, header.version, started(rules, header.seats)[0])


def replay(saved: Save, games: Mapping[str, Game]) -> Iterator[Retraced]:
    """Play a save again from the start; raise `Differs` at the first entry that differs."""
    rules = rules_of(saved, games)
    yield from retrace(rules, saved.header, saved.entries, None, chronicle_of(saved, rules))


class Report(NamedTuple):
    """What a check found.

    `first_bad_entry` is 0 where the start of the game is to blame. `proven` tells whether all of
    it was recomputed: the start, every entry and its note, and all of Nature's answers from the
    promised seed. Answers before a fork belong to another seed: `proven_from` is the first entry
    whose answers were recomputed, or None. `seed_chosen` tells that a person chose the seed and
    could know them beforehand; `bound`, that the promise names this match and its rules.
    `chained` are the spans of entries, first and last, that other rules played or noted otherwise
    than these would: of them only the chain of hashes was checked, and that their notes lead to
    the positions it names. `start_checked` is false where that is so of the start. All others
    were played again. Where it is `told`, people said what chance did, and there is nothing to
    prove. `asked_again` is how often the game went back past an answer of chance; at the entries
    `renewed` the match got new dice, as when it is restored from a backup.
    """

    ok: bool
    first_bad_entry: int | None
    text: str
    entries: int = 0
    proven: bool = False
    proven_from: int | None = None
    seed_chosen: bool = False
    bound: bool = False
    chained: tuple[tuple[int, int], ...] = ()
    told: bool = False
    start_checked: bool = True
    asked_again: int = 0
    renewed: tuple[int, ...] = ()


def verify(data: bytes, games: Mapping[str, Game], seed: bytes | None = None) -> Report:
    """Play a save again from its start and recompute every answer of Nature."""
    try:
        saved = read_save(data)
        rules = rules_of(saved, games)
        own = seed_of(saved)
        if seed is not None:
            check_seed(saved, seed)
        key = own if seed is None else seed
        last, older = _retraced(saved, rules, None if key is None else Dice(key))
    except (BrokenChain, Differs) as error:
        return Report(False, error.number, str(error))
    except SaveError as error:
        return Report(False, None, str(error))
    if canonical(encode_state(last)) != canonical(saved.snapshot):
        return Report(False, None, "the snapshot is not the position the log leads to")
    return _report(saved, key is not None, older)


def spans(numbers: list[int]) -> tuple[tuple[int, int], ...]:
    """Ascending numbers as spans, each with its first and its last."""
    pairs: list[tuple[int, int]] = []
    for number in numbers:
        if pairs and pairs[-1][1] == number - 1:
            pairs[-1] = (pairs[-1][0], number)
        else:
            pairs.append((number, number))
    return tuple(pairs)


def _report(saved: Save, with_seed: bool, older: list[int]) -> Report:
    """What is to be said of a save that is as it should be; `older` is what was not recomputed."""
    entries = saved.entries
    start_checked = 0 not in older
    first = _proven_from(saved, older) if with_seed else None
    text = current_commitment(saved.header, entries)
    promise = read_promise(text) if text else Promise("", "", "")
    report = Report(
        True,
        None,
        "",
        len(entries),
        proven=first == 1 and not older,
        proven_from=first,
        seed_chosen=promise.chosen,
        bound=promise.match_id != "",
        chained=spans([number for number in older if number > 0]),
        told=is_told(saved.header, entries),
        start_checked=start_checked,
        asked_again=times_chance_was_asked_again(entries),
        renewed=tuple([entry.number for entry in entries if entry.kind == "dice"]),
    )
    return report._replace(text="; ".join(_said(report)))


def _said(report: Report) -> list[str]:
    """A report in words."""
    said = [f"{report.entries} entries, all as they should be"]
    if not report.start_checked:
        said.append("the start of the game is not one that these rules make: it was not checked")
    if report.chained:
        older = ", ".join([f"{low}-{high}" for low, high in report.chained])
        said.append(f"entries {older} were played by older rules and checked by their chain only")
    if report.told:
        return [*said, "people told what chance did at their own table"]
    if report.proven_from is None:
        said.append("no seed: chance was not checked")
    elif report.proven_from == 1:
        said.append("Nature's answers follow from the seed")
    else:
        first = report.proven_from
        said.append(f"Nature's answers are proven from entry {first} on, and not before")
    if report.renewed:
        at = ", ".join([str(number) for number in report.renewed])
        said.append(f"the match got new dice at entry {at}")
    if report.asked_again:
        said.append(f"the game went back past an answer of Nature {report.asked_again} times")
    if report.seed_chosen:
        said.append("a person chose the seed and could know them beforehand")
    if report.proven_from is not None and not report.bound:
        said.append("the promise names neither this match nor its rules")
    return said


def _proven_from(saved: Save, older: list[int]) -> int:
    """The first entry from which on the seed in use gave all answers of Nature."""
    entries = saved.entries
    promised = dice_from(entries)
    others = [at for at in entries[:promised] if at.seat == NATURE or at.kind == "stated"]
    last = max(older, default=0)
    if 0 in older and last < len(entries) and entries[last].kind == "version":
        # Nothing is known of what led to the position that these rules begin with.
        last += 1
    return max(promised if others else 0, last) + 1


def _retraced(saved: Save, rules: Rules, dice: Dice | None) -> tuple[State, list[int]]:
    """The last position of a save, and which entries were not recomputed; 0 is the start."""
    last, older = None, []
    chronicle = chronicle_of(saved, rules)
    for position in retrace(rules, saved.header, saved.entries, dice, chronicle):
        last = position.state
        if not position.recomputed:
            older.append(position.number)
    assert last is not None
    if question_for(last, NATURE) is not None and not is_told(saved.header, saved.entries):
        raise SaveError("the log ends where an answer of chance is missing")
    return last, older
