"""The Night Market: a small game that shows every part of the kernel, to be copied.

It exports one thing, the descriptor. `rules.py` is the table of contents.
"""

from ziggurat.games.template.rules import TEMPLATE

__all__ = ["TEMPLATE"]
