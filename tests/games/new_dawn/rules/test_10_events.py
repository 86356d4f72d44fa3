"""The event dial: when it moves, what its sections do, trade and returning barbarians."""

import pytest

from tests.games.new_dawn.kit import first_game
from tests.kit.table import Position
from tests.kit.trace import component, rule
from ziggurat.games.new_dawn.ids import LOCKED, NOWHERE, ON_CARD
from ziggurat.games.new_dawn.masks import bit
from ziggurat.games.new_dawn.state import table

DIAL = ("spawning", "quiet", "movement", "trade", "second-movement")
# Three mature cities and the tokens around them; the first lies beside water.
CITIES = ("16i", "13j", "14j")
AROUND = ("12i", "12j", "16b", "12f", "13h", "13i", "14h", "14i", "4f")


def before(section: str, seats: int = 2) -> Position:
    """The dial stands just before a section, and every seat has had a turn."""
    t = first_game(seats).set("turns", str(seats)).set("resource marble", "1i")
    return t.set("event_dial", DIAL[DIAL.index(section) - 1])


def mature(t: Position, seat: str = "p1", count: int = 3) -> Position:
    """Give a seat mature cities."""
    return t.set(f"cities {seat}", *CITIES[:count]).set(f"control {seat}", *AROUND)


def trade(t: Position, seat: str) -> str:
    """The trade tokens on a seat's cards, slot by slot."""
    return "".join([t.fact(f"trade {seat} {slot}")[0] for slot in range(1, 6)])


# The pointer


@rule("nd.event.advance")
def test_the_dial_moves_before_each_turn_of_the_first_player_but_the_first() -> None:
    t = first_game().at("turn p1")
    assert t.fact("event_dial") == ["spawning"]
    t.play("p1 focus 1", "p1 pass")
    assert (t.asked(), t.fact("event_dial")) == (["p2 focus"], ["spawning"])
    t.play("p2 focus 1", "p2 pass")
    assert (t.asked(), t.fact("event_dial")) == (["p1 focus"], ["quiet"])


@rule("nd.event.advance")
@pytest.mark.parametrize(("seat", "section"), [("p1", "spawning"), ("p2", "quiet")])
def test_the_dial_follows_the_first_player_wherever_he_sits(seat: str, section: str) -> None:
    t = before("quiet").set("first", "p2").at(f"turn {seat}")
    assert t.fact("event_dial") == [section]


@rule("nd.event.advance", "nd.event.cycle")
@pytest.mark.parametrize("section", DIAL)
def test_the_sections_follow_each_other_in_a_circle(section: str) -> None:
    assert before(section).at("turn p1").fact("event_dial") == [section]


@rule("nd.event.cycle")
@component("event_section.spawning")
def test_after_a_lap_the_first_section_is_resolved() -> None:
    t = defeated()
    assert t.fact("event_dial") == ["second-movement"]
    t.at("turn p1")
    assert (t.fact("event_dial"), t.fact("barbarian D")) == (["spawning"], ["4i"])


# The icons


@rule("nd.event.blank")
@component("event_section.quiet")
def test_a_section_without_an_icon_does_nothing() -> None:
    t = mature(before("quiet"))
    g = table(t.state)
    g.barbarians = (*g.barbarians[:3], NOWHERE, *g.barbarians[4:])
    standing = g.barbarians
    t.at("turn p1")
    assert t.asked() == ["p1 focus"]
    assert (g.barbarians, trade(t, "p1")) == (standing, "00000")
    assert [event.split()[0] for event in t.heard("p1")][-2:] == ["event", "turn"]


@rule("nd.event.icon")
@component("event_section.movement")
def test_barbarians_have_moved_before_the_turn_begins() -> None:
    t = before("movement").at("turn p1")
    assert (t.asked(), t.fact("turns")) == (["nature barbarian_die"], ["2"])
    assert "turn" not in t.heard("p1")
    t.play("nature roll 1")
    assert t.fact("barbarian D") == ["4h"]
    assert (t.asked(), t.fact("turns")) == (["p1 focus"], ["3"])
    assert t.heard("p1")[-1] == "turn"


@rule("nd.event.icon")
@component("event_section.second-movement")
def test_barbarians_move_a_second_time_in_a_lap() -> None:
    t = before("second-movement").at("turn p1").play("nature roll 6")
    assert t.fact("barbarian D") == ["4j"]
    assert t.asked() == ["p1 focus"]


@rule("nd.event.icon", "nd.event.trade")
@component("event_section.trade")
def test_tokens_are_dealt_out_before_the_turn_begins() -> None:
    t = mature(before("trade"), count=1).at("turn p1")
    assert (t.asked(), t.fact("turns")) == (["p1 put_tokens"], ["2"])
    t.play("p1 put 4")
    assert (t.asked(), t.fact("turns")) == (["p1 focus"], ["3"])
    assert trade(t, "p1") == "00010"


@rule("nd.event.no_turn")
def test_nobody_has_a_turn_during_an_event() -> None:
    """Nothing is ready again and no ability is offered before the event is over."""
    t = mature(before("trade"), "p2", 1).set("wonder_at oracle", "16a")
    used = bit(t.rules.kinds["row"].parse("geneva"))
    table(t.state).realms[1].used_this_turn = used
    t.at("turn p1")
    assert (t.asked(), t.fact("turns")) == (["p2 put_tokens"], ["2"])
    assert table(t.state).realms[1].used_this_turn == used
    t.play("p2 put 1")
    assert (t.asked(), t.fact("turns")) == (["p1 start_of_turn"], ["3"])
    assert table(t.state).realms[1].used_this_turn == 0


