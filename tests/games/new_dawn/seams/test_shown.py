"""What throw-away modules bring is drawn, told as text and sent to the page."""

from __future__ import annotations

import io
import random

import pytest
from rich.console import Console

from tests.games.new_dawn.seams.probe import rules_with, set_up
from tests.games.new_dawn.seams.test_growing import more_tiles
from tests.games.new_dawn.seams.test_rows import more_leaders, more_wonders
from tests.games.new_dawn.seams.test_seats import fifth_seat
from tests.games.new_dawn.seams.test_slots import six_slots
from tests.games.new_dawn.seams.test_tiles import forts_in_the_draft
from tests.games.new_dawn.seams.test_victory import held_card
from tests.server.tables.matches import step
from ziggurat import api
from ziggurat.api import Match
from ziggurat.cli.tables import SeatTable
from ziggurat.cli.tables import draw as draw_text
from ziggurat.cli.words import Say
from ziggurat.drawing import draw
from ziggurat.games.new_dawn.board.grid import coordinates
from ziggurat.games.new_dawn.board.growing import lay_during_play, places_beside
from ziggurat.games.new_dawn.masks import members
from ziggurat.games.new_dawn.printed import Placed
from ziggurat.games.new_dawn.state import Table
from ziggurat.match.chance import Fast
from ziggurat.match.codec import encode
from ziggurat.players.evaluators.new_dawn import evaluate
from ziggurat.server.tables import position
from ziggurat.server.tables.new_dawn import NewDawn
from ziggurat.tables import Presentation

CASES = {
    "rows": (rules_with(more_wonders, more_leaders), 3),
    "slots": (rules_with(six_slots), 3),
    "seats": (rules_with(fifth_seat, seats=(5,), options={}), 5),
    "victory": (rules_with(held_card), 2),
    "forts": (rules_with(forts_in_the_draft, options={}), 3),
}


def written(g: Table, seat: int, width: int) -> list[str]:
    """The table of a seat in a terminal, line by line."""
    out = Console(file=io.StringIO(), width=width)
    for part in draw_text(SeatTable(api.view(g, seat), g.rules, Say("en"))):
        out.print(part)
    assert isinstance(out.file, io.StringIO)
    return out.file.getvalue().splitlines()


def farthest(g: Table, tile: int) -> Placed:
    """A tile as far to the right as it can lie."""
    found = [
        (tile, shape // 6, shape % 6, *coordinates(cell))
        for space in members(g.board.edge)
        for shape, where in enumerate(places_beside(g.board, space))
        for cell in members(where)
    ]
    return max(found, key=lambda at: 2 * at[3] + at[4])


def test_a_map_that_grew_is_shown_whole() -> None:
    """Two tiles more, one beyond the other, far from where the map began."""
    rules = rules_with(more_tiles)
    g = set_up(rules, 2)
    for tile in (18, 19):
        lay_during_play(g, farthest(g, tile))
    labels = [rules.kinds["space"].write(space) for space in g.board.where.values()]
    assert {"18a", "19j"} <= set(labels)
    svg = draw(g).svg
    assert all([f"{label}: " in svg for label in labels])
    shown = Presentation(rules, encode(api.view(g, 0)))
    assert len(NewDawn().table(shown, g)["spaces"]) == len(labels)
    for width in (100, 200):
        lines = written(g, 0, width)
        text = " ".join(lines)
        assert max([len(line) for line in lines]) <= width
        assert all([f" {label} " in text for label in labels])


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
    for part in draw_text(SeatTable(match.view(0), rules, Say("en"))):
        out.print(part)
    state = match.imagined(0, api.Seeded(1))
    assert all([isinstance(evaluate(state, seat), float) for seat in range(seats)])
