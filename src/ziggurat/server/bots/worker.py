"""The worker: a process that decides for any seat of any game, one line after the other.

Owns the process's side of the pipe and the rules it has put together. It keeps nothing of a
game between two lines and writes nothing but answers to its output. A fault ends it: the
pool starts another.
"""

from __future__ import annotations

import os
import sys
from functools import lru_cache
from typing import IO, Final

import msgspec

from ziggurat.api import Rules, View, build, write
from ziggurat.match.codec import decode, decode_state
from ziggurat.players.player import Budget
from ziggurat.players.protocol import PROTOCOL, Answer, Asked, Ready, question_of, to_line
from ziggurat.players.table import make_player
from ziggurat.server.bots.task import Job, check_level

JOB: Final = msgspec.json.Decoder(Job)
# Tables with the same modules and options share rules; so many kinds are kept.
KINDS_KEPT: Final = 16
# Whoever clicks at a table is served before whoever thinks.
NICENESS: Final = 5


@lru_cache(KINDS_KEPT)
def _built(game: str, modules: tuple[str, ...], options: tuple[tuple[str, str], ...]) -> Rules:
    return build(game, modules, dict(options))


def rules_for(job: Job) -> Rules:
    """The rules a job is played by."""
    rules = _built(job.game, job.modules, tuple(sorted(job.options.items())))
    if rules.game.version != job.version:
        raise ValueError(f"the host plays version {job.version} of {job.game}")
    return rules


def decided(job: Job) -> Answer:
    """Decide one job."""
    check_level(job.level)
    rules = rules_for(job)
    budget = Budget(job.seconds)
    view = decode(rules, "View", msgspec.json.decode(job.view), "view")
    assert isinstance(view, View)
    imagined = decode_state(rules, msgspec.json.decode(job.imagined))
    question = question_of(rules, msgspec.json.decode(job.question, type=Asked))
    player = make_player(job.level, job.seed)
    player.begin(rules, job.seat, job.seats, budget)
    choice = player.decide(view, question, imagined, budget)
    return Answer(job.number, write(rules, choice))


def serve(source: IO[bytes], target: IO[bytes]) -> None:
    """Say that it is ready, then answer jobs until no more come."""
    target.write(to_line(Ready(PROTOCOL)))
    target.flush()
    for line in source:
        target.write(to_line(decided(JOB.decode(line))))
        target.flush()


def main() -> int:
    """Serve the pool that started this process."""
    output = sys.stdout.buffer
    # A stray print would look like an answer.
    sys.stdout = sys.stderr
    if sys.platform != "win32":
        os.nice(NICENESS)
    try:
        serve(sys.stdin.buffer, output)
    except BrokenPipeError:
        # The pool is gone, and with it whoever would read an answer.
        os._exit(0)
    return 0


if __name__ == "__main__":
    sys.exit(main())
