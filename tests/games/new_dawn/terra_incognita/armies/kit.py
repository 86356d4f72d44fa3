"""A small war on the strip: p1 marches with a military card of Terra Incognita."""

from __future__ import annotations

from typing import Self

from tests.games.new_dawn.terra_incognita.kit import Frontier
from ziggurat.games.new_dawn.combat.attack import Attack, current_attack
from ziggurat.games.new_dawn.combat.values import total
from ziggurat.games.new_dawn.rows import Item


class Campaign(Frontier):
    """A position in which p1 resolves a military card; all other seats have Masonry in slot 1."""

    def ends(self, army: str = "a1") -> set[str]:
        """Where an army may be moved."""
        found = [option.split() for option in self.options()]
        return {words[2] for words in found if words[:2] == ["march", army]}

    def march(self, label: str, army: str = "a1") -> Self:
        """Let p1 move an army."""
        return self.play(f"march {army} {label}")

    def attack(self, label: str, attacker: int, defender: int, army: str = "a1") -> Self:
        """Let p1 move an army into something, and both sides roll."""
        return self.march(label, army).roll(attacker, defender)

    def roll(self, *dice: int) -> Self:
        """Let Nature roll."""
        return self.play(*[f"nature roll {die}" for die in dice])

    def win(self, label: str, army: str = "a1") -> Self:
        """Let p1 attack and roll a six against a one."""
        return self.attack(label, 6, 1, army)

    @property
    def fighting(self) -> Attack:
        """The attack under way."""
        found = current_attack(self.g)
        assert found is not None
        return found

    def values(self) -> tuple[int, int]:
        """What both sides have so far."""
        return total(self.fighting.attack), total(self.fighting.defence)

    def defence(self) -> list[Item]:
        """What the defender adds to its die."""
        return list(self.fighting.defence[1:])
