"""What happened is sorted into acts with their reasons, and leads to rules."""

from __future__ import annotations

import pytest

from ziggurat import api
from ziggurat.api import Event
from ziggurat.words.behind import acts, rule_behind


def events(*keys: str) -> list[Event]:
    return [Event(key, 1, ()) for key in keys]


def sorted_keys(*keys: str) -> list[tuple[str, ...]]:
    return [(at.event.key, *[reason.key for reason in at.reasons]) for at in acts(events(*keys))]


def test_reasons_belong_to_the_act_that_follows_them() -> None:
    found = sorted_keys("reads", "weighed", "left_to_chance", "placed", "one_option", "placed")
    assert found == [
        ("reads",),
        ("placed", "weighed", "left_to_chance"),
        ("placed", "one_option"),
    ]


def test_reasons_that_no_act_follows_stand_for_themselves() -> None:
    found = sorted_keys("weighed", "one_option", "reads", "left_to_chance")
    assert found == [("weighed", "one_option"), ("reads",), ("left_to_chance",)]


def test_what_happened_stays_in_its_order_and_nothing_is_lost() -> None:
    keys = ("turn", "reads", "weighed", "reads", "placed", "weighed")
    told = [event for act in acts(events(*keys)) for event in (*act.reasons, act.event)]
    assert sorted([event.key for event in told]) == sorted(keys)


def test_an_event_leads_to_the_rule_of_the_row_it_names() -> None:
    rules = api.build("new-dawn", ("automated_player",))
    numbers = {row.name: number for number, row in rules.rows.items()}
    order = (numbers["ap_early_empire"], numbers["place_near_cities"])
    reads = rule_behind(rules, Event("reads", 1, order))
    assert reads is not None
    assert reads.id == "ap.culture.early_empire"
    compared = (numbers["culture_early"], numbers["most_cities"], 5, 2)
    weighed = rule_behind(rules, Event("weighed", 1, compared))
    assert weighed is not None
    assert weighed.id == "ap.culture.order_early"


def test_other_events_lead_to_the_rule_that_the_ledger_names() -> None:
    rules = api.build("new-dawn")
    found = rule_behind(rules, Event("chose_focus", 0, (0, 0)))
    assert found is not None
    assert found.id.startswith("nd.")
    assert rule_behind(rules, Event("nothing_of_the_kind", 0, ())) is None


@pytest.mark.parametrize(
    ("modules", "rule"),
    [
        (("wisdom_and_warfare",), "ww.hut.wealth"),
        (("fame_and_fortune",), "ff.hut.friendly_barbarian_immediate"),
        (("fame_and_fortune", "wisdom_and_warfare"), "ff.hut.friendly_barbarian_immediate"),
    ],
)
def test_an_event_of_two_modules_leads_to_a_rule_of_one_in_play(
    modules: tuple[str, ...], rule: str
) -> None:
    rules = api.build("board-game", modules)
    numbers = {row.name: number for number, row in rules.rows.items()}
    found = rule_behind(rules, Event("found_at_once", 0, (numbers["village_wealth"],)))
    assert found is not None
    assert found.id == rule
