"""Cases: the things a benchmark measures, each in CPU seconds of one process.

Owns how each is measured and what it is measured on. It never compares: `bench.py` does.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from typing import Final

from ziggurat.api import NATURE, Match, Rules, Seeded, State, games, new_state, pick
from ziggurat.kernel.engine import act
from ziggurat.lib.playout import Tally, playout, playout_on_clones
from ziggurat.match.codec import canonical, encode_state
from ziggurat.match.save import dump, load

LIMIT: Final = 20_000
POSITIONS: Final = 150
ENTRIES: Final = 1_000
LATE: Final = 0.8
SLICES: Final = 10
IMPORT: Final = (
    "import time; t = time.process_time(); import ziggurat.api; print(time.process_time() - t)"
)


class Ground:
    """What is measured on: rules, a late position, a sample of positions and a long save."""

    def __init__(self, rules: Rules, seats: int, seed: int) -> None:
        self.rules: Final = rules
        self.seats: Final = seats
        self.chooser: Final = Seeded(seed)
        self.late: Final = self._late(seed)
        self.positions: Final = self._positions()
        self._save = b""

    def _late(self, seed: int) -> State:
        """A position at four fifths of a random game."""
        tally = Tally()
        playout(new_state(self.rules, self.seats), Seeded(seed), LIMIT, tally)
        s = new_state(self.rules, self.seats)
        playout(s, Seeded(seed), int(LATE * tally.decisions), Tally())
        return s

    def _positions(self) -> list[State]:
        """Positions in which a seat has a real choice, from random games."""
        late: list[State] = []
        s = new_state(self.rules, self.seats)
        for _ in range(100 * POSITIONS):
            if s.outcome is not None:
                s = new_state(self.rules, self.seats)
            question = s.asked[0]
            if question.seat != NATURE and len(question.options) > 1:
                late.append(s.clone())
                if len(late) == POSITIONS:
                    break
            act(s, question.seat, pick(question, self.chooser))
        return late

    def save(self) -> bytes:
        """A save of a thousand entries; short games go back before they end."""
        if not self._save:
            self._save = dump(self._long_match())
        return self._save

    def _long_match(self) -> Match:
        every = 400
        while True:
            match = Match.new(self.rules, self.seats, bytes(32))
            begin = match.next_entry - 1
            played = 0
            while match.outcome is None and len(match.entries) < ENTRIES:
                question = match.state.asked[0]
                match.play(question.seat, pick(question, self.chooser))
                played += 1
                if played % every == 0 and match.outcome is None:
                    match.rewind(begin, frozenset(range(self.seats)))
            if match.outcome is None:
                return match
            every = max(1, min(every, played) // 2)

    def bytes_of_state(self) -> int:
        """The size of a late position when it is saved."""
        return len(canonical(encode_state(self.late)))


def rate(work: Callable[[], int], seconds: float) -> float:
    """How much work is done in a CPU second, measured for so many seconds."""
    done = 0
    began = time.process_time()
    while True:
        done += work()
        spent = time.process_time() - began
        if spent >= seconds:
            return done / spent


def choices_rate(ground: Ground, seconds: float, tally: Tally, on_clones: bool = False) -> float:
    """Choices in a CPU second of random games, setting up included."""

    def game() -> int:
        before = tally.choices
        s = new_state(ground.rules, ground.seats)
        if on_clones:
            playout_on_clones(s, ground.chooser, LIMIT, tally)
        else:
            playout(s, ground.chooser, LIMIT, tally)
        return tally.choices - before

    return rate(game, seconds)


def clone_us(ground: Ground, seconds: float) -> float:
    """Microseconds to clone a late position."""
    clone = ground.late.clone

    def clones() -> int:
        for _ in range(1000):
            clone()
        return 1000

    return 1e6 / rate(clones, seconds)


def options_us(ground: Ground, seconds: float) -> float:
    """Microseconds to list the options of one choice: the top frame asks again."""
    asked = [s.clone() for s in ground.positions]
    for s in asked:
        s.asked = ()

    def listings() -> int:
        for s in asked:
            s.stack[-1].questions(s)
        return len(asked)

    return 1e6 / rate(listings, seconds)


def nodes_rate(ground: Ground, seconds: float) -> float:
    """Search nodes in a CPU second: clone, carry out one option, list what follows."""
    todo = [(s, s.asked[0].seat, option) for s in ground.positions for option in s.asked[0].options]

    def nodes() -> int:
        for s, seat, option in todo:
            act(s.clone(), seat, option)
        return len(todo)

    return rate(nodes, seconds)


def clone_loss(ground: Ground, seconds: float) -> float:
    """Per cent of speed that is lost when every choice is played on a clone.

    Both ways take turns many times, so that a slow moment of the machine hits both.
    """
    plain = cloning = 0.0
    for _ in range(SLICES):
        plain += choices_rate(ground, seconds / SLICES, Tally())
        cloning += choices_rate(ground, seconds / SLICES, Tally(), on_clones=True)
    return 100 * (1 - cloning / plain)


def load_ms(ground: Ground, seconds: float) -> float:
    """Milliseconds to load a save of a thousand entries."""
    data = ground.save()

    def loads() -> int:
        load(data, games())
        return 1

    return 1e3 / rate(loads, seconds)


def import_ms() -> float:
    """CPU milliseconds that a fresh interpreter takes to import the public face."""
    done = subprocess.run(
        [sys.executable, "-c", IMPORT], stdout=subprocess.PIPE, check=True, encoding="utf-8"
    )
    return 1e3 * float(done.stdout)
