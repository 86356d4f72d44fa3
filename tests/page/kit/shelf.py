"""A session on the live server that holds the recorded games and hands out copies of them.

Owns the requests that set a table up. A recorded game is brought in once; what a test plays
with is a fork of it, which costs next to nothing.
"""

from __future__ import annotations

from typing import Any, Final

import httpx

from tests.page.kit.saves import Played
from ziggurat.match.save import dump

PATIENCE: Final = 60.0


class Shelf:
    """One session: whoever opens a page with its cookie has all its games and seats."""

    def __init__(self, address: str) -> None:
        headers = {"origin": address.rstrip("/")}
        self._client: Final = httpx.Client(
            base_url=address, headers=headers, timeout=PATIENCE, trust_env=False
        )
        self._address: Final = address
        self._brought: Final[dict[int, str]] = {}

    def close(self) -> None:
        """End the session's connections."""
        self._client.close()

    @property
    def cookies(self) -> list[Any]:
        """What a browser needs to be this session."""
        return [
            {"name": name, "value": value, "url": self._address}
            for name, value in self._client.cookies.items()
        ]

    def get(self, path: str) -> Any:
        """An answer, which must be a success."""
        return self._client.get(f"/api{path}").raise_for_status().json()

    def post(self, path: str, body: object) -> Any:
        """An answer to something new, which must be a success."""
        return self._client.post(f"/api{path}", json=body).raise_for_status().json()

    def bring(self, save: bytes) -> str:
        """Import a save; returns the id of its game, whose seats are all this session's."""
        made = self._client.post(
            "/api/games/import",
            content=save,
            headers={"content-type": "application/octet-stream"},
        )
        return str(made.raise_for_status().json()["id"])

    def whole(self, game: Played) -> str:
        """A recorded game itself, to its last entry."""
        key = id(game.match)
        if key not in self._brought:
            self._brought[key] = self.bring(dump(game.match))
        return self._brought[key]

    def fork(self, game: Played, entry: int, bots: tuple[int, ...] = ()) -> str:
        """A game of its own that begins at a moment of a recorded one."""
        made = str(self.post(f"/games/{self.whole(game)}/fork", {"at": entry})["id"])
        for seat in bots:
            self.seat_bot(made, seat)
        return made

    def seat_bot(self, game: str, seat: int, level: str = "greedy") -> None:
        """Let a bot decide for a seat."""
        self.post(f"/games/{game}/seats/{seat}", {"kind": "bot", "level": level})

    def link(self, game: str, seat: int) -> str:
        """Give a seat away: the token of a link to it."""
        return str(self.post(f"/games/{game}/links", {"seat": seat})["token"])

    def watch_link(self, game: str) -> str:
        """The token of a link for spectators."""
        return str(self.post(f"/games/{game}/links", {"spectator": True})["token"])

    def play(self, game: str, seat: int, option: int = 0) -> bool:
        """Let a seat take an option of what it is asked; tell whether it is asked."""
        position = self.position(game, seat)
        asked = [question for question in position["questions"] if question["seat"] == seat]
        if not asked:
            return False
        entry = position["last"] + 1
        body = {"seat": seat, "choice": asked[0]["options"][option], "expect": entry}
        self.post(f"/games/{game}/choices", {**body, "move_id": f"{game}-{entry}-{seat}"})
        return True

    def position(self, game: str, seat: int = 0) -> Any:
        """What a seat sees."""
        return self.get(f"/games/{game}/position?seat={seat}")

    def people(self, game: str, seat: int) -> str:
        """Whom a seat of A New Dawn leads: what it is called unless somebody gave a name."""
        leader = self.position(game)["table"]["realms"][seat]["leader"]
        rows = self.get("/pack/new-dawn?lang=en")["rows"]
        return str(rows[str(leader)]["title"]).partition(" (")[0]
