"""Every slip in a scene is an error with file and line that says what would be right."""

from __future__ import annotations

from typing import ClassVar

import pytest

from tests.scenes.scene_text import GOOD, error_of, line_of, one_scene, scene_text
from ziggurat import api
from ziggurat.kernel.flows import Each, Flow, Together
from ziggurat.kernel.frame import Frame
from ziggurat.scenes import SceneError, loads, pending


def test_the_good_scene_is_good() -> None:
    scene = one_scene()
    assert (scene.name, scene.seats, scene.line) == ("Two bids", 2, 1)
    assert (scene.covers, scene.components) == (("tp.bid.highest",), ("ware.silk",))


@pytest.mark.parametrize("key", ["scene", "game", "seats"])
def test_what_a_scene_needs(key: str) -> None:
    error = error_of(**{key: None})
    assert (error.line, error.text) == (1, f"a scene needs '{key}'")


@pytest.mark.parametrize(
    "key", ["modules", "options", "covers", "components", "begin", "position", "nature", "then"]
)
def test_what_a_scene_can_do_without(key: str) -> None:
    changes: dict[str, str | None] = {key: None}
    if key == "position":
        changes |= {"play": "[]", "expect": "{facts: {on_show: nothing}}", "then": None}
    assert one_scene(**changes).name == "Two bids"


