// Cards to choose from that lie nowhere on the table yet: leaders, diplomacy cards, focus
// cards to gain. Owns this spread over the lower edge of the map or of what stands beside it; it shows listed choices and
// goes away with the question, or once what is left to choose lies elsewhere.

import { h } from "../dom.js";
import { open } from "../decision/fit.js";
import { cardsOf } from "../decision/options.js";
import { mark } from "../game.js";
import { ui } from "../words.js";
import { face } from "./card.js";
import { hiddenHead, thing } from "./look.js";
import { fill } from "./morph.js";

const MOST_IN_A_ROW = 5;
/** In more than one row, and in more than two, there is less room for what a card says. */
const ROOMS = ["", "", "rows", "many"];
/** So many lines of what a card says are shown where there is room for more, and so many in any case. */
const [MOST_LINES, LEAST_LINES] = [10, 2];

export class Spread {
  /** @param {Element} root @param {any} game @param {Element} table where cards are looked for */
  constructor(root, game, table) {
    this.root = root;
    this.game = game;
    this.table = table;
    /** What the cards were last drawn from. @type {unknown[]} */
    this.drawn = [];
    new ResizeObserver(() => { if (!root.hasAttribute("hidden")) this.#fit(); }).observe(table);
    root.classList.add("spread");
  }

  draw() {
    const { game, root } = this;
    // While a choice waits to be confirmed, its card stays in sight.
    if (game.staged && !root.hasAttribute("hidden")) return mark(root, game);
    const rows = this.#rows();
    root.toggleAttribute("hidden", !rows.length);
    // What can be chosen on the map as well is not covered, where there is room beside it.
    root.classList.toggle("aside", rows.length > 0 && this.table.querySelector(".table-board .can") !== null);
    this.table.classList.toggle("spreads", rows.length > 0);
    const drawn = [rows.join(), game.pack];
    if (drawn.some((one, at) => one !== this.drawn[at])) this.#build(rows);
    this.drawn = drawn;
    mark(root, game);
  }

  /** @param {number[]} rows */
  #build(rows) {
    const { root } = this;
    if (!rows.length) return fill(root);
    const high = Math.min(Math.ceil(rows.length / MOST_IN_A_ROW), ROOMS.length - 1);
    const columns = high === 2 ? Math.ceil(rows.length / 2) : Math.min(rows.length, MOST_IN_A_ROW);
    fill(root, hiddenHead(ui("panel.choose_card")), h("ul", { class: ROOMS[high], "--columns": columns }, rows.map((row) => this.#card(row))));
    this.#fit();
  }

  /** Nothing scrolls up and down: what cards say is cut until all fit, and their detail says it all. */
  #fit() {
    const { root } = this;
    const list = /** @type {HTMLElement} */ (root.lastElementChild);
    for (let lines = MOST_LINES; lines >= LEAST_LINES && root.scrollHeight > root.clientHeight + 1; lines -= 1) list.style.setProperty("--lines", String(lines));
  }

  /** Cards that are still to be picked and that nobody could point at elsewhere. */
  #rows() {
    const { game } = this;
    const found = new Set();
    const cards = cardsOf(this.table);
    for (const choice of game.fitting()) {
      if (cards.has(choice.join())) continue;
      const kinds = game.pack.kindsOf(choice);
      for (const at of open(choice, game.picked, game.question, game.pack) ?? []) {
        if (game.pack.isRowKind(kinds[at])) found.add(choice[at + 1]);
      }
    }
    const colour = (/** @type {number} */ row) => game.pack.row(row)?.colour ?? 0;
    return [...found].filter((row) => !this.#lies(row)).sort((a, b) => colour(a) - colour(b));
  }

  /** @param {number} row */
  #lies(row) {
    if (this.game.drawing?.laid.includes(this.game.question?.topic)) return false;
    const drawn = this.table.querySelectorAll(`[data-kind][data-value="${row}"]`);
    return [...drawn].some((el) => this.game.pack.isRowKind(el.getAttribute("data-kind")) && !this.root.contains(el) && !el.closest(".log"));
  }

  /** @param {number} row */
  #card(row) {
    const { title, text } = this.game.pack.row(row);
    return h(
      "li",
      { "data-key": `row-${row}` },
      h("button", { ...thing("row", row, `${title}. ${text}`), class: "spread-card" }, face(this.game.pack, row)),
    );
  }
}
