"""What throw-away modules bring is drawn, told as text and sent to the page."""

from __future__ import annotations

import random

import pytest
from rich.console import Console

from tests.games.new_dawn.seams.probe import rules_with
from tests.games.new_dawn.seams.test_rows import more_leaders, more_wonders
from tests.games.new_dawn.seams.test_seats import fifth_seat
from tests.games.new_dawn.seams.test_slots import six_slots
from tests.games.new_dawn.seams.test_tiles import forts_in_the_draft
from tests.games.new_dawn.seams.test_victory import held_card
from tests.server.tables.matches import step
from ziggurat import api
from ziggurat.api import Match
from ziggurat.cli.tables import Board
from ziggurat.cli.tables import draw as draw_text
from ziggurat.cli.words import Say
from ziggurat.drawing import draw
from ziggurat.match.chance import Fast
from ziggurat.players.evaluators.new_dawn import evaluate
from ziggurat.server.tables import position

CASES = {
    "rows": (rules_with(more_wonders, more_leaders), 3),
    "slots": (rules_with(six_slots), 3),
    "seats": (rules_with(fifth_seat, seats=(5,), options={}), 5),
    "victory": (rules_with(held_card), 2),
    "forts": (rules_with(forts_in_the_draft, options={}), 3),
}


@pytest.mark.parametrize("name", list(CASES))
def test_a_game_with_a_throw_away_module_is_shown(name: str) -> None:
    rules, seats = CASES[name]
    match = Match.new(rules, seats, chance=Fast(3))
    dice = random.Random(4)
    for at in range(150):
        step(match, dice)
        # While the map is built, and later.
        if at % 25 == 0:
            assert "<svg" in draw(match).svg
            assert len(position(match, "probe", 0)["table"]) > 5
    out = Console(width=120, record=True, quiet=True)
    for part in draw_text(Board(match.view(0), rules, Say("en"))):
        out.print(part)
    state = match.imagined(0, api.Seeded(1))
    assert all([isinstance(evaluate(state, seat), float) for seat in range(seats)])
