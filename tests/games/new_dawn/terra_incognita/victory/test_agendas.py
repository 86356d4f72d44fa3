"""Agendas of this box: what completes each of them, and what does not."""

from __future__ import annotations

import pytest

from tests.games.new_dawn.terra_incognita.kit import Frontier, row, space, ti_rules
from tests.kit.trace import component, rule
from ziggurat.games.new_dawn.combat.attack import ATTACKER_SPENDS, Attack
from ziggurat.games.new_dawn.combat.values import DIE, SLOT
from ziggurat.games.new_dawn.focus.science import GainCard
from ziggurat.games.new_dawn.ids import BARBARIAN, NONE
from ziggurat.games.new_dawn.printed import printed
from ziggurat.games.new_dawn.rows import Agenda
from ziggurat.games.new_dawn.terra_incognita.ids import RADIO
from ziggurat.games.new_dawn.victory import step_done
from ziggurat.kernel.content import Cue, Do

KINDS = ("campus", "commercial_hub", "encampment", "industrial_zone", "theater_square")


def counts(t: Frontier, name: str, seat: int = 0) -> int:
    agenda = ti_rules().rows[row(name)]
    assert isinstance(agenda, Agenda)
    found = agenda.count(t.g, seat)
    assert agenda.bound(t.g, seat) >= found
    return found


def completes(t: Frontier, card: str, seat: str = "p1") -> bool:
    """Tell whether a seat has completed a victory card that lies there now."""
    t.set("victory", card)
    step_done(t.g)
    return card in t.fact(f"claims {seat}")


@rule("ti.victory.agenda_industrious")
@component("agenda.industrious", "victory_card.industrious-progressive")
def test_industrious_takes_five_districts() -> None:
    t = Frontier()
    for kind, label in zip(KINDS[:4], ("11b", "11c", "11d", "11g"), strict=True):
        t.set(f"district p1 {kind}", label)
    assert counts(t, "industrious") == 4
    assert not completes(t, "industrious-progressive")
    t.set("district p1 theater_square", "5i")
    assert completes(t, "industrious-progressive")


@rule("ti.victory.agenda_progressive")
@component("agenda.progressive")
def test_progressive_takes_a_wonder_of_each_era() -> None:
    t = Frontier().give("p1", cities="9f 12i 13c")
    t.set("wonder_at stonehenge", "11a").set("wonder_at forbidden_city", "9f")
    t.set("wonder_at hanging_gardens", "12i")
    assert counts(t, "progressive") == 2
    assert not completes(t, "industrious-progressive")
    t.set("wonder_at eiffel_tower", "13c")
    assert completes(t, "industrious-progressive")


@rule("ti.victory.agenda_diplomatic")
@component("agenda.diplomatic", "victory_card.diplomatic-hoarder")
def test_diplomatic_takes_cards_of_four_different_givers() -> None:
    t = Frontier(seats=4).hold("p1", "potala_palace", "embassy-green", "joint_war-green", "seoul")
    t.hold("p1", "embassy-orange")
    assert counts(t, "diplomatic") == 3
    assert not completes(t, "diplomatic-hoarder")
    t.hold("p1", "kabul")
    assert completes(t, "diplomatic-hoarder")


@rule("ti.victory.agenda_hoarder")
@component("agenda.hoarder")
def test_hoarder_takes_five_resources_and_natural_wonders_in_any_mix() -> None:
    t = Frontier().set("resources p1 marble", "3").set("resources p1 oil", "1")
    assert counts(t, "hoarder") == 4
    assert not completes(t, "diplomatic-hoarder")
    natural = t.g.board.icons.naturals[next(iter(t.g.board.icons.naturals))]
    t.set("natural_tokens").set("naturals p1", t.rules.rows[natural].name)
    assert completes(t, "diplomatic-hoarder")


FIFTEEN = "11b 11c 11d 11e 11f 11g 11h 11i 5a 5b 5c 5d 5e 5f"


@rule("ti.victory.agenda_defensive")
@component("agenda.defensive", "victory_card.defensive-devastating")
def test_defensive_takes_15_reinforced_tokens_districts_among_them() -> None:
    t = Frontier("irrigation", 1).give("p1", "", FIFTEEN).set("district p1 campus", "5g")
    t.set("victory", "defensive-devastating")
    assert counts(t, "defensive") == 14
    t.begin().play("reinforce 5g")
    assert t.fact("claims p1") == ["defensive-devastating"]


