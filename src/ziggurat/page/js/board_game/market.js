// The market of The Board Game: wonders on offer, resources and buildings that are left. Owns this
// panel; what can be made now glows.

import { h, icon } from "../dom.js";
import { ui } from "../words.js";
import { count, head, thing } from "../panels/look.js";
import { fill } from "../panels/morph.js";
import { Part } from "../panels/part.js";
import { label } from "./chip.js";

const NONE = -1;

export class Market extends Part {
  /** @param {HTMLElement} root @param {any} game */
  constructor(root, game) {
    super(root, game, "market-list");
  }

  build() {
    const { game, root } = this;
    const table = game.position?.table;
    if (!table?.offer) return fill(root);
    fill(
      root,
      h("div", { class: "market-top" }, head(ui("square.offer")), this.#resources(table)),
      h("ul", { class: "market-offer" }, table.offer.map((/** @type {any} */ at) => this.#wonder(at))),
      h("ul", { class: "chips" }, table.supply.map((/** @type {any} */ at) => this.#building(at))),
    );
  }

  /** @param {any} table */
  #resources(table) {
    const { pack } = this.game;
    return h("span", { class: "numbers" }, table.market.map((/** @type {number} */ n, /** @type {number} */ at) =>
      count(`good-${at}`, n, ui("square.in_market", pack.value("resource", at), n))));
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
        icon("wonder"), h("span", { class: "wonder-title" }, game.pack.row(at.row).title), h("b", { class: "price" }, icon("production"), String(price)),
        cheaper ? h("span", { class: "faint small" }, cheaper) : null),
    );
  }

  /** @param {any} at */
  #building(at) {
    const { game } = this;
    return h("li", { "data-key": `supply-${at.row}` },
      h("button", { ...thing("row", at.row, ui("square.building", label(game, at.row), at.cost, at.left)), class: `card-chip${at.left ? "" : " gone"}` },
        h("span", {}, game.pack.row(at.row).title), h("b", { class: "price" }, icon("production"), String(at.cost)), h("span", { class: "faint" }, `× ${at.left}`)));
  }
}
