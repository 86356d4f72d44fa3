"""A card of another type replaces one: everything about it is settled before figures are asked."""

from tests.games.new_dawn.terra_incognita.kit import Frontier
from tests.kit.trace import rule
from ziggurat.games.new_dawn.ids import NONE


@rule("ti.focus.missing_type", "ti.army.fewer")
def test_a_government_is_gone_before_its_player_gives_up_figures() -> None:
    t = Frontier("astrology", 3).hold("p1", "oxford_university")
    t.set("row p1", "flight_ti", "capitalism", "steam_power", "astrology", "pottery", "irrigation")
    t.caravans("11a", "11b", "11c").armies("card", "card").set("government p1", "oligarchy")
    t.begin().play("spend 0")
    assert t.fact("governed p1") == ["capitalism"]
    t.play("gain 1 engineering")
    assert t.asked() == ["p1 lock_caravans"]
    assert t.unknown.governments[0] == NONE
    assert t.told("lost_government")
