"""A game from its beginning to its end, by one person, by several, and by bots."""

from __future__ import annotations

from pathlib import Path
from typing import Any

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
    settle,
    until,
)


def test_a_choice_is_answered_with_what_happened(house: House) -> None:
    visitor = house.visitor()
    game = visitor.create(YOU, HERE)["id"]
    choice = visitor.option(game, 0)
    told = visitor.post(f"/api/games/{game}/choices", choice)
    assert told["lines"][0]["n"] == choice["expect"]
    assert told["last"] == told["lines"][-1]["n"]
    assert visitor.position(game, 0)["last"] == told["last"]


def test_the_position_comes_along_when_asked_for(house: House) -> None:
    visitor = house.visitor()
    game = visitor.create(YOU, HERE)["id"]
    told = visitor.post(f"/api/games/{game}/choices?position=1", visitor.option(game, 0))
    assert told["position"] == visitor.position(game, 0)


def test_a_choice_in_notation(house: House) -> None:
    visitor = house.visitor()
    game = visitor.create(YOU, HERE)["id"]
    choice = {**visitor.option(game, 0), "choice": "pass"}
    assert visitor.post(f"/api/games/{game}/choices", choice)["lines"][0]["move"] == "pass"


def test_repeating_a_move_changes_nothing(house: House) -> None:
    visitor = house.visitor()
    game = visitor.create(YOU, HERE)["id"]
    choice = visitor.option(game, 0)
    first = visitor.post(f"/api/games/{game}/choices", choice)
    assert visitor.post(f"/api/games/{game}/choices", choice) == first
    visitor.play(game, visitor.position(game, NOBODY)["questions"][0]["seat"])
    again = visitor.post(f"/api/games/{game}/choices", choice)
    assert again["lines"][0] == first["lines"][0]


def reused(visitor: Visitor, game: str, body: dict[str, Any], path: str = "choices") -> None:
    """Refused, with the entry that the move id stands for, and nothing is played."""
    last = visitor.position(game, NOBODY)["last"]
    answer = visitor.ask("POST", f"/api/games/{game}/{path}", body)
    error = answer.json()["error"]
    assert (answer.status_code, error["code"]) == (409, "move_id_used")
    assert error["facts"]["move_id"] == body["move_id"]
    assert visitor.position(game, NOBODY)["last"] == last


def test_a_move_id_stands_for_one_move(house: House) -> None:
    visitor = house.visitor()
    game = visitor.create(YOU, HERE)["id"]
    choice = visitor.option(game, 0)
    first = visitor.post(f"/api/games/{game}/choices", choice)
    reused(visitor, game, {**choice, "choice": [*choice["choice"], 0]})
    reused(visitor, game, {**choice, "choice": "nonsense"})
    reused(visitor, game, {key: choice[key] for key in ("seat", "expect", "move_id")}, "undo")
    while 0 not in [q["seat"] for q in visitor.position(game, NOBODY)["questions"]]:
        visitor.play(game, 1)
    # What is legal now is another move too, even if it has the same words.
    reused(visitor, game, {**visitor.option(game, 0), "move_id": choice["move_id"]})
    assert visitor.post(f"/api/games/{game}/choices", choice)["lines"][0] == first["lines"][0]
    assert visitor.play(game, 0)["last"] > first["last"]


def test_a_move_id_belongs_to_its_seat(house: House) -> None:
    visitor = house.visitor()
    game = visitor.create(YOU, HERE)["id"]
    while len(visitor.position(game, NOBODY)["questions"]) == 1:
        visitor.play_on(game, 1)
    for seat in (0, 1):
        bid = {**visitor.option(game, seat), "move_id": "bid"}
        assert visitor.post(f"/api/games/{game}/choices", bid)["lines"][0]["seat"] == seat


def test_a_stale_choice_names_the_next_entry(house: House) -> None:
    visitor = house.visitor()
    game = visitor.create(YOU, HERE)["id"]
    choice = visitor.option(game, 0)
    last = visitor.post(f"/api/games/{game}/choices", choice)["last"]
    answer = visitor.ask("POST", f"/api/games/{game}/choices", {**choice, "move_id": "another"})
    assert answer.status_code == 409
    error = answer.json()["error"]
    assert (error["code"], error["facts"]) == ("stale", {"next": last + 1})


def test_a_refused_choice_names_reason_and_rule(house: House) -> None:
    visitor = house.visitor()
    game = visitor.create(YOU, HERE)["id"]
    choice = {**visitor.option(game, 0), "choice": "bid 3"}
    answer = visitor.ask("POST", f"/api/games/{game}/choices", choice)
    error = answer.json()["error"]
    assert (answer.status_code, error["code"]) == (422, "not_an_option")
    assert error["facts"]["name"] == "other_question"
    assert error["facts"]["rule"]
    assert error["facts"]["reason"]["number"] > 0


def test_whoever_is_not_asked_cannot_answer(house: House) -> None:
    visitor = house.visitor()
    game = visitor.create(YOU, HERE)["id"]
    choice = {**visitor.option(game, 0), "seat": 1}
    assert visitor.refused(f"/api/games/{game}/choices", choice) == (422, "not_your_question")


def test_what_is_no_choice_is_refused(house: House) -> None:
    visitor = house.visitor()
    game = visitor.create(YOU, HERE)["id"]
    for nonsense in ("dance", [999], [], "bid three", [10**30]):
        choice = {**visitor.option(game, 0), "choice": nonsense}
        assert visitor.refused(f"/api/games/{game}/choices", choice)[0] in (400, 422)


