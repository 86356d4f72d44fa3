"""Great generals, one by one."""

from tests.games.board_game.battle.field import begin, sides
from tests.games.board_game.great_person_deck.kit import (
    OURS,
    THEIRS,
    country,
    deck_rules,
    holding,
    people,
    told,
)
from tests.games.board_game.great_person_deck.test_artists import managing
from tests.games.board_game.kit import resting
from tests.kit.table import Position
from tests.kit.trace import component

THREE = "infantry 1, mounted 2, artillery 3"


def armed(card: str, ours: str = THREE, theirs: str = THREE, up: bool = False) -> Position:
    """p2 defends against p1 with a general and a card."""
    t = sides(ours, theirs, rules=deck_rules()).set(f"marker {THEIRS}", "general")
    return t.set(f"{'faceup' if up else 'facedown'}_people p2", card)


@component("person_card.georgy_zhukov")
def test_georgy_zhukov_avenges_units() -> None:
    t = begin(
        armed("georgy_zhukov", "infantry 3", "infantry 1", up=True).set("rank p1 infantry", "1")
    )
    t.play("p1 attack infantry_3 1")
    # Both struck at once: the unit that killed has a wound, and now another one.
    assert t.fact("wounds 1") == ["1", "0"]
    assert t.options() == ["p2 pass", "p2 wound 1"]
    t.play("p2 wound 1")
    wounds = [event.args for event in t.state.journal or [] if event.key == "unit_wounded"]
    assert [(args[1], args[2]) for args in wounds] == [(1, 1), (1, 1)]


@component("person_card.georgy_zhukov")
def test_he_is_turned_up_in_the_own_battle_turn() -> None:
    t = begin(armed("georgy_zhukov"))
    assert t.asked() == ["p2 battle_begins"]
    t.play("p2 pass")
    assert "p2 turn_up georgy_zhukov" in t.options()


@component("person_card.gustavus_adolphus")
def test_gustavus_adolphus_exchanges_the_battle_hand() -> None:
    t = begin(armed("gustavus_adolphus"))
    t.play("p2 use gustavus_adolphus")
    assert t.fact("forces p2") == []
    assert t.options() == ["p2 muster artillery", "p2 muster infantry", "p2 muster mounted"]
    assert t.refused("p2 muster aircraft") == "cb.unit.aircraft_needs_flight"
    for _ in range(3):
        t.play("p2 muster mounted")
        t.play(t.options()[-1])
    assert [name.split("_")[0] for name in t.fact("battle p2")] == ["mounted"] * 3
    assert t.fact("forces p2") == t.fact("battle p2")
    assert t.asked() == ["p2 battle_turn"]


@component("person_card.hannibal")
def test_hannibal_lets_figures_join_others() -> None:
    t = (
        country(holding("hannibal", "general"))
        .set("armies p1", "A33", "B11")
        .set("scouts p1", "A33")
    )
    managing(t).play("p1 use hannibal")
    assert t.refused("p1 take A33 0 0") == "bx.gpdeck.timing"
    assert "p1 take A33 1 1" not in t.options()
    assert t.refused("p1 take A33 1 1") == "bx.gpdeck.timing"
    t.play("p1 take A33 0 1")
    assert t.fact("scouts p1") == ["B11"]
    assert t.fact("discarded_people") == ["hannibal"]


@component("person_card.hannibal")
def test_hannibal_is_of_no_use_to_figures_in_one_place() -> None:
    t = country(holding("hannibal", "general")).set("armies p1", "A33").set("scouts p1")
    assert managing(t).refused("p1 use hannibal") == "bx.gpdeck.timing"


