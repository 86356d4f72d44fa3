"""Variants: the ways a game can be put together, as far as wording and ledger must know them.

Owns a small covering set: the base game, each option, each module and all modules. It never
tries every combination; the conformance suite does that.
"""

from __future__ import annotations

from ziggurat.build.build import build
from ziggurat.build.game import Game
from ziggurat.build.seam import BuildError
from ziggurat.kernel.rules import Rules


def variants(game: Game) -> tuple[Rules, ...]:
    """Build a game so that everything it can contain is in at least one of the results."""
    found = [build(game)]
    for option in game.options:
        found.extend(build(game, (), {option.name: value}) for value in list(option.values)[1:])
    found.extend(build(game, _with_needs(game, module.name)) for module in game.modules)
    if len(game.modules) > 1:
        try:
            found.append(build(game, tuple(module.name for module in game.modules)))
        except BuildError:
            pass  # Modules may exclude each other; each of them is covered already.
    return tuple(found)


def _with_needs(game: Game, name: str) -> tuple[str, ...]:
    needs = {module.name: module.needs for module in game.modules}
    wanted = [name]
    for module in wanted:
        wanted.extend(need for need in needs.get(module, ()) if need not in wanted)
    return tuple(wanted)
