"""Tables at which people play until their server dies, and what they were answered there.

Owns what was tried, acknowledged and refused at each table, and the check of all that against
the log of a server that was started again.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final, NamedTuple

import httpx

from tests.server.app.kit import BOT, HERE, NOBODY, YOU, Visitor
from ziggurat import api
from ziggurat.api import Rules
from ziggurat.match.entry import Entry
from ziggurat.match.form import read_save
from ziggurat.match.save import verify

UNDO: Final = "undo"
CHOICE: Final = "choice"
# Of those answered before, so many are sent once more after each restart.
REPEATS: Final = 3


class Try(NamedTuple):
    """A move that somebody sent; `notation` is empty for taking back."""

    kind: str
    seat: int
    number: int
    notation: str
    move_id: str

    def body(self) -> dict[str, object]:
        """What is sent."""
        body: dict[str, object] = {
            "seat": self.seat,
            "expect": self.number,
            "move_id": self.move_id,
        }
        return body if self.kind == UNDO else {**body, "choice": self.notation}

    def is_in(self, entries: list[Entry]) -> bool:
        """Tell whether the log has it where it was meant to be."""
        if self.number > len(entries):
            return False
        found = entries[self.number - 1]
        same = (found.kind, found.seat) == (self.kind, self.seat)
        return same and (self.kind == UNDO or found.move == self.notation)


class Table:
    """A game whose people all sit at one session, and what they know of it."""

    def __init__(self, address: str, game: str, people: int, bots: int) -> None:
        self.kind: Final = (game, people, bots)
        self.people: Final = people
        self.rules: Final[Rules] = api.build(game)
        self.acknowledged: Final[dict[Try, Any]] = {}
        self.refused: Final[list[Try]] = []
        self.unanswered: Final[list[Try]] = []
        self.over = False
        self._counted = 0
        with httpx.Client(base_url=f"http://{address}", timeout=60) as client:
            host = Visitor(client)
            made = host.create(YOU, *[HERE] * (people - 1), *[BOT] * bots, game=game)
            self.id: Final[str] = made["id"]
            self._cookie: Final = host.cookie

    def visitor(self, client: httpx.Client) -> Visitor:
        """Somebody at this table."""
        found = Visitor(client)
        found.cookie = self._cookie
        return found

    def send(self, visitor: Visitor, move: Try) -> httpx.Response:
        """Send a move, the first time or again."""
        path = "undo" if move.kind == UNDO else "choices"
        return visitor.ask("POST", f"/api/games/{self.id}/{path}", move.body())

    def check(self, address: str) -> Counter[str]:
        """Hold all answers against the log, and send again what was not answered."""
        with httpx.Client(base_url=f"http://{address}", timeout=60) as client:
            visitor = self.visitor(client)
            counted = Counter({"unanswered": len(self.unanswered)})
            counted["unanswered, but kept"] = self._account(self.entries(visitor))
            self._check_answers(visitor)
            for move in self.unanswered:
                self._again(visitor, move)
            for move in [*self.acknowledged][-REPEATS:]:
                self._repeat(visitor, move)
            counted["acknowledged"] = len(self.acknowledged) - self._counted
            self._counted = len(self.acknowledged)
            self.unanswered.clear()
            assert self._account(self.entries(visitor)) == 0
            self.over = visitor.position(self.id, NOBODY)["outcome"] is not None
        return counted

    def entries(self, visitor: Visitor) -> list[Entry]:
        """The whole log, secrets included."""
        return read_save(visitor.ask("GET", f"/api/games/{self.id}/save").content).entries

    def _played(self, entries: list[Entry]) -> list[int]:
        """The numbers of what people have played; bots play on by themselves."""
        return [at.number for at in entries if 0 <= at.seat < self.people]

    def _account(self, entries: list[Entry]) -> int:
        """Every move in the log is accounted for once; how many of them nobody had heard of."""
        known = Counter([move.number for move in self.acknowledged])
        for move in self.acknowledged:
            assert move.is_in(entries), f"lost: {move}"
        for move in self.refused:
            assert not move.is_in(entries) or known[move.number], f"refused, but kept: {move}"
        kept = [move.number for move in self.unanswered if move.is_in(entries)]
        known.update(kept)
        played = self._played(entries)
        assert known == Counter(played), f"doubled or from nowhere: {known} {played}"
        return len(kept)

    def _check_answers(self, visitor: Visitor) -> None:
        """What was told with an acknowledgement is what the log tells."""
        logs = [
            visitor.get(f"/api/games/{self.id}/log?seat={seat}")["lines"]
            for seat in range(self.people)
        ]
        for move, told in self.acknowledged.items():
            lines = told["lines"]
            assert lines == logs[move.seat][move.number :][: len(lines)], move

    def _again(self, visitor: Visitor, move: Try) -> None:
        """Send what was not answered twice more: it is played once, or never."""
        before = self.entries(visitor)
        answers = [self.send(visitor, move) for _ in range(2)]
        after = self.entries(visitor)
        if move.is_in(before):
            assert self._played(after) == self._played(before), f"doubled: {move}"
        if answers[0].status_code == 200:
            assert move.is_in(after), f"acknowledged, but not kept: {move}"
            self.acknowledged[move] = answers[0].json()
            self._same(move, answers[1])
        else:
            assert answers[0].status_code in (409, 410), answers[0].text
            assert not move.is_in(after), f"refused, but kept: {move}"
            assert self._played(after) == self._played(before)
            self.refused.append(move)

    def _repeat(self, visitor: Visitor, move: Try) -> None:
        """Send what was answered once more: nothing happens, and the answer is the same."""
        before = self._played(self.entries(visitor))
        self._same(move, self.send(visitor, move))
        assert self._played(self.entries(visitor)) == before, f"doubled: {move}"

    def _same(self, move: Try, answer: httpx.Response) -> None:
        """The answer is the one that was given before; a bot may have played on since."""
        assert answer.status_code == 200, answer.text
        lines = self.acknowledged[move]["lines"]
        assert answer.json()["lines"][: len(lines)] == lines, move

    def verify(self, address: str) -> None:
        """Play the whole game again, with its dice."""
        with httpx.Client(base_url=f"http://{address}", timeout=60) as client:
            save = self.visitor(client).ask("GET", f"/api/games/{self.id}/save").content
        report = verify(save, api.games())
        assert report.ok, report.text
        assert report.proven, report.text
