"""The pool: legal answers for many games at once, and faults that stop nothing."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

import pytest

from tests.server.bots.scripts import asked_seat, faulty_once, new_match, opened, script, task
from ziggurat.api import Match, parse
from ziggurat.players.process import LIMITS_MEMORY
from ziggurat.server.bots import BotFault, BotPool

FAULTS = {
    "crash": ("1 / 0", "ended with exit code 1 instead of answering; it complained: ZeroDiv"),
    "end": ("sys.exit(0)", "ended with exit code 0 instead of answering"),
    "hang": ("time.sleep(60)", "did not answer within 0.5 seconds"),
    "no JSON": ("good = 'I bid 3'", "said b'I bid 3\\n', which is not an answer"),
    "no bytes of text": ("sys.stdout.buffer.write(b'\\xff')", "which is not an answer"),
    "deep nesting": ("good = '[' * 60000", "which is not an answer"),
    "wrong number": (
        'good = json.dumps({"number": 7, "choice": "pass"})',
        "answered question 7 instead of 1",
    ),
    "no option": (
        'good = json.dumps({"number": 1, "choice": "bid 99\\x1b"})',
        "answered 'bid 99\\x1b', which is not an option",
    ),
    "too long": ("good = 'x' * 70000", "wrote a line of more than 65536 bytes"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_one_clear_line_and_the_pool_goes_on(tmp_path: Path, fault: str) -> None:
    code, expected = FAULTS[fault]
    wanted = task(new_match())

    async def run() -> tuple[str, str]:
        seconds = 0.5 if fault == "hang" else 10.0
        async with opened(seconds=seconds, command=faulty_once(tmp_path, code)) as pool:
            with pytest.raises(BotFault) as caught:
                await pool.decide("random", wanted)
            return str(caught.value), await pool.decide("random", wanted)

    text, choice = asyncio.run(run())
    assert text.startswith("the bot 'random' ")
    assert expected in text
    assert text.isprintable()
    assert choice == "pass"


@pytest.mark.skipif(os.name != "posix", reason="needs signals")
def test_whose_worker_is_killed_is_asked_once_more(tmp_path: Path) -> None:
    wanted = task(new_match())

    async def run() -> str:
        command = faulty_once(tmp_path, "os.kill(os.getpid(), 9)")
        async with opened(seconds=10.0, command=command) as pool:
            return await pool.decide("random", wanted)

    assert asyncio.run(run()) == "pass"


@pytest.mark.skipif(not LIMITS_MEMORY, reason="this system cannot limit another process's memory")
def test_too_much_memory_is_a_fault(tmp_path: Path) -> None:
    wanted = task(new_match())

    async def run() -> str:
        command = faulty_once(tmp_path, "x = bytearray(900 << 20)")
        async with opened(memory_mb=500, command=command) as pool:
            with pytest.raises(BotFault, match="it complained: MemoryError"):
                await pool.decide("random", wanted)
            return await pool.decide("random", wanted)

    assert asyncio.run(run()) == "pass"


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("", "ended with exit code 0 instead of answering"),
        ("print('{\"ready\": 2}', flush=True); input()", "speaks protocol 2"),
    ],
)
def test_a_worker_that_does_not_begin_well(tmp_path: Path, source: str, expected: str) -> None:
    async def run() -> None:
        async with opened(command=script(tmp_path, source)) as pool:
            await pool.decide("random", task(new_match()))

    with pytest.raises(BotFault, match=expected):
        asyncio.run(run())


def test_a_worker_that_cannot_be_started() -> None:
    async def run() -> None:
        async with opened(command=["no-such-program-anywhere"]) as pool:
            await pool.decide("random", task(new_match()))

    with pytest.raises(BotFault, match="cannot be started: "):
        asyncio.run(run())


def test_a_worker_that_ended_while_idle_is_nobodys_fault(tmp_path: Path) -> None:
    command = faulty_once(tmp_path, "print(good, flush=True); sys.exit(0)")

    async def run() -> str:
        async with opened(command=command) as pool:
            await pool.decide("random", task(new_match()))
            process = pool._workers[0]._process
            assert process is not None
            process._popen.wait()
            return await pool.decide("random", task(new_match()))

    assert asyncio.run(run()) == "pass"


async def played(pool: BotPool, match: Match, level: str, decisions: int) -> Match:
    """Let a bot play all seats of a match for a while."""
    for _ in range(decisions):
        if match.outcome is not None:
            break
        choice = await pool.decide(level, task(match, level))
        match.play(asked_seat(match), parse(match.rules, choice))
    return match


@pytest.mark.parametrize("game", ["template", "new-dawn"])
@pytest.mark.parametrize("level", ["random", "greedy"])
def test_answers_are_legal(game: str, level: str) -> None:
    async def run() -> Match:
        async with opened() as pool:
            return await played(pool, new_match(game), level, 8)

    assert asyncio.run(run()).next_entry > 8


def test_many_games_share_two_workers() -> None:
    matches = [new_match("template", 4, seed) for seed in range(12)]

    async def run() -> None:
        async with opened(workers=2) as pool:
            await asyncio.gather(*[played(pool, match, "random", 500) for match in matches])

    asyncio.run(run())
    assert [match.outcome is not None for match in matches] == [True] * 12


def test_decisions_are_served_in_order() -> None:
    answered: list[int] = []

    async def ask(pool: BotPool, number: int) -> None:
        await pool.decide("random", task(new_match(seed=number)))
        answered.append(number)

    async def run() -> None:
        async with opened(workers=1) as pool:
            await asyncio.gather(*[ask(pool, number) for number in range(20)])

    asyncio.run(run())
    assert answered == list(range(20))


def test_the_event_loop_goes_on_while_a_bot_thinks(tmp_path: Path) -> None:
    async def run() -> int:
        async with opened(seconds=0.5, command=faulty_once(tmp_path, "time.sleep(60)")) as pool:
            thinking = asyncio.ensure_future(pool.decide("random", task(new_match())))
            beats = 0
            while not thinking.done():
                await asyncio.sleep(0.01)
                beats += 1
            assert isinstance(thinking.exception(), BotFault)
            return beats

    assert asyncio.run(run()) > 5


def test_who_gives_up_leaves_the_worker_to_others() -> None:
    async def run() -> str:
        async with opened() as pool:
            waiting = [
                asyncio.ensure_future(pool.decide("random", task(new_match()))) for _ in range(4)
            ]
            await asyncio.sleep(0)
            for one in waiting:
                one.cancel()
            return await pool.decide("random", task(new_match()))

    assert asyncio.run(run()) == "pass"


@pytest.mark.skipif(sys.platform == "win32", reason="a process cannot be asked for by number")
def test_closing_leaves_no_process_and_nobody_waiting(tmp_path: Path) -> None:
    async def run() -> list[int]:
        command = faulty_once(tmp_path, "time.sleep(60)")
        async with opened(workers=2, seconds=60.0, command=command) as pool:
            waiting = [
                asyncio.ensure_future(pool.decide("random", task(new_match()))) for _ in range(6)
            ]
            while not (tmp_path / "marker").exists():
                await asyncio.sleep(0.01)
            running = [worker._process for worker in pool._workers]
            pids = [process._popen.pid for process in running if process is not None]
        results = await asyncio.gather(*waiting, return_exceptions=True)
        assert any(isinstance(result, BotFault) for result in results)
        return pids

    for pid in asyncio.run(run()):
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


def test_a_closed_pool_says_so() -> None:
    async def run() -> None:
        async with opened() as pool:
            pass
        await pool.decide("random", task(new_match()))

    with pytest.raises(BotFault, match="the bots are not running"):
        asyncio.run(run())


def test_a_guest_cannot_name_a_program() -> None:
    async def run() -> None:
        async with opened() as pool:
            await pool.decide("program:echo", task(new_match()))

    with pytest.raises(ValueError, match="there is no bot 'program:echo'; there are: random"):
        asyncio.run(run())


def test_limits_must_make_sense() -> None:
    with pytest.raises(ValueError, match="cannot be kept"):
        BotPool(workers=0)
