"""Rules: a game with its chosen modules and options, frozen.

Owns the tables that frames, hosts and clients look things up in. Rules are shared by
all states and never change; `ziggurat.build` makes them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from ziggurat.kernel.choice import Choice, Verb
from ziggurat.kernel.content import Attached, Hook, Moment, Row
from ziggurat.kernel.nature import Chooser
from ziggurat.kernel.question import Question
from ziggurat.kernel.reason import Reason, ReasonKind
from ziggurat.kernel.record import Record, Shell

if TYPE_CHECKING:
    from ziggurat.build.game import Fact, Game, Invariant
    from ziggurat.build.kind import Kind
    from ziggurat.build.mix import Mix
    from ziggurat.kernel.state import State

Ints: TypeAlias = tuple[int, ...]
BeginIt: TypeAlias = "Callable[[State, int], None]"
StartIt: TypeAlias = "Callable[[Rules, int], State]"
DeriveIt: TypeAlias = "Callable[[Rules], object]"
ExtraOf: TypeAlias = "Callable[[State], Shell]"
ViewPart: TypeAlias = "Callable[[State, int], Record]"
RedealPart: TypeAlias = "Callable[[State, int, Chooser], None]"
AskIt: TypeAlias = "Callable[[State, int, Ints], Question]"
RefuseIt: TypeAlias = "Callable[[State, int, Ints, Choice], Reason | None]"
ResolveIt: TypeAlias = "Callable[[State, Ints, tuple[Choice, ...], Ints], None]"


class Step:
    """A named entry of a flow; `begin` works at once or pushes frames."""

    def __init__(self, name: str, begin: BeginIt) -> None:
        self.name: Final = name
        self.begin: Final = begin


class Asker(NamedTuple):
    """A question of the rules or of a card: how to ask it, refuse an answer and resolve it.

    Put to several seats at once, it is resolved when all have answered, in seat order.
    """

    name: str
    ask: AskIt
    refuse: RefuseIt
    resolve: ResolveIt


class Rules:
    """Everything frames, hosts and clients look up.  Frozen after building."""

    def __init__(self, game: Game, mix: Mix) -> None:
        self.game: Final = game
        self.modules: Final = mix.modules
        # With the modules that come by themselves when those that they join are chosen.
        self.installed: Final = mix.installed()
        self.options: Final = mix.options
        self.seats: Final = mix.seats
        self.flows: dict[str, tuple[Step, ...]] = {}
        self.families: dict[str, tuple[int, ...]] = {}
        self.rows: dict[int, Row] = {}
        self.moments: dict[str, Moment] = {}
        self.attached: dict[str, tuple[Attached, ...]] = {}
        self.kinds: dict[str, Kind] = {}
        self.verbs: dict[int, Verb] = {}
        self.reasons: dict[int, ReasonKind] = {}
        self.limits: dict[str, int] = {}
        self.askers: dict[str, Asker] = {}
        self.facts: dict[str, Fact] = {}
        self.invariants: dict[str, Invariant] = {}
        self.records: dict[str, type[Record]] = {}
        self.extras: tuple[ExtraOf, ...] = ()
        self.views: tuple[ViewPart, ...] = ()
        self.redeals: tuple[RedealPart, ...] = ()
        self.start: StartIt = _no_start
        self.derived: object = None  # what the game works out once from the rest

    def hook_of(self, moment: str, card: int) -> Hook:
        """What one row does at a moment."""
        for attached in self.attached[moment]:
            if attached.card == card:
                return attached.hook
        raise KeyError(f"row {card} does nothing at '{moment}'")

    def is_well_formed(self, choice: Choice) -> bool:
        """Tell whether a choice says something at all: a verb with arguments that exist."""
        if not choice or choice[0] not in self.verbs:
            return False
        kinds = self.verbs[choice[0]].kinds
        if len(choice) != len(kinds) + 1:
            return False
        return all(self.kinds[kind].knows(choice[at + 1]) for at, kind in enumerate(kinds))


def _no_start(rules: Rules, seats: int) -> State:
    raise TypeError(f"{rules.game.name} does not say how it starts")
