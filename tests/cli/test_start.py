"""Starting and ending: real processes, pipes and Ctrl-C."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.terminal import run

COMMANDS = (
    *("games", "play", "simulate", "replay", "verify", "explain"),
    *("scene", "rules", "components", "bench", "doctor"),
)
LOADED = """
import sys
from ziggurat.cli import main
main(["--help"])
print([name for name in sys.modules if name in ("ziggurat.api", "chess", "yaml", "asyncio")])
"""


def start(*arguments: str) -> subprocess.Popen[str]:
    """Start a real process."""
    pipe = subprocess.PIPE
    command = [sys.executable, "-m", "ziggurat.cli", *arguments]
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, encoding="utf-8")


@pytest.mark.parametrize("command", COMMANDS)
def test_help_has_an_example(command: str) -> None:
    ran = run(command, "--help")
    assert (ran.code, ran.err) == (0, "")
    assert f"Example: ziggurat {command}" in ran.out
    assert "Beispiel: ziggurat" in run(command, "--help", "--lang", "de").out


def test_help_lists_all_commands() -> None:
    for ran in (run("--help"), run()):
        assert ran.code == 0
        assert all(f" {command} " in ran.out for command in COMMANDS)


def test_the_language_may_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZIGGURAT_LANG", "de")
    assert "Brettspiele" in run("--help").out
    assert "Nacht 1 von 6" in run("play", "--seed", "3").out


def test_help_loads_next_to_nothing() -> None:
    out = subprocess.run(
        [sys.executable, "-c", LOADED], stdout=subprocess.PIPE, encoding="utf-8", check=True
    ).stdout
    assert out.splitlines()[-1] == "[]"


def test_a_closed_input_ends_the_game() -> None:
    process = start("play", "--seed", "3")
    out, err = process.communicate("pass\n", timeout=60)
    assert (process.returncode, err) == (0, "")
    assert "The game is kept in" in out


@pytest.mark.parametrize("words", ["play --seats random,random", "play --json", "--help"])
def test_a_reader_that_leaves_ends_it_quietly(words: str) -> None:
    process = start(*words.split())
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.readline()
    process.stdout.close()
    # All may have been written before the reader left: nobody answers either.
    process.stdin.close()
    assert process.stderr.read() == ""
    assert process.wait(60) == 0


def test_ctrl_c_ends_it_cleanly_and_keeps_the_game(tmp_path: Path) -> None:
    # A shell that runs tests in the background lets them, and all they start, ignore Ctrl+C.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    process = start("play", "--seed", "3")
    signal.signal(signal.SIGINT, before)
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("pass\n")
    process.stdin.flush()
    while "How much do you bid?" not in process.stdout.readline():
        pass
    # Windows knows no such signal for one process alone.
    process.send_signal(signal.SIGINT if os.name == "posix" else signal.SIGTERM)
    out, err = process.communicate(timeout=60)
    assert "Traceback" not in err
    if os.name == "posix":
        assert process.returncode == 130
        assert "The game is kept in" in out
