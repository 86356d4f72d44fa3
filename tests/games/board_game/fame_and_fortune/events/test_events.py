"""Each culture event of Fame and Fortune."""

import pytest

from tests.games.board_game.battle.field import begin, sides
from tests.games.board_game.fame_and_fortune.kit import fame_rules, laid_out
from tests.games.board_game.kit import open_map, state
from tests.kit.table import Position
from tests.kit.trace import component, rule
from ziggurat.games.board_game.rows.event import CultureEvent

COPIES = {
    "counterfeiters": (0, 2),
    "duty_and_honor": (0, 2),
    "depression": (1, 1),
    "flooding": (1, 1),
    "nationalism": (1, 2),
    "bank_scandal": (2, 1),
    "patriotism": (2, 1),
}


@rule("ff.setup.new_events")
def test_ten_cards_of_seven_kinds_join_the_decks() -> None:
    rules = fame_rules()
    base = {row.name: row for row in rules.rows.values() if isinstance(row, CultureEvent)}
    assert {name: (base[name].era, base[name].copies) for name in COPIES} == COPIES
    sizes = [bag.size() for bag in state(laid_out()).event_bags]
    assert sum(sizes) == 47 + sum(copies for _, copies in COPIES.values())


def holding(card: str, seats: int = 2) -> Position:
    """p1 holds an event; the others have coins on techs and on their sheets."""
    t = laid_out(seats).set("hand p1", card)
    for seat in range(2, seats + 1):
        t.set(f"coin_tokens p{seat}", "pottery", "pottery", "code_of_laws")
    return t


def coins_of(t: Position, seats: int) -> list[int]:
    return [len(t.fact(f"coin_tokens p{seat}")) for seat in range(1, seats + 1)]


# Coins


@component("culture_event.counterfeiters")
@rule("ff.coin.tokens_can_be_lost")
def test_counterfeiters_cost_one_other_player_a_coin_of_the_players_choice() -> None:
    t = holding("counterfeiters", 3).at("turn p1 start of turn")
    t.play("p1 event counterfeiters")
    assert t.options() == ["p1 target p2", "p1 target p3"]
    t.play("p1 target p3")
    assert t.options() == ["p1 drop_coin code_of_laws", "p1 drop_coin pottery"]
    t.play("p1 drop_coin pottery")
    assert coins_of(t, 3) == [0, 3, 2]
    assert t.fact("hand p1") == []


@component("culture_event.counterfeiters")
@rule("ff.loot.only_tokens")
def test_without_a_coin_token_there_is_no_target() -> None:
    t = laid_out().set("hand p1", "counterfeiters").set("known p2", "computers")
    t.at("turn p1 start of turn")
    assert "p1 event counterfeiters" not in t.options()


@component("culture_event.depression")
@pytest.mark.parametrize("targets", [("p2",), ("p4", "p2")])
def test_a_depression_hits_up_to_two_players(targets: tuple[str, ...]) -> None:
    t = holding("depression", 4).at("turn p1 start of turn").play("p1 event depression")
    for target in targets:
        t.play(f"p1 target {target}")
    if len(targets) < 2:
        assert t.refused("p1 target p2")
        t.play("p1 pass")
    for _ in targets:
        t.play("p1 drop_coin pottery")
    lost = [3 - coins for coins in coins_of(t, 4)[1:]]
    assert lost == [int(f"p{seat}" in targets) for seat in (2, 3, 4)]


@component("culture_event.bank_scandal")
def test_a_bank_scandal_hits_everybody_else_who_has_a_coin() -> None:
    t = holding("bank_scandal", 4).set("coin_tokens p3").at("turn p1 start of turn")
    t.play("p1 event bank_scandal", "p1 drop_coin pottery", "p1 drop_coin code_of_laws")
    assert coins_of(t, 4) == [0, 2, 0, 2]


# Water


@component("culture_event.flooding")
def test_a_flood_makes_an_empty_square_water() -> None:
    t = open_map(laid_out().set("hand p1", "flooding").set("marker A13", "market"))
    t.set("terrain B22", "grassland").set("terrain B23", "mountain").set("armies p2", "B24")
    t.set("terrain B24", "forest").at("turn p1 start of turn").play("p1 event flooding")
    assert "p1 at B22" in t.options()
    for square in ("A13", "A22", "A32", "B23", "B24"):
        assert f"p1 at {square}" not in t.options()
        assert t.refused(f"p1 at {square}")
    t.play("p1 at B22")
    assert t.fact("terrain B22") == ["water"]


# The call to arms


def called(card: str, *, ours: str = "infantry 1", theirs: str = "infantry 2") -> Position:
    """p1 attacks p2, and one of them holds a card."""
    return begin(sides(ours, theirs, rules=fame_rules()).set("hand p1", card))


@component("culture_event.duty_and_honor")
def test_duty_and_honor_brings_a_unit_before_forces_are_drawn() -> None:
    t = called("duty_and_honor")
    assert t.asked() == ["p1 before_forces"]
    t.play("p1 event duty_and_honor")
    assert t.options() == ["p1 raise artillery", "p1 raise infantry", "p1 raise mounted"]
    assert t.refused("p1 raise aircraft") == "cb.unit.aircraft_needs_flight"
    t.play("p1 raise mounted")
    t.play(t.options()[0])
    assert len(t.fact("forces p1")) == 2
    assert len(state(t).battle[0]) == 2


@component("culture_event.nationalism")
@component("culture_event.patriotism")
@pytest.mark.parametrize(("card", "most"), [("nationalism", 2), ("patriotism", 3)])
@pytest.mark.parametrize("taken", [1, 2, 3])
def test_later_cards_bring_more(card: str, most: int, taken: int) -> None:
    t = called(card).play(f"p1 event {card}")
    for _ in range(min(taken, most)):
        t.play("p1 raise mounted")
    if taken < most:
        t.play("p1 pass")
    for _ in range(min(taken, most)):
        t.play(t.options()[0])
    assert len(t.fact("forces p1")) == 1 + min(taken, most)


def test_a_defender_is_called_too_and_the_attacker_comes_first() -> None:
    t = sides("infantry 1", "infantry 2", rules=fame_rules())
    t = begin(t.set("hand p1", "drought").set("hand p2", "duty_and_honor"))
    # Whoever holds a back behind which such a card may be is asked alike.
    assert t.asked() == ["p1 before_forces"]
    assert t.options() == ["p1 pass"]
    t.play("p1 pass")
    assert t.asked() == ["p2 before_forces"]
    assert "p2 event duty_and_honor" in t.options()


def test_nobody_is_called_who_holds_no_card() -> None:
    t = begin(sides("infantry 1", "infantry 2", rules=fame_rules()))
    assert "before_forces" not in t.asked()[0]
