"""Conceding: noted beside the log, for good, and honest in every list."""

from __future__ import annotations

import time
from pathlib import Path

from tests.server.app.kit import BOT, HERE, LINK, NOBODY, YOU, House, opened, settings_in
from tests.server.app.test_own import listed


def test_of_two_the_other_wins(house: House) -> None:
    host, guest = house.visitor(), house.visitor()
    made = host.create(YOU, LINK)
    game = made["id"]
    guest.joined(made["links"]["1"])
    host.play_on(game, 1)
    last = host.position(game, 0)["last"]
    with guest.socket(game, 1) as socket:
        assert socket.receive_json(timeout=5)["type"] == "hello"
        host.post(f"/api/games/{game}/seats/0/concede")
        news = socket.receive_json(timeout=5)
        while not any([seat["conceded"] for seat in news.get("seats", ())]):
            news = socket.receive_json(timeout=5)
    assert [seat["conceded"] for seat in news["seats"]] == [True, False]
    for visitor, seat in ((host, 0), (guest, 1), (host, NOBODY)):
        shown = visitor.position(game, seat)
        assert shown["outcome"] == {"winners": [1], "by": "concession"}
        assert (shown["questions"], shown["undo"], shown["last"]) == ([], False, last)
    assert listed(guest, game)["outcome"] == {"winners": [1], "by": "concession"}
    assert (listed(guest, game)["over"], listed(guest, game)["turn"]) == (True, [])
    assert host.get(f"/api/games/{game}")["status"] == "over"


def test_nobody_plays_on_in_a_conceded_game(house: House) -> None:
    host = house.visitor()
    game = host.create(YOU, HERE)["id"]
    asked = host.position(game, NOBODY)["questions"][0]["seat"]
    choice = host.option(game, asked)
    host.post(f"/api/games/{game}/seats/{1 - asked}/concede")
    assert host.refused(f"/api/games/{game}/choices", choice) == (410, "finished")
    undo = {"seat": asked, "expect": choice["expect"], "move_id": "u"}
    assert host.refused(f"/api/games/{game}/undo", undo) == (410, "finished")
    back = {"seat": asked, "to": 0}
    assert host.refused(f"/api/games/{game}/rewind", back) == (410, "finished")
    again = f"/api/games/{game}/seats/{asked}/concede"
    assert host.refused(again, {}) == (410, "finished")
    assert host.post(f"/api/games/{game}/rematch")["id"]
    assert host.post(f"/api/games/{game}/fork", {"at": 0})["id"]


def test_with_more_seats_a_bot_plays_on_to_an_honest_end(house: House) -> None:
    host = house.visitor()
    game = host.create(YOU, BOT, BOT)["id"]
    host.post(f"/api/games/{game}/seats/0/concede")
    seat = host.get(f"/api/games/{game}")["seats"][0]
    assert (seat["conceded"], seat["left"], seat["kind"]) == (True, True, "person")
    path = f"/api/games/{game}/seats/0"
    assert host.refused(path, {"kind": "person"}) == (409, "conceded")
    choice = {"seat": 0, "choice": "pass", "expect": 1, "move_id": "m"}
    assert host.refused(f"/api/games/{game}/choices", choice) == (409, "conceded")
    for _ in range(600):
        if host.position(game, NOBODY)["outcome"]:
            break
        time.sleep(0.05)
    assert host.position(game, NOBODY)["outcome"]["by"] == "wealth"
    assert listed(host, game)["seats"][0]["conceded"]
    assert host.post(f"/api/games/{game}/verify")["ok"]


def test_the_last_who_has_not_conceded_wins(house: House) -> None:
    host, guest = house.visitor(), house.visitor()
    made = host.create(YOU, HERE, LINK)
    game = made["id"]
    guest.joined(made["links"]["2"])
    host.post(f"/api/games/{game}/seats/0/concede")
    assert host.position(game, NOBODY)["outcome"] is None
    host.post(f"/api/games/{game}/seats/1/concede")
    assert guest.position(game, 2)["outcome"] == {"winners": [2], "by": "concession"}


def test_a_concession_outlives_the_server_and_the_log_stays_sound(tmp_path: Path) -> None:
    with opened(settings_in(tmp_path)) as house:
        host = house.visitor()
        game = host.create(YOU, BOT)["id"]
        host.post(f"/api/games/{game}/seats/0/concede")
    with opened(settings_in(tmp_path)) as house:
        again = house.visitor()
        again.cookie = host.cookie
        assert again.position(game, 0)["outcome"]["by"] == "concession"
        proof = again.post(f"/api/games/{game}/verify")
        assert (proof["ok"], proof["proven"]) == (True, True)
        save = again.ask("GET", f"/api/games/{game}/save").content
        # The file is the log: brought back, it is a game that goes on.
        copy = again.ask("POST", "/api/games/import", content=save).json()["id"]
        assert again.position(copy, 0)["outcome"] is None


def test_only_the_holder_concedes(house: House) -> None:
    host, guest = house.visitor(), house.visitor()
    made = host.create(LINK, YOU)
    guest.joined(made["links"]["0"])
    path = f"/api/games/{made['id']}/seats/0/concede"
    assert host.refused(path, {}) == (403, "not_your_seat")
    assert guest.ask("POST", path, {}, {"origin": "http://evil.example"}).status_code == 403
    assert host.position(made["id"], 1)["outcome"] is None
