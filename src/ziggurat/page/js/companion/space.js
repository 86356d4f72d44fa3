// Space: what lies on one space of a real table: taken away, moved or put there with one click.
// It never knows what may lie together: the server refuses, and the refusal is shown.

import { announce, dialog, h, icon } from "../dom.js";
import { ui } from "../words.js";
import { faultText } from "./begin.js";
import { corrected, itemsOf, labelOf } from "./items.js";

/** @typedef {import("../game.js").Game} Game */
/** @typedef {import("./items.js").Item} Item */

export class SpaceBox {
  /**
   * @param {Game} game
   * @param {number} space
   * @param {(item: Item) => void} move
   */
  constructor(game, space, move) {
    this.game = game;
    this.space = space;
    this.move = move;
    this.list = h("div", { class: "facts-list" });
    this.problem = h("p", { class: "problem", role: "alert" });
    this.done = h("p", { class: "facts-done", role: "status" });
    this.box = dialog({
      title: ui("companion.on_space", game.pack.value("space", space)), closeLabel: ui("page.close"), class: "companion-box compare-box",
      body: [this.problem, this.done, this.list], actions: [{ label: ui("companion.done"), main: true }],
    });
    this.#load();
  }

  async #load() {
    const { items, last } = await itemsOf(this.game).catch((error) => { this.problem.textContent = faultText(error); return { items: [], last: 0 }; });
    const here = items.filter((item) => item.kind === "space" && item.values.includes(this.space));
    // What there is one of, each with a name of its own, comes after what lies there in numbers.
    const named = (/** @type {Item} */ { kinds }) => kinds.some((kind) => this.game.pack.isRowKind(kind));
    const other = items.filter((item) => item.kind === "space" && !item.values.includes(this.space)).sort((a, b) => Number(named(a)) - Number(named(b)));
    const set = (/** @type {Item} */ item, /** @type {number[]} */ values) => this.#state(item, values, last);
    this.list.replaceChildren(
      here.length ? h("ul", { class: "facts-lines" }, here.map((item) => h("li", null, h("b", null, labelOf(this.game, item)),
        h("span", { class: "row" },
          this.#button("caravan", "companion.move", item, () => { this.box.close(); this.move(item); }),
          this.#button("minus", "companion.remove", item, () => set(item, item.values.filter((value) => value !== this.space)))))))
        : h("p", null, ui("companion.nothing_here")),
      h("details", { open: !here.length }, h("summary", null, ui("companion.put_here")), h("ul", { class: "facts-lines" }, other.map((item) => h("li", null, h("span", null, labelOf(this.game, item)),
        this.#button("plus", "companion.put", item, () => set(item, item.many ? [...item.values, this.space] : [this.space])))))));
  }

  /** @param {string} sign @param {string} key @param {Item} item @param {() => void} act */
  #button(sign, key, item, act) {
    return h("button", { type: "button", class: "button small", "aria-label": `${ui(key)}: ${labelOf(this.game, item)}`, onclick: act }, icon(sign), ui(key));
  }

  /** @param {Item} item @param {number[]} values @param {number} last */
  async #state(item, values, last) {
    this.problem.textContent = "";
    try {
      await this.game.state({ corrections: [corrected(item, values)] }, last);
      const text = ui("companion.corrected", labelOf(this.game, item));
      const back = h("button", { type: "button", class: "quiet small", onclick: async () => { await this.game.undo(); this.done.replaceChildren(ui("companion.line_undo")); this.#load(); } }, icon("undo"), ui("decide.undo"));
      this.done.replaceChildren(icon("check"), text, " ", back);
      announce(text);
      await this.#load();
    } catch (error) {
      this.problem.textContent = faultText(error);
    }
  }
}
