// The dice on trial: the server plays the game again and shows its seed, and this browser
// checks for itself that the seed is the one that was promised. It never trusts a bare "ok".

import { h, icon } from "../dom.js";
import { errorText } from "../decision/toast.js";
import { api } from "../net.js";
import { ui } from "../words.js";
import { lastSeen } from "./seen.js";

/** @typedef {import("../game.js").Game} Game */
/** @typedef {{ok: boolean, text: string, entries: number, proven: boolean, seed: string}} Report */

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
  const fits = report.seed ? await matches(report.seed, promise) : null;
  const kept = noted === "" || noted === promise;
  const fair = report.ok && report.proven && fits !== false && kept;
  return [
    h("p", { class: fair ? "dice-verdict dice-yes" : "dice-verdict dice-no" }, icon(fair ? "check" : "flag"),
      ui(fair ? "history.dice.fair" : report.ok && kept && fits !== false ? "history.dice.unproven" : "history.dice.wrong")),
    h("ol", { class: "dice-steps" }, steps(report, fits, noted, kept).map(([good, text]) =>
      h("li", { class: good ? "dice-yes" : "dice-no" }, icon(good ? "check" : "close"), h("span", null, text)))),
    h("dl", { class: "dice-numbers" },
      h("dt", null, ui("history.dice.commitment")), h("dd", null, h("code", null, promise || "–")),
      h("dt", null, ui("history.dice.seed")), h("dd", null, h("code", null, report.seed || "–"))),
    h("p", { class: "faint small" }, ui("history.dice.yourself")),
  ];
}

/** What was checked, and whether it is right.
 * @param {Report} report
 * @param {boolean|null} fits whether the seed has the fingerprint, if the browser could tell
 * @param {string} noted
 * @param {boolean} kept
 * @returns {[boolean, string][]} */
function steps(report, fits, noted, kept) {
  /** @type {[boolean, string][]} */
  const found = [];
  if (noted !== "") found.push([kept, ui(kept ? "history.dice.kept" : "history.dice.not_kept")]);
  if (fits !== null) found.push([fits, ui(fits ? "history.dice.fits" : "history.dice.fits_not")]);
  found.push([report.ok, report.ok ? ui("history.dice.replayed", report.entries) : ui("history.dice.differs", report.text)]);
  if (report.ok) found.push([report.proven, ui(report.proven ? "history.dice.proven" : "history.dice.no_seed")]);
  return found;
}

/** Whether a seed has the promised fingerprint; null where the browser cannot compute it.
 * @param {string} seed in hexadecimal digits
 * @param {string} promise */
async function matches(seed, promise) {
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  // Browsers offer this only over https and on this very computer.
  if (globalThis.crypto?.subtle === undefined || promise === "") return null;
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("") === promise;
}
