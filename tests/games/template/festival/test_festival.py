"""The Festival: hidden lanterns and their prize, the drum, the carpet and a larger hand."""

import pytest

from tests.kit.table import Position
from tests.kit.trace import rule


def festival(seats: int = 2, night: int = 6) -> Position:
    return Position("template", seats, modules=("festival",)).set("night", str(night))


@rule("tp.festival.hidden")
def test_everybody_hides_a_lantern_before_the_first_night() -> None:
    t = Position("template", seats=3, modules=("festival",)).start()
    assert t.odds() == {"hide amber": 1, "hide jade": 1, "hide pearl": 1}
    assert t.fact("lantern red") == []
    t.play("nature hide jade", "nature hide jade")
    assert t.fact("night") == ["0"]
    t.play("nature hide amber")
    lanterns = [t.fact(f"lantern {seat}") for seat in ("red", "blue", "green")]
    assert lanterns == [["jade"], ["jade"], ["amber"]]
    assert t.asked() == ["nature ware"]


@rule("tp.festival.hidden")
def test_a_lantern_is_secret() -> None:
    jade, pearl = (Position("template", modules=("festival",)).start() for _ in range(2))
    jade.play("nature hide jade", "nature hide amber")
    pearl.play("nature hide pearl", "nature hide amber")
    assert jade.knows("blue") == pearl.knows("blue")
    assert jade.knows("red")["view"]["parts"][1]["lanterns"] == (1, -1)
    assert jade.heard("red") == ["hid_lantern 0 1", "hid_hidden", "night 1 0"]


@rule("tp.festival.hidden")
def test_lanterns_are_dealt_once() -> None:
    t = festival(night=1).at("night red end")
    assert t.asked() == ["nature ware"]


@rule("tp.festival.prize")
@pytest.mark.parametrize(
    ("wares", "lantern"),
    [(0, "amber"), (1, "jade"), (2, "pearl"), (3, "amber"), (4, "jade"), (5, "pearl")],
)
def test_the_lantern_of_the_right_colour_earns_four_coins(wares: int, lantern: str) -> None:
    for colour in ("amber", "jade", "pearl"):
        t = festival().set("lantern red", colour)
        t.set("wares red", *["amulet", "silk", "silk", "spice", "spice"][:wares])
        t.at("night red show lanterns")
        assert t.fact("coins red") == ["9" if colour == lantern else "5"]
        assert t.fact("coins blue") == ["5"]


@rule("tp.festival.prize")
def test_lanterns_are_shown_after_the_last_night_only() -> None:
    t = festival(night=5).set("lantern red", "amber").at("night red show lanterns")
    assert t.fact("coins red") == ["5"]
    assert not [told for told in t.heard("blue") if told.startswith("lantern_shown")]
    assert t.state.unveiled == 0


@rule("tp.festival.prize")
def test_everybody_sees_the_lanterns_in_the_end() -> None:
    t = festival().set("lantern red", "amber").set("lantern blue", "pearl")
    t.at("night red show lanterns")
    assert t.heard("blue")[:3] == ["lantern_shown 0 0", "lantern_prize 0 4", "lantern_shown 1 2"]
    assert t.knows("blue")["view"]["parts"][1]["lanterns"] == (0, 2)
    assert t.state.unveiled == 1


@rule("tp.festival.prize")
def test_the_prize_counts_and_comes_after_closing() -> None:
    t = festival().set("lantern red", "jade").set("coins red", "3").set("wares red", "mirror")
    t.at("night red closing")
    assert t.scores() == [3 + 3 + 4 + 3, 5]
    assert t.winners() == ["red"]


@rule("tp.festival.drum")
@pytest.mark.parametrize(("coins", "earned"), [(0, 3), (4, 2), (5, 1), (6, 0), (7, 0)])
def test_a_drum_earns_a_coin_for_each_richer_merchant(coins: int, earned: int) -> None:
    t = festival(seats=4, night=2).set("wares red", "drum").set("coins red", str(coins))
    t.set("coins blue", "4").set("coins green", "5").set("coins yellow", "6")
    t.at("night red closing")
    assert t.fact("coins red") == [str(coins + earned)]


@rule("tp.festival.drum", "tp.round.closing")
@pytest.mark.parametrize(("first", "coins"), [("red", "5"), ("blue", "6")])
def test_a_drum_counts_coins_when_its_turn_comes(first: str, coins: str) -> None:
    t = festival(night=2).set("first", first).set("wares red", "drum").set("wares blue", "silk")
    t.at(f"night {first} closing")
    assert t.fact("coins red") == [coins]


@rule("tp.festival.drum", "tp.round.closing_order")
@pytest.mark.parametrize(("first", "coins"), [("drum", "6"), ("silk", "5")])
def test_the_holder_decides_when_a_drum_acts(first: str, coins: str) -> None:
    t = festival(night=2).set("wares red", "drum", "silk").set("coins red", "4")
    t.set("coins blue", "5").at("night red closing")
    assert t.options() == ["red first silk", "red first drum"]
    t.play(f"red first {first}")
    assert t.fact("coins red") == [coins]


@rule("tp.festival.carpet")
@pytest.mark.parametrize(("night", "coins"), [(5, "5"), (6, "7")])
def test_a_carpet_earns_two_coins_on_the_last_night(night: int, coins: str) -> None:
    t = festival(night=night).set("wares red", "carpet", "carpet").at("night red closing")
    assert t.fact("coins red") == [coins]


@rule("tp.festival.carpet")
@pytest.mark.parametrize(("night", "coins"), [("6", "5"), ("9", "7")])
def test_the_last_night_of_a_long_game_is_the_ninth(night: str, coins: str) -> None:
    t = Position("template", modules=("festival",), options={"length": "long"})
    t.set("night", night).set("wares red", "carpet").at("night red closing")
    assert t.fact("coins red") == [coins]


@rule("tp.festival.carpet", "tp.round.closing_order")
@pytest.mark.parametrize(
    ("ware", "first", "coins"),
    [("mirror", "mirror", "8"), ("mirror", "carpet", "5"),
     ("drum", "drum", "6"), ("drum", "carpet", "5")],
)  # fmt: skip
def test_the_holder_decides_when_a_carpet_pays(ware: str, first: str, coins: str) -> None:
    t = festival().set("wares red", "carpet", ware).set("coins red", "3").set("coins blue", "4")
    t.at("night red closing").play(f"red first {first}")
    assert t.fact("coins red") == [coins]


@rule("tp.festival.hand")
def test_five_tricks_may_be_held() -> None:
    t = festival(night=2).set("hand red", "thief", "thief", "guard", "loan", "loan")
    t.set("hand blue", "thief", "thief", "guard", "loan").at("night red draw")
    t.play("nature draw bribe")
    assert t.fact("hand blue") == ["thief", "thief", "guard", "bribe", "loan"]
    assert t.asked() == ["red barter"]
