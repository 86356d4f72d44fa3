"""Victory cards: five of them, and what completes each of their ten agendas."""

from tests.games.new_dawn.kit import first_game, resolve
from tests.kit.table import Position
from tests.kit.trace import component, rule

CARDS = (
    "civilized-moneygrubber",
    "warmonger-paranoid",
    "explorer-aesthetic",
    "technophile-scholarly",
    "populous-preservationist",
)
SEVEN = ("12g", "13j", "6d", "13d", "4b", "2g", "1c")
SHORE = ("1c", "1d", "1e", "2b", "2c", "2d", "4c", "4d", "6b", "6c", "6d", "12b", "12c", "12d")
# Five cities, and the land around four of them and the capital 16a.
MATURE = ("13j", "14i", "16i", "4e")
AROUND = (
    "12f", "13h", "13i", "14b", "14h", "14j", "12i", "12j", "4a", "4d", "4f", "15i",
    "16b", "16c", "16d", "16e", "16f", "16g",
)  # fmt: skip


def all_cards() -> Position:
    """The start of a first game with all victory cards."""
    return first_game().set("victory", *CARDS)


def two_wonders(t: Position, seat: str, *names: str) -> Position:
    """Let a seat have two wonders, under its capital and under a city of its own."""
    capital, city = t.fact(f"capital {seat}")[0], {"p1": "12g", "p2": "1c"}[seat]
    t.set(f"cities {seat}", city)
    return t.set(f"wonder_at {names[0]}", capital).set(f"wonder_at {names[1]}", city)


def second_wonder(kind: str, first: str, second: str) -> Position:
    """p1 has a wonder and resources to build another one under 12g, in slot 5."""
    t = all_cards()
    t.set("cities p1", "12g").set(f"wonder_at {first}", "16a").set(f"offer {kind}", second)
    for resource in ("marble", "mercury", "oil", "diamond"):
        t.set(f"resources p1 {resource}", "2")
    return resolve(t, "pottery", 5).play(f"p1 wonder {second}")


def paid(t: Position) -> Position:
    """Pay with whatever is listed first until the wonder stands."""
    while t.asked() == ["p1 pay"]:
        t.play(t.options()[0])
    return t


def somebody_acts(t: Position) -> Position:
    """p1 turns the tech dial: a step after which all agendas are tested."""
    return resolve(t, "astrology", 1).play("p1 spend 0")


def both_claim(t: Position, card: str) -> bool:
    """Tell whether p1 and p2 complete a card, each with one of its agendas."""
    somebody_acts(t)
    return t.fact("claims p1") == t.fact("claims p2") == [card]


# Civilized and Moneygrubber


@component("agenda.civilized")
@rule("nd.victory.agenda_cities")
def test_civilized_asks_for_eight_cities_with_the_capital() -> None:
    t = all_cards().set("cities p1", *SEVEN[:6])
    assert somebody_acts(t).fact("claims p1") == []
    t = resolve(all_cards().set("cities p1", *SEVEN[:6]), "pottery", 5).play("p1 build 2d")
    assert len(t.fact("cities p1")) == 8
    assert t.fact("claims p1") == ["civilized-moneygrubber"]


@component("agenda.moneygrubber")
@rule("nd.victory.agenda_economic")
def test_moneygrubber_asks_for_two_economic_wonders() -> None:
    t = second_wonder("economic", "colossus", "great_lighthouse")
    assert t.fact("claims p1") == []
    assert paid(t).fact("claims p1") == ["civilized-moneygrubber"]


@component("victory_card.civilized-moneygrubber")
@rule("nd.victory.cards_two_agendas", "nd.victory.not_exclusive")
def test_civilized_and_moneygrubber_are_one_card() -> None:
    t = all_cards().set("cities p1", "12g", "13j", "6d", "13d", "4b", "2g", "15g")
    two_wonders(t, "p2", "colossus", "big_ben")
    assert both_claim(t, "civilized-moneygrubber")


# Warmonger and Paranoid


def conqueror(*spaces: str) -> Position:
    """p1 has conquered city-states; those of 12a and 14d can be among them."""
    t = all_cards().set("cities p1", *spaces)
    left = [at for at in ("6e", "12a", "14d", "15a") if at not in spaces]
    return t.set("city_state_tokens", *left)


