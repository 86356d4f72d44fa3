"""The wonder deck and the wonder market.

Owns which wonders lie faceup. The deck is kept by era, because its order is that of the eras. It
has a few cards of each era; which of them are in it and which in the box shows when they are drawn.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.battle.units import put_bag
from ziggurat.games.board_game.ids import ANCIENT, ERAS, NONE
from ziggurat.games.board_game.rows.wonder import Wonder
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.verbs import DRAW_WONDER
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.nature import chance
from ziggurat.kernel.question import Question
from ziggurat.kernel.state import State
from ziggurat.lib.bag import bag_of
from ziggurat.lib.vec import put, with_sorted

OFFERED: Final = 4
# The limit of cards of each era in the deck.
WONDERS_PER_ERA: Final = "wonders_per_era"


def wonder_row(g: Table, wonder: int) -> Wonder:
    """The row of a wonder."""
    row = g.rules.rows[wonder]
    assert isinstance(row, Wonder)
    return row


def stack_wonders(g: Table) -> None:
    """Shuffle each era by itself and put as many of its cards into the deck as the limit says.

    Rules: cb.setup.wonder_eras_shuffled
    """
    wonders = g.rules.families["wonder"]
    g.wonder_bags = tuple(
        [
            bag_of(tuple([at for at in wonders if wonder_row(g, at).era == era]))
            for era in range(len(ERAS))
        ]
    )
    most = g.rules.limits[WONDERS_PER_ERA]
    g.wonders_left = tuple([min(most, bag.size()) for bag in g.wonder_bags])


def next_era(g: Table) -> int:
    """The era of the deck's top card, `NONE` if the deck is empty.

    Rules: cb.setup.wonder_deck_order
    """
    for era in range(len(ERAS)):
        if g.wonders_left[era]:
            return era
    return NONE


def show_ancient(g: Table) -> None:
    """Lay all ancient wonders that are left into the market, if no others could be in the deck.

    Rules: cb.setup.wonder_market_ancient
    """
    bag = g.wonder_bags[ANCIENT]
    if bag.size() == g.wonders_left[ANCIENT]:
        g.offer = tuple(sorted(bag.unknown))
        g.wonder_bags = put_bag(g.wonder_bags, ANCIENT, bag_of(()))
        g.wonders_left = put(g.wonders_left, ANCIENT, 0)


class FillMarket(Frame):
    """Draw wonders from the deck until the market is full or the deck is empty.

    Rules: cb.wonder.refill_card, cb.wonder.refill_empty_deck, cb.setup.wonder_markers
    """

    CITES: ClassVar[tuple[str, ...]] = (
        "cb.wonder.refill_card", "cb.wonder.refill_empty_deck", "cb.setup.wonder_markers",
    )  # fmt: skip

    def run(self, s: State) -> bool:
        g = table(s)
        if len(g.offer) < OFFERED and next_era(g) != NONE:
            return True
        g.pop()
        return False

    def question(self, s: State) -> Question:
        g = table(s)
        wonders, copies = g.wonder_bags[next_era(g)].draws()
        return chance("draw_wonder", tuple([(DRAW_WONDER, at) for at in wonders]), copies)

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        take_wonder(g, choice[1])
        g.offer = with_sorted(g.offer, choice[1])
        g.note("wonder_offered", NONE, (choice[1],))


def take_wonder(g: Table, wonder: int) -> None:
    """Take a wonder that was drawn out of the deck."""
    era = wonder_row(g, wonder).era
    g.wonder_bags = put_bag(g.wonder_bags, era, g.wonder_bags[era].draw(wonder))
    g.wonders_left = put(g.wonders_left, era, g.wonders_left[era] - 1)
