// Reading: a turn that a rule plays, card by card and order by order, at the reader's own pace.
// It only shows what the log has told already: nothing waits for it, and nothing is asked here.

import { announce, h, icon } from "../dom.js";
import { settings } from "../settings.js";
import { ui } from "../words.js";
import { focusName, ROMAN } from "../panels/look.js";
import { READS, acts, groups } from "./lines.js";
import { emblem, linking, ruleLink, sentence, text } from "./sentence.js";
import { why } from "./story.js";

/** @typedef {import("../game.js").Game} Game */
/** @typedef {import("./lines.js").Act} Act */
/** One order of a card and what came of it; card is -1 for what happens beside cards.
 * @typedef {{seat: number, card: number, order: number, n: number, acts: Act[]}} Step */

const RULE = "rule";
/** How long a step stays when the turn is played on, in milliseconds. */
const PACE = 2600;

export class Reading {
  /** @param {HTMLElement} root @param {Game} game */
  constructor(root, game) {
    this.root = root;
    this.game = game;
    /** @type {Step[]} */
    this.steps = [];
    this.at = 0;
    this.seen = game.now?.last ?? -1;
    /** What rules have played since is read here, and nobody else tells it. */
    game.readFrom = this.seen;
    this.timer = 0;
    this.next = h("button", { type: "button", class: "button main", onclick: () => this.#go(1) }, ui("history.reading.next"));
    this.on = h("button", { type: "button", class: "button", "aria-pressed": "false", onclick: () => this.#play() }, icon("play"), ui("history.reading.on"));
    this.skip = h("button", { type: "button", class: "quiet", onclick: () => this.close() }, ui("history.reading.skip"));
    this.body = h("div", { class: "reading-body" });
    root.classList.add("reading");
    root.hidden = true;
    root.setAttribute("role", "region");
    root.setAttribute("aria-label", ui("history.reading"));
    root.append(this.body, h("footer", null, this.next, this.on, this.skip));
    root.addEventListener("keydown", (key) => this.#key(key));
    linking(this.body, game);
  }

  draw() {
    const { game } = this;
    const last = game.lines[game.lines.length - 1]?.n ?? -1;
    if (last <= this.seen) return;
    const fresh = settings.get("steps") === "on" && game.viewing === null ? steps(game, this.seen) : [];
    this.seen = last;
    if (fresh.length === 0) {
      // Whoever plays on in a turn of their own has read enough; the log still has it all.
      if (!this.root.hidden && playsOn(game)) this.close();
      return;
    }
    const begin = this.root.hidden;
    this.steps = begin ? fresh : [...this.steps, ...fresh];
    if (begin) this.#show(0);
    else this.#show(this.at);
  }

  close() {
    clearInterval(this.timer);
    this.timer = 0;
    const held = this.root.contains(document.activeElement);
    this.root.hidden = true;
    document.body.classList.remove("reads");
    this.steps = [];
    // Whoever read by the keyboard goes on at the table.
    if (held) /** @type {HTMLElement|null} */ (this.root.closest(".table")?.querySelector(".table-map") ?? null)?.focus({ preventScroll: true });
    // Whoever is new goes on being shown around.
    if (!this.game.closed) this.game.tell("info");
  }

  /** @param {number} by */
  #go(by) {
    if (this.at + by >= this.steps.length) this.close();
    else if (this.at + by >= 0) this.#show(this.at + by);
  }

  #play() {
    const plays = this.timer === 0;
    clearInterval(this.timer);
    this.timer = plays ? window.setInterval(() => this.#go(1), PACE) : 0;
    this.on.setAttribute("aria-pressed", String(plays));
    if (plays) this.#go(1);
  }

  /** @param {KeyboardEvent} key */
  #key(key) {
    const step = Number(key.key === "ArrowRight") - Number(key.key === "ArrowLeft");
    if (key.key !== "Escape" && step === 0) return;
    key.preventDefault();
    key.stopPropagation();
    if (step) this.#go(step);
    else this.close();
  }

  /** @param {number} at */
  #show(at) {
    const { game } = this;
    this.at = at;
    const step = this.steps[at];
    this.root.hidden = false;
    document.body.classList.add("reads");
    if (this.timer === 0) this.on.setAttribute("aria-pressed", "false");
    this.next.textContent = ui(at + 1 < this.steps.length ? "history.reading.next" : "history.reading.done");
    this.on.hidden = this.skip.hidden = at + 1 >= this.steps.length;
    this.body.replaceChildren(
      h("header", null, emblem(game, step.seat), h("strong", null, this.#title(step)), h("span", { class: "faint small" }, ui("history.reading.count", at + 1, this.steps.length))),
      ...this.#orders(step),
      h("ol", { class: "reading-acts" }, step.acts.length ? step.acts.map((act) => line(game, act)) : h("li", { class: "faint" }, ui("history.reading.nothing"))));
    this.body.scrollTop = 0;
    announce(`${this.#title(step)} ${game.pack.row(step.order)?.title ?? ""} ${step.acts.map(({ item }) => text(game, item)).join(" ")}`);
  }

  /** "Culture, level II: Drama and Poetry". @param {Step} step */
  #title({ seat, card }) {
    const row = this.game.pack.row(card);
    if (!row) return this.game.pack.value("seat", seat);
    const type = focusName(this.game.pack, row.type);
    return ui("history.reading.card", type.charAt(0).toUpperCase() + type.slice(1), ROMAN[row.level], row.title);
  }

  /** The orders of the card, the one that is carried out now marked. @param {Step} step @returns {HTMLElement[]} */
  #orders({ card, order }) {
    const { pack } = this.game;
    const orders = /** @type {number[]} */ (pack.row(card)?.orders ?? []);
    if (orders.length === 0) return [];
    const now = orders.indexOf(order);
    return [h("ol", { class: "reading-orders" }, orders.map((number, at) =>
      h("li", { class: at < now ? "past" : "", "aria-current": at === now ? "step" : null },
        h("span", { class: "faint" }, ui(at === 0 ? "history.reading.first" : "history.reading.then")), " ", pack.row(number)?.title ?? "", "\u00a0", this.#rule(number))))];
  }

  /** @param {number} order */
  #rule(order) {
    const item = /** @type {any} */ ({ n: 0, line: null, gone: false, event: { key: READS, seat: 0, args: [-1, order], origin: -1 } });
    return ruleLink(this.game, item) ?? "";
  }
}

/** @param {Game} game @param {Act} act */
function line(game, { item, reasons }) {
  const said = h("span", { class: "log-text" }, sentence(game, item));
  const reason = reasons.length > 0 ? why(game, reasons) : null;
  reason?.setAttribute("open", "");
  return h("li", { class: "log-line" }, said, ruleLink(game, item) ?? "", reason);
}

/** The seats that rules play. @param {Game} game @returns {Set<number>} */
export function governed(game) {
  return new Set(game.info.seats.filter((/** @type {any} */ seat) => seat.kind === RULE).map((/** @type {any} */ seat) => seat.seat));
}

/** Whether the newest entry is an answer of this seat, outside the turns that rules play. @param {Game} game */
function playsOn(game) {
  const last = game.lines[game.lines.length - 1];
  const turn = groups(game.lines).at(-1)?.seat ?? -1;
  return last?.kind === "choice" && last.seat === game.seat && !governed(game).has(turn);
}

/** What rules have played after an entry, order by order.
 * @param {Game} game
 * @param {number} since
 * @returns {Step[]} */
export function steps(game, since) {
  const seats = governed(game);
  /** @type {Step[]} */
  const found = [];
  for (const group of groups(game.lines)) {
    if (!seats.has(group.seat)) continue;
    const told = group.items.filter((item) => item.n > since && !item.gone && item.event !== null && item.event.key !== "turn");
    /** @type {Step|null} */
    let step = null;
    for (const act of acts(told)) {
      const { event, n } = act.item;
      if (event?.key === READS) {
        // What came before the first order, such as the choice of the card, is told with it.
        const before = step !== null && step.card < 0 ? step.acts : [];
        if (step !== null && step.card < 0) found.pop();
        step = { seat: group.seat, card: event.args[0], order: event.args[1], n, acts: [...before] };
        found.push(step);
        continue;
      }
      if (step === null) {
        step = { seat: group.seat, card: -1, order: -1, n, acts: [] };
        found.push(step);
      }
      step.acts.push(act);
    }
  }
  return found;
}
