"""Sockets that are slow, gone or sent away hold up nobody else."""

from __future__ import annotations

import asyncio

import pytest

from ziggurat.server.hub import RESTARTING, TRY_LATER, Hub, Wire


class Line:
    """A socket that can be blocked."""

    def __init__(self, backlog: int = 3) -> None:
        self.sent: list[str] = []
        self.closed: list[tuple[int, str]] = []
        self.is_gone = False
        self.open = asyncio.Event()
        self.open.set()
        self.wire = Wire(b"", 0, backlog, self._send, self._close)

    async def _send(self, text: str) -> None:
        await self.open.wait()
        if self.is_gone:
            raise OSError("gone")
        self.sent.append(text)

    async def _close(self, code: int, reason: str) -> None:
        await self.open.wait()
        self.closed.append((code, reason))


@pytest.fixture
def anyio_backend() -> str:
    """The event loop that the server uses."""
    return "asyncio"


async def settle() -> None:
    """Let tasks run."""
    for _ in range(20):
        await asyncio.sleep(0)


@pytest.mark.anyio
async def test_a_ready_socket_gets_it_at_once() -> None:
    line = Line()
    line.wire.push("one")
    line.wire.push("two")
    assert line.sent == ["one", "two"]


@pytest.mark.anyio
async def test_a_slow_socket_gets_everything_in_order() -> None:
    line = Line()
    line.wire.push("one")
    line.open.clear()
    for text in ("two", "three", "four"):
        line.wire.push(text)
    await settle()
    assert line.sent == ["one"]
    line.open.set()
    line.wire.push("five")
    await settle()
    line.wire.push("six")
    await settle()
    assert line.sent == ["one", "two", "three", "four", "five", "six"]


@pytest.mark.anyio
async def test_a_socket_that_is_too_slow_is_closed() -> None:
    line = Line(backlog=2)
    line.open.clear()
    for number in range(4):
        line.wire.push(str(number))
    assert line.wire.closed
    line.open.set()
    await settle()
    assert line.closed == [(TRY_LATER, "too_slow")]
    line.wire.push("later")
    assert "later" not in line.sent


@pytest.mark.anyio
@pytest.mark.parametrize("blocked", [False, True])
async def test_a_socket_that_is_gone_is_left_alone(blocked: bool) -> None:
    line = Line()
    line.is_gone = True
    if blocked:
        line.open.clear()
    line.wire.push("one")
    line.open.set()
    await settle()
    assert line.wire.closed
    assert line.sent == []


@pytest.mark.anyio
async def test_whoever_leaves_is_not_waited_for() -> None:
    line = Line()
    line.open.clear()
    line.wire.push("one")
    line.wire.leave()
    await settle()
    line.open.set()
    await settle()
    assert line.sent == []


@pytest.mark.anyio
async def test_rooms_come_and_go() -> None:
    hub = Hub()
    first, second = Line(), Line()
    hub.enter("a", first.wire)
    hub.enter("a", second.wire)
    hub.send("a", "hello")
    hub.send("b", "nobody")
    assert (first.sent, second.sent, hub.count("a", 0)) == (["hello"], ["hello"], 2)
    hub.leave("a", first.wire)
    hub.leave("a", first.wire)
    assert hub.count("a", 0) == 1
    hub.leave("a", second.wire)
    assert hub.rooms() == []


@pytest.mark.anyio
async def test_a_closing_house_sends_everybody_away() -> None:
    hub = Hub()
    early, late = Line(), Line()
    hub.enter("a", early.wire)
    hub.close()
    hub.enter("a", late.wire)
    assert early.closed == late.closed == [(RESTARTING, "closing")]
