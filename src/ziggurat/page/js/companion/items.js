// Items: what can be stated of a real table, in words, and what has to do with a thing on it.
// It knows no rule: the server says what there is and what each could be.

/** @typedef {import("../game.js").Game} Game */
/** @typedef {{fact: string, args: number[], kinds: string[], values: number[], kind: string, many: boolean}} Item */
/** @typedef {{kind: string, value: number, seat?: number}} Thing */

/** Kinds that count the same places of a focus row. */
const PLACES = new Set(["slot", "place", "focus_slot"]);

/** What people can correct: what the game has words for. @param {Game} game @returns {Promise<{items: Item[], last: number}>} */
export async function itemsOf(game) {
  const { items, last } = await game.desk.facts();
  return { last, items: items.filter((/** @type {Item} */ { fact }) => game.pack.has(`fact.${fact}`)) };
}

/** @param {Game} game @param {Item} item */
export const labelOf = (game, item) => game.pack.text(`fact.${item.fact}`, item.args);

/** @param {Game} game @param {Item} item @param {number} value @returns {string} */
export const valueOf = (game, item, value) => (isNumber(game, item) ? String(value) : game.pack.value(item.kind, value));

/** Whether an item counts something. @param {Game} game @param {Item} item */
export const isNumber = (game, { kind }) => kind !== "seat" && !game.pack.isRowKind(kind) && !game.pack.kinds.get(kind)?.size;

/** Whether there is nothing of an item on the table. @param {Game} game @param {Item} item */
export const isEmpty = (game, item) => !item.values.length || (isNumber(game, item) && item.values[0] === 0);

/** What an item is now, to be told apart from what it was. @param {Item} item */
export const keyOf = ({ fact, args, values }) => JSON.stringify([fact, args, values]);

/** The seat whose part of the table an item is of; -1 for what is nobody's. @param {Item} item */
export const seatOf = ({ kinds, args }) => (kinds[0] === "seat" ? args[0] : -1);

/** An item with other values, as it is stated. @param {Item} item @param {number[]} values */
export const corrected = ({ fact, args }, values) => ({ fact, args, values });

/** What has to do with a thing on the table; all there is, if nothing has. @param {Game} game @param {Item[]} items @param {Thing} thing @returns {Item[]} */
export function about(game, items, { kind, value, seat }) {
  const same = (/** @type {string} */ other) => other === kind || (PLACES.has(kind) && PLACES.has(other)) || (game.pack.isRowKind(kind) && game.pack.isRowKind(other));
  const fits = items.filter((item) => (seat === undefined || seatOf(item) < 0 || seatOf(item) === seat)
    && (item.args.some((arg, at) => arg === value && same(item.kinds[at])) || (same(item.kind) && item.values.includes(value))));
  const own = seat === undefined ? [] : items.filter((item) => seatOf(item) === seat);
  return [fits, own, items].find((found) => found.length) ?? [];
}
