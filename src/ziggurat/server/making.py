"""Making: how matches come to be, out of the store or anew.

Owns the rules in use, each set built once and shared by all games. It does nothing but work
out: no lock, no store, no socket, so that it may run in a thread.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from ziggurat import api
from ziggurat.api import BuildError, Match, Rules
from ziggurat.match.chance import SEED_BYTES
from ziggurat.match.codec import canonical, encode_state
from ziggurat.match.save import resume
from ziggurat.server.chairs import Meta, write_meta
from ziggurat.server.store import NewGame, Stored

ID_BYTES: Final = 8


def rules_for(game: str, modules: tuple[str, ...], options: Mapping[str, str]) -> Rules:
    """A game with modules and options, or `BuildError`."""
    return _rules(game, tuple(modules), tuple(sorted(options.items())))


@lru_cache(maxsize=256)
def _rules(game: str, modules: tuple[str, ...], options: tuple[tuple[str, str], ...]) -> Rules:
    return api.build(game, modules, dict(options))


def new_id() -> str:
    """A name for a game."""
    return secrets.token_hex(ID_BYTES)


def seed_from(words: str | None) -> bytes | None:
    """The dice that some words stand for; 64 hexadecimal digits are a seed themselves."""
    if not words:
        return None
    try:
        seed = bytes.fromhex(words)
    except ValueError:
        seed = b""
    return seed if len(seed) == SEED_BYTES else hashlib.sha256(words.encode()).digest()


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
    )


def resumed(stored: Stored) -> Match:
    """A match out of the store, or `SaveError`."""
    row = stored.row
    header = row.header
    try:
        rules: Rules | None = rules_for(header.game, header.modules, header.options)
    except BuildError:
        rules = None
    return resume(
        header, row.seed, stored.snapshot, stored.snapshot_at, stored.entries, api.games(), rules
    )
