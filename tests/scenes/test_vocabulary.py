"""The vocabulary lists every word a scene may use, with examples that can be used."""

from __future__ import annotations

import msgspec

from tests.scenes.scene_text import checks_of
from ziggurat import api
from ziggurat.scenes import facts_of, loads, vocabulary_of


def test_facts_come_with_their_kinds_and_an_example() -> None:
    facts = {fact.name: fact for fact in facts_of(api.build("template", ("festival",)))}
    assert facts["hand"].arguments == ("seat",)
    assert (facts["hand"].value, facts["hand"].many, facts["hand"].settable) == (
        "trick",
        True,
        True,
    )
    assert facts["hand"].example == "hand red: [thief, guard]"
    assert facts["on_show"].example == "on_show: silk"
    assert facts["lantern"].example == "lantern red: amber"


def test_every_example_can_be_set_up_and_expected() -> None:
    for fact in facts_of(api.build("template")):
        (check,) = checks_of(
            position=f"{{{fact.example}}}",
            play="[]",
            then=None,
            expect=f"{{facts: {{{fact.example}}}}}",
        )
        assert check.passed, fact.example


def test_the_vocabulary_names_choices_flows_and_frames() -> None:
    words = vocabulary_of(api.build("template"))
    assert "offer <seat> <ware> <coins>" in words.choices
    assert words.flows["night"][3:5] == ("bid", "tricks")
    assert words.frames["Theft"] == "seat: int, victim: int, stopped: bool, at: int"
    assert "Table" not in words.frames
    kinds = {kind.name: kind for kind in words.kinds}
    assert kinds["trick"].labels == ("thief", "guard", "bribe", "loan")
    assert (kinds["die"].low, kinds["die"].high) == (1, 6)


def test_the_vocabulary_can_be_sent() -> None:
    words = vocabulary_of(api.build("template"))
    assert msgspec.json.decode(msgspec.json.encode(words), type=type(words)) == words


def test_loads_names_the_text() -> None:
    (scene,) = loads("{scene: a, game: template, seats: [red, blue], expect: {asked: [nature]}}")
    assert (scene.source.file, scene.name) == ("<text>", "a")
