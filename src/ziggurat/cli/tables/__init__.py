"""Tables: how a position looks in a terminal.

A game may have a package here, named like its folder, with a function `draw` and, if choices
need it, a function `notes`. A game without one is drawn by `generic`. What a module of it shows
comes in the slots of `tables/`; if that is not enough, `<game>/<module>.py` draws more. All get
what one seat may know and never anything else.
"""

from ziggurat.cli.tables.drawer import draw, notes
from ziggurat.cli.tables.seat_table import SeatTable

__all__ = ["SeatTable", "draw", "notes"]
