"""What everybody may know: the games there are, their words and their rules.

Owns the public answers, each worked out once. Nothing here depends on who asks.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

import msgspec
from litestar import Response, get
from litestar.params import FromPath, FromQuery

from ziggurat import __version__, api
from ziggurat.server import tables
from ziggurat.server.bots import LEVELS
from ziggurat.server.errors import ApiError
from ziggurat.server.routes.answers import answers
from ziggurat.server.routes.replies import Packed, json_data
from ziggurat.server.services import Req, services_of
from ziggurat.words import language_names, languages

MOST: Final = 32  # packs that are kept
LONGEST: Final = 200


@get("/api/about", responses=answers(dict[str, Any]))
async def about(request: Req) -> Response[bytes]:
    """What this server has to offer."""
    limits = services_of(request).limits
    return json_data(
        {
            "version": __version__,
            "games": [_game_data(game) for game in api.games().values()],
            "languages": language_names(),
            "bots": LEVELS,
            "limits": msgspec.to_builtins(limits),
        }
    )


def _game_data(game: api.Game) -> dict[str, Any]:
    return {
        "name": game.name,
        "version": game.version,
        "title": f"game.{game.name}",
        "seats": game.seats,
        "seat_names": game.seat_names,
        "modules": [{"name": module.name, "stage": module.stage} for module in game.modules],
        "options": [
            {"name": option.name, "values": list(option.values)} for option in game.options
        ],
    }


@get("/api/ui", responses=answers(dict[str, str]))
async def ui(request: Req, lang: FromQuery[str] = "en") -> Response[bytes]:
    """The page's own words."""
    # Catalogues are read once for each process by those who own them.
    return Packed(_encoded(tables.ui(_language(lang))), "application/json").answer(request)


@get("/api/pack/{game:str}", responses=answers(dict[str, Any]))
async def pack(
    request: Req,
    game: FromPath[str],
    lang: FromQuery[str] = "en",
    modules: FromQuery[str] = "",
    options: FromQuery[str] = "",
) -> Response[bytes]:
    """The words, rows and labels of a game, with modules "a,b" and options "name:value,..."."""
    named, given = _chosen(modules, options)
    return _pack(_game(game), _language(lang), named, given).answer(request)


@get("/api/menu/{game:str}", responses=answers(dict[str, Any]))
async def menu(
    game: FromPath[str], modules: FromQuery[str] = "", options: FromQuery[str] = ""
) -> Response[bytes]:
    """What can be chosen for a game when modules "a,b" and options "name:value,..." are."""
    named, given = _chosen(modules, options)
    return json_data(api.menu(_game(game), named, dict(given)).plain())


@get("/api/ledger/{game:str}", responses=answers(dict[str, Any]))
async def ledger(request: Req, game: FromPath[str], lang: FromQuery[str] = "en") -> Response[bytes]:
    """The rules of a game, one by one."""
    return _ledger(_game(game), _language(lang)).answer(request)


def _chosen(modules: str, options: str) -> tuple[tuple[str, ...], tuple[tuple[str, str], ...]]:
    if max(len(modules), len(options)) > LONGEST:
        raise ApiError(400, "bad_request", "Name fewer modules and options.")
    named = tuple([word for word in modules.split(",") if word])
    return named, tuple([_option(word) for word in options.split(",") if word])


def _option(word: str) -> tuple[str, str]:
    name, _, value = word.partition(":")
    return name, value


def _game(name: str) -> str:
    if name not in api.games():
        known = ", ".join(sorted(api.games()))
        raise ApiError(404, "not_found", f"There is no such game; there are: {known}.")
    return name


def _language(lang: str) -> str:
    if lang not in languages():
        known = ", ".join(languages())
        raise ApiError(404, "not_found", f"There is no such language; there are: {known}.")
    return lang


@lru_cache(maxsize=MOST)
def _pack(
    game: str, lang: str, modules: tuple[str, ...], options: tuple[tuple[str, str], ...]
) -> Packed:
    found = tables.pack(game, lang, modules, dict(options))
    return Packed(_encoded(found), "application/json")


@lru_cache(maxsize=MOST)
def _ledger(game: str, lang: str) -> Packed:
    return Packed(_encoded(tables.ledger(game, lang)), "application/json")


def _encoded(data: object) -> bytes:
    return msgspec.json.encode(data)


ROUTES = (about, ui, pack, menu, ledger)
