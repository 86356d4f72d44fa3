"""The Zulu: villages without a battle, and cities beside huts."""

from tests.games.board_game.kit import HOMES, resting, square_of, state
from tests.games.board_game.wisdom_and_warfare.ground import OPEN, country, starting
from tests.kit.table import Position
from tests.kit.trace import component, rule

FOUND = f"p1 found scout {OPEN}"


def beside(civilization: str, *tokens: tuple[str, str]) -> Position:
    """p1 plays a civilization and has a scout on open ground, with tokens around it."""
    t = country().set("civilization p1", civilization).set("scouts p1", OPEN)
    t.set("armies p1", HOMES[2][0][1])
    for square, token in tokens:
        t.set(f"token {square}", token)
    return t


def explored(t: Position) -> list[str]:
    """What p1 has found, and policies chosen meanwhile."""
    while t.asked()[0] in ("p1 adopt_policy", "nature draw_hut"):
        t.play(t.options()[0] if t.asked()[0] != "nature draw_hut" else "nature draw_hut hut_spy")
    return t.fact("facedown_finds p1")


@component("civilization.zulu")
def test_zulu_take_a_village_without_a_battle() -> None:
    for name, asked in (("zulu", "nature draw_village"), ("romans", "p2 muster")):
        t = (
            country()
            .set("civilization p1", name)
            .set("armies p1", "C22")
            .set("token C23", "village")
        )
        t.set("forces p1", "infantry_1_3")
        t.at(resting(0), "movement p1").play("p1 take C22 1 0", "p1 step C23")
        if name == "zulu":
            assert t.asked() == [asked]
            t.play("nature draw_village village_uranium")
            assert t.fact("facedown_finds p1") == ["village_uranium"]
            assert t.fact("token C23") == ["nothing"]
            assert square_of(t, "C23") in state(t).armies[0]
        else:
            assert t.asked() != ["nature draw_village"]


@component("civilization.zulu")
def test_a_village_without_a_battle_is_no_battle_won() -> None:
    t = country().set("civilization p1", "zulu").set("armies p1", "C22").set("token C23", "village")
    t.set("known p1", "code_of_laws").set("forces p1", "infantry_1_3")
    t.at(resting(0), "movement p1").play("p1 take C22 1 0", "p1 step C23")
    t.play("nature draw_village village_uranium")
    assert t.fact("coin_tokens p1") == []


@component("civilization.zulu")
def test_zulu_found_beside_huts_and_explore_all_of_them() -> None:
    t = starting(beside("zulu", ("C11", "hut"), ("C33", "hut")))
    t.play(FOUND)
    assert explored(t) == ["hut_spy", "hut_spy"]
    assert [t.fact(f"token {square}") for square in ("C11", "C33")] == [["nothing"], ["nothing"]]


@component("civilization.zulu")
def test_others_do_not_found_beside_huts_nor_zulu_beside_villages() -> None:
    t = starting(beside("romans", ("C11", "hut")))
    assert t.refused(FOUND) == "cb.city.not_next_to_hut"
    t = starting(beside("zulu", ("C11", "hut"), ("C12", "village")))
    assert t.refused(FOUND) == "cb.city.not_next_to_village"


@component("civilization.zulu")
@rule("ww.cstate.zulu")
def test_a_city_state_that_they_find_by_founding_is_destroyed() -> None:
    t = starting(beside("zulu", ("C11", "hut"))).play(FOUND)
    while t.asked() == ["p1 adopt_policy"]:
        t.play(t.options()[0])
    t.play("nature draw_hut hut_city_state")
    assert t.asked() == ["nature draw_city_state"]
    t.play(f"nature {next(iter(t.odds()))}")
    while t.asked() == ["p1 adopt_policy"]:
        t.play(t.options()[0])
    assert t.fact("token C11") == ["nothing"]
    assert t.fact("culture p1") == ["3"]
