"""Errors: what the server refuses, as a code, a sentence and facts.

Owns the codes, how a refusal of a match becomes one of them, and their form on the wire. It
never words anything for the page, which has its own words for each code.
"""

from __future__ import annotations

import hashlib
import logging
import traceback
from typing import TYPE_CHECKING, Any, Final

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException

from ziggurat.api import BuildError, Refused, Rules
from ziggurat.kernel.reason import NOT_ASKED
from ziggurat.match.errors import Finished, MatchError, NoSeed, Stale, UndoRefused
from ziggurat.match.notation import NotationError
from ziggurat.server.store import Damaged, StoreError, StoreGone

if TYPE_CHECKING:
    from litestar.types import ExceptionHandlersMap

log: Final = logging.getLogger("ziggurat.server")


NUMBER_DIGITS: Final = 8
# What the framework says of a client that hangs up before its request is complete.
GONE: Final = "client disconnected prematurely"


class ApiError(Exception):
    """A request is refused, and nothing was changed."""

    def __init__(
        self, status: int, code: str, message: str, facts: dict[str, Any] | None = None
    ) -> None:
        super().__init__(message)
        self.status: Final = status
        self.code: Final = code
        self.message: Final = message
        self.facts: Final = facts or {}

    def body(self) -> bytes:
        """The answer as JSON."""
        return msgspec.json.encode({"error": self.data()})

    def data(self) -> dict[str, Any]:
        """What is said about the error."""
        return {"code": self.code, "message": self.message, "facts": self.facts}

    def headers(self) -> list[tuple[bytes, bytes]]:
        """What the answer says besides."""
        wait = self.facts.get("wait") if self.status == 429 else None
        return [] if wait is None else [(b"retry-after", b"%d" % (int(wait) + 1))]


def bad_request(message: str, **facts: object) -> ApiError:
    """A request that says nothing this server understands."""
    return ApiError(400, "bad_request", message, facts)


def head_too_large() -> ApiError:
    """A request with far too much before its body."""
    return ApiError(431, "too_large", "The headers of this request are too long; send fewer.")


def no_game() -> ApiError:
    """A game that is not there."""
    return ApiError(404, "no_game", "There is no such game; look at the list of your games.")


def not_yours() -> ApiError:
    """A game of other people."""
    return ApiError(403, "not_yours", "You take no part in this game; ask its host for a link.")


def not_host() -> ApiError:
    """Something only the host may do."""
    return ApiError(403, "not_host", "Only the host of this game may do that; ask the host.")


def not_your_seat(seat: int) -> ApiError:
    """A seat of somebody else."""
    message = "This seat is not yours; use your own seat or ask the host for a link."
    return ApiError(403, "not_your_seat", message, {"seat": seat})


def too_many(what: str, wait: float) -> ApiError:
    """Something asked for too often."""
    message = f"Too many {what}; try again in {max(wait, 0.1):.1f} seconds."
    return ApiError(429, "too_many", message, {"wait": round(max(wait, 0.001), 3)})


def stale(current: int) -> ApiError:
    """The game has moved on."""
    message = "The game has moved on; look at the position again and then choose."
    return ApiError(409, "stale", message, {"next": current})


def broken_game(game_id: str, fault: str, entry: int = 0) -> ApiError:
    """A game that is not in the store as it was written; what is wrong with it is noted."""
    number = _number_of(f"{game_id} {fault}")
    log.error(f"error {number}: game %s cannot be opened: %s", game_id, fault)
    where = f" from entry {entry} on" if entry else ""
    message = (
        f"This game cannot be read{where}; tell whoever runs the server this number: {number}."
    )
    facts: dict[str, Any] = {"number": number}
    return ApiError(500, "broken_game", message, {**facts, "entry": entry} if entry else facts)


def move_id_used(move_id: str, entry: int) -> ApiError:
    """A move id that stands for another move already."""
    message = (
        f"The move id '{move_id}' was used for entry {entry}, which is another move, "
        "and nothing was played; use a new id for each move."
    )
    return ApiError(409, "move_id_used", message, {"move_id": move_id, "entry": entry})


def over() -> ApiError:
    """Nothing can be played any more."""
    return ApiError(410, "finished", "The game is over; start a rematch to play on.")


def conceded(seat: int) -> ApiError:
    """A seat that nobody takes again."""
    message = "The player of this seat conceded; a bot plays it to the end."
    return ApiError(409, "conceded", message, {"seat": seat})


