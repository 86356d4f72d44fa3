"""The checkup of a store: every game, what is wrong with it and where.

Owns what is looked at. It changes nothing, and what it finds wrong with one game keeps it from
looking at no other.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, TypeAlias

import msgspec
from sqlalchemy import Connection, select, text
from sqlalchemy.exc import SQLAlchemyError

from ziggurat import api
from ziggurat.api import BuildError, Match
from ziggurat.match.entry import current_version
from ziggurat.match.errors import MatchError
from ziggurat.match.form import BrokenChain
from ziggurat.match.save import dump, verify
from ziggurat.server.making import check_log, resumed, rules_by
from ziggurat.server.store import Damaged, Stored
from ziggurat.server.store.reading import load
from ziggurat.server.store.tables import (
    entries,
    games,
    grants,
    heads,
    notes,
    snapshots,
    talk,
    tokens,
)
from ziggurat.server.upkeep.moment import at_one_moment

Progress: TypeAlias = Callable[[int], None]

_PARTS: Final = (heads, entries, notes, snapshots, grants, tokens, talk)


class Fault(msgspec.Struct, frozen=True):
    """What is wrong: with which game, none if with all of them, and from which entry on.

    The entry is 0 where no entry is to blame.
    """

    game: str
    entry: int
    fault: str


class OtherRules(Damaged):
    """A game is whole, but the rules that it was played by are not those of this version.

    `digest` is that of its last position.
    """

    def __init__(self, game_id: str, fault: str, digest: str) -> None:
        super().__init__(game_id, f"no rules of this version can open it: {fault}")
        self.digest: Final = digest


class Checkup(msgspec.Struct, frozen=True):
    """What was looked at and found.

    `replayed` games were played again from their start; `other_rules` are those that could not
    be, because another version of the rules wrote them.
    """

    ok: bool
    games: int
    entries: int
    replayed: int
    other_rules: int
    faults: tuple[Fault, ...]


class _Seen(msgspec.Struct):
    games: int = 0
    entries: int = 0
    replayed: int = 0
    other_rules: int = 0
    faults: list[Fault] = msgspec.field(default_factory=list)


async def check_store(url: str, replay: bool = False, progress: Progress | None = None) -> Checkup:
    """Check every game of a store as it is at one moment."""
    work = partial(_check_all, replay=replay, progress=progress)
    seen = await at_one_moment(url, work)
    counts = (seen.games, seen.entries, seen.replayed, seen.other_rules)
    return Checkup(not seen.faults, *counts, tuple(seen.faults))


def _check_all(connection: Connection, replay: bool, progress: Progress | None) -> _Seen:
    seen = _Seen()
    for look in (_look_at_file, partial(_look_at_games, replay, progress), _look_for_strays):
        try:
            look(connection, seen)
        except SQLAlchemyError as error:
            seen.faults.append(Fault("", 0, f"the database cannot be read: {_words(error)}"))
    return seen


def _look_at_games(
    replay: bool, progress: Progress | None, connection: Connection, seen: _Seen
) -> None:
    for game_id in game_ids(connection):
        seen.games += 1
        if progress is not None:
            progress(seen.games)
        try:
            stored, match = opened(connection, game_id)
        except Damaged as damaged:
            seen.faults.append(fault_of(damaged))
            continue
        seen.entries += len(stored.entries)
        if replay:
            _replay(stored, match, seen)


def game_ids(connection: Connection) -> list[str]:
    """All games there are, in an order that does not change."""
    return [
        str(name) for name in connection.execute(select(games.c.id).order_by(games.c.id)).scalars()
    ]


def fault_of(damaged: Damaged) -> Fault:
    """What is wrong with a game, to be told."""
    return Fault(damaged.id, damaged.entry, damaged.fault)


def opened(connection: Connection, game_id: str) -> tuple[Stored, Match]:
    """A game, opened as the server opens it; whatever is wrong with it is `Damaged`."""
    stored = loaded(connection, game_id)
    try:
        return stored, resumed(stored)
    except BrokenChain as error:
        raise Damaged(game_id, str(error), error.number) from error
    except Exception as error:
        if _is_of_other_rules(stored):
            digest = stored.entries[-1].digest if stored.entries else ""
            raise OtherRules(game_id, str(error), digest) from error
        # A position that nobody reached by playing may fail in any way.
        raise Damaged(game_id, str(error) or repr(error)) from error


def _is_of_other_rules(stored: Stored) -> bool:
    """Tell whether a log is whole, and only the rules that it was written by are not here."""
    header = stored.row.header
    try:
        check_log(stored.row, stored.entries)
        rules = rules_by(header)
        return rules.game.version != current_version(header, stored.entries)
    except (BuildError, LookupError):
        return True
    except MatchError:
        return False


def loaded(connection: Connection, game_id: str) -> Stored:
    """A game as it lies there; what cannot be read is `Damaged`."""
    try:
        # PostgreSQL would answer nothing any more after an error.
        with connection.begin_nested():
            stored = load(connection, game_id)
    except SQLAlchemyError as error:
        raise Damaged(game_id, f"the database cannot read it: {_words(error)}") from error
    if stored is None:
        raise Damaged(game_id, "it is listed and cannot be found")
    return stored


def _words(error: Exception) -> str:
    """The first line of an error; those after it show the statement."""
    return str(error).partition("\n")[0][:200]


def _replay(stored: Stored, match: Match, seen: _Seen) -> None:
    """Play a game again from its start, as far as these rules come to the same positions."""
    report = verify(dump(match), api.games())
    if report.chained:
        seen.other_rules += 1
    else:
        seen.replayed += 1
    if not report.ok:
        seen.faults.append(Fault(stored.row.id, report.first_bad_entry or 0, report.text))


def _look_at_file(connection: Connection, seen: _Seen) -> None:
    """What SQLite itself finds wrong with its file."""
    if connection.dialect.name == "sqlite":
        for line in connection.execute(text("PRAGMA integrity_check(10)")).scalars():
            if line != "ok":
                seen.faults.append(Fault("", 0, f"the file is damaged: {line:.200}"))


def _look_for_strays(connection: Connection, seen: _Seen) -> None:
    """Rows of games that are not there."""
    known = select(games.c.id)
    for table in _PARTS:
        asked = select(table.c.game_id).where(table.c.game_id.not_in(known)).distinct()
        for game_id in connection.execute(asked.order_by(table.c.game_id)).scalars():
            fault = f"the game is missing, and '{table.name}' has rows of it"
            seen.faults.append(Fault(str(game_id), 0, fault))