@pytest.mark.parametrize(
    ("key", "value", "says"),
    [
        ("game", "chess", "there is no game 'chess'; there are: "),
        ("game", "[template]", "'game' takes a single value, not a list"),
        ("game", "", "'game' is empty"),
        ("modules", "[circus]", "has no module 'circus'; there are: festival"),
        ("modules", "festival", "'modules' takes a list, '[...]', not 'festival'"),
        ("options", "{length: no}", "option 'length' cannot be 'no'; it can be: usual, long"),
        ("options", "{weather: fine}", "has no option 'weather'; there are: length"),
        ("options", "[length]", "'options' takes 'key: value' lines, not a list"),
        ("seats", "[red]", "template is for 2 to 4 seats, not 1"),
        ("seats", "[]", "template is for 2 to 4 seats, not 0"),
        ("seats", "[blue, red]", "seats are taken in the game's order: [red, blue]"),
        ("seats", "[red, pink]", "seats are taken in the game's order: [red, blue]"),
        ("seats", "2", "'seats' takes a list"),
        ("covers", "[tp.bid.lowest]", "there is no rule 'tp.bid.lowest'"),
        ("covers", "[{tp: bid}]", "'covers' takes a single value, not 'key: value' lines"),
        ("components", "[ware.sofa]", "there is no component 'ware.sofa'"),
        ("components", "[ware.drum]", "there is no component 'ware.drum'"),
        ("components", "[silk]", "write family and name"),
        ("begin", "middle", "write 'empty', 'setup' or 'seed <number>'"),
        ("begin", "seed x", "write 'empty', 'setup' or 'seed <number>'"),
        ("position", "{gold red: 1}", "'gold red' is not a fact of this game; known: coins, hand"),
        ("position", "{coins: 1}", "'coins' does not fit: write 'coins <seat>'"),
        ("position", "{coins green: 1}", "'green' is not here; known: red, blue"),
        ("position", "{first: green}", "'green' is not here; known: red, blue"),
        ("position", "{coins red: 1e3}", "a whole number from 0 to 99"),
        ("position", "{coins red: 100}", "a whole number from 0 to 99"),
        ("position", "{coins red: [1]}", "'coins red' takes a single value, not a list"),
        ("position", "{coins red: }", "'coins red' is empty"),
        ("position", "{hand red: guard}", "'hand red' takes a list"),
        ("position", "{hand red: [silk]}", "'silk' is not of kind 'trick'; known: bribe, guard"),
        ("position", "{coins red: 1, coins  red: 2}", "'coins red' is there twice"),
        ("position", "{}", "'position' takes 'key: value' lines, not nothing"),
        ("pending", "[]", "'pending' is empty"),
        ("pending", "night red bid", "'pending' takes a list"),
        ("pending", "[day red bid]", "'day red bid' is not pending work"),
        ("pending", "[night]", "write '<flow> <seat>' or '<flow> <seat> <step>'"),
        ("pending", "[night green bid]", "'green' is not here; known: red, blue"),
        ("pending", "[night red sleep]", "'sleep' is not a step of this flow; steps: ware, draw"),
        ("pending", "[{seat: red}]", "say what this is: 'is: <name of a frame>'"),
        ("pending", "[{is: Murder}]", "there is no 'Murder' in this game; frames: Flow, Each"),
        ("pending", "[{is: Bag, top: [], unknown: [], discard: []}]", "expected Frame, found Bag"),
        ("pending", "[{is: DrawTrick}]", "DrawTrick lacks 'seat'; it has: seat: int"),
        ("pending", "[{is: DrawTrick, seat: red, at: 1}]", "DrawTrick has no 'at'"),
        ("pending", "[{is: DrawTrick, seat: pink}]", "'pink' is neither a whole number nor a word"),
        ("pending", "[{is: Each, name: trick, order: red}]", "'red' is not a verb"),
        (
            "pending",
            "[{is: Theft, seat: red, victim: blue, stopped: no, at: 0}]",
            "'stopped' is either true or false, not 'no'",
        ),
        (
            "pending",
            "[{is: Fire, moment: closing, args: [], left: [[red]]}]",
            "'left' takes 2 values",
        ),
        ("nature", "[roll 7]", "a whole number from 1 to 6"),
        ("nature", "[nature roll 6]", "'nature' is not a verb"),
        ("play", "[red bid]", "write 'bid <coins>'"),
        ("play", "[pink bid 1]", "'pink' is not a seat"),
        ("play", "[green bid 1]", "'green' is not here; known: red, blue, nature"),
        ("play", "[red jump]", "'jump' is not a verb"),
        ("play", "red bid 1", "'play' takes a list"),
        ("expect", "{fact: {}}", "unknown key 'fact' in 'expect'; known: facts, asked"),
        ("expect", "{}", "'expect' takes 'key: value' lines, not nothing"),
        ("expect", "{facts: {coins pink: 1}}", "'pink' is not here"),
        ("expect", "{asked: [pink]}", "'pink' is not here; known: red, blue, nature"),
        ("expect", "{asked: [red, red bid]}", "'asked' names a seat twice"),
        ("expect", "{listed: []}", "'listed' is empty"),
        ("expect", "{not_listed: [red]}", "says who but not what"),
        ("expect", "{allowed: [red fly]}", "'fly' is not a verb"),
        ("expect", "{only_listed: {pink: [pass]}}", "'pink' is not here"),
        ("expect", "{refused: {red bid 3: tp.no.such}}", "there is no rule 'tp.no.such'"),
        ("expect", "{refused: {red bid 3: [zg.finished]}}", "takes a single value"),
        ("expect", "{sees: {nature: {night: 1}}}", "'nature' is not here; known: red, blue, spec"),
        ("expect", "{hidden: {red: [guard]}}", "'guard' is not a fact of this game"),
        ("expect", "{hidden: {red: []}}", "'red' is empty"),
        ("expect", "{shown: {pink: [night]}}", "'pink' is not here"),
        ("expect", "{told: {red: [sneezed]}}", "this game tells no event 'sneezed'"),
        ("expect", "{not_told: {red: [bid pink 1]}}", "'pink' is neither"),
        ("expect", "{outcome: {loser: red}}", "unknown key 'loser' in 'outcome'"),
        ("expect", "{outcome: {winners: [green]}}", "'green' is not here"),
        ("expect", "{outcome: {scores: {red: 1}}}", "'scores' takes a line for each seat"),
        ("then", "[]", "'then' is empty"),
        ("then", "[{position: {night: 1}}]", "unknown key 'position' in 'then'"),
        ("then", "[pass]", "'then' takes 'key: value' lines"),
    ],
)
def test_a_slip_names_its_line(key: str, value: str, says: str) -> None:
    error = error_of(**{key: value})
    assert error.line == line_of(scene_text(), key)
    assert says in error.text
    assert str(error).startswith(f"a.yaml:{error.line}: ")


def test_an_unknown_key_names_its_line() -> None:
    with pytest.raises(SceneError) as caught:
        loads(scene_text() + "\nexpects: {}\n", "a.yaml")
    assert caught.value.line == len(GOOD) + 1
    assert "unknown key 'expects' in 'scene'; known: scene, game" in caught.value.text


def test_the_line_is_that_of_the_word_not_of_its_key() -> None:
    text = scene_text(play="\n  - red bid 1\n  - blue jump")
    with pytest.raises(SceneError) as caught:
        loads(text, "a.yaml")
    assert caught.value.line == line_of(text, "play") + 2


