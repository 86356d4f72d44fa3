"""Simulations: many games, in this process or several, with one summary.

Owns the division of work. The summary depends on the seed and never on the number of
processes, apart from the time it took.
"""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final

from ziggurat import api
from ziggurat.api import Rules
from ziggurat.arena.block import Series, play_block, play_named_block
from ziggurat.arena.runner import LIMIT, OnFault
from ziggurat.arena.summary import Counts, Summary, summary_of
from ziggurat.build.governed import players_at
from ziggurat.players.player import Budget
from ziggurat.players.table import RANDOM, make_player

# So many blocks that progress is seen, so few that starting one costs nothing.
BLOCKS: Final = 100
FOLDER: Final = "failed_games"


def simulate(
    rules: Rules,
    seats: int,
    players: Sequence[str] = (),
    games: int = 100,
    seed: int = 0,
    limit: int = LIMIT,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    check: bool = False,
    on_fault: OnFault = "stop",
    budget: Budget | None = None,
    save_to: Path | None = None,
) -> Summary:
    """Play many games and count how they went.

    `players` are names for `make_player`, none for seats that a rule plays; without any, all
    are random. `progress` is told
    how many games are done. `check` tests the invariants after every decision. Games that
    fail are saved in `save_to`, and the others go on.
    """
    names = tuple(players) or (RANDOM,) * players_at(rules, seats)
    _check(rules, seats, names, games, jobs)
    cost = Budget() if budget is None else budget
    folder = str(save_to or FOLDER)
    series = Series(
        seats, names, seed, limit, check, on_fault, cost.seconds, cost.memory_mb, folder
    )
    began = time.perf_counter()
    total = Counts(wins=[0] * seats)
    for counts in _counted(rules, series, _blocks(games), jobs):
        total.add(counts)
        if progress is not None:
            progress(total.games)
    return summary_of(total, time.perf_counter() - began)


def _check(rules: Rules, seats: int, names: tuple[str, ...], games: int, jobs: int) -> None:
    """Refuse what cannot be simulated, before anything is played."""
    api.new_state(rules, seats)
    there = players_at(rules, seats)
    if len(names) != there:
        raise ValueError(f"{there} seats need as many players, not {len(names)}")
    if games < 1 or jobs < 1:
        raise ValueError(f"{games} games in {jobs} processes: both must be 1 or more")
    for name in names:
        make_player(name)


def _blocks(games: int) -> list[tuple[int, int]]:
    """Divide the games into blocks: where each begins, and how many it has."""
    size = max(1, games // BLOCKS)
    return [(first, min(size, games - first)) for first in range(0, games, size)]


def _counted(
    rules: Rules, series: Series, blocks: list[tuple[int, int]], jobs: int
) -> Iterator[Counts]:
    """Play the blocks; their counts come in order, whoever is done first.

    Another process finds the rules by name, so a game that has none is played in this one.
    """
    game = rules.game
    if jobs == 1 or api.games().get(game.name) is not game:
        for first, count in blocks:
            yield play_block(rules, series, first, count)
        return
    options = tuple(sorted(rules.options.items()))
    # Started afresh and not forked: the same on all systems, and safe beside threads.
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(min(jobs, len(blocks)), mp_context=context)
    try:
        waiting = [
            pool.submit(play_named_block, game.name, rules.modules, options, series, first, count)
            for first, count in blocks
        ]
        for future in waiting:
            yield future.result()
    finally:
        pool.shutdown(cancel_futures=True)
