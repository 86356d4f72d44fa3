"""Each wonder: its cost, and what it does for its owner."""

import pytest

from tests.games.board_game.city.town import acting, made, managing, town, with_city
from tests.games.board_game.kit import row_of, square_of, state
from tests.kit.table import Position
from tests.kit.trace import component
from ziggurat.games.board_game.battle.fight import Battle, hand_audience
from ziggurat.games.board_game.battle.fronts import strength
from ziggurat.games.board_game.cities.reasons_wonders import PROTECTED
from ziggurat.games.board_game.cities.wonder_deck import wonder_row
from ziggurat.games.board_game.cities.wonders import wonder_cost
from ziggurat.games.board_game.content.wonders_modern import may_move_on
from ziggurat.games.board_game.culture.reasons import END_OF_TRACK
from ziggurat.games.board_game.ids import ANCIENT, MODERN, NONE
from ziggurat.games.board_game.moments import TARGETED
from ziggurat.games.board_game.movement.figures import may_stand
from ziggurat.games.board_game.research.phase import may_research, research_cost
from ziggurat.kernel.content import Cue, allowed
from ziggurat.kernel.question import PUBLIC, only
from ziggurat.kernel.reason import ALLOWED

CARDS = {
    "stonehenge": ("ancient", 10, "", 10),
    "the_colossus": ("ancient", 15, "metalworking", 10),
    "the_hanging_gardens": ("ancient", 15, "animal_husbandry", 10),
    "the_oracle": ("ancient", 15, "code_of_laws", 10),
    "angkor_wat": ("medieval", 20, "theology", 10),
    "himeji_samurai_castle": ("medieval", 20, "monarchy_tech", 15),
    "porcelain_tower": ("medieval", 20, "construction", 15),
    "the_louvre": ("medieval", 20, "printing_press", 15),
    "panama_canal": ("modern", 25, "engineering", 20),
    "statue_of_liberty": ("modern", 25, "metal_casting", 20),
    "sydney_opera_house": ("modern", 25, "", 25),
    "united_nations": ("modern", 20, "", 20),
}


def owning(name: str) -> Position:
    """A town with a wonder beside the capital, on A13."""
    return town().set("marker A13", name)


def starting(t: Position) -> Position:
    """Play on from p1's own part of Start of Turn."""
    return t.at("turn p1 start of turn")


@pytest.mark.parametrize("name", CARDS)
def test_wonders_cost_what_is_printed(name: str) -> None:
    era, cost, tech, lower = CARDS[name]
    t = town().set("known p2", *([tech] if tech else []))
    g, wonder = state(t), row_of(t, name)
    row = wonder_row(g, wonder)
    assert ("ancient", "medieval", "modern")[row.era] == era
    assert [wonder_cost(g, seat, wonder) for seat in (0, 1)] == [cost, lower]
    assert row.culture == row.era + 1


def test_each_era_has_four_wonders() -> None:
    t = town()
    eras = [wonder_row(state(t), row).era for row in t.rules.families["wonder"]]
    assert [eras.count(era) for era in range(ANCIENT, MODERN + 1)] == [4, 4, 4]


# Using a wonder


@component("wonder.stonehenge")
def test_stonehenge_gives_a_culture_each_turn() -> None:
    t = starting(owning("stonehenge")).play("p1 use stonehenge")
    assert t.fact("culture p1") == ["1"]
    assert t.refused("p1 use stonehenge") == "cb.tech.resource_once_per_turn"


@component("wonder.stonehenge")
def test_a_wonder_serves_its_owner_only() -> None:
    t = starting(town().set("marker H33", "stonehenge"))
    assert "p1 use stonehenge" not in t.options()
    assert t.refused("p1 use stonehenge") == "cb.wonder.card_to_owner"


@component("wonder.stonehenge")
def test_a_blockaded_wonder_rests() -> None:
    t = starting(owning("stonehenge").set("scouts p2", "A13"))
    assert t.refused("p1 use stonehenge") == "cb.blockade.wonder_ability"


@component("wonder.the_colossus")
def test_the_colossus_gives_trade() -> None:
    t = starting(owning("the_colossus").set("trade p1", "4")).play("p1 use the_colossus")
    assert t.fact("trade p1") == ["7"]


