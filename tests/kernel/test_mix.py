"""Mixes: what goes together, what may still be added, and what every refusal says to do."""

from __future__ import annotations

import pytest

from tests.kernel import toy
from ziggurat.build.build import Build, build, new_state
from ziggurat.build.declared import EXCLUDES, NEEDS, Obstacle
from ziggurat.build.game import Game, InstallIt, Limit, Module, Option
from ziggurat.build.mix import menu, mixes, seats_told, settle
from ziggurat.build.seam import BuildError

NAMES = ("north", "east", "south", "west", "centre")


def nothing(b: Build) -> None:
    """Change nothing."""


def values(*names: str) -> dict[str, InstallIt]:
    """Values that install nothing."""
    return dict.fromkeys(names, nothing)


def noting(name: str) -> InstallIt:
    """Something that leaves a limit behind, so that its place in the order can be seen."""
    return toy.installing(lambda b: b.limits.add((Limit(name, 1),)))


def game(
    *modules: Module, options: tuple[Option, ...] = (), joins: tuple[Module, ...] = ()
) -> Game:
    """The toy game with modules, options and joint modules."""
    return toy.game()._replace(seat_names=NAMES, modules=modules, options=options, joins=joins)


LENGTH = Option("length", values("usual", "long"))
SHIP = Option("ship", values("none", "small", "large"), needs={"large": ("length=long",)})
SEA = Module("sea", nothing, options=(SHIP,))
SKY = Module("sky", nothing, excludes=("sea", "length=long"))
DEEP = Module("deep", nothing, needs=("sea",))
WHALES = Module("whales", nothing, needs=("sea", "sky"))
WORLD = game(SEA, SKY, DEEP, options=(LENGTH,))

REFUSED: dict[str, tuple[tuple[str, ...], dict[str, str], str]] = {
    "an unknown module": (("moon",), {}, "toy has no module 'moon'; there are: sea, sky, deep"),
    "an unknown option": ((), {"colour": "red"}, "toy has no option 'colour'; there are: length"),
    "an unknown value": (
        (),
        {"length": "huge"},
        "option 'length' cannot be 'huge'; it can be: usual, long",
    ),
    "a module without what it needs": (
        ("deep",),
        {},
        "module 'deep' needs module 'sea': choose both or neither",
    ),
    "modules that exclude each other": (
        ("sea", "sky"),
        {},
        "module 'sky' and module 'sea' exclude each other: choose one of them",
    ),
    "a module and a value that exclude each other": (
        ("sky",),
        {"length": "long"},
        "module 'sky' and option length=long exclude each other: choose one of them",
    ),
    "an option of a module that is not there": (
        (),
        {"ship": "small"},
        "option 'ship' comes with module 'sea': add it, or leave the option out",
    ),
    "a value without what it needs": (
        ("sea",),
        {"ship": "large", "length": "usual"},
        "option ship=large needs option length=long: choose both or neither",
    ),
}


@pytest.mark.parametrize("what", REFUSED)
def test_an_impossible_mix_is_refused(what: str) -> None:
    modules, options, text = REFUSED[what]
    with pytest.raises(BuildError) as refused:
        build(WORLD, modules, options)
    assert str(refused.value) == text


def test_a_refusal_names_the_modules_that_clash_and_not_a_default() -> None:
    """No default fits modules that clash, but changing the option would not help."""
    picky = Module("picky", nothing, excludes=("length=usual",))
    clashing = Module("clashing", nothing, excludes=("sea",))
    toys = game(picky, SEA, clashing, options=(LENGTH,))
    with pytest.raises(BuildError, match="'clashing' and module 'sea' exclude each other"):
        build(toys, ("picky", "sea", "clashing"))


def test_options_take_their_first_value_unless_told() -> None:
    size = Option("size", {"small": noting("small"), "large": noting("large")})
    toys = game(options=(size,))
    assert "small" in build(toys).limits
    assert build(toys).options == {"size": "small"}
    assert "large" in build(toys, (), {"size": "large"}).limits


def test_modules_bring_options_of_their_own() -> None:
    assert build(WORLD).options == {"length": "usual"}
    assert build(WORLD, ("sea",)).options == {"length": "usual", "ship": "none"}
    rules = build(WORLD, ("sea",), {"ship": "small"})
    assert rules.options["ship"] == "small"
    again = build(WORLD, rules.modules, rules.options)
    assert (again.modules, again.options) == (rules.modules, rules.options)


