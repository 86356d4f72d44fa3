// The dice on trial: the server plays the game again and shows its seed, and this browser
// checks for itself that the seed is the one that was promised for this game. It never trusts a
// bare "ok", and it never says more than was proven.

import { h, icon } from "../dom.js";
import { errorText } from "../decision/toast.js";
import { api } from "../net.js";
import { ui } from "../words.js";
import { lastSeen } from "./seen.js";

/** @typedef {import("../game.js").Game} Game */
/** @typedef {{ok: boolean, text: string, entries: number, chained: [number, number][], proven: boolean,
 *   proven_from: number|null, seed_chosen: boolean, start_checked: boolean, asked_again: number, renewed: number[], seed: string|null,
 *   sealed: string}} Report */

/** The part of the end that checks the dice.
 * @param {Game} game */
export function diceSection(game) {
  const told = h("div", { class: "dice-told", "aria-live": "polite" });
  const button = h("button", {
    type: "button", class: "button", onclick: async () => {
      button.disabled = true;
      told.replaceChildren(h("p", { class: "faint" }, ui("history.dice.working")));
      told.replaceChildren(...await verdict(game).catch(problem));
      button.disabled = false;
    },
  }, icon("dice-5"), ui("history.dice.check"));
  return h("section", { class: "end-dice" },
    h("h3", null, ui("history.dice.title")),
    h("p", null, ui("history.dice.about")), button, told);
}

/** @param {unknown} error */
function problem(error) {
  return [h("p", { class: "history-problem" }, errorText(error))];
}

/** @param {Game} game */
async function verdict(game) {
  /** @type {Report} */
  const report = await api.post(`/api/games/${encodeURIComponent(game.id)}/verify`);
  const promise = game.info.commitment ?? "";
  const noted = lastSeen(game)?.promise ?? "";
  const fits = report.seed ? await matches(report, promise) : null;
  // New dice have a promise of their own: the one noted before cannot be it.
  const kept = noted === "" || noted === promise || report.renewed.length > 0;
  const [fair, text] = inShort(report, kept && fits !== false, known(game, report));
  return [
    h("p", { class: fair ? "dice-verdict dice-yes" : "dice-verdict dice-no" }, icon(fair ? "check" : "flag"), text),
    h("ol", { class: "dice-steps" }, steps(game, report, fits, noted, kept).map(([good, text]) =>
      h("li", { class: good ? "dice-yes" : "dice-no" }, icon(good ? "check" : "close"), h("span", null, text)))),
    h("dl", { class: "dice-numbers" },
      h("dt", null, ui("history.dice.commitment")), h("dd", null, h("code", null, promise || "–")),
      h("dt", null, ui("history.dice.seed")), h("dd", null, h("code", null, report.seed || "–"))),
    h("p", { class: "faint small" }, ui("history.dice.yourself")),
  ];
}

/** Whether somebody could know the dice while the game went on.
 * @param {Game} game
 * @param {Report} report */
function known(game, report) {
  return Boolean(game.info.dice_known) || report.seed_chosen;
}

/** The verdict in one sentence, and whether it is the best there is.
 * @param {Report} report
 * @param {boolean} honest whether the promise is the one that was made, and kept
 * @param {boolean} knew whether somebody could know the dice beforehand
 * @returns {[boolean, string]} */
function inShort(report, honest, knew) {
  if (!report.ok || !honest) return [false, ui("history.dice.wrong")];
  if (!report.start_checked) return [false, ui("history.dice.start_unchecked")];
  if (report.chained.length > 0) return [false, ui("history.dice.other_rules")];
  if (report.proven_from === null) return [false, ui("history.dice.unproven")];
  if (!report.proven) return [false, ui("history.dice.partly", report.proven_from)];
  if (knew) return [false, ui("history.dice.foreseen")];
  if (report.asked_again > 0) return [false, ui("history.dice.rolled_again", report.asked_again)];
  return [true, ui("history.dice.fair")];
}

/** What was checked, and whether it is right.
 * @param {Game} game
 * @param {Report} report
 * @param {boolean|null} fits whether the seed has the fingerprint, if the browser could tell
 * @param {string} noted
 * @param {boolean} kept
 * @returns {[boolean, string][]} */
function steps(game, report, fits, noted, kept) {
  /** @type {[boolean, string][]} */
  const found = [];
  found.push(...report.renewed.map(newDice));
  if (noted !== "" && found.length === 0) found.push([kept, ui(kept ? "history.dice.kept" : "history.dice.not_kept")]);
  if (fits !== null) found.push([fits, ui(fits ? "history.dice.fits" : "history.dice.fits_not")]);
  if (!report.ok) found.push([false, ui("history.dice.differs", report.text)]);
  else found.push(...played(report), dice(report));
  if (known(game, report)) found.push([false, ui("together.dice_known")]);
  return found;
}

/** What was played again and what was not, and how often chance was asked again.
 * @param {Report} report
 * @returns {[boolean, string][]} */
function played(report) {
  /** @type {[boolean, string][]} */
  const found = report.start_checked ? [] : [[false, ui("history.dice.start")]];
  found.push(...report.chained.map(older), [true, ui("history.dice.replayed", replayed(report))]);
  if (report.asked_again > 0) found.push([false, ui("history.dice.asked_again", report.asked_again)]);
  return found;
}

/** An entry from which on the game has new dice.
 * @param {number} number
 * @returns {[boolean, string]} */
function newDice(number) {
  return [false, ui("history.dice.renewed", number)];
}

/** A span of entries that could not be played again.
 * @param {[number, number]} span
 * @returns {[boolean, string]} */
function older([first, last]) {
  return [false, ui("history.dice.chained", first, last)];
}

/** How many entries were played again.
 * @param {Report} report */
function replayed(report) {
  return report.chained.reduce((left, [first, last]) => left - (last - first + 1), report.entries);
}

/** What was proven of the dice.
 * @param {Report} report
 * @returns {[boolean, string]} */
function dice(report) {
  if (report.proven_from === null) return [false, ui("history.dice.no_seed")];
  return report.proven ? [true, ui("history.dice.proven")] : [false, ui("history.dice.proven_from", report.proven_from)];
}

/** Whether a seed is the promised one; null where the browser cannot compute it.
 * A promise is "2:game:origin:fingerprint"; the text it is the fingerprint of names game and seed.
 * @param {Report} report
 * @param {string} promise */
async function matches(report, promise) {
  const [, name, , fingerprint] = promise.includes(":") ? promise.split(":") : ["", "", "", promise];
  // Browsers offer this only over https and on this very computer.
  if (globalThis.crypto?.subtle === undefined || promise === "") return null;
  const bytes = name ? new TextEncoder().encode(report.sealed) : plain(report.seed ?? "");
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const told = name ? JSON.parse(report.sealed) : { seed: report.seed, match: "" };
  return told.seed === report.seed && told.match === name
    && [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("") === fingerprint;
}

/** @param {string} seed in hexadecimal digits */
function plain(seed) {
  return Uint8Array.from(seed.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
