"""`ziggurat play` in a real terminal: prompts, colours and numbers that are typed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.typist import Typist, asked
from ziggurat.api import games
from ziggurat.match.files import import_match

pytest.importorskip("pty", reason="there are no pseudo terminals here")

FIVE = ("--game", "new-dawn", "--modules", "terra_incognita", "--seed", "5")


def test_a_whole_game_is_typed_and_saved(tmp_path: Path) -> None:
    with Typist(tmp_path, "--seed", "3") as typist:
        last = typist.play(most=100)
        assert not asked(last)
        assert "The game is over" in last
        typist.type(f"save {tmp_path / 'end.json'}")
        assert typist.end() == 0
    assert import_match(tmp_path / "end.json", games()).outcome is not None


def test_five_seats_of_terra_incognita_are_begun_and_left(tmp_path: Path) -> None:
    seats = ",".join(["you", "you", "greedy", "greedy", "greedy"])
    with Typist(tmp_path, *FIVE, "--seats", seats) as typist:
        last = typist.play(most=12)
        told = "".join(typist.screens)
        assert asked(last) in ("Player 1", "Player 2")
        assert {"1", "2"} <= {asked(screen)[-1] for screen in typist.screens}
        assert "5 mountain" in told
        assert "tiles left to explore" in told
        assert "Traceback" not in told
        assert "The game is kept in" in typist.type("quit")
        assert typist.end() == 0
    assert import_match(tmp_path / "unfinished.json", games()).seats == 5
