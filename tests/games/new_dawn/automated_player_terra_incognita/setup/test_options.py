"""Difficulties with the expansion: better cards, unique ones, and a district to start with."""

from __future__ import annotations

import pytest

from tests.games.new_dawn.automated_player_terra_incognita.kit import (
    Drafting,
    Pioneer,
    joint_rules,
    rules_with,
    set_up,
)
from tests.kit.trace import component, rule
from ziggurat.games.new_dawn.automated_player.ids import AUTOMATED_PLAYER
from ziggurat.games.new_dawn.automated_player_terra_incognita.districts.placing import (
    PlaceByMinimum,
    surveyed,
)
from ziggurat.games.new_dawn.automated_player_terra_incognita.ids import UNIQUE_SHEET
from ziggurat.games.new_dawn.automated_player_terra_incognita.setup.district import (
    place_start_district,
)
from ziggurat.games.new_dawn.automated_player_terra_incognita.unique.ids import UNIQUE_OF
from ziggurat.games.new_dawn.automated_player_terra_incognita.unique.starting import (
    lay_out_unique,
)
from ziggurat.games.new_dawn.board.spaces import resource_spaces
from ziggurat.games.new_dawn.focus.row import places_of
from ziggurat.games.new_dawn.masks import has, members
from ziggurat.games.new_dawn.printed import focus_of, level_of, printed
from ziggurat.games.new_dawn.rows import FocusCard
from ziggurat.games.new_dawn.state import Table
from ziggurat.games.new_dawn.terra_incognita.districts.placing import where_district
from ziggurat.games.new_dawn.terra_incognita.ids import THEATER_SQUARE
from ziggurat.kernel.engine import advance

DISTRICT = ("start_district", "yes")


def levels(g: Table) -> list[int]:
    """The levels of its standard cards from the left, 0 for a unique card."""
    row = g.realms[g.seats - 1].row
    own = printed(g.rules).own_cards[AUTOMATED_PLAYER]
    return [level_of(g.rules, card) if has(own, card) else 0 for card in row]


@rule("ap.ti.difficulty.levels", "ap.ti.difficulty.unique", "ap.ti.difficulty.unique_when")
@pytest.mark.parametrize(
    ("difficulty", "expected"),
    [
        ("easy", [1, 1, 1, 1, 1, 1]),
        ("normal", [1, 1, 1, 1, 1, 1]),
        ("hard", [1, 1, 1, 1, 2, 2]),
        ("very_hard", [2, 2, 2, 2, 2, 2]),
    ],
)
@pytest.mark.parametrize("seed", range(3))
def test_cards_begin_at_the_level_of_the_difficulty(
    difficulty: str, expected: list[int], seed: int
) -> None:
    g = set_up(2, seed, rules_with(("difficulty", difficulty)))
    leader = g.realms[1].leader
    found = levels(g)
    unique = difficulty in ("hard", "very_hard") and leader in UNIQUE_OF
    assert found.count(0) == (1 if unique else 0)
    for at, level in enumerate(found):
        assert level in (0, expected[at])
    if unique:
        assert g.realms[1].row[found.index(0)] == UNIQUE_OF[leader]


@rule("ap.ti.difficulty.unique_when", "ap.ti.unique.gain")
@pytest.mark.parametrize("leader", sorted(UNIQUE_OF))
def test_a_unique_card_takes_the_slot_of_its_type(leader: int) -> None:
    g = set_up(2, 1, rules_with(("difficulty", "normal")))
    realm = g.realms[1]
    realm.leader = leader
    card = UNIQUE_OF[leader]
    place = places_of(g, 1, focus_of(g.rules, card))[0]
    lay_out_unique(g, 0)
    advance(g)
    assert realm.row[place] == card
    row = g.rules.rows[card]
    assert isinstance(row, FocusCard)
    assert row.leader == UNIQUE_SHEET
    assert level_of(g.rules, card) in (1, 2)
    # What comes next is a standard card of the next level.
    assert not has(realm.deck, card)


@rule("ap.ti.unique.gain", "ap.ti.difficulty.unique")
def test_every_unique_card_of_level_i_or_ii_has_its_own() -> None:
    rules = joint_rules()
    made = printed(rules)
    for leader in rules.families["leader"]:
        cards = members(made.own_cards.get(leader, 0))
        low = [card for card in cards if made.level[card] <= 2]
        assert (leader in UNIQUE_OF) == bool(low)
        for card in low:
            own = UNIQUE_OF[leader]
            assert rules.rows[own].name == f"ap_{rules.rows[card].name}"
            assert made.focus[own] == made.focus[card]
            assert made.level[own] == made.level[card]


@rule("ap.ti.capital.start_district", "ap.ti.capital.start_district_time")
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("seed", range(4))
def test_it_may_start_with_a_district_beside_its_capital(seats: int, seed: int) -> None:
    t = Drafting(seats, rules_with(DISTRICT)).on(seed)
    own = seats - 1
    events = [event[0] for event in t.told("capital_placed", "placed_district")]
    assert events[:2] == ["capital_placed", "placed_district"]
    assert len(t.told("placed_district")) == 1
    number, where = t.told("placed_district")[0][2:4]
    assert isinstance(number, int)
    assert isinstance(where, int)
    assert where_district(t.g, own, number) == where
    assert has(t.g.board.near[t.g.realms[own].capital], where)
    # What lay there is collected.
    assert not has(resource_spaces(t.g) | t.g.natural, where)
    icons = t.g.board.icons
    lying = sum([1 for spaces in icons.resources if has(spaces, where)])
    assert sum(t.g.realms[own].resources) == lying


@rule("ap.ti.capital.start_district", "ap.ti.capital.icons")
def test_sites_are_judged_on_the_unfinished_map_with_its_icons() -> None:
    t = Drafting(2, rules_with(DISTRICT)).on(2, "turn_tile")
    seen = surveyed(t.g)
    assert seen is not t.g
    assert seen.board.placed == t.g.draft.placed
    assert resource_spaces(t.g) == 0
    assert resource_spaces(seen) == sum([spaces for spaces in seen.board.icons.resources])


@rule("ap.ti.capital.start_district")
@component("priority_list.start_district", "criterion.roughest_site")
def test_without_a_kind_that_qualifies_it_is_the_theater_square_on_the_roughest_space() -> None:
    t = Pioneer()
    for at, name in enumerate(("campus", "commercial_hub", "encampment", "industrial_zone")):
        t.district(name, ("13b", "13c", "13d", "13e")[at])
    place_start_district(t.g, 0)
    frame = t.g.stack[-1]
    assert isinstance(frame, PlaceByMinimum)
    assert frame.district == THEATER_SQUARE
    found = t.ranked("ap_district_place", frame.listed(t.g))
    assert [[word.split(" ")[-1] for word in words] for words in found] == [
        ["11e", "11f"], ["11b"], ["11d", "11g"], ["11c"],
    ]  # fmt: skip
