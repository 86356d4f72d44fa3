"""What each relic gives, and the square it leaves."""

import pytest

from tests.games.board_game.fame_and_fortune.kit import laid_out, plain
from tests.games.board_game.kit import resting, square_of, state
from tests.kit.table import Position
from tests.kit.trace import component, rule
from ziggurat.games.board_game.board.yields import coins_on, production_on, trade_on
from ziggurat.games.board_game.fame_and_fortune.relics.moments import FREE_INVESTMENTS


def claimed(relic: str, *more: str, known: tuple[str, ...] = ()) -> Position:
    """An army of p1 has claimed a relic on C12."""
    t = plain(*more).set("armies p1", "C11").set("known p1", *known).set("token C12", relic)
    t.at(resting(0), "movement p1")
    return t.play("p1 take C11 1 0", "p1 step C12", "p1 pass")


def next_start(t: Position, relic: str, known: tuple[str, ...] = ()) -> Position:
    """The next Start of Turn of whoever has claimed a relic."""
    assert t.fact("waiting p1") == [relic]
    t = laid_out().set("waiting p1", relic).set("known p1", *known)
    return t.at(resting(0), "start_of_turn p1")


# Atlantis


def beside_atlantis(*known: str) -> Position:
    """An army of p1 beside Atlantis, on the only land around it, has begun its move."""
    t = laid_out().set("tile C", "neutral_15").set("scouts p1").set("known p1", *known)
    t.set("terrain C24", "grassland").set("armies p1", "C24").at(resting(0), "movement p1")
    return t.play("p1 take C24 1 0")


@rule("ff.relic.atlantis_terrain")
def test_atlantis_needs_an_army_that_may_end_on_water() -> None:
    assert beside_atlantis().refused("p1 step C23") == "cb.movement.water_forbidden"
    t = beside_atlantis("navigation").play("p1 step C23")
    # Whoever may only cross water has to go back.
    assert (t.fact("armies p1"), t.fact("waiting p1")) == (["C24"], [])
    t = beside_atlantis("sailing").play("p1 step C23", "p1 pass")
    assert (t.fact("armies p1"), t.fact("waiting p1")) == (["C23"], ["atlantis"])


@component("map_token.atlantis")
@rule("ff.relic.atlantis_benefit")
def test_atlantis_brings_a_tech_in_the_next_start_of_turn() -> None:
    t = claimed("atlantis", known=("pottery",))
    assert t.fact("known p1") == ["pottery"]
    t = next_start(t, "atlantis", ("pottery",))
    assert t.asked() == ["p1 free_tech"]
    t.play("p1 learn writing")
    assert sorted(t.fact("known p1")) == ["pottery", "writing"]
    assert (t.fact("trade p1"), t.fact("waiting p1")) == (["0"], [])
    assert "free_tech" not in " ".join(t.asked())


@rule("ff.relic.atlantis_place")
def test_the_tech_of_atlantis_needs_a_place() -> None:
    t = next_start(claimed("atlantis"), "atlantis", ("pottery",))
    assert t.refused("p1 learn mathematics") == "cb.research.needs_legal_place"
    t = next_start(claimed("atlantis"), "atlantis", ("pottery", "writing"))
    assert "p1 learn mathematics" in t.options()
    assert "p1 learn banking" not in t.options()


# The School of Confucius


@rule("ff.relic.confucius_terrain")
def test_a_workshop_is_built_where_the_school_was() -> None:
    t = laid_out().set("tile C", "neutral_16").set("city p1 city1", "C33")
    t.set("known p1", "construction").set("actions p1 city1", "1").set("bonus p1 city1", "20")
    assert (t.fact("terrain C22"), t.fact("token C22")) == (["mountain"], ["school_of_confucius"])
    t.set("token C22", "nothing").set("resources p1 iron", "0")
    t.at(resting(0), "city_management p1 manage").play("p1 city city1", "p1 build workshop")
    assert "p1 put C22" in t.options()


# What the first printing gives instead.
FIRST = "first_printing"


@component("map_token.school_of_confucius")
@rule("ff.relic.confucius_number", "bx.first_printing.option")
@pytest.mark.parametrize(("more", "people"), [((), 1), ((FIRST,), 2)])
def test_the_school_gives_great_people_one_after_the_other(
    more: tuple[str, ...], people: int
) -> None:
    t = claimed("school_of_confucius", *more)
    kept = ["artist", "general"][:people]
    for person in kept:
        assert t.asked() == ["nature draw_person"]
        t.play(f"nature draw_person {person}", f"p1 keep {person}")
    assert sorted(t.fact("reserve p1")) == kept
    assert t.asked() == ["p1 movement"]


@rule("ff.relic.confucius_greece", "bx.first_printing.option")
@pytest.mark.parametrize(("more", "people"), [((), 1), ((FIRST,), 2)])
def test_the_greeks_choose_among_two_each_time(more: tuple[str, ...], people: int) -> None:
    t = plain(*more).set("civilization p1", "greeks").set("armies p1", "C11")
    t.set("token C12", "school_of_confucius").at(resting(0), "movement p1")
    t.play("p1 take C11 1 0", "p1 step C12", "p1 pass")
    for kept, other in (("artist", "builder"), ("general", "scientist"))[:people]:
        t.play(f"nature draw_person {kept}", f"nature draw_person {other}")
        assert t.options() == [f"p1 take_person {name}" for name in sorted((kept, other))]
        t.play(f"p1 take_person {kept}", f"p1 keep {kept}")
    assert sorted(t.fact("reserve p1")) == ["artist", "general"][:people]
    assert t.asked() == ["p1 movement"]


# The Seven Cities of Gold


@component("map_token.seven_cities_of_gold")
@rule("ff.relic.gold_terrain")
def test_the_square_of_the_seven_cities_has_a_coin_and_no_production() -> None:
    t = laid_out().set("tile C", "neutral_17")
    square = square_of(t, "C33")
    for token in ("seven_cities_of_gold", "nothing"):
        t.set("token C33", token)
        assert t.fact("terrain C33") == ["forest"]
        g = state(t)
        assert (trade_on(g, square), production_on(g, square), coins_on(g, square)) == (0, 0, 1)


@rule("ff.relic.gold_without_investments", "ff.option.dead_cards")
def test_without_investments_the_seven_cities_give_nothing() -> None:
    t = claimed("seven_cities_of_gold")
    assert not t.rules.attached[FREE_INVESTMENTS.name]
    assert (t.fact("token C12"), t.fact("waiting p1")) == (["nothing"], [])
    assert t.fact("coin_tokens p1") == []
    assert t.asked() == ["p1 movement"]


@component("map_token.seven_cities_of_gold")
@rule("ff.relic.gold_benefit")
def test_the_seven_cities_give_two_investments_a_turn_later() -> None:
    t = claimed("seven_cities_of_gold", "investments")
    assert t.fact("waiting p1") == ["seven_cities_of_gold"]
    assert t.fact("invested p1 infrastructure") == ["0"]
    t = laid_out(2, "investments").set("waiting p1", "seven_cities_of_gold")
    t.set("civilization p1", "romans").set("coin_tokens p1", "romans")
    coins = t.fact("coins p1")
    t.at(resting(0), "start_of_turn p1")
    t.play("p1 add_marker infrastructure", "p1 add_marker public_education")
    assert t.fact("invested p1 infrastructure") == ["1"]
    assert t.fact("invested p1 public_education") == ["1"]
    assert (t.fact("coins p1"), t.fact("coin_tokens p1")) == (coins, ["romans"])
    assert t.fact("waiting p1") == []
