"""The Non-Aggression Pact: what its holder may not do, and how it is answered."""

from __future__ import annotations

import pytest

from tests.games.new_dawn.terra_incognita.armies.kit import Campaign
from tests.games.new_dawn.terra_incognita.kit import Frontier, space, spaces
from tests.kit.trace import component, rule
from ziggurat.games.new_dawn.board.kinds import all_pieces
from ziggurat.games.new_dawn.board.supplies import unused_tokens
from ziggurat.games.new_dawn.ids import SPACES
from ziggurat.games.new_dawn.masks import bit, mask_of, members
from ziggurat.games.new_dawn.terra_incognita.diplomacy.pact import AnswerPact
from ziggurat.games.new_dawn.terra_incognita.districts.event import ResolveDistricts, UseDistrict
from ziggurat.games.new_dawn.terra_incognita.ids import ENCAMPMENT, INDUSTRIAL_ZONE
from ziggurat.games.new_dawn.terra_incognita.wonders.exchanging import may_exchange
from ziggurat.games.new_dawn.terra_incognita.wonders.reasons import CITY_SHELTERED
from ziggurat.games.new_dawn.turn.turn import Reset, Resolve
from ziggurat.games.new_dawn.world.barbarians import hit_token
from ziggurat.kernel.reason import ALLOWED

GREEN = "non_aggression_pact-green"
ALL_SPACES = (1 << SPACES) - 1
BLUE = "non_aggression_pact-blue"


# What the holder may not do


@rule("ti.diplomacy.pact_bars_attack")
@component("diplomacy_card.non_aggression_pact-green")
@pytest.mark.parametrize("what", ["cities", "control", "caravans"])
def test_no_army_enters_where_only_the_giver_could_be_attacked(what: str) -> None:
    t = Campaign(slot=2, seats=3).armies("5b").add(f"{what} p2", "5g").hold("p1", GREEN).begin()
    assert "5g" not in t.ends()
    assert t.refused("march a1 5g") == "ti.diplomacy.pact_bars_attack"


@rule("ti.diplomacy.pact_bars_attack")
@component("diplomacy_card.non_aggression_pact-green")
def test_armies_of_the_giver_are_spared_and_those_of_others_are_not() -> None:
    t = Campaign(slot=2, seats=3).armies("5b").armies("5g", seat="p2").armies("5i", seat="p3")
    t.hold("p1", GREEN).begin()
    assert "5i" in t.ends()
    assert "5g" not in t.ends()


@rule("ti.diplomacy.pact_bars_attack")
@component("diplomacy_card.non_aggression_pact-green")
def test_beside_a_piece_of_a_third_player_only_that_is_offered() -> None:
    t = Campaign(slot=2, seats=3).armies("5b").set("caravans p2", "5g").set("caravans p3", "5g")
    t.hold("p1", GREEN).begin().attack("5g", 6, 1)
    assert t.caravans_at("p3")[0] == "card"
    assert t.caravans_at("p2")[0] == "5g"


@rule("ti.diplomacy.pact_bars_attack")
@component("diplomacy_card.non_aggression_pact-green")
def test_barbarians_and_city_states_may_be_attacked() -> None:
    t = Campaign(slot=2, seats=3).armies("5b").barbarian("5g").give("p2", "5g")
    t.hold("p1", GREEN).begin()
    assert "5g" in t.ends()
    t = Campaign(slot=1).armies("12e").hold("p1", GREEN).begin()
    assert "12f" in t.ends()


@rule("ti.diplomacy.pact_bars_attack")
@component("diplomacy_card.non_aggression_pact-green")
def test_effects_of_the_holder_spare_the_giver() -> None:
    t = Frontier(seats=3).hold("p1", "forbidden_city", GREEN).give("p2", "11b").give("p3", "11c")
    t.turn().play("use forbidden_city")
    assert t.options() == ["pass", "strike 11c"]
    t = Frontier(seats=2).hold("p1", "forbidden_city", GREEN).give("p2", "11b").turn()
    assert t.asked() == ["p1 focus"]


