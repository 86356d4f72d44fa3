"""The rule ledger: every rule of a game with its id, place, statement and status.

Owns the format of `ledger/*.toml` and reads it strictly: a slip in a ledger is an error that
names the file and the entry, never a rule that silently goes missing.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

PACKAGE: Final = Path(__file__).resolve().parent.parent
KERNEL_FOLDER: Final = ""
RULE_ID: Final = re.compile(r"[a-z]{2}(\.[a-z0-9_]+)+")
_RECORD: Final = re.compile(r"\d{4}")
# A field that is called like a language.
_LANGUAGE: Final = re.compile(r"(?!id)[a-z]{2}")


class LedgerError(Exception):
    """A ledger is not as it must be; the text names the file and the entry."""


class LedgerEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule.  `ruling` is the number of the decision record of a rule we had to settle.

    `possibilities` are the readings there were, `reason` why one of them was chosen. `events` are
    those that happen by this rule, so that whoever reads of one is led here; rules of several
    modules may name the same. `replaces` are the rules that do not hold where this one does.
    `folder` is the game's, `module` what the file says its rules belong to, if it is not the game
    itself. A ledger is in English; what it says in other languages is in
    `locales/<language>/ledger`.
    """

    id: str
    section: str
    place: str
    text: str
    status: Literal["done", "open", "ruling"]
    ruling: str = ""
    possibilities: tuple[str, ...] = ()
    reason: str = ""
    events: tuple[str, ...] = ()
    replaces: tuple[str, ...] = ()
    folder: str = KERNEL_FOLDER
    module: str = ""


def ledger_files(folder: str) -> tuple[Path, ...]:
    """List the ledger files of a game's folder, or of the kernel if it is empty."""
    home = PACKAGE / "games" / folder / "ledger" if folder else PACKAGE / "ledger"
    return tuple(sorted(home.glob("*.toml")))


def folders() -> tuple[str, ...]:
    """List the games' folders that have a ledger."""
    homes = (PACKAGE / "games").glob("*/ledger")
    return tuple(sorted(home.parent.name for home in homes if any(home.glob("*.toml"))))


@cache
def load_ledger(folder: str) -> tuple[LedgerEntry, ...]:
    """Load the ledger of a game's folder, or the kernel's own if it is empty."""
    files = ledger_files(folder)
    if not files:
        raise LedgerError(f"'{folder}' has no ledger; there are: {', '.join(folders())}")
    return read_ledger(files, folder)


def cited_rules(folder: str) -> dict[str, tuple[str, ...]]:
    """The rules behind each kind of event of a game, by the key of the event.

    There are several where modules have the same event, each with a rule of its own.
    """
    found: dict[str, tuple[str, ...]] = {}
    for entry in load_ledger(folder):
        for event in entry.events:
            found[event] = (*found.get(event, ()), entry.id)
    return found


def known_ids() -> frozenset[str]:
    """The ids of all rules of the kernel and of every game."""
    ledgers = [load_ledger(folder) for folder in (KERNEL_FOLDER, *folders())]
    return frozenset(entry.id for entries in ledgers for entry in entries)


def read_ledger(files: Sequence[Path], folder: str = KERNEL_FOLDER) -> tuple[LedgerEntry, ...]:
    """Read ledger files that belong together; no id may appear twice in them."""
    entries: list[LedgerEntry] = []
    homes: dict[str, str] = {}
    cited: dict[str, LedgerEntry] = {}
    for path in files:
        module, rules = _rules(path)
        for number, raw in enumerate(rules, start=1):
            entry = msgspec.structs.replace(_entry(path, number, raw, folder), module=module)
            if entry.id in homes:
                raise LedgerError(f"{path.name}: {entry.id} is also in {homes[entry.id]}")
            homes[entry.id] = path.name
            entries.append(entry)
            for event in entry.events:
                other = cited.get(event)
                if other and module in ("", other.module):
                    raise LedgerError(f"{path.name}: '{event}' is cited by {other.id} too")
                cited[event] = entry
    return tuple(entries)


def _rules(path: Path) -> tuple[str, list[Any]]:
    """What a file says its rules belong to, and its entries as they are written."""
    try:
        document = tomllib.loads(path.read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise LedgerError(f"{path.name}: {error}") from error
    entries = document.pop("rule", [])
    module = document.pop("module", "")
    if document or not isinstance(entries, list) or not isinstance(module, str):
        told = "a ledger holds [[rule]] entries, and at most 'module' before them"
        raise LedgerError(f"{path.name}: {told}")
    return module, entries


def _entry(path: Path, number: int, raw: Any, folder: str) -> LedgerEntry:
    name = raw.get("id", "?") if isinstance(raw, dict) else "?"
    where = f"{path.name}: entry {number} ({name})"
    foreign = [key for key in raw if _LANGUAGE.fullmatch(key)] if isinstance(raw, dict) else []
    if foreign:
        home = f"locales/{foreign[0]}/ledger"
        raise LedgerError(f"{where}: a ledger is in English; '{foreign[0]}' goes to {home}")
    try:
        entry = msgspec.convert(raw, LedgerEntry)
    except msgspec.ValidationError as error:
        raise LedgerError(f"{where}: {error}") from error
    fault = _fault(entry)
    if fault:
        raise LedgerError(f"{where}: {fault}")
    return msgspec.structs.replace(entry, folder=folder)


def _fault(entry: LedgerEntry) -> str:
    """Say what is wrong with an entry whose fields have the right types."""
    if entry.folder or entry.module:
        return "'folder' and 'module' are not for an entry to say"
    if not RULE_ID.fullmatch(entry.id):
        return "an id is two letters, then words with small letters after dots: 'nd.turn.reset'"
    for field in ("section", "place", "text"):
        if not getattr(entry, field).strip():
            return f"'{field}' is empty"
    if entry.status == "ruling" and not _RECORD.fullmatch(entry.ruling):
        return "a ruling names its decision record by four digits: ruling = '0023'"
    if entry.status != "ruling" and entry.ruling:
        return "only an entry with status 'ruling' names a decision record"
    return ""
