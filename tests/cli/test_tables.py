"""Drawings of positions: what they show, and what they must not."""

from __future__ import annotations

import io

from rich.console import Console, RenderableType

from tests.kit.table import Position
from ziggurat.api import State, view
from ziggurat.cli.tables import SeatTable, draw
from ziggurat.cli.tables.generic import draw as draw_generic
from ziggurat.cli.words import Say


def shown(drawn: list[RenderableType]) -> str:
    """A drawing as plain text."""
    out = Console(file=io.StringIO(), width=120)
    for part in drawn:
        out.print(part)
    assert isinstance(out.file, io.StringIO)
    return out.file.getvalue()


def night() -> State:
    """Red holds two thieves and a loan, blue a guard; silk is on show."""
    t = Position("template").set("hand red", "thief", "thief", "loan").set("hand blue", "guard")
    return t.set("wares blue", "mirror").set("on_show", "silk").at("night red bid").state


def board(seat: int, lang: str = "en") -> SeatTable:
    s = night()
    return SeatTable(view(s, seat), s.rules, Say(lang))


def test_a_seat_sees_its_own_tricks_and_what_they_do() -> None:
    text = shown(draw(board(0)))
    assert "Thief ×2" in text
    assert "Take up to 3 coins" in text
    assert "on show: Silk" in text
    assert "Red (you)" in text


def test_a_seat_does_not_see_the_tricks_of_others() -> None:
    assert "Thief" not in shown(draw(board(1)))
    assert "Guard" not in shown(draw(board(0)))


def test_a_spectator_sees_no_tricks() -> None:
    text = shown(draw(board(-2)))
    assert "Mirror" in text
    assert "(you)" not in text
    assert "Thief" not in text


def test_a_table_speaks_german() -> None:
    assert "ausgestellt: Seide" in shown(draw(board(0, "de")))


def test_any_game_can_be_drawn() -> None:
    text = shown(draw_generic(board(0)))
    assert "night: " in text
    assert "trick_deck: " in text
    assert "Blue" in text
