"""Mixes: which modules, options and numbers of seats go together.

Owns the choice of a mix: what follows from a wish, what may still be added, and all mixes there
are. Start page, command line and conformance suite ask here; nothing is built.
"""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

from ziggurat.build.declared import (
    NEEDS,
    SEATS,
    Obstacle,
    check_declared,
    demands_of,
    obstacle,
    options_of,
    parts_of,
    term,
)
from ziggurat.build.game import LIST, NUMBER, Game, Option
from ziggurat.build.seam import BuildError


class Mix(NamedTuple):
    """What goes together: modules in the game's order, what joins them, options and seats.

    Of these seats the last ones, `governed` many, are played by a rule.
    """

    modules: tuple[str, ...]
    joins: tuple[str, ...]
    options: dict[str, str]
    seats: tuple[int, ...]
    governed: int = 0

    def installed(self) -> tuple[str, ...]:
        """All modules, also those that come by themselves."""
        return (*self.modules, *self.joins)


class Offer(NamedTuple):
    """A module or a value that could be chosen, unless something is against it."""

    name: str
    chosen: bool
    obstacle: Obstacle | None


class Menu(NamedTuple):
    """A mix and its neighbours: what else could be chosen, one thing at a time.

    Options that are not chosen from a list offer only what is chosen; `kinds` says what they are.
    """

    mix: Mix
    modules: tuple[Offer, ...]
    options: dict[str, tuple[Offer, ...]]
    kinds: dict[str, dict[str, str | int]]

    def plain(self) -> dict[str, object]:
        """The menu as it is sent and printed: names, and obstacles of terms."""
        return {
            "modules": [_plain_offer(offer) for offer in self.modules],
            "joins": list(self.mix.joins),
            "options": [
                {
                    "name": name,
                    **self.kinds[name],
                    "values": [_plain_offer(offer) for offer in offers],
                }
                for name, offers in self.options.items()
            ],
            "seats": list(self.mix.seats),
            "governed": self.mix.governed,
        }


def _plain_offer(offer: Offer) -> dict[str, object]:
    against = None if offer.obstacle is None else dict(offer.obstacle._asdict())
    return {"name": offer.name, "chosen": offer.chosen, "obstacle": against}


def settle(game: Game, modules: tuple[str, ...] = (), options: dict[str, str] | None = None) -> Mix:
    """The mix that a wish means, each option as wished, as needed or as usual."""
    check_declared(game)
    chosen = _chosen(game, modules)
    wanted = _read_options(game, chosen, {} if options is None else options)
    against = _against(game, chosen, wanted)
    if against is not None:
        raise BuildError(against.told())
    return _mix(game, chosen, wanted)


def with_implied(game: Game, version: int, modules: tuple[str, ...]) -> tuple[str, ...]:
    """The modules of a game of some version, with those that it was played with unsaid.

    What a module has that came later (`implied_before`) held for all games before, unless one of
    their modules excludes it.
    """
    found = [*modules]
    for module in game.modules:
        unsaid = version < module.implied_before and module.name not in found
        if unsaid and _against(game, [*found, module.name], {}) is None:
            found.append(module.name)
    return tuple(found)


def menu(game: Game, modules: tuple[str, ...] = (), options: dict[str, str] | None = None) -> Menu:
    """What can be chosen when some things are; wishes that do not fit are left out.

    Options give way to modules, and what was wished for later to what was wished for earlier.
    """
    check_declared(game)
    demands = demands_of(game)
    kept = _fitting_modules(game, modules)
    wanted: dict[str, str] = {}
    there = {option.name: option for option in options_of(game, _installed(game, kept))}
    for name, text in ({} if options is None else options).items():
        value = there[name].meant(text) if name in there else text
        known = name in there and value in there[name].values
        if known and _against(game, kept, {**wanted, name: value}) is None:
            wanted[name] = value
    mix = settle(game, tuple(kept), wanted)
    offered: dict[str, tuple[Offer, ...]] = {}
    for option in there.values():
        values: list[Offer] = []
        listed = option.values if option.kind == LIST else (mix.options[option.name],)
        for value in listed:
            other = mix._replace(options={**mix.options, option.name: value})
            chosen = mix.options[option.name] == value
            values.append(Offer(value, chosen, obstacle(demands, _terms(other), [])))
        offered[option.name] = tuple(values)
    modules_offered = tuple([_module_offer(game, at.name, kept) for at in game.modules])
    return Menu(mix, modules_offered, offered, {at: _kind(there[at]) for at in there})