@component("person_card.joan_of_arc")
def test_joan_of_arc_adds_culture_to_the_bonus_of_who_defends() -> None:
    t = begin(armed("joan_of_arc").set("culture p2", "7")).play("p2 use joan_of_arc")
    # A general adds 4.
    assert t.fact("bonuses") == ["0", "11"]
    assert t.fact("bonus_card") == ["0", "11"]
    t = sides(THREE, THREE, rules=deck_rules()).set(f"marker {OURS}", "general")
    t.set("facedown_people p1", "joan_of_arc").set("culture p1", "7")
    assert begin(t).asked() == ["p1 battle_begins"]
    assert t.refused("p1 use joan_of_arc") == "bx.gpdeck.timing"


@component("person_card.khalid_ibn_al_walid")
def test_khalid_becomes_first_player_before_any_phase() -> None:
    for phase in ("start of turn", "trade", "city management", "movement", "research"):
        t = people(3)
        t.set(f"marker {OURS}", "general").set("facedown_people p1", "khalid_ibn_al_walid")
        t.set("first", "p2").at(f"turn p2 {phase}")
        assert t.asked() == ["p1 phase_begins"]
        t.play("p1 use khalid_ibn_al_walid")
        assert told(t, "took_the_lead") == [(0,)]
        assert t.asked()[0].split()[1] != "phase_begins"


@component("person_card.khalid_ibn_al_walid")
def test_the_phase_goes_by_the_new_first_player_and_the_marker_passes_on_from_there() -> None:
    t = people().set(f"marker {OURS}", "general").set("facedown_people p1", "khalid_ibn_al_walid")
    t.set("first", "p2").at("turn p2 start of turn").play("p1 use khalid_ibn_al_walid")
    assert t.asked() == ["p1 start_of_turn"]
    turn = t.fact("turn")
    while t.fact("turn") == turn:
        t.play(t.options()[0])
    assert t.fact("first") == ["p2"]
    t = people().set(f"marker {OURS}", "general").set("facedown_people p1", "khalid_ibn_al_walid")
    assert t.at("turn p1 start of turn").asked() == ["p1 start_of_turn"]


@component("person_card.leonidas")
def test_leonidas_fights_better_with_fewer_units() -> None:
    t = begin(armed("leonidas", THREE, "infantry 1, mounted 2")).play("p2 use leonidas")
    assert t.fact("bonuses") == ["0", "12"]
    assert t.fact("faceup_people p2") == ["leonidas"]
    t = begin(armed("leonidas"))
    assert t.refused("p2 use leonidas") == "bx.gpdeck.timing"


@component("person_card.sun_tzu")
def test_sun_tzu_pays_to_pass_once_a_battle() -> None:
    t = begin(armed("sun_tzu").set("trade p2", "7"))
    while t.asked() == ["p2 battle_begins"]:
        t.play("p2 pass")
    t.play("p2 use sun_tzu")
    assert t.fact("trade p2") == ["4"]
    assert t.asked() == ["p1 battle_turn"]
    t.play("p1 front infantry_1")
    assert t.refused("p2 use sun_tzu") != ""
    assert "p2 use sun_tzu" not in t.options()
    assert t.fact("faceup_people p2") == ["sun_tzu"]


@component("person_card.sun_tzu")
def test_sun_tzu_needs_trade_and_comes_before_a_unit() -> None:
    t = begin(armed("sun_tzu").set("trade p2", "2"))
    while t.asked() == ["p2 battle_begins"]:
        t.play("p2 pass")
    assert t.refused("p2 use sun_tzu") == "bx.gpdeck.timing"


@component("person_card.hannibal")
def test_hannibal_joins_nobody_whom_a_gate_keeps_out() -> None:
    t = country(people()).set("marker A13", "brandenburg_gate").set(f"marker {THEIRS}", "general")
    t.set("facedown_people p2", "hannibal").set("armies p2", "A23", "H33", "H42", "H43")
    t.set("armies p1").set("scouts p1").set("scouts p2")
    t.at(resting(0), "city_management p2").play("p2 use hannibal", "p2 take H33 1 0")
    assert "p2 at A23" not in t.options()
    assert t.refused("p2 at A23") == "cb.wonder.card_to_owner"
