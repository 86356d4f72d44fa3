"""Errors of the command line: which are bad input, and how each is said on one line.

Owns the exit codes and that distinction. It never prints.
"""

from __future__ import annotations

from typing import Final

DONE: Final = 0
NO: Final = 1
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130

LONGEST: Final = 500


class BadInput(Exception):
    """What was typed cannot be done; the text says what would have been right."""


def is_bad_input(error: Exception) -> bool:
    """Tell whether whoever typed the command can put this right.

    The classes are looked up only now: most commands never need most of them.
    """
    from typer.exceptions import TyperException

    from ziggurat.api import BuildError, Refused
    from ziggurat.ledger import LedgerError, TraceError
    from ziggurat.match.errors import MatchError
    from ziggurat.match.notation import NotationError
    from ziggurat.players.player import BotError
    from ziggurat.players.table import UnknownPlayer
    from ziggurat.words import WordsError

    ours = (BadInput, BuildError, Refused, MatchError, NotationError, WordsError, OSError)
    tools = (TyperException, LedgerError, TraceError, BotError, UnknownPlayer)
    return isinstance(error, (*ours, *tools))


def one_line(error: Exception) -> str:
    """The text of an error as one line that is not too long."""
    from typer.exceptions import TyperException

    if isinstance(error, TyperException):
        text = _usage(error)
    elif isinstance(error, OSError) and error.strerror:
        text = f"{error.filename}: {error.strerror}" if error.filename else error.strerror
    else:
        text = str(error) or type(error).__name__
    clean = "".join([sign if sign.isprintable() else " " for sign in text])
    return " ".join(clean.split())[:LONGEST]


def _usage(error: Exception) -> str:
    """What is wrong with the words of a command, and where help is."""
    from typer.exceptions import TyperException

    assert isinstance(error, TyperException)
    context = getattr(error, "ctx", None)
    asked = context.command_path if context is not None else "ziggurat"
    return f"{error.format_message().rstrip('.')}; see {asked} --help"
