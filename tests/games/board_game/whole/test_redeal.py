"""Re-deals: what a seat imagines fits everything it knows, and is drawn from all that it may be."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.board_game.kit import laid_out, row_of, state
from tests.games.board_game.whole.test_view import fighting, seen
from tests.kit.table import Position
from ziggurat import api
from ziggurat.games.board_game.ids import NONE
from ziggurat.games.board_game.redeal import redeal_secrets
from ziggurat.games.board_game.state import Table, table


def secretive() -> Position:
    """Both seats have secrets of all kinds."""
    t = laid_out()
    t.set("hand p1", "sabotage", "lost").set("hand p2", "drought", "catastrophe", "defection")
    t.set("forces p1", "infantry_1").set("forces p2", "infantry_2", "mounted_1", "artillery_3")
    return t.set("facedown_finds p1", "hut_spy").set(
        "facedown_finds p2", "hut_iron", "village_iron", "village_spy"
    )


def imagined(t: Position, seat: int, seed: int) -> Table:
    """A table as a seat may imagine it."""
    s = t.state.clone()
    redeal_secrets(s, seat, api.Seeded(seed))
    return table(s)


@pytest.mark.parametrize("seat", [0, 1, api.NOBODY])
@pytest.mark.parametrize("seed", range(5))
def test_what_a_seat_knows_stays(seat: int, seed: int) -> None:
    t = secretive()
    before = seen(t, seat)
    g, other = state(t), imagined(t, seat, seed)
    g.hand, g.forces, g.facedown_finds = other.hand, other.forces, other.facedown_finds
    assert seen(t, seat) == before


@pytest.mark.parametrize("seed", range(5))
def test_no_card_is_lost_or_doubled(seed: int) -> None:
    t = secretive()
    g, other = state(t), imagined(t, 0, seed)
    for bags, held, bags_there, held_there in (
        (g.event_bags, g.hand, other.event_bags, other.hand),
        (g.unit_bags, g.forces, other.unit_bags, other.forces),
        (
            (g.hut_bag, g.village_bag),
            g.facedown_finds,
            (other.hut_bag, other.village_bag),
            other.facedown_finds,
        ),
    ):
        one = Counter([card for row in (*held, *[bag.unknown for bag in bags]) for card in row])
        there = (*held_there, *[bag.unknown for bag in bags_there])
        assert one == Counter([card for row in there for card in row])
    for check in t.rules.invariants.values():
        assert check.check(other) == ""


def test_all_that_may_be_is_imagined() -> None:
    t = secretive()
    hands = {imagined(t, 0, seed).hand[1] for seed in range(60)}
    found = {imagined(t, 0, seed).facedown_finds[1] for seed in range(60)}
    assert len(hands) > 20
    assert len(found) > 8


def test_a_great_person_never_lies_facedown_on_a_sheet() -> None:
    t = secretive()
    names = {
        t.rules.rows[row].name
        for seed in range(40)
        for row in imagined(t, 0, seed).facedown_finds[1]
    }
    assert {"village_iron", "village_spy", "village_uranium"} < names
    assert "village_great_person" not in names


def test_cards_in_an_imagined_hand_act() -> None:
    other = imagined(secretive(), 0, 3)
    assert all([(other.in_play[1] >> card) & 1 for card in other.hand[1]])


def test_a_battle_hand_is_drawn_again_and_a_front_stays() -> None:
    t = fighting(1).play("p2 front artillery_2")
    for seat, seed in ((1, 3), (1, 4), (api.NOBODY, 5)):
        other = imagined(t, seat, seed)
        assert row_of(t, "artillery_2") in other.forces[1]
        assert len(other.battle[0]) == len(other.forces[0]) == 2
    hands = {imagined(t, 1, seed).battle[0] for seed in range(30)}
    assert len(hands) > 4
    assert {imagined(t, 0, seed).battle[0] for seed in range(9)} == {state(t).battle[0]}


def test_barbarians_are_drawn_again_for_those_who_do_not_lead_them() -> None:
    t = fighting(NONE, "draw_unit artillery_1", "draw_unit infantry_2", "draw_unit mounted_3")
    assert len({imagined(t, 0, seed).battle[2] for seed in range(30)}) > 4
    assert {imagined(t, 1, seed).battle[2] for seed in range(30)} == {state(t).battle[2]}


def test_the_same_knowledge_gives_the_same_deal() -> None:
    one = secretive()
    two = secretive().set("hand p2", "defection", "drought", "deforestation")
    assert imagined(one, 0, 9).hand == imagined(two, 0, 9).hand


def test_whoever_pays_is_imagined_to_have_the_whole_price() -> None:
    t = laid_out().set("known p1", "pottery").set("facedown_finds p1", "hut_spy")
    t.set("hand p1", "a_gift_from_afar").at("turn p1 city management").play("p1 use pottery")
    assert t.asked() == ["p1 pay"]
    for seed in range(40):
        other = api.redeal(t.state, 1, api.Seeded(seed))
        while api.questions(other)[0].topic == "pay":
            api.play(other, 0, api.questions(other)[0].options[0])
