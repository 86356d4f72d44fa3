"""Great humanitarians, one by one."""

from tests.games.board_game.battle.field import begin, sides
from tests.games.board_game.great_person_deck.kit import (
    OURS,
    THEIRS,
    deck_rules,
    holding,
    in_play,
    people,
)
from tests.games.board_game.great_person_deck.test_artists import managing
from tests.games.board_game.kit import resting, row_of, square_of, state
from tests.kit.table import Position
from tests.kit.trace import component
from ziggurat.games.board_game.battle.units import buried, put_bag
from ziggurat.games.board_game.cities.markers import place_marker
from ziggurat.games.board_game.cities.production import production
from ziggurat.games.board_game.great_person_deck.holding import discard_card
from ziggurat.games.board_game.ids import INFANTRY
from ziggurat.games.board_game.moments import WONDER_BUILT
from ziggurat.games.board_game.start.governments import is_immune
from ziggurat.kernel.flows import fire


@component("person_card.dr_martin_luther_king")
def test_nobody_cancels_actions_of_dr_king_who_knows_no_anarchy() -> None:
    t = holding("dr_martin_luther_king", "humanitarian", up=True)
    t.set(f"marker {THEIRS}", "artist").set("facedown_people p2", "mark_twain")
    managing(t).play("p1 city capital", "p1 arts")
    assert not t.asked()[0].startswith("p2")
    assert is_immune(state(t), 0)
    t = holding("dr_martin_luther_king", "humanitarian")
    assert not is_immune(state(t), 0)


@component("person_card.dr_martin_luther_king")
def test_no_event_drives_dr_king_into_anarchy() -> None:
    t = people(4).set(f"marker {OURS}", "humanitarian")
    t.set("faceup_people p1", "dr_martin_luther_king").set("government p4", "republic")
    t.set("hand p2", "the_citizens_are_revolting").set("government p3", "republic")
    t.set("government p1", "republic")
    t.at(resting(0), "start_of_turn p2").play("p2 event the_citizens_are_revolting")
    assert t.refused("p2 target p1") == "ff.term.immune_events"


def wounded(card: str, civilization: str = "romans") -> Position:
    """p2 has lost its only unit in a battle against p1; another one like it fell long ago."""
    t = sides("infantry 3", "infantry 1", rules=deck_rules()).set("rank p1 infantry", "1")
    g, unit = state(t), row_of(t, "infantry_1")
    g.unit_bags = put_bag(g.unit_bags, INFANTRY, buried(g.unit_bags[INFANTRY].draw(unit), unit))
    t.set("civilization p2", civilization).set(f"marker {THEIRS}", "humanitarian").set(
        "facedown_people p2", card
    )
    begin(t)
    if t.asked() == ["p2 battle_begins"]:
        t.play("p2 pass")
    return t.play("p2 front infantry_1", "p2 pass", "p1 attack infantry_3 1")


@component("person_card.florence_nightingale")
def test_florence_nightingale_takes_all_killed_units_back() -> None:
    t = wounded("florence_nightingale")
    assert t.fact("forces p2") == []
    assert t.options() == ["p2 pass", "p2 use florence_nightingale"]
    t.play("p2 use florence_nightingale")
    assert t.fact("forces p2") == ["infantry_1"]
    assert t.fact("discarded_people") == ["florence_nightingale"]


@component("person_card.florence_nightingale", "rule.care_of_great_people")
def test_florence_nightingale_takes_what_the_chinese_have_not_saved() -> None:
    t = wounded("florence_nightingale", "chinese")
    assert t.asked() == ["p2 save_unit"]
    t.play("p2 save infantry_1")
    assert t.fact("forces p2") == ["infantry_1"]
    assert "p2 use florence_nightingale" not in t.options()
    t = wounded("florence_nightingale", "chinese").play("p2 pass")
    assert t.options() == ["p2 pass", "p2 use florence_nightingale"]
    assert t.play("p2 use florence_nightingale").fact("forces p2") == ["infantry_1"]


@component("person_card.florence_nightingale")
def test_every_facedown_humanitarian_is_asked_after_a_battle() -> None:
    t = wounded("susan_b_anthony")
    assert t.options() == ["p2 pass"]
    assert t.state.asked[0].steady


