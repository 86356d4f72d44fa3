// A line of the log as a sentence on the screen: the emblem, the words, and the links in them.
// It never draws what a link shows: that is handed to whoever can.

import { h, icon, on } from "../dom.js";
import { openLibrary, openRules } from "../library/library.js";
import { PLACES, colourOf } from "../panels/look.js";
import { ui } from "../words.js";

/** @typedef {import("../game.js").Game} Game */
/** @typedef {import("./lines.js").Item} Item */
/** @typedef {Exclude<import("../words.js").Part, string>} Named */
/** @typedef {import("../dom.js").Child} Child */

/** The number of a seat's colour and shape: as chosen by now, whatever position is shown.
 * @param {Game} game
 * @param {number} seat */
export function look(game, seat) {
  return colourOf((game.now ?? game.position)?.table, seat);
}

/** A seat's emblem; nobody's is an empty place of the same size.
 * @param {Game} game
 * @param {number} seat
 * @param {string} [title] */
export function emblem(game, seat, title) {
  if (seat < 0) return h("span", { class: "sigil" });
  const number = look(game, seat);
  return h("span", { class: `sigil seat-${number}` }, icon(`emblem-${number}`, title));
}

/** The words of an item, for search and for screen readers.
 * @param {Game} game
 * @param {Item} item */
export function text(game, item) {
  const { line, event, n } = item;
  if (event !== null) return game.pack.event(event);
  if (line.kind === "stated") return line.move ? ui("companion.line", line.move.replaceAll("\n", " · ")) : ui("companion.line_scene");
  if (line.kind === "undo" && line.seat < 0) return ui("companion.line_undo");
  if (line.kind === "undo") return ui("history.line.undo", game.pack.value("seat", line.seat));
  if (line.kind === "rewind") {
    // Whom a bot stands in for is asked nothing, and people at one screen agree by clicking.
    const people = game.info.seats.some((/** @type {any} */ seat) => seat.kind === "person" && !seat.left && !seat.mine);
    return ui(people ? "history.line.rewind" : "history.line.rewind_alone", Number(line.move.replace(/\D/g, "")));
  }
  if (line.kind === "dice") return ui("history.line.dice");
  if (line.kind === "version") return ui("history.line.version", line.move);
  return ui(line.kind === "fork" ? "history.line.fork" : "history.line.other", n);
}

/** The seat whose emblem stands before an item: the first one that it names.
 * @param {Game} game
 * @param {Item} item */
export function whose(game, item) {
  if (item.event === null) return item.line.seat;
  return named(game, item).find((part) => part.kind === "seat")?.value ?? -1;
}

/** The seats, cards, spaces and other things that an item names.
 * @param {Game} game
 * @param {Item} item
 * @returns {Named[]} */
export function named(game, item) {
  const parts = item.event === null ? [] : game.pack.eventParts(item.event);
  return parts.filter((part) => typeof part !== "string");
}

/** The sentence with its links.
 * @param {Game} game
 * @param {Item} item
 * @param {string} [find] what to mark in it, in small letters
 * @param {boolean} [map] whether the map is in sight, so that spaces can be pointed at */
export function sentence(game, item, find = "", map = true) {
  const { pack } = game;
  if (item.event === null) return [marked(text(game, item), find)];
  const parts = pack.eventParts(item.event);
  /** @type {Child[]} */
  const nodes = parts.map((part) => {
    if (typeof part === "string") return marked(part, find);
    return PLACES.includes(part.kind) && !map ? h("strong", null, part.text) : linked(game, part, find);
  });
  const origin = item.event.origin ?? -1;
  const told = named(game, item).some((part) => part.value === origin && pack.isRowKind(part.kind));
  if (origin >= 0 && !told && pack.row(origin) !== undefined) {
    const card = { kind: "row", value: origin, text: pack.row(origin).title };
    nodes.push(" ", h("span", { class: "log-origin" }, linked(game, card, find)));
  }
  return nodes;
}

/** @param {Game} game @param {Named} part @param {string} find @returns {Child} */
function linked(game, part, find) {
  const { kind, value } = part;
  const words = marked(part.text, find);
  if (kind === "seat") return h("strong", { class: "log-seat" }, words);
  const row = game.pack.isRowKind(kind);
  if (!row && !PLACES.includes(kind)) return words;
  // No button: a button does not break like a word, and the full stop after it would stray.
  return h("span", {
    role: "button", tabindex: "0", class: "log-link", "data-kind": row ? "row" : kind, "data-value": value,
  }, words);
}

/** The rule behind an item: one that a row it names says it follows, or else the one of its kind.
 * @param {Game} game
 * @param {Item} item
 * @returns {{rule: string, ours: boolean}} ours: it is a reading of ours */
export function ruleBehind(game, item) {
  const row = named(game, item).filter((part) => game.pack.isRowKind(part.kind)).map((part) => game.pack.row(part.value)).find((found) => found?.rule);
  if (row) return { rule: row.rule, ours: Boolean(row.our_ruling) };
  return { rule: game.pack.data.cited[item.event?.key ?? ""] ?? "", ours: false };
}

/** A sign that leads to the rule behind an item; null if there is none.
 * @param {Game} game
 * @param {Item} item */
export function ruleLink(game, item) {
  const { rule, ours } = ruleBehind(game, item);
  if (rule === "") return null;
  const label = ui(ours ? "history.our_rule" : "history.rule", rule);
  return h("span", { role: "button", tabindex: "0", class: ours ? "log-link log-rule ours" : "log-link log-rule", "data-rule": rule, "aria-label": label, title: label }, ours ? "§*" : "§");
}

/** @param {string} words @param {string} find @returns {Child} */
function marked(words, find) {
  const at = find === "" ? -1 : words.toLowerCase().indexOf(find);
  if (at < 0) return words;
  const end = at + find.length;
  return [words.slice(0, at), h("mark", null, words.slice(at, end)), marked(words.slice(end), find)];
}

/** Let the links below an element show what they stand for; such a click is used up by it.
 * @param {Element} root
 * @param {Game} game */
export function linking(root, game) {
  on(root, "click", (click) => follow(click, game));
  on(root, "keydown", (key) => {
    if (key.key === "Enter" || key.key === " ") follow(key, game);
  });
}

/** @param {MouseEvent|KeyboardEvent} event @param {Game} game */
function follow(event, game) {
  const link = event.target instanceof Element ? event.target.closest(".log-link") : null;
  if (!(link instanceof HTMLElement)) return;
  // The table would take it for a choice.
  event.stopPropagation();
  event.preventDefault();
  const { kind, value, rule } = link.dataset;
  if (rule) openRules(game, { id: rule });
  else if (kind === "row") openLibrary(game.pack, { row: Number(value) });
  else game.dispatchEvent(new CustomEvent("thing", { detail: { kind, value: Number(value), el: link, how: "press" } }));
}
