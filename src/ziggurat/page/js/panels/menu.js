// The menu of the table: everything that is not needed every turn. Owns the list; what each
// entry opens belongs to others.

import { dialog, h, icon } from "../dom.js";
import { ui } from "../words.js";
import { openLibrary, openRules } from "../library/library.js";
import { openSettings } from "../start/preferences.js";
import { canConcede, openConcede } from "../together/concede.js";
import { openSeats } from "../together/seats.js";

/** @param {any} game */
export function openMenu(game) {
  const body = h("ul", { class: "menu" });
  const box = dialog({ title: ui("panel.act.menu"), body, closeLabel: ui("panel.close") });
  const entry = (/** @type {string} */ sign, /** @type {string} */ name, /** @type {() => void} */ act) =>
    h("li", {}, h("button", { type: "button", class: "quiet", onclick: () => { box.close(); act(); } }, icon(sign), ui(`panel.menu.${name}`)));
  const link = (/** @type {string} */ sign, /** @type {string} */ name, /** @type {any} */ attrs) =>
    h("li", {}, h("a", { class: "quiet", onclick: () => box.close(), ...attrs }, icon(sign), ui(`panel.menu.${name}`)));
  const save = { href: `/api/games/${encodeURIComponent(game.id)}/save`, download: `${game.id}.ziggurat` };
  body.append(
    entry("wonder", "components", () => openLibrary(game.pack)),
    entry("rules", "rules", () => openRules(game)),
    entry("play", "replay", () => game.dispatchEvent(new CustomEvent("replay", { detail: { from: 0 } }))),
    entry("person", "seats", () => openSeats(game)),
    ...(canConcede(game) ? [entry("flag", "concede", () => openConcede(game))] : []),
    entry("focus-3", "settings", () => openSettings()),
    link("flag", "save", save),
    link("back", "start", { href: "#/" }),
  );
  // Whoever opens a menu wants one of its entries.
  body.querySelector("button")?.focus();
  return box;
}