@rule("ti.diplomacy.pact_bars_attack")
@component("diplomacy_card.non_aggression_pact-green")
def test_cities_and_armies_of_the_giver_are_spared_too() -> None:
    t = Campaign("pottery", 5, seats=3).hold("p1", GREEN).give("p2", cities="5i")
    assert may_exchange(t.g, 0, space("5i"), ALL_SPACES) == CITY_SHELTERED
    assert may_exchange(t.g, 2, space("5i"), ALL_SPACES) == ALLOWED
    t = Campaign(seats=2).hold("p1", GREEN).set("district p1 encampment", "11b")
    t.armies("11c", seat="p2").at("turn p1 end", ResolveDistricts(0, bit(ENCAMPMENT), 1))
    assert "rout_army 11c p2" not in t.options()


@rule("ti.diplomacy.pact_bars_attack", "ti.attack.move_back")
@component("diplomacy_card.non_aggression_pact-green")
def test_figures_of_the_giver_are_not_swept_and_the_army_goes_back() -> None:
    """p1 takes a token of p3, with figures of p2 and p4 in its space."""
    t = Campaign(slot=2, seats=4).armies("5b").give("p3", "5g").hold("p1", GREEN)
    t.armies("5g", seat="p2").set("caravans p2", "5g").set("caravans p4", "5g").begin()
    t.march("5g").play("aim_at token p3").roll(6, 1)
    assert t.fact("control p1") == ["5g"]
    assert (t.where("p2")[0], t.caravans_at("p2")[0]) == ("5g", "5g")
    assert t.caravans_at("p4")[0] == "card"
    assert t.where() == ["5b", "locked"]
    assert t.asked() == ["p2 focus"]


# The answer


def attacked(attacker: int = 6, defender: int = 1, what: str = "control") -> Campaign:
    """p1 attacks a piece of p2, who holds p1's pact."""
    t = Campaign(slot=2, seats=3).armies("5b").add(f"{what} p2", "5g").hold("p2", BLUE)
    return t.begin().attack("5g", attacker, defender)


@rule("ti.diplomacy.pact_answer")
@component("diplomacy_card.non_aggression_pact-blue")
@pytest.mark.parametrize("what", ["cities", "control", "caravans"])
@pytest.mark.parametrize("dice", [(6, 1), (1, 6)])
def test_the_holder_may_answer_an_attack_won_or_lost(what: str, dice: tuple[int, int]) -> None:
    t = attacked(*dice, what)
    assert t.asked() == ["p2 answer_pact"]
    military = t.fact("row p2").index("masonry_ti")
    assert len(t.options()) == 6
    assert all(str(military) in at.split() for at in t.options() if at != "pass")
    t.play(f"p2 swap {min(military, 5)} 5")
    assert t.fact("row p2")[5] == "masonry_ti"
    assert t.cards("p2") == []
    assert t.asked() == ["p2 focus"]


@rule("ti.diplomacy.pact_answer")
@component("diplomacy_card.non_aggression_pact-blue")
def test_the_holder_may_keep_the_pact_and_tokens_travel() -> None:
    t = attacked().play("p2 pass")
    assert t.cards("p2") == [BLUE]
    t = Campaign(slot=2, seats=3).armies("5b").add("control p2", "5g").hold("p2", BLUE)
    t.set("trade p2 1", "2").begin().attack("5g", 6, 1).play("p2 spend 0", "p2 swap 1 4")
    assert t.realm("p2").trade[4] == 2


@rule("ti.diplomacy.pact_answer")
@component("diplomacy_card.non_aggression_pact-blue")
def test_two_cards_that_are_not_military_do_not_change_places() -> None:
    t = attacked()
    assert t.refused("p2 swap 2 3") == "ti.diplomacy.pact_answer"


