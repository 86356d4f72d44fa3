"""Drawing a tile from the bottom of the stack.

Owns what is the same for everybody who draws one. What becomes of it stands with the reason.
"""

from __future__ import annotations

from ziggurat.games.new_dawn.ids import NONE
from ziggurat.games.new_dawn.masks import members
from ziggurat.games.new_dawn.terra_incognita.exploration.stack import bring_up, take_bottom
from ziggurat.games.new_dawn.terra_incognita.state import unknown
from ziggurat.games.new_dawn.verbs import DRAW
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.nature import chance
from ziggurat.kernel.question import Question
from ziggurat.kernel.state import State


class Drawing(Frame):
    """Draw the tile at the bottom of the stack: chance tells which it is, if nobody has seen it."""

    def run(self, s: State) -> bool:
        if self.is_done(s):
            return False
        tile = bring_up(unknown(s))
        if tile == NONE:
            return True
        self.drawn(s, tile)
        return False

    def is_done(self, s: State) -> bool:
        """Tell whether nothing is drawn any more, and go on then."""
        raise TypeError(f"{type(self).__name__} never ends")

    def question(self, s: State) -> Question:
        tiles = members(unknown(s).unseen)
        return chance("explored_tile", tuple([(DRAW, tile) for tile in tiles]))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        self.drawn(s, choice[1])

    def drawn(self, s: State, tile: int) -> None:
        """Show the tile to everybody, even if it was the only one that it could be for some."""
        s.unveil()
        take_bottom(unknown(s), tile)
        self.take(s, tile)

    def take(self, s: State, tile: int) -> None:
        """Go on with a tile that is drawn."""
        raise TypeError(f"{type(self).__name__} takes nothing")