def test_what_start_of_turn_leaves_unused_is_told() -> None:
    t = starting(owning("the_colossus").set("trade p1", "4").set("reserve p1", "general"))
    assert t.fact("unused_wonders p1") == ["the_colossus"]
    assert t.fact("unused_people p1") == ["general"]
    t.play("p1 use the_colossus")
    assert t.fact("unused_wonders p1") == []


@component("wonder.the_colossus")
def test_the_colossus_is_of_no_use_if_the_dial_is_full() -> None:
    t = starting(owning("the_colossus").set("trade p1", "27").set("hand p1", "drought"))
    assert t.refused("p1 use the_colossus") == "cb.trade.dial_maximum"


@component("wonder.the_colossus")
def test_the_colossus_does_not_overfill_the_dial() -> None:
    t = starting(owning("the_colossus").set("trade p1", "26")).play("p1 use the_colossus")
    assert t.fact("trade p1") == ["27"]


@component("wonder.the_louvre")
def test_the_louvre_gives_culture() -> None:
    t = starting(owning("the_louvre")).play("p1 use the_louvre")
    assert t.fact("culture p1") == ["3"]


@component("wonder.the_hanging_gardens")
@pytest.mark.parametrize("figure", ["army", "scout"])
def test_a_figure_grows_in_the_hanging_gardens(figure: str) -> None:
    t = starting(owning("the_hanging_gardens")).play("p1 use the_hanging_gardens")
    assert t.options() == ["p1 army A13", "p1 scout A13"]
    t.play(f"p1 {figure} A13")
    row = "armies" if figure == "army" else "scouts"
    assert "A13" in t.fact(f"{row} p1")


@component("wonder.the_hanging_gardens")
def test_the_gardens_need_room_and_a_figure() -> None:
    t = owning("the_hanging_gardens").set("armies p1", "A13", "A13")
    assert starting(t).refused("p1 use the_hanging_gardens") == "cb.movement.stacking_limit_two"
    t = owning("the_hanging_gardens").set("armies p1", *["D11", "D12", "D13"] * 2)
    t.set("scouts p1", "D21", "D22")
    assert starting(t).refused("p1 use the_hanging_gardens") == "cb.figure.needs_available_piece"


@component("wonder.the_hanging_gardens")
def test_the_gardens_give_what_is_left() -> None:
    t = owning("the_hanging_gardens").set("scouts p1", "D21", "D22")
    starting(t).play("p1 use the_hanging_gardens")
    assert t.fact("armies p1") == ["A13", "A33"]
    assert may_stand(state(t), 0, square_of(t, "A13")) == ALLOWED


@component("wonder.panama_canal")
def test_the_panama_canal_collects_coins() -> None:
    t = starting(owning("panama_canal").set("coin_tokens p1", *["panama_canal"] * 5))
    t.play("p1 use panama_canal")
    assert t.fact("coins p1") == ["6"]


@component("wonder.panama_canal")
def test_its_coins_do_not_count_while_it_is_blockaded() -> None:
    t = owning("panama_canal").set("coin_tokens p1", "panama_canal")
    assert t.fact("coins p1") == ["1"]
    assert t.set("armies p2", "A13").fact("coins p1") == ["0"]
    assert t.set("armies p2", "H33").fact("coins p1") == ["1"]


@component("wonder.panama_canal")
def test_its_last_coin_wins() -> None:
    t = owning("panama_canal").set("coin_tokens p1", *["panama_canal"] * 14)
    assert starting(t).play("p1 use panama_canal").winners() == ["p1"]


@component("wonder.statue_of_liberty")
def test_the_statue_of_liberty_teaches_what_others_know() -> None:
    t = owning("statue_of_liberty").set("known p2", "pottery", "writing", "chivalry")
    starting(t).play("p1 use statue_of_liberty")
    assert t.options() == ["p1 learn pottery", "p1 learn writing"]
    assert t.refused("p1 learn currency") == "cb.pyramid.free_tech_needs_place"
    assert t.refused("p1 learn chivalry") == "cb.research.needs_legal_place"
    t.play("p1 learn writing")
    assert t.fact("known p1") == ["writing"]


@component("wonder.statue_of_liberty")
def test_the_statue_needs_somebody_to_learn_from() -> None:
    t = owning("statue_of_liberty").set("known p1", "pottery").set("known p2", "pottery")
    assert starting(t).refused("p1 use statue_of_liberty") == "cb.pyramid.free_tech_needs_place"