@rule("ti.diplomacy.pact_answer")
@component("diplomacy_card.non_aggression_pact-blue")
def test_attacks_of_others_are_not_answered() -> None:
    t = Campaign(slot=2, seats=3).armies("5b").add("control p2", "5g")
    t.hold("p2", "non_aggression_pact-orange").begin().win("5g")
    assert t.asked() == ["p2 focus"]
    t = Campaign(slot=2, seats=3).armies("5b").add("control p3", "5g").hold("p2", BLUE)
    assert t.begin().win("5g").asked() == ["p2 focus"]


@rule("ti.diplomacy.pact_answer")
@component("diplomacy_card.non_aggression_pact-blue")
def test_an_effect_of_the_giver_that_destroys_is_answered() -> None:
    t = Frontier(seats=3).hold("p1", "forbidden_city").hold("p2", BLUE).give("p2", "11b")
    t.turn().play("use forbidden_city", "strike 11b")
    assert t.asked() == ["p2 answer_pact"]
    t.play("p2 swap 1 3")
    assert t.asked() == ["p1 focus"]


@rule("ti.diplomacy.pact_answer")
@component("diplomacy_card.non_aggression_pact-blue")
def test_the_eiffel_tower_and_an_encampment_are_answered() -> None:
    t = Frontier(seats=2).hold("p1", "eiffel_tower").hold("p2", BLUE).give("p2", "11b 11c")
    t.turn().play("use eiffel_tower", "strike 11b", "p2 strike 11c")
    assert t.asked() == ["p2 answer_pact"]
    t = Frontier(seats=2).hold("p2", BLUE).set("district p1 encampment", "11b")
    t.armies("11c", seat="p2").at("turn p1 end", ResolveDistricts(0, bit(ENCAMPMENT), 1))
    t.play("rout_army 11c p2")
    assert t.asked() == ["p2 answer_pact"]


@rule("ti.diplomacy.pact_answer")
@component("diplomacy_card.non_aggression_pact-blue")
def test_a_barbarian_is_nobodys_effect() -> None:
    t = Frontier(seats=2).hold("p2", BLUE).give("p2", "5g").set("first", "p1")
    t.at("turn p1 focus")
    hit_token(t.g, space("5g"))
    assert t.fact("control p2") == []
    assert not [at for at in t.g.stack if isinstance(at, AnswerPact)]


@rule("ti.diplomacy.pact_answer")
@component("diplomacy_card.non_aggression_pact-blue")
def test_a_third_player_whose_tokens_are_replaced_in_an_attack_answers_too() -> None:
    """p1 attacks p3's city; the Statue of Liberty replaces a token of p2 beside it."""
    t = Campaign(slot=2, seats=3).armies("5b").give("p3", cities="5g").give("p2", "5f")
    t.hold("p1", "statue_of_liberty").hold("p2", BLUE).begin().win("5g")
    assert "5f" in t.fact("control p1")
    assert t.asked() == ["p2 answer_pact"]
    t.play("p2 pass")
    assert t.asked() == ["p2 focus"]


@rule("ti.diplomacy.pact_answer", "ti.attack.win_sweeps_figures")
@component("diplomacy_card.non_aggression_pact-blue")
@pytest.mark.parametrize("what", ["armies", "caravans"])
def test_a_third_player_whose_figures_are_swept_answers_too(what: str) -> None:
    t = Campaign(slot=2, seats=3).armies("5b").give("p3", "5g").set(f"{what} p2", "5g")
    t.hold("p2", BLUE).begin().march("5g").play("aim_at token p3").roll(6, 1)
    assert t.where("p2")[0] == t.caravans_at("p2")[0] == "card"
    assert t.asked() == ["p2 answer_pact"]
    t.play("p2 swap 1 3")
    assert t.fact("row p2")[3] == "masonry_ti"
    assert t.where() == ["5g", "locked"]


