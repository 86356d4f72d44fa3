"""Setup with the automated player: who gets what, and the map around its capital."""

from __future__ import annotations

import pytest

from tests.games.new_dawn.automated_player.kit import Automated, ap_rules, rules_with, set_up
from tests.kit.table import Position
from tests.kit.trace import rule
from ziggurat import api
from ziggurat.build.build import new_state
from ziggurat.games.new_dawn.automated_player.ids import AUTOMATED_PLAYER
from ziggurat.games.new_dawn.automated_player.setup.core import AROUND, HOLES
from ziggurat.games.new_dawn.board.geometry import A, B
from ziggurat.games.new_dawn.board.grid import cell_at, covered, enclosed, shape_of, touched
from ziggurat.games.new_dawn.board.supplies import unused_cities, unused_tokens
from ziggurat.games.new_dawn.ids import (
    CULTURE,
    ECONOMY,
    ERAS,
    FOCUS_TYPES,
    INDUSTRY,
    LOCKED,
    MILITARY,
    NONE,
    ON_CARD,
    SCIENCE,
    first_space,
)
from ziggurat.games.new_dawn.masks import has, members
from ziggurat.games.new_dawn.printed import printed
from ziggurat.games.new_dawn.rows import CAPITAL_TILE, Leader
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.kernel.engine import advance, play

SEATS = (2, 3, 4)
SEEDS = range(4)


def setting_up(seats: int, seed: int) -> list[tuple[str, int, tuple[api.Choice, ...]]]:
    """Topics that were asked before the first turn, of whom, and the options."""
    s = new_state(ap_rules(), seats)
    dice = api.Seeded(seed)
    advance(s)
    asked: list[tuple[str, int, tuple[api.Choice, ...]]] = []
    while table(s).turns == 0:
        question = s.asked[0]
        asked.append((question.topic, question.seat, question.options))
        play(s, question.seat, api.pick(question, dice))
    return asked


@rule("ap.setup.one_human", "ap.setup.extra_opponent", "ap.setup.map_size", "ap.setup.human_tiles")
@pytest.mark.parametrize("seats", SEATS)
def test_the_map_has_three_tiles_for_each_person_around_a_core_of_five(seats: int) -> None:
    for seed in SEEDS:
        g = set_up(seats, seed)
        assert len(g.board.placed) == 5 + 3 * (seats - 1)
        capitals = [tile for tile, *_ in g.board.placed if tile in printed(g.rules).tiles.capitals]
        assert len(capitals) == seats


@rule("ap.setup.no_tiles", "ap.setup.human_tiles", "ap.human.never_for_ap")
@pytest.mark.parametrize("seats", SEATS)
def test_people_are_dealt_two_tiles_each_and_place_three(seats: int) -> None:
    asked = setting_up(seats, 3)
    # With one seat to choose from, or one option left, nothing is asked.
    assert len([at for at in asked if at[0] == "deal_tile"]) == 2 * (seats - 1)
    placing = [seat for topic, seat, _ in asked if topic == "lay_tile"]
    assert set(placing) == set(range(seats - 1))
    assert not [topic for topic, seat, _ in asked if seat == seats - 1]
    nature = {topic for topic, seat, _ in asked if seat == api.NATURE}
    assert not nature & {"place_tile", "turn_tile", "lay_tile"}


@rule("ap.setup.seat")
@pytest.mark.parametrize("seats", SEATS)
def test_the_first_placer_is_a_person_and_the_first_player_anybody(seats: int) -> None:
    asked = {topic: options for topic, _, options in setting_up(seats, 1)}
    assert len(asked["first_player"]) == seats
    assert len(asked.get("first_placer", [0])) == seats - 1
    firsts = {set_up(seats, seed).first for seed in range(24)}
    assert firsts == set(range(seats))


@rule("ap.setup.seat")
@pytest.mark.parametrize("seats", SEATS)
def test_its_turn_follows_that_of_the_last_person(seats: int) -> None:
    g = set_up(seats, 2)
    dice = api.Seeded(5)
    while g.turns < 3 * seats:
        play(g, g.asked[0].seat, api.pick(g.asked[0], dice))
    turns = [event.seat for event in g.journal or [] if event.key == "turn"]
    assert turns == [(turns[0] + at) % seats for at in range(len(turns))]


@rule("ap.setup.core_layout", "ap.setup.core_diagram")
@pytest.mark.parametrize("side", [A, B])
def test_the_core_encloses_exactly_one_hole(side: int) -> None:
    filled = 0
    for rotation, q, r in AROUND[side]:
        cells = covered(shape_of(side, rotation), cell_at(q, r))
        assert not filled & cells
        filled |= cells
    assert members(enclosed(filled)) == [cell_at(*HOLES[side])]


@rule("ap.setup.core_layout")
def test_where_the_tiles_of_the_core_lie() -> None:
    assert [(q, r, turn) for turn, q, r in AROUND[A]] == [
        (0, 0, 0), (3, -4, 3), (-1, -3, 1), (-3, 2, 0), (-1, 3, 1),
    ]  # fmt: skip
    assert [(q, r, turn) for turn, q, r in AROUND[B]] == [
        (0, 0, 0), (1, -4, 3), (4, -3, 5), (1, 2, 0), (-2, 3, 5),
    ]  # fmt: skip
    assert HOLES == {A: (-1, -1), B: (2, -1)}


