"""Who may do what: every route, asked by everybody.

Allowed means that rights do not stand in the way; the state of the game may. A route that
this table does not list fails the test.
"""

from __future__ import annotations

from typing import Any, Final

import pytest
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect

from tests.server.app.kit import LINK, House, Visitor

# Refusals that are about rights.
REFUSALS: Final = {"not_yours", "not_your_seat", "not_host", "secrets"}
ROLES: Final = ("anonymous", "stranger", "spectator", "seat", "other", "host")
EVERYBODY: Final = frozenset(ROLES)
MEMBERS: Final = frozenset(("spectator", "seat", "other", "host"))
PLAYERS: Final = frozenset(("seat", "other", "host"))
SEAT: Final = frozenset(("seat",))
HOST: Final = frozenset(("host",))
NONE: Final[frozenset[str]] = frozenset()

G: Final = "/api/games/{game_id:str}"
CHOICE: Final = {"seat": 1, "choice": "pass", "expect": 1, "move_id": "m"}
UNDO: Final = {"seat": 1, "expect": 1, "move_id": "m"}

# Method, path of the route, what is asked (the seat is seat 1), body, who is allowed.
MATRIX: Final[tuple[tuple[str, str, str, Any, frozenset[str]], ...]] = (
    ("GET", "/", "/", None, EVERYBODY),
    ("GET", "/static/{path:path}", "/static/index.html", None, EVERYBODY),
    ("GET", "/api/schema", "/api/schema", None, EVERYBODY),
    ("GET", "/api/schema/{path:str}", "/api/schema/nothing", None, EVERYBODY),
    ("GET", "/api/schema/openapi.json", "/api/schema/openapi.json", None, EVERYBODY),
    ("GET", "/health", "/health", None, EVERYBODY),
    ("GET", "/ready", "/ready", None, EVERYBODY),
    ("GET", "/api/about", "/api/about", None, EVERYBODY),
    ("GET", "/api/ui", "/api/ui", None, EVERYBODY),
    ("GET", "/api/pack/{game:str}", "/api/pack/template", None, EVERYBODY),
    ("GET", "/api/menu/{game:str}", "/api/menu/template", None, EVERYBODY),
    ("GET", "/api/ledger/{game:str}", "/api/ledger/template", None, EVERYBODY),
    ("GET", "/api/games", "/api/games", None, EVERYBODY),
    ("POST", "/api/games", "/api/games", {"game": "template", "seats": []}, EVERYBODY),
    ("POST", "/api/companion", "/api/companion", {"game": "template"}, EVERYBODY),
    ("POST", "/api/games/import", "/api/games/import", {}, EVERYBODY),
    ("POST", "/api/join", "/api/join", {"token": "x"}, EVERYBODY),
    ("POST", "/api/invitation", "/api/invitation", {"token": "x"}, EVERYBODY),
    ("GET", G, "/api/games/ID", None, MEMBERS),
    ("GET", f"{G}/position", "/api/games/ID/position?seat=1", None, SEAT),
    ("GET", f"{G}/position", "/api/games/ID/position?seat=1&at=0", None, SEAT),
    ("GET", f"{G}/position", "/api/games/ID/position?seat=-2", None, MEMBERS),
    ("GET", f"{G}/position", "/api/games/ID/position?seat=7", None, NONE),
    ("GET", f"{G}/picture", "/api/games/ID/picture", None, MEMBERS),
    ("GET", f"{G}/log", "/api/games/ID/log?seat=1", None, SEAT),
    ("GET", f"{G}/log", "/api/games/ID/log?seat=-2", None, MEMBERS),
    ("POST", f"{G}/choices", "/api/games/ID/choices", CHOICE, SEAT),
    ("POST", f"{G}/choices", "/api/games/ID/choices", {**CHOICE, "seat": -2}, NONE),
    ("POST", f"{G}/choices", "/api/games/ID/choices", {**CHOICE, "seat": -1}, NONE),
    ("POST", f"{G}/undo", "/api/games/ID/undo", UNDO, SEAT),
    ("POST", f"{G}/withdraw", "/api/games/ID/withdraw", {"seat": 1}, SEAT),
    ("POST", f"{G}/why", "/api/games/ID/why", {"seat": 1, "choice": "pass"}, SEAT),
    ("POST", f"{G}/preview", "/api/games/ID/preview", {"seat": 1, "choice": "pass"}, SEAT),
    ("POST", f"{G}/rewind", "/api/games/ID/rewind", {"seat": 1, "to": 0}, SEAT),
    ("POST", f"{G}/chat", "/api/games/ID/chat", {"seat": 1, "text": "hello"}, SEAT),
    ("POST", f"{G}/chat", "/api/games/ID/chat", {"seat": -2, "text": "hello"}, MEMBERS),
    ("GET", f"{G}/chat", "/api/games/ID/chat", None, MEMBERS),
    ("POST", f"{G}/seats/{{seat:int}}", "/api/games/ID/seats/1", {"kind": "bot"}, SEAT | HOST),
    ("POST", f"{G}/seats/{{seat:int}}/handover", "/api/games/ID/seats/1/handover", {}, PLAYERS),
    ("POST", f"{G}/seats/{{seat:int}}/concede", "/api/games/ID/seats/1/concede", {}, SEAT),
    ("POST", f"{G}/archive", "/api/games/ID/archive", {}, MEMBERS),
    ("DELETE", G, "/api/games/ID", None, HOST),
    ("GET", f"{G}/facts", "/api/games/ID/facts", None, HOST),
    ("POST", f"{G}/facts", "/api/games/ID/facts", {"expect": 1, "move_id": "m"}, HOST),
    ("POST", f"{G}/facts/choices", "/api/games/ID/facts/choices", {"fact": "x"}, HOST),
    ("POST", f"{G}/roll", "/api/games/ID/roll", {"expect": 1, "move_id": "m"}, HOST),
    ("POST", f"{G}/links", "/api/games/ID/links", {"seat": 0}, HOST),
    ("POST", f"{G}/links", "/api/games/ID/links", {"spectator": True}, HOST),
    ("DELETE", f"{G}/links/{{seat:int}}", "/api/games/ID/links/0", None, HOST),
    ("POST", f"{G}/fork", "/api/games/ID/fork", {"at": 0}, NONE),
    ("POST", f"{G}/rematch", "/api/games/ID/rematch", {}, PLAYERS),
    ("GET", f"{G}/save", "/api/games/ID/save", None, NONE),
    ("POST", f"{G}/verify", "/api/games/ID/verify", {}, MEMBERS),
)
SOCKETS: Final = (("events?seat=1", SEAT), ("events?seat=-2", MEMBERS), ("events?seat=9", NONE))


