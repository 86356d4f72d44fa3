"""Choices that are made on the stream of a game's news."""

from __future__ import annotations

import json
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import WebSocketTestSession

from tests.server.app.kit import HERE, LINK, NOBODY, YOU, House, Visitor, until


def say(socket: WebSocketTestSession, choice: dict[str, Any]) -> None:
    socket.send_text(json.dumps({"type": "choose", **choice}))


def begun(house: House) -> tuple[Visitor, str]:
    visitor = house.visitor()
    return visitor, visitor.create(YOU, HERE)["id"]


def test_the_news_is_the_answer(house: House) -> None:
    visitor, game = begun(house)
    choice = visitor.option(game, 0)
    with visitor.socket(game, 0) as socket:
        say(socket, choice)
        told = until(socket, "entries")
    assert told["lines"][0]["n"] == choice["expect"]
    assert told["last"] == visitor.position(game, 0)["last"]


def test_everybody_hears_of_it(house: House) -> None:
    visitor, game = begun(house)
    with visitor.socket(game, 0) as mine, visitor.socket(game, 1) as other:
        say(mine, visitor.option(game, 0))
        assert until(other, "entries")["last"] == until(mine, "entries")["last"]


def test_a_choice_that_was_played_before_says_so(house: House) -> None:
    visitor, game = begun(house)
    choice = visitor.option(game, 0)
    first = visitor.post(f"/api/games/{game}/choices", choice)
    with visitor.socket(game, 0, since=first["last"]) as socket:
        say(socket, choice)
        told = until(socket, "played")
    assert told["move_id"] == choice["move_id"]
    assert (told["first"], told["last"]) == (choice["expect"], first["last"])
    assert visitor.position(game, 0)["last"] == first["last"]


@pytest.mark.parametrize(
    ("wrong", "status", "code"),
    [
        ({"expect": 999}, 409, "stale"),
        ({"choice": [99]}, 400, "no_choice"),
        ({"choice": "bid 99"}, 422, "not_an_option"),
        ({"seat": 7}, 403, "not_your_seat"),
    ],
)
def test_a_refusal_is_explained_and_the_stream_goes_on(
    house: House, wrong: dict[str, Any], status: int, code: str
) -> None:
    visitor, game = begun(house)
    choice = visitor.option(game, 0)
    with visitor.socket(game, 0) as socket:
        say(socket, choice | wrong)
        told = until(socket, "refused")
        assert (told["move_id"], told["status"]) == (choice["move_id"], status)
        assert told["error"]["code"] == code
        say(socket, choice)
        assert until(socket, "entries")["lines"]


def test_a_stream_chooses_only_for_its_own_seats(house: House) -> None:
    host, guest = house.visitor(), house.visitor()
    made = host.create(YOU, LINK)
    guest.joined(made["links"]["1"])
    choice = host.option(made["id"], 0)
    with guest.socket(made["id"], 1) as socket:
        say(socket, choice)
        assert until(socket, "refused")["error"]["code"] == "not_your_seat"
    assert host.position(made["id"], NOBODY)["last"] == choice["expect"] - 1


@pytest.mark.parametrize(
    "wrong", [{"move_id": ""}, {"move_id": "a b"}, {"expect": -1}, {"choice": None}, {"more": 1}]
)
def test_what_is_no_choice_closes_the_stream(house: House, wrong: dict[str, Any]) -> None:
    visitor, game = begun(house)
    choice = visitor.option(game, 0)
    with visitor.socket(game, 0) as socket:
        say(socket, choice | wrong)
        with pytest.raises(WebSocketDisconnect) as closed:
            until(socket, "never")
    assert closed.value.code == 1008
    assert visitor.position(game, 0)["last"] == choice["expect"] - 1
