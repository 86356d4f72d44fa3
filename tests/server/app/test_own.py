"""The list of games: who won, the archive, and deleting for good."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

from litestar.exceptions import WebSocketDisconnect
from litestar.testing.websocket_test_session import WebSocketTestSession

from tests.server.app.kit import BOT, HERE, LINK, NOBODY, YOU, House, Visitor, opened, settings_in


def listed(visitor: Visitor, game: str) -> Any:
    """What a visitor's list says of a game; None if it is not there."""
    return next((at for at in visitor.get("/api/games") if at["id"] == game), None)


def test_a_finished_game_says_who_won_and_how(house: House) -> None:
    host = house.visitor()
    game = host.create(YOU, HERE)["id"]
    assert listed(host, game)["outcome"] is None
    while not host.position(game, NOBODY)["outcome"]:
        host.play_on(game, 1)
    ending = host.position(game, NOBODY)["outcome"]
    assert listed(host, game)["outcome"] == ending
    assert (ending["by"], listed(host, game)["over"]) == ("wealth", True)


def test_each_session_has_an_archive_of_its_own(house: House) -> None:
    host, guest = house.visitor(), house.visitor()
    made = host.create(YOU, LINK)
    game = made["id"]
    guest.joined(made["links"]["1"])
    assert host.post(f"/api/games/{game}/archive", {"archived": True}) == {"archived": True}
    assert (listed(host, game)["archived"], listed(guest, game)["archived"]) == (True, False)
    host.play(game, 0)
    assert listed(host, game)["archived"]
    host.post(f"/api/games/{game}/seats/0", {"kind": "person", "name": "Ann"})
    assert listed(host, game)["archived"]
    host.post(f"/api/games/{game}/archive", {"archived": False})
    assert not listed(host, game)["archived"]


def test_an_archive_outlives_the_server(tmp_path: Path) -> None:
    with opened(settings_in(tmp_path)) as house:
        host = house.visitor()
        game = host.create(YOU, BOT)["id"]
        host.post(f"/api/games/{game}/archive", {})
    with opened(settings_in(tmp_path)) as house:
        again = house.visitor()
        again.cookie = host.cookie
        assert listed(again, game)["archived"]


def test_a_deleted_game_is_gone_for_everybody(house: House) -> None:
    host, guest = house.visitor(), house.visitor()
    made = host.create(YOU, LINK)
    game = made["id"]
    guest.joined(made["links"]["1"])
    host.post(f"/api/games/{game}/chat", {"seat": 0, "text": "hello"})
    with guest.socket(game, 1) as socket:
        assert socket.receive_json(timeout=5)["type"] == "hello"
        assert host.ask("DELETE", f"/api/games/{game}").status_code == 200
        assert _end_of(socket) == 1008
    for visitor in (host, guest):
        assert listed(visitor, game) is None
        assert visitor.refused(f"/api/games/{game}", None, "GET") == (404, "no_game")
    assert host.refused(f"/api/games/{game}", None, "DELETE") == (404, "no_game")
    assert house.visitor().refused("/api/join", {"token": made["spectate"]})[0] in (403, 404)


def _end_of(socket: WebSocketTestSession) -> int:
    """Read a socket to its end; returns the code it was closed with."""
    try:
        while True:
            socket.receive_json(timeout=5)
    except WebSocketDisconnect as closed:
        return closed.code


def test_only_the_host_deletes(house: House) -> None:
    host, guest = house.visitor(), house.visitor()
    made = host.create(YOU, LINK)
    guest.joined(made["links"]["1"])
    path = f"/api/games/{made['id']}"
    assert guest.refused(path, None, "DELETE") == (403, "not_host")
    assert house.visitor().refused(path, None, "DELETE") == (403, "not_yours")
    assert host.refused("/api/games/nothing", None, "DELETE") == (404, "no_game")
    elsewhere = {"origin": "http://evil.example"}
    assert host.ask("DELETE", path, headers=elsewhere).status_code == 403
    assert host.ask("POST", f"{path}/archive", {}, headers=elsewhere).status_code == 403
    assert listed(host, made["id"]) is not None


def test_a_bot_that_thinks_does_no_harm_to_a_deletion(house: House) -> None:
    host = house.visitor()
    game = host.create(BOT, BOT)["id"]
    assert host.ask("DELETE", f"/api/games/{game}").status_code == 200
    assert host.refused(f"/api/games/{game}", None, "GET") == (404, "no_game")


def test_a_broken_game_can_be_deleted(tmp_path: Path) -> None:
    with opened(settings_in(tmp_path)) as house:
        host = house.visitor()
        game = host.create(YOU, BOT)["id"]
    with sqlite3.connect(tmp_path / "games.db") as database:
        database.execute("update snapshots set body = x'00' where game_id = ?", (game,))
        database.execute("update games set header = x'00' where id = ?", (game,))
    with opened(settings_in(tmp_path)) as house:
        again = house.visitor()
        again.cookie = host.cookie
        assert listed(again, game)["status"] == "broken"
        assert house.visitor().refused(f"/api/games/{game}", None, "DELETE")[1] == "not_yours"
        assert again.ask("DELETE", f"/api/games/{game}").status_code == 200
        assert again.get("/api/games") == []
    with sqlite3.connect(tmp_path / "games.db") as database:
        tables = ("games", "heads", "entries", "notes", "snapshots", "grants", "tokens", "talk")
        counts = [database.execute(f"select count(*) from {name}").fetchone() for name in tables]
    assert counts == [(0,)] * len(tables)


def test_a_rematch_that_was_deleted_is_begun_again(house: House) -> None:
    host = house.visitor()
    game = host.create(YOU, HERE)["id"]
    while not host.position(game, NOBODY)["outcome"]:
        host.play_on(game, 1)
    first = host.post(f"/api/games/{game}/rematch")["id"]
    assert host.post(f"/api/games/{game}/rematch")["id"] == first
    host.ask("DELETE", f"/api/games/{first}")
    second = host.post(f"/api/games/{game}/rematch")["id"]
    assert second != first
    assert host.get(f"/api/games/{second}")["status"] == "playing"


def test_the_list_says_what_kind_of_bot_plays(house: House) -> None:
    host = house.visitor()
    game = host.create(YOU, BOT)["id"]
    seats = listed(host, game)["seats"]
    assert [(at["kind"], at["level"], at["conceded"]) for at in seats] == [
        ("person", "", False),
        ("bot", "random", False),
    ]
