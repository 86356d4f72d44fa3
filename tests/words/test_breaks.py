"""Long words in the names of cards say where they may be broken: cards of six slots are narrow, and
so are the five of a pyramid on a phone."""

from __future__ import annotations

import re

import pytest

from ziggurat import api
from ziggurat.words import Words, languages
from ziggurat.words.catalogue import catalogue

# As many letters stand side by side on a card, with a hyphen.
LONGEST = 10
# And so many on a tech.
LONGEST_OF_TECHS = 8


def words_of_cards(lang: str, longest: int, longest_of_techs: int) -> set[str]:
    """The words in names of what lies on the table as a card, if they are longer."""
    rules = api.build("new-dawn", ("terra_incognita",))
    words = Words(lang, "new_dawn")
    cards = [*rules.families["focus_card"], *rules.families["wonder"]]
    names = " ".join([words.row(rules, card) for card in cards])
    rules = api.build("board-game")
    words = Words(lang, "board_game")
    techs = " ".join([words.row(rules, tech) for tech in rules.families["tech"]])
    return words_over(longest, names) | words_over(longest_of_techs, techs)


def words_over(length: int, text: str) -> set[str]:
    """The words of a text that have more letters."""
    return {word for word in re.findall(r"[^\W\d_]+", text) if len(word) > length}


@pytest.mark.parametrize("lang", languages())
def test_every_long_word_knows_where_it_may_be_broken(lang: str) -> None:
    breaks = catalogue(lang, "page_panels")["panel.breaks"].split()
    named = {word.replace("-", "") for word in breaks}
    assert words_of_cards(lang, LONGEST, LONGEST_OF_TECHS) - named == set()
    # Shorter words of wide letters may be there, too.
    assert named - words_of_cards(lang, 0, 0) == set()
    assert max([len(part) for word in breaks for part in word.split("-")]) <= LONGEST
