"""Each kind of expectation holds when it should, and says what was found when it does not."""

from __future__ import annotations

import re

import pytest

from tests.kit.table import Position
from tests.scenes.scene_text import checks_of, one_scene
from ziggurat.build.game import Invariant
from ziggurat.kernel.state import State
from ziggurat.match.codec import digest
from ziggurat.scenes import SceneError, run_scene, seen
from ziggurat.scenes.expect import Now

OPEN = {"play": "[]", "then": None}
THEFT = {
    "position": "{coins blue: 4, hand red: [thief, loan], hand blue: [guard]}",
    "pending": "[night red tricks]",
    "then": None,
}
ENDED = {
    "position": "{night: 6, coins red: 7}",
    "pending": "[night red end]",
    "play": "[]",
    "then": None,
}


@pytest.mark.parametrize(
    ("expect", "passed", "found"),
    [
        ("{facts: {coins red: 3}}", True, "3"),
        ("{facts: {coins red: 4}}", False, "3"),
        ("{facts: {wares red: [silk]}}", True, "[silk]"),
        ("{facts: {wares red: []}}", False, "[silk]"),
        ("{facts: {wares red: [silk, silk]}}", False, "[silk]"),
        ("{facts: {on_show: nothing}}", True, "nothing"),
        ("{facts: {on_show: silk}}", False, "nothing"),
        ("{asked: [red]}", True, "[red play_trick]"),
        ("{asked: [red play_trick]}", True, "[red play_trick]"),
        ("{asked: [red bid]}", False, "[red play_trick]"),
        ("{asked: [blue]}", False, "[red play_trick]"),
        ("{asked: [red, blue]}", False, "[red play_trick]"),
        ("{asked: []}", False, "[red play_trick]"),
    ],
)
def test_facts_and_questions(expect: str, passed: bool, found: str) -> None:
    (check,) = checks_of(expect=expect, then=None)
    assert (check.passed, check.found) == (passed, found)


@pytest.mark.parametrize(
    ("expect", "passed", "found"),
    [
        ("{listed: [red bid 5]}", True, "[bid 0, bid 1, bid 2, bid 3, bid 4, bid 5]"),
        ("{listed: [blue bid 5]}", False, "[bid 0, bid 1, bid 2, bid 3, bid 4]"),
        ("{listed: [nature roll 1]}", False, "asked now: red, blue"),
        ("{not_listed: [blue bid 5]}", True, "[bid 0, bid 1, bid 2, bid 3, bid 4]"),
        ("{not_listed: [blue bid 4]}", False, "[bid 0, bid 1, bid 2, bid 3, bid 4]"),
        ("{not_listed: [nature roll 1]}", False, "asked now: red, blue"),
        ("{allowed: [blue bid 4]}", True, "allowed"),
        ("{allowed: [blue bid 5]}", False, "refused by tp.coins.no_debt"),
        ("{refused: {blue bid 5: tp.coins.no_debt}}", True, "tp.coins.no_debt"),
        ("{refused: {blue bid 5: tp.bid.amount}}", False, "tp.coins.no_debt"),
        ("{refused: {blue bid 4: tp.coins.no_debt}}", False, "allowed"),
        ("{only_listed: {nature: [roll 1]}}", False, "asked now: red, blue"),
    ],
)
def test_choices(expect: str, passed: bool, found: str) -> None:
    (check,) = checks_of(**OPEN, expect=expect)
    assert (check.passed, check.found) == (passed, found)


@pytest.mark.parametrize(
    ("choices", "passed"),
    [("[guard, pass]", True), ("[pass]", False), ("[pass, guard, bribe]", False)],
)
def test_only_listed_takes_any_order_but_all(choices: str, passed: bool) -> None:
    (check,) = checks_of(
        **THEFT, play="[red steal blue]", expect=f"{{only_listed: {{blue: {choices}}}}}"
    )
    assert (check.passed, check.found) == (passed, "[pass, guard]")


