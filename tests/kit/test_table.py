"""The scene builder is strict: what a test says wrongly is an error, not a silent pass."""

import pytest

from tests.kit.table import Position, PositionError
from ziggurat.kernel.flows import Flow


def thief() -> Position:
    return Position("template").set("coins blue", "4").set("hand red", "thief")


def test_a_position_is_set_up_played_and_read() -> None:
    t = thief().at("night red tricks")
    assert t.asked() == ["red play_trick"]
    assert t.options() == ["red pass", "red steal blue"]
    t.play("red steal blue", "blue pass")
    assert t.fact("coins blue") == ["1"]
    assert t.fact("hand red") == []


def test_chance_is_answered_by_name() -> None:
    t = Position("template").at("night red die")
    assert t.odds() == {f"roll {face}": 1 for face in range(1, 7)}
    assert t.play("nature roll 2").asked() == ["nature ware"]
    with pytest.raises(PositionError, match="Nature is not asked"):
        thief().at("night red tricks").odds()


def test_what_happens_last_is_pending_first() -> None:
    t = thief().at("night red die", Flow("trick", 0))
    assert t.asked() == ["red play_trick"]
    assert t.play("red pass").asked() == ["nature die"]


def test_a_flow_without_a_step_begins() -> None:
    assert Position("template").at("night blue").asked() == ["nature ware"]


def test_a_refused_move_names_its_rule_and_changes_nothing() -> None:
    t = thief().at("night red tricks")
    assert t.refused("red steal red") == "tp.target.another_seat"
    assert t.refused("red steal blue") == ""
    with pytest.raises(PositionError, match=r"tp\.target\.another_seat.*'red steal blue'"):
        t.play("red steal red")
    assert t.fact("hand red") == ["thief"]


@pytest.mark.parametrize(
    ("fact", "values", "fault"),
    [
        ("gold red", ["1"], "no fact 'gold', but coins"),
        ("coins", ["1"], "write 'coins <seat>'"),
        ("coins green", ["1"], "nobody sits at 'green'"),
        ("coins red", ["1", "2"], "one value, not 2"),
    ],
)
def test_a_wrong_fact_is_an_error(fact: str, values: list[str], fault: str) -> None:
    with pytest.raises(PositionError, match=fault):
        Position("template").set(fact, *values)


def test_a_value_of_another_kind_is_an_error() -> None:
    with pytest.raises(ValueError, match="'silk' is not of kind 'trick'"):
        Position("template").set("hand red", "silk")


@pytest.mark.parametrize(
    ("pending", "fault"),
    [("day red", "no flow 'day'"), ("night red noon", "no step 'noon', but ware")],
)
def test_a_wrong_place_is_an_error(pending: str, fault: str) -> None:
    with pytest.raises(PositionError, match=fault):
        Position("template").at(pending)


def test_the_order_of_setting_up_is_kept() -> None:
    t = thief()
    for ask in (t.options, t.asked, t.odds):
        with pytest.raises(PositionError, match="say where the game stands"):
            ask()
    t.at("night red tricks")
    with pytest.raises(PositionError, match="before the game runs on"):
        t.set("coins red", "3")
    with pytest.raises(PositionError, match="runs already"):
        t.start()


def test_a_position_that_cannot_be_is_an_error() -> None:
    t = thief()
    write = t.rules.facts["coins"].write
    assert write is not None
    write(t.state, (0,), (-1,))
    with pytest.raises(PositionError, match="breaks 'nobody in debt'"):
        t.at("night red tricks")


def test_secrets_of_others_do_not_change_what_a_seat_knows() -> None:
    other = Position("template").set("coins blue", "4").set("hand red", "loan")
    ours, theirs = thief().at("night red tricks"), other.at("night red tricks")
    assert ours.knows("blue") == theirs.knows("blue")
    assert ours.knows("red") != theirs.knows("red")


def test_a_game_can_be_played_to_its_end() -> None:
    t = Position("template", seats=3).start().play_on(seed=5)
    assert t.asked() == []
    assert t.winners()
    assert len(t.scores()) == 3
    assert t.refused("red pass") == "zg.finished"
