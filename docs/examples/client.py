"""Plays a game over HTTP, choosing at random: python3 client.py [ADDRESS] [GAME]"""

import json
import random
import sys
import time
import uuid
from http.cookiejar import CookieJar
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import HTTPCookieProcessor, Request, build_opener

GIVEN = dict(enumerate(sys.argv))
ADDRESS = GIVEN.get(1, "http://127.0.0.1:8000").rstrip("/")
OPENER = build_opener(HTTPCookieProcessor(CookieJar()))  # the cookie is the session


class Refused(Exception):
    """The server says no: a code, a sentence and facts."""


def ask(path: str, body: object = None, tries: int = 5) -> Any:
    """GET, or POST if there is a body; a move sent twice under one id is played once."""
    data = None if body is None else json.dumps(body).encode()
    request = Request(ADDRESS + path, data, {"content-type": "application/json"})
    try:
        with OPENER.open(request, timeout=30) as answer:
            return json.load(answer)
    except HTTPError as error:
        told = json.load(error)["error"]
        if error.code not in (429, 503) or not tries:
            raise Refused(told["code"], told["message"], told["facts"]) from None
        time.sleep(told["facts"].get("wait", 1))
    except URLError:
        if not tries:
            raise
        time.sleep(1)
    return ask(path, body, tries - 1)


seats = [{"kind": "you"}, {"kind": "bot", "level": "random"}]
game = "/api/games/" + ask("/api/games", {"game": GIVEN.get(2, "template"), "seats": seats})["id"]
while (position := ask(f"{game}/position?seat=0"))["outcome"] is None:
    options = [asked["options"] for asked in position["questions"] if asked["seat"] == 0]
    if not options:  # the bot thinks
        time.sleep(0.05)
        continue
    move = {"choice": random.choice(options[0]), "expect": position["last"] + 1}
    try:
        ask(f"{game}/choices", {"seat": 0, "move_id": str(uuid.uuid4()), **move})
    except Refused as refused:
        if refused.args[0] != "stale":  # else the bot was quicker: look again
            raise
print(json.dumps(position["outcome"]))
