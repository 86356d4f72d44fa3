"""Build: what cannot work is refused before any game is played."""

from __future__ import annotations

import pytest

from tests.kernel import toy
from ziggurat.build.build import Build, build, new_state
from ziggurat.build.game import Game, Module
from ziggurat.build.kind import Kind, amount, labelled
from ziggurat.build.seam import BuildError
from ziggurat.kernel.choice import PASS, Verb
from ziggurat.kernel.content import AdjustMoment, DoMoment, Plus, Row
from ziggurat.kernel.reason import ReasonKind
from ziggurat.kernel.rules import Rules, Step
from ziggurat.kernel.state import Outcome

COUNT = AdjustMoment("count", "something is counted")


def module(name: str, change: toy.Change, after: str = "", needs: str = "") -> Module:
    """A module of the toy game."""
    return Module(name, toy.installing(change), tuple(after.split()), tuple(needs.split()))


def with_modules(*modules: Module) -> Game:
    """The toy game with modules."""
    return toy.game()._replace(modules=modules)


def ends_otherwise(b: Build) -> None:
    b.flow("main").replace("end", Step("end", toy.end))


REFUSED: dict[str, tuple[toy.Change, str]] = {
    "a name in two families": (
        lambda b: (
            b.content("card").add((Row(1, "king"),)),
            b.content("piece").add((Row(2, "king"),)),
        ),
        "two rows are called 'king'",
    ),
    "a name of two words": (
        lambda b: b.content("card").add((Row(1, "old king"),)),
        "notation needs one word",
    ),
    "two hooks at one moment": (
        lambda b: (
            b.moments.add((COUNT,)),
            b.content("card").add((Row(1, "king", (Plus(COUNT, 1), Plus(COUNT, 2))),)),
        ),
        "two hooks at one moment",
    ),
    "replacing an absent step": (
        lambda b: b.flow("main").replace("dusk", toy.noting("dusk")),
        "there is no step of flow 'main' 'dusk'",
    ),
    "removing an absent verb": (
        lambda b: b.verbs.remove("shout"),
        "there is no verb 'shout'",
    ),
    "standing before an absent step": (
        lambda b: b.flow("main").before("dusk", toy.noting("x")),
        "there is no step of flow 'main' 'dusk'",
    ),
    "standing after an absent row": (
        lambda b: b.content("card").after("king", Row(1, "queen")),
        "there is no row of 'card' 'king'",
    ),
    "an absent limit": (lambda b: b.limit("height", 3), "there is no limit 'height'"),
    "a name twice": (
        lambda b: b.flow("main").add((toy.noting("end"),)),
        "there is already a step of flow 'main' 'end'",
    ),
    "a record twice": (lambda b: b.records((Outcome,)), "there is already a record 'Outcome'"),
    "a verb number twice": (
        lambda b: b.verbs.add((Verb(toy.SAY, "shout", ()),)),
        "verb number 10 is taken",
    ),
    "a verb number of the kernel": (
        lambda b: b.verbs.add((Verb(5, "shout", ()),)),
        "verb number 5 is taken or below 10",
    ),
    "a reason number twice": (
        lambda b: b.reasons.add((ReasonKind(toy.FORBIDDEN, "no", "toy.no"),)),
        "reason number 10 is taken",
    ),
    "a reason number of the kernel": (
        lambda b: b.reasons.add((ReasonKind(7, "no", "toy.no"),)),
        "reason number 7 is taken or below 10",
    ),
    "a row number twice": (
        lambda b: b.content("card").add((Row(1, "king"), Row(1, "queen"))),
        "'queen' has the number of another row: 1",
    ),
    "a row number twice in two families": (
        toy.both(
            lambda b: b.content("card").add((Row(1, "king"),)),
            lambda b: b.content("pawn").add((Row(1, "white"),)),
        ),
        "'white' has the number of another row: 1",
    ),
    "a verb of an unknown kind": (
        lambda b: b.verbs.add((Verb(11, "go", ("space",)),)),
        "verb 'go' takes an unknown kind 'space'",
    ),
    "a hook at an unknown moment": (
        lambda b: b.content("card").add((Row(1, "king", (Plus(COUNT, 1),)),)),
        "'count' is not a moment of this game",
    ),
    "a flow without steps": (lambda b: b.flow("idle"), "flow 'idle' has no steps"),
}


@pytest.mark.parametrize("what", REFUSED)
def test_build_refuses(what: str) -> None:
    change, text = REFUSED[what]
    with pytest.raises(BuildError) as refused:
        build(toy.game(change))
    assert text in str(refused.value)


def test_an_error_names_the_module_at_work() -> None:
    game = with_modules(module("big", lambda b: b.limit("height", 3)))
    with pytest.raises(BuildError, match="module 'big': there is no limit 'height'"):
        build(game, ("big",))


def test_two_modules_may_not_change_the_same_thing_without_an_order() -> None:
    game = with_modules(module("one", ends_otherwise), module("two", ends_otherwise))
    with pytest.raises(BuildError, match="module 'two': module 'one' changes step of flow"):
        build(game, ("one", "two"))
    assert build(game, ("two",)).modules == ("two",)


