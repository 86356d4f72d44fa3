"""Variants: all the ways in which a game can be put together.

Owns which combinations of modules, options and seats the suite runs. It never builds one.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from typing import Final, NamedTuple, TypeAlias

from ziggurat.build.game import Game
from ziggurat.kernel.rules import Rules

# Up to so many combinations all are run; of more, so many that any two settings meet.
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
        """A short name, for example "festival length=long"."""
        settings = [f"{name}={value}" for name, value in self.options.items()]
        return " ".join([*(self.modules or ("base",)), *settings])


def variants(game: Game) -> list[Variant]:
    """All combinations of modules and options that go together, or a pairwise cover."""
    factors = [[(module.name, state) for state in (OUT, IN)] for module in game.modules]
    factors += [[(option.name, value) for value in option.values] for option in game.options]
    rows = list(product(*factors))
    if len(rows) > MOST:
        rows = list(_pairwise(rows))
    split = len(game.modules)
    found: list[Variant] = []
    for row in rows:
        chosen = [name for name, state in row[:split] if state == IN]
        variant = Variant(_with_needs(game, chosen), dict(row[split:]))
        if variant not in found:
            found.append(variant)
    return found


def _pairwise(rows: list[Row]) -> Iterator[Row]:
    """Rows in which any two settings of two different things meet at least once."""
    missing = {pair for row in rows for pair in combinations(row, 2)}
    while missing:
        best = max(rows, key=lambda row: len(missing.intersection(combinations(row, 2))))
        missing.difference_update(combinations(best, 2))
        yield best


def _with_needs(game: Game, chosen: list[str]) -> tuple[str, ...]:
    """Add the modules that chosen ones need, in the game's own order."""
    needs = {module.name: module.needs for module in game.modules}
    for name in chosen:
        chosen.extend([need for need in needs.get(name, ()) if need not in chosen])
    return tuple([name for name in needs if name in chosen])


def seat_counts(rules: Rules) -> range:
    """Every number of seats that the rules are for."""
    most = len(rules.game.seat_names)
    return range(rules.game.seats_min, min(most, rules.limits.get("seats", most)) + 1)
