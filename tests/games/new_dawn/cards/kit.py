"""A table on which one row at a time is tried: a real map, hand-made realms.

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
Buenos Aires), ^ natural wonder. The capitals are 16a (p1), 11a (p2) and 4b (p3).
"""

from __future__ import annotations

from functools import cache
from typing import Final

from ziggurat.build.build import Build, build
from ziggurat.games.new_dawn.board.board import Board, laid
from ziggurat.games.new_dawn.board.kinds import pieces_at
from ziggurat.games.new_dawn.board.layouts import first_game_tiles
from ziggurat.games.new_dawn.combat.values import attack_sum, defence_sum, grouped
from ziggurat.games.new_dawn.focus.row import places_of
from ziggurat.games.new_dawn.ids import (
    ERAS,
    MILITARY,
    ON_CARD,
    RESOURCES,
    WONDER_TYPES,
    focus_card,
)
from ziggurat.games.new_dawn.masks import bit, mask_of, members
from ziggurat.games.new_dawn.printed import printed as tables_of
from ziggurat.games.new_dawn.rows import Leader, Wonder
from ziggurat.games.new_dawn.rules import NEW_DAWN
from ziggurat.games.new_dawn.setup.lay_out import start
from ziggurat.games.new_dawn.state import Realm, Table, table
from ziggurat.games.new_dawn.turn.turn import ChooseFocus, start_of_turn
from ziggurat.games.new_dawn.wonders.wonders import PlaceWonder
from ziggurat.kernel.choice import PASS, Choice
from ziggurat.kernel.engine import advance, play
from ziggurat.kernel.flows import Ask
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import DONE, Question
from ziggurat.kernel.reason import OTHER_QUESTION, Reason, Refused
from ziggurat.kernel.rules import Asker, Rules
from ziggurat.kernel.state import State
from ziggurat.match.notation import parse_move, write, write_seat

CAPITALS: Final = ("16a", "11a", "4b")
USUAL: Final = ("rome", "egypt", "france")


@cache
def rules() -> Rules:
    """The rules of the base game, with one question more: nothing left to do."""
    return build(NEW_DAWN._replace(install=install_with_idle))


def install_with_idle(b: Build) -> None:
    """Install the game and the question that waits below everything in these tests."""
    NEW_DAWN.install(b)
    b.askers.add((Asker("idle", ask_idle, refuse_idle, stay_idle),))


def ask_idle(s: State, seat: int, args: tuple[int, ...]) -> Question:
    """Ask whether there is nothing more to do."""
    return Question(seat, "idle", DONE, ((PASS,),), steady=True)


def refuse_idle(s: State, seat: int, args: tuple[int, ...], choice: Choice) -> Reason | None:
    """There is only one answer."""
    return Reason(OTHER_QUESTION)


def stay_idle(
    s: State, order: tuple[int, ...], answers: tuple[Choice, ...], args: tuple[int, ...]
) -> None:
    """Wait again."""
    s.push(Ask("idle", 0))


@cache
def first_board() -> Board:
    """The map of a first game with two seats."""
    return laid(rules(), first_game_tiles(2), ())


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


def _settle(realm: Realm, seat: int, leader: str) -> None:
    """Give a realm its leader, its row and its capital, and three caravans on the card."""
    row = rules().rows[number(leader)]
    assert isinstance(row, Leader)
    realm.leader = row.number
    realm.colour = seat
    realm.row = tuple([focus_card(focus, 1) for focus in row.order])
    realm.deck = tables_of(rules()).common & ~mask_of(list(realm.row))
    realm.in_play = mask_of([row.number, *realm.row])
    realm.capital = space(CAPITALS[seat])
    realm.cities = bit(realm.capital)
    realm.caravans = (ON_CARD, ON_CARD, ON_CARD)


