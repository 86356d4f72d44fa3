"""What is left to chance for the automated player, and in which order."""

from __future__ import annotations

import pytest

from tests.games.new_dawn.automated_player.kit import Automated
from tests.kit.trace import rule
from ziggurat import api
from ziggurat.games.new_dawn.asking import ask
from ziggurat.games.new_dawn.automated_player.governor import narrow
from ziggurat.games.new_dawn.automated_player.order import in_order
from ziggurat.games.new_dawn.content.wonders_cultural import NameTwo
from ziggurat.games.new_dawn.verbs import FIRST_SEAT, MOVE, PLACE, PUT, WONDER
from ziggurat.games.new_dawn.world.barbarians import Unstack
from ziggurat.kernel.choice import PASS, Choice
from ziggurat.kernel.question import PICK, Question


def words(t: Automated, options: tuple[Choice, ...]) -> list[str]:
    return [api.write(t.rules, option) for option in in_order(t.g, options)]


def spaces(t: Automated, labels: str) -> tuple[Choice, ...]:
    return tuple([(PLACE, t.rules.kinds["space"].parse(label)) for label in labels.split()])


@rule("ap.random.options")
def test_spaces_are_listed_by_row_and_then_by_position() -> None:
    t = Automated()
    mixed = spaces(t, "9a 5c 11a 11j 13j 5b 11c")
    shown = [word.removeprefix("place ") for word in words(t, mixed)]
    assert shown == ["11j", "13j", "11c", "11a", "5b", "5c", "9a"]


@rule("ap.random.options")
def test_cards_players_and_wonders_are_listed_in_their_order() -> None:
    t = Automated(seats=4)
    assert words(t, ((PUT, 4), (PUT, 0), (PUT, 2))) == ["put 1", "put 3", "put 5"]
    seats = tuple([(FIRST_SEAT, seat) for seat in (2, 0, 1)])
    assert words(t, seats) == ["seat p1", "seat p2", "seat p3"]
    names = ("petra", "oracle", "stonehenge", "colossus")
    wonders = tuple([(WONDER, t.row(name)) for name in names])
    shown = [word.removeprefix("wonder ") for word in words(t, wonders)]
    assert shown == ["stonehenge", "colossus", "oracle", "petra"]


@rule("ap.random.options")
def test_figures_are_listed_by_number_and_those_that_stand_together_once() -> None:
    t = Automated("ap_capitalism").caravans("5b", "card", "card", seat="p2")
    goal = t.rules.kinds["space"].parse("5c")
    options = tuple([(MOVE, caravan, goal) for caravan in (2, 1, 0)])
    assert words(t, options) == ["move c1 5c", "move c3 5c"]
    assert words(t, (options[0], options[0])) == ["move c3 5c"]


@rule("ap.random.nature", "ap.golden.random_rest", "ap.human.never_for_ap")
def test_an_open_choice_is_one_question_to_chance_with_equal_weights() -> None:
    t = Automated()
    question = ask(t.g, t.seat, "no such topic", PICK, spaces(t, "9a 5c"))
    assert (question.seat, question.weights) == (api.NATURE, ())
    assert list(question.options) == list(in_order(t.g, spaces(t, "9a 5c")))
    # People answer for themselves.
    assert ask(t.g, 0, "no such topic", PICK, spaces(t, "9a 5c")).seat == 0


@rule("ap.general.optional_declined", "ap.golden.random_rest")
def test_what_it_may_decline_and_has_no_list_for_it_declines() -> None:
    t = Automated()
    options = ((PASS,), *spaces(t, "9a 5c"))
    assert narrow(t.g, Question(t.seat, "lift_to_place", PICK, options)) == ((PASS,),)
    assert narrow(t.g, Question(t.seat, "no such topic", PICK, options)) == ((PASS,),)


@rule("ap.general.filter")
def test_a_criterion_that_no_option_meets_removes_none() -> None:
    """No natural wonder, no resource and no spawn point: terrain decides."""
    t = Automated("ap_early_empire").begin()
    assert t.why() == [("culture_early", "highest_terrain", 6, 2)]


@rule("ap.human.forced_ap_choice")
def test_which_of_two_named_tokens_it_gives_up_is_left_to_chance() -> None:
    t = Automated().own(tokens="11b 11c 11d").give("p1", tokens="9c").hold("p1", "eiffel_tower")
    t.at("turn p1 end", NameTwo(0)).play("p1 strike 11b", "p1 strike 11d")
    assert t.asked() == ["nature give_up_one"]
    assert t.odds() == {"strike 11b": 1, "strike 11d": 1}
    t.play("nature strike 11d")
    assert (t.fact("control p2"), "11d" in t.fact("control p1")) == (["11b", "11c"], True)


@rule("ap.setup.first_player_duties")
@pytest.mark.parametrize("first", ["p1", "p2"])
def test_who_unstacks_barbarians_if_it_is_the_first_player(first: str) -> None:
    t = Automated().barbarian("13e", "A").barbarian("13e", "B").set("first", first)
    t.at("turn p1 end", Unstack())
    assert t.asked() == ["p1 push_barbarian" if first == "p1" else "nature push_barbarian"]
