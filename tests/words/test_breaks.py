"""Long words in the names of cards say where they may be broken: cards of six slots are narrow."""

from __future__ import annotations

import re

import pytest

from ziggurat import api
from ziggurat.words import Words, languages
from ziggurat.words.catalogue import catalogue

# As many letters stand side by side on a card, with a hyphen.
LONGEST = 10


def long_words(lang: str) -> set[str]:
    """The long words in names of what lies on the table as a card."""
    rules = api.build("new-dawn", ("terra_incognita",))
    words = Words(lang, "new_dawn")
    cards = [*rules.families["focus_card"], *rules.families["wonder"]]
    names = " ".join([words.row(rules, card) for card in cards])
    return {word for word in re.findall(r"[^\W\d_]+", names) if len(word) > LONGEST}


@pytest.mark.parametrize("lang", languages())
def test_every_long_word_knows_where_it_may_be_broken(lang: str) -> None:
    breaks = catalogue(lang, "page_panels")["panel.breaks"].split()
    assert {word.replace("-", "") for word in breaks} == long_words(lang)
    assert max([len(part) for word in breaks for part in word.split("-")]) <= LONGEST