@pytest.mark.parametrize(
    ("fact", "passed"),
    [
        ("hand red: [loan, thief]", True),
        ("hand red: [thief, loan]", True),
        ("hand red: [thief, thief]", False),
        ("discarded: [guard, bribe]", True),
        ("discarded: [bribe, guard]", False),
    ],
)
def test_order_counts_where_the_game_keeps_it(fact: str, passed: bool) -> None:
    position = "{hand red: [thief, loan], discarded: [guard, bribe]}"
    (check,) = checks_of(**OPEN, position=position, expect=f"{{facts: {{{fact}}}}}")
    assert check.passed == passed


@pytest.mark.parametrize(
    ("part", "passed", "found"),
    [
        ("winners: [red]", True, "[red]"),
        ("winners: [blue, red]", False, "[red]"),
        ("by: wealth", True, "wealth"),
        ("by: points", False, "wealth"),
        ("scores: {blue: 5, red: 7}", True, "[red 7, blue 5]"),
        ("scores: {red: 5, blue: 7}", False, "[red 7, blue 5]"),
    ],
)
def test_the_outcome(part: str, passed: bool, found: str) -> None:
    (check,) = checks_of(**ENDED, expect=f"{{outcome: {{{part}}}}}")
    assert (check.key, check.passed, check.found) == ("outcome", passed, found)


def test_winners_in_any_order() -> None:
    (check,) = checks_of(
        **{**ENDED, "position": "{night: 6}"}, expect="{outcome: {winners: [blue, red]}}"
    )
    assert check.passed


def test_no_outcome_while_the_game_goes_on() -> None:
    (check,) = checks_of(**OPEN, expect="{outcome: {winners: [red]}}")
    assert (check.passed, check.found) == (False, "asked now: red, blue")


@pytest.mark.parametrize(
    ("who", "path", "passed", "found"),
    [
        ("red", "seats.red.hand: [loan]", True, "[3]"),
        ("red", "seats.0.hand: [3]", True, "[3]"),
        ("red", "seats.red.hand: []", False, "[3]"),
        ("red", "seats.blue.hand: []", True, "[]"),
        ("red", "seats.blue.hand: [guard]", False, "[]"),
        ("blue", "seats.blue.hand: [trick.guard]", True, "[1]"),
        ("spectator", "seats.blue.cards: 1", True, "1"),
        ("spectator", "seats.blue.cards: 2", False, "1"),
        ("blue", "MarketView.night: 0", True, "0"),
        ("blue", "night: nothing", False, "0"),
    ],
)
def test_what_is_seen(who: str, path: str, passed: bool, found: str) -> None:
    expect = f"{{sees: {{{who}: {{{path}}}}}}}"
    (check,) = checks_of(**THEFT, play="[red steal blue]", expect=expect)
    assert (check.passed, check.found) == (passed, found)


@pytest.mark.parametrize(
    ("key", "who", "fact", "passed"),
    [
        ("hidden", "red", "hand blue", True),
        ("hidden", "spectator", "hand red", True),
        ("hidden", "blue", "hand blue", False),
        ("hidden", "red", "coins blue", False),
        ("shown", "blue", "hand blue", True),
        ("shown", "spectator", "coins red", True),
        ("shown", "red", "hand blue", False),
    ],
)
def test_what_is_known(key: str, who: str, fact: str, passed: bool) -> None:
    expect = f"{{{key}: {{{who}: [{fact}]}}}}"
    (check,) = checks_of(**THEFT, play="[red steal blue]", expect=expect)
    assert check.passed == passed
    assert check.says == f"{who}: {fact}"


