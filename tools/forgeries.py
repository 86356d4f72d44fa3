"""Forgeries: saves that must never pass for proven, hung in the museum as negatives.

Owns the making of saves that were damaged or made up, each with what a check has to say of it.
Whoever forges one knows the seed and every hash: `resealed` makes all of them fit again.
"""

from __future__ import annotations

import gzip
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.museum import MUSEUM, played
from ziggurat import api
from ziggurat.build.build import build
from ziggurat.build.game import Game
from ziggurat.kernel.question import NATURE
from ziggurat.kernel.rules import Rules
from ziggurat.kernel.state import State
from ziggurat.match.chance import SEED_BYTES, Fast
from ziggurat.match.chronicle import Chronicle, later_note, look
from ziggurat.match.codec import canonical, decode_state, encode, encode_state
from ziggurat.match.draft import Draft
from ziggurat.match.entry import Entry, Header, note_hash, sealed
from ziggurat.match.form import Save, read_save
from ziggurat.match.history import History, fingerprint
from ziggurat.match.match import Match
from ziggurat.match.promise import GIVEN, LOCAL, Seed, promised
from ziggurat.match.save import dump, save
from ziggurat.match.told import Told

NEGATIVES: Final = MUSEUM / "negatives"
LIST: Final = "said.json"
SEED: Final = b"a forged game".ljust(SEED_BYTES, b".")
SEATS: Final = 2
CHOICES: Final = 24
# Of each game a number of its first seat, and one that somebody would rather begin with.
WISHES: Final[dict[str, tuple[tuple[str | int, ...], int]]] = {
    "new-dawn": (("realms", 0, "trade", 0), 3),
    "board-game": (("culture", 0), 9),
    "template": (("coins", 0), 20),
}


class Negative(msgspec.Struct, frozen=True):
    """What a check has to say of a file as long as the rules that it names are in force.

    Later rules may find another fault first, or call it played by older rules; but they never
    call it proven.
    """

    file: str
    ok: bool
    entry: int | None
    says: str


class Forged(NamedTuple):
    """A forgery: its name, its bytes, and what has to be said of it."""

    name: str
    data: bytes
    ok: bool
    entry: int | None
    says: str


def resealed(found: Save, promise: bool = True) -> Save:
    """The same save with all hashes made to fit, and at wish a promise that does."""
    notes = [bytes(note) for note in found.notes]
    marks = [note_hash(note) for note in notes] or [found.header.start]
    header = msgspec.structs.replace(found.header, start=marks[0])
    if promise and found.seed is not None:
        text = promised(header, (), LOCAL, Seed(bytes.fromhex(found.seed), GIVEN))
        header = msgspec.structs.replace(header, commitment=text)
    chain: list[Entry] = []
    before = header.hash()
    for place, entry in enumerate(found.entries, 1):
        note = marks[place] if place < len(marks) else entry.note
        chain.append(sealed(msgspec.structs.replace(entry, before=before, note=note)))
        before = chain[-1].hash
    return msgspec.structs.replace(found, header=header, entries=chain)


def honest(game: Game) -> Match:
    """A game that was played as it should be."""
    return played(Match.new(build(game), SEATS, SEED), CHOICES, 5)


def wished(rules: Rules, s: State) -> State:
    """A position in which somebody has more than the rules gave."""
    data: dict[str, Any] = msgspec.json.decode(canonical(encode(s)))
    path, value = WISHES[rules.game.name]
    place: Any = data
    for step in path[:-1]:
        place = place[step]
    assert place[path[-1]] != value
    place[path[-1]] = value
    return decode_state(rules, data)


def made_up_start(game: Game) -> Match:
    """A game whose header names older rules, so that it brings a start of its own."""
    rules = build(game)
    # Told matches wait for their first answer, so that nothing has been played yet.
    begun = Told.begin(build(older(game)), SEATS)
    s = wished(rules, begun.state_at(0))
    note = canonical({"changed": encode(s), "told": _told(begun, 0)})
    header = msgspec.structs.replace(begun.header, start=note_hash(note), commitment="")
    return _gone_on(rules, header, [], [note], s)


def made_up_position(game: Game) -> Match:
    """A game whose header names older rules, by which one entry led where somebody wished."""
    rules = build(game)
    before = honest(older(game))
    entries, notes = list(before.entries), before.notes()
    last = len(entries)
    s = wished(rules, before.state)
    notes[-1] = later_note(s, look(before.state_at(last - 1)), look(s), _events(before, last))
    digest = fingerprint(before.header, before.header.version, s)
    entries[-1] = msgspec.structs.replace(entries[-1], digest=digest, note=note_hash(notes[-1]))
    return _gone_on(rules, before.header, entries, notes, s)


def older(game: Game) -> Game:
    """The same rules under an older number."""
    return game._replace(version=game.version - 1)


def _events(match: Match, number: int) -> list[Any]:
    return match._history.events(number)


def _told(match: Match, number: int) -> list[Any]:
    return [
        (at.key, at.seat, at.args, at.origin, at.audience, at.veiled)
        for at in _events(match, number)
    ]


def _gone_on(
    rules: Rules, header: Header, entries: list[Entry], notes: list[bytes], s: State
) -> Match:
    """Play on from a position that nobody reached, with true dice of the seed."""
    raw = [msgspec.Raw(note) for note in notes]
    whole = resealed(Save(2, header, SEED.hex(), {}, entries, raw))
    history = History(rules, whole.header, whole.entries, Chronicle(rules, notes))
    history.keep(s)
    match = Match(history, s, SEED, None)
    match._settle(Draft(history, s.clone()))
    return played(match, CHOICES, 5)


