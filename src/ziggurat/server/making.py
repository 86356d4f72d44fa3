"""Making: how matches come to be, out of the store or anew.

Owns the rules in use, each set built once and shared by all games. It does nothing but work
out: no lock, no store, no socket, so that it may run in a thread.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from ziggurat import api
from ziggurat.api import BuildError, Match, Rules
from ziggurat.build.mix import with_implied
from ziggurat.match.chance import SEED_BYTES
from ziggurat.match.codec import canonical, encode_state
from ziggurat.match.entry import Entry, Header, check_chain, current_commitment
from ziggurat.match.errors import SaveError
from ziggurat.match.form import FORMAT, BrokenChain, Save, check_all_notes, check_seed
from ziggurat.match.history import older_entries
from ziggurat.match.promise import GIVEN, Seed, stretched
from ziggurat.match.save import resume
from ziggurat.match.stating import check_frames
from ziggurat.server.chairs import Meta, read_meta, write_meta
from ziggurat.server.store import GameRow, NewGame, Stored

ID_BYTES: Final = 8


def rules_for(game: str, modules: tuple[str, ...], options: Mapping[str, str | int]) -> Rules:
    """A game with modules and options, or `BuildError`; a number may stand for its digits."""
    written = [(name, str(value)) for name, value in options.items()]
    return _rules(game, tuple(modules), tuple(sorted(written)))


def rules_by(header: Header) -> Rules:
    """The rules of a game in the store, or `BuildError`; older ones leave some modules unsaid."""
    game = api.games().get(header.game)
    modules = with_implied(game, header.version, header.modules) if game else header.modules
    return rules_for(header.game, modules, header.options)


@lru_cache(maxsize=256)
def _rules(game: str, modules: tuple[str, ...], options: tuple[tuple[str, str], ...]) -> Rules:
    return api.build(game, modules, dict(options))


def new_id() -> str:
    """A name for a game."""
    return secrets.token_hex(ID_BYTES)


def begun(rules: Rules, seats: int, words: str | None, game_id: str) -> Match:
    """A new match, with the dice that some words stand for, if there are any."""
    return Match.new(rules, seats, _seed_from(words, rules.game.name), match_id=game_id)


def _seed_from(words: str | None, game: str) -> Seed | None:
    """The seed that some words stand for; 64 hexadecimal digits are one themselves."""
    if not words:
        return None
    try:
        key = bytes.fromhex(words)
    except ValueError:
        key = b""
    return Seed(key, GIVEN) if len(key) == SEED_BYTES else stretched(words, game)


def row_for(game_id: str, match: Match, meta: Meta) -> NewGame:
    """A match as the store takes it."""
    return NewGame(
        game_id,
        match.header,
        match.seed,
        write_meta(meta),
        list(match.entries),
        canonical(encode_state(match.state)),
        match.outcome is not None,
        match.notes(),
    )


def resumed(stored: Stored) -> Match:
    """A match out of the store, or `SaveError`; `BrokenChain` names the first bad entry."""
    row = stored.row
    header = row.header
    check_log(row, stored.entries)
    check_all_notes(header, stored.entries, stored.notes)
    try:
        rules: Rules | None = rules_by(header)
    except BuildError:
        rules = None
    # Rules that have not changed come to the same again: notes would only take up memory.
    older = rules is not None and older_entries(rules, header, stored.entries) > 0
    notes = stored.notes if older else ()
    match = resume(
        header, row.seed, stored.snapshot, stored.snapshot_at, stored.entries, api.games(), rules,
        notes,
    )  # fmt: skip
    check_frames(match.state)
    if (match.outcome is not None) != row.over:
        said = "over" if row.over else "not over"
        raise SaveError(f"its head says that it is {said}, and its position differs")
    return match


def is_unproven(match: Match) -> bool:
    """Tell whether a position may be one that nobody reached by playing these rules."""
    if match.told or any([entry.kind == "stated" for entry in match.entries]):
        return True
    return older_entries(match.rules, match.header, list(match.entries)) > 0


def check_log(row: GameRow, entries: list[Entry]) -> None:
    """Check whatever can be checked without playing: the chain of hashes, the seed, the chairs."""
    number, fault = check_chain(row.header, entries)
    if number:
        raise BrokenChain(number, fault)
    # Where nothing was promised, as with dice that a test made up, any seed will do.
    if row.seed is not None and current_commitment(row.header, entries):
        check_seed(Save(FORMAT, row.header, None, {}, entries, []), row.seed)
    if len(read_meta(row.meta).chairs) != row.header.seats:
        raise SaveError("what is noted beside the log is of another number of seats")
