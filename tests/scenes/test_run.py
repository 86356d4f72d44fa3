"""A scene that cannot be played as written is an error; what it expects is compared."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests.scenes.scene_text import checks_of, error_of, line_of, one_scene, scene_text
from ziggurat.build.game import Invariant
from ziggurat.scenes import Report, SceneError, run_files, run_scene


def test_a_scene_can_be_run_again() -> None:
    play = "[red bid 2, blue bid 1, red pass, blue pass, nature roll 6]"
    scene = one_scene(play=play, expect="{asked: [nature], facts: {coins red: 5}}", then=None)
    first = run_scene(scene)
    assert first.passed
    assert run_scene(scene) == first


@pytest.mark.parametrize(
    ("changes", "line", "says"),
    [
        (
            {"position": "{hand red: [bribe, bribe, bribe, bribe, bribe]}"},
            "position",
            "'hand red' cannot be set up like this: there are not that many copies",
        ),
        (
            {"position": "{on_show: nothing}"},
            "position",
            "'on_show' cannot be set up like this: it cannot be nothing",
        ),
        ({"pending": "[{is: Each, name: party, order: [red]}]"}, "pending", "cannot go on"),
        ({"play": "[red bid 6]"}, "play", "You do not have that many coins. (tp.coins.no_debt)"),
        ({"play": "[red bid 6]"}, "play", "; listed: [bid 0, bid 1"),
        (
            {"play": "[red bid 1, red bid 2]"},
            "play",
            "'red bid 2' is refused: Not now: Blue has to answer first. (zg.not_asked); asked: b",
        ),
        ({"play": "[nature roll 1]"}, "play", "(zg.not_asked); asked: red, blue"),
        ({"play": "[red bid 1, blue bid 1, red steal red]"}, "play", "(tp.trick.from_hand)"),
        ({"nature": "[roll 1]"}, "nature", "nobody asked for Nature's answer 'roll 1'"),
        ({"then": "[{nature: [roll 1]}]"}, "then", "nobody asked for Nature's answer 'roll 1'"),
        (
            {"pending": "[night red die]", "play": "[red pass]"},
            "play",
            "Nature is asked 'die' and has no answer left: add one of [roll 1, roll 2",
        ),
        (
            {"pending": "[night red die]", "play": "[]", "expect": "{asked: [red]}"},
            "scene",
            "or expect 'asked: [nature]'",
        ),
        (
            {"pending": "[night red die]", "nature": "[draw thief]", "play": "[]"},
            "nature",
            "'draw thief' is refused",
        ),
        ({"begin": "setup", "play": "[]"}, "begin", "Nature is asked 'ware' and has no answer"),
        (
            {"pending": "[trick red]", "play": "[red pass]"},
            "play",
            "the rules fail after 'red pass': DeadEnd: no work is pending",
        ),
        ({"expect": "{sees: {red: {moon: 1}}}"}, "expect", "no single 'moon'"),
        ({"expect": "{sees: {red: {seats.moon: 1}}}"}, "expect", "'moon' is neither"),
        ({"expect": "{sees: {red: {seats.2.coins: 1}}}"}, "expect", "there are: 0, 1"),
        ({"expect": "{sees: {red: {night.x: 1}}}"}, "expect", "there are: none"),
        ({"expect": "{sees: {red: {seats.red.gold: 1}}}"}, "expect", "there are: cards, coins"),
        ({"expect": "{sees: {red: {seats.red: 1}}}"}, "expect", "add one of: cards, coins"),
        ({"expect": "{sees: {red: {seats.red.hand: 1}}}"}, "expect", "takes a list"),
        ({"expect": "{sees: {red: {night: [1]}}}"}, "expect", "takes a single value"),
        ({"expect": "{hidden: {red: [hand blue]}}"}, "expect", "no other value to compare with"),
    ],
)
def test_what_cannot_be_played_names_its_line(
    changes: dict[str, str | None], line: str, says: str
) -> None:
    error = error_of(**changes)
    assert says in error.text
    assert error.line == line_of(scene_text(), line)


def test_an_impossible_position_names_the_line_of_position() -> None:
    scene = one_scene()
    scene.rules.invariants["calm"] = Invariant("calm", lambda s: "too many coins")
    with pytest.raises(SceneError) as caught:
        run_scene(scene)
    assert caught.value.line == line_of(scene_text(), "position")
    assert "this position is impossible: calm: too many coins" in caught.value.text


def test_an_invariant_that_breaks_during_play_names_the_choice() -> None:
    scene = one_scene()
    on_show = scene.rules.facts["on_show"]
    scene.rules.invariants["show"] = Invariant(
        "show", lambda s: "" if on_show.read(s, ()) else "nothing on show"
    )
    with pytest.raises(SceneError) as caught:
        run_scene(scene)
    assert caught.value.line == line_of(scene_text(), "play")
    assert "'blue bid 1' breaks what must always hold: show: nothing" in caught.value.text


def test_setup_takes_natures_answers_before_the_position() -> None:
    changes = {"begin": "setup", "pending": None, "play": "[]", "then": None}
    nature = "[show silk, draw thief, draw loan]"
    expect = "{facts: {on_show: silk, hand red: [guard], hand blue: [loan]}}"
    (show, red, blue) = checks_of(
        **changes, nature=nature, position="{hand red: [guard]}", expect=expect
    )
    assert (show.passed, red.passed, blue.passed) == (True, True, True)


def test_a_seed_plays_the_same_setup_again() -> None:
    def on_show(seed: int) -> str:
        (check,) = checks_of(
            begin=f"seed {seed}",
            position=None,
            pending=None,
            play="[]",
            expect="{facts: {on_show: silk}}",
            then=None,
        )
        return check.found

    first = [on_show(seed) for seed in range(9)]
    assert [on_show(seed) for seed in range(9)] == first
    assert len(set(first)) > 1


def test_a_position_before_the_setup_counts_in_it() -> None:
    checks = checks_of(
        position="{hand red: [loan, loan, loan, loan]}",
        pending=None,
        nature="[show silk, draw thief]",
        play="[]",
        expect="{facts: {hand blue: [thief]}}",
        then=None,
    )
    assert [check.passed for check in checks] == [True]


def test_natures_lines_in_the_play_come_before_the_script() -> None:
    checks = checks_of(
        pending="[night red die]",
        nature="[show mirror]",
        play="[nature roll 1]",
        expect="{facts: {on_show: mirror}, asked: [nature trick]}",
        position=None,
        then=None,
    )
    assert [check.passed for check in checks] == [True, True]


def test_files_are_reported_together(tmp_path: Path) -> None:
    good = scene_text()
    (tmp_path / "a.yaml").write_text(f"{good}\n---\n{good.replace('Two', 'More')}", "utf-8")
    (tmp_path / "b.yaml").write_text(scene_text(expect="{facts: {coins red: 4}}"), "utf-8")
    (tmp_path / "c.yaml").write_text(scene_text(game="chess"), "utf-8")
    unplayable = scene_text(scene="Unplayable", play="[red pass]")
    (tmp_path / "d.yaml").write_text(f"{unplayable}\n---\n{good}", "utf-8")
    report = run_files([tmp_path])
    assert (report.passed, report.scenes, report.checks, report.failed) == (False, 4, 8, 1)
    assert [Path(fault.file).name for fault in report.faults] == ["c.yaml", "d.yaml"]
    assert [result.passed for result in report.results] == [True, True, False, True]
    assert msgspec.json.decode(msgspec.json.encode(report), type=Report) == report


def test_a_file_that_is_not_there_is_a_fault(tmp_path: Path) -> None:
    report = run_files([tmp_path / "none.yaml"])
    assert (report.passed, report.faults[0].line) == (False, 0)
    assert "cannot be read" in report.faults[0].text


def test_no_scene_at_all_is_no_success(tmp_path: Path) -> None:
    assert not run_files([tmp_path]).passed
