"""The first-game map as a position on which the rules are tried.

                        12d d   12c d                   16j w
                    12e h   12a g   12b h   12i d   16i h   16h w
                        12f h   12g h   12h m   12j d   16b g   16g g
                    13j f   13h f   13g d   13f d   16c g   16a g   16f g
                        13i g   13b g   13a n   13e d   16d d   16e d
                    6e g    6d f    13c g   13d h   14e h   14d g
        2j m    6f f    6a w    6c h    4j m    14f f   14a f   14c f
    2i m    2h h    6g w    6b m    4i g    4h m    14g h   14b f
        2b m    2g g    6h w    6i g    4b h    4g h    14h h   14i f
    2c h    2a n    2f h    6j w    4c d    4a n    4f f    14j m
        2d h    2e m    15d w   15c w   4d m    4e m
    1e h    1d d    15e w   15a g   15b m   15i g
1f m    1a n    1c g    15f w   15g m   15h f   15j m
    1g m    1b h    11j f   11h h   11g h   11f m
        1h m    1i m    11i f   11b f   11a g   11e m
            1j w                    11c g   11d h

Neighbours in a line are next to each other, and so are those diagonally above and below.
Terrain: grassland, hills, forest, desert, mountain, water, natural wonder. Capitals 16a (p1)
and 11a (p2); city-states 12a, 6e, 14d, 15a; barbarians A 1g, B 2i, D 4i, G 11j, I 15h;
marble 1i 14i 15g, mercury 4j 12h, oil 16d, diamond 11f. More seats lay more tiles around it
and sit at 16a, 11a and 7a, or at 16a, 9a, 11a and 7a.
"""

from __future__ import annotations

from typing import Final

from tests.kit.table import Position
from ziggurat import api
from ziggurat.games.new_dawn.printed import focus_of
from ziggurat.games.new_dawn.view import RealmView, TableView
from ziggurat.match.notation import parse_seat

STEPS: Final = ("colours", "map", "populate map")
ROW: Final = ("astrology", "foreign_trade", "masonry", "early_empire", "pottery")
VICTORY: Final = ("civilized-moneygrubber", "warmonger-paranoid", "technophile-scholarly")


def first_game(seats: int = 2) -> Position:
    """The start of a first game: p1 is the first player and nobody has a leader.

    Everybody's row is that of Rome. No wonder is faceup. Go on with `set`, `at` and `play`.
    """
    t = Position("new-dawn", seats, options={"map": "first-game"})
    for step in t.rules.flows["setup"]:
        if step.name in STEPS:
            step.begin(t.state, 0)
    t.state.journal = []
    for seat in range(1, seats + 1):
        t.set(f"row p{seat}", *ROW)
    return t.set("victory", *VICTORY)


def in_slot(t: Position, card: str, slot: int, seat: str = "p1") -> Position:
    """Put a card in a slot of a seat's row, in the stead of the card of its type."""
    number = t.rules.kinds["focus_card"].parse
    cards = t.fact(f"row {seat}")
    types = [focus_of(t.rules, number(name)) for name in cards]
    at = types.index(focus_of(t.rules, number(card)))
    cards[at] = card
    cards[at], cards[slot - 1] = cards[slot - 1], cards[at]
    return t.set(f"row {seat}", *cards)


def choose(t: Position, slot: int, seat: str = "p1") -> Position:
    """Begin to play where a seat has to choose, and let it choose the card in a slot."""
    return t.at(f"turn {seat} focus").play(f"{seat} focus {slot}")


def resolve(t: Position, card: str, slot: int, seat: str = "p1") -> Position:
    """Let a seat resolve a card that stands in a slot."""
    return choose(in_slot(t, card, slot, seat), slot, seat)


def seen(t: Position) -> TableView:
    """The table as everybody sees it."""
    shown = api.view(t.state, 0).parts[0]
    assert isinstance(shown, TableView)
    return shown


def realm(t: Position, seat: str = "p1") -> RealmView:
    """A seat as everybody sees it: what is left to it, what is mature, what acts for it."""
    return seen(t).realms[parse_seat(t.rules, seat)]


def acts_for(t: Position, row: str, seat: str = "p1") -> bool:
    """Tell whether a card, a wonder or a leader acts for a seat."""
    return t.rules.kinds["row"].parse(row) in realm(t, seat).cards
