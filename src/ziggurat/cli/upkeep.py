"""`ziggurat backup`, `ziggurat restore` and `ziggurat doctor --db`: looking after a store.

Owns how the answers are printed, and their exit codes. What is done is in `ziggurat.server.upkeep`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterable
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

from ziggurat.cli.benching import shown_progress
from ziggurat.cli.console import console, grid, tell, write_json
from ziggurat.cli.errors import DONE, NO, BadInput
from ziggurat.cli.serving import default_db, usual_db
from ziggurat.cli.words import Say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ziggurat.server.upkeep import Fault

T = TypeVar("T")

# So many games are passed between two looks at how far it is.
STEP: Final = 100


def backup(file: Path, db: str, as_json: bool, lang: str) -> int:
    """Save all games of a store in a file; exit code 1 if some of them are damaged."""
    upkeep = _upkeep()
    say = Say(lang)
    with _counting(as_json) as progress:
        done = _run(upkeep.back_up(db or usual_db(), file, progress))
    if as_json:
        write_json(done)
    else:
        tell(console(), say("backup.done", done.games, done.entries, done.file), "bold")
        _print_faults(done.damaged, "backup.damaged", say)
        _print_faults(done.left_out, "backup.left_out", say)
        tell(console(), say("backup.secret"))
    return NO if done.damaged or done.left_out else DONE


def restore(file: Path, db: str, add: bool, as_json: bool, lang: str) -> int:
    """Put the games of a backup into a store; exit code 1 if some were damaged before."""
    upkeep = _upkeep()
    say = Say(lang)
    with _counting(as_json) as progress:
        done = _run(upkeep.restore_into(db or default_db(), file, add, progress))
    if as_json:
        write_json(done)
    else:
        out = console()
        tell(out, say("restore.done", done.games, done.entries, done.compared), "bold")
        if done.renewed:
            tell(out, say("restore.renewed", done.renewed))
        for key in ("other_rules", "skipped", "left_out"):
            names = getattr(done, key)
            if names:
                tell(out, say(f"restore.{key}", len(names), ", ".join(names)))
        _print_faults(done.damaged, "restore.damaged", say)
    return NO if done.damaged or done.left_out else DONE


def check(db: str, replay: bool, as_json: bool, lang: str) -> int:
    """Check every game of a store; exit code 1 if something is wrong with one."""
    upkeep = _upkeep()
    say = Say(lang)
    with _counting(as_json) as progress:
        report = _run(upkeep.check_store(db, replay, progress))
    if as_json:
        write_json(report)
    else:
        _print_faults(report.faults, "doctor.db.bad", say)
        bad = len({fault.game for fault in report.faults})
        tell(console(), say("doctor.db.done", report.games, report.entries, bad), "bold")
        if replay:
            tell(console(), say("doctor.db.replayed", report.replayed, report.other_rules))
    return DONE if report.ok else NO


def _print_faults(faults: Iterable[Fault], key: str, say: Say) -> None:
    listed = list(faults)
    if not listed:
        return
    out = console()
    tell(out, say(key, len(listed)), "bold red")
    table = grid(
        [say("doctor.db.game"), say("doctor.db.entry"), say("doctor.db.fault")], right=(1,)
    )
    for fault in listed:
        entry = str(fault.entry) if fault.entry else ""
        table.add_row(fault.game or say("doctor.db.all"), entry, fault.fault)
    out.print(table)


@contextmanager
def _counting(silent: bool) -> Iterator[Callable[[int], None]]:
    """Show how many games have been passed."""
    with shown_progress(silent) as show:

        def count(games: int) -> None:
            if show is not None and games % STEP == 0:
                show(str(games))

        yield count


def _upkeep() -> Any:
    try:
        from ziggurat.server import upkeep
    except ImportError as error:
        raise BadInput(
            f"a store needs the package '{error.name}': pip install 'ziggurat[web]'"
        ) from None
    return upkeep


def _run(work: Coroutine[Any, Any, T]) -> T:
    from ziggurat.server.store import StoreError

    try:
        return asyncio.run(work)
    except StoreError as error:
        raise BadInput(str(error)) from None
