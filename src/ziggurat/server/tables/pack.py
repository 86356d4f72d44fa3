"""Packs: all that a page needs to word one game in one language, sent once.

Owns the tables and catalogues on the wire. A pack depends on the game, its modules and
options and the language only, so that it can be kept by everybody.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

from ziggurat.api import build, games
from ziggurat.build.declared import options_of, parts_of
from ziggurat.ledger.entries import KERNEL_FOLDER, LedgerEntry, cited_rules, load_ledger
from ziggurat.ledger.in_play import standing_for
from ziggurat.server.settings import PAGE
from ziggurat.server.tables.plain import Data
from ziggurat.server.tables.slots import kinds_data
from ziggurat.tables.parts import face_of
from ziggurat.words import Words
from ziggurat.words.behind import RULING, row_rule
from ziggurat.words.catalogue import (
    SHARED_DOMAIN,
    SOURCE_LANGUAGE,
    catalogue,
    domains,
    require_language,
)
from ziggurat.words.keys import named_values
from ziggurat.words.statements import section_name, statement

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ziggurat.build.kind import Kind
    from ziggurat.kernel.rules import Rules

KEPT: Final = 64
SCRIPTS: Final = PAGE / "js"
PAGE_DOMAINS: Final = "page"


def pack(
    game: str,
    lang: str,
    modules: Sequence[str] = (),
    options: Mapping[str, str] | None = None,
) -> Data:
    """Everything that words a game; do not change it, it is shared."""
    chosen = tuple(sorted((options or {}).items()))
    return _pack(game, lang, tuple(modules), chosen)


@lru_cache(maxsize=KEPT)
def _pack(
    game: str, lang: str, modules: tuple[str, ...], options: tuple[tuple[str, str], ...]
) -> Data:
    rules = build(game, modules, dict(options))
    words = Words(lang, rules.game.folder)
    return {
        "game": game,
        "version": rules.game.version,
        "lang": lang,
        "title": words.text("game.name"),
        "text": words.find("game.text"),
        "seats": rules.seats,
        "seat_names": rules.game.seat_names,
        **_menu(rules, words),
        "words": _wordings(lang, rules.game.folder),
        "kinds": {name: _kind(rules, words, kind) for name, kind in rules.kinds.items()},
        "verbs": {
            str(verb.number): {"name": verb.name, "kinds": verb.kinds}
            for verb in rules.verbs.values()
        },
        "reasons": {
            str(reason.number): {"name": reason.name, "rule": _holding(rules, reason.rule)}
            for reason in rules.reasons.values()
        },
        "rows": _rows(rules, words),
        "families": rules.families,
        "pieces": kinds_data(rules),
        "cited": _cited(rules),
        "folder": _folder(rules),
        "scripts": _scripts(rules),
    }


def _holding(rules: Rules, name: str) -> str:
    """The rule that holds in the stead of another, or that one itself."""
    standing = standing_for(rules, [name])
    return standing[0].id if standing else name


def _cited(rules: Rules) -> dict[str, str]:
    """The rule behind each kind of event, of those that hold in this game."""
    found: dict[str, str] = {}
    for event, names in cited_rules(rules.game.folder).items():
        for entry in standing_for(rules, names)[:1]:
            found[event] = entry.id
    return found


def _folder(rules: Rules) -> str:
    """Where the page's own drawing of a game is; a game without one is drawn as any game."""
    return rules.game.folder if (SCRIPTS / rules.game.folder / "table.js").is_file() else "plain"


def _scripts(rules: Rules) -> list[str]:
    """The modules that bring a script of their own to the page."""
    home = SCRIPTS / _folder(rules)
    return [name for name in rules.installed if (home / f"{name}.js").is_file()]


def _menu(rules: Rules, words: Words) -> Data:
    """What can be chosen before a game, in any mix; `/api/menu` says what goes together."""
    game = rules.game
    owners = {option.name: part.name for part in parts_of(game) for option in part.options}
    return {
        "modules": [
            {
                "name": at.name,
                "label": words.text(f"module.{at.name}"),
                "text": words.find(f"module.{at.name}.text"),
                "stage": at.stage,
                "governed": at.governed,
                "solo": words.find(f"module.{at.name}.solo"),
            }
            for at in game.modules
        ],
        "options": [
            {
                "name": at.name,
                "module": owners.get(at.name, ""),
                "label": words.text(f"option.{at.name}"),
                "text": words.find(f"option.{at.name}.text"),
                "values": [
                    {"name": value, "label": words.text(f"option.{at.name}.{value}")}
                    for value in named_values(at)
                ],
            }
            for at in options_of(game, [module.name for module in parts_of(game)])
        ],
    }


def _wordings(lang: str, folder: str) -> dict[str, str]:
    """All wordings of a game; a later catalogue goes before an earlier one."""
    found: dict[str, str] = {}
    for language in (SOURCE_LANGUAGE, lang):
        for domain in (SHARED_DOMAIN, folder):
            found.update(catalogue(language, domain))
    return found


def _kind(rules: Rules, words: Words, kind: Kind) -> Data:
    """The values of a kind: number, word in notations, and what it is called."""
    labels = [
        [number, label, words.value(rules, kind.name, number)]
        for number, label in sorted(kind.labels.items())
    ]
    return {"rows": kind.name == "row" or kind.name in rules.families, "labels": labels}


def _rows(rules: Rules, words: Words) -> Data:
    return {
        str(number): {
            "family": family,
            "name": rules.rows[number].name,
            "title": words.row(rules, number),
            "text": words.row_text(rules, number),
            **_rule_of(rules, number),
            **face_of(rules, family, number),
        }
        for family, numbers in rules.families.items()
        for number in numbers
    }


def _rule_of(rules: Rules, number: int) -> Data:
    """The rule that a row says it follows, and whether that is a ruling of ours."""
    name = row_rule(rules, number)
    standing = standing_for(rules, [name]) if name else []
    if not standing:
        return {}
    return {"rule": standing[0].id, "our_ruling": standing[0].status == RULING}


@cache
def ui(lang: str) -> dict[str, str]:
    """The page's own wordings: all catalogues whose name begins with "page"."""
    require_language(lang)
    found: dict[str, str] = {}
    for language in (SOURCE_LANGUAGE, lang):
        for domain in domains(language, PAGE_DOMAINS):
            found.update(catalogue(language, domain))
    return found


def _module_name(entry: LedgerEntry, lang: str) -> str:
    """What the expansion is called that a rule belongs to."""
    return Words(lang, entry.folder).text(f"module.{entry.module}")


@cache
def ledger(game: str, lang: str) -> Data:
    """The rules of a game, and those that all games share, in one language."""
    require_language(lang)
    folder = games()[game].folder
    entries = (*load_ledger(folder), *load_ledger(KERNEL_FOLDER))
    return {
        "rules": [
            {
                "id": entry.id,
                "section": section_name(entry, lang),
                "place": entry.place,
                "text": statement(entry, lang),
                "status": entry.status,
                **({"ruling": entry.ruling} if entry.ruling else {}),
                **({"module": _module_name(entry, lang)} if entry.module else {}),
            }
            for entry in entries
        ]
    }
