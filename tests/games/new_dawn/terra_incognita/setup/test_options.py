"""What can be agreed on: the peaceful game, the epic one, and a handicap."""

import pytest

from tests.games.new_dawn.terra_incognita.kit import MODULE, rules_with, set_up
from tests.kit.trace import rule
from ziggurat import api
from ziggurat.build.mix import menu
from ziggurat.build.seam import BuildError
from ziggurat.games.new_dawn.rules import NEW_DAWN
from ziggurat.games.new_dawn.terra_incognita.setup.options import spread


@rule("ti.optional.agreement", "ti.optional.others")
def test_the_options_are_those_of_the_base_game_and_three_more() -> None:
    there = menu(NEW_DAWN, (MODULE,))
    assert list(there.options) == ["map", "leaders", "length", "peaceful", "handicap", "novices"]
    assert list(menu(NEW_DAWN).options) == ["map", "leaders", "length"]


@rule("ti.optional.peaceful_cards", "ti.optional.peaceful_goal")
def test_a_peaceful_game_has_no_fort_cards_and_needs_all_others() -> None:
    g = set_up(2, rules=rules_with(("peaceful", "yes")))
    names = [g.rules.rows[card].name for card in g.victory]
    assert len(names) == 3
    assert not {"fort-fortified", "fort-expeditionary"} & set(names)
    assert g.rules.limits["victory_spare"] == 0


@rule("ti.optional.peaceful_forts")
def test_forts_are_laid_in_a_peaceful_game_too() -> None:
    g = set_up(3, rules=rules_with(("peaceful", "yes")))
    assert len([at for at in g.board.placed if at[0] > 21]) == 3


@rule("ti.optional.epic_with_ti")
def test_an_epic_game_is_a_peaceful_one() -> None:
    with pytest.raises(BuildError):
        api.build("new-dawn", (MODULE,), {"length": "epic", "peaceful": "no"})
    g = set_up(2, rules=rules_with(("length", "epic")))
    assert g.rules.options["peaceful"] == "yes"
    assert len(g.victory) == 4
    assert g.rules.limits["victory_spare"] == 0
    offered = {at.name: at.obstacle for at in menu(NEW_DAWN, (MODULE,)).options["length"]}
    assert offered["usual"] is None
    assert offered["epic"] is not None


@rule("ti.optional.handicap", "ti.optional.handicap_more", "ti.optional.handicap_limit")
@pytest.mark.parametrize(
    ("tokens", "cards"),
    [
        (6, (1, 1, 1, 1, 1, 1)),
        (8, (2, 2, 1, 1, 1, 1)),
        (12, (2, 2, 2, 2, 2, 2)),
        (18, (3, 3, 3, 3, 3, 3)),
        (20, (3, 3, 3, 3, 3, 3)),
    ],
)
def test_a_handicap_is_spread_from_the_left(tokens: int, cards: tuple[int, ...]) -> None:
    assert spread(6, tokens) == cards


@rule("ti.optional.handicap")
def test_less_experienced_players_begin_with_tokens() -> None:
    g = set_up(3, rules=rules_with(("handicap", "12"), ("novices", "2")))
    cards = len(g.realms[0].row)
    assert g.realms[0].trade == spread(cards, 12)
    assert g.realms[1].trade == spread(cards, 12)
    assert g.realms[2].trade == (0,) * cards


@rule("ti.optional.agreement")
def test_without_a_handicap_nobody_is_less_experienced() -> None:
    g = set_up(2)
    assert sum([sum(realm.trade) for realm in g.realms]) == 0
    with pytest.raises(BuildError):
        api.build("new-dawn", (MODULE,), {"novices": "3", "handicap": "none"})
