"""Matches: games that are really played, logged, saved and checked.

It imports the kernel and the builder, never a game.
"""

from ziggurat.match.chance import Chance, Dice, Fast, Scripted
from ziggurat.match.codec import decode_state, digest, encode_state
from ziggurat.match.match import Match
from ziggurat.match.notation import NotationError, parse, parse_move, write, write_move
from ziggurat.match.save import dump, load, replay, verify

__all__ = [
    "Chance",
    "Dice",
    "Fast",
    "Match",
    "NotationError",
    "Scripted",
    "decode_state",
    "digest",
    "dump",
    "encode_state",
    "load",
    "parse",
    "parse_move",
    "replay",
    "verify",
    "write",
    "write_move",
]
