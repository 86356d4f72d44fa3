"""Where armies and forts are, and that everybody may know it."""

import pytest

from tests.games.new_dawn.terra_incognita.kit import Frontier, set_up, space
from tests.kit.table import PositionError
from tests.kit.trace import rule
from ziggurat import api
from ziggurat.games.new_dawn.ids import LOCKED, ON_CARD
from ziggurat.games.new_dawn.terra_incognita.state import unknown
from ziggurat.games.new_dawn.terra_incognita.view import UnknownView


@rule("ti.component.armies", "ti.setup.army_on_card")
def test_everybody_has_two_armies_and_one_of_them_waits_on_the_card() -> None:
    assert unknown(set_up(3)).armies == ((ON_CARD, LOCKED),) * 3


def test_armies_and_forts_are_public() -> None:
    t = Frontier().armies("11b", "card", seat="p2").forts("5h")
    shown = [part for part in api.view(t.state, 0).parts if isinstance(part, UnknownView)]
    assert shown[0].armies[1] == (space("11b"), ON_CARD)
    assert shown[0].forts == (space("5h"),)


def test_nobody_has_a_third_army_and_no_control_token_lies_on_a_fort() -> None:
    t = Frontier().armies("11b", "11c")
    with pytest.raises(ValueError, match="a seat has 2 armies"):
        t.set("armies_on_card p1", "1")
    with pytest.raises(ValueError, match="a seat has 2 armies"):
        t.set("armies p1", "11b", "11c", "11d")
    t = Frontier().forts("5h").give("p1", tokens="5h")
    with pytest.raises(PositionError, match="control token on a fort"):
        t.begin()
