"""Secrets over the wire, from the first to the last move of a random game.

The same game is played in two servers that only differ in what one reader may not know. Every
byte that this reader gets, in answers and on the socket, has to be the same in both, apart
from the names of the games and the times.
"""

from __future__ import annotations

import json
import re
from contextlib import ExitStack
from pathlib import Path
from typing import Final

import pytest
from litestar.testing.websocket_test_session import WebSocketTestSession

from tests.server.app.kit import LINK, NOBODY, House, Visitor, opened, settings_in
from tests.server.hard.worlds import World, Written, doubled, recorded
from ziggurat import api
from ziggurat.api import NATURE, Rules
from ziggurat.match import match as matches
from ziggurat.match.entry import Entry

SEATS: Final = 3
FESTIVAL: Final = ("festival",)
TIMES: Final = re.compile(rb'"(at|created|updated)":[0-9.]+(e\d+)?')


class Wire:
    """One of the worlds: a server with its game, and everything that the reader gets from it."""

    def __init__(self, house: House, world: World, modules: tuple[str, ...], reader: int) -> None:
        host = house.visitor()
        made = host.create(*[LINK] * SEATS, modules=list(modules), seed=world.seed.hex())
        self.game: Final[str] = made["id"]
        self._names: Final = (
            host.get(f"/api/games/{self.game}")["commitment"].encode(),
            self.game.encode(),
        )
        self._reader: Final = reader
        self._people: Final = [
            house.visitor().joined(made["links"][str(at)]) for at in range(SEATS)
        ]
        watcher = house.visitor().joined(made["spectate"])
        self._me: Final[Visitor] = watcher if reader == NOBODY else self._people[reader]
        self.got: Final[list[bytes]] = []

    def open(self, since: int = -1) -> WebSocketTestSession:
        """The reader's socket."""
        return self._me.socket(self.game, self._reader, since)

    def keep(self, content: bytes) -> None:
        """Remember something the reader got."""
        for name in self._names:
            content = content.replace(name, b"NAME")
        self.got.append(TIMES.sub(rb'"\1":0', content))

    def hear(self, socket: WebSocketTestSession, last: int) -> None:
        """Keep what the socket says until it has told of an entry."""
        while True:
            text = socket.receive_text(timeout=20)
            self.keep(text.encode())
            told = json.loads(text)
            if told["type"] in ("hello", "entries") and told["last"] >= last:
                return

    def ask(self, method: str, path: str, body: object = None) -> None:
        """Keep what the reader is answered."""
        answer = self._me.ask(method, f"/api/games/{self.game}{path}", body)
        self.keep(str(answer.status_code).encode() + answer.content)

    def play(self, entry: Entry) -> int:
        """Play an entry for its seat; the number of the newest entry then."""
        body = {"seat": entry.seat, "choice": entry.move, "expect": entry.number}
        body["move_id"] = f"m{entry.number}"
        answer = self._people[entry.seat].ask(
            "POST", f"/api/games/{self.game}/choices?position=1", body
        )
        assert answer.status_code == 200, answer.text
        if entry.seat == self._reader:
            self.keep(answer.content)
        return int(answer.json()["last"])

    def look(self, last: int) -> None:
        """Look at everything there is to see now."""
        seat = self._reader
        for path in ("", f"/position?seat={seat}", f"/log?seat={seat}&since={last - 3}", "/save"):
            self.ask("GET", path)

    def wonder(self, rules: Rules) -> None:
        """Ask why, what if, and for what is not allowed."""
        if self._reader == NOBODY:
            return
        seat = {"seat": self._reader}
        for choice in ("pass", "bid 0", "bid 3", "steal 1", "guard", "bribe", "pawn"):
            for path in ("/why", "/preview"):
                self.ask("POST", path, {**seat, "choice": choice})
        for row in rules.rows:
            self.ask("POST", "/why", {**seat, "kind": "row", "value": row})
        self.ask("POST", "/choices", {**seat, "choice": "bid 9", "expect": 10**6, "move_id": "x"})
        self.ask("POST", "/undo", {**seat, "expect": 10**6, "move_id": "y"})

    def look_back(self, last: int) -> None:
        """Look at all that was."""
        seat = self._reader
        for at in range(last + 1):
            self.ask("GET", f"/position?seat={seat}&at={at}")
        for reader in (seat, NOBODY):
            self.ask("GET", f"/log?seat={reader}")
        for other in [at for at in range(SEATS) if at != seat]:
            self.ask("GET", f"/position?seat={other}")
            self.ask("GET", f"/log?seat={other}")
        answer = self._me.ask("GET", "/api/games")
        self.keep(answer.content)


@pytest.mark.parametrize(
    ("modules", "reader"),
    [((), 0), ((), 1), ((), 2), ((), NOBODY), (FESTIVAL, 1), (FESTIVAL, NOBODY)],
)
def test_a_whole_game_tells_no_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, modules: tuple[str, ...], reader: int
) -> None:
    rules = api.build("template", modules)
    first = recorded(rules, SEATS, 1)
    worlds = (first, doubled(rules, SEATS, first, reader))
    monkeypatch.setattr(Written, "records", {world.seed: world for world in worlds})
    monkeypatch.setattr(matches, "Dice", Written)
    moves = [entry for entry in first.entries if entry.seat != NATURE]
    if modules:
        # At the very end the lanterns are shown to everybody.
        del moves[-1]
    one = got(tmp_path / "one", worlds[0], modules, reader, moves)
    two = got(tmp_path / "two", worlds[1], modules, reader, moves)
    assert len(one) > 2 * len(moves)
    for mine, other in zip(one, two, strict=True):
        assert mine == other


def got(
    folder: Path, world: World, modules: tuple[str, ...], reader: int, moves: list[Entry]
) -> list[bytes]:
    """Everything that the reader gets in the course of a game."""
    folder.mkdir()
    rules = api.build("template", modules)
    with ExitStack() as stack:
        house = stack.enter_context(opened(settings_in(folder)))
        wire = Wire(house, world, modules, reader)
        socket = stack.enter_context(wire.open())
        wire.hear(socket, 0)
        last = 0
        for at, entry in enumerate(moves):
            last = wire.play(entry)
            wire.hear(socket, last)
            if at % 4 == 0:
                wire.look(last)
            if at % 12 == 0:
                wire.wonder(rules)
        wire.look_back(last)
        again = stack.enter_context(wire.open())
        wire.hear(again, last)
    return wire.got
