"""Starting and ending: from the words of a command line to an exit code.

Owns the one place where errors become one line on stderr. 0 means done, 1 that the answer is
no (a save that does not verify, an untested rule), 2 that the input was bad, 130 Ctrl-C.
"""

from __future__ import annotations

import io
import os
import sys
from typing import Final

from ziggurat.cli.errors import BAD_INPUT, DONE, INTERRUPTED, NO, is_bad_input, one_line

DEBUG: Final = "ZIGGURAT_DEBUG"
PROGRAM: Final = "ziggurat"


def main(arguments: list[str] | None = None) -> int:
    """Run a command and return its exit code; nothing but Ctrl-C and bugs get past it."""
    words = sys.argv[1:] if arguments is None else arguments
    _make_printing_safe()
    try:
        code = _run(words)
        sys.stdout.flush()
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        _let_go_of_stdout()
        return DONE
    except SystemExit as end:
        # Typer and Rich leave like this, with 1, when the reader of a pipe has left.
        if end.code != NO:
            raise
        _let_go_of_stdout()
        return DONE
    except Exception as error:
        return _failed(error)
    return code


def _make_printing_safe() -> None:
    """A closed stream swallows what is printed, a simple one shows unknown letters as "?".

    What is typed and cannot be read stands for itself as a sign that no answer has.
    """
    if sys.stdout is None:
        sys.stdout = io.StringIO()
    if sys.stderr is None:
        sys.stderr = io.StringIO()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _run(words: list[str]) -> int:
    from ziggurat.cli.app import run

    return run(words, PROGRAM)


def _failed(error: Exception) -> int:
    """Say on one line what went wrong; bad input is told apart from a fault of ours."""
    if os.environ.get(DEBUG):
        raise error
    if is_bad_input(error):
        _complain(one_line(error))
        return BAD_INPUT
    _complain(f"internal error: {one_line(error)} ({DEBUG}=1 shows where)")
    return NO


def _complain(text: str) -> None:
    try:
        print(f"{PROGRAM}: {text}", file=sys.stderr, flush=True)
    except OSError:
        # Nobody listens any more; the exit code still tells.
        pass


def _let_go_of_stdout() -> None:
    """Keep the interpreter from complaining, at its end, about a reader that has left."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (OSError, ValueError):
        pass
