// Numbers: which of the things that can be chosen is chosen by which number key, and the small signs
// that say so. Owns this order and the signs; it never chooses anything. What does nothing has the last one.

import { on, s } from "../dom.js";

/** The number of what does nothing. */
const NOTHING = "0";
const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];
/** Places whose lower left corner is their own. */
const CORNERED = ["square", "place"];
const INSET = 11;

/** Whether somebody sees it: neither hidden nor below another screen, nor moved out of a map. @param {Element} el */
function inSight(el) {
  if (!el.checkVisibility()) return false;
  const { left, top, width, height } = el.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  const map = el instanceof SVGElement ? el.ownerSVGElement : null;
  return there !== null && (el.contains(there) || Boolean(map?.contains(there)));
}

/** @param {Element} el */
const nameOf = (el) => ["kind", "value", "seat"].map((part) => el.getAttribute(`data-${part}`)).join();

/** What prints a number is chosen by that one: cards in numbered slots, amounts. @param {Element} table @returns {Map<string, Element>} */
function printed(table) {
  /** @type {Map<string, Element>} */
  const found = new Map();
  for (const el of table.querySelectorAll("[data-number]")) {
    const meant = el.matches("button") ? el : el.querySelector(".can");
    if (meant && inSight(meant)) found.set(el.getAttribute("data-number") ?? "", meant);
  }
  return found;
}

/** Everything that shows a number, by its digit: what prints one, then buttons, then what glows, in the order of the page; last what does nothing. @param {Element} table @returns {Map<string, Element>} */
function numbered(table) {
  const found = printed(table);
  const free = DIGITS.filter((digit) => !found.has(digit));
  const names = new Set([...found.values()].map(nameOf));
  const give = (/** @type {Element} */ el) => {
    const digit = inSight(el) ? free.shift() : undefined;
    if (digit) found.set(digit, el);
    return Boolean(digit);
  };
  for (const el of table.querySelectorAll("button:is(.option, .confirm):not(:disabled, [data-number], .pass)")) if (free.length) give(el);
  for (const el of table.querySelectorAll("[data-kind].can")) {
    if (!free.length) break;
    if (el.matches(".option") || el.closest(".bar, .log") || names.has(nameOf(el))) continue;
    if (give(el)) names.add(nameOf(el));
  }
  const last = [...(found.has(NOTHING) ? [] : [NOTHING]), ...free.reverse()];
  for (const el of table.querySelectorAll("button.pass:not(:disabled)")) {
    const digit = inSight(el) ? last.shift() : undefined;
    if (digit) found.set(digit, el);
  }
  return found;
}

/** What a digit would choose now. @param {Element} table @param {string} digit @returns {HTMLElement | SVGElement | null} */
export function meant(table, digit) {
  const el = numbered(table).get(digit);
  return el instanceof HTMLElement || el instanceof SVGElement ? el : null;
}

/** The sign on something that is drawn on a map. @param {SVGGraphicsElement} el @param {string} digit */
function signOn(el, digit) {
  const { x, y, width, height } = el.getBBox();
  const across = CORNERED.includes(el.dataset.kind ?? "") ? x + INSET : x + width / 2;
  return s("g", { class: "key-sign", "aria-hidden": "true", transform: `translate(${across} ${y + height - INSET})` }, s("rect", { x: -8, y: -9, width: 16, height: 18, rx: 4 }), s("text", {}, digit));
}

/** The signs of a table, drawn after everything else. */
export class Numbers {
  /** @param {Element} table @param {any} game */
  constructor(table, game) {
    this.table = table;
    /** @type {Map<string, Element>} */
    this.shown = new Map();
    /** @type {Element[]} */
    this.signs = [];
    this.waiting = 0;
    on(game, "drawn", () => this.draw());
  }

  /** Once everything has its place. */
  draw() {
    cancelAnimationFrame(this.waiting);
    this.waiting = requestAnimationFrame(() => this.#show());
  }

  #show() {
    const found = numbered(this.table);
    const same = found.size === this.shown.size && [...found].every(([digit, el]) => this.shown.get(digit) === el && (el.hasAttribute("data-digit") || el.lastElementChild?.matches(".key-sign")));
    if (same) return;
    for (const el of this.shown.values()) ["data-digit", "aria-keyshortcuts"].forEach((name) => el.removeAttribute(name));
    for (const sign of this.signs) sign.remove();
    this.shown = found;
    const drawn = [...found].flatMap(([digit, el]) => (el instanceof SVGGraphicsElement ? [{ el, sign: signOn(el, digit) }] : []));
    // All are measured before the first one gets its sign: each would be laid out anew else.
    this.signs = drawn.map(({ el, sign }) => el.appendChild(sign));
    for (const [digit, el] of found) {
      el.setAttribute("aria-keyshortcuts", digit);
      if (!(el instanceof SVGGraphicsElement)) el.setAttribute("data-digit", digit);
    }
  }
}
