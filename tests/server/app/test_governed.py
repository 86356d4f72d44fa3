"""A seat that a rule plays: it comes by itself, and nobody can sit there, take it over or wait."""

from __future__ import annotations

from typing import Any

from tests.server.app.kit import BOT, LINK, YOU, House, Visitor

MIX = {"game": "new-dawn", "modules": ["automated_player"]}


def begun(visitor: Visitor, *seats: dict[str, Any]) -> str:
    made = visitor.post("/api/games", {**MIX, "seats": list(seats)})
    game: str = made["id"]
    return game


def test_the_seat_comes_on_top_and_nobody_is_waited_for(house: House) -> None:
    host = house.visitor()
    game = begun(host, YOU)
    info = host.get(f"/api/games/{game}")
    assert [seat["kind"] for seat in info["seats"]] == ["person", "rule"]
    assert info["status"] == "playing"
    own, rule = info["seats"]
    assert own["mine"]
    assert not rule["mine"]
    assert rule["joined"]
    assert host.position(game, 0)["questions"][0]["seat"] == 0


def test_with_a_bot_and_a_guest_there_is_one_seat_more(house: House) -> None:
    host = house.visitor()
    made = host.post("/api/games", {**MIX, "seats": [YOU, BOT, LINK]})
    assert list(made["links"]) == ["2"]
    kinds = [seat["kind"] for seat in host.get(f"/api/games/{made['id']}")["seats"]]
    assert kinds == ["person", "bot", "person", "rule"]


def test_four_people_leave_no_seat_for_the_rule(house: House) -> None:
    told = house.visitor().ask("POST", "/api/games", {**MIX, "seats": [YOU, BOT, BOT, BOT]})
    assert told.status_code == 422
    assert "is for 1 to 3 seats beside what a rule plays, not 4" in told.text


def test_nobody_can_be_invited_to_the_seat_or_take_it_over(house: House) -> None:
    host = house.visitor()
    game = begun(host, YOU)
    at = f"/api/games/{game}"
    assert host.refused(f"{at}/links", {"seat": 1}) == (409, "rule_seat")
    assert host.refused(f"{at}/links/1", None, "DELETE") == (409, "rule_seat")
    for kind in ("bot", "person"):
        assert host.refused(f"{at}/seats/1", {"kind": kind}) == (409, "rule_seat")
    assert host.refused(f"{at}/seats/1/handover", {}) == (409, "rule_seat")
    assert host.refused(f"{at}/position?seat=1", None, "GET") == (403, "not_your_seat")


def test_whoever_is_alone_with_the_rule_goes_back_without_asking(house: House) -> None:
    host = house.visitor()
    game = begun(host, YOU)
    host.play_on(game, 3)
    answer = host.post(f"/api/games/{game}/rewind", {"seat": 0, "to": 1})
    assert answer["rewind"] is None


def test_a_save_is_opened_with_the_same_chairs(house: House) -> None:
    host = house.visitor()
    game = begun(host, YOU)
    save = host.ask("GET", f"/api/games/{game}/save").content
    made = house.visitor()
    again = made.ask("POST", "/api/games/import", content=save).json()["id"]
    seats = made.get(f"/api/games/{again}")["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "rule"]
    assert [seat["mine"] for seat in seats] == [True, False]


def test_the_menu_tells_how_many_seats_a_rule_plays(house: House) -> None:
    visitor = house.visitor()
    menu = visitor.get("/api/menu/new-dawn?modules=automated_player")
    assert (menu["governed"], menu["seats"]) == (1, [2, 3, 4])
    assert visitor.get("/api/menu/new-dawn")["governed"] == 0