def test_two_modules_may_change_the_same_thing_in_a_stated_order() -> None:
    one = module("one", lambda b: b.limit("size", 3))
    two = module("two", lambda b: b.limit("size", 2), after="one")
    assert build(with_modules(one, two), ("two", "one")).limits["size"] == 2


def test_a_removal_clashes_with_a_replacement() -> None:
    removes = module("two", lambda b: b.flow("main").remove("end"))
    with pytest.raises(BuildError, match="state which comes after"):
        build(with_modules(module("one", ends_otherwise), removes), ("one", "two"))


def test_modules_are_installed_in_the_order_of_the_game() -> None:
    one = module("one", lambda b: b.flow("main").before("end", toy.noting("one")))
    two = module("two", lambda b: b.flow("main").after("one", toy.noting("two")))
    rules = build(with_modules(one, two), ("two", "one"))
    assert rules.modules == ("one", "two")
    assert [step.name for step in rules.flows["main"]] == ["one", "two", "end"]


@pytest.mark.parametrize("seats", [-1, 0, 1, 4, 99])
def test_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    rules = build(toy.game()._replace(seats=(2, 3)))
    with pytest.raises(BuildError, match=f"toy is for 2 to 3 seats, not {seats}"):
        new_state(rules, seats)


def test_what_comes_last_builds_on_what_modules_and_options_bring() -> None:
    def name_cards(b: Build) -> None:
        b.kinds.add((labelled("good", [row.name for row in b.content("card").items]),))

    def change(b: Build) -> None:
        b.at_last(name_cards)
        b.content("card").add((Row(1, "early"),))

    late = module("late", lambda b: b.content("card").add((Row(2, "late"),)))
    game = toy.game(change)._replace(modules=(late,))
    assert list(build(game).kinds["good"].labels.values()) == ["early"]
    assert list(build(game, ("late",)).kinds["good"].labels.values()) == ["early", "late"]


def test_what_comes_last_is_still_the_work_of_its_module() -> None:
    late = module("late", lambda b: b.at_last(lambda b: b.limit("height", 3)))
    other = module("other", lambda b: None)
    with pytest.raises(BuildError, match="module 'late': there is no limit 'height'"):
        build(with_modules(late, other), ("late", "other"))


def test_hooks_are_listed_by_moment_in_row_order() -> None:
    def change(b: Build) -> None:
        b.moments.add((COUNT, DoMoment("idle", "nothing happens")))
        b.content("card").add((Row(7, "late", (Plus(COUNT, 1),)), Row(2, "soon")))
        b.content("pawn").add((Row(5, "early", (Plus(COUNT, 2),)),))

    rules = build(toy.game(change))
    assert [attached.card for attached in rules.attached["count"]] == [5, 7]
    assert rules.attached["idle"] == ()
    assert rules.families == {"card": (2, 7), "pawn": (5,)}
    assert isinstance(rules.hook_of("count", 7), Plus)
    with pytest.raises(KeyError, match="row 2 does nothing at 'count'"):
        rules.hook_of("count", 2)


@pytest.mark.parametrize(
    ("choice", "well_formed"),
    [
        ((PASS,), True),
        ((toy.SAY, 0), True),
        ((toy.SAY, 9), True),
        ((toy.SAY, 10), False),
        ((toy.SAY, -1), False),
        ((toy.SAY,), False),
        ((toy.SAY, 1, 1), False),
        ((), False),
        ((77,), False),
        ((-1,), False),
    ],
)
def test_a_choice_is_well_formed_if_it_says_something(
    choice: tuple[int, ...], well_formed: bool
) -> None:
    assert build(toy.game()).is_well_formed(choice) == well_formed


def test_a_kind_reads_back_what_it_writes() -> None:
    colours = labelled("colour", ["red", "blue"])
    assert colours.values() == [0, 1]
    assert [colours.parse(colours.write(value)) for value in (0, 1)] == [0, 1]
    assert amount("coins", 0, 12).parse("12") == 12


@pytest.mark.parametrize("text", ["13", "-1", "1.0", "", "zwei", "²", "1_0", " 1", "9" * 40])
def test_an_amount_refuses_what_is_no_number_of_it(text: str) -> None:
    with pytest.raises(ValueError, match="whole number from 0 to 12"):
        amount("coins", 0, 12).parse(text)


def test_a_kind_without_values_knows_nothing() -> None:
    empty = Kind("card", 0, -1, {})
    assert empty.values() == []
    assert not empty.knows(0)


def test_what_is_derived_is_made_once_from_the_finished_rules() -> None:
    def derive(rules: Rules) -> object:
        return tuple([rules.rows[number].name for number in rules.families["card"]])

    def change(b: Build) -> None:
        b.derive(derive)
        b.content("card").add((Row(1, "early"),))

    late = Module("late", toy.installing(lambda b: b.content("card").add((Row(2, "late"),))))
    game = toy.game(change)._replace(modules=(late,))
    assert build(game).derived == ("early",)
    assert build(game, ("late",)).derived == ("early", "late")
