"""Growth cards: a district or reinforcing, trade tokens on the card, and what each card adds."""

from __future__ import annotations

import pytest

from tests.games.new_dawn.terra_incognita.kit import Frontier
from tests.kit.trace import component, rule
from ziggurat.games.new_dawn.board.supplies import unused_tokens
from ziggurat.games.new_dawn.ids import MILITARY
from ziggurat.games.new_dawn.printed import focus_of
from ziggurat.games.new_dawn.turn.turn import Reset

GROWTH = ("irrigation", "engineering", "sanitation", "globalization", "mysticism")


def grown(card: str = "irrigation", slot: int = 3, seats: int = 2) -> Frontier:
    """p1 has three control tokens beside its capital and one far away."""
    return Frontier(card, slot, seats).give("p1", "11b 11c 5i", "11d")


@rule("ti.growth.either")
@component("focus_card.irrigation")
def test_irrigation_places_a_district_or_reinforces_but_not_both() -> None:
    t = grown().begin().play("district campus 11g")
    assert t.fact("district p1 campus") == ["11g"]
    assert t.asked() == ["p2 focus"]
    t = grown().begin().play("reinforce 11b")
    assert t.asked() == ["p1 reinforce"]
    assert t.refused("district campus 11g") == "zg.other_question"


@rule("ti.growth.either")
def test_the_card_may_be_left_without_effect() -> None:
    t = grown().begin().play("pass")
    assert t.fact("reinforced p1") == ["11d"]
    assert t.asked() == ["p2 focus"]


@rule("ti.growth.reinforce")
@pytest.mark.parametrize("slot", [1, 2, 3])
def test_as_many_tokens_are_reinforced_as_the_slot_number_anywhere(slot: int) -> None:
    t = grown(slot=slot).begin()
    for label in ("5i", "11b", "11c")[:slot]:
        t.play(f"reinforce {label}")
    assert len(t.fact("reinforced p1")) == 1 + slot
    assert t.asked() == ["p2 focus"]


@rule("ti.growth.reinforce")
def test_fewer_tokens_may_be_reinforced() -> None:
    t = grown().begin().play("reinforce 5i", "pass")
    assert set(t.fact("reinforced p1")) == {"11d", "5i"}
    t = grown().begin()
    assert t.refused("reinforce 11d") == "nd.component.control_sides"
    assert t.refused("reinforce 9a") == "nd.military.reinforce_own"


@rule("ti.growth.trade_token")
def test_each_trade_token_spent_reinforces_one_more() -> None:
    t = grown(slot=1).trade(1, 2).begin().play("reinforce 11b")
    assert t.asked() == ["p1 reinforce_for_tokens"]
    assert t.facts() == (2,)
    t.play("reinforce 11c")
    assert t.fact("trade p1 1") == ["1"]
    t.play("reinforce 5i")
    # The card is reset now, with nothing left on it.
    assert t.fact("trade p1 1") == ["0"]
    assert set(t.fact("reinforced p1")) == {"11b", "11c", "11d", "5i"}


@rule("ti.growth.trade_token")
def test_trade_tokens_may_be_kept() -> None:
    t = grown(slot=1).trade(1, 2).begin().play("reinforce 11b", "pass")
    assert sum(int(t.fact(f"trade p1 {at}")[0]) for at in ("left", *"12345")) == 2


@rule("ti.growth.trade_independent", "ti.growth.district_new_reinforced")
def test_trade_tokens_reinforce_after_a_district_and_even_the_district() -> None:
    t = grown(slot=2).trade(2, 1).begin().play("district encampment 11g")
    assert t.asked() == ["p1 reinforce_for_tokens"]
    t.play("reinforce 11g")
    assert "11g" in t.fact("reinforced p1")
    assert t.asked() == ["p2 focus"]


@rule("ti.growth.trade_not_district")
def test_trade_tokens_place_no_district_and_raise_no_limit() -> None:
    t = grown(slot=1).trade(1, 3).begin()
    assert t.refused("district campus 11g") == "nd.culture.terrain_limit"
    t.play("district campus 11c")
    assert not [at for at in t.options() if at.startswith("district")]
    assert t.refused("district encampment 11c") == "zg.other_question"


