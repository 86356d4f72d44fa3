// Undo: taking back one's own choices, and asking everybody to go back further.
// It never decides what may be taken back: the position says so, and people consent.

import { dialog, h, icon } from "../dom.js";
import { ui } from "../words.js";

/** @typedef {import("../game.js").Game} Game */

/** @param {string} name @param {string} label @param {() => unknown} act @param {string} [hint] */
function tool(name, label, act, hint) {
  return h("button", { type: "button", class: "quiet tool", title: hint ?? label, onclick: act }, icon(name), h("span", null, label));
}

/** How many of this seat's choices in a row could be taken back. @param {Game} game */
function ownRun(game) {
  let count = 0;
  for (let at = game.lines.length - 1; at >= 0; at -= 1) {
    const line = game.lines[at];
    if (line.kind !== "choice" || line.seat !== game.seat) break;
    count += 1;
  }
  return count;
}

/** The tools that make sense now. @param {Game} game @returns {HTMLElement[]} */
export function tools(game) {
  if (game.seat < 0 || game.viewing !== null || game.following || game.over) return [];
  if (game.now?.undo && !game.busy) {
    const again = ownRun(game) > 1 ? [tool("undo", ui("decide.reset"), () => game.resetTurn(), ui("decide.reset_hint"))] : [];
    return [tool("undo", ui("decide.undo"), () => game.undo(), ui("decide.undo_hint")), ...again];
  }
  if (game.info.rewind || lastOwn(game) < 1 || game.busy) return [];
  return [tool("undo", ui("decide.ask_back"), () => openAsk(game), ui("decide.ask_back_hint"))];
}

/** The newest entry in which this seat chose something, or -1. @param {Game} game */
function lastOwn(game) {
  const line = game.lines.findLast((at) => at.kind === "choice" && at.seat === game.seat);
  return line ? line.n : -1;
}

/** @param {Game} game */
function openAsk(game) {
  const own = lastOwn(game);
  const line = game.lines.find((at) => at.n === own);
  const told = line.events.length ? game.pack.event(line.events[0]) : line.move;
  const people = game.info.seats.filter((/** @type {any} */ seat) => seat.kind !== "bot" && !seat.left && !seat.mine);
  dialog({
    title: ui("decide.ask_back"), closeLabel: ui("page.close"),
    body: [h("p", null, ui("decide.ask_back_to", told)), h("p", { class: "faint" }, ui(people.length ? "decide.ask_people" : "decide.ask_nobody"))],
    actions: [{ label: ui("decide.back") }, { label: ui(people.length ? "decide.propose" : "decide.go_back"), main: true, act: () => game.propose(own - 1) }],
  });
}

/** Where everybody is asked to go back, the note above the bar says so. @param {Game} game @returns {HTMLElement[]} */
export function rewindNote(game) {
  const rewind = game.info.rewind;
  if (game.link === "lost") return [h("p", { class: "note lost", role: "status" }, icon("link"), ui("decide.lost"))];
  if (game.link === "gone") return [h("p", { class: "note lost", role: "status" }, icon("lock"), ui("decide.gone"))];
  if (!rewind) return [];
  const waits = game.local.filter((seat) => !rewind.consents.includes(seat));
  const text = ui(game.local.includes(rewind.by) ? "decide.proposed" : "decide.proposal", game.name(rewind.by), rewind.to);
  const look = h("button", { type: "button", class: "quiet", onclick: () => game.show(rewind.to) }, icon("eye"), ui("decide.look"));
  const agree = waits.length && game.seat >= 0
    ? h("button", { type: "button", class: "button main", onclick: () => game.consent(true) }, ui("decide.agree")) : null;
  const refuse = game.local.length
    ? h("button", { type: "button", class: "button", onclick: () => game.consent(false) }, ui(waits.length ? "decide.refuse" : "decide.withdraw")) : null;
  return [h("div", { class: "note", role: "status" }, h("p", null, text), look, agree, refuse)];
}
