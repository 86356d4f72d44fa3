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
from ziggurat.build.build import Build
from ziggurat.games.new_dawn.ids import COLOURS
from ziggurat.games.new_dawn.masks import mask_of, members
from ziggurat.games.new_dawn.moments import ATTACK_WON, CAPITAL_DEFEATED, DIPLOMACY_LIMIT
from ziggurat.games.new_dawn.printed import focus_of
from ziggurat.games.new_dawn.rows import CityState
from ziggurat.games.new_dawn.state import Realm, Table, table
from ziggurat.games.new_dawn.turn.turn import Resolve
from ziggurat.kernel.choice import PASS, Choice
from ziggurat.kernel.content import Cue, Do, Plus, Row
from ziggurat.kernel.flows import Ask
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import DONE, Question
from ziggurat.kernel.reason import OTHER_QUESTION, Reason
from ziggurat.kernel.rules import Asker, Rules, Step
from ziggurat.kernel.state import State
from ziggurat.match.notation import write

Ints = tuple[int, ...]

STRIP: Final = ((11, 0), (5, 0), (13, 0), (15, 1), (12, 1), (9, 0))
ROW: Final = ("early_empire", "astrology", "foreign_trade", "pottery", "masonry")
LETTERS: Final = "ABCDEFGHI"


# The game with a place to rest and two cards that no box has


def ask_idle(s: State, seat: int, args: Ints) -> Question:
    return Question(seat, "idle", DONE, ((PASS,),), steady=True)


def refuse_idle(s: State, seat: int, args: Ints, choice: Choice) -> Reason | None:
    return Reason(OTHER_QUESTION)


def stay_idle(s: State, order: Ints, answers: tuple[Choice, ...], args: Ints) -> None:
    s.push(Ask("idle", order[0]))


def idle(s: State, seat: int) -> None:
    s.push(Ask("idle", seat))


def tell_won(s: State, cue: Cue) -> None:
    s.note("chronicle_won", cue.owner, cue.args)


def tell_capital(s: State, cue: Cue) -> None:
    s.note("chronicle_capital", cue.owner, cue.args)


def install(b: Build) -> None:
    """A turn ends in idleness; a palace takes one card more, a chronicle tells of wars."""
    b.askers.add((Asker("idle", ask_idle, refuse_idle, stay_idle),))
    b.flow("turn").replace("end", Step("end", idle))
    chronicle = (Do(ATTACK_WON, tell_won), Do(CAPITAL_DEFEATED, tell_capital))
    b.content("trial").add(
        (
            Row(FIRST_ROW, "palace", (Plus(DIPLOMACY_LIMIT, 1),)),
            Row(FIRST_ROW + 1, "chronicle", chronicle),
        )
    )


@cache
def strip_rules() -> Rules:
    """The rules of these tests."""
    return probed(install)


def space(label: str) -> int:
    """The number of a space."""
    return strip_rules().kinds["space"].parse(label)


def spaces(labels: str) -> int:
    """Mask: spaces by their labels."""
    return mask_of([space(label) for label in labels.split()])


def shown(mask: int) -> list[str]:
    """The labels of a mask of spaces."""
    return [strip_rules().kinds["space"].write(at) for at in members(mask)]


class Sketch(Position):
    """A position that may be changed, and begun again, while it runs."""

    def set(self, fact: str, *values: str) -> Position:
        running, self._running = self._running, False
        super().set(fact, *values)
        self._running = running
        return self

    def at(self, *pending: str | Frame) -> Position:
        self._running = False
        return super().at(*pending)


