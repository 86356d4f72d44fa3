// A draft: an offer as it lies in the tray, and the answers that say it to the table. Owns this
// value and the difference to what was said before; it never asks whether an offer is allowed.

/** @typedef {{give: Map<number, number>, want: Map<number, number>, words: Set<number>, shown: number[]}} Draft */

/** @returns {Draft} */
export const empty = () => ({ give: new Map(), want: new Map(), words: new Set(), shown: [] });

/** The draft of a deal that lies on the table, as a seat makes it. @param {any} deal @param {number} seat @returns {Draft} */
export function draftOf(deal, seat) {
  const own = deal.sides.find((/** @type {any} */ side) => side.seat === seat) ?? deal.sides[0];
  const other = deal.sides.find((/** @type {any} */ side) => side !== own);
  const shown = own === deal.sides[0] ? deal.shown : deal.seen;
  return { give: new Map(own.goods), want: new Map(other.goods), words: new Set(own.promises), shown: [...shown] };
}

/** @param {Draft} draft @param {number} theirs how many promises the other has made */
export const isEmpty = (draft, theirs) => !draft.give.size && !draft.want.size && !draft.words.size && !theirs;

/** Set how much of a good is offered or asked for. @param {Map<number, number>} lines @param {number} good @param {number} amount */
export function put(lines, good, amount) {
  if (amount > 0) lines.set(good, amount);
  else lines.delete(good);
}

/** Goods whose amount differs, with the new one. @param {Map<number, number>} before @param {Map<number, number>} now @returns {[number, number][]} */
function changes(before, now) {
  const goods = [...new Set([...before.keys(), ...now.keys()])].sort((a, b) => a - b);
  return goods.filter((good) => (before.get(good) ?? 0) !== (now.get(good) ?? 0)).map((good) => [good, now.get(good) ?? 0]);
}

/** What of a list is not in another, each as often as it is. @param {number[]} before @param {number[]} now */
function added(before, now) {
  const rest = [...before];
  return now.filter((face) => {
    const at = rest.indexOf(face);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

/**
 * The answers that make one draft of another, in an order in which each can be said.
 * @param {Draft} before @param {Draft} now @param {(name: string) => number} verb
 * @returns {number[][]}
 */
export function steps(before, now, verb) {
  return [
    ...changes(before.give, now.give).map((line) => [verb("give"), ...line]),
    ...changes(before.want, now.want).map((line) => [verb("want"), ...line]),
    ...added(before.shown, now.shown).map((face) => [verb("show"), face]),
    ...[...now.words].filter((word) => !before.words.has(word)).map((word) => [verb("promise"), word]),
  ];
}
