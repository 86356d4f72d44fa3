"""Antananarivo does nothing for the automated player, whatever it holds."""

from __future__ import annotations

from tests.games.new_dawn.automated_player_terra_incognita.kit import Pioneer
from tests.kit.trace import rule


@rule("ap.wonder.text_ignored")
def test_antananarivo_is_no_city_of_the_automated_player() -> None:
    t = Pioneer("ap_astrology").set("laid 21", "0", "0", "-2", "-1")
    t.add("city_state_tokens", "21e").hold("p2", "antananarivo").turn()
    assert t.fact("cities p2") == ["11a"]
    assert "21e" in t.fact("city_state_tokens")
