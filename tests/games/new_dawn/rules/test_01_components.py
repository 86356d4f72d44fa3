"""Components: how many there are of each, and that there are never more."""

from collections import Counter

import pytest

from tests.games.new_dawn.kit import first_game, in_slot, realm, resolve, seen
from tests.kit.table import Position
from tests.kit.trace import rule
from ziggurat import api
from ziggurat.games.new_dawn.board.board import Icons
from ziggurat.games.new_dawn.board.supplies import gain_resource
from ziggurat.games.new_dawn.content.economy_cards import TakeResource
from ziggurat.games.new_dawn.content.tiles import SIDES
from ziggurat.games.new_dawn.focus.row import PutTokens
from ziggurat.games.new_dawn.ids import OIL
from ziggurat.games.new_dawn.rows import VictoryCard, Wonder
from ziggurat.games.new_dawn.state import Table, table

RULES = api.build("new-dawn")
SEVEN = ("12g", "13j", "6d", "13d", "4b", "2g", "1c")
LAND = "abcdefghij"


def covered(t: Position, count: int) -> list[str]:
    """Free land for that many control tokens, far from p1's capital."""
    g = table(t.state)
    labels = t.rules.kinds["space"]
    tiles = ("1", "2", "6", "15", "4", "13")
    spaces = [f"{tile}{letter}" for tile in tiles for letter in LAND]
    taken = g.city_states | sum([1 << at for at in g.barbarians if at >= 0])
    land = [at for at in spaces if g.board.land & ~taken & 1 << labels.parse(at)]
    return land[:count]


def set_up(seats: int, seed: int) -> Table:
    """A table after setup, every question answered at random."""
    s, dice = api.new_state(RULES, seats), api.Seeded(seed)
    while not table(s).victory:
        question = api.questions(s)[0]
        api.play(s, question.seat, api.pick(question, dice))
    return table(s)


# The table and the leaders


@rule("nd.component.player_count")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_three_or_four_play(seats: int) -> None:
    with pytest.raises(api.BuildError, match="for 2 to 4 seats"):
        api.new_state(RULES, seats)
    assert [api.new_state(RULES, count).seats for count in (2, 3, 4)] == [2, 3, 4]


@rule("nd.component.leader_sheets")
def test_each_of_the_eight_leaders_has_one_sheet() -> None:
    t = Position("new-dawn", options={"leaders": "chosen"}).start()
    assert len(t.options()) == 8
    t.play("p1 leader rome")
    assert len(t.options()) == 7
    assert t.refused("p2 leader rome") == "nd.component.leader_sheets"


# The map


@rule("nd.component.map_tiles")
def test_sixteen_tiles_have_two_sides_each() -> None:
    sides = sorted([(side.tile, side.side) for side in SIDES])
    assert sides == [(tile, side) for tile in range(1, 17) for side in (0, 1)]


@rule("nd.component.map_tiles")
@pytest.mark.parametrize(("seats", "laid"), [(2, 10), (4, 16)])
def test_only_one_side_of_a_tile_is_in_play(seats: int, laid: int) -> None:
    tiles = [placed[0] for placed in set_up(seats, seed=1).board.placed]
    assert len(tiles) == laid
    assert len(set(tiles)) == laid


@rule("nd.component.citystate_tokens", "nd.component.natural_wonder_tokens")
@pytest.mark.parametrize("side", [0, 1])
def test_never_more_than_four_city_states_and_natural_wonders(side: int) -> None:
    icons = Icons(9, [row for row in SIDES if row.side == side])
    assert len(icons.city_states) == 4
    assert len(icons.naturals) == 4


@rule("nd.component.citystate_tokens", "nd.component.natural_wonder_tokens")
def test_the_two_sides_of_a_token_belong_to_one_tile() -> None:
    states = Counter([side.tile for side in SIDES if side.city_state is not None])
    naturals = Counter([side.tile for side in SIDES if side.natural is not None])
    assert states == {6: 2, 12: 2, 14: 2, 15: 2}
    assert naturals == {1: 2, 2: 2, 4: 2, 13: 2}


@rule("nd.component.barbarian_tokens")
def test_nine_barbarians_have_a_letter_and_a_tile_each() -> None:
    tiles = {(side.barbarian.what, side.tile) for side in SIDES if side.barbarian is not None}
    letters = [RULES.kinds["barbarian"].write(letter) for letter, _ in sorted(tiles)]
    assert letters == list("ABCDEFGHI")
    assert len({tile for _, tile in tiles}) == 9


