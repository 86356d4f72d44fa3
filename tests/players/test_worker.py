"""Built-in players as programs, and the documented bot."""

from __future__ import annotations

import io
import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from tests.players.scripts import new_match
from ziggurat import api
from ziggurat.arena.runner import run_match
from ziggurat.match import dump
from ziggurat.players.player import Budget
from ziggurat.players.program import Program
from ziggurat.players.protocol import PROTOCOL, Answer, Hello, Limits, Ready, asked, question_of
from ziggurat.players.table import make_player
from ziggurat.players.worker import HOST, Talk, main, talk

DOCS = Path(__file__).parents[2] / "docs" / "bots.md"
WORKER = [sys.executable, "-m", "ziggurat.players.worker"]


def blocks(language: str) -> list[str]:
    """The examples of the documentation."""
    text = DOCS.read_text(encoding="utf-8")
    return re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)


def test_a_player_plays_the_same_in_a_process_of_its_own() -> None:
    here, there = new_match(), new_match()
    run_match(here, [make_player("random:7"), make_player("random:8")], Budget())
    run_match(there, [Program([*WORKER, "random:7"]), make_player("random:8")], Budget())
    assert dump(here) == dump(there)


def test_the_documented_bot_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    program, host = blocks("python")
    assert len(program.splitlines()) < 40
    (tmp_path / "first_option.py").write_text(program, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    exec(compile(host, "bots.md", "exec"), {})
    assert re.fullmatch(r"\(.*\) \(\d+, \d+\)\n", capsys.readouterr().out)


def test_the_documented_messages_are_messages() -> None:
    hello, ready, decide, answer, finish = blocks("json")
    names = [type(HOST.decode(text)).__name__ for text in (hello, decide, finish)]
    assert names == ["Hello", "Decide", "Finish"]
    assert msgspec.json.decode(ready, type=Ready).ready == PROTOCOL
    assert msgspec.json.decode(answer, type=Answer).choice == "bid 2"


def test_questions_survive_the_protocol() -> None:
    match = new_match()
    question = match.questions(0)[0]
    read = question_of(match.rules, asked(match.rules, question))
    assert (read.seat, read.topic, read.kind, read.options, read.facts, read.offered) == (
        question.seat, question.topic, question.kind, question.options, question.facts,
        question.offered,
    )  # fmt: skip


def test_a_worker_ends_when_the_host_says_no_more() -> None:
    output = io.BytesIO()
    talk(make_player("random"), io.BytesIO(b""), output)
    assert output.getvalue() == b""


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"protocol": 2}, "the host speaks protocol 2"),
        ({"version": 99}, "the host plays version 99"),
    ],
)
def test_a_worker_refuses_what_it_does_not_know(change: dict[str, int], expected: str) -> None:
    hello = Hello(PROTOCOL, "template", 1, (), {}, 0, 2, ("red", "blue"), Limits(1.0, None))
    with pytest.raises(ValueError, match=expected):
        Talk(make_player("random")).reply(
            msgspec.json.encode(msgspec.structs.replace(hello, **change))
        )


def test_a_worker_refuses_an_unknown_game() -> None:
    hello = Hello(PROTOCOL, "chess", 1, (), {}, 0, 2, ("red", "blue"), Limits(1.0, None))
    with pytest.raises(api.BuildError, match="there is no game 'chess'"):
        Talk(make_player("random")).reply(msgspec.json.encode(hello))


@pytest.mark.parametrize(
    ("words", "said", "expected"),
    [
        ([], "", "worker: write one player"),
        (["nobody"], "", "worker: there is no player 'nobody'"),
        (["random"], "hello\n", "worker: JSON is malformed"),
        (["random"], '{"is": "decide", "number": 1}\n', "worker: Object missing"),
    ],
)
def test_a_worker_complains_in_one_line(words: list[str], said: str, expected: str) -> None:
    command = [*WORKER, *words]
    done = subprocess.run(command, input=said, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(expected)
    assert done.stderr.count("\n") == 1


def test_main_wants_one_player() -> None:
    assert main(["random", "random"]) == 2
