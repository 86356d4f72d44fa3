"""A wide plain on which figures are moved: places C and D are grassland, everything is revealed.

t = moves(plain().set("armies p1", "C11"))
t.play("p1 take C11 1 0", "p1 step C12")
"""

from __future__ import annotations

from tests.games.board_game.kit import laid_out, open_map
from tests.kit.table import Position

PLAIN = ("C", "D")
# What is asked in a battle before anybody has won it.
BATTLE = ("draw_force", "draw_barbarian", "battle_turn", "battle_ability")
UNITS = ("infantry_2", "mounted_2")


def plain(seats: int = 2) -> Position:
    """The laid-out table with all tiles turned up and two of them plain grassland."""
    t = open_map(laid_out(seats))
    for place in PLAIN:
        for row in range(1, 5):
            for column in range(1, 5):
                t.set(f"terrain {place}{row}{column}", "grassland")
    return t


def moves(t: Position, seat: str = "p1") -> Position:
    """Let Movement begin with a seat; the others follow."""
    return t.set("first", seat).at(f"turn {seat} movement")


def army(*squares: str) -> Position:
    """The plain with armies of p1 on these squares and its scout at home."""
    return plain().set("armies p1", *squares)


def scout(*squares: str) -> Position:
    """The plain with scouts of p1 on these squares and its army at home."""
    return plain().set("scouts p1", *squares)


def listed(t: Position, verb: str) -> list[str]:
    """The arguments with which a verb is listed now."""
    words = [move.split(" ", 2) for move in t.options()]
    return [move[2] for move in words if move[1] == verb and len(move) > 2]


def end_battle(t: Position) -> Position:
    """Let both sides open fronts with all their units, whoever draws whatever."""
    while t.asked()[0].split(" ")[1] in BATTLE:
        fronts = [move for move in t.options() if " front " in move]
        t.play((fronts or t.options())[0])
    return t
