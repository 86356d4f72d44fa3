"""Things of a set are named in any order: all orders of the same set reach the same position."""

from collections.abc import Callable, Mapping
from itertools import permutations

import pytest

from tests.games.new_dawn.kit import first_game, in_slot, resolve
from tests.kit.sets import topics_of_sets
from tests.kit.table import Position
from tests.kit.trace import component, rule
from ziggurat import api
from ziggurat.games.new_dawn.combat.spoils import Rob
from ziggurat.games.new_dawn.content.wonders_economic import UnloadStore
from ziggurat.games.new_dawn.content.wonders_scientific import ImproveCards, TakeCards
from ziggurat.games.new_dawn.diplomacy.givers import KeepCards, cards_held
from ziggurat.games.new_dawn.focus.figures import LockCaravans
from ziggurat.games.new_dawn.focus.journeys import PutOnType
from ziggurat.games.new_dawn.focus.row import PutTokens
from ziggurat.games.new_dawn.ids import ECONOMY, LOCKED, NONE, ON_CARD
from ziggurat.games.new_dawn.state import table
from ziggurat.games.new_dawn.wonders.wonders import PayWonder
from ziggurat.games.new_dawn.world.barbarians import Raid
from ziggurat.kernel.frame import Frame

TURN = "turn p1 focus"
# The topics of the sets that are tried here.
TRIED = {
    "improve_cards", "keep_cards", "lock_caravans", "name_two", "pay", "put_tokens", "raid",
    "reinforce", "rob", "take_cards", "unload_store",
}  # fmt: skip


def all_orders(begin: Callable[[], Position], *moves: str, end: str = "") -> Position:
    """Play the same answers in every order; they all end alike and tell the same.

    An answer that was given by itself, because nothing else was left, need not be given again.
    """
    found: dict[str, list[str]] = {}
    for order in sorted(set(permutations(moves))):
        t = begin()
        assert t.state.asked[0].any_order
        assert t.state.asked[0].topic in TRIED
        for move in order:
            if t.state.asked[0].any_order:
                t.play(move)
        if end and t.state.asked[0].any_order:
            t.play(end)
        found.setdefault(api.digest(t.state), sorted(t.heard("p1")))
        assert sorted(t.heard("p1")) == next(iter(found.values()))
    assert len(found) == 1
    return t


def again(frame: Frame, facts: Mapping[str, str]) -> Callable[[], Position]:
    """The same position as often as wanted, with a frame that asks p1 before it chooses a card."""

    def begin() -> Position:
        t = first_game()
        for fact, values in facts.items():
            t.set(fact, *values.split())
        return t.at(TURN, frame)

    return begin


# Reinforcing


@rule("nd.military.reinforce_count", "nd.military.reinforce_anywhere")
@pytest.mark.parametrize("card", ["masonry", "iron_working", "mass_production", "flight"])
def test_tokens_are_reinforced_in_any_order(card: str) -> None:
    def begin() -> Position:
        t = resolve(first_game().set("control p1", "1c", "6d", "12g", "13b", "16b"), card, 4)
        if t.asked() == ["p1 reinforce_or_attack"]:
            return t.play("p1 reinforce 13b")
        return t.play("p1 pass") if t.asked() == ["p1 attack"] else t

    t = all_orders(begin, "p1 reinforce 16b", "p1 reinforce 1c", "p1 reinforce 6d", end="p1 pass")
    assert set(t.fact("reinforced p1")) >= {"1c", "6d", "16b"}


def test_the_first_token_may_be_any_too() -> None:
    ends = set()
    for first, second in (("1c", "16b"), ("16b", "1c")):
        t = resolve(first_game().set("control p1", "1c", "6d", "16b"), "masonry", 2)
        t.play(f"p1 reinforce {first}", f"p1 reinforce {second}")
        ends.add(api.digest(t.state))
    assert len(ends) == 1


# Better cards


@component("wonder.pyramids")
def test_pyramids_in_any_order() -> None:
    gains = ("p1 gain 5 animal_husbandry", "p1 gain 1 mathematics", "p1 gain 3 iron_working")
    t = all_orders(again(ImproveCards(0, 3, 1), {}), *gains)
    assert t.asked() == ["p1 focus"]
    assert t.fact("row p1")[::2] == ["mathematics", "iron_working", "animal_husbandry"]


