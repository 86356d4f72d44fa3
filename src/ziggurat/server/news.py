"""News: what sockets and answers say about a game.

Owns the messages and their encoding, once for each audience. It reads matches only as a
reader may see them; who may read what is settled before it is asked.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec

from ziggurat.api import NOBODY
from ziggurat.drawing import draw_map
from ziggurat.match.codec import encode
from ziggurat.server import tables
from ziggurat.server.access import Access
from ziggurat.server.chairs import rewind_data
from ziggurat.server.desk import MOST_CACHED, OpenGame
from ziggurat.server.handing import handover_data, readers_data
from ziggurat.server.hub import POLICY, Hub
from ziggurat.server.recent import Recent
from ziggurat.server.store import Said
from ziggurat.words import Words

# With more entries to look up than this, a thread does it.
MANY: Final = 24
# How a game ends that all but one have conceded.
CONCESSION: Final = "concession"
# Stands for every reader where nothing is secret.
ANYBODY: Final = -99

_encode: Final = msgspec.json.encode


async def position(recent: Recent, game: OpenGame, seat: int, at: int | None) -> bytes:
    """What the page draws for a seat, now or after entry `at`."""
    # The newest position tells what can be taken back; once it is a past one, it does not.
    standing = game.standing.topics(game.match.state, seat)
    key = (game.id, game.last, seat, at, standing, game.meta.conceded)
    text = recent.get(key)
    if text is None:
        text = await asyncio.to_thread(_position, game, seat, at, standing)
        recent.put(key, text)
    return text


def _position(game: OpenGame, seat: int, at: int | None, standing: tuple[str, ...]) -> bytes:
    shown = tables.position(game.match, game.id, seat, at, standing=standing)
    if game.meta.conceded_to is not None and shown["at"] == game.last:
        # Its log has no end, but nobody plays on.
        shown.update(outcome=ending_data(game), questions=[], undo=False)
    return _encode(shown)


async def picture(recent: Recent, game: OpenGame) -> bytes:
    """The map as everybody may see it."""
    key = (game.id, game.last, "picture")
    text = recent.get(key)
    if text is None:
        text = await asyncio.to_thread(_picture, game)
        recent.put(key, text)
    return text


def _picture(game: OpenGame) -> bytes:
    rules = game.match.rules
    seen = encode(game.match.view(NOBODY))
    return draw_map(rules, seen, Words("en", rules.game.folder)).encode()


async def lines(game: OpenGame, seat: int, since: int) -> bytes:
    """The entries after a number as a seat may read them."""
    known = (seat, since) in game.lines or (ANYBODY, since) in game.lines
    if not known and game.last - since > MANY:
        await asyncio.to_thread(quick_lines, game, seat, since)
    return quick_lines(game, seat, since)


def quick_lines(game: OpenGame, seat: int, since: int) -> bytes:
    """The same, at once."""
    lines = game.lines.get((seat, since)) or game.lines.get((ANYBODY, since))
    if lines is None:
        lines = _encode(tables.lines(game.match, seat, since))
        if len(game.lines) >= MOST_CACHED:
            game.lines.clear()
        reader = ANYBODY if game.match.is_public(since + 1) else seat
        game.lines[(reader, since)] = lines
    return lines


def log_body(game: OpenGame, lines: bytes) -> bytes:
    """An answer that holds lines."""
    return b'{"last":%d,"lines":%b}' % (game.last, lines)


def played_body(last: int, lines: bytes, shown: bytes | None) -> bytes:
    """The answer to a choice; `shown` is a position."""
    if shown is None:
        return b'{"last":%d,"lines":%b}' % (last, lines)
    return b'{"last":%d,"lines":%b,"position":%b}' % (last, lines, shown)


def entries_text(game: OpenGame, kind: str, lines: bytes, rest: bytes) -> str:
    """A message that holds lines; `rest` is the same for everybody."""
    return (
        b'{"type":"%b","last":%d,"lines":%b,%b}' % (kind.encode(), game.last, lines, rest)
    ).decode()


def rest_of(game: OpenGame) -> bytes:
    """What everybody is told along with lines: who has to decide, and whether it is over."""
    return b'"asked":%b,"over":%b' % (_encode(game.asked()), b"true" if game.over else b"false")


def tell_entries(game: OpenGame, hub: Hub) -> None:
    """Tell everybody at a game what is new to them."""
    since = game.told
    if since >= game.last:
        return
    game.told = game.last
    room = hub.room(game.id)
    if room is None or since < 0:
        return
    rest = rest_of(game)
    lines, text = b"", ""
    for seat, wires in room.wires.items():
        lines_of_seat = quick_lines(game, seat, since)
        if lines_of_seat is not lines:
            lines = lines_of_seat
            text = entries_text(game, "entries", lines, rest)
        for wire in wires:
            wire.push(text)


def tell_seats(game: OpenGame, hub: Hub) -> None:
    """Tell everybody at a game who sits where, and send those away who may no longer look."""
    room = hub.room(game.id)
    if room is None:
        return
    texts: dict[bytes, str] = {}
    for wire in room.all():
        access = game.access(wire.session)
        if not access.may_read(wire.seat):
            wire.close(POLICY, "not_your_seat")
            continue
        if wire.session not in texts:
            texts[wire.session] = seats_text(game, hub, access)
        wire.push(texts[wire.session])


def seats_text(game: OpenGame, hub: Hub, access: Access) -> str:
    """The message about seats, for one session."""
    news = {
        "type": "seats",
        "seats": seats_data(game, hub, access),
        "spectators": hub.count(game.id, -2),
        "host": access.host,
        "handover": handover_data(game.meta.handover),
        "dice_known": game.meta.dice_known,
    }
    return _encode(news).decode()


def tell_rewind(game: OpenGame, hub: Hub) -> None:
    """Tell everybody at a game what is proposed."""
    news = {"type": "rewind", "rewind": rewind_data(game.meta.rewind)}
    hub.send(game.id, _encode(news).decode())


def tell_chat(game_id: str, hub: Hub, said: list[Said]) -> None:
    """Tell everybody at a game what was said."""
    news = {"type": "chat", "lines": [chat_data(line) for line in said]}
    hub.send(game_id, _encode(news).decode())


def chat_data(said: Said) -> dict[str, Any]:
    """A line of talk as the page is sent it."""
    return {"n": said.number, "seat": said.seat, "text": said.text, "at": said.at}


def seats_data(game: OpenGame, hub: Hub, access: Access) -> list[dict[str, Any]]:
    """Who sits where, for one session."""
    present = seats_present(game, hub)
    return [
        {
            "seat": seat,
            "kind": chair.kind,
            "name": chair.name,
            "level": chair.level,
            "present": seat in present,
            "left": chair.left,
            "conceded": game.meta.has_conceded(seat),
            "mine": seat in access.seats,
            "joined": chair.kind != "person" or game.joined(seat),
            "was_bot": chair.was_bot,
            "open": chair.open,
            "readers": readers_data(game, seat),
        }
        for seat, chair in enumerate(game.meta.chairs)
    ]


def ending_data(game: OpenGame) -> dict[str, Any] | None:
    """Who won and how, once the game is over."""
    winner, outcome = game.meta.conceded_to, game.match.outcome
    if winner is not None:
        return {"winners": [winner], "by": CONCESSION}
    return None if outcome is None else {"winners": outcome.winners, "by": outcome.by}


def seats_present(game: OpenGame, hub: Hub) -> set[int]:
    """Seats whose player has the game open: those of a shared screen all look from one of them."""
    room = hub.room(game.id)
    wires = room.all() if room is not None else []
    held = [game.access(wire.session).seats for wire in wires]
    return {wire.seat for wire in wires}.union(*held)


def status_of(game: OpenGame) -> str:
    """Whether a game waits for people, goes on or is over."""
    if game.over:
        return "over"
    chairs = enumerate(game.meta.chairs)
    waiting = any([chair.kind == "person" and not game.joined(seat) for seat, chair in chairs])
    return "waiting" if waiting else "playing"


def info_data(game: OpenGame, hub: Hub, access: Access, said: list[Said]) -> dict[str, Any]:
    """Everything about a game except its position."""
    header = game.match.header
    return {
        "id": game.id,
        "game": header.game,
        "version": game.match.rules.game.version,
        "modules": game.match.rules.modules,
        "options": header.options,
        "seats": seats_data(game, hub, access),
        "host": access.host,
        "spectators": hub.count(game.id, -2),
        "last": game.last,
        "over": game.over,
        "status": status_of(game),
        "commitment": game.match.commitment,
        "told": game.match.told,
        "stated": game.stated,
        "dice_known": game.meta.dice_known,
        "chat": [chat_data(line) for line in said],
        "rewind": rewind_data(game.meta.rewind),
        "handover": handover_data(game.meta.handover),
        "parent": game.meta.parent,
        "rematch": game.meta.rematch,
    }
