"""Undo, going back by consent, bots that stand in, chat, forks and rematches."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.app.kit import (
    BOT,
    HERE,
    LINK,
    NOBODY,
    YOU,
    House,
    Visitor,
    finished,
    settle,
    until,
)

DAWN = "new-dawn"


def in_the_middle(visitor: Visitor) -> str:
    """A game in which seat 0 has just made a choice that it can take back."""
    game = str(visitor.create(YOU, HERE, game=DAWN)["id"])
    while not visitor.position(game, 0)["undo"]:
        visitor.play_on(game, 1)
    return game


def undo(visitor: Visitor, game: str, seat: int = 0) -> dict[str, Any]:
    """An undo, ready to be sent."""
    last = visitor.position(game, NOBODY)["last"]
    return {"seat": seat, "expect": last + 1, "move_id": f"undo{last}"}


def test_undo_takes_back_one_choice(house: House) -> None:
    visitor = house.visitor()
    game = in_the_middle(visitor)
    last = visitor.position(game, 0)["last"]
    before = visitor.get(f"/api/games/{game}/position?seat=0&at={last - 1}")
    body = undo(visitor, game)
    told = visitor.post(f"/api/games/{game}/undo", body)
    assert (told["lines"][0]["kind"], told["last"]) == ("undo", last + 1)
    assert visitor.position(game, 0)["table"] == before["table"]
    assert visitor.post(f"/api/games/{game}/undo", body) == told


def test_what_cannot_be_taken_back(house: House) -> None:
    visitor = house.visitor()
    game = in_the_middle(visitor)
    answer = visitor.ask("POST", f"/api/games/{game}/undo", undo(visitor, game, 1))
    error = answer.json()["error"]
    assert (answer.status_code, error["code"]) == (409, "no_undo")
    assert error["facts"]["reason"] == "other_seat"


def test_going_back_needs_all_people(house: House) -> None:
    host = house.visitor()
    made = host.create(YOU, LINK, BOT)
    game = made["id"]
    guest = house.visitor().joined(made["links"]["1"])
    settle(host, game, 0)
    before = host.position(game, 0)
    host.play(game, 0)
    path = f"/api/games/{game}/rewind"
    with guest.socket(game, 1) as socket:
        told = host.post(path, {"seat": 0, "to": before["last"]})
        assert told["rewind"] == {"to": before["last"], "by": 0, "consents": [0]}
        assert until(socket, "rewind")["rewind"]["by"] == 0
        assert guest.get(f"/api/games/{game}")["rewind"]["consents"] == [0]
        assert guest.post(path, {"seat": 1})["rewind"] is None
        assert until(socket, "rewind")["rewind"] is None
    line = host.get(f"/api/games/{game}/log?seat=0")["lines"][-1]
    assert (line["kind"], line["move"]) == ("rewind", f"to {before['last']}")


def test_a_bot_in_their_place_does_not_agree_for_anybody(house: House) -> None:
    host = house.visitor()
    made = host.create(YOU, LINK)
    game = made["id"]
    guest = house.visitor().joined(made["links"]["1"])
    settle(host, game, 0)
    before = host.position(game, 0)["last"]
    host.play(game, 0)
    with guest.socket(game, 1) as socket:
        until(socket, "hello")
        host.post(f"/api/games/{game}/seats/1", {"kind": "bot"})
        told = host.post(f"/api/games/{game}/rewind", {"seat": 0, "to": before})
        assert told["rewind"] == {"to": before, "by": 0, "consents": [0]}


def test_anybody_may_end_a_proposal(house: House) -> None:
    host = house.visitor()
    made = host.create(YOU, LINK)
    game = made["id"]
    guest = house.visitor().joined(made["links"]["1"])
    host.play(game, 0)
    host.post(f"/api/games/{game}/rewind", {"seat": 0, "to": 0})
    body = {"seat": 1, "to": 1}
    assert guest.refused(f"/api/games/{game}/rewind", body) == (409, "other_proposal")
    told = guest.post(f"/api/games/{game}/rewind", {"seat": 1, "agree": False})
    assert told["rewind"] is None
    refused = guest.refused(f"/api/games/{game}/rewind", {"seat": 1})
    assert refused == (400, "bad_request")


def test_playing_on_ends_a_proposal(house: House) -> None:
    host = house.visitor()
    made = host.create(YOU, LINK)
    game = made["id"]
    guest = house.visitor().joined(made["links"]["1"])
    host.play(game, 0)
    host.post(f"/api/games/{game}/rewind", {"seat": 0, "to": 0})
    asked = host.position(game, NOBODY)["questions"][0]["seat"]
    (host, guest)[asked].play(game, asked)
    assert host.get(f"/api/games/{game}")["rewind"] is None


def test_alone_one_goes_back_at_once(house: House) -> None:
    visitor = house.visitor()
    game = visitor.create(YOU, HERE)["id"]
    before = visitor.position(game, 0)
    visitor.play_on(game, 2)
    told = visitor.post(f"/api/games/{game}/rewind", {"seat": 1, "to": before["last"]})
    assert told["rewind"] is None
    assert visitor.position(game, 0)["table"] == before["table"]


def test_nobody_goes_forward(house: House) -> None:
    visitor = house.visitor()
    game = visitor.create(YOU, HERE)["id"]
    last = visitor.position(game, 0)["last"]
    body = {"seat": 0, "to": last}
    assert visitor.refused(f"/api/games/{game}/rewind", body) == (409, "no_undo")


def test_a_bot_takes_over_and_hands_back(house: House) -> None:
    host = house.visitor()
    made = host.create(YOU, LINK)
    game = made["id"]
    guest = house.visitor().joined(made["links"]["1"])
    told = guest.post(f"/api/games/{game}/seats/1", {"kind": "bot", "level": "random"})
    assert (told["seats"][1]["left"], told["seats"][1]["kind"]) == (True, "person")
    for _ in range(3):
        settle(host, game, 0)
        host.play(game, 0)
    lines = host.get(f"/api/games/{game}/log?seat=0")["lines"]
    assert [line for line in lines if line["seat"] == 1]
    told = guest.post(f"/api/games/{game}/seats/1", {"kind": "person"})
    assert told["seats"][1]["left"] is False
    while 1 not in [q["seat"] for q in guest.position(game, NOBODY)["questions"]]:
        host.play(game, 0)
    assert guest.play(game, 1)["lines"][0]["seat"] == 1


def second_turn(visitor: Visitor, first: str) -> tuple[str, int]:
    """A game in which seat 0 called its first move `first` and is asked again for an entry."""
    game = str(visitor.create(YOU, HERE, seed="names")["id"])
    visitor.post(f"/api/games/{game}/choices", {**visitor.option(game, 0), "move_id": first})
    while 0 not in [q["seat"] for q in visitor.position(game, NOBODY)["questions"]]:
        visitor.play(game, 1)
    return game, visitor.position(game, NOBODY)["last"] + 1


def test_no_name_of_a_move_holds_up_a_bot(house: House) -> None:
    visitor = house.visitor()
    _, number = second_turn(visitor, "any")
    game, _ = second_turn(visitor, f"bot{number}")
    visitor.post(f"/api/games/{game}/seats/0", {"kind": "bot"})
    for _ in range(200):
        if visitor.position(game, NOBODY)["last"] >= number:
            return
    raise AssertionError("the bot does not go on")


def test_no_name_of_a_move_keeps_from_going_back(house: House) -> None:
    visitor = house.visitor()
    _, number = second_turn(visitor, "any")
    game, _ = second_turn(visitor, f"rewind{number}")
    told = visitor.post(f"/api/games/{game}/rewind", {"seat": 0, "to": 0})
    assert (told["rewind"], visitor.get(f"/api/games/{game}/log")["lines"][number]["kind"]) == (
        None,
        "rewind",
    )


def test_the_host_may_replace_a_bot_by_a_person(house: House) -> None:
    host = house.visitor()
    game = host.create(YOU, BOT)["id"]
    host.post(f"/api/games/{game}/seats/1", {"kind": "person", "name": "Ada"})
    token = host.post(f"/api/games/{game}/links", {"seat": 1})["token"]
    guest = house.visitor().joined(token)
    assert guest.get(f"/api/games/{game}")["seats"][1]["name"] == "Ada"


def test_only_known_bots_sit_down(house: House) -> None:
    host = house.visitor()
    game = host.create(YOU, HERE)["id"]
    body = {"kind": "bot", "level": "program:rm"}
    assert host.refused(f"/api/games/{game}/seats/1", body) == (422, "bad_setup")
    assert host.refused(f"/api/games/{game}/seats/5", {"kind": "bot"}) == (404, "no_seat")


def test_chat_is_heard_by_all(house: House) -> None:
    host = house.visitor()
    made = host.create(YOU, LINK)
    game = made["id"]
    guest = house.visitor().joined(made["links"]["1"])
    with guest.socket(game, 1) as socket:
        host.post(f"/api/games/{game}/chat", {"seat": 0, "text": "  good \n morning "})
        assert until(socket, "chat")["lines"][0]["text"] == "good morning"
    said = guest.get(f"/api/games/{game}/chat?since=0")["lines"]
    assert [(line["seat"], line["text"]) for line in said] == [(0, "good morning")]
    assert guest.get(f"/api/games/{game}")["chat"] == said
    assert guest.get(f"/api/games/{game}/chat?since={said[0]['n']}")["lines"] == []


@pytest.mark.parametrize(
    "text",
    [
        "",
        "  ",
        "x" * 501,
        "bell \x07",
        "\u202e",
        "\u2066Ada\u2069",
        "A\u200dda",
        "Ada\u200b",
        "Ada\u200d\U0001f469",
        "\U0001f469\u200d",
        "\U0001f469\u200d\u200d\U0001f469",
        "\U0001f469\u202e\U0001f469",
        "\U0001f3f4\U000e0067\U000e0062",
        "Ada\U000e0041\U000e007f",
    ],
)
def test_what_cannot_be_said(house: House, text: str) -> None:
    host = house.visitor()
    game = host.create(YOU, BOT)["id"]
    assert host.refused(f"/api/games/{game}/chat", {"seat": 0, "text": text})[0] in (400, 422)


@pytest.mark.parametrize(
    "name",
    [
        "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466",  # a family
        "Zo\u00eb \U0001f469\U0001f3fd\u200d\U0001f680",  # an astronaut
        "\U0001f3f3\ufe0f\u200d\U0001f308",  # a flag of many colours
        "\u2764\ufe0f\u200d\U0001f525",  # a heart on fire
        "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",  # Scotland
        "\u6f22\u5b57 \u0905\u0926\u093e",
    ],
)
def test_names_of_every_kind(house: House, name: str) -> None:
    host = house.visitor()
    game = host.create({**YOU, "name": name}, BOT)["id"]
    assert host.get(f"/api/games/{game}")["seats"][0]["name"] == name
    host.post(f"/api/games/{game}/chat", {"seat": 0, "text": f"I am {name}."})


def test_a_fork_goes_its_own_way(house: House) -> None:
    visitor = house.visitor()
    game = visitor.create(YOU, HERE)["id"]
    before = visitor.position(game, 0)
    visitor.play_on(game, 2)
    fork = visitor.post(f"/api/games/{game}/fork", {"at": before["last"]})["id"]
    assert visitor.position(fork, 0)["table"] == before["table"]
    assert visitor.get(f"/api/games/{fork}")["parent"] == game
    visitor.play_on(fork, 1)
    body = {"at": 999}
    assert visitor.refused(f"/api/games/{game}/fork", body) == (404, "no_entry")


def test_who_forks_says_who_sits_where(house: House) -> None:
    visitor = house.visitor()
    game = visitor.create(BOT, BOT)["id"]
    fork = visitor.post(f"/api/games/{game}/fork", {"at": 0, "seats": [BOT, YOU]})
    seats = visitor.get(f"/api/games/{fork['id']}")["seats"]
    assert [(seat["kind"], seat["mine"]) for seat in seats] == [("bot", False), ("person", True)]
    assert fork["links"] == {}
    visitor.play_on(fork["id"], 1)
    invited = visitor.post(f"/api/games/{game}/fork", {"at": 0, "seats": [LINK, YOU]})
    guest = house.visitor().joined(invited["links"]["0"])
    assert guest.get(f"/api/games/{invited['id']}")["seats"][0]["mine"]
    watched = visitor.post(f"/api/games/{game}/fork", {"at": 0, "seats": [BOT, BOT]})["id"]
    info = visitor.get(f"/api/games/{watched}")
    assert (info["host"], [seat["mine"] for seat in info["seats"]]) == (True, [False, False])


def test_a_fork_names_every_seat_or_none(house: House) -> None:
    visitor = house.visitor()
    game = visitor.create(YOU, BOT)["id"]
    fork = f"/api/games/{game}/fork"
    assert visitor.refused(fork, {"at": 0, "seats": [YOU]}) == (422, "bad_setup")
    strange = {"kind": "bot", "level": "nobody"}
    assert visitor.refused(fork, {"at": 0, "seats": [YOU, strange]}) == (422, "bad_setup")


def test_nobody_forks_or_saves_while_others_have_secrets(house: House) -> None:
    host = house.visitor()
    made = host.create(YOU, LINK)
    game = made["id"]
    assert host.refused(f"/api/games/{game}/fork", {"at": 0}) == (403, "secrets")
    house.visitor().joined(made["links"]["1"])
    assert host.refused(f"/api/games/{game}/save", None, "GET") == (403, "secrets")


def test_a_rematch_has_the_same_people(house: House) -> None:
    visitor = house.visitor()
    game = finished(visitor)
    new = visitor.post(f"/api/games/{game}/rematch")["id"]
    assert visitor.post(f"/api/games/{game}/rematch", {})["id"] == new
    info = visitor.get(f"/api/games/{new}")
    assert [seat["kind"] for seat in info["seats"]] == ["person", "bot"]
    assert info["seats"][0]["mine"]
    assert visitor.get(f"/api/games/{game}")["rematch"] == new


def test_no_rematch_before_the_end(house: House) -> None:
    visitor = house.visitor()
    game = visitor.create(YOU, BOT)["id"]
    assert visitor.refused(f"/api/games/{game}/rematch", {}) == (409, "unfinished")
