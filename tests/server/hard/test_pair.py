"""Two server processes on one PostgreSQL serve the same games."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from random import Random
from threading import Barrier
from typing import Any

import httpx
import pytest

from tests.server.app.kit import HERE, LINK, NOBODY, YOU, Visitor
from tests.server.hard.kit import Child, any_option, heard, listening
from tests.server.kit.postgres import Postgres
from ziggurat import api
from ziggurat.match.save import verify

RACES = 20


class Pair:
    """Two servers on one database, and browsers of people who use either."""

    def __init__(self, servers: list[Child], stack: ExitStack) -> None:
        self.servers = servers
        self._stack = stack

    def visitor(self, at: int, cookie: str = "") -> Visitor:
        """Somebody who uses one of the servers."""
        address = self.servers[at].address
        client = httpx.Client(base_url=f"http://{address}", timeout=60)
        found = Visitor(self._stack.enter_context(client))
        found.cookie = cookie
        return found

    def listening(self, at: int, visitor: Visitor, game: str, seat: int, since: int = -1) -> Any:
        """A socket of one of the servers."""
        address = self.servers[at].address
        return self._stack.enter_context(listening(address, visitor, game, seat, since))


@pytest.fixture(scope="module")
def servers(postgres: Postgres) -> Iterator[list[Child]]:
    """Two servers that run; both find an empty database at the same moment."""
    db = postgres.new_database()
    found = [Child(db), Child(db)]
    try:
        with ThreadPoolExecutor(2) as threads:
            list(threads.map(Child.start, found))
        yield found
    finally:
        for server in found:
            server.stop()


@pytest.fixture
def pair(servers: list[Child]) -> Iterator[Pair]:
    """The servers and nobody who uses them yet."""
    with ExitStack() as stack:
        yield Pair(servers, stack)


def asked(visitor: Visitor, game: str) -> int:
    """A seat that has to decide."""
    return int(visitor.position(game, NOBODY)["questions"][0]["seat"])


def raced(visitors: list[Visitor], game: str, bodies: list[dict[str, Any]]) -> list[httpx.Response]:
    """Post to both servers at the same moment."""
    start = Barrier(len(visitors))

    def post(at: int) -> httpx.Response:
        start.wait()
        return visitors[at].ask("POST", f"/api/games/{game}/choices", bodies[at])

    with ThreadPoolExecutor(len(visitors)) as threads:
        return list(threads.map(post, range(len(visitors))))


def test_a_choice_reaches_the_sockets_of_the_other(pair: Pair) -> None:
    host, guest = pair.visitor(0), pair.visitor(1)
    made = host.create(YOU, LINK)
    game = made["id"]
    guest.joined(made["links"]["1"])
    watcher = pair.visitor(1).joined(made["spectate"])
    sockets = [
        pair.listening(1, guest, game, 1),
        pair.listening(1, watcher, game, NOBODY),
        pair.listening(0, host, game, 0),
    ]
    for socket in sockets:
        heard(socket, "hello")
    for _ in range(6):
        seat = asked(host, game)
        told = (host, guest)[seat].play(game, seat)
        for socket in sockets:
            news = heard(socket, "entries")
            assert news["last"] == told["last"]
            assert news["lines"][0]["n"] == told["lines"][0]["n"]


def test_of_two_choices_at_once_one_wins(pair: Pair) -> None:
    one = pair.visitor(0)
    game = one.create(YOU, HERE, HERE)["id"]
    people = [one, pair.visitor(1, one.cookie)]
    dice = Random(1)
    for number in range(RACES):
        seat = asked(one, game)
        shown = one.position(game, seat)
        move = {"seat": seat, "expect": shown["last"] + 1}
        bodies = [
            {**move, "choice": any_option(shown, seat, dice), "move_id": f"{number}.{at}"}
            for at in range(2)
        ]
        # Both know the newest position, so that neither is late already.
        while people[1].position(game, NOBODY)["last"] < shown["last"]:
            pass
        statuses = [answer.status_code for answer in raced(people, game, bodies)]
        assert sorted(statuses) == [200, 409]
    logs = [person.get(f"/api/games/{game}/log?seat=0") for person in people]
    assert logs[0] == logs[1]
    report = verify(one.ask("GET", f"/api/games/{game}/save").content, api.games())
    assert report.ok, report.text


def test_no_server_forgets_that_the_dice_are_known(pair: Pair) -> None:
    one = pair.visitor(0)
    game = one.create(YOU, HERE)["id"]
    two = pair.visitor(1, one.cookie)
    assert not two.get(f"/api/games/{game}")["dice_known"]
    assert one.ask("GET", f"/api/games/{game}/save").status_code == 200
    # The other server has not looked since, and writes what it believes.
    two.post(f"/api/games/{game}/links", {"spectator": True})
    assert pair.visitor(1, one.cookie).get(f"/api/games/{game}")["dice_known"]
    one.post(f"/api/games/{game}/links", {"spectator": True})
    assert one.get(f"/api/games/{game}")["dice_known"]


@pytest.mark.parametrize("way", ["revoke", "link"])
def test_whoever_looked_by_way_of_the_other_is_known(pair: Pair, way: str) -> None:
    host = pair.visitor(0)
    for _ in range(5):
        made = host.create(YOU, LINK)
        game = made["id"]
        assert host.position(game, 0)["seat"] == 0
        friend = pair.visitor(1).joined(made["links"]["1"])
        assert friend.position(game, 1)["seat"] == 1
        # This server knows nobody at the seat yet, and is asked to empty it.
        links = f"/api/games/{game}/links"
        if way == "link":
            assert host.refused(links, {"seat": 1}) == (409, "consent")
        assert host.ask("DELETE", f"{links}/1").status_code == 200
        guest = pair.visitor(0).joined(host.post(links, {"seat": 1})["token"])
        assert len(guest.get(f"/api/games/{game}")["seats"][1]["readers"]) == 1


def test_the_same_choice_at_once_is_played_once(pair: Pair) -> None:
    one = pair.visitor(0)
    game = one.create(YOU, HERE)["id"]
    people = [one, pair.visitor(1, one.cookie)]
    for _ in range(10):
        body = one.option(game, asked(one, game))
        first, second = raced(people, game, [body, body])
        assert (first.status_code, second.status_code) == (200, 200)
        assert first.json()["lines"] == second.json()["lines"]
        assert one.position(game, NOBODY)["last"] == first.json()["last"]


@pytest.mark.parametrize("end", ["kill", "stop"])
def test_one_goes_on_while_the_other_is_gone(pair: Pair, end: str) -> None:
    host, guest = pair.visitor(0), pair.visitor(1)
    made = host.create(YOU, LINK)
    game = made["id"]
    guest.joined(made["links"]["1"])
    last = guest.position(game, 1)["last"]
    near = pair.listening(0, host, game, 0)
    getattr(pair.servers[1], end)()
    told = host.play(game, 0)
    assert heard(near, "entries")["last"] == told["last"]
    pair.servers[1].start()
    guest = pair.visitor(1, guest.cookie)
    far = pair.listening(1, guest, game, 1, last)
    assert [line["n"] for line in heard(far, "hello")["lines"]] == [
        line["n"] for line in told["lines"]
    ]
    seat = asked(host, game)
    news = (host, guest)[seat].play(game, seat)
    for socket in (near, far):
        assert heard(socket, "entries")["last"] == news["last"]


def test_whoever_changes_servers_is_not_late(pair: Pair) -> None:
    one = pair.visitor(0)
    game = one.create(YOU, HERE)["id"]
    people = [one, pair.visitor(1, one.cookie)]
    for number in range(6):
        near, far = people[number % 2], people[1 - number % 2]
        body = near.option(game, asked(near, game))
        told = near.post(f"/api/games/{game}/choices", body)
        # The other server may not have heard of it yet: it is not a new choice there either.
        assert far.post(f"/api/games/{game}/choices", body)["lines"][0] == told["lines"][0]
        near.post(f"/api/games/{game}/choices", near.option(game, asked(near, game)))
        body = near.option(game, asked(near, game))
        assert far.post(f"/api/games/{game}/choices", body)["lines"][0]["n"] == body["expect"]


def test_a_link_that_one_exchanged_opens_the_other(pair: Pair) -> None:
    host = pair.visitor(0)
    made = host.create(YOU, LINK)
    game = made["id"]
    # Both have the game open before anybody comes.
    pair.visitor(1, host.cookie).position(game, 0)
    guest = pair.visitor(1, pair.visitor(0).joined(made["links"]["1"]).cookie)
    assert guest.position(game, 1)["seat"] == 1
    watcher = pair.visitor(1, pair.visitor(0).joined(made["spectate"]).cookie)
    assert heard(pair.listening(1, watcher, game, NOBODY), "hello")["lines"]
