"""What the tests of the application share: visitors, a quiet pool of bots, a clock to turn.

Owns how a test talks to a server in the same process, one visitor for each browser, and to a
server behind a real port.
"""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import httpx
import uvicorn
from litestar import Litestar
from litestar.testing import TestClient
from litestar.testing.websocket_test_session import WebSocketTestSession

from ziggurat.server.app import config_for, create_app
from ziggurat.server.bots import BotFault, BotPool, BotTask
from ziggurat.server.bots.task import options_of
from ziggurat.server.settings import Limits, Rate, Settings

PLENTY: Final = Rate(10**6)
FREE: Final = Limits(choices=PLENTY, looks=PLENTY, chat=PLENTY, new_games=PLENTY)
YOU: Final = {"kind": "you"}
HERE: Final = {"kind": "here"}
LINK: Final = {"kind": "link"}
BOT: Final = {"kind": "bot", "level": "random"}
NOBODY: Final = -2


class Clock:
    """A clock that stands still until it is turned."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class QuietBots(BotPool):
    """Bots without processes: they take the first option, or fail if they are told to."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[BotTask] = []
        self.is_broken = False

    async def start(self) -> None:
        """Nothing to start."""

    async def close(self) -> None:
        """Nothing to end."""

    async def decide(self, level: str, task: BotTask) -> str:
        self.asked.append(task)
        await asyncio.sleep(0)
        if self.is_broken:
            raise BotFault("the bot fell asleep")
        return options_of(task)[0]


class House:
    """A server in this process, and the visitors it gets."""

    def __init__(self, client: TestClient[Litestar], bots: QuietBots, clock: Clock) -> None:
        self.client: Final = client
        self.bots: Final = bots
        self.clock: Final = clock

    def visitor(self) -> Visitor:
        """Somebody with a browser of their own."""
        return Visitor(self.client)


class Visitor:
    """One browser: it keeps its cookie and nothing else."""

    def __init__(self, client: TestClient[Litestar] | httpx.Client) -> None:
        self._client: Final = client
        self.cookie = ""

    def ask(
        self,
        method: str,
        path: str,
        body: object = None,
        headers: dict[str, str] | None = None,
        content: bytes | None = None,
    ) -> httpx.Response:
        """Send any request."""
        self._client.cookies.clear()
        sent = {**({"cookie": self.cookie} if self.cookie else {}), **(headers or {})}
        data = content if body is None else json.dumps(body).encode()
        answer = self._client.request(method, path, headers=sent, content=data)
        if "set-cookie" in answer.headers:
            self.cookie = answer.headers["set-cookie"].partition(";")[0]
        return answer

    def get(self, path: str) -> Any:
        """Look at something that must be there."""
        answer = self.ask("GET", path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, body: object = None) -> Any:
        """Do something that must succeed."""
        answer = self.ask("POST", path, {} if body is None else body)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    def refused(self, path: str, body: object, method: str = "POST") -> tuple[int, str]:
        """Do something that must not succeed: the status and the code."""
        answer = self.ask(method, path, body)
        assert answer.status_code >= 400, answer.text
        return answer.status_code, answer.json()["error"]["code"]

    def create(self, *seats: object, game: str = "template", **more: object) -> dict[str, Any]:
        """Begin a game."""
        made = self.post("/api/games", {"game": game, "seats": list(seats), **more})
        assert isinstance(made, dict)
        return made

    def joined(self, token: str) -> Visitor:
        """The same visitor, who has followed a link."""
        self.post("/api/join", {"token": token})
        return self

    def position(self, game: str, seat: int) -> Any:
        """What a seat sees."""
        return self.get(f"/api/games/{game}/position?seat={seat}")

    def option(self, game: str, seat: int, at: int = 0) -> dict[str, Any]:
        """A choice that is legal now, ready to be sent."""
        shown = self.position(game, seat)
        options = next(q["options"] for q in shown["questions"] if q["seat"] == seat)
        move = f"m{shown['last'] + 1}"
        return {"seat": seat, "choice": options[at], "expect": shown["last"] + 1, "move_id": move}

    def play(self, game: str, seat: int, at: int = 0) -> Any:
        """Choose the first option, or another one; again if a bot was quicker."""
        for _ in range(50):
            answer = self.ask("POST", f"/api/games/{game}/choices", self.option(game, seat, at))
            if answer.status_code != 409:
                break
        assert answer.status_code == 200, answer.text
        return answer.json()

    def play_on(self, game: str, plays: int) -> None:
        """Choose for whichever own seat is asked."""
        mine = [seat["seat"] for seat in self.get(f"/api/games/{game}")["seats"] if seat["mine"]]
        for _ in range(plays):
            shown = self.position(game, NOBODY)
            asked = [q["seat"] for q in shown["questions"] if q["seat"] in mine]
            if not asked:
                return
            self.play(game, asked[0])

    def socket(self, game: str, seat: int, since: int = 0) -> WebSocketTestSession:
        """Open the stream of a game's news."""
        assert isinstance(self._client, TestClient)
        self._client.cookies.clear()
        path = f"/api/games/{game}/events?seat={seat}&since={since}"
        return self._client.websocket_connect(path, headers={"cookie": self.cookie})


def settings_in(folder: Path, limits: Limits = FREE, **more: Any) -> Settings:
    """Settings of a server with a database of its own and bots that do not wait."""
    chosen = {
        "db": f"sqlite:///{folder / 'games.db'}",
        "bot_pause": 0.0,
        "names": ("ziggurat.local",),
        "port": 0,
        **more,
    }
    return Settings(limits=limits, **chosen)


@contextmanager
def opened(settings: Settings) -> Iterator[House]:
    """A server in this process."""
    clock = Clock()
    bots = QuietBots()
    app = create_app(settings, clock, bots)
    with TestClient(app, base_url="http://ziggurat.local") as client:
        yield House(client, bots, clock)


@contextmanager
def served(settings: Settings, bots: BotPool | None = None) -> Iterator[str]:
    """A server behind a real port; its address without the scheme."""
    app = create_app(settings, bots=bots or QuietBots())
    server = uvicorn.Server(config_for(app, settings))
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    deadline = time.monotonic() + 30
    while not server.started and thread.is_alive() and time.monotonic() < deadline:
        time.sleep(0.01)
    assert server.started
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        yield f"127.0.0.1:{port}"
    finally:
        server.should_exit = True
        thread.join(20)


@contextmanager
def browser(address: str) -> Iterator[Visitor]:
    """A visitor of a server behind a real port."""
    with httpx.Client(base_url=f"http://{address}", timeout=30) as client:
        yield Visitor(client)


def until(socket: WebSocketTestSession, kind: str) -> Any:
    """The next message of a kind."""
    while True:
        message = socket.receive_json(timeout=10)
        if message["type"] == kind:
            return message


def settle(visitor: Visitor, game: str, seat: int) -> None:
    """Wait until a seat is asked or the game is over: bots play in the meantime."""
    for _ in range(500):
        shown = visitor.position(game, NOBODY)
        if shown["outcome"] or any(q["seat"] == seat for q in shown["questions"]):
            return
        time.sleep(0.01)
    raise AssertionError("the bots do not go on")


def finished(visitor: Visitor) -> str:
    """A game that is over."""
    game = str(visitor.create(YOU, BOT)["id"])
    while not visitor.position(game, NOBODY)["outcome"]:
        settle(visitor, game, 0)
        visitor.play_on(game, 1)
    return game
