"""Chairs: who sits where in a game, besides what its log says.

Owns the facts that the server keeps beside a match: names, bots, links, what is
proposed, and who has seen whose secrets. It never decides what is legal.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final, Literal, TypeAlias

import msgspec

from ziggurat.api import Rules
from ziggurat.build.governed import governed_seats
from ziggurat.match.errors import SaveError
from ziggurat.server.errors import ApiError

ChairKind: TypeAlias = Literal["person", "bot", "rule"]


class Chair(msgspec.Struct, frozen=True):
    """One seat: a person's, a bot's or a rule's; for a person who has `left`, a bot of `level`
    stands in.  Nobody ever sits at a rule's.

    A seat that `was_bot` goes back to the bot, not to its person. All have agreed that an `open`
    seat may be given to somebody new.
    """

    kind: ChairKind
    name: str = ""
    level: str = ""
    left: bool = False
    was_bot: bool = False
    open: bool = False

    @property
    def by_bot(self) -> bool:
        """Tell whether a bot decides here now."""
        return self.kind == "bot" or self.left


class Proposal(msgspec.Struct, frozen=True):
    """Seat `by` asks all to go back to the position after entry `to`."""

    to: int
    by: int
    consents: tuple[int, ...]


class Handover(msgspec.Struct, frozen=True):
    """The host asks all, at a time, to let somebody new sit at a seat."""

    seat: int
    consents: tuple[int, ...]
    at: float


class Reader(msgspec.Struct, frozen=True):
    """A session, by its hash, that held what a seat knows; `name` is what the seat was called.

    One that came `by_link` got the seat from the host after somebody else had lost it.
    """

    seat: int
    session: str
    name: str = ""
    by_link: bool = False


class Concession(msgspec.Struct, frozen=True):
    """A seat whose person gave up, once the log had so many entries."""

    seat: int
    after: int


class Meta(msgspec.Struct, frozen=True):
    """What the store keeps of a game beside its log; `watch` is the hash of a link.

    `dice_known` says that somebody has had the seed in hand, or what a draw was that others do
    not see yet. Once it is set it stays.
    `readers` are those who have seen a seat's secrets and may not hold it any more.
    `archived` are the sessions, by their hashes, that list the game apart.
    """

    chairs: tuple[Chair, ...]
    watch: str = ""
    rewind: Proposal | None = None
    parent: str = ""
    rematch: str = ""
    dice_known: bool = False
    handover: Handover | None = None
    readers: tuple[Reader, ...] = ()
    conceded: tuple[Concession, ...] = ()
    archived: tuple[str, ...] = ()

    def with_chair(self, seat: int, chair: Chair) -> Meta:
        """The same with another chair at a seat."""
        chairs = [*self.chairs[:seat], chair, *self.chairs[seat + 1 :]]
        return msgspec.structs.replace(self, chairs=tuple(chairs))

    def people(self) -> list[int]:
        """The seats where people decide."""
        chairs = enumerate(self.chairs)
        return [seat for seat, chair in chairs if chair.kind == "person" and not chair.left]

    def has_conceded(self, seat: int) -> bool:
        """Return whether the person of a seat gave up."""
        return any([at.seat == seat for at in self.conceded])

    @property
    def conceded_to(self) -> int | None:
        """The seat that wins because all others have conceded."""
        if not self.conceded:
            return None
        rest = [seat for seat in range(len(self.chairs)) if not self.has_conceded(seat)]
        return rest[0] if len(rest) == 1 else None


def seated(chairs: Sequence[Chair], rules: Rules, seats: int) -> tuple[Chair, ...]:
    """Chairs for all seats: those that a rule plays come by themselves, at the end."""
    governed = governed_seats(rules, seats)
    return (*chairs[: seats - len(governed)], *[Chair("rule")] * len(governed))


def read_meta(data: bytes) -> Meta:
    """Read back what the store keeps, or `SaveError`."""
    try:
        return msgspec.json.decode(data, type=Meta)
    except (ValueError, RecursionError) as error:
        raise SaveError(f"what is noted beside the log cannot be read ({error})") from None


def write_meta(meta: Meta) -> bytes:
    """Write what the store keeps."""
    return msgspec.json.encode(meta)


def merged(before: bytes, after: bytes) -> bytes:
    """What is kept when `after` replaces `before`: what somebody knew, nobody forgets.

    A concession stays too, and what is archived changes by `with_archived` alone.
    """
    old, new = read_meta(before), read_meta(after)
    conceded = new.conceded + tuple([at for at in old.conceded if not new.has_conceded(at.seat)])
    kept = msgspec.structs.replace(
        new,
        dice_known=old.dice_known or new.dice_known,
        readers=new.readers + tuple([at for at in old.readers if at not in new.readers]),
        conceded=conceded,
        archived=old.archived,
    )
    return after if kept == new else write_meta(kept)


def with_archived(data: bytes, session: bytes, archived: bool) -> bytes:
    """What is kept once a session has put a game into its archive, or taken it out."""
    meta = read_meta(data)
    others = [at for at in meta.archived if at != session.hex()]
    sessions = (*others, session.hex()) if archived else tuple(others)
    return write_meta(msgspec.structs.replace(meta, archived=sessions))


def rewind_data(proposal: Proposal | None) -> dict[str, Any] | None:
    """A proposal as the page is sent it."""
    if proposal is None:
        return None
    return {"to": proposal.to, "by": proposal.by, "consents": proposal.consents}


# What stands behind a pictograph and belongs to it: how it is drawn, or the tone of its skin.
_DRAWN: Final = "[\ufe0f\U0001f3fb-\U0001f3ff]?"
_PICTOGRAPH: Final = "[\u2190-\u2bff\U0001f000-\U0001faff]" + _DRAWN
# Pictographs, alone or joined to one, and flags of parts of a country. What joins them cannot be
# seen and is refused everywhere else, where it would make two names that look the same.
_EMOJI: Final = re.compile(
    "\U0001f3f4[\U000e0030-\U000e0039\U000e0061-\U000e007a]{3,6}\U000e007f"
    f"|{_PICTOGRAPH}(?:\u200d{_PICTOGRAPH})*"
)


def clean_text(text: str, longest: int, what: str) -> str:
    """A line of text that people may be shown, or a refusal."""
    line = " ".join(text.split())
    if len(line) > longest or not _EMOJI.sub("", line).isprintable():
        message = (
            f"A {what} is one line of at most {longest} characters that can all be seen; "
            "write it shorter or without hidden characters."
        )
        raise ApiError(422, "bad_text", message, {"most": longest})
    return line
