"""Great artists, one by one."""

from tests.games.board_game.great_person_deck.kit import THEIRS, country, holding, people
from tests.games.board_game.kit import resting, state
from tests.kit.table import Position
from tests.kit.trace import component
from ziggurat.games.board_game.culture.hand import hand_size


def managing(t: Position) -> Position:
    """p1's own part of City Management, with an action for its capital."""
    t.set("actions p1 capital", "1")
    return t.at(resting(0), "city_management p1 manage")


@component("person_card.akira_kurosawa")
def test_akira_kurosawa_watches_the_arts_of_others() -> None:
    t = people().set(f"marker {THEIRS}", "artist").set("faceup_people p2", "akira_kurosawa")
    managing(t).play("p1 city capital", "p1 arts")
    assert t.fact("culture p2") == ["1"]
    t = holding("akira_kurosawa", "artist", up=True)
    managing(t).play("p1 city capital", "p1 arts")
    own = int(t.fact("culture p1")[0])
    t = holding("akira_kurosawa", "artist")
    managing(t).play("p1 city capital", "p1 arts")
    assert int(t.fact("culture p1")[0]) == own


@component("person_card.akira_kurosawa")
def test_akira_kurosawa_sees_nothing_facedown() -> None:
    t = people().set(f"marker {THEIRS}", "artist").set("facedown_people p2", "akira_kurosawa")
    managing(t).play("p1 city capital", "p1 arts", "p2 pass")
    assert t.fact("culture p2") == ["0"]


@component("person_card.frida_kahlo")
def test_frida_kahlo_exchanges_culture_events() -> None:
    t = holding("frida_kahlo", "artist").set("track p1", "8").set("hand p1", "drought", "sabotage")
    t.at("turn p1 movement").play("p1 use frida_kahlo")
    assert t.refused("p1 discard lost") == "cb.event.secret_hand"
    t.play("p1 discard drought", "p1 pass")
    assert {move.split()[1] for move in t.options()} == {"draw_event"}
    medieval = {move.split()[2] for move in t.options()}
    assert "drought" not in medieval
    t.play(t.options()[0])
    assert len(t.fact("hand p1")) == 2
    assert "sabotage" in t.fact("hand p1")
    assert t.fact("discarded_people") == ["frida_kahlo"]


@component("person_card.frida_kahlo")
def test_frida_kahlo_draws_ancient_events_for_who_has_not_advanced() -> None:
    t = holding("frida_kahlo", "artist").at("turn p1 movement").play("p1 use frida_kahlo")
    t.play("p1 pass")
    assert "nature draw_event drought" in t.options()
    t.play("nature draw_event drought", "nature draw_event sabotage")
    assert t.asked() == ["p1 movement"]


@component("person_card.jerry_garcia")
def test_jerry_garcia_devotes_all_cities_by_the_action_of_the_capital() -> None:
    t = country(holding("jerry_garcia", "artist")).set("city p1 city1", "C22")
    t.set(f"marker {THEIRS}", "artist").set("facedown_people p2", "mark_twain")
    t.set("actions p1 city1", "2")
    managing(t).play("p1 city city1")
    assert t.refused("p1 use jerry_garcia") == "bx.gpdeck.timing"
    t.play("p1 pass", "p1 city capital", "p1 use jerry_garcia")
    # Nobody is asked: it cannot be cancelled.
    assert t.asked() == ["p1 city_management"]
    arts = [event.args for event in t.state.journal or [] if event.key == "devoted"]
    assert [args[0] for args in arts] == [0, 1]
    assert t.fact("discarded_people") == ["jerry_garcia"]
    assert "p1 city city1" in t.options()


@component("person_card.mark_twain")
def test_mark_twain_cancels_an_action() -> None:
    t = people().set(f"marker {THEIRS}", "artist").set("facedown_people p2", "mark_twain")
    managing(t).play("p1 city capital", "p1 arts", "p2 cancel mark_twain")
    assert t.fact("culture p1") == ["0"]
    assert t.fact("discarded_people") == ["mark_twain"]


