// The table of The Board Game beside what all tables have: the square map, over it a battle, a deal or
// the techs, the market, all seats, a city that is looked at, and one's own secrets. Owns where these stand.

import { h } from "../dom.js";
import { SquareBoard } from "./square.js";
import { Acts } from "./acts.js";
import { goodSign } from "./bargain/lines.js";
import { Tray } from "./bargain/tray.js";
import { Battlefield } from "./battle/field.js";
import { CityScreen } from "./city/screen.js";
import { showSites } from "./city/site.js";
import { Market } from "./market.js";
import { Own } from "./own.js";
import { Pyramid } from "./pyramid/pyramid.js";
import { Room } from "./room.js";
import { Seats } from "./seats.js";

/** The sign of something that the pack has no drawing for. @param {any} pack @param {string} kind @param {number} value */
export const sign = (pack, kind, value) => (kind === "good" ? goodSign(pack, value) : "");

export { acts } from "./told.js";
export { ending } from "./ending.js";
export { facts } from "./facts.js";
export { stage } from "./stage.js";

/** Others may have the same people, and everybody the same techs: what is asked for is laid out. */
export const laid = ["take_person"];

/** Nothing is paid. */
export const free = ["free_building"];

/** What the table of this game has besides what all tables have.
 * @param {any} table @param {HTMLElement} map */
export function layout(table, map) {
  const { game, panes } = table;
  const [board, tray, pyramid, field, acts] = [h("div", { class: "table-board" }), h("section", {}), h("section", {}), h("section", {}), h("div", {})];
  map.append(board, tray, field);
  // The techs also cover what lies beside the map, which is not there yet.
  queueMicrotask(() => map.after(pyramid));
  table.header.middle.append(acts);
  table.part(new Acts(acts, game));
  table.part(new SquareBoard(board, game));
  showSites(board, game);
  table.part(new Market(panes.add("market", "trade"), game));
  table.part(new Seats(panes.add("seats", "person"), game));
  table.part(new Tray(tray, game));
  table.part(new Pyramid(pyramid, game));
  table.part(new Battlefield(field, game));
  table.part(new CityScreen(panes.add("city", "city", true), game, panes, table.el));
  table.part(new Own(panes.add("own", "eye"), game));
  table.part(new Room(panes.pane("seats"), game));
}