@rule("nd.component.direction_token")
@pytest.mark.parametrize("turned", ["0", "2", "5"])
def test_the_six_results_of_a_die_are_the_six_directions(turned: str) -> None:
    ends = []
    for die in range(1, 7):
        t = first_game().set("direction", turned).set("turns", "3").set("event_dial", "quiet")
        t.at("turn p1 event").play(f"nature roll {die}")
        ends += t.fact("barbarian D")
    clockwise = ["4h", "4b", "6i", "6b", "6c", "4j"]
    # One before the other all the way round, from wherever the token points.
    assert ends == [clockwise[(int(turned) + at) % 6] for at in range(6)]


@rule("nd.component.dice")
def test_all_results_of_a_die_are_equally_likely() -> None:
    fair = {f"roll {face}": 1 for face in range(1, 7)}
    t = first_game().set("turns", "3").set("event_dial", "quiet")
    assert t.at("turn p1 event").odds() == fair
    t = resolve(first_game().set("cities p1", "4b"), "masonry", 1).play("p1 attack 4i")
    assert t.odds() == fair
    assert t.play("nature roll 1").odds() == fair
    t = Position("new-dawn").at("map p1 core")
    assert t.odds() == fair


@rule("nd.component.event_dial")
def test_one_event_dial_turns_for_the_whole_table() -> None:
    t = first_game().set("turns", "3").set("event_dial", "second-movement")
    assert t.at("turn p2 event").fact("event_dial") == ["second-movement"]
    t = first_game().set("turns", "3").set("event_dial", "second-movement")
    assert t.at("turn p1 event").fact("event_dial") == ["spawning"]


# Cards


@rule("nd.component.focus_cards")
def test_everybody_has_the_same_twenty_focus_cards() -> None:
    t = in_slot(first_game(seats=3), "flight", 5)
    for own in table(t.state).realms:
        assert sum([1 << card for card in own.row]) | own.deck == (1 << 20) - 1
    t.set("dial p2", "18").at("turn p2 focus").play("p2 focus 1", "p2 spend 0")
    assert "p2 gain 3 flight" in t.options()


@rule("nd.component.focus_bars")
def test_a_focus_bar_has_five_slots() -> None:
    t = first_game().set("leader p1", "rome").at("turn p1 focus")
    assert t.options() == [f"p1 focus {slot}" for slot in range(1, 6)]
    assert realm(t).values == (1, 2, 3, 4, 5)


@rule("nd.component.tech_dials")
def test_every_seat_has_a_tech_dial_of_its_own() -> None:
    t = first_game(seats=4).set("dial p2", "7")
    resolve(t, "astrology", 2).play("p1 spend 0")
    assert [t.fact(f"dial p{seat}") for seat in range(1, 5)] == [["2"], ["7"], ["0"], ["0"]]


@rule("nd.component.victory_cards")
def test_five_victory_cards_have_two_agendas_each() -> None:
    rows = [RULES.rows[card] for card in RULES.families["victory_card"]]
    agendas = [at.number for row in rows if isinstance(row, VictoryCard) for at in row.agendas]
    assert len(rows) == 5
    assert agendas == list(RULES.families["agenda"])
    assert len(agendas) == 10


@rule("nd.component.wonder_cards")
def test_two_wonders_are_of_each_type_and_era() -> None:
    rows = [RULES.rows[wonder] for wonder in RULES.families["wonder"]]
    count = Counter([(row.type, row.era) for row in rows if isinstance(row, Wonder)])
    assert count == {(kind, era): 2 for kind in range(4) for era in range(3)}


@rule("nd.component.wonder_tokens")
def test_every_wonder_has_one_token() -> None:
    wonders = [RULES.rows[wonder].name for wonder in RULES.families["wonder"]]
    t = first_game().set("offer cultural", "stonehenge").set("resources p1 marble", "4")
    resolve(t, "pottery", 1).play("p1 wonder stonehenge", "p1 pass")
    on_map = {name: t.fact(f"wonder_at {name}") for name in wonders}
    assert len(on_map) == 24
    assert {name: at for name, at in on_map.items() if at} == {"stonehenge": ["16a"]}


# Pieces and tokens


@rule("nd.component.control_tokens")
def test_thirty_one_control_tokens_are_on_the_map_or_markers_or_unused() -> None:
    t = first_game()
    assert realm(t).tokens_left == 31
    t.set("control p1", "16b", "16c", "16e").set("claims p1", "explorer-aesthetic")
    assert realm(t).tokens_left == 27
    assert realm(t, "p2").tokens_left == 31


