"""How many armies a military card shows, and what follows when another takes its place."""

from tests.games.new_dawn.terra_incognita.armies.kit import Campaign
from tests.games.new_dawn.terra_incognita.kit import ti_rules
from tests.kit.trace import rule
from ziggurat.games.new_dawn.content.wonders_scientific import ImproveCards
from ziggurat.games.new_dawn.focus.science import GainCard
from ziggurat.games.new_dawn.ids import NONE
from ziggurat.games.new_dawn.terra_incognita.ids import NEW_CURRENCY

END = "turn p1 end"
CURRENCY = ti_rules().rows[NEW_CURRENCY].name


def upgraded(t: Campaign, card: str, level: int = 2) -> Campaign:
    """Let p1 gain a card in the place of the one in its first slot."""
    return t.at(END, ImproveCards(0, level - 1, NONE)).play(f"gain 1 {card}")


@rule("ti.army.unlock", "ti.army.card_number")
def test_a_card_with_more_armies_brings_another_one() -> None:
    assert upgraded(Campaign(), "iron_working_ti").where() == ["card", "card"]


@rule("ti.army.unlock", "ti.army.replace_keeps")
def test_armies_on_the_map_stay_there_when_the_card_is_replaced() -> None:
    t = upgraded(Campaign().armies("5c"), "iron_working_ti")
    assert t.where() == ["5c", "card"]


@rule("ti.army.replace_keeps")
def test_armies_on_a_card_lie_on_the_next_one() -> None:
    t = Campaign("iron_working_ti").armies("card", "card")
    assert upgraded(t, "mass_production_ti", 3).where() == ["card", "card"]


def swapped(t: Campaign, card: str, slot: int = 1) -> Campaign:
    """With Oxford University p1 puts any card of the level in a slot."""
    return t.set("wonder_at oxford_university", "11a").at(END, GainCard(0, 2)).play(
        f"gain {slot} {card}"
    )  # fmt: skip


@rule("ti.army.fewer")
def test_of_too_many_armies_the_owner_says_which_is_put_aside() -> None:
    """Two military cards are in the row; Iron Working goes, Masonry stays with one army."""
    t = Campaign("iron_working_ti").armies("5c", "card").hold("p1", "oxford_university")
    cards = t.fact("row p1")
    t.set("row p1", *[*cards[:-1], "masonry_ti"])
    t = swapped(t, CURRENCY, 1)
    assert t.asked() == ["p1 lock_armies"]
    assert t.options() == ["lock_army a1", "lock_army a2"]
    t.play("lock_army a1")
    assert t.where() == ["locked", "card"]
    assert t.told("locked_army") == [("locked_army", 0, 0)]


@rule("ti.army.fewer")
def test_of_armies_in_the_same_place_one_is_put_aside_without_asking() -> None:
    t = Campaign("iron_working_ti").armies("card", "card")
    t.set("row p1", *[*t.fact("row p1")[:-1], "masonry_ti"])
    assert swapped(t, CURRENCY, 1).where() == ["locked", "card"]


@rule("ti.army.fewer")
def test_too_many_caravans_are_put_aside_too() -> None:
    """A card of another type takes the place of Currency; Foreign Trade shows one caravan."""
    t = Campaign(CURRENCY, slot=3).caravans("5c", "card")
    t.set("row p1", *[*t.fact("row p1")[:-1], "foreign_trade"])
    t = swapped(t, "iron_working_ti", 3)
    assert t.asked() == ["p1 lock_caravans"]
    t.play("lock c1")
    assert t.caravans_at() == ["locked", "card", "locked"]


@rule("ti.focus.missing_type")
def test_without_a_military_card_armies_stay_and_wait() -> None:
    """The army on the map stays; a defeated one waits; nothing is spent in defence."""
    t = swapped(Campaign().armies("5c").trade(1, 2), "drama_and_poetry", 1)
    assert "masonry_ti" not in t.fact("row p1")
    assert t.where() == ["5c", "locked"]
    t = Campaign("iron_working_ti").armies("5c", "card")
    t = swapped(t, "drama_and_poetry", 1)
    assert t.where() == ["5c", "card"]


@rule("ti.focus.missing_type")
def test_figures_come_in_line_with_the_next_card_of_their_type() -> None:
    """Two armies were in use; Masonry, gained in another slot, shows one."""
    t = Campaign("iron_working_ti").armies("5c", "card")
    t = swapped(t, "drama_and_poetry", 1)
    assert t.where() == ["5c", "card"]
    t = swapped(t, "iron_working_ti", 2)
    assert t.where() == ["5c", "card"]


@rule("ti.focus.missing_type")
def test_without_an_economy_card_caravans_stay_where_they_are() -> None:
    t = Campaign(CURRENCY, slot=3).caravans("5c", "card")
    t = swapped(t, "drama_and_poetry", 3)
    assert t.caravans_at() == ["5c", "card", "locked"]


@rule("ti.focus.missing_type")
def test_without_a_military_card_a_defender_spends_no_tokens() -> None:
    t = Campaign().armies("5b").give("p2", tokens="5c").trade(1, 3, "p2")
    t.set("row p2", *["drama_and_poetry" if at == "masonry_ti" else at for at in t.fact("row p2")])
    t.begin().win("5c")
    assert t.asked() == ["p2 focus"]