@rule("ti.growth.not_military")
def test_military_cards_reinforce_nothing() -> None:
    t = Frontier(slot=5).give("p1", "11b 11c").begin()
    assert not [at for at in t.options() if at.startswith("reinforce")]


# Cards


@rule("ti.district.only_growth", "ti.define.then")
@component("focus_card.engineering")
def test_engineering_adds_a_control_token_next_to_any_own_district() -> None:
    t = grown("engineering", 2).set("district p1 campus", "5i").begin()
    t.play("district encampment 11g")
    assert t.asked() == ["p1 place_tokens"]
    # Next to either district, within the limit of slot 2, free of tokens; a city is not needed.
    assert t.options() == ["pass", "place 5b", "place 11h"]
    t.play("place 5b")
    assert "5b" in t.fact("control p1")
    assert t.asked() == ["p2 focus"]


@rule("ti.define.then")
@component("focus_card.engineering")
def test_the_token_of_engineering_needs_no_new_district() -> None:
    t = grown("engineering", 2).set("district p1 campus", "5i").begin()
    assert "place 5b" in t.options()
    assert t.refused("place 11h") == "ti.growth.either"
    assert t.refused("place 9b") == "ti.growth.either"
    t.play("place 5b")
    assert "5b" in t.fact("control p1")
    assert t.asked() == ["p2 focus"]


@component("focus_card.engineering", "city_state.kumasi", "city_state.mohenjo_daro")
@pytest.mark.parametrize(
    ("card", "slot", "there"), [("", 2, False), ("kumasi", 2, False), ("mohenjo_daro", 2, True)]
)
def test_kumasi_eases_no_growth_card_and_mohenjo_daro_all_tokens(
    card: str, slot: int, there: bool
) -> None:
    """5h is a forest next to the campus; Kumasi speaks of culture and industry cards."""
    t = grown("engineering", slot).set("district p1 campus", "5i")
    t.hold("p1", *[card] if card else []).begin()
    assert ("place 5h" in t.options()) is there


@component("city_state.mohenjo_daro")
@rule("ti.district.is_control", "ti.district.placement")
def test_mohenjo_daro_eases_the_placing_of_districts() -> None:
    """A district is a control token; 11g is hills, 11f a mountain."""
    t = grown("irrigation", 1).begin()
    assert "district campus 11g" not in t.options()
    t = grown("irrigation", 1).hold("p1", "mohenjo_daro").begin()
    assert "district campus 11g" in t.options()
    assert "district campus 11f" not in t.options()


@component("focus_card.engineering")
def test_engineering_reinforces_instead() -> None:
    t = grown("engineering", 2).begin().play("reinforce 11b", "reinforce 11c")
    assert set(t.fact("reinforced p1")) == {"11b", "11c", "11d"}


@component("focus_card.sanitation")
def test_sanitation_places_a_district_and_then_reinforces() -> None:
    t = grown("sanitation", 2).begin().play("district industrial_zone 11g")
    assert t.asked() == ["p1 reinforce"]
    t.play("reinforce 11g", "reinforce 5i")
    assert set(t.fact("reinforced p1")) == {"11d", "11g", "5i"}
    t = grown("sanitation", 2).begin().play("pass", "reinforce 11b", "pass")
    assert t.fact("district p1 industrial_zone") == []


@rule("ti.define.then")
@component("focus_card.globalization")
def test_globalization_resolves_one_kind_of_everybody_clockwise_from_the_owner() -> None:
    t = grown("globalization", 2, 3).set("district p2 commercial_hub", "9b")
    t.set("district p3 commercial_hub", "5b").set("district p1 campus", "11c")
    t.begin().play("district commercial_hub 11g")
    assert t.asked() == ["p1 name_district"]
    assert t.options() == ["pass", "activate campus", "activate commercial_hub"]
    assert t.refused("activate encampment") == "ti.growth.either"
    t.play("activate commercial_hub")
    # Nobody has a mature city or a desert, so that there is nothing to gather.
    assert t.asked() == ["p1 reinforce"]


