"""Catalogues: the wordings of one language and one domain.

Owns where languages lie, what they are called and how their catalogues are read. A language is a
folder with a `language.toml`; nothing else in the sources knows which ones there are. Catalogues
are read when first needed and once for each process, because the parser costs more to load than
a catalogue takes to read.
"""

from __future__ import annotations

import os
import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Final

LOCALES: Final = Path(__file__).resolve().parent.parent / "locales"
# More folders with languages, separated as in PATH: a language can be tried out anywhere.
MORE_LOCALES: Final = "ZIGGURAT_LOCALES"
CARD: Final = "language.toml"
SHARED_DOMAIN: Final = "ziggurat"
SOURCE_LANGUAGE: Final = "en"
# Browsers know languages by such tags.
_TAG: Final = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")


class WordsError(Exception):
    """A language is not there or a catalogue cannot be read; the text says which."""


def homes() -> tuple[Path, ...]:
    """List the folders that hold languages; files in later ones win."""
    more = os.environ.get(MORE_LOCALES, "")
    return (LOCALES, *[Path(place) for place in more.split(os.pathsep) if place])


@cache
def language_names() -> dict[str, str]:
    """Return what each language calls itself, by its tag, English first."""
    names = {card.parent.name: _name(card) for home in homes() for card in home.glob(f"*/{CARD}")}
    tags = sorted(names, key=lambda tag: (tag != SOURCE_LANGUAGE, tag))
    return {tag: names[tag] for tag in tags}


def _name(card: Path) -> str:
    where = f"{card.parent.name}/{card.name}"
    if not _TAG.fullmatch(card.parent.name):
        raise WordsError(f"{where}: the folder of a language is called by its tag, such as pt-BR")
    try:
        document = tomllib.loads(card.read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise WordsError(f"{where} cannot be read: {error}") from error
    name = document.get("name")
    if not isinstance(name, str) or not name.strip() or len(document) > 1:
        raise WordsError(
            f'{where} says what the language calls itself and nothing else: name = "…"'
        )
    return name


def languages() -> tuple[str, ...]:
    """List the languages there are, English first."""
    return tuple(language_names())


def require_language(lang: str) -> None:
    """Refuse a language that is not there."""
    if lang not in languages():
        raise WordsError(f"there is no language '{lang}'; there are: {', '.join(languages())}")


def catalogue_paths(lang: str, domain: str) -> tuple[Path, ...]:
    """List the catalogues of a domain: its own, and `<domain>.<module>.po` of each module."""
    return tuple(
        path
        for home in homes()
        for path in (home / lang / f"{domain}.po", *sorted((home / lang).glob(f"{domain}.*.po")))
        if path.is_file()
    )


def domains(lang: str, start: str) -> tuple[str, ...]:
    """List the domains of a language whose names begin in one way."""
    paths = [path for home in homes() for path in (home / lang).glob(f"{start}*.po")]
    return tuple(sorted({path.name.partition(".")[0] for path in paths}))


@cache
def catalogue(lang: str, domain: str) -> dict[str, str]:
    """Return the wordings of a domain by key; a domain without a catalogue has none."""
    wordings: dict[str, str] = {}
    for path in catalogue_paths(lang, domain):
        wordings.update(read_catalogue(path))
    return wordings


def forget() -> None:
    """Read everything again when it is next needed: a language has come or gone."""
    language_names.cache_clear()
    catalogue.cache_clear()


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
