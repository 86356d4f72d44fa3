"""Links: joined once, issued again, taken back; spectators; the list of one's own games."""

from __future__ import annotations

import pytest
from litestar.exceptions import WebSocketDisconnect

from tests.server.app.kit import BOT, HERE, LINK, NOBODY, YOU, House, until
from ziggurat import api
from ziggurat.match.save import dump


def test_a_link_serves_once(house: House) -> None:
    host = house.visitor()
    made = host.create(YOU, LINK)
    guest, late = house.visitor(), house.visitor()
    told = guest.post("/api/join", {"token": made["links"]["1"]})
    assert told == {"id": made["id"], "role": "seat:1"}
    again = late.refused("/api/join", {"token": made["links"]["1"]})
    assert again == (404, "bad_token")
    assert guest.position(made["id"], 1)["seat"] == 1


def test_the_cookie_is_a_secret(house: House) -> None:
    answer = house.visitor().ask("POST", "/api/games", {"game": "template", "seats": [YOU, BOT]})
    cookie = answer.headers["set-cookie"].lower()
    assert cookie.startswith("ziggurat=")
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie.replace("samesite", "")


def test_a_new_link_ends_the_old_one_and_whoever_came_by_it(house: House) -> None:
    host, guest, friend = house.visitor(), house.visitor(), house.visitor()
    made = host.create(YOU, LINK)
    game = made["id"]
    guest.joined(made["links"]["1"])
    for visitor in (host, guest):
        visitor.post(f"/api/games/{game}/seats/1/handover")
    token = host.post(f"/api/games/{game}/links", {"seat": 1})["token"]
    assert guest.refused(f"/api/games/{game}/position?seat=1", None, "GET") == (403, "not_yours")
    friend.joined(token)
    assert friend.position(game, 1)["seat"] == 1


def test_an_unused_link_can_be_taken_back(house: House) -> None:
    host = house.visitor()
    made = host.create(YOU, LINK)
    assert host.ask("DELETE", f"/api/games/{made['id']}/links/1").status_code == 200
    body = {"token": made["links"]["1"]}
    assert house.visitor().refused("/api/join", body) == (404, "bad_token")


def test_whoever_loses_a_seat_is_sent_away(house: House) -> None:
    host = house.visitor()
    made = host.create(YOU, LINK)
    guest = house.visitor().joined(made["links"]["1"])
    with guest.socket(made["id"], 1) as socket:
        until(socket, "hello")
        host.ask("DELETE", f"/api/games/{made['id']}/links/1")
        with pytest.raises(WebSocketDisconnect) as closed:
            until(socket, "never")
    assert closed.value.code == 1008


def test_many_watch_by_one_link_until_it_is_replaced(house: House) -> None:
    host = house.visitor()
    made = host.create(YOU, BOT)
    game = made["id"]
    crowd = [house.visitor().joined(made["spectate"]) for _ in range(3)]
    for spectator in crowd:
        assert spectator.position(game, NOBODY)["seat"] == NOBODY
    token = host.post(f"/api/games/{game}/links", {"spectator": True})["token"]
    for spectator in crowd:
        path = f"/api/games/{game}/position?seat=-2"
        assert spectator.refused(path, None, "GET") == (403, "not_yours")
    assert house.visitor().refused("/api/join", {"token": made["spectate"]})[1] == "bad_token"
    assert house.visitor().joined(token).position(game, NOBODY)


def test_watching_can_be_ended(house: House) -> None:
    host = house.visitor()
    made = host.create(YOU, BOT)
    spectator = house.visitor().joined(made["spectate"])
    host.ask("DELETE", f"/api/games/{made['id']}/links/-2")
    assert spectator.refused(f"/api/games/{made['id']}", None, "GET") == (403, "not_yours")
    assert house.visitor().refused("/api/join", {"token": made["spectate"]})[1] == "bad_token"


def test_nobody_is_invited_to_a_bots_seat(house: House) -> None:
    host = house.visitor()
    game = host.create(YOU, BOT)["id"]
    assert host.refused(f"/api/games/{game}/links", {"seat": 1}) == (409, "bot_seat")
    assert host.refused(f"/api/games/{game}/links", {"seat": 5}) == (404, "no_seat")
    assert host.refused(f"/api/games/{game}/links", {}) == (400, "bad_request")


def test_a_host_without_a_seat_sees_what_is_public(house: House) -> None:
    host = house.visitor()
    game = host.create(LINK, LINK)["id"]
    assert host.get(f"/api/games/{game}")["status"] == "waiting"
    assert host.position(game, NOBODY)["seat"] == NOBODY
    assert host.refused(f"/api/games/{game}/position?seat=0", None, "GET")[1] == "not_your_seat"


def test_several_seats_at_one_screen(house: House) -> None:
    visitor = house.visitor()
    game = visitor.create(YOU, HERE, {"kind": "here", "name": "Ada"})["id"]
    info = visitor.get(f"/api/games/{game}")
    assert [seat["mine"] for seat in info["seats"]] == [True] * 3
    assert info["seats"][2]["name"] == "Ada"
    for seat in range(3):
        assert visitor.position(game, seat)["seat"] == seat


