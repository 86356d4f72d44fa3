"""A market for the automated player's caravans on the strip; see the kit of the strip for its map.

From 11a it is 3 steps to 5g, 5a and 5d, 4 to 5e, 5f and 13i, 5 to 13b, 13c, 13h and 13j, 10 to 15j
(Kabul), 11 to 12f (Seoul) and 15 to 9a, the capital of p1.
"""

from __future__ import annotations

from typing import Self

from tests.games.new_dawn.automated_player.kit import Automated
from tests.games.new_dawn.strip import shown, space
from ziggurat.games.new_dawn.automated_player.economy.sending import SendCaravans
from ziggurat.games.new_dawn.automated_player.economy.verbs import HEAD_FOR, SEND
from ziggurat.games.new_dawn.ids import FIFTH, LOCKED, ON_CARD
from ziggurat.games.new_dawn.masks import bit
from ziggurat.kernel.choice import Choice


class Traders(Automated):
    """A position in which the automated player resolves an economy card."""

    def __init__(self, card: str = "ap_foreign_trade", seats: int = 2) -> None:
        super().__init__(card, seats)

    def sent(self, *where: str) -> Self:
        """Let it have so many caravans: in spaces, and then those on the `card`."""
        return self.caravans(*where, seat=self.ap)

    def states(self, *labels: str) -> Self:
        """Say which city-states are left."""
        return self.set("city_state_tokens", *labels)

    def sending(self, closed: str = "") -> Self:
        """Hold the position where the next caravan is chosen."""
        mask = 0
        for label in closed.split():
            mask |= bit(space(label))
        return self.hold_frames(SendCaravans(self.seat, self.place_of(FIFTH), 3, 0, mask))

    def where(self) -> list[str]:
        """Where its caravans are."""
        words = {ON_CARD: "card", LOCKED: "locked"}
        return [words[at] if at in words else shown(bit(at))[0] for at in self.own_realm.caravans]

    def bound(self) -> list[tuple[str, int]]:
        """Where caravans were bound for, and how far that was."""
        told = self.told("bound_for")
        found: list[tuple[str, int]] = []
        for at in told:
            assert isinstance(at[3], int)
            assert isinstance(at[4], int)
            found.append((shown(bit(at[3]))[0], at[4]))
        return found


def heading(*labels: str, caravan: int = 0) -> tuple[Choice, ...]:
    """Options to be bound for some spaces."""
    return tuple([(HEAD_FOR, caravan, space(label)) for label in labels])


def sends(count: int) -> tuple[Choice, ...]:
    """Options to send one of so many caravans."""
    return tuple([(SEND, caravan) for caravan in range(count)])
