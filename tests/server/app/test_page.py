"""The page and what everybody may know: entity tags, packing, words, the interface itself."""

from __future__ import annotations

import gzip
from typing import Any

import msgspec
import pytest

from tests.server.app.kit import HERE, YOU, House
from ziggurat.server.routes import answers, table_answers


def test_the_page_and_its_files(house: House) -> None:
    visitor = house.visitor()
    page = visitor.ask("GET", "/")
    assert page.headers["content-type"].startswith("text/html")
    assert visitor.ask("GET", "/static/index.html").content == page.content
    script = visitor.ask("GET", "/static/js/net.js")
    assert script.headers["content-type"].startswith("text/javascript")


def test_what_the_browser_has_is_not_sent_again(house: House) -> None:
    visitor = house.visitor()
    for path in ("/", "/api/pack/template?lang=de"):
        tag = visitor.ask("GET", path).headers["etag"]
        again = visitor.ask("GET", path, headers={"if-none-match": f'"x", W/{tag}'})
        assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("encoding", ["gzip", "br", "", "br;q=0, gzip"])
def test_files_are_packed_where_that_is_offered(house: House, encoding: str) -> None:
    visitor = house.visitor()
    plain = visitor.ask("GET", "/static/js/net.js", headers={"accept-encoding": ""})
    packed = visitor.ask("GET", "/static/js/net.js", headers={"accept-encoding": encoding})
    assert packed.content == plain.content
    if "gzip" in encoding:
        assert packed.headers["content-encoding"] == "gzip"
        assert int(packed.headers["content-length"]) < len(gzip.compress(plain.content)) + 50
    assert "content-encoding" not in plain.headers


def test_what_a_server_offers(house: House) -> None:
    about = house.visitor().get("/api/about")
    assert {game["name"] for game in about["games"]} == {"new-dawn", "board-game", "template"}
    assert about["languages"] == {"en": "English", "de": "Deutsch"}
    assert about["bots"] == ["random", "greedy"]
    assert about["limits"]["body"] == 64 * 1024


def test_packs_rules_and_words_in_both_languages(house: House) -> None:
    visitor = house.visitor()
    packs = [visitor.get(f"/api/pack/template?lang={lang}") for lang in ("en", "de")]
    assert packs[0]["words"].keys() == packs[1]["words"].keys()
    assert packs[0]["words"] != packs[1]["words"]
    festive = visitor.get("/api/pack/template?modules=festival&options=length:long")
    assert len(festive["verbs"]) > len(packs[0]["verbs"])
    assert visitor.get("/api/ledger/template?lang=de")["rules"]
    assert isinstance(visitor.get("/api/ui?lang=de"), dict)


def test_answers_are_as_they_are_described(house: House) -> None:
    visitor = house.visitor()
    made = visitor.ask("POST", "/api/games", {"game": "template", "seats": [YOU, HERE]})
    game = f"/api/games/{made.json()['id']}"
    told = visitor.ask("POST", f"{game}/choices?position=1", visitor.option(made.json()["id"], 0))
    choice = {"seat": 0, "choice": "bid 99"}
    described: list[tuple[Any, bytes]] = [
        (answers.Created, made.content),
        (table_answers.Played, told.content),
        (answers.Info, visitor.ask("GET", game).content),
        (table_answers.SeatPosition, visitor.ask("GET", f"{game}/position?seat=0").content),
        (table_answers.Log, visitor.ask("GET", f"{game}/log?seat=0").content),
        (answers.Chat, visitor.ask("GET", f"{game}/chat").content),
        (list[answers.ListedGame], visitor.ask("GET", "/api/games").content),
        (table_answers.Reasoned, visitor.ask("POST", f"{game}/why", choice).content),
        (answers.Refusal, visitor.ask("POST", f"{game}/preview", choice).content),
        (answers.Seats, visitor.ask("POST", f"{game}/seats/1", {"kind": "person"}).content),
        (answers.Rewound, visitor.ask("POST", f"{game}/rewind", {"seat": 0, "to": 0}).content),
    ]
    for form, content in described:
        found = msgspec.json.decode(content, type=form)
        assert msgspec.json.decode(msgspec.json.encode(found)) == msgspec.json.decode(content)


def test_the_interface_describes_itself(house: House) -> None:
    schema = house.visitor().get("/api/schema/openapi.json")
    choices = schema["paths"]["/api/games/{game_id}/choices"]["post"]
    assert {"200", "403", "409", "410", "422", "429"} <= choices["responses"].keys()
    assert choices["description"]
