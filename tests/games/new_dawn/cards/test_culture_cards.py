"""Culture cards: how many control tokens each places, and what its text adds."""

import pytest

from tests.games.new_dawn.kit import acts_for, choose, first_game, in_slot, resolve
from tests.kit.table import Position
from tests.kit.trace import component, rule
from ziggurat.games.new_dawn.content.culture_cards import CULTURE_CARDS
from ziggurat.games.new_dawn.ids import FOCUS_TYPES


def placed(t: Position) -> list[str]:
    return [option.split()[2] for option in t.options() if " place " in option]


def shifts(t: Position) -> list[str]:
    return [option.removeprefix("p1 shift ") for option in t.options() if " shift " in option]


@component(
    "focus_card.early_empire",
    "focus_card.drama_and_poetry",
    "focus_card.civil_service",
    "focus_card.mass_media",
)
def test_levels_of_the_culture_cards() -> None:
    assert [(card.name, FOCUS_TYPES[card.focus], card.level) for card in CULTURE_CARDS] == [
        ("early_empire", "culture", 1),
        ("drama_and_poetry", "culture", 2),
        ("civil_service", "culture", 3),
        ("mass_media", "culture", 4),
    ]


@component(
    "focus_card.early_empire",
    "focus_card.drama_and_poetry",
    "focus_card.civil_service",
    "focus_card.mass_media",
)
@pytest.mark.parametrize(
    ("card", "count"),
    [("early_empire", 2), ("drama_and_poetry", 2), ("civil_service", 2), ("mass_media", 3)],
)
def test_how_many_tokens_go_beside_cities(card: str, count: int) -> None:
    t = first_game().set("cities p1", "14b", "4b").set("barbarian D", "6d")
    t = choose(in_slot(t, card, 3).set("trade p1 3", "1"), 3)
    for label in ("16b", "16c", "14a")[:count]:
        t.play(f"p1 place {label}")
    assert placed(t) == []
    t.play("p1 spend 1", "p1 place 16f")
    assert len(t.fact("control p1")) == count + 1


@component("focus_card.early_empire")
def test_early_empire_does_nothing_more() -> None:
    t = resolve(first_game().set("control p2", "16f"), "early_empire", 5)
    assert t.play("p1 place 16b", "p1 place 16c").asked() == ["p2 focus"]


# Drama and Poetry


def drama(slot: int = 1) -> Position:
    """p1 has tokens in 16c and 14e and has placed none."""
    t = first_game().set("control p1", "14e", "16c")
    return resolve(t, "drama_and_poetry", slot).play("p1 pass")


@component("focus_card.drama_and_poetry")
def test_drama_and_poetry_shifts_one_token_by_one_space() -> None:
    t = drama()
    assert shifts(t) == [
        *[f"14e {goal}" for goal in ("13d", "13e", "14a", "14f")],
        *[f"16c {goal}" for goal in ("12j", "13e", "13f", "16b")],
    ]
    t.play("p1 shift 16c 13f")
    assert (t.fact("control p1"), t.asked()) == (["13f", "14e"], ["p2 focus"])


@component("focus_card.drama_and_poetry")
def test_a_token_just_placed_may_be_shifted_to_any_terrain() -> None:
    t = resolve(first_game(), "drama_and_poetry", 1).play("p1 place 16b", "p1 pass")
    assert shifts(t) == [f"16b {goal}" for goal in ("12j", "16c", "16g", "16i")]


@component("focus_card.drama_and_poetry")
@rule("nd.focus.advanced")
@pytest.mark.parametrize(
    ("shift", "reason"),
    [
        ("16c 13g", "nd.space.hex"),
        ("16c 16d", "nd.space.empty"),
        ("16b 16g", "nd.culture.no_token_left_general"),
        ("2g 6h", "nd.space.empty"),
    ],
)
def test_where_a_token_may_not_be_shifted(shift: str, reason: str) -> None:
    t = first_game().set("control p1", "2g", "16c").set("control p2", "16b")
    t = resolve(t, "drama_and_poetry", 5).play("p1 pass")
    assert t.refused(f"p1 shift {shift}") == reason


@component("focus_card.drama_and_poetry")
def test_a_shift_is_optional() -> None:
    t = drama().play("p1 pass")
    assert (t.fact("control p1"), t.asked()) == (["14e", "16c"], ["p2 focus"])


@rule("nd.culture.shifted_side")
@component("focus_card.drama_and_poetry")
def test_a_shifted_token_keeps_its_side() -> None:
    t = resolve(first_game().set("reinforced p1", "16c"), "drama_and_poetry", 1)
    t.play("p1 pass", "p1 shift 16c 13f")
    assert (t.fact("control p1"), t.fact("reinforced p1")) == (["13f"], ["13f"])


@component("focus_card.drama_and_poetry")
@rule("nd.naturalwonder.return")
def test_a_token_shifted_off_a_natural_wonder_gives_it_back() -> None:
    t = first_game().set("natural_tokens", "1a").set("naturals p1", "mt_kilimanjaro")
    t = resolve(t.set("control p1", "13a"), "drama_and_poetry", 1)
    t.play("p1 pass", "p1 shift 13a 13b")
    assert (t.fact("naturals p1"), t.fact("natural_tokens")) == ([], ["1a", "13a"])


