"""The driver: bots play on by themselves, and standing answers are given.

Owns one task for each game in which a bot has to decide or a seat is asked what it declines until
the turn ends. A bot is told what `task_of` gives it, decides outside the lock, and its answer is
dropped when the game has moved on meanwhile.
"""

from __future__ import annotations

import asyncio
import secrets
from functools import partial
from typing import Final

from ziggurat.api import Match, Seeded, parse
from ziggurat.match.entry import Entry
from ziggurat.server.bots import BotFault, BotPool, BotTask, task_of
from ziggurat.server.desk import Desk, OpenGame
from ziggurat.server.errors import ApiError, log
from ziggurat.server.store import StoreError

# How a standing answer is written.
NO: Final = "pass"
# How long to wait when the store does not take what a bot played.
PATIENCE: Final = 2.0


class Turn:
    """One decision: who, what a bot is told and which entry it will be.

    Without a task it is a person's seat that declines.
    """

    def __init__(self, seat: int, level: str, task: BotTask | None, expect: int) -> None:
        self.seat: Final = seat
        self.level: Final = level
        self.task: Final = task
        self.expect: Final = expect


class Driver:
    """Plays for all bots of this process."""

    def __init__(self, desk: Desk, bots: BotPool, pause: float) -> None:
        self._desk: Final = desk
        self._bots: Final = bots
        self._pause: Final = pause
        self._tasks: Final[dict[str, asyncio.Task[None]]] = {}
        self._closed = False

    def poke(self, game: OpenGame) -> None:
        """Something has changed: begin to play if a bot has to.  Called under the game's lock."""
        if self._closed or game.id in self._tasks or self._due(game) is None:
            return
        task = asyncio.create_task(self._drive(game.id))
        self._tasks[game.id] = task
        task.add_done_callback(partial(self._done, game.id))

    def _done(self, game_id: str, task: asyncio.Task[None]) -> None:
        if self._tasks.get(game_id) is task:
            del self._tasks[game_id]

    def _due(self, game: OpenGame) -> int | None:
        """The seat that has to decide now and that nobody else decides for."""
        if game.loaded is None or game.over or game.meta.rewind is not None:
            return None
        if game.match.seed is None:
            return None
        chairs = game.meta.chairs
        bots = [seat for seat in game.asked() if chairs[seat].by_bot]
        if bots:
            return bots[0]
        return next(iter(game.standing.due(game.match.state)), None) if game.standing else None

    async def _drive(self, game_id: str) -> None:
        while not self._closed:
            try:
                turn = await self._next(game_id)
                if turn is None:
                    return
                await asyncio.sleep(self._pause if turn.task else self._think())
                await self._play(game_id, turn, await self._decided(turn))
            except ApiError as error:
                if error.code == "no_game":
                    # Deleted while the bot was thinking.
                    return
                if error.code != "stale":
                    log.error("a bot cannot go on in game %s: %s", game_id, error)
                    return
            except StoreError as error:
                log.error("what a bot played in game %s was not saved: %s", game_id, error)
                await asyncio.sleep(PATIENCE)
            except Exception:
                log.exception("a bot cannot go on in game %s", game_id)
                return

    def _think(self) -> float:
        """How long a standing answer takes: as a person's would, now more and now less."""
        return self._pause * (1 + secrets.randbelow(200) / 100)

    async def _next(self, game_id: str) -> Turn | None:
        async with self._desk.hold(game_id) as game:
            seat = self._due(game)
            if seat is None:
                # Whatever changes from here on pokes again.
                self._tasks.pop(game_id, None)
                return None
            chair = game.meta.chairs[seat]
            if not chair.by_bot:
                return Turn(seat, "", None, game.last + 1)
            level = chair.level
            dealer = Seeded(secrets.randbits(62))
            return Turn(seat, level, task_of(game.match, seat, level, dealer), game.last + 1)

    async def _decided(self, turn: Turn) -> str | None:
        if turn.task is None:
            return NO
        try:
            return await self._bots.decide(turn.level, turn.task)
        except BotFault as fault:
            if not self._closed:
                log.warning("a bot failed and chance decides instead: %s", fault)
            return None

    async def _play(self, game_id: str, turn: Turn, choice: str | None) -> None:
        if self._closed:
            return
        async with self._desk.hold(game_id) as game:
            if self._due(game) != turn.seat or game.last + 1 != turn.expect:
                return

            def work(match: Match) -> tuple[Entry, ...]:
                return match.play(turn.seat, _choice(match, turn.seat, choice), turn.expect)

            # With a blank, which no client can write: the seat may have been a person's before.
            await self._desk.play(game, turn.seat, work, turn.expect, f"bot {turn.expect}", b"")

    async def close(self) -> None:
        """Stop playing; what has been played is saved."""
        self._closed = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _choice(match: Match, seat: int, notation: str | None) -> tuple[int, ...]:
    """What a bot said; any option if it said nothing."""
    if notation is not None:
        return parse(match.rules, notation)
    question = next(each for each in match.questions(seat) if each.seat == seat)
    return secrets.choice(question.options)
