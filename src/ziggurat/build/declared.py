"""What games declare of their modules and options, as one list of demands.

Owns the terms in which a module or a value names another: "name" is a module, "option=value" a
value of an option. It finds what is declared wrongly, and what stands against some terms; it
never chooses any.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from ziggurat.build.game import Game, Module, Option
from ziggurat.build.seam import BuildError

NEEDS: Final = "needs"
EXCLUDES: Final = "excludes"
SEATS: Final = "seats"


class Obstacle(NamedTuple):
    """Why something cannot be chosen: `one` needs or excludes the `other`; both are terms.

    With the kind SEATS there is no `other`: no number of seats is left with `one`.
    """

    kind: str
    one: str
    other: str

    def told(self) -> str:
        """Say what is wrong and what to do."""
        if self.kind == NEEDS:
            return f"{_called(self.one)} needs {_called(self.other)}: choose both or neither"
        if self.kind == SEATS:
            return f"{_called(self.one)} leaves no number of seats: leave it out"
        one, other = _called(self.one), _called(self.other)
        return f"{one} and {other} exclude each other: choose one of them"


def term(option: str, value: str) -> str:
    """The term for a value of an option."""
    return f"{option}={value}"


def _called(name: str) -> str:
    return f"option {name}" if "=" in name else f"module '{name}'"


def parts_of(game: Game) -> tuple[Module, ...]:
    """All that can be installed: modules, then joint modules."""
    return (*game.modules, *game.joins)


def options_of(game: Game, installed: list[str]) -> list[Option]:
    """The options there are when some modules are installed."""
    found = list(game.options)
    for module in parts_of(game):
        if module.name in installed:
            found.extend(module.options)
    return found


def demands_of(game: Game) -> list[Obstacle]:
    """Everything that something of the game needs or excludes."""
    found: list[Obstacle] = []
    for module in parts_of(game):
        found.extend([Obstacle(NEEDS, module.name, other) for other in module.needs])
        found.extend([Obstacle(EXCLUDES, module.name, other) for other in module.excludes])
    for option in options_of(game, [module.name for module in parts_of(game)]):
        for value, others in option.needs.items():
            one = term(option.name, value)
            found.extend([Obstacle(NEEDS, one, other) for other in others])
        for value, others in option.excludes.items():
            one = term(option.name, value)
            found.extend([Obstacle(EXCLUDES, one, other) for other in others])
    return found


def obstacle(demands: list[Obstacle], terms: list[str], unset: list[str]) -> Obstacle | None:
    """What stands against some terms; options that are still `unset` may yet be as needed."""
    for demand in demands:
        if demand.one not in terms:
            continue
        if demand.kind == EXCLUDES and demand.other in terms:
            return demand
        open_yet = demand.other.partition("=")[0] in unset
        if demand.kind == NEEDS and demand.other not in terms and not open_yet:
            return demand
    return None


def check_declared(game: Game) -> None:
    """Refuse a game whose modules and options name what is not there, or name it twice."""
    parts = [module.name for module in parts_of(game)]
    options = options_of(game, parts)
    _check_names([*parts, *[option.name for option in options]])
    there = [*parts, *[term(option.name, value) for option in options for value in option.values]]
    for demand in demands_of(game):
        for name in (demand.one, demand.other):
            if name not in there:
                wrong = f"{_called(demand.one)} {demand.kind} '{name}'"
                raise BuildError(f"{wrong}: there is no such thing")
    for module in parts_of(game):
        for name in module.after:
            if name not in parts:
                wrong = f"module '{module.name}' is after '{name}'"
                raise BuildError(f"{wrong}: there is no such module")
    _check_seats(game)
    _check_joins(game)


def _check_names(names: list[str]) -> None:
    for name in names:
        if names.count(name) > 1:
            raise BuildError(f"two modules or options are called '{name}'")
        if not name or [sign for sign in "=:, " if sign in name]:
            raise BuildError(f"'{name}' cannot name a module or an option: use one plain word")


def _check_seats(game: Game) -> None:
    most = len(game.seat_names)
    for module in parts_of(game):
        for seats in module.seats:
            if seats > most:
                wrong = f"module '{module.name}' is for {seats} seats"
                raise BuildError(f"{wrong}, and there are names for {most}")


def _check_joins(game: Game) -> None:
    chosen = [module.name for module in game.modules]
    for module in game.joins:
        if not module.needs or [name for name in module.needs if name not in chosen]:
            raise BuildError(f"joint module '{module.name}' has to need modules, and nothing else")
