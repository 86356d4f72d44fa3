"""Hostile requests: whatever is sent, the answer is a refusal in the usual form."""

from __future__ import annotations

import json
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from tests.server.app.kit import HERE, YOU, House, Visitor, until

GOOD = {"seat": 0, "choice": "pass", "expect": 1, "move_id": "m"}
BAD_BODIES: tuple[bytes, ...] = (
    b"",
    b"{",
    b"null",
    b"[]",
    b'"x"',
    b"\xff\xfe\x00",
    b"[" * 5000,
    b'{"seat":' * 5000,
    b'{"seat": 1e999}',
    json.dumps({**GOOD, "extra": 1}).encode(),
    json.dumps({**GOOD, "seat": "0"}).encode(),
    json.dumps({**GOOD, "expect": -1}).encode(),
    json.dumps({**GOOD, "expect": 10**20}).encode(),
    json.dumps({**GOOD, "move_id": ""}).encode(),
    json.dumps({**GOOD, "move_id": "x" * 65}).encode(),
    json.dumps({**GOOD, "move_id": "nul\x00"}).encode(),
    json.dumps({**GOOD, "choice": {"verb": 1}}).encode(),
    json.dumps({**GOOD, "choice": [1] * 65}).encode(),
    json.dumps({**GOOD, "choice": "x" * 501}).encode(),
    json.dumps({**GOOD, "choice": [1.5]}).encode(),
    json.dumps({**GOOD, "choice": "pass"}).encode().replace(b"pass", b"p\xe4ss"),
    b'{"seat": 0\xff',
)


def game_of(visitor: Visitor) -> str:
    """A game to be attacked."""
    return str(visitor.create(YOU, HERE)["id"])


def check(answer: Any) -> str:
    """A refusal has a code, a sentence and facts."""
    assert 400 <= answer.status_code < 500, answer.text
    error = answer.json()["error"]
    assert set(error) == {"code", "message", "facts"}
    assert error["message"].endswith(".") or error["code"] == "bad_request"
    return str(error["code"])


@pytest.mark.parametrize("body", BAD_BODIES)
def test_bodies_that_mean_nothing(house: House, body: bytes) -> None:
    visitor = house.visitor()
    game = game_of(visitor)
    last = visitor.position(game, 0)["last"]
    check(visitor.ask("POST", f"/api/games/{game}/choices", content=body))
    assert visitor.position(game, 0)["last"] == last


def test_bodies_that_are_too_large(house: House) -> None:
    visitor = house.visitor()
    game = game_of(visitor)
    body = json.dumps({**GOOD, "move_id": "x" * 70_000}).encode()
    answer = visitor.ask("POST", f"/api/games/{game}/choices", content=body)
    assert (answer.status_code, check(answer)) == (413, "too_large")


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "chess", "seats": [YOU, HERE]},
        {"game": "template", "seats": []},
        {"game": "template", "seats": [YOU] * 5},
        {"game": "template", "seats": [YOU] * 500},
        {"game": "template", "seats": [YOU, {"kind": "bot", "level": "program:sh"}]},
        {"game": "template", "seats": [YOU, {"kind": "ghost"}]},
        {"game": "template", "seats": [YOU, HERE], "modules": ["none"]},
        {"game": "template", "seats": [YOU, HERE], "options": {"length": "forever"}},
        {"game": "template", "seats": [YOU, {"kind": "here", "name": "x" * 41}]},
        {"game": "template", "seats": [YOU, {"kind": "here", "name": "a\u0000b"}]},
        {"game": "template", "seats": [YOU, HERE], "seed": "x" * 201},
        {"game": "../template", "seats": [YOU, HERE]},
    ],
)
def test_games_that_cannot_be(house: House, wish: dict[str, Any]) -> None:
    visitor = house.visitor()
    check(visitor.ask("POST", "/api/games", wish))
    assert visitor.get("/api/games") == []


@pytest.mark.parametrize(
    "path",
    [
        "/static/../settings.py",
        "/static/..%2fserver%2fsettings.py",
        "/static/%2e%2e/app.py",
        "/static//etc/passwd",
        "/static/C:/windows/win.ini",
        "/static/",
        "/static/nul%00",
        "/api/pack/none",
        "/api/pack/template?lang=xx",
        "/api/pack/template?modules=none",
        "/api/pack/template?options=length:never",
        "/api/pack/template?modules=" + "a," * 300,
        "/api/ui?lang=../../en",
        "/api/ledger/none",
        "/api/games/x/y/z",
    ],
)
def test_paths_that_lead_nowhere(house: House, path: str) -> None:
    check(house.visitor().ask("GET", path))


@pytest.mark.parametrize("query", ["seat=x", "seat=", "at=x", "seat=0&at=-1", "seat=1e3"])
def test_queries_that_mean_nothing(house: House, query: str) -> None:
    visitor = house.visitor()
    game = game_of(visitor)
    check(visitor.ask("GET", f"/api/games/{game}/position?{query}"))


