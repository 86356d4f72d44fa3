"""The runner: one match with players in its seats.

Owns what a player is given (its view, its question, a re-dealt state, a budget) and what
happens to one that fails. It never shows a player the true state, and a failing player
never changes the match.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

from ziggurat.api import NATURE, NOBODY, Choice, Match, Outcome, Question, Refused, Seeded, write
from ziggurat.arena.seeds import derived
from ziggurat.build.governed import players_at
from ziggurat.lib.playout import Tally
from ziggurat.match.notation import NotationError, write_move
from ziggurat.players.player import BotError, Budget, Player, who
from ziggurat.players.random import RandomPlayer

OnFault: TypeAlias = Literal["stop", "random"]
Watch: TypeAlias = Callable[[Match], None]

# So many decisions without an outcome count as an unfinished game.
LIMIT: Final = 100_000


class RulesError(Exception):
    """The rules failed during a match, which stays as it was before; one line says where."""


class Takeover(NamedTuple):
    """A player failed, and the random player answers for its seat from then on.

    `entry` is the number of the entry it should have given.
    """

    seat: int
    entry: int
    text: str
    details: str


class Result(NamedTuple):
    """How a run went; without an outcome the limit came first."""

    outcome: Outcome | None
    tally: Tally
    takeovers: tuple[Takeover, ...]


def run_match(
    match: Match,
    players: Sequence[Player],
    budget: Budget,
    on_fault: OnFault = "stop",
    seed: int = 0,
    limit: int = LIMIT,
    watch: Watch | None = None,
) -> Result:
    """Let players play a match to its end.

    A player that fails raises `BotError` or, with `on_fault="random"`, is replaced by the
    random player. `seed` is for re-deals and replacements. `watch` is called after every
    decision and may raise `RulesError`.
    """
    there = players_at(match.rules, match.seats)
    if len(players) != there:
        raise ValueError(f"{there} seats need as many players, not {len(players)}")
    run = _Run(match, players, budget, on_fault, seed)
    try:
        run.begin()
        while match.outcome is None and run.tally.decisions < limit:
            if run.decide() and watch is not None:
                watch(match)
    finally:
        run.end()
    return Result(match.outcome, run.tally, tuple(run.takeovers))


def make_dealers(seed: int, seats: int) -> list[Seeded]:
    """One generator of re-deals for each seat: what one sees tells nothing about another's."""
    return [Seeded(derived(seed, f"re-deal {seat}")) for seat in range(seats)]


class _Run:
    """What is known while a match runs."""

    def __init__(
        self,
        match: Match,
        players: Sequence[Player],
        budget: Budget,
        on_fault: OnFault,
        seed: int,
    ) -> None:
        self.match: Final = match
        self.players: Final = list(players)
        self.tally: Final = Tally()
        self.takeovers: Final[list[Takeover]] = []
        self._budget: Final = budget
        self._on_fault: Final = on_fault
        self._seed: Final = seed
        self._dealers: Final = make_dealers(seed, match.seats)

    def begin(self) -> None:
        """Tell all players that the match begins."""
        for seat, player in enumerate(list(self.players)):
            try:
                player.begin(self.match.rules, seat, self.match.seats, self._budget)
            except BotError as error:
                self._replace(seat, error)

    def end(self) -> None:
        """Tell all players that the match is over."""
        for player in self.players:
            player.end(self.match.outcome)

    def decide(self) -> bool:
        """Ask the first seat that has to answer; False if its player failed."""
        match = self.match
        seat = match.questions(NOBODY)[0].seat
        question = next(asked for asked in match.questions(seat) if asked.seat == seat)
        try:
            choice = self._answer(seat, question)
            self._play(seat, choice)
        except BotError as error:
            self._replace(seat, error)
            return False
        self.tally.decisions += 1
        self.tally.options += len(question.options)
        if len(question.options) > 1:
            self.tally.choices += 1
        return True

    def _answer(self, seat: int, question: Question) -> Choice:
        player = self.players[seat]
        try:
            view = self.match.view(seat)
            imagined = self.match.imagined(seat, self._dealers[seat])
        except Exception as error:
            name = self.match.rules.game.seat_names[seat]
            raise RulesError(f"what {name} may know: {_text(error)}") from error
        try:
            return player.decide(view, question, imagined, self._budget.afresh())
        except BotError:
            raise
        except Exception as error:
            raise self._fault(seat, f"failed: {_text(error)}") from error

    def _play(self, seat: int, choice: Choice) -> None:
        rules = self.match.rules
        try:
            entries = self.match.play(seat, choice)
        except NotationError as error:
            raise self._fault(seat, f"gave no choice: {error}") from None
        except Refused as error:
            did = f"answered '{write(rules, choice)}', which is refused: {error}"
            raise self._fault(seat, did) from None
        except Exception as error:
            raise RulesError(f"{write_move(rules, seat, choice)}: {_text(error)}") from error
        self.tally.chances += len([entry for entry in entries if entry.seat == NATURE])

    def _fault(self, seat: int, did: str) -> BotError:
        return BotError(who(self.match.rules, seat, self.players[seat]), did)

    def _replace(self, seat: int, error: BotError) -> None:
        """Let the random player take over, unless the match is to stop."""
        if self._on_fault == "stop":
            raise error
        self.players[seat].end(None)
        self.players[seat] = RandomPlayer(Seeded(derived(self._seed, f"takeover {seat}")))
        self.takeovers.append(Takeover(seat, self.match.next_entry, str(error), error.details))


def _text(error: Exception) -> str:
    """An error of somebody else's code, on one line."""
    return " ".join(f"{type(error).__name__}: {error}".split())
