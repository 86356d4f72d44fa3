"""What the expansion makes of the automated player as a whole: its lists, and who can play."""

from __future__ import annotations

from tests.games.new_dawn.automated_player_terra_incognita.kit import joint_rules
from ziggurat import api
from ziggurat.build.mix import mixes
from ziggurat.games.new_dawn.automated_player.rows import PriorityList


def test_every_criterion_of_every_list_is_a_row_of_the_game() -> None:
    rules = joint_rules()
    lists = [rules.rows[number] for number in rules.families["priority_list"]]
    for row in lists:
        assert isinstance(row, PriorityList)
        for criterion in row.criteria:
            assert rules.rows.get(criterion.number) is criterion, (row.name, criterion.name)


def test_two_to_four_seats_can_play() -> None:
    both = ("automated_player", "terra_incognita")
    found = [mix for mix in mixes(api.games()["new-dawn"]) if set(both) <= set(mix.modules)]
    assert found
    assert {seats for mix in found for seats in mix.seats} == {2, 3, 4}
