// Where a city could be put: what it would have around it, before anybody chooses. Owns this look
// ahead: the squares on the map and the sums in the detail; all numbers are the server's.

import { h, icon, on } from "../../dom.js";
import { ui } from "../../words.js";
import { YIELDS } from "../../panels/look.js";

/** @param {any} game @param {number} square */
const siteOn = (game, square) => (game.question ? game.position?.table?.sites?.[square] ?? null : null);

/** The sums of the squares around, or null where no city can be put. @param {any} game @param {number} square */
export function siteFacts(game, square) {
  const site = siteOn(game, square);
  if (!site) return null;
  const sums = site.yields.map((/** @type {number} */ n, /** @type {number} */ at) => (at === 1 ? site.production : n));
  return h("div", { class: "site-sums" },
    h("p", { class: "small faint" }, ui("city.site")),
    h("p", { class: "site-row" }, sums.map((/** @type {number} */ n, /** @type {number} */ at) =>
      h("span", { class: n ? "" : "faint" }, icon(YIELDS[at]), h("b", {}, String(n)), h("span", {}, ui(`city.site.${at}`))))));
}

/** Mark the squares around while somebody looks at a place for a city. @param {HTMLElement} board @param {any} game */
export function showSites(board, game) {
  const stop = on(game, "thing", (event) => {
    const seen = event.detail;
    const site = seen?.kind === "square" ? siteOn(game, seen.value) : null;
    const around = new Set((site?.around ?? []).map(String));
    for (const el of board.querySelectorAll(".square")) el.classList.toggle("site", around.has(el.getAttribute("data-value") ?? ""));
  });
  on(game, "close", stop);
}