@rule("ap.setup.core_diagram", "ap.setup.core_side", "ap.setup.core_layout")
@pytest.mark.parametrize("seats", SEATS)
def test_its_capital_lies_in_the_middle_of_the_core(seats: int) -> None:
    sides = set()
    for seed in range(12):
        g = set_up(seats, seed)
        tile, side, rotation, q, r = g.board.placed[0]
        sides.add(side)
        assert (rotation, q, r) == (0, 0, 0)
        assert printed(g.rules).tiles.side(tile, side).kind == CAPITAL_TILE
        assert g.realms[seats - 1].capital == first_space(tile)
        assert has(g.realms[seats - 1].cities, first_space(tile))
        core = [(side, *spot) for side, *spot in [at[1:] for at in g.board.placed[:5]]]
        assert core == [(side, *spot) for spot in AROUND[side]]
        assert g.board.water[0] == HOLES[side]
        # Two tiles with a natural wonder and two with a city-state, as in every core.
        kinds = [printed(g.rules).tiles.side(at[0], at[1]).kind for at in g.board.placed[1:5]]
        assert sorted(kinds) == [2, 2, 3, 3]
    assert sides == {A, B}


@rule("ap.setup.core_side")
@pytest.mark.parametrize(("die", "side"), [(1, A), (2, A), (3, A), (4, B), (5, B), (6, B)])
def test_one_die_decides_the_side_of_core_and_capital(die: int, side: int) -> None:
    t = Position("new-dawn", 2, rules=ap_rules()).start()
    dice = api.Seeded(1)
    while t.asked() != ["nature core_side"]:
        api.play(t.state, t.state.asked[0].seat, api.pick(t.state.asked[0], dice))
    t.play(f"nature roll {die}")
    assert [at[1] for at in table(t.state).draft.placed] == [side]
    while table(t.state).draft.core < 5:
        api.play(t.state, t.state.asked[0].seat, api.pick(t.state.asked[0], dice))
    assert [at[1] for at in table(t.state).draft.placed] == [side] * 5
    assert len(table(t.state).draft.core_tiles()) == 5


@rule("ap.setup.counted")
@pytest.mark.parametrize(("seats", "removed"), [(2, [1, 1, 0]), (3, [1, 0, 0]), (4, [0, 0, 0])])
def test_it_counts_as_a_player_when_wonders_leave(seats: int, removed: list[int]) -> None:
    g = set_up(seats, 1)
    for kind in range(4):
        for era in range(len(ERAS)):
            at = kind * len(ERAS) + era
            assert g.decks[at] == g.hidden[at].bit_count() - removed[era]


def own(g: Table) -> int:
    return g.seats - 1


@rule("ap.setup.colour", "ap.setup.leader")
@pytest.mark.parametrize("seats", SEATS)
def test_colour_and_leader_are_its_own(seats: int) -> None:
    for seed in SEEDS:
        g = set_up(seats, seed)
        assert len({realm.colour for realm in g.realms}) == seats
        assert len({realm.leader for realm in g.realms}) == seats


@rule("ap.setup.leader")
def test_its_leader_is_dealt_even_where_leaders_are_chosen() -> None:
    s = new_state(rules_with(("leaders", "chosen")), 2)
    advance(s)
    assert (s.asked[0].topic, s.asked[0].seat) == ("leader", 0)
    play(s, 0, s.asked[0].options[0])
    assert (s.asked[0].topic, s.asked[0].seat) == ("leader", api.NATURE)


@rule("ap.setup.row_order", "ap.setup.own_focus_cards")
@pytest.mark.parametrize("seats", SEATS)
def test_its_row_follows_its_leader_with_cards_of_its_own(seats: int) -> None:
    for seed in range(8):
        s = new_state(ap_rules(), seats)
        dice = api.Seeded(seed)
        advance(s)
        while table(s).realms[seats - 1].deck == 0:
            play(s, s.asked[0].seat, api.pick(s.asked[0], dice))
        g = table(s)
        realm = g.realms[own(g)]
        leader = g.rules.rows[realm.leader]
        assert isinstance(leader, Leader)
        assert tuple([printed(g.rules).focus[card] for card in realm.row]) == leader.order
        assert [printed(g.rules).level[card] for card in realm.row] == [1] * 5
        assert (1 << realm.leader) & realm.in_play
        cards = printed(g.rules).own_cards[AUTOMATED_PLAYER]
        assert realm.deck | sum([1 << card for card in realm.row]) == cards
        for person in g.realms[:-1]:
            assert not person.deck & cards


