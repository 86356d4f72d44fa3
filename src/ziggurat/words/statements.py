"""Statements: what the rules of a ledger say in one language.

Owns where translations of a ledger lie: in the domain `ledger/<game>`, under the id of a rule and
under `section.<English name>`. The English statement is in the ledger itself and stands in for
one that is missing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.words.catalogue import SHARED_DOMAIN, catalogue

if TYPE_CHECKING:
    from ziggurat.ledger.entries import LedgerEntry

DOMAIN: Final = "ledger"


def ledger_domain(folder: str) -> str:
    """The domain of a game's ledger, or of the one that all games share if it is empty."""
    return f"{DOMAIN}/{folder or SHARED_DOMAIN}"


def section_key(section: str) -> str:
    """The key of a section, from its English name."""
    return f"section.{section}"


def statement(entry: LedgerEntry, lang: str) -> str:
    """What a rule says."""
    return catalogue(lang, ledger_domain(entry.folder)).get(entry.id) or entry.text


def section_name(entry: LedgerEntry, lang: str) -> str:
    """What the section of a rule is called."""
    wordings = catalogue(lang, ledger_domain(entry.folder))
    return wordings.get(section_key(entry.section)) or entry.section
