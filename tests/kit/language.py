"""A throw-away language: English with a sign before every wording, as files and nothing else.

Owns how it is written. Whoever wants it says where; the engine finds it as it finds any language.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import pytest

from ziggurat.ledger.entries import KERNEL_FOLDER, folders, load_ledger
from ziggurat.words.catalogue import LOCALES, MORE_LOCALES, forget, read_catalogue
from ziggurat.words.statements import ledger_domain, section_key

# A tag that is kept free for private use.
TAG: Final = "qaa"
NAME: Final = "Testish"
SIGN: Final = "¤"
HEAD: Final = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n'


def write_language(home: Path, without: frozenset[str] = frozenset()) -> None:
    """Write all catalogues of the language into a folder, but for some keys."""
    for path in sorted((LOCALES / "en").rglob("*.po")):
        wordings = {key: f"{SIGN}{wording}" for key, wording in read_catalogue(path).items()}
        _write(home / TAG / path.relative_to(LOCALES / "en"), wordings, without)
    for folder in (KERNEL_FOLDER, *folders()):
        rules = load_ledger(folder)
        statements = {rule.id: f"{SIGN}{rule.text}" for rule in rules}
        sections = {section_key(rule.section): f"{SIGN}{rule.section}" for rule in rules}
        _write(home / TAG / f"{ledger_domain(folder)}.po", {**sections, **statements}, without)
    (home / TAG / "language.toml").write_text(f'name = "{NAME}"\n', "utf-8")


def _write(path: Path, wordings: dict[str, str], without: frozenset[str]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    entries = [
        f"msgid {json.dumps(key)}\nmsgstr {json.dumps(wordings[key], ensure_ascii=False)}\n"
        for key in wordings
        if key not in without
    ]
    path.write_text("\n".join([HEAD, *entries]), "utf-8")


def speak(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    """Let the engine find the languages of a folder, as an administrator would."""
    monkeypatch.setenv(MORE_LOCALES, str(home))
    forget()
