"""A damaged game is named and hides no other; a database that is gone acknowledges nothing."""

from __future__ import annotations

import asyncio
import logging
import sys
from pathlib import Path

import pytest
from litestar.exceptions import WebSocketDisconnect

from tests.server.app.kit import BOT, HERE, YOU, opened, settings_in, until
from tests.server.kit.stores import DAMAGES, do_harm
from ziggurat.server.store import open_store

# What only shows when a game is opened, which the list does for games that go on.
SEEN_LATE = {"head_over"}


def harmed(url: str, names: dict[str, str]) -> None:
    """Damage games while no server has them."""

    async def work() -> None:
        store = await open_store(url)
        for game_id, name in names.items():
            await do_harm(store, game_id, name)
        await store.close()

    asyncio.run(work())


def test_bad_games_are_named_and_hide_no_other(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    settings = settings_in(tmp_path)
    with opened(settings) as house:
        visitor = house.visitor()
        good = visitor.create(YOU, HERE, seed="good")["id"]
        visitor.play_on(good, 12)
        bad = {}
        for name in DAMAGES:
            game = visitor.create(YOU, HERE, seed=name)["id"]
            visitor.play_on(game, 12)
            bad[game] = name
    harmed(settings.db, bad)
    with opened(settings) as house, caplog.at_level(logging.ERROR):
        again = house.visitor()
        again.cookie = visitor.cookie
        listed = {game["id"]: game for game in again.get("/api/games")}
        assert set(listed) == {good, *bad}
        assert listed[good]["status"] == "playing"
        for game, name in bad.items():
            if name not in SEEN_LATE:
                assert listed[game]["status"] == "broken", name
            answer = again.ask("GET", f"/api/games/{game}/position?seat=0")
            assert answer.status_code == 500, name
            error = answer.json()["error"]
            assert error["code"] == "broken_game", (name, error)
            if DAMAGES[name].entry:
                assert error["facts"]["entry"] == DAMAGES[name].entry, name
                assert f"entry {DAMAGES[name].entry}" in error["message"]
            assert game in caplog.text
            assert f"error {error['facts']['number']}: " in caplog.text
        again.play_on(good, 1)


def test_nothing_is_played_on_a_bad_game(tmp_path: Path) -> None:
    settings = settings_in(tmp_path)
    with opened(settings) as house:
        visitor = house.visitor()
        game = visitor.create(YOU, BOT)["id"]
        visitor.play_on(game, 6)
        choice = {"seat": 0, "choice": [0], "expect": 99, "move_id": "m"}
    harmed(settings.db, {game: "digest"})
    with opened(settings) as house:
        again = house.visitor()
        again.cookie = visitor.cookie
        assert again.refused(f"/api/games/{game}/choices", choice) == (500, "broken_game")
        with again.socket(game, 0) as socket, pytest.raises(WebSocketDisconnect):
            until(socket, "hello")
        # Nor does it stay in memory.
        assert game not in house.client.app.state.services.desk.games


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps open files in place")
def test_no_choice_is_acknowledged_once_the_file_is_gone(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with opened(settings_in(tmp_path)) as house, caplog.at_level(logging.ERROR):
        visitor = house.visitor()
        game = visitor.create(YOU, HERE)["id"]
        choice = visitor.option(game, 0)
        (tmp_path / "games.db").rename(tmp_path / "away.db")
        answer = visitor.ask("POST", f"/api/games/{game}/choices", choice)
        assert answer.status_code == 503
        assert "lost its database" in answer.json()["error"]["message"]
        assert "games.db" in caplog.text
        assert "games.db" not in answer.text
        (tmp_path / "away.db").rename(tmp_path / "games.db")
        assert visitor.position(game, 0)["last"] == choice["expect"] - 1
        visitor.post(f"/api/games/{game}/choices", choice)