def test_a_scene_that_expects_nothing_is_an_error() -> None:
    error = error_of(expect=None, then="[{play: [red pass]}]")
    assert (error.line, "expects nothing" in error.text) == (1, True)


def test_an_empty_file_holds_no_scene() -> None:
    with pytest.raises(SceneError, match=r"a.yaml:1: there is no scene"):
        loads("# nothing yet\n", "a.yaml")


def test_two_scenes_may_not_share_a_name() -> None:
    text = scene_text()
    with pytest.raises(SceneError) as caught:
        loads(f"{text}\n---\n{text}", "a.yaml")
    assert caught.value.line == len(GOOD) + 2
    assert "two scenes are called 'Two bids'" in caught.value.text


def test_a_fact_that_can_only_be_read_cannot_be_set_up(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = api.build("template")
    rules.facts["night"] = rules.facts["night"]._replace(write=None)
    monkeypatch.setattr(api, "build", lambda *_: rules)
    error = error_of(position="{night: 1}")
    assert error.line == line_of(scene_text(), "position")
    assert "'night' can be expected but not set up" in error.text


def test_a_fact_that_can_only_be_read_cannot_be_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = api.build("template")
    rules.facts["night"] = rules.facts["night"]._replace(write=None)
    monkeypatch.setattr(api, "build", lambda *_: rules)
    error = error_of(expect="{hidden: {red: [night]}}")
    assert error.line == line_of(scene_text(), "expect")
    assert "use 'sees'" in error.text


def test_an_ambiguous_word_needs_its_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = api.build("template", ("festival",))
    rules.kinds["seat"].numbers["jade"] = 3
    monkeypatch.setattr(api, "build", lambda *_: rules)
    error = error_of(expect="{told: {red: [hid_lantern red jade]}}")
    assert "write 'seat.jade' or 'lantern.jade'" in error.text
    assert one_scene(expect="{told: {red: [hid_lantern red lantern.jade]}}").name


def test_pending_work_is_read_bottom_first() -> None:
    scene = one_scene(
        pending="[night blue die, {is: Each, name: trick, order: [blue, red]}, game red]"
    )
    bottom, middle, top = scene.pending
    assert isinstance(bottom, Flow)
    assert (bottom.name, bottom.seat, bottom.step) == ("night", 1, "die")
    assert isinstance(middle, Each)
    assert middle.order == (1, 0)
    assert isinstance(top, Flow)
    assert (top.name, top.step) == ("game", "begin")


def test_a_step_of_several_words_and_a_choice_inside_a_frame() -> None:
    scene = one_scene(
        modules="[festival]",
        pending="[night red show lanterns, "
        "{is: Together, asker: bid, order: [0, blue], args: [], answers: [bid 3, []]}]",
    )
    flow, together = scene.pending
    assert isinstance(flow, Flow)
    assert flow.step == "show lanterns"
    assert isinstance(together, Together)
    assert together.answers == ((12, 3), ())


class Hoard(Frame):
    """A frame with records inside, which the template game does not have."""

    SPEC: ClassVar[str] = "bag: Bag, spare: Bag | None"


BAG = "{is: Bag, top: [silk], unknown: [], discard: []}"
BAG_DATA = {"is": "Bag", "top": [10], "unknown": [], "discard": []}


def hoard_of(monkeypatch: pytest.MonkeyPatch, spare: str) -> dict[str, object]:
    """What the codec is given; a frame of a test cannot be made when the engine is compiled."""
    rules = api.build("template")
    rules.records["Hoard"] = Hoard
    given: list[dict[str, object]] = []

    def decode(_: object, expected: str, data: dict[str, object], path: str) -> Flow:
        given.append(data)
        return Flow("game", 0)

    monkeypatch.setattr(api, "build", lambda *_: rules)
    monkeypatch.setattr(pending, "decode", decode)
    one_scene(pending=f"[{{is: Hoard, bag: {BAG}, spare: {spare}}}]")
    return given[0]


@pytest.mark.parametrize(("spare", "data"), [("nothing", None), (BAG, BAG_DATA)])
def test_a_frame_may_hold_records(
    monkeypatch: pytest.MonkeyPatch, spare: str, data: object
) -> None:
    hoard = hoard_of(monkeypatch, spare)
    assert hoard == {"is": "Hoard", "bag": BAG_DATA, "spare": data}


def test_a_record_in_a_frame_says_what_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(SceneError, match="'spare' takes 'is: Bag' and fields"):
        hoard_of(monkeypatch, "[]")
