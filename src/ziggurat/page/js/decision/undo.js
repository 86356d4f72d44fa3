// Undo: taking back one's own choices, and asking everybody to go back further.
// It never decides what may be taken back: the position says so, and people consent.

import { dialog, h, icon } from "../dom.js";
import { ui } from "../words.js";
import { tellingTools } from "../companion/telling.js";
import { takenBack } from "../history/lines.js";

/** @typedef {import("../game.js").Game} Game */

/** @param {string} name @param {string} label @param {() => unknown} act @param {string} hint */
function tool(name, label, act, hint) {
  return h("button", { type: "button", class: "quiet tool", title: hint, "aria-label": label, onclick: act }, icon(name), h("span", null, label));
}

/** The choices that still count, oldest first. @param {Game} game @returns {any[]} */
function standing(game) {
  const gone = takenBack(game.lines);
  return game.lines.filter((line) => line.kind === "choice" && !gone.has(line.n));
}

/** How many choices in a row this seat has made last. @param {Game} game */
function ownRun(game) {
  const lines = standing(game);
  const other = lines.findLastIndex((line) => line.seat !== game.seat);
  return lines.length - 1 - other;
}

/** The one way back that makes sense now: from what was only begun, else from one's own choices, else further. @param {Game} game @returns {HTMLElement[]} */
export function tools(game) {
  if (game.begun) return [h("button", { type: "button", class: "button back", title: ui("decide.back_hint"), onclick: () => game.back() }, icon("back"), ui("decide.back"))];
  if (game.seat < 0 || game.viewing !== null || game.following || (game.over && !game.tells)) return [];
  if (game.now?.undo && !game.busy) {
    const again = ownRun(game) > 1 && !game.tells ? [tool("turn", ui("decide.reset"), () => game.resetTurn(), ui("decide.reset_hint"))] : [];
    return [...tellingTools(game), tool("undo", ui("decide.undo"), () => game.undo(), ui("decide.undo_hint")), ...again];
  }
  if (game.tells) return tellingTools(game);
  if (game.info.rewind || lastOwn(game) < 1 || game.busy) return [];
  const label = ui(others(game) ? "decide.ask_back" : "decide.go_back");
  return [tool("undo", label, () => openAsk(game), ui(others(game) ? "decide.ask_back_hint" : "decide.go_back_hint"))];
}

/** The newest entry in which this seat chose something, or -1; people at one screen count as one. @param {Game} game */
function lastOwn(game) {
  const seats = others(game) ? [game.seat] : game.local;
  const line = standing(game).findLast((at) => seats.includes(at.seat));
  return line ? line.n : -1;
}

/** What an entry was about, in words. @param {Game} game @param {number} n */
function doneIn(game, n) {
  const line = game.lines.find((at) => at.n === n);
  return line?.events.length ? game.pack.event(line.events[0]) : line?.move ?? "";
}

/** Whether people elsewhere have a say. @param {Game} game @returns {boolean} */
function others(game) {
  return game.info.seats.some((/** @type {any} */ seat) => seat.kind === "person" && !seat.left && !seat.mine);
}

/** @param {Game} game */
function openAsk(game) {
  const own = lastOwn(game);
  const told = doneIn(game, own);
  const people = others(game);
  dialog({
    title: ui(people ? "decide.ask_back" : "decide.go_back"), closeLabel: ui("page.close"),
    body: [h("p", null, ui("decide.ask_back_to", told)), h("p", { class: "faint" }, ui(people ? "decide.ask_people" : "decide.ask_nobody"))],
    actions: [{ label: ui("decide.back") }, { label: ui(people ? "decide.propose" : "decide.go_back"), main: true, act: () => game.propose(own - 1) }],
  });
}

/** What this seat declines until the turn ends, with a way to be asked again. @param {Game} game @returns {HTMLElement[]} */
export function standingNote(game) {
  if (game.viewing !== null || game.seat < 0 || game.over) return [];
  return (game.now?.standing ?? []).map((/** @type {string} */ topic) => {
    const said = ui("decide.standing", game.pack.text(`moment.${topic}`));
    return h("div", { class: "note standing", role: "status" }, h("p", null, said),
      h("button", { type: "button", class: "quiet tool", title: said, onclick: () => game.withdraw(topic) }, icon("undo"), h("b", null, ui("decide.ask_again"))));
  });
}

/** Where everybody is asked to go back, the note above the bar says so. @param {Game} game @returns {HTMLElement[]} */
export function rewindNote(game) {
  const rewind = game.info.rewind;
  if (game.link === "lost") return [h("p", { class: "note lost", role: "status" }, icon("link"), ui("decide.lost"))];
  if (game.link === "gone") return [h("p", { class: "note lost", role: "status" }, icon("lock"), ui("decide.gone"))];
  if (!rewind) return [];
  const waits = game.local.filter((seat) => !rewind.consents.includes(seat));
  const first = game.lines.find((line) => line.n > rewind.to && line.kind === "choice" && line.seat === rewind.by);
  const text = ui(game.local.includes(rewind.by) ? "decide.proposed" : "decide.proposal", game.name(rewind.by), first ? doneIn(game, first.n) : "");
  const look = h("button", { type: "button", class: "quiet", onclick: () => game.show(rewind.to) }, icon("eye"), ui("decide.look"));
  const agree = waits.length && game.seat >= 0
    ? h("button", { type: "button", class: "button main", onclick: () => game.consent(true) }, ui("decide.agree")) : null;
  const refuse = game.local.length
    ? h("button", { type: "button", class: "button", onclick: () => game.consent(false) }, ui(waits.length ? "decide.refuse" : "decide.withdraw")) : null;
  return [h("div", { class: "note", role: "status" }, h("p", null, text), look, agree, refuse)];
}
