"""Six slots numbered 1, 1, 2 to 5 and a sixth type of card."""

from __future__ import annotations

import pytest

from tests.games.new_dawn.seams.probe import plays_through, rules_with, set_up
from ziggurat import api
from ziggurat.build.build import Build
from ziggurat.build.kind import labelled
from ziggurat.games.new_dawn.focus.row import STORED, places_from, slot_value, value_from
from ziggurat.games.new_dawn.ids import FIRST_SLOT, FOCUS_TYPES
from ziggurat.games.new_dawn.moments import SLOT_VALUE
from ziggurat.games.new_dawn.printed import printed
from ziggurat.games.new_dawn.rows import FocusCard, Leader, Slot
from ziggurat.games.new_dawn.state import Table
from ziggurat.games.new_dawn.turn.turn import Reset
from ziggurat.games.new_dawn.verbs import FOCUS, RESOLVE
from ziggurat.kernel.content import Adjust, Cue, Plus, Row
from ziggurat.kernel.engine import play
from ziggurat.kernel.state import State

GROWTH = 5
GROWTH_CARD = 20


def grow_nothing(g: Table, seat: int, place: int, value: int) -> None:
    """Tell that a card was resolved."""
    g.note("chose_focus", seat, (g.realms[seat].row[place], value))


def six_slots(b: Build) -> None:
    """One more slot on the left, one more type, and a leader whose cards count one further."""
    b.content("focus_slot").add((Slot(FIRST_SLOT - 1, "S0", 1),))
    b.kinds.replace("focus", labelled("focus", [*FOCUS_TYPES, "growth"]))
    cards = [
        FocusCard(GROWTH, level, f"growth_{level}", grow_nothing, number=GROWTH_CARD + level - 1)
        for level in (1, 2, 3, 4)
    ]
    b.content("focus_card").add(tuple(cards))
    rome = next(row for row in b.content("leader").items if row.name == "rome")
    assert isinstance(rome, Leader)
    hasty = Leader(rome.number, "rome", rome.order, (*rome.hooks, Plus(SLOT_VALUE, 1)))
    b.content("leader").replace("rome", hasty)


def test_six_cards_lie_in_six_slots_and_the_new_type_leftmost() -> None:
    rules = rules_with(six_slots)
    g = set_up(rules, 2)
    for realm in g.realms:
        assert len(realm.row) == len(realm.trade) == len(realm.tokens_on_cards) == 6
        assert realm.row[0] == GROWTH_CARD
        assert realm.deck.bit_count() == 18
    assert list(rules.kinds["slot"].labels.values()) == ["0", "1", "2", "3", "4", "5"]
    assert rules.kinds["place"].labels[STORED] == "store"
    assert rules.kinds["place"].labels[5] == "5"
    assert [choice[1] for choice in g.asked[0].options] == [0, 1, 2, 3, 4, 5]


def test_slots_have_numbers_of_their_own_and_shifts_count_places() -> None:
    rules = rules_with(six_slots, options={"map": "first-game", "leaders": "chosen"})
    rome = rules.kinds["leader"].parse("rome")
    g = set_up(rules, 2, leader=rome)
    assert [slot_value(g, 1, place) for place in range(6)] == [1, 1, 2, 3, 4, 5]
    assert [slot_value(g, 0, place) for place in range(6)] == [1, 2, 3, 4, 5, 5]
    assert value_from(g, 0, g.realms[0].row[4], 0) == 1


# Several changes of the slot


def near_start(s: State, cue: Cue, place: int) -> int:
    """A card that is resolved in a slot numbered 1 or 2 counts two further."""
    return place + 2 if printed(s.rules).slots[place] < 3 else place


def two_shifts(b: Build) -> None:
    """For everybody: cards count two further, and those near the start two further still."""
    b.content("rule").add(
        (
            Row(330, "far", (Plus(SLOT_VALUE, 2),)),
            Row(331, "farther", (Adjust(SLOT_VALUE, near_start),)),
        )
    )


def test_shifts_apply_in_any_order_and_results_that_are_alike_count_once() -> None:
    g = set_up(rules_with(six_slots, two_shifts), 2)
    card = g.realms[0].row[0]
    found = [places_from(g, 0, card, place) for place in range(6)]
    assert found == [[4], [3, 5], [4, 5], [5], [5], [5]]
    assert [slot_value(g, 0, place) for place in range(6)] == [4, 5, 5, 5, 5, 5]


def test_whoever_resolves_a_card_is_asked_only_if_the_order_matters() -> None:
    rules = rules_with(six_slots, two_shifts)
    g = set_up(rules, 2)
    seat = g.active
    play(g, seat, (FOCUS, 0))
    assert g.asked[0].topic != "choose_slot"
    g = set_up(rules, 2)
    play(g, seat, (FOCUS, 1))
    question = g.asked[0]
    assert (question.topic, question.options) == ("choose_slot", ((RESOLVE, 3), (RESOLVE, 5)))
    with pytest.raises(api.Refused):
        play(g, seat, (RESOLVE, 4))
    card = g.realms[seat].row[1]
    g.journal = []
    play(g, seat, (RESOLVE, 3))
    assert [event.args for event in g.journal if event.key == "chose_focus"] == [(card, 3)]
    frame = g.stack[1]
    assert isinstance(frame, Reset)
    assert (frame.place, frame.value) == (1, 3)


def test_games_in_which_slots_change_in_several_ways_end() -> None:
    plays_through(rules_with(six_slots, two_shifts), 3)


def test_games_with_six_slots_end() -> None:
    plays_through(rules_with(six_slots), 3)