def _kind(option: Option) -> dict[str, str | int]:
    """How an option is chosen, and between which numbers if it is one."""
    if option.kind != NUMBER:
        return {"kind": option.kind}
    numbers = [int(value) for value in option.values]
    return {"kind": option.kind, "least": numbers[0], "most": numbers[-1]}


def mixes(game: Game) -> list[Mix]:
    """All mixes that can be played, in the game's order."""
    check_declared(game)
    demands = demands_of(game)
    found: list[Mix] = []
    for states in product((False, True), repeat=len(game.modules)):
        names = [at.name for at, state in zip(game.modules, states, strict=True) if state]
        if _against(game, names, {}) is not None:
            continue
        options = options_of(game, _installed(game, names))
        for values in product(*[option.tried or tuple(option.values) for option in options]):
            settings = {at.name: value for at, value in zip(options, values, strict=True)}
            mix = _mix(game, names, settings)
            if obstacle(demands, _terms(mix), []) is None:
                found.append(mix)
    return found


def seats_told(seats: tuple[int, ...]) -> str:
    """Numbers of seats in words: "2 to 4", or "2 or 4" if there are gaps."""
    if len(seats) > 1 and seats[-1] - seats[0] == len(seats) - 1:
        return f"{seats[0]} to {seats[-1]}"
    return " or ".join([str(count) for count in seats])


def seats_refused(game: Game, installed: tuple[str, ...], seats: int) -> str:
    """What to change so that this many can play; empty if nothing helps."""
    for module in parts_of(game):
        if module.name in installed and seats in module.no_seats:
            return f"; leave module '{module.name}' out, which refuses {seats}"
    for module in game.modules:
        if module.name not in installed and seats in module.seats:
            return f"; add module '{module.name}', which is for {seats} too"
    return ""


def _mix(game: Game, chosen: list[str], wanted: dict[str, str]) -> Mix:
    """Modules with what joins them, and a value for each option, whether that works or not."""
    installed = _installed(game, chosen)
    options = options_of(game, installed)
    joins = [name for name in installed if name not in chosen]
    settings = _settings(demands_of(game), installed, options, wanted)
    governed = sum([at.governed for at in parts_of(game) if at.name in installed])
    return Mix(tuple(chosen), tuple(joins), settings, _seats(game, installed), governed)


def _seats(game: Game, installed: list[str]) -> tuple[int, ...]:
    seats = set(game.seats)
    parts = [module for module in parts_of(game) if module.name in installed]
    for module in parts:
        seats.update(module.seats)
    for module in parts:
        seats.difference_update(module.no_seats)
    return tuple(sorted(seats))


def _installed(game: Game, chosen: list[str]) -> list[str]:
    """Chosen modules and those that join them."""
    joins = [at.name for at in game.joins if all([need in chosen for need in at.needs])]
    return [*chosen, *joins]


def _terms(mix: Mix) -> list[str]:
    return [*mix.installed(), *[term(name, value) for name, value in mix.options.items()]]


def _settings(
    demands: list[Obstacle], installed: list[str], options: list[Option], wanted: dict[str, str]
) -> dict[str, str]:
    """A value for each option: wished for, needed, or else the first that fits."""
    found = dict(wanted)
    names = [option.name for option in options]
    _follow(demands, installed, names, found)
    for option in options:
        if option.name not in found:
            found[option.name] = _usual(demands, installed, option, found, names)
            _follow(demands, installed, names, found)
    return {name: found[name] for name in names}


