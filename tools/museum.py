"""The museum: saves of every version of the rules, which must open for ever.

Owns the making of saves for the version in force: a dozen of each game, begun, in the middle and
finished, over its variants and numbers of seats. `python tools/museum.py` writes those that are
not there yet and never touches one that is.
"""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Final

from ziggurat import api
from ziggurat.build.build import build
from ziggurat.build.game import Game
from ziggurat.checks import spread
from ziggurat.kernel.nature import Seeded, pick
from ziggurat.match.chance import SEED_BYTES
from ziggurat.match.match import Match
from ziggurat.match.save import dump

MUSEUM: Final = Path(__file__).resolve().parent.parent / "tests" / "museum"
EXHIBITS: Final = 12
# How many choices have been made; 0 stands for the whole game.
LENGTHS: Final = (40, 250, 0)
# Games that go on for longer are kept as they stand then.
LONGEST: Final = 6_000


def exhibits(game: Game) -> list[tuple[str, Match]]:
    """A dozen matches of a game, each with the name of its file."""
    found = []
    mixes = spread(game)
    for number in range(EXHIBITS):
        length = LENGTHS[number % len(LENGTHS)]
        # Whole games are long enough with two seats.
        fewest = min([seats for _, seats in mixes])
        fitting = [mix for mix in mixes if length or mix[1] == fewest]
        variant, seats = fitting[number // len(LENGTHS) % len(fitting)]
        rules = build(game, *variant)
        seed = f"museum {number}".encode().ljust(SEED_BYTES, b".")
        match = played(Match.new(rules, seats, seed), length or LONGEST, number)
        state = "finished" if match.outcome is not None else f"after_{length}"
        found.append((f"{game.folder}_{number:02}_{seats}_seats_{state}.json.gz", match))
    return found


def played(match: Match, choices: int, luck: int) -> Match:
    """Play so many random choices, or to the end."""
    chooser = Seeded(luck)
    for _ in range(choices):
        if match.outcome is not None:
            break
        question = match.state.asked[0]
        match.play(question.seat, pick(question, chooser))
    return match


def main() -> None:
    """Write what is missing."""
    for game in api.games().values():
        folder = MUSEUM / f"{game.folder}_{game.version}"
        if folder.is_dir():
            print(f"{folder.name} is complete: saves of a version never change")
            continue
        folder.mkdir(parents=True)
        for name, match in exhibits(game):
            (folder / name).write_bytes(gzip.compress(dump(match), 9, mtime=0))
            print(f"{folder.name}/{name}: {len(match.entries)} entries")


if __name__ == "__main__":
    main()