@rule("nd.event.no_turn")
def test_what_a_turn_has_used_up_stays_used_up_while_barbarians_move() -> None:
    t = before("movement")
    table(t.state).realms[0].used_this_turn = bit(t.rules.kinds["row"].parse("geneva"))
    t.at("turn p1")
    assert table(t.state).realms[0].used_this_turn != 0
    t.play("nature roll 1")
    assert table(t.state).realms[0].used_this_turn == 0


# Trade


@rule("nd.event.trade")
@pytest.mark.parametrize(("slots", "after"), [("111", "30000"), ("141", "20010"), ("532", "01101")])
def test_a_token_for_each_mature_city_goes_anywhere(slots: str, after: str) -> None:
    t = mature(before("trade")).at("turn p1")
    assert t.options() == [f"p1 put {slot}" for slot in range(1, 6)]
    t.play(*[f"p1 put {slot}" for slot in slots])
    assert (trade(t, "p1"), t.asked()) == (after, ["p1 focus"])


@rule("nd.event.trade")
def test_only_mature_cities_bring_tokens() -> None:
    t = mature(before("trade"))
    t.set("control p1", *[label for label in AROUND if label not in ("14i", "12f")])
    t.at("turn p1").play("p1 put 2")
    assert (trade(t, "p1"), t.asked()) == ("01000", ["p1 focus"])


@rule("nd.event.trade_none")
def test_who_has_no_mature_city_gets_nothing() -> None:
    t = before("trade").set("cities p2", *CITIES).at("turn p1")
    assert t.asked() == ["p1 focus"]
    assert (trade(t, "p1"), trade(t, "p2")) == ("00000", "00000")


@rule("nd.event.trade_none")
def test_only_those_with_mature_cities_are_asked() -> None:
    t = mature(before("trade"), "p2", 2).at("turn p1")
    t.play("p2 put 1", "p2 put 5")
    assert (trade(t, "p1"), trade(t, "p2")) == ("00000", "10001")
    assert t.asked() == ["p1 focus"]


@rule("nd.event.trade_order")
@pytest.mark.parametrize(("first", "order"), [("p1", "123"), ("p2", "231"), ("p3", "312")])
def test_tokens_are_dealt_out_clockwise_from_the_first_player(first: str, order: str) -> None:
    t = before("trade", 3).set("first", first)
    near = [AROUND[:3], (*AROUND[3:6], "5d", "5e"), AROUND[6:]]
    for at, tokens in enumerate(near):
        t.set(f"cities p{at + 1}", CITIES[at]).set(f"control p{at + 1}", *tokens)
    t.at(f"turn {first}")
    for seat in order:
        assert t.asked() == [f"p{seat} put_tokens"]
        t.play(f"p{seat} put 1")
    assert t.asked() == [f"{first} focus"]


# Spawning


def defeated(**barbarians: str) -> Position:
    """Only these barbarians are on the map, and the next event is spawning."""
    t = before("spawning")
    table(t.state).barbarians = tuple([NOWHERE] * 9)
    for letter, label in barbarians.items():
        t.set(f"barbarian {letter}", label)
    return t


def where(t: Position, letters: str) -> list[str]:
    """Where barbarians are."""
    return [label for letter in letters for label in t.fact(f"barbarian {letter}")]


@rule("nd.barbarian.spawn", "nd.barbarian.spawn_no_move")
def test_defeated_barbarians_return_to_their_icons() -> None:
    t = defeated().at("turn p1")
    assert where(t, "ABDGI") == ["1g", "2i", "4i", "11j", "15h"]
    assert where(t, "CEFH") == []
    assert t.asked() == ["p1 focus"]
    assert not any("barbarian_moved" in event for event in t.heard("p1"))


@rule("nd.barbarian.spawn_only_defeated")
def test_barbarians_on_the_map_stay_where_they_are() -> None:
    t = defeated(A="4g", D="2h").at("turn p1")
    assert where(t, "ABDGI") == ["4g", "2i", "2h", "11j", "15h"]


@rule("nd.barbarian.spawn_empty")
@pytest.mark.parametrize(
    "fact",
    [
        "control p1",
        "reinforced p2",
        "cities p2",
        "capital p1",
        "barbarian A",
        "wonder_at oracle",
        "resource oil",
    ],
)
def test_a_barbarian_does_not_return_to_a_full_space(fact: str) -> None:
    t = defeated().set(fact, "4i").at("turn p1")
    assert where(t, "D") == []
    assert where(t, "BGI") == ["2i", "11j", "15h"]


@rule("nd.barbarian.spawn_caravan")
@pytest.mark.parametrize("seat", ["p1", "p2"])
def test_a_caravan_does_not_keep_a_barbarian_away(seat: str) -> None:
    t = defeated().set(f"caravans {seat}", "4i").at("turn p1")
    assert where(t, "D") == ["4i"]
    assert table(t.state).realms[int(seat[1]) - 1].caravans == (ON_CARD, LOCKED, LOCKED)


@rule("nd.barbarian.spawn_empty", "nd.barbarian.spawn_caravan")
def test_a_caravan_in_a_full_space_is_spared() -> None:
    t = defeated().set("control p2", "4i").set("caravans p1", "4i").at("turn p1")
    assert (where(t, "D"), t.fact("caravans p1")) == ([], ["4i"])


@rule("nd.barbarian.spawn_wait")
def test_who_cannot_return_waits_for_the_next_spawning() -> None:
    t = defeated().set("control p2", "4i").at("turn p1")
    assert where(t, "D") == []
    g = table(t.state)
    g.realms[1].control = 0
    g.dial = 4
    t.play("p1 focus 1", "p1 pass", "p2 focus 1", "p2 pass")
    assert (t.fact("event_dial"), where(t, "D")) == (["spawning"], ["4i"])
