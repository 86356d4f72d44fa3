"""Which rules hold in a game as it was put together.

Owns the answer for a mix of modules: rules of modules that are not in play do not hold, nor do
those that a rule of a module in play replaces.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING

from ziggurat.ledger.entries import KERNEL_FOLDER, LedgerEntry, load_ledger

if TYPE_CHECKING:
    from ziggurat.kernel.rules import Rules


def rules_in_play(rules: Rules) -> dict[str, LedgerEntry]:
    """The rules that hold, by id: the engine's last."""
    return _holding(rules.game.folder, tuple(rules.installed))


def standing_for(rules: Rules, names: Iterable[str]) -> list[LedgerEntry]:
    """The rules that hold in the stead of some, or are these; each once, unknown ones left out."""
    folder, installed = rules.game.folder, tuple(rules.installed)
    holding, instead = _holding(folder, installed), _replaced(folder, installed)
    found: dict[str, LedgerEntry] = {}
    for name in names:
        for there in instead.get(name, (name,)):
            if there in holding:
                found[there] = holding[there]
    return list(found.values())


@lru_cache
def _holding(folder: str, installed: tuple[str, ...]) -> dict[str, LedgerEntry]:
    gone = _replaced(folder, installed)
    entries = (*load_ledger(folder), *load_ledger(KERNEL_FOLDER))
    return {
        entry.id: entry
        for entry in entries
        if entry.id not in gone and (not entry.module or entry.module in installed)
    }


@lru_cache
def _replaced(folder: str, installed: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """What stands in the stead of each rule that is replaced."""
    found: dict[str, tuple[str, ...]] = {}
    for entry in load_ledger(folder):
        if entry.module in installed:
            for name in entry.replaces:
                found[name] = (*found.get(name, ()), entry.id)
    return found
