"""Tables of Wisdom and Warfare on which Start of Turn and cities are tried: open country."""

from __future__ import annotations

from tests.games.board_game.kit import resting, state
from tests.games.board_game.wisdom_and_warfare.kit import laid_out
from tests.kit.table import Position
from ziggurat.games.board_game.ids import FOG, GRASSLAND
from ziggurat.lib.vec import put

# Squares in the open that are far from both capitals of two seats and from each other.
OPEN = "C22"
FAR = "E33"


def country(*more: str) -> Position:
    """A laid-out table of two whose facedown places are open grassland without any marker."""
    t = laid_out(2, *more)
    g = state(t)
    for square, ground in enumerate(g.ground):
        if ground == FOG:
            g.ground = put(g.ground, square, GRASSLAND)
    return t


def starting(t: Position) -> Position:
    """Play on from the first seat's own part of Start of Turn."""
    return t.at("turn p1 start of turn")


def in_capital(t: Position) -> Position:
    """p1 says what its capital does."""
    return managing(t, 1)


def managing(t: Position, actions: int) -> Position:
    """The same for a capital with so many actions; p1 rests afterwards."""
    t.set("actions p1 capital", str(actions)).at(resting(0), "city_management p1 manage")
    return t.play("p1 city capital")


def sell_out(t: Position, resource: str) -> Position:
    """Give p2 all tokens of a resource that the market has."""
    return t.set(f"resources p2 {resource}", t.fact(f"market {resource}")[0])
