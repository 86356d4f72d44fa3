"""Declining until the turn ends: given by the server, told to nobody, taken back at any time."""

from __future__ import annotations

import json
import random
import time
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from tests.server.app.kit import NOBODY, House, Visitor, opened, settings_in
from ziggurat import api
from ziggurat.api import Match
from ziggurat.kernel.choice import PASS
from ziggurat.match.save import dump, load
from ziggurat.match.standing import may_stand, turn_of

SEEDS = 40
MOVES = 500
WAITS = 500


class Scene(NamedTuple):
    """A save in which a seat may decline, and what others do until it is asked the same again."""

    save: bytes
    seat: int
    topic: str
    others: tuple[tuple[int, tuple[int, ...]], ...]


@cache
def scene() -> Scene:
    for seed in range(SEEDS):
        found = _scene(seed)
        if found is not None:
            return found
    raise AssertionError("nobody is asked the same twice in a turn")


def _scene(seed: int) -> Scene | None:
    match = Match.new(api.build("board-game"), 2, bytes([seed]) * 32)
    dice = random.Random(seed)
    for _ in range(MOVES):
        if match.outcome is not None:
            return None
        question = match.state.asked[0]
        if may_stand(match.rules, question):
            found = _again(match, question.seat, question.topic)
            if found is not None:
                return found
        match.play(question.seat, dice.choice(question.options))
    return None


def _again(match: Match, seat: int, topic: str) -> Scene | None:
    """What leads from a question that is declined to the same question, in the same turn."""
    save = dump(match)
    turn = turn_of(match.state)
    after = load(save, api.games())
    after.play(seat, (PASS,))
    done: list[tuple[int, tuple[int, ...]]] = []
    while after.outcome is None and turn_of(after.state) == turn and len(done) < 8:
        question = after.state.asked[0]
        if question.seat == seat:
            return Scene(save, seat, topic, tuple(done)) if question.topic == topic else None
        choice = question.options[-1]
        after.play(question.seat, choice)
        done.append((question.seat, choice))
    return None


def opened_scene(house: House) -> tuple[Visitor, str]:
    visitor = house.visitor()
    answer = visitor.ask("POST", "/api/games/import", content=scene().save)
    assert answer.status_code == 201, answer.text
    return visitor, answer.json()["id"]


def decline(visitor: Visitor, game: str, rest: bool = True) -> Any:
    """Answer no, for the rest of the turn if wanted."""
    shown = visitor.position(game, scene().seat)
    body = {
        "seat": scene().seat, "choice": [PASS], "expect": shown["last"] + 1,
        "move_id": f"d{shown['last']}", "rest_of_turn": rest,
    }  # fmt: skip
    return visitor.post(f"/api/games/{game}/choices?position=1", body)


def others_go_on(visitor: Visitor, game: str) -> None:
    for seat, choice in scene().others:
        shown = visitor.position(game, seat)
        body = {
            "seat": seat, "choice": list(choice), "expect": shown["last"] + 1,
            "move_id": f"o{shown['last']}",
        }  # fmt: skip
        visitor.post(f"/api/games/{game}/choices", body)


def answers_of(visitor: Visitor, game: str, seat: int, reader: int) -> list[str]:
    lines = visitor.get(f"/api/games/{game}/log?seat={reader}")["lines"]
    return [line["move"] for line in lines if line["seat"] == seat and line["kind"] == "choice"]


def is_asked(visitor: Visitor, game: str) -> bool:
    return scene().seat in [q["seat"] for q in visitor.position(game, NOBODY)["questions"]]


def test_what_was_declined_is_declined_again_by_the_server(house: House) -> None:
    visitor, game = opened_scene(house)
    seat, topic = scene().seat, scene().topic
    told = decline(visitor, game)["position"]
    assert told["standing"] == [topic]
    before = len(answers_of(visitor, game, seat, seat))
    others_go_on(visitor, game)
    for _ in range(WAITS):
        if not is_asked(visitor, game):
            break
        time.sleep(0.01)
    answers = answers_of(visitor, game, seat, seat)
    assert len(answers) > before
    assert answers[-1] == "pass"


def test_nobody_else_can_tell(house: House) -> None:
    """A seat that declines at once and one that declines for the turn look alike to others."""
    seen: list[str] = []
    for rest in (False, True):
        visitor, game = opened_scene(house)
        decline(visitor, game, rest)
        other = 1 - scene().seat
        shown = visitor.position(game, other)
        assert shown["standing"] == []
        info = visitor.get(f"/api/games/{game}")
        lines = visitor.get(f"/api/games/{game}/log?seat={other}")["lines"]
        seen.append(json.dumps([{**shown, "game": ""}, info["seats"], lines], sort_keys=True))
        assert visitor.position(game, NOBODY)["standing"] == []
    assert seen[0] == seen[1]


def test_it_can_be_taken_back(house: House) -> None:
    visitor, game = opened_scene(house)
    decline(visitor, game)
    body = {"seat": scene().seat, "topic": scene().topic}
    assert visitor.post(f"/api/games/{game}/withdraw", body) == {"standing": []}
    assert visitor.position(game, scene().seat)["standing"] == []
    others_go_on(visitor, game)
    assert is_asked(visitor, game)


def test_undo_takes_it_back_too(house: House) -> None:
    visitor, game = opened_scene(house)
    last = decline(visitor, game)["position"]["last"]
    assert visitor.position(game, scene().seat)["undo"]
    body = {"seat": scene().seat, "expect": last + 1, "move_id": "u1"}
    after = visitor.post(f"/api/games/{game}/undo?position=1", body)["position"]
    assert after["standing"] == []
    assert is_asked(visitor, game)


def test_a_restart_forgets_it_and_asks_again(tmp_path: Path) -> None:
    settings = settings_in(tmp_path)
    with opened(settings) as house:
        visitor, game = opened_scene(house)
        decline(visitor, game)
        cookie = visitor.cookie
    with opened(settings) as house:
        again = house.visitor()
        again.cookie = cookie
        assert again.position(game, scene().seat)["standing"] == []
        others_go_on(again, game)
        assert is_asked(again, game)


def test_only_a_plain_no_to_such_a_question_can_stand(house: House) -> None:
    visitor, game = opened_scene(house)
    seat = scene().seat
    shown = visitor.position(game, seat)
    question = next(q for q in shown["questions"] if q["seat"] == seat)
    body = {"seat": seat, "expect": shown["last"] + 1, "move_id": "n1", "rest_of_turn": True}
    path = f"/api/games/{game}/choices"
    for choice in question["options"][1:2]:
        refused = visitor.refused(path, {**body, "choice": choice})
        assert refused == (422, "no_standing")
    decline(visitor, game, rest=False)
    other = 1 - seat
    shown = visitor.position(game, other)
    body = {**body, "seat": other, "expect": shown["last"] + 1, "choice": [PASS]}
    assert visitor.refused(path, body) == (422, "no_standing")
    assert visitor.position(game, seat)["standing"] == []
