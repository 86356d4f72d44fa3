// Offer: a small form for questions that also take choices nobody listed.
// It is built from the kinds of the verb's arguments; the server says whether an offer stands.

import { dialog, h, on } from "../dom.js";
import { hasUi, ui } from "../words.js";
import { slotSeat } from "./fit.js";

/** @typedef {import("../game.js").Game} Game */

const MOST_NUMBERS = 99;
/** Kinds of which every value is listed that could be said. */
const LISTED = ["promise"];

/**
 * The verbs that a free choice can use: those listed that take arguments, else all that seats can say.
 * @param {Game} game
 * @returns {number[]}
 */
export function offerVerbs(game) {
  const q = game.question;
  if (!q?.offered) return [];
  const listed = new Set(q.options.map((/** @type {number[]} */ choice) => choice[0]));
  const known = Object.keys(game.pack.data.verbs).map(Number);
  const named = known.filter((verb) => game.pack.verb(verb).kinds.length > 0 && listed.has(verb));
  const more = named.filter((verb) => !game.pack.verb(verb).kinds.every((kind) => LISTED.includes(kind)));
  return named.length ? more : known.filter((verb) => game.pack.verb(verb).name === q.kind);
}

/** What a verb for free choices is called. @param {Game} game @param {number} verb */
export function offerName(game, verb) {
  const key = `decide.offer.${game.pack.verb(verb).name}`;
  return ui(hasUi(key) ? key : "decide.offer");
}

/** @param {Game} game @param {string} kind */
function input(game, kind) {
  const label = hasUi(`decide.kind.${kind}`) ? ui(`decide.kind.${kind}`) : kind;
  const values = [...(game.pack.kinds.get(kind)?.keys() ?? [])];
  const seats = game.info.seats.length;
  const shown = values.filter((n) => kind !== "seat" || (n < seats && n !== slotSeat({ seat: game.seat })));
  const field = shown.length
    ? h("select", null, shown.map((n) => h("option", { value: n }, game.pack.value(kind, n))))
    : h("input", { type: "number", min: "0", max: String(MOST_NUMBERS), value: "1", inputmode: "numeric" });
  return { field, row: h("label", { class: "field" }, h("span", null, label), field) };
}

/** Ask for an offer, as long as one can be made. @param {Game} game @param {number} verb */
export function openOffer(game, verb) {
  const q = game.question;
  const inputs = game.pack.verb(verb).kinds.map((kind) => input(game, kind));
  const choice = () => [verb, ...inputs.map(({ field }) => Number(field.value))];
  const told = h("p", { class: "offer-told", "aria-live": "polite" });
  const show = () => { told.textContent = game.pack.choice(choice(), q); };
  const form = h("form", {
    class: "offer", onsubmit: (/** @type {Event} */ event) => { event.preventDefault(); send(); },
  }, inputs.map(({ row }) => row), told);
  form.addEventListener("input", show);
  const send = () => { box.close(); game.choose(choice()); };
  show();
  const box = dialog({
    title: offerName(game, verb), body: form, closeLabel: ui("page.close"),
    actions: [{ label: ui("decide.back") }, { label: ui("decide.make_offer"), main: true, keep: true, act: send }],
    onclose: () => stop(),
  });
  const stop = on(game, "change", () => { if (game.question !== q) box.close(); });
}
