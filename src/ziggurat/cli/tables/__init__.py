"""Tables: how a position looks in a terminal.

A game may have a module here, named like its folder, with a function `draw` and, if choices
need it, a function `notes`. A game without one is drawn by `generic`. All get what one seat may
know and never anything else.
"""

from ziggurat.cli.tables.board import Board, draw, notes

__all__ = ["Board", "draw", "notes"]
