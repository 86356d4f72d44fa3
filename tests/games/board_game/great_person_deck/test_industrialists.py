"""Great industrialists, merchants and explorers, one by one."""

from tests.games.board_game.fame_and_fortune import kit as fame
from tests.games.board_game.great_person_deck.kit import DECK, OURS, country, holding
from tests.games.board_game.great_person_deck.test_artists import managing
from tests.games.board_game.kit import resting, state
from tests.kit.table import Position
from tests.kit.trace import component
from ziggurat.games.board_game.board.yields import coins
from ziggurat.games.board_game.movement.figures import speed


@component("person_card.a_p_giannini")
def test_a_p_giannini_builds_for_every_coin_that_is_invested() -> None:
    t = fame.laid_out(2, DECK, "investments").set(f"marker {OURS}", "industrialist")
    t.set("faceup_people p1", "a_p_giannini").set("known p1", "pottery")
    t.set("terrain A12", "grassland").set("coin_tokens p1", "pottery").at("turn p1 start of turn")
    move = next(move for move in t.options() if move.startswith("p1 invest"))
    t.play(move)
    assert t.asked() == ["p1 free_building_in"]
    assert "p1 build_in capital granary" in t.options()
    assert not [move for move in t.options() if "library" in move]


def rich(card: str, tokens: int) -> Position:
    """p1 has an industrialist and at least so many coins, with which come those of its lands."""
    t = country(holding(card, "industrialist")).set("known p1", "pottery", "code_of_laws")
    return t.set("coin_tokens p1", *["pottery"] * min(4, tokens), *["code_of_laws"] * (tokens - 4))


@component("person_card.adam_smith")
def test_adam_smith_is_a_coin() -> None:
    plain = coins(state(holding("adam_smith", "industrialist")), 0)
    assert coins(state(holding("adam_smith", "industrialist", up=True)), 0) == plain + 1


@component("person_card.adam_smith")
def test_turning_adam_smith_up_may_win() -> None:
    t = rich("adam_smith", 4)
    have = coins(state(t), 0)
    t.set("coin_tokens p1", *["pottery"] * (4 + 14 - have)).at("turn p1 start of turn")
    assert t.state.outcome is None
    t.play("p1 turn_up adam_smith")
    assert t.state.outcome is not None


@component("person_card.andrew_carnegie")
def test_andrew_carnegie_advances_for_every_three_coins() -> None:
    t = rich("andrew_carnegie", 6)
    spaces = coins(state(t), 0) // 3
    managing(t).play("p1 use andrew_carnegie")
    for _ in range(12):
        if t.asked()[0].split()[1] != "rest" and "nature" in t.options()[0]:
            t.play(t.options()[0])
        elif t.asked()[0].split()[1] in ("settle_person", "discard_event", "keep_hand"):
            t.play(t.options()[-1])
    assert spaces >= 2
    assert t.fact("track p1") == [str(spaces)]
    assert t.fact("discarded_people") == ["andrew_carnegie"]


@component("person_card.captain_james_cook", "rule.voyages_of_great_people")
def test_captain_james_cook_doubles_speed_with_all_that_adds_to_it() -> None:
    t = holding("captain_james_cook", "industrialist").set("marker A23", "builder")
    t.set("faceup_people p1", "henry_ford").set("armies p1", "A44").at("turn p1 movement")
    plain = speed(state(t), 0, 1, 0)
    t.play("p1 use captain_james_cook")
    assert speed(state(t), 0, 1, 0) == 2 * plain == 6
    assert t.fact("discarded_people") == ["captain_james_cook"]


@component("person_card.lorenzo_de_medici")
def test_lorenzo_de_medici_gains_culture_for_coins_once_a_turn() -> None:
    t = rich("lorenzo_de_medici", 5)
    found = coins(state(t), 0) // 3
    t.at("turn p1 start of turn").play("p1 use lorenzo_de_medici")
    assert t.fact("culture p1") == [str(found)]
    assert t.refused("p1 use lorenzo_de_medici") == "cb.tech.resource_once_per_turn"
    assert t.fact("faceup_people p1") == ["lorenzo_de_medici"]


@component("person_card.lorenzo_de_medici")
def test_without_three_coins_he_gives_nothing() -> None:
    t = holding("lorenzo_de_medici", "industrialist")
    assert coins(state(t), 0) < 3
    assert t.at("turn p1 start of turn").refused("p1 use lorenzo_de_medici") == "bx.gpdeck.timing"


@component("person_card.marco_polo")
def test_marco_polo_fills_the_dial_at_any_time() -> None:
    t = holding("marco_polo", "industrialist").set("trade p1", "5").at("turn p1 movement")
    t.play("p1 use marco_polo")
    assert t.fact("trade p1") == ["27"]
    assert t.fact("discarded_people") == ["marco_polo"]
    t = holding("marco_polo", "industrialist").set("trade p1", "27").at(resting(0), "movement p1")
    assert t.refused("p1 use marco_polo") == "bx.gpdeck.timing"
