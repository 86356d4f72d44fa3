"""Bots that misbehave, as tiny scripts: shared by the tests of programs.

Owns the opening they have in common. Each test writes its own fault.
"""

from __future__ import annotations

import sys
from pathlib import Path

from ziggurat import api
from ziggurat.api import Match
from ziggurat.arena.runner import OnFault, Result, run_match
from ziggurat.players.player import Budget
from ziggurat.players.program import Program
from ziggurat.players.table import make_player

READY = """
import json, os, sys, time
hello = json.loads(sys.stdin.readline())
print(json.dumps({"ready": 1}), flush=True)
asked = json.loads(sys.stdin.readline())
"""

GOOD = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["is"] == "hello":
        reply = {"ready": 1}
    elif message["is"] == "decide":
        reply = {"number": message["number"], "choice": message["question"]["options"][-1]}
    else:
        break
    print(json.dumps(reply), flush=True)
"""


def bot(folder: Path, source: str, start_seconds: float = 10.0) -> Program:
    """A bot that is a script."""
    path = folder / "bot.py"
    path.write_text(source, encoding="utf-8")
    return Program([sys.executable, "-I", "-S", str(path)], start_seconds)


def against_random(
    match: Match, program: Program, on_fault: OnFault = "stop", seconds: float = 10.0
) -> Result:
    """Let a bot play red, and the random player blue."""
    return run_match(match, [program, make_player("random:1")], Budget(seconds), on_fault)


def new_match() -> Match:
    """A match of two with dice that never change."""
    return api.Match.new(api.build("template"), 2, bytes(32))


def strayer(marker: Path) -> str:
    """Code that starts a process which leaves its session and its parent, and would stay.

    It holds `marker`, a named pipe, open for writing: whoever reads there sees when it is gone.
    """
    return f"""
here, there = os.pipe()
if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        os.setsid()
        held = os.open({str(marker)!r}, os.O_WRONLY)
        os.write(held, b"x")
        os.write(there, b"x")
        for stream in (0, 1, 2):
            os.close(stream)
        time.sleep(600)
    os._exit(0)
os.wait()
os.read(here, 1)
"""
