"""Blocks: a few games of a simulation, one after the other.

Owns how one game is played by its seed, and what is kept of a game that fails. A block
gives the same counts in any process and in any order.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

import msgspec

from ziggurat import api
from ziggurat.api import (
    Choice,
    Chooser,
    Match,
    Outcome,
    Question,
    Rules,
    Seeded,
    State,
    pick,
    redeal,
    view,
)
from ziggurat.arena.runner import OnFault, Result, RulesError, make_dealers, run_match
from ziggurat.arena.seeds import derived
from ziggurat.arena.summary import Counts, Failure
from ziggurat.lib.playout import Tally, playout
from ziggurat.match.chance import Chance
from ziggurat.match.errors import MatchError
from ziggurat.match.files import export_match
from ziggurat.players.player import BotError, Budget, Player
from ziggurat.players.random import RandomPlayer
from ziggurat.players.table import RANDOM, make_player


class Series(msgspec.Struct, frozen=True):
    """What all games of a simulation have in common; game number n has seed `seed` + n."""

    seats: int
    players: tuple[str, ...]
    seed: int
    limit: int
    check: bool
    on_fault: OnFault
    seconds: float
    memory_mb: int
    save_to: str

    def all_random(self) -> bool:
        """Tell whether no seat needs a match to decide."""
        return all([name == RANDOM for name in self.players])


class Drawn(Chance):
    """Nature's answers from a generator that others may use as well."""

    def __init__(self, chooser: Chooser) -> None:
        self._chooser: Final = chooser

    def answer(self, question: Question, number: int, rules: Rules) -> Choice:
        return pick(question, self._chooser)


class Failed(Exception):
    """A game failed; `match`, if there is one, stands just before it."""

    def __init__(self, text: str, match: Match | None) -> None:
        super().__init__(text)
        self.match: Final = match


def play_named_block(
    game: str,
    modules: tuple[str, ...],
    options: tuple[tuple[str, str], ...],
    series: Series,
    first: int,
    count: int,
) -> Counts:
    """Play a block in a process that has no rules yet."""
    return play_block(_rules(game, modules, options), series, first, count)


@lru_cache(maxsize=1)
def _rules(game: str, modules: tuple[str, ...], options: tuple[tuple[str, str], ...]) -> Rules:
    return api.build(game, modules, dict(options))


def play_block(rules: Rules, series: Series, first: int, count: int) -> Counts:
    """Play the games from number `first` on."""
    counts = Counts(wins=[0] * series.seats)
    for game in range(first, first + count):
        tally = Tally()
        try:
            counts.add_end(_play(rules, series, series.seed + game, tally, counts))
        except Failed as failed:
            counts.failures.append(_failure(failed, series, game, keep=not counts.failures))
        counts.add_work(tally)
    return counts


def _play(rules: Rules, series: Series, seed: int, tally: Tally, counts: Counts) -> Outcome | None:
    """Play one game: as fast as the engine goes if nothing needs a match."""
    if not series.all_random():
        return _play_match(rules, series, seed, tally, counts)
    s = api.new_state(rules, series.seats)
    try:
        if series.check:
            _playout_checked(s, series, seed, tally)
        else:
            playout(s, Seeded(seed), series.limit, tally)
    except Exception as error:
        # The same game again, as a match: it fails at the same place and can be saved.
        _play_match(rules, series, seed, Tally(), Counts(wins=[0] * series.seats))
        raise Failed(f"{error!r}, but not when played as a match", None) from error
    return s.outcome


def _playout_checked(s: State, series: Series, seed: int, tally: Tally) -> None:
    """Play at random with all that a checked match tests, but without its log.

    Keeping the log takes longer than playing and checking.
    """
    chooser, dealers = Seeded(seed), make_dealers(seed, series.seats)
    over = playout(s, chooser, 0, tally)
    while not over and tally.decisions < series.limit:
        seat = s.asked[0].seat
        view(s, seat)
        redeal(s, seat, dealers[seat])
        over = playout(s, chooser, 1, tally)
        wrong = broken_invariant(s)
        if wrong:
            raise RulesError(wrong)


def _play_match(
    rules: Rules, series: Series, seed: int, tally: Tally, counts: Counts
) -> Outcome | None:
    chooser = Seeded(seed)
    try:
        match = Match.new(rules, series.seats, chance=Drawn(chooser))
    except Exception as error:
        raise Failed(f"before the first decision: {error!r}", None) from error
    tally.chances += len(match.entries)
    try:
        result = _run(match, series, seed, chooser)
    except (BotError, RulesError) as error:
        raise Failed(str(error), match) from error
    _add(tally, result.tally)
    counts.takeovers += len(result.takeovers)
    return result.outcome


def _run(match: Match, series: Series, seed: int, chooser: Seeded) -> Result:
    """Seat the players; random ones draw where a playout draws, so that games are the same."""
    players: list[Player] = [RandomPlayer(chooser) for _ in series.players]
    if not series.all_random():
        players = [
            make_player(name, derived(seed, f"seat {seat}"))
            for seat, name in enumerate(series.players)
        ]
    budget = Budget(series.seconds, series.memory_mb)
    watch = check_invariants if series.check else None
    return run_match(match, players, budget, series.on_fault, seed, series.limit, watch)


def check_invariants(match: Match) -> None:
    """Raise `RulesError` if something that always holds does not."""
    wrong = broken_invariant(match.state)
    if wrong:
        raise RulesError(f"after '{match.entries[-1].move}': {wrong}")


def broken_invariant(s: State) -> str:
    """The first invariant that does not hold, and what is wrong; empty if all do."""
    for invariant in s.rules.invariants.values():
        wrong = invariant.check(s)
        if wrong:
            return f"{invariant.name}: {wrong}"
    return ""


def _add(tally: Tally, more: Tally) -> None:
    tally.decisions += more.decisions
    tally.choices += more.choices
    tally.options += more.options
    tally.chances += more.chances


def _failure(failed: Failed, series: Series, game: int, keep: bool) -> Failure:
    """Report a failed game; that it cannot be saved does not stop the others."""
    seed = series.seed + game
    try:
        saved = _saved(failed.match, series, seed) if keep else ""
    except (MatchError, OSError) as error:
        return Failure(game, seed, f"{failed} (it could not be saved: {error})")
    return Failure(game, seed, str(failed), saved)


def _saved(match: Match | None, series: Series, seed: int) -> str:
    """Save a failed game; returns where, or nothing if there is no match to save."""
    if match is None:
        return ""
    folder = Path(series.save_to)
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{match.rules.game.name}_{series.seats}_{seed}.json"
    export_match(match, path)
    return str(path)
