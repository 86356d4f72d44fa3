"""Check: whether a catalogue words everything, and nothing that nobody asks for.

Owns the comparison of a catalogue with a game and with the English one. It runs in tests; a
player never waits for it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from ziggurat.kernel.rules import Rules
from ziggurat.ledger.entries import load_ledger
from ziggurat.words.catalogue import (
    SHARED_DOMAIN,
    SOURCE_LANGUAGE,
    catalogue,
    catalogue_paths,
    require_language,
)
from ziggurat.words.keys import RESERVED, Admitted, required_keys, shared_keys
from ziggurat.words.seen import seen_keys
from ziggurat.words.slots import COUNTED, is_clean, shape, slots
from ziggurat.words.statements import ledger_domain, section_key

GAMES: Final = 15
_MSGID: Final = re.compile(r'^msgid "(.+)"$', re.MULTILINE)


def check_catalogue(rules: Rules, lang: str, games: int = GAMES) -> list[str]:
    """List everything wrong with a game's catalogue in one language; empty is good."""
    require_language(lang)
    domain = rules.game.folder
    seen = seen_keys(rules, games)
    admitted = Admitted(rules)
    entries = catalogue(lang, domain)
    whole = {**catalogue(lang, SHARED_DOMAIN), **entries}
    faults = [
        *_missing((required_keys(rules) - _reworded(rules, whole)) | seen.keys(), whole),
        *_missing_askers(rules, whole),
        *(f"extra {key}" for key in entries if key not in seen and not admitted.admits(key)),
        *_wrong_slots(entries, admitted.kinds),
        *_wrong_verb_slots(rules, whole),
        *_starved(seen, whole),
        *_clashes(rules),
        *compare(entries, catalogue(SOURCE_LANGUAGE, domain)),
        *_twice(lang, domain),
    ]
    return sorted({f"{lang}/{domain}: {fault}" for fault in faults})


def check_shared(lang: str) -> list[str]:
    """List everything wrong with the shared catalogue in one language."""
    require_language(lang)
    entries = catalogue(lang, SHARED_DOMAIN)
    faults = [
        *_missing(shared_keys(), entries),
        *_wrong_slots(entries, frozenset(("seat", "row"))),
        *compare(entries, catalogue(SOURCE_LANGUAGE, SHARED_DOMAIN)),
        *_twice(lang, SHARED_DOMAIN),
    ]
    return sorted({f"{lang}/{SHARED_DOMAIN}: {fault}" for fault in faults})


def check_ledger(folder: str, lang: str) -> list[str]:
    """List what is wrong with the rules of a game, or of all games, in one language.

    English is not asked for: it is in the ledger itself.
    """
    require_language(lang)
    if lang == SOURCE_LANGUAGE:
        return []
    domain, rules = ledger_domain(folder), load_ledger(folder)
    needed = {key: key for rule in rules for key in (rule.id, section_key(rule.section))}
    faults = [*compare(catalogue(lang, domain), needed), *_twice(lang, domain)]
    return sorted({f"{lang}/{domain}: {fault}" for fault in faults})


def check_domain(domain: str, lang: str) -> list[str]:
    """List what is wrong with words that no game has: those of the page, pictures, commands."""
    require_language(lang)
    entries = catalogue(lang, domain)
    faults = [*compare(entries, catalogue(SOURCE_LANGUAGE, domain)), *_twice(lang, domain)]
    faults += [
        f"{key} has a brace that belongs to no slot"
        for key in entries
        if not is_clean(entries[key])
    ]
    return sorted({f"{lang}/{domain}: {fault}" for fault in faults})


def compare(entries: Mapping[str, str], english: Mapping[str, str]) -> Iterator[str]:
    """Yield what differs from English: keys that only one has, and slots."""
    yield from _missing(english.keys(), entries)
    for key in entries:
        if key not in english:
            yield f"extra {key}"
        elif shape(entries[key]) != shape(english[key]):
            yield f"{key} has other slots than in English"


def _missing(keys: Iterable[str], entries: Mapping[str, str]) -> Iterator[str]:
    return (f"missing {key}" for key in keys if key not in entries)


def _reworded(rules: Rules, entries: Mapping[str, str]) -> frozenset[str]:
    """The texts of rows that an installed module words in its own way."""
    ends = [(f".text.{module}", f".{module}") for module in rules.installed]
    return frozenset(
        key.removesuffix(own) for key in entries for end, own in ends if key.endswith(end)
    )


def _missing_askers(rules: Rules, entries: Mapping[str, str]) -> Iterator[str]:
    """An asker is put to one seat or to several; at least one of both is worded."""
    for name in rules.askers:
        if f"frame.Ask.{name}" not in entries and f"frame.Together.{name}" not in entries:
            yield f"missing frame.Ask.{name} or frame.Together.{name}"


def _wrong_slots(entries: Mapping[str, str], kinds: frozenset[str]) -> Iterator[str]:
    for key, wording in entries.items():
        if not is_clean(wording):
            yield f"{key} has a brace that belongs to no slot"
        for slot in slots(wording):
            if slot.kind not in ("", COUNTED) and slot.kind not in kinds:
                yield f"{key} names an unknown kind '{slot.kind}'"


def _wrong_verb_slots(rules: Rules, entries: Mapping[str, str]) -> Iterator[str]:
    """The arguments of a verb have kinds, so its slots can be checked exactly."""
    verbs = {verb.name: verb.kinds for verb in rules.verbs.values()}
    for key, wording in entries.items():
        head, _, name = key.partition(".")
        verb, _, topic = name.partition(".")
        if head != "do" or verb not in verbs:
            continue
        kinds = verbs[verb]
        for slot in slots(wording):
            if slot.fact < len(kinds):
                if slot.kind not in ("", COUNTED, kinds[slot.fact]):
                    yield f"{key} takes '{kinds[slot.fact]}', not '{slot.kind}'"
            elif not topic:
                # With a topic, the facts of the question come after the arguments.
                yield f"{key} uses fact {slot.fact}, which the verb does not have"


def _starved(seen: Mapping[str, int], entries: Mapping[str, str]) -> Iterator[str]:
    """Wordings that want more facts than a game gave them."""
    for key, count in seen.items():
        if any(slot.fact >= count for slot in slots(entries.get(key, ""))):
            yield f"{key} was given {count} facts and uses more"


def _clashes(rules: Rules) -> Iterator[str]:
    for name in rules.kinds:
        if name in RESERVED:
            yield f"a kind called '{name}' clashes with the keys '{name}.…'"


def _twice(lang: str, domain: str) -> Iterator[str]:
    """Keys that stand in the files more than once, where only one is kept."""
    texts = [path.read_text("utf-8") for path in catalogue_paths(lang, domain)]
    counts = Counter([key for text in texts for key in _MSGID.findall(text)])
    return (f"{key} is there {count} times" for key, count in counts.items() if count > 1)
