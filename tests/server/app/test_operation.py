"""What whoever runs a server needs: health, a log that can be read later, options."""

from __future__ import annotations

import logging
import socket
from pathlib import Path

import pytest

from tests.server.app.kit import HERE, YOU, House, browser, served, settings_in
from ziggurat.cli.errors import BadInput
from ziggurat.cli.serving import listen, serve
from ziggurat.server import news
from ziggurat.server.hub import Hub
from ziggurat.server.noting import Lines, Sparing
from ziggurat.server.settings import Limits, Rate, Settings, changed_limits
from ziggurat.server.store import Store, StoreError


def test_supervisors_are_answered_by_any_name(house: House) -> None:
    visitor = house.visitor()
    for path in ("/health", "/ready"):
        answer = visitor.ask("GET", path, headers={"host": "10.0.0.7:8000"})
        assert (answer.status_code, answer.json()) == (200, {"status": "ok"})
    assert visitor.ask("GET", "/api/about", headers={"host": "10.0.0.7:8000"}).status_code == 421


def test_a_server_without_its_store_is_alive_but_not_ready(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def gone(self: Store, game_id: str) -> None:
        raise StoreError("the disk is gone")

    monkeypatch.setattr(Store, "row", gone)
    visitor = house.visitor()
    assert visitor.ask("GET", "/health").status_code == 200
    assert visitor.ask("GET", "/ready").status_code == 503


def test_a_server_that_ends_is_not_ready(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    hub: Hub = house.client.app.state.services.hub
    monkeypatch.setattr(hub, "closed", True)
    assert house.visitor().ask("GET", "/ready").status_code == 503


def test_a_failure_has_a_number_that_the_log_has_too(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    visitor = house.visitor()
    game = visitor.create(YOU, HERE)["id"]

    def broken(*args: object) -> None:
        raise RuntimeError("out of ink")

    monkeypatch.setattr(news, "info_data", broken)
    with caplog.at_level(logging.ERROR, "ziggurat.server"):
        errors = [visitor.ask("GET", f"/api/games/{game}").json()["error"] for _ in range(2)]
    number = errors[0]["facts"]["number"]
    assert len(number) == 8
    assert number in errors[0]["message"]
    # The same fault is the same number, whatever the log leaves out later.
    assert errors[1] == errors[0]
    record = next(at for at in caplog.records if number in at.getMessage())
    assert record.exc_info is not None
    line = Lines().format(record)
    assert f" ERROR game={game} error {number}: " in line
    assert line.partition("Z ")[0].count(":") == 2


def test_no_number_is_left_out_of_the_log() -> None:
    spare = Sparing()
    texts = [f"error {number:08x}: a request failed: %s" for number in range(50)]
    records = [logging.LogRecord("x", logging.ERROR, "", 0, text, ("/",), None) for text in texts]
    assert all([spare.filter(record) for record in records])


def test_a_given_port_is_used_or_nothing() -> None:
    with listen("127.0.0.1", 0) as first:
        port = first.getsockname()[1]
        with pytest.raises(BadInput, match=f"port {port}"):
            listen("127.0.0.1", port)


def test_without_a_given_port_the_next_free_one_serves(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        monkeypatch.setattr("ziggurat.cli.serving.PORT", port)
        with listen("127.0.0.1") as second:
            assert second.getsockname()[1] > port


def test_a_proxy_in_another_place_tells_who_asks(tmp_path: Path) -> None:
    told = {"x-forwarded-for": "192.0.2.1", "x-forwarded-proto": "https"}
    body = {"game": "template", "seats": [YOU, HERE]}
    for proxies, secure in (((), False), (("127.0.0.0/8",), True)):
        with (
            served(settings_in(tmp_path, proxies=proxies)) as address,
            browser(address) as visitor,
        ):
            cookie = visitor.ask("POST", "/api/games", body, told).headers["set-cookie"]
            assert ("Secure" in cookie) == secure


def test_a_server_behind_a_proxy_elsewhere_is_not_private() -> None:
    assert Settings(db="", proxies=("127.0.0.1", "::1")).private
    assert not Settings(db="", proxies=("127.0.0.1", "10.0.0.5")).private


def test_a_proxy_has_an_address() -> None:
    with pytest.raises(BadInput, match="no address of a proxy"):
        serve(port=0, open_browser=False, proxies=("proxy.example",))


def test_every_limit_can_be_changed() -> None:
    for name in Limits.__struct_fields__:
        usual = getattr(Limits(), name)
        text = "3/60" if isinstance(usual, Rate) else "3"
        changed = getattr(changed_limits([f"{name}={text}"]), name)
        assert changed == (Rate(3, 60.0) if isinstance(usual, Rate) else 3)
        assert type(changed) is type(usual)


@pytest.mark.parametrize(
    "wish",
    ["spectators", "spectators=x", "spectators=-1", "new_games=5/0", "no=3", "body=inf"],
)
def test_a_limit_that_makes_no_sense_is_refused(wish: str) -> None:
    with pytest.raises(BadInput, match="limit"):
        serve(port=0, open_browser=False, limits=(wish,))


def test_the_database_may_be_named_by_the_environment(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from ziggurat.cli.start import main

    monkeypatch.setenv("ZIGGURAT_DB", "mysql://secret@nowhere")
    assert main(["serve", "--port", "0", "--no-browser"]) != 0
    said = capsys.readouterr().err
    assert "mysql" in said
    assert "secret" not in said
