"""Catalogues: the wordings of one language and one domain.

Owns where catalogues lie and how they are read. They are read when first needed and once for
each process, because the parser costs more to load than a catalogue takes to read.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

LOCALES: Final = Path(__file__).resolve().parent.parent / "locales"
SHARED_DOMAIN: Final = "ziggurat"
SOURCE_LANGUAGE: Final = "en"


class WordsError(Exception):
    """A language is not there or a catalogue cannot be read; the text says which."""


@cache
def languages() -> tuple[str, ...]:
    """List the languages there are, English first."""
    found = sorted(path.parent.name for path in LOCALES.glob(f"*/{SHARED_DOMAIN}.po"))
    return tuple(sorted(found, key=SOURCE_LANGUAGE.__ne__))


def require_language(lang: str) -> None:
    """Refuse a language that is not there."""
    if lang not in languages():
        raise WordsError(f"there is no language '{lang}'; there are: {', '.join(languages())}")


def catalogue_path(lang: str, domain: str) -> Path:
    """Say where a catalogue lies."""
    return LOCALES / lang / f"{domain}.po"


def catalogue_paths(lang: str, domain: str) -> tuple[Path, ...]:
    """List the catalogues of a domain: its own, and `<domain>.<module>.po` of each module."""
    own = catalogue_path(lang, domain)
    modules = sorted((LOCALES / lang).glob(f"{domain}.*.po"))
    return (*((own,) if own.is_file() else ()), *modules)


@cache
def catalogue(lang: str, domain: str) -> dict[str, str]:
    """Return the wordings of a domain by key; a domain without a catalogue has none."""
    found: dict[str, str] = {}
    for path in catalogue_paths(lang, domain):
        found.update(read_catalogue(path))
    return found


def read_catalogue(path: Path) -> dict[str, str]:
    """Read a catalogue; entries that are empty or marked as doubtful do not count."""
    from babel.messages.pofile import PoFileError, read_po

    try:
        with path.open("rb") as file:
            messages = read_po(file, ignore_obsolete=True, abort_invalid=True)
    except (PoFileError, UnicodeDecodeError) as error:
        raise WordsError(f"{path.parent.name}/{path.name} cannot be read: {error}") from error
    return {
        str(message.id): str(message.string)
        for message in messages
        if message.id and message.string and not message.fuzzy
    }