class Tried:
    """A position.  Say what is there, then `turn` or `run`, then play.

    Unless leaders are named p1 leads Rome, p2 Egypt and p3 France.
    """

    def __init__(self, *leaders: str, seats: int = 2) -> None:
        self.rules: Final = rules()
        self.g: Final[Table] = table(start(self.rules, seats))
        self.g.board = first_board()
        self.g.natural = mask_of(sorted(self.g.board.icons.naturals))
        self.g.city_states = mask_of(sorted(self.g.board.icons.city_states))
        self.g.journal = []
        for seat, leader in enumerate((*leaders, *USUAL[len(leaders) : seats])):
            _settle(self.g.realms[seat], seat, leader)

    # Setting up

    def own(self, seat: str, tokens: str = "", reinforced: str = "", cities: str = "") -> Tried:
        """Put control tokens and cities of a seat on the map."""
        realm = self.realm(seat)
        realm.control |= spaces(tokens) | spaces(reinforced)
        realm.reinforced |= spaces(reinforced)
        realm.cities |= spaces(cities)
        return self

    def wonder(self, name: str, seat: str = "p1", label: str = "") -> Tried:
        """Give a seat a wonder; its token lies under the capital unless said otherwise."""
        at = space(label or CAPITALS[int(seat[1]) - 1])
        self.g.wonders = (*self.g.wonders, (number(name), at))
        return self.hold(seat, name)

    def hold(self, seat: str, *names: str) -> Tried:
        """Let a seat have rows in play."""
        self.realm(seat).in_play |= mask_of([number(name) for name in names])
        return self

    def row(self, cards: str, seat: str = "p1") -> Tried:
        """Lay out a seat's focus row."""
        realm = self.realm(seat)
        realm.in_play &= ~mask_of(list(realm.row))
        realm.row = tuple([number(name) for name in cards.split()])
        realm.in_play |= mask_of(list(realm.row))
        realm.deck = tables_of(rules()).common & ~mask_of(list(realm.row))
        return self

    def slot(self, card: str, slot: int, seat: str = "p1") -> Tried:
        """Put a card in a slot of a seat's row; it replaces the one of its type."""
        realm = self.realm(seat)
        types = tables_of(rules()).focus
        at = [types[other] for other in realm.row].index(types[number(card)])
        cards = self.cards(seat).split()
        cards[at] = card
        cards[at], cards[slot - 1] = cards[slot - 1], cards[at]
        return self.row(" ".join(cards), seat)

    def barbarian(self, label: str, letter: int = 0) -> Tried:
        """Put a barbarian on the map."""
        at = list(self.g.barbarians)
        at[letter] = space(label)
        self.g.barbarians = tuple(at)
        return self

    # Playing

    def run(self, *frames: Frame) -> Tried:
        """Let these frames happen, the first of them first."""
        self.g.stack = (Ask("idle", 0), *reversed(frames))
        return self._go_on()

    def turn(self, seat: str = "p1") -> Tried:
        """Begin a seat's turn."""
        at = int(seat[1]) - 1
        self.g.stack = (Ask("idle", 0), ChooseFocus(at))
        start_of_turn(self.g, at)
        return self._go_on()

    def _go_on(self) -> Tried:
        advance(self.g)
        self._check()
        return self

    def _check(self) -> None:
        for invariant in self.rules.invariants.values():
            assert invariant.check(self.g) == ""

    def focus(self, card: str, slot: int) -> Tried:
        """Let p1 choose a card that stands in a slot, without anything before it."""
        self.slot(card, slot).turn()
        if self.asked() == "p1 start_of_turn":
            self.play("p1 pass")
        return self.play(f"p1 focus {slot}")

    def build(self, name: str, seat: str = "p1") -> Tried:
        """Let a seat put the token of a wonder it has paid for under its capital."""
        self.run(PlaceWonder(int(seat[1]) - 1, number(name)))
        if self.g.asked[0].topic == "place_wonder":
            self.play(f"{seat} under {CAPITALS[int(seat[1]) - 1]}")
        return self

    def play(self, *moves: str) -> Tried:
        """Play moves in notation."""
        for move in moves:
            seat, choice = parse_move(self.rules, move)
            play(self.g, seat, choice)
            self._check()
        return self

    def refused(self, move: str) -> str:
        """The rule against a move; empty if it is legal."""
        seat, choice = parse_move(self.rules, move)
        try:
            play(self.g.clone(), seat, choice)
        except Refused as refused:
            return self.rules.reasons[refused.reason.number].rule
        return ""

    # Looking

    def realm(self, seat: str) -> Realm:
        """The realm of a seat."""
        return self.g.realms[int(seat[1]) - 1]

    def asked(self) -> str:
        """Who is asked what."""
        return f"{write_seat(self.rules, self.g.asked[0].seat)} {self.g.asked[0].topic}"

    def facts(self) -> tuple[int, ...]:
        """The facts of the open question."""
        return self.g.asked[0].facts

    def options(self) -> list[str]:
        """What can be answered."""
        return [write(self.rules, choice) for choice in self.g.asked[0].options]

    def cards(self, seat: str) -> str:
        """A seat's focus row."""
        return " ".join([self.rules.rows[card].name for card in self.realm(seat).row])

    def tokens(self, seat: str) -> list[str]:
        """Where a seat has control tokens."""
        return shown(self.realm(seat).control)

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
