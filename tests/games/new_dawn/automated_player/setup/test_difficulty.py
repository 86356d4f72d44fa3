"""The four difficulties of the automated player."""

from __future__ import annotations

import pytest

from tests.games.new_dawn.automated_player.kit import rules_with
from tests.kit.table import Position
from tests.kit.trace import rule
from ziggurat import api
from ziggurat.build.build import new_state
from ziggurat.games.new_dawn.automated_player.setup.options import OPTIONS
from ziggurat.games.new_dawn.printed import level_of
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.kernel.engine import advance, play


def laid_out(difficulty: str, seats: int = 3) -> Table:
    """A table as its focus rows are laid out."""
    s = new_state(rules_with(("difficulty", difficulty)), seats)
    s.journal = []
    dice = api.Seeded(2)
    advance(s)
    while not table(s).draft.hands:
        play(s, s.asked[0].seat, api.pick(s.asked[0], dice))
    return table(s)


def levels(g: Table) -> list[int]:
    return [level_of(g.rules, card) for card in g.realms[g.seats - 1].row]


def trade(g: Table) -> list[tuple[int, ...]]:
    return [realm.trade for realm in g.realms]


@rule("ap.difficulty.choice")
def test_there_are_four_and_normal_is_usual() -> None:
    assert list(OPTIONS[0].values) == ["normal", "easy", "hard", "very_hard"]
    assert rules_with().options["difficulty"] == "normal"
    g = laid_out("normal")
    assert (levels(g), trade(g)) == ([1, 1, 1, 1, 1], [(0, 0, 0, 0, 0)] * 3)


@rule("ap.difficulty.easy")
def test_easy_gives_people_a_token_on_each_card() -> None:
    g = laid_out("easy")
    assert trade(g) == [(1, 1, 1, 1, 1), (1, 1, 1, 1, 1), (0, 0, 0, 0, 0)]
    told = [(at.seat, at.args) for at in g.journal or [] if at.key == "head_start"]
    assert told == [(0, (5,)), (1, (5,))]
    assert levels(g) == [1, 1, 1, 1, 1]


@rule("ap.difficulty.hard")
def test_hard_begins_with_level_two_in_the_last_two_slots() -> None:
    g = laid_out("hard")
    assert (levels(g), trade(g)) == ([1, 1, 1, 2, 2], [(0, 0, 0, 0, 0)] * 3)


@rule("ap.difficulty.very_hard")
def test_very_hard_begins_with_level_two_everywhere() -> None:
    g = laid_out("very_hard")
    assert (levels(g), trade(g)) == ([2, 2, 2, 2, 2], [(0, 0, 0, 0, 0)] * 3)
    # The second caravan of Currency is there from the start.
    assert g.realms[2].caravans.count(-1) == 2


@rule("ap.difficulty.hard", "ap.difficulty.very_hard")
def test_people_keep_their_own_first_cards() -> None:
    for difficulty in ("hard", "very_hard"):
        g = laid_out(difficulty)
        for realm in g.realms[:-1]:
            assert {level_of(g.rules, card) for card in realm.row} == {1}


@rule("ap.difficulty.choice")
def test_there_is_no_other_difficulty() -> None:
    with pytest.raises(api.BuildError):
        api.build("new-dawn", ("automated_player",), {"difficulty": "impossible"})


@rule("ap.difficulty.hard", "ap.setup.row_order")
def test_egypt_at_hard_begins_with_two_better_cards() -> None:
    t = Position("new-dawn", 2, rules=rules_with(("difficulty", "hard")))
    t.set("leader p1", "rome").set("leader p2", "egypt")
    table(t.state).stack = ()
    for step in t.rules.flows["setup"]:
        if step.name in ("focus rows", "difficulty"):
            step.begin(t.state, 0)
    assert t.fact("row p2") == [
        "ap_astrology", "ap_foreign_trade", "ap_pottery", "ap_iron_working", "ap_drama_and_poetry",
    ]  # fmt: skip