@component("wonder.sydney_opera_house")
def test_the_opera_is_of_no_use_on_the_last_space() -> None:
    t = owning("sydney_opera_house").set("track p1", "21")
    cue = Cue(row_of(t, "sydney_opera_house"), 0, ())
    assert may_move_on(t.state, cue) == END_OF_TRACK


@component("wonder.sydney_opera_house")
def test_the_opera_house_advances_culture() -> None:
    t = starting(owning("sydney_opera_house").set("track p1", "2"))
    t.play("p1 use sydney_opera_house")
    assert (t.fact("track p1"), t.fact("culture p1")) == (["3"], ["0"])
    assert t.asked() == ["nature draw_person"]


@component("wonder.sydney_opera_house")
def test_the_opera_house_may_win() -> None:
    t = starting(owning("sydney_opera_house").set("track p1", "20"))
    assert t.play("p1 use sydney_opera_house").winners() == ["p1"]


@component("wonder.angkor_wat")
def test_angkor_wat_harvests_twice() -> None:
    t = with_city(owning("angkor_wat")).set("scouts p1", "A41").set("scout_city p1 A41", "capital")
    acting(t).play("p1 use angkor_wat", "p1 harvest iron")
    assert t.options() == ["p1 harvest iron", "p1 harvest silk"]
    t.play("p1 harvest iron")
    assert (t.fact("resources p1 iron"), t.fact("market iron")) == (["2"], ["0"])
    assert t.refused("p1 city capital") == "cb.cityaction.one_per_city"


@component("wonder.angkor_wat")
def test_angkor_wat_helps_one_city_a_turn() -> None:
    t = with_city(owning("angkor_wat")).set("scouts p1", "A41").set("scout_city p1 A41", "city1")
    managing(t).play("p1 city city1", "p1 use angkor_wat", "p1 city capital")
    assert t.fact("resources p1 silk") == ["2"]
    assert t.refused("p1 use angkor_wat") == "cb.tech.resource_once_per_turn"
    assert "harvest iron" in made(t)


# What always counts


@component("wonder.the_oracle")
def test_the_oracle_opens_the_hand_of_the_opponent() -> None:
    t = owning("the_oracle")
    fight = Battle(0, 1, square_of(t, "D11"), NONE)
    assert hand_audience(state(t), fight, 1) == PUBLIC
    assert hand_audience(state(t), fight, 0) == only(0)
    assert hand_audience(state(town()), fight, 1) == only(1)


@component("wonder.himeji_samurai_castle")
def test_himeji_strengthens_all_units() -> None:
    t = owning("himeji_samurai_castle").set("rank p1 mounted", "2")
    g = state(t)
    for name, ours, theirs in (("infantry_2", 3, 2), ("mounted_1", 3, 1), ("aircraft_5", 6, 5)):
        unit = row_of(t, name)
        assert (strength(g, 0, unit), strength(g, 1, unit)) == (ours, theirs)
    assert strength(g, NONE, row_of(t, "infantry_2")) == 2


@component("wonder.porcelain_tower")
def test_the_porcelain_tower_makes_research_cheaper() -> None:
    t = owning("porcelain_tower").set("trade p1", "1").set("trade p2", "5")
    g, pottery = state(t), row_of(t, "pottery")
    assert [research_cost(g, seat, pottery) for seat in (0, 1)] == [1, 6]
    assert may_research(g, 0, pottery) == ALLOWED
    assert may_research(g, 1, pottery) != ALLOWED


@component("wonder.united_nations")
def test_the_united_nations_ward_events_off() -> None:
    t = town(seats=4).set("marker A13", "united_nations").set("first", "p2")
    t.set("hand p2", "the_citizens_are_revolting")
    t.at("turn p2 start of turn").play("p2 event the_citizens_are_revolting")
    assert t.refused("p2 target p1") == "cb.event.resolve_then_discard"


@component("wonder.united_nations")
def test_the_united_nations_protect_their_owner_only() -> None:
    t = owning("united_nations")
    assert allowed(state(t), TARGETED, 0, (1,)) == PROTECTED
    assert allowed(state(t), TARGETED, 1, (0,)) == ALLOWED
