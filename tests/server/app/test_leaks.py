"""Secrets over the wire: what somebody may not know is in no answer.

Two servers hold the same game, once as it was dealt and once with everything dealt otherwise
that a seat may not know. That seat must get the same bytes from both.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Final

import pytest

from tests.server.app.kit import HERE, LINK, NOBODY, YOU, House, Visitor, opened, settings_in, until
from ziggurat import api
from ziggurat.api import Match, Seeded
from ziggurat.checks.canary import Swapped
from ziggurat.match.chance import Fast
from ziggurat.server.chairs import Chair, Meta
from ziggurat.server.making import row_for
from ziggurat.server.security import hashed, new_secret
from ziggurat.server.services import services_in
from ziggurat.server.store import Grant, NewGame

SEATS: Final = 3
GAME: Final = "00000000000000aa"
SECRETS: Final = [new_secret() for _ in range(SEATS + 1)]
SEED: Final = bytes(range(32))
WATCHER: Final = SEATS


def keep(house: House, match: Match) -> None:
    """Put a match into a server's store; each seat and a watcher have a session of their own."""
    row = row_for(GAME, match, Meta(tuple([Chair("person")] * SEATS)))
    game = NewGame(GAME, row.header, SEED, row.meta, row.entries, row.snapshot, row.over, row.notes)
    grants = [(hashed(SECRETS[seat]), Grant(GAME, "seat", seat)) for seat in range(SEATS)]
    grants.append((hashed(SECRETS[WATCHER]), Grant(GAME, "spectator", NOBODY)))
    store = services_in(house.client.app).store
    house.client.blocking_portal.call(store.create, game, grants, [])


def visitor(house: House, seat: int) -> Visitor:
    """Whoever sits at a seat; one more watches."""
    found = house.visitor()
    found.cookie = f"ziggurat={SECRETS[seat]}"
    return found


def begun() -> Match:
    """A match in which everybody has drawn tricks that nobody else knows."""
    return Match.new(api.build("template", ("festival",)), SEATS, chance=Fast(5))


def otherwise(first: Match, viewer: int) -> Match:
    """The same match, but what `viewer` may not know is something else."""
    chance = Swapped(first.entries, viewer, Seeded(9))
    second = Match.new(first.rules, SEATS, chance=chance)
    assert [entry.hash for entry in first.entries] != [entry.hash for entry in second.entries]
    return second


@pytest.fixture(params=[0, 1, 2, NOBODY])
def worlds(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[int, list[House]]]:
    """A viewer, and two servers whose games differ in what the viewer may not know."""
    viewer: int = request.param
    first = begun()
    with ExitStack() as stack:
        houses = []
        for at, match in enumerate((first, otherwise(first, viewer))):
            folder = tmp_path / str(at)
            folder.mkdir()
            house = stack.enter_context(opened(settings_in(folder)))
            keep(house, match)
            houses.append(house)
        yield viewer, houses


def got(house: House, viewer: int) -> list[bytes]:
    """Everything that somebody can get out of a server about the game."""
    person = visitor(house, viewer if viewer >= 0 else WATCHER)
    game = f"/api/games/{GAME}"
    last = person.position(GAME, viewer)["last"]
    paths = [
        game,
        *[f"{game}/position?seat={viewer}&at={at}" for at in range(last + 1)],
        *[f"{game}/log?seat={seat}" for seat in (viewer, NOBODY)],
        *[f"{game}/position?seat={seat}" for seat in (viewer, NOBODY)],
        f"{game}/save",
    ]
    found = [person.ask("GET", path).content for path in paths]
    things = [("trick", row) for row in range(1, 40)] + [("coins", 3), ("seat", 1)]
    for kind, value in things if viewer >= 0 else ():
        body = {"seat": viewer, "kind": kind, "value": value}
        found.append(person.ask("POST", f"{game}/why", body).content)
    for choice in ("pass", "bid 3", "bid 0", "swap 1") if viewer >= 0 else ():
        body = {"seat": viewer, "choice": choice}
        found.extend(
            [person.ask("POST", f"{game}/{how}", body).content for how in ("why", "preview")]
        )
    with person.socket(GAME, viewer, -1) as socket:
        found.append(repr(until(socket, "hello")).encode())
    return found


def test_hidden_cards_make_no_difference(worlds: tuple[int, list[House]]) -> None:
    viewer, houses = worlds
    one, two = [got(house, viewer) for house in houses]
    for mine, other in zip(one, two, strict=True):
        assert mine == other


def test_secret_answers_make_no_difference(worlds: tuple[int, list[House]]) -> None:
    """All pass, then whoever is not the viewer bids differently in the two worlds."""
    viewer, houses = worlds
    for at, house in enumerate(houses):
        while len(asked := visitor(house, WATCHER).position(GAME, NOBODY)["questions"]) == 1:
            visitor(house, asked[0]["seat"]).play(GAME, asked[0]["seat"])
        # The last bid is left out: with it all are shown.
        for seat in [seat for seat in range(SEATS) if seat != viewer][: SEATS - 2 + (viewer >= 0)]:
            visitor(house, seat).play(GAME, seat, at)
    one, two = [got(house, viewer) for house in houses]
    for mine, other in zip(one, two, strict=True):
        assert mine == other


def test_what_is_secret_is_not_in_the_log(house: House) -> None:
    person = house.visitor()
    game = person.create(YOU, HERE)["id"]
    lines = {seat: person.get(f"/api/games/{game}/log?seat={seat}")["lines"] for seat in (0, 1, -2)}
    drawn = [line["n"] for line in lines[0] if line["move"].startswith("draw ")]
    assert drawn
    for number in drawn:
        hidden = [lines[seat][number]["move"] for seat in (1, -2)]
        assert hidden == ["", ""]


def test_no_answer_tells_what_only_the_server_knows(house: House) -> None:
    host = house.visitor()
    made = host.create(YOU, LINK)
    game = made["id"]
    guest = house.visitor().joined(made["links"]["1"])
    services = services_in(house.client.app)
    stored = house.client.blocking_portal.call(services.store.load, game)
    assert stored is not None
    assert stored.row.seed is not None
    canaries = [stored.row.seed.hex(), host.cookie.partition("=")[2], made["links"]["1"]]
    canaries.extend([entry.hash for entry in stored.entries])
    canaries.extend([entry.digest for entry in stored.entries])
    paths = ("", "/position?seat=1", "/log?seat=1", "/chat", "/save")
    answers = [guest.ask("GET", f"/api/games/{game}{path}").text for path in paths]
    answers.append(guest.ask("GET", "/api/games").text)
    for canary in canaries:
        assert not any(canary in answer for answer in answers)


def test_private_answers_are_not_stored(house: House) -> None:
    host = house.visitor()
    game = host.create(YOU, HERE)["id"]
    for path in ("", "/position?seat=1", "/log?seat=1", "/chat", "/save", "/nothing"):
        answer = host.ask("GET", f"/api/games/{game}{path}")
        assert answer.headers["cache-control"] == "no-store"


def test_looking_changes_nothing(house: House) -> None:
    host = house.visitor()
    game = host.create(YOU, HERE)["id"]
    store = services_in(house.client.app).store
    before = house.client.blocking_portal.call(store.load, game)
    for path in ("", "/position?seat=0", "/position?seat=0&at=0", "/log?seat=0", "/chat"):
        host.get(f"/api/games/{game}{path}")
    assert house.client.blocking_portal.call(store.load, game) == before
