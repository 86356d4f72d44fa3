"""A strip of six tiles on which cards are tried: the real game, set up by facts.

                11j!
              11i  11h         5j
                11b  11g  5i  5h         13j
              11c  11a  11f  5b  5g  13i  13h            15j*
                11d  11e  5c  5a  5f  13b  13g        15h  15i         12j!
                            5d  5e  13c  13a  13f  15g!  15b       12h  12i  9j
                                      13d  13e  15f  15a  15c  12g~  12b~  9i  9h
                                                  15e  15d~  12f*  12a  12c  9b  9g
                                                               12e  12d  9c  9a  9f
                                                                           9d~  9e~

Neighbours in a line are next to each other, and so are those diagonally above and below.
Marks: ~ water, ! barbarian icon, * city-state (15j Kabul, 12f Seoul); 13a is a natural wonder.
Difficulty 1: 11a 11c, 5b 5c 5i, 13b 13c 13i, 15a 15h 15i 15j, 12a 12e 12f 12i 12j, 9b 9f 9i.
2: 11d 11g 11h, 5e 5f 5g, 13d, 12c, 9a 9c 9g 9h. 3: 11b 11i 11j, 5h 5j, 13h 13j, 12d 12h.
4: 13e 13f 13g, 15e 15f. 5: 11e 11f, 5a 5d, 13a, 15b 15c 15g, 9j.
p1 is blue, p2 green, p3 orange, p4 red; nobody has a leader, and no barbarian is on the map.
"""

from __future__ import annotations

from functools import cache
from typing import Final, Self

from tests.games.new_dawn.seams.kit import FIRST_ROW, probed
from tests.kit.table import Position
from ziggurat import api
from ziggurat.build.build import Build
from ziggurat.games.new_dawn.ids import COLOURS
from ziggurat.games.new_dawn.masks import mask_of, members
from ziggurat.games.new_dawn.moments import ATTACK_WON, CAPITAL_DEFEATED, DIPLOMACY_LIMIT
from ziggurat.games.new_dawn.printed import focus_of, printed
from ziggurat.games.new_dawn.rows import CityState
from ziggurat.games.new_dawn.state import Realm, Table, table
from ziggurat.games.new_dawn.turn.turn import Resolve
from ziggurat.kernel.content import Cue, Do, Plus, Row
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.state import State
from ziggurat.match.notation import write

STRIP: Final = ((11, 0), (5, 0), (13, 0), (15, 1), (12, 1), (9, 0))
ROW: Final = ("early_empire", "astrology", "foreign_trade", "pottery", "masonry")
WHO: Final = ("p1", "p2", "p3", "p4", "p5", "nature")


def tell_won(s: State, cue: Cue) -> None:
    s.note("chronicle_won", cue.owner, cue.args)


def tell_capital(s: State, cue: Cue) -> None:
    s.note("chronicle_capital", cue.owner, cue.args)


def install(b: Build) -> None:
    """Two cards of no box: a palace raises the limit of cards, a chronicle tells of wars."""
    chronicle = (Do(ATTACK_WON, tell_won), Do(CAPITAL_DEFEATED, tell_capital))
    palace = Row(FIRST_ROW, "palace", (Plus(DIPLOMACY_LIMIT, 1),))
    b.content("trial").add((palace, Row(FIRST_ROW + 1, "chronicle", chronicle)))


@cache
def strip_rules() -> api.Rules:
    """The rules of these tests."""
    return probed(install)


def row(name: str) -> int:
    """The number of a card, a wonder or a leader."""
    return strip_rules().kinds["row"].parse(name)


def space(label: str) -> int:
    """The number of a space."""
    return strip_rules().kinds["space"].parse(label)


def spaces(labels: str) -> int:
    """Mask: spaces by their labels."""
    return mask_of([space(label) for label in labels.split()])


def shown(mask: int) -> list[str]:
    """The labels of a mask of spaces."""
    return [strip_rules().kinds["space"].write(at) for at in members(mask)]