def test_an_option_that_nobody_set_follows_what_is_needed() -> None:
    assert settle(WORLD, ("sea",), {"ship": "large"}).options["length"] == "long"
    demanding = Module("demanding", nothing, needs=("length=long",))
    assert settle(game(demanding, options=(LENGTH,)), ("demanding",)).options == {"length": "long"}


def test_an_option_that_nobody_set_keeps_out_of_what_is_excluded() -> None:
    never = Module("never", nothing, excludes=("length=usual",))
    assert settle(game(never, options=(LENGTH,)), ("never",)).options == {"length": "long"}


def test_options_are_installed_after_what_brings_them() -> None:
    inner = Option("inner", {"yes": noting("third")})
    outer = Option("outer", {"yes": noting("first")})
    both = Module("both", noting("fifth"), needs=("one", "two"))
    modules = (Module("one", noting("second"), options=(inner,)), Module("two", noting("fourth")))
    rules = build(game(*modules, options=(outer,), joins=(both,)), ("one", "two"))
    assert list(rules.limits) == ["size", "first", "second", "third", "fourth", "fifth"]


def test_a_joint_module_comes_when_all_that_it_needs_are_chosen() -> None:
    sky = SKY._replace(excludes=())
    world = game(SEA, sky, joins=(WHALES._replace(options=(LENGTH,)),))
    assert build(world, ("sea",)).installed == ("sea",)
    rules = build(world, ("sky", "sea"), {"length": "long"})
    assert (rules.modules, rules.installed) == (("sea", "sky"), ("sea", "sky", "whales"))
    assert rules.options == {"ship": "none", "length": "long"}
    assert build(world, rules.modules, rules.options).installed == rules.installed
    with pytest.raises(BuildError, match="'whales' comes by itself with 'sea' and 'sky': do not"):
        build(world, ("sea", "sky", "whales"))
    with pytest.raises(BuildError, match="option 'length' comes with modules 'sea' and 'sky': add"):
        build(world, ("sea",), {"length": "long"})


def test_modules_add_and_refuse_numbers_of_seats() -> None:
    big, small = Module("big", nothing, seats=(5,)), Module("small", nothing, no_seats=(2, 5))
    world = game(big, small)
    assert build(world).seats == (2, 3, 4)
    assert build(world, ("big",)).seats == (2, 3, 4, 5)
    assert build(world, ("big", "small")).seats == (3, 4)
    assert list(build(world).kinds["seat"].labels.values()) == list(NAMES[:4])
    assert list(build(world, ("big",)).kinds["seat"].labels.values()) == list(NAMES)
    with pytest.raises(BuildError, match="2 to 4 seats, not 5; add module 'big', which is for 5"):
        new_state(build(world), 5)
    with pytest.raises(BuildError, match="3 to 4 seats, not 2; leave module 'small' out"):
        new_state(build(world, ("small",)), 2)


def test_seats_with_a_gap_are_told_one_by_one() -> None:
    assert seats_told((2, 3, 4)) == "2 to 4"
    assert seats_told((2, 4)) == "2 or 4"
    assert seats_told((3,)) == "3"


def test_modules_that_leave_no_seats_are_refused() -> None:
    world = game(Module("few", nothing, no_seats=(2, 3, 4)))
    with pytest.raises(BuildError, match="'few' leaves no number of seats"):
        build(world, ("few",))
    assert [mix.modules for mix in mixes(world)] == [()]
    assert [offer.name for offer in menu(world).modules if offer.obstacle is None] == []


def test_all_mixes_are_listed_and_each_can_be_built() -> None:
    found = [(mix.modules, tuple(mix.options.values())) for mix in mixes(WORLD)]
    assert found == [
        ((), ("usual",)),
        ((), ("long",)),
        (("sky",), ("usual",)),
        *[(("sea",), at) for at in (("usual", "none"), ("usual", "small"))],
        *[(("sea",), ("long", ship)) for ship in SHIP.values],
        *[(("sea", "deep"), at) for at in (("usual", "none"), ("usual", "small"))],
        *[(("sea", "deep"), ("long", ship)) for ship in SHIP.values],
    ]
    for mix in mixes(WORLD):
        rules = build(WORLD, mix.modules, mix.options)
        assert (rules.modules, rules.options) == (mix.modules, mix.options)


