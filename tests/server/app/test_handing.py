"""A seat's secrets: who has seen them, who agrees to one more, and who no longer may see them."""

from __future__ import annotations

import time
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
    Visitor,
    opened,
    settings_in,
    until,
)

CONSENT = (409, "consent")


def table(house: House, *seats: object) -> tuple[str, Visitor, Visitor]:
    """A game with its host at seat 0 and a guest at seat 1."""
    host, guest = house.visitor(), house.visitor()
    made = host.create({**YOU, "name": "Ada"}, LINK, *seats)
    guest.joined(made["links"]["1"])
    return made["id"], host, guest


def link(host: Visitor, game: str, seat: int) -> str:
    return str(host.post(f"/api/games/{game}/links", {"seat": seat})["token"])


def readers(visitor: Visitor, game: str, seat: int) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = visitor.get(f"/api/games/{game}")["seats"][seat]["readers"]
    return found


def is_blind(visitor: Visitor, game: str, seat: int) -> None:
    """Nothing that a seat knows is told."""
    asked: list[tuple[str, str, Any]] = [
        ("GET", f"position?seat={seat}", None),
        ("GET", f"position?seat={seat}&at=1", None),
        ("GET", f"log?seat={seat}", None),
        ("POST", "why", {"seat": seat, "choice": "pass"}),
        ("POST", "preview", {"seat": seat, "choice": "pass"}),
        ("POST", "choices", {"seat": seat, "choice": "pass", "expect": 1, "move_id": "m"}),
        ("POST", "undo", {"seat": seat, "expect": 1, "move_id": "m"}),
        ("POST", "rewind", {"seat": seat, "to": 0}),
    ]
    for method, path, body in asked:
        status, code = visitor.refused(f"/api/games/{game}/{path}", body, method)
        assert (status, code) in ((403, "not_your_seat"), (403, "not_yours")), path
    with visitor.socket(game, seat) as socket, pytest.raises(WebSocketDisconnect):
        until(socket, "hello")


def test_a_bots_hand_is_not_for_the_host_while_others_play(house: House) -> None:
    game, host, guest = table(house, BOT)
    assert host.refused(f"/api/games/{game}/seats/2", {"kind": "person"}) == CONSENT
    assert guest.refused(f"/api/games/{game}/seats/2", {"kind": "person"})[1] == "not_host"
    assert host.get(f"/api/games/{game}")["seats"][2]["kind"] == "bot"
    is_blind(host, game, 2)


def test_all_people_agree_or_nothing_happens(house: House) -> None:
    host = house.visitor()
    made = host.create(YOU, LINK, LINK, BOT)
    game = made["id"]
    bob, eve = (house.visitor().joined(made["links"][seat]) for seat in "12")
    path = f"/api/games/{game}/seats/3/handover"
    assert bob.refused(path, {}) == (400, "bad_request")
    with eve.socket(game, 2) as socket:
        assert host.post(path)["handover"] == {"seat": 3, "consents": [0]}
        told = until(socket, "seats")
        while told["handover"] is None:
            told = until(socket, "seats")
    assert bob.post(path)["handover"] == {"seat": 3, "consents": [0, 1]}
    other = f"/api/games/{game}/seats/2/handover"
    assert host.refused(other, {}) == (409, "other_handover")
    assert host.refused(f"/api/games/{game}/seats/3", {"kind": "person"}) == CONSENT
    assert eve.post(path, {"agree": False})["handover"] is None
    assert host.refused(f"/api/games/{game}/seats/3", {"kind": "person"}) == CONSENT
    for visitor in (host, bob, eve):
        told = visitor.post(path)
    assert (told["handover"], told["seats"][3]["kind"], told["seats"][3]["open"]) == (
        None,
        "person",
        True,
    )
    assert not bob.post(path, {"agree": False})["seats"][3]["open"]
    assert host.refused(f"/api/games/{game}/links", {"seat": 3}) == CONSENT


def test_a_seat_that_is_given_back_is_not_readable_any_more(house: House) -> None:
    game, host, guest = table(house, BOT)
    for visitor in (host, guest):
        visitor.post(f"/api/games/{game}/seats/2/handover")
    host.joined(link(host, game, 2))
    assert host.position(game, 2)["seat"] == 2
    assert readers(guest, game, 2) == [
        {"seats": [0], "host": True, "name": "", "now": True, "by_link": False}
    ]
    unused = house.visitor()
    with host.socket(game, 2) as socket:
        until(socket, "hello")
        told = host.post(f"/api/games/{game}/seats/2", {"kind": "bot", "level": "random"})
        with pytest.raises(WebSocketDisconnect):
            until(socket, "never")
    assert (told["seats"][2]["kind"], told["seats"][2]["mine"]) == ("bot", False)
    is_blind(host, game, 2)
    assert unused.refused("/api/join", {"token": "x" * 43})[1] == "bad_token"
    for visitor in (host, guest):
        assert readers(visitor, game, 2) == [
            {"seats": [0], "host": True, "name": "", "now": False, "by_link": False}
        ]
        assert readers(visitor, game, 1) == []
    # And once more nobody gets there alone.
    assert host.refused(f"/api/games/{game}/seats/2", {"kind": "person"}) == CONSENT


