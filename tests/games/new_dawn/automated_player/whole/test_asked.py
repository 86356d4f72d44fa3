"""Whole games with the automated player: nobody decides for it, and people are left in peace."""

from __future__ import annotations

from functools import cache
from typing import Final

import pytest

from tests.kit.builds import by_build
from tests.kit.trace import rule
from ziggurat import api
from ziggurat.build.build import new_state
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.turn.turn import Reset, Resolve
from ziggurat.kernel.engine import advance

# What people are asked while it has its turn: tokens for their defence, the city they give up,
# and what their own cards let them answer with.
ASKED_OF_PEOPLE: Final = {"spend_on_defence", "ap_give_up_city", "answer_pact", "lift_for_marker"}
DECISIONS: Final = by_build(4_000, 2_000)
MIXES: Final = (("automated_player",), ("terra_incognita", "automated_player"))


@cache
def rules_of(modules: tuple[str, ...]) -> api.Rules:
    return api.build("new-dawn", modules)


def has_its_turn(g: Table) -> bool:
    """Tell whether a card of the automated player is being resolved or reset."""
    return any([isinstance(at, Resolve | Reset) and at.seat == g.seats - 1 for at in g.stack])


@rule("ap.human.never_for_ap", "ap.human.in_ap_turn", "ap.random.nature")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("modules", MIXES, ids=lambda modules: modules[0])
def test_people_are_asked_three_things_only_in_its_turns(
    modules: tuple[str, ...], seats: int
) -> None:
    rules = rules_of(modules)
    dice = api.Seeded(seats)
    s = new_state(rules, seats)
    advance(s)
    turns = 0
    for _ in range(DECISIONS):
        if not s.asked:
            break
        g = table(s)
        for question in s.asked:
            assert question.seat != seats - 1, f"it is asked '{question.topic}'"
            if has_its_turn(g):
                turns += 1
                assert question.seat == api.NATURE or question.topic in ASKED_OF_PEOPLE
        api.play(s, s.asked[0].seat, api.pick(s.asked[0], dice))
        for name, invariant in rules.invariants.items():
            assert invariant.check(s) == "", name
    assert turns > 0


@rule("ap.random.explained", "ap.golden.random_rest")
@pytest.mark.parametrize("modules", MIXES, ids=lambda modules: modules[0])
def test_what_is_left_to_chance_is_told_with_its_list_and_number(modules: tuple[str, ...]) -> None:
    rules = rules_of(modules)
    dice = api.Seeded(11)
    s = new_state(rules, 2)
    s.journal = []
    advance(s)
    told = 0
    for _ in range(400):
        if not s.asked:
            break
        last = s.journal[-1] if s.journal else None
        if last is not None and last.key == "left_to_chance":
            assert rules.rows[last.args[0]].number in rules.families["priority_list"]
            assert s.asked[0].seat == api.NATURE
            assert last.args[1] == len(s.asked[0].options)
            told += 1
        if last is not None and last.key == "weighed":
            by, criterion, before, after = last.args
            assert by in rules.families["priority_list"]
            assert criterion in rules.families["criterion"]
            assert before > after >= 1
        api.play(s, s.asked[0].seat, api.pick(s.asked[0], dice))
    assert told > 0
