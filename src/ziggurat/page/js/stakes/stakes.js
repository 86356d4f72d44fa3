// Stakes: how an attack can end, in words: the chance, both sums, what comes either way, what is won and what is lost.
// It never reckons odds: they come with the preview, worked out by the rules.

import { h, icon } from "../dom.js";
import { hasUi, ui } from "../words.js";
import { dressed } from "../decision/refs.js";

/** @typedef {import("../game.js").Game} Game */

/** The chance to win in per cent; only what is certain is told as 0 or 100. @param {any} odds */
export function perCent(odds) {
  const [wins, all] = odds.chance;
  return wins === 0 || wins === all ? (100 * wins) / all : Math.min(Math.max(Math.round((100 * wins) / all), 1), 99);
}

/** Events that have words. @param {Game} game @param {any[]} events */
const worded = (game, events) => events.filter(({ key }) => game.pack.has(`event.${key}`));

// The columns of what an attack brings, in the order in which they are read.
const COLUMNS = ["either", "won", "lost"];

/** What comes of an attack in one column, one by one. @param {Game} game @param {any} odds @param {string} how @returns {Node[]} */
function follows(game, odds, how) {
  const stakes = odds[how];
  const told = worded(game, stakes.events).map((event) => h("span", null, ...dressed(game, game.pack.eventParts(event))));
  const { next } = stakes;
  if (next?.seat === game.seat) told.push(h("span", null, ...dressed(game, game.pack.topicParts(next))));
  return told.length ? told : [h("span", null, ui(worded(game, odds.either.events).length ? "stakes.nothing_else" : "stakes.nothing"))];
}

/** The columns that have something to say: to win and to lose always do, if it can come to that. @param {Game} game @param {any} odds */
const columns = (game, odds) => COLUMNS.filter((how) => odds[how] && (how !== "either" || worded(game, odds.either.events).length));

/** Odds are those of whoever attacks: whoever is attacked reads them from the other side. @param {Game} game @param {any} odds */
function ownSide(game, odds) {
  if (game.seat < 0 || game.position?.table?.combat?.defender !== game.seat) return odds;
  const [wins, all] = odds.chance;
  return { ...odds, chance: [all - wins, all], sums: odds.sums.toReversed(), won: odds.lost, lost: odds.won };
}

/** The odds and stakes of an attack for the line below a question. @param {Game} game @param {any} told @returns {Node[]} */
export function oddsLine(game, told) {
  const odds = ownSide(game, told);
  const sums = odds.sums.map((/** @type {any} */ side) => side.total);
  const part = (/** @type {string} */ how) => h("span", { class: `will stake ${how}` }, h("b", null, ui(`stakes.${how}`)), follows(game, odds, how).flatMap((at) => [" ", at]));
  return [
    h("span", { class: "will odds" }, icon("attack"), sums.length === 2 ? ui("stakes.sums", ...sums) : null, h("strong", null, ui("stakes.chance", perCent(odds))), before(odds)),
    ...columns(game, odds).map(part),
  ];
}

/** That somebody may still spend something. @param {any} odds */
export const before = (odds) => (odds.declined.length ? h("span", { class: "faint" }, ui("stakes.before")) : null);

/** What both sides bring to a battle of hidden cards, for the line below a question. @param {Game} game @param {any} facing @returns {Node[]} */
export function facingLine(game, { sides }) {
  const named = (/** @type {any} */ { row, of, amount }) => `${row >= 0 ? game.pack.row(row).title : ui(`square.bonus.${of}`)} ${amount > 0 ? "+" : ""}${amount}`;
  const side = (/** @type {any} */ at) => [
    h("b", null, at.seat < 0 ? ui("stage.barbarians") : game.name(at.seat)), " ", ui("stakes.units", at.units),
    at.bonus ? `, ${ui("stakes.bonus", at.bonus)}` : "", at.bonuses.length ? ` (${at.bonuses.map(named).join(", ")})` : "",
  ];
  const loot = (/** @type {string} */ how, /** @type {any} */ at) => at.loot ? h("span", { class: `will stake ${how}` }, h("b", null, ui(`stakes.${how}`)), " ", ui("stakes.loot", game.name(at.seat), at.loot)) : null;
  return [
    h("span", { class: "will odds" }, icon("attack"), ...side(sides[0]), ` ${ui("panel.combat.against")} `, ...side(sides[1])),
    loot("won", sides[0]), loot("lost", sides[1]),
  ].filter((at) => at !== null);
}

/** Who stands on one side. @typedef {{seat: number, colour: number, kind?: string, name: string, signs: (Node | null)[]}} Facing */

/** One side before the dice. @param {any} side @param {Facing} facing */
function sum(side, { colour, kind = "", name, signs }) {
  const word = (/** @type {string} */ what) => ui(hasUi(`stakes.item.${what}.${kind}`) ? `stakes.item.${what}.${kind}` : `stakes.item.${what}`);
  return h(
    "section", { class: colour < 0 ? "side" : `side seat-${colour}` },
    h("h3", {}, ...signs, h("span", {}, name), h("span", { class: "total with-die" }, ui("stakes.and_die", side.total))),
    h("dl", {}, side.items.map((/** @type {any} */ [what, n]) => h("div", { class: "item" }, h("dt", {}, word(what)), h("dd", {}, n < 0 ? `−${-n}` : `+${n}`)))),
  );
}

/** Everything about an attack that waits to be confirmed, for a panel. @param {Game} game @param {any} odds @param {[Facing, Facing]} facing @returns {Node[]} */
export function oddsPanel(game, odds, facing) {
  const part = (/** @type {string} */ how) => h("section", { class: `stake ${how}` }, h("h4", {}, ui(`stakes.${how}`)), h("ul", {}, follows(game, odds, how).map((at) => h("li", {}, at))));
  const chance = perCent(odds);
  return [
    odds.sums.length === 2 ? h("div", { class: "sides" }, sum(odds.sums[0], facing[0]), h("div", { class: "against" }, ui("panel.combat.against")), sum(odds.sums[1], facing[1])) : null,
    h("p", { class: "odds-chance" }, h("strong", {}, ui("stakes.chance", chance)), h("span", { class: "odds-bar", "aria-hidden": "true", "--won": `${chance}%` }), before(odds)),
    h("div", { class: "stakes" }, columns(game, odds).map(part)),
  ].filter(Boolean);
}
