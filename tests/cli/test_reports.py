"""`ziggurat rules` and `ziggurat components`: what is carried out and what proves it."""

from __future__ import annotations

import re

import pytest

from tests.cli.terminal import run
from ziggurat.cli import reports
from ziggurat.cli.words import Say
from ziggurat.ledger import ComponentReport, Coverage

FIGURES = ("total", "done", "tested", "untested", "rulings", "open", "unknown")


def test_rules_as_json_has_all_figures() -> None:
    data = run("rules", "--game", "template", "--json").data()
    assert set(FIGURES) <= set(data)
    assert data["total"] > 40


def test_rules_of_all_games_and_the_engine() -> None:
    names = [report["game"] for report in run("rules", "--json").data()]
    assert {"template", "kernel"} <= set(names)


def test_the_last_line_sums_up() -> None:
    last = run("rules", "--game", "template").out.splitlines()[-1]
    assert re.fullmatch(r"\d+ rules, \d+ tested, \d+ faults?", last)


def test_the_rules_of_one_game_are_listed() -> None:
    out = run("rules", "--game", "template", "--lang", "de").out
    assert "tp.bid.tie" in out
    assert "getestet" in out


@pytest.mark.parametrize(("fault", "code"), [((), 0), (("tp.bid.tie",), 1)])
def test_an_untested_rule_is_a_fault(
    fault: tuple[str, ...], code: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    report = Coverage("template", True, 1, 1, 0, fault, (), (), (), (), (), {})
    monkeypatch.setattr(reports, "coverage", lambda game, tests: report)
    ran = run("rules", "--game", "template")
    assert ran.code == code
    assert ("tp.bid.tie: no test cites this rule" in ran.out) == bool(fault)


def test_one_rule() -> None:
    out = run("rules", "tp.bid.tie").out
    assert "Of equal bids" in out
    assert "test_04_bidding.py::" in out


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_ruling_says_what_was_decided(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    say = Say(lang)
    known = reports._known("")
    rulings = [entry for entry in known.values() if entry.status == "ruling"]
    assert len(rulings) > 300
    for entry in rulings:
        reports._print_rule(entry, [], say)
        said = " ".join(capsys.readouterr().out.split())
        decided = " ".join(say.rule_text(entry).split())
        assert f"{entry.ruling}: {decided}" in said, entry.id
        assert " ".join(entry.reason.split()) in said, entry.id
        assert said.count(decided) == 1, entry.id


def test_without_the_tests_nobody_says_how_many_rules_are_tested(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(reports, "own_traces", lambda: None)
    lines = run("rules").out.splitlines()
    assert re.fullmatch(r"\d+ rules, 0 faults", lines[-1])
    assert "cannot be counted here" in " ".join(lines)
    assert [words.split()[3:5] for words in lines if words.startswith("new-dawn ")] == [["?", "?"]]
    assert run("rules", "--game", "template", "--json").data()["tested"] is None


def test_one_rule_as_json() -> None:
    data = run("rules", "tp.ware.copies", "--json").data()
    assert data["status"] == "ruling"
    assert data["tests"]


def test_a_ruling_is_told_with_its_reason() -> None:
    out = run("rules", "tp.ware.copies").out
    assert "Our ruling 00" in out


def test_all_rules_of_a_topic() -> None:
    names = [rule["id"] for rule in run("rules", "tp.bid", "--json").data()]
    assert "tp.bid.tie" in names
    assert all(name.startswith("tp.bid.") for name in names)


def test_components_are_listed_with_their_tests() -> None:
    ran = run("components", "--game", "template")
    assert ran.code == 0
    assert "Thief" in ran.out
    assert "Drum" in ran.out
    assert "0 untested" in ran.out.splitlines()[-1]


def test_components_as_json_hold_what_modules_change() -> None:
    rows = run("components", "--game", "template", "--json").data()["rows"]
    moments = {row["name"]: row["moments"] for row in rows}
    assert moments["carpet"] == ["closing"]
    assert all(row["tests"] for row in rows)


def test_components_speak_german() -> None:
    assert "Dieb" in run("components", "--game", "template", "--lang", "de").out


def test_an_untested_component_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    report = ComponentReport("template", True, (), ("ware.silk",), ())
    monkeypatch.setattr(reports, "report_components", lambda rules, tests: report)
    assert run("components", "--game", "template").code == 1
