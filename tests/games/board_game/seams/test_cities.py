"""What an expansion can change about what cities make, and about coins on cards."""

from typing import Final

from tests.games.board_game.kit import laid_out, resting, state
from tests.games.board_game.seams.probe import despots_have, plays_through, rules_with
from tests.kit.table import Position
from ziggurat import api
from ziggurat.build.build import Build
from ziggurat.games.board_game.battle.units import unit_cost
from ziggurat.games.board_game.cities.moments import (
    CITY_PREPARES,
    FIGURE_BUILT,
    OUTSKIRTS_PRODUCTION,
    PRODUCED,
    UNIT_COST,
)
from ziggurat.games.board_game.cities.production import add_production, squares_production
from ziggurat.games.board_game.culture.track import gain_culture
from ziggurat.games.board_game.ids import CAPITAL, CITY_SLOTS, INFANTRY
from ziggurat.games.board_game.research.abilities import coins_left
from ziggurat.games.board_game.research.moments import COIN_LIMIT
from ziggurat.games.board_game.state import table
from ziggurat.games.board_game.verbs import USE
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import Adjust, Cue, Do, Offer, Plus
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION
from ziggurat.kernel.state import State

CARAVAN: Final = 2


def managing(rules: api.Rules) -> Position:
    """p1 says what its capital does."""
    t = laid_out(rules=rules).set("actions p1 capital", "1").at("city_management p1 manage")
    return t.play("p1 city capital")


def twice(s: State, cue: Cue, value: int) -> int:
    return 2 * value


def level(s: State, cue: Cue, value: int) -> int:
    g = table(s)
    return max([squares_production(g, cue.owner, slot) for slot in range(CITY_SLOTS)])


def test_production_of_the_outskirts_is_doubled_before_the_rest_is_added() -> None:
    def program(b: Build) -> None:
        despots_have(b, Adjust(OUTSKIRTS_PRODUCTION, twice))

    t = laid_out(rules=rules_with(program)).set("bonus p1 capital", "5")
    plain = squares_production(state(t), 0, CAPITAL)
    assert t.fact("production p1 capital") == [str(2 * plain + 5)]


def test_all_cities_may_produce_as_the_best_one() -> None:
    def equal(b: Build) -> None:
        despots_have(b, Adjust(OUTSKIRTS_PRODUCTION, level))

    t = laid_out(rules=rules_with(equal))
    plain = squares_production(state(t), 0, CAPITAL)
    assert t.fact("production p1 city1") == [str(plain)]


def applaud(s: State, cue: Cue) -> None:
    gain_culture(table(s), cue.owner, 1)


def test_producing_and_building_a_figure_are_moments() -> None:
    def proud(b: Build) -> None:
        despots_have(b, Do(PRODUCED, applaud), Do(FIGURE_BUILT, applaud))

    rules = rules_with(proud)
    t = laid_out(rules=rules).set("bonus p1 capital", "9").set("actions p1 capital", "1")
    t.at(resting(0), "city_management p1 manage").play("p1 city capital", "p1 produce_army")
    assert t.fact("culture p1") == ["1"]
    t.play(t.options()[0])
    assert t.fact("culture p1") == ["2"]
    plays_through(rules, 2, 6, 600)


def offer_caravan(s: State, cue: Cue) -> list[Choice]:
    return [(USE, cue.card)]


def use_caravan(s: State, cue: Cue, choice: Choice) -> None:
    add_production(table(s), cue.owner, cue.args[0], CARAVAN)


def try_caravan(s: State, cue: Cue, choice: Choice) -> int:
    return ALLOWED if choice == (USE, cue.card) else OTHER_QUESTION


def test_something_is_done_for_a_city_before_it_acts() -> None:
    def caravans(b: Build) -> None:
        despots_have(b, Offer(CITY_PREPARES, offer_caravan, use_caravan, try_caravan))

    t = managing(rules_with(caravans))
    before = int(t.fact("production p1 capital")[0])
    t.play("p1 use despotism")
    assert t.asked() == ["p1 city_action"]
    assert t.fact("production p1 capital") == [str(before + CARAVAN)]


def at_most_five(s: State, cue: Cue, value: int) -> int:
    return min(5, value)


def test_units_may_cost_less_and_cards_hold_more_coins() -> None:
    def cheap(b: Build) -> None:
        despots_have(b, Adjust(UNIT_COST, at_most_five), Plus(COIN_LIMIT, 2))

    t = laid_out(rules=rules_with(cheap)).set("rank p1 infantry", "3")
    assert unit_cost(state(t), 0, INFANTRY) == 5
    assert coins_left(state(t), 0, 1) == 6