@rule("nd.culture.shifted_side")
@component("focus_card.drama_and_poetry")
def test_a_shift_is_no_placing() -> None:
    """Stonehenge adds a token to each one placed, not to one shifted."""
    t = first_game().set("control p1", "14e").set("wonder_at stonehenge", "16a")
    t = resolve(t, "drama_and_poetry", 1).play("p1 pass", "p1 shift 14e 13d")
    assert acts_for(t, "stonehenge")
    assert (t.fact("control p1"), t.asked()) == (["13d"], ["p2 focus"])


# Civil Service


@component("focus_card.civil_service")
def test_civil_service_adds_a_token_beside_any_friendly_space() -> None:
    t = resolve(first_game().set("control p1", "14h"), "civil_service", 2)
    assert t.refused("p1 place 14g") == "nd.culture.adjacent_city"
    t.play("p1 place 16b", "p1 place 16c")
    assert placed(t) == ["4g", "14g", "16f", "16g", "16i"]
    t.play("p1 place 16i")
    assert (t.fact("control p1"), t.asked()) == (["14h", "16b", "16c", "16i"], ["p2 focus"])


@component("focus_card.civil_service")
def test_the_third_token_keeps_to_the_terrain_limit() -> None:
    t = resolve(first_game().set("control p1", "14h"), "civil_service", 2).play("p1 pass")
    assert t.refused("p1 place 14b") == "nd.culture.terrain_limit"
    assert t.refused("p1 place 4h") == "nd.culture.terrain_limit"
    assert t.play("p1 pass").fact("control p1") == ["14h"]


@component("focus_card.civil_service")
def test_bought_tokens_of_civil_service_go_beside_cities() -> None:
    t = in_slot(first_game().set("control p1", "14h"), "civil_service", 2).set("trade p1 2", "1")
    t = choose(t, 2).play("p1 place 16b", "p1 place 16c", "p1 spend 1")
    assert placed(t) == ["16f", "16g"]
    t.play("p1 place 16f")
    assert placed(t) == ["4g", "14g", "16g", "16i"]


# Mass Media


def mass_media(t: Position, slot: int = 1) -> Position:
    return resolve(t, "mass_media", slot).play("p1 pass")


@component("focus_card.mass_media")
def test_mass_media_takes_an_unreinforced_token() -> None:
    t = mass_media(first_game().set("control p2", "13f", "13g"))
    assert t.options() == ["p1 pass", "p1 strike 13f"]
    t.play("p1 strike 13f")
    assert (t.fact("control p1"), t.fact("control p2")) == (["13f"], ["13g"])
    assert (t.fact("reinforced p1"), t.asked()) == ([], ["p2 focus"])


@component("focus_card.mass_media")
def test_mass_media_only_turns_a_reinforced_token() -> None:
    t = mass_media(first_game().set("reinforced p2", "13f")).play("p1 strike 13f")
    assert (t.fact("control p1"), t.fact("control p2")) == ([], ["13f"])
    assert t.fact("reinforced p2") == []


@component("focus_card.mass_media")
def test_mass_media_reaches_two_spaces_from_any_friendly_space() -> None:
    t = first_game().set("control p1", "4g").set("control p2", "4c", "4d", "6i", "15b", "13g")
    assert mass_media(t).options() == ["p1 pass", "p1 strike 4c", "p1 strike 4d", "p1 strike 6i"]


@rule("nd.space.distance_land")
@component("focus_card.mass_media")
def test_mass_media_does_not_reach_over_water() -> None:
    t = first_game().set("control p1", "2g").set("control p2", "6i", "6f")
    assert mass_media(t).options() == ["p1 pass", "p1 strike 6f"]


@component("focus_card.mass_media")
@pytest.mark.parametrize("label", ["13e", "14d", "16a", "16c"])
def test_mass_media_takes_rival_control_tokens_only(label: str) -> None:
    t = first_game().set("control p1", "16c").set("cities p2", "13e").set("control p2", "13f")
    t = mass_media(t)
    assert t.refused(f"p1 strike {label}") == "nd.space.rival_components"
    assert t.play("p1 pass").fact("control p2") == ["13f"]


@component("focus_card.mass_media")
def test_a_natural_wonder_comes_with_its_token() -> None:
    t = first_game().set("natural_tokens", "1a").set("naturals p2", "mt_kilimanjaro")
    t = mass_media(t.set("control p1", "13c").set("control p2", "13a")).play("p1 strike 13a")
    assert (t.fact("naturals p1"), t.fact("naturals p2")) == (["mt_kilimanjaro"], [])
    assert t.fact("natural_tokens") == ["1a"]


@component("focus_card.mass_media")
def test_tokens_placed_first_extend_the_reach() -> None:
    t = resolve(first_game().set("control p2", "13a"), "mass_media", 1)
    t.play("p1 place 16c", "p1 pass")
    assert "p1 strike 13a" in t.options()
    assert "p1 strike 13a" not in mass_media(first_game().set("control p2", "13a")).options()
