"""A small war on the strip of `strip.py`: a military card to resolve.

The capitals are 11a (p1, grassland), 9a (p2, hills), 5c (p3) and 15a (p4).
"""

from __future__ import annotations

from typing import Final, Self

from tests.games.new_dawn.strip import Strip, shown
from ziggurat.games.new_dawn.masks import bit, members

CAPITALS: Final = ("11a", "9a", "5c", "15a")


class War(Strip):
    """A position in which p1 resolves a military card; all other seats have Masonry in slot 1."""

    def __init__(self, card: str = "masonry", slot: int = 1, seats: int = 2) -> None:
        super().__init__(CAPITALS[:seats], card, slot, place=1)

    def wonder(self, name: str, label: str) -> Self:
        """Put a wonder token under a piece, which is there already."""
        return self.set(f"wonder_at {name}", label)

    def attack(self, label: str, attacker: int, defender: int) -> Self:
        """Let p1 attack a space, and both sides roll."""
        return self.play(f"p1 attack {label}", f"nature roll {attacker}", f"nature roll {defender}")

    def targets(self) -> list[str]:
        """The spaces that can be attacked."""
        found = [option.split() for option in self.options()]
        return [words[1] for words in found if words[0] == "attack"]

    def tokens(self, seat: str) -> list[str]:
        """Where a seat has control tokens; reinforced ones with a mark."""
        realm = self.realm(seat)
        spaces = members(realm.control)
        return [f"{shown(bit(at))[0]}{'+' * (realm.reinforced >> at & 1)}" for at in spaces]

    def cities(self, seat: str) -> list[str]:
        """Where a seat has cities, its capital included."""
        return self.fact(f"cities {seat}")

    def told(self, *keys: str) -> list[tuple[object, ...]]:
        """Events of some kinds: key, seat and facts."""
        journal = self.state.journal or []
        return [(at.key, at.seat, *at.args) for at in journal if at.key in keys]
