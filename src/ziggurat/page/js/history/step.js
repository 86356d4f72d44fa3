// Steps: a turn that a rule plays, order by order: its card, what came of it line by line, the dice when they are
// rolled. Owns which events make a step and what it shows; when it is shown is up to the queue.

import { announce, h } from "../dom.js";
import { lively } from "../settings.js";
import { ui } from "../words.js";
import { focusName, ROMAN } from "../panels/look.js";
import { READS, acts, groups } from "./lines.js";
import { ruleLink, sentence } from "./sentence.js";
import { placesIn } from "../stage/places.js";
import { why } from "./story.js";

/** @typedef {import("../game.js").Game} Game */
/** @typedef {import("./lines.js").Act} Act */
/** @typedef {import("./lines.js").Event} Event */
/** @typedef {import("../stage/scene.js").Scene} Scene */
/** One order of a card and what came of it; card is -1 for what happens beside cards.
 * @typedef {{seat: number, card: number, order: number, n: number, reads: Event | null, acts: Act[]}} Order */

const RULE = "rule";
/** How long a line stays alone before the next one comes, in milliseconds. */
const LINE = 120;

/** What is shown of an order, for the queue. */
export class Step {
  /** @param {Game} game @param {Order} order @param {number} number how many orders there are with it */
  constructor(game, order, number) {
    this.game = game;
    this.order = order;
    this.number = number;
    this.verdict = false;
    /** @type {import("../narration/queue.js").Step[]} */
    this.steps = [];
    /** Where it happens. @type {Set<string>} */
    this.places = new Set();
    /** The scene that is played in it. @type {Scene | null} */
    this.scene = null;
    this.place = h("div", { class: "reading-scene" });
    this.list = h("ol", { class: "reading-acts" });
    this.el = h("div", { class: "reading-step" }, ...this.#orders(), this.place, this.list);
    if (!order.acts.length) this.list.append(h("li", { class: "faint" }, ui("history.reading.nothing")));
    this.steps.push({ n: order.n - 1, ms: 0, show: () => announce(`${this.title} ${game.pack.row(order.order)?.title ?? ""}`) });
  }

  /** "Culture, level II: Drama and Poetry". */
  get title() {
    const { game, order: { seat, card } } = this;
    const row = game.pack.row(card);
    if (!row) return game.pack.value("seat", seat);
    const type = focusName(game.pack, row.type);
    return ui("history.reading.card", type.charAt(0).toUpperCase() + type.slice(1), ROMAN[row.level], row.title);
  }

  /** Tell the line of an event, if it has one. @param {Event} event */
  tell(event) {
    const act = this.order.acts.find(({ item }) => item.event === event);
    if (!act) return;
    const { game } = this;
    this.steps.push({ n: act.item.n, ms: this.steps.length > 1 ? LINE : 0, show: () => {
      this.places = new Set(placesIn(game.pack, event));
      const told = line(game, act);
      this.list.append(told);
      told.scrollIntoView({ block: "nearest" });
      game.dispatchEvent(new CustomEvent("place", { detail: this }));
    } });
  }

  /** Let a scene be played here, one at a time. @param {Scene} scene */
  play(scene) {
    if (scene !== this.scene) this.steps.push({ n: scene.n, ms: 0, show: () => this.place.replaceChildren(scene.el) });
    this.scene = scene;
    this.steps.push(...scene.steps.splice(0).map((step) => (lively() ? step : { ...step, ms: 0 })));
  }

  /** The orders of the card, the one that is carried out now marked. @returns {HTMLElement[]} */
  #orders() {
    const { game: { pack }, order: { card, order } } = this;
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

/** What rules have played after an entry, order by order.
 * @param {Game} game
 * @param {number} since
 * @returns {Order[]} */
export function steps(game, since) {
  const seats = governed(game);
  /** @type {Order[]} */
  const found = [];
  if (!seats.size) return found;
  for (const group of groups(game.received)) {
    if (!seats.has(group.seat)) continue;
    const told = group.items.filter((item) => item.n > since && !item.gone && item.event !== null && item.event.key !== "turn");
    /** @type {Order|null} */
    let step = null;
    for (const act of acts(told)) {
      const { event, n } = act.item;
      if (event?.key === READS) {
        // What came before the first order, such as the choice of the card, is told with it.
        const before = step !== null && step.card < 0 ? step.acts : [];
        if (step !== null && step.card < 0) found.pop();
        step = { seat: group.seat, card: event.args[0], order: event.args[1], n: before[0]?.item.n ?? n, reads: event, acts: [...before] };
        found.push(step);
        continue;
      }
      if (step === null) {
        step = { seat: group.seat, card: -1, order: -1, n, reads: null, acts: [] };
        found.push(step);
      }
      step.acts.push(act);
    }
  }
  return found;
}
