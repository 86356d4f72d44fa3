"""The table of players: how a name becomes a player.

Owns the names that the command line and simulations accept. There is no discovery: a new
player is a new line here.
"""

from __future__ import annotations

import os
import shlex
from collections.abc import Callable
from typing import Final

from ziggurat.api import Seeded
from ziggurat.players.greedy import GreedyPlayer
from ziggurat.players.player import Player
from ziggurat.players.program import Program
from ziggurat.players.random import RandomPlayer

RANDOM: Final = "random"
GREEDY: Final = "greedy"


class UnknownPlayer(ValueError):
    """A name stands for no player; the text lists those there are."""


def _random(parameter: str, seed: int) -> Player:
    return RandomPlayer(Seeded(_seed(parameter, seed)))


def _greedy(parameter: str, seed: int) -> Player:
    return GreedyPlayer(Seeded(_seed(parameter, seed)))


def _program(parameter: str, seed: int) -> Player:
    posix = os.name == "posix"
    try:
        words = shlex.split(parameter, posix=posix)
    except ValueError as error:
        raise UnknownPlayer(f"'{parameter}' is not a command: {error}") from None
    if not words:
        raise UnknownPlayer("write which program plays, for example 'program:python3 bot.py'")
    return Program([word if posix else word.strip('"') for word in words])


# Each maker gets what follows the colon, and the seed to use if that says nothing of one.
PLAYERS: Final[dict[str, Callable[[str, int], Player]]] = {
    RANDOM: _random,
    "program": _program,
    GREEDY: _greedy,
}


def make_player(name: str, seed: int = 0) -> Player:
    """Make a player by name: `random`, `greedy` or `program:COMMAND`.

    The first two may have a seed of their own.

    >>> make_player("random:7").name
    'random'
    """
    word, _, parameter = name.partition(":")
    if word not in PLAYERS:
        known = "random, random:SEED, program:COMMAND, greedy, greedy:SEED"
        raise UnknownPlayer(f"there is no player '{word:.40}'; there are: {known}")
    return PLAYERS[word](parameter, seed)


def _seed(parameter: str, seed: int) -> int:
    if not parameter:
        return seed
    if not (parameter.isascii() and parameter.isdigit() and len(parameter) <= 18):
        raise UnknownPlayer(f"'{parameter:.40}' is not a seed: write a whole number")
    return int(parameter)
