"""Who is asked: whoever might have an answer for all that others know, and nobody else."""

import pytest

from tests.games.board_game.kit import laid_out, open_map, row_of, state
from tests.kit.table import Position
from ziggurat.games.board_game.research.prices import can_pay, might_pay
from ziggurat.games.board_game.rows.event import CultureEvent
from ziggurat.games.board_game.rows.tech import ANY_2, IRON_1, SPY_1, URANIUM_1
from ziggurat.games.board_game.turn.secrets import is_unseen

PHASES = ("start of turn", "trade", "city management", "movement")
ERAS = (0, 1, 2)


def cards_of(era: int) -> list[str]:
    """The culture events of an era by name."""
    rules = laid_out().rules
    rows = [rules.rows[number] for number in rules.families["culture_event"]]
    return [row.name for row in rows if isinstance(row, CultureEvent) and row.era == era]


def idle(seats: int = 2) -> Position:
    """p1 has a city that has acted and no figures, so that only what it holds is left to use."""
    return open_map(laid_out(seats)).set("armies p1").set("scouts p1")


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("era", ERAS)
def test_who_is_asked_does_not_depend_on_the_faces_of_cards(phase: str, era: int) -> None:
    asked = set()
    for card in cards_of(era):
        t = idle().set("hand p1", card).set("known p1", "horseback_riding", "pottery", "writing")
        t.at(f"turn p1 {phase}")
        names = [*t.asked()]
        while t.state.asked and t.state.asked[0].seat == 0 and len(names) < 6:
            if "p1 pass" not in t.options():
                break
            t.play("p1 pass")
            names += t.asked()
        asked.add(tuple(names))
    assert len(asked) == 1


@pytest.mark.parametrize("era", ERAS)
def test_who_may_interrupt_does_not_depend_on_the_faces_of_cards(era: int) -> None:
    asked = set()
    for card in cards_of(era):
        t = open_map(laid_out(3)).set("scouts p1", "A44").set("armies p1")
        t.set("hand p2", card).set("hand p3", "drought")
        t.at("turn p1 movement").play("p1 take A44 0 1")
        names = [*t.asked()]
        while t.state.asked[0].seat != 0:
            t.play(f"p{t.state.asked[0].seat + 1} pass")
            names += t.asked()
        asked.add(tuple(names))
    assert len(asked) == 1


def test_a_card_of_which_every_copy_lies_faceup_is_in_no_hand() -> None:
    t = open_map(laid_out()).set("scouts p1", "A44").set("armies p1").set("hand p2", "drought")
    assert t.at("turn p1 movement").play("p1 take A44 0 1").asked() == ["p2 while_moving"]
    t = open_map(laid_out()).set("scouts p1", "A44").set("armies p1").set("hand p2", "drought")
    g = state(t)
    defection = row_of(t, "defection")
    bag = g.event_bags[0]
    for _ in range(2):
        bag = bag.draw(defection).put_in_discard(defection)
    g.event_bags = (bag, *g.event_bags[1:])
    assert not is_unseen(g, defection)
    assert t.at("turn p1 movement").play("p1 take A44 0 1").asked() == ["p1 moving"]


@pytest.mark.parametrize("find", ["hut_iron", "hut_spy", "hut_wheat", "hut_incense", "hut_silk"])
def test_what_might_be_paid_does_not_depend_on_the_faces_of_markers(find: str) -> None:
    t = laid_out().set("facedown_finds p1", find).set("resources p1 wheat", "1")
    g = state(t)
    told = [might_pay(g, 0, price) for price in (IRON_1, SPY_1, URANIUM_1, ANY_2)]
    assert told == [True, True, False, True]
    for price in (IRON_1, SPY_1, URANIUM_1, ANY_2):
        assert might_pay(g, 0, price) or not can_pay(g, 0, price)
