"""Tables: who fills their slots, and that all of it is worded."""

from __future__ import annotations

import pytest

from ziggurat.api import build, games
from ziggurat.ledger.variants import variants
from ziggurat.tables import Presentation, parts_of
from ziggurat.tables.parts import kinds_of
from ziggurat.words import Words, languages

FESTIVAL = build("template", ("festival",))


def presentation(lanterns: list[int]) -> Presentation:
    parts = [{"is": "FestivalView", "lanterns": lanterns}]
    return Presentation(FESTIVAL, {"is": "View", "seat": 0, "parts": parts})


def test_a_module_shows_its_part_when_it_is_chosen() -> None:
    assert len(parts_of(FESTIVAL)) == len(parts_of(build("template"))) + 1


def test_the_festival_shows_lanterns_that_can_be_seen() -> None:
    shown = presentation([2, -1])
    assert [(chip.name, chip.facts) for chip in shown.chips(0)] == [("lantern", (2,))]
    assert shown.chips(1) == []


def test_what_nobody_asked_for_is_left_over() -> None:
    shown = presentation([2, -1])
    assert [part["is"] for part in shown.unread()] == ["FestivalView"]
    shown.chips(0)
    assert shown.unread() == []


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", list(games()))
def test_every_side_of_every_piece_is_worded(game: str, lang: str) -> None:
    rules = build(game)
    words = Words(lang, rules.game.folder)
    for variant in (rules, *variants(rules.game)):
        for kind in kinds_of(variant).values():
            assert all(words.find(f"piece.{face}") for face in kind.faces or (kind.name,)), kind
