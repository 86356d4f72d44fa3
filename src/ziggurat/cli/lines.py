"""Lines: what people type, from a terminal or a pipe.

Owns the reading. Only a terminal gets a prompt; a pipe that ends, ends the session.
"""

from __future__ import annotations

import sys
from typing import Final


class Lines:
    """Where lines come from."""

    def __init__(self, prompts: bool = True) -> None:
        self.interactive: Final = prompts and is_terminal()
        if self.interactive:
            _edit_lines()

    def next(self, prompt: str) -> str | None:
        """The next line without its end, or None when there are no more."""
        if self.interactive:
            try:
                return input(prompt)
            except EOFError:
                print()
                return None
            except KeyboardInterrupt:
                print()
                raise
        sys.stdout.flush()
        try:
            line = sys.stdin.readline() if sys.stdin is not None else ""
        except (UnicodeDecodeError, ValueError, OSError):
            return None
        return line.rstrip("\r\n") if line else None


def is_terminal() -> bool:
    """Tell whether somebody types."""
    return sys.stdin is not None and sys.stdin.isatty()


def _edit_lines() -> None:
    """Let arrow keys work while typing, where Python brings what that needs."""
    try:
        import readline  # noqa: F401
    except ImportError:
        pass