@rule("nd.component.control_sides")
def test_a_control_token_shows_one_of_its_two_sides() -> None:
    t = first_game().set("control p1", "16b", "16c").set("reinforced p1", "16c")
    resolve(t, "masonry", 3)
    assert t.refused("p1 reinforce 16c") == "nd.component.control_sides"
    t.play("p1 reinforce 16b")
    assert t.fact("reinforced p1") == t.fact("control p1") == ["16b", "16c"]


@rule("nd.component.cities", "nd.component.limit")
def test_a_capital_and_seven_cities_are_all() -> None:
    t = first_game().set("cities p1", *SEVEN[:6])
    assert realm(t).cities_left == 1
    t = first_game().set("cities p1", *SEVEN)
    assert realm(t).cities_left == 0
    t.set("offer cultural", "stonehenge").set("resources p1 marble", "1")
    assert resolve(t, "pottery", 5).options() == ["p1 pass", "p1 wonder stonehenge"]
    assert t.refused("p1 build 14h") == "nd.industry.city_unused"


@rule("nd.component.resource_tokens")
def test_eight_resources_of_each_type_are_on_the_map_or_held_or_in_the_supply() -> None:
    t = first_game().set("resources p1 oil", "3").set("resources p2 oil", "2")
    on_map = {kind: len(t.fact(f"resource {kind}")) for kind in ("marble", "mercury", "oil")}
    assert on_map == {"marble": 3, "mercury": 2, "oil": 1}
    assert seen(t).supply == (5, 6, 2, 7)


@rule("nd.component.trade_tokens")
def test_trade_tokens_never_run_out() -> None:
    t = first_game(seats=4)
    for seat in range(1, 5):
        for place in range(1, 6):
            t.set(f"trade p{seat} {place}", "2")
    t.at("turn p1 focus", PutTokens(0, 2)).play("p1 put 1", "p1 put 4")
    assert [t.fact(f"trade p1 {place}") for place in (1, 4)] == [["3"], ["3"]]


# The limits of the box


@rule("nd.component.limit")
def test_the_thirty_second_control_token_needs_one_from_the_map() -> None:
    t = first_game()
    own = covered(t, 31)
    t.set("control p1", *own)
    resolve(t, "early_empire", 5)
    assert t.refused("p1 place 16b") == "nd.component.limit"
    t.play(f"p1 lift {own[0]}", "p1 place 16b")
    assert len(t.fact("control p1")) == 31


@rule("nd.component.limit", "nd.component.resource_shortage")
def test_what_the_supply_does_not_have_cannot_be_gained() -> None:
    t = first_game().set("resources p2 marble", "5").at("turn p1 focus", TakeResource(0))
    assert t.options() == ["p1 resource mercury", "p1 resource oil", "p1 resource diamond"]
    assert t.refused("p1 resource marble") == "nd.component.resource_shortage"
    t.play("p1 resource oil")
    assert t.fact("resources p1 oil") == ["1"]


@rule("nd.component.resource_shortage")
def test_with_an_empty_supply_nothing_is_gained() -> None:
    t = first_game().set("resources p2 marble", "5").set("resources p2 mercury", "6")
    t.set("resources p2 oil", "7").set("resources p2 diamond", "7")
    t.at("turn p1 focus", TakeResource(0))
    assert t.asked() == ["p1 focus"]
    kinds = ("marble", "mercury", "oil", "diamond")
    assert [t.fact(f"resources p1 {kind}") for kind in kinds] == [["0"]] * 4
    assert not gain_resource(table(t.state), 0, OIL)
    assert t.fact("resources p1 oil") == ["0"]


@rule("nd.component.destroyed_reusable")
def test_a_destroyed_city_can_be_built_again() -> None:
    t = first_game().set("cities p1", *SEVEN).set("turns", "3").set("event_dial", "quiet")
    t.set("barbarian D", "4c").at("turn p1 event").play("nature roll 6")
    assert "4b" not in t.fact("cities p1")
    t.play("p1 focus 5", "p1 build 14g")
    assert len(t.fact("cities p1")) == 8


@rule("nd.component.destroyed_reusable")
def test_a_destroyed_control_token_can_be_placed_again() -> None:
    t = first_game()
    t.set("control p1", *covered(t, 30), "16b").set("turns", "3").set("event_dial", "quiet")
    t.set("barbarian D", "16c").at("turn p1 event").play("nature roll 6")
    assert "16b" not in t.fact("control p1")
    t.play("p1 focus 4", "p1 place 16c")
    assert "16c" in t.fact("control p1")
