// What a city can do as cards in groups: each with its drawing, its price after discounts, what is
// left and what it brings. Owns these cards; what is on them, and why one cannot be had, the server told.

import { h, icon } from "../../dom.js";
import { hasUi, ui } from "../../words.js";
import { face } from "../../panels/card.js";
import { plain } from "../../panels/facts.js";
import { YIELDS } from "../../panels/look.js";
import { symbolOfChoice } from "./drawn.js";

/** @typedef {{choice: number[], price?: number, full?: number, left?: number, gets?: number, pays?: number, why?: any, far?: boolean}} Card */
/** @typedef {{slot: number, enter: number[] | null, groups: {name: string, cards: Card[]}[]}} Offer */

/** Where a group stands, and how many cards lie side by side in it: beside the city or below it, in so many of twelve columns each. @type {Record<string, [string, number]>} */
const PLACES = { figures: ["beside", 6], units: ["beside", 4], trade: ["rush", 12], wonders: ["below", 6], arts: ["last", 3], harvest: ["last", 3], more: ["chips", 12] };
/** @type {[string, number]} */
const USUAL = ["below", 4];
/** Where a group of modules with a single card stands. @type {[string, number]} */
const ALONE = ["last", 3];
/** @param {{name: string, cards: Card[]}} group */
const placeOf = ({ name, cards }) => PLACES[name] ?? (cards.length > 1 ? USUAL : ALONE);
const COLUMNS = 12;

/** All cards of what is offered, in their order: a card is known by its place among them. @param {any} table @returns {{offer: Offer, card: Card}[]} */
export const allCards = (table) => (table?.offers ?? []).flatMap((/** @type {Offer} */ offer) => offer.groups.flatMap(({ cards }) => cards.map((card) => ({ offer, card }))));

/** The row that a choice names, or -1. @param {any} pack @param {number[]} choice */
function rowOf(pack, choice) {
  const [kind] = pack.verb(choice[0]).kinds;
  return kind && pack.isRowKind(kind) && pack.row(choice[1]) ? choice[1] : -1;
}

/** What a choice is called on a card: the thing itself, where its group says what is done with it. @param {any} game @param {string} group @param {number[]} choice */
function nameOf({ pack }, group, choice) {
  const { name, kinds } = pack.verb(choice[0]);
  if (hasUi(`city.do.${name}`)) return ui(`city.do.${name}`);
  // Which city it is need not be said.
  if (pack.has(`panel.city_${name}`)) return pack.text(`panel.city_${name}`);
  return kinds.length ? pack.value(kinds[0], choice[1]) : pack.choice(choice);
}

/** The groups of an offer that stand at a place. @param {any} game @param {Offer} offer @param {string} place */
export function groups(game, offer, place) {
  const all = new Map(allCards(game.position.table).map(({ card }, at) => [card, at]));
  return offer.groups.filter((group) => placeOf(group)[0] === place).map((group) => {
    const { name, cards } = group;
    const near = cards.filter((card) => !card.far);
    const far = cards.filter((card) => card.far);
    const at = (/** @type {Card} */ card) => all.get(card) ?? -1;
    const title = hasUi(`city.group.${name}`) ? ui(`city.group.${name}`) : game.pack.text(`panel.group_${name}`);
    const each = placeOf(group)[1];
    // A heading needs room for what is out of reach, too.
    const headed = far.length ? 2 + Math.ceil(0.75 * far.length) : 0;
    const wide = place === "last" ? Math.min(COLUMNS, Math.max(each, near.length * each, headed)) : COLUMNS;
    return h("section", { class: `city-group of-${name}`, "data-key": `group-${name}`, "--wide": wide, "--columns": Math.floor(wide / each), "aria-label": title },
      h("h3", {}, title, far.length ? h("span", { class: "city-far" }, far.map((card) => farButton(game, name, card, at(card)))) : null),
      near.length ? h("ul", {}, near.map((card) => h("li", { "data-key": `card-${card.choice.join()}` }, cardButton(game, name, card, at(card))))) : null);
  });
}

/** A card with what is paid for it now: some questions are about what costs nothing. @param {any} game @param {Card} card @returns {Card} */
function paid(game, card) {
  const free = card.price !== undefined && !card.why && game.drawing?.free.includes(game.question?.topic);
  return free ? { ...card, price: 0, full: card.full ?? card.price } : card;
}

