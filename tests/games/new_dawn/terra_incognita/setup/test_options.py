"""What can be agreed on: the peaceful game, the epic one, and a handicap."""

import pytest

from tests.games.new_dawn.terra_incognita.kit import MODULE, rules_with, set_up
from tests.kit.trace import rule
from ziggurat import api
from ziggurat.build.mix import menu
from ziggurat.build.option import seats_for
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


@rule("ti.optional.handicap", "ti.optional.handicap_more")
@pytest.mark.parametrize("tokens", range(19))
def test_any_number_of_tokens_from_0_to_18_can_be_agreed_on(tokens: int) -> None:
    g = set_up(2, rules=rules_with(("handicap", str(tokens))))
    assert g.realms[0].trade == spread(6, tokens)
    assert sum(g.realms[0].trade) == tokens
    assert sum(g.realms[1].trade) == 0


@rule("ti.optional.handicap")
@pytest.mark.parametrize("novices", ["none", "p3", "p2+p4", "p5+p1", "p1+p2+p3+p4+p5"])
def test_any_of_the_players_may_be_less_experienced(novices: str) -> None:
    g = set_up(5, rules=rules_with(("handicap", "8"), ("novices", novices)))
    for seat, name in enumerate(NEW_DAWN.seat_names):
        wanted = (2, 2, 1, 1, 1, 1) if name in novices.split("+") else (0,) * 6
        assert g.realms[seat].trade == wanted


@rule("ti.optional.handicap_limit")
@pytest.mark.parametrize("tokens", ["19", "-1", "2.5", "08", "many", ""])
def test_other_numbers_are_refused_and_say_what_is_right(tokens: str) -> None:
    with pytest.raises(BuildError, match="it can be: a whole number from 0 to 18"):
        api.build("new-dawn", (MODULE,), {"handicap": tokens})


@rule("ti.optional.handicap")
@pytest.mark.parametrize("seats", ["p6", "p1+p6", "p1,p2", "4", ""])
def test_seats_that_are_not_there_are_refused_and_say_what_is_right(seats: str) -> None:
    with pytest.raises(BuildError, match=r"it can be: none, p1, .* or several such as p1\+p5"):
        api.build("new-dawn", (MODULE,), {"novices": seats})
    rules = rules_with(("novices", "p2+p5"))
    with pytest.raises(BuildError, match=r"names p5, and nobody sits there; there are: p1, p2$"):
        seats_for(rules, 2)
    assert seats_for(rules, 5) == 5


@rule("ti.optional.handicap")
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ({"handicap": "none", "novices": "1"}, {"handicap": "0", "novices": "p1"}),
        ({"handicap": "6", "novices": "2"}, {"handicap": "6", "novices": "p1+p2"}),
        ({"handicap": "12", "novices": "3"}, {"handicap": "12", "novices": "p1+p2+p3"}),
    ],
)
def test_what_older_saves_call_a_handicap_means_what_it_did(
    old: dict[str, str], new: dict[str, str]
) -> None:
    """With two seats, three novices were all of them: such a save still opens."""
    rules = rules_with(*old.items())
    assert {name: rules.options[name] for name in new} == new
    g = set_up(2, rules=rules)
    tokens = int(new["handicap"])
    novices = new["novices"].count("p")
    expected = [tokens if seat < novices else 0 for seat in range(2)]
    assert [sum(realm.trade) for realm in g.realms] == expected


@rule("ti.optional.agreement")
def test_without_a_handicap_nobody_is_less_experienced() -> None:
    g = set_up(2)
    assert sum([sum(realm.trade) for realm in g.realms]) == 0


@rule("ti.optional.handicap")
def test_a_rule_that_plays_a_seat_gets_no_handicap() -> None:
    rules = api.build("new-dawn", (MODULE, "automated_player"), {"novices": "p2", "handicap": "6"})
    with pytest.raises(BuildError, match=r"names p2, and nobody sits there; there are: p1$"):
        seats_for(rules, 1)
    assert seats_for(rules, 2) == 3
