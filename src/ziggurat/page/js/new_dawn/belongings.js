// What the seat on the screen has besides its focus row: leader, numbers, resources, figures,
// wonders, natural wonders and diplomacy cards. Owns this drawing only.

import { h, icon } from "../dom.js";
import { ui } from "../words.js";
import { kindOf, symbolOf } from "../board/kinds.js";
import { fill } from "../panels/morph.js";
import { Part } from "../panels/part.js";
import { colourOf, count, emblem, firstFlag, hiddenHead, shownSeat, thing, wonderFocus } from "../panels/look.js";
import { pictureOf } from "../stage/picture.js";
import { chips, lines } from "../panels/slots.js";
import { numbers } from "./rivals.js";

const ON_CARD = -1;
/** How what is shown moves closer together, each step on top of those before. */
const STEPS = ["close", "closer", "signs"];

export class Belongings extends Part {
  /** @param {HTMLElement} root @param {any} game */
  constructor(root, game) {
    super(root, game, "belongings");
    new ResizeObserver(() => this.#fit()).observe(root);
  }

  /** @param {any} table @override */
  shows(table) {
    const { realms, first, needed, dials, chips, lines } = table;
    const seat = shownSeat(this.game);
    const { row: _row, progress: _progress, ...realm } = realms?.[seat] ?? {};
    const colours = realms?.map((/** @type {any} */ at) => at.colour);
    return [realm, colours, first, needed, dials?.tech_levels, chips?.[seat], lines?.[seat], realm.figures?.map((/** @type {any} */ { at }) => labelOf(table, at))];
  }

  build() {
    const { game, root } = this;
    const table = game.position?.table;
    const realm = table?.realms?.[shownSeat(game)];
    if (!realm) return fill(root);
    fill(
      root,
      hiddenHead(ui("panel.belongings")),
      h(
        "div",
        { class: "own-top" },
        this.#leader(table, realm),
        table.first === realm.seat ? firstFlag() : null,
        h("span", { class: "numbers" }, numbers(table, realm), chips(this.game, realm.seat), this.#stored(realm)),
      ),
      realm.leader < 0 ? null : h("p", { class: "leader-text" }, this.game.pack.rowText(realm.leader)),
      h("div", { class: "goods-own" }, this.#resources(realm), this.#figures(table, realm)),
      h("ul", { class: "chips" }, this.#cards(table, realm)),
    );
    // Measuring waits until everything else has been drawn.
    requestAnimationFrame(() => this.#fit());
  }

  /** Nothing scrolls: everything moves as close together as it has to. */
  #fit() {
    const { root } = this;
    const list = root.lastElementChild;
    root.classList.remove(...STEPS);
    for (const step of STEPS) {
      if (!list || list.scrollHeight <= list.clientHeight + 1) return;
      root.classList.add(step);
    }
  }

  /** @param {any} table @param {any} realm */
  #leader(table, realm) {
    if (realm.leader < 0) return h("span", { class: "faint" }, ui("panel.no_leader"));
    const { title } = this.game.pack.row(realm.leader);
    const [people, leader] = title.split(" (");
    return h(
      "button",
      { ...thing("row", realm.leader, title), class: "who" },
      emblem(table, realm.seat),
      h("b", {}, people),
      leader ? h("span", { class: "faint" }, leader.replace(")", "")) : null,
    );
  }

  /** @param {any} realm */
  #resources(realm) {
    return realm.resources.map((/** @type {number} */ have, /** @type {number} */ kind) => {
      const label = `${this.game.pack.value("resource", kind)}: ${have}`;
      return h(
        "button",
        { ...thing("resource", kind, label), class: have ? "good" : "good none", "data-key": `resource-${kind}` },
        icon(`resource-${kind}`),
        h("span", { class: "n" }, String(have)),
      );
    });
  }

  /** @param {any} table @param {any} realm */
  #figures(table, realm) {
    const { pack } = this.game;
    return realm.figures.map((/** @type {any} */ figure) => {
      const { kind, number, at } = figure;
      const where = labelOf(table, at) ?? ui("panel.at_home");
      const { numbers } = kindOf(pack, kind);
      const label = ui("panel.figure_at", pack.text(`piece.${kind}`), pack.value(numbers, number), where);
      return h(
        "button",
        {
          ...thing(numbers, number, label),
          class: `good figure seat-${colourOf(table, realm.seat)}${at === ON_CARD ? " home" : ""}`,
          "data-key": `${kind}-${number}`,
        },
        icon(symbolOf(kind)),
        h("span", { class: "n" }, where),
      );
    });
  }

  /** Trade tokens beside the row; where they can be kept, the store is a place like a slot.
   * @param {any} realm */
  #stored(realm) {
    if (!realm.stored) return null;
    const label = ui("panel.stored", realm.stored);
    const place = this.#store();
    if (place < 0) return count("trade", realm.stored, label);
    return h(
      "button",
      { ...thing("place", place, label, realm.seat), class: "good stored", "data-key": "store" },
      icon("trade"),
      h("span", { class: "n" }, String(realm.stored)),
    );
  }

  #store() {
    /** @type {[number, string][]} */
    const labels = this.game.pack.data?.kinds?.place?.labels ?? [];
    return labels.find(([, label]) => label === "store")?.[0] ?? -1;
  }

  /** @param {any} table @param {any} realm */
  #cards(table, realm) {
    const { pack } = this.game;
    const chip = (/** @type {number} */ row, /** @type {Element} */ sign, tint = "") => cardChip(pack, row, sign, tint, realm.spent.includes(row));
    const chips = [
      ...realm.wonders.map((/** @type {number} */ row) => chip(row, icon(pictureOf(pack, row) || "wonder"), `type-${wonderFocus(pack.row(row).type)}`)),
      ...realm.natural.map((/** @type {number} */ row) => chip(row, icon(`resource-${pack.row(row).resource}`))),
      ...realm.diplomacy.map((/** @type {any} */ card) => chip(card.row, giver(pack, table, card))),
      ...lines(this.game, realm.seat).map((line) => h("li", { "data-key": line.getAttribute("data-key") }, line)),
    ];
    return chips.length ? chips : h("li", { class: "faint small" }, ui("panel.no_cards"));
  }
}

/** What a space is called, if there is one of that number. @param {any} table @param {number} n @returns {string | undefined} */
const labelOf = (table, n) => table.spaces.find((/** @type {any} */ space) => space.n === n)?.label;

/** @param {any} pack @param {number} row @param {Element} sign @param {string} tint @param {boolean} spent */
function cardChip(pack, row, sign, tint, spent) {
  const { title, text } = pack.row(row);
  const label = [spent ? ui("panel.spent", title) : title, text].filter(Boolean).join(": ");
  return h(
    "li",
    { "data-key": `row-${row}` },
    h("button", { ...thing("row", row, label), class: `card-chip ${tint}${spent ? " spent" : ""}` }, sign, h("span", {}, pack.shortTitle(row))),
  );
}

/** Who gave a diplomacy card: the emblem of a player, or the type of a city-state.
 * @param {any} pack @param {any} table @param {any} card */
function giver(pack, table, card) {
  if (card.of >= 0) return emblem(table, card.of);
  const { type } = pack.row(card.row);
  return icon(type === undefined ? "city-state" : `focus-${type}`);
}
