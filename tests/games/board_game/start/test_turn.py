"""The turn: its phases, the first player and whose part it is."""

from tests.games.board_game.start.ground import OPEN, country, first_answer, starting, to_next_turn
from tests.kit.trace import rule

PHASES = ("start of turn", "trade", "city management", "movement", "research")


@rule("cb.turn.five_phases", "cb.turn.phase_completed_by_all")
def test_five_phases_in_order_each_for_all() -> None:
    t = country()
    steps = [step.name for step in t.rules.flows["turn"]]
    assert [name for name in steps if name in PHASES] == list(PHASES)


@rule("cb.turn.phase_completed_by_all", "cb.turn.player_order")
def test_seats_act_clockwise_from_the_first_player() -> None:
    t = starting(country(3).set("first", "p2"))
    seats = []
    while t.asked()[0].endswith("start_of_turn"):
        seats.append(t.asked()[0].split()[0])
        t.play(f"{seats[-1]} pass")
    assert seats == ["p2", "p3", "p1"]


@rule("cb.turn.first_player_passes")
def test_the_first_player_marker_goes_to_the_left() -> None:
    t = country(3).set("turn", "0").at("turn p1")
    firsts = []
    for turn in ("1", "2", "3", "4"):
        assert t.fact("turn") == [turn]
        firsts += t.fact("first")
        while t.fact("turn") == [turn]:
            t.play(first_answer(t))
    assert firsts == ["p1", "p2", "p3", "p1"]


@rule("cb.turn.trade_simultaneous")
def test_trade_does_not_depend_on_the_order() -> None:
    found = []
    for first in ("p1", "p2", "p3"):
        t = country(3).set("first", first).set("scouts p1", "J23").at("turn p1 trade")
        found.append([t.fact(f"trade {seat}") for seat in ("p1", "p2", "p3")])
    assert found[0] == found[1] == found[2]
    assert found[0] != [["0"], ["0"], ["0"]]


@rule("cb.turn.research_simultaneous")
def test_research_is_chosen_by_all_before_anybody_learns() -> None:
    t = country().set("trade p1", "6").set("trade p2", "6").at("turn p1 research")
    assert t.asked() == ["p1 research", "p2 research"]
    t.play("p2 research pottery")
    assert t.fact("known p2") == []
    assert not [line for line in t.heard("p1") if line.startswith("learned")]
    t.play("p1 research writing")
    assert (t.fact("known p1"), t.fact("known p2")) == (["writing"], ["pottery"])


@rule("cb.turn.phase_completed_by_all")
def test_nobody_moves_while_another_has_city_actions() -> None:
    t = country(3).at("turn p1 city management")
    seen = []
    while t.fact("turn") == ["1"] and not t.asked()[0].endswith("research"):
        seen.append(t.asked()[0].split()[1])
        t.play(first_answer(t))
    phases = [topic for at, topic in enumerate(seen) if topic not in seen[:at]]
    assert phases == ["city_management", "movement"]
    assert seen == sorted(seen)


@rule("cb.turn.act_only_in_own_part")
def test_nobody_acts_in_the_part_of_another() -> None:
    t = starting(country().set("scouts p2", OPEN))
    assert t.refused(f"p2 found scout {OPEN}") == "zg.not_asked"
    assert t.refused("p2 govern anarchy") == "zg.not_asked"
    t.play("p1 pass", f"p2 found scout {OPEN}")
    assert t.fact("city p2 city1") == [OPEN]


@rule("cb.start.order_free")
def test_first_a_new_government_then_a_city_with_its_help() -> None:
    t = country().set("government p1", "anarchy").set("known p1", "code_of_laws")
    t.set("armies p1", OPEN)
    assert starting(t).refused(f"p1 found army {OPEN}") == "cb.city.needs_scout"
    t.play("p1 govern republic", f"p1 found army {OPEN}")
    assert t.fact("city p1 city1") == [OPEN]


@rule("cb.start.order_free")
def test_first_a_city_then_a_great_person_and_a_government() -> None:
    t = country().set("scouts p1", OPEN).set("reserve p1", "artist")
    starting(t).play(f"p1 found scout {OPEN}", "p1 settle artist C33", "p1 govern anarchy")
    assert t.fact("marker C33") == ["artist"]
    assert t.fact("government p1") == ["anarchy"]


@rule("cb.start.each_start_ability_once")
def test_an_ability_of_the_start_works_once_a_turn() -> None:
    t = starting(country().set("marker A33", "the_louvre")).play("p1 use the_louvre")
    assert t.fact("culture p1") == ["3"]
    assert t.refused("p1 use the_louvre") == "cb.tech.resource_once_per_turn"
    to_next_turn(t).play("p1 use the_louvre")
    assert t.fact("culture p1") == ["6"]
