// Compare: what should lie where on a real table, line by line, to be ticked off or corrected.
// It never decides that something is wrong: people see both tables, the program only its own.

import { announce, dialog, h, icon } from "../dom.js";
import { ui } from "../words.js";
import { faultText } from "./begin.js";
import { editor } from "./editor.js";
import { isEmpty, itemsOf, keyOf, labelOf, seatOf, valueOf } from "./items.js";

/** @typedef {import("../game.js").Game} Game */
/** @typedef {import("./items.js").Item} Item */

/** The round in which each game was last compared. @type {Map<string, number>} */
const compared = new Map();
/** What was ticked off, as it lay then. @type {Set<string>} */
const ticked = new Set();

/** @param {Game} game @returns {number} */
const roundOf = (game) => game.now?.table?.round ?? 0;

/** Whether a new round has begun since the tables were compared. @param {Game} game */
export function isDue(game) {
  // Before the first round nothing has been played that could differ.
  if (!roundOf(game)) return false;
  if (!compared.has(game.id)) compared.set(game.id, roundOf(game));
  return roundOf(game) > (compared.get(game.id) ?? 0);
}

/** @param {Game} game @param {{title: string, choose: (items: Item[]) => Item[]}} [part] only some of it */
export function openCompare(game, part) {
  new Compare(game, part ?? null);
}

class Compare {
  /** @param {Game} game @param {{title: string, choose: (items: Item[]) => Item[]} | null} part */
  constructor(game, part) {
    this.game = game;
    this.part = part;
    this.last = 0;
    /** @type {Item[]} */
    this.items = [];
    /** The line that is being corrected. */
    this.open = "";
    this.list = h("div", { class: "facts-list" }, h("p", { class: "faint" }, ui("page.loading")));
    this.problem = h("p", { class: "problem", role: "alert" });
    this.done = h("p", { class: "facts-done", role: "status" });
    if (!part) this.#remember();
    this.box = dialog({
      title: part?.title ?? ui("companion.compare"), closeLabel: ui("page.close"), class: "companion-box compare-box",
      body: [part ? null : h("p", { class: "small" }, ui("companion.compare_text")), this.problem, this.done, this.list],
      actions: [{ label: ui("companion.done"), main: true }],
    });
    this.#load();
  }

  /** This round's comparison is done; the bar is not drawn again for that. */
  #remember() {
    compared.set(this.game.id, roundOf(this.game));
    document.querySelector(".tool.due")?.classList.remove("due");
  }

  async #load() {
    try {
      const { items, last } = await itemsOf(this.game);
      this.last = last;
      this.items = this.part ? this.part.choose(items) : items;
      this.#draw();
    } catch (error) {
      this.problem.textContent = faultText(error);
    }
  }

  #draw() {
    const seats = [...new Set(this.items.map(seatOf))].sort((a, b) => a - b);
    this.list.replaceChildren(...seats.map((seat) => {
      const own = this.items.filter((item) => seatOf(item) === seat);
      const lying = own.filter((item) => !isEmpty(this.game, item) || this.part || this.#isOpen(item));
      const empty = own.filter((item) => !lying.includes(item));
      return h("section", null, h("h3", null, seat < 0 ? ui("companion.of_all") : this.game.name(seat)),
        h("ul", { class: "facts-lines" }, lying.map((item) => this.#line(item))),
        empty.length ? h("details", null, h("summary", null, ui("companion.empty", empty.length)), h("ul", { class: "facts-lines" }, empty.map((item) => this.#line(item)))) : null);
    }));
  }

  /** @param {Item} item */
  #isOpen(item) {
    return this.open === keyOf(item);
  }

  /** @param {Item} item */
  #line(item) {
    const { game } = this;
    const label = labelOf(game, item);
    const values = item.values.length ? item.values.map((value) => valueOf(game, item, value)).join(", ") : ui("companion.nothing");
    const key = `${game.id} ${roundOf(game)} ${keyOf(item)}`;
    const tick = h("input", { type: "checkbox", checked: ticked.has(key), onchange: () => (tick.checked ? ticked.add(key) : ticked.delete(key)) });
    const correct = h("button", { type: "button", class: "quiet small", "aria-label": ui("companion.correct_line", label), "aria-expanded": String(this.#isOpen(item)), onclick: () => this.#edit(this.#isOpen(item) ? "" : keyOf(item)) },
      icon("flip"), ui("companion.correct"));
    return h("li", null, h("label", { class: "check" }, this.part ? null : tick, h("span", null, label, ": ", h("b", null, values))), correct,
      this.#isOpen(item) ? editor(game, item, (corrections) => this.#state(corrections, label), () => this.#edit("")) : null);
  }

  /** @param {string} key */
  #edit(key) {
    this.open = key;
    this.problem.textContent = "";
    this.#draw();
    /** @type {HTMLElement | null} */ (this.list.querySelector(".fact-editor input, .fact-editor select"))?.focus();
  }

  /** @param {any[]} corrections @param {string} label */
  async #state(corrections, label) {
    this.problem.textContent = "";
    try {
      await this.game.state({ corrections }, this.last);
      this.open = "";
      await this.#load();
      this.#told(ui("companion.corrected", label));
    } catch (error) {
      this.problem.textContent = faultText(error);
      this.problem.scrollIntoView({ block: "nearest" });
    }
  }

  /** @param {string} text */
  #told(text) {
    const back = h("button", { type: "button", class: "quiet small", onclick: async () => {
      await this.game.undo();
      await this.#load();
      this.done.replaceChildren(ui("companion.line_undo"));
    } }, icon("undo"), ui("decide.undo"));
    this.done.replaceChildren(icon("check"), text, " ", back);
    announce(text);
    this.box.querySelector(".body")?.scrollTo?.({ top: 0 });
  }
}
