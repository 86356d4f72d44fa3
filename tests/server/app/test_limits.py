"""How often and how much: limits, with a clock that the test turns."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from litestar.exceptions import WebSocketDisconnect

from tests.server.app.kit import (
    BOT,
    HERE,
    LINK,
    NOBODY,
    YOU,
    Clock,
    House,
    browser,
    opened,
    served,
    settings_in,
    until,
)
from ziggurat.cli.serving import PROXIES
from ziggurat.server.limits import MOST_KEYS, Limiter
from ziggurat.server.settings import Limits, Rate


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[House]:
    """A server with the usual limits; its clients are not on this machine."""
    with opened(settings_in(tmp_path, Limits(spectators=3))) as house:
        yield house


def test_a_bucket_fills_up_again() -> None:
    clock = Clock()
    limiter = Limiter(Rate(2, 10.0), clock)
    assert [limiter.take("a") for _ in range(3)] == [0.0, 0.0, 5.0]
    assert limiter.take("b") == 0.0
    clock.now += 5.0
    assert limiter.wait("a") == 0.0
    assert [limiter.take("a") for _ in range(2)] == [0.0, 5.0]


def test_keys_that_have_recovered_are_forgotten() -> None:
    clock = Clock()
    limiter = Limiter(Rate(1), clock)
    for key in range(MOST_KEYS):
        limiter.take(key)
    clock.now += 10.0
    limiter.take("one more")
    assert limiter.wait(0) == 0.0
    assert limiter.wait("one more") == 1.0


def test_ten_choices_a_second(strict: House) -> None:
    visitor = strict.visitor()
    game = visitor.create(YOU, HERE)["id"]
    choice = {"seat": 0, "choice": "bid 1", "expect": 1, "move_id": "m"}
    path = f"/api/games/{game}/choices"
    assert {visitor.refused(path, choice)[0] for _ in range(10)} == {409}
    answer = visitor.ask("POST", path, choice)
    assert (answer.status_code, answer.json()["error"]["code"]) == (429, "too_many")
    assert int(answer.headers["retry-after"]) >= 1
    assert visitor.refused(path, {**choice, "seat": 1})[0] == 409
    strict.clock.now += 0.1
    assert visitor.refused(path, choice)[0] == 409


def test_twenty_new_games_an_hour(strict: House) -> None:
    for _ in range(20):
        strict.visitor().create(YOU, BOT)
    body = {"game": "template", "seats": [YOU, BOT]}
    visitor = strict.visitor()
    assert visitor.refused("/api/games", body) == (429, "too_many")
    assert visitor.cookie == ""
    strict.clock.now += 180.0
    strict.visitor().create(YOU, BOT)


def test_ten_wrong_links_a_minute(strict: House) -> None:
    host = strict.visitor()
    made = host.create(YOU, LINK)
    for at in range(10):
        assert strict.visitor().refused("/api/join", {"token": f"guess{at}"})[0] == 404
    body = {"token": made["links"]["1"]}
    assert strict.visitor().refused("/api/join", body) == (429, "too_many")
    strict.clock.now += 6.0
    strict.visitor().joined(made["links"]["1"])


def test_one_line_a_second(strict: House) -> None:
    visitor = strict.visitor()
    game = visitor.create(YOU, BOT)["id"]
    body = {"seat": 0, "text": "hello"}
    visitor.post(f"/api/games/{game}/chat", body)
    assert visitor.refused(f"/api/games/{game}/chat", body) == (429, "too_many")
    strict.clock.now += 1.0
    visitor.post(f"/api/games/{game}/chat", body)


def test_five_sockets_for_each_seat(strict: House) -> None:
    visitor = strict.visitor()
    game = visitor.create(YOU, HERE)["id"]
    with ExitStack() as stack:
        for _ in range(5):
            until(stack.enter_context(visitor.socket(game, 0)), "hello")
        with visitor.socket(game, 0) as sixth, pytest.raises(WebSocketDisconnect) as closed:
            sixth.receive_json(timeout=5)
        assert (closed.value.code, closed.value.detail) == (1008, "too_many_sockets")
        with visitor.socket(game, 1) as other:
            assert until(other, "hello")


def test_so_many_may_watch(strict: House) -> None:
    host = strict.visitor()
    made = host.create(YOU, BOT)
    crowd = [strict.visitor().joined(made["spectate"]) for _ in range(3)]
    assert strict.visitor().refused("/api/join", {"token": made["spectate"]}) == (409, "full")
    with ExitStack() as stack:
        for spectator in crowd:
            until(stack.enter_context(spectator.socket(made["id"], NOBODY)), "hello")
        with host.socket(made["id"], NOBODY) as more, pytest.raises(WebSocketDisconnect):
            more.receive_json(timeout=5)


def test_a_socket_that_pings_all_the_time_is_closed(strict: House) -> None:
    visitor = strict.visitor()
    game = visitor.create(YOU, HERE)["id"]
    with visitor.socket(game, 0) as socket:
        for _ in range(16):
            socket.send_text('{"type":"ping"}')
        with pytest.raises(WebSocketDisconnect) as closed:
            until(socket, "never")
    assert closed.value.code == 1008


def test_looking_has_a_limit_too(tmp_path: Path) -> None:
    with opened(settings_in(tmp_path, Limits(looks=Rate(2)))) as house:
        visitor = house.visitor()
        game = visitor.create(YOU, HERE)["id"]
        visitor.position(game, 0)
        visitor.position(game, 0)
        path = f"/api/games/{game}/position?seat=0"
        assert visitor.refused(path, None, "GET") == (429, "too_many")


def test_this_machine_itself_may_begin_and_guess_as_often_as_it_likes(tmp_path: Path) -> None:
    limits = Limits(new_games=Rate(1, 3600.0), failed_tokens=Rate(1, 60.0))
    with served(settings_in(tmp_path, limits)) as address, browser(address) as visitor:
        for _ in range(3):
            visitor.create(YOU, BOT)
            assert visitor.refused("/api/join", {"token": "guess"})[0] == 404


def test_behind_a_proxy_limits_bind_whoever_really_asks(tmp_path: Path) -> None:
    settings = settings_in(tmp_path, Limits(new_games=Rate(1, 3600.0)), proxies=PROXIES)
    wish = {"game": "template", "seats": [YOU, BOT]}
    with served(settings) as address, browser(address) as visitor:
        for guest in ("203.0.113.8", "203.0.113.9"):
            headers = {"x-forwarded-for": guest, "x-forwarded-proto": "https"}
            visitor.cookie = ""
            answer = visitor.ask("POST", "/api/games", wish, headers)
            assert (answer.status_code, visitor.cookie[:7]) == (201, "__Host-")
            assert visitor.ask("POST", "/api/games", wish, headers).status_code == 429
