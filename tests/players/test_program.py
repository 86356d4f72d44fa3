"""Programs as players: a good one plays, and every fault gives one clear line."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.players.scripts import GOOD, READY, against_random, bot, new_match
from ziggurat.match import dump
from ziggurat.players.player import BotError, Budget
from ziggurat.players.process import LIMITS_MEMORY
from ziggurat.players.program import Program

ANSWER = 'print(json.dumps({"number": asked["number"], "choice": %r}), flush=True)\n'

FAULTS = {
    "crash": ("1 / 0", "ended with exit code 1 instead of answering; it complained: ZeroDiv"),
    "silent end": ("sys.exit(0)", "ended with exit code 0 instead of answering"),
    "hang": ("time.sleep(60)", "did not answer within 0.3 seconds"),
    "closed output": ("os.close(1)\ntime.sleep(60)", "closed its output instead of answering"),
    "no JSON": ("print('I bid 3', flush=True)", "said 'I bid 3', which is not an answer"),
    "no bytes of text": (
        "sys.stdout.buffer.write(b'\\xff\\n'); sys.stdout.flush()",
        "which is not an answer",
    ),
    "no object": (
        "print('[1]', flush=True)",
        "said '[1]', which is not an answer: Expected `object`",
    ),
    "empty line": ("print(flush=True)", "said '', which is not an answer"),
    "missing field": ("print('{\"number\": 1}', flush=True)", "missing required field `choice`"),
    "deep nesting": ("print('[' * 60000, flush=True)", "which is not an answer"),
    "wrong number": (
        'print(json.dumps({"number": 7, "choice": "pass"}), flush=True)',
        "answered question 7 instead of 1",
    ),
    "spoke unasked": ("print('{\"ready\": 1}', flush=True)", "missing required field `number`"),
    "unknown verb": (
        ANSWER % "dance",
        "answered 'dance', which is not a choice: 'dance' is not a verb",
    ),
    "bad argument": (ANSWER % "bid many", "which is not a choice: 'many' is not of kind 'coins'"),
    "control signs": (ANSWER % "pass\x1b[31m", "answered 'pass?[31m', which is not a choice"),
    "illegal choice": (ANSWER % "bid 99", "answered 'bid 99', which is refused: "),
    "too long": ("print('x' * 70000, flush=True)\ntime.sleep(60)", "a line of more than 65536"),
    "endless line": (
        "while True: sys.stdout.write('x' * 9999)",
        "a line of more than 65536 bytes",
    ),
    "flood": ("while True: print('{}')", "which is not an answer"),
}


def seconds(fault: str) -> float:
    """Only a bot that hangs gets too little time to answer."""
    return 0.3 if fault == "hang" else 10.0


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_one_clear_line_and_changes_nothing(tmp_path: Path, fault: str) -> None:
    code, expected = FAULTS[fault]
    match = new_match()
    before = dump(match)
    with pytest.raises(BotError) as caught:
        against_random(match, bot(tmp_path, READY + code), seconds=seconds(fault))
    text = str(caught.value)
    assert text.startswith("red's player '")
    assert expected in text
    assert text.isprintable()
    assert dump(match) == before


def test_a_good_program_plays_to_the_end(tmp_path: Path) -> None:
    match = new_match()
    result = against_random(match, bot(tmp_path, GOOD))
    assert result.outcome is not None
    assert result.takeovers == ()
    bids = [entry for entry in match.entries if entry.seat == 0 and entry.move.startswith("bid")]
    assert bids[0].move == "bid 5"


@pytest.mark.parametrize("fault", ["crash", "hang", "illegal choice"])
def test_the_random_player_takes_over_if_wanted(tmp_path: Path, fault: str) -> None:
    program = bot(tmp_path, READY + FAULTS[fault][0])
    result = against_random(new_match(), program, "random", seconds(fault))
    assert result.outcome is not None
    assert [takeover.seat for takeover in result.takeovers] == [0]
    assert FAULTS[fault][1] in result.takeovers[0].text


def test_the_end_of_a_long_complaint_is_kept(tmp_path: Path) -> None:
    code = "sys.stderr.write('a' * 9000 + 'the end'); sys.exit(3)"
    with pytest.raises(BotError, match="exit code 3") as caught:
        against_random(new_match(), bot(tmp_path, READY + code))
    assert len(caught.value.details) == 4096
    assert caught.value.details.endswith("the end")


def test_a_program_that_is_not_there() -> None:
    with pytest.raises(BotError, match="cannot be started: "):
        against_random(new_match(), Program(["no-such-program-anywhere"]))


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("import time; time.sleep(60)", "did not answer within 0.3 seconds"),
        ("", "ended with exit code 0 instead of answering"),
        ("print('{\"ready\": 2}', flush=True); input(); input()", "speaks protocol 2"),
    ],
)
def test_a_program_that_does_not_begin_well(tmp_path: Path, source: str, expected: str) -> None:
    with pytest.raises(BotError, match=expected):
        against_random(new_match(), bot(tmp_path, source, 0.3 if "sleep" in source else 10.0))


def test_a_program_that_reads_nothing_does_not_block_the_host(tmp_path: Path) -> None:
    source = "print('{\"ready\": 1}', flush=True)\nimport time; time.sleep(60)"
    match = new_match()
    program = bot(tmp_path, source)
    program.begin(match.rules, 0, 2, Budget(0.3))
    process = program._process
    assert process is not None
    process.send(b"x" * 1_000_000)
    question = match.questions(0)[0]
    with pytest.raises(BotError, match="did not answer"):
        program.decide(match.view(0), question, match.state, Budget(0.3))


@pytest.mark.skipif(not LIMITS_MEMORY, reason="this system cannot limit another process's memory")
def test_memory_is_limited(tmp_path: Path) -> None:
    code = READY + "x = bytearray(900 << 20)\n" + ANSWER % "pass"
    program = bot(tmp_path, code)
    match = new_match()
    program.begin(match.rules, 0, 2, Budget(5.0, memory_mb=500))
    with pytest.raises(BotError, match="MemoryError"):
        program.decide(match.view(0), match.questions(0)[0], match.state, Budget(5.0))


def test_the_environment_is_minimal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZIGGURAT_SECRET", "hush")
    code = "sys.exit(' '.join(sorted(os.environ)))"
    with pytest.raises(BotError) as caught:
        against_random(new_match(), bot(tmp_path, READY + code))
    assert "PATH" in caught.value.details
    assert "SECRET" not in caught.value.details


def test_a_stopped_match_tells_the_other_program(tmp_path: Path) -> None:
    told = tmp_path / "told.json"
    source = READY + f"open({str(told)!r}, 'w').write(json.dumps(asked))"
    match = new_match()
    program = bot(tmp_path, source)
    program.begin(match.rules, 0, 2, Budget())
    program.end(None)
    assert told.read_text() == '{"is": "finish", "outcome": null}'


def test_a_program_that_was_never_begun() -> None:
    match = new_match()
    program = Program([sys.executable])
    with pytest.raises(BotError, match="not running"):
        program.decide(match.view(0), match.questions(0)[0], match.state, Budget())
