"""Names, origins and cookies, as they are on other networks than this machine's own."""

from __future__ import annotations

import doctest
import socket
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tests.server.app.kit import FREE, HERE, YOU, QuietBots, browser, served, settings_in
from ziggurat.server import limits, security
from ziggurat.server.app import create_app
from ziggurat.server.examining import Examiner
from ziggurat.server.routes import replies
from ziggurat.server.settings import Limits, Settings


@pytest.fixture
def outside(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    """A client of a server that is open to its network, over https."""
    settings = settings_in(tmp_path, host="0.0.0.0", lan=True)
    app = create_app(settings, bots=QuietBots())
    with TestClient(app, base_url="https://ziggurat.local") as client:
        yield client


def test_numeric_addresses_are_ours_in_a_network(outside: TestClient[Litestar]) -> None:
    here = socket.gethostname()
    for host in ("192.168.0.9:8000", "[fe80::1]:8000", here, f"{here}.local:80"):
        assert outside.get("/api/about", headers={"host": host}).status_code == 200
    for host in ("evil.example", "192.168.0.9.evil.example", "0x7f.1"):
        assert outside.get("/api/about", headers={"host": host}).status_code == 421


def test_over_https_the_cookie_is_guarded(outside: TestClient[Litestar]) -> None:
    body = {"game": "template", "seats": [YOU, HERE]}
    made = outside.post("/api/games", json=body, headers={"origin": "https://ziggurat.local"})
    cookie = made.headers["set-cookie"]
    assert cookie.startswith("__Host-ziggurat=")
    assert "Secure" in cookie
    assert "Path=/" in cookie
    assert "Domain" not in cookie
    path = f"/api/games/{made.json()['id']}/position?seat=0"
    value = cookie.partition(";")[0]
    outside.cookies.clear()
    assert outside.get(path, headers={"cookie": value}).status_code == 200
    plain = value.removeprefix("__Host-")
    assert outside.get(path, headers={"cookie": plain}).status_code == 403


def test_a_page_without_tls_is_another_site(outside: TestClient[Litestar]) -> None:
    body = {"game": "template", "seats": [YOU, HERE]}
    answer = outside.post("/api/games", json=body, headers={"origin": "http://ziggurat.local"})
    assert answer.status_code == 403


def test_only_some_saves_may_wait() -> None:
    examiner = Examiner(Limits(imports_waiting=0))
    with pytest.raises(Exception, match="Too many saves"):
        examiner.examine(b"", b"", "").send(None)


def test_a_store_of_ones_own_is_not_shared() -> None:
    assert not Settings(db="sqlite:///x.db").shared
    assert Settings(db="postgresql://x/y", limits=FREE).shared


@pytest.mark.parametrize("module", [security, limits, replies])
def test_examples(module: ModuleType) -> None:
    found = doctest.testmod(module)
    assert found.attempted > 0
    assert found.failed == 0


def test_two_host_headers_are_refused(tmp_path: Path) -> None:
    with served(settings_in(tmp_path)) as address:
        host, port = address.split(":")
        with socket.create_connection((host, int(port)), 30) as line:
            line.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n")
            assert line.recv(100).startswith(b"HTTP/1.1 400 ")


def test_head_is_answered_as_get_without_its_body(tmp_path: Path) -> None:
    with served(settings_in(tmp_path)) as address, browser(address) as visitor:
        for path in ("/", "/api/about", "/health"):
            get, head = visitor.ask("GET", path), visitor.ask("HEAD", path)
            assert (head.status_code, head.content) == (200, b"")
            assert head.headers["content-length"] == get.headers["content-length"]
