// The table of The Board Game beside what all tables have: the square map, a battle or a deal over
// it, the market, all seats, a city that is looked at, and one's own secrets. Owns where these stand.

import { h } from "../dom.js";
import { SquareBoard } from "./square.js";
import { CityScreen } from "./city/screen.js";
import { showSites } from "./city/site.js";
import { BattleOrDeal } from "./battle_or_deal.js";
import { Market } from "./market.js";
import { Own } from "./own.js";
import { Seats } from "./seats.js";

export { ending } from "./ending.js";
export { facts } from "./facts.js";
export { stage } from "./stage.js";

/** What the table of this game has besides what all tables have.
 * @param {any} table @param {HTMLElement} map */
export function layout(table, map) {
  const { game, panes } = table;
  const [board, affair] = [h("div", { class: "table-board" }), h("section", {})];
  map.append(board, affair);
  table.part(new SquareBoard(board, game));
  showSites(board, game);
  table.part(new Market(panes.add("market", "trade"), game));
  table.part(new Seats(panes.add("seats", "person"), game));
  table.part(new BattleOrDeal(affair, game));
  table.part(new CityScreen(panes.add("city", "city", true), game, panes, table.el));
  table.part(new Own(panes.add("own", "eye"), game));
}
