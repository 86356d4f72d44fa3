// The world wonders on offer: one card for each type with its era, its cost for this seat,
// what helps to pay and what it does. Owns these four cards only.

import { h, icon } from "../dom.js";
import { breakable, ui } from "../words.js";
import { fill } from "../panels/morph.js";
import { Part } from "../panels/part.js";
import { pictureOf } from "../stage/picture.js";
import { ROMAN, head, shownSeat, thing, wonderFocus } from "../panels/look.js";

// How high a line of text is on these cards.
const LINE = 15;
// A picture smaller than this says nothing.
const LEAST_PICTURE = 36;

export class Wonders extends Part {
  /** @param {HTMLElement} root @param {any} game */
  constructor(root, game) {
    super(root, game, "wonders");
    /** How many lines of a text there is room for, by the title of its wonder. @type {Map<string, number>} */
    this.rooms = new Map();
    /** Those with room for a picture below the text. @type {Set<string>} */
    this.pictured = new Set();
    new ResizeObserver(() => { this.rooms.clear(); this.#fit(); }).observe(root);
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

  /** Show as many lines of what a wonder does as there is room for; its detail has them all. */
  #fit() {
    const texts = /** @type {HTMLElement[]} */ ([...this.root.querySelectorAll(".wonder-text")]);
    // All heights are read before any is changed.
    const rooms = texts.map((text) => Math.floor(text.clientHeight / LINE));
    const left = texts.map((text) => text.clientHeight - (text.firstElementChild?.getBoundingClientRect().height ?? 0));
    texts.forEach((text, at) => {
      const title = text.dataset.title ?? "";
      this.pictured[left[at] >= LEAST_PICTURE ? "add" : "delete"](title);
      text.classList.toggle("pictured", this.pictured.has(title));
      this.rooms.set(text.dataset.title ?? "", rooms[at]);
      text.classList.toggle("none", rooms[at] === 0);
      text.style.setProperty("--lines", String(rooms[at]));
    });
  }

  /** What a wonder does, in as many lines as it had room for before, and its picture. @param {any} row @param {number} number */
  #text(row, number) {
    const picture = pictureOf(this.game.pack, number);
    const room = this.rooms.get(row.title);
    const attrs = { class: `wonder-text${room === 0 ? " none" : ""}${this.pictured.has(row.title) ? " pictured" : ""}`, "data-title": row.title, "--lines": room };
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
          h("span", { class: "card-name" }, breakable(row.title)),
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

/** The name of a type of wonders.
 * @param {any} game @param {number} type */
function typeName(game, type) {
  return game.pack.value("wonder_type", type);
}
