// A line of the log as a sentence on the screen: the emblem, the words, and the links in them.
// It never decides what a link shows: `follow` hands it to whoever can.

import { h, icon } from "../dom.js";
import { openLibrary, openRules } from "../library/library.js";
import { ui } from "../words.js";

/** @typedef {import("./lines.js").Item} Item */

/** The number of a seat's colour and shape: as chosen by now, whatever position is shown.
 * @param {any} game
 * @param {number} seat */
export function look(game, seat) {
  const colour = (game.now ?? game.position)?.table?.realms?.[seat]?.colour ?? -1;
  return colour >= 0 ? colour : seat % 5;
}

/** A seat's emblem; nobody's is an empty place of the same size.
 * @param {any} game
 * @param {number} seat
 * @param {string} [title] */
export function emblem(game, seat, title) {
  if (seat < 0) return h("span", { class: "sigil" });
  const number = look(game, seat);
  return h("span", { class: `sigil seat-${number}` }, icon(`emblem-${number}`, title));
}

/** The words of an item, for search and for screen readers.
 * @param {any} game
 * @param {Item} item */
export function told(game, item) {
  const { line, event, n } = item;
  if (event !== null) return game.pack.event(event);
  if (line.kind === "undo") return ui("history.line.undo", game.pack.value("seat", line.seat));
  if (line.kind === "rewind") return ui("history.line.rewind", Number(line.move.replace(/\D/g, "")));
  if (line.kind === "version") return ui("history.line.version", line.move);
  return ui(line.kind === "fork" ? "history.line.fork" : "history.line.other", n);
}

/** The seat whose emblem stands before an item: the first one that it names.
 * @param {any} game
 * @param {Item} item */
export function whose(game, item) {
  if (item.event === null) return item.line.seat;
  return game.pack.eventParts(item.event).find((part) => part.kind === "seat")?.value ?? -1;
}

/** The sentence with its links.
 * @param {any} game
 * @param {Item} item
 * @param {string} [find] what to mark in it, in small letters
 * @param {boolean} [map] whether the map is in sight, so that spaces can be pointed at */
export function sentence(game, item, find = "", map = true) {
  const { pack } = game;
  if (item.event === null) return [marked(told(game, item), find)];
  const parts = pack.eventParts(item.event);
  const nodes = parts.map((part) => {
    if (typeof part === "string") return marked(part, find);
    return part.kind === "space" && !map ? h("strong", null, part.text) : linked(game, part, find);
  });
  const origin = item.event.origin ?? -1;
  const named = parts.some((part) => typeof part !== "string" && part.value === origin && pack.isRowKind(part.kind));
  if (origin >= 0 && !named && pack.row(origin) !== undefined) {
    const card = { kind: "row", value: origin, text: pack.row(origin).title };
    nodes.push(" ", h("span", { class: "log-origin" }, linked(game, card, find)));
  }
  const rule = pack.data.events?.[item.event.key];
  if (rule) nodes.push(" ", ruleLink(rule));
  return nodes;
}

function linked(game, part, find) {
  const { kind, value, text } = part;
  if (kind === "seat") return h("strong", { class: "log-seat" }, marked(text, find));
  const row = game.pack.isRowKind(kind);
  if (!row && kind !== "space") return marked(text, find);
  return h("button", {
    type: "button", class: "log-link", "data-kind": row ? "row" : kind, "data-value": value,
  }, marked(text, find));
}

function ruleLink(rule) {
  const label = ui("history.rule", rule);
  return h("button", { type: "button", class: "log-link log-rule", "data-rule": rule, "aria-label": label, title: label }, "§");
}

function marked(text, find) {
  const at = find === "" ? -1 : text.toLowerCase().indexOf(find);
  if (at < 0) return text;
  const end = at + find.length;
  return [text.slice(0, at), h("mark", null, text.slice(at, end)), marked(text.slice(end), find)];
}

/** Show what a link in a sentence stands for; tells whether the click was on one.
 * @param {any} game
 * @param {MouseEvent} click */
export function follow(game, click) {
  const link = /** @type {HTMLElement|null} */ (/** @type {Element} */ (click.target).closest(".log-link"));
  if (link === null) return false;
  click.stopPropagation();
  const { kind, value, rule } = link.dataset;
  if (rule) openRules(game, { id: rule });
  else if (kind === "row") openLibrary(game.pack, { row: Number(value) });
  else game.dispatchEvent(new CustomEvent("thing", { detail: { kind, value: Number(value), el: link, how: "press" } }));
  return true;
}
