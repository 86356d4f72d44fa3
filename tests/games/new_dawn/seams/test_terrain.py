"""An eighth terrain: a row, a word, and tiles that are printed with it."""

from __future__ import annotations

import io

from rich.console import Console

from tests.games.new_dawn.seams.probe import plays_through, rules_with, set_up
from ziggurat import api
from ziggurat.build.build import Build
from ziggurat.cli.tables import SeatTable, draw
from ziggurat.cli.words import Say
from ziggurat.drawing import draw as picture
from ziggurat.games.new_dawn.board.terrain import Terrain
from ziggurat.games.new_dawn.ids import FIRST_TERRAIN, TERRAINS
from ziggurat.games.new_dawn.masks import has
from ziggurat.games.new_dawn.rows import LETTERS, TileSide
from ziggurat.games.new_dawn.state import Table
from ziggurat.match.codec import encode
from ziggurat.server.tables.new_dawn import NewDawn
from ziggurat.tables import Presentation
from ziggurat.tables.parts import face_of

MARSH = len(TERRAINS)
TILE = "13a"


def marshes(b: Build) -> None:
    """A terrain as difficult as forest, in the middle of a tile of the first game."""
    b.content("terrain").add((Terrain(FIRST_TERRAIN + MARSH, "marsh", 3),))
    side = next(row for row in b.content("tile").items if row.name == TILE)
    assert isinstance(side, TileSide)
    letters = str(MARSH) + "".join([LETTERS[at] for at in side.terrain[1:]])
    b.content("tile").replace(TILE, TileSide(side.tile, side.side, side.kind, letters))


RULES = rules_with(marshes)


def position() -> tuple[Table, int]:
    g = set_up(RULES, 2)
    return g, RULES.kinds["space"].parse(TILE)


def test_its_difficulty_is_that_of_its_row() -> None:
    g, space = position()
    assert g.board.terrain[space] == MARSH
    assert g.board.difficulty(space) == 3
    assert [has(within, space) for within in g.board.within] == [False] * 3 + [True] * 3


def test_games_on_it_end() -> None:
    plays_through(RULES, 2)


def test_every_medium_shows_it() -> None:
    g, space = position()
    svg = picture(g, 0).svg
    assert f"{TILE}: marsh 3" in svg
    assert f'id="ground-{MARSH}"' in svg
    out = Console(file=io.StringIO(), width=160)
    for part in draw(SeatTable(api.view(g, 0), RULES, Say("en"))):
        out.print(part)
    assert isinstance(out.file, io.StringIO)
    assert f"{TILE} ma" in out.file.getvalue()
    assert "· ma marsh" in out.file.getvalue()
    table = NewDawn().table(Presentation(RULES, encode(api.view(g, 0))), g)
    found = next(at for at in table["spaces"] if at["n"] == space)
    assert (found["terrain"], found["diff"]) == (MARSH, 3)
    assert face_of(RULES, "terrain", FIRST_TERRAIN + MARSH) == {"difficulty": 3, "water": False}