class Strip:
    """A position in which p1 resolves a card that stands in `slot`.

    The other cards of every row are those of level I in the order of `ROW`. All other seats have
    the first card of the type in `place`. Say what is there, then `begin`.
    """

    def __init__(self, capitals: tuple[str, ...], card: str, slot: int, place: int) -> None:
        self.rules: Final = strip_rules()
        self.slot: Final = slot
        self.at: Final = Sketch("new-dawn", len(capitals), rules=self.rules)
        for number, (tile, side) in enumerate(STRIP):
            self.set(f"laid {tile}", str(side), "0", str(number * 2), str(number))
        self.set("natural_tokens", "13a").set("city_state_tokens", "15j", "12f")
        others = [at for at in ROW if self._type(at) != self._type(card)]
        first = next(at for at in ROW if at not in others)
        for at, capital in enumerate(capitals):
            seat = f"p{at + 1}"
            self.set(f"capital {seat}", capital).set(f"colour {seat}", COLOURS[at])
            row = list(others)
            row.insert(place - 1 if at else slot - 1, first if at else card)
            self.set(f"row {seat}", *row)

    def _type(self, card: str) -> int:
        return focus_of(self.rules, self.rules.kinds["focus_card"].parse(card))

    # Setting up

    def set(self, fact: str, *values: str) -> Self:
        """Make a fact true."""
        self.at.set(fact, *values)
        return self

    def add(self, fact: str, values: list[str]) -> Self:
        """Add to what a fact lists."""
        return self.set(fact, *self.at.fact(fact), *values)

    def give(self, seat: str, tokens: str = "", reinforced: str = "", cities: str = "") -> Self:
        """Put control tokens and cities of a seat on the map."""
        self.add(f"control {seat}", tokens.split())
        self.add(f"reinforced {seat}", reinforced.split())
        return self.add(f"cities {seat}", cities.split())

    def caravans(self, *where: str, seat: str = "p1") -> Self:
        """Let a seat have so many caravans: in spaces, and then those on the `card`."""
        self.set(f"caravans {seat}", *["11a" for _ in where])
        return self.set(f"caravans {seat}", *[at for at in where if at != "card"])

    def barbarian(self, label: str, letter: int = 0) -> Self:
        """Put a barbarian on the map."""
        return self.set(f"barbarian {LETTERS[letter]}", label)

    def trade(self, slot: int, count: int, seat: str = "p1") -> Self:
        """Put trade tokens on the card in a slot."""
        return self.set(f"trade {seat} {slot}", str(count))

    def hold(self, seat: str, *rows: str) -> Self:
        """Let a seat have a leader, cards, and a wonder under its capital."""
        for row in rows:
            number = self.rules.kinds["row"].parse(row)
            if number in self.rules.families["wonder"]:
                self.set(f"wonder_at {row}", *self.at.fact(f"capital {seat}"))
            elif number in self.rules.families["leader"]:
                self.set(f"leader {seat}", row)
            else:
                self.add(f"cards {seat}", [row])
        return self

    def conquered(self, label: str, seat: str = "") -> Self:
        """Let a city-state be conquered, by a seat that has its token; a piece is given apart."""
        left = [at for at in self.at.fact("city_state_tokens") if at != label]
        row = self.rules.rows[self.g.board.icons.city_states[space(label)]]
        assert isinstance(row, CityState)
        self.set("city_state_tokens", *left).add("closed_city_states", [row.name])
        types = [self._type(card) for card in self.at.fact(f"row {seat}")] if seat else []
        for place in [at + 1 for at, focus in enumerate(types) if focus == row.focus]:
            self.set(f"tokens_on_card {seat} {place}", row.name)
        return self

    # Playing

    def begin(self, value: int | None = None) -> Self:
        """Let p1 resolve its card, in its slot or with another slot number."""
        value = self.slot if value is None else value
        self.at.at(Ask("idle", 0), Resolve(0, self.slot - 1, value))
        return self

    def turn(self) -> Self:
        """Let p1 take a turn from its start."""
        self.at.at("turn p1 start of turn")
        return self

    def play(self, *moves: str) -> Self:
        """Play moves of p1 in notation, or of another seat if it is named."""
        self.at.play(*[_named(move) for move in moves])
        return self

    def refused(self, move: str) -> str:
        """The rule against a move; empty if it is legal."""
        return self.at.refused(_named(move))

    # Looking

    @property
    def g(self) -> Table:
        """The table."""
        return table(self.at.state)

    def realm(self, seat: str = "p1") -> Realm:
        """The realm of a seat."""
        return self.g.realms[int(seat[1]) - 1]

    def asked(self) -> str:
        """Who is asked what."""
        return self.at.asked()[0]

    def facts(self) -> Ints:
        """The facts of the open question."""
        return self.g.asked[0].facts

    def options(self) -> list[str]:
        """What can be answered."""
        return [write(self.rules, choice) for choice in self.g.asked[0].options]

    def cards(self, seat: str = "p1") -> list[str]:
        """The diplomacy cards a seat holds."""
        return self.at.fact(f"cards {seat}")


def _named(move: str) -> str:
    seat = move.split(" ", maxsplit=1)[0]
    return move if seat in ("p1", "p2", "p3", "p4", "nature") else f"p1 {move}"
