"""The page reads terrains, slots and the length of a dial from what it is sent."""

from __future__ import annotations

from tests.page.conftest import NewPage

READ = """async () => {
  const look = await import("/static/js/panels/look.js");
  const rows = {};
  const families = { terrain: [], focus_slot: [] };
  const add = (family, row, face) => {
    rows[row] = { family, title: face.title ?? "", ...face };
    families[family].push(row);
  };
  const grounds = [["grassland", 1], ["hills", 2], ["lake", 1], ["marsh", 3]];
  grounds.forEach(([title, difficulty], at) =>
    add("terrain", 520 + at, { title, difficulty, water: title === "lake" }));
  [[391, 1], [392, 2], [393, 3], [390, 1]].forEach(([row, value]) =>
    add("focus_slot", row, { value }));
  const pack = { data: { families }, row: (n) => rows[n], value: (kind, n) => `${kind} ${n}` };
  const places = Array.from({ length: look.slotCount(pack) }, (_, at) => at);
  const levels = { 3: 2, 31: 4 };
  return {
    slots: places.map((at) => look.terrainName(pack, look.slotTerrain(pack, at))),
    focus: look.focusName(pack, 7),
    dial: look.techSpaces({ dials: { tech_levels: levels } }),
    pips: look.pips(1, 4).length,
  };
}"""


def test_slots_terrains_and_dials_are_as_long_as_the_game_says(new_page: NewPage) -> None:
    found = new_page().evaluate(READ)
    assert found["slots"] == ["grassland", "grassland", "hills", "marsh"]
    assert found["focus"] == "focus 7"
    assert (found["dial"], found["pips"]) == (31, 4)
