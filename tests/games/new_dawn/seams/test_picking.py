"""Frames that pick list exactly what passes their test."""

from __future__ import annotations

import pytest

from tests.games.new_dawn.kit import first_game
from ziggurat.games.new_dawn.combat.spoils import Rob
from ziggurat.games.new_dawn.content.science_cards import NewResource
from ziggurat.games.new_dawn.content.wonders_scientific import ImproveCards, SwapCards
from ziggurat.games.new_dawn.focus.science import GainCard
from ziggurat.games.new_dawn.ids import NONE
from ziggurat.games.new_dawn.picking import Pick
from ziggurat.games.new_dawn.state import table
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.reason import ALLOWED

FRAMES = (
    GainCard(0, 2),
    GainCard(0, 4),
    ImproveCards(0, 2, NONE),
    ImproveCards(0, 2, 1, 2),
    SwapCards(0, 1),
    NewResource(0),
    Rob(0, 1, 2),
)


@pytest.mark.parametrize("frame", FRAMES, ids=lambda frame: type(frame).__name__)
def test_whatever_is_not_refused_is_listed(frame: Pick) -> None:
    """Every choice of the game, listed or not: refused means not listed, and the reverse."""
    t = first_game().set("trade p1 1", "2").set("trade p2 3", "1").set("resources p1 oil", "1")
    g = table(t.state)
    listed = set(frame.question(g).options)
    assert listed
    candidates = set(frame.candidates(g))
    for verb in t.rules.verbs.values():
        values = [t.rules.kinds[kind].values()[:60] for kind in verb.kinds]
        choices: list[Choice] = [(verb.number,)]
        for choose_from in values:
            choices = [(*choice, value) for choice in choices for value in choose_from]
        for choice in choices:
            legal = frame.test(g, choice) == ALLOWED
            assert legal == (choice in listed)
            assert choice in candidates or not legal
