"""Variants: the ways a game can be put together, as far as wording and ledger must know them.

Owns a small covering set: mixes that hold every module, joint module and value at least once. It
never tries every combination; the conformance suite runs pairs.
"""

from __future__ import annotations

from typing import Final

from ziggurat.build.build import build
from ziggurat.build.game import Game
from ziggurat.build.mix import Mix, mixes
from ziggurat.kernel.rules import Rules

# By name, because a game has no hash; tests build other games under the same name.
_BUILT: Final[dict[str, tuple[Game, tuple[Rules, ...]]]] = {}


def variants(game: Game) -> tuple[Rules, ...]:
    """A game so that everything it can contain is in at least one of the results."""
    known = _BUILT.get(game.name)
    if known is None or known[0] is not game:
        known = _BUILT[game.name] = (game, _built(game))
    return known[1]


def _built(game: Game) -> tuple[Rules, ...]:
    every = mixes(game)
    chosen: list[Mix] = []
    known: set[object] = set()
    for mix in every:
        holds = {*mix.installed(), *mix.options.items()}
        if not chosen or holds - known:
            known |= holds
            chosen.append(mix)
    fullest = max(every, key=lambda mix: len(mix.modules))
    if len(fullest.modules) > max([len(mix.modules) for mix in chosen]):
        chosen.append(fullest)
    return tuple([build(game, mix.modules, mix.options) for mix in chosen])
