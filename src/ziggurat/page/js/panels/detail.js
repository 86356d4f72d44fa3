// The detail: an enlarged card, or the facts of a space, beside whatever the pointer rests on,
// the focus is on, or a finger is held on. Owns when and where it appears; what it says is
// made in `facts.js`. It never chooses anything.

import { h, on } from "../dom.js";
import { fill } from "./morph.js";
import { factsOf } from "./facts.js";

const REST = 280;
const MOVE_ON = 90;
const GAP = 10;
const EDGE = 8;

export class Detail {
  /** @param {Element} root the table, whose things it tells about @param {any} game */
  constructor(root, game) {
    this.root = root;
    this.game = game;
    this.box = h("div", { class: "detail", role: "tooltip", id: "detail", hidden: true });
    /** @type {Element|null} */
    this.thing = null;
    this.timer = 0;
    (root.querySelector("main") ?? root).append(this.box);
    this.stops = [
      on(game, "thing", (event) => this.#look(event.detail)),
      on(root, "pointerover", (event) => this.#tip(event)),
      on(root, "pointerdown", () => this.hide()),
      on(window, "keydown", (event) => ["Escape", "Tab"].includes(event.key) && this.hide(), { capture: true }),
      on(window, "wheel", () => this.hide(), { passive: true }),
    ];
  }

  /** Tell anew about the thing that is shown; it may have changed or gone. */
  draw() {
    if (!this.thing) return;
    if (this.thing.isConnected) this.#show(this.thing);
    else this.hide();
  }

  close() {
    this.hide();
    for (const stop of this.stops) stop();
    this.box.remove();
  }

  hide() {
    clearTimeout(this.timer);
    this.thing?.removeAttribute("aria-describedby");
    this.thing = null;
    this.box.hidden = true;
    this.box.replaceChildren();
  }

  /** A thing is looked at: at once if somebody asked for it, else if the pointer rests there.
   * @param {any} seen */
  #look(seen) {
    clearTimeout(this.timer);
    if (!seen) this.timer = setTimeout(() => this.hide(), MOVE_ON);
    else if (seen.how === "hover") this.#soon(seen.el);
    else this.#show(seen.el);
  }

  /** Signs that are no things have a word, too.
   * @param {any} event */
  #tip(event) {
    if (event.pointerType !== "mouse" || event.target.closest?.("[data-kind]")) return;
    const sign = event.target.closest?.("[data-tip]") ?? null;
    if (sign) {
      clearTimeout(this.timer);
      this.#soon(sign);
    } else if (this.thing?.hasAttribute("data-tip")) this.hide();
  }

  /** @param {Element} thing */
  #soon(thing) {
    if (thing === this.thing) return;
    this.timer = setTimeout(() => this.#show(thing), this.box.hidden ? REST : MOVE_ON);
  }

  /** @param {Element} thing */
  #show(thing) {
    const told = this.#told(thing);
    if (!told) return this.hide();
    if (this.thing !== thing) this.thing?.removeAttribute("aria-describedby");
    this.thing = thing;
    fill(this.box, told);
    this.box.hidden = false;
    thing.setAttribute("aria-describedby", this.box.id);
    // Its size is read when everything else has been drawn.
    requestAnimationFrame(() => { if (this.thing === thing && thing.isConnected) this.#place(room(thing)); });
  }

  /** @param {Element} thing */
  #told(thing) {
    const kind = thing.getAttribute("data-kind");
    if (!kind) return h("p", { class: "tip" }, thing.getAttribute("data-tip"));
    const seat = Number(thing.getAttribute("data-seat") ?? -1);
    return factsOf(this.game, kind, Number(thing.getAttribute("data-value")), seat);
  }

  /** Beside the thing, where there is room, and never over it.
   * @param {DOMRect} rect */
  #place(rect) {
    const { offsetWidth: width, offsetHeight: height } = this.box;
    const [right, bottom] = [window.innerWidth - EDGE, window.innerHeight - EDGE];
    const along = Math.max(EDGE, Math.min(rect.left + rect.width / 2 - width / 2, right - width));
    const beside = Math.max(EDGE, Math.min(rect.top, bottom - height));
    /** @type {Record<string, number[]>} */
    const places = {
      above: [along, rect.top - GAP - height],
      left: [rect.left - GAP - width, beside],
      right: [rect.right + GAP, beside],
      below: [along, rect.bottom + GAP],
    };
    const low = rect.top > window.innerHeight * 0.6;
    const order = low ? ["above", "left", "right", "below"] : ["left", "right", "below", "above"];
    if (rect.left < window.innerWidth * 0.4 && !low) order.splice(0, 2, "right", "left");
    const fits = (/** @type {number[]} */ [x, y]) => x >= EDGE && y >= EDGE && x + width <= right && y + height <= bottom;
    const name = order.find((key) => fits(places[key])) ?? "above";
    const [x, y] = places[name];
    this.box.style.setProperty("--x", `${Math.round(x)}px`);
    this.box.style.setProperty("--y", `${Math.round(Math.max(EDGE, y))}px`);
  }
}

/** What must not be covered: a whole slot, the question above one's cards, what is marked around a place, and for things beside the map everything there.
 * @param {Element} thing */
function room(thing) {
  const rect = (thing.closest(".slot") ?? thing).getBoundingClientRect();
  const low = thing.closest(".own-secrets") && document.querySelector(".table-bar")?.getBoundingClientRect();
  if (low && low.top < rect.top) return new DOMRect(rect.left, low.top, rect.width, rect.bottom - low.top);
  const around = [...(thing.closest("svg")?.querySelectorAll(".site") ?? [])].map((el) => el.getBoundingClientRect());
  if (around.length) {
    const [left, top] = [Math.min(rect.left, ...around.map((at) => at.left)), Math.min(rect.top, ...around.map((at) => at.top))];
    return new DOMRect(left, top, Math.max(rect.right, ...around.map((at) => at.right)) - left, Math.max(rect.bottom, ...around.map((at) => at.bottom)) - top);
  }
  const side = thing.closest(".table-side")?.getBoundingClientRect();
  if (!side?.width) return rect;
  return new DOMRect(side.left, rect.top, side.width, rect.height);
}