@component("person_card.jacques_cousteau")
def test_jacques_cousteau_builds_harbors_that_nobody_knows() -> None:
    t = holding("jacques_cousteau", "humanitarian").set("terrain A12", "water")
    t.set("terrain A32", "water").set("terrain A23", "grassland").at("turn p1 start of turn")
    t.play("p1 use jacques_cousteau")
    t.play("p1 build_in capital harbor", "p1 put A12", "p1 build_in capital harbor")
    t.play("p1 put A32")
    assert [t.fact(f"marker {square}") for square in ("A12", "A32")] == [["harbor"]] * 2
    assert t.fact("discarded_people") == ["jacques_cousteau"]


@component("person_card.jacques_cousteau")
def test_jacques_cousteau_is_of_no_use_far_from_the_sea() -> None:
    t = holding("jacques_cousteau", "humanitarian")
    for row in "123":
        for column in "123":
            t.set(f"terrain A{row}{column}", "grassland")
    assert t.at("turn p1 start of turn").refused("p1 use jacques_cousteau") == "bx.gpdeck.timing"


@component("person_card.jim_henson")
def test_jim_henson_collects_counters_for_wonders() -> None:
    t = holding("jim_henson", "humanitarian", up=True).set("person_counters p1", "1")
    fire(state(t), WONDER_BUILT, 0, (row_of(t, "stonehenge"),))
    t.at(resting(0), *t.state.stack)
    assert t.fact("person_counters p1") == ["2"]
    t = holding("jim_henson", "humanitarian", up=True).at("turn p1 start of turn")
    assert t.refused("p1 use jim_henson") == "bx.gpdeck.timing"
    t = holding("jim_henson", "humanitarian", up=True).set("person_counters p1", "2")
    t.at("turn p1 start of turn").play("p1 use jim_henson")
    assert (t.fact("culture p1"), t.fact("trade p1")) == (["2"], ["2"])
    assert "p1 use jim_henson" not in t.options()
    assert t.fact("person_counters p1") == ["2"]


@component("person_card.jim_henson")
def test_counters_go_with_jim_henson_and_none_come_while_he_is_facedown() -> None:
    t = holding("jim_henson", "humanitarian", up=True).set("person_counters p1", "3")
    discard_card(state(t), 0, row_of(t, "jim_henson"))
    assert t.fact("person_counters p1") == ["0"]
    t = holding("jim_henson", "humanitarian")
    fire(state(t), WONDER_BUILT, 0, (row_of(t, "stonehenge"),))
    t.at(resting(0), *t.state.stack)
    assert t.fact("person_counters p1") == ["0"]


@component("person_card.mother_teresa")
def test_mother_teresa_gives_a_coin_away_and_advances() -> None:
    t = holding("mother_teresa", "humanitarian", 3).set("known p1", "pottery", "code_of_laws")
    t.set("civilization p2", "romans").set("civilization p3", "chinese")
    t.set("coin_tokens p1", "pottery", "code_of_laws").at("turn p1 start of turn")
    t.play("p1 use mother_teresa")
    assert t.refused("p1 give_coin pottery p1") == "bx.gpdeck.timing"
    assert t.refused("p1 give_coin masonry p2") == "bx.gpdeck.timing"
    assert len(t.options()) == 4
    t.play("p1 give_coin pottery p3")
    assert t.fact("coin_tokens p1") == ["code_of_laws"]
    assert t.fact("coin_tokens p3") == ["chinese"]
    assert t.fact("track p1") == ["1"]
    t.play(t.options()[0])
    assert "p1 use mother_teresa" not in t.options()
    assert t.fact("faceup_people p1") == ["mother_teresa"]


@component("person_card.mother_teresa")
def test_mother_teresa_needs_a_coin_token() -> None:
    t = holding("mother_teresa", "humanitarian").at("turn p1 start of turn")
    assert t.refused("p1 use mother_teresa") == "bx.gpdeck.timing"


@component("person_card.st_francis_of_assisi")
def test_st_francis_gains_culture_for_armies_that_are_not_built() -> None:
    t = holding("st_francis_of_assisi", "humanitarian").set("armies p1", "A44", "A44")
    most = t.rules.limits["armies"]
    managing(t).play("p1 use st_francis_of_assisi")
    assert t.fact("culture p1") == [str(3 * (most - 2))]
    assert t.fact("discarded_people") == ["st_francis_of_assisi"]


@component("person_card.susan_b_anthony")
def test_susan_b_anthony_makes_all_cities_produce_more() -> None:
    plain = production(state(holding("susan_b_anthony", "humanitarian")), 0, 0)
    t = holding("susan_b_anthony", "humanitarian", up=True)
    assert production(state(t), 0, 0) == plain + 2
    place_marker(state(t), 0, square_of(t, OURS), row_of(t, "artist"))
    assert not in_play(t, 0, "susan_b_anthony")
