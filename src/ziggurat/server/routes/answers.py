"""Answers: what routes say, for the description of the interface.

Owns the forms of answers as OpenAPI tells them; those about a table are in `table_answers.py`.
Answers are written elsewhere, most of them ready encoded; the tests hold both against each other.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec
from litestar import MediaType
from litestar.openapi.datastructures import ResponseSpec


class ErrorFacts(msgspec.Struct):
    """Why something was refused: a code, a sentence that says what to do, and facts."""

    code: str
    message: str
    facts: dict[str, Any]


class Refusal(msgspec.Struct):
    """The answer to every request that fails."""

    error: ErrorFacts


class Health(msgspec.Struct):
    """How a server is; whatever is not "ok" is told as an error."""

    status: Literal["ok"]


class Done(msgspec.Struct):
    """Done, and nothing more to say."""


class Created(msgspec.Struct):
    """A new game and the links to hand out, by seat and for spectators."""

    id: str
    links: dict[str, str]
    spectate: str


class Forked(msgspec.Struct):
    """A game out of another, and the links to seats that wait for somebody."""

    id: str
    links: dict[str, str]


class GameId(msgspec.Struct):
    """A game."""

    id: str


class Joined(msgspec.Struct):
    """The game and the role that a link gave: "spectator" or "seat:N"."""

    id: str
    role: str


class Token(msgspec.Struct):
    """A link, to be put after `/#join=`."""

    token: str


class Invitation(msgspec.Struct):
    """A link that works at other machines, and an image of its QR code.

    Both are empty if nobody else can reach the server as it was asked; `name` is one by which
    others may be able to.
    """

    link: str
    picture: str
    name: str


class SeatReader(msgspec.Struct):
    """Somebody besides a seat's own person who has seen its secrets, or sees them `now`.

    They hold other `seats` or are the host; else `name` is what the seat was called then. One
    `by_link` came by a link of the host's after the seat's own person had lost it.
    """

    seats: list[int]
    host: bool
    name: str
    now: bool
    by_link: bool


class SeatInfo(msgspec.Struct):
    """Who sits at a seat; where it is `open`, all agreed that somebody new may."""

    seat: int
    kind: Literal["person", "bot", "rule"]
    name: str
    level: str
    present: bool
    left: bool
    conceded: bool
    mine: bool
    joined: bool
    was_bot: bool
    open: bool
    readers: list[SeatReader]


class Seats(msgspec.Struct):
    """Who sits where."""

    seats: list[SeatInfo]


class ListedSeat(msgspec.Struct):
    """A seat in the list of games."""

    seat: int
    kind: Literal["person", "bot", "rule"]
    name: str
    level: str
    left: bool
    conceded: bool


class Ending(msgspec.Struct):
    """Who won, and how: by a way of the game, or by `concession`."""

    winners: list[int]
    by: str


class Archived(msgspec.Struct):
    """Whether the session lists a game apart."""

    archived: bool


class ListedGame(msgspec.Struct):
    """One's own game in the list; `people` are the rows that its seats lead, below 0 if open.

    Of those far down in a long list neither these nor `round`, `turn` and `outcome` are told.
    """

    id: str
    game: str
    modules: list[str]
    options: dict[str, str]
    status: Literal["waiting", "playing", "over", "broken"]
    seats: list[ListedSeat]
    you: list[int]
    host: bool
    turn: list[int]
    round: int
    people: list[int]
    outcome: Ending | None
    archived: bool
    last: int
    created: float
    updated: float
    over: bool


class ChatLine(msgspec.Struct):
    """Something said; seat -2 is somebody who watches, `at` is in seconds since 1970."""

    n: int
    seat: int
    text: str
    at: float


class Chat(msgspec.Struct):
    """What was said, and whether there is `more` after it."""

    lines: list[ChatLine]
    more: bool


class Proposed(msgspec.Struct):
    """A proposal to go back to the position after entry `to`."""

    to: int
    by: int
    consents: list[int]


class Handing(msgspec.Struct):
    """A proposal to give a seat to somebody new."""

    seat: int
    consents: list[int]


class HandedOver(msgspec.Struct):
    """Who sits where and what is still proposed."""

    seats: list[SeatInfo]
    handover: Handing | None


class Rewound(msgspec.Struct):
    """Where the game stands and what is still proposed."""

    last: int
    rewind: Proposed | None


class Info(msgspec.Struct):
    """Everything about a game except its position."""

    id: str
    game: str
    version: int
    modules: list[str]
    options: dict[str, str]
    seats: list[SeatInfo]
    host: bool
    spectators: int
    last: int
    over: bool
    status: Literal["waiting", "playing", "over"]
    commitment: str
    told: bool
    stated: bool
    dice_known: bool
    chat: list[ChatLine]
    rewind: Proposed | None
    handover: Handing | None
    parent: str
    rematch: str


class Checked(msgspec.Struct):
    """What playing a game again has shown; the seed is hexadecimal.

    `proven` tells whether all of it was recomputed: the start, every entry and its note, and
    every answer of chance from the seed; after a fork those from entry `proven_from` on follow
    from it, and the others were not checked. `chained` are spans of entries that older rules
    played otherwise: only their chain of hashes was checked. `start_checked` is false where
    that is so of the start. `asked_again` is how often the game went back past an answer of
    chance; at the entries `renewed` it got new dice. The promise is the SHA-256 of the text
    `sealed`; one of the old form, where that is empty, of the seed itself.
    """

    ok: bool
    text: str
    entries: int
    chained: list[list[int]]
    proven: bool
    proven_from: int | None
    seed_chosen: bool
    start_checked: bool
    asked_again: int
    renewed: list[int]
    seed: str | None
    sealed: str


REFUSALS: Final = {
    400: "It cannot be understood.",
    403: "It is not for this session.",
    404: "It is not there.",
    409: "It does not fit the state of the game.",
    410: "The game is over.",
    413: "It is too large.",
    421: "The server does not go by this name.",
    422: "The rules or settings do not allow it.",
    429: "It is asked too often.",
    503: "The store does not answer.",
}


def answers(
    form: Any, status: int = 200, media_type: str = MediaType.JSON
) -> dict[int, ResponseSpec]:
    """The description of a route's answers."""
    described = {
        code: ResponseSpec(Refusal, generate_examples=False, description=text)
        for code, text in REFUSALS.items()
    }
    described[status] = ResponseSpec(
        form, generate_examples=False, description="Done.", media_type=media_type
    )
    return described
