// The table of A New Dawn beside what all tables have: the hex map with its dials, the realms, what
// there is to win and to build, one's own focus row and an attack under way. Owns where these stand.

import { h } from "../dom.js";
import { Belongings } from "./belongings.js";
import { Board } from "./board.js";
import { Combat } from "./combat.js";
import { Dials } from "./dials.js";
import { FocusRow } from "./focus_row.js";
import { Rivals } from "./rivals.js";
import { Victory } from "./victory.js";
import { Wonders } from "./wonders.js";

export { acts } from "./told.js";
export { ending } from "./ending.js";
export { facts } from "./facts.js";
export { stage } from "./stage.js";

/** What this table has besides what all tables have.
 * @param {any} table @param {HTMLElement} map @param {HTMLElement} side @param {HTMLElement} foot */
export function layout(table, map, side, foot) {
  const { game, panes } = table;
  const board = h("div", { class: "table-board" });
  const [dials, row, combat] = [h("div", {}), h("section", {}), h("section", {})];
  map.append(board, dials);
  side.append(combat);
  table.part(new Board(board, game));
  table.part(new Dials(dials, game));
  table.part(new Rivals(panes.add("rivals", "person"), game));
  table.part(new Victory(panes.add("victory", "crown"), game));
  table.part(new Wonders(panes.add("wonders", "wonder"), game));
  table.part(new FocusRow(row, game));
  table.part(new Belongings(panes.add("mine", "capital"), game));
  table.part(new Combat(combat, game));
  foot.append(row, panes.pane("mine"));
}