def test_an_unused_link_ends_when_the_bot_comes_back(house: House) -> None:
    host = house.visitor()
    game = host.create(YOU, BOT)["id"]
    host.post(f"/api/games/{game}/seats/1", {"kind": "person"})
    token = link(host, game, 1)
    host.post(f"/api/games/{game}/seats/1", {"kind": "bot"})
    assert host.refused("/api/join", {"token": token}) == (404, "bad_token")


def test_a_persons_hand_is_not_for_the_host(house: House) -> None:
    game, host, guest = table(house)
    assert host.refused(f"/api/games/{game}/links", {"seat": 1}) == CONSENT
    # Nor if a bot is made to stand in first.
    host.post(f"/api/games/{game}/seats/1", {"kind": "bot"})
    assert host.refused(f"/api/games/{game}/links", {"seat": 1}) == CONSENT
    # Nor if the person is sent away first: the seat is for somebody from elsewhere.
    host.ask("DELETE", f"/api/games/{game}/links/1")
    token = link(host, game, 1)
    assert host.refused("/api/join", {"token": token}) == CONSENT
    is_blind(host, game, 1)
    is_blind(guest, game, 1)
    friend = house.visitor().joined(token)
    assert friend.position(game, 1)["seat"] == 1
    told = readers(host, game, 1)
    assert told == [{"seats": [], "host": False, "name": "", "now": False, "by_link": False}]
    # A guest who comes back after that is no longer a stranger to the seat.
    for visitor in (host, friend):
        visitor.post(f"/api/games/{game}/seats/1/handover")
    guest.joined(link(host, game, 1))
    assert [at["now"] for at in readers(host, game, 1)] == [False]


def test_locking_somebody_out_is_no_way_round_asking(house: House) -> None:
    game, host, _ = table(house, BOT)
    host.ask("DELETE", f"/api/games/{game}/links/1")
    host.post(f"/api/games/{game}/seats/1/handover")
    assert host.refused("/api/join", {"token": link(host, game, 1)}) == CONSENT
    assert host.refused(f"/api/games/{game}/seats/2", {"kind": "person"}) == CONSENT
    is_blind(host, game, 1)
    is_blind(host, game, 2)


@pytest.mark.parametrize("ways", [("bot",), ("link", "bot"), ("bot", "link", "bot")])
def test_a_bots_seat_is_not_taken_back_from_somebody_to_look(
    house: House, ways: tuple[str, ...]
) -> None:
    host, guest = house.visitor(), house.visitor()
    game = host.create(YOU, BOT, BOT)["id"]
    host.post(f"/api/games/{game}/seats/1", {"kind": "person"})
    guest.joined(link(host, game, 1))
    for way in ways:
        if way == "bot":
            host.post(f"/api/games/{game}/seats/1", {"kind": "bot"})
        else:
            host.ask("DELETE", f"/api/games/{game}/links/1")
    for method, copy in (("GET", "save"), ("POST", "fork")):
        body = {"at": 0} if copy == "fork" else None
        assert host.refused(f"/api/games/{game}/{copy}", body, method) == (403, "secrets")
    assert host.refused(f"/api/games/{game}/seats/2", {"kind": "person"}) == CONSENT
    assert host.get(f"/api/games/{game}")["seats"][1]["left"]
    is_blind(host, game, 1)
    # Whoever was only stood in for still sits there; giving a seat back is for them to do.
    if "link" not in ways:
        guest.post(f"/api/games/{game}/seats/1", {"kind": "person"})
        told = guest.post(f"/api/games/{game}/seats/1", {"kind": "bot"})["seats"][1]
        assert (told["kind"], told["mine"], told["left"]) == ("bot", False, False)


def test_a_waiting_link_is_not_for_those_who_play_already(house: House) -> None:
    host = house.visitor()
    made = host.create(YOU, LINK, LINK)
    game = made["id"]
    guest = house.visitor().joined(made["links"]["1"])
    token = link(host, game, 2)  # sent once more, which nobody minds
    for visitor in (host, guest):
        assert visitor.refused("/api/join", {"token": token}) == CONSENT
    assert house.visitor().joined(token).position(game, 2)["seat"] == 2


def test_alone_with_bots_all_is_free_and_remembered(house: House) -> None:
    host = house.visitor()
    game = host.create({**YOU, "name": "Ada"}, BOT, LINK)["id"]
    host.post(f"/api/games/{game}/seats/1", {"kind": "person"})
    host.joined(link(host, game, 1))
    assert host.position(game, 1)["seat"] == 1
    host.post(f"/api/games/{game}/seats/1", {"kind": "bot"})
    is_blind(host, game, 1)
    guest = house.visitor().joined(link(host, game, 2))
    assert readers(guest, game, 1) == [
        {"seats": [0], "host": True, "name": "", "now": False, "by_link": False}
    ]
    assert readers(guest, game, 2) == []