@rule("ap.setup.own_focus_cards")
def test_it_has_a_card_of_each_type_and_level_named_like_those_of_people() -> None:
    rules = ap_rules()
    made = printed(rules)
    named: dict[tuple[int, int], str] = {}
    for card in members(made.own_cards[AUTOMATED_PLAYER]):
        named[(made.focus[card], made.level[card])] = rules.rows[card].name
    assert len(named) == len(members(made.own_cards[AUTOMATED_PLAYER])) == 20
    for card in members(made.common):
        key = (made.focus[card], made.level[card])
        assert named[key] == f"ap_{rules.rows[card].name}"
    assert {focus for focus, _ in named} == set(range(len(FOCUS_TYPES)))


@rule("ap.setup.leader_ability")
def test_the_ability_of_its_leader_does_nothing() -> None:
    g = set_up(2, 1)
    realm = g.realms[1]
    for leader in g.rules.families["leader"]:
        realm.in_play |= 1 << leader
    for moment in g.rules.attached:
        acting = [at.card for at in g.acting(1, moment)]
        assert not [card for card in acting if card in g.rules.families["leader"]]
        assert not [leader for leader in g.rules.families["leader"] if g.holds(1, leader)]


@rule("ap.setup.no_fixed_map")
def test_the_map_of_the_first_game_is_not_offered() -> None:
    with pytest.raises(api.BuildError):
        api.build("new-dawn", ("automated_player",), {"map": "first-game"})


@rule("ap.setup.first_player_duties", "ap.random.nature")
def test_the_duties_of_the_first_player_fall_to_chance() -> None:
    seen = set()
    for seed in range(20):
        for topic, seat, options in setting_up(2, seed):
            if topic == "direction":
                seen.add(seat)
                assert len(options) == 6
    assert seen == {0, api.NATURE}


@rule("ap.setup.one_human", "ap.setup.extra_opponent")
@pytest.mark.parametrize("seats", [1, 5])
def test_one_to_three_people_play_with_it(seats: int) -> None:
    assert ap_rules().seats == SEATS
    with pytest.raises(api.BuildError):
        new_state(ap_rules(), seats)
    with pytest.raises(api.BuildError):
        new_state(api.build("new-dawn", (), {}), 1)


@rule("ap.setup.counted")
@pytest.mark.parametrize(("seats", "cards"), [(2, 4), (3, 5), (4, 6)])
def test_decks_of_wonders_and_victory_cards(seats: int, cards: int) -> None:
    t = Position("new-dawn", seats, rules=ap_rules()).start()
    dice = api.Seeded(2)
    g = table(t.state)
    while len(g.victory) < 3:
        api.play(g, g.asked[0].seat, api.pick(g.asked[0], dice))
    assert NONE not in g.offer
    for kind in range(4):
        # One of each type is faceup.
        assert sum(g.decks[kind * len(ERAS) : kind * len(ERAS) + 3]) == cards - 1
    assert len(g.victory) == 3


@rule("ap.setup.colour")
def test_it_has_all_pieces_of_its_colour() -> None:
    t = Automated()
    realm = t.own_realm
    assert (realm.capital, realm.cities) == (100, 1 << 100)
    assert (unused_cities(t.g, t.seat), unused_tokens(t.g, t.seat)) == (7, 31)
    assert realm.caravans == (ON_CARD, LOCKED, LOCKED)
    assert (realm.dial, printed(t.rules).sets[realm.colour].bit_count()) == (0, 4)


@rule("ap.setup.core_layout")
@pytest.mark.parametrize("side", [A, B])
def test_every_tile_of_the_core_touches_four_spaces_that_lay_before(side: int) -> None:
    lying = 0
    for at, (rotation, q, r) in enumerate(AROUND[side]):
        shape = shape_of(side, rotation)
        if at:
            assert (touched(shape, cell_at(q, r)) & lying).bit_count() >= 4
        lying |= covered(shape, cell_at(q, r))


@rule("ap.setup.human_tiles")
def test_tiles_of_people_touch_four_spaces_and_the_core() -> None:
    t = Position("new-dawn", 2, rules=ap_rules()).start()
    dice = api.Seeded(2)
    while t.asked() != ["p1 lay_tile"]:
        api.play(t.state, t.state.asked[0].seat, api.pick(t.state.asked[0], dice))
    assert t.refused("p1 lay q20r20") == "nd.map.touch_four"
    assert t.refused("p1 lay q0r0") == "nd.space.hex"


@rule("ap.setup.seat")
def test_two_people_alternate_in_placing_tiles() -> None:
    placing = [seat for topic, seat, _ in setting_up(3, 4) if topic == "lay_tile"]
    assert placing in ([0, 1] * 3, [1, 0] * 3)


@rule("ap.setup.row_order", "ap.turn.fifth_slot")
def test_egypt_resolves_its_row_from_the_right() -> None:
    t = Automated()
    t.set("leader p1", "rome").set("leader p2", "egypt")
    for step in t.rules.flows["setup"]:
        if step.name == "focus rows":
            step.begin(t.state, 0)
    for _ in range(5):
        t.turn().by_chance()
    types = [printed(t.rules).focus[int(str(at[2]))] for at in t.told("chose_focus")]
    assert types == [CULTURE, MILITARY, INDUSTRY, ECONOMY, SCIENCE]
