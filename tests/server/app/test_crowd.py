"""Who goes when there are too many connections, and how often the log says so."""

from __future__ import annotations

import asyncio
import json
import logging
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.app.kit import LINK, YOU, Clock, browser, opened, served, settings_in
from ziggurat.cli.serving import PROXIES
from ziggurat.server.crowd import (
    BUSY,
    FEWEST,
    RESERVE,
    RESTING,
    SENDING,
    UNREAD,
    Crowd,
    crowd_for,
    most_of_address,
    room_for,
)
from ziggurat.server.limits import network_of
from ziggurat.server.noting import MOST, SECONDS, Sparing
from ziggurat.server.settings import Limits, Rate


class Line(asyncio.WriteTransport):
    """A connection that only knows whether it was given up."""

    def __init__(self) -> None:
        super().__init__()
        self.gone = False

    def abort(self) -> None:
        self.gone = True


def lines_in(crowd: Crowd, *doing: int, address: str = "") -> list[Line]:
    """Connections of which each does something."""
    found = [Line() for _ in doing]
    for line, what in zip(found, doing, strict=True):
        assert crowd.enter(line, address) is None
        crowd.does(line, what)
    return found


def test_the_idlest_goes_first_and_the_oldest_of_those() -> None:
    crowd = Crowd(6, 99, bool)
    busy, unread, sending, resting, old, new = lines_in(crowd, BUSY, UNREAD, SENDING, RESTING, 0, 0)
    order = [old, new, resting, sending, unread]
    for at in range(len(order)):
        (late,) = lines_in(crowd, BUSY)
        assert [line.gone for line in order] == [True] * (at + 1) + [False] * (len(order) - at - 1)
        assert not late.gone
    refusal = crowd.enter(Line(), "")
    assert refusal is not None
    assert (refusal.status, refusal.code, busy.gone, len(crowd)) == (503, "busy", False, 6)


def test_spectators_go_before_anybody_at_a_seat_is_refused() -> None:
    crowd = Crowd(6, 99, bool)
    seats = lines_in(crowd, BUSY, BUSY, BUSY, BUSY)
    first, second = lines_in(crowd, RESTING, RESTING)
    assert crowd.watches(first)
    assert crowd.watches(second)
    lines_in(crowd, BUSY)
    assert [line.gone for line in (*seats, first, second)] == [False] * 4 + [True, False]


def test_spectators_take_half_of_all_places_at_most() -> None:
    crowd = Crowd(6, 99, bool)
    lines = lines_in(crowd, *[RESTING] * 5)
    assert [crowd.watches(line) for line in lines] == [True] * 3 + [False] * 2
    crowd.leave(lines[0])
    assert crowd.watches(lines[4])


def test_one_address_takes_an_eighth_of_all_places_at_most() -> None:
    assert most_of_address(Limits(), 8192) == 256
    assert most_of_address(Limits(), 896) == 112
    assert most_of_address(Limits(connections_per_address=3), 896) == 3


def test_addresses_of_one_network_are_one() -> None:
    crowd = Crowd(99, 2, bool)
    for host in (1, 2):
        lines_in(crowd, BUSY, address=f"2001:db8:1:2::{host}")
    assert crowd.enter(Line(), "2001:db8:1:2:ffff::3") is not None
    assert crowd.enter(Line(), "2001:db8:1:3::1") is None
    assert network_of("::ffff:192.0.2.7") == network_of("192.0.2.7")


def test_new_games_are_counted_by_network(tmp_path: Path) -> None:
    limits = Limits(new_games=Rate(2, 3600.0))
    settings = settings_in(tmp_path, limits, proxies=PROXIES)
    with served(settings) as address, browser(address) as host:
        body = {"game": "template", "seats": [YOU, YOU]}
        codes = [
            host.ask(
                "POST", "/api/games", body, {"x-forwarded-for": f"2001:db8:{net}::{end}"}
            ).status_code
            for net, end in ((1, 1), (1, 2), (1, 3), (2, 1))
        ]
    assert codes == [201, 201, 429, 201]


