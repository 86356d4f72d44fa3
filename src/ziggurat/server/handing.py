"""Handing on: who has seen a seat's secrets, and when the others have to agree to one more.

Owns the record of readers and the rules of consent. It gives no right and takes none: routes
do that, after asking here.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from ziggurat.api import NOBODY, Match
from ziggurat.match.codec import encode
from ziggurat.server.chairs import Chair, Handover, Meta, Reader
from ziggurat.server.desk import OpenGame
from ziggurat.server.errors import ApiError
from ziggurat.server.hub import Hub


def need_player(game: OpenGame, seat: int) -> None:
    """Refuse a seat that a rule plays: nobody can take it."""
    if game.meta.chairs[seat].kind == "rule":
        raise ApiError(409, "rule_seat", "A rule plays this seat; choose another one.")


def need_promised(game: OpenGame) -> None:
    """Refuse to bring anybody else to a game whose host has a whole real table before them."""
    if game.match.told:
        message = "This game goes on at a real table; nobody can sit down here from elsewhere."
        raise ApiError(409, "not_possible", message)


def has_secrets(match: Match, seat: int) -> bool:
    """Tell whether a seat knows, or has read, anything that not everybody may."""
    if match.outcome is not None:
        return False
    mine, all_see = (match.view(reader).parts for reader in (seat, NOBODY))
    if [encode(part) for part in mine] != [encode(part) for part in all_see]:
        return True
    public = (match.log(seat), match.events(seat))
    return public != (match.log(NOBODY), match.events(NOBODY))


def with_readers(meta: Meta, match: Match, session: bytes, seats: Iterable[int]) -> Meta:
    """Note that a session has held what these seats know, where they have secrets."""
    key = session.hex()
    known = {(reader.seat, reader.session) for reader in meta.readers}
    new = [
        Reader(seat, key, meta.chairs[seat].name)
        for seat in seats
        if (seat, key) not in known and has_secrets(match, seat)
    ]
    return msgspec.structs.replace(meta, readers=(*meta.readers, *new)) if new else meta


def with_holders(game: OpenGame, seat: int) -> Meta:
    """Note whoever holds a seat, before they lose it."""
    meta = game.meta
    for session, access in game.holders.items():
        if seat in access.seats:
            before = meta
            meta = with_readers(meta, game.match, session, [seat])
            if meta is not before and _followed_another(before, seat):
                last = msgspec.structs.replace(meta.readers[-1], by_link=True)
                meta = msgspec.structs.replace(meta, readers=(*before.readers, last))
    return meta


def _followed_another(meta: Meta, seat: int) -> bool:
    """Tell whether somebody had lost a seat to the host before its last holder came."""
    return any([reader.seat == seat for reader in meta.readers])


def is_anothers(game: OpenGame, seat: int, session: bytes) -> bool:
    """Tell whether somebody else sits at a seat."""
    holders = [holder for holder, access in game.holders.items() if seat in access.seats]
    return bool(holders) and session not in holders


def with_seat_emptied(game: OpenGame, seat: int, session: bytes) -> Meta:
    """What is known once a session has sent away whoever sits at a seat.

    A seat that was somebody's goes back to no bot: to whoever is then alone with bots, all
    would be free, and they were not asked.
    """
    meta = with_holders(game, seat)
    if not is_anothers(game, seat, session):
        return meta
    return meta.with_chair(seat, msgspec.structs.replace(meta.chairs[seat], was_bot=False))


def others(game: OpenGame, session: bytes) -> list[int]:
    """The seats of people who are not at this session; who lets a bot play is still there."""
    held = {
        seat
        for holder, access in game.holders.items()
        if holder != session
        for seat in access.seats
    }
    return sorted([seat for seat in held if game.meta.chairs[seat].kind == "person"])


def entitled(game: OpenGame, session: bytes) -> list[int]:
    """The seats whose people have a say: those of the others, and those they were locked out of.

    To lock somebody out of a seat with secrets is no way round asking them.
    """
    lost = {
        reader.seat
        for reader in game.meta.readers
        if reader.session != session.hex() and not game.joined(reader.seat)
    }
    people = {seat for seat in lost if game.meta.chairs[seat].kind == "person"}
    return sorted({*others(game, session), *people})


def need_consent(game: OpenGame, seat: int, session: bytes) -> None:
    """Refuse to give a seat to somebody new as long as the others have not agreed."""
    _need(game, seat, session, entitled(game, session))


def _need(game: OpenGame, seat: int, session: bytes, wanted: list[int]) -> None:
    chair = game.meta.chairs[seat]
    if chair.open or seat in game.access(session).seats or not wanted:
        return
    if has_secrets(game.match, seat):
        raise consent(seat)


def need_link_consent(game: OpenGame, seat: int, session: bytes) -> None:
    """Refuse a link to a seat that others have sat at; a seat that waits for its first is free.

    A link to an empty seat is for somebody from elsewhere: only those still there are asked.
    """
    chair = game.meta.chairs[seat]
    if chair.was_bot or game.joined(seat) or _readers(game, seat):
        _need(game, seat, session, others(game, session))


def need_join_consent(game: OpenGame, seat: int, session: bytes) -> None:
    """Refuse to let somebody of the table take a further seat that is not theirs to see.

    Whoever is alone with bots may; but a seat that somebody else has played is that person's.
    """
    access = game.access(session)
    chair = game.meta.chairs[seat]
    if chair.open or seat in access.seats or not (access.host or access.seats):
        return
    strange = [reader for reader in _readers(game, seat) if reader.session != session.hex()]
    if (strange or entitled(game, session)) and has_secrets(game.match, seat):
        raise consent(seat)


def _readers(game: OpenGame, seat: int) -> list[Reader]:
    return [reader for reader in game.meta.readers if reader.seat == seat]


def consent(seat: int) -> ApiError:
    """Something to which the others have to agree first."""
    message = (
        "This would show the secrets of a seat to somebody new; "
        f"ask the others at the table first, with /seats/{seat}/handover."
    )
    return ApiError(409, "consent", message, {"seat": seat})


def missing(game: OpenGame, hub: Hub, proposal: Handover, waited_enough: bool) -> list[int]:
    """The seats whose consent is wanted; who is away and silent for long is not waited for."""
    hosts = [session for session, access in game.holders.items() if access.host]
    wanted = entitled(game, hosts[0] if hosts else b"")
    silent = [seat for seat in wanted if seat not in proposal.consents]
    if not waited_enough:
        return silent
    return [seat for seat in silent if hub.count(game.id, seat)]


def handed(meta: Meta, seat: int) -> Meta:
    """The seat may be given to somebody new, once."""
    chair = meta.chairs[seat]
    bot = chair.kind == "bot" or chair.was_bot
    new = Chair("person", chair.name, chair.level, chair.left, was_bot=bot, open=True)
    return msgspec.structs.replace(meta.with_chair(seat, new), handover=None)


def handover_data(proposal: Handover | None) -> dict[str, Any] | None:
    """A proposal as the page is sent it."""
    return None if proposal is None else {"seat": proposal.seat, "consents": proposal.consents}


def readers_data(game: OpenGame, seat: int) -> list[dict[str, Any]]:
    """Who besides a seat's own person has seen its secrets, or sees them now.

    A reader is told by the other seats held now; without any, by the name the seat had then.
    """
    readers: dict[bytes, str] = {
        bytes.fromhex(reader.session): reader.name for reader in _readers(game, seat)
    }
    by_link = {bytes.fromhex(reader.session) for reader in _readers(game, seat) if reader.by_link}
    for session, access in game.holders.items():
        if seat in access.seats:
            readers.pop(session, None)
            if len(access.seats) > 1:
                readers[session] = ""
    lines = []
    for session, name in readers.items():
        access = game.access(session)
        elsewhere = sorted(access.seats - {seat})
        lines.append(
            {
                "seats": elsewhere,
                "host": access.host,
                "name": "" if elsewhere else name,
                "now": seat in access.seats,
                "by_link": session in by_link,
            }
        )
    return lines