def test_the_list_shows_own_games_and_whose_turn_it_is(house: House) -> None:
    visitor, guest = house.visitor(), house.visitor()
    assert visitor.get("/api/games") == []
    made = visitor.create(YOU, LINK)
    guest.joined(made["links"]["1"])
    mine, theirs = visitor.get("/api/games")[0], guest.get("/api/games")[0]
    assert (mine["id"], mine["you"], theirs["you"]) == (made["id"], [0], [1])
    assert mine["turn"] == [q["seat"] for q in visitor.position(made["id"], 0)["questions"]]
    assert (mine["status"], mine["host"], theirs["host"]) == ("playing", True, False)


def test_the_list_tells_the_round_and_a_picture_shows_the_map(house: House) -> None:
    visitor = house.visitor()
    seats = {"seats": [YOU, HERE]}
    for game in ("new-dawn", "board-game", "template"):
        made = visitor.post("/api/games", {"game": game, **seats})["id"]
        listed = visitor.get("/api/games")[0]
        assert listed["round"] == (1 if game == "new-dawn" else 0)
        assert len(listed["people"]) == (0 if game == "template" else 2)
        shown = visitor.ask("GET", f"/api/games/{made}/picture")
        assert shown.headers["content-type"].startswith("image/svg+xml")
        assert shown.text.startswith("<svg ")
        again = {"if-none-match": shown.headers["etag"]}
        answer = visitor.ask("GET", f"/api/games/{made}/picture", headers=again)
        assert answer.status_code == 304


def test_the_list_tells_who_played_a_game_that_is_over(house: House) -> None:
    match = api.Match.new(api.build("new-dawn", ("automated_player",)), 2, bytes(32))
    dice = api.Seeded(3)
    while match.outcome is None:
        question = match.state.asked[0]
        match.play(question.seat, api.pick(question, dice))
    visitor = house.visitor()
    visitor.ask("POST", "/api/games/import", content=dump(match))
    visitor.create(YOU, BOT)
    goes_on, over = visitor.get("/api/games")
    assert (goes_on["over"], over["over"], over["status"]) == (False, True, "over")
    assert over["round"] > 1
    assert len(over["people"]) == 2


def test_presence_is_told(house: House) -> None:
    host = house.visitor()
    made = host.create(YOU, LINK)
    guest = house.visitor().joined(made["links"]["1"])
    with host.socket(made["id"], 0) as socket:
        assert [seat["present"] for seat in until(socket, "seats")["seats"]] == [True, False]
        with guest.socket(made["id"], 1):
            assert [seat["present"] for seat in until(socket, "seats")["seats"]] == [True, True]
        assert [seat["present"] for seat in until(socket, "seats")["seats"]] == [True, False]


def test_everyone_at_a_shared_screen_is_present(house: House) -> None:
    host = house.visitor()
    made = host.create(YOU, YOU, LINK)
    guest = house.visitor().joined(made["links"]["2"])
    with guest.socket(made["id"], 2) as socket:
        with host.socket(made["id"], 0):
            told = [until(socket, "seats")["seats"] for _ in range(2)][-1]
            assert [seat["present"] for seat in told] == [True, True, True]
        assert [seat["present"] for seat in until(socket, "seats")["seats"]] == [False, False, True]


def test_seats_are_told_as_each_may_see_them(house: House) -> None:
    host = house.visitor()
    made = host.create(YOU, LINK)
    guest = house.visitor().joined(made["links"]["1"])
    with host.socket(made["id"], 0) as mine, guest.socket(made["id"], 1) as theirs:
        assert [seat["mine"] for seat in until(mine, "seats")["seats"]] == [True, False]
        assert [seat["mine"] for seat in until(theirs, "seats")["seats"]] == [False, True]


def test_a_session_that_somebody_made_up_is_replaced(house: House) -> None:
    planted = f"ziggurat={'A' * 43}"
    host = house.visitor()
    made = host.create(YOU, LINK)
    guest = house.visitor()
    guest.cookie = planted
    guest.joined(made["links"]["1"])
    assert guest.cookie != planted
    assert guest.get(f"/api/games/{made['id']}/position?seat=1")["seat"] == 1
    thief = house.visitor()
    thief.cookie = planted
    assert thief.ask("GET", f"/api/games/{made['id']}").status_code == 403
    # What this server gave is kept, so that all games stay in one list.
    before = guest.cookie
    guest.create(YOU, YOU)
    assert guest.cookie == before


def test_creating_and_importing_replace_a_made_up_session_too(house: House) -> None:
    host = house.visitor()
    save = host.ask("GET", f"/api/games/{host.create(YOU, YOU)['id']}/save").content
    for start in range(2):
        guest = house.visitor()
        guest.cookie = planted = f"ziggurat={'B' * 43}"
        if start:
            guest.create(YOU, YOU)
        else:
            assert guest.ask("POST", "/api/games/import", content=save).status_code == 201
        assert guest.cookie != planted
