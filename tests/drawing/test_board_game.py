"""Pictures of The Board Game: everything on the table is there, and nothing that is secret."""

from __future__ import annotations

import pytest

from tests.drawing.pictures import SVG, outside, read, texts, titles
from tests.games.board_game.kit import laid_out, open_map
from tests.kit.table import Position
from ziggurat.api import NOBODY
from ziggurat.drawing import draw
from ziggurat.drawing.palette import SEATS


def late(seats: int = 2) -> Position:
    """A table on which something lies of every kind."""
    t = open_map(laid_out(seats)).set("civilization p1", "romans").set("known p1", "code_of_laws")
    t.set("marker A23", "workshop").set("walls p1", "capital").set("marker A12", "stonehenge")
    t.set("armies p1", "A33", "A33", "C44").set("reserve p1", "artist")
    return t.set("resources p1 iron", "1").set("trade p1", "12").set("hand p1", "drought")


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_square_has_a_label_and_a_title(seats: int, lang: str) -> None:
    t = late(seats)
    svg = draw(t.state, 0, lang).svg
    named = [title.partition(":")[0] for title in titles(svg)]
    for place in range({2: 8, 3: 10, 4: 16}[seats]):
        for at in range(16):
            label = t.rules.kinds["square"].write(place * 16 + at)
            assert named.count(label) == texts(svg).count(label) == 1


def test_a_tile_that_is_not_discovered_shows_nothing_but_its_place() -> None:
    svg = draw(laid_out(4).state).svg
    told = titles(svg)
    assert "B: not discovered yet" in told
    assert not [title for title in told if title.startswith("B11")]
    assert {"B", "C", "O"} <= set(texts(svg))


@pytest.mark.parametrize("seat", [0, NOBODY])
def test_a_picture_needs_nothing_from_outside(seat: int) -> None:
    assert outside(draw(late(3).state, seat).svg) == []


def test_all_that_is_used_by_name_is_there() -> None:
    root = read(draw(late().state).svg)
    ids = [at.get("id") for at in root.iter() if at.get("id")]
    used = {at.get("href", "")[1:] for at in root.iter(f"{SVG}use")}
    assert used <= set(ids)
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize(
    ("fact", "values", "told"),
    [
        ("armies p1", ["A33", "A33"], "A33: mountain, 2 armies (Player 1)"),
        ("scouts p2", ["A33"], "A33: mountain, 1 army (Player 1), 1 scout (Player 2)"),
        ("token A44", ["hut"], "A44: mountain, hut"),
        ("token A44", ["village"], "A44: mountain, village"),
        ("walls p1", ["capital"], "A22: grassland, capital (Player 1), city walls"),
        ("trade p1", ["1"], "A43: desert, incense"),
        ("trade p1", ["2"], "H41: mountain, coin"),
    ],
)
def test_a_title_tells_what_lies_there(fact: str, values: list[str], told: str) -> None:
    assert told in titles(draw(laid_out().set(fact, *values).state).svg)


def test_pieces_have_the_colour_of_their_seat() -> None:
    svg = draw(laid_out().state).svg
    assert all(colour in svg for colour in SEATS[:2])
    assert SEATS[2] not in svg


def test_secrets_are_drawn_for_their_owner_only() -> None:
    t = late().set("facedown_finds p1", "hut_spy").set("forces p1", "infantry_1", "infantry_1")
    own, rival = [" ".join(texts(draw(t.state, seat).svg)) for seat in (0, 1)]
    assert "Secret:" in own
    assert "Secret:" not in rival
    assert "1 culture event, 1 hut, 0 villages" in rival


def test_dials_techs_and_the_market_are_told() -> None:
    svg = draw(late().state, 0).svg
    for words in ("12/27", "0/21", "Wonders on offer", "I", "Market:"):
        assert words in texts(svg)


def test_the_turn_and_its_phase_are_told() -> None:
    t = laid_out()
    assert "The table is being laid out" in texts(draw(t.state).svg)
    t.at("turn p1 start of turn")
    assert any(text.startswith("Turn 1 · Start of Turn") for text in texts(draw(t.state).svg))
