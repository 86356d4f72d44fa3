"""People who play and come by link until their server dies.

Owns their threads. What they were answered is remembered by their tables and by the guests,
who are checked here.
"""

from __future__ import annotations

import time
from collections import Counter
from random import Random
from threading import Thread
from typing import Final
from uuid import uuid4

import httpx

from tests.server.app.kit import LINK, YOU, Visitor
from tests.server.hard.kit import any_option
from tests.server.hard.tables import CHOICE, UNDO, Table, Try
from ziggurat.api import write


class Client(Thread):
    """Somebody who does something again and again until the server is gone."""

    def __init__(self, address: str) -> None:
        super().__init__(daemon=True)
        self._address: Final = address
        self.fault: BaseException | None = None

    def run(self) -> None:
        with httpx.Client(base_url=f"http://{self._address}", timeout=60) as client:
            try:
                while self.does(client):
                    pass
            except httpx.TransportError:
                # The server is gone.
                pass
            except BaseException as error:
                self.fault = error

    def does(self, client: httpx.Client) -> bool:
        """Do it once; tell whether there is more to do."""
        raise NotImplementedError


class Person(Client):
    """Somebody who plays one seat at random."""

    def __init__(self, address: str, table: Table, seat: int) -> None:
        super().__init__(address)
        self._table: Final = table
        self._seat: Final = seat
        self._dice: Final = Random()

    def does(self, client: httpx.Client) -> bool:
        """Look, and play if this seat is asked."""
        table = self._table
        visitor = table.visitor(client)
        shown = visitor.position(table.id, self._seat)
        chosen = any_option(shown, self._seat, self._dice)
        if chosen is None:
            time.sleep(0.002)
            return shown["outcome"] is None
        undo = shown["undo"] and self._dice.random() < 0.2
        notation = "" if undo else write(table.rules, tuple(chosen))
        kind = UNDO if undo else CHOICE
        move = Try(kind, self._seat, shown["last"] + 1, notation, str(uuid4()))
        try:
            answer = table.send(visitor, move)
        except httpx.TransportError:
            table.unanswered.append(move)
            raise
        if answer.status_code == 200:
            table.acknowledged[move] = answer.json()
        else:
            assert answer.status_code == 409, answer.text
            table.refused.append(move)
        return True


class Guests:
    """People who begin games and come by link, as fast as they can."""

    def __init__(self) -> None:
        self.begun: Final[list[tuple[str, str]]] = []  # games and links that nobody has used
        self.come: Final[list[tuple[str, str, str]]] = []  # games, links and cookies

    def arrive(self, client: httpx.Client) -> None:
        """Begin a game and follow its link."""
        host, guest = Visitor(client), Visitor(client)
        made = host.create(YOU, LINK)
        game, link = made["id"], made["links"]["1"]
        self.begun.append((game, link))
        guest.joined(link)
        self.begun.pop()
        self.come.append((game, link, guest.cookie))

    def check(self, address: str) -> Counter[str]:
        """Every game is there, every seat is its guest's, and no link serves twice."""
        counted = Counter({"games begun": len(self.begun) + len(self.come)})
        counted["links followed"] = len(self.come)
        with httpx.Client(base_url=f"http://{address}", timeout=60) as client:
            for game, link, cookie in self.come:
                guest = Visitor(client)
                guest.cookie = cookie
                assert guest.position(game, 1)["game"] == game
                assert Visitor(client).refused("/api/join", {"token": link}) == (404, "bad_token")
            for _, link in self.begun:
                # It was used without an answer, or not at all; then it serves once.
                late = [Visitor(client).ask("POST", "/api/join", {"token": link}) for _ in range(2)]
                assert late[0].status_code in (200, 404), late[0].text
                assert late[1].status_code == 404
        self.begun.clear()
        self.come.clear()
        return counted


class Crowd(Client):
    """Guests who keep coming."""

    def __init__(self, address: str, guests: Guests) -> None:
        super().__init__(address)
        self._guests: Final = guests

    def does(self, client: httpx.Client) -> bool:
        """Let one more come."""
        self._guests.arrive(client)
        time.sleep(0.02)
        return True


class Party:
    """Everybody who plays in one round."""

    def __init__(self, address: str, tables: list[Table], guests: Guests) -> None:
        people = [(table, seat) for table in tables for seat in range(table.people)]
        self._players: Final = [Person(address, table, seat) for table, seat in people]
        self._all: Final[list[Client]] = [*self._players, Crowd(address, guests)]

    def start(self) -> None:
        """Let them play."""
        for thread in self._all:
            thread.start()

    def is_playing(self) -> bool:
        """Tell whether any game goes on, and nobody was surprised."""
        going = [player.is_alive() for player in self._players]
        faults = [thread.fault for thread in self._all]
        return any(going) and not any(faults)

    def join(self) -> None:
        """Wait until all have noticed that the server is gone."""
        for thread in self._all:
            thread.join()
            if thread.fault is not None:
                raise thread.fault
