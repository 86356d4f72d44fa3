"""Stating facts of a position, in the words of scenes.

Owns the reading of a typed fact. A fact that makes a position impossible is refused.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.kernel.engine import advance
from ziggurat.scenes import SceneError, vocabulary_of
from ziggurat.scenes.facts import Setting, broken_invariant, read_fact, write_fact
from ziggurat.scenes.source import Map, Source, Text, documents_of
from ziggurat.scenes.terms import Terms, write_values

if TYPE_CHECKING:
    from ziggurat.api import State
    from ziggurat.cli.screen import Screen

HERE: Final = "-"


def state_fact(s: State, text: str) -> None:
    """Set what a line such as "trade p1 2: 3" says, and ask again what is asked here."""
    source = Source(HERE)
    terms = Terms(source, s.rules, s.seats)
    documents = documents_of(HERE, text)
    if not documents or not isinstance(documents[0], Map):
        raise source.error(1, "write a fact and its value, such as 'trade p1 2: 3'")
    for key, value in documents[0].pairs:
        at = terms.fact(key)
        if at.fact.write is None:
            raise source.error(1, f"'{at.says}' follows from the rest and cannot be set")
        write_fact(source, s, Setting(at, terms.values(at, value)))
    fault = broken_invariant(s)
    if fault:
        raise source.error(1, f"this position is impossible: {fault}")
    s.asked = ()
    advance(s)


def tell_fact(s: State, screen: Screen, text: str) -> None:
    """Say what a fact is now."""
    source = Source(HERE)
    try:
        at = Terms(source, s.rules, s.seats).fact(Text(text, 1))
        values = read_fact(source, s, at)
    except SceneError as error:
        screen.note("companion.refused", error.text)
        return
    screen.listing("fact", [(at.says, write_values(s.rules, at.fact, values))])


def list_facts(s: State, screen: Screen, wanted: str) -> None:
    """List the facts that can be stated, or those with a word in their names."""
    found = [at for at in vocabulary_of(s.rules).facts if at.settable and wanted in at.name]
    rows = [
        (" ".join([at.name, *[f"<{kind}>" for kind in at.arguments]]), at.example) for at in found
    ]
    screen.listing("facts", rows)
