"""Variants: the ways of putting a game together that the suite runs.

Owns which mixes of modules, options and seats are run. It never builds one.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final, NamedTuple, TypeAlias

from ziggurat.build.game import Game
from ziggurat.build.mix import Mix, mixes

# Up to so many mixes all are run; of more, so many that any two settings meet.
MOST: Final = 4

Setting: TypeAlias = tuple[str, str]
Row: TypeAlias = tuple[Setting, ...]
OUT: Final = "out"
IN: Final = "in"


class Variant(NamedTuple):
    """A choice of modules and a value for each option."""

    modules: tuple[str, ...]
    options: dict[str, str]

    def label(self) -> str:
        """A short name, for example "base length=long"."""
        settings = [f"{name}={value}" for name, value in self.options.items()]
        return " ".join([*(self.modules or ("base",)), *settings])


def variants(game: Game) -> list[Variant]:
    """All mixes of modules and options, or so many that any two settings meet."""
    return [Variant(mix.modules, mix.options) for mix in _covering(game)]


def spread(game: Game) -> list[tuple[Variant, int]]:
    """Every variant and every number of seats, spread evenly over them."""
    pairs: list[tuple[Variant, int]] = []
    covering = _covering(game)
    used = dict.fromkeys([seats for mix in covering for seats in mix.seats], 0)
    for mix in covering:
        seats = min(mix.seats, key=lambda count: used[count])
        used[seats] += 1
        pairs.append((Variant(mix.modules, mix.options), seats))
    for seats in [count for count in used if not used[count]]:
        mix = next(mix for mix in covering if seats in mix.seats)
        pairs.append((Variant(mix.modules, mix.options), seats))
    return pairs


# By name, because a game has no hash; tests run other games under the same name.
_COVERED: Final[dict[str, tuple[Game, list[Mix]]]] = {}


def _covering(game: Game) -> list[Mix]:
    """The game itself, then with modules: what is looked at without them never depends on them."""
    known = _COVERED.get(game.name)
    if known is None or known[0] is not game:
        known = _COVERED[game.name] = (game, _covered(game))
    return known[1]


def _covered(game: Game) -> list[Mix]:
    every = mixes(game)
    bare = {tuple(mix.options.items()): mix for mix in every if not mix.modules}
    mixed = {_row(game, mix): mix for mix in every if mix.modules}
    return [*_enough(bare), *_enough(mixed)]


def _enough(rows: dict[Row, Mix]) -> list[Mix]:
    """All mixes, or so many of them that any two settings meet."""
    return (
        list(rows.values()) if len(rows) <= MOST else [rows[row] for row in _pairwise(list(rows))]
    )


def _row(game: Game, mix: Mix) -> Row:
    modules = [(at.name, IN if at.name in mix.modules else OUT) for at in game.modules]
    return (*modules, *mix.options.items())


def _pairwise(rows: list[Row]) -> Iterator[Row]:
    """Rows in which any two settings that can meet do so at least once."""
    missing = {pair for row in rows for pair in combinations(row, 2)}
    while missing:
        best = max(rows, key=lambda row: len(missing.intersection(combinations(row, 2))))
        missing.difference_update(combinations(best, 2))
        yield best
