"""What rows say of each other, against a second reading: unlocks, cheaper wonders, first techs.

Numbers and icons are compared by the sheet of the game; here are the links, by name.
"""

from __future__ import annotations

import pytest

from tests.games.board_game.kit import before_setup as table
from tests.games.board_game.kit import row_of, rules_of
from ziggurat.games.board_game.ids import NONE, UNIT_TYPES
from ziggurat.games.board_game.rows.building import Building
from ziggurat.games.board_game.rows.civilization import Civilization
from ziggurat.games.board_game.rows.marker import Marker
from ziggurat.games.board_game.rows.tech import Tech
from ziggurat.games.board_game.rows.wonder import Wonder
from ziggurat.words import Words

# Techs with what each unlocks: a building, a government, a unit type with its rank.
UNLOCKS = {
    "code_of_laws": "trading_post republic",
    "currency": "market",
    "masonry": "city_walls",
    "metalworking": "barracks",
    "navigation": "harbor",
    "philosophy": "temple",
    "pottery": "granary",
    "writing": "library",
    "chivalry": "feudalism mounted-2",
    "construction": "workshop",
    "democracy_tech": "democracy infantry-2",
    "engineering": "aqueduct",
    "mathematics": "artillery-2",
    "monarchy_tech": "monarchy",
    "printing_press": "university",
    "banking": "bank",
    "communism_tech": "communism",
    "gunpowder": "infantry-3",
    "metal_casting": "artillery-3",
    "military_science": "academy",
    "railroad": "iron_mine mounted-3",
    "theology": "cathedral fundamentalism",
    "ballistics": "artillery-4",
    "combustion": "mounted-4",
    "flight": "aircraft-1",
    "replaceable_parts": "infantry-4",
}
CHEAPER = {
    "the_colossus": "metalworking",
    "the_hanging_gardens": "animal_husbandry",
    "the_oracle": "code_of_laws",
    "angkor_wat": "theology",
    "himeji_samurai_castle": "monarchy_tech",
    "porcelain_tower": "construction",
    "the_louvre": "printing_press",
    "panama_canal": "engineering",
    "statue_of_liberty": "metal_casting",
}
UPGRADES = {
    "bank": "market",
    "cathedral": "temple",
    "academy": "barracks",
    "aqueduct": "granary",
    "university": "library",
    "iron_mine": "workshop",
}
BEGINS = {
    "americans": "currency despotism home_of_americans",
    "chinese": "writing despotism home_of_chinese",
    "egyptians": "construction despotism home_of_egyptians",
    "germans": "metalworking despotism home_of_germans",
    "romans": "code_of_laws republic home_of_romans",
    "russians": "communism_tech communism home_of_russians",
}


def named(*rows: int) -> list[str]:
    """Rows by name."""
    return [rules_of().rows[row].name for row in rows if row != NONE]


def unlocked(tech: Tech) -> str:
    """What a tech unlocks, as the table above says it."""
    units = [f"{UNIT_TYPES[kind]}-{rank}" for kind, rank in tech.units]
    return " ".join([*named(*tech.buildings), *named(tech.government), *units])


def rows(family: str) -> list[str]:
    return named(*rules_of().families[family])


@pytest.mark.parametrize("name", rows("tech"))
def test_a_tech_unlocks_what_is_printed(name: str) -> None:
    tech = rules_of().rows[row_of(table(), name)]
    assert isinstance(tech, Tech)
    assert unlocked(tech) == UNLOCKS.get(name, "")


@pytest.mark.parametrize("name", rows("wonder"))
def test_a_tech_makes_a_wonder_cheaper(name: str) -> None:
    wonder = rules_of().rows[row_of(table(), name)]
    assert isinstance(wonder, Wonder)
    assert named(wonder.tech) == ([CHEAPER[name]] if name in CHEAPER else [])


@pytest.mark.parametrize("name", rows("building"))
def test_a_building_is_the_other_side_of_another(name: str) -> None:
    building = rules_of().rows[row_of(table(), name)]
    assert isinstance(building, Building)
    assert named(building.basic) == ([UPGRADES[name]] if name in UPGRADES else [])


@pytest.mark.parametrize("name", rows("civilization"))
def test_a_civilization_begins_as_its_sheet_says(name: str) -> None:
    own = rules_of().rows[row_of(table(), name)]
    assert isinstance(own, Civilization)
    assert " ".join(named(own.tech, own.government, own.home)) == BEGINS[name]


ICONS = {
    "en": ("{} trade", "{} production", "{} culture", "{} coin", "combat bonus of {}"),
    "de": ("{} Handel", "{} Produktion", "{} Kultur", "{} Münze", "Kampfbonus von {}"),
}


@pytest.mark.parametrize("lang", ICONS)
@pytest.mark.parametrize("name", [*rows("building"), *rows("wonder"), *rows("great_person")])
def test_the_text_of_a_marker_tells_its_icons(name: str, lang: str) -> None:
    number = row_of(table(), name)
    marker = rules_of().rows[number]
    assert isinstance(marker, Marker)
    text = Words(lang, "board_game").row_text(rules_of(), number)
    icons = (marker.trade, marker.production, marker.culture, marker.coins, marker.combat)
    told = [word.format(at) for word, at in zip(ICONS[lang], icons, strict=True) if at]
    assert [word for word in told if word not in text] == []
