"""Writing of China and Astronomy of Poland, for the automated player.

Owns the frames of Astronomy: tiles are drawn for all to see, and the better one is laid.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.asking import ask
from ziggurat.games.new_dawn.automated_player.reading import ReadCard, did_something, read_card
from ziggurat.games.new_dawn.automated_player.rows import AutomatedCard, Order, Topic
from ziggurat.games.new_dawn.automated_player.science.cards import ADVANCE, ADVANCE_DIAL
from ziggurat.games.new_dawn.automated_player.science.gains import move_own_dial
from ziggurat.games.new_dawn.automated_player.weighing import weigh
from ziggurat.games.new_dawn.automated_player_terra_incognita.exploration.laying import (
    NEW_TILE,
    frontier,
    room_beside,
    settings,
)
from ziggurat.games.new_dawn.automated_player_terra_incognita.ids import (
    FIRST_NEW_ORDER,
    FURTHER_TOPICS,
    UNIQUE_SHEET,
)
from ziggurat.games.new_dawn.automated_player_terra_incognita.unique.ids import (
    OWN_ASTRONOMY,
    OWN_WRITING,
)
from ziggurat.games.new_dawn.automated_player_terra_incognita.verbs import SET_ONE
from ziggurat.games.new_dawn.ids import SCIENCE
from ziggurat.games.new_dawn.masks import members
from ziggurat.games.new_dawn.picking import Listed
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.terra_incognita.exploration.drawing import Drawing
from ziggurat.games.new_dawn.terra_incognita.exploration.exploring import lay_explored
from ziggurat.games.new_dawn.terra_incognita.exploration.stack import (
    is_empty,
    put_below,
)
from ziggurat.games.new_dawn.terra_incognita.exploration.verbs import MOST_LOOKS
from ziggurat.games.new_dawn.terra_incognita.state import unknown
from ziggurat.games.new_dawn.victory import wonder_count
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.question import SPACE, Question
from ziggurat.kernel.state import State


def advance_with_wonder(g: Table, card: ReadCard) -> None:
    """Move the dial a space farther with any wonder.  Rules: ap.ti.unique.science"""
    if wonder_count(g, card.seat) > 0:
        move_own_dial(g, card.seat, 1)


def chart_tiles(g: Table, card: ReadCard) -> None:
    """Draw tiles if one could be laid anywhere.  Rules: ap.ti.unique.science"""
    if frontier(g, card.seat):
        did_something(g)
        g.push(DrawTiles(card.seat, ()))


class DrawTiles(Drawing):
    """Draw up to two tiles from the bottom of the stack, for all to see.

    Rules: ap.ti.unique.science
    """

    SPEC: ClassVar[str] = "seat: int, tiles: tuple[int, ...]"
    CITES: ClassVar[tuple[str, ...]] = ("ap.ti.unique.science", "ti.explore.draw_bottom")

    def __init__(self, seat: int, tiles: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.tiles: Final = tiles

    def is_done(self, s: State) -> bool:
        if len(self.tiles) < MOST_LOOKS and not is_empty(unknown(s)):
            return False
        s.swap(SetBetter(self.seat, self.tiles))
        return True

    def take(self, s: State, tile: int) -> None:
        s.note("tile_charted", self.seat, (tile,))
        s.swap(DrawTiles(self.seat, (*self.tiles, tile)))

    def about(self) -> tuple[int, ...]:
        return (self.seat,)


class SetBetter(Listed):
    """Lay one of the drawn tiles by the list for new tiles; the other goes back below.

    Rules: ap.ti.unique.science, ap.ti.explore.tile_order
    """

    SPEC: ClassVar[str] = "seat: int, tiles: tuple[int, ...]"
    CITES: ClassVar[tuple[str, ...]] = ("ap.ti.unique.science", "ap.ti.explore.tile_order")

    def __init__(self, seat: int, tiles: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.tiles: Final = tiles

    def listed(self, g: Table) -> tuple[Choice, ...]:
        found: set[Choice] = set()
        for space in members(room_beside(g, self.seat)):
            for _, cell, side, turns in settings(g, space):
                found.update([(SET_ONE, cell, side, turns, tile) for tile in self.tiles])
        return tuple(sorted(found))

    def question(self, s: State) -> Question:
        return ask(s, self.seat, "ap_charted_tile", SPACE, self.listed(table(s)))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.pop()
        _, cell, side, turns, laid = choice
        lay_explored(g, self.seat, laid, side, turns, cell)
        for tile in self.tiles:
            if tile != laid:
                put_below(unknown(g), tile)
                g.note("tile_back_below", self.seat, ())

    def about(self) -> tuple[int, ...]:
        return (self.seat,)


def set_better(g: Table, question: Question) -> tuple[Choice, ...]:
    """Rules: ap.ti.explore.tile_order, ap.ti.unique.science"""
    return weigh(g, question, NEW_TILE, question.options)


WRITING: Final = Order(
    FIRST_NEW_ORDER + 8, "advance_with_wonder", "ap.ti.unique.science", advance_with_wonder
)
ASTRONOMY: Final = Order(FIRST_NEW_ORDER + 9, "chart_tiles", "ap.ti.unique.science", chart_tiles)
UNIQUE_SCIENCE_ORDERS: Final = (WRITING, ASTRONOMY)
CHARTED_TOPIC: Final = Topic(FURTHER_TOPICS + 2, "ap_charted_tile", set_better)
UNIQUE_SCIENCE_FRAMES: Final = (DrawTiles, SetBetter)

UNIQUE_SCIENCE_CARDS: Final = (
    AutomatedCard(
        SCIENCE, 1, "ap_writing", read_card, (ADVANCE_DIAL, WRITING), amount=ADVANCE,
        number=OWN_WRITING, sheet=UNIQUE_SHEET,
    ),
    AutomatedCard(
        SCIENCE, 2, "ap_astronomy", read_card, (ASTRONOMY, ADVANCE_DIAL), amount=ADVANCE,
        number=OWN_ASTRONOMY, sheet=UNIQUE_SHEET,
    ),
)  # fmt: skip