def attacked(value: int, won: int) -> Frontier:
    """p1 has attacked with a combat value."""
    t = Frontier().set("victory", "defensive-devastating").at("turn p1 focus")
    hook = t.rules.hook_of("attack_over", row("defensive-devastating"))
    assert isinstance(hook, Do)
    hook.act(t.g, Cue(row("defensive-devastating"), 0, (0, BARBARIAN, NONE, won, value)))
    return t


@rule("ti.victory.agenda_devastating")
@component("agenda.devastating")
@pytest.mark.parametrize(("value", "won", "done"), [(16, 1, True), (15, 1, False), (18, 0, False)])
def test_devastating_takes_a_won_attack_with_16(value: int, won: int, done: bool) -> None:
    t = attacked(value, won)
    assert (t.fact("claims p1") == ["defensive-devastating"]) == done


@rule("ti.victory.agenda_devastating_final")
@pytest.mark.parametrize(("spent", "done"), [(2, True), (1, False)])
def test_tokens_spent_in_the_attack_count(spent: int, done: bool) -> None:
    """14 before the tokens are spent; the barbarian has 3."""
    t = Frontier(slot=5).set("victory", "defensive-devastating").barbarian("5b").trade(5, 2)
    attack = Attack(
        0, 5, 5, space("5b"), BARBARIAN, NONE, ((DIE, NONE, 6), (SLOT, NONE, 8)),
        ((DIE, NONE, 3),), ATTACKER_SPENDS,
    )  # fmt: skip
    t.at("turn p1 end", attack).play(f"spend {spent}")
    t.play("put left")
    assert (t.fact("claims p1") == ["defensive-devastating"]) == done


@rule("ti.victory.agenda_expansionist")
@component("agenda.expansionist", "victory_card.expansionist-prolific")
def test_expansionist_takes_cities_on_six_tiles() -> None:
    t = Frontier().give("p1", cities="5b 13b 15h 12i 13d")
    assert counts(t, "expansionist") == 5
    assert not completes(t, "expansionist-prolific")
    t.give("p1", cities="9f")
    assert completes(t, "expansionist-prolific")


@rule("ti.victory.agenda_prolific")
@component("agenda.prolific")
def test_prolific_takes_two_wonders_of_one_era() -> None:
    t = Frontier().give("p1", cities="9f 12i").set("wonder_at stonehenge", "11a")
    t.set("wonder_at forbidden_city", "9f")
    assert counts(t, "prolific") == 1
    assert not completes(t, "expansionist-prolific")
    t.set("wonder_at colossus", "12i")
    assert completes(t, "expansionist-prolific")


@rule("ti.victory.agenda_provincial")
@component("agenda.provincial", "victory_card.provincial-diversified")
def test_provincial_takes_mature_cities_on_four_tiles() -> None:
    t = Frontier().give("p1", cities="5j 13j 12j")
    board = t.g.board
    around = board.around(t.realm().cities) & board.land & ~t.realm().cities
    t.realm().control = around
    assert counts(t, "provincial") == 4
    assert completes(t, "provincial-diversified")
    t = Frontier().give("p1", cities="5j 13j 12j")
    assert counts(t, "provincial") == 0
    assert not completes(t, "provincial-diversified")


@rule("ti.victory.agenda_diversified")
@component("agenda.diversified")
def test_diversified_takes_wonders_of_three_types() -> None:
    t = Frontier().give("p1", cities="9f 12i 13c").set("wonder_at stonehenge", "11a")
    t.set("wonder_at colossus", "9f").set("wonder_at hanging_gardens", "12i")
    assert counts(t, "diversified") == 2
    assert not completes(t, "provincial-diversified")
    t.set("wonder_at oxford_university", "13c")
    assert completes(t, "provincial-diversified")


@rule("ti.victory.agenda_technophile", "ti.victory.agenda_technophile_unique")
@component("agenda.technophile_ti", "victory_card.technophile_ti-scholarly_ti")
def test_technophile_takes_three_cards_of_level_four_unique_ones_too() -> None:
    t = Frontier("radio", 1).hold("p1", "america").set("dial p1", "24")
    cards = t.fact("row p1")
    assert counts(t, "technophile_ti") == 1
    assert RADIO in [row(card) for card in cards]
    for common, better in (("astrology", "nuclear_power"), ("pottery", "urbanization")):
        assert not completes(t, "technophile_ti-scholarly_ti")
        cards[cards.index(common)] = better
        t.set("row p1", *cards)
    assert completes(t, "technophile_ti-scholarly_ti")