@component("focus_card.globalization")
def test_globalization_lets_others_choose_for_their_districts() -> None:
    t = grown("globalization", 2, 3).give("p2", "9b 9c 9f 9g").give("p3", "5b")
    t.set("district p2 commercial_hub", "9b").set("district p3 commercial_hub", "5b")
    t.begin().play("pass", "activate commercial_hub")
    assert t.asked() == ["p2 use_hub"]
    t.play("p2 gather mature", "p2 put left")
    assert t.fact("trade p2 left") == ["1"]
    assert t.asked() == ["p1 reinforce"]


@component("focus_card.mysticism")
def test_mysticism_puts_a_replaced_token_next_to_the_district() -> None:
    t = grown("mysticism", 3).hold("p1", "aztec").begin().play("district campus 11b")
    # Next to the district, whatever the terrain; what is taken is not free.
    assert t.options() == ["pass", "place 11g", "place 11h", "place 11i"]
    t.play("place 11i")
    assert {"11b", "11i"} <= set(t.fact("control p1"))
    assert "11b" not in t.fact("reinforced p1")


@component("focus_card.mysticism")
def test_mysticism_moves_nothing_if_the_space_was_free_or_held_a_district() -> None:
    t = grown("mysticism", 2).hold("p1", "aztec").begin().play("district campus 11g")
    assert t.asked() == ["p2 focus"]
    t = grown("mysticism", 2).hold("p1", "aztec").set("district p1 campus", "11c")
    t.begin().play("district encampment 11c")
    assert t.asked() == ["p2 focus"]


@component("focus_card.military_engineering")
def test_military_engineering_deploys_armies_and_reinforces_around_them() -> None:
    t = grown("military_engineering", 2).hold("p1", "rome").armies("card", "5b")
    t.give("p1", "5g", cities="9f").trade(2, 1).begin()
    t.play("district campus 11g")
    assert t.asked() == ["p1 deploy_armies"]
    assert t.options() == ["pass", "deploy 9f", "deploy 11a"]
    assert t.refused("deploy 11c") == "ti.focus.unique_rules"
    t.play("deploy 11a")
    assert sorted(t.where()) == ["11a", "5b"]
    assert {"11b", "11c", "11d", "11g", "5g", "5i"} <= set(t.fact("reinforced p1"))
    assert t.asked() == ["p2 focus"]


@component("focus_card.military_engineering")
def test_armies_may_stay_on_their_card_and_trade_tokens_still_reinforce() -> None:
    t = grown("military_engineering", 2).hold("p1", "rome").trade(2, 1).begin()
    t.play("pass", "pass")
    assert t.where()[0] == "card"
    assert t.asked() == ["p1 reinforce_for_tokens"]
    t.play("reinforce 11b")
    assert set(t.fact("reinforced p1")) == {"11b", "11d"}


@component("focus_card.globalization")
def test_a_card_that_changes_places_meanwhile_is_still_spent_from_and_reset() -> None:
    """A rival's encampment sends an army home, and its owner answers with a pact."""
    t = grown("globalization", 2).set("district p2 encampment", "5b").armies("5i")
    t.hold("p1", "non_aggression_pact-green").trade(2, 1)
    cards = t.fact("row p1")
    military = next(
        at for at, card in enumerate(cards) if focus_of(t.rules, t.row(card)) == MILITARY
    )
    t.begin()
    t.at("turn p1 end", Reset(0, 2, 2), *t.g.stack[1:])
    t.play("pass", "activate encampment", "p2 rout_army 5i p1")
    assert t.asked() == ["p1 answer_pact"]
    t.play(f"swap {min(2, military)} {max(2, military)}", "p2 pass")
    t.play("reinforce 11b", "reinforce 11c", "reinforce 5i")
    assert set(t.fact("reinforced p1")) == {"11b", "11c", "11d", "5i"}
    assert t.fact("row p1")[0] == "globalization"


@component("focus_card.engineering")
def test_without_unused_tokens_engineering_takes_one_off_the_map_first() -> None:
    t = grown("engineering", 2).set("district p1 campus", "5i")
    t.realm().markers = unused_tokens(t.g, 0)
    t.realm().claims = (1 << t.realm().markers) - 1
    t.begin().play("place 5b")
    assert t.asked() == ["p1 lift_to_place"]
    t.play("lift 11b", "place 5b")
    assert "5b" in t.fact("control p1")
