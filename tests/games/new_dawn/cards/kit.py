"""A first game on which one row at a time is tried.

                         12d'   12c'                 16j~
                     12e'   12a*   12b'   12i'   16i'   16h~
                         12f'   12g    12h    12j    16b    16g'
                     13j'   13h    13g    13f    16c    16a    16f'
                         13i'   13b    13a^   13e    16d    16e'
                     6e*'   6d     13c    13d    14e    14d*'
           2j'    6f'    6a~    6c     4j     14f    14a    14c'
        2i'    2h     6g~    6b     4i     4h     14g    14b'
           2b'    2g     6h~    6i     4b     4g     14h    14i'
        2c'    2a^    2f     6j~    4c     4a^    4f'    14j'
           2d'    2e     15d~   15c~   4d     4e'
        1e'    1d     15e~   15a*   15b    15i'
    1f'    1a^    1c     15f~   15g    15h    15j'
        1g'    1b     11j    11h    11g    11f'
           1h'    1i'    11i'   11b'   11a    11e'
              1j~                  11c'   11d'

Neighbours in a line are next to each other, and so are those diagonally above and below.
Marks: ~ water, ' land at the edge, * city-state (12a Brussels, 6e Carthage, 14d Geneva, 15a
Buenos Aires), ^ natural wonder. The capitals are 16a (p1) and 11a (p2); a third seat lays more
tiles around and sits at 7a. Neither barbarians nor resources are on the map unless a test says so.
"""

from __future__ import annotations

from typing import Final

from tests.games.new_dawn.cards.idle import Resumed, rules, waiting
from tests.games.new_dawn.kit import in_slot
from tests.kit.table import Position
from ziggurat.games.new_dawn.board.kinds import pieces_at
from ziggurat.games.new_dawn.combat.values import attack_sum, defence_sum, grouped
from ziggurat.games.new_dawn.focus.row import places_of
from ziggurat.games.new_dawn.ids import ERAS, MILITARY, RESOURCES, WONDER_TYPES
from ziggurat.games.new_dawn.masks import mask_of, members
from ziggurat.games.new_dawn.rows import Wonder
from ziggurat.games.new_dawn.state import Realm, Table, table
from ziggurat.games.new_dawn.wonders.wonders import PlaceWonder
from ziggurat.kernel.frame import Frame
from ziggurat.match.notation import parse_seat, write

LEADERS: Final = ("rome", "egypt", "france")
STEPS: Final = ("colours", "focus rows", "map")
NATURAL_WONDERS: Final = ("1a", "2a", "4a", "13a")
CITY_STATES: Final = ("6e", "12a", "14d", "15a")


# Names and numbers


def number(name: str) -> int:
    """The number of a row."""
    return rules().kinds["row"].parse(name)


def space(label: str) -> int:
    """The number of a space."""
    return rules().kinds["space"].parse(label)


def spaces(labels: str) -> int:
    """Mask: spaces by their labels."""
    return mask_of([space(label) for label in labels.split()])


def shown(mask: int) -> list[str]:
    """The labels of a mask of spaces."""
    return [rules().kinds["space"].write(at) for at in members(mask)]


# Tables


def empty_table(*tiles: tuple[int, ...]) -> Position:
    """A table before setup; each tile is laid as number, side, rotation, q and r."""
    t = Position("new-dawn", rules=rules())
    for tile, *where in tiles:
        t.set(f"laid {tile}", *[str(value) for value in where])
    return t


def set_up(leaders: tuple[str, ...]) -> Resumed:
    """The table as setup leaves it, without draws: no barbarian, no resource and no wonder."""
    t = Resumed("new-dawn", len(leaders), rules=rules())
    for seat, leader in enumerate(leaders):
        t.set(f"leader p{seat + 1}", leader)
    for step in t.rules.flows["setup"]:
        if step.name in STEPS:
            step.begin(t.state, 0)
    t.state.journal = []
    t.set("natural_tokens", *NATURAL_WONDERS)
    t.set("city_state_tokens", *CITY_STATES)
    return t


