"""Group commit: appends that arrive while a commit runs share the next one.

Owns the waiting appends and the task that drains them. It never answers before the commit is
durable, and one bad member never spoils the others of its group.
"""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import Final, TypeAlias

from ziggurat.server.store.appending import Answer, append_all
from ziggurat.server.store.backend import Backend
from ziggurat.server.store.values import Append, Appended, StoreUnavailable

LARGEST: Final = 256  # appends in one commit

_Waiting: TypeAlias = tuple[Append, "asyncio.Future[Appended]"]


class Group:
    """The appends of a store on their way into the database."""

    def __init__(self, backend: Backend) -> None:
        self._backend = backend
        self._waiting: list[_Waiting] = []
        self._task: asyncio.Task[None] | None = None

    async def append(self, append: Append) -> Appended:
        """Append with the next commit; return once that is durable."""
        future: asyncio.Future[Appended] = asyncio.get_running_loop().create_future()
        self._waiting.append((append, future))
        if self._task is None:
            self._task = asyncio.create_task(self._drain())
        # The commit goes on even when whoever asked has left.
        return await future

    async def finish(self) -> None:
        """Wait until nothing waits any more."""
        if self._task is not None:
            await self._task

    async def _drain(self) -> None:
        while self._waiting:
            group = self._waiting[:LARGEST]
            del self._waiting[:LARGEST]
            answers = await self._answers([append for append, _ in group])
            if any(isinstance(answer, Appended) for answer in answers):
                self._backend.committed()
            for (_, future), answer in zip(group, answers, strict=True):
                _settle(future, answer)
        self._task = None

    async def _answers(self, group: list[Append]) -> list[Appended | Exception]:
        """Commit a group together or, when the database refuses it, one by one."""
        try:
            return list(await self._commit(group))
        except StoreUnavailable as error:
            return [error] * len(group)
        except Exception as error:
            if len(group) == 1:
                return [error]
        answers: list[Appended | Exception] = []
        for append in group:
            answers.extend(await self._answers([append]))
        return answers

    async def _commit(self, group: list[Append]) -> list[Answer]:
        work = partial(append_all, group=group, now=time.time(), writer=self._backend.writer)
        return await self._backend.write(work)


def _settle(future: asyncio.Future[Appended], answer: Appended | Exception) -> None:
    if future.done():
        return
    if isinstance(answer, Appended):
        future.set_result(answer)
    else:
        future.set_exception(answer)
