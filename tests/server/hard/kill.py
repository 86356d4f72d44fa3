"""Kill -9 of a whole server during play: what it acknowledged is there, once.

Run `python -m tests.server.hard.kill --rounds 200 --db sqlite` for the full run on SQLite and
`--rounds 50 --db postgres` for PostgreSQL. In each round people play several games at once in
a server that is killed at some moment; it is started again on the same database, and every
answer that anybody got or missed is held against what the log says then.
"""

from __future__ import annotations

import argparse
import random
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

from tests.server.hard.kit import Child, sqlite_in
from tests.server.hard.people import Guests, Party
from tests.server.hard.tables import Table
from tests.server.kit.postgres import running

# After so many acknowledged choices at most a server is killed, and so many seconds later.
MOST: Final = 60
LONGEST: Final = 0.05
TABLES: Final = (
    ("template", 3, 0),
    ("template", 3, 0),
    ("template", 2, 0),
    ("template", 2, 1),
    ("new-dawn", 2, 0),
)


class Night:
    """Some rounds of killing on one database."""

    def __init__(self, db: str) -> None:
        self._server: Final = Child(db)
        self._tables: Final[list[Table]] = []
        self._guests: Final = Guests()
        self.counted: Final[Counter[str]] = Counter()

    def round(self, choices: int, seconds: float) -> None:
        """Start, check what the last round has left, play, and kill."""
        self._server.start()
        self._check()
        self._sit_down(self._server.address)
        party = Party(self._server.address, self._tables, self._guests)
        party.start()
        enough = self._acknowledged() + choices
        while self._acknowledged() < enough and party.is_playing():
            time.sleep(0.005)
        time.sleep(seconds)
        self._server.kill()
        party.join()

    def _acknowledged(self) -> int:
        return sum([len(table.acknowledged) for table in self._tables])

    def _check(self) -> None:
        for table in self._tables:
            self.counted.update(table.check(self._server.address))
        self.counted.update(self._guests.check(self._server.address))

    def _sit_down(self, address: str) -> None:
        """Fill the room; games that are over make way for new ones."""
        over = [table for table in self._tables if table.over]
        for table in over:
            table.verify(address)
            self._tables.remove(table)
            self.counted["games to their end"] += 1
        kinds = [table.kind for table in self._tables]
        for kind in TABLES:
            if kind in kinds:
                kinds.remove(kind)
            else:
                self._tables.append(Table(address, *kind))

    def end(self) -> None:
        """Check every game that is left from its first entry to its last."""
        self._server.start()
        self._check()
        for table in self._tables:
            table.verify(self._server.address)
        self._server.stop()

    def close(self) -> None:
        """Leave nothing running."""
        if self._server.is_alive():
            self._server.kill()


def rounds(db: str, number: int) -> Counter[str]:
    """Kill a server so many times; what was counted on the way."""
    night = Night(db)
    try:
        for _ in range(number):
            night.round(random.randint(0, MOST), random.uniform(0, LONGEST))
        night.end()
    finally:
        night.close()
    return night.counted


@contextmanager
def database(kind: str) -> Iterator[str]:
    """A new database that is gone afterwards."""
    with ExitStack() as stack:
        if kind == "sqlite":
            yield sqlite_in(Path(stack.enter_context(tempfile.TemporaryDirectory())))
        else:
            yield stack.enter_context(running(durable=True)).new_database()


def main() -> None:
    """Run the rounds and print what was checked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--db", choices=("sqlite", "postgres"), default="sqlite")
    asked = parser.parse_args()
    with database(asked.db) as address:
        counted = rounds(address, asked.rounds)
    print(f"{asked.rounds} servers killed on {asked.db}; nothing lost, nothing doubled")
    for what, count in sorted(counted.items()):
        print(f"{count:8} {what}")


if __name__ == "__main__":
    main()