def test_whoever_leaves_makes_room() -> None:
    crowd = Crowd(2, 99, bool)
    first, second = lines_in(crowd, BUSY, BUSY)
    crowd.leave(first)
    crowd.leave(first)
    (third,) = lines_in(crowd, BUSY)
    crowd.does(first, RESTING)  # too late to matter
    assert crowd.enter(Line(), "") is not None
    assert [line.gone for line in (first, second, third)] == [False] * 3


def test_an_address_crowds_out_only_itself() -> None:
    crowd = Crowd(99, 2, bool)
    (other,) = lines_in(crowd, 0, address="192.0.2.1")
    busy, idle = lines_in(crowd, BUSY, RESTING, address="192.0.2.2")
    (late,) = lines_in(crowd, BUSY, address="192.0.2.2")
    refusal = crowd.enter(Line(), "192.0.2.2")
    assert refusal is not None
    assert (refusal.status, refusal.code) == (429, "too_many")
    assert [line.gone for line in (other, busy, idle, late)] == [False, False, True, False]
    crowd.leave(late)
    assert crowd.enter(Line(), "192.0.2.2") is None


@pytest.mark.parametrize("address", ["127.0.0.1", "::1", "10.1.2.3", "192.0.2.9"])
def test_this_machine_and_proxies_speak_for_many(tmp_path: Path, address: str) -> None:
    limits = Limits(connections_per_address=1)
    settings = settings_in(tmp_path, limits, proxies=("10.0.0.0/8", "192.0.2.9"))
    lines_in(crowd_for(settings), BUSY, BUSY, BUSY, address=address)


def test_room_is_made_within_the_files_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    resource = pytest.importorskip("resource")
    limit = [256, 1024]

    def set_limit(_: int, new: tuple[int, int]) -> None:
        limit[:] = new

    monkeypatch.setattr(resource, "getrlimit", lambda _: tuple(limit))
    monkeypatch.setattr(resource, "setrlimit", set_limit)
    assert (room_for(100), limit) == (100, [256, 1024])
    assert (room_for(300), limit) == (300, [300 + RESERVE, 1024])
    assert (room_for(9000), limit) == (1024 - RESERVE, [1024, 1024])
    limit[:] = [20, 20]
    assert room_for(9000) == FEWEST


def test_the_real_address_behind_a_proxy_is_held_to_its_limit(tmp_path: Path) -> None:
    limits = Limits(connections_per_address=2)
    with (
        served(settings_in(tmp_path, limits, proxies=PROXIES)) as address,
        browser(address) as host,
        ExitStack() as stack,
    ):
        from websockets.sync.client import connect

        made = host.create(YOU, LINK)
        path = f"ws://{address}/api/games/{made['id']}/events?seat=0"

        def asked(real: str) -> httpx.Response:
            return host.ask("GET", "/api/about", headers={"x-forwarded-for": real})

        told = {"Cookie": host.cookie, "X-Forwarded-For": "192.0.2.1"}
        for _ in range(2):
            stream = stack.enter_context(connect(path, additional_headers=told))
            assert json.loads(stream.recv(timeout=30))["type"] == "hello"
        refused = asked("192.0.2.1")
        assert (refused.status_code, refused.json()["error"]["code"]) == (429, "too_many")
        assert "content-security-policy" in refused.headers
        assert [asked(real).status_code for real in ("192.0.2.2", "127.0.0.1")] == [200, 200]


def test_addresses_are_counted_only_while_something_is_under_way(tmp_path: Path) -> None:
    with opened(settings_in(tmp_path, Limits(connections_per_address=1))) as house:
        for _ in range(3):
            house.visitor().get("/api/about")


def noted(spare: Sparing, text: str, *args: Any) -> str:
    record = logging.LogRecord("x", logging.ERROR, "", 0, text, args, None)
    return record.getMessage() if spare.filter(record) else ""


def test_the_log_does_not_repeat_itself() -> None:
    clock = Clock()
    spare = Sparing(clock)
    said = [noted(spare, "lost %d", at) for at in range(MOST + 5)]
    assert said == [f"lost {at}" for at in range(MOST)] + [""] * 5
    assert noted(spare, "found %d", 1) == "found 1"
    clock.now += SECONDS
    assert noted(spare, "lost %d", 99) == "lost 99 (5 more like it were left out)"
    assert noted(spare, "lost %d", 100) == "lost 100"
