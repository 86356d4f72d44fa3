"""England: the only city of a tile brings a reinforced control token beside it."""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.asking import ask
from ziggurat.games.new_dawn.board.spaces import all_cities
from ziggurat.games.new_dawn.board.supplies import unused_tokens
from ziggurat.games.new_dawn.focus.culture import against_placing, place_token, token_spaces
from ziggurat.games.new_dawn.focus.military import reinforce
from ziggurat.games.new_dawn.ids import HARDEST, TILE_SPACES, first_space, tile_of
from ziggurat.games.new_dawn.masks import bit
from ziggurat.games.new_dawn.picking import Listed, naming
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.verbs import PLACE
from ziggurat.games.new_dawn.victory import step_done
from ziggurat.kernel.choice import PASS, Choice
from ziggurat.kernel.content import Cue
from ziggurat.kernel.question import SPACE, Question
from ziggurat.kernel.reason import OTHER_QUESTION
from ziggurat.kernel.state import State

WHOLE_TILE: Final = (1 << TILE_SPACES) - 1


def tile_spaces(space: int) -> int:
    """Mask: all spaces of the tile that a space belongs to."""
    return WHOLE_TILE << first_space(tile_of(space))


def england_built(s: State, cue: Cue) -> None:
    """Cities of rivals on the tile count, city-states do not."""
    g = table(s)
    city = cue.args[1]
    alone = (all_cities(g) & tile_spaces(city)) == bit(city)
    near = g.board.near[city]
    if alone and unused_tokens(g, cue.owner) > 0 and token_spaces(g, cue.owner, HARDEST, near):
        g.push(GuardCity(cue.owner, city))


class GuardCity(Listed):
    """Put an unused control token beside a new city, reinforced, or leave it."""

    SPEC: ClassVar[str] = "seat: int, city: int"
    CITES: ClassVar[tuple[str, ...]] = ("nd.culture.effect",)

    def __init__(self, seat: int, city: int) -> None:
        self.seat: Final = seat
        self.city: Final = city

    def listed(self, g: Table) -> tuple[Choice, ...]:
        spaces = token_spaces(g, self.seat, HARDEST, g.board.near[self.city])
        return ((PASS,), *naming(PLACE, spaces))

    def against(self, g: Table, choice: Choice) -> int:
        if choice[0] != PLACE:
            return OTHER_QUESTION
        return against_placing(g, self.seat, choice[1], HARDEST, g.board.near[self.city])

    def question(self, s: State) -> Question:
        return ask(s, self.seat, "guard_city", SPACE, self.listed(table(s)), (self.city,))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.pop()
        if choice[0] == PLACE:
            place_token(g, self.seat, choice[1])
            reinforce(g, self.seat, choice[1])
            step_done(g)

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.city)
