"""Variants: the ways a game can be put together, as far as wording and ledger must know them.

Owns a small covering set: mixes that hold every module, joint module and value at least once. It
never tries every combination; the conformance suite runs pairs.
"""

from __future__ import annotations

from ziggurat.build.build import build
from ziggurat.build.game import Game
from ziggurat.build.mix import Mix, mixes
from ziggurat.kernel.rules import Rules


def variants(game: Game) -> tuple[Rules, ...]:
    """Build a game so that everything it can contain is in at least one of the results."""
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
