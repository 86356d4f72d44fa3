"""Saves: taken, brought back, damaged, too large; and the check of the dice."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

from tests.server.app.kit import (
    BOT,
    FREE,
    HERE,
    YOU,
    House,
    Visitor,
    finished,
    opened,
    settings_in,
)
from ziggurat.server.settings import Limits


def saved(visitor: Visitor, plays: int = 5) -> bytes:
    """The save of a game that has begun."""
    game = visitor.create(YOU, HERE, seed="saves")["id"]
    visitor.play_on(game, plays)
    return visitor.ask("GET", f"/api/games/{game}/save").content


@pytest.mark.parametrize("packed", [False, True])
def test_a_save_comes_back_as_it_was(house: House, packed: bool) -> None:
    visitor, other = house.visitor(), house.visitor()
    save = saved(visitor)
    content = gzip.compress(save) if packed else save
    answer = other.ask("POST", "/api/games/import", content=content)
    assert answer.status_code == 201, answer.text
    game = answer.json()["id"]
    assert other.ask("GET", f"/api/games/{game}/save").content == save
    other.play_on(game, 1)
    assert [seat["mine"] for seat in other.get(f"/api/games/{game}")["seats"]] == [True, True]


def test_damaged_saves_are_refused(house: House) -> None:
    visitor = house.visitor()
    save = saved(visitor)
    data = json.loads(save)
    data["snapshot"]["night"] = 5
    forged = json.dumps(data, separators=(",", ":"), sort_keys=True).encode()
    packed = gzip.compress(save)
    damaged = {
        "empty": b"",
        "cut": save[:-40],
        "changed": save.replace(b'"seats":2', b'"seats":3'),
        "forged": forged,
        "rubbish": b"\x00\xff" * 100,
        "cut while packed": packed[:-20],
        "not packed": b"\x1f\x8b" + save,
        "deep": b"[" * 100_000,
    }
    for what, content in damaged.items():
        answer = visitor.ask("POST", "/api/games/import", content=content)
        told = answer.json()["error"]
        assert (answer.status_code, told["code"]) == (422, "bad_save"), what
    assert len(visitor.get("/api/games")) == 1


def test_too_large_a_save_is_refused(tmp_path: Path) -> None:
    limits = Limits(import_packed=20_000, import_unpacked=40_000, new_games=FREE.new_games)
    with opened(settings_in(tmp_path, limits)) as house:
        visitor = house.visitor()
        answer = visitor.ask("POST", "/api/games/import", content=b"x" * 20_001)
        assert (answer.status_code, answer.json()["error"]["code"]) == (413, "too_large")
        bomb = gzip.compress(b"0" * 10_000_000)
        assert len(bomb) < 20_000
        answer = visitor.ask("POST", "/api/games/import", content=bomb)
        assert answer.status_code == 422
        assert "40000" in answer.json()["error"]["message"]


def test_a_save_that_takes_too_long_is_given_up(tmp_path: Path) -> None:
    with opened(settings_in(tmp_path, Limits(import_seconds=0.01))) as house:
        answer = house.visitor().ask("POST", "/api/games/import", content=b"{}")
        assert answer.status_code == 422
        assert "too long" in answer.json()["error"]["message"]


def test_the_dice_are_checked_when_all_is_over(house: House) -> None:
    visitor = house.visitor()
    game = finished(visitor)
    told = visitor.post(f"/api/games/{game}/verify")
    assert (told["ok"], told["proven"]) == (True, True)
    assert told["entries"] == visitor.get(f"/api/games/{game}")["last"]
    assert len(told["seed"]) == 64
    unfinished = visitor.create(YOU, BOT)["id"]
    assert visitor.refused(f"/api/games/{unfinished}/verify", {}) == (409, "unfinished")


def test_everybody_may_save_a_game_that_is_over(house: House) -> None:
    visitor = house.visitor()
    game = finished(visitor)
    token = visitor.post(f"/api/games/{game}/links", {"spectator": True})["token"]
    spectator = house.visitor().joined(token)
    answer = spectator.ask("GET", f"/api/games/{game}/save")
    assert json.loads(answer.content)["seed"]
    assert "attachment" in answer.headers["content-disposition"]
