"""Chairs: who answers for each seat, a person or a computer player.

Owns the computer players of a game in the terminal. One that fails changes nothing: a random
player takes its place, and the people are told.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from ziggurat.api import Refused, Seeded
from ziggurat.arena.seeds import derived
from ziggurat.build.governed import players_at
from ziggurat.cli.errors import BadInput
from ziggurat.cli.setting import RANDOM, YOU
from ziggurat.match.notation import NotationError
from ziggurat.players.player import BotError, Budget, Player, who
from ziggurat.players.table import make_player

if TYPE_CHECKING:
    from ziggurat.api import Match, Question


class Chairs:
    """The seats of one match, by what was typed for each."""

    def __init__(self, names: Sequence[str], seed: int | None, budget: Budget) -> None:
        self.names: Final = list(names)
        self._seed: Final = secrets.randbits(62) if seed is None else seed
        self._budget: Final = budget
        self._players: Final[dict[int, Player]] = {}
        self._dealers: Final = [
            Seeded(derived(self._seed, f"re-deal {seat}")) for seat in range(len(names))
        ]

    def persons(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, name in enumerate(self.names) if name == YOU]

    def begin(self, match: Match) -> None:
        """Seat the computer players."""
        there = players_at(match.rules, match.seats)
        if there != len(self.names):
            raise BadInput(f"this game has {there} seats, not {len(self.names)}")
        self.end(match)
        for seat, name in enumerate(self.names):
            if name != YOU:
                player = make_player(name, derived(self._seed, f"seat {seat}"))
                self._players[seat] = player
                player.begin(match.rules, seat, match.seats, self._budget)

    def end(self, match: Match) -> None:
        """Let the computer players go."""
        for player in self._players.values():
            player.end(match.outcome)
        self._players.clear()

    def decide(self, match: Match, seat: int, question: Question) -> str:
        """Let a computer player answer; returns what went wrong if it fails."""
        player = self._players[seat]
        view = match.view(seat)
        imagined = match.imagined(seat, self._dealers[seat])
        try:
            choice = player.decide(view, question, imagined, self._budget.afresh())
            match.play(seat, choice)
        except BotError as error:
            return self._replace(match, seat, str(error))
        except (NotationError, Refused) as error:
            return self._replace(match, seat, f"{who(match.rules, seat, player)}: {error}")
        return ""

    def _replace(self, match: Match, seat: int, text: str) -> str:
        self._players[seat].end(None)
        self.names[seat] = RANDOM
        self._players[seat] = make_player(RANDOM, derived(self._seed, f"takeover {seat}"))
        return text
