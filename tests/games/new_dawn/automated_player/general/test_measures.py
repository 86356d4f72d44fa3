"""What the words of the automated player's lists mean, measured on the strip."""

from __future__ import annotations

import pytest

from tests.games.new_dawn.automated_player.kit import Automated
from tests.kit.trace import rule
from ziggurat.games.new_dawn.automated_player.measures import (
    FAR,
    cities_near,
    defence,
    distance,
    maturity,
    missing,
    nearness,
    own_defence,
    site_defence,
    terrain,
)
from ziggurat.games.new_dawn.ids import BARBARIAN, CITY, CITY_STATE, NONE, TOKEN
from ziggurat.games.new_dawn.masks import mask_of
from ziggurat.games.new_dawn.rows import Piece


def at(t: Automated, label: str) -> int:
    return t.rules.kinds["space"].parse(label)


def mask(t: Automated, labels: str) -> int:
    return mask_of([at(t, label) for label in labels.split()])


@rule("ap.define.distance")
@pytest.mark.parametrize(
    ("start", "goals", "steps"),
    [
        ("11a", "11a", 0),
        ("11a", "11f", 1),
        ("11a", "5b 13a", 2),
        ("15c", "12a", 2),  # over the water 12g
        ("9c", "9f", 2),  # over the water of 9d and 9e, or by land
        ("5d", "13d", 3),
    ],
)
def test_distance_is_counted_over_any_spaces(start: str, goals: str, steps: int) -> None:
    t = Automated().give("p1", tokens="5e", cities="13c").barbarian("5f")
    assert distance(t.g, mask(t, start), mask(t, goals)) == steps


@rule("ap.define.distance")
def test_what_does_not_exist_separates_no_options() -> None:
    t = Automated()
    assert distance(t.g, mask(t, "11a"), 0) == FAR
    assert nearness(t.g, at(t, "11a"), 0) == nearness(t.g, at(t, "9a"), 0)
    assert nearness(t.g, at(t, "11f"), mask(t, "5b")) > nearness(t.g, at(t, "11a"), mask(t, "5b"))


@rule("ap.define.terrain")
@pytest.mark.parametrize(
    ("label", "difficulty"),
    [("11a", 1), ("11d", 2), ("11b", 3), ("13e", 4), ("11e", 5), ("13a", 5), ("12f", 1)],
)
def test_terrain_is_what_is_printed_whatever_anybody_holds(label: str, difficulty: int) -> None:
    t = Automated().hold("p2", "mohenjo_daro", "kumasi").hold("p1", "kumasi")
    assert terrain(t.g, at(t, label)) == difficulty


@rule("ap.define.defence_city")
def test_the_defence_of_a_rival_city() -> None:
    """Twice the terrain, a point for each reinforced token beside it, and lasting bonuses."""
    t = Automated().give("p1", cities="13e", reinforced="13d 13f", tokens="15f")
    piece = Piece(CITY, 0, at(t, "13e"))
    assert defence(t.g, t.seat, piece) == 2 * 4 + 2
    t.trade(5, 3, "p1")
    assert defence(t.g, t.seat, piece) == 10
    assert defence(t.hold("p1", "petra").g, t.seat, piece) == 12
    # A capital is a city.
    assert defence(t.g, t.seat, Piece(CITY, 0, at(t, "9a"))) == 2 * 2 + 2


@rule("ap.define.defence_other")
def test_the_defence_of_other_pieces() -> None:
    t = Automated().give("p1", reinforced="13d 13f", tokens="13e 15e").own(reinforced="15f")
    t.barbarian("13g")
    assert defence(t.g, t.seat, Piece(TOKEN, 0, at(t, "13e"))) == 4 + 2
    assert defence(t.g, t.seat, Piece(TOKEN, 0, at(t, "13d"))) == 2 + 1
    assert defence(t.g, t.seat, Piece(TOKEN, 0, at(t, "15e"))) == 4
    assert defence(t.g, t.seat, Piece(BARBARIAN, NONE, at(t, "13g"))) == 4
    assert defence(t.g, t.seat, Piece(CITY_STATE, NONE, at(t, "12f"))) == 8
    t.hold("p1", "petra")
    assert defence(t.g, t.seat, Piece(TOKEN, 0, at(t, "15e"))) == 4 + 2


@rule("ap.define.defence_site")
def test_a_future_city_is_judged_as_if_it_stood_there() -> None:
    t = Automated().own(reinforced="11b 11g 11f", tokens="11h").give("p1", reinforced="5i")
    assert site_defence(t.g, t.seat, at(t, "11h")) == 2 * 2 + 2
    # A token in the space itself gives way to the city.
    assert site_defence(t.g, t.seat, at(t, "11b")) == 2 * 3 + 1


@rule("ap.define.defence_city")
def test_lasting_bonuses_of_its_own_cities() -> None:
    t = Automated().own(reinforced="11b")
    assert own_defence(t.g, t.seat, at(t, "11a")) == 2 + 1
    # Petra is a bonus token of its type; its text would be worth two points.
    assert own_defence(t.hold("p2", "petra").g, t.seat, at(t, "11a")) == 3 + 1
    assert own_defence(t.hold("p2", "defensive_pact-blue").g, t.seat, at(t, "11a")) == 4 + 2


@rule("ap.define.closest_to_maturity", "ap.define.most_cities")
def test_what_a_city_lacks_and_which_city_a_space_is_judged_by() -> None:
    t = Automated().own(cities="12a 5b", tokens="12c 12d")
    # Around 12a are 12b and 12g, which are water, the city-state 12f, and 12e.
    assert missing(t.g, t.seat, at(t, "12a")) == 2
    assert missing(t.g, t.seat, at(t, "5b")) == 6
    assert maturity(t.g, t.seat, at(t, "12e")) == -2
    assert maturity(t.g, t.seat, at(t, "11f")) == -6
    # Beside no city of its own a space ranks last.
    assert maturity(t.g, t.seat, at(t, "13e")) == -FAR
    assert [cities_near(t.g, t.seat, at(t, label)) for label in ("11f", "12e", "13e")] == [2, 1, 0]
