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