class Tried:
    """A position.  Say what is there, then `turn` or `run`, then play.

    Unless leaders are named p1 leads Rome, p2 Egypt and p3 France. `g` and `realm` are for
    looking, and for the little that no fact says.
    """

    def __init__(self, *leaders: str, seats: int = 2) -> None:
        self.t: Final = set_up((*leaders, *LEADERS[len(leaders) : seats]))
        self.rules: Final = self.t.rules
        self.g: Final[Table] = table(self.t.state)

    # Setting up

    def set(self, fact: str, *values: str) -> Tried:
        """Make a fact true."""
        self.t.pause().set(fact, *values)
        return self

    def add(self, fact: str, values: str) -> Tried:
        """Make more values of a fact true."""
        return self.set(fact, *self.t.fact(fact), *values.split())

    def own(self, seat: str, tokens: str = "", reinforced: str = "", cities: str = "") -> Tried:
        """Put control tokens and cities of a seat on the map."""
        self.add(f"control {seat}", tokens).add(f"reinforced {seat}", reinforced)
        return self.add(f"cities {seat}", cities)

    def wonder(self, name: str, seat: str = "p1", label: str = "") -> Tried:
        """Give a seat a wonder; its token lies under the capital unless said otherwise."""
        return self.set(f"wonder_at {name}", label or self.capital(seat))

    def hold(self, seat: str, *cards: str) -> Tried:
        """Let a seat have diplomacy cards."""
        return self.add(f"cards {seat}", " ".join(cards))

    def row(self, cards: str, seat: str = "p1") -> Tried:
        """Lay out a seat's focus row."""
        return self.set(f"row {seat}", *cards.split())

    def slot(self, card: str, slot: int, seat: str = "p1") -> Tried:
        """Put a card in a slot of a seat's row; it replaces the one of its type."""
        in_slot(self.t.pause(), card, slot, seat)
        return self

    def trade(self, *tokens: int, store: int = 0) -> Tried:
        """Lay trade tokens on p1's cards, slot by slot, and in its store."""
        for slot, count in enumerate(tokens):
            self.set(f"trade p1 {slot + 1}", str(count))
        return self.set("trade p1 store", str(store))

    def caravans(self, seat: str, labels: str = "") -> Tried:
        """Let a seat have all three caravans; those without a space are on their card."""
        capital = self.capital(seat)
        self.set(f"caravans {seat}", capital, capital, capital)
        return self.set(f"caravans {seat}", *labels.split())

    def barbarian(self, label: str, letter: str = "A") -> Tried:
        """Put a barbarian on the map."""
        return self.set(f"barbarian {letter}", label)

    # Playing

    def run(self, *frames: Frame) -> Tried:
        """Let these frames happen, the first of them first."""
        self.t.pause().at(waiting(), *reversed(frames))
        return self

    def turn(self, seat: str = "p1") -> Tried:
        """Begin a seat's turn, without an event before it."""
        self.t.pause().at(f"turn {seat} start of turn")
        return self

    def focus(self, card: str, slot: int) -> Tried:
        """Let p1 choose a card that stands in a slot, without anything before it."""
        self.slot(card, slot).turn()
        if self.asked() == "p1 start_of_turn":
            self.play("p1 pass")
        return self.play(f"p1 focus {slot}")

    def build(self, name: str, seat: str = "p1") -> Tried:
        """Let a seat put the token of a wonder it has paid for under its capital."""
        self.run(PlaceWonder(parse_seat(self.rules, seat), number(name)))
        if self.g.asked[0].topic == "place_wonder":
            self.play(f"{seat} under {self.capital(seat)}")
        return self

    def play(self, *moves: str) -> Tried:
        """Play moves in notation."""
        self.t.play(*moves)
        return self

    def refused(self, move: str) -> str:
        """The rule against a move; empty if it is legal."""
        return self.t.refused(move)

    # Looking

    def realm(self, seat: str) -> Realm:
        """The realm of a seat."""
        return self.g.realms[parse_seat(self.rules, seat)]

    def capital(self, seat: str) -> str:
        """Where a seat's capital stands."""
        return self.t.fact(f"capital {seat}")[0]

    def asked(self) -> str:
        """Who is asked what."""
        return self.t.asked()[0]

    def facts(self) -> tuple[int, ...]:
        """The facts of the open question."""
        return self.g.asked[0].facts

    def options(self) -> list[str]:
        """What can be answered."""
        return [write(self.rules, choice) for choice in self.g.asked[0].options]

    def cards(self, seat: str) -> str:
        """A seat's focus row."""
        return " ".join(self.t.fact(f"row {seat}"))

    def tokens(self, seat: str) -> list[str]:
        """Where a seat has control tokens."""
        return self.t.fact(f"control {seat}")

    def heard(self, *keys: str) -> list[tuple[object, ...]]:
        """Events of some kinds: key, seat and facts."""
        journal = self.g.journal or []
        return [(at.key, at.seat, *at.args) for at in journal if at.key in keys]

    def attack_bonus(self, label: str) -> int:
        """What cards add when p1 attacks a space."""
        piece = pieces_at(self.g, 0, space(label))[0]
        place = places_of(self.g, 0, MILITARY)[0]
        return grouped(attack_sum(self.g, 0, place, 1, piece, 1))[3]

    def defence_bonus(self, label: str) -> int:
        """What cards add when p1 is attacked by p2 in a space."""
        return grouped(defence_sum(self.g, 1, pieces_at(self.g, 1, space(label))[0], 1))[3]


def printed(name: str) -> tuple[str, str, int, set[str]]:
    """What is printed on a wonder: type, era, cost and resources."""
    row = rules().rows[number(name)]
    assert isinstance(row, Wonder)
    resources = {RESOURCES[kind] for kind in row.resources}
    return WONDER_TYPES[row.type], ERAS[row.era], row.cost, resources