class Strip(Position):
    """A position in which p1 resolves a card that stands in `slot`; then p2 has its turn.

    The other cards of every row are those of level I in the order of `ROW`; all other seats have
    that of the same type in the slot `place`. Say what is there, then `begin`. Facts may be set,
    and the game may begin elsewhere, at any time. Rules of a module have cards, colours and slots
    of their own: of slots with the same number the last is meant.
    """

    def __init__(
        self,
        capitals: tuple[str, ...],
        card: str,
        slot: int,
        place: int,
        rules: api.Rules | None = None,
        level_one: tuple[str, ...] = ROW,
        colours: tuple[str, ...] = COLOURS,
    ) -> None:
        super().__init__("new-dawn", len(capitals), rules=rules or strip_rules())
        self.slot: Final = slot
        for number, (tile, side) in enumerate(STRIP):
            self.set(f"laid {tile}", str(side), "0", str(number * 2), str(number))
        self.set("natural_tokens", "13a").set("city_state_tokens", "15j", "12f")
        others = [at for at in level_one if self._type(at) != self._type(card)]
        first = next(at for at in level_one if at not in others)
        for at, capital in enumerate(capitals):
            before = self.place_of(place if at else slot)
            cards = (*others[:before], first if at else card, *others[before:])
            self.set(f"capital p{at + 1}", capital).set(f"colour p{at + 1}", colours[at])
            self.set(f"row p{at + 1}", *cards)

    def row(self, name: str) -> int:
        """The number of a card, a wonder or a leader of these rules."""
        return self.rules.kinds["row"].parse(name)

    def _type(self, card: str) -> int:
        return focus_of(self.rules, self.row(card))

    def place_of(self, slot: int) -> int:
        """The place in the focus row of the slot with a number."""
        values = printed(self.rules).slots
        return max([at for at, value in enumerate(values) if value == slot])

    # Setting up

    def set(self, fact: str, *values: str) -> Self:
        running, self._running = self._running, False
        super().set(fact, *values)
        self._running = running
        return self

    def add(self, fact: str, *values: str) -> Self:
        """Add to what a fact lists."""
        return self.set(fact, *self.fact(fact), *values)

    def give(self, seat: str, tokens: str = "", reinforced: str = "", cities: str = "") -> Self:
        """Put control tokens and cities of a seat on the map."""
        self.add(f"control {seat}", *tokens.split()).add(f"cities {seat}", *cities.split())
        return self.add(f"reinforced {seat}", *reinforced.split())

    def caravans(self, *where: str, seat: str = "p1") -> Self:
        """Let a seat have so many caravans: in spaces, and then those on the `card`."""
        self.set(f"caravans {seat}", *["11a" for _ in where])
        return self.set(f"caravans {seat}", *[at for at in where if at != "card"])

    def barbarian(self, label: str, letter: str = "A") -> Self:
        """Put a barbarian on the map."""
        return self.set(f"barbarian {letter}", label)

    def trade(self, slot: int, count: int, seat: str = "p1") -> Self:
        """Put trade tokens on the card in a slot."""
        return self.set(f"trade {seat} {slot}", str(count))

    def hold(self, seat: str, *names: str) -> Self:
        """Let a seat have a leader, cards, and a wonder under its capital."""
        for name in names:
            if self.row(name) in self.rules.families["wonder"]:
                self.set(f"wonder_at {name}", *self.fact(f"capital {seat}"))
            elif self.row(name) in self.rules.families["leader"]:
                self.set(f"leader {seat}", name)
            else:
                self.add(f"cards {seat}", name)
        return self

    def conquered(self, label: str, seat: str = "") -> Self:
        """Let a city-state be conquered, by a seat that has its token; a piece is given apart."""
        state = self.rules.rows[self.g.board.icons.city_states[space(label)]]
        assert isinstance(state, CityState)
        left = [at for at in self.fact("city_state_tokens") if at != label]
        self.set("city_state_tokens", *left).add("closed_city_states", state.name)
        for at, card in enumerate(self.fact(f"row {seat}") if seat else ()):
            if self._type(card) == state.focus:
                slot = self.rules.kinds["slot"].write(at)
                self.set(f"tokens_on_card {seat} {slot}", state.name)
        return self

    # Playing

    def at(self, *pending: str | Frame) -> Self:
        self._running = False
        super().at(*pending)
        return self

    def begin(self, times: int = 1) -> Self:
        """Let p1 resolve its card in its slot, once or several times in its turn."""
        self.g.active = 0
        return self.at("turn p1 end", *[Resolve(0, self.place_of(self.slot), self.slot)] * times)

    def turn(self) -> Self:
        """Let p1 take a turn from its start."""
        return self.at("turn p1 start of turn")

    def play(self, *moves: str) -> Self:
        """Play moves of p1 in notation, or of another seat if it is named."""
        super().play(*[_named(move) for move in moves])
        return self

    def refused(self, move: str) -> str:
        return super().refused(_named(move))

    # Looking

    @property
    def g(self) -> Table:
        """The table."""
        return table(self.state)

    def realm(self, seat: str = "p1") -> Realm:
        """The realm of a seat."""
        return self.g.realms[int(seat[1]) - 1]

    def facts(self) -> tuple[int, ...]:
        """The facts of the open question."""
        return self.g.asked[0].facts

    def options(self) -> list[str]:
        """What can be answered, without the seat."""
        return [write(self.rules, choice) for choice in self.g.asked[0].options]

    def cards(self, seat: str = "p1") -> list[str]:
        """The diplomacy cards a seat holds."""
        return self.fact(f"cards {seat}")


def _named(move: str) -> str:
    return move if move.partition(" ")[0] in WHO else f"p1 {move}"
