"""Ziggurat: a rules engine for heavy board games, with players, matches and tools.

Programs use `ziggurat.api`. This module owns the version number and never imports anything,
so that importing a part of the package costs only that part.
"""

from typing import Final

__version__: Final = "0.1.0"