@component("agenda.warmonger")
@rule("nd.victory.agenda_warmonger")
def test_warmonger_asks_for_two_conquered_city_states() -> None:
    assert somebody_acts(conqueror("12a")).fact("claims p1") == []
    t = resolve(conqueror("12a"), "masonry", 5).play("p1 attack 14d", "nature roll 6")
    t.play("nature roll 1")
    assert t.fact("claims p1") == ["warmonger-paranoid"]


@component("agenda.warmonger")
@rule("nd.victory.agenda_warmonger")
def test_warmonger_does_not_count_a_city_state_conquered_by_somebody_else() -> None:
    t = conqueror("12a", "14d").set("cities p1", "12a").set("cities p2", "14d")
    assert somebody_acts(t).fact("claims p1") == []


@component("agenda.warmonger")
@rule("nd.victory.agenda_warmonger")
def test_warmonger_is_also_completed_by_defeating_a_capital() -> None:
    t = conqueror().set("control p1", "11b")
    resolve(t, "masonry", 5).play("p1 attack 11a", "nature roll 6", "nature roll 1")
    assert t.fact("claims p1") == ["warmonger-paranoid"]
    assert t.fact("claims p2") == []


@component("agenda.warmonger")
@rule("nd.victory.agenda_warmonger")
def test_a_lost_attack_on_a_capital_does_not_complete_warmonger() -> None:
    t = conqueror().set("control p1", "11b")
    resolve(t, "masonry", 1).play("p1 attack 11a", "nature roll 1", "nature roll 6")
    assert t.fact("claims p1") == []


@component("agenda.paranoid")
@rule("nd.victory.agenda_military")
def test_paranoid_asks_for_two_militaristic_wonders() -> None:
    t = second_wonder("militaristic", "petra", "terracotta_army")
    assert t.fact("claims p1") == []
    assert paid(t).fact("claims p1") == ["warmonger-paranoid"]


@component("victory_card.warmonger-paranoid")
@rule("nd.victory.cards_two_agendas", "nd.victory.not_exclusive")
def test_warmonger_and_paranoid_are_one_card() -> None:
    t = two_wonders(conqueror("12a", "14d"), "p2", "petra", "pentagon")
    assert both_claim(t, "warmonger-paranoid")


# Explorer and Aesthetic


@component("agenda.explorer")
@rule("nd.victory.agenda_explorer")
def test_explorer_asks_for_fifteen_spaces_at_water_or_edge() -> None:
    inland = ("13b", "13c", "13d", "13g", "13h")
    t = all_cards().set("control p1", *SHORE, *inland)
    resolve(t, "early_empire", 5).play("p1 place 16c")
    assert t.fact("claims p1") == []
    t.play("p1 place 16b")
    assert t.fact("claims p1") == ["explorer-aesthetic"]


@component("agenda.explorer")
@rule("nd.victory.agenda_explorer")
def test_explorer_counts_cities_and_control_tokens_alike() -> None:
    t = all_cards().set("cities p1", "1c", "6d", "12c")
    t.set("control p1", *[at for at in SHORE if at not in ("1c", "6d", "12c")], "16b")
    assert somebody_acts(t).fact("claims p1") == ["explorer-aesthetic"]


@component("agenda.aesthetic")
@rule("nd.victory.agenda_cultural")
def test_aesthetic_asks_for_two_cultural_wonders() -> None:
    t = second_wonder("cultural", "stonehenge", "forbidden_city")
    assert t.fact("claims p1") == []
    assert paid(t).fact("claims p1") == ["explorer-aesthetic"]


@component("victory_card.explorer-aesthetic")
@rule("nd.victory.cards_two_agendas", "nd.victory.not_exclusive")
def test_explorer_and_aesthetic_are_one_card() -> None:
    t = all_cards().set("control p1", *SHORE[1:], "16b", "16e")
    two_wonders(t, "p2", "stonehenge", "eiffel_tower")
    assert both_claim(t, "explorer-aesthetic")


# Technophile and Scholarly


