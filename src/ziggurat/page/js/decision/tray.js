// Tray: a payment laid out at once, in any order, with what it comes to; one button pays.
// It knows no price: what is missing, and what each thing adds, came with the question.

import { h, icon } from "../dom.js";
import { hasUi, ui } from "../words.js";
import { thingName } from "./refs.js";

/** @typedef {import("../game.js").Game} Game */
/** @typedef {number[]} Choice */
/** @typedef {{choice: Choice, worth: number, most: number}} Item */

/** What lies in the tray for one question. */
export class Tray {
  /** @param {{missing: number, exact: boolean, items: Item[]}} data @param {Choice[]} [laid] what is meant already */
  constructor(data, laid = []) {
    this.missing = data.missing;
    /** Whether nothing can be laid beyond the sum. */
    this.exact = data.exact;
    this.items = data.items;
    /** @type {Map<string, number>} */
    this.counts = new Map();
    // Where everything is needed there is nothing to choose.
    if (data.exact && data.items.reduce((sum, { worth, most }) => sum + worth * most, 0) === data.missing) for (const { choice, most } of data.items) this.add(choice, most);
    for (const choice of laid) if (this.left(choice) > 0) this.add(choice, 1);
  }

  /** @param {Choice} choice @returns {Item | undefined} */
  item(choice) {
    return this.items.find((item) => item.choice.join() === choice.join());
  }

  /** @param {Choice} choice */
  count(choice) {
    return this.counts.get(choice.join()) ?? 0;
  }

  /** @param {Choice} choice how many more could be laid */
  left(choice) {
    return this.exact && this.enough ? 0 : (this.item(choice)?.most ?? 0) - this.count(choice);
  }

  /** @param {Choice} choice @param {number} by */
  add(choice, by) {
    this.counts.set(choice.join(), this.count(choice) + by);
  }

  /** One more of a thing; once all of it lies there, none. @param {Choice} choice */
  turn(choice) {
    this.add(choice, this.left(choice) > 0 ? 1 : -this.count(choice));
  }

  get total() {
    return this.items.reduce((sum, { choice, worth }) => sum + worth * this.count(choice), 0);
  }

  get enough() {
    return this.total >= this.missing;
  }

  /** Everything that lies there, one by one, what adds most first. @returns {Choice[]} */
  laid() {
    const most = [...this.items].sort((a, b) => b.worth - a.worth);
    return most.flatMap(({ choice }) => Array(this.count(choice)).fill(choice));
  }
}

/** What a thing in the tray is called: the thing itself, else the choice. @param {Game} game @param {Choice} choice */
function nameOf(game, choice) {
  const [kind] = game.pack.kindsOf(choice);
  const key = `decide.tray.${game.pack.verb(choice[0]).name}`;
  return kind ? thingName(game, kind, choice[1]) : hasUi(key) ? ui(key) : game.pack.choice(choice, game.question);
}

/** The sign of what a choice names: of the thing itself, of the resource that a card stands for, or of the verb. @param {Game} game @param {Choice} choice */
function signOf(game, choice) {
  const [kind] = game.pack.kindsOf(choice);
  const stands = kind && game.pack.isRowKind(kind) ? game.pack.row(choice[1]).resource : undefined;
  const own = kind ? game.drawing?.scripts.map(({ sign }) => sign?.(game.pack, kind, choice[1])).find(Boolean) : undefined;
  return icon(own ? own : stands !== undefined ? `resource-${stands}` : kind ? `${kind}-${choice[1]}` : game.pack.verb(choice[0]).name);
}

/** @param {Game} game @param {Tray} tray @param {Item} item */
function slot(game, tray, { choice, worth, most }) {
  const count = tray.count(choice);
  const name = nameOf(game, choice);
  const step = (/** @type {number} */ by) => { tray.add(choice, by); game.tell("pick"); };
  const gain = worth ? h("b", { class: "tray-worth" }, `+${worth}`) : null;
  if (most === 1) {
    return h("button", {
      type: "button", class: "button option tray-slot", "data-choice": choice.join(), "aria-pressed": String(count > 0), disabled: !count && !tray.left(choice), onclick: () => step(count ? -1 : 1),
    }, signOf(game, choice), h("span", null, name), gain, count ? icon("check") : null);
  }
  const edge = (/** @type {number} */ by, /** @type {boolean} */ can) => h("button", {
    type: "button", class: `button tray-step${can && by > 0 ? " option" : ""}`, "data-choice": by > 0 ? choice.join() : null, disabled: !can,
    "aria-label": ui(by > 0 ? "decide.tray.more" : "decide.tray.less", name), onclick: () => step(by),
  }, icon(by > 0 ? "plus" : "minus"));
  return h("span", { class: `tray-slot tray-many${count ? " laid" : ""}`, role: "group", "aria-label": ui("decide.tray.of", name, count, most) },
    signOf(game, choice), h("span", null, name), gain, edge(-1, count > 0), h("b", { class: "tray-count" }, `${count}/${most}`), edge(1, tray.left(choice) > 0));
}

/** How much lies there against what is missing. @param {Tray} tray */
function meter(tray) {
  if (!tray.missing) return null;
  const over = tray.total - tray.missing;
  const told = over > 0 ? ui("decide.tray.over", over) : over < 0 ? ui("decide.tray.short", -over) : ui("decide.tray.exact");
  return h("span", { class: `tray-total${tray.enough ? " enough" : ""}`, role: "status" }, h("b", null, ui("decide.tray.total", tray.total, tray.missing)), ` ${told}`);
}

/** Everything that a payment offers, and the button that pays. @param {Game} game @param {Tray} tray @returns {HTMLElement[]} */
export function trayButtons(game, tray) {
  const pay = tray.enough
    ? h("button", { type: "button", class: tray.laid().length ? "button main confirm" : "button option pass", onclick: () => game.pay() }, tray.laid().length ? icon("check") : null, ui(tray.laid().length ? "decide.tray.pay" : "decide.tray.nothing"))
    : h("button", { type: "button", class: "button", disabled: true }, ui("decide.tray.pay"));
  const total = meter(tray);
  return [...tray.items.map((item) => slot(game, tray, item)), ...(total ? [total] : []), pay];
}