@rule("ti.diplomacy.pact_answer")
@component("diplomacy_card.non_aggression_pact-blue")
def test_a_defender_whose_figures_are_swept_answers_once() -> None:
    t = Campaign(slot=2, seats=3).armies("5b").give("p2", "5g").armies("5g", seat="p2")
    t.hold("p2", BLUE).begin().march("5g").play("aim_at token p2").roll(6, 1)
    assert t.where("p2")[0] == "card"
    t.play("p2 pass")
    assert t.asked() == ["p2 focus"]


@rule("ti.diplomacy.pact_answer")
@component("diplomacy_card.non_aggression_pact-blue")
def test_a_defender_answers_once_however_much_is_lost() -> None:
    t = Campaign(slot=2, seats=3).armies("5b").give("p2", "5f 5h", cities="5g")
    t.hold("p1", "statue_of_liberty").hold("p2", BLUE).begin().win("5g")
    assert {"5f", "5h"} <= set(t.fact("control p1"))
    t.play("p2 pass")
    assert t.asked() == ["p2 focus"]


@rule("ti.diplomacy.pact_answer")
@component("diplomacy_card.non_aggression_pact-blue")
def test_a_card_that_waits_to_be_reset_is_found_after_the_swap() -> None:
    """p1 is hit by p2's encampment while its own growth card waits to be reset."""
    t = Frontier("irrigation", 3, seats=2).hold("p1", GREEN)
    place = t.place_of(3)
    t.set("district p2 encampment", "11b").armies("11c")
    military = t.fact("row p1").index("masonry_ti")
    t.at("turn p1 end", Reset(0, place, 3), ResolveDistricts(1, bit(ENCAMPMENT), 1))
    t.play("p2 rout_army 11c p1")
    assert t.asked() == ["p1 answer_pact"]
    low, high = sorted((military, place))
    t.play(f"swap {low} {high}", "p2 pass")
    assert t.fact("row p1")[0] == "irrigation"
    assert t.fact("row p1").index("masonry_ti") == place + 1


@rule("ti.diplomacy.pact_answer")
@component("diplomacy_card.non_aggression_pact-blue")
def test_an_own_city_in_the_place_of_an_own_token_is_no_loss() -> None:
    """p1's card lets everybody use an industrial zone; that of p2 builds on p2's own token."""
    t = Frontier("sanitation", 1, seats=2).hold("p2", BLUE).give("p2", "5g")
    slot = t.rules.kinds["slot"].write(t.fact("row p2").index("pottery"))
    t.set("district p2 industrial_zone", "5h").set(f"trade p2 {slot}", "3")
    t.g.active = 0
    t.at("turn p1 end", Resolve(0, 1, 1, t.row("sanitation")), UseDistrict(1, INDUSTRIAL_ZONE))
    t.play("p2 build 5g")
    assert "5g" in t.fact("cities p2")
    assert t.asked() == ["p2 focus"]


def without_tokens(t: Frontier, *free: str) -> Frontier:
    """p1 has all its control tokens on the map, none of them in these spaces."""
    kept = spaces(" ".join(free)) | all_pieces(t.g)
    states = mask_of(list(t.g.board.icons.city_states))
    for at in members(t.g.board.land & ~(kept | states)):
        if unused_tokens(t.g, 0) > 0:
            t.realm().control |= bit(at)
    assert unused_tokens(t.g, 0) == 0
    return t


@rule("ti.diplomacy.pact_answer")
@component("diplomacy_card.non_aggression_pact-green")
def test_whoever_lifts_an_own_token_has_lost_nothing() -> None:
    """p1 lifts a token for its theater square, before p2 uses its districts."""
    t = Frontier().set("victory", "technophile_ti-scholarly_ti", "industrious-progressive")
    t.set("district p1 theater_square", "11c").set("district p2 theater_square", "9g")
    t = without_tokens(t.hold("p1", GREEN), "11b", "11c", "11g", "9g")
    t.set("event_dial", "movement-ti").set("turns", "3").at("turn p1")
    assert t.asked() == ["p1 lift_to_place"]
    t.play(t.options()[1])
    assert t.asked() == ["p1 place_tokens"]
