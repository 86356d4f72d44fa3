// What only the owner of a seat sees in The Board Game: units, culture events and found markers.
// Owns this panel below the table.

import { h } from "../dom.js";
import { ui } from "../words.js";
import { head, hiddenHead } from "../panels/look.js";
import { fill } from "../panels/morph.js";
import { Part } from "../panels/part.js";
import { chip, unitChip } from "./chip.js";
import { CROWD } from "./market.js";

/** By family. @type {Record<string, string>} */
const SIGNS = { culture_event: "culture", hut: "hut", village: "village" };

export class Own extends Part {
  /** @param {HTMLElement} root @param {any} game */
  constructor(root, game) {
    super(root, game, "own-secrets");
  }

  build() {
    const { game, root } = this;
    const table = game.position?.table;
    const own = table?.seats?.[game.seat];
    if (!own) return fill(root, hiddenHead(ui("square.secrets")));
    const cards = alikeCards([...own.hand, ...own.facedown_finds]);
    root.classList.toggle("crowd", table.seats.length >= CROWD);
    fill(
      root,
      this.#units(table, own),
      h("section", { class: "own-cards" },
        head(ui("square.cards")),
        cards.length
          ? h("ul", { class: "chips" }, cards.map(([row, n]) => chip(game, row, `secret-${row}`, SIGNS[game.pack.family(row)], "row", n)))
          : h("p", { class: "small faint" }, ui("square.no_cards"))),
    );
  }

  /** @param {any} table @param {any} own */
  #units(table, own) {
    const { game } = this;
    // In a battle units are played from the hand on the battlefield.
    const kind = table.battle ? "known" : "row";
    const units = own.forces.map((/** @type {number} */ row, /** @type {number} */ at) => ({ row, strength: own.strengths[at], health: own.healths[at] }));
    const healthy = units.some((/** @type {any} */ { row }) => game.pack.row(row).health !== undefined);
    return h("section", { class: "own-units" },
      head(ui(healthy ? "square.forces_health" : "square.forces")),
      units.length
        ? h("ul", { class: "chips" }, alike(units).map(([unit, n], at) => unitChip(game, unit, `unit-${at}`, kind, n)))
        : h("p", { class: "small faint" }, ui("square.no_cards")));
  }
}

/** The same card is shown once, with how many there are. @param {number[]} cards @returns {[number, number][]} */
function alikeCards(cards) {
  const found = Map.groupBy(cards, (row) => row);
  return [...found].map(([row, same]) => [row, same.length]);
}

/** Units of the same kind, strength and health are shown once, with how many there are. @param {import("./chip.js").Unit[]} units @returns {[import("./chip.js").Unit, number][]} */
function alike(units) {
  const found = Map.groupBy(units, ({ row, strength, health }) => `${row} ${strength} ${health}`);
  return [...found.values()].map((same) => [same[0], same.length]);
}
