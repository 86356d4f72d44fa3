// The market of The Board Game: wonders on offer, buildings with what replaces them, units,
// resources, and what is left of great people, huts and villages. Owns this panel; what can be had
// now glows.

import { h, icon } from "../dom.js";
import { ui } from "../words.js";
import { count, head, plate, thing } from "../panels/look.js";
import { fill } from "../panels/morph.js";
import { heaps } from "../panels/slots.js";
import { Part } from "../panels/part.js";
import { label } from "./chip.js";
import { picture, symbolOfType } from "./city/drawn.js";

const NONE = -1;
/** With so many seats there is less room for each thing. */
export const CROWD = 5;

export class Market extends Part {
  /** @param {HTMLElement} root @param {any} game */
  constructor(root, game) {
    super(root, game, "market-list");
  }

  build() {
    const { game, root } = this;
    const table = game.position?.table;
    if (!table?.offer) return fill(root);
    root.classList.toggle("crowd", table.seats.length >= CROWD);
    fill(
      root,
      h("div", { class: "market-top" }, head(ui("city.market")), this.#resources(table), this.#piles(table)),
      h("ul", { class: "market-offer" }, table.offer.map((/** @type {any} */ at) => this.#wonder(at))),
      h("ul", { class: "market-row" }, table.supply.map((/** @type {any} */ at) => this.#building(at)), table.units.map((/** @type {any} */ at) => this.#unit(at))),
    );
  }

  /** @param {any} table */
  #resources(table) {
    const { pack } = this.game;
    return h("span", { class: "numbers" }, table.market.map((/** @type {number} */ n, /** @type {number} */ at) =>
      count(`good-${at}`, n, ui("square.in_market", pack.value("resource", at), n))));
  }

  /** @param {any} table */
  #piles({ piles }) {
    return h("span", { class: "numbers" }, [["person", "people"], ["hut", "huts"], ["village", "villages"]].map(([sign, name]) =>
      count(sign, piles[name], ui(`city.pile.${name}`, piles[name]))), heaps(this.game));
  }

  /** A price, behind the full one where a discount holds. @param {number} now @param {number} full */
  #price(now, full) {
    return h("b", { class: "price" }, now === full ? null : h("s", {}, String(full)), String(now), icon("production"));
  }

  /** @param {any} at */
  #wonder(at) {
    const { game } = this;
    const price = at.costs[game.seat] ?? at.cost;
    const cheaper = at.tech === NONE || price < at.cost ? "" : ui("square.cheaper", at.lower, game.pack.row(at.tech).title);
    return h(
      "li",
      { "data-key": `offer-${at.row}` },
      h("button", { ...thing("row", at.row, `${label(game, at.row)} ${ui("square.cost", price)}`), class: "card-chip wonder-chip" },
        picture(game.pack, at.row), h("span", { class: "wonder-title" }, game.pack.row(at.row).title), this.#price(price, at.cost),
        cheaper ? h("span", { class: "faint small" }, cheaper) : null),
    );
  }

  /** A building with the other side of its marker, which takes its place once its tech is known. @param {any} at */
  #building(at) {
    const { game } = this;
    return h("li", { "data-key": `supply-${at.row}`, class: `market-thing${at.left ? "" : " gone"}` },
      at.sides.map((/** @type {any} */ side, /** @type {number} */ n) => [
        n ? h("i", { class: "market-to", "aria-hidden": "true" }, "›") : null,
        h("button", { ...thing("row", side.row, ui("square.building", label(game, side.row), side.cost, at.left)), class: "market-pic" }, picture(game.pack, side.row), h("b", { class: "market-price" }, String(side.cost))),
      ]),
      h("span", { class: "faint small", "data-tip": ui("city.left", at.left) }, `×${at.left}`));
  }

  /** @param {any} at */
  #unit(at) {
    const { game } = this;
    const name = game.pack.value("unit_type", at.type);
    return h("li", { "data-key": `unit-${at.type}`, class: `market-thing${at.left ? "" : " gone"}` },
      h("button", { ...thing("unit_type", at.type, ui("square.building", name, at.cost, at.left)), class: "market-pic" }, plate(symbolOfType(game.pack, at.type)), h("b", { class: "market-price" }, at.cost === at.full ? null : h("s", {}, String(at.full)), String(at.cost))),
      h("span", { class: "faint small", "data-tip": ui("city.left", at.left) }, `×${at.left}`));
  }
}
