// Cards to choose from that lie nowhere on the table yet: leaders, diplomacy cards, focus
// cards to gain. Owns this spread over the lower edge of the map; it shows listed choices and
// goes away with the question.

import { h } from "../dom.js";
import { mark } from "../game.js";
import { ui } from "../words.js";
import { face } from "./card.js";
import { hiddenHead, thing } from "./look.js";
import { fill } from "./morph.js";

const MOST_IN_A_ROW = 5;

export class Spread {
  /** @param {Element} root @param {any} game @param {Element} table where cards are looked for */
  constructor(root, game, table) {
    this.root = root;
    this.game = game;
    this.table = table;
    root.classList.add("spread");
  }

  draw() {
    const { game, root } = this;
    const rows = this.#rows();
    root.toggleAttribute("hidden", !rows.length);
    if (!rows.length) return fill(root);
    const columns = rows.length > MOST_IN_A_ROW ? Math.ceil(rows.length / 2) : rows.length;
    fill(root, hiddenHead(ui("panel.choose_card")), h("ul", { "--columns": columns }, rows.map((row) => this.#card(row))));
    mark(root, game);
  }

  /** Cards that a listed choice names and that nobody could point at elsewhere. */
  #rows() {
    const { game } = this;
    const found = new Set();
    for (const choice of game.question?.options ?? []) {
      game.pack.kindsOf(choice).forEach((/** @type {string} */ kind, /** @type {number} */ at) => {
        if (game.pack.isRowKind(kind)) found.add(choice[at + 1]);
      });
    }
    return [...found].filter((row) => !this.#lies(row));
  }

  /** @param {number} row */
  #lies(row) {
    const drawn = this.table.querySelectorAll(`[data-kind="row"][data-value="${row}"]`);
    return [...drawn].some((el) => !this.root.contains(el) && !el.closest(".log"));
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
