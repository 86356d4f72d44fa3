"""`ziggurat play` in a real terminal: prompts, colours and numbers that are typed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.typist import SIZE, Typist, asked
from tests.kit.trace import rule
from ziggurat.api import games
from ziggurat.match.files import import_match

pytest.importorskip("pty", reason="there are no pseudo terminals here")

FIVE = ("--game", "new-dawn", "--modules", "terra_incognita", "--seed", "5")
SOLO = ("--game", "new-dawn", "--modules", "automated_player", "--seats", "you", "--step")
OTHERS_ACT = "· Automated player (reads|places|builds|attacks|resolves) "
RULE = re.compile(r"\[(?:ap|nd)\.[a-z_.]+(?:, our own ruling)?\]$")


def test_a_whole_game_is_typed_and_saved(tmp_path: Path) -> None:
    with Typist(tmp_path, "--seed", "3") as typist:
        last = typist.play(most=100)
        assert not asked(last)
        assert "The game is over" in last
        typist.type(f"save {tmp_path / 'end.json'}")
        assert typist.end() == 0
    assert import_match(tmp_path / "end.json", games()).outcome is not None


@rule("ap.random.explained")
def test_a_solo_game_is_typed_and_every_line_of_the_other_seat_names_its_rule(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(SIZE, "COLUMNS", "400")
    with Typist(tmp_path, *SOLO, "--seed", "1", seed=1) as typist:
        last = typist.play(most=500)
        told = "".join(typist.screens)
    assert not asked(last)
    assert re.search(r"^(Player 1|Automated player) wins: ", last, re.MULTILINE)
    assert "Player 2" not in told
    assert "(Automated player)" in told
    assert "Culture, level I" in told
    acts = [line for line in told.splitlines() if re.match(OTHERS_ACT, line)]
    assert len(acts) > 20
    assert [act for act in acts if not RULE.search(act)] == []


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