def people(house: House) -> tuple[str, dict[str, Visitor]]:
    """A game whose host has no seat, and somebody of each role."""
    host, stranger = house.visitor(), house.visitor()
    made = host.create(LINK, LINK, LINK)
    stranger.create(LINK, LINK)
    found = {
        "anonymous": house.visitor(),
        "stranger": stranger,
        "spectator": house.visitor().joined(made["spectate"]),
        "seat": house.visitor().joined(made["links"]["1"]),
        "other": house.visitor().joined(made["links"]["2"]),
        "host": host,
    }
    return made["id"], found


@pytest.mark.parametrize("case", MATRIX, ids=lambda case: f"{case[0]} {case[2]}")
def test_rights(house: House, case: tuple[str, str, str, Any, frozenset[str]]) -> None:
    method, _, path, body, allowed = case
    game, roles = people(house)
    let_in = set()
    for role in ROLES:
        answer = roles[role].ask(method, path.replace("ID", game), body)
        assert answer.status_code < 500, answer.text
        code = answer.json()["error"]["code"] if answer.status_code == 403 else ""
        if code not in REFUSALS:
            let_in.add(role)
    assert let_in == allowed


@pytest.mark.parametrize(("path", "allowed"), SOCKETS)
def test_rights_of_sockets(house: House, path: str, allowed: frozenset[str]) -> None:
    game, roles = people(house)
    let_in: set[str] = set()
    codes: list[int] = []
    for role in ROLES:
        visitor = roles[role]
        house.client.cookies.clear()
        headers = {"cookie": visitor.cookie}
        with house.client.websocket_connect(f"/api/games/{game}/{path}", headers=headers) as socket:
            try:
                let_in |= {role} if socket.receive_json(timeout=5)["type"] == "hello" else set()
            except WebSocketDisconnect as closed:
                codes.append(closed.code)
    assert let_in == allowed
    assert codes == [1008] * (len(ROLES) - len(allowed))


def test_every_route_is_listed(house: House) -> None:
    app = house.client.app
    assert isinstance(app, Litestar)
    served = {
        (method, route.path)
        for route in app.routes
        for method in getattr(route, "methods", None) or {"WS"}
        if method != "OPTIONS"
    }
    listed = {(method, path) for method, path, *_ in MATRIX}
    assert served == listed | {("WS", f"{G}/events")}


def test_an_unknown_game_is_nobodys(house: House) -> None:
    visitor = house.visitor()
    for name in ("0123456789abcdef", "nonsense", "..", "%00", "0123456789ABCDEF"):
        assert visitor.refused(f"/api/games/{name}/position", None, "GET")[0] == 404
