"""Coverage counts what is proved, and finds what cites a rule that is not there."""

from pathlib import Path

import msgspec
import pytest

from ziggurat.build.build import Build, build
from ziggurat.build.game import Game, Module
from ziggurat.games.template import TEMPLATE
from ziggurat.kernel.content import Row
from ziggurat.ledger import components, coverage, faults, find_traces, load_ledger, own_traces
from ziggurat.ledger.entries import known_ids
from ziggurat.ledger.variants import variants

TRACED = """from tests.kit.trace import component, rule
@rule("tp.bid.secret", "tp.no.such_rule")
@component("ware.silk", "ware.no_such_ware")
def test_one(): ...
"""


@pytest.fixture
def tests_dir(tmp_path: Path) -> Path:
    """A folder of tests with one file in the template game's own folder."""
    path = tmp_path / "tests" / "games" / "template" / "test_a.py"
    path.parent.mkdir(parents=True)
    path.write_text(TRACED, "utf-8")
    return tmp_path / "tests"


def test_rules_without_a_test_are_named(tests_dir: Path) -> None:
    report = coverage(TEMPLATE, find_traces(tests_dir))
    assert report.total == len(load_ledger("template"))
    assert report.tested == 1
    assert "tp.bid.secret" not in report.untested
    assert "tp.bid.tie" in report.untested
    assert report.tests["tp.bid.secret"] == ["tests/games/template/test_a.py::test_one"]


def test_an_id_that_no_ledger_has_is_unknown(tests_dir: Path) -> None:
    report = coverage(TEMPLATE, find_traces(tests_dir))
    assert report.unknown == ("tp.no.such_rule",)
    assert "tp.no.such_rule: a test cites this rule, but no ledger has it" in faults(report)


def test_frames_and_reasons_must_cite_rules_that_are_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lost = {"tp.trick.theft", "tp.coins.no_debt"}
    monkeypatch.setattr("ziggurat.ledger.report.known_ids", lambda: known_ids() - lost)
    report = coverage(TEMPLATE, None)
    assert report.frames == ("frame Theft cites tp.trick.theft",)
    assert report.reasons == ("reason coins_short cites tp.coins.no_debt",)
    assert "frame Theft cites tp.trick.theft, but no ledger has it" in faults(report)


def test_the_template_game_cites_only_rules_that_are_there() -> None:
    report = coverage(TEMPLATE, own_traces())
    assert (report.frames, report.reasons) == ((), ())


def test_the_kernel_has_coverage_too(tests_dir: Path) -> None:
    report = coverage(None, find_traces(tests_dir))
    assert (report.game, report.total, report.tested) == ("kernel", 4, 0)
    assert "zg.finished" in report.untested


def test_without_tests_nothing_is_called_untested() -> None:
    report = coverage(TEMPLATE, None)
    assert (report.has_tests, report.tested, report.untested) == (False, None, ())
    assert faults(report) == ()
    rows = components(build(TEMPLATE), None)
    assert (rows.has_tests, rows.untested) == (False, ())


def test_components_show_moments_and_tests(tests_dir: Path) -> None:
    report = components(build(TEMPLATE), find_traces(tests_dir))
    silk = next(row for row in report.rows if row.name == "silk")
    assert (silk.family, silk.moments) == ("ware", ("closing",))
    assert silk.tests == ("tests/games/template/test_a.py::test_one",)
    assert "ware.mirror" in report.untested
    assert report.unknown == ("ware.no_such_ware",)


def test_a_test_of_another_game_proves_nothing_here(tests_dir: Path) -> None:
    folder = tests_dir / "games"
    (folder / "template").rename(folder / "other")
    report = components(build(TEMPLATE), find_traces(tests_dir))
    assert "ware.silk" in report.untested
    assert report.unknown == ()


def test_components_follow_the_modules() -> None:
    names = [row.name for row in components(build(TEMPLATE, ("festival",)), None).rows]
    assert "drum" in names
    assert "drum" not in [row.name for row in components(build(TEMPLATE), None).rows]


def test_reports_can_be_sent_as_json(tests_dir: Path) -> None:
    report = coverage(TEMPLATE, find_traces(tests_dir))
    assert msgspec.json.decode(msgspec.json.encode(report), type=type(report)) == report


def test_variants_bring_everything_in() -> None:
    settings = {(rules.modules, rules.options["length"]) for rules in variants(TEMPLATE)}
    assert settings == {((), "usual"), ((), "long"), (("festival",), "usual")}


def add_row(b: Build) -> None:
    """A module that always adds the same row."""
    b.content("ware").add((Row(80, "lamp"),))


def nothing(b: Build) -> None:
    """A module that others need."""


def test_variants_follow_needs_and_survive_modules_that_exclude_each_other() -> None:
    game: Game = TEMPLATE._replace(
        options=(),
        modules=(
            Module("base", nothing),
            Module("lamp", add_row, needs=("base",)),
            Module("other_lamp", add_row, excludes=("lamp",)),
        ),
    )
    modules = [rules.modules for rules in variants(game)]
    assert modules == [(), ("other_lamp",), ("base",), ("base", "lamp")]