@component("wonder.porcelain_tower")
def test_porcelain_tower_in_any_order_but_each_card_once() -> None:
    begin = again(ImproveCards(0, 2, NONE), {})
    all_orders(begin, "p1 gain 4 drama_and_poetry", "p1 gain 2 currency")
    t = begin().play("p1 gain 2 currency")
    assert t.refused("p1 gain 2 steam_power") == "nd.focus.card_text_over_rules"
    assert "p1 gain 1 mathematics" in t.options()


# Paying


def builder(**more: str) -> Position:
    """p1 has to pay 4 for the Forbidden City, with marble, oil, a natural wonder and trade."""
    t = first_game().set("offer cultural", "forbidden_city").set("trade p1 5", "3")
    t.set("resources p1 marble", "1").set("resources p1 oil", "2")
    t.set("naturals p1", "mt_kilimanjaro").set("natural_tokens", "1a", "2a", "4a")
    for fact, value in more.items():
        t.set(fact.replace("_", " "), value)
    return t


def paying() -> Position:
    t = builder()
    return t.at(TURN, PayWonder(0, t.rules.kinds["wonder"].parse("forbidden_city"), 4, 4))


def named(moves: tuple[str, ...], word: str) -> int:
    return len([move for move in moves if word in move])


@rule("nd.wonder.production_resource", "nd.wonder.production_trade")
@pytest.mark.parametrize(
    "paid",
    [
        ("p1 resource oil", "p1 resource marble"),
        ("p1 resource oil", "p1 resource oil"),
        ("p1 trade", "p1 natural mt_kilimanjaro", "p1 trade"),
        ("p1 trade", "p1 trade", "p1 resource oil", "p1 natural mt_kilimanjaro"),
    ],
)
def test_a_wonder_is_paid_for_in_any_order(paid: tuple[str, ...]) -> None:
    t = all_orders(paying, *paid, end="p1 pass")
    left = [t.fact(f"resources p1 {kind}")[0] for kind in ("marble", "oil")]
    assert left == [str(1 - named(paid, "marble")), str(2 - named(paid, "oil"))]
    assert t.fact("trade p1 5") == [str(3 - named(paid, "trade"))]
    assert t.fact("wonder_at forbidden_city") == ["16a"]


@rule("nd.wonder.production_resource")
def test_what_was_paid_is_told() -> None:
    t = paying().play("p1 trade", "p1 resource oil", "p1 natural mt_kilimanjaro", "p1 pass")
    wonder = t.rules.kinds["wonder"].parse("forbidden_city")
    natural = t.rules.kinds["natural_wonder"].parse("mt_kilimanjaro")
    pottery = t.rules.kinds["focus_card"].parse("pottery")
    assert t.heard("p2")[:3] == [
        f"spent_trade 1 {pottery}",
        f"paid_resource {wonder} 2",
        f"paid_natural {wonder} {natural}",
    ]


@rule("nd.wonder.production_resource")
def test_where_everything_is_needed_nobody_is_asked() -> None:
    t = builder(trade_p1_5="0", resources_p1_oil="1")
    wonder = t.rules.kinds["wonder"].parse("forbidden_city")
    t.at(TURN, PayWonder(0, wonder, 4, 6))
    assert t.asked() == ["p1 focus"]
    assert t.fact("wonder_at forbidden_city") == ["16a"]
    assert len([entry for entry in t.heard("p2") if entry.startswith("paid_")]) == 3


@rule("nd.wonder.production_trade", "nd.naturalwonder.as_resource")
def test_a_trade_token_never_uses_up_a_natural_wonder_that_pays_better() -> None:
    """America has laid Mt. Kilimanjaro, which works as oil, on its industry card."""
    t = builder().set("tokens_on_card p1 5", "mt_kilimanjaro")
    t.at(TURN, PayWonder(0, t.rules.kinds["wonder"].parse("forbidden_city"), 4, 4))
    t.play("p1 trade")
    assert t.fact("trade p1 5") == ["2"]
    assert t.refused("p1 natural mt_kilimanjaro") == ""
    t.play("p1 natural mt_kilimanjaro")
    assert t.refused("p1 natural mt_kilimanjaro") == "nd.naturalwonder.once_per_turn"


# Naming two tokens