def test_people_at_one_screen_are_shown_as_such(house: House) -> None:
    host = house.visitor()
    made = host.create(YOU, HERE, LINK)
    guest = house.visitor().joined(made["links"]["2"])
    assert [[at["seats"] for at in readers(guest, made["id"], seat)] for seat in range(3)] == [
        [[1]],
        [[0]],
        [],
    ]


@pytest.mark.parametrize("way", ["save", "fork", "import"])
def test_whoever_has_a_copy_has_seen_every_hand(house: House, way: str) -> None:
    host = house.visitor()
    game = host.create({**YOU, "name": "Ada"}, BOT, HERE)["id"]
    save = host.ask("GET", f"/api/games/{game}/save")
    assert save.status_code == 200
    if way == "fork":
        game = host.post(f"/api/games/{game}/fork", {"at": host.position(game, 0)["last"]})["id"]
    elif way == "import":
        game = host.ask("POST", "/api/games/import", content=save.content).json()["id"]
        host.post(f"/api/games/{game}/seats/1", {"kind": "bot"})
    guest = house.visitor().joined(link(host, game, 2))
    seen = [any(0 in at["seats"] for at in readers(guest, game, seat)) for seat in (1, 2)]
    assert seen == [True, True]


def test_a_game_without_secrets_asks_nobody(house: House) -> None:
    host, guest = house.visitor(), house.visitor()
    made = host.create(YOU, LINK, BOT, game="new-dawn")
    game = made["id"]
    guest.joined(made["links"]["1"])
    host.post(f"/api/games/{game}/seats/2", {"kind": "person"})
    host.joined(link(host, game, 2))
    assert host.position(game, 2)["seat"] == 2
    host.post(f"/api/games/{game}/seats/2", {"kind": "bot"})
    is_blind(host, game, 2)
    assert readers(guest, game, 2) == []


def test_a_person_who_lets_a_bot_play_keeps_the_seat(house: House) -> None:
    game, host, guest = table(house)
    guest.post(f"/api/games/{game}/seats/1", {"kind": "bot"})
    assert guest.position(game, 1)["seat"] == 1
    assert guest.post(f"/api/games/{game}/seats/1", {"kind": "person"})["seats"][1]["mine"]
    assert readers(host, game, 1) == []


def test_whoever_is_away_for_long_is_not_waited_for(tmp_path: Path) -> None:
    with opened(settings_in(tmp_path, consent_seconds=0.0)) as house:
        game, host, guest = table(house)
        path = f"/api/games/{game}/seats/1/handover"
        with guest.socket(game, 1) as socket:
            until(socket, "hello")
            assert host.post(path)["handover"] == {"seat": 1, "consents": [0]}
        for _ in range(100):
            if host.post(path)["handover"] is None:
                break
        friend = house.visitor().joined(link(host, game, 1))
        assert friend.position(game, 1)["seat"] == 1
        told = friend.get(f"/api/games/{game}")
        assert not told["seats"][1]["open"]
        assert len(readers(host, game, 1)) == 1


def test_readers_are_remembered_after_a_restart(tmp_path: Path) -> None:
    settings = settings_in(tmp_path)
    with opened(settings) as house:
        host = house.visitor()
        made = host.create(YOU, BOT)
        game, cookie = made["id"], host.cookie
        assert host.ask("GET", f"/api/games/{game}/save").status_code == 200
    with opened(settings) as house:
        host = house.visitor()
        host.cookie = cookie
        assert [at["seats"] for at in readers(host, game, 1)] == [[0]]


def test_handing_over_has_to_make_sense(house: House) -> None:
    game, host, _ = table(house)
    watcher = house.visitor().joined(
        host.post(f"/api/games/{game}/links", {"spectator": True})["token"]
    )
    assert host.refused(f"/api/games/{game}/seats/7/handover", {}) == (404, "no_seat")
    assert watcher.refused(f"/api/games/{game}/seats/1/handover", {})[0] == 403
    assert host.post(f"/api/games/{game}/seats/1/handover", {"agree": False})["handover"] is None
    assert watcher.position(game, NOBODY)["seat"] == NOBODY


def test_waiting_for_consent_does_not_go_by_the_wall_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with opened(settings_in(tmp_path, consent_seconds=600.0)) as house:
        game, host, _ = table(house)
        path = f"/api/games/{game}/seats/1/handover"
        proposed = host.post(path)["handover"]
        now = time.time()
        monkeypatch.setattr(time, "time", lambda: now + 700)
        assert host.post(path)["handover"] == proposed
        house.clock.now += 599
        assert host.post(path)["handover"] == proposed
        house.clock.now += 1
        assert host.post(path)["handover"] is None


def test_who_read_a_seat_by_the_hosts_link_is_told_as_such(house: House) -> None:
    game, host, guest = table(house)
    host.ask("DELETE", f"/api/games/{game}/links/1")
    spy = house.visitor().joined(link(host, game, 1))
    spy.position(game, 1)
    host.ask("DELETE", f"/api/games/{game}/links/1")
    guest.joined(link(host, game, 1))
    told = readers(guest, game, 1)
    assert [(at["by_link"], at["now"], at["seats"]) for at in told] == [(True, False, [])]
