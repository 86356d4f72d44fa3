"""Which rules hold in a mix: those of modules in play, without those that they replace."""

from __future__ import annotations

from tests.kit.trace import rule
from ziggurat import api
from ziggurat.ledger.entries import load_ledger
from ziggurat.ledger.in_play import rules_in_play, standing_for


def test_without_modules_all_base_rules_hold_and_none_of_modules() -> None:
    for game in api.games().values():
        holding = rules_in_play(api.build(game.name))
        for entry in load_ledger(game.folder):
            assert (entry.id in holding) == (not entry.module)


@rule("ti.general.precedence")
def test_what_a_module_replaces_does_not_hold_and_everything_else_does() -> None:
    rules = api.build("new-dawn", ("terra_incognita",))
    holding = rules_in_play(rules)
    entries = [entry for entry in load_ledger("new_dawn") if entry.module in ("", *rules.modules)]
    replaced = {name for entry in entries for name in entry.replaces}
    assert replaced
    for entry in entries:
        assert (entry.id in holding) == (entry.id not in replaced), entry.id


def test_whoever_cites_a_replaced_rule_is_led_to_what_stands_for_it() -> None:
    base = api.build("new-dawn")
    grown = api.build("new-dawn", ("terra_incognita",))
    cited = ["nd.turn.choose", "nd.turn.no_pass", "nd.nothing"]
    assert [entry.id for entry in standing_for(base, cited)] == cited[:2]
    assert [entry.id for entry in standing_for(grown, cited)] == [
        "ti.turn.choose_six",
        "nd.turn.no_pass",
    ]


def test_a_rule_replaces_rules_that_there_are_and_never_itself() -> None:
    for game in api.games().values():
        entries = load_ledger(game.folder)
        known = {entry.id for entry in entries}
        for entry in entries:
            assert set(entry.replaces) <= known - {entry.id}
            assert entry.module or not entry.replaces
