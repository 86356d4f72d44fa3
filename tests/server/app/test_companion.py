"""A game beside a real table: its host tells what chance does, and states what lies there."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from tests.server.app.kit import NOBODY, YOU, House, Visitor, opened, settings_in
from ziggurat import api
from ziggurat.match.save import verify

MIX: Final = {"game": "new-dawn", "modules": ["automated_player"]}
NATURE: Final = -1
SCENE: Final = """
scene: the kitchen table
game: new-dawn
modules: [automated_player]
seats: [p1, p2]
begin: seed 4
"""


@pytest.fixture
def home(tmp_path: Path) -> Iterator[House]:
    """A server that nobody but its own machine can reach."""
    (tmp_path / "home").mkdir()
    with opened(settings_in(tmp_path / "home", names=())) as house:
        house.client.base_url = "http://127.0.0.1"
        yield house


def begun(visitor: Visitor, **more: object) -> str:
    game: str = visitor.post("/api/companion", {**MIX, **more})["id"]
    return game


def asked(visitor: Visitor, game: str) -> Any:
    return visitor.position(game, 0)["questions"][0]


def tell(visitor: Visitor, game: str, seat: int, choice: object) -> Any:
    last = visitor.position(game, 0)["last"]
    body = {"seat": seat, "choice": choice, "expect": last + 1, "move_id": f"m{last}"}
    return visitor.post(f"/api/games/{game}/choices", body)


def act(visitor: Visitor, game: str, what: str, **more: object) -> Any:
    return visitor.ask("POST", f"/api/games/{game}/{what}", _stamped(visitor, game, **more))


def _stamped(visitor: Visitor, game: str, **more: object) -> dict[str, object]:
    last = visitor.position(game, 0)["last"]
    return {"expect": last + 1, "move_id": f"m{last}", **more}


def rolled_up(visitor: Visitor, game: str) -> Any:
    """Let the program roll and people take what comes first, until the first turn begins."""
    for _ in range(200):
        question = asked(visitor, game)
        if question["topic"] == "focus":
            return question
        if question["seat"] == NATURE:
            assert act(visitor, game, "roll", every=True).status_code == 200
        else:
            tell(visitor, game, question["seat"], question["options"][0])
    raise AssertionError("the set-up does not end")


def test_the_host_is_asked_what_chance_did(house: House) -> None:
    host = house.visitor()
    game = begun(host)
    info = host.get(f"/api/games/{game}")
    assert (info["told"], info["commitment"]) == (True, "told")
    question = asked(host, game)
    assert (question["seat"], question["topic"]) == (NATURE, "leader")
    assert len(question["options"]) == 8
    assert question["flags"] == [0] * len(question["options"])
    tell(host, game, NATURE, "deal rome")
    lines = host.get(f"/api/games/{game}/log?seat=0&since=0")["lines"]
    assert [(line["seat"], line["move"]) for line in lines] == [(NATURE, "deal rome")]


def test_spectators_do_not_see_what_is_left_to_draw(house: House) -> None:
    host = house.visitor()
    game = begun(host)
    token = host.post(f"/api/games/{game}/links", {"spectator": True})["token"]
    guest = house.visitor().joined(token)
    assert guest.position(game, NOBODY)["questions"][0]["options"] == []
    body = {"seat": NATURE, "choice": "deal rome", "expect": 1, "move_id": "m"}
    assert guest.refused(f"/api/games/{game}/choices", body) == (403, "not_your_seat")
    for what in ("roll", "facts"):
        body = {"expect": 1, "move_id": "m"}
        assert guest.refused(f"/api/games/{game}/{what}", body) == (403, "not_host")


def test_the_program_rolls_once_or_until_somebody_is_asked(house: House) -> None:
    host = house.visitor()
    game = begun(host)
    act(host, game, "roll")
    assert (host.position(game, 0)["last"], asked(host, game)["seat"]) == (1, NATURE)
    act(host, game, "roll", every=True)
    assert asked(host, game)["seat"] == 0
    assert act(host, game, "roll").status_code == 409


def test_everything_told_is_taken_back(house: House) -> None:
    host = house.visitor()
    game = begun(host)
    tell(host, game, NATURE, "deal rome")
    tell(host, game, NATURE, "deal egypt")
    assert host.position(game, 0)["undo"]
    assert act(host, game, "undo", seat=NATURE).status_code == 200
    assert len(asked(host, game)["options"]) == 7
    act(host, game, "undo", seat=NATURE)
    assert not host.position(game, 0)["undo"]
    assert act(host, game, "undo", seat=NATURE).json()["error"]["facts"] == {"reason": "nothing"}


def test_a_seat_takes_back_past_what_chance_said_since(house: House) -> None:
    host = house.visitor()
    game = begun(host)
    question = rolled_up(host, game)
    before = host.position(game, 0)
    tell(host, game, 0, question["options"][0])
    while asked(host, game)["seat"] != NATURE:
        again = asked(host, game)
        before = host.position(game, 0)
        tell(host, game, again["seat"], again["options"][-1])
    act(host, game, "roll", every=True)
    act(host, game, "undo", seat=0)
    after = host.position(game, 0)
    assert after["table"] == before["table"]
    assert after["questions"] == before["questions"]


def test_facts_are_stated_and_go_into_the_log(house: House) -> None:
    host = house.visitor()
    game = begun(host)
    rolled_up(host, game)
    told = host.get(f"/api/games/{game}/facts")
    assert "trade p1 2: 0" in told["facts"]
    edited = told["facts"].replace("trade p1 2: 0", "trade p1 2: 3")
    answer = act(host, game, "facts", facts=edited).json()
    assert [(line["kind"], line["move"]) for line in answer["lines"]] == [
        ("stated", "trade p1 2: 3")
    ]
    assert "trade p1 2: 3" in host.get(f"/api/games/{game}/facts")["facts"]
    act(host, game, "undo", seat=NATURE)
    assert host.get(f"/api/games/{game}/facts")["facts"] == told["facts"]


@pytest.mark.parametrize(
    ("facts", "fault"),
    [
        ("trade p1 2: 99", "impossible"),
        ("nothing: 3", "is not a fact"),
        ("trade p1", "'key: value'"),
        ("- 3", "write a fact and its value"),
        ("\n\ntrade p9 2: 3", "line 3: 'p9' is not here"),
        ("", "Nothing is stated"),
        ("trade p1 2: 0", "Nothing is stated"),
    ],
)
def test_what_cannot_be_is_refused_and_changes_nothing(
    house: House, facts: str, fault: str
) -> None:
    host = house.visitor()
    game = begun(host)
    rolled_up(host, game)
    last = host.position(game, 0)["last"]
    answer = act(host, game, "facts", facts=facts)
    assert answer.status_code == 422
    assert answer.json()["error"]["code"] == "bad_position"
    assert fault in answer.json()["error"]["message"] or fault == "'key: value'"
    assert host.position(game, 0)["last"] == last


def test_the_automated_player_takes_its_turn_when_told(house: House) -> None:
    host = house.visitor()
    game = begun(host)
    rolled_up(host, game)
    answer = act(host, game, "facts", turn=1).json()
    keys = [event["key"] for event in answer["lines"][0]["events"]]
    assert "reads" in keys
    assert answer["lines"][0]["move"] == "turn p2"
    assert act(host, game, "facts", turn=7).status_code == 422
    assert act(host, game, "facts", turn=1, step="nap").status_code == 422


def test_the_log_is_kept_proven_and_read_again(tmp_path: Path) -> None:
    settings = settings_in(tmp_path, names=())
    with opened(settings) as house:
        house.client.base_url = "http://127.0.0.1"
        host = house.visitor()
        game = begun(host)
        rolled_up(host, game)
        act(host, game, "facts", facts="trade p1 2: 3", turn=1)
        act(host, game, "roll")
        act(host, game, "undo", seat=NATURE)
        shown = host.position(game, 0)
        lines = host.get(f"/api/games/{game}/log?seat=0")
    with opened(settings) as house:
        house.client.base_url = "http://127.0.0.1"
        again = house.visitor()
        again.cookie = host.cookie
        assert again.position(game, 0) == shown
        assert again.get(f"/api/games/{game}/log?seat=0") == lines
        save = again.ask("GET", f"/api/games/{game}/save").content
        assert not again.get(f"/api/games/{game}")["dice_known"]
        report = verify(save, api.games())
        assert report.ok, report.text
        assert "people told what chance did" in report.text
        brought = house.visitor()
        copy = brought.ask("POST", "/api/games/import", content=save).json()["id"]
        assert brought.position(copy, 0)["table"] == shown["table"]
        assert brought.get(f"/api/games/{copy}")["told"]
        assert act(brought, copy, "facts", facts="trade p1 3: 1").status_code == 200


def test_a_copy_has_dice_of_its_own(house: House) -> None:
    host = house.visitor()
    game = begun(host)
    tell(host, game, NATURE, "deal rome")
    copy = host.post(f"/api/games/{game}/fork", {"at": 1})["id"]
    info = host.get(f"/api/games/{copy}")
    assert not info["told"]
    assert info["commitment"].startswith("2:")
    assert asked(host, copy)["seat"] == 0
    assert host.refused(f"/api/games/{copy}/roll", {"expect": 9, "move_id": "m"})[0] == 409


def test_nobody_is_brought_to_such_a_table(house: House) -> None:
    host = house.visitor()
    at = f"/api/games/{begun(host)}"
    assert host.refused(f"{at}/links", {"seat": 0}) == (409, "not_possible")
    assert host.refused(f"{at}/seats/0", {"kind": "bot"}) == (409, "not_possible")
    assert host.refused(f"{at}/seats/0/handover", {}) == (409, "not_possible")


def test_dice_that_are_promised_are_not_told(house: House) -> None:
    host = house.visitor()
    game = host.create(YOU, game="new-dawn", modules=["automated_player"])["id"]
    body = {"expect": 1, "move_id": "m"}
    for what in ("roll", "facts"):
        assert host.refused(f"/api/games/{game}/{what}", body) == (409, "not_possible")
    choice = {**body, "seat": NATURE, "choice": "deal rome"}
    assert host.refused(f"/api/games/{game}/choices", choice) == (403, "not_your_seat")


def test_a_scene_is_where_it_can_begin(home: House) -> None:
    host = home.visitor()
    game = begun(host, position=SCENE)
    assert asked(host, game)["seat"] == 0
    kept = host.get(f"/api/games/{game}/facts")["facts"]
    assert "leader p1: " in kept


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("scene: x", "a scene needs 'game'"),
        (f"{SCENE}position:\n  trade p1 2: 99\n", "impossible"),
        (f"{SCENE}expect_it: all\n", "line 7: unknown key"),
        ("{}", "is no position that was kept"),
        ("{" * 5000, "is no position that was kept"),
    ],
)
def test_a_text_that_is_no_position_is_refused_with_its_line(
    home: House, text: str, fault: str
) -> None:
    answer = home.visitor().ask("POST", "/api/companion", {**MIX, "position": text})
    assert answer.status_code == 422
    assert answer.json()["error"]["code"] == "bad_position"
    assert fault in answer.json()["error"]["message"]


def test_bad_tables_are_refused(house: House, home: House) -> None:
    visitor = house.visitor()
    assert visitor.refused("/api/companion", {"game": "new-dawn"}) == (422, "bad_setup")
    assert visitor.refused("/api/companion", {**MIX, "names": []}) == (422, "bad_setup")
    assert visitor.refused("/api/companion", {**MIX, "names": [""] * 4}) == (422, "bad_setup")
    assert visitor.refused("/api/companion", {**MIX, "position": SCENE}) == (422, "bad_position")
    alone = SCENE.replace("modules: [automated_player]\n", "")
    assert home.visitor().refused("/api/companion", {"position": alone}) == (422, "bad_setup")


def test_a_copy_says_that_its_position_was_stated(house: House) -> None:
    host = house.visitor()
    game = begun(host)
    rolled_up(host, game)
    plain = host.post(f"/api/games/{game}/fork", {"at": host.position(game, 0)["last"]})["id"]
    assert not host.get(f"/api/games/{plain}")["stated"]
    act(host, game, "facts", facts="trade p1 2: 3")
    copy = host.post(f"/api/games/{game}/fork", {"at": host.position(game, 0)["last"]})["id"]
    assert host.get(f"/api/games/{copy}")["stated"]


def test_what_lies_there_comes_by_numbers_too(house: House) -> None:
    host = house.visitor()
    game = begun(host)
    rolled_up(host, game)
    told = host.get(f"/api/games/{game}/facts")
    assert len(told["items"]) == len(told["facts"].splitlines())
    dial = next(at for at in told["items"] if (at["fact"], at["args"]) == ("dial", [0]))
    assert (dial["kind"], dial["kinds"], dial["many"]) == ("number", ["seat"], False)
    correction = {"fact": "dial", "args": [0], "values": [3]}
    assert act(host, game, "facts", corrections=[correction]).status_code == 200
    again = host.get(f"/api/games/{game}/facts")["items"]
    assert next(at for at in again if (at["fact"], at["args"]) == ("dial", [0]))["values"] == [3]
    lines = host.get(f"/api/games/{game}/log?seat=0&since={told['last']}")["lines"]
    assert [(line["kind"], line["move"]) for line in lines] == [("stated", "dial p1: 3")]


def test_corrections_of_one_request_are_one_entry_and_taken_back_at_once(house: House) -> None:
    host = house.visitor()
    game = begun(host)
    rolled_up(host, game)
    before = host.get(f"/api/games/{game}/facts")
    two = [{"fact": "dial", "args": [seat], "values": [2 + seat]} for seat in (0, 1)]
    assert act(host, game, "facts", corrections=two).status_code == 200
    lines = host.get(f"/api/games/{game}/log?seat=0&since={before['last']}")["lines"]
    assert [line["move"] for line in lines] == ["dial p1: 2\ndial p2: 3"]
    assert act(host, game, "undo", seat=NATURE).status_code == 200
    assert host.get(f"/api/games/{game}/facts")["facts"] == before["facts"]


@pytest.mark.parametrize(
    "correction",
    [
        {"fact": "nothing", "args": [], "values": []},
        {"fact": "defence", "args": [0, 1], "values": [1]},
        {"fact": "dial", "args": [], "values": [1]},
        {"fact": "dial", "args": [7], "values": [1]},
        {"fact": "dial", "args": [0], "values": [1, 2]},
        {"fact": "dial", "args": [0], "values": [10**6]},
        {"fact": "caravans", "args": [0], "values": [9999]},
        {"fact": "leader", "args": [0], "values": [0]},
    ],
)
def test_what_cannot_be_is_refused_with_a_reason(house: House, correction: Any) -> None:
    host = house.visitor()
    game = begun(host)
    last = host.position(game, 0)["last"]
    done = act(host, game, "facts", corrections=[correction])
    assert (done.status_code, done.json()["error"]["code"]) == (422, "bad_position")
    assert done.json()["error"]["facts"]["text"]
    assert host.position(game, 0)["last"] == last


def test_choices_are_what_the_position_can_take(house: House) -> None:
    host = house.visitor()
    game = begun(host)
    rolled_up(host, game)
    for item in host.get(f"/api/games/{game}/facts")["items"]:
        if item["kind"] == "number":
            continue
        asked_for = {name: item[name] for name in ("fact", "args", "values")}
        found = host.post(f"/api/games/{game}/facts/choices", asked_for)["choices"]
        if item["fact"] != "offer" or found == item["values"]:
            continue
        new = next(at for at in found if at not in item["values"])
        stated = act(host, game, "facts", corrections=[{**asked_for, "values": [new]}])
        assert stated.status_code == 200, (item, stated.text)
    strange = {"fact": "x" * 10}
    assert host.refused(f"/api/games/{game}/facts/choices", strange) == (422, "bad_position")


def test_the_table_is_told_whose_draw_it_is(house: House) -> None:
    host = house.visitor()
    game = begun(host)
    assert host.position(game, 0)["doing"] == {"key": "frame.DealLeader", "facts": [0]}
    act(host, game, "roll")
    assert host.position(game, 0)["doing"] == {"key": "frame.DealLeader", "facts": [1]}
    promised = host.create(YOU, YOU)["id"]
    assert host.position(promised, 0)["doing"] is None
