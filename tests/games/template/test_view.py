"""What a merchant may know of the market, and what is dealt again when it is imagined."""

from tests.kit.table import Position
from tests.kit.trace import rule
from ziggurat import api


def market() -> Position:
    """Three merchants, each with tricks; blue looks."""
    t = Position("template", seats=3).set("hand red", "thief", "guard").set("hand blue", "loan")
    return t.set("hand green", "bribe").set("discarded", "thief").set("wares green", "silk")


@rule("tp.round.draw")
def test_a_merchant_sees_the_own_hand_and_counts_the_others() -> None:
    known = market().set("night", "2").set("first", "green").at("night green tricks").knows("blue")
    view = known["view"]["parts"][0]
    assert [(seat["cards"], seat["hand"]) for seat in view["seats"]] == [
        (2, ()),
        (1, (3,)),
        (1, ()),
    ]
    assert [(seat["coins"], seat["wares"]) for seat in view["seats"]] == [
        (5, ()), (5, ()), (5, (10,)),
    ]  # fmt: skip
    assert (view["night"], view["nights"], view["first"], view["ware"]) == (2, 6, 2, -1)
    assert (view["trick_deck"], view["trick_discard"]) == (15, (0,))


@rule("tp.round.draw")
def test_an_imagined_market_deals_unseen_hands_again() -> None:
    t = market().at("night red tricks")
    hands: set[tuple[int, ...]] = set()
    for seed in range(20):
        dealt = api.redeal(t.state, 1, api.Seeded(seed))
        seats = [t.rules.facts["hand"].read(dealt, (seat,)) for seat in range(3)]
        assert [len(hand) for hand in seats] == [2, 1, 1]
        assert seats[1] == (3,)
        assert [check.check(dealt) for check in t.rules.invariants.values()] == ["", "", ""]
        hands.add(seats[0])
    assert len(hands) > 3
    assert t.fact("hand red") == ["thief", "guard"]


@rule("tp.festival.hidden")
def test_an_imagined_festival_hides_other_lanterns_again() -> None:
    t = Position("template", seats=3, modules=("festival",)).start()
    t.play("nature hide jade", "nature hide pearl")
    lanterns: set[tuple[int, ...]] = set()
    for seed in range(20):
        dealt = api.redeal(t.state, 1, api.Seeded(seed))
        seen = [t.rules.facts["lantern"].read(dealt, (seat,)) for seat in range(3)]
        assert seen[1:] == [(2,), ()]
        lanterns.add(seen[0])
    assert lanterns == {(0,), (1,), (2,)}


@rule("tp.festival.prize")
def test_shown_lanterns_stay_as_they_are() -> None:
    t = Position("template", modules=("festival",)).set("night", "6").set("lantern red", "pearl")
    t.at("night red show lanterns")
    for seed in range(10):
        dealt = api.redeal(t.state, 1, api.Seeded(seed))
        assert t.rules.facts["lantern"].read(dealt, (0,)) == (2,)