@component("wonder.eiffel_tower")
def test_eiffel_towers_two_tokens_in_any_order() -> None:
    def begin() -> Position:
        t = first_game().set("wonder_at eiffel_tower", "16a").set("control p2", "2h", "6c", "16b")
        return t.at("turn p1 start of turn").play("p1 use eiffel_tower")

    t = all_orders(begin, "p1 strike 16b", "p1 strike 2h")
    assert t.options() == ["p2 strike 2h", "p2 strike 16b"]


# Trade tokens and diplomacy cards


@rule("nd.economy.rival_tokens", "nd.trade.excess")
def test_trade_tokens_are_put_down_in_any_order() -> None:
    begin = again(PutTokens(0, 4), {"trade p1 1": "2"})
    t = all_orders(begin, "p1 put 1", "p1 put 5", "p1 put 1", "p1 put 3")
    assert [t.fact(f"trade p1 {slot}")[0] for slot in range(1, 6)] == ["3", "0", "1", "0", "1"]
    assert "token_lost 0" in t.heard("p1")


@rule("nd.economy.citystate_tokens_several")
def test_tokens_of_a_city_state_are_put_on_its_cards_in_any_order() -> None:
    facts = {"row p1": "astrology foreign_trade currency early_empire pottery"}
    all_orders(again(PutOnType(0, 2, ECONOMY), facts), "p1 put 3", "p1 put 2")


@component("wonder.great_zimbabwe")
def test_stored_tokens_are_moved_in_any_order() -> None:
    facts = {"wonder_at great_zimbabwe": "16a", "trade p1 store": "4"}
    all_orders(again(UnloadStore(0), facts), "p1 put 4", "p1 put 2", "p1 put 4", end="p1 pass")


@rule("nd.attack.win_capital_which")
def test_tokens_are_robbed_in_any_order() -> None:
    facts = {"trade p2 1": "2", "trade p2 4": "1"}
    all_orders(again(Rob(0, 1, 2), facts), "p1 rob 4", "p1 rob 1")


@rule("nd.barbarian.hit_capital")
def test_tokens_are_lost_to_a_raid_in_any_order() -> None:
    facts = {"trade p1 1": "2", "trade p1 4": "1"}
    all_orders(again(Raid(0, 2), facts), "p1 discard 4", "p1 discard 1")


@component("wonder.potala_palace")
def test_potala_palace_takes_cards_in_any_order() -> None:
    facts = {"wonder_at potala_palace": "16a"}
    cards = [f"p1 take {kind}-green" for kind in ("open_borders", "embassy", "joint_war")]
    all_orders(again(TakeCards(0, 3), facts), *cards)


@rule("nd.diplomacy.limit_lowered")
def test_cards_that_stay_are_named_in_any_order() -> None:
    """In the base game one stays; Potala Palace makes it four, which shows the same."""
    cards = "joint_war-green embassy-green open_borders-green"
    facts = {"wonder_at potala_palace": "16a", "cards p1": cards}
    held = cards_held(table(first_game().set("cards p1", *cards.split()).state), 0, 1)
    kept = ("p1 keep open_borders-green", "p1 keep joint_war-green")
    t = all_orders(again(KeepCards(0, 1, held), facts), *kept)
    assert len(t.fact("cards p1")) == 3


def test_caravans_are_locked_in_any_order() -> None:
    """Base cards never show fewer caravans; rules under which they do start the same frame."""

    def begin() -> Position:
        t = first_game()
        t.set("row p1", "astrology", "foreign_trade", "masonry", "early_empire", "pottery")
        table(t.state).realms[0].caravans = (ON_CARD, 0, 1)
        return t.at(TURN, LockCaravans(0))

    t = all_orders(begin, "p1 lock c3", "p1 lock c2")
    assert table(t.state).realms[0].caravans == (ON_CARD, LOCKED, LOCKED)
    assert begin().play("p1 lock c1").refused("p1 lock c1") == "nd.economy.unlock"


def test_every_set_of_the_game_is_tried() -> None:
    assert topics_of_sets("new_dawn", without="terra_incognita") == TRIED


# Sequences stay sequences


@pytest.mark.parametrize(
    ("card", "topic"), [("foreign_trade", "move_caravans"), ("early_empire", "place_tokens")]
)
def test_where_the_order_matters_no_set_is_promised(card: str, topic: str) -> None:
    t = resolve(in_slot(first_game(), card, 5), card, 5)
    assert t.asked() == [f"p1 {topic}"]
    assert not t.state.asked[0].any_order
