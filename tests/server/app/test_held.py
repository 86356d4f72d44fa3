"""Nothing that anybody sends holds the event loop: made-up positions, long logs, long moves."""

from __future__ import annotations

import asyncio
import gzip
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.server.app.kit import HERE, YOU, House, Visitor, opened, settings_in
from ziggurat import api
from ziggurat.kernel.event import Event
from ziggurat.kernel.flows import Window
from ziggurat.kernel.state import State
from ziggurat.match import history, stating
from ziggurat.match.entry import Entry
from ziggurat.match.save import dump
from ziggurat.match.told import Told

FRAMES: Final = 10_000


def told_save(frames: int, monkeypatch: pytest.MonkeyPatch) -> bytes:
    """A save that states a position with so many frames below its open question."""
    rules = api.build("new-dawn", ("automated_player",), {})
    match = Told.begin(rules, 2)
    s = match.state
    waiting = [Window("start_of_turn", ())] * frames
    s.stack = (*s.stack[:-1], *waiting, s.stack[-1])
    with monkeypatch.context() as patch:
        patch.setattr(stating, "MOST_FRAMES", 10**9)
        match.put("", s)
    return gzip.compress(dump(match))


@pytest.fixture
def home(tmp_path: Path) -> Iterator[House]:
    """A server that nobody but its own machine can reach."""
    with opened(settings_in(tmp_path, names=())) as house:
        house.client.base_url = "http://127.0.0.1"
        yield house


def refusal(visitor: Visitor, save: bytes) -> tuple[int, str]:
    answer = visitor.ask("POST", "/api/games/import", content=save)
    return answer.status_code, str(answer.json().get("error", {}).get("message", ""))


def test_a_public_server_takes_no_stated_position(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    status, message = refusal(house.visitor(), told_save(0, monkeypatch))
    assert status == 422
    assert "stated and not played" in message


def test_a_tower_of_frames_is_refused_before_it_is_played(
    house: House, home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    save = told_save(FRAMES, monkeypatch)
    assert len(save) < 100_000
    assert refusal(house.visitor(), save)[0] == 422
    status, message = refusal(home.visitor(), save)
    assert status == 422
    assert "frames wait" in message


def test_a_stored_tower_of_frames_is_not_opened(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    visitor = home.visitor()
    game = visitor.post("/api/companion", {"game": "new-dawn", "modules": ["automated_player"]})
    path = f"/api/games/{game['id']}"
    visitor.get(f"{path}/position?seat=0")
    services = home.client.app.state.services
    services.desk.games.clear()
    # As if it had been taken in by a server that knew no bound.
    monkeypatch.setattr(stating, "MOST_FRAMES", 1)
    answer = visitor.ask("GET", f"{path}/position?seat=0")
    assert (answer.status_code, answer.json()["error"]["code"]) == (500, "broken_game")


def test_a_move_that_never_ends_is_given_up_and_holds_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with opened(settings_in(tmp_path, names=(), move_seconds=0.2)) as home:
        home.client.base_url = "http://127.0.0.1"
        visitor = home.visitor()
        game = visitor.post("/api/companion", {"game": "new-dawn", "modules": ["automated_player"]})
        go_on = threading.Event()
        rolled = Told.roll

        def stuck(self: Told, expect: int | None = None, every: bool = False) -> object:
            go_on.wait(60)
            return rolled(self, expect, every)

        monkeypatch.setattr(Told, "roll", stuck)
        path = f"/api/games/{game['id']}/roll"
        assert visitor.refused(path, {"expect": 1, "move_id": "a"}) == (503, "busy")
        assert visitor.get("/api/about")["version"]
        go_on.set()
        monkeypatch.setattr(Told, "roll", rolled)
        for _ in range(100):
            # The first one may still be coming to its end, on a match that nobody uses any more.
            answer = visitor.ask("POST", path, {"expect": 1, "move_id": "b"})
            if answer.status_code == 200:
                break
            time.sleep(0.05)
        assert answer.json()["last"] == 1


@pytest.fixture
def replayed_on_loop(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The entries that were played again on the event loop, where everybody waits for them."""
    seen: list[str] = []
    lead = history.led_to

    def watched(s: State, entry: Entry) -> tuple[State, list[Event]]:
        try:
            asyncio.get_running_loop()
            seen.append(f"entry {entry.number}")
        except RuntimeError:
            pass
        return lead(s, entry)

    monkeypatch.setattr(history, "led_to", watched)
    return seen


def asks(game: str, last: int) -> list[tuple[str, str, object]]:
    """Requests that look into the past of a game, or change who may."""
    path = f"/api/games/{game}"
    return [
        ("GET", path, None),
        ("GET", f"{path}/position?seat=0&at=9", None),
        ("GET", f"{path}/position?seat=0", None),
        ("GET", f"{path}/log?seat=0&since=3", None),
        ("GET", f"{path}/picture", None),
        ("GET", "/api/games", None),
        ("POST", f"{path}/undo", {"seat": 0, "expect": last + 1, "move_id": "u"}),
        ("POST", f"{path}/seats/1", {"kind": "bot", "level": "random"}),
        ("POST", f"{path}/seats/1", {"kind": "person"}),
        ("POST", f"{path}/links", {"seat": 1}),
        ("DELETE", f"{path}/links/1", None),
        ("POST", f"{path}/links", {"spectator": True}),
        ("POST", f"{path}/fork", {"at": 12}),
        ("GET", f"{path}/save", None),
        ("POST", f"{path}/rewind", {"seat": 0, "to": 7}),
    ]


def test_no_request_plays_a_log_again_on_the_event_loop(
    house: House, replayed_on_loop: list[str]
) -> None:
    host = house.visitor()
    game = str(host.create(YOU, HERE, game="board-game")["id"])
    host.play_on(game, 60)
    last = host.get(f"/api/games/{game}")["last"]
    services = house.client.app.state.services
    save = host.ask("GET", f"/api/games/{game}/save").content
    for method, path, body in asks(game, last):
        services.desk.games.clear()
        services.desk.positions._texts.clear()
        answer = host.ask(method, path, body)
        assert answer.status_code < 500, (path, answer.text)
        assert not replayed_on_loop, (path, replayed_on_loop[:3])
    assert host.ask("POST", "/api/games/import", content=save).status_code == 201
    assert not replayed_on_loop
    token = host.post(f"/api/games/{game}/links", {"seat": 1})["token"]
    services.desk.games.clear()
    house.visitor().joined(token)
    services.desk.games.clear()
    with host.socket(game, 0) as socket:
        assert socket.receive_json(timeout=10)["type"] == "hello"
    assert not replayed_on_loop
