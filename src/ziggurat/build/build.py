"""Build: how a game and its modules become rules.

Owns every seam a module may use: flows, content, moments, limits, kinds, verbs, reasons,
askers, facts, records, extra shells, views, re-deals and invariants. It refuses a module
that replaces something absent or clashes with another, before any game is played.
"""

from __future__ import annotations

from typing import Final

from ziggurat.build.declared import parts_of
from ziggurat.build.game import Fact, Game, InstallIt, Invariant, Limit, Option
from ziggurat.build.governed import GOVERNED, chairs_of
from ziggurat.build.kind import Kind, labelled
from ziggurat.build.mix import seats_refused, seats_told, settle
from ziggurat.build.seam import BuildError, Seam, Site
from ziggurat.kernel.choice import FIRST, FIRST_VERB, PASS, Verb
from ziggurat.kernel.content import Attached, Moment, Row
from ziggurat.kernel.flows import STOCK
from ziggurat.kernel.reason import FIRST_REASON, SHARED, ReasonKind
from ziggurat.kernel.record import Record
from ziggurat.kernel.rules import (
    Asker,
    DeriveIt,
    ExtraOf,
    RedealPart,
    Rules,
    StartIt,
    Step,
    ViewPart,
)
from ziggurat.kernel.state import Outcome, State
from ziggurat.kernel.view import View


class Build:
    """The workbench on which a game and its modules are put together."""

    def __init__(self, rules: Rules) -> None:
        self.rules: Final = rules
        self.site: Final = Site()
        self._flows: Final[dict[str, Seam[Step]]] = {}
        self._content: Final[dict[str, Seam[Row]]] = {}
        self.moments: Final[Seam[Moment]] = Seam(self.site, "moment")
        self.limits: Final[Seam[Limit]] = Seam(self.site, "limit")
        self.kinds: Final[Seam[Kind]] = Seam(self.site, "kind")
        self.verbs: Final[Seam[Verb]] = Seam(self.site, "verb")
        self.reasons: Final[Seam[ReasonKind]] = Seam(self.site, "reason")
        self.askers: Final[Seam[Asker]] = Seam(self.site, "asker")
        self.facts: Final[Seam[Fact]] = Seam(self.site, "fact")
        self.invariants: Final[Seam[Invariant]] = Seam(self.site, "invariant")
        self._last: Final[list[tuple[str, tuple[str, ...], InstallIt]]] = []
        self._derive: DeriveIt = _nothing
        self.records((Outcome, View, *STOCK))
        self.kinds.add((labelled("seat", list(rules.game.seat_names[: rules.seats[-1]])),))
        self.verbs.add((Verb(PASS, "pass", ()), Verb(FIRST, "first", ("row",))))
        self.reasons.add(SHARED)

    def flow(self, name: str) -> Seam[Step]:
        """A flow's list of steps; a new name begins a new flow."""
        return self._flows.setdefault(name, Seam(self.site, f"step of flow '{name}'"))

    def content(self, family: str) -> Seam[Row]:
        """A family's list of rows; the family is also a kind of argument."""
        return self._content.setdefault(family, Seam(self.site, f"row of '{family}'"))

    def limit(self, name: str, value: int) -> None:
        """Set a limit that is there."""
        self.limits.replace(name, Limit(name, value))

    def records(self, records: tuple[type[Record], ...]) -> None:
        """Add classes that saves may contain."""
        for record in records:
            if record.__name__ in self.rules.records:
                raise self.site.fail(f"there is already a record '{record.__name__}'")
            self.rules.records[record.__name__] = record

    def extra(self, make: ExtraOf) -> None:
        """Attach a shell of the module's own to the table."""
        self.rules.extras = (*self.rules.extras, make)

    def view(self, part: ViewPart) -> None:
        """Add a part to every seat's view."""
        self.rules.views = (*self.rules.views, part)

    def redeal(self, part: RedealPart) -> None:
        """Add what must be dealt again so that a seat keeps only what it knows."""
        self.rules.redeals = (*self.rules.redeals, part)

    def start(self, start: StartIt) -> None:
        """Say how a table is laid out."""
        self.site.claim("the start")
        self.rules.start = start

    def at_last(self, install: InstallIt) -> None:
        """Say what is installed when all modules and options are, because it builds on theirs."""
        self._last.append((self.site.module, self.site.after, install))

    def derive(self, make: DeriveIt) -> None:
        """Say what is worked out once from the finished rules, as `Rules.derived`."""
        self.site.claim("what is derived")
        self._derive = make

    def finish(self) -> None:
        """Freeze everything into the rules, checking that all names resolve."""
        rules = self.rules
        for module, after, install in self._last:
            self.site.at_work(module, after)
            install(self)
        self._finish_content()
        rules.flows = {name: tuple(flow.items) for name, flow in self._flows.items()}
        for name, flow in rules.flows.items():
            if not flow:
                raise BuildError(f"flow '{name}' has no steps")
        rules.limits = {limit.name: limit.value for limit in self.limits.items}
        rules.kinds = {kind.name: kind for kind in self.kinds.items}
        rules.askers = {asker.name: asker for asker in self.askers.items}
        rules.facts = {fact.name: fact for fact in self.facts.items}
        rules.invariants = {check.name: check for check in self.invariants.items}
        for verb in self.verbs.items:
            self._number("verb", verb.number, verb.number in rules.verbs, FIRST_VERB, FIRST)
            rules.verbs[verb.number] = verb
            for kind in verb.kinds:
                if kind not in rules.kinds:
                    raise BuildError(f"verb '{verb.name}' takes an unknown kind '{kind}'")
        for reason in self.reasons.items:
            taken = reason.number in rules.reasons
            self._number("reason", reason.number, taken, FIRST_REASON, len(SHARED))
            rules.reasons[reason.number] = reason
        rules.derived = self._derive(rules)

    def _number(self, what: str, number: int, taken: bool, first: int, reserved: int) -> None:
        if taken or reserved < number < first:
            raise BuildError(f"{what} number {number} is taken or below {first}")

    def _check_row(self, row: Row, names: set[str]) -> None:
        """Numbers and names are unique, names are one word, hooks one for each moment."""
        if row.number in self.rules.rows:
            raise BuildError(f"'{row.name}' has the number of another row: {row.number}")
        if row.name in names:
            raise BuildError(f"two rows are called '{row.name}'")
        if " " in row.name or not row.name:
            raise BuildError(f"'{row.name}' is not a name: notation needs one word")
        moments = [hook.moment.name for hook in row.hooks]
        if len(set(moments)) != len(moments):
            raise BuildError(f"'{row.name}' has two hooks at one moment: join them")

    def _finish_content(self) -> None:
        """Number the rows, and turn them inside out: one list of hooks for each moment."""
        rules = self.rules
        names: set[str] = set()
        for family, seam in self._content.items():
            labels = {row.number: row.name for row in seam.items}
            self.kinds.add((Kind(family, 0, -1, labels),))
            rules.families[family] = tuple(sorted(labels))
            for row in seam.items:
                self._check_row(row, names)
                names.add(row.name)
                rules.rows[row.number] = row
        self.kinds.add((Kind("row", 0, -1, {at: row.name for at, row in rules.rows.items()}),))
        rules.moments = {moment.name: moment for moment in self.moments.items}
        lists: dict[str, list[Attached]] = {name: [] for name in rules.moments}
        for number in sorted(rules.rows):
            for hook in rules.rows[number].hooks:
                if hook.moment.name not in lists:
                    raise BuildError(f"'{hook.moment.name}' is not a moment of this game")
                lists[hook.moment.name].append(Attached(number, hook))
        rules.attached = {name: tuple(attached) for name, attached in lists.items()}


