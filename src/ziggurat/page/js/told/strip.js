// The strip: what happened since one's last turn, what was done to oneself first, until one acts. It stands in the
// line above the table, where it covers nothing: a sentence where there is room, else a number. Owns when it is in
// sight, and the table of then, with which the map shows what has changed.

import { h, icon, on } from "../dom.js";
import { ui } from "../words.js";
import { emblem, linking, sentence, whose } from "../history/sentence.js";
import { changes } from "./changes.js";
import { LOSS, OTHERS, OWN, placesOf, since } from "./since.js";

/** @typedef {import("./since.js").News} News */
/** @typedef {import("./since.js").Told} Told */

/** So many lines it has at most when it is open. */
const MANY = 14;
/** While a turn is read step by step, nothing else tells of it. */
const READING = "reads";

export class Strip {
  /** @param {Element} after what stands before it in the line above the table @param {any} game */
  constructor(after, game) {
    this.game = game;
    /** What is told now. @type {Told | null} */
    this.told = null;
    /** The table after the last turn of a seat, by seat. @type {Map<number, {n: number, table: any}>} */
    this.then = new Map();
    this.asked = "";
    this.open = false;
    this.closed = -1;
    this.key = "";
    this.head = h("b", { class: "since-head" });
    this.first = h("p", { class: "log-line" });
    this.more = h("button", { type: "button", class: "quiet since-more", onclick: () => this.#fold(!this.open) });
    this.close = h("button", { type: "button", class: "quiet", onclick: () => this.#close() }, icon("close"));
    this.line = h("div", { class: "since-line" }, this.head, this.first, this.more, this.close);
    this.root = h("section", { class: "since", hidden: true }, this.line);
    this.list = h("ol", { class: "since-list" });
    this.less = h("button", { type: "button", class: "quiet", onclick: () => this.#fold(false) }, icon("close"));
    this.title = h("h2", { class: "panel-head" });
    this.all = h("section", { class: "since-all", hidden: true }, h("header", null, this.title, this.less), this.list);
    after.after(this.root, this.all);
    for (const el of [this.root, this.all]) {
      linking(el, game);
      on(el, "keydown", (key) => { if (key.key === "Escape" && this.open) { key.stopPropagation(); this.#fold(false); } });
    }
    // Before the table is drawn, so that the map knows what to mark.
    this.stop = on(game, "change", () => this.#learn());
    this.#learn();
  }

  draw() {
    const { root, told, game } = this;
    const news = told?.news.filter(({ read }) => !read) ?? [];
    root.hidden = !told || !news.length || this.closed === told.n || game.following || game.viewing !== null || game.over || document.body.classList.contains(READING);
    this.all.hidden = root.hidden || !this.open;
    root.parentElement?.classList.toggle("told", !root.hidden && news.some(({ weight }) => weight === LOSS));
    if (root.hidden || !told) return this.#forget();
    const key = [game.seat, game.pack.data.lang, game.pack.names, told.n, news.length, this.open].join();
    if (key === this.key) return;
    this.key = key;
    this.#build(news);
  }

  /** What is out of sight is not on the page either: whoever sits down next may not read it. */
  #forget() {
    this.key = "";
    this.open = false;
    this.first.replaceChildren();
    this.list.replaceChildren();
  }

  /** @param {News[]} news */
  #build(news) {
    const mine = news.filter(({ weight }) => weight > OTHERS).sort((one, two) => two.weight - one.weight);
    const losses = mine.filter(({ weight }) => weight === LOSS).length;
    const calm = !mine.some(({ weight }) => weight > OWN);
    const since = ui("told.since");
    this.root.setAttribute("aria-label", since);
    this.line.classList.toggle("loss", losses > 0);
    this.title.textContent = this.head.textContent = since;
    this.first.className = losses ? "log-line loss" : "log-line";
    this.first.replaceChildren(...(calm ? [h("span", { class: "log-text" }, ui("history.catchup.calm"))] : this.#words(mine[0])));
    const left = news.length - Number(!calm);
    const [count, word] = losses ? [losses, ui("told.losses")] : [news.length, ui("told.news")];
    this.more.replaceChildren(h("span", { class: "since-count" }, icon(losses ? "close" : "log"), h("b", null, count), h("span", null, word)),
      h("span", { class: "since-rest" }, left ? ui("told.more", left) : ui("told.whole")));
    this.more.setAttribute("aria-expanded", String(this.open));
    this.more.setAttribute("aria-label", `${since}: ${count} ${word}`);
    this.close.setAttribute("aria-label", ui("told.hide"));
    this.less.setAttribute("aria-label", ui("told.less"));
    if (!this.open) return this.list.replaceChildren();
    const shown = [...mine, ...news.filter(({ weight }) => weight === OTHERS)].slice(0, MANY);
    this.list.replaceChildren(...(calm ? [h("li", { class: "faint" }, ui("history.catchup.calm"))] : []),
      ...shown.map((one) => h("li", { class: one.weight === LOSS ? "log-line loss" : "log-line" }, this.#words(one))), this.#legend());
  }

  /** @param {News} news */
  #words({ item, weight, sign }) {
    return [weight === LOSS ? icon("close", ui("told.lost")) : emblem(this.game, whose(this.game, item)), sign ? icon(sign) : "", h("span", { class: "log-text" }, sentence(this.game, item))];
  }

  /** What the marks on the map mean. */
  #legend() {
    return h("li", { class: "since-legend faint" }, ["lost", "gone", "new"].map((mark) => h("span", { class: `legend-${mark}` }, ui(`told.mark.${mark}`))));
  }

  /** @param {boolean} open */
  #fold(open) {
    const held = this.all.contains(document.activeElement);
    this.open = open;
    this.all.style.setProperty("--x", `${Math.round(this.root.getBoundingClientRect().left)}px`);
    this.draw();
    if (held) this.more.focus({ preventScroll: true });
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
