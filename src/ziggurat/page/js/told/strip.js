// The strip: what happened since one's last turn, what was done to oneself first, until one acts. Owns when it is
// in sight, and the table of then, with which the map shows what has changed.

import { h, icon, on } from "../dom.js";
import { ui } from "../words.js";
import { emblem, linking, sentence, whose } from "../history/sentence.js";
import { changes } from "./changes.js";
import { LOSS, OTHERS, OWN, placesOf, since } from "./since.js";

/** @typedef {import("./since.js").News} News */
/** @typedef {import("./since.js").Told} Told */

/** So many lines are in sight before it is opened, and so many after. */
const [FEW, MANY] = [3, 14];

export class Strip {
  /** @param {HTMLElement} root @param {any} game */
  constructor(root, game) {
    this.root = root;
    this.game = game;
    /** What is told now. @type {Told | null} */
    this.told = null;
    /** The table after the last turn of a seat, by seat. @type {Map<number, {n: number, table: any}>} */
    this.then = new Map();
    this.asked = "";
    this.open = false;
    this.closed = -1;
    this.key = "";
    this.list = h("ol", { class: "since-list" });
    this.more = h("button", { type: "button", class: "quiet since-more", "aria-expanded": "false", onclick: () => this.#toggle() });
    this.close = h("button", { type: "button", class: "quiet", onclick: () => this.#close() }, icon("close"));
    this.head = h("h2", { class: "panel-head" });
    root.className = "since";
    root.hidden = true;
    root.append(h("header", null, this.head, this.more, this.close), this.list);
    linking(root, game);
    // Before the table is drawn, so that the map knows what to mark.
    this.stop = on(game, "change", () => this.#learn());
    this.#learn();
  }

  draw() {
    const { root, told, game } = this;
    root.hidden = !told?.news.length || this.closed === told.n || game.following || game.viewing !== null || game.over;
    if (root.hidden || !told) return this.#forget();
    const key = [game.seat, game.pack.data.lang, game.pack.names, told.n, told.news.length, this.open].join();
    if (key === this.key) return;
    this.key = key;
    this.#build(told.news);
  }

  /** What is out of sight is not on the page either: whoever sits down next may not read it. */
  #forget() {
    this.key = "";
    this.list.replaceChildren();
  }

  /** @param {News[]} news */
  #build(news) {
    const mine = news.filter(({ weight }) => weight > OTHERS).sort((one, two) => two.weight - one.weight);
    const rest = news.filter(({ weight }) => weight === OTHERS);
    const shown = [...mine, ...rest].slice(0, this.open ? MANY : Math.min(FEW, Math.max(1, mine.length)));
    const left = news.length - shown.length;
    this.root.setAttribute("aria-label", ui("told.since"));
    this.root.setAttribute("role", "region");
    this.root.classList.toggle("open", this.open);
    this.head.textContent = ui("told.since");
    this.more.textContent = this.open ? ui("told.less") : ui("told.more", news.length - Math.min(news.length, FEW, Math.max(1, mine.length)));
    this.more.hidden = !this.open && left === 0;
    this.more.setAttribute("aria-expanded", String(this.open));
    this.close.setAttribute("aria-label", ui("told.hide"));
    this.list.replaceChildren(...(mine.some(({ weight }) => weight > OWN) ? [] : [h("li", { class: "faint" }, ui("history.catchup.calm"))]),
      ...shown.map((one) => this.#line(one)), ...(this.open ? [this.#legend()] : []));
  }

  /** @param {News} news */
  #line({ item, weight, sign }) {
    const loss = weight === LOSS;
    return h("li", { class: loss ? "log-line loss" : "log-line" },
      loss ? icon("close", ui("told.lost")) : emblem(this.game, whose(this.game, item)), sign ? icon(sign) : null, h("span", { class: "log-text" }, sentence(this.game, item)));
  }

  /** What the marks on the map mean. */
  #legend() {
    return h("li", { class: "since-legend faint" }, ["lost", "gone", "new"].map((mark) => h("span", { class: `legend-${mark}` }, ui(`told.mark.${mark}`))));
  }

  #toggle() {
    this.open = !this.open;
    this.draw();
  }

  #close() {
    this.closed = this.told?.n ?? -1;
    const held = this.root.contains(document.activeElement);
    this.draw();
    if (held) /** @type {HTMLElement | null} */ (this.root.closest(".table")?.querySelector(".table-map") ?? null)?.focus({ preventScroll: true });
  }

  // What has changed

  #learn() {
    const { game } = this;
    if (game.seat < 0) this.told = null;
    if (game.viewing !== null || game.following || !game.now || game.seat < 0 || game.over) {
      game.changes = null;
      return;
    }
    const key = [game.seat, game.now.last, game.lines.length].join();
    if (key === this.asked && (game.changes || !this.told?.news.length)) return;
    this.asked = key;
    const then = this.then.get(game.seat);
    this.told = since(game, placesOf([then?.table, game.now.table], game.seat));
    if (!this.told?.news.length) {
      // Nobody else has moved since: this is what later changes are held against.
      if (this.told) this.then.set(game.seat, { n: this.told.n, table: game.now.table });
      this.open = false;
      game.changes = null;
      return;
    }
    if (then?.n === this.told.n) this.#compare(then.table);
    else this.#recall(this.told.n);
  }

  /** @param {any} then */
  #compare(then) {
    const { game } = this;
    game.changes = changes(game.pack, then, game.now.table, game.seat);
  }

  /** Ask for the table of then, once. @param {number} n */
  async #recall(n) {
    const { game } = this;
    const { seat } = game;
    game.changes = null;
    const position = await game.at(n).catch(() => null);
    if (!position || game.closed || game.seat !== seat || this.told?.n !== n) return;
    this.then.set(seat, { n, table: position.table });
    this.asked = "";
    game.tell("info");
  }
}