@pytest.mark.parametrize("since", [10**25, -(10**25)])
def test_numbers_that_no_store_can_hold(house: House, since: int) -> None:
    visitor = house.visitor()
    game = game_of(visitor)
    answer = visitor.ask("GET", f"/api/games/{game}/chat?since={since}")
    assert answer.status_code in (200, 400)


def test_other_methods_are_not_answered(house: House) -> None:
    for method in ("PUT", "PATCH", "DELETE"):
        assert check(house.visitor().ask(method, "/api/about")) == "not_allowed"
    assert check(house.visitor().ask("GET", "/api/join")) == "not_allowed"


def test_names_that_are_not_ours(house: House) -> None:
    for host in ("evil.example", "localhost.evil.example", "", "192.168.0.9", "[::1"):
        answer = house.visitor().ask("GET", "/api/about", headers={"host": host})
        assert (answer.status_code, check(answer)) == (421, "bad_host")
        assert "--name" in answer.json()["error"]["message"]
    for host in ("localhost", "127.0.0.1:8000", "[::1]:99", "LOCALHOST:1"):
        answer = house.visitor().ask("GET", "/api/about", headers={"host": host})
        assert answer.status_code == 200


def test_other_sites_may_not_send_anything(house: House) -> None:
    visitor = house.visitor()
    body = {"game": "template", "seats": [YOU, HERE]}
    for origin in (
        "http://evil.example",
        "null",
        "http://ziggurat.local:81",
        "ftp://x",
        "http://[",
    ):
        answer = visitor.ask("POST", "/api/games", body, {"origin": origin})
        assert (answer.status_code, check(answer)) == (403, "bad_origin")
    answer = visitor.ask("POST", "/api/games", body, {"origin": "http://ziggurat.local"})
    assert answer.status_code == 201


def test_other_sites_may_not_listen(house: House) -> None:
    visitor = house.visitor()
    game = game_of(visitor)
    path = f"/api/games/{game}/events?seat=0"
    headers = {"cookie": visitor.cookie, "origin": "http://evil.example"}
    with (
        pytest.raises(WebSocketDisconnect),
        house.client.websocket_connect(path, headers=headers) as socket,
    ):
        socket.receive_json(timeout=5)


@pytest.mark.parametrize(
    "text",
    ["", "{}", "ping", '{"type":"pong"}', '{"type":"ping","x":1}', "[" * 5000, '{"type":"ping"'],
)
def test_sockets_that_talk_nonsense_are_closed(house: House, text: str) -> None:
    visitor = house.visitor()
    with visitor.socket(game_of(visitor), 0) as socket:
        until(socket, "hello")
        socket.send_text(text)
        with pytest.raises(WebSocketDisconnect) as closed:
            until(socket, "never")
    assert closed.value.code == 1008


def test_sockets_that_send_bytes_are_closed(house: House) -> None:
    visitor = house.visitor()
    with visitor.socket(game_of(visitor), 0) as socket:
        socket.send_bytes(b'{"type":"ping"}')
        with pytest.raises(WebSocketDisconnect) as closed:
            until(socket, "never")
    assert closed.value.code == 1008


def test_a_ping_is_heard(house: House) -> None:
    visitor = house.visitor()
    game = game_of(visitor)
    with visitor.socket(game, 0) as socket:
        socket.send_text('{"type":"ping"}')
        visitor.play(game, 0)
        assert until(socket, "entries")["lines"]


@pytest.mark.parametrize("query", ["seat=x", "since=x", "seat=0&since=", "seat=" + "9" * 5000])
def test_sockets_that_ask_for_nonsense(house: House, query: str) -> None:
    visitor = house.visitor()
    path = f"/api/games/{game_of(visitor)}/events?{query}"
    house.client.cookies.clear()
    headers = {"cookie": visitor.cookie}
    with (
        house.client.websocket_connect(path, headers=headers) as socket,
        pytest.raises(WebSocketDisconnect) as closed,
    ):
        socket.receive_json(timeout=5)
    assert closed.value.code == 1008


def test_cookies_that_mean_nothing(house: House) -> None:
    visitor = house.visitor()
    for cookie in ("ziggurat=", "ziggurat=x", "ziggurat=" + "x" * 43, "x" * 5000, ";;;=;"):
        visitor.cookie = cookie
        assert visitor.get("/api/games") == []


def test_headers_of_every_answer(house: House) -> None:
    visitor = house.visitor()
    for path in ("/", "/api/about", "/nothing", "/static/index.html"):
        headers = visitor.ask("GET", path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "require-trusted-types-for 'script'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "access-control-allow-origin" not in headers
        assert "server" not in headers