@component("person_card.mark_twain")
def test_mark_twain_cancels_an_ability_and_an_event() -> None:
    t = people().set(f"marker {THEIRS}", "artist").set("facedown_people p2", "mark_twain")
    t.set("known p1", "pottery").set("resources p1 wheat", "2").at(resting(0), "city_management p1")
    t.play("p1 use pottery")
    while not t.asked()[0].startswith("p2"):
        t.play(t.options()[0])
    t.play("p2 cancel mark_twain")
    assert (t.fact("culture p1"), t.fact("resources p1 wheat")) == (["0"], ["0"])
    t = people().set(f"marker {THEIRS}", "artist").set("facedown_people p2", "mark_twain")
    t.set("hand p1", "wholesale_defection").set("armies p1", "H31").at(resting(0), "movement p1")
    t.play("p1 event wholesale_defection", f"p1 raze {THEIRS}", "p2 cancel mark_twain")
    assert t.fact(f"marker {THEIRS}") == ["artist"]
    assert t.fact("discarded_events") == ["wholesale_defection"]


@component("person_card.michelangelo", "rule.legacy_of_great_people")
def test_michelangelo_makes_the_next_wonder_cheaper() -> None:
    t = holding("michelangelo", "artist").set("offer", "stonehenge").set("bonus p1 capital", "0")
    managing(t).play("p1 city capital")
    budget = t.state.asked[0].facts[1]
    t = (
        holding("michelangelo", "artist")
        .set("offer", "stonehenge")
        .set("bonus p1 capital", str(5 - budget))
    )
    managing(t).play("p1 city capital")
    # Stonehenge costs 10, and the city has 5.
    assert "p1 erect stonehenge" not in t.options()
    t.play("p1 use michelangelo", "p1 erect stonehenge", "p1 put A23")
    assert t.fact("wonder_of stonehenge") == ["p1"]
    assert t.fact("discarded_people") == ["michelangelo"]
    assert t.fact("used p1") == []


@component("person_card.michelangelo")
def test_michelangelo_is_of_no_use_without_a_wonder_to_make() -> None:
    t = holding("michelangelo", "artist").set("offer", "stonehenge").set("bonus p1 capital", "-20")
    managing(t).play("p1 city capital")
    assert t.refused("p1 use michelangelo") == "bx.gpdeck.timing"


@component("person_card.valmiki")
def test_valmiki_makes_the_hand_larger() -> None:
    assert hand_size(state(holding("valmiki", "artist")), 0) == 2
    assert hand_size(state(holding("valmiki", "artist", up=True)), 0) == 4


@component("person_card.william_shakespeare")
def test_william_shakespeare_skips_spaces_of_others() -> None:
    t = holding("william_shakespeare", "artist", 3).set("track p2", "1").set("track p3", "2")
    managing(t.set("culture p1", "3"))
    leaps = [move for move in t.options() if "leap" in move]
    assert leaps == ["p1 leap william_shakespeare 2", "p1 leap william_shakespeare 3"]
    assert t.refused("p1 leap william_shakespeare 4") == "bx.gpdeck.timing"
    t.play("p1 leap william_shakespeare 3")
    assert (t.fact("track p1"), t.fact("culture p1")) == (["3"], ["0"])
    # Only the space that was entered gives anything: a great person.
    assert {move.split()[1] for move in t.options()} == {"draw_person"}


@component("person_card.william_shakespeare")
def test_william_shakespeare_pays_for_the_space_he_comes_to() -> None:
    t = holding("william_shakespeare", "artist").set("track p1", "6").set("track p2", "7")
    managing(t.set("culture p1", "4"))
    assert not [move for move in t.options() if "leap" in move]
    assert t.refused("p1 leap william_shakespeare 8") == "bx.gpdeck.timing"
