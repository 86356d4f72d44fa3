"""A second battle, written from the ledger alone: what each unit played does to the fronts.

It knows names of units, ranks and the combat bonus card, and nothing of the engine.
"""

from __future__ import annotations

from typing import Final

BEATS: Final = {"infantry": "mounted", "mounted": "artillery", "artillery": "infantry"}


class Fighter:
    """A unit in a battle: its type, what it deals, what it bears, and its wounds."""

    def __init__(self, name: str, rank: int, stronger: int = 0) -> None:
        kind, own, life = name.split("_")
        more = 0 if kind == "aircraft" else rank - 1
        self.name: Final = name
        self.kind: Final = kind
        # A wonder that makes units stronger adds no health.
        self.deals: Final = int(own) + more + stronger
        self.bears: Final = int(life) + more
        self.wounds = 0

    def is_dead(self) -> bool:
        return self.wounds >= self.bears


class Fight:
    """Fronts with a place for each side; 0 is the attacker, 1 the defender."""

    def __init__(
        self,
        ranks: tuple[dict[str, int], dict[str, int]],
        stronger: tuple[int, int] = (0, 0),
        untrumped: tuple[bool, bool] = (False, False),
    ) -> None:
        self.ranks: Final = ranks
        self.stronger: Final = stronger
        self.untrumped: Final = untrumped
        self.fronts: Final[list[list[Fighter | None]]] = []
        self.fallen: Final[tuple[list[str], list[str]]] = ([], [])
        self.played = 0

    def fighter(self, side: int, name: str) -> Fighter:
        rank = self.ranks[side].get(name.split("_", maxsplit=1)[0], 1)
        return Fighter(name, rank, self.stronger[side])

    def moves(self, side: int, hand: list[str]) -> list[str]:
        """Every unit opens a front, or attacks an enemy that stands alone."""
        found = [f"front {name}" for name in sorted(set(hand))]
        for name in sorted(set(hand)):
            for at, front in enumerate(self.fronts, 1):
                if front[1 - side] is not None and front[side] is None:
                    found.append(f"attack {name} {at}")
        return found

    def play(self, side: int, move: str) -> None:
        self.played += 1
        words = move.split(" ")
        unit = self.fighter(side, words[1])
        if words[0] == "front":
            front: list[Fighter | None] = [None, None]
            front[side] = unit
            self.fronts.append(front)
            return
        front = self.fronts[int(words[2]) - 1]
        enemy = front[1 - side]
        assert enemy is not None
        assert front[side] is None
        front[side] = unit
        self._exchange(unit, enemy, side)
        for at in (0, 1):
            there = front[at]
            if there is not None and there.is_dead():
                self.fallen[at].append(there.name)
                front[at] = None

    def _exchange(self, unit: Fighter, enemy: Fighter, side: int) -> None:
        if self._trumps(unit, enemy, 1 - side):
            enemy.wounds += unit.deals
            unit.wounds += 0 if enemy.is_dead() else enemy.deals
        elif self._trumps(enemy, unit, side):
            unit.wounds += enemy.deals
            enemy.wounds += 0 if unit.is_dead() else unit.deals
        else:
            enemy.wounds += unit.deals
            unit.wounds += enemy.deals

    def _trumps(self, unit: Fighter, other: Fighter, of: int) -> bool:
        return BEATS.get(unit.kind) == other.kind and not self.untrumped[of]

    def value(self, side: int, card: int) -> int:
        """Health without wounds, and the card."""
        there = [front[side] for front in self.fronts]
        return card + sum(unit.bears - unit.wounds for unit in there if unit is not None)

    def shown(self) -> list[tuple[list[str], list[str]]]:
        """The units of each front and their wounds, as facts tell them."""
        found = []
        for front in self.fronts:
            names = [unit.name for unit in front if unit is not None]
            wounds = [str(0 if unit is None else unit.wounds) for unit in front]
            found.append((names, wounds))
        return found


def winner(ours: int, theirs: int) -> int:
    """The side with the higher value; a tie is the defender's."""
    return 0 if ours > theirs else 1
