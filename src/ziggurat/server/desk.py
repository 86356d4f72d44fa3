"""The desk: open games, each behind one lock.

Owns loading, playing, saving and letting go. A choice is played in memory, appended durably,
and only then shown to anybody; when the append fails, what is in memory is thrown away and
read again. It never decides who may do what.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from types import TracebackType
from typing import Final, NamedTuple, TypeAlias

import msgspec

from ziggurat.api import NOBODY, DeadEnd, Match, Refused
from ziggurat.match.codec import canonical, encode_state
from ziggurat.match.entry import BACK, Entry
from ziggurat.match.errors import MatchError, SaveError
from ziggurat.match.form import BrokenChain
from ziggurat.match.standing import Standing
from ziggurat.server import errors
from ziggurat.server.access import STRANGER, Access, holders, is_game_id
from ziggurat.server.apart import Apart
from ziggurat.server.chairs import Meta, merged, read_meta, write_meta
from ziggurat.server.errors import ApiError, translated
from ziggurat.server.limits import Clock
from ziggurat.server.making import is_unproven, resumed
from ziggurat.server.recent import Recent
from ziggurat.server.settings import Settings
from ziggurat.server.store import Append, Damaged, Store

Work: TypeAlias = Callable[[Match], tuple[Entry, ...]]
# Whether an entry is what a request asks for: a move id that is used again tells nothing else.
Same: TypeAlias = Callable[[Match, Entry], bool]

# A snapshot waits for a position that nobody can take back, but not for ever.
PATIENCE: Final = 4
MOST_CACHED: Final = 64
MOST_POSITIONS: Final = 256
MOST_PROPOSED: Final = 10_000
# How long a game that is over and that nobody watches stays in memory. Allocators keep what lay
# there at the same time once, so that many short games must not pile up.
OVER_SECONDS: Final = 2.0


class Span(NamedTuple):
    """The entries that a move led to."""

    first: int
    last: int


class OpenGame:
    """A game that is being looked at.  Everything but `last` is read and changed under its lock."""

    def __init__(self, game_id: str) -> None:
        self.id: Final = game_id
        self.lock: Final = asyncio.Lock()
        self.users = 0
        self.used = 0.0
        self.loaded: Match | None = None
        self.meta = Meta(())
        self.last = 0
        self.told = -1  # the newest entry that sockets know of; below 0: nobody was told yet
        self.snapshot_at = 0
        # Whether nothing proves that its position was reached by playing: then its moves may take
        # any time, and never run on the event loop.
        self.unproven = False
        self.stated = False  # whether people stated a position in it that nobody played
        self.recalled = False  # whether what happened at each entry is in memory
        self.updated = 0.0
        self.holders: dict[bytes, Access] = {}
        self.holders_at = 0.0
        self.lines: Final[dict[tuple[int, int], bytes]] = {}
        # What seats decline until the turn ends; whoever loses it is asked again.
        self.standing: Final = Standing()
        self._asked: list[int] | None = None

    @property
    def match(self) -> Match:
        """The match; only while the game is held."""
        assert self.loaded is not None
        return self.loaded

    @property
    def over(self) -> bool:
        """Return whether the game has ended, by the rules or because all others conceded."""
        return self.match.outcome is not None or self.meta.conceded_to is not None

    def access(self, session: bytes) -> Access:
        """What a session may do; the host of a match that people tell answers for chance."""
        found = self.holders.get(session, STRANGER)
        told = self.loaded is not None and self.loaded.told
        return found.for_chance() if told and found.host else found

    def asked(self) -> list[int]:
        """The seats that have to decide."""
        if self.meta.conceded_to is not None:
            return []
        if self._asked is None:
            self._asked = sorted([question.seat for question in self.match.questions(NOBODY)])
        return self._asked

    def joined(self, seat: int) -> bool:
        """Tell whether somebody holds a seat."""
        return any([seat in access.seats for access in self.holders.values()])

    def is_shared_by(self, session: bytes) -> bool:
        """Tell whether all people of the game sit at this session."""
        mine = self.access(session).seats
        people = [seat for seat, chair in enumerate(self.meta.chairs) if chair.kind == "person"]
        others = [access for holder, access in self.holders.items() if holder != session]
        return mine.issuperset(people) and not any([access.seats for access in others])

    def go_back(self, entry: Entry) -> None:
        """Whoever takes something back wants to answer anew."""
        if entry.kind == "rewind":
            self.standing.clear()
        elif entry.kind in BACK:
            self.standing.withdraw(entry.seat)

    def forget(self) -> None:
        """Let go of the match; it is read again when it is needed."""
        self.loaded = None
        self.recalled = False
        self.changed()

    def changed(self) -> None:
        """What was worked out of the match no longer holds."""
        self.lines.clear()
        self._asked = None


class Hold:
    """`async with desk.hold(id) as game:` has the game to itself, loaded."""

    def __init__(self, desk: Desk, game_id: str, session: bytes) -> None:
        self._desk: Final = desk
        self._session: Final = session
        self._game: Final = desk.shell(game_id)

    async def __aenter__(self) -> OpenGame:
        game = self._game
        game.users += 1
        try:
            await game.lock.acquire()
        except BaseException:
            game.users -= 1
            raise
        try:
            await self._desk.ready(game, self._session)
        except BaseException:
            self._release()
            self._desk.discard(game)
            raise
        return game

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._release()

    def _release(self) -> None:
        game = self._game
        game.used = self._desk.clock()
        game.lock.release()
        game.users -= 1


class Desk:
    """All open games of this process."""

    def __init__(self, settings: Settings, store: Store, clock: Clock = time.monotonic) -> None:
        self.settings: Final = settings
        self.store: Final = store
        self.clock: Final = clock
        self.games: Final[dict[str, OpenGame]] = {}
        self.apart: Final = Apart(settings.move_seconds)
        # By game: when something was proposed, and when this server's own clock began to count.
        self._proposed: Final[dict[str, tuple[float, float]]] = {}
        # Positions by game, entry and reader: entries never change, so neither do these.
        self.positions: Final = Recent(MOST_POSITIONS)
        # Called under the lock whenever there may be something new to tell or to do, and when
        # another server has changed chairs or rights.
        self.on_change: Callable[[OpenGame], None] = _nothing
        self.on_people: Callable[[OpenGame], None] = _nothing

    def shell(self, game_id: str) -> OpenGame:
        """The place of a game, whether it is loaded or not."""
        if not is_game_id(game_id):
            raise errors.no_game()
        game = self.games.get(game_id)
        if game is None:
            game = self.games[game_id] = OpenGame(game_id)
        return game

    def hold(self, game_id: str, session: bytes = b"") -> Hold:
        """Wait until nobody else uses a game, and load it.

        A `session` that has no part in it may have got one from another server just now.
        """
        return Hold(self, game_id, session)

    async def ready(self, game: OpenGame, session: bytes = b"") -> None:
        """Load what is not there and read again what may be out of date."""
        if game.loaded is None:
            await self._fill(game)
            self.on_change(game)
        elif self.settings.shared and (self._is_old(game) or _is_new(session, game)):
            await self.refresh(game)

    def _is_old(self, game: OpenGame) -> bool:
        return self.clock() - game.holders_at > self.settings.recheck_seconds

    async def _fill(self, game: OpenGame) -> None:
        try:
            stored = await self.store.load(game.id)
        except Damaged as error:
            raise errors.broken_game(game.id, error.fault, error.entry) from error
        if stored is None:
            raise errors.no_game()
        try:
            match = await asyncio.to_thread(resumed, stored)
        except BrokenChain as error:
            raise errors.broken_game(game.id, str(error), error.number) from error
        except Exception as error:
            # A position that nobody reached by playing may fail in any way.
            raise errors.broken_game(game.id, str(error) or repr(error)) from error
        game.meta = read_meta(stored.row.meta)
        game.updated = stored.row.updated
        game.snapshot_at = stored.snapshot_at
        await self.refresh_holders(game)
        game.last = stored.row.last
        game.loaded = match
        game.unproven = is_unproven(match)
        game.stated = any([entry.kind == "stated" for entry in match.entries])
        game.changed()

    async def be_sure(self, game: OpenGame) -> None:
        """Read again who sits where, before rights are given or taken because of it.

        Whose secrets are whose is asked then, for which all that happened has to be at hand.
        """
        if self.settings.shared:
            await self.refresh(game)
        if not game.recalled:
            await asyncio.to_thread(game.match.events, NOBODY)
            game.recalled = True

    async def refresh(self, game: OpenGame) -> None:
        """Read again what another server may have changed."""
        before = (game.meta, game.holders)
        await self.refresh_holders(game)
        try:
            row = await self.store.row(game.id)
            meta = game.meta if row is None else read_meta(row.meta)
        except (Damaged, SaveError) as error:
            raise errors.broken_game(game.id, str(error)) from error
        if row is None:
            # Another server has deleted it.
            game.forget()
            raise errors.no_game()
        game.meta = meta
        if row.last > game.last:
            game.forget()
            await self._fill(game)
        self.on_change(game)
        if (game.meta, game.holders) != before:
            self.on_people(game)

    async def refresh_holders(self, game: OpenGame) -> None:
        """Read again who holds what."""
        game.holders = holders(await self.store.sessions_of(game.id))
        game.holders_at = self.clock()

    async def play(
        self,
        game: OpenGame,
        seat: int,
        work: Work,
        expect: int,
        move_id: str,
        session: bytes,
        same: Same | None = None,
        *,
        back: bool = False,
    ) -> Span:
        """Play on a match that is held, and save it; a repeated move id changes nothing.

        Where `same` is given, a move id that was used for something else is refused. To go
        `back` may mean to play much of the log again.
        """
        if expect > game.last + 1 and self.settings.shared:
            # Another server has played on, and its news is still on the way.
            await self.refresh(game)
        if game.meta.conceded_to is not None:
            raise errors.over()
        match = game.match
        # A move id belongs to its seat: no seat can use up another one's.
        known = f"{seat}:{move_id}"
        try:
            entries = await self._worked(game, work) if back or game.unproven else work(match)
        except (MatchError, Refused, ValueError) as error:
            before = await self._repeated(game, known, expect, session)
            if before is None:
                refusal = translated(error, match.rules)
                raise refusal or error from error
            return _need_same(game, before, expect, move_id, same)
        span, is_new = await self.commit(game, entries, known, session)
        return span if is_new else _need_same(game, span, expect, move_id, same)

    async def _worked(self, game: OpenGame, work: Work) -> tuple[Entry, ...]:
        """Let work be done beside the event loop."""
        match = game.match
        try:
            return await self.apart.run(lambda: work(match))
        except DeadEnd as error:
            message = "The rules cannot go on from this position; take back what led to it."
            raise ApiError(409, "not_possible", message) from error
        except (TimeoutError, asyncio.CancelledError) as error:
            # It goes on in its thread: nobody else uses that match from here on.
            game.forget()
            if isinstance(error, asyncio.CancelledError):
                raise
            message = "The rules take too long from this position; take back what led to it."
            raise ApiError(503, "busy", message) from error

    async def _repeated(
        self, game: OpenGame, move_id: str, expect: int, session: bytes
    ) -> Span | None:
        """What a move id led to before, if it did.

        An entry that is there already cannot be appended: the answer is "repeated" or "stale".
        """
        if not 1 <= expect <= game.last:
            return None
        entry = game.match.entries[expect - 1]
        over = game.match.outcome is not None
        append = Append(game.id, [entry], [b""], move_id, None, over, session)
        done = await self.store.append(append)
        return Span(done.first, done.last) if done.outcome == "repeated" else None

    async def commit(
        self, game: OpenGame, entries: tuple[Entry, ...], move_id: str, session: bytes
    ) -> tuple[Span, bool]:
        """Save what was just played; nobody sees it before that.

        Where the store knows the move id already, nothing of it is written: what the id led to
        is returned, and that it is not new.
        """
        snapshot = self._snapshot(game, entries)
        notes = game.match.notes(entries[0].number)
        # The head of a log says what its position says; concessions are noted beside it.
        over = game.match.outcome is not None
        append = Append(game.id, list(entries), notes, move_id, snapshot, over, session)
        try:
            done = await self.store.append(append)
        except BaseException:
            # Saved or not: only the store knows.
            game.forget()
            raise
        if done.outcome != "committed":
            game.forget()
            await self.ready(game)
            if done.outcome == "repeated":
                return Span(done.first, done.last), False
            raise errors.stale(game.last + 1)
        game.last = done.last
        game.go_back(entries[0])
        game.stated = game.stated or entries[0].kind == "stated"
        game.updated = time.time()
        if snapshot is not None:
            game.snapshot_at = done.last
        game.changed()
        if game.meta.rewind is not None:
            # Whoever plays on does not wait for consent.
            await self.set_meta(game, msgspec.structs.replace(game.meta, rewind=None))
        self.on_change(game)
        return Span(done.first, done.last), True

    def _snapshot(self, game: OpenGame, entries: tuple[Entry, ...]) -> bytes | None:
        """The state to save along, now and then."""
        match = game.match
        every = self.settings.snapshot_every
        behind = entries[-1].number - game.snapshot_at
        if behind < every and not game.over:
            return None
        if match.can_undo(entries[0].seat) and behind < PATIENCE * every:
            return None
        return canonical(encode_state(match.state))

    async def set_meta(self, game: OpenGame, meta: Meta) -> None:
        """Change what is known beside the log."""
        game.meta = read_meta(await self.store.set_meta(game.id, write_meta(meta), merged))

    async def note_dice_known(self, game: OpenGame) -> None:
        """Note for good that somebody can work out what an open game will draw."""
        if not game.over and not game.meta.dice_known and not game.match.told:
            await self.set_meta(game, msgspec.structs.replace(game.meta, dice_known=True))
            self.on_people(game)

    def has_waited(self, game_id: str, proposed: float) -> bool:
        """Tell whether those who are away had their time to answer what was proposed.

        It is measured here, since a wall clock may jump; after a restart it begins again.
        """
        now = self.clock()
        if self._proposed.get(game_id, (0.0, 0.0))[0] != proposed:
            if len(self._proposed) >= MOST_PROPOSED:
                del self._proposed[next(iter(self._proposed))]
            self._proposed[game_id] = (proposed, now)
        return now - self._proposed[game_id][1] >= self.settings.consent_seconds

    def discard(self, game: OpenGame) -> None:
        """Forget a game that nobody uses."""
        if game.users == 0 and game.loaded is None:
            self.games.pop(game.id, None)

    def unload_idle(self, is_watched: Callable[[str], bool]) -> int:
        """Let go of matches that nobody has asked for in a while; returns how many they were."""
        now = self.clock()
        idle = self.settings.idle_seconds
        gone = 0
        for game in list(self.games.values()):
            loaded = game.loaded
            watched = is_watched(game.id)
            # Nobody plays on where the game is over; but somebody may look through it.
            over = loaded is not None and loaded.outcome is not None and not watched
            patience = min(idle, OVER_SECONDS) if over else idle
            if game.users == 0 and game.used < now - patience:
                gone += loaded is not None
                game.forget()
                if not watched:
                    self.discard(game)
        return gone


def _need_same(game: OpenGame, span: Span, expect: int, move_id: str, same: Same | None) -> Span:
    """What a move id led to before; refused if something else is asked under it now."""
    if same is not None:
        entry = game.match.entries[span.first - 1]
        if span.first != expect or not same(game.match, entry):
            raise errors.move_id_used(move_id, span.first)
    return span


def _is_new(session: bytes, game: OpenGame) -> bool:
    return session != b"" and session not in game.holders


def _nothing(game: OpenGame) -> None:
    """Nobody wants to know."""
