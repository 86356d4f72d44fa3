"""Access: what a session may do in a game.

Owns the reading of grants and the words of links. It never touches a match, and it never
sees a session or a link but by its hash.
"""

from __future__ import annotations

import hmac
import re
from collections.abc import Iterable
from typing import Final

import msgspec

from ziggurat.api import NATURE, NOBODY
from ziggurat.server import errors
from ziggurat.server.security import SECRET_LENGTH, hashed, new_secret
from ziggurat.server.store import Grant

GAME_ID: Final = re.compile(r"[0-9a-f]{16}")
# A link for spectators serves many; it names its game, and the game knows its hash.
WATCH: Final = re.compile(rf"w([0-9a-f]{{16}})\.([A-Za-z0-9_-]{{{SECRET_LENGTH}}})")
SEAT_LINK: Final = re.compile(rf"[A-Za-z0-9_-]{{{SECRET_LENGTH}}}")


class Access(msgspec.Struct, frozen=True):
    """The rights of one session in one game."""

    seats: frozenset[int] = frozenset()
    host: bool = False
    spectator: bool = False

    @property
    def member(self) -> bool:
        """Tell whether the session takes part at all."""
        return self.host or self.spectator or bool(self.seats)

    def may_read(self, seat: int) -> bool:
        """Tell whether the session may see what a seat sees; below 0 is what everybody may."""
        return self.member if seat < 0 else seat in self.seats

    def for_chance(self) -> Access:
        """The same rights, and to say what chance does."""
        return msgspec.structs.replace(self, seats=self.seats | {NATURE})

    def need_member(self) -> None:
        """Refuse strangers."""
        if not self.member:
            raise errors.not_yours()

    def need_host(self) -> None:
        """Refuse everybody but the host."""
        self.need_member()
        if not self.host:
            raise errors.not_host()

    def need_reader(self, seat: int) -> int:
        """Refuse whoever may not see what `seat` sees; returns the seat or NOBODY."""
        self.need_member()
        if not self.may_read(seat):
            raise errors.not_your_seat(seat)
        return seat if seat >= 0 else NOBODY

    def need_seat(self, seat: int) -> None:
        """Refuse whoever does not hold a seat."""
        self.need_member()
        if seat not in self.seats:
            raise errors.not_your_seat(seat)


STRANGER: Final = Access()


def holders(granted: Iterable[tuple[bytes, Grant]]) -> dict[bytes, Access]:
    """The rights of all sessions in a game."""
    grants: dict[bytes, list[Grant]] = {}
    for session, grant in granted:
        grants.setdefault(session, []).append(grant)
    return {session: access_of(own) for session, own in grants.items()}


def access_of(grants: Iterable[Grant]) -> Access:
    """What some grants of one session and one game come to."""
    given = list(grants)
    return Access(
        frozenset([grant.seat for grant in given if grant.role == "seat"]),
        any([grant.role == "host" for grant in given]),
        any([grant.role == "spectator" for grant in given]),
    )


def is_game_id(word: str) -> bool:
    """Tell whether a word can be a game's; nothing else is looked up."""
    return GAME_ID.fullmatch(word) is not None


def new_watch_link(game_id: str) -> tuple[str, str]:
    """A link for spectators, and what the game keeps of it."""
    token = f"w{game_id}.{new_secret()}"
    return token, hashed(token).hex()


def watched_game(token: str) -> str:
    """The game that a link for spectators names; empty if it is no such link."""
    match = WATCH.fullmatch(token)
    return match[1] if match else ""


def is_watch_link(token: str, kept: str) -> bool:
    """Tell whether a link is the one that a game keeps the hash of."""
    return bool(kept) and hmac.compare_digest(hashed(token).hex(), kept)
