// The stage: where what the log tells is shown, over the map while nothing is asked. Owns this place, what stays there
// to be read once all is told, and how somebody skips. What is told, and when, is up to the narration.

import { h, icon, on } from "../dom.js";
import { settings } from "../settings.js";
import { ui } from "../words.js";
import { Director } from "../narration/director.js";
import { Player } from "../narration/player.js";

/** @typedef {import("../narration/queue.js").Item} Item */
/** @typedef {import("../narration/queue.js").Act} Act */

/** How long the last thing stays while nobody here is asked, in milliseconds. */
const LINGERS = 2500;
/** A pointer that goes farther between down and up drags. */
const SLOP = 6;
/** What does something else than answer. */
const OTHERWISE = "a, input, select, textarea, summary, button:not([data-kind], [data-choice])";
/** Keys that only go somewhere, or mean nothing alone. */
const PASSING = /^(Tab|Shift|Control|Alt|AltGraph|Meta|CapsLock|F\d+)$/;

export class Stage {
  /** @param {HTMLElement} root @param {any} game @param {HTMLElement} table @param {import("../history/reading.js").Reading} reading */
  constructor(root, game, table, reading) {
    this.root = root;
    this.game = game;
    this.table = table;
    this.reading = reading;
    this.seat = game.seat;
    /** What is in sight. @type {Act | null} */
    this.act = null;
    this.lingers = 0;
    /** The entry of the past that was shown when it began to stay. @type {number | null} */
    this.viewed = null;
    this.down = { x: 0, y: 0 };
    this.place = h("div", { class: "stage-place" });
    const director = new Director(game);
    game.director = (/** @type {any[]} */ lines) => director.direct(lines);
    this.player = new Player(game, (item) => this.#show(item), (n) => { table.dataset.telling = String(n ?? ""); });
    reading.next = () => this.player.next();
    root.className = "stage";
    root.hidden = true;
    root.setAttribute("role", "region");
    root.setAttribute("aria-label", ui("stage"));
    root.append(this.place, h("button", { type: "button", class: "quiet stage-skip", "aria-label": ui("stage.skip"), title: ui("stage.skip"), onclick: (/** @type {Event} */ event) => { event.stopPropagation(); this.#clear(); } }, icon("close")));
    // What is told grows as it goes on, and would come to lie over where it happens.
    const grows = new ResizeObserver(() => this.#look(this.act));
    for (const el of [root, reading.root]) grows.observe(el);
    this.stops = [
      () => grows.disconnect(),
      // Before anybody else hears of it, so that they know whether something is told.
      on(game, "change", () => this.#draw()),
      on(game, "still", (event) => this.#linger(event.detail.act)),
      on(game, "place", (event) => { if (event.detail === this.act) this.#look(event.detail); }),
      on(root, "click", (event) => { event.stopPropagation(); if (game.following) this.player.next(); else this.#clear(); }),
      on(document, "pointerdown", (event) => { this.down = { x: event.clientX, y: event.clientY }; }, { capture: true }),
      on(document, "click", (event) => this.#click(event), { capture: true }),
      on(document, "keydown", (event) => this.#key(event), { capture: true }),
    ];
  }

  close() {
    for (const stop of this.stops) stop();
    clearTimeout(this.lingers);
    this.game.director = null;
    this.player.wake();
  }

  #draw() {
    const { game } = this;
    if (!game.position) return;
    if (game.seat !== this.seat) {
      // Somebody else looks on from now: nothing of what the last one saw stays.
      this.seat = game.seat;
      this.#put(null);
    }
    // What is asked is not covered.
    if (this.lingers && (game.question || game.viewing !== this.viewed)) this.#put(null);
    if (settings.get("stage") === "off" && game.telling?.act.verdict) game.hurry();
    this.player.start();
    this.reading.draw();
  }

  /** @param {Item | null} item */
  #show(item) {
    const { game, reading } = this;
    if (item?.reads) {
      this.#put(null);
      this.act = item.act;
      reading.show(/** @type {any} */ (item.act));
      return this.#look(item.act);
    }
    reading.show(null);
    if (item) return this.#put(item.act.el ? item.act : null);
    // What was told last may be read until somebody is asked.
    if (this.act && !game.question && !game.over && !game.closed) return this.#linger(this.act);
    return this.#put(null);
  }

  /** @param {Act} act */
  #linger(act) {
    if (this.game.question || this.game.closed || !act.el) return this.#put(null);
    this.#put(act);
    this.viewed = this.game.viewing;
    this.lingers = window.setTimeout(() => this.#put(null), LINGERS);
    return undefined;
  }

  /** Put something on stage, or nothing. @param {Act | null} act */
  #put(act) {
    const { root, game, table } = this;
    clearTimeout(this.lingers);
    this.lingers = 0;
    if (!act && root.contains(document.activeElement)) /** @type {HTMLElement | null} */ (table.querySelector(".table-map"))?.focus({ preventScroll: true });
    // What was told of a thing on the map would lie over it.
    if (act && root.hidden) game.dispatchEvent(new CustomEvent("thing", { detail: null }));
    root.hidden = act === null;
    this.act = act;
    this.place.replaceChildren(...(act?.el ? [act.el] : []));
    this.#look(act);
  }

  /** The map shows where it happens, beside what tells of it. @param {Act | null} act */
  #look(act) {
    const frame = this.table.querySelector(".table-board .map-frame");
    const over = this.root.hidden ? this.reading.root : this.root;
    frame?.dispatchEvent(new CustomEvent("look", { detail: act ? { places: [...act.places], over } : null }));
  }

  // Skipping

  #clear() {
    this.#put(null);
    this.game.hurry();
  }

  /** A click elsewhere ends what is told, and does nothing else. @param {MouseEvent} event */
  #click(event) {
    const { target } = event;
    const dragged = Math.hypot(event.clientX - this.down.x, event.clientY - this.down.y) > SLOP && event.detail > 0;
    if (!this.game.following || !(target instanceof Element) || dragged || !this.table.contains(target)) return;
    if (this.root.contains(target) || this.reading.root.contains(target)) return;
    const otherwise = target.closest(OTHERWISE);
    if (otherwise && !otherwise.closest(".bar")) return;
    this.#stop(event);
    this.#skip();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const { key, target } = event;
    if (PASSING.test(key) || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    if (!(target instanceof Element) || target.matches("input, select, textarea")) return;
    if (!this.game.following) {
      if (this.root.hidden) return;
      if (key === "Escape") this.#stop(event);
      return this.#put(null);
    }
    const pressed = key === "Enter" || key === " ";
    if (this.reading.root.contains(target) || (pressed && target.matches(OTHERWISE) && !target.closest(".bar"))) return;
    this.#stop(event);
    if (this.game.telling?.reads && (pressed || key === "ArrowRight")) this.player.next();
    else this.#skip();
  }

  /** What is read goes on with the rest of its step, then it is closed. */
  #skip() {
    const { game } = this;
    if (!game.telling?.reads) return this.#clear();
    if (game.telling.act.steps.length) return this.player.next();
    return this.reading.close();
  }

  /** It answers nothing that nobody has seen. @param {Event} event */
  #stop(event) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}
