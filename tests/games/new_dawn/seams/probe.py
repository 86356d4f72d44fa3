"""Throw-away modules: what an expansion may install, tried on A New Dawn.

`rules_with` builds the game with one module for each function given; the game itself stays as it
is. A probe adds, replaces or removes rows, and everything counted follows.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tests.kit.builds import far_or_near
from ziggurat import api
from ziggurat.build.build import Build, build, new_state
from ziggurat.build.game import Module
from ziggurat.checks import EACH_POSITION, run_suite
from ziggurat.games.new_dawn.ids import FIRST_LEADER
from ziggurat.games.new_dawn.rules import NEW_DAWN
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.kernel.engine import advance, play
from ziggurat.lib.playout import Tally, playout

Install = Callable[[Build], None]

# Positions of a game that are looked at in every way, and decisions after which none goes on.
CHECKED: Final = far_or_near(60, 20)
LONGEST: Final = 6000


def rules_with(
    *installs: Install, seats: tuple[int, ...] = (), options: dict[str, str] | None = None
) -> api.Rules:
    """The rules with throw-away modules, each of which builds on those before it."""
    names = [f"probe_{at}" for at in range(len(installs))]
    modules = [
        Module(names[at], install, tuple(names[:at]), seats=seats)
        for at, install in enumerate(installs)
    ]
    game = NEW_DAWN._replace(modules=tuple(modules), joins=())
    return build(game, tuple(names), {"map": "first-game"} if options is None else options)


def set_up(rules: api.Rules, seats: int, seed: int = 1, leader: int = FIRST_LEADER) -> Table:
    """A table ready for its first turn; where leaders are chosen, the first seat takes one."""
    s = new_state(rules, seats)
    dice = api.Seeded(seed)
    advance(s)
    while s.asked[0].topic != "focus":
        question = s.asked[0]
        if question.topic == "leader" and question.seat == 0:
            play(s, 0, next(choice for choice in question.options if choice[1] == leader))
        else:
            play(s, question.seat, api.pick(question, dice))
    return table(s)


def plays_through(rules: api.Rules, seats: int, seed: int = 1) -> Table:
    """Check the first positions of a random game, and play another to its end."""
    run_suite(rules, seats, seed, CHECKED, EACH_POSITION)
    s = new_state(rules, seats)
    advance(s)
    assert playout(s, api.Seeded(seed), LONGEST, Tally())
    for invariant in rules.invariants.values():
        assert invariant.check(s) == ""
    return table(s)
