"""Talk has an end: the newest lines are kept, and read a page at a time."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec
import pytest

from tests.server.app.kit import FREE, YOU, Visitor, opened, settings_in
from ziggurat.server.routes import chat, looking

SHORT: Final = msgspec.structs.replace(FREE, chat_lines=6)


def spoken(visitor: Visitor, lines: int) -> str:
    game = str(visitor.create(YOU, YOU)["id"])
    for number in range(1, lines + 1):
        visitor.post(f"/api/games/{game}/chat", {"seat": 0, "text": f"line {number}"})
    return game


def test_only_the_newest_lines_of_a_game_are_kept(tmp_path: Path) -> None:
    with opened(settings_in(tmp_path, SHORT)) as house:
        visitor = house.visitor()
        game = spoken(visitor, 9)
        told = visitor.get(f"/api/games/{game}/chat")
    assert [line["n"] for line in told["lines"]] == [4, 5, 6, 7, 8, 9]
    assert not told["more"]


def test_talk_is_read_in_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chat, "CHAT_PAGE", 2)
    with opened(settings_in(tmp_path)) as house:
        visitor = house.visitor()
        game = spoken(visitor, 5)
        pages, since, more = [], 0, True
        while more:
            told = visitor.get(f"/api/games/{game}/chat?since={since}")
            pages.append([line["n"] for line in told["lines"]])
            since, more = pages[-1][-1], told["more"]
    assert pages == [[1, 2], [3, 4], [5]]


def test_a_game_is_shown_with_its_newest_lines(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(looking, "CHAT_SHOWN", 2)
    with opened(settings_in(tmp_path)) as house:
        visitor = house.visitor()
        game = spoken(visitor, 5)
        assert [line["n"] for line in visitor.get(f"/api/games/{game}")["chat"]] == [4, 5]
