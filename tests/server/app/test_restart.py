"""Restarts, lost commits and idle games: nothing that was acknowledged is ever lost."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from tests.server.app.kit import (
    BOT,
    HERE,
    LINK,
    NOBODY,
    YOU,
    House,
    opened,
    settings_in,
    settle,
    until,
)
from ziggurat.server.services import Services, services_in
from ziggurat.server.store import Append, Appended, StoreUnavailable


def everything(house: House, cookie: str, game: str) -> list[Any]:
    """All that two seats and everybody can see of a game."""
    visitor = house.visitor()
    visitor.cookie = cookie
    found: list[Any] = [visitor.get("/api/games")[0]["turn"]]
    for seat in (0, 1, NOBODY):
        found.append(visitor.position(game, seat))
        found.append(visitor.get(f"/api/games/{game}/log?seat={seat}"))
    return found


@pytest.mark.parametrize("plays", [0, 1, 2, 3, 4, 40])
def test_a_restart_loses_nothing(tmp_path: Path, plays: int) -> None:
    settings = settings_in(tmp_path)
    with opened(settings) as house:
        visitor = house.visitor()
        game = visitor.create(YOU, HERE, seed=f"{plays}")["id"]
        visitor.play_on(game, plays)
        before = everything(house, visitor.cookie, game)
    with opened(settings) as house:
        assert everything(house, visitor.cookie, game) == before
        again = house.visitor()
        again.cookie = visitor.cookie
        again.play_on(game, 1)


def test_a_restart_forgets_no_secret_answer(tmp_path: Path) -> None:
    settings = settings_in(tmp_path)
    with opened(settings) as house:
        visitor = house.visitor()
        game = visitor.create(YOU, HERE)["id"]
        while len(visitor.position(game, NOBODY)["questions"]) == 1:
            visitor.play_on(game, 1)
        visitor.play(game, 0, 2)
    with opened(settings) as house:
        again = house.visitor()
        again.cookie = visitor.cookie
        assert [q["seat"] for q in again.position(game, NOBODY)["questions"]] == [1]
        told = again.play(game, 1)
        assert told["lines"][0]["seat"] == 1
        moves = [line["move"] for line in again.get(f"/api/games/{game}/log?seat=0")["lines"]]
        assert "bid 2" in moves


def test_undo_goes_back_behind_a_restart(tmp_path: Path) -> None:
    settings = settings_in(tmp_path)
    with opened(settings) as house:
        visitor = house.visitor()
        game = visitor.create(YOU, HERE, game="new-dawn")["id"]
        while not visitor.position(game, 0)["undo"]:
            visitor.play_on(game, 1)
        last = visitor.position(game, 0)["last"]
    with opened(settings) as house:
        again = house.visitor()
        again.cookie = visitor.cookie
        body = {"seat": 0, "expect": last + 1, "move_id": "u"}
        assert again.post(f"/api/games/{game}/undo", body)["lines"][0]["kind"] == "undo"


def test_a_move_is_recognised_after_a_restart(tmp_path: Path) -> None:
    settings = settings_in(tmp_path)
    with opened(settings) as house:
        visitor = house.visitor()
        game = visitor.create(YOU, HERE)["id"]
        choice = visitor.option(game, 0)
        told = visitor.post(f"/api/games/{game}/choices", choice)
    with opened(settings) as house:
        again = house.visitor()
        again.cookie = visitor.cookie
        assert again.post(f"/api/games/{game}/choices", choice) == told


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    slow = settings_in(tmp_path, bot_pause=1000.0)
    with opened(slow) as house:
        visitor = house.visitor()
        game = visitor.create(YOU, BOT)["id"]
        visitor.play(game, 0)
    with opened(settings_in(tmp_path)) as house:
        again = house.visitor()
        again.cookie = visitor.cookie
        settle(again, game, 0)


def test_links_chat_and_chairs_survive(tmp_path: Path) -> None:
    settings = settings_in(tmp_path)
    with opened(settings) as house:
        visitor = house.visitor()
        made = visitor.create(YOU, LINK)
        game = made["id"]
        visitor.post(f"/api/games/{game}/chat", {"seat": 0, "text": "see you tomorrow"})
        visitor.post(f"/api/games/{game}/seats/0", {"kind": "bot"})
    with opened(settings) as house:
        guest = house.visitor().joined(made["links"]["1"])
        info = guest.get(f"/api/games/{game}")
        assert info["chat"][0]["text"] == "see you tomorrow"
        assert info["seats"][0]["left"]
        assert house.visitor().joined(made["spectate"]).position(game, NOBODY)


def services(house: House) -> Services:
    """The inside of a server."""
    return services_in(house.client.app)


@pytest.mark.parametrize("saved", [True, False])
def test_a_choice_that_may_not_be_saved_is_not_shown(
    house: House, monkeypatch: pytest.MonkeyPatch, saved: bool
) -> None:
    visitor = house.visitor()
    game = visitor.create(YOU, HERE)["id"]
    before = visitor.position(game, 0)
    choice = visitor.option(game, 0)
    append = services(house).store.append

    async def fail(what: Append) -> Appended:
        if saved:
            await append(what)
        raise StoreUnavailable("the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(services(house).store, "append", fail)
        assert visitor.refused(f"/api/games/{game}/choices", choice) == (503, "store")
    # Only what the store has is shown, whatever was in memory.
    last = visitor.position(game, 0)["last"]
    assert (last > before["last"]) == saved
    told = visitor.post(f"/api/games/{game}/choices", choice)
    assert told["lines"][0]["n"] == choice["expect"]


def test_a_stream_that_cannot_begin_now_may_be_tried_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    visitor = house.visitor()
    game = visitor.create(YOU, HERE)["id"]

    async def fail(game_id: str) -> None:
        raise StoreUnavailable("nobody answers")

    with monkeypatch.context() as patch:
        patch.setattr(services(house).store, "load", fail)
        with visitor.socket(game, 0) as socket, pytest.raises(WebSocketDisconnect) as closed:
            until(socket, "hello")
    assert closed.value.code == 1013
    assert visitor.position(game, 0)["seat"] == 0


def test_sockets_hear_of_a_choice_whose_answer_was_lost(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    visitor = house.visitor()
    game = visitor.create(YOU, HERE)["id"]
    choice = visitor.option(game, 0)
    append = services(house).store.append

    async def lose(what: Append) -> Appended:
        await append(what)
        raise StoreUnavailable("the network is gone")

    with visitor.socket(game, 1) as socket:
        assert socket.receive_json(timeout=10)["type"] == "hello"
        with monkeypatch.context() as patch:
            patch.setattr(services(house).store, "append", lose)
            visitor.refused(f"/api/games/{game}/choices", choice)
        visitor.position(game, 0)
        news = socket.receive_json(timeout=10)
        while news["type"] != "entries":
            news = socket.receive_json(timeout=10)
    assert news["lines"][0]["n"] == choice["expect"]


def test_another_process_was_quicker(house: House) -> None:
    """The store has moved on without this process knowing."""
    visitor = house.visitor()
    game = visitor.create(YOU, HERE)["id"]
    choice = visitor.option(game, 0)
    desk = services(house).desk
    before = house.client.blocking_portal.call(desk.store.load, game)
    assert before is not None
    visitor.post(f"/api/games/{game}/choices", choice)
    opened_game = desk.games[game]

    async def turn_back() -> None:
        from ziggurat.server.making import resumed

        opened_game.loaded = resumed(before)
        opened_game.last = before.row.last
        opened_game.changed()

    house.client.blocking_portal.call(turn_back)
    other = {**choice, "move_id": "quick"}
    answer = visitor.ask("POST", f"/api/games/{game}/choices", other)
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "stale")
    assert visitor.position(game, 0)["last"] >= choice["expect"]


def test_games_that_nobody_looks_at_are_let_go(house: House) -> None:
    visitor = house.visitor()
    game = visitor.create(YOU, HERE)["id"]
    before = visitor.position(game, 0)
    desk = services(house).desk
    assert desk.games[game].loaded is not None
    house.clock.now += 1000.0
    house.client.blocking_portal.call(desk.unload_idle, lambda _: False)
    assert game not in desk.games
    assert visitor.position(game, 0) == before


def test_watched_games_are_read_again_when_needed(house: House) -> None:
    visitor = house.visitor()
    game = visitor.create(YOU, HERE)["id"]
    desk = services(house).desk
    with visitor.socket(game, 0) as socket:
        assert socket.receive_json(timeout=10)["type"] == "hello"
        house.clock.now += 1000.0
        house.client.blocking_portal.call(desk.unload_idle, lambda _: True)
        assert desk.games[game].loaded is None
        told = visitor.play(game, 0)
        news = socket.receive_json(timeout=10)
        while news["type"] != "entries":
            news = socket.receive_json(timeout=10)
    assert [line["n"] for line in news["lines"]] == [line["n"] for line in told["lines"]]


def test_unknown_games_leave_nothing_behind(house: House) -> None:
    visitor = house.visitor()
    visitor.refused("/api/games/00000000000000ff", None, "GET")
    assert "00000000000000ff" not in services(house).desk.games