@rule("ti.victory.agenda_technophile")
@component("rule.agendas")
def test_technophile_is_completed_as_soon_as_the_card_is_gained() -> None:
    t = Frontier("mass_media", 1).set("victory", "technophile_ti-scholarly_ti")
    cards = t.fact("row p1")
    cards[cards.index("astrology")] = "nuclear_power"
    t.set("row p1", *cards).at("turn p1 focus", GainCard(0, 4))
    t.play(f"gain {cards.index('pottery')} urbanization")
    assert t.fact("claims p1") == ["technophile_ti-scholarly_ti"]


@rule("ti.victory.agenda_scholarly")
@component("agenda.scholarly_ti")
def test_scholarly_takes_two_scientific_wonders() -> None:
    t = Frontier().give("p1", cities="9f").set("wonder_at oxford_university", "11a")
    assert counts(t, "scholarly_ti") == 1
    t.set("wonder_at great_library", "9f")
    assert completes(t, "technophile_ti-scholarly_ti")


@rule("ti.victory.fortified", "ti.victory.expeditionary", "ti.victory.fort_both")
@component(
    "agenda.fortified",
    "agenda.expeditionary",
    "victory_card.fort-fortified",
    "victory_card.fort-expeditionary",
)
def test_forts_complete_the_fort_cards_one_and_two() -> None:
    t = Frontier().forts("11b", "5h", "13h").set("victory", "fort-fortified", "fort-expeditionary")
    step_done(t.g)
    assert t.fact("claims p1") == []
    t.give("p1", cities="5h")
    step_done(t.g)
    assert t.fact("claims p1") == ["fort-fortified"]
    t.give("p1", cities="13h")
    step_done(t.g)
    assert set(t.fact("claims p1")) == {"fort-fortified", "fort-expeditionary"}


@rule("ti.victory.fort_continuous", "ti.victory.fort_regain")
def test_a_fort_card_is_lost_with_its_forts_and_can_be_regained() -> None:
    t = Frontier().forts("11b", "5h").set("victory", "fort-fortified").give("p1", cities="5h")
    step_done(t.g)
    assert t.realm().markers == 1
    t.set("cities p1", "11a")
    step_done(t.g)
    assert (t.fact("claims p1"), t.realm().markers) == ([], 0)
    t.give("p1", cities="11b")
    step_done(t.g)
    assert t.fact("claims p1") == ["fort-fortified"]


@rule("nd.attack.loss_first", "ti.victory.fort_continuous")
@pytest.mark.parametrize(("loser", "winner"), [("p1", "p2"), ("p2", "p1")])
def test_a_fort_card_is_given_up_before_the_winner_completes_it(loser: str, winner: str) -> None:
    t = Frontier().forts("11b", "5h").set("victory", "fort-fortified", "fort-expeditionary")
    t.set(f"claims {loser}", "fort-fortified", "fort-expeditionary")
    t.give(winner, cities="11b 5h")
    t.state.journal = []
    step_done(t.g)
    keys = [event.key for event in t.state.journal]
    assert keys == ["gave_up", "gave_up", "claimed", "claimed"]


@rule("ti.victory.fort_single")
def test_a_fort_card_has_one_agenda_all_others_have_two() -> None:
    agendas = printed(ti_rules()).agendas
    for card, found in agendas.items():
        name = ti_rules().rows[card].name
        assert len(found) == (1 if name.startswith("fort-") else 2)


@rule("ti.victory.standard_stay")
def test_markers_of_other_cards_stay() -> None:
    t = Frontier().set("resources p1 marble", "5").set("victory", "diplomatic-hoarder")
    step_done(t.g)
    t.set("resources p1 marble", "0")
    step_done(t.g)
    assert t.fact("claims p1") == ["diplomatic-hoarder"]


@rule("ti.victory.agenda_hoarder")
@component("rule.agendas")
def test_what_a_card_brought_counts_once_it_is_resolved() -> None:
    """Replaceable Parts brings the fifth resource."""
    t = Frontier("replaceable_parts", 1).set("victory", "diplomatic-hoarder")
    t.set("resources p1 marble", "4").begin().play("resource oil", "pass")
    assert t.fact("claims p1") == ["diplomatic-hoarder"]
