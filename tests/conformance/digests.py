"""Golden digests: whole random games of every variant, as numbers for both builds.

`python -m tests.conformance.digests` writes them again after a change of the rules, or with names
of games only theirs; the difference of the file then shows which variants a change touches.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from typing import Final

from ziggurat import api
from ziggurat.build.build import build
from ziggurat.build.game import Game
from ziggurat.checks import Variant, spread, variants
from ziggurat.checks.same import trace

GOLDEN: Final = Path(__file__).parent / "digests.json"
SEED: Final = 1
LIMIT: Final = 400
# Of more variants with modules, each is played with one number of seats.
MANY: Final = 4


def cases(game: Game) -> list[tuple[Variant, int]]:
    """Every variant with every number of seats; many with modules share them."""
    every = variants(game)
    many = len([at for at in every if at.modules]) > MANY
    whole = [at for at in every if not (at.modules and many)]
    found = [(at, seats) for at in whole for seats in build(game, *at).seats]
    return found + [(at, seats) for at, seats in spread(game) if at not in whole]


def digests(game: Game) -> dict[str, str]:
    """The number of positions and a digest of all of them, for each variant of a game."""
    found: dict[str, str] = {}
    for variant, seats in cases(game):
        lines = trace(build(game, *variant), seats, SEED, LIMIT)
        digest = hashlib.sha256(" ".join(lines).encode()).hexdigest()[:32]
        found[f"{game.name} {variant.label()} seats={seats}"] = f"{len(lines)} {digest}"
    return found


def written(game: Game) -> dict[str, str]:
    """The digests of a game as the file has them."""
    lines: dict[str, str] = json.loads(GOLDEN.read_text("utf-8"))
    return {name: line for name, line in lines.items() if name.split()[0] == game.name}


def main(names: list[str]) -> None:
    """Write the digests of some games anew, without names those of all."""
    unknown = sorted(set(names) - set(api.games()))
    if unknown:
        sys.exit(f"unknown: {', '.join(unknown)}; games are {', '.join(api.games())}")
    found: dict[str, str] = {}
    for game in api.games().values():
        found.update(digests(game) if game.name in names or not names else written(game))
    GOLDEN.write_text(json.dumps(found, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