def test_a_leaking_view_is_found_out() -> None:
    scene = one_scene(**THEFT, play="[]", expect="{hidden: {blue: [hand red], red: [hand blue]}}")
    (base,) = scene.rules.views

    def leaky(s: State, seat: int) -> object:
        return base(s, 0)

    scene.rules.views = (leaky,)  # type: ignore[assignment]
    blue, red = run_scene(scene).checks
    assert (blue.passed, red.passed) == (False, True)
    assert blue.found.startswith("another view if it were [")


def test_worlds_that_cannot_be_prove_nothing() -> None:
    scene = one_scene(**THEFT, play="[]", expect="{hidden: {red: [hand blue]}}")
    hand = scene.rules.facts["hand"]
    scene.rules.invariants["fixed"] = Invariant(
        "fixed", lambda s: "" if hand.read(s, (1,)) == (1,) else "blue holds a guard"
    )
    with pytest.raises(SceneError, match="no other value to compare with"):
        run_scene(scene)


def test_a_leaking_question_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = one_scene(**THEFT, play="[]", expect="{hidden: {blue: [hand red]}}")
    assert run_scene(scene).passed
    monkeypatch.setattr(seen, "seen_by", lambda question, seat: question)
    assert not run_scene(scene).passed


@pytest.mark.parametrize(
    ("key", "who", "event", "passed"),
    [
        ("told", "red", "steals red blue", True),
        ("told", "spectator", "steals", True),
        ("told", "red", "steals blue red", False),
        ("told", "red", "stolen", False),
        ("not_told", "red", "steals red blue", False),
        ("not_told", "red", "steals blue red", True),
        ("not_told", "blue", "guards", True),
    ],
)
def test_what_is_told(key: str, who: str, event: str, passed: bool) -> None:
    expect = f"{{{key}: {{{who}: [{event}]}}}}"
    (check,) = checks_of(**THEFT, play="[red steal blue]", expect=expect)
    assert (check.passed, check.found) == (passed, "[steals 0 1]")


def test_events_belong_to_their_block() -> None:
    (check,) = checks_of(
        **{**THEFT, "then": "[{play: [blue pass], expect: {told: {red: [steals]}}}]"},
        play="[red steal blue]",
        expect=None,
    )
    assert (check.passed, check.found) == (False, "[stolen 0 1 3]")


def test_checks_come_in_the_order_written_and_name_their_line() -> None:
    checks = checks_of(expect="\n  asked: [red]\n  facts:\n    coins blue: 4\n    coins red: 3")
    assert [(check.line, check.key) for check in checks] == [
        (14, "asked"),
        (16, "facts"),
        (17, "facts"),
        (18, "asked"),
    ]


@pytest.mark.parametrize(
    "expect",
    [
        "facts: {coins red: 5}",
        "asked: [red play_trick]",
        "listed: [red pawn]",
        "only_listed: {red: [pass, steal blue, pawn]}",
        "refused: {red steal red: tp.target.another_seat}",
        "sees: {red: {seats.red.hand: [thief, loan]}}",
        "hidden: {red: [hand blue]}",
    ],
)
def test_a_check_repeats_what_the_scene_says(expect: str) -> None:
    (check,) = checks_of(**THEFT, play="[]", expect=f"{{{expect}}}")
    told = f"{check.key}: {check.says}"
    assert check.passed
    assert re.findall(r"[\w.]+", told) == re.findall(r"[\w.]+", expect)


def test_looking_changes_nothing() -> None:
    expect = (
        "{facts: {hand red: [loan]}, hidden: {red: [hand blue]}, shown: {blue: [hand blue]}, "
        "refused: {blue bribe: zg.other_question}, allowed: [blue guard], sees: {red: {night: 0}}}"
    )
    scene = one_scene(**THEFT, play="[red steal blue]", expect=expect)
    t = Position("template").set("hand red", "thief", "loan").set("hand blue", "guard")
    state = t.at("night red tricks").play("red steal blue").state
    before = digest(state)
    for expectation in scene.blocks[0].expect:
        assert expectation.check(Now(scene.source, state, [])).passed
        assert digest(state) == before