def _usual(
    demands: list[Obstacle],
    installed: list[str],
    option: Option,
    found: dict[str, str],
    names: list[str],
) -> str:
    terms = [*installed, *[term(name, value) for name, value in found.items()]]
    unset = [name for name in names if name not in found and name != option.name]
    for value in option.values:
        if obstacle(demands, [*terms, term(option.name, value)], unset) is None:
            return value
    return next(iter(option.values))


def _follow(
    demands: list[Obstacle], installed: list[str], names: list[str], found: dict[str, str]
) -> None:
    """Set options that nobody set to what others need."""
    again = True
    while again:
        again = False
        terms = [*installed, *[term(name, value) for name, value in found.items()]]
        for demand in demands:
            name, sign, value = demand.other.partition("=")
            needed = demand.kind == NEEDS and demand.one in terms and sign
            if needed and name in names and name not in found:
                found[name] = value
                again = True


def _against(game: Game, chosen: list[str], wanted: dict[str, str]) -> Obstacle | None:
    demands = demands_of(game)
    mix = _mix(game, chosen, wanted)
    unset = [name for name in mix.options if name not in wanted]
    # What was asked for comes first: when it cannot go together, no default fits either.
    asked = [*mix.installed(), *[term(name, value) for name, value in wanted.items()]]
    found = obstacle(demands, asked, unset) or obstacle(demands, _terms(mix), [])
    if found is None and not mix.seats:
        return Obstacle(SEATS, mix.installed()[-1] if mix.installed() else game.name, "")
    return found


def _module_offer(game: Game, name: str, kept: list[str]) -> Offer:
    if name in kept:
        return Offer(name, True, None)
    more = [at.name for at in game.modules if at.name in kept or at.name == name]
    return Offer(name, False, _against(game, more, {}))


def _fitting_modules(game: Game, wanted: tuple[str, ...]) -> list[str]:
    """Of wished modules those that go together, in the game's order."""
    names = [at.name for at in game.modules]
    left = [name for name in wanted if name in names]
    kept: list[str] = []
    before = -1
    while len(kept) > before:
        before = len(kept)
        for name in left:
            more = [at for at in names if at in kept or at == name]
            if name not in kept and _against(game, more, {}) is None:
                kept = more
    return kept


def _chosen(game: Game, wanted: tuple[str, ...]) -> list[str]:
    names = [module.name for module in game.modules]
    joins = {module.name: module for module in game.joins}
    for name in wanted:
        if name in joins:
            needs = " and ".join([f"'{need}'" for need in joins[name].needs])
            raise BuildError(f"module '{name}' comes by itself with {needs}: do not name it")
        if name not in names:
            known = ", ".join(names) or "none"
            raise BuildError(f"{game.name} has no module '{name}'; there are: {known}")
    return [name for name in names if name in wanted]


def _owners(game: Game, option: str) -> str:
    """The module that brings an option, or the modules that a joint one needs, in words."""
    for module in parts_of(game):
        if option in [brought.name for brought in module.options]:
            if module.name in [at.name for at in game.modules]:
                return f"module '{module.name}'"
            return f"modules {' and '.join([repr(need) for need in module.needs])}"
    return ""


def _read_options(game: Game, chosen: list[str], wanted: dict[str, str]) -> dict[str, str]:
    """The values that are meant; options that are not there, and other values, are refused."""
    found: dict[str, str] = {}
    options = {option.name: option for option in options_of(game, _installed(game, chosen))}
    for name, value in wanted.items():
        if name not in options:
            owners = _owners(game, name)
            if owners:
                wrong = f"option '{name}' comes with {owners}"
                raise BuildError(f"{wrong}: add it, or leave the option out")
            there = ", ".join(options) or "none"
            raise BuildError(f"{game.name} has no option '{name}'; there are: {there}")
        option = options[name]
        found[name] = option.meant(value)
        if found[name] not in option.values:
            raise BuildError(f"option '{name}' cannot be '{value:.40}'; it can be: {option.told()}")
    return found
