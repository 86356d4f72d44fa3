"""Broken games whose states are not what they seem; see `faults.py`."""

from __future__ import annotations

from typing import ClassVar, Final

from tests.conformance.faults import broken
from ziggurat.build.build import Build
from ziggurat.games.template import TEMPLATE
from ziggurat.games.template.rules import start
from ziggurat.games.template.state import Table, earn, table
from ziggurat.kernel.flows import Each
from ziggurat.kernel.record import Record
from ziggurat.kernel.rules import Rules, Step
from ziggurat.kernel.state import State
from ziggurat.lib.bag import Bag
from ziggurat.lib.vec import Layer, Rows

Ints = tuple[int, ...]


KEPT: Final[list[Table]] = []


def tax_a_kept_table(s: State, seat: int) -> None:
    for kept in KEPT:
        earn(kept, 0, 1)
    KEPT[:] = [table(s)]


def install_kept_shell(b: Build) -> None:
    TEMPLATE.install(b)
    b.flow("night").before("bid", Step("tax", tax_a_kept_table))


KEPT_SHELL: Final = broken(install_kept_shell)


class Diary(Table):
    """A table that holds a list, which its clones share."""

    SPEC: ClassVar[str] = Table.SPEC + ", nights_seen: list[int]"

    def __init__(
        self,
        rules: Rules,
        seats: int,
        night: int,
        first: int,
        tricks: Bag,
        wares: Bag,
        ware: int,
        coins: Layer,
        hands: Rows,
        stalls: Rows,
        nights_seen: list[int],
    ) -> None:
        super().__init__(rules, seats, night, first, tricks, wares, ware, coins, hands, stalls)
        self.nights_seen = nights_seen

    def clone(self) -> Diary:
        other = Diary(
            self.rules, self.seats, self.night, self.first, self.tricks, self.wares, self.ware,
            self.coins, self.hands, self.stalls, self.nights_seen,
        )  # fmt: skip
        self.copy_to(other)
        return other


def start_diary(rules: Rules, seats: int) -> State:
    g = table(start(rules, seats))
    diary = Diary(
        rules, seats, g.night, g.first, g.tricks, g.wares, g.ware, g.coins, g.hands, g.stalls, []
    )  # fmt: skip
    diary.stack = g.stack
    return diary


def write_diary(s: State, seat: int) -> None:
    assert isinstance(s, Diary)
    s.nights_seen.append(s.night)


def install_shared_list(b: Build) -> None:
    TEMPLATE.install(b)
    b.records((Diary,))
    b.start(start_diary)
    b.flow("night").before("bid", Step("diary", write_diary))


SHARED_LIST: Final = broken(install_shared_list)


def install_unknown_frame(b: Build) -> None:
    TEMPLATE.install(b)
    del b.rules.records["Barter"]


UNKNOWN_FRAME: Final = broken(install_unknown_frame)


class Token(Record):
    """A record whose SPEC forgets a field."""

    SPEC: ClassVar[str] = "seat: int"

    def __init__(self, seat: int, worth: int) -> None:
        self.seat: Final = seat
        self.worth: Final = worth


def install_short_spec(b: Build) -> None:
    TEMPLATE.install(b)
    b.records((Token,))


SHORT_SPEC: Final = broken(install_short_spec)

COUNTED: Final[list[int]] = []


def pay_by_counter(s: State, seat: int) -> None:
    COUNTED.append(seat)
    earn(table(s), 0, len(COUNTED))


def install_hidden_counter(b: Build) -> None:
    TEMPLATE.install(b)
    b.flow("night").before("bid", Step("count", pay_by_counter))


HIDDEN_COUNTER: Final = broken(install_hidden_counter)

FRUIT: Final = {"apple", "cherry", "date", "fig", "grape", "lemon", "melon", "peach", "plum"}


def pay_by_set_order(s: State, seat: int) -> None:
    # Hardly any two orders of the nine come to the same number.
    code = 0
    for name in FRUIT:
        code = (code * 31 + sorted(FRUIT).index(name)) % 9973
    earn(table(s), 0, code)


def install_set_order(b: Build) -> None:
    TEMPLATE.install(b)
    b.flow("night").before("bid", Step("fruit", pay_by_set_order))


SET_ORDER: Final = broken(install_set_order)


def pile_up(s: State, seat: int) -> None:
    # Below the flow that is at work, so that nobody ever comes to them.
    s.stack = (*[Each("night", ())] * 70, *s.stack)


def install_tower(b: Build) -> None:
    TEMPLATE.install(b)
    b.flow("night").before("bid", Step("pile", pile_up))


TOWER: Final = broken(install_tower)
