"""Invitations: the address that others can open, and a picture of it."""

from __future__ import annotations

import doctest
import re
from pathlib import Path
from typing import Final
from urllib.parse import unquote

import pytest

from tests.server.app.kit import LINK, YOU, House, opened, settings_in
from ziggurat.server import reaching
from ziggurat.server.reaching import address_for_others
from ziggurat.server.settings import Settings

PATH: Final = "/api/invitation"
OWN: Final = Settings(db="", port=81)
LAN: Final = Settings(db="", host="0.0.0.0", port=81, lan=True)


def test_examples() -> None:
    assert doctest.testmod(reaching).failed == 0


@pytest.fixture
def _in_a_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reaching, "own_address", lambda: "192.0.2.7")


@pytest.mark.usefixtures("_in_a_network")
def test_where_others_find_the_server() -> None:
    assert address_for_others(OWN, "127.0.0.1:81", "http") == ""
    assert address_for_others(LAN, "localhost:81", "http") == "http://192.0.2.7:81"
    assert address_for_others(LAN, "192.0.2.9:81", "http") == "http://192.0.2.9:81"
    assert address_for_others(OWN, "games.example", "https") == "https://games.example"
    bound = Settings(db="", host="2001:db8::7", port=81)
    assert address_for_others(bound, "[::1]:81", "http") == "http://[2001:db8::7]:81"


def test_without_a_network_nobody_finds_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reaching, "own_address", lambda: "127.0.0.1")
    assert address_for_others(LAN, "localhost:81", "http") == ""


@pytest.mark.usefixtures("_in_a_network")
def test_a_link_for_the_network_comes_with_a_picture(tmp_path: Path) -> None:
    with opened(settings_in(tmp_path, host="0.0.0.0", port=81, lan=True)) as house:
        host = house.visitor()
        token = host.create(YOU, LINK)["links"]["1"]
        told = host.ask("POST", PATH, {"token": token}, {"host": "localhost:81"}).json()
    assert told["link"] == f"http://192.0.2.7:81/#join={token}"
    assert re.match(r"data:image/svg\+xml[^,]*,<svg ", unquote(told["picture"]))


def test_of_a_server_of_this_machine_alone_that_is_said(house: House) -> None:
    host = house.visitor()
    headers = {"host": "127.0.0.1:8000"}
    told = host.ask("POST", PATH, {"token": "x"}, headers).json()
    assert told == {"link": "", "picture": "", "name": "ziggurat.local"}
    assert host.refused(PATH, {"token": "<b>"}) == (400, "bad_request")
