// Keys: the table from the keyboard: numbers choose, arrows move, Enter confirms, Escape goes back.
// It never acts while somebody types or a dialog is open.

import { on } from "../dom.js";
import { meant } from "./numbers.js";

/** @typedef {import("../game.js").Game} Game */

/** @param {EventTarget | null} target */
function isTyping(target) {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches("input, select, textarea"));
}

/** @param {Element} bar @returns {HTMLElement[]} */
function buttons(bar) {
  return [...bar.querySelectorAll("button.option, button.confirm")].filter((el) => el instanceof HTMLElement);
}

/** Press whatever shows a number. @param {Element} bar @param {string} digit @returns {boolean} */
function choose(bar, digit) {
  const el = meant(bar.closest(".table") ?? bar, digit);
  if (!el || (!bar.contains(el) && bar.hasAttribute("data-fresh"))) return Boolean(el);
  el.focus();
  el.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  return true;
}

/**
 * @param {Element} bar
 * @param {KeyboardEvent} event
 * @returns {boolean}
 */
function walk(bar, event) {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const idle = document.activeElement === document.body || document.activeElement === null;
  if (!step || !(idle || bar.contains(document.activeElement))) return false;
  const all = buttons(bar);
  if (!all.length) return false;
  const at = all.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  all[at < 0 ? 0 : (at + step + all.length) % all.length].focus();
  return true;
}

/**
 * @param {Element} bar
 * @param {Game} game
 * @param {() => void} escape what Escape does when nothing is picked
 * @returns {() => void} stops it
 */
export function listen(bar, game, escape) {
  /** @param {KeyboardEvent} event */
  const act = (event) => {
    const { key } = event;
    if (/^[0-9]$/.test(key)) return choose(bar, key);
    if (key === "Escape") {
      if (game.begun || game.viewing !== null) game.back();
      else escape();
      return true;
    }
    if (key === "Enter" && game.staged && !(event.target instanceof HTMLButtonElement)) {
      if (!bar.hasAttribute("data-fresh")) game.confirm();
      return true;
    }
    if (key === "u" || key === "U") {
      if (event.shiftKey) game.resetTurn();
      else if (game.begun) game.back();
      else game.undo();
      return true;
    }
    return walk(bar, event);
  };
  return on(document, "keydown", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event.target) || document.querySelector("dialog[open]")) return;
    if (act(event)) event.preventDefault();
  });
}