def _nothing(rules: Rules) -> object:
    return None


def build(
    game: Game, modules: tuple[str, ...] = (), options: dict[str, str] | None = None
) -> Rules:
    """Put a game together with modules and options, in the game's own order of modules.

    Options follow what brings them; joint modules follow all others.
    """
    mix = settle(game, modules, options)
    rules = Rules(game, mix)
    bench = Build(rules)
    game.install(bench)
    _install_options(bench, game.options)
    for module in parts_of(game):
        if module.name in rules.installed:
            bench.site.at_work(module.name, module.after)
            module.install(bench)
            if module.governed:
                bench.limit(GOVERNED, module.governed)
            _install_options(bench, module.options)
    bench.finish()
    return rules


def _install_options(bench: Build, options: tuple[Option, ...]) -> None:
    for option in options:
        option.values[bench.rules.options[option.name]](bench)


def new_state(rules: Rules, seats: int) -> State:
    """Lay out a table for a number of seats; nothing has run yet."""
    game = rules.game
    if seats not in rules.seats:
        there, hint = seats_told(rules.seats), seats_refused(game, rules.installed, seats)
        beside = ""
        if rules.limits.get(GOVERNED, 0):
            there, beside = seats_told(chairs_of(rules)), " beside what a rule plays"
            seats -= rules.limits[GOVERNED]
        raise BuildError(f"{game.name} is for {there} seats{beside}, not {seats}{hint}")
    s = rules.start(rules, seats)
    s.extras = tuple([make(s) for make in rules.extras])
    return s
