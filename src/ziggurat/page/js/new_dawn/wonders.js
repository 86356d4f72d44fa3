// The world wonders on offer: one card for each type with its era, its cost for this seat,
// what helps to pay and what it does. Owns these four cards only.

import { h, icon } from "../dom.js";
import { ui } from "../words.js";
import { fill } from "../panels/morph.js";
import { Part } from "../panels/part.js";
import { pictureOf } from "../stage/picture.js";
import { ROMAN, head, shownSeat, thing, wonderFocus } from "../panels/look.js";

// A picture smaller than this says nothing below a text.
const LEAST_PICTURE = 36;
// Where the text is left out, a smaller one still tells wonders apart.
const LEAST_SIGN = 18;
// A word that is longer is set smaller, so that it need not be split.
const LONG_WORD = 10;
// How a text is shown: as it is, smaller, or not at all where the picture says more than its beginning.
const WAYS = ["", "tight", "bare"];

export class Wonders extends Part {
  /** @param {HTMLElement} root @param {any} game */
  constructor(root, game) {
    super(root, game, "wonders");
    /** How the text of a wonder is shown, by its title. @type {Map<string, string>} */
    this.rooms = new Map();
    new ResizeObserver(() => { this.rooms.clear(); this.#fit(); }).observe(root);
  }

  /** @param {any} table @override */
  shows({ offer, victory }) {
    return [offer, victory?.length, shownSeat(this.game)];
  }

  build() {
    const { game, root } = this;
    const { offer, victory } = game.position?.table ?? {};
    // Wonders are revealed before victory cards are drawn.
    if (!offer || (!victory.length && offer.every((/** @type {any} */ place) => place.wonder < 0))) {
      return fill(root, head(ui("panel.wonders")), h("p", { class: "faint" }, ui("panel.wonders_later")));
    }
    fill(
      root,
      head(ui("panel.wonders")),
      h("ul", { class: "wonder-offer", "--types": offer.length }, offer.map((/** @type {any} */ place) => this.#place(place))),
    );
    // Measuring waits until everything else has been drawn.
    if (offer.some((/** @type {any} */ place) => this.#unknown(place))) requestAnimationFrame(() => this.#fit());
  }

  /** Whether nobody has measured the card of a place yet. @param {any} place */
  #unknown(place) {
    return place.wonder >= 0 && !this.rooms.has(this.game.pack.row(place.wonder).title);
  }

  /** Show what a wonder does whole or not at all; its detail has it. Where there is room, it is drawn. */
  #fit() {
    const texts = /** @type {HTMLElement[]} */ ([...this.root.querySelectorAll(".wonder-text")]);
    let left = texts;
    for (const way of WAYS) {
      for (const text of left) text.className = `wonder-text ${way}`;
      // All heights are read before any is changed.
      left = left.filter((text) => way !== "bare" && (text.firstElementChild?.scrollHeight ?? 0) > text.clientHeight);
    }
    const drawn = texts.filter((text) => (text.matches(".bare") ? text.clientHeight >= LEAST_SIGN : text.clientHeight - (text.firstElementChild?.scrollHeight ?? 0) >= LEAST_PICTURE));
    for (const text of drawn) text.classList.add("pictured");
    for (const text of texts) this.rooms.set(text.dataset.title ?? "", text.className);
  }

  /** What a wonder does, as there was room for it before, and its picture. @param {any} row @param {number} number */
  #text(row, number) {
    const picture = pictureOf(this.game.pack, number);
    const attrs = { class: this.rooms.get(row.title) ?? "wonder-text", "data-title": row.title };
    return h("span", attrs, h("span", {}, row.text), picture ? h("span", { class: "plate wonder-plate" }, icon(picture)) : null);
  }

  /** @param {any} place */
  #place(place) {
    const type = typeName(this.game, place.type);
    const tint = `type-${wonderFocus(place.type)}`;
    if (place.wonder < 0) {
      return h(
        "li",
        { class: `wonder-card gone ${tint}`, "data-key": `type-${place.type}` },
        h("span", { class: "faint small" }, ui("panel.none_left", type)),
      );
    }
    const row = this.game.pack.row(place.wonder);
    const cost = place.costs[shownSeat(this.game)] ?? row.cost;
    const era = ROMAN[place.era + 1];
    const lying = place.signs.map((/** @type {any} */ sign) => ui("panel.trade_tokens", sign.amount));
    const label = [ui("panel.wonder_is", row.title, type, era, cost), ...lying].join(" ");
    return h(
      "li",
      { "data-key": `type-${place.type}` },
      h(
        "button",
        { ...thing("row", place.wonder, `${label} ${row.text}`), class: `wonder-card ${tint}` },
        h(
          "span",
          { class: "card-top" },
          h("span", { class: "type-mark" }, icon(`focus-${wonderFocus(place.type)}`)),
          h("span", { class: longest(row.title) > LONG_WORD ? "card-name long" : "card-name", "--word": longest(row.title) }, row.title),
        ),
        this.#text(row, place.wonder),
        h(
          "span",
          { class: "card-foot" },
          h("span", { class: cost < row.cost ? "cost less" : "cost" }, icon("focus-3"), h("b", {}, String(cost))),
          place.signs.map((/** @type {any} */ sign) => h("span", { class: "pips" }, Array.from({ length: sign.amount }, () => h("i", { class: "pip full" })))),
          h("span", { class: "pay" }, (row.resources ?? []).map((/** @type {number} */ kind) => icon(`resource-${kind}`))),
          h("span", { class: "era" }, era),
        ),
      ),
    );
  }
}

/** How long the longest word of a name is. @param {string} name */
const longest = (name) => Math.max(...name.split(/[\s-]/).map((word) => word.length));

/** The name of a type of wonders.
 * @param {any} game @param {number} type */
function typeName(game, type) {
  return game.pack.value("wonder_type", type);
}
