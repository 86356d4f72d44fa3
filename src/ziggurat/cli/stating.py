"""Telling facts of a position, in the words of scenes.

Owns what the terminal says of facts. How they are stated, `scenes.companion` knows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.scenes import SceneError, vocabulary_of
from ziggurat.scenes.companion import fact_now

if TYPE_CHECKING:
    from ziggurat.api import State
    from ziggurat.cli.screen import Screen


def tell_fact(s: State, screen: Screen, text: str) -> None:
    """Say what a fact is now."""
    try:
        screen.listing("fact", [fact_now(s, text)])
    except SceneError as error:
        screen.note("companion.refused", error.text)


def list_facts(s: State, screen: Screen, wanted: str) -> None:
    """List the facts that can be stated, or those with a word in their names."""
    found = [at for at in vocabulary_of(s.rules).facts if at.settable and wanted in at.name]
    rows = [
        (" ".join([at.name, *[f"<{kind}>" for kind in at.arguments]]), at.example) for at in found
    ]
    screen.listing("facts", rows)
