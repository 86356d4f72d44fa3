"""Its growth cards: a district if a kind qualifies, then tokens are reinforced."""

from __future__ import annotations

import pytest

from tests.games.new_dawn.automated_player_terra_incognita.kit import Pioneer
from tests.kit.trace import component, rule
from ziggurat.games.new_dawn.automated_player_terra_incognita.districts.replaced import (
    MOVES,
    MoveReplaced,
)
from ziggurat.games.new_dawn.focus.military import REINFORCE_OPTIONS
from ziggurat.games.new_dawn.picking import named

# Control tokens beside the capital 11a, away from everything.
TOKENS = "11b 11c 11d 11e 11f 11g"


def reinforced(t: Pioneer) -> list[str]:
    """Its reinforced tokens in the order in which they were turned."""
    spaces = [at.args[0] for at in t.state.journal or [] if at.key == "reinforced"]
    return [t.rules.kinds["space"].write(at) for at in spaces]


def placed_district(t: Pioneer) -> list[str]:
    """The district that was placed and where."""
    found: list[str] = []
    for at in t.state.journal or []:
        if at.key == "placed_district":
            found.append(t.rules.rows[at.args[0]].name)
            found.append(t.rules.kinds["space"].write(at.args[1]))
    return found


def without_district(card: str) -> Pioneer:
    """No kind of district qualifies: all five are on the map."""
    t = Pioneer(card).own(tokens=TOKENS)
    for at, name in enumerate(
        ("campus", "commercial_hub", "encampment", "industrial_zone", "theater_square")
    ):
        t.district(name, ("13b", "13c", "13d", "13e", "13f")[at])
    return t.own(reinforced="13b 13c 13d 13e 13f")


@rule("ap.ti.growth.irrigation", "ap.ti.growth.engineering", "ap.ti.growth.sanitation")
@rule("ap.ti.growth.globalization", "ap.ti.growth.reinforce_order", "ap.ti.district.none")
@component("focus_card.ap_irrigation", "focus_card.ap_engineering", "focus_card.ap_sanitation")
@component("focus_card.ap_globalization", "priority_list.growth_reinforce")
@component("automated_order.reinforce_tokens", "automated_topic.reinforce")
@pytest.mark.parametrize(
    "card", ["ap_irrigation", "ap_engineering", "ap_sanitation", "ap_globalization"]
)
def test_without_a_district_five_tokens_are_reinforced(card: str) -> None:
    t = without_district(card).barbarian("11j").begin().by_chance()
    assert placed_district(t) == []
    assert reinforced(t)[0] == "11b"  # two spaces from the barbarian
    # The hub of Globalization puts a trade token for the mature capital on this very card.
    assert len(reinforced(t)) == (6 if card == "ap_globalization" else 5)


@rule("ap.ti.growth.reinforce_order")
def test_tokens_rank_by_the_nearest_threat_then_by_terrain() -> None:
    """Taken away one after the other: near the barbarian, near the rival, then the roughest."""
    t = without_district("ap_irrigation").barbarian("11j").give("p1", tokens="5d")
    tokens = t.g.realms[t.seat].control & ~t.g.realms[t.seat].reinforced
    assert t.ranked("reinforce", tuple(named(REINFORCE_OPTIONS, tokens))) == [
        ["11e", "11f"],
        ["11b"],
        ["11g"],
        ["11d"],
        ["11c"],
    ]


@rule("ap.ti.growth.trade_tokens")
@component("automated_topic.reinforce_for_tokens")
def test_every_trade_token_reinforces_one_more_and_the_rest_is_kept() -> None:
    t = without_district("ap_irrigation").own_trade(0, 0, 0, 0, 0)
    t.trade(5, 3, t.ap).begin().by_chance()
    assert len(reinforced(t)) == 6
    assert t.own_trade_now()[5] == 2