/** @param {any} game @param {string} group @param {Card} made @param {number} at */
function cardButton(game, group, made, at) {
  const card = paid(game, made);
  const { choice, why, left, gets } = card;
  const name = nameOf(game, group, choice);
  const row = rowOf(game.pack, choice);
  return h("button", { type: "button", class: `city-card${why ? " cannot" : ""}`, "data-kind": "made", "data-value": at, "data-choice": choice.join(), "aria-label": spoken(game, name, card) },
    h("span", { class: "city-pic plate" }, icon(symbolOfChoice(game.pack, choice))),
    h("span", { class: "city-name" }, name),
    h("span", { class: "city-line" }, price(game, card), gets === undefined ? null : result(group, choice, gets), row < 0 ? null : brings(game.pack.row(row)),
      left === undefined ? null : h("i", { class: left ? "stock" : "stock none" }, `×${left}`)));
}

/** Something that is out of reach for long: its drawing only. @param {any} game @param {string} group @param {Card} card @param {number} at */
function farButton(game, group, card, at) {
  const name = nameOf(game, group, card.choice);
  return h("button", { type: "button", class: "city-card cannot small", "data-kind": "made", "data-value": at, "data-choice": card.choice.join(), "data-key": `far-${card.choice.join()}`, "aria-label": spoken(game, name, card) },
    h("span", { class: "plate" }, icon(symbolOfChoice(game.pack, card.choice))));
}

/** The price after discounts, behind the full one. @param {any} game @param {Card} card */
function price(game, { price: now, full, pays, why }) {
  if (pays !== undefined) return h("b", { class: "price" }, `−${pays}`, icon("trade"));
  if (now === undefined) return null;
  const short = game.pack.data.reasons[why?.number]?.name === "production_short";
  return h("span", { class: `price${short ? " short" : ""}` }, full !== undefined && full !== now ? h("s", {}, String(full)) : null, h("b", {}, String(now)), icon("production"));
}

/** What comes of it. @param {string} group @param {number[]} choice @param {number} gets */
function result(group, choice, gets) {
  const sign = group === "harvest" ? `good-${choice[1]}` : group === "arts" ? "culture" : "production";
  return h("b", { class: "gets" }, `+${gets}`, icon(sign));
}

/** @param {any} row */
function brings(row) {
  const signs = (row.yields ?? []).flatMap((/** @type {number} */ n, /** @type {number} */ at) => (n > 3 || (at === 4 && n) ? [h("span", {}, icon(YIELDS[at]), String(n))] : Array.from({ length: n }, () => icon(YIELDS[at]))));
  return signs.length ? h("span", { class: "brings" }, signs) : null;
}

/** A card in words. @param {any} game @param {string} name @param {Card} card */
function spoken(game, name, card) {
  return [name, ...numbers(card), card.why ? ui("city.not_now", game.pack.reason(card.why)) : ""].filter(Boolean).join(", ");
}

/** @param {Card} card @returns {string[]} */
function numbers({ price: now, full, left, gets, pays }) {
  return [
    now === undefined ? "" : full !== undefined && full !== now ? ui("city.price_was", now, full) : ui("square.price", now),
    pays === undefined ? "" : ui("city.pays", pays, gets ?? 0),
    gets === undefined || pays !== undefined ? "" : ui("city.gets", gets),
    left === undefined ? "" : ui("city.left", left),
  ].filter(Boolean);
}

/** What the detail tells of a card. @param {any} game @param {any} table @param {number} value */
export function cardFacts(game, table, value) {
  const made = allCards(table)[value]?.card;
  if (!made) return null;
  const card = paid(game, made);
  const why = card.why ? h("p", { class: "face-why" }, icon("close"), h("span", {}, game.pack.reason(card.why))) : null;
  const row = rowOf(game.pack, card.choice);
  // What is printed on a row need not be said again.
  const told = numbers(row >= 0 && (card.full ?? card.price) === card.price ? { ...card, price: undefined } : card);
  const list = h("ul", { class: "facts" }, told.map((line) => h("li", {}, line)));
  if (row >= 0) return face(game.pack, row, [list, why]);
  return plain(game.pack.choice(card.choice), symbolOfChoice(game.pack, card.choice), [list, why]);
}
