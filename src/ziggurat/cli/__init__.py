"""The `ziggurat` command: everything a terminal can do with the engine.

It reads words, calls `ziggurat.api` and its neighbours, and prints. It never computes a rule,
and it imports late, so that asking for help costs next to nothing.
"""

from ziggurat.cli.start import main

__all__ = ["main"]