@component("agenda.technophile")
@rule("nd.victory.agenda_dial")
def test_technophile_asks_for_space_24_of_the_tech_dial() -> None:
    t = resolve(all_cards().set("dial p1", "22"), "astrology", 1).play("p1 spend 0")
    assert t.fact("claims p1") == []
    t = resolve(all_cards().set("dial p1", "23"), "astrology", 1).play("p1 spend 0")
    assert t.fact("dial p1") == ["24"]
    assert t.fact("claims p1") == ["technophile-scholarly"]


@component("agenda.technophile")
@rule("nd.victory.agenda_dial_pass")
def test_technophile_counts_space_24_when_it_is_passed() -> None:
    t = resolve(all_cards().set("dial p1", "23"), "astrology", 2).play("p1 spend 0")
    assert t.fact("dial p1") == ["15"]
    assert t.fact("claims p1") == ["technophile-scholarly"]


@component("agenda.scholarly")
@rule("nd.victory.agenda_scientific")
def test_scholarly_asks_for_two_scientific_wonders() -> None:
    t = second_wonder("scientific", "pyramids", "kremlin")
    assert t.fact("claims p1") == []
    assert paid(t).fact("claims p1") == ["technophile-scholarly"]


@component("victory_card.technophile-scholarly")
@rule("nd.victory.cards_two_agendas", "nd.victory.not_exclusive")
def test_technophile_and_scholarly_are_one_card() -> None:
    t = two_wonders(all_cards().set("dial p1", "23"), "p2", "oxford_university", "kremlin")
    assert both_claim(t, "technophile-scholarly")


@component(
    "agenda.moneygrubber", "agenda.paranoid", "agenda.aesthetic", "agenda.scholarly"
)  # fmt: skip
def test_wonders_of_two_types_complete_nothing() -> None:
    t = all_cards().set("cities p1", "12g", "13j", "13d")
    for name, at in (("petra", "16a"), ("big_ben", "12g"), ("kremlin", "13j")):
        t.set(f"wonder_at {name}", at)
    t.set("wonder_at eiffel_tower", "13d")
    assert somebody_acts(t).fact("claims p1") == []


# Populous and Preservationist


def grown_up() -> Position:
    """p1 has four mature cities, and a fifth one once 12f is covered."""
    t = all_cards().set("victory", "warmonger-paranoid", "populous-preservationist")
    t.set("cities p1", *MATURE).set("control p1", *AROUND[1:])
    t.set("natural_tokens", "1a", "2a", "13a").set("naturals p1", "grand_mesa")
    return t.set("resource marble", "1i", "15g").set("resource oil")


@component("agenda.populous")
@rule("nd.victory.agenda_mature")
def test_populous_asks_for_five_mature_cities() -> None:
    t = resolve(grown_up(), "early_empire", 5)
    assert t.fact("claims p1") == []
    t.play("p1 place 12f")
    assert t.fact("claims p1") == ["populous-preservationist"]


@component("agenda.populous")
@rule("nd.victory.agenda_mature")
def test_populous_does_not_count_cities_that_are_not_mature() -> None:
    assert somebody_acts(grown_up().set("cities p1", *MATURE, "1c")).fact("claims p1") == []


@component("agenda.preservationist")
@rule("nd.victory.agenda_natural")
def test_preservationist_asks_for_two_natural_wonders() -> None:
    t = all_cards().set("cities p1", "4b")
    t.set("control p1", "13a").set("naturals p1", "mt_kilimanjaro")
    t.set("natural_tokens", "1a", "2a", "4a")
    resolve(t, "early_empire", 5)
    assert t.fact("claims p1") == []
    t.play("p1 place 4a")
    assert t.fact("naturals p1") == ["grand_mesa", "mt_kilimanjaro"]
    assert t.fact("claims p1") == ["populous-preservationist"]


@component("victory_card.populous-preservationist")
@rule("nd.victory.cards_two_agendas", "nd.victory.not_exclusive")
def test_populous_and_preservationist_are_one_card() -> None:
    t = grown_up().set("control p1", *AROUND).set("control p2", "1a", "2a")
    t.set("natural_tokens", "13a").set("naturals p2", "torres_del_paine", "mt_everest")
    assert both_claim(t, "populous-preservationist")