def loaded_dice(game: Game) -> Save:
    """A game with dice of somebody's choosing, under the promise of a seed."""
    match = played(Match.new(build(game), SEATS, chance=Fast(11)), CHOICES, 5)
    return resealed(msgspec.structs.replace(save(match), seed=SEED.hex()))


def forgeries(game: Game) -> list[Forged]:
    """One forgery of each kind."""
    match = honest(game)
    found = read_save(dump(match))
    told = next(
        at for at in range(4, len(found.notes)) if b'"told":[]' not in bytes(found.notes[at])
    )
    rolled = next(at.number for at in match.entries if at.seat == NATURE)
    start = "not one that these rules make: it was not checked"
    last = len(honest(older(game)).entries)
    done = [
        Forged("made_up_start", dump(made_up_start(game)), True, None, start),
        Forged(
            "made_up_position", dump(made_up_position(game)), True, None,
            f"entries {last}-{last} were played by older rules",
        ),
        Forged("loaded_dice", canonical(loaded_dice(game)), False, rolled, "follow from the seed"),
        Forged("truncated", dump(match)[:-100], False, None, "this is not a save"),
    ]  # fmt: skip
    for name, (change, entry, says) in _changes(told, len(match.entries)).items():
        done.append(Forged(name, canonical(change(found)), False, entry, says))
    return done


Change = Callable[[Save], Save]


def _changes(told: int, last: int) -> dict[str, tuple[Change, int | None, str]]:
    """What is done to an honest save, the first bad entry then, and what is said."""
    return {
        "note_tells_otherwise": (_silent(told), told, "tells something else than happened"),
        "start_tells_otherwise": (_silent(0), 0, "not the one that its rules make"),
        "note_damaged": (_silent(told, reseal=False), told, "does not match its hash"),
        "notes_exchanged": (_notes(_exchanged), 3, "does not match its hash"),
        "notes_exchanged_and_sealed": (
            lambda found: resealed(_notes(_exchanged)(found)), 3, "tells something else",
        ),
        "note_missing": (_notes(lambda notes: notes[:5] + notes[6:]), None, "notes than entries"),
        "notes_missing": (_notes(lambda notes: []), None, "notes than entries"),
        "log_cut_short": (_cut_short, None, "the snapshot is not the position"),
        "audience_changed": (_hidden, 2, "entry 2"),
        "seed_changed": (_other_seed, None, "not the one that was promised"),
        "more_in_the_snapshot": (_rich, None, "the snapshot is not the position"),
    }  # fmt: skip


def _silent(number: int, reseal: bool = True) -> Change:
    """What happened at an entry is not told any more, or something that never happened is."""

    def change(found: Save) -> Save:
        notes = list(found.notes)
        note = msgspec.json.decode(notes[number])
        note["told"] = note["told"][1:] or [["made_up", 0, [], -1, -1, ""]]
        notes[number] = msgspec.Raw(canonical(note))
        changed = msgspec.structs.replace(found, notes=notes)
        return resealed(changed) if reseal else changed

    return change


def _notes(work: Callable[[list[msgspec.Raw]], list[msgspec.Raw]]) -> Change:
    return lambda found: msgspec.structs.replace(found, notes=work(list(found.notes)))


def _exchanged(notes: list[msgspec.Raw]) -> list[msgspec.Raw]:
    other = next(at for at in range(4, len(notes)) if bytes(notes[at]) != bytes(notes[3]))
    notes[3], notes[other] = notes[other], notes[3]
    return notes


def _cut_short(found: Save) -> Save:
    return resealed(
        msgspec.structs.replace(found, entries=found.entries[:-1], notes=found.notes[:-1])
    )


def _hidden(found: Save) -> Save:
    entries = list(found.entries)
    entries[1] = msgspec.structs.replace(entries[1], audience=entries[1].audience ^ 1)
    return resealed(msgspec.structs.replace(found, entries=entries))


def _other_seed(found: Save) -> Save:
    return msgspec.structs.replace(found, seed=bytes(SEED_BYTES).hex())


def _rich(found: Save) -> Save:
    """A snapshot that is not where the log leads to."""
    rules = build(api.games()[found.header.game])
    s = wished(rules, decode_state(rules, found.snapshot))
    return msgspec.structs.replace(found, snapshot=encode_state(s))


def hang(folder: Path, game: Game) -> None:
    """Write the forgeries of a game, and what has to be said of each."""
    folder.mkdir(parents=True)
    listed = []
    for forged in forgeries(game):
        file = f"{forged.name}.json.gz"
        (folder / file).write_bytes(gzip.compress(forged.data, 9, mtime=0))
        listed.append(Negative(file, forged.ok, forged.entry, forged.says))
    text = msgspec.json.format(msgspec.json.encode(listed), indent=2)
    (folder / LIST).write_bytes(text + b"\n")


def main() -> None:
    """Write those of the versions in force that are not there yet."""
    for game in api.games().values():
        folder = NEGATIVES / f"{game.folder}_{game.version}"
        if not folder.is_dir():
            hang(folder, game)
        print(f"negatives/{folder.name} is complete")


if __name__ == "__main__":
    main()