def test_bots_play_a_game_to_its_end(house: House) -> None:
    visitor = house.visitor()
    game = visitor.create(YOU, BOT, BOT)["id"]
    while not visitor.position(game, NOBODY)["outcome"]:
        settle(visitor, game, 0)
        visitor.play_on(game, 1)
    info = visitor.get(f"/api/games/{game}")
    assert info["over"]
    assert info["status"] == "over"
    choice = {"seat": 0, "choice": "pass", "expect": info["last"] + 1, "move_id": "late"}
    assert visitor.refused(f"/api/games/{game}/choices", choice) == (410, "finished")


def test_the_move_that_ended_the_game_may_be_repeated(house: House) -> None:
    visitor = house.visitor()
    game = visitor.create(YOU, HERE)["id"]
    choice: dict[str, Any] = {}
    told: Any = None
    while not visitor.position(game, NOBODY)["outcome"]:
        seat = visitor.position(game, NOBODY)["questions"][0]["seat"]
        choice = visitor.option(game, seat)
        told = visitor.post(f"/api/games/{game}/choices", choice)
    assert visitor.post(f"/api/games/{game}/choices", choice) == told


def test_a_game_of_bots_alone_plays_by_itself(house: House) -> None:
    visitor = house.visitor()
    game = visitor.create(BOT, BOT)["id"]
    settle(visitor, game, 99)
    assert visitor.position(game, NOBODY)["outcome"]


def test_chance_decides_for_a_bot_that_fails(tmp_path: Path) -> None:
    with opened(settings_in(tmp_path)) as house:
        house.bots.is_broken = True
        visitor = house.visitor()
        game = visitor.create(BOT, BOT)["id"]
        settle(visitor, game, 99)
        assert visitor.position(game, NOBODY)["outcome"]


def test_a_bot_is_told_what_its_seat_may_know(house: House) -> None:
    visitor = house.visitor()
    house.bots.asked.clear()
    game = visitor.create(BOT, YOU)["id"]
    settle(visitor, game, 1)
    visitor.play(game, 1)
    settle(visitor, game, 1)
    assert {task.seat for task in house.bots.asked} == {0}
    assert b'"hand"' in house.bots.asked[0].view


def test_the_same_seed_gives_the_same_game(house: House) -> None:
    visitor = house.visitor()
    logs = []
    for _ in range(2):
        game = visitor.create(YOU, HERE, seed="three blind mice")["id"]
        logs.append(visitor.get(f"/api/games/{game}/log?seat=0")["lines"])
    assert logs[0] == logs[1]
    other = visitor.create(YOU, HERE, seed="two blind mice")["id"]
    assert visitor.get(f"/api/games/{other}/log?seat=0")["lines"] != logs[0]


def test_two_people_see_each_other_play(house: House) -> None:
    host = house.visitor()
    made = host.create(YOU, LINK)
    guest = house.visitor().joined(made["links"]["1"])
    game = made["id"]
    with guest.socket(game, 1) as socket:
        hello = until(socket, "hello")
        told = host.play(game, 0)
        news = until(socket, "entries")
    assert hello["last"] + 1 == told["lines"][0]["n"]
    assert [line["n"] for line in news["lines"]] == [line["n"] for line in told["lines"]]
    assert news["asked"] == [q["seat"] for q in host.position(game, NOBODY)["questions"]]
    assert news["over"] is False


def test_why_and_preview(house: House) -> None:
    visitor = house.visitor()
    game = visitor.create(YOU, HERE)["id"]
    listed = visitor.option(game, 0)["choice"]
    assert visitor.post(f"/api/games/{game}/why", {"seat": 0, "choice": listed}) == {"legal": True}
    told = visitor.post(f"/api/games/{game}/why", {"seat": 0, "choice": "bid 3"})
    assert told["reason"]["name"] == "other_question"
    shown = visitor.post(f"/api/games/{game}/preview", {"seat": 0, "choice": listed})
    assert set(shown) == {"events", "ends", "reveals", "next", "odds", "facing"}
    assert shown["odds"] is shown["facing"] is None
    body = {"seat": 0, "choice": "bid 3"}
    assert visitor.refused(f"/api/games/{game}/preview", body) == (422, "not_an_option")
    assert visitor.refused(f"/api/games/{game}/why", {"seat": 0}) == (400, "bad_request")
    body = {"seat": 0, "kind": "unicorn", "value": 3}
    assert visitor.refused(f"/api/games/{game}/why", body) == (400, "bad_request")


def test_past_positions_and_the_log(house: House) -> None:
    visitor = house.visitor()
    game = visitor.create(YOU, HERE)["id"]
    before = visitor.position(game, 0)
    visitor.play_on(game, 3)
    then = visitor.get(f"/api/games/{game}/position?seat=0&at={before['last']}")
    assert then["table"] == before["table"]
    assert then["at"] == before["last"]
    lines = visitor.get(f"/api/games/{game}/log?seat=0")["lines"]
    assert [line["n"] for line in lines] == list(range(len(lines)))
    assert lines[0]["kind"] == "start"
    later = visitor.get(f"/api/games/{game}/log?seat=0&since={before['last']}")["lines"]
    assert later == lines[before["last"] + 1 :]
    path = f"/api/games/{game}/position?seat=0&at=9999"
    assert visitor.refused(path, None, "GET") == (404, "no_entry")