@rule("ap.ti.growth.district_first", "ap.ti.district.candidates", "ap.ti.growth.irrigation")
@component("automated_order.place_district", "automated_topic.ap_district_kind")
@component("priority_list.district_kind")
@pytest.mark.parametrize(
    ("card", "count"),
    [
        ("ap_irrigation", 2),
        ("ap_engineering", 3),
        ("ap_sanitation", 4),
        ("ap_globalization", 5),
    ],
)
def test_with_a_district_fewer_tokens_are_reinforced(card: str, count: int) -> None:
    t = Pioneer(card).own(tokens=TOKENS).begin()
    assert t.asked() == ["nature ap_district_kind"]
    t.play("nature activate campus").by_chance()
    name, where = placed_district(t)
    assert name == "campus"
    assert where in ("11e", "11f")
    # Sanitation puts the replaced token on the map reinforced, apart from those it reinforces.
    assert len(reinforced(t)) == count + (1 if card == "ap_sanitation" else 0)
    assert where in t.fact("control p2")


@rule("ap.ti.growth.irrigation", "ap.ti.growth.globalization", "ap.ti.district.sites")
@pytest.mark.parametrize("card", ["ap_irrigation", "ap_globalization"])
def test_a_replaced_token_goes_back(card: str) -> None:
    t = Pioneer(card).own(tokens=TOKENS).begin().play("nature activate campus").by_chance()
    assert sorted(t.fact("control p2")) == sorted(TOKENS.split())
    assert t.placed() == []


@rule("ap.ti.growth.engineering", "ap.ti.growth.sanitation")
@component("priority_list.replaced_token", "automated_topic.ap_replaced_token")
@pytest.mark.parametrize("card", ["ap_engineering", "ap_sanitation"])
def test_a_replaced_token_goes_next_to_the_district(card: str) -> None:
    """Next to 11f the roughest free space is 5b or 11e; only spaces without a token count."""
    t = Pioneer(card).own(tokens="11b 11c 11d 11e 11f 11g", reinforced="11f")
    t.begin().play("nature activate campus")
    if t.asked() == ["nature ap_district_place"]:
        t.play("nature district campus 11f")
    t.by_chance()
    where = placed_district(t)[1]
    assert len(t.placed()) == 1
    assert t.g.board.near[t.rules.kinds["space"].parse(where)] & (
        1 << t.rules.kinds["space"].parse(t.placed()[0])
    )
    keys = [at.key for at in t.state.journal or [] if at.key in ("placed", "reinforced", "reads")]
    at_once = keys[keys.index("placed") + 1] == "reinforced"
    assert at_once == (card == "ap_sanitation")


@rule("ap.ti.growth.sanitation")
def test_a_replaced_token_that_marks_a_victory_card_by_now_stays_off_the_map() -> None:
    t = Pioneer("ap_sanitation").own(tokens="11b 11c 11d 11e 11f 11g")
    realm = t.g.realms[t.seat]
    realm.markers = t.rules.limits["control_tokens"] - realm.control.bit_count()
    t.g.push(MoveReplaced(t.seat, t.rules.kinds["space"].parse("11f"), MOVES))
    before = len(t.g.stack)
    assert not t.g.stack[-1].run(t.g)
    assert len(t.g.stack) == before - 1


@rule("ap.ti.growth.globalization", "ap.ti.district.event_order")
@component("automated_order.resolve_own_districts", "automated_topic.resolve_districts")
def test_globalization_resolves_its_own_districts_and_nobody_elses() -> None:
    t = without_district("ap_globalization").district("campus", "9b", "p1")
    t.begin().by_chance()
    used = [(at.seat, t.rules.rows[at.args[0]].name) for at in t.state.journal or []
            if at.key == "uses_district"]  # fmt: skip
    assert all([seat == t.seat for seat, _ in used])
    order = ["encampment", "theater_square", "commercial_hub", "industrial_zone", "campus"]
    names = [name for _, name in used]
    assert names == [name for name in order if name in names]
    assert "campus" in names


@rule("ap.ti.growth.nothing_done")
@component("automated_order.growth_gives_way")
@pytest.mark.parametrize(
    ("card", "after"),
    [
        ("ap_irrigation", "ap_engineering"),
        ("ap_engineering", "ap_sanitation"),
        ("ap_sanitation", "ap_sanitation"),
        ("ap_globalization", "ap_globalization"),
    ],
)
def test_a_card_that_did_nothing_gives_way(card: str, after: str) -> None:
    t = without_district(card)
    t.own(reinforced=TOKENS).begin().by_chance()
    assert t.own_row()[5] == after


@rule("ap.ti.growth.nothing_done")
def test_a_card_that_reinforced_something_stays() -> None:
    t = without_district("ap_irrigation").begin().by_chance()
    assert t.own_row()[5] == "ap_irrigation"