def test_a_menu_says_what_may_be_added_and_what_is_against_it() -> None:
    found = menu(WORLD)
    assert [offer.name for offer in found.modules if offer.obstacle is None] == ["sea", "sky"]
    assert found.modules[2].obstacle == Obstacle(NEEDS, "deep", "sea")
    assert list(found.options) == ["length"]
    found = menu(WORLD, ("sea",))
    assert [offer.chosen for offer in found.modules] == [True, False, False]
    assert found.modules[1].obstacle == Obstacle(EXCLUDES, "sky", "sea")
    assert [(at.name, at.chosen) for at in found.options["ship"]] == [
        ("none", True), ("small", False), ("large", False),
    ]  # fmt: skip
    assert found.options["ship"][2].obstacle == Obstacle(NEEDS, "ship=large", "length=long")


def test_in_a_menu_options_give_way_to_modules() -> None:
    found = menu(WORLD, ("sky",), {"length": "long"})
    assert found.mix.modules == ("sky",)
    assert found.mix.options == {"length": "usual"}
    assert found.options["length"][1].obstacle == Obstacle(EXCLUDES, "sky", "length=long")


def test_a_menu_leaves_out_wishes_that_do_not_fit() -> None:
    wishes = {"ship": "large", "length": "usual", "colour": "red"}
    found = menu(WORLD, ("deep", "moon", "sea", "sky"), wishes)
    assert found.mix.modules == ("sea", "deep")
    assert found.mix.options == {"length": "long", "ship": "large"}
    assert menu(WORLD, ("deep",)).mix.modules == ()
    assert menu(WORLD, (), {"length": "huge"}).mix.options == {"length": "usual"}


def test_every_offer_of_a_menu_is_a_mix() -> None:
    there = [(mix.modules, mix.options) for mix in mixes(WORLD)]
    for mix in mixes(WORLD):
        found = menu(WORLD, mix.modules, mix.options)
        assert found.mix == mix
        for option, offers in found.options.items():
            for offer in offers:
                wish = {**mix.options, option: offer.name}
                assert ((mix.modules, wish) in there) == (offer.obstacle is None)
        for offer in found.modules:
            if offer.obstacle is None and not offer.chosen:
                assert offer.name in menu(WORLD, (*mix.modules, offer.name), {}).mix.modules


DECLARED_WRONGLY: dict[str, tuple[Game, str]] = {
    "two of one name": (
        game(Module("length", nothing), options=(LENGTH,)),
        "two modules or options are called 'length'",
    ),
    "an option twice": (
        game(Module("one", nothing, options=(LENGTH,)), options=(LENGTH,)),
        "two modules or options are called 'length'",
    ),
    "a name that cannot be typed": (game(Module("a=b", nothing)), "'a=b' cannot name a module"),
    "an unknown need": (
        game(Module("one", nothing, needs=("two",))),
        "module 'one' needs 'two': there is no such thing",
    ),
    "an unknown value": (
        game(Module("one", nothing, excludes=("length=huge",)), options=(LENGTH,)),
        "module 'one' excludes 'length=huge': there is no such thing",
    ),
    "needs of an unknown value": (
        game(options=(LENGTH._replace(needs={"huge": ("length=long",)}),)),
        "option length=huge needs 'length=huge': there is no such thing",
    ),
    "after something unknown": (
        game(Module("one", nothing, after=("two",))),
        "module 'one' is after 'two': there is no such module",
    ),
    "a seat without a name": (
        game(Module("one", nothing, seats=(6,))),
        "module 'one' is for 6 seats, and there are names for 5",
    ),
    "a joint module of nothing": (
        game(joins=(Module("both", nothing),)),
        "joint module 'both' has to need modules, and nothing else",
    ),
    "a joint module of an option": (
        game(options=(LENGTH,), joins=(Module("both", nothing, needs=("length=long",)),)),
        "joint module 'both' has to need modules, and nothing else",
    ),
}


@pytest.mark.parametrize("what", DECLARED_WRONGLY)
def test_a_game_that_declares_what_cannot_be_is_refused(what: str) -> None:
    declared, text = DECLARED_WRONGLY[what]
    with pytest.raises(BuildError) as refused:
        build(declared)
    assert text in str(refused.value)
