"""The history part of the page: its words, and the rules that its lines lead to."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ziggurat.api import build, games
from ziggurat.ledger.entries import cited_rules, load_ledger
from ziggurat.words.catalogue import catalogue

PAGE = Path(__file__).parents[2] / "src/ziggurat/page/js/history"
ENDINGS = sorted(PAGE.parent.glob("*/ending.js"))
SOURCES = {str(path): path.read_text("utf-8") for path in (*sorted(PAGE.glob("*.js")), *ENDINGS)}
CITED = [
    (event, rule)
    for game in games().values()
    for event, found in cited_rules(game.folder).items()
    for rule in found
]


def used_keys() -> set[str]:
    text = "\n".join(SOURCES.values())
    plain = set(re.findall(r'"(history\.[a-z_.]+)"', text))
    # A game may word a sentence in its own way.
    own = {
        f"{key}.{game.folder}"
        for key in re.findall(r'uiOf\("(history\.[a-z_.]+)"', text)
        for game in games().values()
    }
    own &= set(catalogue("en", "page_history"))
    return own | {key for key in plain if not key.endswith(".")}


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_sentence_exists(lang: str) -> None:
    assert used_keys() <= set(catalogue(lang, "page_history"))


def test_no_sentence_is_left_over() -> None:
    made_up = set(re.findall(r"`(history\.[a-z_.]+)\$", "\n".join(SOURCES.values())))
    left = set(catalogue("en", "page_history")) - used_keys()
    assert {key for key in left if not key.startswith(tuple(made_up))} == set()


def test_cited_rules_are_in_the_ledger() -> None:
    known = {entry.id for game in games().values() for entry in load_ledger(game.folder)}
    assert {rule for _, rule in CITED} <= known


def test_what_cards_cause_too_does_not_lead_to_one_of_its_other_causes() -> None:
    """Barbarians and cards destroy and turn tokens; attacks and exchanges return cards."""
    cited = dict(CITED)
    for event in ("token_destroyed", "token_flipped", "returned"):
        assert not cited[event].startswith(("nd.barbarian.", "nd.attack."))


def test_cited_events_can_happen() -> None:
    told = {
        key.removeprefix("event.")
        for game in games()
        for key in catalogue("en", build(game).game.folder)
        if key.startswith("event.")
    }
    assert {event for event, _ in CITED} <= told
