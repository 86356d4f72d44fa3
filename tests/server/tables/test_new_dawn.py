"""The table of A New Dawn: complete, typed, and true to the rules."""

from __future__ import annotations

from typing import Any, Final

import msgspec
import pytest

from tests.server.tables.matches import at_topic, fight, middle, new_dawn, played
from tests.server.tables.shape import faults
from ziggurat.api import NOBODY, Match
from ziggurat.games.new_dawn.combat import values
from ziggurat.kernel.engine import child
from ziggurat.server.tables import position
from ziggurat.server.tables.new_dawn import ITEMS, item

PIECE: Final = {
    "kind": str,
    "seat": int,
    "row": int,
    "side": int,
    "number": int,
    "amount": int,
}
SPACE: Final = {
    "n": int, "label": str, "q": int, "r": int, "terrain": int, "diff": int, "tile": int,
    "owner": int, "pieces": [PIECE], "marks": [{"name": str, "kind": str, "letter": str}],
    "signs": [object],
}  # fmt: skip
SLOT: Final = {
    "slot": int, "number": int, "card": int, "focus": int, "level": int, "value": int, "trade": int,
    "lying": [int],
}  # fmt: skip
REALM: Final = {
    "seat": int, "leader": int, "colour": int, "row": [SLOT], "dial": int, "cities": int,
    "mature": int, "capital": int, "figures": [{"kind": str, "number": int, "at": int}],
    "resources": [int], "natural": [int],
    "wonders": [int], "diplomacy": [{"row": int, "of": int, "spent": bool}], "spent": [int],
    "stored": int, "spaces": int, "tokens_left": int, "cities_left": int, "claims": [int],
    "progress": {"*": [int]},
}  # fmt: skip
ITEM: Final = {"what": str, "n": int, "row": int}
COMBAT: Final = {
    "seat": int, "space": int, "target": str, "defender": int, "step": int, "attack": [ITEM],
    "defence": [ITEM], "totals": [int],
}  # fmt: skip
SLOTS: Final = {
    "chips": [[{"name": str, "sign": str, "facts": [int], "kind": str}]],
    "lines": [[{"name": str, "rows": [int], "facts": [int]}]],
    "panels": [{"name": str, "sign": str, "lines": [object]}],
    "heaps": [{"name": str, "sign": str, "facts": [int], "kind": str}],
}
TABLE: Final = {
    "is": "new_dawn", "phase": str, "round": int, "first": int, "active": int,
    "spaces": [{**SPACE, "defence": int}], "realms": [REALM],
    "victory": [{"card": int, "agendas": [int]}],
    "needed": int, "slots": [int],
    "offer": [
        {"type": int, "wonder": int, "deck": int, "era": int, "costs": [int], "signs": [object]}
    ],
    "dials": {"event": int, "sections": [int], "next": int, "tech_levels": {"*": int}},
    "direction": int, "supply": [int], "most": {"trade": int},
    "combat": (None, COMBAT), "tie": None,
    **SLOTS,
}  # fmt: skip
PRINTED: Final = {"sides": [{"spaces": [SPACE]}]}
BUILDING: Final = {**TABLE, "hands": [[int]], "tiles": {"*": PRINTED}}


def on(space: dict[str, Any], kind: str) -> list[dict[str, Any]]:
    """The pieces of a kind on a space, but for traces of them."""
    return [piece for piece in space["pieces"] if piece["kind"] == kind and piece["side"] == 0]


