"""What cards do in battles of units with strength and health: heal, wound, strengthen and save."""

import pytest

from tests.games.board_game.battle.field import begin, sides, totals
from tests.games.board_game.great_person_deck.kit import THEIRS
from tests.games.board_game.kit import row_of, square_of, state
from tests.games.board_game.wisdom_and_warfare.kit import wisdom_rules
from tests.kit.table import Position
from tests.kit.trace import rule
from ziggurat.games.board_game.battle.fight import ATTACKER, Battle
from ziggurat.games.board_game.battle.fronts import health, strength
from ziggurat.games.board_game.battle.turns import BattleTurn
from ziggurat.games.board_game.ids import NONE

HAND = ("artillery_1_3", "mounted_2_2")
DECK = ("fame_and_fortune", "great_person_deck")


def knowing(*techs: str, more: tuple[str, ...] = ()) -> Position:
    """p1 knows techs; both sides are without units."""
    return sides("", "", rules=wisdom_rules(*more)).set("known p1", *techs)


def engaged(t: Position, ours: int = 0, theirs: int = 0, played: bool = False) -> Position:
    """p1 has a battle turn; infantry 1/3 at rank 3 faces infantry 1/3 at rank 2, with wounds."""
    t.set("rank p1 infantry", "3").set("rank p2 infantry", "2")
    t.set("forces p1", "infantry_1_3", *HAND).set("forces p2", "infantry_1_3", "mounted_2_2")
    t.set("battle p1", *HAND).set("battle p2", "mounted_2_2")
    unit = row_of(t, "infantry_1_3")
    fight = Battle(0, 1, square_of(t, "A44"), NONE, fronts=((unit, ours, unit, theirs),))
    return t.at("turn p1 research", fight, "battle p1 resolution", BattleTurn(ATTACKER, played))


def test_animal_husbandry_takes_three_wounds_off() -> None:
    t = engaged(knowing("animal_husbandry"), ours=4).play("p1 use animal_husbandry")
    t.play("p1 heal 1", "p1 heal 1", "p1 heal 1")
    assert t.fact("wounds 1") == ["1", "0"]
    assert t.fact("totals") == ["4", "4"]


@rule("ww.battle.count_before_healing")
def test_biology_takes_all_wounds_off_before_the_count() -> None:
    t = engaged(knowing("biology"), ours=4, theirs=1).play("p1 use biology")
    assert t.fact("wounds 1") == ["0", "1"]
    assert t.fact("totals") == ["5", "3"]


@rule("ww.battle.engaged_do_not_fight_again")
@pytest.mark.parametrize(
    ("tech", "dealt", "dies"), [("mathematics", 3, False), ("ballistics", 6, True)]
)
def test_wounds_from_afar_reach_engaged_units(tech: str, dealt: int, dies: bool) -> None:
    t = engaged(knowing(tech).set("resources p1 iron", "1"), theirs=0).play(f"p1 use {tech}")
    for _ in range(min(dealt, 4)):
        t.play("p1 wound 1")
    assert t.fact("front 1") == (["infantry_1_3"] if dies else ["infantry_1_3"] * 2)
    assert t.fact("wounds 1") == ["0", "0" if dies else "3"]
    # A front without an enemy has nobody to wound, and p1 stands alone in it.
    if dies:
        assert "mounted_2_2" in t.fact("forces p2")
        assert "infantry_1_3" not in t.fact("forces p2")


def test_metalworking_makes_the_next_unit_strike_harder_not_tougher() -> None:
    t = knowing("metalworking").set("resources p1 iron", "1")
    t.set("rank p2 infantry", "3").set("forces p1", "artillery_2_2", "artillery_2_2")
    t = begin(t.set("forces p2", "infantry_1_3", "mounted_2_2"))
    t.play("p2 front infantry_1_3", "p1 use metalworking", "p1 attack artillery_2_2 1")
    # Five wounds kill what has five of health.
    assert (t.fact("front 1"), t.fact("wounds 1")) == (["artillery_2_2"], ["0", "0"])


def test_himeji_makes_units_stronger_not_tougher() -> None:
    t = knowing().set("marker A13", "himeji_samurai_castle")
    unit = row_of(t, "infantry_2_2")
    assert (strength(state(t), 0, unit), health(state(t), 0, unit)) == (3, 2)
    t.set("forces p1", "infantry_2_2")
    # Alone in its front it counts its health.
    assert totals(begin(t)) == [2, 0]


def test_georgy_zhukov_avenges_a_unit_that_health_could_not_save() -> None:
    t = knowing(more=DECK).set(f"marker {THEIRS}", "general")
    t.set("faceup_people p2", "georgy_zhukov")
    t.set("forces p1", "infantry_1_3", "mounted_2_2").set("forces p2", "mounted_3_1", "mounted_1_3")
    t = begin(t).play("p2 front mounted_3_1", "p1 attack infantry_1_3 1")
    assert t.options() == ["p2 pass", "p2 wound 1"]
    t.play("p2 wound 1")
    assert t.fact("wounds 1") == ["1", "0"]


@pytest.mark.parametrize("won", [True, False])
def test_the_chinese_save_a_unit_of_the_new_cards(won: bool) -> None:
    t = knowing().set("civilization p2", "chinese")
    t.set("forces p1", "infantry_3_1", *([] if won else ["aircraft_5_7"]))
    t = begin(t.set("forces p2", "mounted_1_3", "artillery_1_3"))
    t.play("p2 front artillery_1_3", "p1 front infantry_3_1", "p2 attack mounted_1_3 2")
    if not won:
        t.play("p1 attack aircraft_5_7 1")
    assert t.fact("forces p2") == (["artillery_1_3"] if won else [])
    assert t.options()[:2] == ["p2 pass", f"p2 save {'mounted' if won else 'artillery'}_1_3"]
    t.play("p2 save mounted_1_3")
    assert "mounted_1_3" in t.fact("forces p2")


def test_gustavus_adolphus_draws_new_cards_for_new_cards() -> None:
    t = knowing(more=DECK).set(f"marker {THEIRS}", "general")
    t.set("facedown_people p2", "gustavus_adolphus").set("forces p1", "infantry_1_3")
    t = begin(t.set("forces p2", "mounted_3_1", "mounted_1_3")).play("p2 use gustavus_adolphus")
    for _ in range(2):
        t.play("p2 muster infantry")
        assert t.options() == [
            f"nature draw_unit infantry_{card}" for card in ("1_3", "2_2", "3_1")
        ]
        t.play("nature draw_unit infantry_2_2")
    assert t.fact("battle p2") == ["infantry_2_2", "infantry_2_2"]


def test_whoever_wins_loses_an_army_for_two_units_that_fell() -> None:
    t = knowing().set("armies p1", "A44", "A44")
    t.set("forces p1", "infantry_3_1", "infantry_3_1", "aircraft_5_7")
    t = begin(t.set("forces p2", "infantry_2_2", "infantry_2_2"))
    t.play("p2 front infantry_2_2", "p1 attack infantry_3_1 1", "p1 attack infantry_3_1 2")
    assert totals(t) == [7, 0]
    assert t.fact("forces p1") == ["aircraft_5_7"]
    assert t.fact("armies p1") == ["A44"]