def refused(rules: Rules, refusal: Refused) -> ApiError:
    """A choice that the rules do not list."""
    reason = refusal.reason
    kind = rules.reasons[reason.number]
    code = "not_your_question" if reason.number == NOT_ASKED else "not_an_option"
    facts = {
        "reason": {"number": reason.number, "facts": reason.facts},
        "rule": kind.rule,
        "name": kind.name,
    }
    message = "This is not possible now; choose one of the listed options."
    return ApiError(422, code, message, facts)


def translated(error: Exception, rules: Rules) -> ApiError | None:
    """What a refusal of a match is called here; None if it is none."""
    if isinstance(error, Refused):
        return refused(rules, error)
    if isinstance(error, Stale):
        return stale(error.current)
    if isinstance(error, Finished):
        return over()
    if isinstance(error, NoSeed):
        message = "Nobody holds the dice of this game; fork it to play on."
        return ApiError(409, "no_seed", message)
    if isinstance(error, UndoRefused):
        facts = {"reason": error.reason}
        return ApiError(409, "no_undo", f"This cannot be taken back: {error}.", facts)
    if isinstance(error, NotationError | ValueError):
        return ApiError(400, "no_choice", f"This is not a choice of the game: {error!s:.200}")
    if isinstance(error, MatchError):
        return ApiError(409, "not_possible", f"This cannot be done: {error}.")
    return None


def as_api_error(error: Exception, path: str) -> ApiError:
    """What any error is called on the wire; what nobody foresaw is noted."""
    if isinstance(error, ApiError):
        return error
    if isinstance(error, HTTPException) and error.status_code < 500:
        return _of_framework(error)
    if isinstance(error, RecursionError):
        return bad_request("The request is nested too deeply; send it flat.")
    if isinstance(error, UnicodeDecodeError):
        return bad_request("The request is not UTF-8; send it as JSON in UTF-8.")
    if isinstance(error, BuildError):
        return ApiError(422, "bad_setup", f"This game cannot be set up: {error!s:.300}.")
    if isinstance(error, Damaged):
        return broken_game(error.id, error.fault, error.entry)
    if isinstance(error, StoreGone):
        log.error("the store is gone: %s", error)
        message = "The server has lost its database and saves nothing; tell whoever runs it."
        return ApiError(503, "store", message)
    if isinstance(error, StoreError):
        log.error("the store failed: %s", error)
        return ApiError(503, "store", "The server cannot save at the moment; try again later.")
    if isinstance(error, HTTPException) and error.detail == GONE:
        return bad_request("The request was not sent to its end; send it again.")
    number = _number_of(error)
    log.error(f"error {number}: a request failed: %s", path, exc_info=error)
    message = (
        "Something went wrong here and nothing was changed; "
        f"tell whoever runs the server this number: {number}."
    )
    return ApiError(500, "failed", message, {"number": number})


def _number_of(fault: Exception | str) -> str:
    """What a fault is called in the answer and in the log.

    The same fault has the same number, so that it can be looked up even where the log leaves out
    what it has said often enough.
    """
    text = fault
    if isinstance(fault, Exception):
        lines = [f"{at.filename}:{at.lineno}" for at in traceback.extract_tb(fault.__traceback__)]
        text = "\n".join([type(fault).__name__, *lines])
    return hashlib.sha256(str(text).encode()).hexdigest()[:NUMBER_DIGITS]


def _of_framework(error: HTTPException) -> ApiError:
    """What the framework refuses."""
    status = error.status_code
    if status == 404:
        return ApiError(404, "not_found", "There is nothing here; check the address.")
    if status == 405:
        message = "This address does not answer to that method; see /api/schema/openapi.json."
        return ApiError(405, "not_allowed", message)
    if status == 413:
        return ApiError(413, "too_large", "This is too large; send less.")
    facts = {"fields": error.extra} if error.extra else {}
    return ApiError(status, "bad_request", f"This cannot be read: {error.detail:.200}.", facts)


def _answer(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    fault = as_api_error(error, request.url.path)
    headers = {name.decode(): value.decode() for name, value in fault.headers()}
    return Response(
        fault.body(), status_code=fault.status, media_type=MediaType.JSON, headers=headers
    )


HANDLERS: Final[ExceptionHandlersMap] = {HTTPException: _answer, Exception: _answer}
