// Things: how anything drawn on the table answers a click, a key, a look.
// It never decides what a thing leads to: it tells the game which thing was meant.

import { on } from "../dom.js";
import { ui } from "../words.js";

const LONG_PRESS = 450;
const NUDGE = 8;

/** @typedef {import("../game.js").Game} Game */

/**
 * @param {Element} el
 * @returns {{kind: string, value: number, seat?: number, el: Element}}
 */
function thingOf(el) {
  const seat = el.getAttribute("data-seat");
  return {
    kind: el.getAttribute("data-kind") ?? "", value: Number(el.getAttribute("data-value")),
    seat: seat === null ? undefined : Number(seat), el,
  };
}

/** @param {EventTarget | null} target @returns {Element | null} */
function nearest(target) {
  return target instanceof Element ? target.closest("[data-kind]") : null;
}

/**
 * Show on every thing below `root` whether it can be chosen now and whether it is picked.
 * @param {Element} root
 * @param {Game} game
 */
export function mark(root, game) {
  for (const el of root.querySelectorAll("[data-kind]")) {
    const { kind, value, seat } = thingOf(el);
    const can = game.isTarget(kind, value, seat);
    const picked = game.isPicked(kind, value, seat);
    el.classList.toggle("can", can);
    el.classList.toggle("picked", picked);
    const attacks = can && game.isAttack(kind, value, seat);
    el.classList.toggle("attacks", attacks);
    if (attacks) el.setAttribute("aria-description", ui("stakes.target"));
    else if (el.hasAttribute("aria-description")) el.removeAttribute("aria-description");
    const disabled = String(!can && !picked);
    if (el.getAttribute("aria-disabled") !== disabled) el.setAttribute("aria-disabled", disabled);
  }
}

/**
 * Let everything drawn below `root` answer, now and after every redraw.
 * @param {Element} root
 * @param {Game} game
 * @returns {() => void} stops it
 */
export function install(root, game) {
  let pressed = 0;
  let held = false;
  let start = { x: 0, y: 0 };
  /** @type {Element | null} */
  let shown = null;

  const look = (/** @type {Element | null} */ el, /** @type {string} */ how) => {
    if (el === shown && how !== "press") return;
    shown = el;
    game.dispatchEvent(new CustomEvent("thing", { detail: el ? { ...thingOf(el), how } : null }));
  };
  const act = (/** @type {Element} */ el) => {
    const { kind, value, seat } = thingOf(el);
    if (!game.fresh) game.pick(kind, value, seat);
  };
  const stops = [
    on(root, "click", (event) => {
      const el = nearest(event.target);
      if (!el || event.defaultPrevented) return;
      if (held) { held = false; return; }
      act(el);
    }),
    on(root, "keydown", (event) => {
      const el = nearest(event.target);
      if (!el || el !== event.target || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      act(el);
    }),
    on(root, "pointerover", (event) => { if (event.pointerType === "mouse") look(nearest(event.target), "hover"); }),
    on(root, "pointerleave", () => look(null, "hover")),
    on(root, "focusin", (event) => {
      if (event.target instanceof Element && event.target.matches(":focus-visible")) look(nearest(event.target), "focus");
    }),
    on(root, "focusout", () => look(null, "focus")),
    on(root, "pointerdown", (event) => {
      held = false;
      clearTimeout(pressed);
      if (event.pointerType === "mouse") return;
      const el = nearest(event.target);
      start = { x: event.clientX, y: event.clientY };
      if (el) pressed = window.setTimeout(() => { held = true; look(el, "press"); }, LONG_PRESS);
    }),
    on(root, "pointermove", (event) => {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > NUDGE) clearTimeout(pressed);
    }),
    on(root, "pointerup", () => clearTimeout(pressed)),
    on(root, "pointercancel", () => clearTimeout(pressed)),
  ];
  return () => { clearTimeout(pressed); for (const stop of stops) stop(); };
}
