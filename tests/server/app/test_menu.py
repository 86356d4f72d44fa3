"""The menu: what the start page offers, and games of such mixes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit import mixes
from tests.server.app.kit import HERE, YOU, House

FIVE: list[Any] = [YOU, *[HERE] * 4]


@pytest.fixture
def fair(house: House, monkeypatch: pytest.MonkeyPatch) -> House:
    """A house that offers a game with throw-away modules."""
    mixes.offer(monkeypatch)
    return house


def names(offers: list[dict[str, Any]]) -> list[str]:
    """What may be chosen."""
    return [offer["name"] for offer in offers if offer["obstacle"] is None]


def test_a_menu_offers_what_goes_together(fair: House) -> None:
    visitor = fair.visitor()
    found = visitor.get("/api/menu/fair")
    assert names(found["modules"]) == ["harbour", "desert"]
    assert found["seats"] == [2, 3, 4]
    found = visitor.get("/api/menu/fair?modules=desert&options=length:long")
    assert names(found["modules"]) == ["desert", "well"]
    assert names(found["options"][0]["values"]) == ["usual"]
    assert found["seats"] == [2, 3]
    assert visitor.get("/api/menu/fair?modules=nothing&options=a:b") == visitor.get(
        "/api/menu/fair"
    )


def test_a_pack_words_all_that_a_menu_can_offer(fair: House) -> None:
    pack = fair.visitor().get("/api/pack/fair")
    assert [module["name"] for module in pack["modules"]] == ["harbour", "ferry", "desert", "well"]
    assert [option["name"] for option in pack["options"]] == ["length", "wind"]


def test_a_game_of_a_mix_keeps_it(fair: House) -> None:
    visitor = fair.visitor()
    wish = {"modules": ["harbour"], "options": {"wind": "storm"}, "seats": FIVE}
    made = visitor.post("/api/games", {"game": "fair", **wish})
    (listed,) = visitor.get("/api/games")
    assert (listed["id"], listed["modules"]) == (made["id"], ["harbour"])
    assert listed["options"] == {"length": "long", "wind": "storm"}


@pytest.mark.parametrize(
    ("wish", "told"),
    [
        ({"modules": ["ferry"]}, "needs module 'harbour'"),
        ({"modules": ["harbour", "desert"]}, "exclude each other"),
        ({"options": {"wind": "storm"}}, "comes with module 'harbour'"),
        ({"seats": FIVE}, "add module 'harbour'"),
    ],
)
def test_a_mix_that_cannot_be_is_refused(fair: House, wish: dict[str, Any], told: str) -> None:
    visitor = fair.visitor()
    answer = visitor.ask("POST", "/api/games", {"game": "fair", "seats": [YOU, HERE], **wish})
    assert answer.status_code == 422
    assert told in answer.json()["error"]["message"]
    assert visitor.get("/api/games") == []


def test_a_number_and_seats_are_options_too(house: House) -> None:
    visitor = house.visitor()
    found = visitor.get("/api/menu/new-dawn?modules=terra_incognita&options=handicap:7")
    shown = {option["name"]: option for option in found["options"]}
    assert shown["handicap"] == {
        "name": "handicap", "kind": "number", "least": 0, "most": 18,
        "values": [{"name": "7", "chosen": True, "obstacle": None}],
    }  # fmt: skip
    assert shown["novices"]["kind"] == "seats"
    wish = {"game": "new-dawn", "modules": ["terra_incognita"], "seats": [YOU, HERE]}
    for tokens in (7, "7"):
        visitor.post("/api/games", {**wish, "options": {"handicap": tokens, "novices": "p2"}})
    made = visitor.get("/api/games")
    assert [(at["options"]["handicap"], at["options"]["novices"]) for at in made] == [
        ("7", "p2")
    ] * 2


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"handicap": 19}, "it can be: a whole number from 0 to 18"),
        ({"handicap": True}, ""),
        ({"novices": "p9"}, "or several such as p1+p5"),
        ({"novices": "p1+p3"}, "names p3, and nobody sits there; there are: p1, p2"),
    ],
)
def test_numbers_and_seats_that_cannot_be_are_refused(
    house: House, options: dict[str, Any], told: str
) -> None:
    wish = {"game": "new-dawn", "modules": ["terra_incognita"], "seats": [YOU, HERE]}
    answer = house.visitor().ask("POST", "/api/games", {**wish, "options": options})
    assert answer.status_code in (400, 422)
    assert told in answer.json()["error"]["message"]
