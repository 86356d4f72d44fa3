// Quiet answers: questions that leave nothing to answer are passed by themselves, and what few want
// each time waits behind a button. Owns when that happens; it passes only where nobody can learn
// anything from how soon it does.

import { settings } from "../settings.js";
import { PASS } from "./choosing.js";

/** @typedef {import("../game.js").Game} Game */

/** Whether somebody else sits at the table who could notice how soon an answer comes. @param {Game} game */
function watched(game) {
  return game.local.length > 1 || game.info.seats.some((/** @type {any} */ seat) => seat.kind === "person" && !seat.left && !seat.mine);
}

/** @param {Game} game */
const isOn = (game) => settings.get("quiet") === "on" && !game.loud;

/** The question without what waits behind a button that nobody has pressed. @param {Game} game @param {any} q */
export function trimmed(game, q) {
  if (!isOn(game)) return q;
  const away = Object.entries(q.aside ?? {}).filter(([name]) => !game.wants.has(name)).flatMap(([, choices]) => choices.map(String));
  if (!away.length) return q;
  const kept = q.options.map((/** @type {number[]} */ choice) => !away.includes(String(choice)));
  const only = (/** @type {any[]} */ list) => list.filter((_, at) => kept[at]);
  return { ...q, options: only(q.options), flags: q.flags.length ? only(q.flags) : [] };
}

/** Whether a question is passed by itself. @param {Game} game @param {any} q as it was trimmed */
export function isQuiet(game, q) {
  if (!isOn(game) || q.seat < 0 || q.offered || q.options.length !== 1 || q.options[0][0] !== PASS) return false;
  return q.open || !watched(game);
}
