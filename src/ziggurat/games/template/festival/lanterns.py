"""Lanterns: everybody hides a coloured lantern; at the end matching wares pay.

Owns the module's own shell, its hidden part and how that is seen and dealt again. The
base game knows nothing of it.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.build.game import Fact
from ziggurat.build.kind import Kind, labelled
from ziggurat.games.template.state import earn, seats_from, table
from ziggurat.kernel.choice import Choice, Verb
from ziggurat.kernel.flows import Each
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.nature import Chooser, chance
from ziggurat.kernel.question import Question, only
from ziggurat.kernel.record import Record, Shell
from ziggurat.kernel.state import State
from ziggurat.lib.vec import put

HIDE: Final = 30
UNLIT: Final = -1
COLOURS: Final[Kind] = labelled("lantern", ["amber", "jade", "pearl"])
VERB: Final = Verb(HIDE, "hide", ("lantern",))
LANTERN_PRIZE: Final = 4


class Festival(Shell):
    """The lantern each seat has hidden."""

    SPEC: ClassVar[str] = "lanterns: tuple[int, ...]"

    def __init__(self, lanterns: tuple[int, ...]) -> None:
        self.lanterns = lanterns

    def clone(self) -> Festival:
        return Festival(self.lanterns)


def festival(s: State) -> Festival:
    """The module's own shell."""
    for extra in s.extras:
        if isinstance(extra, Festival):
            return extra
    raise TypeError("the festival is not installed")


def make_festival(s: State) -> Shell:
    """No lantern is lit at the start."""
    return Festival(tuple([UNLIT] * s.seats))


class HideLantern(Frame):
    """One seat is dealt a lantern that only it may see.  Rules: tp.festival.hidden"""

    SPEC: ClassVar[str] = "seat: int"
    CITES: ClassVar[tuple[str, ...]] = ("tp.festival.hidden",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def question(self, s: State) -> Question:
        options: tuple[Choice, ...] = tuple([(HIDE, colour) for colour in COLOURS.values()])
        return chance("lantern", options, (), only(self.seat))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        s.pop()
        shell = festival(s)
        shell.lanterns = put(shell.lanterns, self.seat, choice[1])
        s.note("hid_lantern", self.seat, (self.seat, choice[1]), -1, only(self.seat), "hid_hidden")

    def about(self) -> tuple[int, ...]:
        return (self.seat,)


def hide_lanterns(s: State, seat: int) -> None:
    """Everybody hides a lantern on the first night."""
    g = table(s)
    if g.night == 0:
        s.push(Each("lantern", seats_from(g, seat)))


def hide_one(s: State, seat: int) -> None:
    """One seat hides a lantern."""
    s.push(HideLantern(seat))


def show_lanterns(s: State, seat: int) -> None:
    """After the last night, a lantern pays if its colour fits.  Rules: tp.festival.prize"""
    g = table(s)
    if g.night < g.rules.limits["nights"]:
        return
    g.unveil()
    for owner in range(g.seats):
        colour = festival(g).lanterns[owner]
        g.note("lantern_shown", owner, (owner, colour))
        if len(g.stalls[owner]) % len(COLOURS.values()) == colour:
            earn(g, owner, LANTERN_PRIZE)
            g.note("lantern_prize", owner, (owner, LANTERN_PRIZE))


class FestivalView(Record):
    """The lanterns as one seat sees them: its own, and -1 for all others until the end."""

    SPEC: ClassVar[str] = "lanterns: tuple[int, ...]"

    def __init__(self, lanterns: tuple[int, ...]) -> None:
        self.lanterns: Final = lanterns


def view_festival(s: State, seat: int) -> Record:
    """Show a seat its own lantern, and all of them once the game is over."""
    lanterns = festival(s).lanterns
    if s.outcome is not None:
        return FestivalView(lanterns)
    return FestivalView(tuple([lanterns[at] if at == seat else UNLIT for at in range(s.seats)]))


def redeal_lanterns(s: State, seat: int, chooser: Chooser) -> None:
    """Hide other colours than one's own again; once shown, they stay."""
    shell = festival(s)
    if s.outcome is not None:
        return
    for owner in range(s.seats):
        if owner != seat and shell.lanterns[owner] != UNLIT:
            shell.lanterns = put(shell.lanterns, owner, chooser.below(len(COLOURS.values())))


def read_lantern(s: State, args: tuple[int, ...]) -> tuple[int, ...]:
    colour = festival(s).lanterns[args[0]]
    return () if colour == UNLIT else (colour,)


def write_lantern(s: State, args: tuple[int, ...], values: tuple[int, ...]) -> None:
    shell = festival(s)
    shell.lanterns = put(shell.lanterns, args[0], values[0])


LANTERN_FACT: Final = Fact("lantern", ("seat",), "lantern", read_lantern, write_lantern)