def table_of(match: Match, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = position(match, "g", seat)["table"]
    return found


@pytest.mark.parametrize("seat", [NOBODY, 0, 3])
def test_the_table_has_the_agreed_shape(seat: int) -> None:
    table = table_of(middle()[0], seat)
    assert faults(table, TABLE) == []
    assert table["phase"] == "playing"
    assert len(table["spaces"]) >= 120
    assert msgspec.json.decode(msgspec.json.encode(table))["is"] == "new_dawn"


@pytest.mark.parametrize("topic", ["colour", "place_tile", "turn_tile", "lay_tile"])
def test_the_map_while_it_is_being_built(topic: str) -> None:
    match, question = played(new_dawn(), at_topic(topic))
    table = table_of(match, question.seat)
    assert faults(table, BUILDING) == []
    assert table["phase"] == "building"
    assert len(table["hands"]) == match.seats
    assert set(table["tiles"]) == {str(tile) for hand in table["hands"] for tile in hand}


def test_a_tile_is_shown_where_it_can_be_laid() -> None:
    match, question = played(new_dawn(), at_topic("lay_tile"))
    shown = position(match, "g", question.seat)["questions"][0]
    assert set(shown["cells"]) == {str(choice[1]) for choice in question.options}
    ghost = shown["ghost"]
    assert (ghost["tile"], ghost["side"], ghost["rotation"]) == question.facts
    taken = {(space["q"], space["r"]) for space in table_of(match, question.seat)["spaces"]}
    for q, r in shown["cells"].values():
        assert not {(q + at["q"], r + at["r"]) for at in ghost["spaces"]} & taken


@pytest.mark.parametrize("topic", ["place_tile", "turn_tile", "lay_tile"])
def test_all_ways_to_lay_a_tile_are_told_at_once(topic: str) -> None:
    match, question = played(new_dawn(), at_topic(topic))
    placing = position(match, "g", question.seat)["questions"][0]["placing"]
    assert {way["answers"][:1] for way in placing["ways"]} >= {
        (choice,) for choice in question.options if topic != "lay_tile"
    }
    for way in placing["ways"]:
        s = match.state
        for choice in way["answers"]:
            assert choice in s.asked[0].options
            s = child(s, question.seat, choice)
        # Where one place is left, the game lays the tile there by itself.
        if s.asked[0].topic == "lay_tile":
            assert s.asked[0].facts == (way["tile"], way["side"], way["rotation"])
            assert list(s.asked[0].options) == [(way["verb"], cell) for cell in way["cells"]]
        else:
            assert len(way["cells"]) == 1
    assert set(placing["cells"]) == {str(cell) for way in placing["ways"] for cell in way["cells"]}
    assert position(match, "g", 1 - question.seat)["questions"][0]["placing"] is None


def test_defence_stands_where_something_can_be_attacked() -> None:
    spaces = table_of(middle()[0], 0)["spaces"]
    strong = {space["n"] for space in spaces if space["defence"] >= 0}
    held = [at for at in spaces if at["owner"] >= 0 or on(at, "barbarian") or on(at, "city_state")]
    assert strong == {space["n"] for space in held}
    bare = [
        at for at in held if on(at, "barbarian") and at["owner"] < 0 and not on(at, "city_state")
    ]
    assert bare
    assert all(space["defence"] == space["diff"] for space in bare)


def test_both_sums_of_a_fight_add_up() -> None:
    match, question = fight()
    combat = table_of(match, question.seat)["combat"]
    assert faults(combat, COMBAT) == []
    sums = [sum(item["n"] for item in combat[side]) for side in ("attack", "defence")]
    assert combat["totals"] == sums == list(question.facts[1:])
    assert combat["space"] == question.facts[0]
    assert combat["seat"] == question.seat
    assert combat["step"] == 2


def test_items_of_a_fight_are_called_what_they_are() -> None:
    assert {
        values.DIE: "die", values.SLOT: "slot", values.TERRAIN: "terrain", values.DOUBLED: "city",
        values.STRENGTH: "state", values.MILITARY_CARD: "card",
        values.AGAINST_BARBARIANS: "barbarian", values.REINFORCED: "reinforced",
        values.TOKENS: "tokens",
    } == ITEMS  # fmt: skip


def test_a_card_that_adds_to_a_fight_is_named_by_its_family() -> None:
    match, _ = fight()
    leader = match.rules.families["leader"][0]
    shown = item(match.rules, values.OTHER_CARD, leader, 3)
    assert shown == {"what": "leader", "n": 3, "row": leader}


def test_tokens_spent_in_a_fight_are_an_item() -> None:
    match, question = fight()
    after = match.fork(match.next_entry - 1)
    before = table_of(after, 0)["combat"]
    count = question.options[-1][1]
    after.play(question.seat, question.options[-1])
    won = [event for _, event in after.events(NOBODY) if event.key.startswith("attack_")]
    assert count > 0
    assert won[-1].args == (before["space"], before["totals"][0] + count, before["totals"][1])


def test_a_game_that_is_over_says_who_won() -> None:
    match, _ = played(new_dawn(2, 5, map="first-game"), lambda _: False)
    assert match.outcome is not None
    shown = position(match, "g", 0)
    assert shown["table"]["phase"] == "over"
    assert shown["outcome"] == {"winners": match.outcome.winners, "by": match.outcome.by}
    assert shown["questions"] == []
    assert shown["turn"] == -1
